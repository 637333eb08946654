package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Reference.It;
import splitsecond.engine.ability.Reference.Target;
import splitsecond.engine.ability.TargetSlot;

/// Who and what an instruction speaks of: targets, "it", "each creature", "its controller".
public final class References {
    private References() {}

    public static final Reference SELF = new Reference.This("");
    public static final Reference IT = new It("it");

    /// What the instruction before was about, where the text has no word for it: "shuffle this into its owner's
    /// library".
    public static final Reference WHAT_WAS_JUST_NAMED = new It("");

    // Targets

    private static final Filter SPELL_OR_ABILITY =
            new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true)));

    private static final Phrase<Filter> ABILITIES_OF_SOMEBODY = phrase("{} {}", abilities(), ControllerSuffixes.CONTROL)
            .as(
                    Nouns::with,
                    Filter.And.class,
                    f -> Nouns.butLast(f),
                    f -> Nouns.parts(f).getLast());

    private static final Phrase<Filter> A_SOURCE = Nouns.one(Nouns.ABILITY_SOURCE);

    private static final Numbered<Filter> TARGETABLE = Numbered.numbered(number -> oneOf(
            "a target",
            Nouns.PERMANENT.in(number),
            Nouns.SPELLS.in(number),
            Nouns.CARDS_IN_ZONE.in(number),
            number == Numbered.Number.ONE
                    ? oneOf(
                            "a player",
                            Nouns.PLAYERS,
                            Nouns.CREATURE_OR_PLAYER,
                            abilitiesOnStack(),
                            SpellsOrPermanents.NOUN,
                            ABILITIES_OF_SOMEBODY,
                            phrase("{} from {}", oneOf("an ability", abilities(), ABILITIES_OF_SOMEBODY), A_SOURCE)
                                    .as(
                                            (f, source) -> Nouns.with(f, new Filter.FromSource(source)),
                                            Filter.And.class,
                                            f -> Nouns.butLast(f),
                                            f -> Nouns.parts(f).getLast() instanceof Filter.FromSource(Filter source)
                                                    ? source
                                                    : ""))
                    : oneOf(
                            "players",
                            table("players", Map.of("players", Nouns.PLAYER, "opponents", Nouns.OPPONENT)),
                            table("spells and abilities", Map.of("spells and/or abilities", SPELL_OR_ABILITY)))));

    private static Phrase<Filter> abilities() {
        return table(
                "an ability",
                Map.of(
                        "activated ability", new Filter.IsAbility(true, false),
                        "triggered ability", new Filter.IsAbility(false, true),
                        "activated or triggered ability", new Filter.IsAbility(true, true)));
    }

    private static Phrase<Filter> abilitiesOnStack() {
        return oneOf(
                "an ability",
                table(
                        "an ability",
                        Map.of(
                                "spell or ability with a single target",
                                Nouns.and(SPELL_OR_ABILITY, new Filter.TargetCount(1)),
                                "spell or ability",
                                SPELL_OR_ABILITY)),
                abilities(),
                // "instant spell, sorcery spell, or triggered ability"
                Phrase.list(oneOf("a spell or ability", Nouns.SPELLS.one(), abilities()), 2, "or")
                        .map(Filter.Or::new, Filter.Or.class, Filter.Or::any));
    }

    private static Phrase<Reference> slot(String words, Phrase<Filter> noun, Count count, boolean another) {
        return phrase(words, noun)
                .as(
                        f -> new Target(new TargetSlot(f, count, another, null, "")),
                        Target.class,
                        target -> target.slot().filter());
    }

    private static Phrase<Reference> counted(String words, Phrase<Integer> number, boolean upTo, boolean other) {
        return counted(words, number, TARGETABLE.many(), upTo, other);
    }

    private static Phrase<Reference> counted(
            String words, Phrase<Integer> number, Phrase<Filter> noun, boolean upTo, boolean other) {
        return phrase(words, number, noun)
                .as(
                        (count, f) -> count < 2
                                ? null
                                : new Target(new TargetSlot(
                                        f, upTo ? Count.upTo(count) : Count.exactly(count), other, null, "")),
                        Target.class,
                        target -> most(target.slot().count()),
                        target -> target.slot().filter());
    }

    /// The target with another way of saying it: "… each", "each of …".
    public static Target worded(Reference target, String wording) {
        if (!(target instanceof Target(TargetSlot slot))) throw new IllegalArgumentException("not a target: " + target);
        return new Target(new TargetSlot(slot.filter(), slot.count(), slot.another(), slot.chooser(), wording));
    }

    public static Object most(Count count) {
        return count.most() instanceof Amount.Number(int value) ? value : count;
    }

    // Each mention is a slot of its own, so the slot is made as it is read.
    private static Phrase<Reference> anyTarget(String words, Count count, boolean another, String wording) {
        return phrase(words + " {}", Phrase.table("target", Map.of("target", Nouns.ANY_TARGET)))
                .as(
                        f -> new Target(new TargetSlot(f, count, another, null, wording)),
                        Target.class,
                        target -> target.slot().filter());
    }

    /// "Any target that isn't a Dragon": players are none.
    private static Phrase<Reference> anyTargetBut() {
        return phrase("any target that isn't {}", a(Nouns.PERMANENT.one()))
                .as(
                        f -> new Target(new TargetSlot(
                                Nouns.and(Nouns.ANY_TARGET, new Filter.Not(f)), Count.ONE, false, null, "that isn't")),
                        Target.class,
                        target -> Nouns.parts(target.slot().filter()).getLast() instanceof Filter.Not(Filter but)
                                ? but
                                : "");
    }

    private static final Phrase<Reference> ANY_TARGET = oneOf(
            "a target",
            anyTargetBut(),
            anyTarget("any", Count.ONE, false, ""),
            anyTarget("another", Count.ONE, true, "another"),
            anyTarget("a third", Count.ONE, true, "third"),
            anyTarget("any other", Count.ONE, true, ""),
            anyTarget("up to one", Count.upTo(1), false, ""));

    private static final Reference AN_OPPONENT_CHOSEN = new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU);

    /// CR 601.2c: an opponent chooses it, of what they control.
    private static Phrase<Reference> ofAnOpponentsChoice() {
        Filter control = new Filter.ControlledBy(AN_OPPONENT_CHOSEN);
        return phrase(
                        "target {} of an opponent's choice they control",
                        TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)))
                .as(
                        f -> new Target(
                                new TargetSlot(Nouns.with(f, control), Count.ONE, false, AN_OPPONENT_CHOSEN, "")),
                        Target.class,
                        target -> Nouns.without(target.slot().filter(), control));
    }

    private static final Amount THAT_MANY = new Amount.ThatMuch("that many");

    public static final Numbered<Reference> TARGET = Numbered.of(
            oneOf(
                    "a target",
                    slot("target {}", TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)), Count.ONE, false),
                    phrase("target {} of their choice", TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)))
                            .as(
                                    f -> new Target(new TargetSlot(
                                            f, Count.ONE, false, new Reference.ThatPlayer("their choice"), "")),
                                    Target.class,
                                    target -> target.slot().filter()),
                    ofAnOpponentsChoice(),
                    slot("another target {}", TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)), Count.ONE, true),
                    slot(
                            "up to one target {}",
                            TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)),
                            Count.upTo(1),
                            false),
                    slot(
                            "up to one other target {}",
                            TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)),
                            Count.upTo(1),
                            true),
                    phrase("a third target {}", TARGETABLE.one())
                            .as(
                                    f -> new Target(new TargetSlot(f, Count.ONE, true, null, "third")),
                                    Target.class,
                                    target -> target.slot().filter()),
                    ANY_TARGET),
            oneOf(
                    "targets",
                    counted("{} target {}", NUMBER_WORD, false, false),
                    counted("up to {} target {}", NUMBER_WORD, true, false),
                    counted("{} other target {}", NUMBER_WORD, false, true),
                    counted("up to {} other target {}", NUMBER_WORD, true, true),
                    slot("X target {}", TARGETABLE.many(), Count.exactly(X), false),
                    slot("up to X target {}", TARGETABLE.many(), Count.upTo(X), false),
                    slot("up to that many target {}", TARGETABLE.many(), Count.upTo(THAT_MANY), false),
                    slot("any number of target {}", TARGETABLE.many(), Count.ANY_NUMBER, false),
                    slot("any number of other target {}", TARGETABLE.many(), Count.ANY_NUMBER, true),
                    slot("one or more target {}", TARGETABLE.many(), new Count(n(1), null), false),
                    slot("one or two target {}", TARGETABLE.many(), new Count(n(1), n(2)), false),
                    slot("one, two, or three target {}", TARGETABLE.many(), new Count(n(1), n(3)), false)));

    // Things spoken of before

    private static final List<String> ONE_THING = List.of(
            "it",
            "him",
            "her",
            "that creature",
            "that card",
            "that permanent",
            "that spell",
            "that artifact",
            "that land",
            "that token",
            "that Aura",
            "that Equipment",
            "that enchantment",
            "that planeswalker",
            "that Vehicle",
            "that Mount or Vehicle",
            "the token",
            "the token created this way",
            "the creature",
            "the artifact",
            "the land",
            "the permanent",
            "the enchantment",
            "the copy",
            "that object",
            "the chosen creature",
            "the chosen permanent",
            "the chosen card",
            "the other",
            "that ability",
            "that spell or ability");
    private static final List<String> MANY_THINGS = List.of(
            "them",
            "those creatures",
            "those cards",
            "those permanent cards",
            "those permanents",
            "those tokens",
            "those lands",
            "the tokens",
            "those artifacts",
            "the chosen creatures",
            "the chosen permanents",
            "the chosen cards",
            "those spells",
            "both creatures");

    private static Phrase<Reference> spokenOf(List<String> words) {
        return table("something spoken of", words, It::new, true);
    }

    private static Phrase<Reference> table(
            String name, List<String> words, java.util.function.Function<String, Reference> make, boolean exact) {
        Map<String, Reference> meanings = new LinkedHashMap<>();
        for (String word : words) meanings.put(word, make.apply(exact ? word : ""));
        return Phrase.table(name, meanings);
    }

    private static <T> Phrase<T> table(String name, Map<String, T> words) {
        return Phrase.table(name, words);
    }

    /// "The creature you control", "the chosen creature an opponent controls": which of two, by whose it is.
    private static List<String> bySide() {
        List<String> words = new ArrayList<>();
        for (String what : List.of("creature", "permanent", "artifact", "land", "planeswalker"))
            for (String chosen : List.of("", "chosen "))
                for (String side :
                        List.of("you control", "an opponent controls", "the opponent controls", "you don't control"))
                    words.add("the " + chosen + what + " " + side);
        return words;
    }

    /// "That Mount", "those Soldiers": any subtype names what was spoken of.
    private static List<String> bySubtype(String word, java.util.Collection<String> subtypes, List<String> known) {
        return subtypes.stream()
                .map(subtype -> word + subtype)
                .filter(words -> !known.contains(words))
                .toList();
    }

    public static final Phrase<Reference> THAT = oneOf(
            "something spoken of",
            spokenOf(ONE_THING),
            spokenOf(bySubtype("that ", Subtypes.singular().keySet(), ONE_THING)),
            spokenOf(bySide()));
    public static final Phrase<Reference> THOSE = oneOf(
            "things spoken of",
            spokenOf(MANY_THINGS),
            spokenOf(bySubtype("those ", Subtypes.plural().keySet(), MANY_THINGS)));

    /// "Each of those creatures", "each of them".
    public static final Phrase<Reference> EACH_OF_THOSE = table(
            "things spoken of",
            MANY_THINGS.stream().map(words -> "each of " + words).toList(),
            It::new,
            true);

    private static final Phrase<Reference> ATTACHED_TO = table(
            "what it is attached to",
            List.of(
                    "enchanted creature",
                    "enchanted creature card",
                    "equipped creature",
                    "enchanted permanent",
                    "enchanted land",
                    "enchanted artifact",
                    "enchanted enchantment",
                    "enchanted planeswalker",
                    "fortified land",
                    "enchanted Vehicle",
                    "enchanted Equipment",
                    "enchanted Wall",
                    "enchanted Plains",
                    "enchanted Island",
                    "enchanted Swamp",
                    "enchanted Mountain",
                    "enchanted Forest",
                    "enchanted player's"),
            Reference.Host::new,
            true);

    /// The object that gives an ability, as the ability names it.
    public static final Phrase<Reference> GIVER = phrase("≈").means(new Reference.Giver());

    /// What is attached speaks of its host; the ability that it gives to the host speaks of it by name.
    public static final Phrase<Reference> HOST = oneOf("what it is attached to", ATTACHED_TO, GIVER);

    public static final Phrase<Reference> PAID = oneOf("what was paid", Phrase.table("what was paid", paid()));

    private static Map<String, Reference> paid() {
        Map<String, Reference> words = new LinkedHashMap<>();
        for (String what : List.of(
                "creature",
                "permanent",
                "nonland permanent",
                "artifact",
                "land",
                "enchantment",
                "planeswalker",
                "token",
                "card",
                "creature card",
                "land card",
                "nonland card",
                "Goblin",
                "Vampire",
                "Zombie",
                "Treasure",
                "Food",
                "Clue",
                "Equipment")) {
            words.put("the sacrificed " + what, new Reference.PaidWith(Cost.Deed.SACRIFICE, what));
            words.put(
                    "the exiled " + what,
                    what.equals("card") || what.equals("creature") || what.equals("permanent")
                            ? new Reference.Remembered("the exiled " + what)
                            : new Reference.PaidWith(Cost.Deed.EXILE, what));
            words.put("the discarded " + what, new Reference.PaidWith(Cost.Deed.DISCARD, what));
            words.put("the revealed " + what, new Reference.PaidWith(Cost.Deed.REVEAL, what));
            words.put("the tapped " + what, new Reference.PaidWith(Cost.Deed.TAP, what));
        }
        words.put("the exiled card used to craft it", new Reference.Remembered("the exiled card used to craft it"));
        words.put("the exiled cards", new Reference.Remembered("the exiled cards"));
        words.put("the returned creature", new Reference.PaidWith(Cost.Deed.RETURN_TO_HAND, "creature"));
        return words;
    }

    // Groups

    private static Phrase<Reference> each(String words, Phrase<Filter> noun, String wording) {
        return phrase(words, noun)
                .as(f -> new Reference.Each(f, wording), Reference.Each.class, Reference.Each::filter);
    }

    /// What is named first where two are named together: "~ and target creature", "all artifacts and all lands".
    private static final Phrase<Reference> FIRST_OF_TWO = oneOf(
            "objects",
            TARGET.either(),
            phrase("~").means(SELF),
            THAT,
            HOST,
            each("each {}", Nouns.PERMANENT.one(), "each"),
            each("all {}", Nouns.PERMANENT.many(), "all"));

    private static final Phrase<Reference> SECOND_OF_TWO = oneOf(
            "objects",
            TARGET.either(),
            each("each {}", Nouns.PERMANENT.one(), "each"),
            each("each {}", Nouns.EACH_AND, "each"),
            each("all {}", Nouns.PERMANENT.many().where(f -> !Nouns.startsWithOther(f)), "all"));

    private static Phrase<Reference> together(Phrase<Reference> first, Phrase<Reference> second) {
        return phrase("{} and {}", first, second)
                .as(Reference.Both::new, Reference.Both.class, Reference.Both::first, Reference.Both::second);
    }

    private static Phrase<Reference> andOthers(String words, Phrase<Filter> noun) {
        return phrase("{} " + words + " {}", TARGET.one(), noun)
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
                    TARGET.one(),
                    phrase("~").means(SELF),
                    THAT,
                    HOST,
                    PAID,
                    EACH_OF_THOSE,
                    each("each {}", Nouns.PERMANENT.one(), "each"),
                    each("each {}", Nouns.EACH_AND, "each")),
            oneOf(
                    "objects",
                    TARGET.many(),
                    phrase("{} each", TARGET.many()).as(t -> worded(t, "each"), Target.class, t -> worded(t, "")),
                    THOSE,
                    phrase("they").means(new It("they")),
                    phrase("they each").means(new It("they each")),
                    AND_ALL_OTHERS,
                    andOthers("and each other", Nouns.PERMANENT.one()),
                    together(oneOf("an object", TARGET.one(), phrase("~").means(SELF), THAT, HOST), TARGET.either()),
                    phrase(
                                    "{} and {} each",
                                    oneOf("an object", TARGET.one(), phrase("~").means(SELF), THAT, HOST),
                                    TARGET.either())
                            .as(
                                    (first, second) -> new Reference.Both(first, worded(second, "each")),
                                    Reference.Both.class,
                                    Reference.Both::first,
                                    both -> both.second() instanceof Target ? worded(both.second(), "") : ""),
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
                                c -> most(c.count()),
                                Reference.Chosen::filter),
                phrase("up to {} {}", NUMBER_WORD, noun)
                        .as(
                                (count, f) -> new Reference.Chosen(f, Count.upTo(count), by),
                                Reference.Chosen.class,
                                c -> most(c.count()),
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

    private static Phrase<Reference> someOf(String words, java.util.function.IntFunction<Count> count) {
        return phrase(words, NUMBER_WORD, THOSE)
                .as(
                        (k, those) -> new Reference.Chosen(new Filter.AmongThose(those), count.apply(k), YOU),
                        Reference.Chosen.class,
                        c -> most(c.count()),
                        c -> c.filter() instanceof Filter.AmongThose(Reference those) ? those : "");
    }

    /// "One of them", "up to two of those creatures", "any number of those cards".
    public static final Phrase<Reference> SOME_OF_THOSE = oneOf(
            "some of those",
            someOf("{} of {}", Count::exactly),
            someOf("up to {} of {}", Count::upTo),
            phrase("any number of {}", THOSE)
                    .as(
                            those -> new Reference.Chosen(new Filter.AmongThose(those), Count.ANY_NUMBER, YOU),
                            Reference.Chosen.class,
                            c -> c.filter() instanceof Filter.AmongThose(Reference those) ? those : ""));

    /// Objects that something is done to: "destroy {}".
    public static final Phrase<Reference> OBJECT = oneOf(
            "an object",
            TARGET.one(),
            TARGET.many(),
            phrase("~").means(SELF),
            THAT,
            THOSE,
            HOST,
            PAID,
            each("each {}", Nouns.PERMANENT.one(), "each"),
            each("each {}", Nouns.EACH_AND, "each"),
            each("all {}", Nouns.PERMANENT.many(), "all"),
            AND_ALL_OTHERS,
            together(FIRST_OF_TWO, SECOND_OF_TWO),
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

    private static final Phrase<Reference> TARGET_PLAYER = oneOf(
            "a target player",
            slot("target {}", Nouns.PLAYERS, Count.ONE, false),
            slot("target {}", PlayerClauses.PLAYERS_WHO.one(), Count.ONE, false),
            slot("another target {}", Nouns.PLAYERS, Count.ONE, true),
            slot("up to one target {}", Nouns.PLAYERS, Count.upTo(1), false));

    private static final Phrase<Filter> PLAYERS_OR_OPPONENTS =
            table("players", Map.of("players", Nouns.PLAYER, "opponents", Nouns.OPPONENT));

    public static final Phrase<Reference> TARGET_PLAYERS = oneOf(
            "target players",
            counted("{} target {}", NUMBER_WORD, PLAYERS_OR_OPPONENTS, false, false),
            counted("up to {} target {}", NUMBER_WORD, PLAYERS_OR_OPPONENTS, true, false),
            slot("any number of target {}", PLAYERS_OR_OPPONENTS, Count.ANY_NUMBER, false));

    /// "each opponent who controls an artifact".
    private static final Phrase<Reference> EACH_WHO = each("each {}", PlayerClauses.PLAYERS_WHO.one(), "each");

    /// A player as the subject of a sentence.
    public static final Numbered<Reference> PLAYER = Numbered.of(
            oneOf("a player", TARGET_PLAYER, table("a player", ONE_PLAYER), EACH_WHO),
            oneOf(
                    "players",
                    table("players", MANY_PLAYERS),
                    each("{}", PlayerClauses.PLAYERS_WHO.many(), ""),
                    phrase("{} each", TARGET_PLAYERS).as(t -> worded(t, "each"), Target.class, t -> worded(t, "")),
                    phrase("you and {} each", oneOf("a player", TARGET_PLAYER, table("a player", certainPlayers())))
                            .as(
                                    other -> new Reference.Both(YOU, other),
                                    Reference.Both.class,
                                    Reference.Both::second)));

    /// A player as the object of a sentence.
    public static final Phrase<Reference> PLAYER_OBJECT = oneOf(
            "a player",
            TARGET_PLAYER,
            table("a player", ONE_PLAYER),
            EACH_WHO,
            Phrase.table("a player", Map.of("you", YOU, "them", new Reference.ThatPlayer("them"))));

    /// One object that is known without a choice: "~", "it", "enchanted creature".
    public static final Phrase<Reference> CERTAIN =
            oneOf("an object", phrase("~").means(SELF), THAT, HOST);

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
            Phrase.table(
                    "whose",
                    Map.of(
                            "your", YOU,
                            "their", new Reference.ThatPlayer("their"),
                            "its owner's", new Reference.OwnerOf(IT, ""),
                            "their owner's", new Reference.OwnerOf(new It("their"), ""),
                            "their owners'", new Reference.OwnerOf(new It("their"), "s"))),
            phrase("{}'s", TARGET_PLAYER).as(p -> p, Target.class, p -> p),
            phrase("{}'s", table("a player", playersWhose())).as(p -> p, Reference.class, p -> p));

    private static Map<String, Reference> playersWhose() {
        Map<String, Reference> players = new LinkedHashMap<>(ONE_PLAYER);
        players.remove("its owner");
        return players;
    }
}
