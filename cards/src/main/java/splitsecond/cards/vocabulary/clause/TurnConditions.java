package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// Conditions about this turn and the last: "if you gained life this turn".
final class TurnConditions {
    private TurnConditions() {}

    private static Condition happened(Amount.Tally tally, Filter of, Reference by, int least, String wording) {
        return new Condition.Happened(tally, of, by, Comparison.AT_LEAST, least, wording);
    }

    private static Object of(Condition.Happened happened) {
        return happened.of() == null ? "" : happened.of();
    }

    private static final Filter ANYONE = new Filter.Or(List.of(Nouns.ANY, Nouns.PLAYER));

    private static final Phrase<Filter> COLOR =
            Words.COLOR.map(Filter.IsColor::new, Filter.IsColor.class, Filter.IsColor::color);

    private static Filter yours(Filter color) {
        return new Filter.And(List.of(color, new Filter.ControlledBy(YOU)));
    }

    private static Object colorOf(Condition.Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsNoncombatDamage(Filter.And(var all), var _)
                ? all.getFirst()
                : "";
    }

    static final Phrase<Condition> ATOM = oneOf(
            "a condition",
            table("a condition", fixed()),
            phrase("you've cast {} this turn", a(Nouns.SPELLS.one()))
                    .as(
                            f -> f.equals(Nouns.SPELL)
                                    ? null
                                    : (Condition.Happened) happened(Amount.Tally.SPELLS_CAST, f, YOU, 1, "cast"),
                            Condition.Happened.class,
                            TurnConditions::of),
            phrase("you've cast {} or more {} this turn", NUMBER_WORD, Nouns.SPELLS.many())
                    .as(
                            (k, f) -> f.equals(Nouns.SPELL)
                                    ? null
                                    : (Condition.Happened)
                                            happened(Amount.Tally.SPELLS_CAST, f, YOU, k, "cast or more"),
                            Condition.Happened.class,
                            Condition.Happened::count,
                            TurnConditions::of),
            phrase("this is the {} time this ability has resolved this turn", Words.ORDINAL)
                    .as(
                            times -> new Condition.ResolvedTimes(times, ""),
                            Condition.ResolvedTimes.class,
                            Condition.ResolvedTimes::times),
            phrase("this ability has been activated {} or more times this turn", Words.NUMBER_WORD)
                    .as(Condition.ActivatedTimes::new, Condition.ActivatedTimes.class, Condition.ActivatedTimes::least),
            phrase("{} sources you controlled dealt {} or more noncombat damage this turn", COLOR, Words.DIGITS)
                    .as(
                            (color, k) -> new Condition.Occurred(
                                    new Trigger.DealsNoncombatDamage(yours(color), ANYONE),
                                    Comparison.AT_LEAST,
                                    k,
                                    "sources dealt"),
                            Condition.Occurred.class,
                            TurnConditions::colorOf,
                            Condition.Occurred::count),
            // "Your first, second, or third": one of the first so many.
            phrase("it's your {} turn of the game", list(Words.ORDINAL, 2, "or"))
                    .as(
                            which -> firstTurns(which.size()).equals(which)
                                    ? new Condition.And(List.of(
                                            new Condition.TurnOf(YOU),
                                            new Condition.Compare(
                                                    new Amount.TurnsTaken(YOU),
                                                    Comparison.AT_MOST,
                                                    n(which.size()),
                                                    "of the game")))
                                    : null,
                            Condition.And.class,
                            c -> c.all().getLast()
                                            instanceof
                                            Condition.Compare(Amount.TurnsTaken _, var _, Amount.Number(int k), var _)
                                    ? firstTurns(k)
                                    : ""),
            phrase("it's the {} time", Words.ORDINAL)
                    .as(
                            times -> new Condition.ResolvedTimes(times, "it's"),
                            Condition.ResolvedTimes.class,
                            Condition.ResolvedTimes::times),
            phrase("it's the {} {} you cast this turn", Words.ORDINAL, Nouns.SPELLS.one())
                    .as(
                            (k, f) -> new Condition.And(List.of(
                                    new Condition.Matches(References.IT, f, "it's the"),
                                    new Condition.Happened(
                                            Amount.Tally.SPELLS_CAST, f, YOU, Comparison.EQUAL, k, "it's the"))),
                            Condition.And.class,
                            c -> c.all().getLast() instanceof Condition.Happened h ? h.count() : "",
                            c -> c.all().getLast() instanceof Condition.Happened h ? of(h) : ""));

