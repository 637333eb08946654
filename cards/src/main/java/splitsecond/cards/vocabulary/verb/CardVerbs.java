package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// Instructions about cards in hands and libraries: reveal, look at, shuffle.
public final class CardVerbs {
    private CardVerbs() {}

    private static Effect.Repeat revealsAndDiscards(Reference who, Filter what) {
        List<Filter> inHand = new java.util.ArrayList<>(Nouns.parts(what));
        inHand.add(new Filter.In(splitsecond.engine.ability.Zone.HAND, Verbs.SAME_PLAYER));
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.LookAtHand(who, true),
                                new Effect.Discard(
                                        Verbs.SAME_PLAYER,
                                        new Amount.CountOf(new Filter.And(inHand)),
                                        what,
                                        false,
                                        "all")),
                        List.of(Effect.Joint.AND)),
                "reveals and discards all");
    }

    private static Object revealer(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Effect.LookAtHand(Reference who, boolean _)
                ? who
                : "";
    }

    private static Object discarded(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.Discard discard
                        && discard.what() != null
                ? discard.what()
                : "";
    }

    private static final Effect.Destination TOP =
            new Effect.Destination(splitsecond.engine.ability.Zone.LIBRARY, Effect.Placement.PLAIN);

    private static final Effect.Destination BOTTOM =
            new Effect.Destination(splitsecond.engine.ability.Zone.LIBRARY, Effect.Placement.BOTTOM);

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            phrase("reveal a card at random from your hand")
                    .means(new Effect.Reveal(
                            new Reference.AtRandom(
                                    Amounts.cardsIn(splitsecond.engine.ability.Zone.HAND, YOU), Count.ONE),
                            "at random")),
            phrase("{} (reveals|reveal) {} at random from their hand", References.PLAYER, Amounts.CARD_COUNT)
                    .as(
                            (who, count) -> who.equals(YOU)
                                    ? null
                                    : new Effect.Reveal(
                                            new Reference.AtRandom(
                                                    Amounts.cardsIn(splitsecond.engine.ability.Zone.HAND, who),
                                                    Count.exactly(count)),
                                            "reveals at random"),
                            Effect.Reveal.class,
                            r -> r.what() instanceof Reference.AtRandom(var cards, var _)
                                            && Nouns.parts(cards).getLast() instanceof Filter.In(var _, Reference whose)
                                            && whose != null
                                    ? whose
                                    : "",
                            r -> r.what() instanceof Reference.AtRandom(var _, Count count) ? count.least() : ""),
            phrase("{} reveals their hand and discards all {}", References.PLAYER.one(), Nouns.CARDS.many())
                    .as(CardVerbs::revealsAndDiscards, Effect.Repeat.class, CardVerbs::revealer, CardVerbs::discarded),
            phrase(
                            "look at the top {} cards of {} library, then put them back in any order",
                            Amounts.SEVERAL,
                            References.WHOSE.where(w -> !w.equals(YOU)))
                    .as(
                            (c, who) -> new Effect.Dig(
                                    who, c, false, null, Count.exactly(0), false, TOP, TOP, "theirs back"),
                            Effect.Dig.class,
                            Effect.Dig::look,
                            Effect.Dig::who),
            phrase(
                            "look at the top {} cards of {} library. put any number of them on the bottom of that library in any order and the rest on top of the library in any order",
                            Amounts.SEVERAL,
                            References.WHOSE.where(w -> !w.equals(YOU)))
                    .as(
                            (c, who) -> new Effect.Dig(
                                    who, c, false, null, Count.ANY_NUMBER, false, BOTTOM, TOP, "theirs any number"),
                            Effect.Dig.class,
                            Effect.Dig::look,
                            Effect.Dig::who),
            ownerShuffles("the owner of {} shuffles it into their library"),
            ownerShuffles("{}'s owner shuffles it into their library"));

    private static Phrase<Effect> ownerShuffles(String words) {
        return phrase(words, Targets.TARGET.one())
                .as(
                        t -> new Effect.Repeat(
                                n(1),
                                new Effect.Sequence(
                                        List.of(
                                                new Effect.Move(
                                                        t,
                                                        null,
                                                        splitsecond.engine.ability.Zone.LIBRARY,
                                                        Effect.Placement.PLAIN,
                                                        null,
                                                        "owner shuffles"),
                                                new Effect.Shuffle(
                                                        new Reference.OwnerOf(References.WHAT_WAS_JUST_NAMED, ""))),
                                        List.of(Effect.Joint.AND)),
                                "owner shuffles"),
                        Effect.Repeat.class,
                        r -> r.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                                        && steps.getFirst() instanceof Effect.Move move
                                ? move.what()
                                : "");
    }
}
