package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.players.words.EventInWords;

/// Tells what happens in a game, in sentences with references, and to each player only what they may know.
final class Narrator implements GameEvent.Listener {

    /// @param choice the choice that it followed from, so that it can be forgotten when that is taken back
    /// @param secretFor the only player who may read `secret`; all others read `parts`
    private record Line(
            int choice,
            int turn,
            String kind,
            int player,
            List<View.Part> parts,
            int secretFor,
            List<View.Part> secret,
            int loss) {}

    private final List<Line> lines = new ArrayList<>();
    /// Events of the game's start come before there is a game to ask about names.
    private final List<GameEvent> early = new ArrayList<>();

    private @Nullable Game game;
    /// How many lines the watchers have been told that still stand.
    private int told;

    void follow(Game started) {
        game = started;
        for (var event : early) on(event);
        early.clear();
    }

    int size() {
        return lines.size();
    }

    void forgetAfter(int choices) {
        while (!lines.isEmpty() && lines.getLast().choice > choices) removeLast();
    }

    private void removeLast() {
        lines.removeLast();
        told = Math.min(told, lines.size());
    }

    int told() {
        return told;
    }

    void tellAll() {
        told = lines.size();
    }

    /// The lines from a number on, as a viewer may read them.
    List<View.LogEntry> entries(int from, int viewer, boolean all) {
        var entries = new ArrayList<View.LogEntry>();
        for (int i = Math.max(0, from); i < lines.size(); i++) {
            var line = lines.get(i);
            boolean secret = line.secretFor >= 0 && (all || line.secretFor == viewer);
            entries.add(new View.LogEntry(i, line.turn, line.kind, line.player, secret ? line.secret : line.parts));
        }
        return entries;
    }

    /// The last sentence, as plain text.
    String lastSentence() {
        if (lines.isEmpty()) return "";
        var text = new StringBuilder();
        for (var part : lines.getLast().parts) text.append(part.words());
        return text.toString();
    }

    @Override
    public void on(GameEvent event) {
        if (game == null) {
            early.add(event);
            return;
        }
        var told = words(game).tell(event);
        if (told.story().isEmpty()) return;
        boolean toPlayer = event.kind() == GameEvent.Kind.DAMAGE && GameView.isPlayer(event.subject());
        if (toPlayer) forgetLoss(event.subject(), event.amount());
        boolean step = event.kind() == GameEvent.Kind.STEP_BEGAN;
        int about = event.kind() == GameEvent.Kind.GAME_ENDED ? event.subject() : event.player();
        int loss = event.kind() == GameEvent.Kind.LOST_LIFE ? event.amount() : 0;
        int secretFor = told.own().isEmpty() ? GameView.NONE : event.player();
        add(step ? "step" : "event", about, parts(told.story()), secretFor, parts(told.own()), loss);
    }

    private static EventInWords words(Game game) {
        return new EventInWords(game.everything(), id -> Names.of(game, id));
    }

    private List<View.Part> parts(List<EventInWords.Part> sentence) {
        var parts = new ArrayList<View.Part>();
        for (var part : sentence)
            parts.add(
                    switch (part) {
                        case EventInWords.Part.Text(String text) -> new View.Text(text);
                        case EventInWords.Part.Mention(int id) -> it(id);
                    });
        return List.copyOf(parts);
    }

    /// Damage to a player has just been told as loss of life: what follows says more.
    private void forgetLoss(int player, int amount) {
        var last = lines.isEmpty() ? null : lines.getLast();
        if (last != null && last.player == player && last.loss == amount) removeLast();
    }

    private Game game() {
        if (game == null) throw new IllegalStateException("no game to tell of");
        return game;
    }

    private View.Mention it(int id) {
        String name = Names.of(game(), id);
        if (GameView.isPlayer(id)) return new View.Mention(null, id, name);
        var all = game().everything();
        boolean open = all.exists(id) && !all.isIn(id, Zone.HAND) && !all.isIn(id, Zone.LIBRARY);
        return new View.Mention(open ? id : null, null, name);
    }

    private void add(String kind, int player, List<View.Part> parts, int secretFor, List<View.Part> secret, int loss) {
        int choice = game().decisionId();
        int turn = game().everything().turn();
        if (turn > 0 && (lines.isEmpty() || lines.getLast().turn != turn)) {
            int active = game().everything().activePlayer();
            var heading = List.<View.Part>of(new View.Text("Turn " + turn + ": "), it(active));
            lines.add(new Line(choice, turn, "turn", active, heading, GameView.NONE, List.of(), 0));
        }
        lines.add(new Line(choice, turn, kind, player, parts, secretFor, secret, loss));
    }

    /// Why the game has ended, as a sentence about whoever has lost it.
    static String reason(Game game, String reason) {
        return words(game).reason(reason);
    }
}
