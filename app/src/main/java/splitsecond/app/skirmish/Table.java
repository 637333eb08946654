package splitsecond.app.skirmish;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.Storage;
import splitsecond.app.storage.StoredGame;
import splitsecond.app.storage.StoredMove;
import splitsecond.app.table.Tokens;
import splitsecond.app.web.Refusal;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Outcome;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Skirmish;
import tools.jackson.databind.json.JsonMapper;

/// One game: carries out what the seats ask for, stores it, and tells those who watch. A request is stored before it is
/// answered, with the moment at which it was made, so that the same game comes of them again.
final class Table {

    /// Somebody who is told of every change.
    interface Watcher {
        int seats();

        void changed(TableView view);
    }

    /// A request as it is stored.
    ///
    /// @param at milliseconds since 1970
    record Said(long at, Request request) {}

    private final String id;
    private final Storage storage;
    private final CommandCards cards;
    private final List<StoredMove> journal = new ArrayList<>();
    private final Map<Player, Deque<String>> decks = new EnumMap<>(Player.class);
    private final Set<Watcher> watchers = new HashSet<>();
    private Setting setting;
    private Seats seats;
    private Skirmish game;
    /// The code for the invited player, once the host has shown the token that it comes of.
    private @Nullable String invitation;
    /// The moment of the request that is being carried out; null between requests.
    private @Nullable Instant at;

    Table(String id, Storage storage, CommandCards cards, Setting setting, Seats seats) {
        this.id = id;
        this.storage = storage;
        this.cards = cards;
        this.setting = setting;
        this.seats = seats;
        game = begin();
    }

    String id() {
        return id;
    }

    StoredGame stored() {
        return new StoredGame(id, setting.write(), "", seats.write(), false);
    }

    /// @throws Refusal if it is no token of this game
    synchronized int seatsOf(@Nullable String token) {
        int mine = seats.of(token);
        if (token != null && mine == Seats.NOBODY) throw unauthorized();
        if (token != null && seats.invite() != null) invitation = Tokens.invitation(token, id);
        return mine;
    }

    private static Refusal unauthorized() {
        return new Refusal(401, "This needs a seat's token, as \"Authorization: Bearer TOKEN\".", List.of("TOKEN"));
    }

    synchronized TableView view(int mine) {
        return new Showing(id, cards, setting, seats, seats.invite() == null ? null : invitation, game, decks, mine)
                .view();
    }

    synchronized boolean isWatched() {
        return !watchers.isEmpty();
    }

    /// From now on the watcher is told how the table stands, at once and after every change.
    synchronized void watch(Watcher watcher) {
        watchers.add(watcher);
        watcher.changed(view(watcher.seats()));
    }

    synchronized void unwatch(Watcher watcher) {
        watchers.remove(watcher);
    }

    private void tell() {
        var views = new HashMap<Integer, TableView>();
        for (var watcher : watchers) watcher.changed(views.computeIfAbsent(watcher.seats(), this::view));
    }

    /// The invited player sits down, with a squad of their own or the one that was laid out.
    synchronized void join(@Nullable String code, String token, Setting.@Nullable Side squad) {
        if (!seats.isInvitedBy(code))
            throw new Refusal(403, "This invitation is wrong or has been used; ask for a new one.", List.of("INVITE"));
        var changed = squad == null ? setting : setting.with(Player.TWO, squad);
        var taken = seats.joinedBy(token);
        var before = storage.find(id);
        int changes = before == null ? 1 : before.changes() + 1;
        storage.update(new StoredGame(id, changed.write(), "", taken.write(), false, changes));
        setting = changed;
        seats = taken;
        game = begin();
        tell();
    }

    private Skirmish begin() {
        for (var player : Player.values())
            decks.put(player, new ArrayDeque<>(setting.side(player).deck()));
        return new Skirmish(cards, setting.start(), () -> at == null ? Instant.now() : at);
    }

    /// Plays a journal again.
    synchronized void replay(List<StoredMove> moves) {
        game = begin();
        journal.clear();
        for (var move : moves) {
            var said = JsonMapper.shared().readValue(move.said(), Said.class);
            if (carryOut(said) instanceof Outcome.Refused(var verdict))
                throw new IllegalStateException("move " + move.number() + " is refused now: " + verdict.message());
            journal.add(move);
        }
    }

    /// Step 1 of playing from hand.
    synchronized Outcome playable(int mine, Player player) {
        require(mine, player);
        return game.playable(player);
    }

    /// Step 1 of a deployment card's Special button.
    synchronized Outcome specialActions(int mine, Player player, String figure) {
        require(mine, player);
        return game.specialActions(player, figure);
    }

    CommandCards cards() {
        return cards;
    }

    /// @throws Refusal if the game refuses, with its reason; nothing has changed then
    synchronized TableView answer(int mine, Request request) {
        if (mine == Seats.NOBODY) throw unauthorized();
        if (seats.invite() != null) throw new Refusal(409, "The other player has not sat down yet.", List.of("SEAT"));
        var doing = new Doing(cards, game, decks, seats.areAtOneScreen());
        var who = doing.mustBe(request);
        if (who != null) require(mine, who);
        var said = new Said(Instant.now().truncatedTo(ChronoUnit.MILLIS).toEpochMilli(), request);
        Outcome outcome;
        try {
            outcome = carryOut(said);
        } catch (Refusal refusal) {
            throw refusal;
        } catch (RuntimeException fault) {
            replay(List.copyOf(journal));
            throw fault;
        }
        if (outcome instanceof Outcome.Refused(var verdict))
            throw new Refusal(409, verdict.message(), verdict.failed());
        keep(StoredMove.said(
                journal.size(),
                Integer.numberOfTrailingZeros(mine),
                JsonMapper.shared().writeValueAsString(said)));
        tell();
        return view(mine);
    }

    private Outcome carryOut(Said said) {
        at = Instant.ofEpochMilli(said.at());
        try {
            return new Doing(cards, game, decks, seats.areAtOneScreen()).carryOut(said.request());
        } finally {
            at = null;
        }
    }

    /// What could not be stored has not happened.
    private void keep(StoredMove move) {
        try {
            storage.append(id, List.of(move));
            journal.add(move);
        } catch (Storage.Taken _) {
            replay(storage.moves(id));
            throw new Refusal(409, "The game has gone on elsewhere; try again.", List.of("STALE"));
        } catch (Storage.Unavailable unavailable) {
            replay(List.copyOf(journal));
            throw unavailable;
        }
    }

    private static void require(int mine, Player player) {
        if (!Seats.holds(mine, player)) throw new Refusal(403, "That is for " + player + " to do.", List.of("SEAT"));
    }
}
