package splitsecond.players;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import splitsecond.players.controller.OwnPlayer;
import splitsecond.players.heuristic.HeuristicPolicy;
import splitsecond.players.search.Manner;
import splitsecond.players.search.SearchPolicy;
import splitsecond.timing.Problem;

/// The players that can be asked for by name, `random` or with an option, `random:0.3`.
public final class Players {

    /// @param usage how it is written: `random[:P]`
    /// @param maker from what stands after the colon, which may be empty, to a player
    public record Kind(String name, String usage, String description, Function<String, Policy> maker) {

        boolean takesOption() {
            return usage.contains(":");
        }
    }

    /// The strongest first.
    private static final List<Kind> KINDS = List.of(
            new Kind(
                    "search",
                    "search[:BUDGET]",
                    "Tries games out: for so long (200ms) or so often (500it).",
                    option -> search(option, Manner.USUAL)),
            new Kind(
                    "earlier-search",
                    "earlier-search[:BUDGET]",
                    "The same as it was at first, to compare with.",
                    option -> search(option, Manner.EARLIER)),
            new Kind("heuristic", "heuristic", "Plays a sound game without looking ahead.", _ -> new HeuristicPolicy()),
            new Kind("simple", "simple", "A fixed policy for comparing engines.", _ -> new SimplePolicy()),
            new Kind("random", "random[:P]", "Any legal option; passes with probability P.", Players::random),
            new Kind(
                    "scripted",
                    "scripted:FILE",
                    "What a file says, such as 'cast bolt at bob; pass'.",
                    Players::scripted),
            new Kind(
                    "java",
                    "java:CLASS",
                    "A class of your own, from --class-path: a PlayerController or a Policy.",
                    option -> OwnPlayer.of(option, Players.class.getClassLoader())),
            new Kind("zero", "zero", "Always the first option.", _ -> Policy.zero()));

    private Players() {}

    /// What there is, the strongest first.
    public static List<Kind> all() {
        return KINDS;
    }

    /// The one way to write a name: `search:200ms` for ` SEARCH: 200ms`.
    public static String canonical(String text) {
        int colon = text.indexOf(':');
        String name = (colon < 0 ? text : text.substring(0, colon)).strip().toLowerCase(Locale.ROOT);
        String option = colon < 0 ? "" : text.substring(colon + 1).strip();
        return option.isEmpty() ? name : name + ":" + option;
    }

    /// A new player; each is for one seat of one game at a time.
    ///
    /// @throws Problem if there is none of that name, or the option makes no sense
    public static Policy named(String text) {
        return named(text, Players.class.getClassLoader());
    }

    /// The same.
    ///
    /// @param classes where the classes of one's own are found
    public static Policy named(String text, ClassLoader classes) {
        String canonical = canonical(text);
        int colon = canonical.indexOf(':');
        String name = colon < 0 ? canonical : canonical.substring(0, colon);
        String option = colon < 0 ? "" : canonical.substring(colon + 1);
        for (var kind : KINDS) {
            if (!kind.name.equals(name)) continue;
            if (!kind.takesOption() && !option.isEmpty())
                throw new Problem("The player " + name + " takes no option; \"" + option + "\" was given.");
            return name.equals("java") ? OwnPlayer.of(option, classes) : kind.maker.apply(option);
        }
        throw new Problem("There is no player named \"" + name + "\"; choose "
                + KINDS.stream().map(Kind::usage).collect(Collectors.joining(", ")) + ".");
    }

    private static Policy scripted(String option) {
        if (option.isEmpty())
            throw new Problem("scripted: expected the file of a script, such as scripted:opening.txt.");
        try {
            return ScriptedPolicy.read(Path.of(option));
        } catch (InvalidPathException _) {
            throw new Problem("scripted:" + option + ": that cannot be the name of a file.");
        }
    }

    /// A budget of time, `200ms`, or of games tried, `500it` or `500`; the time is the default. After a slash, how
    /// many threads work at it.
    private static Policy search(String option, Manner manner) {
        if (option.isEmpty()) return new SearchPolicy(SearchPolicy.Budget.DEFAULT, manner);
        int slash = option.indexOf('/');
        try {
            var budget = budget(slash < 0 ? option : option.substring(0, slash));
            return new SearchPolicy(
                    slash < 0 ? budget : budget.withThreads(Integer.parseInt(option.substring(slash + 1))), manner);
        } catch (IllegalArgumentException _) {
            throw new Problem("search:" + option
                    + ": expected a time or a number of games for each decision, such as search:200ms or search:500it,"
                    + " and if need be a number of threads up to " + SearchPolicy.Budget.MOST_THREADS
                    + ", such as search:200ms/1.");
        }
    }

    private static SearchPolicy.Budget budget(String text) {
        if (text.endsWith("ms"))
            return SearchPolicy.Budget.millis(Long.parseLong(text.substring(0, text.length() - 2)));
        return SearchPolicy.Budget.iterations(
                Integer.parseInt(text.endsWith("it") ? text.substring(0, text.length() - 2) : text));
    }

    private static Policy random(String option) {
        if (option.isEmpty()) return new RandomPolicy(0);
        try {
            return new RandomPolicy(0, Double.parseDouble(option));
        } catch (IllegalArgumentException _) {
            throw new Problem("random:" + option
                    + ": expected the probability to pass, above 0 and at most 1, such as random:0.3.");
        }
    }
}
