package splitsecond.cards.vocabulary.oneoff;

import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;

/// What single cards say of the mana that is spent on them.
final class OfMana {
    private OfMana() {}

    /// Atalya, Samite Master: each mode says the same of X, so the cost does.
    private static Ability atalya() {
        Effect prevent = new Effect.PreventNextDamage(
                X,
                new Reference.Target(TargetSlot.one(Nouns.CREATURE)),
                null,
                DamageKind.ANY,
                new Duration.EndOfTurn(""));
        Effect gain = new Effect.GainLife(YOU, X, "");
        return new Ability.Activated(
                new Cost(List.of(new Cost.Mana(ManaCost.parse("{X}").payingXWith(Color.WHITE.bit())), new Cost.Tap())),
                new Effect.Modal(
                        Count.ONE,
                        List.of(new Ability.Mode(prevent, null, ""), new Ability.Mode(gain, null, "")),
                        false,
                        ""),
                Ability.Limits.NONE,
                Zone.BATTLEFIELD,
                "");
    }

    private static Amount lesser(Amount one, Amount other) {
        return new Amount.Depending(new Condition.Compare(one, Comparison.LESS, other, ""), one, other);
    }

    /// Soul Burn: one black mana was spent on {B}; what else is black is spent on X first (CR 601.2h leaves that to
    /// the player, and less of it is never of use).
    private static Effect soulBurn() {
        Amount black = new Amount.Minus(new Amount.ManaSpent(Amount.Spent.BLACK, new Reference.This(""), ""), n(1));
        return new Effect.Sequence(
                List.of(
                        new Effect.DealDamage(
                                new Reference.This(""), X, new Reference.Target(TargetSlot.one(Nouns.ANY_TARGET)), ""),
                        new Effect.GainLife(YOU, lesser(new Amount.ThatMuch(ABSORBED), lesser(black, X)), "")),
                List.of(Effect.Joint.SENTENCE));
    }

    private static final String ABSORBED = "the damage dealt, but not more life than the player's life total before the"
            + " damage was dealt, the planeswalker's loyalty before the damage was dealt, or the creature's toughness";

    static final List<OneOff> OF_PERMANENTS = List.of(new OneOff(
            "{X}, {T}: Choose one —\n• prevent the next X damage that would be dealt to target creature this turn."
                    + " spend only white mana on X.\n• you gain X life. spend only white mana on X.",
            atalya()));

    /// Piracy.
    private static final Effect PIRACY = new Effect.Apply(
            new StaticEffect.TapsOthers(
                    new Filter.And(List.of(Nouns.LAND, new Filter.Not(new Filter.ControlledBy(YOU)))),
                    ManaTerms.only(new ManaTerms.Use(List.of(new ManaTerms.Cast(Nouns.SPELL, "")), false, ""))),
            new Duration.EndOfTurn(""),
            "");

    static final List<OneOff> OF_SPELLS = List.of(
            OneOff.spell(
                    "until end of turn, you may tap lands you don't control for mana. spend this mana only to cast spells.",
                    PIRACY),
            OneOff.spell(
                    "~ deals X damage to any target. you gain life equal to the damage dealt, but not more than the amount of"
                            + " {B} spent on X, the player's life total before the damage was dealt, the planeswalker's loyalty"
                            + " before the damage was dealt, or the creature's toughness.",
                    soulBurn()));
}
