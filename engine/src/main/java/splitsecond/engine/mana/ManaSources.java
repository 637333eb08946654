package splitsecond.engine.mana;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;

/// All that a player could pay mana costs with at this moment: the pool and the untapped sources. Filled once per
/// decision, then asked for every card; `clear` makes it ready for the next decision without allocating.
public final class ManaSources {

    private static final int[] NOTHING = {};
    private static final int ALL_BITS = 2 * ManaSource.SNOW - 1;

    private final int[] pool = new int[2 * ManaSource.TYPES];
    private boolean hasPool;

    private int entries;
    private int[] ids = new int[8];
    private ManaSource[] sources = new ManaSource[8];

    /// Entries with one id are one object, of which only one may be used.
    private int objects;

    private int[] firstEntry = new int[9];
    private boolean prepared;

    /// Objects that bring exactly one mana and are all missed equally: the bits of what it can pay for; -1 for other
    /// objects.
    private int[] mask = new int[8];

    private int bulky;
    private int[] bulkyObject = NOTHING;
    private int activated;
    private int[] activatedEntry = NOTHING;

    /// What there is at least (exactly, unless there are sources with unlike outputs or activation costs) and at most.
    private final Reach sure = new Reach();

    private Reach most = sure;
    /// What there is at most, where that is not the same.
    private @Nullable Reach unsure;
    private boolean exact;

    private int[] needs = new int[8];
    private @Nullable PaymentSearch search;

    private static int[] grown(int[] table) {
        return Arrays.copyOf(table, Math.max(4, 2 * table.length));
    }

    public ManaSources clear() {
        entries = 0;
        objects = 0;
        prepared = false;
        if (hasPool) Arrays.fill(pool, 0);
        hasPool = false;
        return this;
    }

    /// Adds mana that is in the pool already, of a type in the order W U B R G C; from a snow source if so said.
    public ManaSources addPool(int type, boolean snow, int amount) {
        pool[snow ? type + ManaSource.TYPES : type] += amount;
        hasPool = true;
        prepared = false;
        return this;
    }

    /// Adds mana that is in the pool already, counted over W U B R G C, and perhaps over the same six again for snow
    /// mana.
    public ManaSources addPool(int[] amounts) {
        for (int i = 0; i < amounts.length; i++) pool[i] += amounts[i];
        hasPool = true;
        prepared = false;
        return this;
    }

    /// Adds a way to use an object. Several ways to use one object are added one after another: only one of them is
    /// used.
    public ManaSources add(int id, ManaSource source) {
        if (entries == ids.length) grow();
        if (entries == 0 || ids[entries - 1] != id) firstEntry[objects++] = entries;
        ids[entries] = id;
        sources[entries++] = source;
        firstEntry[objects] = entries;
        prepared = false;
        return this;
    }

    public int id(int entry) {
        return ids[entry];
    }

    public ManaSource source(int entry) {
        return sources[entry];
    }

    /// Whether it makes no difference which of the sources are used.
    public boolean areAlike() {
        for (int entry = 1; entry < entries; entry++)
            if (sources[entry] != sources[0] || ids[entry] == ids[entry - 1]) return false;
        return true;
    }

    /// Whether a cost without X can be paid, with so much life to spend on Phyrexian mana.
    public boolean canPay(ManaCost cost, int life) {
        if (!prepared) prepare();
        if (!fits(most, cost, life)) return false;
        if (exact) return true;
        if (fits(sure, cost, life)) return true;
        return search().plan(cost, life, Payment.Phyrexian.LIFE_LAST, null);
    }

    /// Finds the preferred payment; false, with the plan unchanged, if there is none.
    public boolean plan(ManaCost cost, int life, Payment.Phyrexian phyrexian, Payment plan) {
        if (!prepared) prepare();
        if (!fits(most, cost, life)) return false;
        if (isOneForOne(cost)) {
            payInOrder(cost, plan);
            return true;
        }
        return search().plan(cost, life, phyrexian, plan);
    }

    /// One land is as good as another: nothing need be weighed.
    private boolean isOneForOne(ManaCost cost) {
        if (hasPool || cost.hasChoice() || entries == 0 || !areAlike()) return false;
        var source = sources[0];
        return source.isMana()
                && !source.isNotForGeneric()
                && source.outputs() == 1
                && source.single()
                && source.activation() == null;
    }

