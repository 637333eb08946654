package splitsecond.app.table;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.Storage;
import splitsecond.app.web.Faults;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Setup;

/// One game with its seats. Every method may be called by any thread; what has changed is stored before it returns.
/// While a computer thinks, on a thread of its own and on a fork of the game, the table is free.
///
/// Who asks is given as a set of seats, one bit each: empty for a spectator, all of them at a hotseat.
final class Table {

    /// No answer waits longer for computers that think; the game goes on without it.
    private static final long PATIENCE_MILLIS = 20_000;

    private static final long LIGHT = 10_000;

    private final String id;
    private final Journal journal;
    private final Thinkers thinkers;
    private final Consumer<Table> lost;
    private final Progress progress;
    private final Audience audience = new Audience();
    private final Moments moments = new Moments();
    private final Delayed delayed = new Delayed();
    private final Appointments appointments;
    private Setting setting;
    private SeatsFile file;
    private @Nullable Play play;
    /// The code for the invited player, once the host has shown the token that it comes of.
    private @Nullable String invitation;
    /// Only grows, also when the table comes back to memory or the server is started again.
    private long revision = System.currentTimeMillis() << 10;
    /// Where two people play: what one of them would like to take back.
    private TakingBack.@Nullable Wish wish;

    private final Chat chat = new Chat();
    private boolean retired;
    private volatile long lastUsed;
    private volatile long weight = LIGHT;

    /// @param play null while an invited player is awaited
    /// @param changes how often what is stored of it was changed
    /// @param lost is told when the table has left memory because it could not be stored
    Table(
            String id,
            Storage storage,
            Thinkers thinkers,
            Setting setting,
            SeatsFile file,
            @Nullable Play play,
            int changes,
            Consumer<Table> lost) {
        this.id = id;
        this.lost = lost;
        journal = new Journal(storage, id, play == null ? 0 : play.decision(), changes);
        this.thinkers = thinkers;
        progress = new Progress(thinkers, this::thought, this::logFault);
        appointments = new Appointments(this, thinkers);
        this.setting = setting;
        this.file = file;
        this.play = play;
        if (play != null) weight = play.weight();
        lastUsed = System.nanoTime();
    }

    String id() {
        return id;
    }

    /// Makes the computers' first moves and stores the table for the first time.
    synchronized void open() {
        journal.create(setting, file, standing().isOver());
        // Where the game was taken up in the middle, whoever took it up decides first, whatever their habits.
        boolean takenUp = play != null && (play.decision() > 0 || setting.scenario() != null);
        if (takenUp) progress.askAnyway();
        if (play != null && file.pace() == null) advance(play);
        store();
        appointments.turnClock();
    }

    /// The invited player has come.
    ///
    /// @param pool the deck and sideboard that they bring to a series; null if they are known
    synchronized void start(int seat, Seat guest, @Nullable Map<String, Integer> pool, Setting complete, Setup setup) {
        if (play != null || file.seats().get(seat).invite() == null)
            throw new Refusal(403, "This invitation has been used; ask for a new game.", List.of("INVITE"));
        var begun = new Play(setup);
        var changed = file.with(seat, guest);
        var series = changed.series();
        if (series != null && pool != null) changed = changed.with(series.with(seat, pool));
        keep(complete, changed, false);
        play = begun;
        advance(begun);
        store();
        appointments.turnClock();
        tell();
        appointments.answerLater(begun);
    }

    synchronized SeatsFile file() {
        return file;
    }

    synchronized Setting setting() {
        return setting;
    }

    Standing standing() {
        return new Standing(file, play);
    }

    /// The game, unless it goes on no more, or elsewhere; null while the invited player is awaited.
    @Nullable
    Play going() {
        return retired || isOver() ? null : play;
    }

    Progress progress() {
        return progress;
    }

    TakingBack.@Nullable Wish wish() {
        return wish;
    }

    void wish(TakingBack.@Nullable Wish wished) {
        wish = wished;
    }

    synchronized boolean isOver() {
        return standing().isOver();
    }

    /// The seats that a token plays; none without one, for a spectator.
    ///
    /// @throws Refusal if it is none of this game's
    synchronized int seatsOf(@Nullable String token) {
        if (token == null) return 0;
        int seats = 0;
        for (int i = 0; i < file.seats().size(); i++)
            if (Tokens.fits(token, file.seats().get(i).key())) seats |= 1 << i;
        if (seats == 0) throw new Refusal(401, "That token is not one of this game's.", List.of("TOKEN"));
        if (play == null) invitation = Tokens.invitation(token, id);
        return seats;
    }

