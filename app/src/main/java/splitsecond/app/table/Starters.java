package splitsecond.app.table;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/// Which games each address has started, so that no address fills the server with them.
final class Starters {

    private final int most;
    private final Predicate<String> open;
    private final Map<String, Set<String>> games = new HashMap<>();

    /// @param open whether a game still takes room
    Starters(int most, Predicate<String> open) {
        this.most = most;
        this.open = open;
    }

    /// Whether the address may start one more.
    synchronized boolean allows(String address) {
        var started = games.get(address);
        if (started == null || started.size() < most) return true;
        started.removeIf(open.negate());
        return started.size() < most;
    }

    synchronized void started(String address, String game) {
        games.computeIfAbsent(address, _ -> new HashSet<>()).add(game);
    }
}
