package splitsecond.app.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.chance.SecretSeed;

/// What the objects of a game are called outside: numbers that tell nothing, others for every viewer. An object that
/// changes zones gets another one, as in the engine, and so does one whose face becomes hidden from the viewer: equal
/// numbers never say which card lies face down. They follow from the game's seed, so that they outlive the server.
final class Ids {

    /// An object that never is.
    static final int UNKNOWN = Integer.MAX_VALUE;
    /// Whoever looks at a replay sees all there was.
    static final int ALL_SEATS = 0xFF;

    /// So that JavaScript can hold them.
    private static final long MASK = (1L << 53) - 1;

    private final Play play;
    private final int seats;
    private final int viewer;
    /// What is seen, by its number: once anything is looked for, because a request may name thousands.
    private @Nullable Map<Long, Integer> seen;

    /// What one viewer calls an object at a moment, for those who tell of it later.
    ///
    /// @param hidden 0, or since when its face has been hidden from the viewer
    /// @param epoch in which of the courses that the game has taken it came to be
    record Alias(int id, int hidden, int epoch) {}

    /// @param seats those that the viewer plays, one bit each
    /// @param viewer through whose eyes they look at this moment
    Ids(Play play, int seats, int viewer) {
        this.play = play;
        this.seats = seats;
        this.viewer = viewer;
    }

    int seats() {
        return seats;
    }

    int viewer() {
        return viewer;
    }

    private Game game() {
        return play.game();
    }

    long number(Alias alias) {
        var setup = game().setup();
        var key = Objects.requireNonNullElseGet(setup.secret(), () -> new SecretSeed(0, setup.seed()));
        long which = (long) alias.hidden << 32 | alias.id;
        return key.number(SecretSeed.Use.NAMES, which, seats | alias.epoch << 8) & MASK;
    }

    /// The number of an object that the viewer sees, or saw before it was gone.
    long number(int id) {
        return number(alias(play, viewer, id));
    }

    static Alias alias(Play play, int viewer, int id) {
        var view = play.game().viewOf(viewer);
        if (!view.exists(id)) return new Alias(id, 0, 0);
        int timestamp = view.timestamp(id);
        return new Alias(id, view.knows(id) ? 0 : timestamp + 1, play.epoch(timestamp));
    }

    /// Null for nothing, and for what the viewer cannot tell from others.
    @Nullable
    Reference reference(int id) {
        if (id < 0) return null;
        if (GameView.isPlayer(id)) return new Reference(null, id);
        boolean unseen =
                game().everything().exists(id) && !game().viewOf(viewer).exists(id);
        return unseen ? null : new Reference(number(id), null);
    }

    /// The object that the viewer calls so, as the game stands when the first is looked for; `UNKNOWN` if they see none
    /// of that number.
    int find(long number) {
        if (seen == null) seen = seen();
        return seen.getOrDefault(number, UNKNOWN);
    }

    private Map<Long, Integer> seen() {
        var numbers = new HashMap<Long, Integer>();
        var view = game().viewOf(viewer);
        var all = game().everything();
        for (var zone : Zone.values()) {
            boolean shared =
                    zone == Zone.BATTLEFIELD || zone == Zone.STACK || zone == Zone.EXILE || zone == Zone.COMMAND;
            for (int player = 0; player < (shared ? 1 : all.playerCount()); player++)
                for (int id : all.objects(zone, player)) if (view.exists(id)) numbers.putIfAbsent(number(id), id);
        }
        return numbers;
    }

    /// The engine's number for what is meant; negative if the reference says nothing.
    int find(Reference reference) {
        if (reference.object() != null) return find(reference.object());
        var player = reference.player();
        return player != null && GameView.isPlayer(player) ? player : GameView.NONE;
    }
}
