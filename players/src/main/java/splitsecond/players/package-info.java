/// Those who decide: random, scripted, human and searching controllers; matches and simulations between them.
@NullMarked
package splitsecond.players;

import org.jspecify.annotations.NullMarked;
