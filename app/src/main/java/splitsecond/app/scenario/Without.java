package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.binding.Unbinding;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Face;

/// A card without one of its abilities or instructions. What is left out keeps its targets and costs, so that all is
/// played as before and only what it does is missing.
final class Without extends AbilityMap {

    private static final Condition NEVER =
            new Condition.Compare(new Amount.Number(0), Comparison.AT_LEAST, new Amount.Number(1), "");

    /// As it was read, before its words were bound.
    private final Object part;

    private boolean found;

    private Without(Object part) {
        this.part = part;
    }

    /// The card without the part, or null if it has no such part.
    static @Nullable CardDefinition of(CardDefinition card, Object part) {
        var without = new Without(part);
        var faces = card.faces().stream().map(without::face).toList();
        return without.found ? new CardDefinition(card.name(), card.layout(), faces, card.supported()) : null;
    }

    private Face face(Face face) {
        var abilities = new ArrayList<Ability>();
        for (var ability : face.abilities()) {
            if (isPart(ability) && !hasEffect(ability)) found = true;
            else abilities.add(ability(ability));
        }
        return new Face(
                face.name(),
                face.manaCost(),
                face.types(),
                face.colors(),
                face.power(),
                face.toughness(),
                face.loyalty(),
                List.copyOf(abilities),
                face.text());
    }

    private boolean isPart(Ability ability) {
        return part instanceof Ability && Unbinding.asSaid(ability).equals(part);
    }

    private static boolean hasEffect(Ability ability) {
        return switch (ability) {
            case Ability.Spell _, Ability.Activated _, Ability.Triggered _ -> true;
            case Ability.Static _, Ability.Keyword _, Ability.Parameterized _ -> false;
        };
    }

    @Override
    public Ability ability(Ability ability) {
        if (!isPart(ability)) return super.ability(ability);
        return switch (ability) {
            case Ability.Spell spell -> new Ability.Spell(never(spell.effect()));
            case Ability.Activated a ->
                new Ability.Activated(a.cost(), never(a.effect()), a.limits(), a.zone(), a.name());
            case Ability.Triggered t ->
                new Ability.Triggered(t.trigger(), t.interveningIf(), never(t.effect()), t.often(), t.zone(), t.name());
            case Ability.Static _, Ability.Keyword _, Ability.Parameterized _ -> ability;
        };
    }

    @Override
    public Effect effect(Effect effect) {
        if (part instanceof Effect && Unbinding.asSaid(effect).equals(part)) return never(effect);
        return super.effect(effect);
    }

    private Effect never(Effect effect) {
        found = true;
        return new Effect.If(NEVER, effect, null, "");
    }
}
