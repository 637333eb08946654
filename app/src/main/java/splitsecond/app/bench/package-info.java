/// How quick the engine is on this machine.
@NullMarked
package splitsecond.app.bench;

import org.jspecify.annotations.NullMarked;
