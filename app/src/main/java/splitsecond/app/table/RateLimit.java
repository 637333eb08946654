package splitsecond.app.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongSupplier;

/// Counts what each address does: so many at once, and then so many in a second.
public final class RateLimit {

    /// The address that was idle for longest is forgotten when there are more.
    private static final int ADDRESSES = 10_000;

    private static final class Bucket {
        private double left;
        private long at;
    }

    private final double perSecond;
    private final double burst;
    private final LongSupplier nanoTime;
    private final Map<String, Bucket> buckets = new LinkedHashMap<>(16, 0.75f, true) {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Bucket> eldest) {
            return size() > ADDRESSES;
        }
    };

    public RateLimit(double perSecond, double burst, LongSupplier nanoTime) {
        this.perSecond = perSecond;
        this.burst = burst;
        this.nanoTime = nanoTime;
    }

    /// Whether one more is fine; it is counted if so.
    public synchronized boolean allows(String address) {
        long now = nanoTime.getAsLong();
        var bucket = buckets.computeIfAbsent(address, _ -> {
            var fresh = new Bucket();
            fresh.left = burst;
            fresh.at = now;
            return fresh;
        });
        bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * 1e-9 * perSecond);
        bucket.at = now;
        if (bucket.left < 1) return false;
        bucket.left--;
        return true;
    }

    public synchronized void forget(String address) {
        buckets.remove(address);
    }
}
