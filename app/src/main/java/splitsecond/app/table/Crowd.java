package splitsecond.app.table;

import java.util.HashMap;
import java.util.Map;

/// Who is connected from where, so that no address takes all the room.
public final class Crowd {

    private final int most;
    private final int mostPerAddress;
    private final Map<String, String> addresses = new HashMap<>();
    private final Map<String, Integer> counts = new HashMap<>();

    public Crowd(int most, int mostPerAddress) {
        this.most = most;
        this.mostPerAddress = mostPerAddress;
    }

    /// Whether there is room for one more; it is counted if so.
    public synchronized boolean enter(String connection, String address) {
        if (addresses.size() >= most || counts.getOrDefault(address, 0) >= mostPerAddress) return false;
        addresses.put(connection, address);
        counts.merge(address, 1, Integer::sum);
        return true;
    }

    public synchronized void leave(String connection) {
        var address = addresses.remove(connection);
        if (address != null) counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
}
