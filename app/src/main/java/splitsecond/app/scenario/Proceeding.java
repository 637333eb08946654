package splitsecond.app.scenario;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;

/// Lets a scenario's game go on until what a step is about has come: everybody passes on the way.
///
/// @param scenario whose steps they are
record Proceeding(Scenario scenario, Table table) {

    void alive(Step step) {
        if (table.game().isOver()) throw new Mismatch(step.line(), "a game that goes on", "the game is over");
    }

    /// No question may be open that the step does not answer.
    void ready(Step step) {
        alive(step);
        table.kept().forgetAnswered();
        table.endRefusedDeclaration();
        table.keepTargets();
        if (table.isQuestionOpen()) throw new Mismatch(step.line(), "an answer", table.question());
    }

    void resolveTop(Step step) {
        ready(step);
        var all = table.all();
        if (all.stackSize() == 0) throw new Mismatch(step.line(), "something on the stack", "the stack is empty");
        int top = all.stackObject(all.stackSize() - 1);
        table.proceed(step.line(), () -> !isOnStack(top));
    }

    private boolean isOnStack(int id) {
        return table.all().exists(id) && table.all().isIn(id, splitsecond.engine.ability.Zone.STACK);
    }

    void resolveAll(Step step) {
        ready(step);
        table.proceed(step.line(), () -> table.all().stackSize() == 0 && !table.isQuestionOpen());
    }

    /// @param before the step of the scenario before this one
    /// @param after the one after it: what is declared then is declared as that step begins
    void to(Step.GoTo step, @Nullable Step before, @Nullable Step after) {
        alive(step);
        if (isDeclared(step, before)) return;
        var declared = after instanceof Step.Refused refused ? refused.action() : after;
        var question = declared instanceof Step.Attack && step.step() == TurnStep.DECLARE_ATTACKERS
                ? Decision.Kind.ATTACK
                : declared instanceof Step.Block && step.step() == TurnStep.DECLARE_BLOCKERS
                        ? Decision.Kind.BLOCK
                        : Decision.Kind.NONE;
        if (!table.isDeclaration()) ready(step);
        var start = table.all();
        int turn = start.turn();
        int whose = step.whose() == null ? GameView.NONE : table.names.player(step.whose());
        var wanted = splitsecond.engine.ability.Step.valueOf(step.step().name());
        var from = start.step();
        // A game given in its untap step, where nobody gets priority, has gone on to the upkeep by itself.
        boolean[] left = {isBeginning(step) && scenario.given().turn().step() == TurnStep.UNTAP};
        int players = table.game().setup().seats().size();
        table.proceed(step.line(), () -> {
            var now = table.all();
            left[0] |= now.turn() != turn || now.step() != from;
            int latest = step.turn() == null ? turn + 2 * players : step.turn();
            if (now.turn() > latest) throw new Mismatch(step.line(), "a " + wanted.word() + " step", "it never came");
            boolean when = (step.turn() == null || step.turn() == now.turn())
                    && (whose == GameView.NONE || whose == now.activePlayer());
            if (when && table.decision().kind() == question) return true;
            return left[0]
                    && when
                    && now.step() == wanted
                    && table.decision().kind() == Decision.Kind.PRIORITY
                    && table.decision().player() == now.activePlayer();
        });
    }

    /// Whether nothing has been done before it but to look and to answer.
    private boolean isBeginning(Step goTo) {
        return scenario.steps().stream()
                .takeWhile(step -> step != goTo)
                .allMatch(step -> step instanceof Step.Check || step instanceof Step.Choose);
    }

    /// Whoever has just declared attackers or blockers has come to that step already.
    private boolean isDeclared(Step.GoTo step, @Nullable Step before) {
        boolean declared = before instanceof Step.Attack && step.step() == TurnStep.DECLARE_ATTACKERS
                || before instanceof Step.Block && step.step() == TurnStep.DECLARE_BLOCKERS;
        var now = table.all();
        return declared
                && now.step()
                        == splitsecond.engine.ability.Step.valueOf(step.step().name())
                && (step.turn() == null || step.turn() == now.turn())
                && (step.whose() == null || table.names.player(step.whose()) == now.activePlayer())
                && table.decision().kind() == Decision.Kind.PRIORITY
                && table.decision().player() == now.activePlayer();
    }

    /// Everyone passes until the player is asked for attackers, or that step has come and there is nothing to ask.
    void toAttackers(Step.Attack attack) {
        int player = table.names.player(attack.player());
        if (isAsked(Decision.Kind.ATTACK, player)) return;
        ready(attack);
        int turn = table.all().turn();
        table.proceed(
                attack.line(),
                () -> isAsked(Decision.Kind.ATTACK, player)
                        || isStep(splitsecond.engine.ability.Step.DECLARE_ATTACKERS, player)
                        || table.all().turn()
                                > turn + table.game().setup().seats().size());
        stopAtQuestion(attack);
    }

    void toBlockers(Step.Block block) {
        int player = table.names.player(block.player());
        if (isAsked(Decision.Kind.BLOCK, player)) return;
        // CR 802.4: another defending player may still have to declare.
        if (!table.isDeclaration()) ready(block);
        untilBlockers(block, () -> isAsked(Decision.Kind.BLOCK, player));
    }

    /// Until some player is asked for blockers: what one of them is refused takes nothing from the others.
    void toAnyBlockers(Step.Block block) {
        if (table.decision().kind() == Decision.Kind.BLOCK) return;
        ready(block);
        untilBlockers(block, () -> table.decision().kind() == Decision.Kind.BLOCK);
    }

    private void untilBlockers(Step.Block block, BooleanSupplier asked) {
        int turn = table.all().turn();
        table.proceed(
                block.line(),
                () -> asked.getAsBoolean()
                        || table.all().turn() != turn
                        || table.all().step().ordinal() >= splitsecond.engine.ability.Step.DECLARE_BLOCKERS.ordinal()
                                && table.decision().kind() == Decision.Kind.PRIORITY);
        stopAtQuestion(block);
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
