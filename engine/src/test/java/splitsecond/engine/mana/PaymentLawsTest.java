package splitsecond.engine.mana;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;

/// Payments of small random costs, compared with trying everything a player could do.
class PaymentLawsTest {

    private static final String[] SYMBOLS = {
        "W", "U", "B", "R", "G", "C", "S", "1", "2", "3", "W/U", "G/W", "C/R", "2/W", "2/G", "U/P", "R/W/P"
    };

    private static final String[] LANDS = {"W", "U", "G", "C", "W U", "G W", "W U B R G", "C W U", "R"};
    private static final String[] BULKY = {"CC", "WWW UUU BBB RRR GGG", "WU", "WW WU UU", "C CC", "GG R"};
    private static final String[] COSTING = {"1 WU", "1 RG", "{W/U} WW WU UU", "2 WUBRG", "1 W U B R G", "0 R"};

    private final ManaSources sources = new ManaSources();
    private final Payment plan = new Payment();
    private final List<ManaSource> ways = new ArrayList<>();
    private final List<Integer> ids = new ArrayList<>();
    private final int[] pool = new int[Payment.TYPES];

    @ParameterizedTest
    @CsvSource({"11, 8000, 6, 0, 0", "12, 4000, 3, 3, 0", "13, 2000, 2, 1, 2", "14, 2500, 2, 0, 3"})
    void thePlanIsTheBestOfAllPayments(long seed, int cases, int lands, int bulky, int costing) {
        var random = new Random(seed);
        int payable = 0;
        for (int i = 0; i < cases; i++) {
            deal(random, lands, bulky, costing);
            var cost = cost(random);
            int life = random.nextInt(6);
            var best = new Everything(cost, life).best();
            String label = "seed " + seed + ", case " + i + ": " + describe(cost, life);
            assertThat(sources.canPay(cost, life)).as(label).isEqualTo(best != null);
            assertThat(sources.plan(cost, life, Payment.Phyrexian.LIFE_LAST, plan))
                    .as(label)
                    .isEqualTo(best != null);
            if (best == null) continue;
            payable++;
            assertThat(worthOfPlan(label, cost)).as(label).isEqualTo(best);
        }
        assertThat(payable).as("some can be paid, some can't").isBetween(cases / 10, cases * 9 / 10);
    }

    @ParameterizedTest
    @CsvSource({"5, 8000, 8"})
    void noSourceIsTappedWhereALessFlexibleOneWouldDo(long seed, int cases, int lands) {
        var random = new Random(seed);
        int compared = 0;
        for (int i = 0; i < cases; i++) {
            deal(random, lands, 0, 0);
            var cost = cost(random);
            if (!sources.plan(cost, 0, Payment.Phyrexian.LIFE_LAST, plan)) continue;
            for (int step = 0; step < plan.steps(); step++) {
                for (int other = 0; other < ways.size(); other++) {
                    if (!isLessFlexible(ways.get(other), ways.get(plan.entry(step))) || isUsed(other)) continue;
                    compared++;
                    assertThat(insteadOf(step, other).canPay(cost, 0))
                            .as("seed " + seed + ", case " + i + ": " + describe(cost, 0))
                            .isFalse();
                }
            }
        }
        assertThat(compared).isPositive();
    }

    private static boolean isLessFlexible(ManaSource source, ManaSource than) {
        return source.reluctance() == than.reluctance()
                && source.unionMask() != than.unionMask()
                && (source.unionMask() & ~than.unionMask()) == 0;
    }

    private boolean isUsed(int entry) {
        for (int step = 0; step < plan.steps(); step++) if (plan.entry(step) == entry) return true;
        return false;
    }

    /// The sources that the plan uses, with another in the place of one of them.
    private ManaSources insteadOf(int replaced, int entry) {
        var instead = new ManaSources().addPool(pool).add(-1, ways.get(entry));
        for (int step = 0; step < plan.steps(); step++) {
            if (step != replaced) instead.add(step, ways.get(plan.entry(step)));
        }
        return instead;
    }

    /// What makes one payment better than another, the first difference counts.
    record Worth(int life, int activations, int reluctance, int excess, int steps) implements Comparable<Worth> {
        @Override
        public int compareTo(Worth other) {
            if (life != other.life) return life - other.life;
            if (activations != other.activations) return activations - other.activations;
            if (reluctance != other.reluctance) return reluctance - other.reluctance;
            return excess != other.excess ? excess - other.excess : steps - other.steps;
        }
    }

