package splitsecond.engine.mana;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;

/// Looks for the best payment. Sources of one mana are chosen greedily, which is optimal because the sets of them
/// that can pay together are a matroid; over everything else, which is rare and little, it tries all there is: how
/// symbols with a choice are paid, which sources of several mana are used and how, which sources that cost mana are
/// activated in which order.
final class PaymentSearch {

    private static final long WHOLE = 1L << 40;
    private static final long[] SHARES = shares();

    private static long[] shares() {
        var shares = new long[32];
        for (int among = 1; among < shares.length; among++) shares[among] = WHOLE / among;
        return shares;
    }

    /// After so many payments were weighed, a payment that was found is good enough.
    private static final int PATIENCE = 4000;

    /// After so many, a payment that wasn't found is given up: only for boards of many sources that are all unlike.
    private static final int LIMIT = 100_000;

    private static final int LONGEST_CHAIN = 12;

    /// Generic mana is paid from the pool with C, then W U B R G; snow mana, which can do more, after other mana.
    private static final int[] SPENDING_ORDER = {5, 0, 1, 2, 3, 4, 11, 6, 7, 8, 9, 10};

    /// The tag of what is chosen among the bulky objects without being mana.
    private static final int STANDS_FOR_MANA = Integer.MIN_VALUE;

    /// In the tag of mana: it can't be spent on generic mana costs.
    private static final int BOUND = 1 << 8;

    /// In the tag of mana: it can't be spent on mana abilities that help to pay.
    private static final int RESERVED = 1 << 9;

    private static final int[] NO_OUTPUT = new int[0];

    private final ManaSources sources;
    private final Assignment assignment = new Assignment();
    private @Nullable Payment plan;

    // The cost in the shape being tried
    private int[] needs = new int[8];
    private int lifeToPay;
    private int bitsThatMatter;

    // What is being tried: an output for each bulky object and a chain of activations
    private int[] bulkyEntry = NO_OUTPUT;
    private int[] bulkyOutput = NO_OUTPUT;
    private int activationBits;
    private int greatestGain;
    private int[] chainEntry = NO_OUTPUT;
    private int[] chainOutput = NO_OUTPUT;
    private int chain;
    private boolean[] used = new boolean[16];
    private int ones;
    private int reluctance;

    /// The mana in the pool and from what is tried, by the stage from which it is there.
    private int[] free = new int[Payment.TYPES];

    /// The mana among it that can't be spent on everything, by what is said of it, `BOUND` and `RESERVED` as numbers
    /// from 1 to 3.
    private int[] tied = new int[3 * Payment.TYPES];

    private boolean anyTied;
    private int freeTotal;

    // How good the best payment is, the first difference counts
    private boolean found;
    private int bestReluctance;
    private int bestExcess;
    private int bestSteps;
    private long bestLoss;
    private int weighed;

    // The kinds of objects that bring one mana
    private int kinds;
    private int[] kindMask = new int[4];
    private int[] kindReluctance = new int[4];
    private boolean[] kindActivates = new boolean[4];
    private int[] kindFirst = new int[4];
    private int[] kindNext = new int[4];
    private int[] following = new int[16];
    private final int[] makers = new int[ManaSource.TYPES + 1];
    private final int[] makersLeft = new int[ManaSource.TYPES + 1];

    PaymentSearch(ManaSources sources) {
        this.sources = sources;
    }

    /// Finds the preferred payment; without a plan to write it into, only whether there is any.
    boolean plan(ManaCost cost, int life, Payment.Phyrexian phyrexian, @Nullable Payment into) {
        if (cost.xs() > 0) throw new IllegalArgumentException("X must be chosen before " + cost + " is paid");
        plan = into;
        found = false;
        weighed = 0;
        bestReluctance = Integer.MAX_VALUE;
        reset();
        List<ManaSymbol> symbols = cost.symbols();
        if (symbols.size() > needs.length) needs = new int[2 * symbols.size()];
        int mostLife = 0;
        for (int i = 0; i < symbols.size(); i++) if (symbols.get(i).phyrexian()) mostLife += 2;
        // Whoever cannot lose may have less than no life.
        mostLife = Math.min(mostLife, Math.max(0, life) / 2 * 2);
        int longest = Math.min(sources.activated(), LONGEST_CHAIN);
        for (int paid = 0; paid <= mostLife; paid += 2) {
            lifeToPay = phyrexian == Payment.Phyrexian.LIFE_LAST ? paid : mostLife - paid;
            for (int length = 0; length <= longest; length++) {
                tryShapes(symbols, 0, 0, cost.generic(), lifeToPay, length);
                if (found) return true;
            }
        }
        return false;
    }

