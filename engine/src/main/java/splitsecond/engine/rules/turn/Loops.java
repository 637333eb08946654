package splitsecond.engine.rules.turn;

import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.changes.Ending;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;

/// CR 104.4b, 732.4: a loop of mandatory actions is a draw. Where nobody has chosen anything but to pass, a position
/// that comes again comes again for ever. Objects that have changed zones are new (400.7), so positions are compared by
/// what is there, not by which object it is.
final class Loops {

    /// As many resolve without a choice in many a game that goes on.
    private static final int UNSUSPICIOUS = 64;
    /// A loop in which something grows: more than any stack of triggers that comes to an end by itself.
    private static final int MOST_RESOLVED = 4_096;
    /// How often the position must have come again.
    private static final int CERTAIN = 3;

    private static final int LASTING = ObjectFlags.TAPPED
            | ObjectFlags.TOKEN
            | ObjectFlags.FACE_DOWN
            | ObjectFlags.MANIFESTED
            | ObjectFlags.COPY
            | ObjectFlags.PHASED_OUT
            | ObjectFlags.MONSTROUS
            | ObjectFlags.RENOWNED
            | ObjectFlags.SUSPECTED
            | ObjectFlags.PREPARED;

    private Loops() {}

    /// One more object of the stack is about to resolve. True if the game has ended in a draw.
    static boolean end(GameState state) {
        int resolved = ++state.history.resolvedUnasked;
        if (resolved < UNSUSPICIOUS) return false;
        long outline = outline(state);
        if (Integer.bitCount(resolved) == 1) {
            state.history.loopOutline = outline;
            state.history.loopPosition = position(state);
            state.history.loopsSeen = 0;
        } else if (outline == state.history.loopOutline && position(state) == state.history.loopPosition)
            state.history.loopsSeen++;
        if (resolved <= MOST_RESOLVED && state.history.loopsSeen < CERTAIN) return false;
        Ending.draw(state, "a loop that nobody can end");
        return true;
    }

    /// What positions differ in most often, without a look at any object: most are told apart by it.
    private static long outline(GameState state) {
        long hash = mix(state.zones.battlefield.size(), state.zones.stack.size());
        hash = mix(hash, state.zones.exile.size());
        for (int p = 0; p < state.playerCount; p++) {
            hash = mix(hash, state.life(p));
            hash = mix(hash, state.library(p).size());
            hash = mix(hash, state.hand(p).size());
            hash = mix(hash, state.graveyard(p).size());
        }
        return hash;
    }

    private static long position(GameState state) {
        long hash = mix(state.turn.number, state.turn.step.ordinal());
        hash = mix(hash, state.random);
        for (int p = 0; p < state.playerCount; p++) {
            hash = mix(hash, state.life(p));
            hash = mix(hash, state.player(p, PlayerTable.LOST));
            hash = mix(hash, all(state.counters(p)));
            for (int kind = 0; kind < PlayerTable.MANA_TYPES; kind++) hash = mix(hash, state.mana(p, kind));
            hash = mix(hash, state.library(p).size());
            hash = mix(hash, all(state, state.hand(p)));
            hash = mix(hash, all(state, state.graveyard(p)));
        }
        hash = mix(hash, all(state, state.zones.exile));
        hash = mix(hash, all(state, state.zones.battlefield));
        for (int i = 0; i < state.zones.stack.size(); i++) hash = mix(hash, object(state, state.zones.stack.get(i)));
        return hash;
    }

    /// Whatever their order.
    private static long all(GameState state, IntList objects) {
        long sum = objects.size();
        for (int i = 0; i < objects.size(); i++) sum += object(state, objects.get(i));
        return sum;
    }

    private static long all(Counters counters) {
        long sum = counters.size();
        for (int i = 0; i < counters.size(); i++)
            sum += mix(counters.kind(i).name().hashCode(), counters.count(i));
        return sum;
    }

    private static long object(GameState state, int id) {
        var traits = Layers.of(state, id);
        long hash = mix(traits.name.hashCode(), state.controller(id));
        if (!state.isIn(id, Zone.BATTLEFIELD)) return hash;
        hash = mix(hash, state.flags(id) & LASTING);
        hash = mix(hash, (long) traits.power << 32 ^ traits.toughness);
        hash = mix(hash, state.damage(id));
        return mix(hash, all(state.counters(id)));
    }

    private static long mix(long hash, long more) {
        long mixed = (hash ^ more) * 0x9E3779B97F4A7C15L;
        return mixed ^ mixed >>> 29;
    }
}
