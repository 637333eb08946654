package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.phrase.Phrase.token;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.WAY;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.AddMana;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.ManaTerms.Act;
import splitsecond.engine.ability.ManaTerms.Activate;
import splitsecond.engine.ability.ManaTerms.Cast;
import splitsecond.engine.ability.ManaTerms.ColorlessCost;
import splitsecond.engine.ability.ManaTerms.KeywordCost;
import splitsecond.engine.ability.ManaTerms.Lasting;
import splitsecond.engine.ability.ManaTerms.NotGeneric;
import splitsecond.engine.ability.ManaTerms.Rider;
import splitsecond.engine.ability.ManaTerms.Special;
import splitsecond.engine.ability.ManaTerms.Spending;
import splitsecond.engine.ability.ManaTerms.Use;
import splitsecond.engine.ability.ManaTerms.WayCost;
import splitsecond.engine.ability.ManaTerms.Which;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;

/// CR 106: adding mana.
public final class ManaVerbs {
    private ManaVerbs() {}

    private static final String LETTERS = "WUBRGC";

    private static final Phrase<Production> FIXED = token(
            "mana symbols",
            ManaVerbs::fixed,
            Production.Fixed.class,
            production -> print((Production.Fixed) production));

    private static Production.@Nullable Fixed fixed(String word) {
        if (!word.startsWith("{") || !word.endsWith("}")) return null;
        int[] counts = new int[6];
        for (String symbol : word.substring(1, word.length() - 1).split("\\}\\{")) {
            int index = symbol.length() == 1 ? LETTERS.indexOf(symbol) : -1;
            if (index < 0) return null;
            counts[index]++;
        }
        List<Integer> list = new ArrayList<>();
        for (int count : counts) list.add(count);
        Production.Fixed read = new Production.Fixed(list);
        return print(read).equals(word) ? read : null;
    }

    private static String print(Production.Fixed production) {
        // The wheel goes on from {G} to {W}: of two colors, or of four, the first is the one after the gap.
        StringBuilder text = new StringBuilder();
        int start = 0;
        List<Integer> colors = new ArrayList<>();
        for (int i = 0; i < 5; i++) if (production.counts().get(i) > 0) colors.add(i);
        if (colors.size() == 2 && colors.getLast() - colors.getFirst() > 2) start = colors.getLast();
        if (colors.size() == 4) start = (10 - colors.stream().mapToInt(i -> i).sum() + 1) % 5;
        for (int k = 0; k < 5; k++)
            text.append(("{" + LETTERS.charAt((start + k) % 5) + "}")
                    .repeat(production.counts().get((start + k) % 5)));
        return text.append("{C}".repeat(production.counts().get(5))).toString();
    }

    /// "{C}{U}": some cards name the colorless mana first.
    private static final Phrase<Production> COLORLESS_FIRST = token(
            "mana symbols",
            word -> {
                int colored = word.lastIndexOf("{C}") + 3;
                if (!word.startsWith("{C}") || colored >= word.length()) return null;
                Production.Fixed read = fixed(word.substring(colored) + word.substring(0, colored));
                return read != null && printColorlessFirst(read).equals(word) ? read : null;
            },
            Production.Fixed.class,
            production -> printColorlessFirst((Production.Fixed) production));

    private static String printColorlessFirst(Production.Fixed production) {
        String usual = print(production);
        int colorless = usual.indexOf("{C}");
        return colorless < 0 ? usual : usual.substring(colorless) + usual.substring(0, colorless);
    }

    private static final Phrase<Integer> ONE_SYMBOL = token(
            "a mana symbol",
            word -> word.length() == 3 && word.startsWith("{") && LETTERS.indexOf(word.charAt(1)) >= 0
                    ? (Integer) LETTERS.indexOf(word.charAt(1))
                    : null,
            Integer.class,
            index -> "{" + LETTERS.charAt(index) + "}");

    private static int bits(List<Integer> symbols) {
        int bits = 0;
        for (int symbol : symbols) bits |= 1 << symbol;
        return bits;
    }

