package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// CR 111.10: tokens that a word alone defines.
final class PredefinedTokens {

    private static final Reference YOU = new Reference.You();
    private static final Amount ONE = new Amount.Number(1);
    private static final Filter YOUR_CREATURE =
            new Filter.And(List.of(new Filter.IsType(CardType.CREATURE), new Filter.ControlledBy(YOU)));

    private PredefinedTokens() {}

    /// The token its name or its subtype stands for, or null if the rules define none.
    static @Nullable CardDefinition find(Token token) {
        String word = token.name();
        if (word == null && !token.types().subtypes().isEmpty())
            word = token.types().subtypes().getFirst();
        return word == null ? null : named(word);
    }

    private static @Nullable CardDefinition named(String word) {
        return switch (word) {
            case "Treasure" -> artifact(word, ability("", true, true, anyColor(), false));
            case "Gold" -> artifact(word, ability("", false, true, anyColor(), false));
            case "Food" ->
                artifact(word, ability("{2}", true, true, new Effect.GainLife(YOU, new Amount.Number(3), ""), false));
            case "Clue" -> artifact(word, ability("{2}", false, true, new Effect.Draw(YOU, ONE), false));
            case "Blood" -> artifact(word, blood());
            case "Powerstone" -> artifact(word, ability("", true, false, powerstoneMana(), false));
            // Told in reminder text only.
            case "Vibranium" ->
                token(
                        "Artifact — Vibranium",
                        "Vibranium Token",
                        0,
                        0,
                        0,
                        new Ability.Keyword(Keyword.INDESTRUCTIBLE),
                        ability("", true, false, powerstoneMana(), false));
            case "Incubator" -> incubator();
            case "Map" -> artifact(word, ability("{1}", true, true, explore(), true));
            case "Junk" -> artifact(word, ability("", true, true, junk(), true));
            case "Lander" -> artifact(word, ability("{2}", true, true, basicLand(), false));
            case "Mutagen" ->
                artifact(
                        word,
                        ability(
                                "{1}",
                                true,
                                true,
                                new Effect.PutCounters(
                                        CounterKind.P1P1,
                                        ONE,
                                        new Reference.Target(TargetSlot.one(new Filter.IsType(CardType.CREATURE))),
                                        ""),
                                true));
            case "Shard" ->
                token("Enchantment — Shard", "Shard Token", 0, 0, 0, ability("{2}", false, true, scryAndDraw(), false));
            case "Cursed" -> role(word, new Modification.SetPowerToughness(ONE, ONE));
            case "Monster" -> role(word, larger(ONE), new Modification.GainKeyword(Keyword.TRAMPLE));
            case "Royal" ->
                role(
                        word,
                        larger(ONE),
                        new Modification.GainAbility(
                                new Ability.Parameterized(new KeywordAbility.Ward(Cost.mana(ManaCost.parse("{1}"))))));
            case "Sorcerer" ->
                role(word, larger(ONE), new Modification.GainAbility(whenItAttacks(null, new Effect.Scry(ONE))));
            case "Virtuous" ->
                role(
                        word,
                        larger(new Amount.CountOf(new Filter.And(
                                List.of(new Filter.IsType(CardType.ENCHANTMENT), new Filter.ControlledBy(YOU))))));
            case "Wicked" -> wicked();
            case "Young Hero" -> role(word, new Modification.GainAbility(youngHero()));
            case "Walker" -> token("Creature — Zombie", "Walker", Color.BLACK.bit(), 2, 2);
            default -> null;
        };
    }

    /// CR 111.10j-p: a colorless Aura Role with enchant creature.
    private static CardDefinition role(String name, Modification... changes) {
        return role(name, List.of(), changes);
    }

    private static CardDefinition role(String name, List<Ability> more, Modification... changes) {
        var abilities = new ArrayList<Ability>();
        abilities.add(new Ability.Parameterized(new KeywordAbility.Enchant(new Filter.IsType(CardType.CREATURE))));
        abilities.add(new Ability.Static(
                new StaticEffect.Change(new Reference.Host(""), List.of(changes)), null, Zone.BATTLEFIELD));
        abilities.addAll(more);
        return token("Enchantment — Aura Role", name, 0, 0, 0, abilities.toArray(Ability[]::new));
    }

    private static Modification larger(Amount by) {
        return new Modification.AddPowerToughness(by, by);
    }

    private static Ability whenItAttacks(@Nullable Condition onlyIf, Effect effect) {
        return new Ability.Triggered(
                new Trigger.Attacks(new Filter.This(), null, false, false), onlyIf, effect, 0, Zone.BATTLEFIELD, "");
    }

