/// What is true now: mutable, compact, copyable.
@NullMarked
package splitsecond.engine.state;

import org.jspecify.annotations.NullMarked;