    private void reset() {
        int bulky = sources.bulky();
        if (bulkyEntry.length < bulky) {
            bulkyEntry = new int[bulky + 8];
            bulkyOutput = new int[bulky + 8];
        }
        if (used.length < sources.objects()) {
            used = new boolean[2 * sources.objects()];
            following = new int[2 * sources.objects()];
        }
        int longest = Math.min(sources.activated(), LONGEST_CHAIN);
        if (chainEntry.length < longest) {
            chainEntry = new int[longest];
            chainOutput = new int[longest];
            free = new int[(longest + 1) * Payment.TYPES];
            tied = new int[3 * (longest + 1) * Payment.TYPES];
        }
        Arrays.fill(used, false);
        chain = 0;
        reluctance = 0;
        Arrays.fill(free, 0);
        if (anyTied) Arrays.fill(tied, 0);
        anyTied = false;
        System.arraycopy(sources.pool(), 0, free, 0, Payment.TYPES);
        freeTotal = 0;
        for (int type = 0; type < Payment.TYPES; type++) freeTotal += free[type];
        sortOnes();
        surveyActivations();
    }

    private void surveyActivations() {
        activationBits = 0;
        greatestGain = 0;
        for (int i = 0; i < sources.activated(); i++) {
            ManaSource source = sources.source(sources.activatedEntry(i));
            ManaCost activation = source.activation();
            if (activation == null) continue;
            List<ManaSymbol> symbols = activation.symbols();
            for (int j = 0; j < symbols.size(); j++)
                activationBits |= symbols.get(j).payers();
            greatestGain = Math.max(greatestGain, source.largest() - activation.generic() - symbols.size());
        }
    }

    private void sortOnes() {
        kinds = 0;
        ones = 0;
        Arrays.fill(makers, 0);
        // Backwards, so that each kind lists its objects in the order in which they were added.
        for (int object = sources.objects() - 1; object >= 0; object--) {
            int mask = sources.mask(object);
            if (mask < 0) continue;
            ones++;
            countMakers(makers, mask, 1);
            int kind = kindOf(mask, sources.source(sources.firstEntry(object)));
            following[object] = kindFirst[kind];
            kindFirst[kind] = object;
        }
        for (int i = 0; i < sources.bulky(); i++) countMakers(makers, unionMask(sources.bulkyObject(i)), 1);
    }

    private int kindOf(int mask, ManaSource source) {
        for (int kind = 0; kind < kinds; kind++) {
            if (kindMask[kind] == mask
                    && kindReluctance[kind] == source.reluctance()
                    && kindActivates[kind] == source.activates()) {
                return kind;
            }
        }
        if (kinds == kindMask.length) {
            kindMask = Arrays.copyOf(kindMask, 2 * kinds);
            kindReluctance = Arrays.copyOf(kindReluctance, 2 * kinds);
            kindActivates = Arrays.copyOf(kindActivates, 2 * kinds);
            kindFirst = Arrays.copyOf(kindFirst, 2 * kinds);
            kindNext = Arrays.copyOf(kindNext, 2 * kinds);
        }
        kindMask[kinds] = mask;
        kindReluctance[kinds] = source.reluctance();
        kindActivates[kinds] = source.activates();
        kindFirst[kinds] = -1;
        return kinds++;
    }

    private static void countMakers(int[] counts, int mask, int change) {
        for (int bit = 0; bit < counts.length; bit++) if ((mask >> bit & 1) != 0) counts[bit] += change;
    }

    private int unionMask(int object) {
        int union = 0;
        for (int entry = sources.firstEntry(object); entry < sources.endEntry(object); entry++) {
            union |= sources.source(entry).unionMask();
        }
        return union;
    }

    /// Settles how each symbol is paid, with exactly so much life for Phyrexian ones, and goes on with each shape of
    /// the cost.
    private void tryShapes(List<ManaSymbol> symbols, int at, int count, int generic, int life, int length) {
        if (at == symbols.size()) {
            if (life == 0 && sources.mayPay(needs, count, generic)) tryShape(count, generic, length);
            return;
        }
        ManaSymbol symbol = symbols.get(at);
        if (symbol.payers() != 0) {
            needs[count] = symbol.payers();
            tryShapes(symbols, at + 1, count + 1, generic, life, length);
        }
        if (symbol.genericInstead() > 0) {
            tryShapes(symbols, at + 1, count, generic + symbol.genericInstead(), life, length);
        }
        if (symbol.phyrexian() && life >= 2) tryShapes(symbols, at + 1, count, generic, life - 2, length);
    }

