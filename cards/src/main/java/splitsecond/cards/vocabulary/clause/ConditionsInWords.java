package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// Conditions that are one text each: "it was kicked", "you have the city's blessing".
final class ConditionsInWords {
    private ConditionsInWords() {}

    static final Phrase<Condition> FIXED = table("a condition", fixed());

    private static Map<String, Condition> fixed() {
        Map<String, Condition> words = new LinkedHashMap<>();
        words.put("it's your turn", new Condition.TurnOf(YOU));
        words.put("it's not your turn", new Condition.Not(new Condition.TurnOf(YOU)));
        words.put("it isn't your turn", new Condition.Not(new Condition.TurnOf(YOU)));
        words.put("it was kicked", new Condition.WasPaid(OptionalCost.KICKER));
        words.put("~ was kicked", new Condition.WasPaid(OptionalCost.KICKER));
        words.put("it was cast using teamwork", new Condition.WasPaid(OptionalCost.TEAMWORK));
        words.put("~ was cast using teamwork", new Condition.WasPaid(OptionalCost.TEAMWORK));
        words.put("its additional cost was paid", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("a Dragon was beheld", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("the gift was promised", new Condition.WasPaid(OptionalCost.GIFT));
        words.put("the gift wasn't promised", new Condition.Not(new Condition.WasPaid(OptionalCost.GIFT)));
        words.put(
                "tribute wasn't paid",
                new Condition.Compare(new Amount.ChosenNumber(), Comparison.EQUAL, n(0), "tribute"));
        words.put("evidence was collected", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("~'s additional cost was paid", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        for (String beheld : List.of("a Dragon", "a Hero"))
            words.put(beheld + " was beheld", new Condition.WasPaid(OptionalCost.ADDITIONAL));
        words.put("it was bargained", new Condition.WasPaid(OptionalCost.BARGAIN));
        words.put("~ was bargained", new Condition.WasPaid(OptionalCost.BARGAIN));
        words.put("it's bargained", new Condition.WasPaid(OptionalCost.BARGAIN));
        words.put(
                "you have a full party", new Condition.Compare(new Amount.Party(), Comparison.AT_LEAST, n(4), "full"));
        // CR 700.11.
        words.put(
                "you descended this turn",
                new Condition.Occurred(
                        new Trigger.ZoneChange(
                                Nouns.with(Nouns.PERMANENT_CARD, new Filter.OwnedBy(YOU)),
                                null,
                                Zone.GRAVEYARD,
                                false,
                                "descend"),
                        Comparison.AT_LEAST,
                        1,
                        "descend"));
        words.put(
                "a nonland permanent left the battlefield this turn or a spell was warped this turn",
                new Condition.Or(List.of(
                        new Condition.Occurred(
                                new Trigger.ZoneChange(new Filter.Not(Nouns.LAND), Zone.BATTLEFIELD, null, false, ""),
                                Comparison.AT_LEAST,
                                1,
                                ""),
                        new Condition.Occurred(
                                new Trigger.Casts(
                                        Nouns.PLAYER,
                                        Nouns.and(new Filter.Is(Filter.Status.WARPED), Nouns.SPELL),
                                        0,
                                        ""),
                                Comparison.AT_LEAST,
                                1,
                                ""))));
        // Steps do not change while it, or what triggers as it enters, is on the stack.
        Map.of(
                        "your main phase",
                        new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), YOU),
                        "an opponent's turn",
                        new Condition.TurnOf(Players.AN_OPPONENT))
                .forEach((when, then) -> {
                    words.put("you cast ~ during " + when, cast(References.SELF, then));
                    words.put("you cast it during " + when, cast(References.IT, then));
                });
        words.put("it wasn't kicked", new Condition.Not(new Condition.WasPaid(OptionalCost.KICKER)));
        words.put("~ wasn't kicked", new Condition.Not(new Condition.WasPaid(OptionalCost.KICKER)));
        words.put("you cast it", new Condition.WasCast(null, References.IT));
        words.put("you cast it from your hand", new Condition.WasCast(Zone.HAND, References.IT));
        words.put("it was cast", new Condition.WasCast(null, References.IT));
        words.put("you do", new Condition.PreviousDone(true, "you do"));
        words.put("you don't", new Condition.PreviousDone(false, "you don't"));
        for (String put : List.of(
                "put the card into your hand",
                "put it into your hand",
                "put the card onto the battlefield",
                "put it onto the battlefield",
                "put that card onto the battlefield")) {
            words.put("you don't " + put, new Condition.PreviousDone(false, "you don't " + put));
            words.put("you didn't " + put, new Condition.PreviousDone(false, "you didn't " + put));
        }
        words.put("they do", new Condition.PreviousDone(true, "they do"));
        words.put("they don't", new Condition.PreviousDone(false, "they don't"));
        words.put("that player does", new Condition.PreviousDone(true, "that player does"));
        words.put("that player doesn't", new Condition.PreviousDone(false, "that player doesn't"));
        words.put("the player does", new Condition.PreviousDone(true, "the player does"));
        words.put("the player doesn't", new Condition.PreviousDone(false, "the player doesn't"));
        for (String who : List.of("you", "they", "that player", "the player"))
            words.put(who + " can't", new Condition.PreviousDone(false, who + " can't"));
        words.put("a player does", new Condition.PreviousDone(true, "a player does"));
        for (String nobody : List.of("no one does", "no player does"))
            words.put(nobody, new Condition.PreviousDone(false, nobody));
        words.put("you have two or more opponents", new Exists(Nouns.OPPONENT, Comparison.AT_LEAST, n(2), ""));
        words.put(
                "you've cast another spell this turn",
                new Condition.Happened(
                        Amount.Tally.SPELLS_CAST, new Filter.Other(), YOU, Comparison.AT_LEAST, 1, "another"));
        words.put("you have the city's blessing", new Condition.PlayerIs(YOU, Condition.Designation.CITYS_BLESSING));
        words.put("you have the initiative", new Condition.PlayerIs(YOU, Condition.Designation.INITIATIVE));
        words.put("you've completed a dungeon", new Condition.PlayerIs(YOU, Condition.Designation.COMPLETED_DUNGEON));
        words.put(
                "~ is your Ring-bearer",
                new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.RING_BEARER), "your"));
        words.put(
                "you chose a creature other than ~ as your Ring-bearer",
                new Condition.Exists(
                        new Filter.And(List.of(
                                Nouns.OTHER, new Filter.Is(Filter.Status.RING_BEARER), new Filter.ControlledBy(YOU))),
                        Comparison.AT_LEAST,
                        n(1),
                        "chose"));
        words.put(
                "you don't control a Ring-bearer",
                new Condition.Exists(
                        new Filter.And(List.of(new Filter.Is(Filter.Status.RING_BEARER), new Filter.ControlledBy(YOU))),
                        Comparison.EQUAL,
                        n(0),
                        ""));
        words.put(
                "you control your commander",
                new Exists(
                        new Filter.And(List.of(
                                new Filter.Is(Filter.Status.COMMANDER),
                                new Filter.OwnedBy(YOU),
                                new Filter.ControlledBy(YOU))),
                        Comparison.AT_LEAST,
                        n(1),
                        "commander"));
        words.put(
                "there is no monarch",
                new Condition.Not(new Condition.PlayerIs(
                        new Reference.Each(Nouns.PLAYER, "monarch"), Condition.Designation.MONARCH)));
        words.put(
                "it's your main phase", new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), YOU));
        words.put(
                "it isn't your main phase",
                new Condition.Not(new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), YOU)));
        words.put("~ was foretold", new Condition.WasPaid(splitsecond.engine.ability.CastingWay.FORETELL));
        words.put("it was foretold", new Condition.WasPaid(splitsecond.engine.ability.CastingWay.FORETELL));
        for (String turn : List.of("the", "your"))
            words.put(
                    "it's the first combat phase of " + turn + " turn",
                    new Condition.PlayerIs(YOU, Condition.Designation.FIRST_COMBAT_PHASE));
        words.put(
                "~ is in the command zone or on the battlefield",
                new Condition.Matches(
                        References.SELF,
                        new Filter.Or(
                                List.of(new Filter.In(Zone.COMMAND, null), new Filter.In(Zone.BATTLEFIELD, null))),
                        "eminence"));
        words.put("it's day", new Condition.PlayerIs(YOU, Condition.Designation.DAY));
        words.put("it's night", new Condition.PlayerIs(YOU, Condition.Designation.NIGHT));
        words.put("you have max speed", new Condition.PlayerIs(YOU, Condition.Designation.MAX_SPEED));
        words.put("you're the monarch", new Condition.PlayerIs(YOU, Condition.Designation.MONARCH));
        words.put("you are the monarch", new Condition.PlayerIs(YOU, Condition.Designation.MONARCH));
        words.put("you control ~", new Condition.Matches(References.SELF, new Filter.ControlledBy(YOU), "you control"));
        words.put(
                "~ remains tapped",
                new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.TAPPED), "remains"));
        words.put(
                "~ remains on the battlefield",
                new Condition.Matches(References.SELF, new Filter.In(Zone.BATTLEFIELD, null), "remains"));
        words.put(
                "~ is in your graveyard",
                new Condition.Matches(References.SELF, new Filter.In(Zone.GRAVEYARD, YOU), ""));
        for (var player : Map.of(
                        "your", YOU, "an opponent's", Players.AN_OPPONENT, "that player's", Players.THAT_PLAYER)
                .entrySet()) {
            if (!player.getKey().equals("your"))
                words.put("it's " + player.getKey() + " turn", new Condition.TurnOf(player.getValue()));
        }
        return words;
    }

    private static Condition cast(Reference what, Condition then) {
        return new Condition.And(List.of(then, new Condition.WasCast(null, what)));
    }
}
