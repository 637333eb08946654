package splitsecond.app.scenario;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.app.scenario.Scenario.Arrangement;
import splitsecond.app.scenario.Scenario.Attacking;
import splitsecond.engine.Position.Status;
import splitsecond.engine.Position.Waiting;

/// Reads how an object lies there at the start: `Hill Giant`, or `{Hill Giant: {tapped: true, damage: 1}}`.
final class ArrangementReader {

    static final Map<Status, String> STATUS = new EnumMap<>(Map.of(
            Status.TOKEN, "token",
            Status.FACE_DOWN, "face down",
            Status.TRANSFORMED, "transformed",
            Status.PHASED_OUT, "phased out",
            Status.MONSTROUS, "monstrous",
            Status.RENOWNED, "renowned",
            Status.SUSPECTED, "suspected"));
    static final Map<Waiting, String> WAITING = new EnumMap<>(Map.of(
            Waiting.SUSPENDED, "suspended",
            Waiting.FORETOLD, "foretold",
            Waiting.PLOTTED, "plotted"));
    private static final List<String> PERMANENT = List.of(
            "tapped",
            "sick",
            "counters",
            "attached to",
            "damage",
            "token",
            "face down",
            "transformed",
            "phased out",
            "monstrous",
            "renowned",
            "suspected",
            "owner",
            "attacking",
            "blocking",
            "chosen");
    private static final List<String> CARD = List.of("suspended", "foretold", "plotted", "face down", "counters");

    private final List<String> players;
    private final Set<Status> status = EnumSet.noneOf(Status.class);
    private boolean tapped;
    private boolean sick;
    private Map<String, Integer> counters = Map.of();
    private @Nullable ObjectName attachedTo;
    private int damage;
    private Waiting waiting = Waiting.OPENLY;
    private @Nullable String owner;
    private @Nullable Attacking attacking;
    private @Nullable ObjectName blocking;
    private @Nullable String chosen;

    private ArrangementReader(List<String> players) {
        this.players = players;
    }

    /// One item of a list of permanents.
    static List<Arrangement> permanents(Yaml yaml, List<String> players) {
        if (!yaml.isMapping()) return List.of(new ArrangementReader(players).arrangement(yaml));
        return yaml.entries().stream()
                .map(entry -> new ArrangementReader(players).permanent(entry))
                .toList();
    }

    /// One item of a list of exiled cards that says more than the card.
    static List<Arrangement> setAside(Yaml yaml, List<String> players) {
        return yaml.entries().stream()
                .map(entry -> new ArrangementReader(players).card(entry))
                .toList();
    }

    private Arrangement arrangement(Yaml card) {
        return new Arrangement(
                ScenarioReader.card(card),
                tapped,
                sick,
                counters,
                attachedTo,
                damage,
                status,
                waiting,
                owner,
                attacking,
                blocking,
                chosen);
    }

    private Arrangement permanent(Yaml.Entry permanent) {
        for (var entry : permanent.value().entries()) {
            var value = entry.value();
            switch (entry.name()) {
                case "tapped" -> tapped = value.yes();
                case "sick" -> sick = value.yes();
                case "counters" -> counters = ScenarioReader.counts(value);
                case "attached to" -> attachedTo = value.isNull() ? null : name(value);
                case "damage" -> damage = value.count();
                case "owner" -> owner = ScenarioReader.player(value, players);
                case "attacking" -> attacking = attacking(value);
                case "blocking" -> blocking = value.isNull() ? null : name(value);
                case "chosen" -> chosen = value.text();
                default -> status(entry);
            }
        }
        return arrangement(permanent.key());
    }

    private void status(Yaml.Entry entry) {
        for (var one : STATUS.entrySet()) {
            if (!one.getValue().equals(entry.name())) continue;
            if (entry.value().yes()) status.add(one.getKey());
            return;
        }
        throw Yaml.unknown(entry, "property of a permanent", PERMANENT);
    }

    private @Nullable Attacking attacking(Yaml value) {
        var yes = value.bool();
        if (yes == null) return new Attacking(value.line(), name(value));
        return yes ? new Attacking(value.line(), null) : null;
    }

    private Arrangement card(Yaml.Entry card) {
        for (var entry : card.value().entries()) {
            var value = entry.value();
            switch (entry.name()) {
                case "suspended" -> {
                    waiting = Waiting.SUSPENDED;
                    counters = Map.of("time", value.ordinal());
                }
                case "foretold" -> waiting = value.yes() ? Waiting.FORETOLD : waiting;
                case "plotted" -> waiting = value.yes() ? Waiting.PLOTTED : waiting;
                case "face down" -> waiting = value.yes() ? Waiting.FACE_DOWN : waiting;
                case "counters" -> counters = ScenarioReader.counts(value);
                default -> throw Yaml.unknown(entry, "property of a card in exile", CARD);
            }
        }
        return arrangement(card.key());
    }

    private ObjectName name(Yaml yaml) {
        return ScenarioReader.name(yaml, players);
    }
}
