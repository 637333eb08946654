package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;

/// CR 310.11: what every Siege can do without its text saying so.
public final class Siege {

    private static final String SUBTYPE = "Siege";

    private Siege() {}

    public static boolean is(Face face) {
        return face.is(CardType.BATTLE) && face.types().subtypes().contains(SUBTYPE);
    }

    /// An opponent protects it, and when its last defense counter is removed it is exiled and may be cast transformed.
    public static List<Ability> abilities() {
        return List.of(
                always(new StaticEffect.Replace(new Replacement.EntersChoosing(Choice.Kind.OPPONENT, ""))),
                when(
                        "defeated",
                        new Trigger.CountersRemoved(CounterKind.DEFENSE, ITSELF, true),
                        all(move(THIS, Zone.BATTLEFIELD, Zone.EXILE), new Effect.CastByWay(IT, CastingWay.DEFEATED))));
    }
}