    private void payInOrder(ManaCost cost, Payment plan) {
        int count = cost.size() + cost.generic();
        var source = sources[0];
        int type = 0;
        while (source.amount(0, type) == 0) type++;
        plan.start(pool, 0);
        for (int entry = 0; entry < count; entry++) plan.use(entry, 0, source);
        for (int i = 0; i < count; i++) plan.spend(source.typeOf(type), false);
    }

    private PaymentSearch search() {
        if (search == null) search = new PaymentSearch(this);
        return search;
    }

    // What PaymentSearch reads

    int[] pool() {
        return pool;
    }

    int objects() {
        return objects;
    }

    int firstEntry(int object) {
        return firstEntry[object];
    }

    int endEntry(int object) {
        return firstEntry[object + 1];
    }

    int mask(int object) {
        return mask[object];
    }

    int bulky() {
        return bulky;
    }

    int bulkyObject(int index) {
        return bulkyObject[index];
    }

    int activated() {
        return activated;
    }

    int activatedEntry(int index) {
        return activatedEntry[index];
    }

    int objectOf(int entry) {
        int object = 0;
        while (firstEntry[object + 1] <= entry) object++;
        return object;
    }

    /// Whether two objects can be used in the same ways, as far as those bits are concerned.
    boolean alike(int object, int other, int bits) {
        int count = endEntry(object) - firstEntry[object];
        if (endEntry(other) - firstEntry[other] != count) return false;
        for (int i = 0; i < count; i++) {
            if (!sources[firstEntry[object] + i].isLike(sources[firstEntry[other] + i], bits)) return false;
        }
        return true;
    }

    boolean mayPay(int[] masks, int count, int generic) {
        return hall(most, masks, count, generic);
    }

    private boolean fits(Reach reach, ManaCost cost, int life) {
        return cost.hasChoice() ? fitsSomehow(reach, cost, life) : fits(reach, cost);
    }

    /// Most costs leave nothing to choose, and most have no more than one kind of symbol.
    private boolean fits(Reach reach, ManaCost cost) {
        int size = cost.size();
        if (size + cost.generic() > reach.total()) return false;
        if (size == 0) return true;
        int first = cost.payers(0);
        int same = 1;
        while (same < size && cost.payers(same) == first) same++;
        if (same == size) return size <= reach.of(first);
        if (size > needs.length) needs = new int[2 * size];
        for (int i = 0; i < size; i++) needs[i] = cost.payers(i);
        return hall(reach, needs, size, cost.generic());
    }

    private boolean fitsSomehow(Reach reach, ManaCost cost, int life) {
        List<ManaSymbol> symbols = cost.symbols();
        if (symbols.size() > needs.length) needs = new int[2 * symbols.size()];
        int count = 0;
        for (int i = 0; i < symbols.size(); i++) if (!symbols.get(i).hasChoice()) needs[count++] = cost.payers(i);
        if (count + cost.generic() > reach.total()) return false;
        return fitsSomehow(reach, symbols, 0, count, cost.generic(), life);
    }

    /// Tries the ways to pay for the symbols that leave a choice: with mana, with generic mana, with life.
    private boolean fitsSomehow(Reach reach, List<ManaSymbol> symbols, int at, int count, int generic, int life) {
        int next = at;
        while (next < symbols.size() && !symbols.get(next).hasChoice()) next++;
        if (next == symbols.size()) return hall(reach, needs, count, generic);
        ManaSymbol symbol = symbols.get(next);
        if (symbol.phyrexian() && life >= 2 && fitsSomehow(reach, symbols, next + 1, count, generic, life - 2)) {
            return true;
        }
        int instead = symbol.genericInstead();
        if (instead > 0 && fitsSomehow(reach, symbols, next + 1, count, generic + instead, life)) return true;
        if (symbol.payers() == 0) return false;
        needs[count] = symbol.payers();
        return fitsSomehow(reach, symbols, next + 1, count + 1, generic, life);
    }

    /// Hall's marriage theorem: all can be paid if no set of symbols needs more mana than there is for it. Which mana
    /// there is for a set depends only on the union of what can pay for its symbols, so only unions are tested.
    private static boolean hall(Reach reach, int[] needs, int count, int generic) {
        if (count + generic > reach.total()) return false;
        int union = 0;
        for (int i = 0; i < count; i++) union |= needs[i];
        for (int set = union; set != 0; set = set - 1 & union) {
            int needed = 0;
            for (int i = 0; i < count; i++) if ((needs[i] & ~set) == 0) needed++;
            if (needed > reach.of(set)) return false;
        }
        return true;
    }

