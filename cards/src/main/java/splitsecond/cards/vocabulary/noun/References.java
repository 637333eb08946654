package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Reference.It;
import splitsecond.engine.ability.Reference.Target;

/// Who and what an instruction speaks of: one object or several, chosen ones, players.
public final class References {
    private References() {}

    public static final Reference SELF = new Reference.This("");
    public static final Reference IT = new It("it");

    /// What the instruction before was about, where the text has no word for it: "shuffle this into its owner's
    /// library".
    public static final Reference WHAT_WAS_JUST_NAMED = new It("");

    // Groups

    private static Phrase<Reference> each(String words, Phrase<Filter> noun, String wording) {
        return phrase(words, noun)
                .as(f -> new Reference.Each(f, wording), Reference.Each.class, Reference.Each::filter);
    }

    /// What is named first where two are named together: "~ and target creature", "all artifacts and all lands".
    private static final Phrase<Reference> FIRST_OF_TWO = oneOf(
            "objects",
            Targets.TARGET.either(),
            phrase("~").means(SELF),
            SpokenOf.THAT,
            SpokenOf.HOST,
            each("each {}", Nouns.PERMANENT.one(), "each"),
            each("all {}", Nouns.PERMANENT.many(), "all"));

    private static final Phrase<Reference> SECOND_OF_TWO = oneOf(
            "objects",
            Targets.TARGET.either(),
            each("each {}", Nouns.PERMANENT.one(), "each"),
            each("each {}", Nouns.EACH_AND, "each"),
            each("all {}", Nouns.PERMANENT.many().where(f -> !Nouns.startsWithOther(f)), "all"));

    private static Phrase<Reference> together(Phrase<Reference> first, Phrase<Reference> second) {
        return phrase("{} and {}", first, second)
                .as(Reference.Both::new, Reference.Both.class, Reference.Both::first, Reference.Both::second);
    }

    private static Phrase<Reference> andOthers(String words, Phrase<Filter> noun) {
        return phrase("{} " + words + " {}", Targets.TARGET.one(), noun)
                .as(
                        (t, f) -> new Reference.Both(t, new Reference.Each(Nouns.withOther(f), words)),
                        Reference.Both.class,
                        Reference.Both::first,
                        b -> b.second() instanceof Reference.Each(Filter f, String said) && said.equals(words)
                                ? Nouns.withoutOther(f)
                                : "");
    }

    /// "target creature and all other creatures with the same name as that creature".
    private static final Phrase<Reference> AND_ALL_OTHERS = andOthers("and all other", Nouns.PERMANENT.many());

    /// One or several objects, as the subject of a sentence: "target creature", "creatures you control", "it".
    public static final Numbered<Reference> SUBJECT = Numbered.of(
            oneOf(
                    "an object",
                    Targets.TARGET.one(),
                    phrase("~").means(SELF),
                    SpokenOf.THAT,
                    SpokenOf.HOST,
                    SpokenOf.PAID,
                    SpokenOf.EACH_OF_THOSE,
                    each("each {}", Nouns.PERMANENT.one(), "each"),
                    each("each {}", Nouns.EACH_AND, "each")),
            oneOf(
                    "objects",
                    Targets.TARGET.many(),
                    phrase("{} each", Targets.TARGET.many())
                            .as(t -> Targets.worded(t, "each"), Target.class, t -> Targets.worded(t, "")),
                    SpokenOf.THOSE,
                    phrase("they").means(new It("they")),
                    phrase("they each").means(new It("they each")),
                    AND_ALL_OTHERS,
                    andOthers("and each other", Nouns.PERMANENT.one()),
                    together(
                            oneOf(
                                    "an object",
                                    Targets.TARGET.one(),
                                    phrase("~").means(SELF),
                                    SpokenOf.THAT,
                                    SpokenOf.HOST),
                            Targets.TARGET.either()),
                    phrase(
                                    "{} and {} each",
                                    oneOf(
                                            "an object",
                                            Targets.TARGET.one(),
                                            phrase("~").means(SELF),
                                            SpokenOf.THAT,
                                            SpokenOf.HOST),
                                    Targets.TARGET.either())
                            .as(
                                    (first, second) -> new Reference.Both(first, Targets.worded(second, "each")),
                                    Reference.Both.class,
                                    Reference.Both::first,
                                    both -> both.second() instanceof Target ? Targets.worded(both.second(), "") : ""),
                    each("{}", Nouns.PERMANENT.many(), ""),
                    OfYourChoice.those("", ""),
                    each("all {}", Nouns.PERMANENT.many(), "all")));

