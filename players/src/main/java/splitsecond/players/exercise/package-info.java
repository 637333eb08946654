/// Every-card play: each card is drawn, cast and used in random games in which the laws are checked.
@NullMarked
package splitsecond.players.exercise;

import org.jspecify.annotations.NullMarked;
