package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Durations;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.resolving.Choosing;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 502.3: the active player decides which permanents untap, where that is not all of them.
final class Untapping extends Asking {

    private final int player;
    private final IntList ready;

    private Untapping(int player, IntList ready) {
        this.player = player;
        this.ready = ready;
    }

    /// Whether an effect keeps the player from untapping all they could.
    private static boolean isLimited(GameState state, int player) {
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.UntapLimit limit
                    && Statics.includes(state, limit.who(), entry, player)) return true;
        return false;
    }

    static void untapSome(GameState state, int player, IntList ready) {
        addThoseOfOthers(state, player, ready);
        if (state.caches.lingering || isLimited(state, player)) state.agenda.push(new Untapping(player, ready));
        else untap(state, player, ready);
    }

    /// Permanents of other players that untap with those of the active player.
    private static void addThoseOfOthers(GameState state, int player, IntList ready) {
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.UntapsWithOthers also) || entry.controller() == player)
                continue;
            var found = new IntList();
            References.find(state, also.what(), Context.of(entry.source(), entry.controller()), found);
            for (int i = 0; i < found.size(); i++)
                if (state.is(found.get(i), ObjectFlags.TAPPED) && !ready.contains(found.get(i)))
                    ready.add(found.get(i));
        }
    }

    private static void untap(GameState state, int player, IntList untapping) {
        for (int i = 0; i < untapping.size(); i++) Tapping.untap(state, untapping.get(i));
        Durations.afterUntap(state, player);
    }

    @Override
    protected void proceed(GameState state) {
        var untapping = willing(state);
        if (untapping == null) return;
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.UntapLimit limit)
                    || !Statics.includes(state, limit.who(), entry, player)) continue;
            var context = Context.of(entry.source(), entry.controller());
            var group = new IntList();
            for (int i = 0; i < untapping.size(); i++) {
                int id = untapping.get(i);
                if (state.controller(id) == player && Filters.matches(state, limit.what(), id, context)) group.add(id);
            }
            for (int left = limit.most(); left > 0 && group.size() > left; left--) {
                int next = Choosing.one(state, this, Decision.Kind.CHOOSE, player, entry.source(), group);
                if (next == Choosing.WAITING) return;
                group.remove(next);
                if (left == 1) for (int i = 0; i < group.size(); i++) untapping.remove(group.get(i));
            }
            if (limit.most() == 0) for (int i = 0; i < group.size(); i++) untapping.remove(group.get(i));
        }
        state.agenda.pop(this);
        untap(state, player, untapping);
    }

    /// Without those that their controller chooses not to untap; null while an answer is missing.
    private @Nullable IntList willing(GameState state) {
        var untapping = new IntList(ready.size());
        for (int i = 0; i < ready.size(); i++) {
            int id = ready.get(i);
            if (state.controller(id) == player && Layers.of(state, id).hasRule(Rule.Kind.MAY_CHOOSE_NOT_TO_UNTAP)) {
                state.decision
                        .begin(Decision.Kind.MAY, player, id, 0)
                        .add(Option.Kind.YES, 0)
                        .add(Option.Kind.NO, 0);
                long answer = pick(state);
                if (answer == PENDING) return null;
                if (Option.kind(answer) == Option.Kind.YES) continue;
            }
            untapping.add(id);
        }
        return untapping;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Untapping(player, ready);
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(player);
        fields.part(ready);
    }
}
