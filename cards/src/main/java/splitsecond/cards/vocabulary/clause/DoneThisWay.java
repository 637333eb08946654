package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.ControllerSuffixes;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.Exists;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// What was done to something "this way": by an instruction before.
public final class DoneThisWay {
    private DoneThisWay() {}

    /// "If a creature card is discarded this way". A creature is one thing, a creature card another.
    private static Phrase<Condition> done(Numbered<Filter> noun, String kind) {
        Map<String, String> one = new LinkedHashMap<>();
        Map<String, String> many = new LinkedHashMap<>();
        for (String deed : List.of(
                "exiled",
                "put into exile",
                "discarded",
                "milled",
                "destroyed",
                "sacrificed",
                "put into a graveyard",
                "put into your graveyard",
                "put into your hand",
                "put onto the battlefield",
                "returned",
                "returned to your hand",
                "revealed",
                "drawn",
                "tapped",
                "dealt damage")) {
            for (String is : List.of("is", "was")) one.put(is + " " + deed + " this way", kind + is + " " + deed);
            for (String are : List.of("are", "were")) many.put(are + " " + deed + " this way", kind + are + " " + deed);
        }
        return oneOf(
                "a condition",
                done("{} {}", Nouns.one(noun.one()), one, "this way"),
                done("at least one {} {}", noun.one(), one, "at least one this way"),
                counted("{} or more {} {}", noun.many(), many, Comparison.AT_LEAST),
                counted("fewer than {} {} {}", noun.many(), many, Comparison.LESS),
                phrase("no {} {}", noun.many(), table("what was done", many))
                        .as(
                                (f, deed) -> sizeOf(f, deed, Comparison.EQUAL, 0, "no"),
                                Condition.Compare.class,
                                DoneThisWay::doneFilter,
                                DoneThisWay::deedDone));
    }

    private static Condition.Compare sizeOf(Filter what, String deed, Comparison comparison, int count, String words) {
        return new Condition.Compare(
                new Amount.SizeOf(new Reference.DoneThisWay(what, deed)), comparison, n(count), words);
    }

    private static Object doneFilter(Condition.Compare compare) {
        return compare.left() instanceof Amount.SizeOf(Reference.DoneThisWay(Filter what, var _)) && what != null
                ? what
                : "";
    }

    private static Object deedDone(Condition.Compare compare) {
        return compare.left() instanceof Amount.SizeOf(Reference.DoneThisWay(var _, String deed)) ? deed : "";
    }

    private static Phrase<Condition> counted(
            String words, Phrase<Filter> noun, Map<String, String> deeds, Comparison comparison) {
        return phrase(words, NUMBER_WORD, noun, table("what was done", deeds))
                .as(
                        (k, f, deed) -> sizeOf(f, deed, comparison, k, words),
                        Condition.Compare.class,
                        compare -> Amounts.number(compare.right()),
                        DoneThisWay::doneFilter,
                        DoneThisWay::deedDone);
    }

    private static Phrase<Condition> done(
            String pattern, Phrase<Filter> noun, Map<String, String> words, String wording) {
        return phrase(pattern, noun, table("what was done", words))
                .as(
                        (f, deed) -> new Exists(
                                Nouns.with(f, new Filter.AmongThose(new Reference.DoneThisWay(null, deed))),
                                Comparison.AT_LEAST,
                                n(1),
                                wording),
                        Exists.class,
                        e -> Nouns.butLast(e.filter()),
                        e -> Nouns.parts(e.filter()).getLast()
                                        instanceof Filter.AmongThose(Reference.DoneThisWay(var _, String deed))
                                ? deed
                                : "");
    }

    /// "That spell is countered this way".
    private static Phrase<Condition> doneToThat() {
        Map<String, Filter> words = new LinkedHashMap<>();
        for (String deed : List.of("countered", "destroyed", "exiled", "returned", "put into a graveyard", "revealed"))
            for (String is : List.of("is", "was"))
                words.put(
                        is + " " + deed + " this way",
                        new Filter.AmongThose(new Reference.DoneThisWay(null, is + " " + deed)));
        return ObjectConditions.matches("{} {}", SpokenOf.THAT, table("what was done", words));
    }

    static final Phrase<Condition> DONE =
            oneOf("a condition", done(Nouns.CARDS, "card "), done(ControllerSuffixes.THEN, ""), doneToThat());

    /// What a player did: "you sacrificed a creature this way", "you didn't put a card into your hand this way".
    ///
    /// @param whose whose it was, where players do it only with their own
    private record Way(String deed, Filter whose, Comparison comparison) {

        Filter own(Filter what) {
            return whose.equals(Nouns.ANY) ? what : Nouns.with(what, whose);
        }

        Object what(Filter own) {
            return whose.equals(Nouns.ANY) ? own : Nouns.without(own, whose);
        }
    }

    private static final Map<String, Reference> DOERS =
            Map.of("you", YOU, "they", Players.THEY, "that player", Players.THAT_PLAYER);

    private static Filter whose(String deed, Reference who) {
        return switch (deed) {
            case "sacrificed" -> new Filter.ControlledBy(who);
            case "discarded", "milled", "drawn" -> new Filter.OwnedBy(who);
            default -> Nouns.ANY;
        };
    }

