package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.phrase.Phrase.token;
import static splitsecond.cards.vocabulary.ability.ActivationLimits.LIMITS;
import static splitsecond.cards.vocabulary.word.Words.MANA;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.oneoff.OneOffs;
import splitsecond.cards.vocabulary.sentence.Alternatives;
import splitsecond.cards.vocabulary.sentence.Modes;
import splitsecond.cards.vocabulary.staticability.ManaSpending;
import splitsecond.cards.vocabulary.staticability.PairsOfAbilities;
import splitsecond.cards.vocabulary.staticability.Statics;
import splitsecond.cards.vocabulary.verb.EntersWithMore;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Ability.Activated;
import splitsecond.engine.ability.Ability.Activator;
import splitsecond.engine.ability.Ability.Limits;
import splitsecond.engine.ability.Ability.Spell;
import splitsecond.engine.ability.Ability.Timing;
import splitsecond.engine.ability.Ability.Triggered;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.KeywordAbility.Equip;
import splitsecond.engine.ability.KeywordAbility.ExertAsAttacks;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Often;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// Whole abilities: a paragraph of a card's text each.
public final class Abilities {
    private Abilities() {}

    // Activated abilities

    /// CR 113.6: an ability whose cost or effect moves its object out of a zone works in that zone.
    /// "Activate only if this card is in your graveyard": that is where it works (CR 113.6).
    private static Zone zone(Cost cost, Effect effect, Limits limits) {
        return isInGraveyard(limits.onlyIf()) ? Zone.GRAVEYARD : zone(cost, effect);
    }

    private static boolean isInGraveyard(@Nullable Condition condition) {
        return statedZone(condition) == Zone.GRAVEYARD;
    }

    /// CR 113.6b: where its condition says that it is, or null.
    private static @Nullable Zone statedZone(@Nullable Condition condition) {
        if (!(condition instanceof Condition.Matches(Reference what, Filter filter, String _))
                || !what.equals(References.SELF)) return null;
        return switch (filter) {
            case Filter.In(Zone zone, var _) when zone == Zone.GRAVEYARD -> zone;
            case Filter.And(List<Filter> all)
            when all.getFirst() instanceof Filter.In(Zone zone, var _) && zone == Zone.EXILE -> zone;
            case Filter _ -> null;
        };
    }

    private static Zone zone(Cost cost, Effect effect) {
        var paid = paidFrom(cost);
        if (paid != null) return paid;
        return returnsItself(effect) ? Zone.GRAVEYARD : Zone.BATTLEFIELD;
    }

    /// The zone that the object itself leaves to pay, or null.
    private static @Nullable Zone paidFrom(Cost cost) {
        for (Cost.Part part : cost.parts()) {
            if (part instanceof Cost.Do(Cost.Deed _, Filter.And(List<Filter> all), var _, String _)
                    && all.contains(Nouns.THIS)
                    && all.getLast() instanceof Filter.In(Zone zone, Reference _)) return zone;
        }
        return null;
    }

    /// "Return this card and up to one other target creature card from your graveyard": both are there.
    private static boolean returnsWithAnother(Effect.Move move) {
        return (move.to() == Zone.BATTLEFIELD || move.to() == Zone.HAND)
                && move.what() instanceof Reference.Both(Reference first, Reference.Target(var slot))
                && first.equals(References.SELF)
                && Nouns.parts(slot.filter()).stream()
                        .anyMatch(f -> f instanceof Filter.In in && in.zone() == Zone.GRAVEYARD);
    }

    private static boolean returnsItself(Effect effect) {
        return switch (effect) {
            case Effect.Move move ->
                move.from() == Zone.GRAVEYARD && move.what().equals(References.SELF) || returnsWithAnother(move);
            case Effect.Sequence(List<Effect> steps, var _) -> steps.stream().anyMatch(Abilities::returnsItself);
            case Effect.May(Reference _, Effect inner, String _) -> returnsItself(inner);
            case Effect.MayPay pay -> paidFrom(pay.cost()) == Zone.GRAVEYARD || returnsItself(pay.then());
            case Effect.If then -> returnsItself(then.then());
            case Effect.Structure _, Effect.Instruction _ -> false;
        };
    }

