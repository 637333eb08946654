package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// What follows a word for players: "who controls an artifact", "who lost life this turn", "who discarded a card this
/// way".
final class PlayerClauses {
    private PlayerClauses() {}

    private static Filter has(Possession what, Comparison comparison, Amount count) {
        return new Filter.Has(what, comparison, count);
    }

    private static Object permanents(Filter.Has has) {
        return has.what() instanceof Possession.Permanents(Filter of) ? of : "";
    }

    private static Phrase<Comparison> comparisons(String more, String less) {
        return table("more or less", Map.of(more, Comparison.AT_LEAST, less, Comparison.AT_MOST));
    }

    /// "who controls an artifact", "who doesn't control an Elf".
    private static Phrase<Filter> controlling(Number number) {
        return phrase(
                        "who {} {}",
                        table(
                                "control",
                                Map.of(
                                        number.pick("controls", "control"), Comparison.AT_LEAST,
                                        number.pick("doesn't control", "don't control"), Comparison.LESS)),
                        a(lazy(() -> Nouns.PERMANENT.one())))
                .as(
                        (comparison, f) -> has(new Possession.Permanents(f), comparison, n(1)),
                        Filter.Has.class,
                        Filter.Has::comparison,
                        PlayerClauses::permanents);
    }

    private static Phrase<Boolean> controls(Number number) {
        return table("control", Map.of(number.pick("controls", "control"), true));
    }

    private static Phrase<Filter> several(Number number) {
        return phrase(
                        "who {} {} {} {}",
                        controls(number),
                        NUMBER_WORD,
                        comparisons("or more", "or fewer"),
                        lazy(() -> Nouns.PERMANENT.many()))
                .as(
                        (_, k, comparison, f) -> has(new Possession.Permanents(f), comparison, n(k)),
                        Filter.Has.class,
                        _ -> true,
                        h -> Amounts.number(h.count()),
                        Filter.Has::comparison,
                        PlayerClauses::permanents);
    }

    /// "who controls more creatures than you".
    private static Phrase<Filter> comparedWithYours(Number number) {
        return phrase(
                        "who {} {} {} {}",
                        controls(number),
                        table("more or fewer", Map.of("more", Comparison.MORE, "fewer", Comparison.LESS)),
                        lazy(() -> Nouns.PERMANENT.many()),
                        table("than you", Map.of("than you", true, "than you do", false)))
                .as(
                        (_, comparison, f, _) -> has(
                                new Possession.Permanents(f),
                                comparison,
                                new Amount.CountOf(Nouns.with(f, new Filter.ControlledBy(YOU)))),
                        Filter.Has.class,
                        _ -> true,
                        Filter.Has::comparison,
                        PlayerClauses::permanents,
                        _ -> true);
    }

    /// "who controls the most lands": tied for the most, too.
    private static Phrase<Filter> most(Number number) {
        return phrase(
                        "who {} the {} {}",
                        controls(number),
                        table("most or fewest", Map.of("most", true, "fewest", false)),
                        lazy(() -> Nouns.PERMANENT.many()))
                .as(
                        (_, most, f) -> new Filter.Most(new Possession.Permanents(f), most),
                        Filter.Most.class,
                        _ -> true,
                        Filter.Most::most,
                        m -> m.what() instanceof Possession.Permanents(Filter of) ? of : "");
    }

    private static Filter thisTurn(Amount.Tally tally) {
        return has(new Possession.ThisTurn(tally), Comparison.AT_LEAST, n(1));
    }

    /// Whose cards those are: only of their own hands and libraries do players discard, draw and mill.
    private static Filter whose(Filter cards, String deed) {
        var those = new Reference.DoneThisWay(cards.equals(Nouns.ANY) ? null : cards, deed);
        return new Filter.AmongThose(new Reference.OwnerOf(those, ""));
    }

    private static Object cardsOf(Filter whose) {
        if (!(whose instanceof Filter.AmongThose(Reference.OwnerOf(Reference.DoneThisWay(Filter cards, var _), var _))))
            return "";
        return cards == null ? Nouns.ANY : cards;
    }

    private static Object deedOf(Filter whose) {
        return whose instanceof Filter.AmongThose(Reference.OwnerOf(Reference.DoneThisWay(var _, String deed), var _))
                ? deed
                : "";
    }

    private static final Phrase<Filter> A_CARD = a(lazy(() -> Nouns.CARDS.one()));

    /// "Who discarded a creature card this way", "who didn't discard a nonland card this way".
    private static final Phrase<Filter> DID_THIS_WAY = oneOf(
            "what is said of players",
            phrase("who {} {} this way", table("did", Map.of("discarded", "discarded", "drew", "drawn")), A_CARD)
                    .as(
                            (deed, cards) -> whose(cards, deed),
                            Filter.AmongThose.class,
                            PlayerClauses::deedOf,
                            PlayerClauses::cardsOf),
            phrase("who didn't {} {} this way", table("do", Map.of("discard", "discarded", "draw", "drawn")), A_CARD)
                    .as(
                            (deed, cards) -> new Filter.Not(whose(cards, deed)),
                            Filter.Not.class,
                            not -> deedOf(not.filter()),
                            not -> cardsOf(not.filter())));

