/// `splitsecond replay`: records of games, looked at step by step or verified.
@NullMarked
package splitsecond.app.replay;

import org.jspecify.annotations.NullMarked;
