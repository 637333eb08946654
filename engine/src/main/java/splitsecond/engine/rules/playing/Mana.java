package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.mana.Payment;
import splitsecond.engine.mana.Spending;
import splitsecond.engine.rules.changes.Life;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Productions;
import splitsecond.engine.rules.questions.TriggeredMana;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ManaAbility;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 106, 605: mana, and the abilities that add it.
public final class Mana {

    private Mana() {}

    static final int CONVOKE = -1;
    static final int IMPROVISE = -2;
    static final int DELVE = -3;

    /// More than any source is missed: those who were chosen to help come before all others.
    private static final int RATHER_NOT = 100;

    /// Whatever is to be paid for: only mana that may be spent on everything counts.
    static final int ANYTHING = -2;

    /// Fills in the pool and every source that can be used without asking.
    ///
    /// @param spell the spell, or the source of the ability, that is to be paid for; `NONE` for any other cost, or
    /// `ANYTHING`: mana that may only be spent on some spells, convoke and the like depend on it
    static AvailableMana fill(GameState state, int player, int spell, AvailableMana available) {
        addSources(state, player, spell, available);
        if (spell >= 0) addSubstitutes(state, player, spell, available);
        return available;
    }

    /// The same, but only those help who were chosen, if any were.
    static AvailableMana fill(GameState state, int player, int spell, IntList helpers, AvailableMana available) {
        if (helpers.isEmpty()) return fill(state, player, spell, available);
        var others = new AvailableMana();
        addSources(state, player, spell, others);
        addPool(state, player, available.clear());
        for (int entry = 0; entry < others.size(); entry++)
            available.add(
                    others.sources.id(entry),
                    others.sources.source(entry).moreReluctant(RATHER_NOT),
                    others.ability(entry));
        addSubstitutes(state, player, spell, available, helpers);
        return available;
    }

    /// How much mana the player could have at the very most, whatever it may be spent on: what costs more is out of
    /// reach.
    static int most(GameState state, int player) {
        int most = 0;
        if (state.hasMana(player))
            for (int type = 0; type < PlayerTable.MANA_TYPES; type++) most += state.mana(player, type);
        if (TriggeredMana.isPossible(state)) return ManaAbility.UNKNOWN;
        var permanents = sources(state);
        for (int i = 0; i < permanents.size(); i++) {
            int id = permanents.get(i);
            int flags = state.flagsOf(id, player);
            if (flags == GameState.NONE) continue;
            var traits = Layers.of(state, id);
            if (!traits.tapsForMana || (flags & ObjectFlags.TAPPED) == 0) most += traits.mostMana;
        }
        return most;
    }

    /// Within a batch characteristics stand still: then who has mana abilities is not known.
    private static IntList sources(GameState state) {
        if (state.caches.layersDirty) Layers.refresh(state);
        return state.caches.layersDirty ? state.zones.battlefield : state.caches.manaSources;
    }

    private static void addSources(GameState state, int player, int spell, AvailableMana available) {
        addPool(state, player, available.clear());
        var permanents = sources(state);
        boolean plain = state.caches.statics.isEmpty() && !TriggeredMana.isPossible(state);
        for (int i = 0; i < permanents.size(); i++) {
            int id = permanents.get(i);
            int flags = state.flagsOf(id, player);
            if (flags == GameState.NONE) continue;
            var traits = Layers.of(state, id);
            if (plain && traits.plainSource != null && id != spell) {
                boolean sick = (flags & ObjectFlags.SICK) != 0 && traits.isCreature() && Costs.isSick(state, id);
                if ((flags & ObjectFlags.TAPPED) == 0 && !sick)
                    available.add(id, traits.plainSource, traits.plainIndex);
            } else if (traits.hasManaAbility) addSources(state, player, id, traits, spell, available);
        }
    }