    /// Does what the plan says, step by step, and fails if it can't be done or pays not exactly the cost.
    private Worth worthOfPlan(String label, ManaCost cost) {
        int[] mana = pool.clone();
        var usedIds = new ArrayList<Integer>();
        var standIns = new ArrayList<Integer>();
        int activations = 0;
        int reluctance = 0;
        for (int step = 0; step < plan.steps(); step++) {
            var source = ways.get(plan.entry(step));
            assertThat(usedIds).as(label).doesNotContain(ids.get(plan.entry(step)));
            usedIds.add(ids.get(plan.entry(step)));
            reluctance += source.reluctance();
            int[] toActivate = new int[Payment.TYPES];
            for (int type = 0; type < Payment.TYPES; type++) toActivate[type] = plan.spentToActivate(step, type);
            var activation = source.activation() == null ? ManaCost.ZERO : source.activation();
            if (source.activation() != null) activations++;
            assertThat(leftovers(toActivate, List.of(), activation, 0))
                    .as(label)
                    .contains(0);
            take(label, mana, toActivate);
            if (source.isMana()) add(mana, source, plan.output(step));
            else standIns.add(source.mask(plan.output(step)));
        }
        int[] spent = new int[Payment.TYPES];
        for (int type = 0; type < Payment.TYPES; type++) spent[type] = plan.spent(type);
        assertThat(leftovers(spent, standIns, cost, plan.life())).as(label).contains(0);
        take(label, mana, spent);
        int excess = 0;
        for (int type = 0; type < Payment.TYPES; type++) {
            assertThat(plan.remaining(type)).as(label).isEqualTo(mana[type]);
            excess += mana[type];
        }
        return new Worth(plan.life(), activations, reluctance, excess, plan.steps());
    }

    private static void take(String label, int[] mana, int[] amounts) {
        for (int type = 0; type < mana.length; type++) {
            mana[type] -= amounts[type];
            assertThat(mana[type]).as(label).isNotNegative();
        }
    }

    private static void add(int[] mana, ManaSource source, int output) {
        for (int type = 0; type < ManaSource.TYPES; type++) mana[source.typeOf(type)] += source.amount(output, type);
    }

    /// All that a player can do: use any object in any way, in any order, and pay at any time.
    private final class Everything {
        private final ManaCost cost;
        private final int life;
        private @Nullable Worth best;

        Everything(ManaCost cost, int life) {
            this.cost = cost;
            this.life = life;
        }

        @Nullable
        Worth best() {
            use(pool, List.of(), 0, 0, 0, 0, 0);
            return best;
        }

        /// Sources that cost nothing are used in the order of the list, before the others: more mana never hurts.
        private void use(
                int[] mana, List<Integer> standIns, int usedIds, int from, int activations, int reluctance, int steps) {
            for (int paid = 0; paid <= life; paid += 2) {
                if (best != null && paid > best.life) break;
                for (int excess : leftovers(mana, standIns, cost, paid)) {
                    var worth = new Worth(paid, activations, reluctance, excess, steps);
                    if (best == null || worth.compareTo(best) < 0) best = worth;
                }
            }
            for (int entry = 0; entry < ways.size(); entry++) {
                var source = ways.get(entry);
                var activation = source.activation();
                boolean free = activation == null;
                if ((usedIds >> ids.get(entry) & 1) != 0 || (free && (activations > 0 || entry < from))) continue;
                for (int output = 0; output < source.outputs(); output++) {
                    int nowUsed = usedIds | 1 << ids.get(entry);
                    int sum = reluctance + source.reluctance();
                    if (!source.isMana()) {
                        var more = new ArrayList<>(standIns);
                        more.add(source.mask(output));
                        use(mana, more, nowUsed, entry + 1, activations, sum, steps + 1);
                    } else if (activation == null) {
                        int[] more = mana.clone();
                        add(more, source, output);
                        use(more, standIns, nowUsed, entry + 1, activations, sum, steps + 1);
                    } else {
                        for (int[] left : waysToPay(mana, activation)) {
                            add(left, source, output);
                            use(left, standIns, nowUsed, from, activations + 1, sum, steps + 1);
                        }
                    }
                }
            }
        }
    }

    private static List<int[]> waysToPay(int[] mana, ManaCost cost) {
        var found = new ArrayList<int[]>();
        pay(mana.clone(), cost, 0, cost.generic(), found);
        return found;
    }

    private static void pay(int[] mana, ManaCost cost, int at, int generic, List<int[]> found) {
        boolean symbolsPaid = at == cost.symbols().size();
        if (symbolsPaid && generic == 0) {
            found.add(mana.clone());
            return;
        }
        int accepted = symbolsPaid ? -1 : cost.payers(at);
        for (int type = 0; type < mana.length; type++) {
            if (mana[type] == 0 || (ManaSource.maskOf(type) & accepted) == 0) continue;
            mana[type]--;
            pay(mana, cost, symbolsPaid ? at : at + 1, symbolsPaid ? generic - 1 : generic, found);
            mana[type]++;
        }
    }

