package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Occurred;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// What players did this turn, or did not: "an opponent cast a blue spell this turn", "you haven't scried this turn".
public final class PastDeeds {
    private PastDeeds() {}

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

    static Object of(Trigger event, Deed deed) {
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

    static final Phrase<Deed> WITH_PERMANENTS = Phrase.table(
            "what players did",
            joined(deeds(Act.SACRIFICE, "sacrifice", "sacrificed"), deeds(Act.ATTACK, "attack with", "attacked with")));
    static final Phrase<Deed> WITH_CARDS = Phrase.table("what players did", deeds(Act.DISCARD, "discard", "discarded"));
    static final Phrase<Deed> WITH_TOKENS = Phrase.table("what players did", deeds(Act.CREATE, "create", "created"));
    static final Phrase<Deed> WITH_SPELLS = Phrase.table("what players did", deeds(Act.CAST, "cast", "cast"));

    private static Map<String, Deed> joined(Map<String, Deed> some, Map<String, Deed> others) {
        Map<String, Deed> all = new LinkedHashMap<>(some);
        all.putAll(others);
        return all;
    }

    static Phrase<Condition> did(Phrase<Deed> deed, Numbered<Filter> noun) {
        return oneOf(
                "what happened this turn",
                phrase("{} {} this turn", deed, Nouns.one(noun.one()))
                        .as(
                                (d, f) -> new Occurred(d.event(f), d.comparison(), 1, "did"),
                                Occurred.class,
                                PastDeeds::deed,
                                PastDeeds::whatDeed),
                phrase("{} {} or more {} this turn", deed, NUMBER_WORD, noun.many())
                        .as(
                                (d, k, f) -> d.comparison() == Comparison.LESS
                                        ? null
                                        : new Occurred(d.event(f), d.comparison(), k, "did or more"),
                                Occurred.class,
                                PastDeeds::deed,
                                Occurred::count,
                                PastDeeds::whatDeed));
    }

    /// "You've cast both a creature spell and a noncreature spell this turn".
    static Phrase<Condition> castBoth(String words) {
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
            new Plain("mill a card", "milled a card", one -> new Trigger.Does(one.player(), Action.MILL, Nouns.ANY)),
            new Plain("cycle a card", "cycled a card", one -> new Trigger.Does(one.player(), Action.CYCLE, Nouns.ANY)),
            new Plain(
                    "activate a loyalty ability",
                    "activated a loyalty ability",
                    one -> new Trigger.ActivatesAbility(one.player(), Nouns.PLANESWALKER, Trigger.Activation.LOYALTY)),
            new Plain("draw a card", "drew a card", one -> new Trigger.Draws(one.player(), 0)));

    static Map<String, Condition> plain() {
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

    static Condition occurred(Trigger event, Comparison comparison) {
        return new Occurred(event, comparison, 1, "plain");
    }

    /// "artifacts you've sacrificed this turn".
    static Phrase<Amount> done(Phrase<Deed> deed, Phrase<Filter> noun) {
        return phrase("{} {} this turn", noun, deed)
                .as(
                        (f, d) -> d.comparison() == Comparison.LESS ? null : new Amount.Occurrences(d.event(f), "did"),
                        Amount.Occurrences.class,
                        o -> deed(o.event(), Comparison.AT_LEAST) instanceof Deed d ? of(o.event(), d) : "",
                        o -> deed(o.event(), Comparison.AT_LEAST) instanceof Deed d ? d : "");
    }
}