    /// @param kind "card " of cards, "is " of permanents
    private static Map<String, Way> ways(String kind, Map<String, String> verbs) {
        Map<String, Way> words = new LinkedHashMap<>();
        DOERS.forEach((who, player) -> verbs.forEach((verb, deed) -> {
            String past = verb.equals("put")
                    ? verb
                    : verb.endsWith("e") ? verb + "d" : verb.equals("draw") ? "drew" : verb + "ed";
            boolean many = !who.startsWith("that");
            Way done = new Way(kind + deed, whose(deed, player), Comparison.AT_LEAST);
            Way not = new Way(kind + deed, whose(deed, player), Comparison.LESS);
            words.put(who + " " + past, done);
            words.putIfAbsent(who + " " + (many ? verb : verb + "s"), done);
            words.put(who + " didn't " + verb, not);
            words.put(who + (many ? " don't " : " doesn't ") + verb, not);
        }));
        return words;
    }

    private static Condition.Compare inThisWay(Some some, Way way, String wording) {
        return sizeOf(way.own(some.what()), way.deed(), way.comparison(), some.least(), wording);
    }

    private static Object way(Condition.Compare compare) {
        if (!(compare.left() instanceof Amount.SizeOf(Reference.DoneThisWay(Filter what, String deed))) || what == null)
            return "";
        for (Reference who : DOERS.values()) {
            Filter whose = whose(deed.substring(deed.indexOf(' ') + 1), who);
            if (whose.equals(Nouns.ANY) || Nouns.parts(what).getLast().equals(whose))
                return new Way(deed, whose, compare.comparison());
        }
        return "";
    }

    private static Object doneTo(Condition.Compare compare) {
        return compare.left() instanceof Amount.SizeOf(Reference.DoneThisWay(Filter what, var _))
                        && what != null
                        && way(compare) instanceof Way way
                        && way.what(what) instanceof Filter of
                        && Amounts.number(compare.right()) instanceof Integer least
                ? new Some(of, least)
                : "";
    }

    /// "a land card", "two or more cards".
    private record Some(Filter what, int least) {}

    private static Phrase<Some> some(Numbered<Filter> noun) {
        return oneOf(
                "what is done",
                Nouns.one(noun.one()).map(f -> new Some(f, 1), Some.class, Some::what),
                phrase("{} or more {}", NUMBER_WORD, noun.many())
                        .as((k, f) -> new Some(f, k), Some.class, Some::least, Some::what));
    }

    private static Phrase<Condition> inThisWay(String words, Map<String, Way> ways, Numbered<Filter> noun) {
        return phrase(words, table("what was done", ways), some(noun))
                .as(
                        (way, some) -> inThisWay(some, way, words),
                        Condition.Compare.class,
                        DoneThisWay::way,
                        DoneThisWay::doneTo);
    }

    static final Phrase<Condition> IN_THIS_WAY = oneOf(
            "what was done",
            inThisWay(
                    "{} {} this way",
                    ways(
                            "card ",
                            Map.of(
                                    "discard", "discarded",
                                    "exile", "exiled",
                                    "reveal", "revealed",
                                    "return", "returned",
                                    "mill", "milled",
                                    "draw", "drawn")),
                    Nouns.CARDS),
            inThisWay("{} {} into your hand this way", ways("card ", Map.of("put", "put into your hand")), Nouns.CARDS),
            inThisWay(
                    "{} {} onto the battlefield this way",
                    ways("card ", Map.of("put", "put onto the battlefield")),
                    Nouns.CARDS),
            inThisWay(
                    "{} {} this way",
                    ways("is ", Map.of("sacrifice", "sacrificed", "destroy", "destroyed", "return", "returned")),
                    Nouns.PERMANENT));

    /// "You discard a nonland card this way": what a reflexive trigger waits for (CR 603.12).
    private static Phrase<Condition> youDo(Phrase<Filter> noun, Map<String, String> verbs) {
        return phrase("you {} {} this way", table("what you do", verbs), noun)
                .as(
                        (deed, f) -> new Exists(
                                Nouns.with(f, new Filter.AmongThose(new Reference.DoneThisWay(null, deed))),
                                Comparison.AT_LEAST,
                                n(1),
                                "you"),
                        Exists.class,
                        e -> Nouns.parts(e.filter()).getLast()
                                        instanceof Filter.AmongThose(Reference.DoneThisWay(var _, String deed))
                                ? deed
                                : "",
                        e -> Nouns.butLast(e.filter()));
    }

    private static Phrase<Filter> oneOrMore(Numbered<Filter> noun) {
        return oneOf(
                "what is done",
                a(noun.one()),
                phrase("one or more {}", noun.many()).as(f -> f, Filter.class, f -> f));
    }

    private static final Map<String, String> TO_CARDS = Map.of(
            "discard", "card is discarded",
            "exile", "card is exiled",
            "reveal", "card is revealed",
            "mill", "card is milled",
            "return", "card is returned");

    private static final Map<String, String> TO_PERMANENTS =
            Map.of("sacrifice", "is sacrificed", "destroy", "is destroyed");

    /// After "when": what has been done this way.
    public static final Phrase<Condition> DONE_THIS_WAY = oneOf(
            "what was done",
            DONE,
            youDo(oneOrMore(Nouns.CARDS), TO_CARDS),
            youDo(oneOrMore(Nouns.PERMANENT), TO_PERMANENTS));
}
