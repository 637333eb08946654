package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.GrantedWay;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.rules.keyword.CastingCosts;
import splitsecond.engine.rules.keyword.CastingWays;
import splitsecond.engine.rules.keyword.Cipher;
import splitsecond.engine.rules.keyword.Gifts;
import splitsecond.engine.rules.keyword.Haunt;
import splitsecond.engine.rules.keyword.ParameterizedKeywords;
import splitsecond.engine.rules.keyword.Siege;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.PaidCosts;

/// CR 601.2: gathers from a face's abilities what casting it needs to know.
final class CastingRules {

    private static final Condition LEGEND = new Condition.Exists(
            new Filter.And(List.of(
                    new Filter.IsSupertype(Supertype.LEGENDARY),
                    new Filter.Or(
                            List.of(new Filter.IsType(CardType.CREATURE), new Filter.IsType(CardType.PLANESWALKER))),
                    new Filter.ControlledBy(new Reference.You()))),
            Comparison.AT_LEAST,
            new Amount.Number(1),
            "");

    private final Face face;
    private final List<Effect> spell = new ArrayList<>(1);
    private @Nullable Filter enchant;
    private final List<Cost> additional = new ArrayList<>(0);
    private final List<FaceRules.Way> ways = new ArrayList<>(0);
    private final List<FaceRules.CostChange> costChanges = new ArrayList<>(0);
    private final List<Condition> onlyIf = new ArrayList<>(0);
    private final List<FaceRules.Offer> optional = new ArrayList<>(0);
    private @Nullable Cost escalate;

    /// Where the face is that a bestowed or prototyped card has.
    private final int otherFace;

    private CastingRules(Face face, int otherFace) {
        this.face = face;
        this.otherFace = otherFace;
    }

    static FaceRules of(Face face, int otherFace) {
        var rules = new CastingRules(face, otherFace);
        for (var ability : face.abilities()) rules.add(ability);
        // CR 205.4e: a legendary instant or sorcery.
        if (face.types().is(Supertype.LEGENDARY) && (face.is(CardType.INSTANT) || face.is(CardType.SORCERY)))
            rules.onlyIf.add(LEGEND);
        if (Siege.is(face)) rules.ways.add(new FaceRules.Way(CastingWay.DEFEATED, Cost.NONE, null, 1));
        var spell = rules.compiledSpell();
        return new FaceRules(
                spell,
                rules.enchant,
                List.copyOf(rules.additional),
                List.copyOf(rules.ways),
                List.copyOf(rules.costChanges),
                List.copyOf(rules.onlyIf),
                List.copyOf(rules.optional),
                rules.escalate,
                rules.costsDecideTargets(spell),
                ManaWishes.of(face.abilities()));
    }

    /// A static ability that matters only while its spell is cast: it is kept in `FaceRules`, not among the abilities
    /// in play.
    static boolean isOnlyForCasting(StaticEffect effect) {
        return effect instanceof StaticEffect.OfCasting casting && casting.isOfItself();
    }

    private boolean costsDecideTargets(@Nullable CompiledAbility spell) {
        if (spell == null || spell.slots.length == 0) return false;
        if (TargetSlots.of(spell.effect(), PaidCosts.NONE).length != spell.slots.length) return true;
        for (var offer : optional)
            if (TargetSlots.of(spell.effect(), PaidCosts.NONE.plus(offer.kind(), 1)).length != spell.slots.length)
                return true;
        return false;
    }

    private @Nullable CompiledAbility compiledSpell() {
        if (spell.isEmpty()) return null;
        if (spell.size() == 1) return Compiler.compile(new Ability.Spell(spell.getFirst()), 0);
        return Compiler.compile(new Ability.Spell(Binder.joined(spell)), 0);
    }