    /// Some that a player chooses on resolution: "a creature you control", "two lands", "another creature".
    public static Phrase<Reference> chosen(Numbered<Filter> noun, Reference by) {
        return ofAnyGraveyard(noun, by)
                .where(r -> !(r instanceof Reference.Chosen(Filter f, Count _, Reference _)
                        && Nouns.isOfSingleGraveyard(f)));
    }

    private static Phrase<Reference> ofAnyGraveyard(Numbered<Filter> noun, Reference by) {
        return oneOf(
                "something chosen",
                Nouns.one(noun.one())
                        .map(
                                f -> new Reference.Chosen(f, Count.ONE, by),
                                Reference.Chosen.class,
                                Reference.Chosen::filter),
                phrase("{} {}", NUMBER_WORD, noun.many())
                        .as(
                                (count, f) -> count < 2 ? null : new Reference.Chosen(f, Count.exactly(count), by),
                                Reference.Chosen.class,
                                c -> Targets.most(c.count()),
                                Reference.Chosen::filter),
                phrase("up to {} {}", NUMBER_WORD, noun)
                        .as(
                                (count, f) -> new Reference.Chosen(f, Count.upTo(count), by),
                                Reference.Chosen.class,
                                c -> Targets.most(c.count()),
                                Reference.Chosen::filter),
                phrase("X {}", noun.many())
                        .as(
                                f -> new Reference.Chosen(f, Count.exactly(X), by),
                                Reference.Chosen.class,
                                Reference.Chosen::filter),
                phrase("that many {}", noun.many())
                        .as(
                                f -> new Reference.Chosen(f, Count.exactly(new Amount.ThatMuch("that many")), by),
                                Reference.Chosen.class,
                                Reference.Chosen::filter),
                phrase("any number of {}", noun.many())
                        .as(
                                f -> new Reference.Chosen(f, Count.ANY_NUMBER, by),
                                Reference.Chosen.class,
                                Reference.Chosen::filter));
    }

    private static Phrase<Reference> someOf(String words, IntFunction<Count> count) {
        return phrase(words, NUMBER_WORD, SpokenOf.THOSE)
                .as(
                        (k, those) -> new Reference.Chosen(new Filter.AmongThose(those), count.apply(k), YOU),
                        Reference.Chosen.class,
                        c -> Targets.most(c.count()),
                        c -> c.filter() instanceof Filter.AmongThose(Reference those) ? those : "");
    }

    /// "One of them", "up to two of those creatures", "any number of those cards".
    public static final Phrase<Reference> SOME_OF_THOSE = oneOf(
            "some of those",
            someOf("{} of {}", Count::exactly),
            someOf("up to {} of {}", Count::upTo),
            phrase("any number of {}", SpokenOf.THOSE)
                    .as(
                            those -> new Reference.Chosen(new Filter.AmongThose(those), Count.ANY_NUMBER, YOU),
                            Reference.Chosen.class,
                            c -> c.filter() instanceof Filter.AmongThose(Reference those) ? those : ""));

    /// Objects that something is done to: "destroy {}".
    public static final Phrase<Reference> OBJECT = oneOf(
            "an object",
            Targets.TARGET.one(),
            Targets.TARGET.many(),
            phrase("~").means(SELF),
            SpokenOf.THAT,
            SpokenOf.THOSE,
            SpokenOf.HOST,
            SpokenOf.PAID,
            each("each {}", Nouns.PERMANENT.one(), "each"),
            each("each {}", Nouns.EACH_AND, "each"),
            each("all {}", Nouns.PERMANENT.many(), "all"),
            AND_ALL_OTHERS,
            together(FIRST_OF_TWO, SECOND_OF_TWO),
            together(SpokenOf.THAT, phrase("~").means(SELF)),
            TargetLists.OF_PERMANENTS,
            OfYourChoice.those("all ", "all"),
            SOME_OF_THOSE,
            chosen(Nouns.PERMANENT, YOU));

