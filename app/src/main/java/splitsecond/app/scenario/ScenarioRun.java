package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Plan;
import splitsecond.engine.intent.Pursuit;
import splitsecond.timing.Problem;

/// One playing of a scenario: its steps, one after the other, and what is expected at its end.
final class ScenarioRun {

    private final Scenario scenario;
    private final Cards cards;
    private final Table table;
    private final Proceeding proceeding;
    private final Map<Integer, List<Integer>> lands;

    private final List<Spending> spent = new ArrayList<>();
    private int reached;
    private Outcome outcome;

    /// @param lands what pays for steps that do not say so, by the places of the steps
    ScenarioRun(Scenario scenario, Cards cards, Table table, Map<Integer, List<Integer>> lands) {
        this.scenario = scenario;
        this.cards = cards;
        this.table = table;
        proceeding = new Proceeding(scenario, table);
        this.lands = lands;
        outcome = new Outcome.Passed(scenario.file(), scenario.title(), List.of());
    }

    Table table() {
        return table;
    }

    Map<Integer, List<Integer>> lands() {
        return lands;
    }

    /// How steps that did not say it were paid for.
    List<Spending> spent() {
        return spent;
    }

    /// How many steps were played.
    int reached() {
        return reached;
    }

    Outcome outcome() {
        return outcome;
    }

    boolean isRefused() {
        return outcome instanceof Outcome.Failed failed && failed.isRefusal();
    }

    Outcome play() {
        outcome = played();
        return outcome;
    }

    private Outcome played() {
        int line = 1;
        try {
            var steps = scenario.steps();
            for (int i = 0; i < steps.size(); i++) {
                var step = steps.get(i);
                line = step.line();
                reached = i;
                if (table.isUsed(step)) continue;
                table.expectNext(answerAfterLooking(steps, i + 1), answers(steps, i + 1));
                play(step);
            }
            reached = steps.size();
            return end(line);
        } catch (Refusal refusal) {
            return failed(line, Outcome.Failed.ALLOWED, refusal.sentence());
        } catch (Mismatch mismatch) {
            return failed(mismatch.line(), mismatch.expected(), mismatch.actual());
        } catch (Problem problem) {
            throw problem;
        } catch (RuntimeException fault) {
            // A fault of the engine fails the scenario, not the run over the others.
            return failed(line, "the game to go on", Outcome.Failed.FAULT + fault + place(fault));
        }
    }

    private static List<Step.Choose> answers(List<Step> steps, int from) {
        var answers = new ArrayList<Step.Choose>();
        for (int i = from; i < steps.size() && steps.get(i) instanceof Step.Choose choose; i++) answers.add(choose);
        return answers;
    }

    /// The next step that is no look at the game, if it is an answer.
    private static Step.@Nullable Choose answerAfterLooking(List<Step> steps, int from) {
        int i = from;
        while (i < steps.size() && steps.get(i) instanceof Step.Check) i++;
        return i < steps.size() && steps.get(i) instanceof Step.Choose choose ? choose : null;
    }

    private static String place(RuntimeException fault) {
        var trace = fault.getStackTrace();
        return trace.length == 0 ? "" : " at " + trace[0] + (trace.length > 1 ? " from " + trace[1] : "");
    }

    private Outcome failed(int line, String expected, String actual) {
        return new Outcome.Failed(scenario.file(), scenario.title(), line, expected, actual, table.log.lines());
    }

    private Outcome end(int line) {
        var expected = scenario.expected();
        // Who only asks what happens hears the open question too.
        if (expected == null) {
            var told = new ArrayList<>(table.log.lines());
            if (table.isQuestionOpen()) told.add(table.question());
            return new Outcome.Passed(scenario.file(), scenario.title(), told);
        }
        if (!isAbout(expected)) {
            table.keepTargets();
            if (table.isQuestionOpen()) throw new Mismatch(line, "an answer", table.question());
        }
        check(expected);
        var unused = table.kept().unused();
        if (unused != null) throw new Mismatch(unused.line(), "a question for this answer", "nothing was asked");
        return new Outcome.Passed(scenario.file(), scenario.title(), List.of());
    }

    /// A scenario may end with a question, if that is what it is about.
    private static boolean isAbout(List<Fact> expected) {
        return expected.stream().anyMatch(fact -> fact instanceof Fact.Asked);
    }

    private void check(List<Fact> facts) {
        new Checking(scenario.file(), table.game(), table.names, cards, table.log).check(facts);
        table.log.clear();
    }

    private void play(Step step) {
        switch (step) {
            case Step.Check check -> check(check.facts());
            case Step.Refused refused -> refused(refused);
            case Step.Choose choose -> choose(choose);
            case Step.Attack _, Step.Block _ -> {
                proceeding.alive(step);
                act((Step.Action) step);
            }
            case Step.Action action -> {
                var accepting = new Accepting(table);
                if (!table.game().isOver() && accepting.isAsked(action)) {
                    accepting.answer(action);
                } else {
                    proceeding.ready(step);
                    act(action);
                }
            }
            case Step.ResolveTop _ -> proceeding.resolveTop(step);
            case Step.ResolveAll _ -> proceeding.resolveAll(step);
            case Step.GoTo goTo ->
                proceeding.to(
                        goTo,
                        reached == 0 ? null : scenario.steps().get(reached - 1),
                        reached + 1 < scenario.steps().size() ? scenario.steps().get(reached + 1) : null);
        }
    }

    private void act(Step.Action action) {
        switch (action) {
            case Step.Attack attack -> proceeding.toAttackers(attack);
            case Step.Block block -> proceeding.toBlockers(block);
            default -> {}
        }
        commit(action);
    }

