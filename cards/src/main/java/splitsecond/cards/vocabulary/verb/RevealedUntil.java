package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Effect.RevealUntil;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// "Reveal cards from the top of your library until you reveal a land card. Put that card onto the battlefield and the
/// rest into your graveyard": who reveals, what ends it, where both go. Or exiles them, and no more is said here.
final class RevealedUntil {
    private RevealedUntil() {}

    /// What ends it.
    private record Wanted(Filter what, Amount count, String wording) {}

    private static final Phrase<Wanted> WANTED = oneOf(
            "what ends it",
            a(Nouns.CARDS.one()).map(f -> new Wanted(f, n(1), ""), Wanted.class, Wanted::what),
            phrase("{} {}", Amounts.SEVERAL, Nouns.CARDS.many())
                    .as((k, f) -> new Wanted(f, k, "several"), Wanted.class, Wanted::count, Wanted::what),
            phrase("X {}, where X is {}", Nouns.CARDS.many(), Amounts.EXPRESSION)
                    .as((f, x) -> new Wanted(f, x, "X"), Wanted.class, Wanted::what, Wanted::count));

    /// "…, where X is" then follows as after any instruction.
    private static final Phrase<Wanted> EXILED = WANTED.where(w -> !w.wording().equals("X"));

    /// Where the cards go.
    ///
    /// @param yours whether what was found comes under the control of the one who says so
    private record Ends(Destination found, Destination rest, boolean yours, String wording) {}

    private static Destination to(Zone zone, Placement placement) {
        return new Destination(zone, placement);
    }

    private static Destination library(int position, boolean random) {
        return to(Zone.LIBRARY, new Placement(position, false, false, false, false, random, List.of(), ""));
    }

    private static final Destination EXILE = to(Zone.EXILE, Placement.PLAIN);
    private static final Destination HAND = to(Zone.HAND, Placement.PLAIN);
    private static final Destination GRAVEYARD = to(Zone.GRAVEYARD, Placement.PLAIN);
    private static final Destination SHUFFLED = library(-2, false);

    /// Whoever reveals: how what they have and do is said.
    private record Person(String their, String put, String shuffle) {}

    private static final Person YOURSELF = new Person("your", "put", "shuffle");
    private static final Person SHE = new Person("their", "puts", "shuffles");
    private static final Person THEY = new Person("their", "put", "shuffle");

    private static Map<String, Destination> places(Person person) {
        Map<String, Destination> places = new LinkedHashMap<>();
        places.put("into " + person.their() + " hand", HAND);
        places.put("onto the battlefield", to(Zone.BATTLEFIELD, Placement.PLAIN));
        places.put("onto the battlefield tapped", to(Zone.BATTLEFIELD, Placement.TAPPED));
        places.put("onto the battlefield tapped and attacking", to(Zone.BATTLEFIELD, Placement.ATTACKING));
        return places;
    }

    private static final List<String> CARDS =
            List.of("that card", "it", "those cards", "those land cards", "those creature cards");

    private static final List<String> REST = List.of("the rest", "all other cards revealed this way");

    /// After "and": "the rest into your graveyard", "shuffle the rest into your library".
    private static Map<String, Destination> rests(Person person, boolean verb) {
        Map<String, Destination> rests = new LinkedHashMap<>();
        String bottom = " on the bottom of " + person.their() + " library in ";
        for (String rest : REST) {
            for (String put : verb ? List.of(person.put() + " ") : List.of("", person.put() + " ")) {
                rests.put(put + rest + bottom + "a random order", library(-1, true));
                rests.put(put + rest + bottom + "any order", library(-1, false));
                rests.put(put + rest + " into " + person.their() + " graveyard", GRAVEYARD);
            }
            rests.put(person.shuffle() + " " + rest + " into " + person.their() + " library", SHUFFLED);
            if (person == YOURSELF) rests.put("exile " + rest, EXILE);
        }
        return rests;
    }

