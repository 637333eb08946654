package splitsecond.app.scenario;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import splitsecond.engine.Game;

/// Plays scenarios and says whether what they expect is true.
public final class ScenarioRunner {

    /// More ways to pay than a scenario that could be played has.
    private static final int MOST_TRIES = 40;

    private final Cards cards;

    public ScenarioRunner(Cards cards) {
        this.cards = cards;
    }

    /// Plays one scenario. What is wrong with its file is a [Problem].
    public Outcome run(Scenario scenario) {
        try {
            var run = played(scenario, Map.of(), Table.Reading.AS_IT_COMES);
            var outcome = thrifty(scenario, run);
            if (!(outcome instanceof Outcome.Failed)) return outcome;
            // An answer that nobody asked for may go on with the one before it.
            if (run.table().kept().unused() != null) {
                var joining = played(scenario, Map.of(), Table.Reading.JOINING).outcome();
                if (joining instanceof Outcome.Passed) return joining;
            }
            // What names the only one there was may be the answer to a later question.
            if (run.table().kept().hasTakenForAnswered()) {
                var later = played(scenario, Map.of(), Table.Reading.LATER).outcome();
                if (later instanceof Outcome.Passed) return later;
            }
            if (run.table().kept().hasListedAnswered()) {
                var shorter = played(scenario, Map.of(), Table.Reading.WITHOUT_ANSWERED)
                        .outcome();
                if (shorter instanceof Outcome.Passed) return shorter;
            }
            return outcome;
        } catch (UnsupportedCard card) {
            return new Outcome.Unsupported(scenario.file(), scenario.title(), card.sentence());
        }
    }

    private ScenarioRun played(Scenario scenario, Map<Integer, List<Integer>> lands, Table.Reading reading) {
        var run = new ScenarioRun(scenario, cards, new Table(scenario, Opening.of(scenario, cards), reading), lands);
        var _ = run.play();
        return run;
    }

    /// What pays itself leaves the mana that later steps need, if it can: a step that is refused is tried again after
    /// other lands were tapped before.
    private Outcome thrifty(Scenario scenario, ScenarioRun first) {
        var best = first;
        int tries = 0;
        boolean better = true;
        while (better) {
            better = false;
            for (int i = best.spent().size() - 1; i >= 0 && best.isRefused() && !better; i--) {
                var spending = best.spent().get(i);
                for (var others : spending.others()) {
                    if (++tries > MOST_TRIES) return best.outcome();
                    var lands = new HashMap<>(best.lands());
                    lands.keySet().removeIf(step -> step > spending.step());
                    lands.put(spending.step(), others);
                    var run = played(scenario, lands, Table.Reading.AS_IT_COMES);
                    if (run.reached() <= best.reached()) continue;
                    best = run;
                    better = true;
                    break;
                }
            }
        }
        return best.outcome();
    }

    /// Plays one scenario and gives away the game that it has come to, for those who play on from there.
    public Played play(Scenario scenario) {
        var table = new Table(scenario, Opening.forPeople(scenario, cards), Table.Reading.AS_IT_COMES);
        return new Played(table.game(), new ScenarioRun(scenario, cards, table, Map.of()).play());
    }

    /// @param outcome whether what it expects is true, and if not how far it came
    public record Played(Game game, Outcome outcome) {}

    /// The game a scenario starts with, for those who play on from there.
    public Game start(Scenario scenario) {
        return Game.start(Opening.of(scenario, cards));
    }
}
