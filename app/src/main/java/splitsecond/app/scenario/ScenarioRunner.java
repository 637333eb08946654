package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Plan;
import splitsecond.engine.intent.Pursuit;
import splitsecond.timing.Problem;

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
            if (run.table.unused() != null) {
                var joining = played(scenario, Map.of(), Table.Reading.JOINING).outcome;
                if (joining instanceof Outcome.Passed) return joining;
            }
            // What names the only one there was may be the answer to a later question.
            if (run.table.hasTakenForAnswered()) {
                var later = played(scenario, Map.of(), Table.Reading.LATER).outcome;
                if (later instanceof Outcome.Passed) return later;
            }
            return outcome;
        } catch (UnsupportedCard card) {
            return new Outcome.Unsupported(scenario.file(), scenario.title(), card.sentence());
        }
    }

    private Run played(Scenario scenario, Map<Integer, List<Integer>> lands, Table.Reading reading) {
        var run = new Run(scenario, new Table(scenario, Opening.of(scenario, cards), reading), lands);
        run.outcome = run.play();
        return run;
    }

    /// What pays itself leaves the mana that later steps need, if it can: a step that is refused is tried again after
    /// other lands were tapped before.
    private Outcome thrifty(Scenario scenario, Run first) {
        var best = first;
        int tries = 0;
        boolean better = true;
        while (better) {
            better = false;
            for (int i = best.spent.size() - 1; i >= 0 && best.isRefused() && !better; i--) {
                var spending = best.spent.get(i);
                for (var others : spending.others()) {
                    if (++tries > MOST_TRIES) return best.outcome;
                    var lands = new HashMap<>(best.lands);
                    lands.keySet().removeIf(step -> step > spending.step());
                    lands.put(spending.step(), others);
                    var run = played(scenario, lands, Table.Reading.AS_IT_COMES);
                    if (run.reached <= best.reached) continue;
                    best = run;
                    better = true;
                    break;
                }
            }
        }
        return best.outcome;
    }

    /// Plays one scenario and gives away the game that it has come to, for those who play on from there.
    public Played play(Scenario scenario) {
        var table = new Table(scenario, Opening.forPeople(scenario, cards), Table.Reading.AS_IT_COMES);
        return new Played(table.game(), new Run(scenario, table, Map.of()).play());
    }

    /// @param outcome whether what it expects is true, and if not how far it came
    public record Played(Game game, Outcome outcome) {}

    private final class Run {

        private final Scenario scenario;
        private final Table table;
        /// What pays for steps that do not say so, by the places of the steps.
        private final Map<Integer, List<Integer>> lands;

        private final List<Spending> spent = new ArrayList<>();
        private int reached;
        private Outcome outcome;

        Run(Scenario scenario, Table table, Map<Integer, List<Integer>> lands) {
            this.scenario = scenario;
            this.table = table;
            this.lands = lands;
            outcome = new Outcome.Passed(scenario.file(), scenario.title(), List.of());
        }

        private boolean isRefused() {
            return outcome instanceof Outcome.Failed failed && failed.isRefusal();
        }

        Outcome play() {
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
            var unused = table.unused();
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
                    alive(step);
                    act((Step.Action) step);
                }
                case Step.Action action -> {
                    ready(step);
                    act(action);
                }
                case Step.ResolveTop _ -> resolveTop(step);
                case Step.ResolveAll _ -> resolveAll(step);
                case Step.GoTo goTo -> goTo(goTo);
            }
        }

        private void alive(Step step) {
            if (table.game().isOver()) throw new Mismatch(step.line(), "a game that goes on", "the game is over");
        }

        /// No question may be open that the step does not answer.
        private void ready(Step step) {
            alive(step);
            table.forgetAnswered();
            table.endRefusedDeclaration();
            table.keepTargets();
            if (table.isQuestionOpen()) throw new Mismatch(step.line(), "an answer", table.question());
        }

        private void act(Step.Action action) {
            switch (action) {
                case Step.Attack attack -> moveToAttack(attack);
                case Step.Block block -> moveToBlock(block);
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
                    table.chooseAll(new Fighting(table.names, game, player).attack(attack.attackers()));
                case Step.Block block ->
                    table.chooseAll(new Fighting(table.names, game, player).block(block.blockers()));
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
            alive(choose);
            int player = table.names.player(choose.player());
            boolean asked = table.isQuestionOpen() && table.decision().player() == player && !table.isDeclaration();
            if (asked && !table.isAnswered(player, choose.answer())) commit(choose);
            else if (!asked) table.keep(player, choose.answer());
        }

        private void refused(Step.Refused refused) {
            var action = refused.action();
            switch (action) {
                case Step.Attack attack -> moveToAttack(attack);
                case Step.Block block -> moveToBlocks(block);
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
                        && (!table.isQuestionOpen()
                                || table.decision().player() != table.names.player(choose.player())))
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

        private void resolveTop(Step step) {
            ready(step);
            var all = table.all();
            if (all.stackSize() == 0) throw new Mismatch(step.line(), "something on the stack", "the stack is empty");
            int top = all.stackObject(all.stackSize() - 1);
            table.proceed(step.line(), () -> !isOnStack(top), true);
        }

        private boolean isOnStack(int id) {
            return table.all().exists(id) && table.all().isIn(id, splitsecond.engine.ability.Zone.STACK);
        }

        private void resolveAll(Step step) {
            ready(step);
            table.proceed(step.line(), () -> table.all().stackSize() == 0 && !table.isQuestionOpen(), true);
        }

        private void goTo(Step.GoTo step) {
            alive(step);
            if (isDeclared(step)) return;
            if (!table.isDeclaration()) ready(step);
            var start = table.all();
            int turn = start.turn();
            int whose = step.whose() == null ? GameView.NONE : table.names.player(step.whose());
            var wanted = splitsecond.engine.ability.Step.valueOf(step.step().name());
            var from = start.step();
            // A game given in its untap step, where nobody gets priority, has gone on to the upkeep by itself.
            boolean[] left = {
                table.game().decisionId() == 0 && scenario.given().turn().step() == TurnStep.UNTAP
            };
            int players = table.game().setup().seats().size();
            table.proceed(
                    step.line(),
                    () -> {
                        var now = table.all();
                        left[0] |= now.turn() != turn || now.step() != from;
                        int latest = step.turn() == null ? turn + 2 * players : step.turn();
                        if (now.turn() > latest)
                            throw new Mismatch(step.line(), "a " + wanted.word() + " step", "it never came");
                        boolean when = (step.turn() == null || step.turn() == now.turn())
                                && (whose == GameView.NONE || whose == now.activePlayer());
                        return left[0]
                                && when
                                && now.step() == wanted
                                && table.decision().kind() == Decision.Kind.PRIORITY
                                && table.decision().player() == now.activePlayer();
                    },
                    true);
        }

        /// Whoever has just declared attackers or blockers has come to that step already.
        private boolean isDeclared(Step.GoTo step) {
            var before = reached == 0 ? null : scenario.steps().get(reached - 1);
            boolean declared = before instanceof Step.Attack && step.step() == TurnStep.DECLARE_ATTACKERS
                    || before instanceof Step.Block && step.step() == TurnStep.DECLARE_BLOCKERS;
            var now = table.all();
            return declared
                    && now.step()
                            == splitsecond.engine.ability.Step.valueOf(
                                    step.step().name())
                    && (step.turn() == null || step.turn() == now.turn())
                    && (step.whose() == null || table.names.player(step.whose()) == now.activePlayer())
                    && table.decision().kind() == Decision.Kind.PRIORITY
                    && table.decision().player() == now.activePlayer();
        }

        /// Everyone passes until the player is asked for attackers, or that step has come and there is nothing to ask.
        private void moveToAttack(Step.Attack attack) {
            int player = table.names.player(attack.player());
            if (isAsked(Decision.Kind.ATTACK, player)) return;
            ready(attack);
            int turn = table.all().turn();
            table.proceed(
                    attack.line(),
                    () -> isAsked(Decision.Kind.ATTACK, player)
                            || isStep(splitsecond.engine.ability.Step.DECLARE_ATTACKERS, player)
                            || table.all().turn()
                                    > turn + table.game().setup().seats().size(),
                    true);
            stopAtQuestion(attack);
        }

        private void moveToBlock(Step.Block block) {
            int player = table.names.player(block.player());
            if (isAsked(Decision.Kind.BLOCK, player)) return;
            // CR 802.4: another defending player may still have to declare.
            if (!table.isDeclaration()) ready(block);
            int turn = table.all().turn();
            table.proceed(
                    block.line(),
                    () -> isAsked(Decision.Kind.BLOCK, player)
                            || table.all().turn() != turn
                            || table.all().step().ordinal()
                                            >= splitsecond.engine.ability.Step.DECLARE_BLOCKERS.ordinal()
                                    && table.decision().kind() == Decision.Kind.PRIORITY,
                    true);
            stopAtQuestion(block);
        }

        /// Until some player is asked for blockers: what one of them is refused takes nothing from the others.
        private void moveToBlocks(Step.Block block) {
            if (table.decision().kind() == Decision.Kind.BLOCK) return;
            ready(block);
            int turn = table.all().turn();
            table.proceed(
                    block.line(),
                    () -> table.decision().kind() == Decision.Kind.BLOCK
                            || table.all().turn() != turn
                            || table.all().step().ordinal()
                                            >= splitsecond.engine.ability.Step.DECLARE_BLOCKERS.ordinal()
                                    && table.decision().kind() == Decision.Kind.PRIORITY,
                    true);
            stopAtQuestion(block);
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
            var _ = new Fighting(table.names, trial, player).block(block.blockers());
        }

        private void stopAtQuestion(Step step) {
            alive(step);
            if (table.isQuestionOpen() && !table.isDeclaration())
                throw new Mismatch(step.line(), "an answer", table.question());
        }

        private boolean isAsked(Decision.Kind kind, int player) {
            return !table.game().isOver()
                    && table.decision().kind() == kind
                    && table.decision().player() == player;
        }

        private boolean isStep(splitsecond.engine.ability.Step step, int active) {
            return table.all().step() == step
                    && table.all().activePlayer() == active
                    && table.decision().kind() == Decision.Kind.PRIORITY;
        }
    }

    /// The game a scenario starts with, for those who play on from there.
    public Game start(Scenario scenario) {
        return Game.start(Opening.of(scenario, cards));
    }
}
