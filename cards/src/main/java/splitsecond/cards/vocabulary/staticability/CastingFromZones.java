package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.verb.ManaRestrictions;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.PlayFrom;
import splitsecond.engine.ability.Zone;

/// CR 601.3b: "you may cast creature spells from your graveyard by discarding a card in addition to paying their other
/// costs": what is cast from where, how often, and what it costs.
final class CastingFromZones {
    private CastingFromZones() {}

    static final Phrase<PlayFrom.Often> ONCE = table(
            "how often",
            Map.of(
                    "once during each of your turns", PlayFrom.Often.ONCE,
                    "once each turn", PlayFrom.Often.ONCE_EACH_TURN));

    private static final Phrase<Zone> FROM = table(
            "from where",
            Map.of(
                    "from your graveyard", Zone.GRAVEYARD,
                    "from the top of your library", Zone.LIBRARY,
                    "from your hand", Zone.HAND));

    /// A card that is not cast yet is no spell (CR 112.1).
    private static final Numbered<Filter> SPELLS = Numbered.numbered(number -> oneOf(
            "spells",
            phrase(number.pick("spell", "spells")).means(Nouns.ANY),
            Nouns.SPELLS
                    .in(number)
                    .where(f -> f instanceof Filter.And(List<Filter> all)
                            && all.contains(Nouns.SPELL)
                            && all.stream().noneMatch(Filter.CastFrom.class::isInstance))
                    .map(CastingFromZones::cards, Filter.class, CastingFromZones::spells)));

    private static Filter cards(Filter spells) {
        List<Filter> parts = new ArrayList<>(Nouns.parts(spells));
        parts.set(parts.indexOf(Nouns.SPELL), Nouns.ANY);
        return new Filter.And(parts);
    }

    private static Filter spells(Filter cards) {
        List<Filter> parts = new ArrayList<>(Nouns.parts(cards));
        int at = parts.indexOf(Nouns.ANY);
        if (at < 0 || parts.size() < 2) return Nouns.THIS;
        parts.set(at, Nouns.SPELL);
        return new Filter.And(parts);
    }

    private static PlayFrom cast(PlayFrom.Often often, Filter cards, Zone zone, boolean lands) {
        return new PlayFrom(cards, zone, YOU, lands, true, null, often, false, null);
    }

    /// One spell, once; or any number of them.
    private static final Numbered<PlayFrom> CAST = Numbered.numbered(number -> number == Number.ONE
            ? phrase("{}, you may cast {} {}", ONCE, a(SPELLS.one()), FROM)
                    .as(
                            (often, f, zone) -> cast(often, f, zone, false),
                            PlayFrom.class,
                            PlayFrom::often,
                            PlayFrom::what,
                            PlayFrom::zone)
            : oneOf(
                    "a rule for casting",
                    phrase("you may cast {} {}", SPELLS.many(), FROM)
                            .as(
                                    (f, zone) -> cast(PlayFrom.Often.ALWAYS, f, zone, false),
                                    PlayFrom.class,
                                    PlayFrom::what,
                                    PlayFrom::zone),
                    phrase("you may play lands and cast {} {}", SPELLS.many().where(f -> !f.equals(Nouns.ANY)), FROM)
                            .as(
                                    (f, zone) -> cast(
                                            PlayFrom.Often.ALWAYS, new Filter.Or(List.of(Nouns.LAND, f)), zone, true),
                                    PlayFrom.class,
                                    p -> p.what() instanceof Filter.Or(List<Filter> any) ? any.getLast() : "",
                                    PlayFrom::zone)));

    /// What is paid for it, and whether besides the mana cost.
    private record Price(Cost cost, boolean besides) {}

    private static final Numbered<Price> PRICE = Numbered.numbered(number -> {
        Phrase<Price> free = phrase("without paying " + number.pick("its mana cost", "their mana costs"))
                .means(new Price(Cost.NONE, false));
        Phrase<Price> besides = phrase(
                        "by {} in addition to paying " + number.pick("its", "their") + " other costs", Costs.DOING)
                .as(c -> new Price(c, true), Price.class, Price::cost);
        Phrase<Price> instead = phrase("by {} rather than paying its mana cost", Costs.DOING)
                .as(c -> new Price(c, false), Price.class, Price::cost);
        return number == Number.ONE
                ? oneOf("what is paid", free, instead, besides)
                : oneOf("what is paid", free, besides);
    });

    private static PlayFrom with(PlayFrom from, @Nullable Price price, boolean thenExiled) {
        return with(from, price, thenExiled, null);
    }

    private static PlayFrom with(
            PlayFrom from, @Nullable Price price, boolean thenExiled, ManaTerms.@Nullable Rider then) {
        return new PlayFrom(
                from.what(),
                from.zone(),
                from.who(),
                from.asLand(),
                from.asSpell(),
                price == null ? null : price.cost(),
                from.often(),
                thenExiled,
                from.only(),
                Spending.AS_IT_IS,
                price != null && price.besides(),
                then);
    }

    private static @Nullable Price priceOf(PlayFrom from) {
        return from.instead() == null ? null : new Price(from.instead(), from.besides());
    }

    private static Object price(PlayFrom from) {
        Price price = priceOf(from);
        return price == null ? "" : price;
    }

    /// For its price, if one is said. A hand needs no leave without one.
    private static final Phrase<PlayFrom> PRICED = oneOf(
            "a rule for casting",
            oneOf("a rule for casting", CAST.one(), CAST.many())
                    .where(from -> from.zone() != Zone.HAND || from.instead() != null),
            phrase("{} {}", CAST, PRICE)
                    .as(
                            (from, price) -> from.asLand() ? null : with(from, price, false),
                            PlayFrom.class,
                            from -> with(from, null, false),
                            CastingFromZones::price));

    private static final Phrase<ManaTerms.Rider> RIDER = phrase(
                    "if you cast {} this way, {}", a(Nouns.SPELLS.one()), ManaRestrictions.OF_A_SPELL)
            .as(
                    (f, e) -> new ManaTerms.Rider(f, e, "this way"),
                    ManaTerms.Rider.class,
                    ManaTerms.Rider::spells,
                    ManaTerms.Rider::effect);

    static final Phrase<StaticEffect> RULE = oneOf(
            "a rule for casting",
            PRICED,
            phrase("{}. {}", PRICED, RIDER)
                    .as(
                            (from, then) -> with(from, priceOf(from), false, then),
                            PlayFrom.class,
                            from -> with(from, priceOf(from), false),
                            from -> from.then() == null ? "" : from.then()),
            phrase("{}. if a spell cast this way would be put into your graveyard, exile it instead", PRICED)
                    .as(
                            from -> with(from, priceOf(from), true),
                            PlayFrom.class,
                            from -> with(from, priceOf(from), false)));
}
