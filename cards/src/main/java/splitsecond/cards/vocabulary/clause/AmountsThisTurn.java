package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.PlayerHas;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Reference;

/// How much players did this turn: "you've drawn two or more cards this turn".
final class AmountsThisTurn {
    private AmountsThisTurn() {}

    private static Condition.Happened happened(Amount.Tally tally, Reference by, int least) {
        return new Condition.Happened(tally, null, by, Comparison.AT_LEAST, least, "");
    }

    /// Who drew: "you've drawn" is counted as it happens.
    private static final Phrase<Reference> DREW = table("who drew", drew());

    private static Map<String, Reference> drew() {
        Map<String, Reference> words = new LinkedHashMap<>();
        words.put("you drew", YOU);
        words.put("they drew", Players.THEY);
        words.put("they've drawn", Players.THEY);
        Map<String, Reference> others = new LinkedHashMap<>();
        others.put("an opponent", Players.AN_OPPONENT);
        others.put("a player", PossessionConditions.A_PLAYER);
        others.put("that player", Players.THAT_PLAYER);
        others.forEach((who, player) -> {
            words.put(who + " drew", player);
            words.put(who + " has drawn", player);
        });
        return words;
    }

    private static final Phrase<Reference> WAS = table(
            "who was dealt damage",
            Map.of(
                    "you were",
                    YOU,
                    "an opponent was",
                    Players.AN_OPPONENT,
                    "a player was",
                    PossessionConditions.A_PLAYER,
                    "that player was",
                    Players.THAT_PLAYER));

    private static final Phrase<Amount.Tally> DEALT = table(
            "damage",
            Map.of("damage", Amount.Tally.DAMAGE_DEALT, "noncombat damage", Amount.Tally.NONCOMBAT_DAMAGE_DEALT));

    static final Phrase<Condition> ATOM = oneOf(
            "a condition",
            phrase("you've drawn {} or more cards this turn", NUMBER_WORD)
                    .as(
                            k -> happened(Amount.Tally.CARDS_DRAWN, YOU, k),
                            Condition.Happened.class,
                            Condition.Happened::count),
            phrase("{} {} or more cards this turn", DREW, NUMBER_WORD)
                    .as(
                            (who, k) -> new PlayerHas(
                                    who,
                                    new Possession.ThisTurn(Amount.Tally.CARDS_DRAWN),
                                    Comparison.AT_LEAST,
                                    n(k),
                                    ""),
                            PlayerHas.class,
                            h -> h.what().equals(new Possession.ThisTurn(Amount.Tally.CARDS_DRAWN)) ? h.who() : "",
                            h -> Amounts.number(h.count())),
            phrase("{} dealt {} or more {} this turn", WAS, DIGITS, DEALT)
                    .as(
                            (who, k, tally) ->
                                    new PlayerHas(who, new Possession.ThisTurn(tally), Comparison.AT_LEAST, n(k), ""),
                            PlayerHas.class,
                            PlayerHas::who,
                            h -> Amounts.number(h.count()),
                            h -> h.what() instanceof Possession.ThisTurn(var tally) ? tally : ""),
            phrase("you've cast {} or more spells this turn", NUMBER_WORD)
                    .as(
                            k -> happened(Amount.Tally.SPELLS_CAST, YOU, k),
                            Condition.Happened.class,
                            Condition.Happened::count),
            phrase("you've cast another {} this turn", Nouns.SPELLS.one().where(f -> !f.equals(Nouns.SPELL)))
                    .as(
                            f -> new Condition.Happened(
                                    Amount.Tally.SPELLS_CAST,
                                    Nouns.withOther(f),
                                    YOU,
                                    Comparison.AT_LEAST,
                                    1,
                                    "another"),
                            Condition.Happened.class,
                            h -> h.of() == null ? "" : Nouns.withoutOther(h.of())),
            phrase(
                            "{} {} {} or more life this turn",
                            table(
                                    "a player",
                                    Map.of(
                                            "a player",
                                            PossessionConditions.A_PLAYER,
                                            "an opponent",
                                            Players.AN_OPPONENT,
                                            "that player",
                                            Players.THAT_PLAYER,
                                            "they",
                                            Players.THEY,
                                            "you",
                                            YOU,
                                            "you've",
                                            YOU)),
                            table(
                                    "what was done",
                                    Map.of("lost", Amount.Tally.LIFE_LOST, "gained", Amount.Tally.LIFE_GAINED)),
                            DIGITS)
                    .as(
                            (who, tally, k) -> who.equals(YOU) && tally == Amount.Tally.LIFE_GAINED
                                    ? null
                                    : new PlayerHas(who, new Possession.ThisTurn(tally), Comparison.AT_LEAST, n(k), ""),
                            PlayerHas.class,
                            PlayerHas::who,
                            h -> h.what() instanceof Possession.ThisTurn(var tally) ? tally : "",
                            h -> Amounts.number(h.count())),
            phrase("{} gained {} or more life this turn", table("you", Map.of("you", YOU, "you've", YOU)), DIGITS)
                    .as(
                            (who, k) -> happened(Amount.Tally.LIFE_GAINED, who, k),
                            Condition.Happened.class,
                            h -> h.by() == null ? "" : h.by(),
                            Condition.Happened::count));
}
