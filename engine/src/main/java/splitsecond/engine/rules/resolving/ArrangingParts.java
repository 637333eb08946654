package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 730.3a: the owner of a merged permanent arranges the cards that it has become in a library.
final class ArrangingParts extends Asking {

    private final int owner;
    private final IntList cards;

    private ArrangingParts(int owner, IntList cards) {
        this.owner = owner;
        this.cards = cards;
    }

    /// Asks about each of the permanents that have just been put into libraries.
    static void ask(GameState state, IntList permanents) {
        for (int i = 0; i < state.history.parted.size(); i++) {
            var parted = state.history.parted.get(i);
            if (parted.cards().size() < 2 || !permanents.contains(parted.was())) continue;
            int first = parted.cards().get(0);
            if (state.isIn(first, Zone.LIBRARY))
                state.agenda.push(new ArrangingParts(state.owner(first), parted.cards()));
        }
    }

    @Override
    protected void proceed(GameState state) {
        var ordered = Choosing.order(state, this, owner, cards);
        if (ordered == null) return;
        state.agenda.pop(this);
        var library = state.library(owner);
        var places = new IntList(cards.size());
        for (int i = 0; i < library.size(); i++) if (cards.contains(library.get(i))) places.add(i);
        // Named from the top down; the top of a library is the end of its list.
        for (int i = 0; i < ordered.size(); i++) library.set(places.get(places.size() - 1 - i), ordered.get(i));
        state.changed(Zone.LIBRARY);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new ArrangingParts(owner, cards);
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(owner);
        fields.part(cards);
    }
}
