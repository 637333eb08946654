package splitsecond.engine.rules.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.resolving.EnteringChoices;
import splitsecond.engine.rules.resolving.Resolving;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Deck;
import splitsecond.engine.state.GameState;

/// CR 103.6: cards of opening hands that may begin the game on the battlefield, or are revealed for what that brings;
/// players are asked in turn order.
final class OpeningHands extends Asking {

    private int player;
    private int position;

    /// Whether anyone's deck has such a card.
    static boolean matter(GameState state) {
        for (int p = 0; p < state.playerCount; p++) {
            for (int i = 0; i < state.library(p).size(); i++)
                if (begins(state, state.library(p).get(i))) return true;
            for (int i = 0; i < state.hand(p).size(); i++)
                if (begins(state, state.hand(p).get(i))) return true;
        }
        return false;
    }

    private static boolean begins(GameState state, int card) {
        return Deck.begins(state.printed(card));
    }

    @Override
    protected void proceed(GameState state) {
        while (player < state.playerCount) {
            var hand = state.hand(player);
            if (position == hand.size()) {
                player++;
                position = 0;
                continue;
            }
            int card = hand.get(position);
            if (begins(state, card)) {
                state.decision
                        .begin(Decision.Kind.MAY, player, card, 0)
                        .add(Option.Kind.YES, 0)
                        .add(Option.Kind.NO, 0);
                long answer = pick(state);
                if (answer == PENDING) return;
                boolean taken = Option.kind(answer) == Option.Kind.YES;
                if (taken
                        && Deck.fromOpeningHand(state.printed(card))
                                instanceof StaticEffect.RevealedAtFirst(var then)) {
                    nextStage();
                    position++;
                    Effect shown = new Effect.Sequence(
                            List.of(new Effect.Reveal(new Reference.This(""), ""), then),
                            List.of(Effect.Joint.SENTENCE));
                    Resolving.follow(state, shown, Context.of(card, player));
                    return;
                }
                if (taken) {
                    var arrival = Entering.under(player);
                    if (!EnteringChoices.ask(state, this, card, arrival)) return;
                    Zones.move(state, card, Zone.BATTLEFIELD, arrival);
                    nextStage();
                    continue;
                }
                nextStage();
            }
            position++;
        }
        state.agenda.pop(this);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new OpeningHands();
        copy.player = player;
        copy.position = position;
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(player);
        fields.number(position);
    }
}
