/// A player who plays a sound game by rule of thumb: what things are worth, what effects do, and how fights come out.
@NullMarked
package splitsecond.players.heuristic;

import org.jspecify.annotations.NullMarked;
