package splitsecond.engine.rules.questions;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.KeywordNames;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.keyword.Emerge;
import splitsecond.engine.rules.keyword.Morph;
import splitsecond.engine.rules.keyword.PlayedKeywords;
import splitsecond.engine.rules.keyword.SetAside;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.FaceRules;

/// CR 601.2: gathers from a face's abilities what casting it needs to know.
final class CastingRules {

    private static final Reference OPPONENTS = new Reference.Each(new Filter.IsPlayer(Filter.Relation.OPPONENT), "");

    private final Face face;
    private final List<Effect> spell = new ArrayList<>(1);
    private @Nullable Filter enchant;
    private final List<Cost> additional = new ArrayList<>(0);
    private final List<FaceRules.Way> ways = new ArrayList<>(0);
    private final List<FaceRules.CostChange> costChanges = new ArrayList<>(0);
    private final List<Condition> onlyIf = new ArrayList<>(0);
    private final List<KeywordAbility> optional = new ArrayList<>(0);

    /// Where a bestowed card's own face is.
    private final int bestowedFace;

    private CastingRules(Face face, int bestowedFace) {
        this.face = face;
        this.bestowedFace = bestowedFace;
    }

    static FaceRules of(Face face, boolean aftermath, int bestowedFace) {
        var rules = new CastingRules(face, bestowedFace);
        for (var ability : face.abilities()) rules.add(ability);
        // CR 702.127: a half with aftermath is cast from a graveyard only.
        if (aftermath) rules.way("aftermath", rules.manaCost(), Zone.GRAVEYARD);
        return new FaceRules(
                rules.compiledSpell(),
                rules.enchant,
                List.copyOf(rules.additional),
                List.copyOf(rules.ways),
                List.copyOf(rules.costChanges),
                List.copyOf(rules.onlyIf),
                List.copyOf(rules.optional));
    }

