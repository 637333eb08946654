package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect.Change;

/// "Enchanted creature gets +2/+2 as long as it's a Human. Otherwise, it can't attack.": two abilities, of which one or
/// the other applies.
final class OneOrTheOther {
    private OneOrTheOther() {}

    private static final Phrase<Change> CHANGE =
            ContinuousChanges.CHANGE.map(c -> c instanceof Change change ? change : null, Change.class, c -> c);

    /// "It" is what was spoken of before.
    private static List<Ability> both(Change change, Condition when, Change otherwise) {
        Reference what = otherwise.what() instanceof Reference.It ? change.what() : otherwise.what();
        return List.of(
                Statics.ability(change, when),
                Statics.ability(new Change(what, otherwise.changes()), new Condition.Not(when)));
    }

    private static Ability.@Nullable Static first(List<?> abilities) {
        return abilities.size() == 2
                        && abilities.getFirst() instanceof Ability.Static first
                        && abilities.getLast() instanceof Ability.Static last
                        && first.effect() instanceof Change
                        && last.effect() instanceof Change
                        && last.condition() instanceof Condition.Not(Condition when)
                        && when.equals(first.condition())
                ? first
                : null;
    }

    private static Object change(List<?> abilities) {
        var first = first(abilities);
        return first == null ? "" : first.effect();
    }

    private static Object condition(List<?> abilities) {
        var first = first(abilities);
        return first == null || first.condition() == null ? "" : first.condition();
    }

    private static Object otherwise(List<?> abilities) {
        if (!(abilities.getLast() instanceof Ability.Static last && last.effect() instanceof Change change)) return "";
        boolean same = change.what().equals(subject(abilities));
        return same && !(change.what() instanceof Reference.Each)
                ? new Change(References.IT, change.changes())
                : change;
    }

    private static Object subject(List<?> abilities) {
        return change(abilities) instanceof Change change ? change.what() : "";
    }

    static final Phrase<List<Ability>> PAIR = oneOf(
            "two abilities",
            phrase("{} as long as {}. Otherwise, {}.", CHANGE, Conditions.CONDITION, CHANGE)
                    .as(
                            OneOrTheOther::both,
                            List.class,
                            OneOrTheOther::change,
                            OneOrTheOther::condition,
                            OneOrTheOther::otherwise),
            phrase("as long as {}, {}. Otherwise, {}.", Conditions.CONDITION, CHANGE, CHANGE)
                    .as(
                            (when, change, otherwise) -> both(change, when, otherwise),
                            List.class,
                            OneOrTheOther::condition,
                            OneOrTheOther::change,
                            OneOrTheOther::otherwise),
            phrase("{} during your turn. Otherwise, {}.", CHANGE, CHANGE)
                    .as(
                            (change, otherwise) -> both(change, Statics.YOUR_TURN, otherwise),
                            List.class,
                            l -> Statics.YOUR_TURN.equals(condition(l)) ? change(l) : "",
                            OneOrTheOther::otherwise));
}