    /// The orders in which cards may name the symbols of a set.
    private static List<List<Integer>> symbols(int bits) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < 6; i++) if ((bits & 1 << i) != 0) all.add(i);
        return Words.orders(all);
    }

    /// One symbol each is a choice of colors.
    private static Production.@Nullable OneOf alternatives(List<Production> any) {
        List<Production.Fixed> ways = new ArrayList<>();
        boolean single = true;
        for (Production way : any) {
            if (!(way instanceof Production.Fixed fixed)) return null;
            ways.add(fixed);
            single &= fixed.counts().stream().mapToInt(count -> count).sum() == 1;
        }
        return single ? null : new Production.OneOf(ways);
    }

    private static Production.OneColor oneOfSymbols(List<Integer> symbols) {
        return new Production.OneColor(bits(symbols), n(1), "");
    }

    /// "two", "X", "that many"; of mana also "that much".
    private static final Phrase<Amount> HOW_MUCH =
            oneOf("a number", Amounts.SEVERAL, phrase("that much").means(new Amount.ThatMuch("that much")));

    public static final Phrase<Production> PRODUCTION = oneOf(
            "mana",
            FIXED,
            COLORLESS_FIRST,
            phrase("{} {}", HOW_MUCH, ONE_SYMBOL)
                    .as(
                            (c, s) -> new Production.OneColor(1 << s, c, "several"),
                            Production.OneColor.class,
                            p -> p.wording().equals("several") ? p.count() : "",
                            p -> Integer.numberOfTrailingZeros(p.colors())),
            list(ONE_SYMBOL, 2, "or")
                    .mapAny(ManaVerbs::oneOfSymbols, Production.OneColor.class, p -> symbols(p.colors())),
            list(oneOf("mana", FIXED, COLORLESS_FIRST), 2, "or")
                    .map(ManaVerbs::alternatives, Production.OneOf.class, p -> List.<Production>copyOf(p.any())),
            phrase("{} mana of different colors", NUMBER_WORD)
                    .as(
                            k -> new Production.DifferentColors(k, 1),
                            Production.DifferentColors.class,
                            p -> p.each() == 1 ? (Object) p.colors() : ""),
            phrase("{} mana of any one color and {} mana of any other color", NUMBER_WORD, NUMBER_WORD)
                    .as(
                            (k, m) -> k.equals(m) ? new Production.DifferentColors(2, k) : null,
                            Production.DifferentColors.class,
                            p -> p.colors() == 2 ? (Object) p.each() : "",
                            Production.DifferentColors::each),
            phrase("one mana of any color").means(new Production.OneColor(Color.ALL, n(1), "any color")),
            phrase("{} mana of any one color", HOW_MUCH)
                    .as(
                            c -> new Production.OneColor(Color.ALL, c, "any one color"),
                            Production.OneColor.class,
                            Production.OneColor::count),
            phrase("{} mana in any combination of colors", HOW_MUCH)
                    .as(
                            c -> new Production.Combination(Color.ALL, c),
                            Production.Combination.class,
                            Production.Combination::count),
            phrase(
                            "{} mana in any combination of {}",
                            HOW_MUCH,
                            list(ONE_SYMBOL, 2, "and/or").mapAny(ManaVerbs::bits, Integer.class, ManaVerbs::symbols))
                    .as(
                            (c, s) -> s == Color.ALL ? null : new Production.Combination(s, c),
                            Production.Combination.class,
                            Production.Combination::count,
                            Production.Combination::colors),
            phrase("{} for each {}", ONE_SYMBOL, Amounts.UNIT)
                    .as(
                            (s, u) -> new Production.OneColor(1 << s, u, "for each"),
                            Production.OneColor.class,
                            p -> Integer.numberOfTrailingZeros(p.colors()),
                            Production.OneColor::count),
            phrase("an amount of {} equal to {}", ONE_SYMBOL, Amounts.EXPRESSION)
                    .as(
                            (s, u) -> new Production.OneColor(1 << s, u, "equal"),
                            Production.OneColor.class,
                            p -> Integer.numberOfTrailingZeros(p.colors()),
                            Production.OneColor::count),
            phrase("one mana of ~'s last noted type").means(new Production.Noted(false)),
            phrase("~'s last noted type and amount of mana").means(new Production.Noted(true)),
            phrase("one mana of the chosen color").means(new Production.ChosenColor(n(1))),
            phrase("{} mana of the chosen color", HOW_MUCH)
                    .as(
                            c -> c.equals(n(1)) ? null : new Production.ChosenColor(c),
                            Production.ChosenColor.class,
                            Production.ChosenColor::count),
            phrase("one mana of that color for each {}", Amounts.UNIT)
                    .as(
                            u -> new Production.ChosenColor(new Amount.Times(1, u)),
                            Production.ChosenColor.class,
                            p -> p.count() instanceof Amount.Times(int _, Amount unit) ? unit : ""),
            phrase("an amount of mana of that color equal to your devotion to that color")
                    .means(new Production.ChosenColor(new Amount.Devotion(List.of()))),
            table("mana", produced()),
            phrase("one mana of any of {}'s colors", References.PAID)
                    .as(
                            r -> new Production.ColorsAmong(new Filter.AmongThose(r), n(1)),
                            Production.ColorsAmong.class,
                            p -> p.among() instanceof Filter.AmongThose(Reference r) ? r : ""),
            phrase("one mana of any color that {} could produce", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Production.LikeLands(f, false),
                            Production.LikeLands.class,
                            Production.LikeLands::lands),
            phrase("one mana of any type that {} could produce", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Production.LikeLands(f, true),
                            Production.LikeLands.class,
                            Production.LikeLands::lands),
            phrase("one mana of any color in your commander's color identity")
                    .means(new Production.ColorsAmong(
                            new Filter.And(List.of(Nouns.COMMANDER, new Filter.OwnedBy(YOU))), n(1))),
            phrase("one mana of any color among {}", Nouns.PERMANENT.many())
                    .as(
                            f -> new Production.ColorsAmong(f, n(1)),
                            Production.ColorsAmong.class,
                            Production.ColorsAmong::among));

    private static Map<String, Production> produced() {
        Map<String, Production> words = new LinkedHashMap<>();
        for (String what : List.of("land", "permanent", "artifact token", "creature"))
            words.put("one mana of any type that " + what + " produced", new Production.Produced(what));
        return words;
    }

    private static AddMana add(Reference who, Production production) {
        return new AddMana(who, production, null, "");
    }

    private static final Phrase<Filter> KIND_OF_SPELL =
            oneOf("spells", Words.a(Nouns.SPELLS.one()), Nouns.SPELLS.many());

    private static final Filter COLORED_WITHOUT_X =
            Nouns.and(new Filter.ColorCount(1, 5), new Filter.Not(new Filter.HasXInCost()));

    /// "A Dragon spell or an Omen spell", "spells with mana value 5 or greater or spells with {X} in their mana costs".
    private static final Phrase<Filter> SPELLS = oneOf(
            "spells",
            KIND_OF_SPELL,
            phrase("your commander")
                    .means(new Filter.And(List.of(new Filter.Is(Filter.Status.COMMANDER), new Filter.OwnedBy(YOU)))),
            phrase(
                            "a spell that's one or more colors without {} in its mana cost",
                            phrase("{X}").means(COLORED_WITHOUT_X))
                    .as(f -> f, Filter.And.class, f -> f),
            phrase("{} or {}", KIND_OF_SPELL, KIND_OF_SPELL)
                    .as(
                            (one, other) -> new Filter.Or(List.of(one, other)),
                            Filter.Or.class,
                            or -> or.any().size() == 2 ? or.any().getFirst() : "",
                            or -> or.any().getLast()));

    private static final Phrase<Spending> ABILITIES = oneOf(
            "abilities",
            phrase("activate abilities").means(activate(Which.ALL, "abilities")),
            phrase("activate an ability").means(activate(Which.ALL, "an ability")),
            phrase("activate power-up abilities").means(activate(Which.POWER_UP, "")),
            phrase("activate equip abilities").means(activate(Which.EQUIP, "")),
            phrase("activate an equip ability").means(activate(Which.EQUIP, "an")),
            phrase("gain a class level").means(activate(Which.CLASS_LEVEL, "")),
            abilities("abilities of {}", onBattlefield(Nouns.PERMANENT.many())),
            abilities("an ability of {}", onBattlefield(Words.a(Nouns.PERMANENT.one()))),
            abilities("abilities of {} ", Nouns.SOURCES.many()),
            abilities("an ability of {} ", Words.a(Nouns.SOURCES.one())),
            abilities(
                    "an ability of {}  ",
                    phrase("a source of the chosen type").means(new Filter.IsChosen(Choice.Kind.CREATURE_TYPE))));

    private static final Filter.In ON_BATTLEFIELD = new Filter.In(Zone.BATTLEFIELD, null);

    /// CR 109.2: "abilities of artifacts" are those of permanents, "of artifact sources" those of any object.
    private static Phrase<Filter> onBattlefield(Phrase<Filter> permanents) {
        return permanents.map(
                f -> new Filter.And(List.of(f, ON_BATTLEFIELD)),
                Filter.And.class,
                and -> and.all().getLast().equals(ON_BATTLEFIELD) ? and.all().getFirst() : "");
    }

    private static Activate activate(Which which, String wording) {
        return new Activate(new Filter.Any(), which, wording);
    }

    private static Phrase<Spending> abilities(String text, Phrase<Filter> sources) {
        return phrase("activate " + text.strip(), sources)
                .as(
                        f -> new Activate(f, Which.ALL, text),
                        Activate.class,
                        a -> a.wording().equals(text) ? a.sources() : "");
    }

    private static Phrase<Spending> act(String text, Special special, Phrase<Filter> what) {
        return phrase(text.strip(), what)
                .as(
                        f -> new Act(special, f, text),
                        Act.class,
                        a -> a.special() == special && a.wording().equals(text) ? a.with() : "");
    }

    private static final Phrase<Spending> SPENDING = oneOf(
            "what the mana is for",
            phrase("cast {}", SPELLS)
                    .as(f -> new Cast(f, ""), Cast.class, c -> c.wording().isEmpty() ? c.spells() : ""),
            ABILITIES,
            act("turn {} face up", Special.TURN_FACE_UP, Nouns.PERMANENT.many()),
            act("turn {} face up ", Special.TURN_FACE_UP, Words.a(Nouns.PERMANENT.one())),
            phrase("foretell a card from your hand")
                    .means(new Act(Special.FORETELL, new Filter.Any(), "a card from your hand")),
            phrase(
                            "pay a mana cost to turn {} face up",
                            phrase("a manifested creature").means(Boolean.TRUE))
                    .as(
                            _ -> new Act(Special.TURN_MANIFESTED_FACE_UP, new Filter.Any(), ""),
                            Act.class,
                            a -> a.special() == Special.TURN_MANIFESTED_FACE_UP ? Boolean.TRUE : ""),
            phrase("pay a morph cost").means(new Act(Special.MORPH, new Filter.Any(), "")),
            phrase("foretell cards").means(new Act(Special.FORETELL, new Filter.Any(), "cards")),
            phrase("unlock a door").means(new Act(Special.UNLOCK, new Filter.Any(), "a door")),
            phrase("unlock doors").means(new Act(Special.UNLOCK, new Filter.Any(), "doors")),
            phrase("cast the last card exiled with ~").means(new ManaTerms.LastExiled("")),
            phrase("pay cumulative upkeep costs").means(new KeywordCost("cumulative upkeep", "")),
            phrase("pay a {} cost", WAY.where(way -> way != CastingWay.MORPH))
                    .as(way -> new WayCost(way, ""), WayCost.class, WayCost::way),
            phrase("pay a cost that contains {}", phrase("{C}").means(Boolean.TRUE))
                    .as(_ -> new ColorlessCost(""), ColorlessCost.class, _ -> Boolean.TRUE));

    /// "To cast an artifact spell or to activate an ability".
    private static Phrase<Use> both(String join) {
        return phrase("spend this mana only to {}" + join + " {}", SPENDING, SPENDING)
                .as(
                        (one, other) -> new Use(List.of(one, other), false, join),
                        Use.class,
                        u -> u.wording().equals(join) ? u.any().getFirst() : "",
                        u -> u.any().getLast());
    }

    private static final String CANT = "can't";

    private static final Phrase<Use> USE = oneOf(
            "what the mana is for",
            phrase("spend this mana only to {}", list(SPENDING, "or"))
                    .as(
                            any -> new Use(any, false, ""),
                            Use.class,
                            u -> u.wording().isEmpty() && !u.otherCosts() ? u.any() : ""),
            both(" or to"),
            both(", or to"),
            both(" and"),
            both(" and to"),
            phrase(
                            "spend this mana only on costs that contain {}",
                            phrase("{X}").means(Boolean.TRUE))
                    .as(
                            _ -> new Use(
                                    List.of(new Cast(new Filter.HasXInCost(), "X"), activate(Which.WITH_X, "")),
                                    false,
                                    "costs"),
                            Use.class,
                            u -> u.wording().equals("costs") ? Boolean.TRUE : ""),
            phrase("this mana can't be spent to cast {}", SPELLS)
                    .as(
                            f -> new Use(
                                    List.of(new Cast(new Filter.Not(f), CANT), activate(Which.ALL, CANT)), true, CANT),
                            Use.class,
                            u -> u.wording().equals(CANT)
                                            && u.any().getFirst() instanceof Cast(Filter.Not(Filter f), var _)
                                    ? f
                                    : ""),
            phrase("this mana can't be spent to pay generic mana costs")
                    .means(new Use(List.of(new NotGeneric("")), true, "generic")),
            phrase("you can't spend this mana to cast spells")
                    .means(new Use(List.of(activate(Which.ALL, CANT)), true, "you can't")));

    private static final Reference THE_SPELL = new Reference.This("it");

    private static Effect change(Modification change, Duration duration) {
        return new Effect.Change(THE_SPELL, List.of(change), duration, "");
    }

    private static final Effect CANT_BE_COUNTERED =
            change(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_COUNTERED)), Durations.FOREVER);

    private static Phrase<Effect> gains(String text, Duration duration) {
        return phrase(text, Words.KEYWORD)
                .as(
                        k -> change(new Modification.GainKeyword(k), duration),
                        Effect.Change.class,
                        c -> c.duration().equals(duration)
                                        && c.changes().getFirst() instanceof Modification.GainKeyword(var keyword)
                                ? keyword
                                : "");
    }

    private static final Phrase<Effect> CONSEQUENCE = oneOf(
            "what follows",
            phrase("that spell can't be countered").means(CANT_BE_COUNTERED),
            gains("it gains {}", Durations.FOREVER),
            gains("it gains {} until end of turn", new Duration.EndOfTurn("")),
            phrase("that creature enters with an additional {} counter on it", Words.COUNTER_KIND)
                    .as(
                            k -> new Effect.EnterWithCounters(THE_SPELL, k, n(1), ""),
                            Effect.EnterWithCounters.class,
                            e -> e.wording().isEmpty() ? e.kind() : ""),
            phrase(
                            "it enters with a number of additional {} counters on it equal to {}",
                            Words.COUNTER_KIND,
                            Amounts.EXPRESSION)
                    .as(
                            (k, count) -> new Effect.EnterWithCounters(THE_SPELL, k, count, "equal"),
                            Effect.EnterWithCounters.class,
                            e -> e.wording().equals("equal") ? e.kind() : "",
                            Effect.EnterWithCounters::count));

    private static Phrase<Rider> rider(String text) {
        return phrase(text + ", {}", SPELLS, CONSEQUENCE)
                .as(
                        (f, e) -> new Rider(f, e, text),
                        Rider.class,
                        r -> r.wording().equals(text) ? r.spells() : "",
                        Rider::effect);
    }

    private static final Phrase<Rider> RIDER = oneOf(
            "what follows",
            rider("if that mana is spent on {}"),
            rider("if that mana is spent to cast {}"),
            rider("if this mana is spent to cast {}"),
            rider("if you spend this mana to cast {}"));

    private static final String LASTS = "until end of turn, you don't lose this mana as steps and phases end";

    private static final String THEY_KEEP = "until end of turn, they don't lose this mana as steps and phases end";

    private static Ability spending(Filter spells, Effect effect, String wording) {
        var trigger = new Trigger.Casts(Nouns.YOU, spells, 0, wording);
        return new Ability.Triggered(trigger, null, effect, 0, Zone.BATTLEFIELD, "");
    }

    /// CR 106.6a.
    private static Phrase<Ability> when(String text, Phrase<Effect> then) {
        return phrase(text + ", {}", SPELLS, then)
                .as(
                        (f, e) -> spending(f, e, text),
                        Ability.Triggered.class,
                        t -> t.trigger() instanceof Trigger.Casts casts
                                        && casts.wording().equals(text)
                                ? casts.spell()
                                : "",
                        Ability.Triggered::effect);
    }

    private static final Trigger CAST_OR_ACTIVATED = new Trigger.Either(
            List.of(
                    new Trigger.Casts(Nouns.YOU, Nouns.SPELL, 0, ""),
                    new Trigger.ActivatesAbility(Nouns.YOU, new Filter.Any(), Trigger.Activation.ANY)),
            "spend");

    private static final Phrase<Ability> WHEN = oneOf(
            "what follows",
            when("when you spend this mana to cast {}", Phrase.lazy(() -> Clauses.CLAUSES)),
            when("when that mana is spent to cast {}", Phrase.lazy(() -> Clauses.CLAUSES)),
            when("when you spend this mana to cast {}", EntersWithMore.SPELL),
            phrase(
                            "when you spend this mana to cast a spell or activate an ability, {}",
                            Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            e -> new Ability.Triggered(CAST_OR_ACTIVATED, null, e, 0, Zone.BATTLEFIELD, ""),
                            Ability.Triggered.class,
                            t -> t.trigger() instanceof Trigger.Either ? t.effect() : ""));

    private static final ManaTerms LASTING = new ManaTerms(null, List.of(), List.of(), Lasting.TURN, "");

    private static final Phrase<ManaTerms> TERMS = oneOf(
            "what is said of the mana",
            USE.map(
                    ManaTerms::only,
                    ManaTerms.class,
                    t -> t.only() == null || !t.riders().isEmpty() || t.lasting() != Lasting.STEP ? "" : t.only()),
            RIDER.map(
                    r -> new ManaTerms(null, List.of(r), List.of(), Lasting.STEP, ""),
                    ManaTerms.class,
                    t -> t.only() != null || t.riders().isEmpty()
                            ? ""
                            : t.riders().getFirst()),
            WHEN.map(
                    w -> new ManaTerms(null, List.of(), List.of(w), Lasting.STEP, ""),
                    ManaTerms.class,
                    t -> t.when().isEmpty() ? "" : t.when().getFirst()),
            phrase("spend this mana only to cast {}, and that spell can't be countered", SPELLS)
                    .as(
                            f -> new ManaTerms(
                                    new Use(List.of(new Cast(f, "")), false, ""),
                                    List.of(new Rider(f, CANT_BE_COUNTERED, "and")),
                                    List.of(),
                                    Lasting.STEP,
                                    ""),
                            ManaTerms.class,
                            t -> t.riders().isEmpty()
                                            || t.only() == null
                                            || !(t.only().any().getFirst() instanceof Cast cast)
                                    ? ""
                                    : cast.spells()),
            phrase(LASTS).means(LASTING),
            phrase("until end of combat, you don't lose this mana as steps end")
                    .means(new ManaTerms(null, List.of(), List.of(), Lasting.COMBAT, "")),
            phrase("{}. " + LASTS, USE)
                    .as(
                            u -> new ManaTerms(u, List.of(), List.of(), Lasting.TURN, ""),
                            ManaTerms.class,
                            t -> t.only() == null || t.lasting() != Lasting.TURN ? "" : t.only()));

    public static final Phrase<Effect> VERB = oneOf(
            "add mana",
            phrase("note the type of mana spent to pay this activation cost").means(new Effect.NoteMana("type")),
            phrase("note the type and amount of mana spent to pay this activation cost")
                    .means(new Effect.NoteMana("type and amount")),
            Verbs.doing(
                    "adds",
                    "add",
                    " an additional {}",
                    PRODUCTION,
                    (who, p) -> new AddMana(who, p, null, "additional"),
                    AddMana.class,
                    AddMana::who,
                    AddMana::production),
            Verbs.doing(
                    "adds", "add", " {}", PRODUCTION, ManaVerbs::add, AddMana.class, AddMana::who, AddMana::production),
            phrase("add {}. {}", PRODUCTION, TERMS)
                    .as(
                            (p, t) -> new AddMana(YOU, p, t, ""),
                            AddMana.class,
                            AddMana::production,
                            a -> a.terms() == null ? "" : a.terms()),
            phrase("{} adds {}. " + THEY_KEEP, References.PLAYER.one(), PRODUCTION)
                    .as(
                            (who, p) -> new AddMana(who, p, LASTING, "they"),
                            AddMana.class,
                            a -> a.wording().equals("they") ? a.who() : "",
                            AddMana::production),
            phrase("add {} and {}. " + LASTS, PRODUCTION, Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            (p, e) -> new Effect.Sequence(
                                    List.of(new AddMana(YOU, p, LASTING, "and"), e), List.of(Effect.Joint.AND)),
                            Effect.Sequence.class,
                            s -> s.steps().size() == 2
                                            && s.steps().getFirst() instanceof AddMana add
                                            && add.wording().equals("and")
                                    ? add.production()
                                    : "",
                            s -> s.steps().getLast()),
            phrase("for each color among {}, add one mana of that color", Nouns.PERMANENT.many())
                    .as(
                            f -> new AddMana(YOU, new Production.EachColorAmong(f), null, "each color"),
                            AddMana.class,
                            a -> a.production() instanceof Production.EachColorAmong(Filter among) ? among : ""),
            phrase("add {}, where X is {}. {}", PRODUCTION, Amounts.EXPRESSION, TERMS)
                    .as(
                            (p, x, t) -> new Effect.WhereX(new AddMana(YOU, p, t, ""), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof AddMana a && a.terms() != null ? a.production() : "",
                            Effect.WhereX::x,
                            w -> w.effect() instanceof AddMana a && a.terms() != null ? a.terms() : ""));
}
