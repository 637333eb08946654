@NullMarked
package splitsecond.players;

import org.jspecify.annotations.NullMarked;
