package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Occurred;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// The events of triggered abilities, told of this turn: "a creature died this turn", "artifacts you've sacrificed this
/// turn". A verb is known with every noun, as a condition and as a count.
public final class PastEvents {
    private PastEvents() {}

    private static final Filter CONTROLLED = new Filter.ControlledBy(YOU);
    private static final Filter OWNED = new Filter.OwnedBy(YOU);
    private static final Filter UNDER_THEIRS = new Filter.ControlledBy(Players.AN_OPPONENT);
    private static final Filter THEIRS = new Filter.OwnedBy(Players.AN_OPPONENT);

    /// @param before what stands before the noun: who does it
    /// @param one what follows one of them, "died"
    /// @param many what follows several
    /// @param that what follows the noun where it is counted, "that died"
    private record Verb(
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

    private static final List<Verb> VERBS = verbs();

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

    private static final Phrase<Condition> MOVES = oneOf(
            "what happened this turn",
            phrase("{} {} this turn", Nouns.one(Nouns.PERMANENT.one()), MOVED)
                    .as((f, to) -> to.of(f, "moved"), Occurred.class, PastEvents::whatMoved, PastEvents::moved),
            phrase(
                            "an opponent had {} enter the battlefield under their control this turn",
                            Nouns.one(Nouns.PERMANENT.one()))
                    .as(f -> ENTERED_UNDER_THEIRS.of(f, "had enter"), Occurred.class, PastEvents::whatMoved));

    // What players did.

    private static final Reference A_PLAYER = new Reference.Each(Nouns.PLAYER, "a player");

    private record Player(String words, Filter player, Reference by, String didnt, String havent) {}

    private static final List<Player> PLAYERS = List.of(
            new Player("you", Nouns.YOU, YOU, "you didn't", "you haven't"),
            new Player("you've", Nouns.YOU, YOU, "", ""),
            new Player("an opponent", Nouns.OPPONENT, Players.AN_OPPONENT, "", ""),
            new Player("an opponent has", Nouns.OPPONENT, Players.AN_OPPONENT, "", ""),
            new Player("a player", Nouns.PLAYER, A_PLAYER, "", ""),
            new Player(
                    "that player",
                    new Filter.AmongThose(Players.THAT_PLAYER),
                    Players.THAT_PLAYER,
                    "that player didn't",
                    "that player hasn't"),
            new Player("they", new Filter.AmongThose(Players.THEY), Players.THEY, "they didn't", "they haven't"),
            new Player("they've", new Filter.AmongThose(Players.THEY), Players.THEY, "", ""));

    private enum Act {
        SACRIFICE,
        DISCARD,
        ATTACK,
        CAST,
        CREATE
    }

    /// Who did, or did not do, what.
    private record Deed(Act act, Filter player, Reference by, Comparison comparison) {

        Trigger event(Filter what) {
            return switch (act) {
                case SACRIFICE -> new Trigger.Sacrifices(player, what, false);
                case DISCARD -> new Trigger.Discards(player, what, false);
                case ATTACK -> new Trigger.Attacks(Nouns.with(what, new Filter.ControlledBy(by)), null, false, false);
                case CAST -> new Trigger.Casts(player, what, 0, "");
                case CREATE -> created(Nouns.with(what, new Filter.OwnedBy(by)));
            };
        }
    }

    /// CR 111.2: whoever creates a token owns it, and a token never enters otherwise.
    @SuppressWarnings("NullAway") // from no zone
    private static Trigger created(Filter tokens) {
        return new Trigger.ZoneChange(tokens, null, Zone.BATTLEFIELD, false, "created");
    }

    private static Act act(Trigger event) {
        if (event instanceof Trigger.Sacrifices) return Act.SACRIFICE;
        if (event instanceof Trigger.Discards) return Act.DISCARD;
        if (event instanceof Trigger.Casts) return Act.CAST;
        return event instanceof Trigger.ZoneChange ? Act.CREATE : Act.ATTACK;
    }

    private static @Nullable Deed deed(Trigger event, Comparison comparison) {
        Act act = act(event);
        for (Player one : PLAYERS) {
            Deed deed = new Deed(act, one.player(), one.by(), comparison);
            if (of(event, deed) instanceof Filter what && deed.event(what).equals(event)) return deed;
        }
        return null;
    }

    private static Object of(Trigger event, Deed deed) {
        if (event instanceof Trigger.Sacrifices t) return t.what();
        if (event instanceof Trigger.Discards t) return t.card();
        if (event instanceof Trigger.Casts t) return t.spell();
        if (event instanceof Trigger.ZoneChange t) return Nouns.without(t.what(), new Filter.OwnedBy(deed.by()));
        return event instanceof Trigger.Attacks t ? Nouns.without(t.what(), new Filter.ControlledBy(deed.by())) : "";
    }

    private static Map<String, Deed> deeds(Act act, String base, String past) {
        Map<String, Deed> deeds = new LinkedHashMap<>();
        for (Player one : PLAYERS) {
            // "You've cast" is counted as it happens.
            if (!(act == Act.CAST && one.words().equals("you've")))
                deeds.put(one.words() + " " + past, new Deed(act, one.player(), one.by(), Comparison.AT_LEAST));
            if (!one.didnt().isEmpty())
                deeds.put(one.didnt() + " " + base, new Deed(act, one.player(), one.by(), Comparison.LESS));
            if (!one.havent().isEmpty())
                deeds.put(one.havent() + " " + past, new Deed(act, one.player(), one.by(), Comparison.LESS));
        }
        return deeds;
    }

    /// "a token", "two or more artifact tokens".
    public static final Numbered<Filter> TOKENS = Numbered.numbered(number ->
            Nouns.PERMANENT.in(number).where(f -> Nouns.parts(f).contains(new Filter.Is(Filter.Status.TOKEN))));

    private static final Phrase<Deed> WITH_PERMANENTS = Phrase.table(
            "what players did",
            joined(deeds(Act.SACRIFICE, "sacrifice", "sacrificed"), deeds(Act.ATTACK, "attack with", "attacked with")));
    private static final Phrase<Deed> WITH_CARDS =
            Phrase.table("what players did", deeds(Act.DISCARD, "discard", "discarded"));
    private static final Phrase<Deed> WITH_TOKENS =
            Phrase.table("what players did", deeds(Act.CREATE, "create", "created"));
    private static final Phrase<Deed> WITH_SPELLS = Phrase.table("what players did", deeds(Act.CAST, "cast", "cast"));

    private static Map<String, Deed> joined(Map<String, Deed> some, Map<String, Deed> others) {
        Map<String, Deed> all = new LinkedHashMap<>(some);
        all.putAll(others);
        return all;
    }

    private static Phrase<Condition> did(Phrase<Deed> deed, Numbered<Filter> noun) {
        return oneOf(
                "what happened this turn",
                phrase("{} {} this turn", deed, Nouns.one(noun.one()))
                        .as(
                                (d, f) -> new Occurred(d.event(f), d.comparison(), 1, "did"),
                                Occurred.class,
                                PastEvents::deed,
                                PastEvents::whatDeed),
                phrase("{} {} or more {} this turn", deed, NUMBER_WORD, noun.many())
                        .as(
                                (d, k, f) -> d.comparison() == Comparison.LESS
                                        ? null
                                        : new Occurred(d.event(f), d.comparison(), k, "did or more"),
                                Occurred.class,
                                PastEvents::deed,
                                Occurred::count,
                                PastEvents::whatDeed));
    }

    /// "You've cast both a creature spell and a noncreature spell this turn".
    private static Phrase<Condition> castBoth(String words) {
        return phrase(words, Words.a(Nouns.SPELLS.one()), Words.a(Nouns.SPELLS.one()))
                .as(
                        (one, other) ->
                                new Condition.And(List.of(castThisTurn(one, words), castThisTurn(other, words))),
                        Condition.And.class,
                        and -> spellCast(and.all().getFirst(), words),
                        and -> and.all().size() == 2 ? spellCast(and.all().getLast(), words) : "");
    }

    private static Occurred castThisTurn(Filter spell, String words) {
        return new Occurred(new Trigger.Casts(Nouns.YOU, spell, 0, ""), Comparison.AT_LEAST, 1, words);
    }

    private static Object spellCast(Condition condition, String words) {
        return condition instanceof Occurred occurred
                        && occurred.wording().equals(words)
                        && occurred.event() instanceof Trigger.Casts casts
                ? casts.spell()
                : "";
    }

    private static Object deed(Occurred occurred) {
        Deed deed = deed(occurred.event(), occurred.comparison());
        return deed == null ? "" : deed;
    }

    private static Object whatDeed(Occurred occurred) {
        return deed(occurred) instanceof Deed deed ? of(occurred.event(), deed) : "";
    }

    /// What players did that needs no noun, "scry" and "scried", and the event that it is.
    private record Plain(String base, String past, Function<Player, Trigger> event) {
        static Plain of(NamedActions action) {
            return new Plain(
                    action.base(), action.past(), one -> new Trigger.Does(one.player(), action.action(), null));
        }
    }

    private static final List<Plain> PLAIN = List.of(
            new Plain("play a land", "played a land", one -> new Trigger.PlaysLand(one.player(), Nouns.LAND)),
            new Plain("cycle a card", "cycled a card", one -> new Trigger.Does(one.player(), Action.CYCLE, Nouns.ANY)),
            new Plain(
                    "activate a loyalty ability",
                    "activated a loyalty ability",
                    one -> new Trigger.ActivatesAbility(one.player(), Nouns.PLANESWALKER, Trigger.Activation.LOYALTY)),
            new Plain("draw a card", "drew a card", one -> new Trigger.Draws(one.player(), 0)));

    private static Map<String, Condition> plain() {
        Map<String, Condition> words = new LinkedHashMap<>();
        for (Player one : PLAYERS) {
            for (Plain verb : Stream.concat(
                            PLAIN.stream(), NamedActions.ALL.stream().map(Plain::of))
                    .toList()) {
                Trigger event = verb.event().apply(one);
                words.put(one.words() + " " + verb.past() + " this turn", occurred(event, Comparison.AT_LEAST));
                if (!one.didnt().isEmpty())
                    words.put(one.didnt() + " " + verb.base() + " this turn", occurred(event, Comparison.LESS));
                if (!one.havent().isEmpty())
                    words.put(one.havent() + " " + verb.past() + " this turn", occurred(event, Comparison.LESS));
            }
            if (!one.words().startsWith("you"))
                words.put(
                        one.words() + " searched their library this turn",
                        occurred(new Trigger.Does(one.player(), Action.SEARCH, null), Comparison.AT_LEAST));
            Condition gained = happened(Amount.Tally.LIFE_GAINED, one);
            Condition lost = happened(Amount.Tally.LIFE_LOST, one);
            words.put(one.words() + " gained life this turn", gained);
            words.put(one.words() + " lost life this turn", lost);
            words.put(one.words() + " gained or lost life this turn", new Condition.Or(List.of(gained, lost)));
            words.put(one.words() + " gained and lost life this turn", new Condition.And(List.of(gained, lost)));
            words.put(one.words() + " attacked this turn", happened(Amount.Tally.ATTACKED_WITH, one));
            if (!one.didnt().isEmpty()) words.put(one.didnt() + " attack this turn", notAttacked(one, ""));
            if (!one.havent().isEmpty()) words.put(one.havent() + " attacked this turn", notAttacked(one, "haven't"));
        }
        return words;
    }

    private static Condition happened(Amount.Tally tally, Player by) {
        return new Condition.Happened(tally, null, by.by(), Comparison.AT_LEAST, 1, "");
    }

    private static Condition notAttacked(Player by, String wording) {
        return new Condition.Happened(Amount.Tally.ATTACKED_WITH, null, by.by(), Comparison.LESS, 1, wording);
    }

    private static Condition occurred(Trigger event, Comparison comparison) {
        return new Occurred(event, comparison, 1, "plain");
    }

    /// "You put a counter on a creature this turn".
    private static Trigger countersPut(@Nullable CounterKind kind, Filter on, @Nullable Filter by) {
        return new Trigger.CountersPut(kind, on, false, by, 0);
    }

    private static final Phrase<Optional<CounterKind>> A_COUNTER = oneOf(
            "a counter",
            phrase("a counter").means(Optional.empty()),
            Words.a(phrase("{} counter", Words.COUNTER_KIND).as(k -> k, CounterKind.class, k -> k))
                    .map(Optional::of, Optional.class, o -> o.isPresent() ? o.get() : ""),
            phrase("one or more counters").means(Optional.empty()),
            phrase("one or more {} counters", Words.COUNTER_KIND)
                    .as(Optional::of, Optional.class, o -> o.isPresent() ? o.get() : ""));

    private static final Phrase<Filter> BEARER =
            oneOf("an object", phrase("~").means(Nouns.THIS), Nouns.one(Nouns.PERMANENT.one()));

    private static final Phrase<Condition> COUNTERS = oneOf(
            "counters put this turn",
            phrase(
                            "{} {} on {} this turn",
                            Phrase.table("who puts", Map.of("you put", true, "you've put", true)),
                            A_COUNTER,
                            BEARER)
                    .as(
                            (_, kind, f) -> put(kind, f, Nouns.YOU),
                            Occurred.class,
                            _ -> true,
                            PastEvents::kindPut,
                            PastEvents::putOn),
            phrase("{} was put on {} this turn", A_COUNTER, BEARER)
                    .as((kind, f) -> put(kind, f, null), Occurred.class, PastEvents::kindPut, PastEvents::putOn));

    private static Occurred put(Optional<CounterKind> kind, Filter on, @Nullable Filter by) {
        return new Occurred(countersPut(kind.orElse(null), on, by), Comparison.AT_LEAST, 1, "put");
    }

    // Damage.

    private static final Phrase<Filter> HIT = Phrase.table(
            "who was dealt damage", Map.of("a player", Nouns.PLAYER, "an opponent", Nouns.OPPONENT, "you", Nouns.YOU));

    private static final Phrase<Boolean> DAMAGE =
            Phrase.table("damage", Map.of("damage", false, "combat damage", true));

    private static final Filter ANY_SOURCE = new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL));

    private static Occurred dealt(Filter source, Filter to, boolean combat) {
        return new Occurred(new Trigger.DealsDamage(source, to, combat, false), Comparison.AT_LEAST, 1, "dealt damage");
    }

    private static Object hit(Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsDamage damage && damage.recipient() != null
                ? damage.recipient()
                : "";
    }

    private static Object source(Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsDamage damage ? damage.source() : "";
    }

    private static Object isCombat(Occurred occurred) {
        return occurred.event() instanceof Trigger.DealsDamage damage ? damage.combat() : "";
    }

    private static final Phrase<Condition> DEALT = oneOf(
            "damage dealt this turn",
            phrase("{} dealt {} to {} this turn", BEARER.where(f -> !f.equals(Nouns.THIS)), DAMAGE, HIT)
                    .as(
                            (source, combat, to) -> dealt(source, to, combat),
                            Occurred.class,
                            PastEvents::source,
                            PastEvents::isCombat,
                            PastEvents::hit),
            phrase("{} dealt {} to {} this turn", BEARER, DAMAGE, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (source, combat, to) -> dealt(source, to, combat),
                            Occurred.class,
                            PastEvents::source,
                            PastEvents::isCombat,
                            PastEvents::hit),
            phrase("{} was dealt {} by {} this turn", HIT, DAMAGE, BEARER)
                    .as(
                            (to, combat, source) -> dealt(source, to, combat),
                            Occurred.class,
                            PastEvents::hit,
                            PastEvents::isCombat,
                            PastEvents::source),
            phrase("{} was dealt combat damage this turn", HIT)
                    .as(
                            to -> dealt(ANY_SOURCE, to, true),
                            Occurred.class,
                            o -> ANY_SOURCE.equals(source(o)) ? hit(o) : ""));

    private static Object kindPut(Occurred occurred) {
        return occurred.event() instanceof Trigger.CountersPut put ? Optional.ofNullable(put.kind()) : "";
    }

    private static Object putOn(Occurred occurred) {
        return occurred.event() instanceof Trigger.CountersPut put ? put.on() : "";
    }

    /// "a creature died this turn".
    public static final Phrase<Condition> CONDITION = condition();

    private static Phrase<Condition> condition() {
        List<Phrase<? extends Condition>> all = new ArrayList<>();
        for (Verb verb : VERBS) {
            all.add(phrase(
                            join(verb.before(), "{}", verb.one()),
                            Nouns.one(verb.noun().one()))
                    .as(
                            f -> new Occurred(verb.event().apply(f), Comparison.AT_LEAST, 1, verb.wording()),
                            Occurred.class,
                            o -> verb.of().apply(o.event())));
            all.add(phrase(
                            join(verb.before(), "{} or more {}", verb.many()),
                            NUMBER_WORD,
                            verb.noun().many())
                    .as(
                            (k, f) -> new Occurred(
                                    verb.event().apply(f), Comparison.AT_LEAST, k, verb.wording() + " or more"),
                            Occurred.class,
                            Occurred::count,
                            o -> verb.of().apply(o.event())));
            all.add(phrase(
                            join(verb.before(), "no {}", verb.many()),
                            verb.noun().many())
                    .as(
                            f -> new Occurred(verb.event().apply(f), Comparison.EQUAL, 0, verb.wording()),
                            Occurred.class,
                            o -> verb.of().apply(o.event())));
        }
        all.add(did(WITH_PERMANENTS, Nouns.PERMANENT));
        all.add(did(WITH_CARDS, Nouns.CARDS));
        all.add(did(WITH_SPELLS, Nouns.SPELLS));
        all.add(did(WITH_TOKENS, TOKENS));
        all.add(phrase("{} or more {} attacked this turn", NUMBER_WORD, Nouns.PERMANENT.many())
                .as(
                        (k, f) -> new Occurred(
                                new Trigger.Attacks(f, null, false, false), Comparison.AT_LEAST, k, "attacked"),
                        Occurred.class,
                        Occurred::count,
                        o -> o.wording().equals("attacked") && o.event() instanceof Trigger.Attacks attacks
                                ? attacks.what()
                                : ""));
        all.add(phrase("no {} attacked this turn", Nouns.PERMANENT.many())
                .as(
                        f -> new Occurred(new Trigger.Attacks(f, null, false, false), Comparison.EQUAL, 0, "attacked"),
                        Occurred.class,
                        o -> o.wording().equals("attacked") && o.event() instanceof Trigger.Attacks attacks
                                ? attacks.what()
                                : ""));
        all.add(castBoth("you've cast both {} and {} this turn"));
        all.add(DEALT);
        all.add(Phrase.table("what happened this turn", plain()));
        all.add(COUNTERS);
        all.add(MOVES);
        return oneOf("what happened this turn", all);
    }

    /// "creature that died this turn".
    static final Numbered<Amount> COUNTED = Numbered.numbered(PastEvents::counted);

    private static Phrase<Amount> counted(Number number) {
        List<Phrase<? extends Amount>> all = new ArrayList<>();
        for (Verb verb : VERBS)
            all.add(phrase("{} " + verb.that() + " this turn", verb.noun().in(number))
                    .as(
                            f -> new Amount.Occurrences(verb.event().apply(f), verb.wording()),
                            Amount.Occurrences.class,
                            o -> verb.of().apply(o.event())));
        all.add(done(WITH_PERMANENTS, Nouns.PERMANENT.in(number)));
        all.add(done(WITH_CARDS, Nouns.CARDS.in(number)));
        all.add(done(WITH_TOKENS, TOKENS.in(number)));
        return oneOf("what happened this turn", all);
    }

    /// "artifacts you've sacrificed this turn".
    private static Phrase<Amount> done(Phrase<Deed> deed, Phrase<Filter> noun) {
        return phrase("{} {} this turn", noun, deed)
                .as(
                        (f, d) -> d.comparison() == Comparison.LESS ? null : new Amount.Occurrences(d.event(f), "did"),
                        Amount.Occurrences.class,
                        o -> deed(o.event(), Comparison.AT_LEAST) instanceof Deed d ? of(o.event(), d) : "",
                        o -> deed(o.event(), Comparison.AT_LEAST) instanceof Deed d ? d : "");
    }

    private static String join(String before, String noun, String after) {
        return (before + " " + noun + " " + after).strip() + " this turn";
    }
}
