package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.BeforeSteps;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.engine.ability.Ability.Activator;
import splitsecond.engine.ability.Ability.Limits;
import splitsecond.engine.ability.Ability.Timing;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.ManaCost;

/// What is said of an activated ability after its instructions: when it may be activated (CR 602.5), and that it costs
/// less.
final class ActivationLimits {
    private ActivationLimits() {}

    private static Limits of(Timing timing, int times, @Nullable Condition condition) {
        return new Limits(timing, times, condition, Activator.CONTROLLER);
    }

    private static Limits during(@Nullable Reference turnOf, Step... steps) {
        return of(Timing.INSTANT, 0, new Condition.During(List.of(steps), turnOf));
    }

    private static Map<String, Limits> times() {
        Map<String, Limits> words = new LinkedHashMap<>();
        words.put("as a sorcery", Limits.SORCERY);
        words.put("as an instant", of(Timing.PRIORITY, 0, null));
        words.put("once", of(Timing.INSTANT, Limits.ONCE, null));
        words.put("once each turn", of(Timing.INSTANT, 1, null));
        words.put("during your turn", of(Timing.INSTANT, 0, new Condition.TurnOf(YOU)));
        words.put("during an opponent's turn", of(Timing.INSTANT, 0, new Condition.Not(new Condition.TurnOf(YOU))));
        words.put("during your upkeep", during(YOU, Step.UPKEEP));
        words.put("during any upkeep step", during(null, Step.UPKEEP));
        words.put(
                "during your turn, before attackers are declared",
                during(YOU, Step.UPKEEP, Step.DRAW, Step.PRECOMBAT_MAIN, Step.BEGINNING_OF_COMBAT));
        BeforeSteps.words().forEach((word, when) -> words.put(word, of(Timing.INSTANT, 0, when)));
        words.put("during the declare attackers step", during(null, Step.DECLARE_ATTACKERS));
        words.put("during the declare blockers step", during(null, Step.DECLARE_BLOCKERS));
        words.put("during the end of combat step", during(null, Step.END_OF_COMBAT));
        words.put(
                "during combat",
                during(
                        null,
                        Step.BEGINNING_OF_COMBAT,
                        Step.DECLARE_ATTACKERS,
                        Step.DECLARE_BLOCKERS,
                        Step.FIRST_STRIKE_DAMAGE,
                        Step.COMBAT_DAMAGE,
                        Step.END_OF_COMBAT));
        return words;
    }

    private static final Phrase<Limits> ONLY = oneOf(
            "when it may be activated",
            table("when it may be activated", times()),
            phrase("if {}", Conditions.CONDITION)
                    .as(c -> of(Timing.INSTANT, 0, c), Limits.class, l -> l.onlyIf() == null ? "" : l.onlyIf()),
            phrase("if {} or if {}", Conditions.CONDITION, Conditions.CONDITION)
                    .as(
                            (c, d) -> of(Timing.INSTANT, 0, new Condition.Or(List.of(c, d))),
                            Limits.class,
                            l -> either(l, 0),
                            l -> either(l, 1)));

    private static Object either(Limits limits, int which) {
        return limits.onlyIf() instanceof Condition.Or(List<Condition> any) && any.size() == 2 ? any.get(which) : "";
    }

    private static Limits by(Limits limits, Activator activator) {
        return new Limits(limits.timing(), limits.timesEachTurn(), limits.onlyIf(), activator);
    }

    static final Phrase<Limits> LIMITS = optional(
            oneOf(
                    "when it may be activated",
                    phrase("Activate only {}.", repeat(ONLY, 1, "and only"))
                            .as(parts -> parts, List.class, parts -> parts)
                            .mapAny(ActivationLimits::all, Limits.class, ActivationLimits::apart),
                    phrase("Any player may activate this ability but only {}.", ONLY)
                            .as(
                                    only -> by(only, Activator.ANY_PLAYER),
                                    Limits.class,
                                    limits -> limits.activator() == Activator.ANY_PLAYER
                                            ? by(limits, Activator.CONTROLLER)
                                            : ""),
                    table(
                            "when it may be activated",
                            Map.of(
                                    "Activate no more than twice each turn.",
                                    of(Timing.INSTANT, 2, null),
                                    "Activate no more than three times each turn.",
                                    of(Timing.INSTANT, 3, null),
                                    "Spend only mana of the chosen color to activate this ability.",
                                    new Limits(Timing.INSTANT, 0, null, Activator.CONTROLLER, true),
                                    "Any player may activate this ability.",
                                    new Limits(Timing.INSTANT, 0, null, Activator.ANY_PLAYER)))),
            Limits.NONE);

