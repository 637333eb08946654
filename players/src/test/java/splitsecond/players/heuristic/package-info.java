@NullMarked
package splitsecond.players.heuristic;

import org.jspecify.annotations.NullMarked;
