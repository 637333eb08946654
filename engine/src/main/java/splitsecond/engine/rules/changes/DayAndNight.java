package splitsecond.engine.rules.changes;

import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Turn;

/// CR 702.145, 731: day and night, and the permanents that are bound to them.
public final class DayAndNight {

    private DayAndNight() {}

    /// CR 731.2: after a turn whose player cast nothing it becomes night, after one with two spells or more day.
    public static void check(GameState state) {
        int spells = state.player(state.turn.previousPlayer, PlayerTable.SPELLS_LAST_TURN);
        if (state.turn.daylight == Turn.DAY && spells == 0) become(state, Turn.NIGHT);
        else if (state.turn.daylight == Turn.NIGHT && spells >= 2) become(state, Turn.DAY);
    }

    /// CR 702.145c-d, f-g: at any time.
    public static void look(GameState state) {
        if (state.caches.layersDirty) Layers.refresh(state);
        if (state.turn.daylight == 0) begin(state);
        if (state.turn.daylight != 0) turnOver(state);
    }

    private static void begin(GameState state) {
        if (bringsDay(state) || hasAny(state, Keyword.DAYBOUND)) state.turn.daylight = Turn.DAY;
        else if (hasAny(state, Keyword.NIGHTBOUND)) state.turn.daylight = Turn.NIGHT;
    }

    private static boolean bringsDay(GameState state) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.PlayerRule(var _, StaticEffect.Kind kind)
                    && kind == StaticEffect.Kind.BRINGS_DAY) return true;
        return false;
    }

    private static boolean hasAny(GameState state, Keyword keyword) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.isOnBattlefield(id) && Layers.of(state, id).has(keyword)) return true;
        }
        return false;
    }

    public static void become(GameState state, int daylight) {
        int before = state.turn.daylight;
        if (before == daylight) return;
        state.turn.daylight = daylight;
        state.caches.layersDirty = true;
        Zones.beginBatch(state);
        if (before != 0)
            Triggers.raise(state, Triggers.action(Action.CHANGE_DAY_AND_NIGHT, state.turn.activePlayer, 1));
        turnOver(state);
        Zones.endBatch(state);
    }

    private static void turnOver(GameState state) {
        boolean night = state.turn.daylight == Turn.NIGHT;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isOnBattlefield(id)) continue;
            var merged = state.memory(id).merged();
            if (merged == null && state.face(id) != (night ? 0 : 1)) continue;
            var traits = Layers.of(state, id);
            if (!traits.has(night ? Keyword.DAYBOUND : Keyword.NIGHTBOUND) || traits.hasRule(Rule.Kind.CANT_TRANSFORM))
                continue;
            if (merged != null) Merging.transform(state, id, merged);
            else if (mayTurnOver(state, id)) turnOver(state, id, night ? 1 : 0);
        }
    }

    /// CR 701.27c: a copy of a double-faced card is none.
    private static boolean mayTurnOver(GameState state, int id) {
        return state.blueprint(id).card.layout() == CardDefinition.Layout.TRANSFORM
                && !state.is(id, ObjectFlags.FACE_DOWN)
                && (state.is(id, ObjectFlags.TOKEN) || state.original(id).faces.length > 1);
    }

    /// CR 701.27: the other face is up.
    public static void turnOver(GameState state, int id, int face) {
        state.setFace(id, face);
        // CR 613.7g.
        state.setTimestamp(id, state.effects.nextTimestamp++);
        if (face == 1 && state.printed(id).loyalty > 0 && state.counters(id).of(CounterKind.LOYALTY) == 0)
            state.setCounters(id, state.counters(id).plus(CounterKind.LOYALTY, state.printed(id).loyalty));
        Triggers.raise(state, GameEvent.Kind.TRANSFORMED, id, GameState.NONE, state.controller(id), face);
    }

    /// CR 702.145b: at night.
    static boolean entersTransformed(GameState state, int id, Entering arrival) {
        return arrival.face == 0
                && !arrival.faceDown
                && arrival.copyOf == null
                && state.blueprint(id).front().has(Keyword.DAYBOUND)
                && mayTurnOver(state, id);
    }
}