    /// All of them together; null if two speak of the same.
    private static @Nullable Limits all(List<Limits> parts) {
        Timing timing = Timing.INSTANT;
        int times = 0;
        List<Condition> conditions = new ArrayList<>();
        for (Limits part : parts) {
            if (part.timing() != Timing.INSTANT) {
                if (timing != Timing.INSTANT) return null;
                timing = part.timing();
            }
            if (part.timesEachTurn() != 0) {
                if (times != 0) return null;
                times = part.timesEachTurn();
            }
            if (part.onlyIf() != null) conditions.add(part.onlyIf());
        }
        Condition all = conditions.isEmpty()
                ? null
                : conditions.size() == 1 ? conditions.getFirst() : new Condition.And(conditions);
        return of(timing, times, all);
    }

    /// The parts in every order.
    private static List<List<Limits>> apart(Limits limits) {
        List<Limits> parts = new ArrayList<>();
        if (limits.activator() != Activator.CONTROLLER) return List.of();
        if (limits.timing() != Timing.INSTANT) parts.add(of(limits.timing(), 0, null));
        Condition condition = limits.onlyIf();
        if (condition instanceof Condition.And(List<Condition> all))
            for (Condition one : all) parts.add(of(Timing.INSTANT, 0, one));
        else if (condition != null) parts.add(of(Timing.INSTANT, 0, condition));
        if (limits.timesEachTurn() != 0) parts.add(of(Timing.INSTANT, limits.timesEachTurn(), null));
        List<List<Limits>> orders = new ArrayList<>();
        order(List.of(), parts, orders);
        return orders;
    }

    private static void order(List<Limits> before, List<Limits> left, List<List<Limits>> orders) {
        if (left.isEmpty() && !before.isEmpty()) orders.add(before);
        for (int i = 0; i < left.size(); i++) {
            List<Limits> rest = new ArrayList<>(left);
            List<Limits> longer = new ArrayList<>(before);
            longer.add(rest.remove(i));
            order(longer, rest, orders);
        }
    }

    // What it costs less

    private static final ManaCost ONE = ManaCost.parse("{1}");

    private static final Phrase<Cost.Part> LESS = oneOf(
            "what it costs less",
            phrase("This ability costs {} less to activate for each {}.", MANA, Counted.UNIT)
                    .as(
                            (by, unit) -> new Cost.Less(by, unit, null, "for each"),
                            Cost.Less.class,
                            Cost.Less::by,
                            Cost.Less::times),
            phrase(
                            "This ability costs {} less to activate, where X is {}.",
                            phrase("{X}").means(ONE),
                            Amounts.EXPRESSION)
                    .as(
                            (by, x) -> new Cost.Less(by, x, null, "where X"),
                            Cost.Less.class,
                            Cost.Less::by,
                            Cost.Less::times),
            phrase(
                            "This ability costs {} less to activate if {}.",
                            MANA,
                            // What it costs is asked before its targets are known.
                            Conditions.CONDITION.where(
                                    c -> !(c instanceof Condition.Matches(var _, Filter.Targets _, var _))))
                    .as(
                            (by, condition) -> new Cost.Less(by, n(1), condition, "if"),
                            Cost.Less.class,
                            Cost.Less::by,
                            less -> less.when() == null ? "" : less.when()));

    /// Nothing, or one such sentence.
    static final Phrase<List<Cost.Part>> LESS_OR_NOTHING = optional(
            phrase("{}", LESS).as(less -> List.of(less), List.class, less -> less.isEmpty() ? "" : less.getFirst()),
            List.of());

    static Cost with(Cost cost, List<Cost.Part> less) {
        List<Cost.Part> parts = new ArrayList<>(cost.parts());
        parts.addAll(less);
        return new Cost(parts);
    }

    static Cost without(Cost cost) {
        return new Cost(cost.parts().stream()
                .filter(part -> !(part instanceof Cost.Less))
                .toList());
    }

    static List<Cost.Part> lessOf(Cost cost) {
        return cost.parts().stream().filter(part -> part instanceof Cost.Less).toList();
    }
}
