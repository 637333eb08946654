package splitsecond.app.scenario;

import java.util.Collection;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// How a file names an object or a player: `Hill Giant`, `bob's Hill Giant`, `Hill Giant (2)`, `bob`.
///
/// `text` is the name as written. A player's name in front counts as `whose` only if that player takes part,
/// so `Ajani's Pridemate` is a card unless Ajani plays; then whoever looks it up tries the whole text first.
/// An `ordinal` of 0 means that none was written.
public record ObjectName(int line, String text, @Nullable String whose, String name, int ordinal) {

    private static final Pattern ORDINAL = Pattern.compile("(.+) \\((\\d{1,3})\\)");

    static ObjectName read(int line, String text, Collection<String> players) {
        var whose = players.stream()
                .filter(player -> text.startsWith(player + "'s "))
                .findFirst()
                .orElse(null);
        var rest = whose == null ? text : text.substring(whose.length() + 3);
        var numbered = ORDINAL.matcher(rest);
        return numbered.matches()
                ? new ObjectName(line, text, whose, numbered.group(1), Integer.parseInt(numbered.group(2)))
                : new ObjectName(line, text, whose, rest, 0);
    }

    @Override
    public String toString() {
        return text;
    }
}
