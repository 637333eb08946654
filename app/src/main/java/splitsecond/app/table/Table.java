package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.Storage;
import splitsecond.app.storage.StoredGame;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.players.Policy;
import splitsecond.timing.Verdict;

/// One game with its seats. Every method may be called by any thread; what has changed is stored before it returns.
///
/// Who asks is given as a set of seats, one bit each: empty for a spectator, all of them at a hotseat.
final class Table {

    /// A game between computers is stopped then.
    private static final int TURN_LIMIT = 200;
    /// No answer waits for more choices of computers than this; the rest is made with the next call.
    private static final int MOVES_AT_ONCE = 5_000;

    private final String id;
    private final Storage storage;
    private final Map<Integer, Policy> policies = new HashMap<>();
    private final Set<Watcher> watchers = new CopyOnWriteArraySet<>();
    private String setupText;
    private SeatsFile file;
    private @Nullable Play play;
    /// How much of the journal is stored.
    private int stored;

    private long revision;
    private int passingSeat = GameState.NONE;
    private int passingTurn;
    private boolean retired;
    private long lastUsed;

    /// Somebody who is told of every change.
    interface Watcher {
        int seats();

        void changed(View view);
    }

    /// @param play null while an invited player is awaited
    Table(String id, Storage storage, String setupText, SeatsFile file, @Nullable Play play) {
        this.id = id;
        this.storage = storage;
        this.setupText = setupText;
        this.file = file;
        this.play = play;
        if (play != null) stored = play.decision();
        lastUsed = System.nanoTime();
    }

    String id() {
        return id;
    }

    /// Makes the computers' first moves and stores the table for the first time.
    synchronized void open() {
        storage.create(new StoredGame(id, setupText, file.write(), isOver()));
        if (play != null) {
            advance(play);
            store();
        }
    }

    /// The invited player has come.
    synchronized void start(int seat, Seat guest, String newSetup, Setup setup) {
        if (play != null || file.seats().get(seat).invite() == null)
            throw new Refusal(403, "This invitation has been used; ask for a new game.", List.of("INVITE"));
        var begun = new Play(setup);
        var changed = file.with(seat, guest);
        storage.update(new StoredGame(id, newSetup, changed.write(), false));
        setupText = newSetup;
        file = changed;
        play = begun;
        advance(begun);
        store();
        tell();
    }

    synchronized SeatsFile file() {
        return file;
    }

    synchronized String setupText() {
        return setupText;
    }

    /// The seats that a token plays.
    synchronized int seatsOf(@Nullable String token) {
        int seats = 0;
        if (token == null) return seats;
        for (int i = 0; i < file.seats().size(); i++)
            if (Tokens.fits(token, file.seats().get(i).key())) seats |= 1 << i;
        return seats;
    }

    // What can be done

    /// Answers a decision. The same answer again changes nothing; another one to an old decision is a conflict.
    synchronized View choose(int seats, int decision, int option) {
        var playing = begun(seats);
        if (decision >= 0 && decision < playing.decision()) {
            var made = playing.move(decision);
            boolean same = !made.isBack() && made.option() == option && holds(seats, made.seat());
            if (same) return view(seats);
            throw conflict("That decision has been answered already.", "STALE", seats);
        }
        requireOpen(playing, decision, seats);
        if (option < 0 || option >= playing.game().decision().size())
            throw new Refusal(400, "There is no option " + option + " in this decision.", List.of("OPTION"));
        return perform(seats, playing, _ -> playing.choose(option));
    }

    /// Plays a row of choices that a direct call on a fork has found, or refuses with its verdict.
    synchronized View call(int seats, @Nullable Integer decision, Call call) {
        var playing = begun(seats);
        if (decision != null) requireOpen(playing, decision, seats);
        int seat = actor(playing, seats);
        var trial = playing.game().fork();
        int before = trial.decisionId();
        var verdict = call.on(trial, seat);
        if (!verdict.allowed()) throw refused(verdict);
        int[] choices = trial.record().choices();
        return perform(seats, playing, _ -> {
            for (int i = before; i < choices.length; i++) playing.choose(choices[i]);
        });
    }

    /// A call of the engine's, as a player.
    interface Call {
        Verdict on(Game game, int player);
    }

    /// Passes on until the turn ends, something of an opponent comes up, or the seat is asked something else.
    synchronized View passTurn(int seats) {
        var playing = begun(seats);
        int turn = playing.game().state().turn;
        return call(seats, null, (game, player) -> {
            var verdict = game.passPriority(player);
            if (verdict.allowed()) {
                passingSeat = player;
                passingTurn = turn;
            }
            return verdict;
        });
    }

