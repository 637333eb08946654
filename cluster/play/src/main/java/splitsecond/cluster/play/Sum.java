package splitsecond.cluster.play;

import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.app.web.Forwarding;

/// What all servers of a cluster count, summed, in the format that Prometheus reads.
///
/// @param own what this one counts
record Sum(String own, Forwarding forwarding) {

    private static final String OURS = "splitsecond_";
    /// What every server says of all: the games in the database, the servers.
    private static final List<String> COMMON = List.of("splitsecond_games_open", "splitsecond_servers");

    /// Servers that do not answer are left out, like those that count nothing.
    String of(List<URI> peers) {
        var texts = new ArrayList<>(List.of(own));
        for (var peer : peers) {
            var text = forwarding.ask(peer, "GET", OwnMetrics.PATH, "");
            if (text != null) texts.add(text);
        }
        return sum(texts);
    }

    static String sum(List<String> texts) {
        Map<String, Double> values = new LinkedHashMap<>();
        for (var text : texts)
            text.lines().filter(line -> line.startsWith(OURS)).forEach(line -> {
                int space = line.lastIndexOf(' ');
                var name = line.substring(0, space);
                double value = Double.parseDouble(line.substring(space + 1));
                values.merge(name, value, isLargest(name) ? Math::max : Double::sum);
            });
        var written = new StringBuilder();
        values.forEach(
                (name, value) -> written.append(name).append(' ').append(value).append('\n'));
        return written.toString();
    }

    private static boolean isLargest(String name) {
        int labels = name.indexOf('{');
        var plain = labels < 0 ? name : name.substring(0, labels);
        return plain.endsWith("_max") || COMMON.contains(plain);
    }
}
