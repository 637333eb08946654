/// Many games between the same players and decks, on several threads, with results that do not depend on how many.
@NullMarked
package splitsecond.players.sim;

import org.jspecify.annotations.NullMarked;