    private static Map<String, Filter> fixed(Number number) {
        String have = number.pick("has", "have");
        Map<String, Filter> words = new LinkedHashMap<>();
        Amount hand = new Amount.CountOf(Amounts.cardsIn(Zone.HAND, YOU));
        Map<String, Amount.Tally> deeds = new LinkedHashMap<>();
        deeds.put("lost life|lose life", Amount.Tally.LIFE_LOST);
        deeds.put("gained life|gain life", Amount.Tally.LIFE_GAINED);
        deeds.put("attacked|attack", Amount.Tally.ATTACKED_WITH);
        deeds.put("cast a spell|cast a spell", Amount.Tally.SPELLS_CAST);
        deeds.put("drew a card|draw a card", Amount.Tally.CARDS_DRAWN);
        deeds.forEach((forms, tally) -> {
            int bar = forms.indexOf('|');
            words.put("who " + forms.substring(0, bar) + " this turn", thisTurn(tally));
            words.put("who didn't " + forms.substring(bar + 1) + " this turn", new Filter.Not(thisTurn(tally)));
        });
        words.put("who " + number.pick("was", "were") + " dealt damage this turn", thisTurn(Amount.Tally.DAMAGE_DEALT));
        for (String than : java.util.List.of("than you", "than you do")) {
            words.put(
                    "who " + have + " more life " + than,
                    has(new Possession.Life(), Comparison.MORE, new Amount.LifeOf(YOU)));
            words.put(
                    "who " + have + " less life " + than,
                    has(new Possession.Life(), Comparison.LESS, new Amount.LifeOf(YOU)));
            words.put(
                    "who " + have + " more cards in hand " + than,
                    has(new Possession.Cards(Zone.HAND, Nouns.ANY), Comparison.MORE, hand));
            words.put(
                    "who " + have + " fewer cards in hand " + than,
                    has(new Possession.Cards(Zone.HAND, Nouns.ANY), Comparison.LESS, hand));
        }
        words.put(
                "who " + have + " no cards in hand",
                has(new Possession.Cards(Zone.HAND, Nouns.ANY), Comparison.EQUAL, n(0)));
        // CR 101.3: whoever discards nothing could not.
        words.put(
                "who can't",
                new Filter.Not(new Filter.AmongThose(
                        new Reference.ControllerOf(new Reference.DoneThisWay(null, "card discarded"), ""))));
        // Of those who may, whoever has done it, and whoever has not.
        var done = new Filter.AmongThose(new Reference.ControllerOf(new Reference.DoneThisWay(null, ""), ""));
        words.put("who " + number.pick("does", "do"), done);
        words.put("who " + number.pick("doesn't", "don't"), new Filter.Not(done));
        return words;
    }

    private static Phrase<Filter> who(Number number) {
        return oneOf(
                "what is said of players",
                table("what is said of players", fixed(number)),
                DID_THIS_WAY,
                controlling(number),
                several(number),
                comparedWithYours(number),
                most(number),
                phrase(
                                "who {} {} {} cards in hand",
                                table("have", Map.of(number.pick("has", "have"), true)),
                                NUMBER_WORD,
                                comparisons("or more", "or fewer"))
                        .as(
                                (_, k, comparison) -> has(new Possession.Cards(Zone.HAND, Nouns.ANY), comparison, n(k)),
                                Filter.Has.class,
                                _ -> true,
                                h -> h.what() instanceof Possession.Cards ? Amounts.number(h.count()) : "",
                                Filter.Has::comparison),
                phrase(
                                "who {} {} {} life",
                                table("have", Map.of(number.pick("has", "have"), true)),
                                splitsecond.cards.vocabulary.word.Words.DIGITS,
                                comparisons("or more", "or less"))
                        .as(
                                (_, k, comparison) -> has(new Possession.Life(), comparison, n(k)),
                                Filter.Has.class,
                                _ -> true,
                                h -> h.what() instanceof Possession.Life ? Amounts.number(h.count()) : "",
                                Filter.Has::comparison),
                phrase(
                                "who {} {} or more {} counters",
                                table("have", Map.of(number.pick("has", "have"), true)),
                                NUMBER_WORD,
                                COUNTER_KIND)
                        .as(
                                (_, k, kind) -> new Filter.HasCounter(kind, Comparison.AT_LEAST, k),
                                Filter.HasCounter.class,
                                _ -> true,
                                Filter.HasCounter::count,
                                h -> h.kind() == null ? "" : h.kind()));
    }

    private static final Numbered<Filter> WHO = Numbered.numbered(PlayerClauses::who);

    /// "opponent who controls an artifact", "players who have no cards in hand".
    static final Numbered<Filter> PLAYERS_WHO = Numbered.numbered(number -> phrase(
                    "{} {}",
                    table(
                            "players",
                            Map.of(
                                    number.pick("player", "players"), Nouns.PLAYER,
                                    number.pick("opponent", "opponents"), Nouns.OPPONENT)),
                    WHO.in(number))
            .as(
                    (f, who) -> Nouns.and(f, who),
                    Filter.And.class,
                    and -> and.all().size() == 2 ? and.all().getFirst() : "",
                    and -> and.all().size() == 2 ? and.all().getLast() : ""));
}