    private static List<Integer> firstTurns(int count) {
        return java.util.stream.IntStream.rangeClosed(1, count).boxed().toList();
    }

    private static Map<String, Condition> fixed() {
        Map<String, Condition> words = new LinkedHashMap<>();
        words.put(
                "you didn't cast it from your hand",
                new Condition.Not(new Condition.WasCast(Zone.HAND, References.IT)));
        words.put(
                "your library has no cards in it",
                new Exists(Amounts.cardsIn(Zone.LIBRARY, YOU), Comparison.EQUAL, n(0), "no cards in it"));
        for (String not : List.of("it's not", "it isn't")) {
            words.put(not + " that player's turn", new Condition.Not(new Condition.TurnOf(Players.THAT_PLAYER)));
            words.put(not + " their turn", new Condition.Not(new Condition.TurnOf(new Reference.ThatPlayer("their"))));
        }
        words.put(
                "~ is paired with another creature",
                new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.PAIRED), "with another"));
        words.put("it wasn't cast", new Condition.Not(new Condition.WasCast(null, References.IT)));
        words.put(
                "no spells were cast last turn",
                new Condition.Happened(
                        Amount.Tally.SPELLS_CAST_LAST_TURN, null, null, Comparison.EQUAL, 0, "no spells"));
        words.put(
                "a player cast two or more spells last turn",
                new Condition.Or(List.of(lastTurn(YOU), lastTurn(new Reference.Each(Nouns.OPPONENT, "an opponent")))));
        words.put(
                "~ is on the battlefield",
                new Condition.Matches(References.SELF, new Filter.In(Zone.BATTLEFIELD, null), "is"));
        words.put(
                "it's on the battlefield",
                new Condition.Matches(References.IT, new Filter.In(Zone.BATTLEFIELD, null), "is"));
        for (var way : CastingWay.values())
            if (way.isKeywordWithCost()) {
                words.put("its " + way.word() + " cost was paid", new Condition.WasPaid(way));
                words.put("~'s " + way.word() + " cost was paid", new Condition.WasPaid(way));
            }
        words.put("its buyback cost was paid", new Condition.WasPaid(OptionalCost.BUYBACK));
        words.put("you win", new Condition.PreviousDone(true, "you win"));
        words.put("it escaped", new Condition.WasPaid(CastingWay.ESCAPE));
        words.put("~ escaped", new Condition.WasPaid(CastingWay.ESCAPE));
        Map<String, Reference> spells = new LinkedHashMap<>();
        spells.put("~", References.SELF);
        spells.put("it", References.IT);
        spells.put("that spell", new Reference.It("that spell"));
        spells.forEach((spell, what) -> {
            castFrom().forEach((from, zone) -> {
                words.put(spell + " was cast" + from, new Condition.WasCast(zone, what));
                words.put(spell + " wasn't cast" + from, new Condition.Not(new Condition.WasCast(zone, what)));
                words.put("you cast " + spell + from, new Condition.WasCast(zone, what));
            });
            for (String hand : List.of("your hand", "a player's hand"))
                words.put(
                        spell + " was cast from anywhere other than " + hand,
                        new Condition.And(List.of(
                                new Condition.WasCast(null, what),
                                new Condition.Not(new Condition.WasCast(Zone.HAND, what)))));
        });
        words.put(
                "a player is dealt damage this way",
                new Exists(
                        new Filter.And(List.of(
                                Nouns.PLAYER, new Filter.AmongThose(new Reference.DoneThisWay(null, "dealt damage")))),
                        Comparison.AT_LEAST,
                        n(1),
                        "dealt damage"));
        for (String way : splitsecond.cards.vocabulary.noun.Amounts.EXCESS_THIS_WAY)
            words.put(
                    "excess damage was " + way,
                    new Condition.Compare(
                            new Amount.ThatMuch("the excess damage " + way), Comparison.AT_LEAST, n(1), "excess"));
        return words;
    }

    private static Map<String, Zone> castFrom() {
        Map<String, Zone> words = new LinkedHashMap<>();
        words.put(" from a graveyard", Zone.GRAVEYARD);
        words.put(" from your graveyard", Zone.GRAVEYARD);
        words.put(" from exile", Zone.EXILE);
        words.put(" from your library", Zone.LIBRARY);
        words.put(" from your hand", Zone.HAND);
        return words;
    }

    private static Condition lastTurn(Reference who) {
        return new Condition.Happened(
                Amount.Tally.SPELLS_CAST_LAST_TURN, null, who, Comparison.AT_LEAST, 2, "last turn");
    }
}
