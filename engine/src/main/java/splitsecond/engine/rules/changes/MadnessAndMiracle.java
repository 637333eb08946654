package splitsecond.engine.rules.changes;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.binding.Nature;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.keyword.SetAside;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.PendingTrigger;
import splitsecond.engine.state.PlayerTable;

/// CR 702.35, 702.94: the triggers of cards that may be cast as they are discarded or drawn.
final class MadnessAndMiracle {

    private static final CompiledAbility MADNESS =
            Compiler.compile(Binder.bound(SetAside.MADNESS, Nature.ANY_PERMANENT), -1);
    private static final CompiledAbility MIRACLE =
            Compiler.compile(Binder.bound(SetAside.MIRACLE, Nature.ANY_PERMANENT), -1);

    private MadnessAndMiracle() {}

    static void madness(GameState state, int player, int card) {
        add(state, MADNESS, player, card);
    }

    private static void add(GameState state, CompiledAbility ability, int player, int card) {
        state.effects.waiting.add(new PendingTrigger(ability, card, player, null, IntList.NOTHING, null, 0));
    }

    /// CR 702.94a: the first card drawn in a turn may be revealed.
    static void drawn(GameState state, int player, int card) {
        if (state.player(player, PlayerTable.CARDS_DRAWN) != 1 || state.turn.number == 0) return;
        if (state.blueprint(card).rules[0].indexOf(CastingWay.MIRACLE) >= 0)
            state.agenda.push(new Miracle(player, card));
    }

    private static final class Miracle extends Asking {

        private final int player;
        private final int card;

        Miracle(int player, int card) {
            this.player = player;
            this.card = card;
        }

        @Override
        protected void proceed(GameState state) {
            state.decision
                    .begin(Decision.Kind.MAY, player, card, 0)
                    .add(Option.Kind.YES, 0)
                    .add(Option.Kind.NO, 0);
            long answer = pick(state);
            if (answer == PENDING) return;
            state.agenda.pop(this);
            if (Option.kind(answer) == Option.Kind.NO) return;
            state.history.revelations++;
            Triggers.raise(state, GameEvent.Kind.REVEALED, card, GameState.NONE, player, 0);
            add(state, MIRACLE, player, card);
        }

        @Override
        public Agenda.Frame copy(Agenda.@Nullable Frame below) {
            var copy = new Miracle(player, card);
            copy.copyAnswers(this);
            return copy;
        }

        @Override
        public void fields(Fields fields) {
            super.fields(fields);
            fields.number(player);
            fields.number(card);
        }
    }
}