    private void add(Ability ability) {
        switch (ability) {
            case Ability.Spell s -> spell.add(s.effect());
            case Ability.Static s -> {
                if (s.effect() instanceof StaticEffect.OfCasting casting && casting.isOfItself())
                    add(casting, s.condition());
            }
            case Ability.Parameterized p -> add(p.keyword());
            case Ability.Keyword k -> add(k.keyword());
            case Ability.Activated _, Ability.Triggered _ -> {}
        }
    }

    private void add(StaticEffect.OfCasting effect, @Nullable Condition condition) {
        switch (effect) {
            case StaticEffect.AdditionalCost e -> additional.add(e.cost());
            case StaticEffect.OptionalAdditionalCost e -> offer(OptionalCost.ADDITIONAL, e.cost(), false);
            case StaticEffect.AlternativeCost e -> way(CastingWay.ALTERNATIVE, e.cost(), both(e.when(), condition));
            case StaticEffect.FromGraveyardFor e ->
                way(
                        CastingWay.FROM_GRAVEYARD,
                        e.instead() ? e.cost() : manaCost().plus(e.cost()),
                        condition);
            case StaticEffect.AsThoughFlash e ->
                way(
                        e.sacrificed() ? CastingWay.BRIEF_FLASH : CastingWay.AS_THOUGH_FLASH,
                        manaCost().plus(e.more()),
                        both(e.when(), condition));
            case StaticEffect.CastOnlyIf e -> onlyIf.add(e.condition());
            // The mana cost itself says so: see `Blueprint`.
            case StaticEffect.XPaidWith _, StaticEffect.PaidFrom _ -> {}
            case StaticEffect.SpellCost e -> costChanges.add(new FaceRules.CostChange(e, condition));
        }
    }

    private static @Nullable Condition both(@Nullable Condition one, @Nullable Condition other) {
        if (one == null) return other;
        return other == null ? one : new Condition.And(List.of(one, other));
    }

    private void add(Keyword keyword) {
        switch (keyword) {
            // CR 702.81: by discarding a land card besides its other costs.
            case RETRACE -> way(CastingWay.RETRACE, manaCost().plus(GrantedWay.RETRACE.more()));
            // CR 702.133.
            case JUMP_START -> way(CastingWay.JUMP_START, manaCost().plus(discard(new Filter.Any())));
            // CR 702.125.
            case UNDAUNTED -> cheaper(new Amount.CountOf(new Filter.IsPlayer(Filter.Relation.OPPONENT)));
            case CIPHER -> spell.add(Binder.bound(Cipher.encode()));
            case HAUNT -> {
                if (!face.types().isPermanent()) spell.add(Binder.bound(Haunt.ofSpell()));
            }
            case BARGAIN -> offer(OptionalCost.BARGAIN, CastingCosts.BARGAIN, false);
            case CONSPIRE -> offer(OptionalCost.CONSPIRE, CastingCosts.CONSPIRE, false);
            default -> {}
        }
    }

    private static Cost discard(Filter what) {
        return new Cost(List.of(new Cost.Do(Cost.Deed.DISCARD, what, Count.ONE, "")));
    }

