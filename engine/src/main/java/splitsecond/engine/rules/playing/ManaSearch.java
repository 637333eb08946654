package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.decision.Option;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.TriggeredMana;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ManaAbility;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 601.2g, 605.3a: looks for mana abilities to activate before a bill can be paid, where one use of each source does
/// not do: they cost sacrifices, counters, life that is scarce, the taps of others, or can be used again and again.
/// Each is tried on a fork, so what is found can be done.
final class ManaSearch {

    /// After so many activations and answers nothing more is looked for.
    private static final int LIMIT = 500;

    private static final int MOST_ACTIVATIONS = 16;

    /// How much an ability adds never changes.
    private static final int CERTAIN = -1;

    /// Few activations are tried first, in all ways, then many, the likeliest first.
    private static final int[] HORIZONS = {1, 2, MOST_ACTIVATIONS};

    private final Bill bill;
    private final int base;
    /// What the card that is to be cast is asked about as: null if as what it is.
    private final @Nullable Characteristics face;

    private long[] path = new long[16];
    private int length;
    private int tried;
    private int horizon;
    private boolean isCutOff;
    private long[] seen = new long[16];
    private int known;

    private ManaSearch(GameState state, Bill bill) {
        this.bill = bill;
        base = state.agenda.depth();
        int card = state.desk().proposed();
        face = card == GameState.NONE ? null : Faces.asked(state, card);
    }

    static boolean finds(GameState state, Bill bill) {
        return search(state, bill).length > 0;
    }

    /// Activates what was found; false if nothing was.
    static boolean carriesOut(GameState state, Bill bill) {
        long[] found = search(state, bill);
        int depth = state.agenda.depth();
        int next = 0;
        state.desk().spare(bill.mana().colors());
        while (next < found.length) {
            long move = found[next++];
            Activating.activate(state, bill.player(), Option.id(move), Option.variant(move));
            while (state.agenda.depth() > depth) {
                if (!state.decision.isNone()) {
                    boolean pays = state.decision.kind() == Decision.Kind.PAY;
                    answer(state, pays ? Option.pack(Option.Kind.AUTO, 0) : found[next++]);
                }
                state.agenda.top().run(state);
            }
        }
        state.desk().spare(0);
        return found.length > 0;
    }

    private static long[] search(GameState state, Bill bill) {
        var search = new ManaSearch(state, bill);
        boolean possible =
                !state.desk().isImagined() && search.most(state) >= bill.mana().leastMana();
        return possible && search.from(imagine(state, bill))
                ? java.util.Arrays.copyOf(search.path, search.length)
                : new long[0];
    }

    private boolean from(GameState world) {
        for (int each : HORIZONS) {
            horizon = each;
            isCutOff = false;
            tried = 0;
            known = 0;
            if (from(world, 0)) return true;
            if (!isCutOff) return false;
        }
        return false;
    }

    private static GameState imagine(GameState state, Bill bill) {
        var options = state.options;
        var world = state.fork(new GameOptions(false, true, options.sandbox(), options.mulligans()));
        world.desk().imagine();
        world.desk().spare(bill.mana().colors());
        world.desk().propose(state.desk().proposed());
        world.decision.clear();
        return world;
    }

    private static void answer(GameState state, long option) {
        if (state.decision.indexOf(option) < 0) throw new IllegalStateException("not offered to pay with");
        state.decision.clear();
        state.answer = option;
    }