    private void tryShape(int count, int generic, int length) {
        assignment.clear();
        for (int i = 0; i < count; i++) {
            int same = 0;
            boolean earlier = false;
            for (int j = 0; j < count; j++) {
                if (needs[j] != needs[i]) continue;
                same++;
                if (j < i) earlier = true;
            }
            if (!earlier) assignment.demand(needs[i], Assignment.FINAL, same);
        }
        assignment.demand(Assignment.GENERIC, Assignment.FINAL, generic);
        bitsThatMatter = activationBits;
        for (int i = 0; i < count; i++) bitsThatMatter |= needs[i];
        tryChains(length);
    }

    /// Tries all chains of so many more activations. Of objects that are alike, the first is used first.
    private void tryChains(int length) {
        if (length == 0) {
            tryBulky(0);
            return;
        }
        int atMost = freeTotal + ones + mostFromBulky(0) + length * greatestGain;
        if (isEnough() || atMost < assignment.demanded()) return;
        for (int i = 0; i < sources.activated(); i++) {
            int entry = sources.activatedEntry(i);
            int object = sources.objectOf(entry);
            if (used[object] || isReplaceable(object)) continue;
            used[object] = true;
            int parts = assignment.parts();
            demandActivation(sources.source(entry).activation());
            if (assignment.demandedToActivate() <= freeTotal + ones + mostFromBulky(0)) {
                activate(entry, length);
            }
            assignment.truncate(parts);
            used[object] = false;
        }
    }

    private boolean isReplaceable(int object) {
        for (int other = 0; other < object; other++) {
            if (!used[other] && sources.alike(other, object, bitsThatMatter)) return true;
        }
        return false;
    }

    private void demandActivation(@Nullable ManaCost activation) {
        if (activation == null) return;
        List<ManaSymbol> symbols = activation.symbols();
        for (int i = 0; i < symbols.size(); i++)
            assignment.demand(symbols.get(i).payers(), chain, 1);
        assignment.demand(Assignment.GENERIC, chain, activation.generic());
    }

    private void activate(int entry, int length) {
        ManaSource source = sources.source(entry);
        chainEntry[chain] = entry;
        for (int output = 0; output < source.outputs(); output++) {
            chainOutput[chain] = output;
            chain++;
            produce(source, output, chain, 1);
            tryChains(length - 1);
            produce(source, output, chain, -1);
            chain--;
        }
    }

    private void produce(ManaSource source, int output, int stage, int sign) {
        for (int type = 0; source.isMana() && type < ManaSource.TYPES; type++) {
            free[stage * Payment.TYPES + source.typeOf(type)] += sign * source.amount(output, type);
        }
        int ties = ties(source);
        if (ties > 0) {
            anyTied = true;
            for (int type = 0; type < ManaSource.TYPES; type++)
                tied[place(stage, ties, source.typeOf(type))] += sign * source.amount(output, type);
        }
        freeTotal += sign * source.size(output);
        reluctance += sign * source.reluctance();
    }

    private static int ties(ManaSource source) {
        return (source.isNotForGeneric() ? 1 : 0) + (source.isReserved() ? 2 : 0);
    }

    private static int place(int stage, int ties, int type) {
        return (3 * stage + ties - 1) * Payment.TYPES + type;
    }

    /// Tries all ways to use the bulky objects from this one on. Of objects that are alike, earlier ones are used
    /// before later ones.
    private void tryBulky(int index) {
        if (reluctance > bestReluctance || isEnough()) return;
        int demanded = assignment.demanded();
        if (freeTotal + ones + mostFromBulky(index) < demanded) return;
        if (index == sources.bulky()) {
            weigh();
            return;
        }
        int object = sources.bulkyObject(index);
        bulkyEntry[index] = -1;
        // To find out whether all can be paid, nothing need be left unused.
        if (plan != null || used[object]) tryBulky(index + 1);
        if (used[object]) return;
        int first = sources.firstEntry(object);
        for (int entry = first; entry < sources.endEntry(object); entry++) {
            ManaSource source = sources.source(entry);
            if (source.activation() != null) continue;
            for (int output = 0; output < source.outputs(); output++) {
                if (isMirrored(index, entry - first, output)) continue;
                bulkyEntry[index] = entry;
                bulkyOutput[index] = output;
                produce(source, output, 0, 1);
                tryBulky(index + 1);
                produce(source, output, 0, -1);
            }
        }
        bulkyEntry[index] = -1;
    }

    private boolean isEnough() {
        return found ? plan == null || weighed > PATIENCE : weighed > LIMIT;
    }