    synchronized View declare(int seats, @Nullable Integer decision, Decision.Kind kind, List<Declaring.Pair> pairs) {
        var playing = begun(seats);
        if (decision != null) requireOpen(playing, decision, seats);
        requireAsked(playing, seats);
        var answers = Declaring.answers(playing.game(), kind, pairs);
        return perform(seats, playing, _ -> answers.forEach(playing::choose));
    }

    synchronized Preview preview(int seats, List<Declaring.Pair> pairs) {
        var playing = begun(seats);
        requireAsked(playing, seats);
        var game = playing.game();
        return Preview.of(game, Declaring.answers(game, game.decision().kind(), pairs));
    }

    synchronized View undo(int seats) {
        var playing = begun(seats);
        int seat = actor(playing, seats);
        var verdict = undoVerdict(playing, seat);
        if (!verdict.allowed()) throw refused(verdict);
        var trial = playing.game().fork();
        trial.undo(seat);
        return perform(seats, playing, _ -> playing.back(seat, trial.decisionId()));
    }

    synchronized View cancel(int seats) {
        var playing = begun(seats);
        int seat = actor(playing, seats);
        var verdict = cancelVerdict(playing, seat);
        if (!verdict.allowed()) throw refused(verdict);
        return perform(seats, playing, _ -> playing.back(seat, playing.startOfCast(seat)));
    }

    synchronized View concede(int seats) {
        var playing = begun(seats);
        if (isOver()) throw new Refusal(422, "The game is over.", List.of("OVER"));
        file = file.concededBy(actor(playing, seats));
        storage.update(new StoredGame(id, setupText, file.write(), true));
        tell();
        return view(seats);
    }

    synchronized View settings(int seats, Settings.Change change) {
        if (seats == 0) throw unauthorized();
        checkNotRetired();
        var changed = file;
        for (int i = 0; i < changed.seats().size(); i++) {
            var seat = changed.seats().get(i);
            if (holds(seats, i))
                changed = changed.with(i, seat.with(seat.settings().with(change)));
        }
        storage.update(new StoredGame(id, setupText, changed.write(), isOver()));
        file = changed;
        if (play == null || isOver()) return view(seats);
        var playing = play;
        return perform(seats, playing, _ -> {});
    }

    /// Names the game that follows this one; the first to do so decides.
    synchronized @Nullable String followedBy(@Nullable String next) {
        checkNotRetired();
        if (file.rematch() == null && next != null) {
            file = file.followedBy(next);
            storage.update(new StoredGame(id, setupText, file.write(), isOver()));
            tell();
        }
        return file.rematch();
    }

    /// Gives a seat to the player who had it in the game before, also when they ask again.
    synchronized void give(int seat, String key) {
        checkNotRetired();
        var empty = file.seats().get(seat);
        file = file.with(seat, new Seat(empty.kind(), empty.name(), empty.deck(), key, null, empty.settings()));
        storage.update(new StoredGame(id, setupText, file.write(), isOver()));
    }

    // What can be seen

    synchronized View view(int seats) {
        checkNotRetired();
        if (play != null && !isOver() && isComputer(play.game().decision().player())) {
            advance(play);
            store();
            tell();
        }
        return look(seats);
    }

    synchronized List<View.LogEntry> log(int seats, int from) {
        return play == null ? List.of() : play.narrator().entries(from, viewer(play, seats), false);
    }

    synchronized Verdict why(int seats, int card) {
        var playing = begun(seats);
        int seat = actor(playing, seats);
        var game = playing.game();
        if (!game.state().exists(card)
                || game.viewOf(seat).find(card) == null
                || game.state().owner(card) != seat)
            throw new Refusal(404, "You have no such card now.", List.of("UNKNOWN_CARD"));
        return Drawing.why(game, seat, card);
    }

    synchronized String nameOf(int card) {
        return play == null ? "" : Names.of(play.game(), card);
    }

    /// The whole game, once it is over: it tells everything that was hidden.
    synchronized String record() {
        if (play == null || !isOver())
            throw new Refusal(
                    422,
                    "The record tells both hands and libraries; it can be had when the game is over.",
                    List.of("NOT_OVER"));
        return play.game().record().toString();
    }

    synchronized boolean isOver() {
        return file.conceded() >= 0
                || file.stopped() != null
                || play != null && play.game().isOver();
    }

