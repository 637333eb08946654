package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.mana.ManaOrigins;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.mana.ManaSpent;
import splitsecond.engine.mana.Spending;
import splitsecond.engine.rules.changes.Life;
import splitsecond.engine.rules.changes.Marking;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.OthersLands;
import splitsecond.engine.rules.questions.Productions;
import splitsecond.engine.rules.questions.TriggeredMana;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.MarkedMana;
import splitsecond.engine.state.PendingTrigger;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StackItem;

/// CR 106, 605: mana, and the abilities that add it.
public final class Mana {

    private Mana() {}

    private static final MarkedMana[] NOT_MARKED = {};

    /// Uses sources for what the pool lacks, then pays. The caller knows that it can be paid.
    public static void payAutomatically(GameState state, int player, ManaCost cost) {
        if (!cost.isZero()) pay(state, Bill.of(player, cost, Purpose.OTHER));
    }

    /// Pays the mana of a bill, with whatever sources that takes.
    static void pay(GameState state, Bill bill) {
        var available = state.desk().borrowMana();
        if (!bill.prepare(state, available) || !available.plan(bill.mana()))
            throw new IllegalStateException("cannot pay " + bill.mana());
        var marked = use(state, bill.player(), available);
        spend(state, bill.player(), available.plan, marked, null, GameState.NONE);
        state.desk().giveBack(available);
    }

    /// CR 601.2g: activates the mana abilities of a plan; their other effects follow as frames.
    ///
    /// @return the mana among it of which more is known than its type
    static List<MarkedMana> use(GameState state, int player, AvailableMana available) {
        var pool = state.marked(player);
        List<MarkedMana> marked = List.of();
        IntList late = null;
        for (int step = 0; step < available.plan.steps(); step++) {
            int rank = rank(state, available, step);
            if (rank > AT_ONCE) late = (late == null ? IntList.NOTHING : late).with(IntList.of(rank, step));
            else marked = use(state, player, available, step, pool, marked);
        }
        for (int rank = AT_ONCE + 1; late != null && rank <= COSTS_MANA; rank++)
            for (int i = 0; i < late.size(); i += 2)
                if (late.get(i) == rank) marked = use(state, player, available, late.get(i + 1), pool, marked);
        return marked;
    }

    // What leaves may have given others their abilities: it is used after them, and then what costs mana.
    private static final int AT_ONCE = 0;
    private static final int LEAVES = 1;
    private static final int LEAVES_WITH_STATICS = 2;
    private static final int COSTS_MANA = 3;

    private static int rank(GameState state, AvailableMana available, int step) {
        int entry = available.plan.entry(step);
        if (available.ability(entry) < 0) return AT_ONCE;
        if (available.sources.source(entry).activation() != null) return COSTS_MANA;
        var traits = Layers.of(state, available.sources.id(entry));
        var mana = traits.abilities[available.ability(entry)].mana;
        if (mana == null || !mana.leaves) return AT_ONCE;
        return traits.standsIn(Zone.BATTLEFIELD) ? LEAVES_WITH_STATICS : LEAVES;
    }

