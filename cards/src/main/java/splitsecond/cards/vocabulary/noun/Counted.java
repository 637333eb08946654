package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;

/// What can be counted, after "for each" and after "the number of".
public final class Counted {
    private Counted() {}

    static final Phrase<Filter> THINGS =
            oneOf("things", lazy(() -> Nouns.PERMANENT.many()), lazy(() -> Nouns.CARDS_IN_ZONE.many()));

    private static final Phrase<Filter> THING =
            oneOf("a thing", lazy(() -> Nouns.PERMANENT.one()), lazy(() -> Nouns.CARDS_IN_ZONE.one()));

    /// Whose counters: "on it", "on creatures you control", "among Sagas you control".
    private static final Phrase<Reference> ON_BEARER = oneOf(
            "an object",
            phrase("on {}", lazy(() -> References.CERTAIN)).as(r -> r, Reference.class, r -> r),
            phrase("on {}", lazy(() -> Nouns.PERMANENT.many()))
                    .as(f -> new Reference.Each(f, ""), Reference.Each.class, Reference.Each::filter),
            phrase("among {}", lazy(() -> Nouns.PERMANENT.many()))
                    .as(f -> new Reference.Each(f, "among"), Reference.Each.class, Reference.Each::filter),
            table(
                    "a player",
                    Map.of("you have", YOU, "that player has", Players.THAT_PLAYER, "they have", Players.THEY)));

    private static final List<String> DEEDS = List.of(
            "discarded",
            "destroyed",
            "exiled",
            "milled",
            "sacrificed",
            "returned",
            "tapped",
            "revealed",
            "put into a graveyard",
            "put into your graveyard",
            "put into your hand",
            "put onto the battlefield",
            "drawn",
            "goaded",
            "countered",
            "untapped",
            "returned to its owner's hand");

    private static final Phrase<String> COMMANDER =
            table("a commander", Map.of("your commander", "your commander", "a commander", "a commander"));

    private static final Phrase<Amount> ONLY_EACH = oneOf(
            "something counted",
            phrase("{} vote", Words.VOTE)
                    .as(Amount.Votes::new, Amount.Votes.class, v -> v.option() == null ? "" : v.option()),
            lazy(() -> Nouns.EACH_AND).map(Amount.CountOf::new, Amount.CountOf.class, Amount.CountOf::filter),
            phrase("{} counter removed this way", COUNTER_KIND)
                    .as(
                            k -> new Amount.ThatMuch(k.name() + " removed"),
                            Amount.ThatMuch.class,
                            a -> a.wording().endsWith(" removed")
                                    ? CounterKind.named(
                                            a.wording().substring(0, a.wording().length() - 8))
                                    : ""),
            phrase("{} and each {}", THING, THING)
                    .as(
                            (f, g) -> new Amount.Plus(new Amount.CountOf(f), new Amount.CountOf(g)),
                            Amount.Plus.class,
                            p -> p.left() instanceof Amount.CountOf(Filter f) ? f : "",
                            p -> p.right() instanceof Amount.CountOf(Filter g) ? g : ""),
            phrase("{E} paid this way").means(new Amount.ThatMuch("{E} paid this way")),
            phrase("target beyond the first").means(new Amount.TargetsBeyondFirst()),
            phrase("time you've cast {} from the command zone this game", COMMANDER)
                    .as(
                            words -> new Amount.CommanderCasts(YOU, words),
                            Amount.CommanderCasts.class,
                            Amount.CommanderCasts::wording),
            phrase("time ~ was kicked").means(new Amount.TimesPaid(OptionalCost.KICKER)),
            phrase("time it was kicked").means(new Amount.TimesPaid(OptionalCost.KICKER)));

    private static final Phrase<Amount> ONLY_NUMBER = oneOf(
            "something counted",
            phrase("times ~ was kicked").means(new Amount.TimesPaid(OptionalCost.KICKER)),
            phrase("times it was kicked").means(new Amount.TimesPaid(OptionalCost.KICKER)),
            phrase("times ~ has mutated").means(new Amount.TimesMutated()));

    /// What can be counted, after "for each" and after "the number of".
    static final Numbered<Amount> COUNTED = Numbered.numbered(Counted::counted);

    /// After "for each".
    public static final Phrase<Amount> UNIT = COUNTED.one();

    /// CR 615.5.
    private static final Phrase<Amount> PREVENTED =
            phrase("1 damage prevented this way").means(new Amount.ThatMuch("1 damage prevented this way"));

