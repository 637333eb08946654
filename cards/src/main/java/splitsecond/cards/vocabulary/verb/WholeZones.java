package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.List;
import java.util.Map;
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

/// All the cards in somebody's graveyard or hand are exiled.
final class WholeZones {
    private WholeZones() {}

    static final Phrase<Effect> EXILE = oneOf(
            "exile",
            phrase(
                            "exile {} {}",
                            References.WHOSE,
                            table("a zone", Map.of("graveyard", Zone.GRAVEYARD, "hand", Zone.HAND)))
                    .as(
                            (who, zone) -> new Move(
                                    new Reference.Each(Amounts.cardsIn(zone, who), "graveyard"),
                                    null,
                                    Zone.EXILE,
                                    Placement.PLAIN,
                                    null,
                                    "exile graveyard"),
                            Move.class,
                            m -> whoseCards(m.what()),
                            m -> m.what() instanceof Reference.Each(Filter cards, var _)
                                            && Nouns.parts(cards).getLast() instanceof Filter.In in
                                    ? in.zone()
                                    : ""),
            phrase(
                            "exile any number of target {} graveyards",
                            table("players", Map.of("players'", Nouns.PLAYER, "opponents'", Nouns.OPPONENT)))
                    .as(
                            f -> new Move(
                                    new Reference.Each(
                                            Amounts.cardsIn(
                                                    Zone.GRAVEYARD,
                                                    new Reference.Target(new splitsecond.engine.ability.TargetSlot(
                                                            f, Count.ANY_NUMBER, false, null, "graveyards"))),
                                            "graveyards"),
                                    null,
                                    Zone.EXILE,
                                    Placement.PLAIN,
                                    null,
                                    "exile graveyards"),
                            Move.class,
                            m -> whoseCards(m.what())
                                            instanceof Reference.Target(splitsecond.engine.ability.TargetSlot slot)
                                    ? slot.filter()
                                    : ""),
            phrase("exile all opponents' graveyards")
                    .means(new Move(
                            new Reference.Each(
                                    Amounts.cardsIn(Zone.GRAVEYARD, new Reference.Each(Nouns.OPPONENT, "all")),
                                    "graveyard"),
                            null,
                            Zone.EXILE,
                            Placement.PLAIN,
                            null,
                            "exile graveyard")),
            phrase("exile all cards from all opponents' hands and graveyards")
                    .means(new Move(
                            new Reference.Each(
                                    new Filter.Or(List.of(
                                            Amounts.cardsIn(Zone.HAND, new Reference.Each(Nouns.OPPONENT, "all")),
                                            Amounts.cardsIn(
                                                    Zone.GRAVEYARD, new Reference.Each(Nouns.OPPONENT, "all")))),
                                    "hands and graveyards"),
                            null,
                            Zone.EXILE,
                            Placement.PLAIN,
                            null,
                            "exile hands and graveyards")),
            phrase("exile all graveyards")
                    .means(new Move(
                            new Reference.Each(
                                    Amounts.cardsIn(Zone.GRAVEYARD, new Reference.Each(Nouns.PLAYER, "all")),
                                    "graveyard"),
                            null,
                            Zone.EXILE,
                            Placement.PLAIN,
                            null,
                            "exile graveyard")));

    private static Object whoseCards(Reference what) {
        return what instanceof Reference.Each(Filter.And(List<Filter> all), String _)
                        && all.getLast() instanceof Filter.In(Zone _, Reference whose)
                        && whose != null
                ? whose
                : "";
    }
}
