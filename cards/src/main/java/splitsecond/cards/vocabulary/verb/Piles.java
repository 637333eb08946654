package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// CR 700.3: cards or permanents separated into piles.
final class Piles {
    private Piles() {}

    private static final Reference PILE = new Reference.It("pile");
    private static final Reference OTHER_PILE = new Reference.TheRest("the other");

    static final Phrase<Effect> PILES = oneOf(
            "piles",
            phrase(
                            "separate all {} into two piles. that player sacrifices all permanents in the pile of"
                                    + " their choice",
                            Nouns.PERMANENT.many())
                    .as(
                            f -> new Effect.SeparateIntoPiles(
                                    new Reference.Each(f, "all"),
                                    YOU,
                                    new Reference.ThatPlayer(""),
                                    new Effect.Sacrifice(new Reference.ThatPlayer(""), PILE, "pile")),
                            Effect.SeparateIntoPiles.class,
                            Piles::separated),
            phrase(
                            "reveal {}. an opponent separates those cards into two piles. put one pile into your hand"
                                    + " and the other into your graveyard",
                            phrase("the top {} cards of your library", Amounts.SEVERAL)
                                    .as(
                                            c -> new Reference.TopCards(c, YOU),
                                            Reference.TopCards.class,
                                            Reference.TopCards::count))
                    .as(
                            what -> new Effect.SeparateIntoPiles(
                                    what,
                                    new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU),
                                    YOU,
                                    new Effect.Sequence(
                                            List.of(
                                                    new Move(PILE, null, Zone.HAND, Placement.PLAIN, null, "pile"),
                                                    new Move(
                                                            OTHER_PILE,
                                                            null,
                                                            Zone.GRAVEYARD,
                                                            Placement.PLAIN,
                                                            null,
                                                            "pile")),
                                            List.of(Effect.Joint.AND))),
                            Effect.SeparateIntoPiles.class,
                            Effect.SeparateIntoPiles::what));

    private static Object separated(Effect.SeparateIntoPiles piles) {
        return piles.what() instanceof Reference.Each(Filter filter, String _) ? filter : "";
    }
}
