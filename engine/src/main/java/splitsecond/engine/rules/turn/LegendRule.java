package splitsecond.engine.rules.turn;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 704.5j: of legendary permanents with the same name that a player controls, the player keeps one.
final class LegendRule extends Asking {

    /// Whether there is anything to choose.
    static boolean applies(GameState state) {
        for (int i = 0; i < state.zones.battlefield.size(); i++)
            if (!namesakes(state, state.zones.battlefield.get(i), i + 1).isEmpty()) return true;
        return false;
    }

    /// The permanents from that place on that the rule sets against this one.
    private static IntList namesakes(GameState state, int id, int from) {
        if (!isLegend(state, id)) return IntList.NOTHING;
        var found = new IntList();
        int player = state.controller(id);
        var name = Layers.of(state, id).name;
        for (int i = from; i < state.zones.battlefield.size(); i++) {
            int other = state.zones.battlefield.get(i);
            if (state.controller(other) == player
                    && isLegend(state, other)
                    && Layers.of(state, other).name.equals(name)) found.add(other);
        }
        if (!found.isEmpty() && Statics.applies(state, StaticEffect.Kind.LEGEND_RULE_OFF, player)) found.clear();
        return found;
    }

    private static boolean isLegend(GameState state, int id) {
        if (!state.isOnBattlefield(id)) return false;
        var traits = Layers.of(state, id);
        return traits.is(Supertype.LEGENDARY) && !traits.name.isEmpty() && !traits.hasRule(Rule.Kind.LEGEND_RULE_OFF);
    }

    @Override
    protected void proceed(GameState state) {
        var leaving = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var others = namesakes(state, id, i + 1);
            if (others.isEmpty() || leaving.contains(id)) continue;
            // The first of a group has already been asked about if it is kept.
            if (hasEarlierNamesake(state, id, i)) continue;
            var decision = state.decision.begin(Decision.Kind.LEGEND, state.controller(id), id, others.size() + 1);
            decision.add(Option.Kind.ENTITY, id);
            for (int k = 0; k < others.size(); k++) decision.add(Option.Kind.ENTITY, others.get(k));
            long answer = pick(state);
            if (answer == PENDING) return;
            int kept = Option.id(answer);
            if (id != kept) leaving.add(id);
            for (int k = 0; k < others.size(); k++) if (others.get(k) != kept) leaving.add(others.get(k));
        }
        state.agenda.pop(this);
        StateBased.performWith(state, leaving);
    }

    private static boolean hasEarlierNamesake(GameState state, int id, int before) {
        for (int i = 0; i < before; i++)
            if (namesakes(state, state.zones.battlefield.get(i), before).contains(id)) return true;
        return false;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new LegendRule();
        copy.copyAnswers(this);
        return copy;
    }
}
