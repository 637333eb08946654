package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.CastLater;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;

/// CR 722: preparation cards. While a permanent is prepared a copy of its prepare spell is in exile, to be cast.
public final class Preparing {

    private Preparing() {}

    /// CR 722.3a: only what has a prepare spell and is not prepared yet.
    public static boolean prepare(GameState state, int id) {
        if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.PREPARED) || !hasSpell(state, id)) return false;
        state.set(id, ObjectFlags.PREPARED, true);
        offerSpell(state, id);
        state.changed();
        return true;
    }

    /// CR 722.3b.
    public static boolean unprepare(GameState state, int id) {
        if (!state.exists(id) || !state.is(id, ObjectFlags.PREPARED)) return false;
        state.set(id, ObjectFlags.PREPARED, false);
        forgetSpell(state, id);
        state.changed();
        return true;
    }

    private static boolean hasSpell(GameState state, int id) {
        var copiable = Copying.copiable(state, id);
        return copiable.card.layout() == CardDefinition.Layout.PREPARATION && copiable.faces.length > 1;
    }

    /// CR 722.3c: the copy has the characteristics of the prepare spell alone, whatever exceptions made the permanent.
    static void offerSpell(GameState state, int id) {
        if (!hasSpell(state, id)) return;
        var spell = Copying.copiable(state, id).card.faces().get(1);
        int player = state.controller(id);
        int copy = state.create(Compiler.compile(CardDefinition.of(spell)), player, Zone.EXILE);
        state.set(copy, ObjectFlags.COPY, true);
        Zones.add(state, copy, Zone.EXILE);
        state.setMemory(copy, Memory.of(CastLater.PREPARED).withAside(id));
    }

    /// The copy ceases to exist, if it has not been cast.
    static void forgetSpell(GameState state, int id) {
        int copy = spellOf(state, id);
        if (copy == GameState.NONE) return;
        Zones.remove(state, copy, Zone.EXILE);
        state.delete(copy);
    }

    private static int spellOf(GameState state, int id) {
        for (int i = 0; i < state.zones.exile.size(); i++) {
            int card = state.zones.exile.get(i);
            var memory = state.memory(card);
            if (memory.castLater() == CastLater.PREPARED && memory.aside()[0] == id) return card;
        }
        return GameState.NONE;
    }

    /// CR 722.3c: who controls the prepared permanent; any other card waits in exile for its owner.
    public static int whoMayCast(GameState state, int card) {
        var memory = state.memory(card);
        return memory.castLater() == CastLater.PREPARED ? state.controller(memory.aside()[0]) : state.owner(card);
    }

    /// CR 722.3c, 601.2i: the permanent whose copy is no longer in exile loses the designation.
    public static void wasCast(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.is(id, ObjectFlags.PREPARED)
                    && !state.is(id, ObjectFlags.PHASED_OUT)
                    && spellOf(state, id) == GameState.NONE) unprepare(state, id);
        }
    }
}
