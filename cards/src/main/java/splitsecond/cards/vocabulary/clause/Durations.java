package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Duration;

/// How long something lasts.
public final class Durations {
    private Durations() {}

    public static final Duration THIS_TURN = new Duration.EndOfTurn("this turn");
    public static final Duration FOREVER = new Duration.Forever();

    private static final Phrase<Duration> WHILE_EXILED = table("a duration", whileExiled());

    private static Map<String, Duration> whileExiled() {
        Map<String, Duration> durations = new LinkedHashMap<>();
        for (String cards : List.of("it remains", "they remain", "that card remains", "those cards remain"))
            durations.put("for as long as " + cards + " exiled", new Duration.WhileExiled(cards));
        return durations;
    }

    /// After what it limits.
    public static final Phrase<Duration> DURATION = oneOf(
            "a duration",
            table(
                    "a duration",
                    Map.of(
                            "until end of turn", new Duration.EndOfTurn(""),
                            "this turn", THIS_TURN,
                            "until your next turn", new Duration.YourNextTurn(""),
                            "until your next upkeep", new Duration.YourNextTurn("upkeep"),
                            "until end of combat", new Duration.EndOfCombat(""),
                            "this combat", new Duration.EndOfCombat("this combat"),
                            "until your next end step", new Duration.YourNextEndStep(),
                            "until the end of your next turn", new Duration.EndOfYourNextTurn())),
            WHILE_EXILED,
            phrase("for as long as {}", lazy(() -> Conditions.CONDITION))
                    .as(c -> new Duration.While(c, ""), Duration.While.class, Duration.While::condition));

    /// Before what it limits.
    public static final Phrase<Duration> LEADING = oneOf(
            "a duration",
            table(
                    "a duration",
                    Map.of(
                            "until end of turn", new Duration.EndOfTurn(""),
                            "until your next turn", new Duration.YourNextTurn(""),
                            "until end of combat", new Duration.EndOfCombat(""),
                            "until your next end step", new Duration.YourNextEndStep(),
                            "until the end of your next turn", new Duration.EndOfYourNextTurn())),
            WHILE_EXILED,
            phrase("for as long as {}", lazy(() -> Conditions.CONDITION))
                    .as(c -> new Duration.While(c, ""), Duration.While.class, Duration.While::condition));
}
