/// A player who tries out what it could do, again and again, in games that could be the real one.
@NullMarked
package splitsecond.players.search;

import org.jspecify.annotations.NullMarked;
