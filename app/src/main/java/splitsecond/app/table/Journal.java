package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import splitsecond.app.storage.Storage;
import splitsecond.app.storage.StoredMove;

/// What is stored of a table, and how much: its setting and seats, and the moves of its game.
final class Journal {

    private static final int MOVES_UNCHECKED = 32;

    private final Storage storage;
    private final String id;
    /// How many moves are stored.
    private int stored;
    /// How often all but the moves was changed.
    private int changes;
    /// The number of the decision before which the game's hash was stored last.
    private int checkedAt;

    /// @param stored how many moves are there already
    /// @param changes how often the rest was changed
    Journal(Storage storage, String id, int stored, int changes) {
        this.storage = storage;
        this.id = id;
        this.stored = stored;
        this.changes = changes;
    }

    void create(Setting setting, SeatsFile seats, boolean over) {
        storage.create(setting.stored(id, seats, over, 0));
        stored = 0;
    }

    /// @throws Storage.Taken if another server has changed it since
    void update(Setting setting, SeatsFile seats, boolean over) {
        storage.update(setting.stored(id, seats, over, changes + 1));
        changes++;
    }

    boolean isUpToDate(Play play) {
        return play.decision() == stored;
    }

    /// Commits the moves that are new.
    void append(Play play) {
        storage.append(id, checked(play, play.movesFrom(stored)));
        stored = play.decision();
    }

    /// Now and then, and at the end, it is stored what the game has come to.
    private List<StoredMove> checked(Play play, List<StoredMove> moves) {
        if (play.decision() - checkedAt < MOVES_UNCHECKED && !play.game().isOver()) return moves;
        checkedAt = play.decision();
        var all = new ArrayList<>(moves);
        all.add(all.removeLast().with(play.game().hash()));
        return all;
    }
}
