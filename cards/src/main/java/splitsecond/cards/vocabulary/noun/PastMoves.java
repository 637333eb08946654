package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Occurred;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// What changed zones this turn: "creature that died this turn", "cards put into your graveyard from anywhere this
/// turn".
final class PastMoves {
    private PastMoves() {}

    private static final Filter CONTROLLED = new Filter.ControlledBy(YOU);
    private static final Filter OWNED = new Filter.OwnedBy(YOU);
    private static final Filter UNDER_THEIRS = new Filter.ControlledBy(Players.AN_OPPONENT);
    private static final Filter THEIRS = new Filter.OwnedBy(Players.AN_OPPONENT);

    /// @param before what stands before the noun: who does it
    /// @param one what follows one of them, "died"
    /// @param many what follows several
    /// @param that what follows the noun where it is counted, "that died"
    record Verb(
            String before,
            String one,
            String many,
            String that,
            Numbered<Filter> noun,
            Function<Filter, Trigger> event,
            Function<Trigger, Object> of) {

        String wording() {
            return (before + " " + one).strip();
        }
    }

    static final List<Verb> VERBS = verbs();

    private static List<Verb> verbs() {
        List<Verb> verbs = new ArrayList<>();
        moves(verbs, "died", null, Zone.BATTLEFIELD, Zone.GRAVEYARD);
        moves(verbs, "died under your control", CONTROLLED, Zone.BATTLEFIELD, Zone.GRAVEYARD);
        moves(verbs, "you controlled died", CONTROLLED, Zone.BATTLEFIELD, Zone.GRAVEYARD);
        moves(verbs, "left the battlefield", null, Zone.BATTLEFIELD, null);
        moves(verbs, "left the battlefield under your control", CONTROLLED, Zone.BATTLEFIELD, null);
        moves(verbs, "you controlled left the battlefield", CONTROLLED, Zone.BATTLEFIELD, null);
        moves(verbs, "entered under your control", CONTROLLED, null, Zone.BATTLEFIELD);
        moves(verbs, "entered the battlefield under your control", CONTROLLED, null, Zone.BATTLEFIELD);
        verbs.add(change(
                "you had",
                "enter the battlefield under your control",
                "enter the battlefield under your control",
                "you had enter the battlefield under your control",
                Nouns.PERMANENT,
                CONTROLLED,
                null,
                Zone.BATTLEFIELD));
        put(verbs, Nouns.PERMANENT, "into a graveyard from the battlefield", null, Zone.BATTLEFIELD);
        put(verbs, Nouns.PERMANENT, "into graveyards from the battlefield", null, Zone.BATTLEFIELD);
        put(verbs, Nouns.PERMANENT, "into your graveyard from the battlefield", OWNED, Zone.BATTLEFIELD);
        put(verbs, Nouns.CARDS, "into a graveyard from anywhere", null, null);
        put(verbs, Nouns.CARDS, "into your graveyard from anywhere", OWNED, null);
        put(verbs, Nouns.CARDS, "into an opponent's graveyard from anywhere", THEIRS, null);
        put(verbs, Nouns.CARDS, "into graveyards from anywhere", null, null);
        cards(verbs, "left your graveyard", OWNED);
        return verbs;
    }

    private static void moves(
            List<Verb> verbs, String words, @Nullable Filter whose, @Nullable Zone from, @Nullable Zone to) {
        verbs.add(change(
                "",
                words,
                words,
                words.startsWith("you ") ? words : "that " + words,
                Nouns.PERMANENT,
                whose,
                from,
                to));
    }

    private static void cards(List<Verb> verbs, String words, Filter whose) {
        verbs.add(change("", words, words, "that " + words, Nouns.CARDS, whose, Zone.GRAVEYARD, null));
    }

    private static void put(
            List<Verb> verbs, Numbered<Filter> noun, String where, @Nullable Filter whose, @Nullable Zone from) {
        verbs.add(
                change("", "was put " + where, "were put " + where, "put " + where, noun, whose, from, Zone.GRAVEYARD));
    }

    @SuppressWarnings("NullAway") // any zone
    private static Verb change(
            String before,
            String one,
            String many,
            String that,
            Numbered<Filter> noun,
            @Nullable Filter whose,
            @Nullable Zone from,
            @Nullable Zone to) {
        return new Verb(
                before,
                one,
                many,
                that,
                noun,
                f -> new Trigger.ZoneChange(
                        whose == null ? f : Nouns.with(f, whose), from, to, false, (before + " " + one).strip()),
                event -> !(event instanceof Trigger.ZoneChange change)
                        ? ""
                        : whose == null ? change.what() : Nouns.without(change.what(), whose));
    }

    /// Where it went, and whose it was.
    private record Moved(Filter whose, @Nullable Zone from, Zone to) {

        @SuppressWarnings("NullAway") // any zone
        Occurred of(Filter what, String wording) {
            return new Occurred(
                    new Trigger.ZoneChange(Nouns.with(what, whose), from, to, false, wording),
                    Comparison.AT_LEAST,
                    1,
                    wording);
        }
    }

    private static final Moved ENTERED_UNDER_THEIRS = new Moved(UNDER_THEIRS, null, Zone.BATTLEFIELD);

    private static final Phrase<Moved> MOVED = Phrase.table(
            "where it went",
            Map.of(
                    "entered under an opponent's control", ENTERED_UNDER_THEIRS,
                    "entered the battlefield under an opponent's control", ENTERED_UNDER_THEIRS,
                    "died under an opponent's control", new Moved(UNDER_THEIRS, Zone.BATTLEFIELD, Zone.GRAVEYARD),
                    "an opponent controlled died", new Moved(UNDER_THEIRS, Zone.BATTLEFIELD, Zone.GRAVEYARD),
                    "was put into your hand from the battlefield", new Moved(OWNED, Zone.BATTLEFIELD, Zone.HAND)));

    private static Object moved(Occurred occurred) {
        return occurred.event() instanceof Trigger.ZoneChange change
                        && change.to() != null
                        && Nouns.parts(change.what()).size() > 1
                ? new Moved(Nouns.parts(change.what()).getLast(), change.from(), change.to())
                : "";
    }

    private static Object whatMoved(Occurred occurred) {
        return occurred.event() instanceof Trigger.ZoneChange change ? Nouns.butLast(change.what()) : "";
    }

    static final Phrase<Condition> MOVES = oneOf(
            "what happened this turn",
            phrase("{} {} this turn", Nouns.one(Nouns.PERMANENT.one()), MOVED)
                    .as((f, to) -> to.of(f, "moved"), Occurred.class, PastMoves::whatMoved, PastMoves::moved),
            phrase(
                            "an opponent had {} enter the battlefield under their control this turn",
                            Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> ENTERED_UNDER_THEIRS.of(f, "had enter"), Occurred.class, PastMoves::whatMoved));
}
