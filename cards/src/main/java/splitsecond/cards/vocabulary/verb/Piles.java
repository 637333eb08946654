package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
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

    private static final Reference AN_OPPONENT = new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU);

    private static final Effect TO_HAND_AND_GRAVEYARD = new Effect.Sequence(
            List.of(
                    new Move(PILE, null, Zone.HAND, Placement.PLAIN, null, "pile"),
                    new Move(OTHER_PILE, null, Zone.GRAVEYARD, Placement.PLAIN, null, "pile")),
            List.of(Effect.Joint.AND));

    private static final Phrase<Reference> TOP_CARDS = phrase("the top {} cards of your library", Amounts.SEVERAL)
            .as(c -> new Reference.TopCards(c, YOU), Reference.TopCards.class, Reference.TopCards::count);

    private static final String FACE_DOWN = " into a face-down pile and a face-up pile. ";

    private static Object looked(Effect.SeparateIntoPiles piles, boolean byYou) {
        return piles.faceDown() && piles.by().equals(YOU) == byYou ? piles.what() : "";
    }

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
                                    false,
                                    new Effect.Sacrifice(new Reference.ThatPlayer(""), PILE, "pile")),
                            Effect.SeparateIntoPiles.class,
                            Piles::separated),
            phrase(
                            "reveal {}. an opponent separates those cards into two piles. put one pile into your hand"
                                    + " and the other into your graveyard",
                            TOP_CARDS)
                    .as(
                            what -> new Effect.SeparateIntoPiles(what, AN_OPPONENT, YOU, false, TO_HAND_AND_GRAVEYARD),
                            Effect.SeparateIntoPiles.class,
                            p -> p.faceDown() ? "" : p.what()),
            phrase(
                            "look at {} and separate them" + FACE_DOWN + "an opponent chooses one of (those|the) piles."
                                    + " put that pile into your hand and the other into your graveyard",
                            TOP_CARDS)
                    .as(
                            what -> new Effect.SeparateIntoPiles(what, YOU, AN_OPPONENT, true, TO_HAND_AND_GRAVEYARD),
                            Effect.SeparateIntoPiles.class,
                            p -> looked(p, true)),
            phrase(
                            "{} looks at {} and separates them" + FACE_DOWN
                                    + "put one pile into your hand and the other into your graveyard",
                            References.PLAYER.one(),
                            TOP_CARDS)
                    .as(
                            (who, what) -> new Effect.SeparateIntoPiles(what, who, YOU, true, TO_HAND_AND_GRAVEYARD),
                            Effect.SeparateIntoPiles.class,
                            p -> p.by(),
                            p -> looked(p, false)));

    private static Object separated(Effect.SeparateIntoPiles piles) {
        return piles.what() instanceof Reference.Each(Filter filter, String _) ? filter : "";
    }
}
