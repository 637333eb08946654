package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.ChangeDamage;
import splitsecond.engine.ability.Replacement.PreventDamage;
import splitsecond.engine.card.Color;

/// CR 614, 615: damage that is more, less or not dealt, by its source and whom it is dealt to.
final class DamageChanges {
    private DamageChanges() {}

    private static final Phrase<Filter> SOURCE =
            oneOf("a source", table("a source", sources()), Nouns.one(Nouns.PERMANENT.one()));

    private static Map<String, Filter> sources() {
        Map<String, Filter> words = new LinkedHashMap<>();
        Filter yours = new Filter.ControlledBy(YOU);
        Filter theirs = new Filter.ControlledBy(Suffixes.AN_OPPONENT);
        words.put("a source", new Filter.Or(List.of()));
        words.put("a source you control", yours);
        words.put("a source an opponent controls", theirs);
        for (Color color : Color.values()) {
            Filter is = new Filter.IsColor(color);
            words.put("a " + color.word() + " source", is);
            words.put("a " + color.word() + " source you control", new Filter.And(List.of(is, yours)));
            words.put(
                    "another " + color.word() + " source you control", new Filter.And(List.of(Nouns.OTHER, is, yours)));
        }
        return words;
    }

    /// "A source" is anything at all: no filter.
    private static @Nullable Filter from(Filter source) {
        return source instanceof Filter.Or(List<Filter> any) && any.isEmpty() ? null : source;
    }

    private static Object source(@Nullable Filter from) {
        return from == null ? new Filter.Or(List.of()) : from;
    }

    private static final Phrase<Filter> RECIPIENT = table(
            "who is dealt damage",
            Map.of(
                    "a permanent or player",
                    new Filter.Or(List.of(Nouns.ANY, Nouns.PLAYER)),
                    "an opponent or a permanent an opponent controls",
                    new Filter.Or(List.of(Nouns.OPPONENT, new Filter.ControlledBy(Suffixes.AN_OPPONENT))),
                    "you",
                    Nouns.YOU,
                    "an opponent",
                    Nouns.OPPONENT,
                    "a player",
                    Nouns.PLAYER,
                    "a creature",
                    Nouns.CREATURE));

    private static Phrase<Replacement> multiplied(String word, int times, String end, String wording) {
        return phrase(
                        "if {} would deal damage to {}, it deals " + word + " that damage" + end + " instead",
                        SOURCE,
                        RECIPIENT)
                .as(
                        (s, to) -> new ChangeDamage(from(s), to, times, 0, false, wording),
                        ChangeDamage.class,
                        c -> source(c.from()),
                        c -> c.to() == null ? "" : c.to());
    }

    private static Phrase<Replacement> plus(String end, String wording) {
        return phrase(
                        "if {} would deal damage to {}, it deals that much damage plus {}" + end + " instead",
                        SOURCE,
                        RECIPIENT,
                        Amounts.VALUE)
                .as(
                        (s, to, more) -> more instanceof Amount.Number(int value)
                                ? new ChangeDamage(from(s), to, 1, value, false, wording)
                                : null,
                        ChangeDamage.class,
                        c -> source(c.from()),
                        c -> c.to() == null ? "" : c.to(),
                        c -> n(c.plus()));
    }

    static final Phrase<Replacement> CHANGE = oneOf(
            "a change of damage",
            multiplied("double", 2, "", ""),
            multiplied("triple", 3, "", ""),
            multiplied("double", 2, " to that permanent or player", "that"),
            multiplied("triple", 3, " to that permanent or player", "that"),
            multiplied("double", 2, " to that player", "player"),
            plus("", ""),
            plus(" to that permanent or player", "that"),
            phrase("if {} would deal damage to {}, prevent {} of that damage", SOURCE, RECIPIENT, Amounts.VALUE)
                    .as(
                            (s, to, amount) -> new PreventDamage(from(s), to, amount, false, "of"),
                            PreventDamage.class,
                            p -> source(p.from()),
                            p -> p.to() == null ? "" : p.to(),
                            p -> p.amount() == null ? "" : p.amount()));
}
