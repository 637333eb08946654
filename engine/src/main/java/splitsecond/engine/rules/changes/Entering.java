package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Bounded;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;

/// CR 400.6, 614.12: how an object arrives in a zone: everything that an effect, or a replacement effect, says about
/// it.
public final class Entering {

    /// From the top of a library: 0 is the top, -1 the bottom.
    int position;
    /// Into a library that is then shuffled.
    boolean shuffled;
    /// Who controls it on the battlefield, `NONE` for its owner.
    public int controller = GameState.NONE;

    public boolean tapped;

    /// Whether an effect would have it enter untapped.
    public boolean untapped;
    /// CR 508.4: what it attacks is chosen as it enters.
    public static final int CHOOSES = -5;

    /// What it attacks as it enters, or `NONE`.
    public int attacking = GameState.NONE;

    /// CR 722.3a.
    boolean prepared;
    /// CR 714.3: how many lore counters a Saga enters with.
    public int chapter = 1;

    public int face;
    /// CR 709.5d: it is what a spell becomes that was cast.
    public boolean cast;
    public boolean faceDown;
    /// CR 406.3: face down, but its owner has looked at it.
    public boolean knownToOwner;

    public int attachedTo = GameState.NONE;
    /// What it is to be attached to, one of those that it can be; null if nothing says so.
    public @Nullable IntList hosts;
    /// It enters as a copy of this (CR 707.5), or null.
    @Nullable
    public Blueprint copyOf;

    /// What was agreed to be paid for entering untapped.
    public int lifeToPay;

    /// What is sacrificed as it enters, and with how many +1/+1 counters it enters for each of them.
    private IntList prey = IntList.NOTHING;
    private IntList countersForPrey = IntList.NOTHING;

    private IntList discards = IntList.NOTHING;

    /// What is asked for its entering was not given: it goes to its owner's graveyard.
    boolean turnedAway;

    @Nullable
    public Memory memory;

    /// CR 611.2e: a continuous effect that begins as it enters, on nothing yet; or null.
    @Nullable
    public Continuous being;

    /// It is discarded because of a spell or ability that an opponent of its owner controls.
    boolean forOpponent;

    /// What exiles it instead of letting it go elsewhere, or `NONE`.
    int exiledBy = GameState.NONE;

    /// What was worked out before it left its old zone: how many counters, or 1 where a condition was true.
    private @Nullable Map<Replacement, Integer> foreseen;

    List<CounterKind> counterKinds = List.of();
    List<Integer> counterCounts = List.of();
    /// Replacement effects that were asked for beforehand are not applied again.
    public boolean tappedDecided;

    /// Of something that arrives outside the battlefield with nothing said about it: never changed.
    static final Entering UNREMARKABLE = new Entering();

    public static Entering plain() {
        return new Entering();
    }

    public static Entering under(int controller) {
        var arrival = new Entering();
        arrival.controller = controller;
        return arrival;
    }

    public static Entering at(int position) {
        var arrival = new Entering();
        arrival.position = position;
        return arrival;
    }

    /// CR 614.12: a replacement effect looks at the game before the permanent, and whatever enters with it, has moved.
    public void foresee(Replacement replacement, int number) {
        if (foreseen == null) foreseen = new IdentityHashMap<>();
        foreseen.put(replacement, number);
    }

    /// What was foreseen for the replacement effect, or null.
    public @Nullable Integer foreseen(Replacement replacement) {
        return foreseen == null ? null : foreseen.get(replacement);
    }

    public void turnAway() {
        turnedAway = true;
    }

    /// The price of entering, besides what is sacrificed.
    public void discard(int card) {
        if (discards.isEmpty()) discards = new IntList();
        discards.add(card);
    }

    public void devour(int creature, int counters) {
        if (prey.isEmpty()) {
            prey = new IntList();
            countersForPrey = new IntList();
        }
        prey.add(creature);
        countersForPrey.add(counters);
    }

    public boolean devours(int creature) {
        return prey.contains(creature);
    }

    /// What enters at the same time may have devoured one of them already.
    void eat(GameState state) {
        for (int i = 0; i < discards.size(); i++)
            Zones.discard(state, state.owner(discards.get(i)), discards.get(i), GameState.NONE);
        if (prey.isEmpty()) return;
        Zones.beginBatch(state);
        for (int i = 0; i < prey.size(); i++)
            if (Zones.sacrifice(state, prey.get(i))) with(CounterKind.P1P1, countersForPrey.get(i));
        Zones.endBatch(state);
    }

    /// Counters of one kind are put on it together.
    public Entering with(CounterKind counterKind, int count) {
        if (count <= 0) return this;
        int known = counterKinds.indexOf(counterKind);
        if (known >= 0) {
            counterCounts.set(known, Bounded.plus(counterCounts.get(known), count));
            return this;
        }
        if (counterKinds.isEmpty()) {
            counterKinds = new ArrayList<>(1);
            counterCounts = new ArrayList<>(1);
        }
        counterKinds.add(counterKind);
        counterCounts.add(count);
        return this;
    }
}