    private static final Phrase<Ability> ACTIVATED = phrase(
                    "{}: {} {} {}", Costs.BEFORE_COLON, Modes.EFFECT, ActivationLimits.LESS_OR_NOTHING, LIMITS)
            .as(
                    (cost, effect, less, limits) -> new Activated(
                            ActivationLimits.with(cost, less), effect, limits, zone(cost, effect, limits), ""),
                    Activated.class,
                    a -> ActivationLimits.without(a.cost()),
                    Activated::effect,
                    a -> ActivationLimits.lessOf(a.cost()),
                    Activated::limits);

    /// "{X}: … deals X damage …. Spend only black mana on X."
    private static final Phrase<Ability> ACTIVATED_WITH_X = phrase(
                    "{}: {} {}.", Costs.BEFORE_COLON, Modes.EFFECT, ManaSpending.ON_X.capital())
            .as(
                    (cost, effect, colors) -> hasX(cost)
                            ? new Activated(payingX(cost, colors), effect, Limits.NONE, zone(cost, effect), "")
                            : null,
                    Activated.class,
                    a -> colorsOfX(a.cost()) == 0 ? "" : payingX(a.cost(), 0),
                    Activated::effect,
                    a -> colorsOfX(a.cost()));

    private static boolean hasX(Cost cost) {
        return cost.parts().stream().anyMatch(p -> p instanceof Cost.Mana(var mana) && mana.xs() > 0);
    }

    private static int colorsOfX(Cost cost) {
        for (Cost.Part part : cost.parts()) if (part instanceof Cost.Mana(var mana)) return mana.colorsOfX();
        return 0;
    }

    /// The cost with what may be spent on its X; 0 for anything.
    private static Cost payingX(Cost cost, int colors) {
        return new Cost(cost.parts().stream()
                .map(p ->
                        p instanceof Cost.Mana(var mana) && mana.xs() > 0 ? new Cost.Mana(mana.payingXWith(colors)) : p)
                .toList());
    }

    /// "Equip {4}. This ability costs {1} less to activate for each …."
    private static final Phrase<Ability> CHEAPER_EQUIP = phrase(
                    "equip {}. {}", MANA, ActivationLimits.LESS_OR_NOTHING.where(less -> !less.isEmpty()))
            .as(
                    (mana, less) ->
                            new Ability.Parameterized(new Equip(ActivationLimits.with(Cost.mana(mana), less), null)),
                    Ability.Parameterized.class,
                    p -> p.keyword() instanceof Equip(Cost cost, var only)
                                    && only == null
                                    && cost.parts().getFirst() instanceof Cost.Mana(var mana)
                            ? mana
                            : "",
                    p -> p.keyword() instanceof Equip(Cost cost, var _) ? ActivationLimits.lessOf(cost) : "");

    private static final int ONCE = Limits.ONCE;

    private static Limits times(Limits limits, int times) {
        return new Limits(limits.timing(), times, limits.onlyIf(), limits.activator());
    }

    private static final Condition ATTACKED =
            new Condition.Matches(References.SELF, new Filter.ThisTurn(Filter.Deed.ATTACKED, null), "boast");

    private static final Condition YOUR_UPKEEP = new Condition.During(List.of(Step.UPKEEP), YOU);

