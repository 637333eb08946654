package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.resolving.EnteringChoices;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 305: lands are played, not cast, and without the stack.
public final class Lands {

    private Lands() {}

    /// CR 305.2: one land a turn, and more where effects allow it.
    static int allowed(GameState state, int player) {
        int lands = 1 + state.player(player, PlayerTable.EXTRA_LANDS);
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.ExtraLands extra
                    && Statics.includes(state, extra.who(), entry, player)) lands += extra.count();
        }
        return lands;
    }

    public static boolean hasPlayLeft(GameState state, int player) {
        return state.player(player, PlayerTable.LANDS_PLAYED) < allowed(state, player)
                && (state.caches.statics.isEmpty()
                        || !Statics.applies(state, StaticEffect.Kind.CANT_PLAY_LANDS, player));
    }

    public static boolean isBarred(GameState state, int player, int card) {
        return Playability.isBarred(state, player, card);
    }

    public static void play(GameState state, int player, int card, int face) {
        state.agenda.push(new Play(player, card, face));
    }

    /// Asks what must be known before the land enters, then puts it onto the battlefield.
    private static final class Play extends Asking {

        private final int player;
        private final int card;
        private final int face;

        Play(int player, int card, int face) {
            this.player = player;
            this.card = card;
            this.face = face;
        }

        @Override
        protected void proceed(GameState state) {
            var arrival = Entering.under(player);
            arrival.face = face;
            if (!EnteringChoices.ask(state, this, card, arrival)) return;
            state.agenda.pop(this);
            if (!state.isIn(card, Zone.HAND)) usePermission(state);
            state.addPlayer(player, PlayerTable.LANDS_PLAYED, 1);
            var from = state.zone(card);
            int land = Zones.move(state, card, Zone.BATTLEFIELD, arrival);
            if (Triggers.wants(state, GameEvent.Kind.LAND_PLAYED))
                Triggers.raise(state, GameEvent.played(land, player, from));
        }

        private void usePermission(GameState state) {
            var traits = state.blueprint(card).faces[face];
            var leave = Permission.granting(state, player, card, traits);
            if (leave != null && leave.effect() instanceof StaticEffect.PlayFrom from)
                Permission.use(state, from, leave.source(), player, traits);
        }

        @Override
        public Agenda.Frame copy(Agenda.@Nullable Frame below) {
            var copy = new Play(player, card, face);
            copy.copyAnswers(this);
            return copy;
        }

        @Override
        public void fields(Fields fields) {
            super.fields(fields);
            fields.number(player);
            fields.number(card);
            fields.number(face);
        }
    }
}