    synchronized View.@Nullable Over over(int seats) {
        if (!isOver() || play == null) return null;
        int winner = file.conceded() >= 0 ? 1 - file.conceded() : play.game().winner();
        String reason = file.conceded() >= 0
                ? file.seats().get(file.conceded()).name() + " conceded."
                : file.stopped() != null
                        ? file.stopped()
                        : Narrator.reason(play.game(), play.game().state().endReason);
        int viewer = viewer(play, seats);
        String result = winner == GameState.DRAW
                ? "draw"
                : viewer < 0 || winner < 0 || file.hotseat() ? "ended" : winner == viewer ? "won" : "lost";
        return new View.Over(Math.max(winner, GameState.NONE), result, reason);
    }

    /// What a list of open games shows.
    synchronized Summary summary(int seats) {
        var names = file.seats().stream().map(Seat::name).toList();
        var decks = file.seats().stream().map(Seat::deck).toList();
        boolean asked =
                play != null && !isOver() && holds(seats, play.game().decision().player());
        return new Summary(id, names, decks, play == null ? 0 : play.game().state().turn, asked, status(), over(seats));
    }

    record Summary(
            String id,
            List<String> players,
            List<String> decks,
            int turn,
            boolean yourMove,
            String status,
            View.@Nullable Over over) {}

    void watch(Watcher watcher) {
        watchers.add(watcher);
        tellLocked();
    }

    void unwatch(Watcher watcher) {
        if (watchers.remove(watcher)) tellLocked();
    }

    boolean isWatchedBy(Watcher watcher) {
        return watchers.contains(watcher);
    }

    private synchronized void tellLocked() {
        if (!retired) tell();
    }

    // Leaving memory

    synchronized boolean isIdleSince(long nanos) {
        return watchers.isEmpty() && lastUsed - nanos < 0;
    }

    /// After this, whoever still holds it must find it anew.
    synchronized void retire() {
        retired = true;
    }

    /// The table was dropped from memory: find it again.
    static final class Retired extends RuntimeException {
        Retired() {
            super("this table is no longer in memory");
        }
    }

    private void checkNotRetired() {
        if (retired) throw new Retired();
        lastUsed = System.nanoTime();
    }

    // Inside

    static boolean holds(int seats, int seat) {
        return seat >= 0 && (seats & 1 << seat) != 0;
    }

    private Play begun(int seats) {
        checkNotRetired();
        if (seats == 0) throw unauthorized();
        if (play == null)
            throw new Refusal(422, "The game has not begun: the invited player is not here yet.", List.of("WAITING"));
        return play;
    }

    static Refusal unauthorized() {
        return new Refusal(401, "This needs a seat's token, as \"Authorization: Bearer TOKEN\".", List.of("TOKEN"));
    }

    private void requireOpen(Play playing, int decision, int seats) {
        if (isOver()) throw conflict("The game is over.", "OVER", seats);
        if (decision != playing.decision())
            throw conflict(
                    "Decision " + decision + " is not open; decision " + playing.decision() + " is.", "STALE", seats);
        requireAsked(playing, seats);
    }

    private void requireAsked(Play playing, int seats) {
        if (isOver()) throw conflict("The game is over.", "OVER", seats);
        int asked = playing.game().decision().player();
        if (!holds(seats, asked))
            throw new Refusal(403, "That decision is " + Names.of(playing.game(), asked) + "'s.", List.of("NOT_YOURS"));
    }

    private Refusal conflict(String sentence, String code, int seats) {
        return new Refusal(409, sentence, List.of(code)).with("view", look(seats));
    }

    private static Refusal refused(Verdict verdict) {
        return new Refusal(422, verdict.message(), verdict.failed()).with("checks", verdict.checks());
    }

    /// The seat that acts: the one that is asked, if it is among these, else the first of them.
    private static int actor(Play playing, int seats) {
        int asked = playing.game().decision().player();
        return holds(seats, asked) ? asked : Integer.numberOfTrailingZeros(seats);
    }

    private int viewer(Play playing, int seats) {
        return seats == 0 ? GameView.SPECTATOR : actor(playing, seats);
    }

    private View perform(int seats, Play playing, IntConsumer change) {
        if (isOver()) throw new Refusal(422, "The game is over.", List.of("OVER"));
        int decision = playing.decision();
        int kept = playing.choices();
        try {
            change.accept(kept);
            advance(playing);
        } catch (Play.Fault fault) {
            playing.forget(decision, kept);
            throw new Refusal(
                    422, "The rules engine failed at this, so it was taken back; do something else.", List.of("FAULT"));
        }
        store();
        tell();
        return look(seats);
    }

