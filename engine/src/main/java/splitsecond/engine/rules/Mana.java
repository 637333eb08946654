package splitsecond.engine.rules;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.mana.ManaSources;
import splitsecond.engine.mana.Payment;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 106, 605: mana, and the abilities that add it.
final class Mana {

    // How much a player would miss a source.
    private static final int LAND = 0;
    private static final int ARTIFACT = 2;
    private static final int CREATURE = 4;
    private static final int PAINFUL = 8;
    private static final int ONE_SHOT = 20;

    private Mana() {}

    /// What a player could pay with now, and by which ability of each source. Filled anew for each question.
    static final class Available {
        final ManaSources sources = new ManaSources();
        /// The ability of each entry, or a negative number for what only stands for mana.
        final IntList abilities = new IntList();

        final Payment plan = new Payment();
    }

    static final int CONVOKE = -1;
    static final int IMPROVISE = -2;
    static final int DELVE = -3;

    /// Fills in the pool and every source that can be used without asking.
    ///
    /// @param spell what is to be paid for, or `NONE`: mana that may only be spent on some spells, convoke and the like depend on it
    static Available available(GameState state, int player, int spell) {
        var available = new Available();
        var sources = available.sources.clear();
        for (int type = 0; type < GameState.MANA_TYPES; type++) {
            int amount = state.mana(player, type);
            if (amount > 0) sources.addPool(type % ManaSource.TYPES, type >= ManaSource.TYPES, amount);
        }
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            if (state.controller(id) != player || !state.isOnBattlefield(id)) continue;
            var traits = Layers.of(state, id);
            if (traits.hasManaAbility) addSources(state, player, id, traits, spell, available);
        }
        if (spell != GameState.NONE) addSubstitutes(state, player, spell, available);
        return available;
    }

    private static void addSources(
            GameState state, int player, int id, Characteristics traits, int spell, Available available) {
        if (traits.hasRule(Rule.Kind.CANT_ACTIVATE_ABILITIES)) return;
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            if (!ability.isMana || !(ability.source instanceof Ability.Activated activated)) continue;
            var context = Context.of(id, player);
            if (!Activating.isAllowed(state, player, id, a, activated, context)) continue;
            var cost = Costs.Total.of(activated.cost());
            if (!isAutomatic(cost) || !Costs.partsPayable(state, player, cost.parts(), context)) continue;
            var adding = addedBy(activated.effect());
            if (adding == null || !mayBeSpentOn(state, adding, spell, context)) continue;
            var outputs = Productions.outputs(state, adding.production(), context);
            if (outputs.length == 0) continue;
            boolean snow = traits.is(Supertype.SNOW);
            var source = new ManaSource(
                    outputs,
                    reluctance(traits, cost, activated.effect()),
                    snow,
                    ManaSource.Kind.MANA,
                    cost.mana().isZero() ? null : cost.mana());
            available.sources.add(id, source);
            available.abilities.add(a);
        }
    }

    /// Costs that nobody need be asked about: tapping, sacrificing the source itself, life, its own counters.
    private static boolean isAutomatic(Costs.Total cost) {
        if (cost.mana().xs() > 0) return false;
        boolean taps = false;
        for (var part : cost.parts()) {
            switch (part) {
                case Cost.Tap _ -> taps = true;
                case Cost.PayLife _ -> {}
                case Cost.RemoveCounters remove when remove.from() instanceof Filter.This -> taps = true;
                case Cost.Do deed when deed.what() instanceof Filter.This -> taps = true;
                default -> {
                    return false;
                }
            }
        }
        return taps;
    }

    static Effect.@Nullable AddMana addedBy(Effect effect) {
        return switch (effect) {
            case Effect.AddMana adding -> adding;
            case Effect.Sequence sequence -> {
                for (var step : sequence.steps()) if (step instanceof Effect.AddMana adding) yield adding;
                yield null;
            }
            default -> null;
        };
    }

    /// CR 106.6.
    private static boolean mayBeSpentOn(GameState state, Effect.AddMana adding, int spell, Context context) {
        var restriction = adding.restriction();
        if (restriction == null) return true;
        if (spell == GameState.NONE) return false;
        var filter = state.isIn(spell, Zone.BATTLEFIELD) ? restriction.abilitiesOf() : restriction.spells();
        return filter != null && Filters.matchesAsSpell(state, filter, spell, context);
    }

    private static int reluctance(Characteristics traits, Costs.Total cost, Effect effect) {
        int reluctance = traits.isCreature() ? CREATURE : traits.isLand() ? LAND : ARTIFACT;
        if (effect instanceof Effect.Sequence) reluctance += PAINFUL;
        for (var part : cost.parts()) {
            if (part instanceof Cost.PayLife) reluctance += PAINFUL;
            else if (part instanceof Cost.Do || part instanceof Cost.RemoveCounters) reluctance += ONE_SHOT;
        }
        return reluctance;
    }

    /// CR 702.51, 702.66, 702.126: convoke, delve and improvise.
    private static void addSubstitutes(GameState state, int player, int spell, Available available) {
        var traits = Layers.of(state, spell);
        boolean convoke = traits.has(Keyword.CONVOKE);
        boolean improvise = traits.has(Keyword.IMPROVISE);
        if (convoke || improvise) {
            for (int i = 0; i < state.battlefield.size(); i++) {
                int id = state.battlefield.get(i);
                if (state.controller(id) != player || state.is(id, GameState.TAPPED) || !state.isOnBattlefield(id)) continue;
                var helper = Layers.of(state, id);
                if (convoke && helper.isCreature()) add(available, id, convoking(helper.colors), CONVOKE);
                else if (improvise && helper.is(CardType.ARTIFACT)) add(available, id, GENERIC, IMPROVISE);
            }
        }
        if (traits.has(Keyword.DELVE)) {
            var graveyard = state.graveyard(player);
            for (int i = 0; i < graveyard.size(); i++)
                if (graveyard.get(i) != spell) add(available, graveyard.get(i), GENERIC, DELVE);
        }
    }

    private static final ManaSource GENERIC =
            new ManaSource(new int[][] {{0, 0, 0, 0, 0, 1}}, ONE_SHOT / 2, false, ManaSource.Kind.GENERIC, null);

    private static ManaSource convoking(int colors) {
        if (colors == 0) return GENERIC;
        var outputs = new ArrayList<int[]>();
        for (int color = 0; color < 5; color++) {
            if ((colors & 1 << color) == 0) continue;
            var output = new int[ManaSource.TYPES];
            output[color] = 1;
            outputs.add(output);
        }
        return new ManaSource(outputs.toArray(new int[0][]), CREATURE + 1, false, ManaSource.Kind.CONVOKE, null);
    }

    private static void add(Available available, int id, ManaSource source, int kind) {
        available.sources.add(id, source);
        available.abilities.add(kind);
    }

    /// The pool alone, for a payment by hand.
    static Available poolOnly(GameState state, int player) {
        var available = new Available();
        for (int type = 0; type < GameState.MANA_TYPES; type++) {
            int amount = state.mana(player, type);
            if (amount > 0) available.sources.addPool(type % ManaSource.TYPES, type >= ManaSource.TYPES, amount);
        }
        return available;
    }

    /// Whether there is a source whose mana may only be spent on some things.
    static boolean hasRestricted(GameState state, int player) {
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            if (state.controller(id) != player) continue;
            var traits = Layers.of(state, id);
            if (!traits.hasManaAbility) continue;
            for (var ability : traits.abilities) {
                if (!ability.isMana || !(ability.source instanceof Ability.Activated activated)) continue;
                var adding = addedBy(activated.effect());
                if (adding != null && adding.restriction() != null) return true;
            }
        }
        return false;
    }

    /// Whether a cost can be paid without the mana of one object, which pays for itself otherwise.
    static boolean canPayWithout(GameState state, int player, ManaCost cost, int object) {
        boolean tapped = state.is(object, GameState.TAPPED);
        if (tapped) return canPay(state, player, cost, GameState.NONE);
        state.set(object, GameState.TAPPED, true);
        boolean payable = canPay(state, player, cost, GameState.NONE);
        state.set(object, GameState.TAPPED, false);
        return payable;
    }

    static boolean canPay(GameState state, int player, ManaCost cost, int spell) {
        return cost.isZero() || available(state, player, spell).sources.canPay(cost, state.life(player));
    }

    /// Uses sources for what the pool lacks, then pays. The caller knows that it can be paid.
    static void payAutomatically(GameState state, int player, ManaCost cost, int spell) {
        if (cost.isZero()) return;
        var available = available(state, player, spell);
        if (!plan(state, player, cost, available)) throw new IllegalStateException("cannot pay " + cost);
        use(state, player, available);
        spend(state, player, available.plan);
    }

    static boolean plan(GameState state, int player, ManaCost cost, Available available) {
        return available.sources.plan(cost, state.life(player), Payment.Phyrexian.LIFE_LAST, available.plan);
    }

    /// CR 601.2g: activates the mana abilities of a plan; their other effects follow as frames.
    static void use(GameState state, int player, Available available) {
        var plan = available.plan;
        for (int step = 0; step < plan.steps(); step++) {
            int entry = plan.entry(step);
            int id = available.sources.id(entry);
            int ability = available.abilities.get(entry);
            switch (ability) {
                case CONVOKE, IMPROVISE -> Tapping.tap(state, id);
                case DELVE -> Zones.move(state, id, Zone.EXILE);
                default -> {
                    for (int type = 0; type < GameState.MANA_TYPES; type++)
                        state.addMana(player, type, -plan.spentToActivate(step, type));
                    activate(state, player, id, ability, available.sources.source(entry), plan.output(step));
                }
            }
        }
    }

    private static void activate(GameState state, int player, int id, int index, ManaSource source, int output) {
        CompiledAbility ability = Layers.of(state, id).abilities[index];
        var activated = (Ability.Activated) ability.source;
        var context = Context.of(id, player);
        var parts = Costs.Total.of(activated.cost()).parts();
        var chosen = new IntList();
        for (var part : parts) if (part instanceof Cost.Do) chosen.add(id);
        boolean tapped = parts.stream().anyMatch(part -> part instanceof Cost.Tap);
        Costs.perform(state, player, parts, context, chosen);
        if (activated.limits().timesEachTurn() > 0 && state.exists(id)) state.addUse(id, index);
        for (int type = 0; type < ManaSource.TYPES; type++)
            add(state, player, type, source.amount(output, type), source.snow());
        if (tapped) Triggers.raise(state, GameEvent.Kind.TAPPED_FOR_MANA, id, GameState.NONE, player, 1);
        var rest = withoutMana(activated.effect());
        if (rest != null) Resolving.follow(state, rest, context);
    }

    private static @Nullable Effect withoutMana(Effect effect) {
        if (!(effect instanceof Effect.Sequence sequence)) return null;
        var rest = new ArrayList<Effect>();
        for (var step : sequence.steps()) if (!(step instanceof Effect.AddMana)) rest.add(step);
        return rest.isEmpty() ? null : new Effect.Sequence(rest, List.of());
    }

    static void add(GameState state, int player, int type, int amount, boolean snow) {
        if (amount > 0) state.addMana(player, snow ? type + ManaSource.TYPES : type, amount);
    }

    /// CR 601.2h: spends what a plan says, from the pool, and life for Phyrexian mana. Returns the colors spent, a set of bits.
    static int spend(GameState state, int player, Payment plan) {
        int colors = 0;
        for (int type = 0; type < GameState.MANA_TYPES; type++) {
            int spent = plan.spent(type);
            if (spent == 0) continue;
            state.addMana(player, type, -spent);
            if (type % ManaSource.TYPES < 5) colors |= 1 << type % ManaSource.TYPES;
        }
        if (plan.life() > 0) Life.lose(state, player, plan.life());
        return colors;
    }

    /// What could be paid at most, for a refusal: one symbol per source or mana in the pool.
    static String describe(GameState state, int player) {
        var text = new StringBuilder();
        String letters = "WUBRGC";
        for (int type = 0; type < GameState.MANA_TYPES; type++)
            text.append(("{" + letters.charAt(type % ManaSource.TYPES) + "}").repeat(state.mana(player, type)));
        var available = available(state, player, GameState.NONE);
        int last = GameState.NONE;
        for (int entry = 0; entry < available.abilities.size(); entry++) {
            int id = available.sources.id(entry);
            if (id == last) continue;
            last = id;
            text.append(describe(available, id));
        }
        return text.isEmpty() ? "no mana" : text.toString();
    }

    /// A source that can make one of several is named like a hybrid symbol.
    private static String describe(Available available, int id) {
        var seen = new ArrayList<String>();
        String letters = "WUBRGC";
        int size = 0;
        for (int entry = 0; entry < available.abilities.size(); entry++) {
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
        for (char letter : seen.getFirst().toCharArray()) first.append('{').append(letter).append('}');
        return first.toString();
    }
}
