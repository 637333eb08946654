package splitsecond.app.table;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Homes;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.timing.Verdict;

/// Records that are looked at, step by step. A record holds everything, so everything is shown.
final class Replays {

    private static final int MOST_CHOICES = 20_000;

    /// @param steps how many choices it has
    /// @param moments what happened, in order
    record Opened(String id, int steps, List<String> players, View.@Nullable Over over, List<Landmark> moments) {}

    /// Something that happened, and after how many choices.
    record Landmark(
            int step,
            int turn,
            @Words({"turn", "step", "event"}) String kind,
            int player,
            String text) {}

    /// @param text what has just happened
    record StepView(int number, String text) {}

    record Shown(StepView step, int steps, View view) {}

    /// A game as it was: what it was started with, and every choice.
    record Story(Setting setting, List<String> players, int[] choices) {}

    /// A game that is looked at. It is gone through step by step, so the next step begins where the last one ended.
    private static final class Replay {
        private final Story story;
        private final Setup setup;
        private final List<Seat> seats;
        private final int[] choices;
        private @Nullable Play at;
        private @Nullable List<Landmark> moments;

        Replay(Story story, Setup setup) {
            this.story = story;
            this.setup = setup;
            seats = story.players.stream()
                    .map(player -> Seat.human(player, "", null))
                    .toList();
            choices = story.choices;
        }

        /// The game after so many choices; with the lock held.
        Play at(int step) {
            var play = at;
            if (play == null || play.choices() > step) play = new Play(setup);
            // What fails on the way is not kept.
            at = null;
            for (int i = play.choices(); i < step; i++) play.choose(choices[i]);
            at = play;
            return play;
        }

        List<Landmark> moments() {
            if (moments == null) moments = at(choices.length).narrator().moments();
            return moments;
        }
    }

    private final Decks decks;
    private final Share share;
    private final Homes homes;
    private final Map<String, Replay> replays = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Replay> eldest) {
            return size() > Limits.REPLAYS;
        }
    };

    /// Finds a game that is over by its id.
    private final Function<String, Story> stored;

    Replays(Decks decks, Share share, Homes homes, Function<String, Story> stored) {
        this.decks = decks;
        this.homes = homes;
        this.share = share;
        this.stored = stored;
    }

    /// Opens a record that somebody has brought.
    Opened open(String text) {
        var record = parsed(text);
        try {
            share.of(() -> record.replay(decks::card));
        } catch (GameRecord.Misfit misfit) {
            throw misfit(misfit);
        }
        var names = record.players().stream().map(GameRecord.Player::name).toList();
        var id = "r" + homes.fresh();
        keep(id, new Story(Setting.of(record, decks), names, record.choices()));
        return look(id);
    }

    /// Opens a game that is over; what was opened before may have been taken back since.
    Opened open(String id, Story story) {
        keep(id, story);
        return look(id);
    }

    /// What there is to see. A game's own replay has its id, and can be looked at as long as the game is stored.
    Opened look(String id) {
        var replay = find(id);
        return share.of(() -> {
            synchronized (replay) {
                var moments = replay.moments();
                var end = replay.at(replay.choices.length).game();
                return new Opened(id, replay.choices.length, replay.story.players, over(end), moments);
            }
        });
    }

    /// The game up to a choice, for those who play on from there.
    Story until(String id, int step) {
        var story = find(id).story;
        int kept = Math.clamp(step, 0, story.choices.length);
        return new Story(story.setting, story.players, Arrays.copyOf(story.choices, kept));
    }

    private Replay find(String id) {
        Replay replay;
        synchronized (replays) {
            replay = replays.get(id);
        }
        if (replay != null) return replay;
        if (id.startsWith("r"))
            throw new Refusal(404, "There is no such replay any more; open it again.", List.of("REPLAY"));
        return keep(id, stored.apply(id));
    }

    private Replay keep(String id, Story story) {
        try {
            var replay = new Replay(story, story.setting.setup(decks));
            synchronized (replays) {
                replays.put(id, replay);
            }
            return replay;
        } catch (GameRecord.Misfit misfit) {
            throw misfit(misfit);
        }
    }

    private static Refusal misfit(GameRecord.Misfit misfit) {
        return new Refusal(400, "The record cannot be replayed: " + misfit.getMessage() + ".", List.of("RECORD"));
    }

    private static GameRecord parsed(String text) {
        try {
            var record = GameRecord.parse(text);
            check(record);
            return record;
        } catch (GameRecord.Misfit misfit) {
            throw misfit(misfit);
        }
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
        var replay = find(id);
        int step = Math.clamp(wanted, 0, replay.choices.length);
        return share.of(() -> {
            synchronized (replay) {
                int said = step == 0 ? 0 : replay.at(step - 1).narrator().size();
                var play = replay.at(step);
                String text = play.narrator().size() > said ? play.narrator().lastSentence() : "";
                return new Shown(new StepView(step, text), replay.choices.length, view(id, step, replay, play));
            }
        });
    }

    private static View view(String id, int step, Replay replay, Play play) {
        var file = SeatsFile.of(replay.seats, false, null);
        var game = play.game();
        var over = over(game);
        boolean sandbox = game.setup().options().sandbox();
        var looking =
                new TableViews(id, step, file, false, sandbox, false, over == null ? View.PLAYING : View.OVER, null, 0);
        return looking.open(play, over, TableViews.Verdicts.all(Verdict.no("REPLAY", "This is a replay.")));
    }
}