    /// CR 702.142, 702.177: abilities that may be activated once a turn if it attacked, or only once.
    private static final Phrase<Ability> LABELED = oneOf(
            "an activated ability",
            phrase("Exhaust — {}: {} {}", Costs.BEFORE_COLON, Modes.EFFECT, LIMITS)
                    .as(
                            (cost, effect, limits) -> limits.timesEachTurn() != 0
                                    ? null
                                    : new Activated(cost, effect, times(limits, ONCE), zone(cost, effect), "exhaust"),
                            Activated.class,
                            Activated::cost,
                            Activated::effect,
                            a -> times(a.limits(), 0)),
            phrase("Power-up — {}: {}", Costs.BEFORE_COLON, Modes.EFFECT)
                    .as(
                            (cost, effect) -> new Activated(
                                    cost,
                                    effect,
                                    new Limits(Timing.INSTANT, ONCE, null, Activator.CONTROLLER),
                                    Zone.BATTLEFIELD,
                                    Trigger.Activation.POWER_UP.keyword()),
                            Activated.class,
                            Activated::cost,
                            Activated::effect),
            phrase("Boast — {}: {}", Costs.BEFORE_COLON, Modes.EFFECT)
                    .as(
                            (cost, effect) -> new Activated(
                                    cost,
                                    effect,
                                    new Limits(Timing.INSTANT, 1, ATTACKED, Activator.CONTROLLER),
                                    Zone.BATTLEFIELD,
                                    "boast"),
                            Activated.class,
                            Activated::cost,
                            Activated::effect));

    /// CR 702.57: only during your upkeep and only once each turn, with the card in hand.
    private static final Phrase<Ability> FORECAST = phrase("Forecast — {}: {}", Costs.BEFORE_COLON, Modes.EFFECT)
            .as(
                    (cost, effect) -> new Activated(
                            cost,
                            effect,
                            new Limits(Timing.INSTANT, 1, YOUR_UPKEEP, Activator.CONTROLLER),
                            Zone.HAND,
                            "forecast"),
                    Activated.class,
                    Activated::cost,
                    Activated::effect);

    /// CR 701.43.
    private static final Phrase<Ability> EXERT = oneOf(
                    "a keyword action",
                    phrase("you may exert ~ as it attacks.").means(new ExertAsAttacks(null)),
                    phrase("you may exert ~ as it attacks. when you do, {}", Modes.EFFECT)
                            .as(
                                    ExertAsAttacks::new,
                                    ExertAsAttacks.class,
                                    e -> e.whenYouDo() == null ? "" : e.whenYouDo()))
            .map(Ability.Parameterized::new, Ability.Parameterized.class, Ability.Parameterized::keyword);

    // Loyalty abilities

    static final Phrase<Cost> LOYALTY =
            token("a loyalty cost", Abilities::loyalty, Cost.class, Abilities::printLoyalty);

    private static @Nullable Cost loyalty(String word) {
        boolean add = word.startsWith("+");
        String digits = word.startsWith("+") || word.startsWith("-") ? word.substring(1) : word;
        if (digits.isEmpty() || digits.length() > 2) return null;
        if (digits.equals("X")) return new Cost(List.of(new Cost.Loyalty(X, add)));
        if (!digits.chars().allMatch(Character::isDigit)) return null;
        if (digits.equals("0") != (digits.length() == word.length())) return null;
        return new Cost(List.of(new Cost.Loyalty(n(Integer.parseInt(digits)), add || digits.equals("0"))));
    }

    private static @Nullable String printLoyalty(Cost cost) {
        if (cost.parts().size() != 1 || !(cost.parts().getFirst() instanceof Cost.Loyalty(Amount amount, boolean add)))
            return null;
        String number = amount instanceof Amount.Number(int value) ? Integer.toString(value) : "X";
        return number.equals("0") ? "0" : (add ? "+" : "-") + number;
    }

    private static final Phrase<Ability> LOYALTY_ABILITY = phrase("{}: {}", LOYALTY, Modes.EFFECT)
            .as(
                    (cost, effect) -> new Activated(cost, effect, Limits.SORCERY, Zone.BATTLEFIELD, "loyalty"),
                    Activated.class,
                    Activated::cost,
                    Activated::effect);

    // Triggered abilities

