package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.a;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// CR 603.6: events that are changes of zones.
final class ZoneEvents {
    private ZoneEvents() {}

    private static final Filter THEIRS = new Filter.OwnedBy(Suffixes.AN_OPPONENT);
    private static final Filter YOURS = new Filter.OwnedBy(Words.YOU);
    private static final Filter TAPPED = new Filter.Is(Filter.Status.TAPPED);
    private static final Filter UNTAPPED = new Filter.Is(Filter.Status.UNTAPPED);

    static final Phrase<Trigger> EVENT = zones();

    @SuppressWarnings("NullAway") // zones that may be null
    private static Phrase<Trigger> zones() {
        return oneOf(
                "an event",
                zone("enters", "enter", null, Zone.BATTLEFIELD, ""),
                zone("dies", "die", Zone.BATTLEFIELD, Zone.GRAVEYARD, ""),
                zone("leaves the battlefield", "leave the battlefield", Zone.BATTLEFIELD, null, ""),
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
                phrase("{} is put into your graveyard from anywhere", Nouns.one(Nouns.CARDS.one()))
                        .as(
                                f -> new ZoneChange(
                                        Nouns.with(f, YOURS), null, Zone.GRAVEYARD, false, "your graveyard"),
                                ZoneChange.class,
                                z -> Nouns.butLast(z.what())),
                phrase("one or more {} are put into your graveyard from anywhere", Nouns.CARDS.many())
                        .as(
                                f -> new ZoneChange(Nouns.with(f, YOURS), null, Zone.GRAVEYARD, true, "your graveyard"),
                                ZoneChange.class,
                                z -> Nouns.butLast(z.what())),
                phrase("one or more {} leave your graveyard", Nouns.CARDS.many())
                        .as(
                                f -> new ZoneChange(Nouns.with(f, YOURS), Zone.GRAVEYARD, null, true, "your graveyard"),
                                ZoneChange.class,
                                z -> Nouns.butLast(z.what())),
                zone(
                        "is put into a graveyard from the battlefield",
                        "are put into a graveyard from the battlefield",
                        Zone.BATTLEFIELD,
                        Zone.GRAVEYARD,
                        "put"),
                zone(
                        "is put into a graveyard from anywhere",
                        "are put into a graveyard from anywhere",
                        null,
                        Zone.GRAVEYARD,
                        "put"),
                zone(
                        "is put into exile from the battlefield",
                        "are put into exile from the battlefield",
                        Zone.BATTLEFIELD,
                        Zone.EXILE,
                        "put"),
                entering("tapped", TAPPED),
                entering("untapped", UNTAPPED),
                phrase("{} is put into an opponent's graveyard from the battlefield", EventSubjects.SUBJECT)
                        .as(
                                f -> new ZoneChange(
                                        Nouns.with(f, THEIRS), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "opponent's"),
                                ZoneChange.class,
                                z -> Nouns.without(z.what(), THEIRS)),
                phrase("{} is put into an opponent's graveyard from anywhere", a(Nouns.CARDS.one()))
                        .as(
                                f -> new ZoneChange(Nouns.with(f, THEIRS), null, Zone.GRAVEYARD, false, "opponent's"),
                                ZoneChange.class,
                                z -> Nouns.without(z.what(), THEIRS)),
                phrase("~ is put into your graveyard from your library")
                        .means(new ZoneChange(
                                Nouns.with(Nouns.THIS, YOURS), Zone.LIBRARY, Zone.GRAVEYARD, false, "library")),
                phrase("one or more {} are put into your graveyard from your library", Nouns.CARDS.many())
                        .as(
                                f -> new ZoneChange(
                                        Nouns.with(f, YOURS), Zone.LIBRARY, Zone.GRAVEYARD, true, "library"),
                                ZoneChange.class,
                                z -> Nouns.without(z.what(), YOURS)),
                phrase("{} leaves your graveyard", a(Nouns.CARDS.one()))
                        .as(
                                f -> new ZoneChange(Nouns.with(f, YOURS), Zone.GRAVEYARD, null, false, "leaves"),
                                ZoneChange.class,
                                z -> Nouns.without(z.what(), YOURS)));
    }

    private static Phrase<Trigger> zone(String one, String many, Zone from, Zone to, String wording) {
        return oneOf(
                "an event",
                phrase("{} " + one, EventSubjects.SUBJECT)
                        .as(f -> new ZoneChange(f, from, to, false, wording), ZoneChange.class, ZoneChange::what),
                phrase("{} " + many, EventSubjects.SEVERAL)
                        .as(f -> new ZoneChange(f, from, to, true, wording), ZoneChange.class, ZoneChange::what));
    }

    @SuppressWarnings("NullAway") // from any zone
    private static Phrase<Trigger> entering(String how, Filter state) {
        return phrase("{} enters " + how, EventSubjects.SUBJECT)
                .as(
                        f -> new ZoneChange(Nouns.with(f, state), null, Zone.BATTLEFIELD, false, how),
                        ZoneChange.class,
                        z -> Nouns.without(z.what(), state));
    }
}
