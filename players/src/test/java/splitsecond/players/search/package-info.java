@NullMarked
package splitsecond.players.search;

import org.jspecify.annotations.NullMarked;
