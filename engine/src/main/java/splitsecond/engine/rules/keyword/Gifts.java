package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Token;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.TypeLine;

/// CR 702.174: what the opponent is given to whom it was promised.
public final class Gifts {

    private static final Reference CHOSEN_PLAYER = new Reference.ChosenPlayer();
    private static final Condition PROMISED = new Condition.WasPaid(OptionalCost.GIFT);

    private Gifts() {}

    public static Effect ofSpell(KeywordAbility.Present present) {
        return new Effect.If(PROMISED, given(present), null, "");
    }

    static Ability ofPermanent(KeywordAbility.Present present) {
        return when("gift", enters(ITSELF), PROMISED, given(present));
    }

    private static Effect given(KeywordAbility.Present present) {
        return switch (present) {
            case CARD -> new Effect.Draw(CHOSEN_PLAYER, ONE);
            case FOOD -> created(artifact("Food"), false);
            case TREASURE -> created(artifact("Treasure"), false);
            case TAPPED_FISH -> created(token("Creature — Fish", Color.BLUE.bit(), 1, 1), true);
            case OCTOPUS -> created(token("Creature — Octopus", Color.BLUE.bit(), 8, 8), false);
            case EXTRA_TURN -> new Effect.ExtraTurn(CHOSEN_PLAYER, ONE);
        };
    }

    private static Effect created(Token token, boolean tapped) {
        return new Effect.CreateToken(CHOSEN_PLAYER, ONE, token, tapped, false, List.of(), "");
    }

    private static Token artifact(String word) {
        return new Token(null, TypeLine.parse("Artifact — " + word), 0, null, null, List.of(), true);
    }
}
