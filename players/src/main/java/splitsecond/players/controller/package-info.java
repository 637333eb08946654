/// Players as controllers: called for a land, spell or ability, for targets, mana, attackers and blockers, instead of
/// for one option of one decision.
@NullMarked
package splitsecond.players.controller;

import org.jspecify.annotations.NullMarked;