    /// How much mana may be left over when that cost is paid with exactly so much life; empty if it can't be paid.
    private static List<Integer> leftovers(int[] mana, List<Integer> standIns, ManaCost cost, int life) {
        var found = new ArrayList<Integer>();
        leftovers(mana.clone(), new ArrayList<>(standIns), cost.symbols(), cost.generic(), life, found);
        return found;
    }

    private static void leftovers(
            int[] mana, List<Integer> standIns, List<ManaSymbol> symbols, int generic, int life, List<Integer> found) {
        if (symbols.isEmpty()) {
            int total = 0;
            for (int amount : mana) total += amount;
            // Stand-ins that are left over would have been used for nothing.
            int fromMana = generic - standIns.size();
            if (life == 0 && fromMana >= 0 && fromMana <= total) found.add(total - fromMana);
            return;
        }
        var symbol = symbols.getFirst();
        var rest = symbols.subList(1, symbols.size());
        if (symbol.phyrexian() && life >= 2) leftovers(mana, standIns, rest, generic, life - 2, found);
        if (symbol.genericInstead() > 0) {
            leftovers(mana, standIns, rest, generic + symbol.genericInstead(), life, found);
        }
        int accepted = symbol.payers();
        for (int type = 0; type < mana.length; type++) {
            if (mana[type] == 0 || (ManaSource.maskOf(type) & accepted) == 0) continue;
            mana[type]--;
            leftovers(mana, standIns, rest, generic, life, found);
            mana[type]++;
        }
        for (int i = 0; i < standIns.size(); i++) {
            if ((standIns.get(i) & accepted) == 0) continue;
            int standIn = standIns.remove(i);
            leftovers(mana, standIns, rest, generic, life, found);
            standIns.add(i, standIn);
        }
    }

    private void deal(Random random, int lands, int bulky, int costing) {
        sources.clear();
        ways.clear();
        ids.clear();
        Arrays.fill(pool, 0);
        int floating = random.nextInt(4) - 1;
        for (int i = 0; i < floating; i++) pool[random.nextInt(Payment.TYPES)]++;
        sources.addPool(pool);
        int id = 0;
        for (int i = random.nextInt(lands + 1); i > 0; i--) put(id++, land(random));
        for (int i = random.nextInt(bulky + 1); i > 0; i--) {
            put(id, source(random, pick(random, BULKY), random.nextInt(3), ManaSource.Kind.MANA, null));
            if (random.nextInt(4) == 0) put(id, land(random));
            id++;
        }
        for (int i = random.nextInt(costing + 1); i > 0; i--) {
            String[] words = pick(random, COSTING).split(" ", 2);
            if (random.nextInt(4) == 0) put(id, land(random));
            put(id++, source(random, words[1], random.nextInt(2), ManaSource.Kind.MANA, ManaCost.parse(words[0])));
        }
    }

    private void put(int id, ManaSource source) {
        ids.add(id);
        ways.add(source);
        sources.add(id, source);
    }

    private static ManaSource land(Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> source(random, "W U", random.nextInt(3), ManaSource.Kind.CONVOKE, null);
            case 1 -> source(random, "C", random.nextInt(3), ManaSource.Kind.GENERIC, null);
            default -> source(random, pick(random, LANDS), random.nextInt(3), ManaSource.Kind.MANA, null);
        };
    }

    private static ManaSource source(
            Random random, String outputs, int reluctance, ManaSource.Kind kind, @Nullable ManaCost activation) {
        String[] words = outputs.split(" ");
        int[][] counts = new int[words.length][ManaSource.TYPES];
        for (int i = 0; i < words.length; i++) {
            for (char letter : words[i].toCharArray()) counts[i]["WUBRGC".indexOf(letter)]++;
        }
        boolean snow = kind == ManaSource.Kind.MANA && random.nextInt(5) == 0;
        return new ManaSource(counts, reluctance, snow, kind, activation);
    }

    private static ManaCost cost(Random random) {
        var text = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--)
            text.append('{').append(pick(random, SYMBOLS)).append('}');
        return ManaCost.parse(text.toString());
    }

    private static String pick(Random random, String[] words) {
        return words[random.nextInt(words.length)];
    }

    private String describe(ManaCost cost, int life) {
        var text = new StringBuilder(cost + " with " + life + " life, pool " + Arrays.toString(pool));
        for (int entry = 0; entry < ways.size(); entry++) {
            var source = ways.get(entry);
            text.append(", ").append(ids.get(entry)).append(' ').append(source.kind());
            if (source.snow()) text.append(" snow");
            text.append(" (").append(source.reluctance()).append(')');
            if (source.activation() != null)
                text.append(' ').append(source.activation()).append(" ->");
            for (int output = 0; output < source.outputs(); output++) {
                text.append(' ');
                for (int type = 0; type < 6; type++) text.repeat("WUBRGC".charAt(type), source.amount(output, type));
            }
        }
        return text.toString();
    }
}
