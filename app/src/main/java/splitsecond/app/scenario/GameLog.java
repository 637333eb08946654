package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.event.GameEvent;
import splitsecond.players.words.EventInWords;

/// What happens in a game, in sentences.
final class GameLog implements GameEvent.Listener {

    private final Names names;
    private final Supplier<@Nullable Game> game;
    private final List<String> lines = new ArrayList<>();

    GameLog(Names names, Supplier<@Nullable Game> game) {
        this.names = names;
        this.game = game;
    }

    void clear() {
        lines.clear();
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void on(GameEvent event) {
        var now = game.get();
        if (now == null) return;
        var view = now.everything();
        String sentence =
                new EventInWords(view, id -> name(view, id)).tell(event).log();
        if (sentence != null) lines.add(sentence);
    }

    private String name(GameView view, int id) {
        if (GameView.isPlayer(id) || view.exists(id)) return names.of(view, id);
        var last = view.lastKnown(id);
        return last == null ? "something" : last.name();
    }
}
