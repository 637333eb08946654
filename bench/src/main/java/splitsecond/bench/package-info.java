/// Benchmarks; never shipped.
@NullMarked
package splitsecond.bench;

import org.jspecify.annotations.NullMarked;
