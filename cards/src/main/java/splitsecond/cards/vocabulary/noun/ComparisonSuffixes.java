package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// How something compares with others: "with the same name as that card", "with the greatest power among creatures".
final class ComparisonSuffixes {
    private ComparisonSuffixes() {}

    /// What another is compared with: "that creature", "enchanted creature", "the exiled card", "target creature", "a
    /// card in your graveyard".
    private static final Phrase<Reference> COMPARED = oneOf(
            "an object",
            phrase("~").means(new Reference.This("")),
            phrase("your commander")
                    .means(new Reference.Each(
                            new Filter.And(List.of(new Filter.Is(Filter.Status.COMMANDER), new Filter.OwnedBy(YOU))),
                            "your commander")),
            lazy(() -> SpokenOf.THAT),
            lazy(() -> SpokenOf.HOST),
            lazy(() -> SpokenOf.PAID),
            lazy(() -> Targets.TARGET.one()),
            lazy(() -> Nouns.one(oneOf("an object", Nouns.PERMANENT.one(), Nouns.CARDS_IN_ZONE.one())))
                    .map(f -> new Reference.Each(f, "any"), Reference.Each.class, Reference.Each::filter));

    private static Phrase<Filter> same(String words, Characteristic what) {
        return phrase("with the same " + words + " as {}", COMPARED)
                .as(r -> new Filter.Shares(what, r), Filter.Shares.class, f -> f.what() == what ? f.with() : "");
    }

    private static Phrase<Filter> otherNumber(String words, Comparison comparison) {
        return phrase("with " + words + " {}", WithSuffixes.STAT)
                .as(
                        what -> new Filter.Stat(
                                what, comparison, new Amount.StatOf(what, References.WHAT_WAS_JUST_NAMED)),
                        Filter.Stat.class,
                        f -> f.comparison() == comparison ? f.what() : "");
    }

    /// "with the same name as that creature", "with lesser power".
    static final Phrase<Filter> SAME_OR_LESS = oneOf(
            "a comparison",
            same("name", Characteristic.NAME),
            same("mana value", Characteristic.MANA_VALUE),
            otherNumber("lesser", Comparison.LESS),
            otherNumber("greater", Comparison.MORE),
            otherNumber("equal or lesser", Comparison.AT_MOST));

    /// "that shares a color with it", "that share a creature type with enchanted creature".
    static Phrase<Filter> sharing(Number number) {
        Phrase<Filter> one = sharing(number, "a");
        return number == Number.MANY ? one : oneOf("what is shared", one, sharing(number, "at least one"));
    }

    static Phrase<Filter> sharing(Number number, String some) {
        return phrase(
                        "that " + number.pick("shares ", "share ") + some + " {} with {}",
                        table(
                                "what is shared",
                                Map.of(
                                        "color", Characteristic.COLOR,
                                        "card type", Characteristic.CARD_TYPE,
                                        "creature type", Characteristic.CREATURE_TYPE,
                                        "land type", Characteristic.LAND_TYPE)),
                        COMPARED)
                .as(Filter.Shares::new, Filter.Shares.class, Filter.Shares::what, Filter.Shares::with);
    }

    /// What several are together: "with total mana value 4 or less", "with different names".
    static final Phrase<Filter> TOGETHER = oneOf(
            "what they are together",
            phrase("with total {} {} or less", WithSuffixes.STAT, WithSuffixes.BOUND)
                    .as(
                            Filter.TotalAtMost::new,
                            Filter.TotalAtMost.class,
                            Filter.TotalAtMost::what,
                            Filter.TotalAtMost::most),
            table(
                    "what they are together",
                    Map.of(
                            "with different names", new Filter.Differing(Characteristic.NAME),
                            "with different mana values", new Filter.Differing(Characteristic.MANA_VALUE),
                            "with different powers", new Filter.Differing(Characteristic.POWER))));

    /// "with the greatest power among creatures you control".
    static Phrase<Filter> extreme() {
        return oneOf(
                "an extreme",
                phrase("with the greatest {} among {}", WithSuffixes.STAT, lazy(() -> Nouns.PERMANENT.many()))
                        .as(
                                (what, among) -> new Filter.Extreme(what, true, among),
                                Filter.Extreme.class,
                                Filter.Extreme::what,
                                Filter.Extreme::among),
                phrase("with the least {} among {}", WithSuffixes.STAT, lazy(() -> Nouns.PERMANENT.many()))
                        .as(
                                (what, among) -> new Filter.Extreme(what, false, among),
                                Filter.Extreme.class,
                                Filter.Extreme::what,
                                Filter.Extreme::among));
    }
}
