package splitsecond.app.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import splitsecond.app.scenario.Cards;
import splitsecond.app.scenario.Opening;
import splitsecond.app.scenario.Outcome;
import splitsecond.app.scenario.Scenario;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.app.scenario.ScenarioRunner;
import splitsecond.app.scenario.UnsupportedCard;
import splitsecond.app.web.Faults;
import splitsecond.app.web.Refusal;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Setup;
import splitsecond.timing.Problem;

/// Boards that somebody has set, written as scenarios.
final class Positions {

    private static final String FILE = "scenario";
    private static final int PLAYERS = 2;

    /// A board that can be played on, after the steps that its scenario has.
    ///
    /// @param held what the scenario expects and whether it is so, as a sentence; empty if it expects nothing
    record Board(Setting setting, List<String> players, int[] choices, String held) {}

    private Positions() {}

    /// @throws Refusal with the line and what is wrong with it
    static Board read(String scenario, List<CardData> own, CardPool known) {
        if (scenario.length() > Limits.LIST)
            throw new Refusal(400, "A scenario has at most " + Limits.LIST + " characters.", List.of("SCENARIO"));
        var pool = pool(List.of());
        pool.add(known);
        pool.add(own);
        try {
            var read = new ScenarioReader().read(FILE, scenario);
            if (read.given().players().size() != PLAYERS)
                throw new Refusal(422, "Here two players sit at a board.", List.of("SCENARIO"));
            checkSize(read.given());
            var cards = new Cards(new Definitions(pool));
            var played = new ScenarioRunner(cards).play(read);
            checkSize(played.game().everything().permanents());
            var foreign = new ArrayList<CardData>();
            var bundled = Bundled.pool();
            for (var card : cards.named()) if (!card.equals(bundled.find(card.name()))) foreign.add(card);
            return new Board(
                    Setting.ofPosition(scenario, foreign),
                    read.given().players().stream().map(Scenario.Seat::player).toList(),
                    played.game().choices(),
                    said(read, played.outcome()));
        } catch (Problem problem) {
            throw new Refusal(400, sentence(problem), List.of("SCENARIO"));
        } catch (UnsupportedCard unsupported) {
            throw new Refusal(422, "The board cannot be set: " + unsupported.getMessage(), List.of("SCENARIO"));
        } catch (Refusal refusal) {
            throw refusal;
        } catch (RuntimeException | StackOverflowError fault) {
            String reference = Faults.reference("a board", fault);
            throw new Refusal(
                    422,
                    "The board cannot be set: the rules failed, and the log says more under " + reference + ".",
                    List.of("SCENARIO"));
        }
    }

    private static void checkSize(Scenario.Position given) {
        long objects = 0;
        long permanents = 0;
        for (var seat : given.players()) {
            for (var zone : seat.cards().values()) for (var some : zone) objects += some.count();
            for (var some : seat.setAside()) objects += some.card().count();
            for (var some : seat.battlefield()) permanents += some.card().count();
        }
        checkSize(permanents);
        if (objects + permanents > Limits.BOARD)
            throw tooLarge("A board has at most " + Limits.BOARD + " cards, this one has " + (objects + permanents));
    }

    private static void checkSize(long permanents) {
        if (permanents > Limits.PERMANENTS)
            throw tooLarge("A board has at most " + Limits.PERMANENTS + " permanents, this one has " + permanents);
    }

    private static Refusal tooLarge(String sentence) {
        return new Refusal(422, sentence + ".", List.of("SCENARIO"));
    }

    private static String sentence(Problem problem) {
        return String.valueOf(problem.getMessage()).replaceFirst("^" + FILE + ":(\\d+): ", "Line $1: ");
    }

    private static String said(Scenario scenario, Outcome outcome) {
        return switch (outcome) {
            case Outcome.Passed _ -> scenario.expected() == null ? "" : "What the scenario expects holds.";
            case Outcome.Failed failed when failed.isFault() -> "Line " + failed.line() + ": the rules failed here.";
            case Outcome.Failed failed ->
                "Line " + failed.line() + ": expected " + failed.expected() + ", but "
                        + failed.actual().replaceFirst("\\.$", "") + ".";
            case Outcome.Unsupported not -> not.what();
        };
    }

    /// The position alone, with the cards that were kept with it.
    ///
    /// @throws GameRecord.Misfit if this program reads it otherwise
    static Setup setup(String scenario, Collection<CardData> kept) {
        try {
            return Opening.forPeople(new ScenarioReader().read(FILE, scenario), new Cards(new Definitions(pool(kept))));
        } catch (Problem problem) {
            throw new GameRecord.Misfit(sentence(problem));
        }
    }

    private static CardPool pool(Collection<CardData> more) {
        var pool = Bundled.pool();
        pool.add(more);
        return pool;
    }
}
