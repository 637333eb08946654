package splitsecond.engine.rules.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.GrantedWay;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Spending;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaSpent;
import splitsecond.engine.rules.changes.Durations;
import splitsecond.engine.rules.changes.Preparing;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PaidCosts;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.StaticIndex;
import splitsecond.engine.state.TotalCost;

/// CR 601: casting spells. `Announcing` asks and pays, step by step.
public final class Casting {

    private Casting() {}

    // A way of casting is packed into an option's variant: which face, and which alternative cost (0: none).

    /// The first of the ways that an effect gives to cards in a graveyard, in their order.
    private static final int GRANTED = 190;

    private static final List<GrantedWay> GRANTED_WAYS = List.of(GrantedWay.values());

    /// The way of an effect that lets a player cast the card for another cost, or for none.
    public static final int PERMITTED = 254;

    /// The first of the ways of effects that let a player pay another cost than the mana cost, in their order.
    static final int COST_INSTEAD = 200;

    /// Whether an effect in play lets the card be cast so, for another cost.
    public static boolean isPermitted(int variant) {
        return way(variant) >= COST_INSTEAD && way(variant) <= PERMITTED;
    }

    public static int variant(int face, int way) {
        return face | way << 4;
    }

    /// Which of the faces of its card an option's variant means.
    public static int face(int variant) {
        return variant & 15;
    }

    public static int way(int variant) {
        return variant >> 4 & 255;
    }

    static int granted(int face, GrantedWay way) {
        return variant(face, GRANTED + way.ordinal());
    }

    static FaceRules.@Nullable Way way(Blueprint blueprint, int variant) {
        int way = way(variant);
        if (way >= GRANTED && way < COST_INSTEAD) {
            var granted = GRANTED_WAYS.get(way - GRANTED);
            var cost = blueprint.manaCost(face(variant)).plus(granted.more());
            return new FaceRules.Way(granted.way(), cost, null, -1);
        }
        return way == 0 || isPermitted(variant)
                ? null
                : blueprint.rules[face(variant)].ways().get(way - 1);
    }

    /// By which name a way of casting is known: "" for the mana cost, or its keyword.
    public static String wayName(Blueprint blueprint, int variant) {
        if (isPermitted(variant)) return CastingWay.ALTERNATIVE.word();
        var way = way(blueprint, variant);
        return way == null ? "" : way.kind().word();
    }

    /// The face that a spell has that is cast in a way.
    public static int faceCast(Blueprint blueprint, int variant) {
        var way = way(blueprint, variant);
        return way != null && way.asFace() >= 0 ? way.asFace() : face(variant);
    }

    /// CR 601.2a: the card moves to the stack; then its player makes the choices.
    public static void cast(GameState state, int player, int card, int variant) {
        var way = way(state.blueprint(card), variant);
        // What the card itself allows, as flashback does, needs no leave.
        boolean byLeave = way == null || way.kind().from() == null;
        var face = state.blueprint(card).faces[face(variant)];
        boolean permitted = way(variant) == PERMITTED || !state.isIn(card, Zone.HAND);
        var granted = byLeave && permitted ? Permission.granting(state, player, card, face) : null;
        Cost instead = way(variant) == PERMITTED ? Permission.insteadFor(state, player, card, face(variant)) : null;
        if (isPermitted(variant) && way(variant) != PERMITTED) {
            var entry = CostsInstead.entry(state, way(variant) - COST_INSTEAD);
            var other = (StaticEffect.ManaCostInstead) entry.effect();
            instead = other.cost();
            Permission.use(state, other.often(), entry.source(), player, face);
        }
        cast(state, player, card, variant, instead);
        if (granted == null || !(granted.effect() instanceof StaticEffect.PlayFrom from)) return;
        Permission.use(state, from, granted.source(), player, face);
        if (from.thenExiled()) state.set(state.successor(card), ObjectFlags.EXILED_AFTERWARDS, true);
        spendAs(state, state.successor(card), from.spending());
        follow(state, from.then(), state.successor(card), player);
    }

    private static void follow(GameState state, ManaTerms.@Nullable Rider rider, int spell, int player) {
        var context = Context.of(spell, player);
        if (rider != null && Filters.matches(state, rider.spells(), spell, context))
            Resolving.follow(state, rider.effect(), context);
    }

