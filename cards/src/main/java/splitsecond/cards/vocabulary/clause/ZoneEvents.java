package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// CR 603.6: events that are changes of zones.
final class ZoneEvents {
    private ZoneEvents() {}

    private static final Filter THEIRS = new Filter.OwnedBy(Players.AN_OPPONENT);
    private static final Filter YOURS = new Filter.OwnedBy(Words.YOU);
    private static final Filter TAPPED = new Filter.Is(Filter.Status.TAPPED);
    private static final Filter UNTAPPED = new Filter.Is(Filter.Status.UNTAPPED);

    @SuppressWarnings("NullAway") // zones that may be null
    private static Phrase<Trigger> zones() {
        return oneOf(
                "an event",
                phrase("{} is put into your graveyard from the battlefield", EventSubjects.SUBJECT)
                        .as(
                                f -> new ZoneChange(
                                        Nouns.with(f, YOURS),
                                        Zone.BATTLEFIELD,
                                        Zone.GRAVEYARD,
                                        false,
                                        "your graveyard"),
                                ZoneChange.class,
                                z -> Nouns.butLast(z.what())),
                phrase("one or more {} leave your graveyard", Nouns.CARDS.many())
                        .as(
                                f -> new ZoneChange(Nouns.with(f, YOURS), Zone.GRAVEYARD, null, true, "your graveyard"),
                                ZoneChange.class,
                                z -> Nouns.butLast(z.what())),
                buried("{} is put into {}", Nouns.one(Nouns.CARDS.one()), false),
                buried("one or more {} are put into {}", Nouns.CARDS.many(), true),
                entersFrom(),
                returned(),
                phrase("{} leaves the battlefield without dying", EventSubjects.SUBJECT)
                        .as(f -> withoutDying(f, false), Trigger.Either.class, ZoneEvents::leaver),
                phrase("{} leave the battlefield without dying", EventSubjects.SEVERAL)
                        .as(f -> withoutDying(f, true), Trigger.Either.class, ZoneEvents::leaver),
                entering("tapped", TAPPED),
                entering("untapped", UNTAPPED),
                phrase("{} is put into an opponent's graveyard from the battlefield", EventSubjects.SUBJECT)
                        .as(
                                f -> new ZoneChange(
                                        Nouns.with(f, THEIRS), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "opponent's"),
                                ZoneChange.class,
                                z -> Nouns.without(z.what(), THEIRS)),
                phrase("~ is put into your graveyard from your library")
                        .means(new ZoneChange(
                                Nouns.with(Nouns.THIS, YOURS), Zone.LIBRARY, Zone.GRAVEYARD, false, "library")),
                phrase("{} leaves your graveyard", a(Nouns.CARDS.one()))
                        .as(
                                f -> new ZoneChange(Nouns.with(f, YOURS), Zone.GRAVEYARD, null, false, "leaves"),
                                ZoneChange.class,
                                z -> Nouns.without(z.what(), YOURS)));
    }

    /// Into whose graveyard or into exile, and where from.
    ///
    /// @param notFrom from anywhere but there
    private record Burial(
            String words,
            @Nullable Filter whose,
            @Nullable Zone from,
            @Nullable Zone notFrom,
            Zone to) {

        @SuppressWarnings("NullAway") // from any zone
        @Nullable
        Trigger of(Filter what, boolean oneOrMore) {
            Filter cards = whose == null ? what : Nouns.with(what, whose);
            if (notFrom == null) return new ZoneChange(cards, from, to, oneOrMore, words);
            // Several at once, each from elsewhere, would be several events.
            if (oneOrMore) return null;
            List<Trigger> any = new java.util.ArrayList<>();
            for (Zone other : List.of(Zone.LIBRARY, Zone.HAND, Zone.STACK, Zone.EXILE, Zone.COMMAND))
                any.add(new ZoneChange(cards, other, to, false, words));
            return new Trigger.Either(any, words);
        }

        Object what(Filter cards) {
            return whose == null ? cards : Nouns.without(cards, whose);
        }
    }

    private static final Map<String, Burial> BURIALS = burials();

    private static Map<String, Burial> burials() {
        Map<String, Burial> words = new LinkedHashMap<>();
        Map<String, @Nullable Filter> graveyards = new LinkedHashMap<>();
        graveyards.put("a graveyard", null);
        graveyards.put("your graveyard", YOURS);
        graveyards.put("an opponent's graveyard", THEIRS);
        graveyards.forEach((graveyard, whose) -> {
            String library = whose == null ? "a library" : whose == YOURS ? "your library" : "their library";
            for (Burial burial : List.of(
                    buried(graveyard + " from anywhere", whose, null, null),
                    buried(graveyard + " from " + library, whose, Zone.LIBRARY, null),
                    buried(graveyard + " from anywhere other than the battlefield", whose, null, Zone.BATTLEFIELD)))
                words.put(burial.words(), burial);
        });
        for (Burial exiled : List.of(
                new Burial("exile", null, null, null, Zone.EXILE),
                new Burial("exile from anywhere", null, null, null, Zone.EXILE),
                new Burial("exile from your graveyard", YOURS, Zone.GRAVEYARD, null, Zone.EXILE),
                new Burial("exile from graveyards", null, Zone.GRAVEYARD, null, Zone.EXILE),
                new Burial("exile from a graveyard", null, Zone.GRAVEYARD, null, Zone.EXILE),
                new Burial("exile from your library", YOURS, Zone.LIBRARY, null, Zone.EXILE),
                new Burial("exile from your hand", YOURS, Zone.HAND, null, Zone.EXILE)))
            words.put(exiled.words(), exiled);
        return words;
    }