    /// Lets computers and habits answer until a person is asked.
    private void advance(Play playing) {
        var game = playing.game();
        for (int moves = 0; !isOver() && moves < MOVES_AT_ONCE; moves++) {
            int asked = game.decision().player();
            if (isComputer(asked)) computerMoves(playing, asked);
            else {
                int answer = Automatic.answer(game, file.seats().get(asked).settings(), isPassing(game, asked));
                if (answer < 0) break;
                playing.choose(answer);
            }
            if (areAllComputers() && game.state().turn > TURN_LIMIT) {
                file = file.stopped("Stopped after " + TURN_LIMIT + " turns.");
                storage.update(new StoredGame(id, setupText, file.write(), true));
            }
        }
    }

    private boolean isPassing(Game game, int seat) {
        if (passingSeat != seat) return false;
        boolean passing = passingTurn == game.state().turn && game.decision().kind() == Decision.Kind.PRIORITY;
        if (!passing) passingSeat = GameState.NONE;
        return passing;
    }

    /// A move at which the rules fail is not made; then any other.
    private void computerMoves(Play playing, int seat) {
        var game = playing.game();
        var policy = policies.computeIfAbsent(
                seat,
                _ -> Opponents.policy(
                        file.seats().get(seat).kind(), game.setup().seed() * 31 + seat + 1 + playing.decision()));
        int wanted = Opponents.answer(game, policy);
        var options = new ArrayList<Integer>();
        options.add(wanted);
        int pass = game.decision().indexOf(Option.pack(Option.Kind.PASS, 0));
        if (pass >= 0 && pass != wanted) options.add(pass);
        for (int i = 0; i < game.decision().size(); i++) if (i != wanted && i != pass) options.add(i);
        Play.Fault last = null;
        for (int option : options) {
            try {
                playing.choose(option);
                return;
            } catch (Play.Fault fault) {
                last = fault;
            }
        }
        if (last != null) throw last;
    }

    private boolean isComputer(int seat) {
        return seat >= 0 && file.seats().get(seat).kind().isComputer();
    }

    private boolean areAllComputers() {
        return file.seats().stream().allMatch(seat -> seat.kind().isComputer());
    }

    /// Commits what is new. If that fails the table leaves memory, so that the next call sees what is stored.
    private void store() {
        if (play == null || play.decision() == stored) return;
        try {
            storage.append(id, play.movesFrom(stored));
        } catch (RuntimeException failed) {
            retired = true;
            if (failed instanceof Storage.Taken) throw new Retired();
            throw new Refusal(503, "The move could not be stored, so it was not made; try again.", List.of("STORAGE"));
        }
        stored = play.decision();
        if (isOver()) storage.update(new StoredGame(id, setupText, file.write(), true));
    }

    private void tell() {
        revision++;
        var views = new HashMap<Integer, View>();
        for (var watcher : watchers) watcher.changed(views.computeIfAbsent(watcher.seats(), this::look));
    }

    private String status() {
        return play == null ? View.WAITING : isOver() ? View.OVER : View.PLAYING;
    }

    private Verdict undoVerdict(Play playing, int seat) {
        return isOver()
                ? Verdict.no("OVER", "Cannot undo: The game is over.")
                : playing.game().canUndo(seat);
    }

    private Verdict cancelVerdict(Play playing, int seat) {
        int start = isOver() ? -1 : playing.startOfCast(seat);
        if (start < 0) return Verdict.no("NOTHING", "Cannot cancel: You are not casting or activating anything.");
        if (!playing.isSecretSince(start))
            return Verdict.no("REVEALED", "Cannot cancel: Hidden information has been revealed since.");
        return Verdict.yes();
    }

    private View look(int seats) {
        return new Looking(id, revision, file, status(), connected())
                .view(play, seats, over(seats), seats == 0 ? null : verdicts(seats));
    }

    private Looking.Verdicts verdicts(int seats) {
        if (play == null) return Looking.Verdicts.NONE;
        int seat = actor(play, seats);
        return new Looking.Verdicts(undoVerdict(play, seat), cancelVerdict(play, seat));
    }

    private int connected() {
        int seats = 0;
        for (var watcher : watchers) seats |= watcher.seats();
        return seats;
    }
}