    // What can be done

    /// What those with these seats do in the game, or ask about it.
    synchronized <A> A seated(int seats, Function<Seated, A> act) {
        checkNotRetired();
        if (seats == 0) throw unauthorized();
        if (play == null)
            throw new Refusal(422, "The game has not begun: the invited player is not here yet.", List.of("WAITING"));
        return act.apply(new Seated(this, play, seats));
    }

    static Refusal unauthorized() {
        return new Refusal(401, "This needs a seat's token, as \"Authorization: Bearer TOKEN\".", List.of("TOKEN"));
    }

    /// Nothing follows by itself: whoever took it back is asked again, whatever their habits.
    View goBack(int seats, Play playing, int whose, int kept) {
        int seat = playing.answers().get(kept).player();
        if (!Standing.holds(whose, seat)) throw new IllegalStateException("not their decision");
        boolean wasOver = isOver();
        playing.back(seat, kept);
        progress.reconsider();
        wish = null;
        store();
        if (wasOver) keep(file);
        return tellFor(seats);
    }

    /// Says something to the other people at the table.
    synchronized View say(int seats, String words) {
        if (seats == 0) throw unauthorized();
        checkNotRetired();
        if (!standing().isWatched()) throw new Refusal(422, "There is nobody else here to read it.", List.of("ALONE"));
        chat.say(Integer.numberOfTrailingZeros(seats), words);
        return tellFor(seats);
    }

    synchronized int winner() {
        return standing().winner();
    }

    synchronized View settings(int seats, Settings.Change change) {
        if (seats == 0) throw unauthorized();
        checkNotRetired();
        var changed = file;
        for (int i = 0; i < changed.seats().size(); i++) {
            var seat = changed.seats().get(i);
            if (Standing.holds(seats, i))
                changed = changed.with(i, seat.with(seat.settings().with(change)));
        }
        keep(changed);
        if (play == null || isOver()) return look(seats);
        return settled(seats, perform(seats, play, () -> {}));
    }

    /// Names the game that follows this one; the first to do so decides.
    synchronized @Nullable String followedBy(@Nullable String next) {
        checkNotRetired();
        if (file.rematch() == null && next != null) {
            keep(file.followedBy(next));
            tell();
        }
        return file.rematch();
    }

    /// Gives a seat to the player who had it in the game before, also when they ask again.
    synchronized void give(int seat, String key) {
        checkNotRetired();
        var empty = file.seats().get(seat);
        keep(file.with(
                seat, new Seat(empty.kind(), empty.name(), empty.deck(), key, null, empty.settings(), empty.player())));
        appointments.startClock();
    }

    // What can be seen

    /// The computers' moves are made before; only a game that is shown at a pace takes its time.
    synchronized View view(int seats) {
        checkNotRetired();
        wake();
        checkNotRetired();
        return isLate(seats) ? late() : settled(seats, null);
    }

    synchronized List<View.LogEntry> log(int seats, int from) {
        if (play == null) return List.of();
        var entries = play.narrator().entries(from, new Ids(play, seats, Standing.viewer(play, seats)));
        if (!isLate(seats)) return entries;
        // What was taken back since stands in what was shown; in its place is what happens now.
        var shown = late();
        return Stream.concat(
                        entries.stream().filter(entry -> entry.number() < shown.logStart()),
                        shown.log().stream().filter(entry -> entry.number() >= from))
                .toList();
    }

    synchronized @Nullable String seriesGoesOn() {
        return standing().seriesGoesOn();
    }

    /// The whole game, once it is over: it tells everything that was hidden.
    synchronized String record() {
        if (play == null || !isOver())
            throw new Refusal(
                    422,
                    "The record tells both hands and libraries; it can be had when the game is over.",
                    List.of("NOT_OVER"));
        if (setting.scenario() != null)
            throw new Refusal(
                    422, "A board that was set has no record; its scenario can be had instead.", List.of("POSITION"));
        return play.game().record().toString();
    }

    /// What it was started with and every choice, once it is over.
    synchronized Replays.Story story() {
        if (play == null || !isOver())
            throw new Refusal(
                    422,
                    "A replay tells both hands and libraries; it can be had when the game is over.",
                    List.of("NOT_OVER"));
        var names = file.seats().stream().map(Seat::name).toList();
        var named = play.game().setup().named();
        return new Replays.Story(setting.naming(named), names, play.game().choices());
    }

