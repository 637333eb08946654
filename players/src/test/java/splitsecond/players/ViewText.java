package splitsecond.players;

import splitsecond.engine.GameView;
import splitsecond.engine.GameView.ObjectView;

/// Everything that a view shows, as text.
final class ViewText {

    private ViewText() {}

    static String of(GameView view) {
        var text = new StringBuilder();
        text.append(view.turn()).append(view.step()).append(view.activePlayer()).append(view.priorityPlayer());
        text.append(view.isOver()).append(view.winner()).append('\n');
        for (int p = 0; p < view.playerCount(); p++) {
            text.append(view.life(p))
                    .append(' ')
                    .append(view.poison(p))
                    .append(' ')
                    .append(view.librarySize(p))
                    .append(' ');
            text.append(view.handSize(p)).append(view.hasLost(p)).append('\n');
            for (int type = 0; type < 6; type++) text.append(view.mana(p, type)).append(' ');
            view.hand(p).forEach(card -> append(text, card));
            view.graveyard(p).forEach(card -> append(text, card));
        }
        view.battlefield().forEach(object -> append(text, object));
        view.exile().forEach(object -> append(text, object));
        view.stack().forEach(object -> append(text, object));
        var decision = view.decision();
        if (decision != null)
            text.append(decision.kind())
                    .append(decision.subject())
                    .append(decision.options())
                    .append(decision.words());
        return text.toString();
    }

    private static void append(StringBuilder text, ObjectView object) {
        var traits = object.traits();
        text.append(object.id())
                .append(' ')
                .append(object.name())
                .append(' ')
                .append(traits.name())
                .append(' ');
        text.append(traits.power())
                .append('/')
                .append(traits.toughness())
                .append(' ')
                .append(traits.manaCost())
                .append(' ');
        text.append(object.zone())
                .append(object.owner())
                .append(object.controller())
                .append(object.tapped());
        text.append(object.damage())
                .append(object.counters())
                .append(object.targets())
                .append(object.attachedTo())
                .append('\n');
    }
}
