package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.card.Keyword;

/// "You and Humans you control have hexproof": a rule for a player and a change of objects, two abilities.
final class Shared {
    private Shared() {}

    private static final StaticEffect YOURSELF = new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.HEXPROOF);
    private static final List<Modification> HEXPROOF = List.of(new Modification.GainKeyword(Keyword.HEXPROOF));

    private static final Phrase<Reference> OTHERS = oneOf(
            "who else",
            phrase("~").means(References.SELF),
            Nouns.PERMANENT
                    .many()
                    .map(f -> new Reference.Each(f, "and you"), Reference.Each.class, Reference.Each::filter));

    private static List<Ability> both(boolean duringYourTurn, List<Reference> others) {
        List<Ability> all = new ArrayList<>();
        all.add(duringYourTurn ? Statics.duringYourTurn(YOURSELF) : Statics.ability(YOURSELF, null));
        for (Reference one : others) {
            var change = new Change(one, HEXPROOF);
            all.add(duringYourTurn ? Statics.duringYourTurn(change) : Statics.ability(change, null));
        }
        return List.copyOf(all);
    }

    private static Object other(List<?> abilities, boolean duringYourTurn, int which, int of) {
        if (abilities.size() != of + 1
                || !(abilities.getFirst() instanceof Ability.Static first)
                || !first.effect().equals(YOURSELF)
                || (first.condition() != null) != duringYourTurn) return "";
        return abilities.get(which) instanceof Ability.Static said && said.effect() instanceof Change change
                ? change.what()
                : "";
    }

    static final Phrase<List<Ability>> ABILITIES = oneOf(
            "two abilities",
            phrase("you and {} have hexproof.", OTHERS)
                    .as(other -> both(false, List.of(other)), List.class, l -> other(l, false, 1, 1)),
            phrase("during your turn, you and {} have hexproof.", OTHERS)
                    .as(other -> both(true, List.of(other)), List.class, l -> other(l, true, 1, 1)),
            phrase("you, {}, and {} have hexproof.", OTHERS, OTHERS)
                    .as(
                            (one, other) -> both(false, List.of(one, other)),
                            List.class,
                            l -> other(l, false, 1, 2),
                            l -> other(l, false, 2, 2)));
}
