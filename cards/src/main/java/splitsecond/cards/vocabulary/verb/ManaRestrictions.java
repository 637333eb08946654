package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.WAY;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Sources;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
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
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 106.6: what the mana may be spent on, what comes of it, and how long it stays.
public final class ManaRestrictions {
    private ManaRestrictions() {}

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
            abilities("abilities of {} ", Sources.SOURCES.many()),
            abilities("an ability of {} ", Words.a(Sources.SOURCES.one())),
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

    /// What the spell will be.
    private static final Phrase<Reference> THAT = Phrase.table(
            "what enters",
            List.of("that creature", "that artifact", "that permanent", "it").stream()
                    .<Reference>map(Reference.This::new)
                    .toList(),
            that -> that instanceof Reference.This(String words) ? words : "");

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
            phrase("{} enters with an additional {} counter on it", THAT, Words.COUNTER_KIND)
                    .as(
                            (that, k) -> new Effect.EnterWithCounters(that, k, n(1), ""),
                            Effect.EnterWithCounters.class,
                            Effect.EnterWithCounters::spell,
                            e -> e.wording().isEmpty() ? e.kind() : ""),
            phrase(
                            "{} enters with {} on it",
                            THAT,
                            Words.a(phrase("{} counter", Words.COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)))
                    .as(
                            (that, k) -> new Effect.EnterWithCounters(that, k, n(1), "a counter"),
                            Effect.EnterWithCounters.class,
                            Effect.EnterWithCounters::spell,
                            e -> e.wording().equals("a counter") ? e.kind() : ""),
            phrase(
                            "it enters with a number of additional {} counters on it equal to {}",
                            Words.COUNTER_KIND,
                            Amounts.EXPRESSION)
                    .as(
                            (k, count) -> new Effect.EnterWithCounters(THE_SPELL, k, count, "equal"),
                            Effect.EnterWithCounters.class,
                            e -> e.wording().equals("equal") ? e.kind() : "",
                            Effect.EnterWithCounters::count));

    /// What comes of it for a spell that is cast in a certain way or with certain mana.
    public static final Phrase<Effect> OF_A_SPELL = CONSEQUENCE;

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

    static final String LASTS = "until end of turn, you don't lose this mana as steps and phases end";

    static final String THEY_KEEP = "until end of turn, they don't lose this mana as steps and phases end";

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

    static final ManaTerms LASTING = new ManaTerms(null, List.of(), List.of(), Lasting.TURN, "");

    static final Phrase<ManaTerms> TERMS = oneOf(
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
}