    /// What a list of open games shows.
    synchronized Summary summary(int seats) {
        var standing = standing();
        return new Summary(
                id,
                file.seats().stream().map(Seat::name).toList(),
                standing.shown(seats, isOver()).stream().map(Seat::deck).toList(),
                play == null ? 0 : play.game().everything().turn(),
                Standing.holds(seats, standing.asked()),
                standing.status(),
                standing.over(seats));
    }

    synchronized void watch(Audience.Watcher watcher) {
        checkNotRetired();
        if (watcher.seats() == 0 && audience.size() >= Limits.WATCHERS)
            throw new Refusal(429, "Too many look on at this game already.", List.of("CROWD"));
        // Others are told of it only if it is news to them.
        if (audience.add(watcher)) tell();
        else watcher.changed(new News(isLate(watcher.seats()) ? late() : look(watcher.seats()), 0));
        wake();
    }

    synchronized void unwatch(Audience.Watcher watcher) {
        if (audience.remove(watcher) && !retired) tell();
    }

    /// Those who watch a table that has left memory watch it again when it is back.
    Set<Audience.Watcher> watchers() {
        return audience.all();
    }

    boolean isWatchedBy(Audience.Watcher watcher) {
        return audience.has(watcher);
    }

    // Leaving memory

    synchronized boolean isIdleSince(long nanos) {
        return audience.isEmpty() && !progress.isThinking() && lastUsed - nanos <= 0;
    }

    /// What it takes and since when for nothing, without waiting for whoever is at the table.
    Burden burden() {
        return new Burden(this, weight, lastUsed);
    }

    /// @param weight about how many bytes
    /// @param lastUsed by the clock of `System.nanoTime`
    record Burden(Table table, long weight, long lastUsed) {}

    /// After this, whoever still holds it must find it anew.
    synchronized void retire() {
        retired = true;
        notifyAll();
    }

    /// It leaves memory because it lives on another server from now on. What was being done is done and stored before.
    void leave() {
        retire();
        for (var watcher : watchers()) watcher.moved();
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

    // Going on

    View perform(int seats, Play playing, Runnable change) {
        if (isOver()) throw new Refusal(422, "The game is over.", List.of("OVER"));
        int decision = playing.decision();
        int kept = playing.choices();
        try {
            change.run();
            if (playing.choices() > kept) progress.hasAsked();
            // Whoever has returned to a decision is asked again there.
            if (playing.choices() < kept) progress.askAnyway();
            advance(playing);
        } catch (Refusal | Retired refused) {
            throw refused;
        } catch (Storage.Unavailable unavailable) {
            playing.forget(decision, kept);
            throw unavailable;
        } catch (RuntimeException | StackOverflowError fault) {
            playing.forget(decision, kept);
            throw Faults.log(place(decision), fault);
        }
        store();
        var views = tell();
        appointments.answerLater(playing);
        return views.computeIfAbsent(seats, this::look);
    }

    private String place(int decision) {
        return "game " + id + ", decision " + decision;
    }

    private void logFault(int decision, Play.Fault fault) {
        var _ = Faults.reference(place(decision), fault);
    }

    private void advance(Play playing) {
        progress.advance(playing, standing(), () -> moments.note(playing, audience.parties(), this::looking));
        var excess = standing().excess();
        if (excess != null && !isOver()) keep(file.stopped(excess));
    }

    /// A computer has made up its mind. What it thought about may have been taken back meanwhile.
    private synchronized void thought(Play playing, int decision, int answer) {
        progress.hasThoughtAbout(decision);
        try {
            if (!retired && !isOver() && playing.decision() == decision)
                goOn(playing, () -> progress.move(playing, answer));
        } finally {
            notifyAll();
        }
    }

    /// Lets the computer go on that is due, as after a restart.
    private void wake() {
        if (play != null) appointments.answerLater(play);
        appointments.startClock();
        if (play == null || !standing().isComputerAsked() || progress.isThinkingAbout(play.decision())) return;
        if (file.pace() == null) goOn(play, () -> {});
        else appointments.scheduleStep();
    }

    /// Goes on by itself. Without anybody to see it, a game that is shown waits.
    void goOn(Play playing, Runnable change) {
        try {
            change.run();
            advance(playing);
            // Of two computers that play at once nobody sees a single move.
            boolean unseen = progress.isThinking() && standing().areAllComputers();
            if (unseen) return;
            store();
            tell();
            appointments.answerLater(playing);
            if (!audience.isEmpty()) appointments.scheduleStep();
        } catch (Retired | Refusal | Storage.Unavailable _) {
            // it could not be stored: whoever asks next sees what is
        } catch (RuntimeException | StackOverflowError fault) {
            var refusal = Faults.log(place(playing.decision()), fault);
            stop("The rules failed, and the game cannot go on. " + refusal.getMessage());
        }
    }

    private void stop(String why) {
        try {
            keep(file.stopped(why));
            tell();
        } catch (Retired _) {
            // it has gone on elsewhere
        }
    }

    /// Whether habit will answer the open decision in a while.
    synchronized boolean isAnsweredSoon() {
        return play != null && appointments.isAnsweredSoon(play);
    }

    /// Waits until the computers have moved, and lets others to the table meanwhile.
    ///
    /// @param now the view as it is, if it was made already
    View settled(int seats, @Nullable View now) {
        store(); // nobody sees what could be lost
        if (!progress.isThinking() || file.pace() != null) return now == null ? look(seats) : now;
        long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
        try {
            while (progress.isThinking() && !retired) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) break;
                wait(left);
            }
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
        checkNotRetired();
        store();
        return look(seats);
    }