    private static void addSources(
            GameState state, int player, int id, Characteristics traits, int spell, AvailableMana available) {
        if (traits.rules.length > 0 && traits.hasRule(Rule.Kind.CANT_ACTIVATE_ABILITIES)) return;
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            var mana = ability.mana;
            if (mana == null || !mana.automatic) continue;
            var adding = Productions.adding(state, mana, id, player);
            if (adding == null || !isUsable(state, player, id, a, traits, ability, mana)) continue;
            if (adding.restriction() != null && !mayBeSpentOn(state, adding.restriction(), spell, id, player)) {
                available.leaveOut();
                continue;
            }
            int kind = id == spell
                    ? ManaAbility.ITSELF
                    : traits.isCreature()
                            ? ManaAbility.CREATURE
                            : traits.isLand() ? ManaAbility.LAND : ManaAbility.ARTIFACT;
            boolean snow = traits.is(Supertype.SNOW);
            var source = mana.constantSource(kind, snow);
            boolean triggers = mana.taps && TriggeredMana.isPossible(state);
            if (source == null || triggers) {
                var outputs = Productions.outputs(state, adding.production(), Context.of(id, player));
                if (outputs.length == 0) continue;
                var all = triggers ? TriggeredMana.with(state, outputs, id, player) : outputs;
                // What is added besides comes from another source, which is not snow.
                if (source == null || all != outputs) source = mana.source(all, kind, snow && all == outputs);
            }
            available.add(id, source, a);
        }
    }

    private static boolean isUsable(
            GameState state,
            int player,
            int id,
            int index,
            Characteristics traits,
            CompiledAbility ability,
            ManaAbility mana) {
        if (mana.plain && state.caches.statics.isEmpty()) {
            if (state.is(id, ObjectFlags.TAPPED)) return false;
            return !traits.isCreature() || !Costs.isSick(state, id);
        }
        return ability.source instanceof Ability.Activated activated
                && Activating.isAllowed(state, player, id, index, ability, activated)
                && Costs.partsPayable(state, player, mana.parts, id, player);
    }

    /// CR 106.6.
    private static boolean mayBeSpentOn(
            GameState state, Effect.Restriction restriction, int spell, int source, int player) {
        if (spell == GameState.NONE) return restriction.otherCosts();
        if (spell == ANYTHING) return false;
        var filter = state.isIn(spell, Zone.BATTLEFIELD) ? restriction.abilitiesOf() : restriction.spells();
        return filter != null && Filters.matchesAsSpell(state, filter, spell, source, player);
    }

    /// CR 702.51, 702.66, 702.126: convoke, delve and improvise.
    private static void addSubstitutes(GameState state, int player, int spell, AvailableMana available) {
        addSubstitutes(state, player, spell, available, null);
    }

    /// @param only those that were chosen by hand, or null for all
    private static void addSubstitutes(
            GameState state, int player, int spell, AvailableMana available, @Nullable IntList only) {
        var traits = Layers.of(state, spell);
        boolean convoke = traits.has(Keyword.CONVOKE);
        boolean improvise = traits.has(Keyword.IMPROVISE);
        if (convoke || improvise) {
            for (int i = 0; i < state.zones.battlefield.size(); i++) {
                int id = state.zones.battlefield.get(i);
                if (state.controller(id) != player || state.is(id, ObjectFlags.TAPPED) || !state.isOnBattlefield(id))
                    continue;
                if (only != null && !only.contains(id)) continue;
                var helper = Layers.of(state, id);
                if (convoke && helper.isCreature()) add(available, id, convoking(helper.colors), CONVOKE);
                else if (improvise && helper.is(CardType.ARTIFACT)) add(available, id, GENERIC, IMPROVISE);
            }
        }
        if (traits.has(Keyword.DELVE)) {
            var graveyard = state.graveyard(player);
            for (int i = 0; i < graveyard.size(); i++)
                if (graveyard.get(i) != spell && (only == null || only.contains(graveyard.get(i))))
                    add(available, graveyard.get(i), GENERIC, DELVE);
        }
    }

    private static final ManaSource GENERIC =
            new ManaSource(new int[][] {{0, 0, 0, 0, 0, 1}}, 10, false, ManaSource.Kind.GENERIC, null);

    private static ManaSource convoking(int colors) {
        if (colors == 0) return GENERIC;
        var outputs = new ArrayList<int[]>();
        for (int color = 0; color < 5; color++) {
            if ((colors & 1 << color) == 0) continue;
            var output = new int[ManaSource.TYPES];
            output[color] = 1;
            outputs.add(output);
        }
        return new ManaSource(outputs.toArray(new int[0][]), 5, false, ManaSource.Kind.CONVOKE, null);
    }

    private static void add(AvailableMana available, int id, ManaSource source, int kind) {
        available.add(id, source, kind);
    }

    /// The pool alone, for a payment by hand.
    static AvailableMana poolOnly(GameState state, int player) {
        var available = new AvailableMana();
        addPool(state, player, available);
        return available;
    }

    static void addPool(GameState state, int player, AvailableMana available) {
        if (!state.hasMana(player)) return;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            int amount = state.mana(player, type);
            if (amount > 0) available.sources.addPool(type % ManaSource.TYPES, type >= ManaSource.TYPES, amount);
        }
    }

    /// The pool and the chosen helpers, for a payment by hand.
    static AvailableMana byHand(GameState state, int player, int spell, IntList helpers) {
        var available = poolOnly(state, player);
        if (!helpers.isEmpty()) addSubstitutes(state, player, spell, available, helpers);
        return available;
    }

    /// What may help to pay for the spell by being tapped or exiled.
    static IntList helpers(GameState state, int player, int spell) {
        var available = new AvailableMana();
        if (state.isIn(spell, Zone.STACK)) addSubstitutes(state, player, spell, available);
        var ids = new IntList();
        for (int entry = 0; entry < available.size(); entry++) ids.add(available.sources.id(entry));
        return ids;
    }

    /// Whether a cost can be paid without the mana of one object, which pays for itself otherwise.
    static boolean canPayWithout(GameState state, int player, ManaCost cost, int object) {
        boolean tapped = state.is(object, ObjectFlags.TAPPED);
        if (tapped) return canPay(state, player, cost, GameState.NONE);
        state.set(object, ObjectFlags.TAPPED, true);
        boolean payable = canPay(state, player, cost, GameState.NONE);
        state.set(object, ObjectFlags.TAPPED, false);
        return payable;
    }

    static boolean canPay(GameState state, int player, ManaCost cost, int spell) {
        return cost.isZero()
                || fill(state, player, spell, state.desk().mana()).sources.canPay(cost, state.life(player));
    }

    /// Uses sources for what the pool lacks, then pays. The caller knows that it can be paid.
    public static void payAutomatically(GameState state, int player, ManaCost cost, int spell) {
        if (cost.isZero()) return;
        var available = fill(state, player, spell, state.desk().borrowMana());
        if (!plan(state, player, cost, available)) throw new IllegalStateException("cannot pay " + cost);
        use(state, player, available);
        spend(state, player, available.plan);
        state.desk().giveBack(available);
    }

    static boolean plan(GameState state, int player, ManaCost cost, AvailableMana available) {
        return available.sources.plan(cost, state.life(player), Payment.Phyrexian.LIFE_LAST, available.plan);
    }

    /// CR 601.2g: activates the mana abilities of a plan; their other effects follow as frames.
    static void use(GameState state, int player, AvailableMana available) {
        var plan = available.plan;
        for (int step = 0; step < plan.steps(); step++) {
            int entry = plan.entry(step);
            int id = available.sources.id(entry);
            int ability = available.ability(entry);
            switch (ability) {
                case CONVOKE, IMPROVISE -> Tapping.tap(state, id);
                case DELVE -> Zones.move(state, id, Zone.EXILE);
                default -> {
                    for (int type = 0; type < PlayerTable.MANA_TYPES; type++)
                        state.addMana(player, type, -plan.spentToActivate(step, type));
                    activate(state, player, id, ability, available.sources.source(entry), plan.output(step));
                }
            }
        }
    }

    private static void activate(GameState state, int player, int id, int index, ManaSource source, int output) {
        var ability = Layers.of(state, id).abilities[index];
        var mana = ability.mana;
        if (mana == null) throw new IllegalStateException("not a mana ability");
        if (mana.plain) Tapping.tap(state, id);
        else {
            var chosen = new IntList();
            for (var part : mana.parts) if (part instanceof Cost.Do) chosen.add(id);
            Costs.perform(state, player, mana.parts, Context.of(id, player), chosen);
            if (state.exists(id)) state.addUse(id, index);
        }
        int types = 0;
        for (int type = 0; type < ManaSource.TYPES; type++) {
            int amount = source.amount(output, type);
            add(state, player, type, amount, source.snow());
            if (amount > 0) types |= 1 << type;
        }
        if (mana.taps)
            Triggers.raise(
                    state, GameEvent.Kind.TAPPED_FOR_MANA, id, GameState.NONE, player, types | TriggeredMana.COUNTED);
        if (mana.rest != null) Resolving.follow(state, mana.rest, Context.of(id, player));
    }

    static void add(GameState state, int player, int type, int amount, boolean snow) {
        if (amount > 0) state.addMana(player, snow ? type + ManaSource.TYPES : type, amount);
    }

    /// Whether a source of the plan does more than add mana.
    static boolean doesMore(GameState state, AvailableMana available) {
        for (int step = 0; step < available.plan.steps(); step++) {
            int entry = available.plan.entry(step);
            int ability = available.ability(entry);
            if (ability < 0) continue;
            var mana = Layers.of(state, available.sources.id(entry)).abilities[ability].mana;
            if (mana == null || !mana.plain || mana.rest != null) return true;
        }
        return (state.caches.listening & GameEvent.Kind.TAPPED_FOR_MANA.bit()) != 0 || state.caches.layersDirty;
    }

    /// CR 601.2h: spends what a plan says, from the pool, and life for Phyrexian mana. Returns the colors spent, a
    /// set of bits.
    static int spend(GameState state, int player, Spending payment) {
        int colors = 0;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            int spent = payment.spent(type);
            if (spent == 0) continue;
            state.addMana(player, type, -spent);
            if (type % ManaSource.TYPES < 5) colors |= 1 << type % ManaSource.TYPES;
        }
        if (payment.life() > 0) Life.lose(state, player, payment.life());
        return colors;
    }

    /// What could be paid at most, for a refusal: one symbol per source or mana in the pool.
    static String describe(GameState state, int player) {
        var text = new StringBuilder();
        String letters = "WUBRGC";
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++)
            text.append(("{" + letters.charAt(type % ManaSource.TYPES) + "}").repeat(state.mana(player, type)));
        var available = fill(state, player, ANYTHING, new AvailableMana());
        int last = GameState.NONE;
        for (int entry = 0; entry < available.size(); entry++) {
            int id = available.sources.id(entry);
            if (id == last) continue;
            last = id;
            text.append(describe(available, id));
        }
        return text.isEmpty() ? "no mana" : text.toString();
    }

    /// A source that can make one of several is named like a hybrid symbol.
    private static String describe(AvailableMana available, int id) {
        var seen = new ArrayList<String>();
        String letters = "WUBRGC";
        int size = 0;
        for (int entry = 0; entry < available.size(); entry++) {
            if (available.sources.id(entry) != id) continue;
            var source = available.sources.source(entry);
            for (int output = 0; output < source.outputs(); output++) {
                var made = new StringBuilder();
                for (int type = 0; type < ManaSource.TYPES; type++)
                    made.append(String.valueOf(letters.charAt(type)).repeat(source.amount(output, type)));
                size = Math.max(size, made.length());
                if (!seen.contains(made.toString())) seen.add(made.toString());
            }
        }
        if (size == 1) return "{" + String.join("/", seen) + "}";
        var first = new StringBuilder();
        for (char letter : seen.getFirst().toCharArray())
            first.append('{').append(letter).append('}');
        return first.toString();
    }
}
