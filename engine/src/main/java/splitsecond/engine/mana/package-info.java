/// CR 106, 601.2g-h: how mana costs are paid. Knows nothing of a game.
@NullMarked
package splitsecond.engine.mana;

import org.jspecify.annotations.NullMarked;
