package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.ControllerSuffixes;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.PlayFrom;
import splitsecond.engine.ability.Zone;

/// CR 601.3: cards in exile that may be played from there, and with what mana.
final class FromExile {
    private FromExile() {}

    private static final Phrase<Spending> SPENDING = table("with what mana", spending());

    private static Map<String, Spending> spending() {
        Map<String, Spending> words = new LinkedHashMap<>();
        words.put(", and mana of any type can be spent to cast those spells", Spending.AS_ANY_TYPE);
        words.put(
                ", and you may spend mana as though it were mana of any color to cast those spells",
                Spending.AS_ANY_COLOR);
        return words;
    }

    private static PlayFrom play(Filter cards, Spending spending) {
        return new PlayFrom(cards, Zone.EXILE, YOU, true, true, null, PlayFrom.Often.ALWAYS, false, null, spending);
    }

    /// "Cards you don't own with stash counters on them".
    private static final Phrase<Filter> CARDS = phrase(
                    "{} {} with {} counters on them", Nouns.CARDS.many(), ControllerSuffixes.OWN, COUNTER_KIND)
            .as(
                    (f, own, k) -> Nouns.and(f, own, new Filter.HasCounter(k, Comparison.AT_LEAST, 1)),
                    Filter.And.class,
                    and -> and.all().size() == 3 ? and.all().getFirst() : "",
                    and -> and.all().get(1),
                    and -> kind(and));

    private static Object kind(Filter.And cards) {
        return cards.all().getLast() instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : "";
    }

    /// "Cards you own in exile with croak counters on them".
    private static final Phrase<Filter> IN_EXILE = phrase(
                    "{} with {} counters on them", Nouns.CARDS_IN_ZONE.many(), COUNTER_KIND)
            .as(
                    (f, k) -> Nouns.and(f, new Filter.HasCounter(k, Comparison.AT_LEAST, 1)),
                    Filter.And.class,
                    and -> and.all().size() == 2 ? and.all().getFirst() : "",
                    and -> kind(and));

    /// CR 607.2a: "cards exiled with this creature".
    private static final Phrase<Filter> EXILED_WITH_IT = Nouns.CARDS_IN_ZONE
            .many()
            .where(f -> Nouns.parts(f).stream()
                    .anyMatch(
                            part -> part instanceof Filter.And(var all) && all.getLast() instanceof Filter.AmongThose));

    static final Phrase<StaticEffect> RULE = oneOf(
            "a rule for casting",
            phrase("you may play {} from exile{}", CARDS, SPENDING)
                    .as((f, s) -> play(f, s), PlayFrom.class, PlayFrom::what, PlayFrom::spending),
            phrase("you may play {}", EXILED_WITH_IT)
                    .as(f -> play(f, Spending.AS_IT_IS), PlayFrom.class, PlayFrom::what),
            phrase("you may play lands and cast spells from among {}", IN_EXILE)
                    .as(f -> play(f, Spending.AS_IT_IS), PlayFrom.class, PlayFrom::what));
}