    private static Phrase<Amount> counted(Number number) {
        return oneOf(
                "something counted",
                number.pick(THING, THINGS).map(Amount.CountOf::new, Amount.CountOf.class, Amount.CountOf::filter),
                phrase(number.pick("creature", "creatures") + " in your party").means(new Amount.Party()),
                counters(number),
                different(number),
                colorsOf(number),
                players(number),
                lazy(() -> ManaSpentOn.counted(number)),
                doneThisWay("{} {}", number),
                thisTurn(number),
                number == Number.ONE
                        ? oneOf("something counted", ONLY_EACH, lazy(() -> Counted.PREVENTED))
                        : ONLY_NUMBER);
    }

    private static Phrase<Amount> counters(Number number) {
        String counter = number.pick("counter", "counters");
        return oneOf(
                "counters",
                phrase("{} " + counter + " {}", COUNTER_KIND, ON_BEARER)
                        .as(
                                Amount.CountersOn::new,
                                Amount.CountersOn.class,
                                Amount.CountersOn::kind,
                                Amount.CountersOn::on),
                phrase(counter + " {}", ON_BEARER)
                        .as(on -> new Amount.CountersOn(null, on), Amount.CountersOn.class, Amount.CountersOn::on));
    }

    /// "card types among cards in your graveyard".
    public static final Phrase<Amount> KINDS = lazy(() -> different(Number.MANY));

    private static Phrase<Amount> domain(Number number) {
        return phrase("basic land " + number.pick("type", "types") + " among {}", THINGS)
                .as(Amount.Domain::new, Amount.Domain.class, Amount.Domain::lands);
    }

    private static Phrase<Amount> doors() {
        return phrase("unlocked doors among {}", THINGS)
                .as(Amount.UnlockedDoors::new, Amount.UnlockedDoors.class, Amount.UnlockedDoors::rooms);
    }

    private static Phrase<Amount> different(Number number) {
        return oneOf(
                "different things",
                number == Number.MANY ? oneOf("different things", domain(number), doors()) : domain(number),
                different(Map.of(
                        number.pick("color", "colors"), Characteristic.COLOR,
                        number.pick("card type", "card types"), Characteristic.CARD_TYPE,
                        number.pick("creature type", "creature types"), Characteristic.CREATURE_TYPE,
                        number.pick("mana value", "mana values"), Characteristic.MANA_VALUE,
                        number.pick("different mana value", "different mana values"), Characteristic.MANA_VALUE,
                        number.pick("different power", "different powers"), Characteristic.POWER,
                        number.pick("different toughness", "different toughnesses"), Characteristic.TOUGHNESS,
                        number.pick("different name", "different names"), Characteristic.NAME)),
                phrase("differently named {}", number.pick(THING, THINGS))
                        .as(
                                f -> new Amount.Different(Characteristic.NAME, f),
                                Amount.Different.class,
                                Amount.Different::among));
    }

    /// "of its colors", "colors that spell is".
    private static Phrase<Amount> colorsOf(Number number) {
        Phrase<Amount> ofThat = phrase(number.pick("of {}'s colors", "colors {} is"), lazy(() -> References.CERTAIN))
                .as(
                        of -> number == Number.ONE && of.equals(References.IT) ? null : colors(of),
                        Amount.Different.class,
                        Counted::whoseColors);
        return number == Number.ONE
                ? oneOf("colors", ofThat, phrase("of its colors").means(colors(References.IT)))
                : ofThat;
    }

    static Amount.Different colors(Reference of) {
        return new Amount.Different(Characteristic.COLOR, new Filter.AmongThose(of));
    }

    private static Object whoseColors(Amount.Different different) {
        return different.among() instanceof Filter.AmongThose(Reference of) ? of : "";
    }

    private static Phrase<Amount> different(Map<String, Characteristic> kinds) {
        return phrase(
                        "{} among {}",
                        table("what differs", kinds),
                        oneOf("things", THINGS, Phrase.<Filter>lazy(() -> Counted.AMONG_THOSE)))
                .as(Amount.Different::new, Amount.Different.class, Amount.Different::what, Amount.Different::among);
    }

