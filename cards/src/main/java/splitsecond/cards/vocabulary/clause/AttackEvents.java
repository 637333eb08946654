package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;

/// CR 508.1m: what a player does who declares attackers.
final class AttackEvents {
    private AttackEvents() {}

    private static final Filter YOU_OR_YOURS = new Filter.Or(
            List.of(Nouns.YOU, new Filter.And(List.of(Nouns.PLANESWALKER, new Filter.ControlledBy(Words.YOU)))));

    /// Whom or what is attacked.
    static final Phrase<Filter> DEFENDER = oneOf(
            "what is attacked",
            table(
                    "what is attacked",
                    Map.of(
                            "a player", Nouns.PLAYER,
                            "an opponent", Nouns.OPPONENT,
                            "one of your opponents", Nouns.OPPONENT,
                            "you", Nouns.YOU,
                            "you or a planeswalker you control", YOU_OR_YOURS,
                            "a player or planeswalker", new Filter.Or(List.of(Nouns.PLAYER, Nouns.PLANESWALKER)),
                            "a battle", Nouns.BATTLE,
                            "the player with the most life or tied for most life",
                                    Nouns.and(Nouns.PLAYER, Filter.Most.LIFE))),
            a(Nouns.PLAYERS_WHO),
            EventSubjects.CERTAIN_PLAYER);

    /// With how many of what a player attacks.
    private record Force(Filter what, Comparison comparison, int count) {}

    private static Phrase<Force> force(String words, Comparison comparison) {
        return phrase(words, NUMBER_WORD, Nouns.PERMANENT.many())
                .as(
                        (k, f) -> k == 1 && comparison == Comparison.EQUAL ? null : new Force(f, comparison, k),
                        Force.class,
                        Force::count,
                        Force::what);
    }

    private static final Phrase<Force> FORCE = oneOf(
            "with what a player attacks",
            force("{} or more {}", Comparison.AT_LEAST),
            force("exactly {} {}", Comparison.EQUAL),
            phrase("exactly {} {}", NUMBER_WORD, Nouns.PERMANENT.one())
                    .as(
                            (k, f) -> k == 1 ? new Force(f, Comparison.EQUAL, k) : null,
                            Force.class,
                            Force::count,
                            Force::what));

    private static final Force ANY_FORCE = new Force(Nouns.CREATURE, Comparison.AT_LEAST, 1);

    private static Trigger attack(Filter who, @Nullable Filter defender, Force with) {
        return new Trigger.PlayerAttacks(who, with.what(), with.comparison(), with.count(), defender);
    }

    private static Force forceOf(Trigger.PlayerAttacks attack) {
        return new Force(attack.with(), attack.comparison(), attack.count());
    }

    private static Object defenderOf(Trigger.PlayerAttacks attack) {
        return attack.defender() == null ? "" : attack.defender();
    }

    /// CR 508.1m: what a player does who declares attackers.
    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            phrase("{} (attacks|attack)", EventSubjects.WHO)
                    .as(
                            who -> attack(who, null, ANY_FORCE),
                            Trigger.PlayerAttacks.class,
                            Trigger.PlayerAttacks::player),
            phrase("{} (attacks|attack) {}", EventSubjects.WHO, DEFENDER)
                    .as(
                            (who, defender) -> attack(who, defender, ANY_FORCE),
                            Trigger.PlayerAttacks.class,
                            Trigger.PlayerAttacks::player,
                            AttackEvents::defenderOf),
            phrase("{} (attacks|attack) with {}", EventSubjects.WHO, FORCE)
                    .as(
                            (who, with) -> attack(who, null, with),
                            Trigger.PlayerAttacks.class,
                            Trigger.PlayerAttacks::player,
                            AttackEvents::forceOf),
            phrase("{} (attacks|attack) {} with {}", EventSubjects.WHO, DEFENDER, FORCE)
                    .as(
                            (who, defender, with) -> attack(who, defender, with),
                            Trigger.PlayerAttacks.class,
                            Trigger.PlayerAttacks::player,
                            AttackEvents::defenderOf,
                            AttackEvents::forceOf),
            phrase("{} attack", FORCE.where(with -> with.count() > 1))
                    .as(with -> attack(Nouns.PLAYER, null, with), Trigger.PlayerAttacks.class, AttackEvents::forceOf),
            phrase("{} attack {}", FORCE.where(with -> with.count() > 1), DEFENDER)
                    .as(
                            (with, defender) -> attack(Nouns.PLAYER, defender, with),
                            Trigger.PlayerAttacks.class,
                            AttackEvents::forceOf,
                            AttackEvents::defenderOf));
}
