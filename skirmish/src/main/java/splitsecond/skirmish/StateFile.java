package splitsecond.skirmish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.json.JsonFactory;

/// Reads a moment of a game from JSON. A missing key means no.
public final class StateFile {

    private StateFile() {}

    /// @throws Problem if the file says something that means nothing
    public static GameState read(Path file, CommandCards cards) throws IOException {
        return read(file.toString(), Entry.bytes(file), cards);
    }

    static GameState read(String file, byte[] content, CommandCards cards) {
        var fields = Entry.read(new JsonFactory(), file, content)
                .fields(
                        "round",
                        "roundMessageSent",
                        "endActivationShown",
                        "activationTurn",
                        "activatingFigure",
                        "activationsBegun",
                        "actionsTaken",
                        "actions",
                        "endOfRoundTurn",
                        "attack",
                        "initiative",
                        "events",
                        "figures",
                        "hands");
        return new GameState(
                new Round(
                        get(fields, "round", entry -> entry.number(0, 1_000_000), 0),
                        isTrue(fields, "roundMessageSent"),
                        isTrue(fields, "endActivationShown"),
                        isTrue(fields, "activationsBegun")),
                activation(fields),
                find(fields, "endOfRoundTurn", StateFile::player),
                find(fields, "attack", StateFile::attack),
                get(fields, "initiative", StateFile::player, Player.ONE),
                windows(fields.get("events"), cards),
                byPlayer(fields.get("figures"), StateFile::figure),
                byPlayer(fields.get("hands"), Entry::text));
    }

    private static @Nullable Activation activation(Map<String, Entry> fields) {
        int taken = get(fields, "actionsTaken", entry -> entry.number(0, 99), 0);
        int actions = get(fields, "actions", entry -> entry.number(0, 99), Activation.ACTIONS);
        var turn = find(fields, "activationTurn", StateFile::player);
        return turn == null
                ? null
                : new Activation(turn, find(fields, "activatingFigure", Entry::text), taken, actions);
    }

    private static Attack attack(Entry entry) {
        var fields = entry.fields("attacker", "defender", "pending");
        var attacker = fields.get("attacker");
        var defender = fields.get("defender");
        if (attacker == null || defender == null) throw entry.refuse("attack must name its attacker and its defender.");
        if (player(attacker) == player(defender))
            throw defender.refuse("attack.attacker and attack.defender must be different players.");
        return new Attack(player(attacker), player(defender), isTrue(fields, "pending"));
    }

    private static List<OpenWindow> windows(@Nullable Entry entry, CommandCards cards) {
        if (entry == null || entry.isNothing()) return List.of();
        var windows = new ArrayList<OpenWindow>();
        for (var item : entry.items()) {
            var fields = item.fields("timing", "player");
            var name = fields.get("timing");
            var player = fields.get("player");
            if (name == null || player == null)
                throw item.refuse(item.path() + " must name its timing and its player.");
            var timing = cards.timing(name.text())
                    .orElseThrow(() -> name.refuse("unknown timing '" + name.text() + "' in " + item.path() + "."));
            windows.add(new OpenWindow(player(player), Set.of(timing), null, Set.of()));
        }
        return windows;
    }

    static Figure figure(Entry entry) {
        var fields = entry.fields("name", "traits", "size", "affiliation", "unique", "cost", "ready", "defeated");
        var name = fields.get("name");
        if (name == null) throw entry.refuse(entry.path() + " must have a name.");
        var traits = new HashSet<String>();
        var traitList = fields.get("traits");
        if (traitList != null && !traitList.isNothing()) for (var trait : traitList.items()) traits.add(trait.text());
        return new Figure(
                name.text(),
                traits,
                find(fields, "size", size -> size.oneOf(Figure.Size.class)),
                find(fields, "affiliation", affiliation -> affiliation.oneOf(Figure.Affiliation.class)),
                isTrue(fields, "unique"),
                get(fields, "cost", cost -> cost.number(0, 99), 0),
                isTrue(fields, "ready"),
                isTrue(fields, "defeated"));
    }

    private static <T> Map<Player, List<T>> byPlayer(@Nullable Entry entry, Function<Entry, T> read) {
        var lists = new EnumMap<Player, List<T>>(Player.class);
        if (entry == null || entry.isNothing()) return lists;
        entry.fields("1", "2").forEach((number, list) -> {
            var player = number.equals("1") ? Player.ONE : Player.TWO;
            if (!list.isNothing())
                lists.put(player, list.items().stream().map(read).toList());
        });
        return lists;
    }

    private static Player player(Entry entry) {
        return entry.number(1, 2) == 1 ? Player.ONE : Player.TWO;
    }

    private static boolean isTrue(Map<String, Entry> fields, String name) {
        return get(fields, name, Entry::truth, false);
    }

    private static <T> T get(Map<String, Entry> fields, String name, Function<Entry, T> read, T missing) {
        var found = find(fields, name, read);
        return found == null ? missing : found;
    }

    private static <T> @Nullable T find(Map<String, Entry> fields, String name, Function<Entry, T> read) {
        var entry = fields.get(name);
        return entry == null || entry.isNothing() ? null : read.apply(entry);
    }
}
