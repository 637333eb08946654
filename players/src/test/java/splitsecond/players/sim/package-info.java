@NullMarked
package splitsecond.players.sim;

import org.jspecify.annotations.NullMarked;