    /// Whether the object before this one is alike, and using them the other way round is tried anyway.
    private boolean isMirrored(int index, int way, int output) {
        if (index == 0) return false;
        int object = sources.bulkyObject(index);
        int twin = sources.bulkyObject(index - 1);
        if (used[twin] || !sources.alike(twin, object, -1)) return false;
        int twinEntry = bulkyEntry[index - 1];
        if (twinEntry < 0) return true;
        int twinWay = twinEntry - sources.firstEntry(twin);
        return way < twinWay || (way == twinWay && output < bulkyOutput[index - 1]);
    }

    private int mostFromBulky(int index) {
        int sum = 0;
        for (int i = index; i < sources.bulky(); i++) {
            int object = sources.bulkyObject(i);
            if (used[object]) continue;
            int largest = 0;
            for (int entry = sources.firstEntry(object); entry < sources.endEntry(object); entry++) {
                ManaSource source = sources.source(entry);
                if (source.activation() == null) largest = Math.max(largest, source.largest());
            }
            sum += largest;
        }
        return sum;
    }

    /// Pays with what is there, fills up with objects of one mana, and keeps the payment if it is the best so far.
    private void weigh() {
        weighed++;
        assignment.clearUnits();
        offerFree();
        int excess = freeTotal - assignment.units();
        System.arraycopy(makers, 0, makersLeft, 0, makers.length);
        int steps = chain;
        long loss = 0;
        for (int i = 0; i < sources.bulky(); i++) {
            if (bulkyEntry[i] < 0) continue;
            steps++;
            loss += takeAway(unionMask(sources.bulkyObject(i)));
        }
        System.arraycopy(kindFirst, 0, kindNext, 0, kinds);
        int sum = reluctance;
        while (assignment.open() > 0) {
            int kind = leastMissed();
            if (kind < 0) return;
            int object = kindNext[kind];
            if (assignment.offer(kindMask[kind], 0, kindActivates[kind], -1 - object)) {
                kindNext[kind] = following[object];
                sum += kindReluctance[kind];
                steps++;
                loss += takeAway(kindMask[kind]);
            } else {
                kindNext[kind] = -1;
            }
        }
        if (found && !isBetter(sum, excess, steps, loss)) return;
        found = true;
        bestReluctance = sum;
        bestExcess = excess;
        bestSteps = steps;
        bestLoss = loss;
        if (plan != null) write(plan);
    }

    private boolean isBetter(int sum, int excess, int steps, long loss) {
        if (sum != bestReluctance) return sum < bestReluctance;
        if (excess != bestExcess) return excess < bestExcess;
        if (steps != bestSteps) return steps < bestSteps;
        return loss < bestLoss;
    }

    /// What can pay for less is offered first.
    private void offerTied(int ties) {
        int tag = (ties & 1) * BOUND | (ties >> 1) * RESERVED;
        for (int type : SPENDING_ORDER) {
            int mask = ManaSource.maskOf(type) | ((tag & BOUND) != 0 ? ManaSource.NOT_GENERIC : 0);
            for (int stage = 0; stage <= chain; stage++) {
                int amount = tied[place(stage, ties, type)];
                while (amount > 0 && assignment.offer(mask, stage, (tag & RESERVED) == 0, type | tag)) amount--;
            }
        }
    }

    private int untied(int stage, int type) {
        int amount = free[stage * Payment.TYPES + type];
        for (int ties = 1; anyTied && ties <= 3; ties++) amount -= tied[place(stage, ties, type)];
        return amount;
    }

    private void offerFree() {
        for (int ties = 3; anyTied && ties > 0; ties--) offerTied(ties);
        for (int type : SPENDING_ORDER) {
            int mask = ManaSource.maskOf(type);
            for (int stage = 0; stage <= chain; stage++) {
                int amount = untied(stage, type);
                while (amount > 0 && assignment.offer(mask, stage, true, type)) amount--;
            }
        }
        for (int i = 0; i < sources.bulky(); i++) {
            if (bulkyEntry[i] < 0) continue;
            ManaSource source = sources.source(bulkyEntry[i]);
            if (!source.isMana()) assignment.offer(source.mask(bulkyOutput[i]), 0, false, STANDS_FOR_MANA);
        }
    }

    /// The kind of object whose use is missed least: the least reluctant, then the one whose colors most others make
    /// as well.
    private int leastMissed() {
        int least = -1;
        long leastLoss = 0;
        for (int kind = 0; kind < kinds; kind++) {
            if (kindNext[kind] < 0) continue;
            if (least >= 0 && kindReluctance[kind] > kindReluctance[least]) continue;
            long loss = loss(kindMask[kind]);
            // Kinds were found backwards: at a tie the later kind has the earlier objects.
            if (least < 0 || kindReluctance[kind] < kindReluctance[least] || loss <= leastLoss) {
                least = kind;
                leastLoss = loss;
            }
        }
        return least;
    }

