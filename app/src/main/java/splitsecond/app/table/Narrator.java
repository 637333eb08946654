package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.players.words.EventInWords;

/// Tells what happens in a game, in sentences with references, and to each player only what they may know.
final class Narrator implements GameEvent.Listener {

    /// A piece of a sentence, as each viewer may read it.
    private sealed interface Piece {

        record Plain(String words) implements Piece {}

        record Player(int player, String name) implements Piece {}

        /// @param name what it is really called
        /// @param names what each viewer calls it, spectators first
        /// @param aliases by what number, spectators first; null where it cannot be pointed at
        record Thing(
                String name, List<String> names, @Nullable List<Ids.Alias> aliases) implements Piece {}
    }

    /// @param choice the choice that it followed from, so that it can be forgotten when that is taken back
    /// @param secretFor the only player who may read `secret`; all others read `pieces`
    private record Line(
            int choice,
            int turn,
            String kind,
            int player,
            List<Piece> pieces,
            int secretFor,
            List<Piece> secret,
            int loss) {}

    private final Play play;
    private final List<Line> lines = new ArrayList<>();
    /// Events of the game's start come before there is a game to ask about names.
    private final List<GameEvent> early = new ArrayList<>();

    private @Nullable Game game;
    /// How many lines the watchers have been told that still stand.
    private int told;

    Narrator(Play play) {
        this.play = play;
    }

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
    List<View.LogEntry> entries(int from, Ids ids) {
        var entries = new ArrayList<View.LogEntry>();
        for (int i = Math.max(0, from); i < lines.size(); i++) {
            var line = lines.get(i);
            boolean secret = line.secretFor >= 0 && line.secretFor == ids.viewer();
            var parts = (secret ? line.secret : line.pieces)
                    .stream().map(piece -> part(piece, ids)).toList();
            entries.add(new View.LogEntry(i, line.turn, line.kind, line.player, parts));
        }
        return entries;
    }

    private static View.Part part(Piece piece, Ids ids) {
        int viewer = ids.viewer() + 1;
        return switch (piece) {
            case Piece.Plain(String words) -> new View.Text(words);
            case Piece.Player(int player, String name) -> new View.Mention(null, player, name);
            case Piece.Thing thing ->
                new View.Mention(
                        thing.aliases == null ? null : ids.number(thing.aliases.get(viewer)),
                        null,
                        thing.names.get(viewer));
        };
    }

    /// The same with everything in it that was hidden from some.
    List<View.LogEntry> story(int from, Ids ids) {
        var entries = new ArrayList<View.LogEntry>();
        for (int i = Math.max(0, from); i < lines.size(); i++) {
            var line = lines.get(i);
            var parts = (line.secretFor >= 0 ? line.secret : line.pieces)
                    .stream().map(piece -> whole(piece, ids)).toList();
            entries.add(new View.LogEntry(i, line.turn, line.kind, line.player, parts));
        }
        return entries;
    }

    private static View.Part whole(Piece piece, Ids ids) {
        if (!(piece instanceof Piece.Thing thing)) return part(piece, ids);
        var alias = thing.aliases == null ? null : thing.aliases.getFirst();
        return new View.Mention(
                alias == null ? null : ids.number(new Ids.Alias(alias.id(), 0, alias.epoch())), null, thing.name);
    }

    /// What happened first after so many choices, as a viewer may read it; empty if nothing is told of it.
    String firstAfter(int choices, Ids ids) {
        for (var entry : entries(0, ids)) {
            boolean after =
                    lines.get(entry.number()).choice > choices && entry.kind().equals("event");
            if (!after) continue;
            var text = new StringBuilder();
            for (var part : entry.parts()) text.append(part.words());
            return text.toString();
        }
        return "";
    }

    /// Everything that was told, with the number of choices after which it was so.
    List<Replays.Landmark> moments() {
        var moments = new ArrayList<Replays.Landmark>();
        for (var line : lines) {
            var text = new StringBuilder();
            for (var piece : line.secretFor >= 0 ? line.secret : line.pieces) text.append(plain(piece));
            moments.add(new Replays.Landmark(line.choice, line.turn, line.kind, line.player, text.toString()));
        }
        return moments;
    }