    // Keeping and telling

    void keep(SeatsFile changed) {
        keep(setting, changed, new Standing(changed, play).isOver());
    }

    private void keep(Setting complete, SeatsFile changed, boolean over) {
        try {
            journal.update(complete, changed, over);
        } catch (Storage.Taken _) {
            lose();
            throw new Retired();
        }
        setting = complete;
        file = changed;
    }

    private void lose() {
        retired = true;
        notifyAll();
        lost.accept(this);
    }

    /// Commits what is new. If that fails the table leaves memory, so that the next call sees what is stored.
    private void store() {
        if (play == null || journal.isUpToDate(play)) return;
        try {
            journal.append(play);
        } catch (RuntimeException failed) {
            lose();
            if (failed instanceof Storage.Taken) throw new Retired();
            throw new Refusal(503, "The move could not be stored, so it was not made; try again.", List.of("STORAGE"));
        }
        weight = play.weight();
        if (isOver()) keep(file);
        appointments.turnClock();
    }

    /// @return what those seats see then
    View tellFor(int seats) {
        return tell().computeIfAbsent(seats, this::look);
    }

    Map<Integer, View> tell() {
        revision++;
        int told = play == null ? 0 : play.narrator().told();
        var views = audience.tell(seats -> look(seats).with(moments.of(seats)), !isLate(0), told);
        if (isLate(0)) tellLater(look(0).with(moments.of(0)), told);
        if (play == null) return views;
        play.narrator().tellAll();
        moments.clear(play);
        return views;
    }

    // Those who only look on, where they see the game late

    private boolean isLate(int seats) {
        return seats == 0 && file.delay() != null;
    }

    private long delayNanos() {
        return Objects.requireNonNull(file.delay()) * 1_000_000_000L;
    }

    private void tellLater(View view, int logFrom) {
        delayed.add(System.nanoTime(), delayNanos(), view, logFrom);
        var _ = thinkers.later(delayNanos() / 1_000_000 + 1, this::tellOnlookers);
    }

    private synchronized void tellOnlookers() {
        if (retired) return;
        long before = System.nanoTime() - delayNanos();
        for (var news = delayed.next(before); news != null; news = delayed.next(before)) audience.tellOnlookers(news);
    }

    /// The game as it was a while ago; nothing of it if it came to memory only since then.
    private View late() {
        if (delayed.isEmpty()) tellLater(look(0), 0);
        tellOnlookers();
        var shown = delayed.shown();
        return shown == null
                ? looking(0)
                        .view(null, 0, null, TableViews.Verdicts.NONE)
                        .with(new Meeting(null, null, null, Objects.requireNonNull(file.delay())))
                : shown;
    }

    View look(int seats) {
        var standing = standing();
        return looking()
                .view(play, seats, standing.over(seats), standing.verdicts(seats, TakingBack.Wish.still(wish, play)))
                .with(meeting(seats));
    }

    private Meeting meeting(int seats) {
        return new Meeting(
                standing().isWatched() ? chat.lines() : null,
                appointments.times(),
                games(seats),
                file.delay() == null ? 0 : file.delay());
    }

    private Meeting.@Nullable Games games(int seats) {
        var series = file.series();
        return series == null ? null : series.seen(standing(), setting, seats);
    }

    private TableViews looking() {
        return looking(revision);
    }

    private TableViews looking(long shown) {
        return new TableViews(
                id,
                shown,
                file,
                setting.isSeedChosen() || file.origin() != null,
                setting.isSandbox(),
                setting.scenario() != null,
                standing().status(),
                invitation,
                audience.seats());
    }
}