    /// The scarcer a color is among what is untapped, the greater the loss; colorless and snow mana are seldom asked
    /// for.
    private long loss(int mask) {
        long loss = 0;
        for (int bit = 0; bit < makersLeft.length; bit++) {
            if ((mask >> bit & 1) == 0) continue;
            long share = share(makersLeft[bit]);
            loss += bit < ManaSource.TYPES - 1 ? share : share >>> 8;
        }
        return loss;
    }

    /// The weight of one among so many; divisions are slow.
    private static long share(int among) {
        return among < SHARES.length ? SHARES[among] : WHOLE / among;
    }

    private long takeAway(int mask) {
        long loss = loss(mask);
        countMakers(makersLeft, mask, -1);
        return loss;
    }

    /// Lets units change places until no two of them could thereby use outputs that are more preferred.
    private void preferOutputs() {
        for (int unit = 0; unit < assignment.units(); unit++) {
            if (rank(unit, unit) == 0) continue;
            for (int other = 0; other < assignment.units(); other++) {
                int now = rank(unit, unit) + rank(other, other);
                if (!assignment.areInterchangeable(unit, other)) continue;
                if (rank(unit, other) + rank(other, unit) < now) assignment.interchange(unit, other);
            }
        }
    }

    /// How far down the list of outputs an object must go to pay what some unit pays for.
    private int rank(int unit, int payer) {
        int tag = assignment.tag(unit);
        if (tag >= 0 || tag == STANDS_FOR_MANA) return 0;
        int mask = assignment.maskPaid(payer);
        int entry = entryThatPays(-1 - tag, mask);
        return entry - sources.firstEntry(-1 - tag) + outputThatPays(entry, mask);
    }

    private void write(Payment into) {
        preferOutputs();
        into.start(sources.pool(), lifeToPay);
        for (int i = 0; i < sources.bulky(); i++) {
            if (bulkyEntry[i] >= 0) into.use(bulkyEntry[i], bulkyOutput[i], sources.source(bulkyEntry[i]));
        }
        for (int unit = 0; unit < assignment.units(); unit++) {
            int tag = assignment.tag(unit);
            if (tag < 0 && tag != STANDS_FOR_MANA) {
                int entry = entryThatPays(-1 - tag, assignment.maskPaid(unit));
                into.use(entry, outputThatPays(entry, assignment.maskPaid(unit)), sources.source(entry));
            }
        }
        int chainStart = into.steps();
        for (int i = 0; i < chain; i++) into.use(chainEntry[i], chainOutput[i], sources.source(chainEntry[i]));
        for (int unit = 0; unit < assignment.units(); unit++) {
            int type = typeSpent(unit);
            if (type < 0) continue;
            int stage = assignment.stagePaid(unit);
            if (stage == Assignment.FINAL) into.spend(type, isBound(unit));
            else into.spendToActivate(chainStart + stage, type);
        }
    }

    private boolean isBound(int unit) {
        int tag = assignment.tag(unit);
        if (tag >= 0) return (tag & BOUND) != 0;
        return tag != STANDS_FOR_MANA
                && sources.source(entryThatPays(-1 - tag, assignment.maskPaid(unit)))
                        .isNotForGeneric();
    }

    /// The entry of the pool that a unit is spent from; -1 if it is not mana.
    private int typeSpent(int unit) {
        int tag = assignment.tag(unit);
        if (tag >= 0) return tag & ~(BOUND | RESERVED);
        if (tag == STANDS_FOR_MANA) return -1;
        int entry = entryThatPays(-1 - tag, assignment.maskPaid(unit));
        ManaSource source = sources.source(entry);
        if (!source.isMana()) return -1;
        int output = outputThatPays(entry, assignment.maskPaid(unit));
        int type = 0;
        while (source.amount(output, type) == 0) type++;
        return source.typeOf(type);
    }

    private int entryThatPays(int object, int mask) {
        int entry = sources.firstEntry(object);
        while (mask != Assignment.GENERIC && (sources.source(entry).unionMask() & mask) == 0) entry++;
        return entry;
    }

    private int outputThatPays(int entry, int mask) {
        int output = 0;
        while (mask != Assignment.GENERIC && (sources.source(entry).mask(output) & mask) == 0) output++;
        return output;
    }
}
