package splitsecond.engine.mana;

import java.util.Arrays;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 601.2g-h: how a cost is paid: the sources to use, one after another, then the mana to spend from the pool and
/// the life. It can be filled again and again. Mana is counted over W U B R G C, then over the same six from snow
/// sources.
public final class Payment implements Spending {

    /// When 2 life is paid for a Phyrexian mana symbol (CR 107.4f).
    public enum Phyrexian {
        /// Only where mana can't pay.
        LIFE_LAST,
        /// Wherever there is life to pay.
        LIFE_FIRST
    }

    static final int TYPES = 2 * ManaSource.TYPES;

    private static final int[] NOTHING = {};

    // The tables are there once a payment is planned: most questions are only whether one could be.
    private int steps;
    private int[] entries = NOTHING;
    private int[] outputs = NOTHING;
    /// By step and type; only as long as the last step that cost mana.
    private int[] activationSpent = NOTHING;
    private int[] spent = NOTHING;
    private int[] bound = NOTHING;
    private int[] remaining = NOTHING;
    private int life;

    /// How many sources are used. They are used in the order of the steps: those that cost mana come last.
    public int steps() {
        return steps;
    }

    /// The index of the source among the sources that were asked, in the order in which they were added.
    public int entry(int step) {
        return entries[step];
    }

    /// Which of its outputs.
    public int output(int step) {
        return outputs[step];
    }

    /// How much mana of a type is spent from the pool to activate that source.
    public int spentToActivate(int step, int type) {
        int index = step * TYPES + type;
        return index < activationSpent.length ? activationSpent[index] : 0;
    }

    @Override
    public int spent(int type) {
        return spent[type];
    }

    @Override
    public int bound(int type) {
        return bound[type];
    }

    /// How much mana of a type is in the pool when all is paid.
    public int remaining(int type) {
        return remaining[type];
    }

    @Override
    public int life() {
        return life;
    }

    /// What of it is still to be done once all sources are used: what is spent on the cost itself.
    public Spent toSpend() {
        return new Spent(spent.clone(), bound.clone(), life);
    }

    /// What is to be spent, remembered while a plan is used for another payment.
    public record Spent(int[] mana, int[] bounds, int life) implements Spending, Part {
        @Override
        public int spent(int type) {
            return mana[type];
        }

        @Override
        public int bound(int type) {
            return bounds[type];
        }

        @Override
        public void fields(Fields fields) {
            fields.numbers(mana);
            fields.numbers(bounds);
            fields.number(life);
        }
    }

    // How PaymentSearch writes it

    void start(int[] pool, int lifePaid) {
        steps = 0;
        life = lifePaid;
        if (spent == NOTHING) {
            spent = new int[TYPES];
            bound = new int[TYPES];
            remaining = new int[TYPES];
        }
        Arrays.fill(spent, 0);
        Arrays.fill(bound, 0);
        Arrays.fill(activationSpent, 0);
        System.arraycopy(pool, 0, remaining, 0, TYPES);
    }

    void use(int entry, int output, ManaSource source) {
        if (steps == entries.length) {
            entries = Arrays.copyOf(entries, Math.max(8, 2 * steps));
            outputs = Arrays.copyOf(outputs, Math.max(8, 2 * steps));
        }
        entries[steps] = entry;
        outputs[steps] = output;
        steps++;
        if (!source.isMana()) return;
        for (int type = 0; type < ManaSource.TYPES; type++) {
            remaining[source.typeOf(type)] += source.amount(output, type);
        }
    }

    void spend(int type, boolean notForGeneric) {
        spent[type]++;
        if (notForGeneric) bound[type]++;
        remaining[type]--;
    }

    void spendToActivate(int step, int type) {
        int needed = (step + 1) * TYPES;
        if (needed > activationSpent.length) activationSpent = Arrays.copyOf(activationSpent, needed);
        activationSpent[step * TYPES + type]++;
        remaining[type]--;
    }
}