    private static final Phrase<Filter> AMONG_THOSE = Phrase.<Reference>lazy(() -> Counted.THOSE)
            .map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those);

    private static final Filter UNDER_ATTACK = new Filter.Is(Filter.Status.UNDER_ATTACK);

    private static Phrase<Amount> players(Number number) {
        return oneOf(
                "players",
                phrase(number.pick("opponent", "opponents")).means(new Amount.CountOf(Nouns.OPPONENT)),
                phrase(number.pick("player", "players")).means(new Amount.CountOf(Nouns.PLAYER)),
                phrase(number.pick("opponent", "opponents") + " you have").means(new Amount.CountOf(Nouns.OPPONENT)),
                phrase("{} being attacked", number.pick(Nouns.PLAYERS, Nouns.PLAYERS_MANY))
                        .as(
                                f -> new Amount.CountOf(Nouns.and(f, UNDER_ATTACK)),
                                Amount.CountOf.class,
                                c -> Nouns.without(c.filter(), UNDER_ATTACK)),
                lazy(() -> PlayerClauses.PLAYERS_WHO.in(number))
                        .map(Amount.CountOf::new, Amount.CountOf.class, Amount.CountOf::filter));
    }

    private static Map<String, Reference> whoHas() {
        return Map.of(
                "you've", YOU,
                "they've", Players.THEY,
                "that player has", Players.THAT_PLAYER,
                "your opponents have", Players.YOUR_OPPONENTS);
    }

    private static Map<String, Amount> counts(Number number) {
        Map<String, Amount> words = new LinkedHashMap<>();
        String spell = number.pick("spell", "spells");
        String card = number.pick("card", "cards");
        words.put(spell + " cast this turn", new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, null, null));
        whoHas().forEach((who, player) -> {
            words.put(
                    spell + " " + who + " cast this turn", new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, null, player));
            words.put(
                    card + " " + who + " drawn this turn", new Amount.ThisTurn(Amount.Tally.CARDS_DRAWN, null, player));
        });
        return words;
    }

    private static Phrase<Amount> thisTurn(Number number) {
        return oneOf(
                "a count of this turn",
                table("a count of this turn", counts(number)),
                phrase(
                                "{} {} cast this turn",
                                lazy(() -> Nouns.SPELLS.in(number)).where(f -> !f.equals(Nouns.SPELL)),
                                table("who has cast", whoHas()))
                        .as(
                                (f, who) -> new Amount.ThisTurn(Amount.Tally.SPELLS_CAST, f, who),
                                Amount.ThisTurn.class,
                                t -> t.of() == null ? "" : t.of(),
                                t -> t.by() == null ? "" : t.by()),
                phrase("{} you've cast before it this turn", lazy(() -> Nouns.SPELLS.in(number)))
                        .as(
                                f -> new Amount.CastBefore(f, YOU, References.IT),
                                Amount.CastBefore.class,
                                c -> c.of() == null ? "" : c.of()),
                lazy(() -> PastEvents.COUNTED.in(number)));
    }

    /// "creature destroyed this way": one of those that an instruction before was done to.
    private static Phrase<Amount> doneThisWay(String words, Number number) {
        return oneOf(
                "things done",
                doneThisWay(words, "", "", lazy(() -> Nouns.PERMANENT.in(number))),
                doneThisWay(
                        words,
                        number.pick("that was ", "that were "),
                        "",
                        lazy(() -> ControllerSuffixes.THEN.in(number))),
                doneThisWay(words, "", "card ", lazy(() -> Nouns.CARDS.in(number))),
                whoDidIt(words, "", lazy(() -> Nouns.PERMANENT.in(number))),
                whoDidIt(words, "card ", lazy(() -> Nouns.CARDS.in(number))));
    }

    /// A creature is one thing, a creature card another: the wording keeps them apart.
    private static Phrase<Amount> doneThisWay(String words, String that, String kind, Phrase<Filter> noun) {
        Map<String, String> deeds = new LinkedHashMap<>();
        for (String deed : DEEDS) deeds.put(that + deed + " this way", kind + that + deed);
        return phrase(words, noun, table("what was done", deeds))
                .as(
                        (f, deed) -> new Amount.SizeOf(new Reference.DoneThisWay(f, deed)),
                        Amount.SizeOf.class,
                        a -> a.those() instanceof Reference.DoneThisWay(Filter f, String _) && f != null ? f : "",
                        a -> a.those() instanceof Reference.DoneThisWay(var _, String deed) ? deed : "");
    }

    private static Phrase<Amount> whoDidIt(String words, String kind, Phrase<Filter> noun) {
        return phrase(words, noun, table("who did it", WaysOfPlayers.of(kind)))
                .as(
                        (f, way) -> new Amount.SizeOf(way.to(f)),
                        Amount.SizeOf.class,
                        a -> WaysOfPlayers.what(a.those()),
                        a -> WaysOfPlayers.way(a.those()));
    }

    /// Several that are known: "those creatures", "them", "the creatures sacrificed this way".
    static final Phrase<Reference> THOSE = oneOf(
            "things spoken of",
            lazy(() -> SpokenOf.THOSE),
            phrase("the {}", doneThisWay("{} {}", Number.MANY))
                    .as(
                            a -> a instanceof Amount.SizeOf(Reference those) ? those : null,
                            Reference.DoneThisWay.class,
                            Amount.SizeOf::new),
            phrase("{}", doneThisWay("{} {}", Number.MANY))
                    .as(
                            a -> a instanceof Amount.SizeOf(Reference those) ? those : null,
                            Reference.DoneThisWay.class,
                            Amount.SizeOf::new));
}
