/// When may something be played? Conditions, windows that need all of them, and verdicts that say which one failed.
/// Knows no particular game.
@NullMarked
package splitsecond.timing;

import org.jspecify.annotations.NullMarked;