    private static List<MarkedMana> use(
            GameState state,
            int player,
            AvailableMana available,
            int step,
            MarkedMana[] pool,
            List<MarkedMana> marked) {
        var plan = available.plan;
        int entry = plan.entry(step);
        int id = available.sources.id(entry);
        int ability = available.ability(entry);
        switch (ability) {
            case ManaSupply.CONVOKE, ManaSupply.IMPROVISE -> Tapping.tap(state, id);
            case ManaSupply.DELVE -> delve(state, id);
            case ManaSupply.FLOATING -> {}
            case ManaSupply.MARKED -> {
                return with(marked, pool[ManaSupply.MARKED_IDS - id]);
            }
            default -> {
                for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
                    int spent = plan.spentToActivate(step, type);
                    if (spent > 0) Marking.take(state, player, type, spent);
                }
                int before = state.marked(player).length;
                activate(state, player, id, ability, available.sources.source(entry), plan.output(step));
                var now = state.marked(player);
                for (int i = before; i < now.length; i++) marked = with(marked, now[i]);
            }
        }
        return marked;
    }

    /// CR 607.2a, 702.66a: the spell being cast remembers what is exiled for it.
    private static void delve(GameState state, int card) {
        int exiled = Zones.move(state, card, Zone.EXILE);
        int spell = state.zones.stack.last();
        if (state.isIn(exiled, Zone.EXILE))
            state.setMemory(spell, state.memory(spell).withAside(exiled));
    }

    private static List<MarkedMana> with(List<MarkedMana> all, MarkedMana one) {
        var more = all.isEmpty() ? new ArrayList<MarkedMana>() : all;
        more.add(one);
        return more;
    }

    private static void activate(GameState state, int player, int id, int index, ManaSource source, int output) {
        var ability = Layers.of(state, id).abilities[index];
        var mana = ability.mana;
        if (mana == null) throw new IllegalStateException("not a mana ability");
        int kinds = Marking.kinds(state, id);
        if (mana.plain) Tapping.tap(state, id);
        else {
            var chosen = new IntList();
            for (var part : mana.parts) if (part instanceof Cost.Do) chosen.add(id);
            Costs.perform(state, player, mana.parts, Context.of(id, player), chosen);
            if (state.exists(id)) Activating.countUse(state, id, index, ability);
        }
        if ((state.caches.listening & GameEvent.Kind.ACTIVATED.bit()) != 0)
            Triggers.raise(
                    state,
                    GameEvent.Kind.ACTIVATED,
                    GameState.NONE,
                    id,
                    player,
                    splitsecond.engine.ability.Trigger.Activation.MANA.ordinal());
        int types = 0;
        var adding = mana.plain && mana.adding != null && mana.adding.terms() == null
                ? null
                : Productions.adding(state, mana, id, player);
        var others = OthersLands.terms(state, player, id);
        var terms = others != null ? others : adding == null ? null : adding.terms();
        // Where the choices of a payment are shown, so is where its mana came from.
        boolean marks = terms != null || Marking.isAsked(state) || !state.options.autoPay();
        for (int type = 0; type < ManaSource.TYPES; type++) {
            int amount = source.amount(output, type);
            if (marks) Marking.add(state, player, source.typeOf(type), amount, id, kinds, terms);
            else add(state, player, type, amount, source.snow());
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
    static boolean doesMore(GameState state, int player, AvailableMana available) {
        for (int step = 0; step < available.plan.steps(); step++) {
            int entry = available.plan.entry(step);
            int ability = available.ability(entry);
            if (ability == ManaSupply.MARKED && rides(state, player, available.sources.id(entry))) return true;
            if (ability < 0) continue;
            var mana = Layers.of(state, available.sources.id(entry)).abilities[ability].mana;
            if (mana == null || !mana.plain || mana.rest != null) return true;
            if (mana.adding != null && mana.adding.terms() != null) return true;
        }
        return (state.caches.listening & GameEvent.Kind.TAPPED_FOR_MANA.bit()) != 0 || state.caches.layersDirty;
    }

    /// Whether something follows when that mana of the pool is spent.
    private static boolean rides(GameState state, int player, int id) {
        var terms = state.marked(player)[ManaSupply.MARKED_IDS - id].terms();
        return terms != null && !terms.riders().isEmpty();
    }

    /// CR 601.2h: spends what a plan says, from the pool, and life for Phyrexian mana. Returns what was spent, see
    /// `ManaSpent`.
    ///
    /// @param marked the mana of the plan of which more is known than its type: it is spent before other mana
    /// @param on     what it is spent on, or null if nobody asks
    /// @param object its id on the stack, or `NONE` for a mana ability or a special action
    static long spend(
            GameState state,
            int player,
            Spending payment,
            List<MarkedMana> marked,
            @Nullable StackItem on,
            int object) {
        long sum = 0;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            int spent = payment.spent(type);
            if (spent == 0) continue;
            int left = spent;
            int bound = payment.bound(type);
            for (int i = 0; i < marked.size() && left > 0; i++) {
                var mana = marked.get(i);
                if (mana.type() != type || SpendingRestrictions.isNotForGeneric(mana.only()) && bound-- <= 0) continue;
                state.unmark(player, mana);
                left--;
                if (on != null) note(state, player, mana, on, object);
            }
            for (var mana : left > 0 ? state.marked(player) : NOT_MARKED) {
                if (mana.type() != type || mana.terms() != null || left-- <= 0) continue;
                state.unmark(player, mana);
                if (on != null) note(state, player, mana, on, object);
            }
            state.addMana(player, type, -spent);
            sum = ManaSpent.plus(sum, type % ManaSource.TYPES, spent);
            if (type >= ManaSource.TYPES) sum = ManaSpent.plus(sum, ManaSpent.SNOW, spent);
        }
        if (payment.life() > 0) {
            Life.lose(state, player, payment.life());
            sum = ManaSpent.plus(sum, ManaSpent.LIFE, payment.life() / 2);
        }
        return sum;
    }

    private static void note(GameState state, int player, MarkedMana mana, StackItem on, int object) {
        var from = on.manaFrom.copy();
        from.add(mana.source());
        on.manaFrom = from;
        on.manaOrigins = ManaOrigins.plus(on.manaOrigins, mana.kinds());
        var terms = mana.terms();
        if (terms == null) return;
        boolean spell = on.castFrom >= 0;
        for (var rider : terms.riders())
            if (spell && SpendingRestrictions.fits(state, rider.spells(), on.source, mana.source(), player))
                Resolving.follow(state, rider.effect(), Context.of(on.source, player));
        // What a mana ability would be copied by finds no copy of it (CR 605.3b); a special action is no ability.
        if (object == GameState.NONE) return;
        for (var ability : terms.when())
            if (spell
                    ? SpendingRestrictions.hears(state, ability, on.source, mana.source(), player)
                    : SpendingRestrictions.hearsOfAbilities(ability))
                state.effects.waiting.add(spent(ability, mana.source(), player, on, object));
    }

    /// CR 106.6a, 603.7: an ability that has triggered as mana was spent on a spell or ability on the stack.
    private static PendingTrigger spent(Ability ability, int source, int player, StackItem on, int object) {
        var event = on.castFrom >= 0
                ? GameEvent.of(GameEvent.Kind.CAST, object, GameState.NONE, player, 0)
                : GameEvent.of(GameEvent.Kind.ACTIVATED, object, on.source, player, 0);
        return new PendingTrigger(Compiler.compile(ability, -1), source, player, event, IntList.NOTHING, null, 0);
    }

    /// What a mana ability would add now: "{G}", "{W} or {U}".
    public static String made(GameState state, int id, CompiledAbility ability) {
        var mana = ability.mana;
        int player = state.controller(id);
        var adding = mana == null ? null : Productions.adding(state, mana, id, player);
        if (mana == null || adding == null) return "mana";
        var text = new StringBuilder();
        for (int[] output : Productions.outputs(state, mana, adding, id, player)) {
            if (!text.isEmpty()) text.append(" or ");
            for (int type = 0; type < ManaSource.TYPES; type++)
                text.append(("{" + "WUBRGC".charAt(type) + "}").repeat(output[type]));
        }
        return text.isEmpty() ? "mana" : text.toString();
    }

    /// What could be paid at most, for a refusal: one symbol per source or mana in the pool; empty for no mana.
    static String describe(GameState state, int player) {
        var text = new StringBuilder();
        String letters = "WUBRGC";
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++)
            text.append(("{" + letters.charAt(type % ManaSource.TYPES) + "}").repeat(state.mana(player, type)));
        var available = ManaSupply.fill(state, player, Purpose.ANYTHING, new AvailableMana());
        int last = GameState.NONE;
        for (int entry = 0; entry < available.size(); entry++) {
            int id = available.sources.id(entry);
            if (id == last || id < 0) continue;
            last = id;
            text.append(describe(available, id));
        }
        return text.toString();
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
