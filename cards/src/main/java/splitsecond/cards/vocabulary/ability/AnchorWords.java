package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;

import java.util.List;
import splitsecond.cards.phrase.Name;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;

/// CR 614.12c: "As this enters, choose Khans or Dragons", and an ability for each of the words, in their order.
final class AnchorWords {
    private AnchorWords() {}

    private static final Phrase<Ability> ONE = lazy(() -> Abilities.QUOTABLE);

    static final Phrase<List<Ability>> ABILITIES = phrase(
                    "as ~ enters, choose {} or {}.\n• {}\n• {}", new Name(), new Name(), ONE, ONE)
            .as(
                    AnchorWords::abilities,
                    List.class,
                    l -> word(l, 0),
                    l -> word(l, 1),
                    l -> anchored(l, 1),
                    l -> anchored(l, 2));

    private static List<Ability> abilities(String first, String second, Ability one, Ability other) {
        var choice = new Replacement.EntersChoosing(Choice.Kind.WORD, List.of(first, second), "");
        return List.of(
                new Ability.Static(new StaticEffect.Replace(choice), null, Zone.BATTLEFIELD),
                ifChosen(first, one),
                ifChosen(second, other));
    }

    private static Ability ifChosen(String word, Ability ability) {
        return new Ability.Static(
                new StaticEffect.Change(References.SELF, List.of(new Modification.GainAbility(ability))),
                new Condition.WordChosen(word),
                Zone.BATTLEFIELD);
    }

    private static Object word(List<?> abilities, int which) {
        return abilities.getFirst()
                                instanceof Ability.Static(StaticEffect.Replace(Replacement replacement), var _, var _)
                        && replacement instanceof Replacement.EntersChoosing(var _, List<String> words, var _)
                        && words.size() == 2
                ? words.get(which)
                : "";
    }

    private static Object anchored(List<?> abilities, int which) {
        return abilities.size() == 3
                        && abilities.get(which)
                                instanceof
                                Ability.Static(
                                        StaticEffect.Change(var _, List<Modification> changes),
                                        Condition.WordChosen _,
                                        var _)
                        && changes.getFirst() instanceof Modification.GainAbility(Ability ability)
                ? ability
                : "";
    }
}
