package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;

/// Several that are named one after the other: "target artifact, target creature, and target land", "up to one target
/// instant card and up to one target sorcery card from your graveyard", "a creature card and a land card from your
/// graveyard".
public final class TargetLists {
    private TargetLists() {}

    private static @Nullable Reference joined(List<Reference> those) {
        Reference all = those.getFirst();
        for (Reference one : those.subList(1, those.size())) all = new Reference.Both(all, one);
        return all;
    }

    private static List<Reference> apart(Reference all) {
        List<Reference> those = new ArrayList<>();
        while (all instanceof Reference.Both(Reference first, Reference last)) {
            those.addFirst(last);
            all = first;
        }
        those.addFirst(all);
        return those;
    }

    /// Three or more; two are read wherever objects are.
    static final Phrase<Reference> OF_PERMANENTS = list(lazy(() -> Targets.TARGET.one()), 3, "and")
            .map(TargetLists::joined, Reference.Both.class, both -> apart(both));

    private static Phrase<Reference> target(String words, Count count, boolean another) {
        return phrase(words, Nouns.CARDS.one())
                .as(
                        f -> new Reference.Target(new TargetSlot(f, count, another, null, "")),
                        Reference.Target.class,
                        target -> target.slot().count().equals(count)
                                        && target.slot().another() == another
                                ? target.slot().filter()
                                : "");
    }

    /// A card without where it is, which is said once for all of them.
    private static final Phrase<Reference> TARGET_CARD = oneOf(
            "a target",
            target("target {}", Count.ONE, false),
            target("up to one target {}", Count.upTo(1), false),
            target("up to one other target {}", Count.upTo(1), true));

    private static final Phrase<Reference> CHOSEN_CARD = oneOf(
            "a card",
            Words.a(Nouns.CARDS.one())
                    .map(
                            f -> new Reference.Chosen(f, Count.ONE, YOU),
                            Reference.Chosen.class,
                            c -> c.count().equals(Count.ONE) ? c.filter() : ""),
            phrase("up to one {}", Nouns.CARDS.one())
                    .as(
                            f -> new Reference.Chosen(f, Count.upTo(1), YOU),
                            Reference.Chosen.class,
                            c -> c.count().equals(Count.upTo(1)) ? c.filter() : ""));

    /// The same with another description.
    private static Reference described(Reference card, UnaryOperator<Filter> anew) {
        if (card instanceof Reference.Target(TargetSlot slot))
            return new Reference.Target(new TargetSlot(
                    anew.apply(slot.filter()), slot.count(), slot.another(), slot.chooser(), slot.wording()));
        if (card instanceof Reference.Chosen(Filter filter, Count count, Reference by))
            return new Reference.Chosen(anew.apply(filter), count, by);
        throw new IllegalArgumentException("not a card: " + card);
    }

    private static @Nullable Filter filterOf(Reference card) {
        if (card instanceof Reference.Target(TargetSlot slot)) return slot.filter();
        return card instanceof Reference.Chosen(Filter filter, Count _, Reference _) ? filter : null;
    }

    private static Object zoneOf(Reference all) {
        Filter zone = null;
        for (Reference card : apart(all)) {
            Filter filter = filterOf(card);
            if (filter == null) return "";
            Filter own = Nouns.parts(filter).getLast();
            if (zone != null && !zone.equals(own)) return "";
            zone = own;
        }
        return zone == null ? "" : zone;
    }

    private static Object without(Reference all) {
        List<Reference> cards = new ArrayList<>();
        for (Reference card : apart(all)) {
            Filter filter = filterOf(card);
            if (filter == null || Nouns.parts(filter).size() < 2) return "";
            cards.add(described(card, whole -> Nouns.butLast(whole) instanceof Filter before ? before : whole));
        }
        return cards;
    }

    private static Phrase<Reference> ofCards(Phrase<Reference> card) {
        return phrase("{} {}", list(card, 2, "and"), lazy(() -> ZoneSuffixes.ZONE))
                .as(
                        (cards, zone) -> {
                            List<Reference> there = new ArrayList<>();
                            for (Reference one : cards) there.add(described(one, filter -> Nouns.with(filter, zone)));
                            return joined(there);
                        },
                        Reference.Both.class,
                        both -> without(both),
                        both -> zoneOf(both));
    }

    /// Cards that are somewhere together.
    public static final Phrase<Reference> OF_CARDS = oneOf("cards", ofCards(TARGET_CARD), ofCards(CHOSEN_CARD));
}
