/// The rules of Magic: a game is a value that waits for a decision.
@NullMarked
package splitsecond.engine;

import org.jspecify.annotations.NullMarked;