    private static Burial buried(String words, @Nullable Filter whose, @Nullable Zone from, @Nullable Zone notFrom) {
        return new Burial(words, whose, from, notFrom, Zone.GRAVEYARD);
    }

    private static Phrase<Trigger> buried(String words, Phrase<Filter> cards, boolean oneOrMore) {
        return phrase(words, cards, table("which graveyard", BURIALS))
                .as(
                        (f, burial) -> burial.of(f, oneOrMore),
                        Trigger.class,
                        t -> burial(t) instanceof Burial burial
                                ? burial.what(zoneChange(t).what())
                                : "",
                        ZoneEvents::burial);
    }

    private static Object burial(Trigger trigger) {
        return trigger instanceof ZoneChange || trigger instanceof Trigger.Either
                ? BURIALS.getOrDefault(zoneChange(trigger).wording(), NO_BURIAL)
                : "";
    }

    private static final Burial NO_BURIAL = new Burial("", null, null, null, Zone.GRAVEYARD);

    private static ZoneChange zoneChange(Trigger trigger) {
        return trigger instanceof ZoneChange change
                ? change
                : trigger instanceof Trigger.Either either && either.any().getFirst() instanceof ZoneChange first
                        ? first
                        : new ZoneChange(Nouns.ANY, Zone.STACK, Zone.STACK, false, "");
    }

    /// Where from or where to, and whose that is.
    private record Place(Zone zone, @Nullable Filter owner) {}

    private static Filter of(Filter what, Place place) {
        return place.owner() == null ? what : Nouns.with(what, place.owner());
    }

    private static final Phrase<Place> FROM = table(
            "where it comes from",
            Map.of(
                    "a graveyard", new Place(Zone.GRAVEYARD, null),
                    "your graveyard", new Place(Zone.GRAVEYARD, YOURS),
                    "exile", new Place(Zone.EXILE, null),
                    "your hand", new Place(Zone.HAND, YOURS)));

    private static final Phrase<Place> TO_HAND = table(
            "whose hand",
            Map.of(
                    "your hand", new Place(Zone.HAND, YOURS),
                    "your hand from the battlefield", new Place(Zone.HAND, YOURS),
                    "a player's hand", new Place(Zone.HAND, null),
                    "its owner's hand", new Place(Zone.HAND, null)));

    private static Object whatComes(ZoneChange change, Place place) {
        return place.owner() == null ? change.what() : Nouns.without(change.what(), place.owner());
    }

    private static final String ENTERS_FROM = "enters from";
    private static final String RETURNED = "returned";

    /// "Enters from your graveyard".
    private static Phrase<Trigger> entersFrom() {
        return phrase("{} enters from {}", EventSubjects.SUBJECT, FROM)
                .as(
                        (f, from) -> new ZoneChange(of(f, from), from.zone(), Zone.BATTLEFIELD, false, ENTERS_FROM),
                        ZoneChange.class,
                        z -> whatComes(z, placeFrom(z)),
                        ZoneEvents::placeFrom);
    }

    private static Place placeFrom(ZoneChange change) {
        Zone from = change.from() == null ? Zone.STACK : change.from();
        return new Place(from, Nouns.parts(change.what()).getLast().equals(YOURS) ? YOURS : null);
    }

    /// "Is returned to your hand".
    private static Phrase<Trigger> returned() {
        return phrase("{} is returned to {}", EventSubjects.SUBJECT, TO_HAND)
                .as(
                        (f, to) -> new ZoneChange(of(f, to), Zone.BATTLEFIELD, Zone.HAND, false, RETURNED),
                        ZoneChange.class,
                        z -> whatComes(z, placeTo(z)),
                        ZoneEvents::placeTo);
    }

    private static Place placeTo(ZoneChange change) {
        return new Place(Zone.HAND, Nouns.parts(change.what()).getLast().equals(YOURS) ? YOURS : null);
    }

    /// CR 700.4: wherever it goes but to the graveyard.
    private static Trigger withoutDying(Filter what, boolean oneOrMore) {
        return new Trigger.Either(
                List.of(
                        new ZoneChange(what, Zone.BATTLEFIELD, Zone.HAND, oneOrMore, ""),
                        new ZoneChange(what, Zone.BATTLEFIELD, Zone.LIBRARY, oneOrMore, ""),
                        new ZoneChange(what, Zone.BATTLEFIELD, Zone.EXILE, oneOrMore, ""),
                        new ZoneChange(what, Zone.BATTLEFIELD, Zone.COMMAND, oneOrMore, "")),
                "without dying");
    }

    private static Object leaver(Trigger.Either either) {
        return either.any().getFirst() instanceof ZoneChange change ? change.what() : "";
    }

    @SuppressWarnings("NullAway") // from any zone
    private static Phrase<Trigger> entering(String how, Filter state) {
        return phrase("{} enters " + how, EventSubjects.SUBJECT)
                .as(
                        f -> new ZoneChange(Nouns.with(f, state), null, Zone.BATTLEFIELD, false, how),
                        ZoneChange.class,
                        z -> Nouns.without(z.what(), state));
    }

    static final Phrase<Trigger> EVENT = zones();
}