    /// Does it, or throws a refusal and changes nothing.
    private void commit(Step.Action action) {
        var game = table.game();
        int player = table.names.player(action.player());
        var acting = new Acting(table.names, game, lands.get(reached));
        switch (action) {
            case Step.Play play -> table.begin(acting.play(play));
            case Step.Cast cast -> spend(player, cast.choices(), () -> table.begin(acting.cast(cast)));
            case Step.Activate activate -> {
                int named = table.colorNamedNext(player, color -> acting.manaOption(activate, color));
                if (named >= 0) table.chooseAll(List.of(named));
                else spend(player, activate.choices(), () -> table.begin(acting.activate(activate)));
            }
            case Step.Pass _ -> pass(player);
            case Step.Attack attack ->
                table.chooseAll(new DeclaringCombat(table.names, game, player).attack(attack.attackers()));
            case Step.Block block ->
                table.chooseAll(new DeclaringCombat(table.names, game, player).block(block.blockers()));
            case Step.Choose choose -> answer(player, choose);
            case Step.Undo _ -> {
                var verdict = game.undo(player);
                if (!verdict.allowed()) throw new Refusal(verdict.message());
            }
        }
    }

    private void spend(int player, Step.Choices said, Runnable payment) {
        if (said.paying() != null) {
            payment.run();
            return;
        }
        var before = Spending.untapped(table.all(), player);
        payment.run();
        var spending = Spending.of(reached, before, table.all());
        if (!spending.others().isEmpty()) spent.add(spending);
    }

    private void pass(int player) {
        var plan = Plan.of(table.game(), player, new Intent.Pass());
        if (!plan.verdict().allowed()) throw new Refusal(plan.verdict().message());
        table.chooseAll(plan.choices());
    }

    private void answer(int player, Step.Choose choose) {
        table.reply(player, choose.answer());
        table.settle();
        table.goOn();
    }

    private void choose(Step.Choose choose) {
        proceeding.alive(choose);
        int player = table.names.player(choose.player());
        boolean asked = table.isQuestionOpen() && table.decision().player() == player && !table.isDeclaration();
        if (asked && !table.isAnswered(player, choose.answer())) commit(choose);
        else if (!asked) table.keep(player, choose.answer());
    }

    private void refused(Step.Refused refused) {
        var action = refused.action();
        switch (action) {
            case Step.Attack attack -> proceeding.toAttackers(attack);
            case Step.Block block -> proceeding.toAnyBlockers(block);
            default -> {}
        }
        var game = table.game();
        long before = game.hash();
        var message = refusal(action);
        if (message == null) throw new Mismatch(refused.line(), "a refusal", "it was allowed");
        if (game.hash() != before)
            throw new Mismatch(refused.line(), "nothing to change", "the refused step left a trace");
        if (refused.because() != null && !message.contains(refused.because()))
            throw new Mismatch(refused.line(), "a refusal with: " + refused.because(), "the refusal: " + message);
        if (action instanceof Step.Attack || action instanceof Step.Block)
            table.refuseDeclaration(table.names.player(action.player()));
    }

    private @Nullable String refusal(Step.Action action) {
        try {
            if (table.game().isOver()) return "The game is over.";
            if (action instanceof Step.Choose choose
                    && (!table.isQuestionOpen() || table.decision().player() != table.names.player(choose.player())))
                return "Nothing is asked of " + choose.player() + ".";
            var unfinished = unfinished(action);
            if (unfinished != null) return unfinished;
            if (action instanceof Step.Block block) tryBlock(block);
            else commit(action);
            return null;
        } catch (Refusal refusal) {
            return refusal.sentence();
        }
    }

    /// CR 601.2, 733.1: what was announced and cannot be finished with what was named is taken back. Null if it
    /// can, or if nothing was said about what is still asked.
    private @Nullable String unfinished(Step.Action action) {
        var acting = new Acting(table.names, table.game());
        List<Integer> choices;
        Step.Choices said;
        switch (action) {
            case Step.Cast cast -> {
                choices = acting.cast(cast).choices();
                said = cast.choices();
            }
            case Step.Activate activate -> {
                choices = acting.activate(activate).choices();
                said = activate.choices();
            }
            default -> {
                return null;
            }
        }
        var trial = table.game().fork();
        for (int choice : choices) trial.choose(choice);
        if (trial.isOver() || trial.decision().player() != table.names.player(action.player())) return null;
        boolean open = switch (trial.decision().kind()) {
            case TARGET -> said.targets() != null;
            case MODE -> said.modes() != null;
            case DIVIDE -> said.divide() != null;
            case COST -> said.namesCosts();
            case PAY -> trial.decision().indexOf(Option.pack(Option.Kind.AUTO, 0)) < 0;
            case NONE,
                    PRIORITY,
                    MULLIGAN,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    X,
                    OPTIONAL_COST,
                    ATTACK,
                    BLOCK,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> false;
        };
        return open ? "It cannot be finished: more is asked than was named." : null;
    }

    /// CR 802.4: after those who declare before the player have declared nothing.
    private void tryBlock(Step.Block block) {
        int player = table.names.player(block.player());
        var trial = table.game().fork();
        while (!trial.isOver()
                && trial.decision().kind() == Decision.Kind.BLOCK
                && trial.decision().player() != player) {
            int none = Pursuit.none(trial.decision());
            if (none < 0) break;
            trial.choose(none);
        }
        var _ = new DeclaringCombat(table.names, trial, player).block(block.blockers());
    }
}