    private boolean from(GameState world, int depth) {
        Layers.refresh(world);
        // CR 601.3e: it is still the spell that it would be, and some mana is only for some spells.
        if (face != null) world.cacheTraits(world.desk().proposed(), face);
        if (depth > 0 && bill.isPlainlyPayable(world)) return true;
        if (depth == horizon) {
            isCutOff = true;
            return false;
        }
        var entangled = entangled(world);
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < world.zones.battlefield.size(); i++) {
                int id = world.zones.battlefield.get(i);
                if (!world.isOnBattlefield(id) || !Layers.of(world, id).hasManaAbility) continue;
                if (tryAll(world, id, pass == 1, entangled.contains(id), depth)) return true;
            }
        }
        return false;
    }

    /// @param simply those abilities that count as one use of their permanent
    private boolean tryAll(GameState world, int id, boolean simply, boolean entangled, int depth) {
        var abilities = Layers.of(world, id).abilities;
        for (int a = 0; a < abilities.length; a++) {
            if (tried >= LIMIT) isCutOff = true;
            if (tried >= LIMIT) return false;
            var mana = abilities[a].mana;
            if (mana == null || mana.automatic != simply || simply && !entangled && mana.life == 0) continue;
            if (!isUsable(world, id, a, abilities[a], mana)) continue;
            tried++;
            var next = fork(world);
            int before = length;
            add(Option.pack(Option.Kind.ACTIVATE, id, a));
            Activating.activate(next, bill.player(), id, a);
            if (goesOn(next, depth, mana.outputs == null ? world.history.revelations : CERTAIN)) return true;
            length = before;
        }
        return false;
    }

    private static GameState fork(GameState world) {
        var next = world.fork();
        next.desk().imagine();
        next.desk().spare(world.desk().spared());
        next.desk().propose(world.desk().proposed());
        return next;
    }

    private boolean isUsable(GameState world, int id, int index, CompiledAbility ability, ManaAbility mana) {
        if (!(ability.source instanceof Ability.Activated activated)
                || !activated.limits().timing().isForPayments()
                || !Activating.isAllowed(world, bill.player(), id, index, ability, activated)) return false;
        var context = Context.of(id, bill.player());
        var cost = CostChanges.abilityWithStatics(world, mana.cost, ability, id).withX(0);
        return Bill.of(bill.player(), cost, mana.parts, context, Purpose.ability(id, ability, null))
                .isPlainlyPayable(world);
    }

    /// Runs until the activation is done, trying every answer that the payer could give on the way. How much mana there
    /// is must not depend on hidden cards or chance: who is told what can be paid would know them.
    ///
    /// @param secrets how much has been revealed before, or `CERTAIN`
    private boolean goesOn(GameState world, int depth, int secrets) {
        while (world.decision.isNone() && !world.outcome.over && world.agenda.depth() > base)
            world.agenda.top().run(world);
        if (world.outcome.over || secrets != CERTAIN && world.history.revelations != secrets) return false;
        var decision = world.decision;
        if (decision.isNone()) return isNew(world) && from(world, depth + 1);
        if (decision.player() != bill.player()) return false;
        for (int pass = 0; pass < 2; pass++) {
            for (int i = 0; i < decision.size() && tried < LIMIT; i++) {
                long option = decision.packed(i);
                // Colors that no cost asks for are all the same.
                if (pass == 1 && Option.kind(option) == Option.Kind.COLOR && i > 0 && !wants(world)) continue;
                if (isPreferred(world, decision.kind(), option) == (pass == 1)) continue;
                tried++;
                var next = fork(world);
                int before = length;
                add(option);
                answer(next, option);
                next.agenda.top().run(next);
                if (goesOn(next, depth, secrets)) return true;
                length = before;
            }
        }
        return false;
    }

    /// What gives no mana of its own is given up first; colors that the cost asks for come first.
    private boolean isPreferred(GameState world, Decision.Kind kind, long option) {
        if (Option.kind(option) == Option.Kind.COLOR) return (bill.mana().colors() & 1 << Option.id(option)) != 0;
        if (kind != Decision.Kind.COST || Option.kind(option) != Option.Kind.ENTITY) return true;
        int id = Option.id(option);
        return !world.isOnBattlefield(id) || !Layers.of(world, id).hasManaAbility;
    }

    /// Whether a mana ability asks for colors that the cost does not.
    private boolean wants(GameState world) {
        for (int i = 0; i < world.zones.battlefield.size(); i++) {
            int id = world.zones.battlefield.get(i);
            if (!world.isOnBattlefield(id)) continue;
            for (var ability : Layers.of(world, id).abilities)
                if (ability.mana != null && ability.mana.cost.colors() != 0) return true;
        }
        return false;
    }

    private void add(long option) {
        if (length == path.length) path = java.util.Arrays.copyOf(path, 2 * length);
        path[length++] = option;
    }

    /// What could be used by itself before it is given up for something else.
    private IntList entangled(GameState world) {
        var found = new IntList();
        for (int i = 0; i < world.zones.battlefield.size(); i++) {
            int id = world.zones.battlefield.get(i);
            if (world.controller(id) != bill.player() || !world.isOnBattlefield(id)) continue;
            int own = 0;
            boolean free = false;
            for (var ability : Layers.of(world, id).abilities) {
                if (ability.mana == null) continue;
                own++;
                free |= !ability.mana.taps;
                if (!ability.mana.automatic) addVictims(world, id, ability.mana, found);
            }
            if (own > 1 && free || own > 0 && costsMana(world, id)) found.add(id);
        }
        return found;
    }

    private static boolean costsMana(GameState world, int id) {
        for (var ability : Layers.of(world, id).abilities)
            if (ability.mana != null && !ability.mana.cost.isZero()) return true;
        return false;
    }

    private void addVictims(GameState world, int id, ManaAbility mana, IntList found) {
        for (var part : mana.parts)
            if (part instanceof Cost.Do deed && ManaAbility.leaves(deed.deed()))
                CostParts.candidates(world, bill.player(), deed, Context.of(id, bill.player()), found);
    }

    /// How much mana there could be at the very most.
    private int most(GameState state) {
        int player = bill.player();
        if (TriggeredMana.isPossible(state)) return ManaAbility.UNKNOWN;
        var available = state.desk().borrowMana();
        ManaSupply.fill(state, player, bill.purpose(), available);
        int sum = 0;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) sum += state.mana(player, type);
        for (int entry = 0; entry < available.size(); entry++) sum += largest(available.sources.source(entry));
        state.desk().giveBack(available);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isOnBattlefield(id)) continue;
            for (var ability : Layers.of(state, id).abilities) {
                var mana = ability.mana;
                if (mana == null || mana.automatic && mana.life == 0 && mana.cost.isZero()) continue;
                sum += mostOf(state, id, mana);
                if (sum >= ManaAbility.UNKNOWN) return sum;
            }
        }
        return sum;
    }

    private static int largest(ManaSource source) {
        int largest = 0;
        for (int output = 0; output < source.outputs(); output++) {
            int size = 0;
            for (int type = 0; type < ManaSource.TYPES; type++) size += source.amount(output, type);
            largest = Math.max(largest, size);
        }
        return largest;
    }

    private int mostOf(GameState state, int id, ManaAbility mana) {
        int gain = mana.atOnce == ManaAbility.UNKNOWN
                ? ManaAbility.UNKNOWN
                : mana.atOnce - mana.cost.withX(0).leastMana();
        if (gain <= 0) return 0;
        int often = ManaAbility.UNKNOWN;
        var context = Context.of(id, bill.player());
        for (var part : mana.parts) often = Math.min(often, mostOften(state, part, context));
        if (often == 0) return 0;
        return often >= ManaAbility.UNKNOWN || gain >= ManaAbility.UNKNOWN ? ManaAbility.UNKNOWN : gain * often;
    }

    private int mostOften(GameState state, Cost.Part part, Context context) {
        int player = bill.player();
        return switch (part) {
            case Cost.Tap _ -> state.is(context.source, ObjectFlags.TAPPED) ? 0 : 1;
            case Cost.PayLife life -> share(state.life(player), Amounts.of(state, life.amount(), context));
            case Cost.RemoveCounters remove
            when remove.from() instanceof Filter.This ->
                share(state.counters(context.source).total(remove.kind()), Amounts.of(state, remove.count(), context));
            case Cost.Do deed -> {
                var found = new IntList();
                CostParts.candidates(state, player, deed, context, found);
                yield share(found.size(), Amounts.of(state, deed.count().least(), context));
            }
            case Cost.Mana _,
                    Cost.Suffer _,
                    Cost.ManaWithX _,
                    Cost.Untap _,
                    Cost.Loyalty _,
                    Cost.RemoveCounters _,
                    Cost.PutCounters _,
                    Cost.Mill _,
                    Cost.PayEnergy _,
                    Cost.TapForPower _,
                    Cost.CollectEvidence _,
                    Cost.Less _,
                    Cost.Repeated _,
                    Cost.Either _ -> ManaAbility.UNKNOWN;
        };
    }

    private static int share(int there, int each) {
        return each <= 0 ? ManaAbility.UNKNOWN : Math.max(0, there) / each;
    }

    /// Whether the same has not been reached in another order, or with another object of the same kind.
    private boolean isNew(GameState world) {
        long key = world.life(bill.player()) * 31L + world.hand(bill.player()).size();
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++)
            key = mix(key + world.mana(bill.player(), type) * 0x9E3779B97F4A7C15L + type);
        long things = 0;
        for (int i = 0; i < world.zones.battlefield.size(); i++) {
            int id = world.zones.battlefield.get(i);
            if (world.controller(id) != bill.player() || !world.isOnBattlefield(id)) continue;
            var traits = Layers.of(world, id);
            long thing = mix(traits.name.hashCode() * 31L + (world.is(id, ObjectFlags.TAPPED) ? 1 : 0));
            thing = mix(thing + traits.power * 1009L + traits.toughness * 31L + traits.colors);
            for (int a = 0; a < traits.abilities.length; a++)
                if (traits.abilities[a].mana != null) thing = mix(thing + world.uses(id, a));
            things += mix(thing + world.counters(id).total(null) * 7L);
        }
        key = mix(key + things);
        for (int i = 0; i < known; i++) if (seen[i] == key) return false;
        if (known > LIMIT) return true;
        if (known == seen.length) seen = java.util.Arrays.copyOf(seen, 2 * known);
        seen[known++] = key;
        return true;
    }

    private static long mix(long value) {
        long mixed = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
