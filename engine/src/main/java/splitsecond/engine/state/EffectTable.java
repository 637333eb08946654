package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;
import splitsecond.engine.registry.Uncounted;

/// What resolved spells and abilities have left behind, and triggered abilities that wait to be put on the stack.
public final class EffectTable implements Part {

    /// The timestamp that the next object or effect gets (CR 613.7).
    public int nextTimestamp = 1;

    public final ArrayList<Continuous> continuous;
    /// Used up and replaced one by one.
    public ArrayList<Shield> shields;
    /// What follows when one of them prevents damage. Rare, so a list that is never changed: forks share it.
    public List<Aftermath> aftermaths = List.of();

    /// What waits in exile for something to leave. Rare, so a list that is never changed: forks share it.
    public List<Returning> returning = List.of();

    public final ArrayList<Delayed> delayed;
    public final ArrayList<PendingTrigger> waiting;
    /// Zone changes of the batch under way, whose triggers look at what was there before (CR 603.10).
    public final ArrayList<GameEvent> batch;

    public int batchDepth;

    /// Objects with this timestamp or a later one have come with the batch under way.
    @Uncounted("means something only within a batch, which no decision interrupts")
    public int batchSince;

    /// What was chosen about replacement effects that could apply in several orders, see `ReplacementOrder`; or null.
    public @Nullable Orders orders;

    EffectTable() {
        continuous = new ArrayList<>();
        shields = new ArrayList<>();
        delayed = new ArrayList<>();
        waiting = new ArrayList<>();
        batch = new ArrayList<>();
    }

    private EffectTable(EffectTable of) {
        nextTimestamp = of.nextTimestamp;
        continuous = copy(of.continuous);
        shields = copy(of.shields);
        aftermaths = of.aftermaths;
        returning = of.returning;
        delayed = copy(of.delayed);
        waiting = copy(of.waiting);
        batch = copy(of.batch);
        batchDepth = of.batchDepth;
        batchSince = of.batchSince;
        orders = of.orders == null ? null : of.orders.copy();
    }

    static <T> ArrayList<T> copy(ArrayList<T> list) {
        return list.isEmpty() ? new ArrayList<>() : new ArrayList<>(list);
    }

    EffectTable copy() {
        return new EffectTable(this);
    }

    @Override
    public void fields(Fields fields) {
        fields.number(nextTimestamp);
        fields.parts(continuous);
        fields.values(shields);
        fields.parts(aftermaths);
        fields.parts(returning);
        fields.parts(delayed);
        fields.parts(waiting);
        fields.parts(batch);
        fields.number(batchDepth);
        fields.part(orders);
    }
}
