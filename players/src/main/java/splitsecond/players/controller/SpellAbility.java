package splitsecond.players.controller;

import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.Option;

/// What a player with priority can play.
public sealed interface SpellAbility {

    /// The card or permanent it belongs to.
    int card();

    /// CR 305: a land is played without the stack.
    ///
    /// @param face 0 is the front
    record PlayLand(int card, int face) implements SpellAbility {}

    /// CR 601: a spell is cast in eight steps.
    ///
    /// @param variant which face, and which alternative cost
    record CastSpell(int card, int variant) implements SpellAbility {}

    /// CR 602.
    ///
    /// @param ability its place among the object's abilities
    record ActivateAbility(int card, int ability) implements SpellAbility {}

    /// In a sandbox: what its owner does by hand with a card outside the rules.
    record MoveByHand(int card, ByHand what) implements SpellAbility {}

    /// The option it stands for.
    default long packed() {
        return switch (this) {
            case PlayLand(int card, int face) -> Option.pack(Option.Kind.PLAY_LAND, card, face);
            case CastSpell(int card, int variant) -> Option.pack(Option.Kind.CAST, card, variant);
            case ActivateAbility(int card, int ability) -> Option.pack(Option.Kind.ACTIVATE, card, ability);
            case MoveByHand(int card, ByHand what) -> Option.pack(Option.Kind.PUT, card, what.variant());
        };
    }
}
