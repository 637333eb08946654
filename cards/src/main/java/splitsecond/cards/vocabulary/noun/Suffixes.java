package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.KEYWORD;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.WAY;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.CardNames;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility.Kind;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// What follows a noun: "you control", "with flying", "with power 2 or less", "in your graveyard".
public final class Suffixes {
    private Suffixes() {}

    public static final Reference AN_OPPONENT = new Reference.Each(Nouns.OPPONENT, "an opponent");
    public static final Reference YOUR_OPPONENTS = new Reference.Each(Nouns.OPPONENT, "your opponents");
    public static final Reference THAT_PLAYER = new Reference.ThatPlayer("that player");
    public static final Reference THEY = new Reference.ThatPlayer("they");
    static final Reference IT = new Reference.It("it");

    private static Filter controlled(Reference who) {
        return new Filter.ControlledBy(who);
    }

    /// Whose cards they are, wherever they are.
    public static final Phrase<Filter> OWN = table(
            "an owner",
            Map.of(
                    "you own", new Filter.OwnedBy(YOU),
                    "an opponent owns", new Filter.OwnedBy(AN_OPPONENT),
                    "your opponents own", new Filter.OwnedBy(YOUR_OPPONENTS),
                    "you don't own", new Filter.Not(new Filter.OwnedBy(YOU))));

    static final Phrase<Filter> CONTROL = table(
            "a controller",
            Map.ofEntries(
                    Map.entry("you control", controlled(YOU)),
                    Map.entry("you don't control", new Filter.Not(controlled(YOU))),
                    Map.entry("an opponent controls", controlled(AN_OPPONENT)),
                    Map.entry("your opponents control", controlled(YOUR_OPPONENTS)),
                    Map.entry("they control", controlled(THEY)),
                    Map.entry("those players control", controlled(new Reference.ThatPlayer("those players"))),
                    Map.entry("you own", new Filter.OwnedBy(YOU)),
                    Map.entry("you don't own", new Filter.Not(new Filter.OwnedBy(YOU))),
                    Map.entry("an opponent owns", new Filter.OwnedBy(AN_OPPONENT)),
                    Map.entry("they own", new Filter.OwnedBy(THEY)),
                    Map.entry(
                            "you both own and control",
                            new Filter.And(List.of(new Filter.OwnedBy(YOU), controlled(YOU)))),
                    Map.entry("you own and control", new Filter.And(List.of(controlled(YOU), new Filter.OwnedBy(YOU)))),
                    Map.entry(
                            "you control but don't own",
                            new Filter.And(List.of(controlled(YOU), new Filter.Not(new Filter.OwnedBy(YOU)))))));

    /// "that player controls", "its controller controls".
    private static final Phrase<Filter> PLAYER_CONTROLS = oneOf(
            "a controller",
            phrase("{} controls", lazy(() -> References.CERTAIN_PLAYER))
                    .as(Suffixes::controlled, Filter.ControlledBy.class, Filter.ControlledBy::who),
            phrase("{} doesn't control", lazy(() -> References.CERTAIN_PLAYER))
                    .as(
                            who -> new Filter.Not(controlled(who)),
                            Filter.Not.class,
                            not -> not.filter() instanceof Filter.ControlledBy(Reference who) ? who : ""),
            phrase("{} owns", lazy(() -> References.CERTAIN_PLAYER))
                    .as(Filter.OwnedBy::new, Filter.OwnedBy.class, Filter.OwnedBy::who));

    /// Each mention is a slot of its own, so the slot is made as it is read.
    private static final Phrase<Filter> TARGET_CONTROLS = oneOf(
            "a controller",
            phrase("target {} controls", Nouns.PLAYERS)
                    .as(
                            f -> controlled(new Reference.Target(TargetSlot.one(f))),
                            Filter.ControlledBy.class,
                            c -> c.who() instanceof Reference.Target(TargetSlot slot) ? slot.filter() : ""),
            phrase("target {} owns", Nouns.PLAYERS)
                    .as(
                            f -> new Filter.OwnedBy(new Reference.Target(TargetSlot.one(f))),
                            Filter.OwnedBy.class,
                            c -> c.who() instanceof Reference.Target(TargetSlot slot) ? slot.filter() : ""));

    private static final Phrase<Characteristic> STAT = table(
            "a number of an object",
            Map.of(
                    "power",
                    Characteristic.POWER,
                    "toughness",
                    Characteristic.TOUGHNESS,
                    "base power",
                    Characteristic.BASE_POWER,
                    "base toughness",
                    Characteristic.BASE_TOUGHNESS,
                    "mana value",
                    Characteristic.MANA_VALUE,
                    "total power and toughness",
                    Characteristic.TOTAL_POWER_AND_TOUGHNESS));

    private static final Phrase<Amount> BOUND = oneOf(
            "a number",
            DIGITS.map(Amount.Number::new, Amount.Number.class, Amount.Number::value),
            phrase("X").means(X));

    private static Phrase<Filter> stat(String words, Comparison comparison) {
        return phrase(words, STAT, BOUND)
                .as(
                        (what, bound) -> new Filter.Stat(what, comparison, bound),
                        Filter.Stat.class,
                        Filter.Stat::what,
                        Filter.Stat::amount);
    }

    /// "Power equal to its toughness" is said of the one described, by `ownStats`.
    private static Filter.@Nullable Stat compared(Characteristic what, Comparison comparison, Amount bound) {
        boolean own = bound instanceof Amount.StatOf(Characteristic to, Reference of)
                && of instanceof Reference.It
                && areOwn(what, to);
        return own ? null : new Filter.Stat(what, comparison, bound);
    }

