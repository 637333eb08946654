package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;

import java.util.List;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;

/// Cards in a graveyard "that were put there from the battlefield this turn".
final class PutThisTurn {
    private PutThisTurn() {}

    private static final Filter DIED = new Filter.ThisTurn(Filter.Deed.DIED, null);
    private static final Filter PUT = new Filter.ThisTurn(Filter.Deed.PUT_THERE, null);
    private static final Filter PUT_FROM_ANYWHERE = new Filter.And(List.of(PUT));

    static Phrase<Filter> cards(Number number, Phrase<Filter> cards) {
        String put = "{} {} that " + number.pick("was", "were") + " put there";
        Phrase<Filter> from = oneOf(
                "a card somewhere",
                put(put + " from the battlefield this turn", cards, DIED),
                put(put + " from anywhere this turn", cards, PUT_FROM_ANYWHERE));
        return number == Number.ONE ? oneOf("a card somewhere", from, put(put + " this turn", cards, PUT)) : from;
    }

    private static Phrase<Filter> put(String words, Phrase<Filter> cards, Filter when) {
        return phrase(words, cards, Phrase.<Filter>lazy(() -> ZoneSuffixes.ZONE))
                .as(
                        (f, in) -> Nouns.join(Nouns.parts(f), List.of(when, in)),
                        Filter.And.class,
                        and -> and.all().size() > 2
                                        && and.all().get(and.all().size() - 2).equals(when)
                                ? Nouns.join(and.all().subList(0, and.all().size() - 2))
                                : "",
                        and -> and.all().getLast());
    }
}