    // Players

    private static final Map<String, Reference> ONE_PLAYER = new LinkedHashMap<>();
    private static final Map<String, Reference> MANY_PLAYERS = new LinkedHashMap<>();

    static {
        ONE_PLAYER.put("each player", new Reference.Each(Nouns.PLAYER, "each"));
        ONE_PLAYER.put("each opponent", new Reference.Each(Nouns.OPPONENT, "each"));
        ONE_PLAYER.put("each other player", new Reference.Each(Nouns.OPPONENT, "each other player"));
        ONE_PLAYER.put(
                "each other opponent",
                new Reference.Each(
                        Nouns.and(Nouns.OPPONENT, new Filter.OtherThan(new Reference.ThatPlayer(""))),
                        "each other opponent"));
        ONE_PLAYER.put("each of your opponents", new Reference.Each(Nouns.OPPONENT, "each of your opponents"));
        // CR 102.2, 102.3: all others, where nobody has a team.
        ONE_PLAYER.put(
                "each of that player's opponents",
                new Reference.Each(
                        Nouns.and(Nouns.PLAYER, new Filter.OtherThan(Players.THAT_PLAYER)),
                        "each of that player's opponents"));
        ONE_PLAYER.put(
                "the exiled card's owner", new Reference.OwnerOf(new Reference.Remembered("the exiled card"), ""));
        ONE_PLAYER.put("each of those players", new Reference.ThatPlayer("each of those players"));
        ONE_PLAYER.put("the player", new Reference.ThatPlayer("the player"));
        ONE_PLAYER.put("the attacking player", new Reference.ActivePlayer("the attacking player"));
        ONE_PLAYER.put("that player", Players.THAT_PLAYER);
        ONE_PLAYER.put(
                "that player or that permanent's controller",
                new Reference.ThatPlayer("that player or that permanent's controller"));
        ONE_PLAYER.put(
                "that player or that planeswalker's controller",
                new Reference.ThatPlayer("that player or that planeswalker's controller"));
        ONE_PLAYER.put("that opponent", new Reference.ThatPlayer("that opponent"));
        ONE_PLAYER.put("defending player", new Reference.DefendingPlayer());
        for (String creature : List.of("it's", "that creature is"))
            ONE_PLAYER.put("the player or planeswalker " + creature + " attacking", new Reference.Attacked(creature));
        ONE_PLAYER.put("the active player", new Reference.ActivePlayer("the active player"));
        ONE_PLAYER.put("an opponent", new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU));
        ONE_PLAYER.put("its controller", new Reference.ControllerOf(IT, ""));
        ONE_PLAYER.put("its owner", new Reference.OwnerOf(IT, ""));
        ONE_PLAYER.put("the chosen player", new Reference.ChosenPlayer());
        ONE_PLAYER.put("enchanted player", new Reference.Host("enchanted player"));
        for (String what : List.of(
                "creature", "permanent", "spell", "land", "artifact", "planeswalker", "card", "source", "ability")) {
            ONE_PLAYER.put("that " + what + "'s controller", new Reference.ControllerOf(new It("that " + what), ""));
            ONE_PLAYER.put("that " + what + "'s owner", new Reference.OwnerOf(new It("that " + what), ""));
        }
        for (String what : List.of("creature", "permanent", "land", "artifact", "enchantment"))
            ONE_PLAYER.put("the " + what + "'s controller", new Reference.ControllerOf(new It("the " + what), ""));
        for (String what : List.of("card", "creature", "permanent"))
            ONE_PLAYER.put(
                    "the exiled " + what + "'s owner",
                    new Reference.OwnerOf(new Reference.Remembered("the exiled " + what), ""));
        ONE_PLAYER.put("the source's controller", new Reference.ControllerOf(new It("the source"), ""));
        for (String host : List.of(
                "enchanted creature",
                "enchanted land",
                "enchanted permanent",
                "equipped creature",
                "enchanted artifact"))
            ONE_PLAYER.put(host + "'s controller", new Reference.ControllerOf(new Reference.Host(host), ""));
        ONE_PLAYER.put("~'s controller", new Reference.ControllerOf(SELF, ""));
        ONE_PLAYER.put("≈'s controller", new Reference.ControllerOf(new Reference.Giver(), ""));
        ONE_PLAYER.put("~'s owner", new Reference.OwnerOf(SELF, ""));
        MANY_PLAYERS.put("you", YOU);
        MANY_PLAYERS.put("they", Players.THEY);
        MANY_PLAYERS.put("your opponents", Players.YOUR_OPPONENTS);
        MANY_PLAYERS.put("players", new Reference.Each(Nouns.PLAYER, ""));
        MANY_PLAYERS.put("those players", new Reference.ThatPlayer("those players"));
    }

    /// "each opponent who controls an artifact".
    private static final Phrase<Reference> EACH_WHO = each("each {}", PlayerClauses.PLAYERS_WHO.one(), "each");

    /// A player as the subject of a sentence.
    public static final Numbered<Reference> PLAYER = Numbered.of(
            oneOf("a player", Targets.TARGET_PLAYER, table("a player", ONE_PLAYER), EACH_WHO),
            oneOf(
                    "players",
                    table("players", MANY_PLAYERS),
                    each("{}", PlayerClauses.PLAYERS_WHO.many(), ""),
                    phrase("{} each", Targets.TARGET_PLAYERS)
                            .as(t -> Targets.worded(t, "each"), Target.class, t -> Targets.worded(t, "")),
                    phrase(
                                    "you and {} each",
                                    oneOf("a player", Targets.TARGET_PLAYER, table("a player", certainPlayers())))
                            .as(
                                    other -> new Reference.Both(YOU, other),
                                    Reference.Both.class,
                                    Reference.Both::second)));

    /// A player as the object of a sentence.
    public static final Phrase<Reference> PLAYER_OBJECT = oneOf(
            "a player",
            Targets.TARGET_PLAYER,
            table("a player", ONE_PLAYER),
            EACH_WHO,
            table("a player", Map.of("you", YOU, "them", new Reference.ThatPlayer("them"))));

    /// One object that is known without a choice: "~", "it", "enchanted creature".
    public static final Phrase<Reference> CERTAIN =
            oneOf("an object", phrase("~").means(SELF), SpokenOf.THAT, SpokenOf.HOST);

    /// One player who is known without a choice: "that player", "its controller".
    public static final Phrase<Reference> CERTAIN_PLAYER = table("a player", certainPlayers());

    private static Map<String, Reference> certainPlayers() {
        Map<String, Reference> players = playersWhose();
        players.keySet().removeIf(words -> words.startsWith("each ") || words.startsWith("an "));
        return players;
    }

    /// Whose: "your", "its owner's", "target player's", "their".
    public static final Phrase<Reference> WHOSE = oneOf(
            "whose",
            table(
                    "whose",
                    Map.of(
                            "your", YOU,
                            "their", new Reference.ThatPlayer("their"),
                            "its owner's", new Reference.OwnerOf(IT, ""),
                            "their owner's", new Reference.OwnerOf(new It("their"), ""),
                            "their owners'", new Reference.OwnerOf(new It("their"), "s"))),
            phrase("{}'s", Targets.TARGET_PLAYER).as(p -> p, Target.class, p -> p),
            phrase("{}'s", table("a player", playersWhose())).as(p -> p, Reference.class, p -> p));

    private static Map<String, Reference> playersWhose() {
        Map<String, Reference> players = new LinkedHashMap<>(ONE_PLAYER);
        players.remove("its owner");
        return players;
    }
}