    private void add(KeywordAbility keyword) {
        switch (keyword) {
            case KeywordAbility.Enchant k -> enchant = k.what();
            case KeywordAbility.Kicker k -> {
                if (k.costs().size() == 1) offer(OptionalCost.KICKER, k.costs().getFirst(), k.multi());
                else {
                    offer(OptionalCost.FIRST_KICKER, k.costs().getFirst(), false);
                    offer(OptionalCost.SECOND_KICKER, k.costs().getLast(), false);
                }
            }
            case KeywordAbility.Buyback k -> offer(OptionalCost.BUYBACK, k.cost(), false);
            case KeywordAbility.Entwine k -> offer(OptionalCost.ENTWINE, k.cost(), false);
            case KeywordAbility.Replicate k -> offer(OptionalCost.REPLICATE, k.cost(), true);
            case KeywordAbility.Escalate k -> escalate = k.cost();
            case KeywordAbility.WithCost k -> {
                if (k.kind() == KeywordAbility.CostKind.OFFSPRING) offer(OptionalCost.OFFSPRING, k.cost(), false);
                if (k.kind() == KeywordAbility.CostKind.SQUAD) offer(OptionalCost.SQUAD, k.cost(), true);
            }
            case KeywordAbility.CastAnotherWay k -> way(k);
            case KeywordAbility.Affinity k -> affinity(k.what());
            case KeywordAbility.Awaken k -> {
                way(CastingWay.AWAKEN, k.cost());
                spell.add(Binder.bound(ParameterizedKeywords.awaken(k.counters())));
            }
            case KeywordAbility.Impending k -> way(CastingWay.IMPENDING, k.cost());
            case KeywordAbility.Prototype k ->
                ways.add(new FaceRules.Way(CastingWay.PROTOTYPE, Cost.mana(k.cost()), null, otherFace));
            case KeywordAbility.Gift k -> {
                optional.add(new FaceRules.Offer(OptionalCost.GIFT, Cost.NONE, OptionalCost.GIFT.most()));
                // CR 702.174j: before everything else the spell does.
                if (!face.types().isPermanent()) spell.addFirst(Binder.bound(Gifts.ofSpell(k.present())));
            }
            case KeywordAbility.Suspend _ -> way(CastingWay.SUSPEND, Cost.NONE);
            case KeywordAbility.Numbered k -> {
                if (k.kind() == KeywordAbility.Kind.TEAMWORK && k.number() instanceof Amount.Number(int power))
                    offer(
                            OptionalCost.TEAMWORK,
                            new Cost(List.of(new Cost.TapForPower(power, Cost.TapForPower.To.TEAM_UP))),
                            false);
                if (k.kind() == KeywordAbility.Kind.CASUALTY)
                    offer(OptionalCost.CASUALTY, CastingCosts.casualty(k.number()), false);
            }
            case KeywordAbility.Equip _,
                    KeywordAbility.Protection _,
                    KeywordAbility.HexproofFrom _,
                    KeywordAbility.Ward _,
                    KeywordAbility.Cycling _,
                    KeywordAbility.Splice _,
                    KeywordAbility.Landwalk _,
                    KeywordAbility.Reinforce _,
                    KeywordAbility.Craft _,
                    KeywordAbility.Crew _,
                    KeywordAbility.ExertAsAttacks _,
                    KeywordAbility.Champion _,
                    KeywordAbility.Partner _,
                    KeywordAbility.DeckRule _ -> {}
        }
    }

    private void offer(OptionalCost kind, Cost cost, boolean often) {
        optional.add(new FaceRules.Offer(kind, cost, often ? kind.most() : 1));
    }

    /// CR 702.41.
    private void affinity(Filter what) {
        var yours = new Filter.And(List.of(what, new Filter.ControlledBy(new Reference.You())));
        cheaper(new Amount.CountOf(yours));
    }

    private void cheaper(Amount by) {
        var less = new StaticEffect.SpellCost(new Filter.This(), null, false, new ManaCost(1, 0, List.of()), by, "");
        costChanges.add(new FaceRules.CostChange(less, null));
    }

    private Cost manaCost() {
        return face.manaCost() == null ? Cost.NONE : Cost.mana(face.manaCost());
    }

    private void way(CastingWay kind, Cost cost) {
        way(kind, cost, null);
    }

    private void way(CastingWay kind, Cost cost, @Nullable Condition when) {
        ways.add(new FaceRules.Way(kind, cost, when, -1));
    }

    private void way(KeywordAbility.CastAnotherWay keyword) {
        var kind = keyword.way();
        ways.add(new FaceRules.Way(
                kind,
                kind.isForManaCost() ? manaCost() : CastingWays.cost(keyword),
                CastingWays.condition(kind),
                kind.isAuraWhileAttached() ? otherFace : kind.isSecondFace() ? 1 : -1));
    }
}