    private void prepare() {
        bulky = 0;
        activated = 0;
        exact = true;
        sure.clear();
        for (int type = 0; hasPool && type < pool.length; type++) sure.add(ManaSource.maskOf(type), pool[type]);
        boolean simple = true;
        for (int object = 0; object < objects; object++) {
            mask[object] = commonMask(object);
            if (mask[object] >= 0 && !isBound(object)) sure.add(mask[object], 1);
            else simple = false;
        }
        most = simple ? sure : unsure();
        for (int object = 0; !simple && object < objects; object++) {
            if (mask[object] < 0 || !isBound(object)) continue;
            most.add(mask[object], 1);
            exact = false;
        }
        for (int object = 0; !simple && object < objects; object++) if (mask[object] < 0) prepareBulky(object);
        prepared = true;
    }

    private boolean isBound(int object) {
        return sources[firstEntry[object]].isNotForGeneric();
    }

    private Reach unsure() {
        if (unsure == null) unsure = new Reach();
        unsure.copy(sure);
        return unsure;
    }

    /// The mask of an object that brings one mana however it is used, with nothing to choose between but the type; or
    /// -1.
    private int commonMask(int object) {
        int union = 0;
        int first = firstEntry[object];
        for (int entry = first; entry < firstEntry[object + 1]; entry++) {
            var source = sources[entry];
            if (source.activation() != null
                    || !source.single()
                    || source.reluctance() != sources[first].reluctance()
                    || source.kind() != sources[first].kind()
                    || source.isNotForGeneric() != sources[first].isNotForGeneric()
                    || source.isReserved() != sources[first].isReserved()) {
                return -1;
            }
            union |= source.unionMask();
        }
        return union;
    }

    private void prepareBulky(int object) {
        int plain = 0;
        for (int entry = firstEntry[object]; entry < firstEntry[object + 1]; entry++) {
            if (sources[entry].activation() == null) plain++;
            else {
                if (activated == activatedEntry.length) activatedEntry = grown(activatedEntry);
                activatedEntry[activated++] = entry;
            }
        }
        if (plain > 0) insertBulky(object);
        countBulky(object, plain);
    }

    /// Keeps objects that are alike next to each other.
    private void insertBulky(int object) {
        if (bulky == bulkyObject.length) bulkyObject = grown(bulkyObject);
        int at = bulky;
        for (int i = 0; i < bulky; i++) if (alike(bulkyObject[i], object, ALL_BITS)) at = i + 1;
        System.arraycopy(bulkyObject, at, bulkyObject, at + 1, bulky - at);
        bulkyObject[at] = object;
        bulky++;
    }

    /// Counts what an object brings at most and, where its outputs are not too unlike, at least.
    private void countBulky(int object, int plain) {
        int union = 0;
        int largest = 0;
        ManaSource fixed = null;
        int ones = 0;
        for (int entry = firstEntry[object]; entry < firstEntry[object + 1]; entry++) {
            var source = sources[entry];
            union |= source.unionMask();
            largest = Math.max(largest, source.largest());
            if (source.activation() != null) continue;
            if (source.isNotForGeneric()) continue;
            if (source.single()) ones |= source.unionMask();
            if (plain == 1 && source.outputs() == 1) fixed = source;
        }
        if (fixed != null) count(fixed, sure);
        else if (ones != 0) sure.add(ones, 1);
        if (fixed != null && firstEntry[object + 1] - firstEntry[object] == 1) {
            count(fixed, most);
        } else {
            most.add(union, largest);
            exact = false;
        }
    }

    private static void count(ManaSource fixed, Reach reach) {
        if (!fixed.isMana()) reach.add(fixed.mask(0), 1);
        for (int type = 0; fixed.isMana() && type < ManaSource.TYPES; type++) {
            reach.add(ManaSource.maskOf(fixed.typeOf(type)), fixed.amount(0, type));
        }
    }

    private void grow() {
        int size = 2 * entries;
        ids = Arrays.copyOf(ids, size);
        sources = Arrays.copyOf(sources, size);
        firstEntry = Arrays.copyOf(firstEntry, size + 1);
        mask = Arrays.copyOf(mask, size);
    }
}
