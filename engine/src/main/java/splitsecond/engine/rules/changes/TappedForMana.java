package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 106.12a: a permanent has been tapped for mana when its mana ability has resolved and produced some.
public final class TappedForMana extends Agenda.Frame {

    private final int source;
    private final int player;
    private final int[] before;

    private TappedForMana(int source, int player, int[] before) {
        this.source = source;
        this.player = player;
        this.before = before;
    }

    /// To be pushed under what adds the mana.
    public static TappedForMana by(GameState state, int source, int player) {
        var before = new int[PlayerTable.MANA_TYPES];
        for (int type = 0; type < before.length; type++) before[type] = state.mana(player, type);
        return new TappedForMana(source, player, before);
    }

    @Override
    public void run(GameState state) {
        int types = 0;
        for (int type = 0; type < before.length; type++)
            if (state.mana(player, type) > before[type]) types |= 1 << type % ManaSource.TYPES;
        state.agenda.pop(this);
        if (types != 0) Triggers.raise(state, GameEvent.Kind.TAPPED_FOR_MANA, source, GameState.NONE, player, types);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new TappedForMana(source, player, before);
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(source);
        fields.number(player);
        fields.numbers(before);
    }
}