    /// A static ability that matters only while its spell is cast: it is kept in `FaceRules`, not among the abilities
    /// in play.
    static boolean isOnlyForCasting(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.AdditionalCost _, StaticEffect.AlternativeCost _, StaticEffect.CastOnlyIf _ -> true;
            case StaticEffect.SpellCost cost -> cost.spells() instanceof Filter.This;
            default -> false;
        };
    }

    private @Nullable CompiledAbility compiledSpell() {
        if (spell.isEmpty()) return null;
        if (spell.size() == 1) return Compiler.compile(new Ability.Spell(spell.getFirst()), 0);
        var joints = new ArrayList<Effect.Joint>();
        for (int i = 1; i < spell.size(); i++) joints.add(Effect.Joint.SENTENCE);
        return Compiler.compile(new Ability.Spell(new Effect.Sequence(spell, joints)), 0);
    }

    private void add(Ability ability) {
        switch (ability) {
            case Ability.Spell s -> spell.add(s.effect());
            case Ability.Static s -> add(s);
            case Ability.Parameterized p -> add(p.keyword());
            case Ability.Keyword k -> add(k.keyword());
            case Ability.Activated _, Ability.Triggered _ -> {}
        }
    }

    private void add(Ability.Static ability) {
        switch (ability.effect()) {
            case StaticEffect.AdditionalCost e -> additional.add(e.cost());
            case StaticEffect.AlternativeCost e ->
                ways.add(new FaceRules.Way("instead", e.cost(), Zone.HAND, both(e.when(), ability.condition())));
            case StaticEffect.CastOnlyIf e -> onlyIf.add(e.condition());
            case StaticEffect.SpellCost e
            when e.spells() instanceof Filter.This -> costChanges.add(new FaceRules.CostChange(e, ability.condition()));
            default -> {}
        }
    }

    private static @Nullable Condition both(@Nullable Condition one, @Nullable Condition other) {
        if (one == null) return other;
        return other == null ? one : new Condition.And(List.of(one, other));
    }

    private void add(Keyword keyword) {
        var discard = new Cost.Do(Cost.Deed.DISCARD, new Filter.Any(), Count.ONE, "");
        switch (keyword) {
            // CR 702.81: by discarding a land card besides its other costs.
            case RETRACE -> {
                var land = new Filter.IsType(splitsecond.engine.card.CardType.LAND);
                way("retrace", plus(manaCost(), new Cost.Do(Cost.Deed.DISCARD, land, Count.ONE, "")), Zone.GRAVEYARD);
            }
            // CR 702.133.
            case JUMP_START -> way("jump-start", plus(manaCost(), discard), Zone.GRAVEYARD);
            default -> {}
        }
    }

    private void add(KeywordAbility keyword) {
        switch (keyword) {
            case KeywordAbility.Enchant k -> enchant = k.what();
            case KeywordAbility.Kicker _,
                    KeywordAbility.Buyback _,
                    KeywordAbility.Entwine _,
                    KeywordAbility.Escalate _,
                    KeywordAbility.Replicate _ -> optional.add(keyword);
            case KeywordAbility.WithCost k
            when k.kind() == KeywordAbility.CostKind.OFFSPRING || k.kind() == KeywordAbility.CostKind.SQUAD ->
                optional.add(keyword);
            case KeywordAbility.Numbered k when k.kind() == KeywordAbility.Kind.CASUALTY -> optional.add(keyword);
            case KeywordAbility.CastAnotherWay k -> way(k.way(), k.cost());
            case KeywordAbility.Affinity k -> affinity(k.what());
            case KeywordAbility.Suspend _ -> way("suspend", Cost.NONE, Zone.STACK);
            default -> {}
        }
    }

    /// CR 702.41.
    private void affinity(Filter what) {
        var yours = new Filter.And(List.of(what, new Filter.ControlledBy(new Reference.You())));
        var less = new StaticEffect.SpellCost(
                new Filter.This(), null, false, new ManaCost(1, 0, List.of()), new Amount.CountOf(yours), "");
        costChanges.add(new FaceRules.CostChange(less, null));
    }

    private Cost manaCost() {
        return face.manaCost() == null ? Cost.NONE : Cost.mana(face.manaCost());
    }

    private static Cost plus(Cost cost, Cost.Part part) {
        var parts = new ArrayList<>(cost.parts());
        parts.add(part);
        return new Cost(parts);
    }

    private void way(String name, Cost cost, Zone from) {
        ways.add(new FaceRules.Way(name, cost, from, null));
    }

    private void way(KeywordAbility.Way way, Cost cost) {
        if (!PlayedKeywords.isPlayed(way)) return;
        String name = KeywordNames.of(way);
        switch (way) {
            case FLASHBACK, ESCAPE, AFTERMATH, HARMONIZE -> way(name, cost, Zone.GRAVEYARD);
            case BESTOW -> ways.add(new FaceRules.Way(name, cost, Zone.HAND, null, bestowedFace, false));
            // CR 702.37a, 702.168a: face down, for {3}.
            case MORPH, MEGAMORPH, DISGUISE ->
                ways.add(new FaceRules.Way(name, Morph.FACE_DOWN_COST, Zone.HAND, null, -1, true));
            case EMERGE -> way(name, plus(cost, Emerge.SACRIFICE), Zone.HAND);
            // CR 702.146: with its back face up.
            case DISTURB -> ways.add(new FaceRules.Way(name, cost, Zone.GRAVEYARD, null, 1, false));
            // Only when the ability that goes with it says so.
            case MADNESS, MIRACLE -> way(name, cost, Zone.STACK);
            case FORETELL ->
                ways.add(new FaceRules.Way(name, cost, Zone.EXILE, SetAside.isCastable(Filter.Status.FORETOLD)));
            case PLOT ->
                ways.add(new FaceRules.Way(name, Cost.NONE, Zone.EXILE, SetAside.isCastable(Filter.Status.PLOTTED)));
            // CR 702.137: if an opponent lost life this turn.
            case SPECTACLE -> wayIf(name, cost, happened(Amount.Tally.LIFE_LOST, OPPONENTS));
            // CR 702.117: if you have cast another spell this turn.
            case SURGE -> wayIf(name, cost, happened(Amount.Tally.SPELLS_CAST, new Reference.You()));
            default -> way(name, cost, Zone.HAND);
        }
    }

    private void wayIf(String name, Cost cost, Condition when) {
        ways.add(new FaceRules.Way(name, cost, Zone.HAND, when));
    }

    private static Condition happened(Amount.Tally tally, Reference by) {
        return new Condition.Happened(tally, null, by, Comparison.AT_LEAST, 1, "");
    }
}