    private static void ways(Map<String, Ends> ways, String before, Person person) {
        places(person).forEach((place, found) -> {
            for (String card : CARDS) {
                String put = before + person.put() + " " + card + " " + place;
                rests(person, false).forEach((rest, to) -> add(ways, put + " and " + rest, found, to, false));
                rests(person, true).forEach((rest, to) -> add(ways, put + ", then " + rest, found, to, false));
                rests(person, true).forEach((rest, to) -> add(ways, put + ". " + rest, found, to, false));
            }
        });
    }

    private static void add(Map<String, Ends> ways, String words, Destination found, Destination rest, boolean yours) {
        ways.putIfAbsent(words, new Ends(found, rest, yours, words));
    }

    private static Map<String, Ends> yours() {
        Map<String, Ends> ways = new LinkedHashMap<>();
        for (String before : List.of(". ", ", ", ", then ")) {
            ways(ways, before, YOURSELF);
            add(ways, before + "put all cards revealed this way into your hand", HAND, HAND, false);
        }
        return ways;
    }

    private static Map<String, Ends> theirs() {
        Map<String, Ends> ways = new LinkedHashMap<>();
        for (String before : List.of(". that player ", ". the player ", ", ", ", then ")) {
            ways(ways, before, SHE);
            for (String all : List.of("those cards", "all cards revealed this way"))
                add(ways, before + "puts " + all + " into their graveyard", GRAVEYARD, GRAVEYARD, false);
        }
        ways(ways, ". they ", THEY);
        for (String tapped : List.of("", " tapped")) {
            var found = to(Zone.BATTLEFIELD, tapped.isEmpty() ? Placement.PLAIN : Placement.TAPPED);
            String put = ". put that card onto the battlefield" + tapped + " under your control";
            rests(THEY, false).forEach((rest, to) -> add(ways, put + " and " + rest, found, to, true));
            rests(SHE, true).forEach((rest, to) -> add(ways, put + ". that player " + rest, found, to, true));
            rests(SHE, true).forEach((rest, to) -> add(ways, put + ". then that player " + rest, found, to, true));
        }
        return ways;
    }

    private static final Phrase<Ends> YOURS = table("where the cards go", yours());
    private static final Phrase<Ends> THEIRS = table("where the cards go", theirs());

    private static String wording(RevealUntil until, boolean first) {
        int at = until.wording().indexOf('/');
        return at < 0
                ? ""
                : first ? until.wording().substring(0, at) : until.wording().substring(at + 1);
    }

    private static Object wanted(RevealUntil until) {
        return new Wanted(until.what(), until.count(), wording(until, true));
    }

    private static Object ends(RevealUntil until) {
        return new Ends(until.found(), until.rest(), until.yours(), wording(until, false));
    }

    private static Object exiled(RevealUntil until) {
        return wording(until, false).equals("exile") ? wanted(until) : "";
    }

    private static final Reference FOUND = new Reference.It("that card");
    private static final Reference ALL = new Reference.TheRest("the rest");