    private static String plain(Piece piece) {
        return switch (piece) {
            case Piece.Plain plain -> plain.words;
            case Piece.Player player -> player.name;
            case Piece.Thing thing -> thing.name;
        };
    }

    /// The last sentence, as plain text.
    String lastSentence() {
        if (lines.isEmpty()) return "";
        var text = new StringBuilder();
        for (var piece : lines.getLast().pieces) text.append(plain(piece));
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
        var audience = event.audience();
        add(
                step ? "step" : "event",
                about,
                pieces(told.story(), audience),
                secretFor,
                pieces(told.own(), audience),
                loss);
    }

    private static EventInWords words(Game game) {
        return new EventInWords(game.everything(), id -> Names.of(game, id));
    }

    private List<Piece> pieces(List<EventInWords.Part> sentence, GameEvent.Audience audience) {
        var pieces = new ArrayList<Piece>();
        for (var part : sentence)
            switch (part) {
                case EventInWords.Part.Text(String text) -> addText(pieces, text);
                case EventInWords.Part.Mention(int id) -> pieces.add(within(pieces, it(id, audience)));
            }
        return List.copyOf(pieces);
    }

    /// A player who is called You is "you" in the midst of a sentence.
    private static Piece within(List<Piece> before, Piece piece) {
        return piece instanceof Piece.Player(int player, String name) && !before.isEmpty()
                ? new Piece.Player(player, EventInWords.within(name))
                : piece;
    }

    /// "You's hand" is "your hand".
    private static void addText(List<Piece> pieces, String text) {
        boolean yours = text.startsWith("'s")
                && !pieces.isEmpty()
                && pieces.getLast() instanceof Piece.Player(var _, String name)
                && name.equalsIgnoreCase(EventInWords.YOU);
        if (!yours) {
            pieces.add(new Piece.Plain(text));
            return;
        }
        var you = (Piece.Player) pieces.removeLast();
        pieces.add(new Piece.Player(you.player, pieces.isEmpty() ? "Your" : "your"));
        pieces.add(new Piece.Plain(text.substring(2)));
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

    private Piece it(int id, GameEvent.Audience audience) {
        if (GameView.isPlayer(id)) return new Piece.Player(id, Names.of(game(), id));
        var all = game().everything();
        boolean open = all.exists(id) && !all.isIn(id, Zone.HAND) && !all.isIn(id, Zone.LIBRARY);
        String name = Names.seenBy(game(), all, id);
        var names = switch (audience) {
            case EVERYBODY -> forEach(_ -> name);
            case WHOEVER_SEES_IT -> forEach(viewer -> Names.seenBy(game(), game().viewOf(viewer), id));
        };
        return new Piece.Thing(name, names, open ? forEach(viewer -> Ids.alias(play, viewer, id)) : null);
    }

    /// For spectators and every player, in this order.
    private <T> List<T> forEach(Function<Integer, T> viewer) {
        var all = new ArrayList<T>();
        for (int v = GameView.SPECTATOR; v < game().everything().playerCount(); v++) all.add(viewer.apply(v));
        return List.copyOf(all);
    }

    private void add(String kind, int player, List<Piece> pieces, int secretFor, List<Piece> secret, int loss) {
        int choice = game().decisionId();
        int turn = game().everything().turn();
        if (turn > 0 && (lines.isEmpty() || lines.getLast().turn != turn)) {
            int active = game().everything().activePlayer();
            var heading = List.of(new Piece.Plain("Turn " + turn + ": "), it(active, GameEvent.Audience.EVERYBODY));
            lines.add(new Line(choice, turn, "turn", active, heading, GameView.NONE, List.of(), 0));
        }
        lines.add(new Line(choice, turn, kind, player, pieces, secretFor, secret, loss));
    }

    /// Why the game has ended, as a sentence about whoever has lost it.
    static String reason(Game game, String reason) {
        return words(game).reason(reason);
    }
}
