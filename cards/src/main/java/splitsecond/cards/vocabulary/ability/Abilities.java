package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.oneoff.OneOffs;
import splitsecond.cards.vocabulary.sentence.Alternatives;
import splitsecond.cards.vocabulary.sentence.Modes;
import splitsecond.cards.vocabulary.staticability.PairsOfAbilities;
import splitsecond.cards.vocabulary.staticability.Statics;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Ability.Activated;
import splitsecond.engine.ability.Ability.Limits;
import splitsecond.engine.ability.Ability.Spell;
import splitsecond.engine.ability.Ability.Triggered;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// Whole abilities: a paragraph of a card's text each.
public final class Abilities {
    private Abilities() {}

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
            lazy(() -> ActivatedAbilities.ACTIVATED),
            lazy(() -> TriggeredAbilities.TRIGGERED),
            lazy(() -> TriggeredAbilities.DONE_ONCE),
            lazy(() -> TriggeredAbilities.FIRST_EACH_TURN),
            lazy(() -> TriggeredAbilities.FIRST_EACH_OF_YOUR_TURNS),
            Statics.ABILITY,
            // A keyword whose cost is a sentence: "Ward—Pay 2 life."
            Keywords.KEYWORD
                    .capital()
                    .where(a -> a instanceof Ability.Parameterized(KeywordAbility.Ward(Cost cost))
                                    && !cost.parts().stream().allMatch(Cost.Mana.class::isInstance)
                            || isUpkeep(a, false)),
            // One whose cost is none ends with a full stop there all the same: "Cumulative upkeep {1}."
            phrase("{}.", Keywords.KEYWORD.capital().where(a -> isUpkeep(a, true)))
                    .as(a -> a, Ability.class, a -> a));

    private static boolean isUpkeep(Ability ability, boolean mana) {
        return ability instanceof Ability.Parameterized(KeywordAbility.WithCost(var kind, Cost cost))
                && kind == KeywordAbility.CostKind.CUMULATIVE_UPKEEP
                && cost.parts().stream().allMatch(Cost.Mana.class::isInstance) == mana;
    }

    private static Phrase<List<Ability>> single(Phrase<Ability> ability) {
        return phrase("{}", ability).as(a -> List.of(a), List.class, l -> l.getFirst());
    }

    /// A paragraph of a permanent's text.
    public static final Phrase<List<Ability>> OF_PERMANENT = oneOf(
            "an ability",
            Keywords.LINE,
            single(lazy(() -> ActivatedAbilities.ACTIVATED)),
            single(lazy(() -> ActivatedAbilities.ACTIVATED_WITH_X)),
            single(lazy(() -> ActivatedAbilities.LABELED)),
            single(lazy(() -> ActivatedAbilities.FORECAST)),
            single(lazy(() -> ActivatedAbilities.CHEAPER_EQUIP)),
            phrase("~ can be your commander.")
                    .means(List.of(new Ability.Parameterized(
                            new splitsecond.engine.ability.KeywordAbility.Partner("commander")))),
            phrase("if ~ is your commander, choose a color before the game begins. ~ is the chosen color.")
                    .means(List.of(new Ability.Parameterized(
                            new splitsecond.engine.ability.KeywordAbility.DeckRule("a color of a commander")))),
            single(lazy(() -> ActivatedAbilities.EXERT)),
            single(lazy(() -> ActivatedAbilities.LOYALTY_ABILITY)),
            single(lazy(() -> TriggeredAbilities.TRIGGERED)),
            single(lazy(() -> TriggeredAbilities.DONE_ONCE)),
            single(lazy(() -> TriggeredAbilities.FIRST_EACH_TURN)),
            single(lazy(() -> TriggeredAbilities.FIRST_EACH_OF_YOUR_TURNS)),
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
                phrase(
                                "Max speed — {}",
                                oneOf(
                                        "an ability",
                                        lazy(() -> ActivatedAbilities.ACTIVATED),
                                        lazy(() -> TriggeredAbilities.TRIGGERED)))
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
                phrase("Max speed — {}", lazy(() -> ActivatedAbilities.ACTIVATED))
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
            single(lazy(() -> ActivatedAbilities.ACTIVATED)),
            single(lazy(() -> ActivatedAbilities.FORECAST)),
            single(lazy(() -> TriggeredAbilities.TRIGGERED)),
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