    /// Damage for each card that was passed over, twice as much if what was found is of that kind; then all of them go
    /// to the bottom.
    private static Effect.Repeat damageForPassed(Reference to, Filter doubling) {
        var stay = library(Placement.WHERE_IT_IS, false);
        Amount passed = new Amount.Minus(new Amount.SizeOf(ALL), new Amount.SizeOf(FOUND));
        var damage = new Amount.Depending(
                new Condition.Matches(FOUND, doubling, "was"), new Amount.Times(2, passed), passed);
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new RevealUntil(YOU, Nouns.LAND, stay, stay, "/stay"),
                                new Effect.DealDamage(References.SELF, damage, to, "passed"),
                                new Effect.Move(ALL, null, Zone.LIBRARY, Placement.BOTTOM, null, "revealed")),
                        List.of(Effect.Joint.SENTENCE, Effect.Joint.SENTENCE)),
                "passed");
    }

    private static Effect.@Nullable DealDamage damage(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.size() == 3
                        && steps.get(1) instanceof Effect.DealDamage damage
                ? damage
                : null;
    }

    private static Object struck(Effect.Repeat repeat) {
        return damage(repeat) instanceof Effect.DealDamage damage ? damage.to() : "";
    }

    private static Object doubling(Effect.Repeat repeat) {
        return damage(repeat) instanceof Effect.DealDamage damage
                        && damage.amount() instanceof Amount.Depending(Condition.Matches matches, var _, var _)
                ? matches.filter()
                : "";
    }

    private static final Destination STAYS = library(Placement.WHERE_IT_IS, false);

    /// Revealed where they are: what becomes of them is said in sentences of their own.
    private static RevealUntil stays(Reference who, Wanted wanted) {
        return new RevealUntil(who, wanted.what(), wanted.count(), STAYS, STAYS, false, wanted.wording() + "/stays");
    }

    private static Object staying(RevealUntil until) {
        return wording(until, false).equals("stays") ? wanted(until) : "";
    }

    static final Phrase<Effect> VERB = oneOf(
            "reveal cards",
            phrase(
                            "reveal cards from the top of your library until you reveal a land card. ~ deals damage"
                                    + " equal to the number of nonland cards revealed this way to {}. if the revealed"
                                    + " land card was {}, ~ deals double that damage instead. put the revealed cards"
                                    + " on the bottom of your library in any order",
                            Targets.TARGET.one(),
                            a(Nouns.PERMANENT.one()))
                    .as(
                            RevealedUntil::damageForPassed,
                            Effect.Repeat.class,
                            RevealedUntil::struck,
                            RevealedUntil::doubling),
            phrase("reveal cards from the top of your library until you reveal {}{}", WANTED, YOURS)
                    .as(
                            (w, e) -> new RevealUntil(
                                    YOU,
                                    w.what(),
                                    w.count(),
                                    e.found(),
                                    e.rest(),
                                    e.yours(),
                                    w.wording() + "/" + e.wording()),
                            RevealUntil.class,
                            RevealedUntil::wanted,
                            RevealedUntil::ends)
                    .otherwise(phrase("reveal cards from the top of your library until you reveal {}", EXILED)
                            .as(w -> stays(YOU, w), RevealUntil.class, RevealedUntil::staying)),
            phrase(
                            "{} (reveals|reveal) cards from the top of their library until they reveal {}{}",
                            References.PLAYER,
                            WANTED,
                            THEIRS)
                    .as(
                            (who, w, e) -> who.equals(YOU)
                                    ? null
                                    : new RevealUntil(
                                            who,
                                            w.what(),
                                            w.count(),
                                            e.found(),
                                            e.rest(),
                                            e.yours(),
                                            w.wording() + "/" + e.wording()),
                            RevealUntil.class,
                            RevealUntil::who,
                            RevealedUntil::wanted,
                            RevealedUntil::ends)
                    .otherwise(phrase(
                                    "{} (reveals|reveal) cards from the top of their library until they reveal {}",
                                    References.PLAYER,
                                    EXILED)
                            .as(
                                    (who, w) -> who.equals(YOU) || who instanceof Reference.Each ? null : stays(who, w),
                                    RevealUntil.class,
                                    RevealUntil::who,
                                    RevealedUntil::staying)),
            phrase("exile cards from the top of your library until you exile {}", EXILED)
                    .as(
                            w -> new RevealUntil(YOU, w.what(), w.count(), EXILE, EXILE, false, w.wording() + "/exile"),
                            RevealUntil.class,
                            RevealedUntil::exiled),
            phrase(
                            "{} (exiles|exile) cards from the top of their library until they exile {}",
                            References.PLAYER,
                            EXILED)
                    .as(
                            (who, w) -> who.equals(YOU)
                                    ? null
                                    : new RevealUntil(
                                            who, w.what(), w.count(), EXILE, EXILE, false, w.wording() + "/exile"),
                            RevealUntil.class,
                            RevealUntil::who,
                            RevealedUntil::exiled));
}
