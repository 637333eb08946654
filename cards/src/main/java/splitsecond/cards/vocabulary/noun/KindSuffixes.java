package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;

/// What something is or is not: "that's red", "that isn't a Human".
final class KindSuffixes {
    private KindSuffixes() {}

    static final Phrase<Filter> CHOSEN = oneOf(
            "a chosen thing",
            table(
                    "a chosen thing",
                    Map.of(
                            "of the chosen type", new Filter.IsChosen(Choice.Kind.CREATURE_TYPE),
                            "of the chosen color", new Filter.IsChosen(Choice.Kind.COLOR),
                            "with the chosen name", new Filter.IsChosen(Choice.Kind.CARD_NAME))),
            table(
                    "a chosen thing",
                    Map.of(
                            "with that name", new Filter.IsChosen(Choice.Kind.CARD_NAME),
                            "of that type", new Filter.IsChosen(Choice.Kind.CREATURE_TYPE, true),
                            "of the chosen kind", new Filter.IsChosen(Choice.Kind.CARD_TYPE),
                            "of that color", new Filter.IsChosen(Choice.Kind.COLOR))));

    /// "that's a Wolf or a Werewolf".
    static final Phrase<Filter> ONE_OR_ANOTHER = oneOf(
            "what it is",
            phrase("that's {}", list(a(lazy(() -> Nouns.NOUN.one())), 2, "or"))
                    .as(
                            any -> new Filter.And(List.of(new Filter.In(Zone.BATTLEFIELD, null), new Filter.Or(any))),
                            Filter.And.class,
                            and -> and.all().getLast() instanceof Filter.Or(List<Filter> any) ? any : ""),
            phrase("that's {}", a(list(lazy(() -> Nouns.NOUN.one()), 2, "or")))
                    .as(
                            any -> new Filter.And(List.of(new Filter.Or(any), new Filter.In(Zone.BATTLEFIELD, null))),
                            Filter.And.class,
                            and -> and.all().getFirst() instanceof Filter.Or(List<Filter> any) ? any : ""));

    private static final Phrase<Filter> A_COLOR =
            COLOR.map(Filter.IsColor::new, Filter.IsColor.class, Filter.IsColor::color);

    /// "red", "white or blue", "both red and white", "one or more colors".
    static final Phrase<Filter> COLORS = oneOf(
            "a color",
            A_COLOR,
            phrase("one or more colors").means(new Filter.ColorCount(1, 5)),
            phrase("both {} and {}", A_COLOR, A_COLOR)
                    .as(
                            (one, other) -> new Filter.And(List.of(one, other)),
                            Filter.And.class,
                            and -> and.all().getFirst(),
                            and -> and.all().getLast()),
            list(A_COLOR, 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any));

    static Object colorsOf(Filter.And and) {
        return and.all().size() == 2 ? and.all().getLast() : "";
    }

    /// What a permanent may be or not be.
    private static final Phrase<Filter> STATE = oneOf(
            "a state",
            table("a state", states()),
            phrase("attacking {}", lazy(() -> RelationSuffixes.ATTACKED))
                    .as(Filter.Attacking::new, Filter.Attacking.class, Filter.Attacking::defender),
            phrase("enchanted by {}", a(lazy(() -> Nouns.PERMANENT.one())))
                    .as(Filter.Bears::new, Filter.Bears.class, Filter.Bears::attached),
            phrase("enchanted by {}", lazy(() -> Nouns.PERMANENT.many()))
                    .as(Filter.Bears::new, Filter.Bears.class, Filter.Bears::attached));

    private static Map<String, Filter> states() {
        Map<String, Filter> states = new LinkedHashMap<>();
        for (Filter.Status status : List.of(
                Filter.Status.TAPPED,
                Filter.Status.UNTAPPED,
                Filter.Status.ATTACKING,
                Filter.Status.BLOCKING,
                Filter.Status.EQUIPPED,
                Filter.Status.MODIFIED,
                Filter.Status.HISTORIC)) states.put(status.name().toLowerCase(Locale.ROOT), new Filter.Is(status));
        states.put("attacking alone", new Filter.Is(Filter.Status.ATTACKING_ALONE));
        states.put(
                "attacking or blocking",
                new Filter.Or(List.of(new Filter.Is(Filter.Status.ATTACKING), new Filter.Is(Filter.Status.BLOCKING))));
        return states;
    }

    private static Filter onBattlefield(Filter filter) {
        return new Filter.And(List.of(new Filter.In(Zone.BATTLEFIELD, null), filter));
    }

    /// "a Demon", "a Kraken or Serpent", "an artifact or a land".
    static final Phrase<Filter> A_KIND = oneOf(
            "what it is",
            a(lazy(() -> Nouns.NOUN.one())),
            list(a(lazy(() -> Nouns.NOUN.one())), 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
            a(list(lazy(() -> Nouns.NOUN.one()), 2, "or"))
                    .map(
                            any -> new Filter.Or(List.of(new Filter.Or(any))),
                            Filter.Or.class,
                            or -> or.any().size() == 1 && or.any().getFirst() instanceof Filter.Or(List<Filter> any)
                                    ? any
                                    : ""));

    private static final Phrase<Filter> SOME_KIND = oneOf(
            "what they are",
            lazy(() -> Nouns.NOUN.many()),
            list(lazy(() -> Nouns.NOUN.many()), 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any));

    /// "that's red", "that are black", "that aren't of the chosen type".
    static Phrase<Filter> thatIs(Number number) {
        return oneOf(
                "what it is",
                phrase(
                                number.pick("that's", "that are") + " {}",
                                oneOf("what it is", lazy(() -> KindSuffixes.COLORS), lazy(() -> KindSuffixes.STATE)))
                        .as(KindSuffixes::onBattlefield, Filter.And.class, KindSuffixes::colorsOf),
                phrase(
                                "that " + number.pick("isn't", "aren't") + " {}",
                                oneOf(
                                        "what it is",
                                        lazy(() -> KindSuffixes.COLORS),
                                        lazy(() -> KindSuffixes.STATE),
                                        phrase("enchanted").means(new Filter.Is(Filter.Status.ENCHANTED)),
                                        number == Number.ONE
                                                ? lazy(() -> KindSuffixes.A_KIND)
                                                : lazy(() -> KindSuffixes.SOME_KIND),
                                        CHOSEN))
                        .as(
                                f -> onBattlefield(new Filter.Not(f)),
                                Filter.And.class,
                                and -> and.all().getLast() instanceof Filter.Not(Filter not) ? not : ""));
    }
}
