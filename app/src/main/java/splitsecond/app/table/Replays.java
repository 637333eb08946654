package splitsecond.app.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Verdict;

/// Records that are looked at, step by step. A record holds everything, so everything is shown.
final class Replays {

    private static final int MOST_CHOICES = 20_000;

    /// @param steps how many choices it has
    record Opened(String id, int steps, List<String> players, View.@Nullable Over over) {}

    /// @param text what has just happened
    record StepView(int number, String text) {}

    record Shown(StepView step, int steps, View view) {}

    private record Replay(Setup setup, List<Seat> seats, int[] choices) {}

    private final Decks decks;
    private final Map<String, Replay> replays = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Replay> eldest) {
            return size() > Limits.REPLAYS;
        }
    };

    Replays(Decks decks) {
        this.decks = decks;
    }

    Opened open(String text) {
        return open(text, decks::card);
    }

    /// @param cards finds the record's cards by their names
    Opened open(String text, Function<String, @Nullable CardDefinition> cards) {
        GameRecord record;
        Game end;
        try {
            record = GameRecord.parse(text);
            check(record);
            end = record.replay(cards);
        } catch (GameRecord.Misfit misfit) {
            throw new Refusal(400, "The record cannot be replayed: " + misfit.getMessage() + ".", List.of("RECORD"));
        }
        var seats = record.players().stream()
                .map(player -> Seat.human(player.name(), "", null))
                .toList();
        var replay = new Replay(end.setup(), seats, record.choices());
        var id = Tokens.id();
        synchronized (replays) {
            replays.put(id, replay);
        }
        var names = record.players().stream().map(GameRecord.Player::name).toList();
        return new Opened(id, replay.choices.length, names, over(end));
    }

    private static void check(GameRecord record) {
        if (record.choices().length > MOST_CHOICES)
            throw new GameRecord.Misfit("it has more than " + MOST_CHOICES + " choices");
        if (record.players().size() != 2) throw new GameRecord.Misfit("it has not two players");
        for (var player : record.players()) {
            Limits.name(player.name(), "Player");
            if (player.deck().size() > Limits.DECK_MOST)
                throw new GameRecord.Misfit("a deck has more than " + Limits.DECK_MOST + " cards");
        }
    }

    private static View.@Nullable Over over(Game game) {
        if (!game.isOver()) return null;
        return new View.Over(
                Math.max(game.winner(), GameView.NONE),
                "ended",
                Narrator.reason(game, game.everything().endReason()));
    }

    Shown step(String id, int wanted) {
        Replay replay;
        synchronized (replays) {
            replay = replays.get(id);
        }
        if (replay == null)
            throw new Refusal(404, "There is no such replay any more; open it again.", List.of("REPLAY"));
        int step = Math.clamp(wanted, 0, replay.choices.length);
        var play = new Play(replay.setup);
        int said = 0;
        for (int i = 0; i < step; i++) {
            said = play.narrator().size();
            play.choose(replay.choices[i]);
        }
        String text = play.narrator().size() > said ? play.narrator().lastSentence() : "";
        return new Shown(new StepView(step, text), replay.choices.length, view(id, step, replay, play));
    }

    private static View view(String id, int step, Replay replay, Play play) {
        var file = SeatsFile.of(replay.seats, false, null);
        var game = play.game();
        var over = over(game);
        var looking = new Looking(id, step, file, false, over == null ? View.PLAYING : View.OVER, 0);
        return looking.open(
                play,
                over,
                new Looking.Verdicts(
                        Verdict.no("REPLAY", "This is a replay."), Verdict.no("REPLAY", "This is a replay.")));
    }
}