    private static boolean areOwn(Characteristic what, Characteristic to) {
        return what != to && SIZES.contains(what) && SIZES.contains(to);
    }

    private static final java.util.Set<Characteristic> SIZES = java.util.EnumSet.of(
            Characteristic.POWER, Characteristic.TOUGHNESS, Characteristic.BASE_POWER, Characteristic.BASE_TOUGHNESS);

    private static Phrase<Filter> ownStats(Number number, String words, Comparison comparison) {
        return phrase("with {} " + words + number.pick(" its {}", " their {}"), STAT, STAT)
                .as(
                        (what, to) -> areOwn(what, to) ? new Filter.OwnStats(what, comparison, to) : null,
                        Filter.OwnStats.class,
                        stats -> stats.comparison() == comparison ? stats.what() : "",
                        Filter.OwnStats::to);
    }

    private static final Phrase<Filter> WITH_STAT = oneOf(
            "a number of an object",
            stat("{} {} or less", Comparison.AT_MOST),
            stat("{} {} or greater", Comparison.AT_LEAST),
            stat("{} {}", Comparison.EQUAL),
            phrase("{} less than or equal to {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.AT_MOST, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} greater than or equal to {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.AT_LEAST, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} equal to {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.EQUAL, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} less than {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.LESS, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount),
            phrase("{} greater than {}", STAT, lazy(() -> Amounts.EXPRESSION))
                    .as(
                            (what, bound) -> compared(what, Comparison.MORE, bound),
                            Filter.Stat.class,
                            Filter.Stat::what,
                            Filter.Stat::amount));

    private static Filter exactly(Characteristic what, int bound) {
        return new Filter.Stat(what, Comparison.EQUAL, new Amount.Number(bound));
    }

    private static Object eitherStat(Filter.Or or) {
        return or.any().size() == 2 ? or.any().getFirst() : "";
    }

    private static Object boundIn(Filter.Or or, int which) {
        return or.any().size() == 2
                        && or.any().get(which) instanceof Filter.Stat(var _, var _, Amount.Number(int bound))
                ? bound
                : "";
    }

    private static final Phrase<Filter> HAS_KEYWORD =
            KEYWORD.map(Filter.HasKeyword::new, Filter.HasKeyword.class, Filter.HasKeyword::keyword);

    public static final Phrase<Filter> HAS_NUMBERED = table(
                    "a keyword", Map.of("toxic", Kind.TOXIC, "mobilize", Kind.MOBILIZE))
            .map(Filter.HasNumbered::new, Filter.HasNumbered.class, Filter.HasNumbered::kind);

    public static final Phrase<Filter> HAS_WAY = WAY.map(Filter.HasWay::new, Filter.HasWay.class, Filter.HasWay::way);

    private static Phrase<Filter> powerOrToughness(String words, Comparison comparison) {
        return phrase("with power or toughness {} " + words, BOUND)
                .as(
                        bound -> new Filter.Or(List.of(
                                new Filter.Stat(Characteristic.POWER, comparison, bound),
                                new Filter.Stat(Characteristic.TOUGHNESS, comparison, bound))),
                        Filter.Or.class,
                        or -> or.any().getFirst() instanceof Filter.Stat(var _, var _, Amount bound) ? bound : "");
    }

    private static final Phrase<CounterKind> A_COUNTER =
            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k));

    /// "with base power and toughness 1/1".
    private static final Phrase<Filter> BASE_SIZE = phrase("with base power and toughness {}", Words.SIZE)
            .as(
                    size -> new Filter.And(List.of(
                            new Filter.Stat(Characteristic.BASE_POWER, Comparison.EQUAL, size.power()),
                            new Filter.Stat(Characteristic.BASE_TOUGHNESS, Comparison.EQUAL, size.toughness()))),
                    Filter.And.class,
                    and -> and.all().size() == 2
                                    && and.all().getFirst() instanceof Filter.Stat(var what, var _, Amount power)
                                    && what == Characteristic.BASE_POWER
                                    && and.all().getLast() instanceof Filter.Stat(var _, var _, Amount toughness)
                            ? new Words.PowerToughness(power, toughness)
                            : "");

    /// CR 305.6.
    private static final Filter HAS_BASIC_LAND_TYPE =
            new Filter.And(List.of(new Filter.Or(List.of("Plains", "Island", "Swamp", "Mountain", "Forest").stream()
                    .<Filter>map(Filter.IsSubtype::new)
                    .toList())));

    private static final Phrase<Filter> HAS_MANA_COST =
            MANA.map(Filter.HasManaCost::new, Filter.HasManaCost.class, Filter.HasManaCost::cost);

    static Phrase<Filter> with(Number number) {
        String on = number.pick("on it", "on them");
        return oneOf(
                "with",
                phrase("with {}", HAS_KEYWORD).as(f -> f, Filter.HasKeyword.class, f -> f),
                phrase("with {}", HAS_NUMBERED).as(f -> f, Filter.HasNumbered.class, f -> f),
                phrase("with {}", HAS_WAY).as(f -> f, Filter.HasWay.class, f -> f),
                phrase("with {}", list(HAS_KEYWORD, 2, "or")).as(Filter.Or::new, Filter.Or.class, Filter.Or::any),
                phrase("without {}", HAS_KEYWORD).as(f -> new Filter.Not(f), Filter.Not.class, Filter.Not::filter),
                phrase("with {}", WITH_STAT).as(f -> f, Filter.Stat.class, f -> f),
                phrase("with {} {} or {}", STAT, DIGITS, DIGITS)
                        .as(
                                (what, one, other) -> new Filter.Or(List.of(exactly(what, one), exactly(what, other))),
                                Filter.Or.class,
                                or -> eitherStat(or) instanceof Filter.Stat stat ? stat.what() : "",
                                or -> boundIn(or, 0),
                                or -> boundIn(or, 1)),
                BASE_SIZE,
                ownStats(number, "equal to", Comparison.EQUAL),
                ownStats(number, "less than", Comparison.LESS),
                ownStats(number, "greater than", Comparison.MORE),
                phrase("with {} " + on, A_COUNTER)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.AT_LEAST, 1),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase(
                                "{} {} or more {} counters " + on,
                                table("having", Map.of("with", true, "that " + number.pick("has", "have"), true)),
                                NUMBER_WORD,
                                COUNTER_KIND)
                        .as(
                                (_, n, k) -> new Filter.HasCounter(k, Comparison.AT_LEAST, n),
                                Filter.HasCounter.class,
                                _ -> true,
                                Filter.HasCounter::count,
                                Filter.HasCounter::kind),
                phrase("with {} counters " + on, COUNTER_KIND)
                        .as(
                                k -> number == Number.MANY ? new Filter.HasCounter(k, Comparison.AT_LEAST, 1) : null,
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase("with one or more counters " + on).means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
                phrase("that " + number.pick("doesn't", "don't") + " have {} " + on, A_COUNTER)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase("with a counter " + on).means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
                phrase("with counters " + on).means(new Filter.HasCounter(null, Comparison.AT_LEAST, 1)),
                phrase("with no counters " + on).means(new Filter.HasCounter(null, Comparison.EQUAL, 0)),
                phrase("without {} " + on, A_COUNTER)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                phrase("with no {} counters " + on, COUNTER_KIND)
                        .as(
                                k -> new Filter.HasCounter(k, Comparison.EQUAL, 0),
                                Filter.HasCounter.class,
                                Filter.HasCounter::kind),
                powerOrToughness("or less", Comparison.AT_MOST),
                powerOrToughness("or greater", Comparison.AT_LEAST),
                phrase("with a basic land type").means(HAS_BASIC_LAND_TYPE),
                phrase("with mana cost {}", list(HAS_MANA_COST, "or"))
                        .as(
                                any -> any.size() == 1 ? any.getFirst() : new Filter.Or(any),
                                Filter.class,
                                f -> f instanceof Filter.Or(var any) ? any : List.of(f)),
                phrase("with no abilities").means(new Filter.HasNoAbilities()),
                phrase("with abilities").means(new Filter.Not(new Filter.HasNoAbilities())),
                phrase("with exactly {} colors", NUMBER_WORD)
                        .as(
                                k -> new Filter.ColorCount(k, k),
                                Filter.ColorCount.class,
                                c -> c.least() == c.most() ? (Object) c.least() : ""));
    }

    private static final Phrase<Filter> CHOSEN = oneOf(
            "a chosen thing",
            table(
                    "a chosen thing",
                    Map.of(
                            "of the chosen type", new Filter.IsChosen(Choice.Kind.CREATURE_TYPE),
                            "of the chosen color", new Filter.IsChosen(Choice.Kind.COLOR),
                            "with the chosen name", new Filter.IsChosen(Choice.Kind.CARD_NAME))),
            table(
                    "a chosen thing",
                    Map.of(
                            "with that name", new Filter.IsChosen(Choice.Kind.CARD_NAME),
                            "of that type", new Filter.IsChosen(Choice.Kind.CREATURE_TYPE, true),
                            "of that color", new Filter.IsChosen(Choice.Kind.COLOR))));

    private static Phrase<Filter> deeds(Number number) {
        return table(
                "what happened this turn",
                deedsOf(
                        "that entered the battlefield this turn",
                        new Filter.ThisTurn(Filter.Deed.ENTERED, null),
                        Map.of(
                                "that " + number.pick("was", "were") + " dealt damage this turn",
                                new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, null),
                                "that attacked this turn",
                                new Filter.ThisTurn(Filter.Deed.ATTACKED, null),
                                "that blocked this turn",
                                new Filter.ThisTurn(Filter.Deed.BLOCKED, null),
                                "that attacked or blocked this turn",
                                new Filter.Or(List.of(
                                        new Filter.ThisTurn(Filter.Deed.ATTACKED, null),
                                        new Filter.ThisTurn(Filter.Deed.BLOCKED, null))),
                                "that entered this turn",
                                new Filter.ThisTurn(Filter.Deed.ENTERED, null),
                                "dealt damage by ~ this turn",
                                new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, new Reference.This("")),
                                "that dealt damage this turn",
                                new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE, null),
                                "that dealt damage to you this turn",
                                new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE_TO, YOU))));
    }

    private static Map<String, Filter> deedsOf(String words, Filter deed, Map<String, Filter> more) {
        Map<String, Filter> all = new LinkedHashMap<>(more);
        all.put(words, deed);
        return all;
    }

    /// "blocking it", "attached to enchanted creature", "other than that creature".
    private static final Phrase<Filter> RELATED = oneOf(
            "a relation",
            phrase("other than {}", lazy(() -> References.CERTAIN))
                    .as(Filter.OtherThan::new, Filter.OtherThan.class, Filter.OtherThan::those),
            phrase("blocking {}", lazy(() -> References.CERTAIN))
                    .as(Filter.BlockingThose::new, Filter.BlockingThose.class, Filter.BlockingThose::those),
            phrase("it's blocking").means(new Filter.BlockedByThose(new Reference.It("it's blocking"))),
            phrase("blocked by {}", lazy(() -> References.CERTAIN))
                    .as(Filter.BlockedByThose::new, Filter.BlockedByThose.class, Filter.BlockedByThose::those),
            phrase("blocking or blocked by {}", lazy(() -> References.CERTAIN))
                    .as(
                            those -> new Filter.Or(
                                    List.of(new Filter.BlockingThose(those), new Filter.BlockedByThose(those))),
                            Filter.Or.class,
                            or -> or.any().size() == 2 && or.any().getFirst() instanceof Filter.BlockingThose blocking
                                    ? blocking.those()
                                    : ""),
            phrase("attacking {}", lazy(() -> Suffixes.ATTACKED))
                    .as(Filter.Attacking::new, Filter.Attacking.class, Filter.Attacking::defender),
            phrase("attached to {}", lazy(() -> References.CERTAIN))
                    .as(Filter.AttachedTo::new, Filter.AttachedTo.class, Filter.AttachedTo::those),
            phrase("attached to {}", a(lazy(() -> Nouns.PERMANENT.one())))
                    .as(
                            f -> new Filter.AttachedTo(new Reference.Each(f, "a")),
                            Filter.AttachedTo.class,
                            f -> f.those() instanceof Reference.Each(Filter of, var _) ? of : ""),
            phrase("enchanted by {}", a(lazy(() -> Nouns.PERMANENT.one())))
                    .as(Filter.Bears::new, Filter.Bears.class, Filter.Bears::attached),
            phrase("dealt damage this way")
                    .means(new Filter.AmongThose(new Reference.DoneThisWay(null, "dealt damage"))),
            phrase("dealt damage this turn").means(new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, null)),
            phrase(
                            "that {} {} this turn",
                            table("crewed or saddled", Map.of("crewed", true, "saddled", true)),
                            oneOf(
                                    "what was crewed",
                                    phrase("~").means(new Reference.This("")),
                                    phrase("it").means(new Reference.It("it"))))
                    .as(
                            (_, what) -> new Filter.ThisTurn(Filter.Deed.CREWED, what),
                            Filter.ThisTurn.class,
                            _ -> true,
                            f -> f.by() == null ? "" : f.by()),
            phrase("dealt damage by {} this turn", lazy(() -> References.HOST))
                    .as(
                            by -> new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, by),
                            Filter.ThisTurn.class,
                            f -> f.by() == null ? "" : f.by()));

    private static Filter theirs(Reference who) {
        return new Filter.And(List.of(Nouns.PLANESWALKER, controlled(who)));
    }

    /// Whom or what creatures are attacking.
    private static final Phrase<Filter> ATTACKED = oneOf(
            "what is attacked",
            table(
                    "what is attacked",
                    Map.of(
                            "you",
                            Nouns.YOU,
                            "your opponents",
                            Nouns.OPPONENT,
                            "an opponent",
                            Nouns.OPPONENT,
                            "one of your opponents",
                            Nouns.OPPONENT,
                            "you or a planeswalker you control",
                            new Filter.Or(List.of(Nouns.YOU, theirs(YOU))),
                            "you and/or planeswalkers you control",
                            new Filter.Or(List.of(Nouns.YOU, theirs(YOU))),
                            "your opponents and/or planeswalkers they control",
                            new Filter.Or(List.of(Nouns.OPPONENT, theirs(YOUR_OPPONENTS))),
                            "them",
                            new Filter.AmongThose(new Reference.ThatPlayer("them")))),
            lazy(() -> References.CERTAIN_PLAYER)
                    .map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those));

    private static Phrase<Filter> relations(Number number) {
        return table(
                "a relation",
                Map.ofEntries(
                        Map.entry("on the battlefield", new Filter.In(Zone.BATTLEFIELD, null)),
                        Map.entry("attached to you", new Filter.AttachedTo(YOU)),
                        Map.entry(
                                "that " + number.pick("is", "are") + " enchanted",
                                new Filter.Is(Filter.Status.ENCHANTED)),
                        Map.entry(
                                number.pick("that's", "that are") + " enchanted or equipped",
                                new Filter.Or(List.of(
                                        new Filter.Is(Filter.Status.ENCHANTED),
                                        new Filter.Is(Filter.Status.EQUIPPED))))));
    }

    /// "that's red", "that's an artifact"? Only the color form is common.
    private static final Phrase<Filter> NAMED_SELF = oneOf(
            "a name",
            phrase("named ~").means(new Filter.Named("~")),
            phrase("not named ~").means(new Filter.Not(new Filter.Named("~"))));

    /// What another is compared with: "that creature", "enchanted creature", "the exiled card", "target creature", "a
    /// card in your graveyard".
    private static final Phrase<Reference> COMPARED = oneOf(
            "an object",
            phrase("~").means(new Reference.This("")),
            phrase("your commander")
                    .means(new Reference.Each(
                            new Filter.And(List.of(new Filter.Is(Filter.Status.COMMANDER), new Filter.OwnedBy(YOU))),
                            "your commander")),
            lazy(() -> References.THAT),
            lazy(() -> References.HOST),
            lazy(() -> References.PAID),
            lazy(() -> References.TARGET.one()),
            lazy(() -> Nouns.one(oneOf("an object", Nouns.PERMANENT.one(), Nouns.CARDS_IN_ZONE.one())))
                    .map(f -> new Reference.Each(f, "any"), Reference.Each.class, Reference.Each::filter));

    private static Phrase<Filter> same(String words, Characteristic what) {
        return phrase("with the same " + words + " as {}", COMPARED)
                .as(r -> new Filter.Shares(what, r), Filter.Shares.class, f -> f.what() == what ? f.with() : "");
    }

    private static Phrase<Filter> otherNumber(String words, Comparison comparison) {
        return phrase("with " + words + " {}", STAT)
                .as(
                        what -> new Filter.Stat(
                                what, comparison, new Amount.StatOf(what, References.WHAT_WAS_JUST_NAMED)),
                        Filter.Stat.class,
                        f -> f.comparison() == comparison ? f.what() : "");
    }

    /// "with the same name as that creature", "with lesser power".
    static final Phrase<Filter> SAME_OR_LESS = oneOf(
            "a comparison",
            same("name", Characteristic.NAME),
            same("mana value", Characteristic.MANA_VALUE),
            otherNumber("lesser", Comparison.LESS),
            otherNumber("greater", Comparison.MORE),
            otherNumber("equal or lesser", Comparison.AT_MOST));

    /// "that shares a color with it", "that share a creature type with enchanted creature".
    private static Phrase<Filter> sharing(Number number) {
        Phrase<Filter> one = sharing(number, "a");
        return number == Number.MANY ? one : oneOf("what is shared", one, sharing(number, "at least one"));
    }

    private static Phrase<Filter> sharing(Number number, String some) {
        return phrase(
                        "that " + number.pick("shares ", "share ") + some + " {} with {}",
                        table(
                                "what is shared",
                                Map.of(
                                        "color", Characteristic.COLOR,
                                        "card type", Characteristic.CARD_TYPE,
                                        "creature type", Characteristic.CREATURE_TYPE,
                                        "land type", Characteristic.LAND_TYPE)),
                        COMPARED)
                .as(Filter.Shares::new, Filter.Shares.class, Filter.Shares::what, Filter.Shares::with);
    }

    /// What several are together: "with total mana value 4 or less", "with different names".
    private static final Phrase<Filter> TOGETHER = oneOf(
            "what they are together",
            phrase("with total {} {} or less", STAT, BOUND)
                    .as(
                            Filter.TotalAtMost::new,
                            Filter.TotalAtMost.class,
                            Filter.TotalAtMost::what,
                            Filter.TotalAtMost::most),
            table(
                    "what they are together",
                    Map.of(
                            "with different names", new Filter.Differing(Characteristic.NAME),
                            "with different mana values", new Filter.Differing(Characteristic.MANA_VALUE),
                            "with different powers", new Filter.Differing(Characteristic.POWER))));

    private static final Phrase<Filter> CONTROLLERS = table(
            "whose they are",
            Map.of(
                    "controlled by the same player", new Filter.Controllers(true),
                    "controlled by different players", new Filter.Controllers(false)));

    public static final Phrase<Filter> WITH = with(Number.ONE);

    /// "with flying", "with the greatest power among creatures they control".
    public static final Phrase<Filter> WITH_OR_EXTREME = oneOf("with", WITH, lazy(Suffixes::extreme));

    /// "Two target creature cards each with mana value 2 or less".
    private static Phrase<Filter> eachWith() {
        return phrase("each with {}", WITH_STAT).as(f -> f, Filter.Stat.class, f -> f);
    }

    static final Numbered<Filter> OF_PERMANENTS = Numbered.numbered(number -> oneOf(
            "what follows a noun",
            CONTROL,
            PLAYER_CONTROLS,
            TARGET_CONTROLS,
            with(number),
            CHOSEN,
            deeds(number),
            relations(number),
            RELATED,
            NAMED_SELF,
            CardNames.NAMED,
            SAME_OR_LESS,
            sharing(number),
            thatIs(number),
            lazy(() -> Suffixes.ONE_OR_ANOTHER),
            number == Number.MANY
                    ? oneOf(
                            "what they are together",
                            TOGETHER,
                            CONTROLLERS,
                            eachWith(),
                            extreme(),
                            lazy(() -> Suffixes.EXCEPT))
                    : extreme()));

    /// "except for ~", "except for Krakens and Serpents".
    private static final Phrase<Filter> EXCEPT = phrase(
                    "except for {}",
                    oneOf("exceptions", phrase("~").means(Nouns.THIS), lazy(() -> Nouns.PERMANENT.many())))
            .as(Filter.Not::new, Filter.Not.class, Filter.Not::filter);

    /// "that's a Wolf or a Werewolf".
    private static final Phrase<Filter> ONE_OR_ANOTHER = oneOf(
            "what it is",
            phrase("that's {}", list(a(lazy(() -> Nouns.NOUN.one())), 2, "or"))
                    .as(
                            any -> new Filter.And(List.of(new Filter.In(Zone.BATTLEFIELD, null), new Filter.Or(any))),
                            Filter.And.class,
                            and -> and.all().getLast() instanceof Filter.Or(List<Filter> any) ? any : ""),
            phrase("that's {}", a(list(lazy(() -> Nouns.NOUN.one()), 2, "or")))
                    .as(
                            any -> new Filter.And(List.of(new Filter.Or(any), new Filter.In(Zone.BATTLEFIELD, null))),
                            Filter.And.class,
                            and -> and.all().getFirst() instanceof Filter.Or(List<Filter> any) ? any : ""));

    private static final Phrase<Filter> A_COLOR =
            COLOR.map(Filter.IsColor::new, Filter.IsColor.class, Filter.IsColor::color);

    /// "red", "white or blue", "both red and white", "one or more colors".
    private static final Phrase<Filter> COLORS = oneOf(
            "a color",
            A_COLOR,
            phrase("one or more colors").means(new Filter.ColorCount(1, 5)),
            phrase("both {} and {}", A_COLOR, A_COLOR)
                    .as(
                            (one, other) -> new Filter.And(List.of(one, other)),
                            Filter.And.class,
                            and -> and.all().getFirst(),
                            and -> and.all().getLast()),
            list(A_COLOR, 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any));

    private static Object colorsOf(Filter.And and) {
        return and.all().size() == 2 ? and.all().getLast() : "";
    }

    /// What a permanent may be or not be.
    private static final Phrase<Filter> STATE = oneOf(
            "a state",
            table("a state", states()),
            phrase("attacking {}", lazy(() -> Suffixes.ATTACKED))
                    .as(Filter.Attacking::new, Filter.Attacking.class, Filter.Attacking::defender),
            phrase("enchanted by {}", a(lazy(() -> Nouns.PERMANENT.one())))
                    .as(Filter.Bears::new, Filter.Bears.class, Filter.Bears::attached),
            phrase("enchanted by {}", lazy(() -> Nouns.PERMANENT.many()))
                    .as(Filter.Bears::new, Filter.Bears.class, Filter.Bears::attached));

    private static Map<String, Filter> states() {
        Map<String, Filter> states = new LinkedHashMap<>();
        for (Filter.Status status : List.of(
                Filter.Status.TAPPED,
                Filter.Status.UNTAPPED,
                Filter.Status.ATTACKING,
                Filter.Status.BLOCKING,
                Filter.Status.EQUIPPED,
                Filter.Status.MODIFIED,
                Filter.Status.HISTORIC)) states.put(status.name().toLowerCase(Locale.ROOT), new Filter.Is(status));
        states.put(
                "attacking or blocking",
                new Filter.Or(List.of(new Filter.Is(Filter.Status.ATTACKING), new Filter.Is(Filter.Status.BLOCKING))));
        return states;
    }

    private static Filter onBattlefield(Filter filter) {
        return new Filter.And(List.of(new Filter.In(Zone.BATTLEFIELD, null), filter));
    }

    /// "a Demon", "a Kraken or Serpent", "an artifact or a land".
    private static final Phrase<Filter> A_KIND = oneOf(
            "what it is",
            a(lazy(() -> Nouns.NOUN.one())),
            list(a(lazy(() -> Nouns.NOUN.one())), 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
            a(list(lazy(() -> Nouns.NOUN.one()), 2, "or"))
                    .map(
                            any -> new Filter.Or(List.of(new Filter.Or(any))),
                            Filter.Or.class,
                            or -> or.any().size() == 1 && or.any().getFirst() instanceof Filter.Or(List<Filter> any)
                                    ? any
                                    : ""));

    private static final Phrase<Filter> SOME_KIND = oneOf(
            "what they are",
            lazy(() -> Nouns.NOUN.many()),
            list(lazy(() -> Nouns.NOUN.many()), 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any));

    /// "that's red", "that are black", "that aren't of the chosen type".
    private static Phrase<Filter> thatIs(Number number) {
        return oneOf(
                "what it is",
                phrase(
                                number.pick("that's", "that are") + " {}",
                                oneOf("what it is", lazy(() -> Suffixes.COLORS), lazy(() -> Suffixes.STATE)))
                        .as(Suffixes::onBattlefield, Filter.And.class, Suffixes::colorsOf),
                phrase(
                                "that " + number.pick("isn't", "aren't") + " {}",
                                oneOf(
                                        "what it is",
                                        lazy(() -> Suffixes.COLORS),
                                        lazy(() -> Suffixes.STATE),
                                        phrase("enchanted").means(new Filter.Is(Filter.Status.ENCHANTED)),
                                        number == Number.ONE
                                                ? lazy(() -> Suffixes.A_KIND)
                                                : lazy(() -> Suffixes.SOME_KIND),
                                        CHOSEN))
                        .as(
                                f -> onBattlefield(new Filter.Not(f)),
                                Filter.And.class,
                                and -> and.all().getLast() instanceof Filter.Not(Filter not) ? not : ""));
    }

    /// "with the greatest power among creatures you control".
    private static Phrase<Filter> extreme() {
        return oneOf(
                "an extreme",
                phrase("with the greatest {} among {}", STAT, lazy(() -> Nouns.PERMANENT.many()))
                        .as(
                                (what, among) -> new Filter.Extreme(what, true, among),
                                Filter.Extreme.class,
                                Filter.Extreme::what,
                                Filter.Extreme::among),
                phrase("with the least {} among {}", STAT, lazy(() -> Nouns.PERMANENT.many()))
                        .as(
                                (what, among) -> new Filter.Extreme(what, false, among),
                                Filter.Extreme.class,
                                Filter.Extreme::what,
                                Filter.Extreme::among));
    }

    private static final Phrase<Filter> CAST_FROM = table("where it is cast from", castFrom());

    private static Map<String, Filter> castFrom() {
        Filter hand = new Filter.CastFrom(Zone.HAND, true);
        Filter graveyard = new Filter.CastFrom(Zone.GRAVEYARD, true);
        Filter exile = new Filter.CastFrom(Zone.EXILE, false);
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("from anywhere other than your hand", new Filter.Not(hand));
        words.put("from anywhere other than their hand", new Filter.Not(hand));
        words.put("from anywhere other than their hands", new Filter.Not(hand));
        words.put("from graveyards", new Filter.CastFrom(Zone.GRAVEYARD, false));
        words.put(
                "from graveyards or libraries",
                new Filter.Or(
                        List.of(new Filter.CastFrom(Zone.GRAVEYARD, false), new Filter.CastFrom(Zone.LIBRARY, false))));
        for (String both : List.of("from graveyards or from exile", "from graveyards or exile"))
            words.put(both, new Filter.Or(List.of(new Filter.CastFrom(Zone.GRAVEYARD, false), exile)));
        words.put("from a graveyard", new Filter.CastFrom(Zone.GRAVEYARD, false));
        words.put("from your graveyard", graveyard);
        words.put("from your hand", hand);
        words.put("from their hand", hand);
        words.put("from your library", new Filter.CastFrom(Zone.LIBRARY, true));
        words.put("from exile", exile);
        words.put("from your graveyard or from exile", new Filter.Or(List.of(graveyard, exile)));
        words.put("from exile or from your graveyard", new Filter.Or(List.of(exile, graveyard)));
        return words;
    }

    /// After "you cast": "with mana value 5 or greater", "of the chosen type", "from exile".
    public static final Phrase<Filter> OF_CAST_SPELLS =
            oneOf("what follows a noun", with(Number.MANY), CHOSEN, CAST_FROM);

    /// The same of one: "with toughness greater than its power", "that's a Demon or Horror".
    public static final Phrase<Filter> OF_A_CAST_SPELL = oneOf(
            "what follows a noun",
            with(Number.ONE),
            CHOSEN,
            CAST_FROM,
            phrase("that's {}", lazy(() -> Suffixes.A_KIND))
                    .as(
                            f -> new Filter.And(List.of(Nouns.SPELL, f)),
                            Filter.And.class,
                            and -> and.all().size() == 2 ? and.all().getLast() : ""));

    static final Numbered<Filter> OF_SPELLS = Numbered.numbered(number -> oneOf(
            "what follows a noun",
            CONTROL,
            PLAYER_CONTROLS,
            TARGET_CONTROLS,
            with(number),
            CHOSEN,
            SAME_OR_LESS,
            sharing(number),
            phrase(
                            "that (targets|target) {}".replace("(targets|target)", number.pick("targets", "target")),
                            lazy(() -> Suffixes.TARGETED))
                    .as(f -> new Filter.Targets(f, false), Filter.Targets.class, Filter.Targets::what),
            phrase("that " + number.pick("targets", "target") + " only {}", lazy(() -> Suffixes.TARGETED))
                    .as(f -> new Filter.Targets(f, true), Filter.Targets.class, Filter.Targets::what),
            phrase("that targets only a single {}", lazy(() -> Nouns.PERMANENT.one()))
                    .as(
                            f -> new Filter.And(List.of(new Filter.Targets(f, true), new Filter.TargetCount(1))),
                            Filter.And.class,
                            and -> and.all().getFirst() instanceof Filter.Targets(Filter what, boolean _) ? what : ""),
            phrase("that " + number.pick("has", "have") + " {}", HAS_WAY).as(f -> f, Filter.HasWay.class, f -> f),
            phrase("that " + number.pick("has", "have") + " {}", HAS_KEYWORD)
                    .as(f -> f, Filter.HasKeyword.class, f -> f),
            phrase(number.pick("that's", "that are") + " {}", COLORS)
                    .as(f -> new Filter.And(List.of(Nouns.SPELL, f)), Filter.And.class, Suffixes::colorsOf),
            phrase("with a single target").means(new Filter.TargetCount(1)),
            CAST_FROM,
            xInCost(number)));

    private static Phrase<Filter> xInCost(Number number) {
        Phrase<Filter> x = phrase("{X}").means(new Filter.HasXInCost());
        return oneOf(
                "with X in its cost",
                phrase("with {} in " + number.pick("its", "their") + " mana cost", x)
                        .as(f -> f, Filter.HasXInCost.class, f -> f),
                phrase("with {} in their mana costs", x).as(f -> f, Filter.HasXInCost.class, f -> f));
    }

    public static final Phrase<Filter> TARGETED = oneOf(
            "a target",
            Nouns.one(Nouns.PERMANENT.one()),
            lazy(() -> References.HOST).map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those),
            phrase("one or more {}", lazy(() -> Nouns.PERMANENT.many())).as(t -> t, Filter.class, t -> t),
            phrase("~").means(Nouns.THIS),
            phrase("you").means(Nouns.YOU),
            phrase("you or {}", a(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Filter.Or(List.of(Nouns.YOU, f)),
                            Filter.Or.class,
                            or -> or.any().size() == 2 && or.any().getFirst().equals(Nouns.YOU)
                                    ? or.any().getLast()
                                    : ""),
            phrase("a player").means(Nouns.PLAYER));

    /// "other than a basic land card".
    static final Phrase<Filter> NO_SUCH_CARD = phrase(
                    "other than {}", a(lazy(() -> Nouns.CARDS.one()).where(f -> !f.equals(Nouns.ANY))))
            .as(
                    f -> new Filter.And(List.of(new Filter.Not(f))),
                    Filter.And.class,
                    and -> and.all().size() == 1 && and.all().getFirst() instanceof Filter.Not(Filter f) ? f : "");

    static final Numbered<Filter> OF_CARDS = Numbered.numbered(number -> oneOf(
            "what follows a noun",
            with(number),
            CHOSEN,
            NAMED_SELF,
            CardNames.NAMED,
            NO_SUCH_CARD,
            xInCost(number),
            sharing(number),
            number == Number.MANY ? oneOf("a comparison", SAME_OR_LESS, TOGETHER, eachWith()) : SAME_OR_LESS));

    private static final Phrase<Zone> OPPONENTS_ZONES =
            table("zones", Map.of("graveyards", Zone.GRAVEYARD, "hands", Zone.HAND, "libraries", Zone.LIBRARY));

    private static final String EXILED_WITH_SELF = "exiled with ~";
    private static final String EXILED_WITH_IT = "exiled with it";

    /// CR 607.2a: "exiled with this artifact".
    public static final Phrase<Filter> EXILED_WITH = oneOf(
            "exiled with it",
            phrase(EXILED_WITH_SELF).means(exiledWith(EXILED_WITH_SELF)),
            phrase(EXILED_WITH_IT).means(exiledWith(EXILED_WITH_IT)));

    private static Filter exiledWith(String words) {
        return new Filter.And(
                List.of(new Filter.In(Zone.EXILE, null), new Filter.AmongThose(new Reference.Remembered(words))));
    }

    /// Whether a description is of cards, with where they are.
    public static boolean saysWhereCardsAre(Filter filter) {
        Filter last = Nouns.parts(filter).getLast();
        return last instanceof Filter.In(Zone zone, var _) && zone != Zone.STACK && zone != Zone.BATTLEFIELD
                || last instanceof Filter.And(List<Filter> all)
                        && all.getFirst().equals(new Filter.In(Zone.EXILE, null));
    }

    /// Where cards are: "in" and "from" mean the same here.
    public static final Phrase<Filter> ZONE = oneOf(
            "a zone",
            EXILED_WITH,
            zone("your", YOU),
            zone("a", null),
            zone("an opponent's", AN_OPPONENT),
            phrase("in your opponents' {}", OPPONENTS_ZONES)
                    .as(z -> new Filter.In(z, YOUR_OPPONENTS), Filter.In.class, Filter.In::zone),
            phrase("from your opponents' {}", OPPONENTS_ZONES)
                    .as(z -> new Filter.In(z, YOUR_OPPONENTS), Filter.In.class, Filter.In::zone),
            targetsZone("in"),
            targetsZone("from"),
            zone("their", new Reference.ThatPlayer("their")),
            zone("its owner's", new Reference.OwnerOf(IT, "its owner")),
            playersZone("in"),
            playersZone("from"),
            zone("all", new Reference.Each(Nouns.PLAYER, "all")),
            phrase("total in all graveyards")
                    .means(new Filter.In(Zone.GRAVEYARD, new Reference.Each(Nouns.PLAYER, "all together"))),
            phrase("in each graveyard").means(new Filter.In(Zone.GRAVEYARD, new Reference.Each(Nouns.PLAYER, "each"))),
            phrase("from a single graveyard").means(new Filter.SingleGraveyard()),
            phrase("from your hand or graveyard")
                    .means(new Filter.Or(List.of(new Filter.In(Zone.HAND, YOU), new Filter.In(Zone.GRAVEYARD, YOU)))),
            phrase("from graveyards").means(new Filter.In(Zone.GRAVEYARD, null)),
            table("cards of a player in exile", ownedInExile()),
            phrase("in exile").means(new Filter.In(Zone.EXILE, null)),
            phrase("from exile").means(new Filter.In(Zone.EXILE, null)));

    static final Phrase<Filter> PLACE = oneOf(
            "a zone",
            phrase("in your graveyard").means(new Filter.In(Zone.GRAVEYARD, YOU)),
            phrase("in a graveyard").means(new Filter.In(Zone.GRAVEYARD, null)),
            phrase("in exile").means(new Filter.In(Zone.EXILE, null)));

    /// CR 406: exile is shared, so that its cards are told apart by their owners. Others are said with `OWN`.
    private static Map<String, Filter> ownedInExile() {
        Map<String, Filter> words = new LinkedHashMap<>();
        words.put("that player owns in exile", new Filter.In(Zone.EXILE, THAT_PLAYER));
        words.put("they own in exile", new Filter.In(Zone.EXILE, THEY));
        for (String graveyard : List.of("in exile and in your graveyard", "in your graveyard and in exile"))
            words.put(
                    "you own " + graveyard,
                    new Filter.Or(
                            graveyard.startsWith("in exile")
                                    ? List.of(new Filter.In(Zone.EXILE, YOU), new Filter.In(Zone.GRAVEYARD, YOU))
                                    : List.of(new Filter.In(Zone.GRAVEYARD, YOU), new Filter.In(Zone.EXILE, YOU))));
        return words;
    }

    private static Phrase<Filter> playersZone(String in) {
        return phrase(in + " {}'s {}", lazy(() -> References.CERTAIN_PLAYER), Words.ZONE_OF_CARDS)
                .as(
                        (who, z) -> new Filter.In(z, who),
                        Filter.In.class,
                        i -> i.whose() == null ? "" : i.whose(),
                        Filter.In::zone);
    }

    private static Phrase<Filter> targetsZone(String in) {
        return phrase(in + " target {}'s {}", Nouns.PLAYERS, Words.ZONE_OF_CARDS)
                .as(
                        (f, z) -> new Filter.In(z, new Reference.Target(TargetSlot.one(f))),
                        Filter.In.class,
                        i -> i.whose() instanceof Reference.Target(TargetSlot slot) ? slot.filter() : "",
                        Filter.In::zone);
    }

    private static Phrase<Filter> zone(String whose, @org.jspecify.annotations.Nullable Reference who) {
        String zone = whose.equals("all") ? "graveyards" : "";
        if (!zone.isEmpty())
            return oneOf(
                    "a zone",
                    phrase("in all " + zone).means(new Filter.In(Zone.GRAVEYARD, who)),
                    phrase("from all " + zone).means(new Filter.In(Zone.GRAVEYARD, who)));
        return oneOf(
                "a zone",
                phrase("in " + whose + " {}", Words.ZONE_OF_CARDS)
                        .as(z -> new Filter.In(z, who), Filter.In.class, Filter.In::zone),
                phrase("from " + whose + " {}", Words.ZONE_OF_CARDS)
                        .as(z -> new Filter.In(z, who), Filter.In.class, Filter.In::zone));
    }
}