    private static final Phrase<Integer> TIMES = optional(
            oneOf(
                    "how often it triggers",
                    phrase("This ability triggers only once each turn.").means(1),
                    phrase("This ability triggers only twice each turn.").means(2)),
            0);

    private static Zone zone(Trigger trigger, @Nullable Condition condition, Effect effect) {
        if (trigger instanceof Trigger.While during) return zone(during.event(), condition, effect);
        if (trigger instanceof Trigger.Casts casts && casts.spell().equals(Nouns.THIS)) return Zone.STACK;
        // CR 400.7f: an Aura that saw the death of what it enchanted finds itself in the graveyard.
        boolean ownDeath = Mention.in(trigger, who -> who instanceof Reference.Host)
                || trigger instanceof Trigger.ZoneChange(Filter what, var _, var _, boolean _, String _)
                        && what.equals(Nouns.THIS);
        var stated = statedZone(condition);
        if (stated != null) return stated;
        return returnsItself(effect) && !ownDeath ? Zone.GRAVEYARD : Zone.BATTLEFIELD;
    }

    private static final Phrase<Trigger> CASTING = Triggers.TRIGGER.where(t -> t instanceof Trigger.Casts);

    private static final Phrase<Ability> TRIGGERED = oneOf(
            "a triggered ability",
            phrase("{}, {} {}", Triggers.TRIGGER, Modes.EFFECT, TIMES)
                    .as(
                            (t, e, times) -> new Triggered(t, null, e, times, zone(t, null, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect,
                            Triggered::timesEachTurn)
                    .where(Abilities::noLeadingIf),
            phrase("{}, if {}, {} {}", Triggers.TRIGGER, Conditions.CONDITION, Modes.EFFECT, TIMES)
                    .as(
                            (t, c, e, times) -> new Triggered(t, c, e, times, zone(t, c, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            a -> a.interveningIf() == null ? "" : a.interveningIf(),
                            Triggered::effect,
                            Triggered::timesEachTurn),
            phrase("{}, {}.", CASTING, EntersWithMore.SPELL)
                    .as(
                            (t, e) -> new Triggered(t, null, e, 0, Zone.BATTLEFIELD, ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect));

    /// CR 603.2h: "… you may …. Do this only once each turn."
    private static final Phrase<Ability> DONE_ONCE = oneOf(
            "a triggered ability",
            phrase("{}, {} Do this only once each turn.", Triggers.TRIGGER, Modes.EFFECT)
                    .as(
                            (t, e) -> new Triggered(t, null, e, Often.DONE_ONCE, zone(t, null, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect)
                    .where(Abilities::saysMayOnce),
            phrase("{}, if {}, {} Do this only once each turn.", Triggers.TRIGGER, Conditions.CONDITION, Modes.EFFECT)
                    .as(
                            (t, c, e) -> new Triggered(t, c, e, Often.DONE_ONCE, zone(t, c, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            a -> a.interveningIf() == null ? "" : a.interveningIf(),
                            Triggered::effect)
                    .where(Abilities::saysMayOnce));

    /// What is done once is the one thing that may be done.
    private static boolean saysMayOnce(Ability ability) {
        return ability instanceof Triggered triggered
                && !leadsWithIf(triggered.effect())
                && mays(triggered.effect()) == 1;
    }

    private static int mays(Effect effect) {
        return switch (effect) {
            case Effect.May may -> 1 + mays(may.effect());
            case Effect.MayPay may -> 1 + mays(may.then());
            case Effect.Sequence sequence ->
                sequence.steps().stream().mapToInt(Abilities::mays).sum();
            case Effect.If then -> mays(then.then()) + (then.otherwise() == null ? 0 : mays(then.otherwise()));
            case Effect.WhereX where -> mays(where.effect());
            case Effect.WhenYouDo when -> (when.optional() ? 1 : 0) + mays(when.first());
            case Effect.Structure _, Effect.Instruction _ -> 0;
        };
    }

    /// "… for the first time each turn".
    private static final Phrase<Ability> FIRST_EACH_TURN = oneOf(
            "an ability",
            phrase("{} for the first time each turn, {}", Triggers.TRIGGER, Modes.EFFECT)
                    .as(
                            (t, e) -> new Triggered(t, null, e, Often.FIRST_TIME, zone(t, null, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect)
                    .where(Abilities::noLeadingIf),
            phrase("{} for the first time each turn, if {}, {}", Triggers.TRIGGER, Conditions.CONDITION, Modes.EFFECT)
                    .as(
                            (t, c, e) -> new Triggered(t, c, e, Often.FIRST_TIME, zone(t, c, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            t -> t.interveningIf() == null ? "" : t.interveningIf(),
                            Triggered::effect));

    /// "… for the first time during each of your turns".
    private static final Phrase<Ability> FIRST_EACH_OF_YOUR_TURNS = phrase(
                    "{} for the first time during each of your turns, {}", Triggers.TRIGGER, Modes.EFFECT)
            .as(
                    (t, e) -> new Triggered(
                            new Trigger.While(t, new Condition.TurnOf(YOU), "each"),
                            null,
                            e,
                            Often.FIRST_TIME,
                            zone(t, null, e),
                            ""),
                    Triggered.class,
                    t -> t.trigger() instanceof Trigger.While during ? during.event() : "",
                    Triggered::effect);

    /// "When …, if …" is an intervening if (CR 603.4), never an instruction that begins with one.
    private static boolean noLeadingIf(Ability ability) {
        return !(ability instanceof Triggered triggered && leadsWithIf(triggered.effect()));
    }

    private static boolean leadsWithIf(Effect effect) {
        Effect first = effect instanceof Effect.Sequence(List<Effect> steps, var _) ? steps.getFirst() : effect;
        if (!(first instanceof Effect.If then)) return false;
        if (then.saysOtherwiseFirst()) return then.otherwise() != null && leadsWithIf(then.otherwise());
        return !then.saysConditionLast();
    }

    // Sagas (CR 714)

    private static final Phrase<Integer> CHAPTER =
            table("a chapter", Map.of("I", 1, "II", 2, "III", 3, "IV", 4, "V", 5, "VI", 6));

    private static final Phrase<Ability> SAGA_CHAPTER = phrase("{} — {}", Phrase.repeat(CHAPTER, 1, ", "), Modes.EFFECT)
            .as(
                    (chapters, e) -> new Triggered(new Trigger.Chapter(chapters), null, e, 0, Zone.BATTLEFIELD, ""),
                    Triggered.class,
                    t -> t.trigger() instanceof Trigger.Chapter(List<Integer> numbers) ? numbers : "",
                    Triggered::effect);

    /// CR 719.3b: it is solved as a Class is of level 2.
    public static final Condition UNSOLVED =
            new Condition.Compare(new Amount.ChosenNumber(), Comparison.LESS, n(2), "solved");

    /// CR 719.3a.
    private static final Phrase<Ability> TO_SOLVE = phrase("to solve — {}.", Conditions.CONDITION)
            .as(
                    condition -> new Triggered(
                            new Trigger.StepBegins(Step.END, Nouns.YOU, ""),
                            new Condition.And(List.of(condition, UNSOLVED)),
                            new Effect.KeywordAction(Action.BECOME_LEVEL, n(2), References.SELF, ""),
                            0,
                            Zone.BATTLEFIELD,
                            "to solve"),
                    Triggered.class,
                    t -> t.name().equals("to solve") && t.interveningIf() instanceof Condition.And(List<Condition> all)
                            ? all.getFirst()
                            : "");

    // Everything

    /// What may stand between quotation marks.
    public static final Phrase<Ability> QUOTABLE = oneOf(
            "an ability",
            ACTIVATED,
            TRIGGERED,
            DONE_ONCE,
            FIRST_EACH_TURN,
            FIRST_EACH_OF_YOUR_TURNS,
            Statics.ABILITY,
            // A keyword whose cost is a sentence: "Ward—Pay 2 life."
            Keywords.KEYWORD
                    .capital()
                    .where(a -> a instanceof Ability.Parameterized(KeywordAbility.Ward(Cost cost))
                            && !cost.parts().stream().allMatch(Cost.Mana.class::isInstance)));

    private static Phrase<List<Ability>> single(Phrase<Ability> ability) {
        return phrase("{}", ability).as(a -> List.of(a), List.class, l -> l.getFirst());
    }

    /// A paragraph of a permanent's text.
    public static final Phrase<List<Ability>> OF_PERMANENT = oneOf(
            "an ability",
            Keywords.LINE,
            single(ACTIVATED),
            single(ACTIVATED_WITH_X),
            single(LABELED),
            single(FORECAST),
            single(CHEAPER_EQUIP),
            phrase("~ can be your commander.")
                    .means(List.of(new Ability.Parameterized(
                            new splitsecond.engine.ability.KeywordAbility.Partner("commander")))),
            phrase("if ~ is your commander, choose a color before the game begins. ~ is the chosen color.")
                    .means(List.of(new Ability.Parameterized(
                            new splitsecond.engine.ability.KeywordAbility.DeckRule("a color of a commander")))),
            single(EXERT),
            single(LOYALTY_ABILITY),
            single(TRIGGERED),
            single(DONE_ONCE),
            single(FIRST_EACH_TURN),
            single(FIRST_EACH_OF_YOUR_TURNS),
            single(SAGA_CHAPTER),
            single(TO_SOLVE),
            single(lazy(Abilities::maxSpeed)),
            lazy(() -> AnchorWords.ABILITIES),
            single(Statics.ABILITY),
            PairsOfAbilities.PAIR,
            lazy(() -> SameForKeywords.ABILITIES),
            single(OneOffs.OF_PERMANENT));

    private static final Condition MAX_SPEED = new Condition.PlayerIs(YOU, Condition.Designation.MAX_SPEED);

    /// CR 702.178: what it has as long as its player's speed is 4.
    private static Phrase<Ability> maxSpeed() {
        return oneOf(
                "a max speed ability",
                phrase("Max speed — {}", oneOf("an ability", ACTIVATED, TRIGGERED))
                        .as(
                                a -> worksElsewhere(a)
                                        ? null
                                        : new Ability.Static(
                                                new StaticEffect.Change(
                                                        References.SELF, List.of(new Modification.GainAbility(a))),
                                                MAX_SPEED,
                                                Zone.BATTLEFIELD),
                                Ability.Static.class,
                                Abilities::gained),
                phrase("Max speed — {}", ACTIVATED)
                        .as(
                                a -> a instanceof Activated elsewhere && worksElsewhere(a)
                                        ? limited(elsewhere, MAX_SPEED, "max speed")
                                        : null,
                                Activated.class,
                                a -> limited(a, null, "")),
                phrase("Max speed — {}", Statics.ABILITY)
                        .as(
                                a -> a instanceof Ability.Static(var effect, var condition, Zone zone)
                                                && condition == null
                                        ? new Ability.Static(effect, MAX_SPEED, zone)
                                        : null,
                                Ability.Static.class,
                                s -> MAX_SPEED.equals(s.condition())
                                        ? new Ability.Static(s.effect(), null, s.zone())
                                        : ""));
    }

    private static Activated limited(Activated ability, @Nullable Condition onlyIf, String name) {
        Limits limits = ability.limits();
        return new Activated(
                ability.cost(),
                ability.effect(),
                new Limits(limits.timing(), limits.timesEachTurn(), onlyIf, limits.activator()),
                ability.zone(),
                name);
    }

    private static boolean worksElsewhere(Ability ability) {
        return switch (ability) {
            case Activated activated -> activated.zone() != Zone.BATTLEFIELD;
            case Triggered triggered -> triggered.zone() != Zone.BATTLEFIELD;
            case Spell _, Ability.Static _, Ability.Keyword _, Ability.Parameterized _ -> false;
        };
    }

    private static Object gained(Ability.Static fixed) {
        return MAX_SPEED.equals(fixed.condition())
                        && fixed.effect() instanceof StaticEffect.Change(var _, List<Modification> changes)
                        && changes.size() == 1
                        && changes.getFirst() instanceof Modification.GainAbility(Ability ability)
                ? ability
                : "";
    }

    private static final Effect PREVIOUS = new Effect.Nothing("the paragraph before");

    /// A paragraph that takes the place of the one before it: "… instead if a creature died this turn."
    private static final Phrase<Effect> INSTEAD_PARAGRAPH = oneOf(
            "an instruction instead",
            phrase("{} instead if {}.", Alternatives.INSTEAD, Conditions.CONDITION)
                    .as(
                            (e, c) -> new Effect.If(c, e, PREVIOUS, "instead if"),
                            Effect.If.class,
                            Effect.If::then,
                            Effect.If::condition),
            phrase("if {}, {} instead.", Conditions.CONDITION, Alternatives.INSTEAD)
                    .as(
                            (c, e) -> new Effect.If(c, e, PREVIOUS, "instead"),
                            Effect.If.class,
                            Effect.If::condition,
                            Effect.If::then),
            phrase("if {}, instead {}.", Conditions.CONDITION, Alternatives.INSTEAD)
                    .as(
                            (c, e) -> new Effect.If(c, e, PREVIOUS, "if instead"),
                            Effect.If.class,
                            Effect.If::condition,
                            Effect.If::then));

    /// Whether a paragraph speaks of what the one before it does.
    public static boolean isInstead(Effect paragraph) {
        return paragraph instanceof Effect.If then && PREVIOUS.equals(then.otherwise());
    }

    /// Both paragraphs as one instruction; null if the second can't speak of the first.
    public static @Nullable Effect instead(Effect previous, Effect paragraph) {
        return paragraph instanceof Effect.If then
                ? Alternatives.instead(previous, then.condition(), then.then(), then.wording())
                : null;
    }

    /// A paragraph of an instant's or sorcery's text.
    public static final Phrase<List<Ability>> OF_SPELL = oneOf(
            "an ability",
            Keywords.LINE,
            single(phrase("{}", Modes.EFFECT).as(Spell::new, Spell.class, Spell::effect)),
            phrase("~ is colorless.").means(List.of(new Ability.Keyword(splitsecond.engine.card.Keyword.DEVOID))),
            single(phrase("{}", INSTEAD_PARAGRAPH).as(Spell::new, Spell.class, Spell::effect)),
            single(ACTIVATED),
            single(FORECAST),
            single(TRIGGERED),
            single(lazy(() -> Statics.ABILITY).where(Abilities::ofSpell)),
            lazy(() -> PairsOfAbilities.PAIR).where(pair -> pair.stream().allMatch(Abilities::ofSpell)),
            single(OneOffs.OF_SPELL));

    /// On an instant or sorcery only what concerns the spell itself is a static ability (CR 113.6); the rest are
    /// instructions.
    private static boolean ofSpell(Ability ability) {
        if (!(ability instanceof Ability.Static fixed)) return false;
        // "If this would be put into a graveyard from anywhere" is true wherever it is.
        boolean ofItself = fixed.effect()
                        instanceof
                        splitsecond.engine.ability.StaticEffect.Replace(
                                splitsecond.engine.ability.Replacement.MoveInstead move)
                && move.what().equals(Nouns.THIS)
                && move.from() == null;
        // What is done with it in an opening hand, too (CR 103.6b).
        return ofItself || fixed.zone() == Zone.STACK || fixed.zone() == Zone.HAND;
    }
}
