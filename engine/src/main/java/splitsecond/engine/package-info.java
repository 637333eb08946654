/// The rules of Magic. A game is a value that waits for a decision and lists every legal answer.
@NullMarked
package splitsecond.engine;

import org.jspecify.annotations.NullMarked;
