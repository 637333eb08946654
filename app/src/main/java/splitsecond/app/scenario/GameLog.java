package splitsecond.app.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
    /// A game that goes on and on has more to tell than anybody reads.
    private static final int LATEST = 60;

    private final Deque<String> lines = new ArrayDeque<>();
    private int forgotten;

    GameLog(Names names, Supplier<@Nullable Game> game) {
        this.names = names;
        this.game = game;
    }

    void clear() {
        lines.clear();
        forgotten = 0;
    }

    /// The latest sentences, after a line that says how many came before them.
    List<String> lines() {
        var all = new ArrayList<String>();
        if (forgotten > 0) all.add("… (" + forgotten + " lines before)");
        all.addAll(lines);
        return all;
    }

    private void add(String line) {
        lines.add(line);
        if (lines.size() <= LATEST) return;
        lines.remove();
        forgotten++;
    }

    @Override
    public void on(GameEvent event) {
        var now = game.get();
        if (now == null) return;
        var view = now.everything();
        String sentence =
                new EventInWords(view, id -> name(view, id)).tell(event).log();
        if (sentence != null) add(sentence);
    }

    String name(GameView view, int id) {
        if (GameView.isPlayer(id) || view.exists(id)) return names.of(view, id);
        var last = view.lastKnown(id);
        return last == null ? "something" : last.name();
    }
}