    /// CR 609.4b: what mana may be spent to cast it is noted on it.
    public static void spendAs(GameState state, int spell, Spending spending) {
        switch (spending) {
            // Only of all that a player pays for.
            case AS_IT_IS, WHITE_ALONE_AS_ANY_COLOR -> {}
            case AS_ANY_COLOR -> state.set(spell, ObjectFlags.ANY_COLOR_PAYS, true);
            case AS_ANY_TYPE -> state.set(spell, ObjectFlags.ANY_TYPE_PAYS, true);
        }
    }

    /// The cost with what may be spent on it.
    private static ManaCost payable(GameState state, ManaCost cost, int spell, int player) {
        if (state.is(spell, ObjectFlags.ANY_TYPE_PAYS)) return cost.payableWithAny(true);
        if (state.is(spell, ObjectFlags.ANY_COLOR_PAYS)) return cost.payableWithAny(false);
        var total = SpendingAs.onSpell(state, cost, spell, player);
        if (state.zone(spell) == Zone.STACK || state.isIn(spell, Zone.HAND)) return total;
        return switch (Permission.spending(state, player, spell)) {
            case AS_IT_IS, WHITE_ALONE_AS_ANY_COLOR -> total;
            case AS_ANY_COLOR -> cost.payableWithAny(false);
            case AS_ANY_TYPE -> cost.payableWithAny(true);
        };
    }

    /// @param instead what is paid instead of the mana cost ("without paying its mana cost": nothing), or null
    public static void cast(GameState state, int player, int card, int variant, @Nullable Cost instead) {
        int face = face(variant);
        var blueprint = state.blueprint(card);
        var rules = blueprint.rules[face];
        var way = way(blueprint, variant);
        boolean faceDown = way != null && way.kind().faceDown();
        if (faceDown) rules = FaceRules.BLANK;
        if (way != null && way.asFace() >= 0) {
            face = way.asFace();
            rules = blueprint.rules[face];
        }
        var printed = instead == null && way == null ? blueprint.cost(face) : null;
        var other = instead != null ? instead : way != null ? way.cost() : blueprint.manaCost(face);
        var base = printed != null ? printed : TotalCost.of(other).plus(rules.additional());
        var item = new StackItem();
        item.castFrom = state.zone(card).ordinal();
        item.ability = rules.spell();
        item.controller = player;
        item.paid = PaidCosts.of(way == null ? null : way.kind());
        item.startedAt = state.history.choices;
        item.resolutionsBefore = state.history.resolutions;
        item.revelationsBefore = state.history.revelations;
        int spell = Zones.move(state, card, Zone.STACK);
        state.setController(spell, player);
        // The card below may be seen now.
        if (item.castFrom == Zone.LIBRARY.ordinal()) state.history.revelations++;
        if (faceDown) state.setFaceDown(spell);
        else if (face != 0) state.setFace(spell, face);
        item.source = spell;
        state.setItem(spell, item);
        Announcing.spell(state, new Proposal(spell, spell, player, Proposal.Kind.SPELL, base, rules, -1), item);
    }

    /// CR 601.2f: what effects add to the cost of a spell, then what they take away.
    static ManaCost changed(
            GameState state, ManaCost cost, int spell, int player, @Nullable FaceRules rules, StackItem item) {
        if (state.caches.layersDirty) Layers.refresh(state);
        if (!isChangeable(state, rules)) return payable(state, cost, spell, player);
        var total = own(state, cost, spell, player, rules, item, true);
        total = CostChanges.withStatics(state, total, spell, player, item, true);
        total = own(state, total, spell, player, rules, item, false);
        total = CostChanges.atLeast(state, CostChanges.withStatics(state, total, spell, player, item, false), item.x);
        return payable(state, total, spell, player);
    }

    /// Whether anything is known that might change what a spell costs.
    static boolean isChangeable(GameState state, @Nullable FaceRules rules) {
        return state.caches.statics.concerns(StaticIndex.Matter.SPELL_COSTS)
                || rules != null && !rules.costChanges().isEmpty();
    }