    private static CardDefinition wicked() {
        var opponents = new Reference.Each(new Filter.IsPlayer(Filter.Relation.OPPONENT), "");
        var dies = new Ability.Triggered(
                new Trigger.ZoneChange(new Filter.This(), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, ""),
                null,
                new Effect.LoseLife(opponents, ONE, ""),
                0,
                Zone.BATTLEFIELD,
                "");
        return role("Wicked", List.of(dies), larger(ONE));
    }

    private static Ability youngHero() {
        var small = new Condition.Compare(
                new Amount.StatOf(Characteristic.TOUGHNESS, new Reference.This("")),
                Comparison.AT_MOST,
                new Amount.Number(3),
                "");
        return whenItAttacks(small, new Effect.PutCounters(CounterKind.P1P1, ONE, new Reference.This(""), ""));
    }

    /// CR 111.10i: it transforms into a Phyrexian.
    private static CardDefinition incubator() {
        var transform = ability("{2}", false, false, new Effect.Transform(new Reference.This(""), ""), false);
        var front = artifact("Incubator", transform).front();
        var back = token("Artifact Creature — Phyrexian", "Phyrexian Token", 0, 0, 0)
                .front();
        return new CardDefinition("Incubator Token", CardDefinition.Layout.TRANSFORM, List.of(front, back));
    }

    private static CardDefinition artifact(String subtype, Ability ability) {
        return token("Artifact — " + subtype, subtype + " Token", 0, 0, 0, ability);
    }

    private static CardDefinition token(
            String types, String name, int colors, int power, int toughness, Ability... abilities) {
        return Compiler.tokenCard(name, TypeLine.parse(types), colors, power, toughness, List.of(abilities));
    }

    private static Ability ability(String mana, boolean tap, boolean sacrifice, Effect effect, boolean sorcery) {
        var parts = new ArrayList<Cost.Part>();
        if (!mana.isEmpty()) parts.add(new Cost.Mana(ManaCost.parse(mana)));
        if (tap) parts.add(new Cost.Tap());
        if (sacrifice) parts.add(sacrificeThis());
        return new Ability.Activated(
                new Cost(parts), effect, sorcery ? Ability.Limits.SORCERY : Ability.Limits.NONE, Zone.BATTLEFIELD, "");
    }

    private static Cost.Part sacrificeThis() {
        return new Cost.Do(Cost.Deed.SACRIFICE, new Filter.This(), Count.ONE, "");
    }

    private static Effect anyColor() {
        return new Effect.AddMana(YOU, new Production.OneColor(Color.ALL, ONE, ""), null, "");
    }

    private static Ability blood() {
        var cost = new Cost(List.of(
                new Cost.Mana(ManaCost.parse("{1}")),
                new Cost.Tap(),
                new Cost.Do(Cost.Deed.DISCARD, new Filter.Any(), Count.ONE, ""),
                sacrificeThis()));
        return new Ability.Activated(cost, new Effect.Draw(YOU, ONE), Ability.Limits.NONE, Zone.BATTLEFIELD, "");
    }

    /// Its mana can't be spent to cast a nonartifact spell; everything else may be paid with it.
    private static Effect powerstoneMana() {
        var artifacts = new ManaTerms.Cast(new Filter.IsType(CardType.ARTIFACT), "");
        var abilities = new ManaTerms.Activate(new Filter.Any(), ManaTerms.Which.ALL, "");
        var terms = ManaTerms.only(new ManaTerms.Use(List.of(artifacts, abilities), true, ""));
        return new Effect.AddMana(YOU, new Production.Fixed(List.of(0, 0, 0, 0, 0, 1)), terms, "");
    }

    private static Effect explore() {
        return new Effect.KeywordAction(Action.EXPLORE, null, new Reference.Target(TargetSlot.one(YOUR_CREATURE)), "");
    }

    private static Effect junk() {
        var top = new Reference.TopCards(ONE, YOU);
        return Binder.bound(new Effect.Sequence(
                List.of(
                        new Effect.Move(top, Zone.LIBRARY, Zone.EXILE, Effect.Placement.PLAIN, null, ""),
                        new Effect.CastCard(
                                YOU, new Reference.It(""), false, true, true, new Duration.EndOfTurn(""), "")),
                List.of(Effect.Joint.SENTENCE)));
    }

    private static Effect basicLand() {
        var basic = new Filter.And(List.of(new Filter.IsSupertype(Supertype.BASIC), new Filter.IsType(CardType.LAND)));
        var tapped = new Effect.Destination(Zone.BATTLEFIELD, Effect.Placement.TAPPED);
        return new Effect.Search(YOU, YOU, basic, Count.upTo(1), false, tapped, true, "");
    }

    private static Effect scryAndDraw() {
        return new Effect.Sequence(
                List.of(new Effect.Scry(ONE), new Effect.Draw(YOU, ONE)), List.of(Effect.Joint.THEN));
    }
}
