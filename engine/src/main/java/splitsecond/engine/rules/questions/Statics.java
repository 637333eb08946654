package splitsecond.engine.rules.questions;

import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StaticIndex;

/// CR 604: static effects that change no characteristics, asked by the chapters they concern.
public final class Statics {

    private Statics() {}

    /// Whether the player is among those the effect speaks of.
    public static boolean includes(GameState state, Reference who, StaticIndex.Entry entry, int player) {
        if (who.plain() instanceof Reference.You) return player == entry.controller();
        var players = new IntList();
        References.find(state, who, Context.of(entry.source(), entry.controller()), players);
        return players.contains(player);
    }

    /// "Spells and abilities your opponents control can't cause you to sacrifice permanents", even where you only may.
    public static boolean sparesFromSacrificing(GameState state, Context context, int player) {
        if (state.caches.statics.isEmpty()) return false;
        int speaker = context.item == null ? context.controller : context.item.controller;
        return state.areOpponents(speaker, player)
                && applies(state, StaticEffect.Kind.SACRIFICES_FOR_NO_OPPONENT, player);
    }

    public static boolean applies(GameState state, StaticEffect.Kind kind, int player) {
        if (state.caches.layersDirty) Layers.refresh(state);
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.PlayerRule rule
                    && rule.kind() == kind
                    && includes(state, rule.who(), entry, player)) return true;
        }
        return false;
    }

    /// CR 402.2, 613.11: effects of this kind apply in the order of their timestamps.
    public static int maximumHandSize(GameState state, int player) {
        int size = 7;
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.HandSizeChange change
                    && includes(state, change.who(), entry, player)
                    && size < Integer.MAX_VALUE) size += change.by();
            if (!(entry.effect() instanceof StaticEffect.MaximumHandSize change)
                    || !includes(state, change.who(), entry, player)) continue;
            size = change.size() == null
                    ? Integer.MAX_VALUE
                    : Amounts.of(state, change.size(), Context.of(entry.source(), entry.controller()));
        }
        return Math.max(0, size);
    }
}