    /// Whether what it costs depends on its targets, by its own words or by those of something in play (CR 601.2f).
    static boolean targetsMatter(GameState state, @Nullable FaceRules rules) {
        if (rules == null) return false;
        if (rules.targetsMatter()) return true;
        if (!state.caches.statics.concerns(StaticIndex.Matter.SPELL_COSTS)) return false;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.SpellCost change && looksAtTargets(change.spells())) return true;
        return false;
    }

    static boolean looksAtTargets(Filter filter) {
        if (filter instanceof Filter.And(var all)) {
            for (var one : all) if (looksAtTargets(one)) return true;
            return false;
        }
        return filter instanceof Filter.Targets;
    }

    private static ManaCost own(
            GameState state,
            ManaCost cost,
            int spell,
            int player,
            @Nullable FaceRules rules,
            StackItem item,
            boolean increases) {
        if (rules == null || rules.costChanges().isEmpty()) return cost;
        var total = cost;
        for (var change : rules.costChanges()) {
            if (change.change().more() != increases) continue;
            var context = Context.of(item);
            context.source = spell;
            context.controller = player;
            if (change.when() != null && !Conditions.hold(state, change.when(), context)) continue;
            total = CostChanges.change(
                    total,
                    increases,
                    change.change().by(),
                    Amounts.of(state, change.change().times(), context));
        }
        return total;
    }

    /// CR 601.2i: the spell is cast, and whatever triggers on that triggers.
    static void becomeCast(GameState state, int spell, StackItem item) {
        int player = item.controller;
        item.castBefore = spellsCast(state);
        state.addPlayer(player, PlayerTable.SPELLS_CAST, 1);
        // CR 608.2h: abilities that speak of its X may resolve after it.
        if (item.x > 0)
            state.setMemory(
                    spell,
                    Memory.cast(
                            item.x,
                            item.paid,
                            item.paidWith,
                            item.castFrom,
                            item.manaSpent,
                            item.manaOrigins,
                            state.memory(spell)));
        if (item.castFrom == Zone.EXILE.ordinal() && state.is(spell, ObjectFlags.COPY)) Preparing.wasCast(state);
        Zones.beginBatch(state);
        expend(state, player, ManaSpent.total(item.manaSpent));
        becomeTargets(state, spell, item);
        Triggers.raise(
                state,
                GameEvent.Kind.CAST,
                spell,
                GameState.NONE,
                player,
                state.player(player, PlayerTable.SPELLS_CAST));
        Zones.endBatch(state);
        // "The next spell has storm": that triggers on the cast, too.
        if (!state.effects.continuous.isEmpty()) Durations.afterCasting(state, spell, player);
        state.turn.priorityPlayer = player;
        state.turn.passes = 0;
    }

    /// CR 700.14: a number is reached by what is spent on this spell.
    private static void expend(GameState state, int player, int spent) {
        if (spent == 0) return;
        int before = state.player(player, PlayerTable.MANA_SPENT);
        state.addPlayer(player, PlayerTable.MANA_SPENT, spent);
        if (!Triggers.isListening(state, GameEvent.Kind.ACTION)) return;
        reach(state, player, 4, before, spent, Action.EXPEND_4);
        reach(state, player, 6, before, spent, Action.EXPEND_6);
        reach(state, player, 8, before, spent, Action.EXPEND_8);
    }

    private static void reach(GameState state, int player, int number, int before, int spent, Action action) {
        if (before < number && before + spent >= number) Triggers.raise(state, Triggers.action(action, player, number));
    }

    private static int spellsCast(GameState state) {
        int count = 0;
        for (int p = 0; p < state.playerCount; p++) count += state.player(p, PlayerTable.SPELLS_CAST);
        return count;
    }

    /// CR 700.13: an opponent is targeted, or what one controls, or a card in one's graveyard.
    private static boolean isCrime(GameState state, StackItem item) {
        for (int[] slot : item.targets)
            for (int target : slot) {
                int whose = GameState.isPlayer(target)
                        ? target
                        : state.isIn(target, Zone.GRAVEYARD) ? state.owner(target) : state.controller(target);
                if (whose != item.controller) return true;
            }
        return false;
    }

    static void becomeTargets(GameState state, int object, StackItem item) {
        if (!item.hasTargets()) return;
        if (Triggers.wants(state, GameEvent.Kind.ACTION) && isCrime(state, item)) {
            Triggers.raise(state, Triggers.action(Action.COMMIT_A_CRIME, item.controller, 1));
            // "As long as you've committed a crime this turn".
            state.changed(Aspect.EVENTS);
        }
        if (!Triggers.wants(state, GameEvent.Kind.TARGETED)) return;
        // What is a target several times becomes one once.
        var raised = new IntList(2);
        for (int[] slot : item.targets)
            for (int target : slot) {
                if (raised.contains(target)) continue;
                raised.add(target);
                Triggers.raise(state, GameEvent.Kind.TARGETED, target, object, item.controller, 1);
            }
    }
}
