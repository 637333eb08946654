package splitsecond.skirmish;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Verdict;

/// What each move does to the game, and when it is possible.
final class Moves {

    private Moves() {}

    /// @param event what others may answer
    record Change(
            Verdict verdict, GameState state, @Nullable Event event, String words) {}

    static Change make(GameState game, Move move) {
        return switch (move) {
            case Move.StartRound _ -> startRound(game);
            case Move.StartActivation start -> startActivation(game, start);
            case Move.TakeAction action -> takeAction(game, action);
            case Move.PlanAttack plan -> planAttack(game, plan);
            case Move.DeclareAttack attack -> declareAttack(game, attack);
            case Move.RollDice roll -> rollDice(game, roll);
            case Move.ResolveAttack resolve -> resolveAttack(game, resolve);
            case Move.EndActivation _ -> endActivation(game);
            case Move.EndActivationPhase _ -> endActivationPhase(game);
            case Move.StartEndOfRound _ -> startEndOfRound(game);
            case Move.FinishEndOfRoundTurn _ -> finishEndOfRoundTurn(game);
        };
    }

    private static Change startRound(GameState game) {
        var round = game.round();
        if (round.messageSent()) return refuse(game, "Round " + round.number() + " is not over.");
        int number = round.number() + 1;
        var next = game.withRound(new Round(number, true, false, false))
                .withInitiative(
                        number == 1 ? game.initiative() : game.initiative().opponent());
        for (var player : Player.values())
            if (game.knowsFiguresOf(player))
                next = next.withFigures(
                        player,
                        game.figuresOf(player).stream()
                                .map(figure -> figure.readied(!figure.defeated()))
                                .toList());
        return done(next, null, "Round " + number + " starts; " + next.initiative() + " has initiative");
    }

    private static Change startActivation(GameState game, Move.StartActivation start) {
        if (!game.round().messageSent() || game.round().endActivationShown())
            return refuse(game, "It is not the activation phase.");
        if (game.activation() != null) return refuse(game, "An activation is under way.");
        var figure = figure(game, start.player(), start.figure());
        if (figure.isEmpty()) return refuse(game, start.player() + " has no " + start.figure() + " in play.");
        if (!figure.get().ready()) return refuse(game, start.figure() + " has been activated this round.");
        var round = game.round();
        var next = game.withActivation(
                        new Activation(start.player(), figure.get().name(), 0, Activation.ACTIONS))
                .withRound(new Round(round.number(), true, false, true))
                .withFigures(
                        start.player(),
                        game.figuresOf(start.player()).stream()
                                .map(one -> one.equals(figure.get()) ? one.readied(false) : one)
                                .toList());
        var event = new Event.ActivationStarted(start.player(), figure.get(), start.near());
        return done(next, event, start.player() + ": " + event.words());
    }

    private static Change takeAction(GameState game, Move.TakeAction action) {
        var activation = game.activation();
        var figure = activating(game);
        if (activation == null || figure.isEmpty()) return refuse(game, "No figure is activating.");
        if (game.attack() != null) return refuse(game, "An attack is being resolved.");
        if (activation.actionsLeft() == 0) return refuse(game, "No actions are left in this activation.");
        var event = new Event.ActionResolved(activation.player(), figure.get(), action.name());
        return done(game.withActivation(activation.spending(1)), event, event.words());
    }

    private static Change planAttack(GameState game, Move.PlanAttack plan) {
        var refused = cannotAttack(game);
        var activation = game.activation();
        var figure = activating(game);
        if (refused != null || activation == null || figure.isEmpty())
            return refuse(game, refused == null ? "No figure is activating." : refused);
        var event = new Event.AttackPlanned(activation.player(), figure.get(), plan.ranged());
        return done(game, event, event.words());
    }

    private static Change declareAttack(GameState game, Move.DeclareAttack declared) {
        var refused = cannotAttack(game);
        var activation = game.activation();
        var figure = activating(game);
        if (refused != null || activation == null || figure.isEmpty())
            return refuse(game, refused == null ? "No figure is activating." : refused);
        var defender = activation.player().opponent();
        var target = figure(game, defender, declared.target());
        if (target.isEmpty()) return refuse(game, defender + " has no " + declared.target() + " in play.");
        int highest = game.figuresOf(defender).stream()
                .filter(one -> !one.defeated())
                .mapToInt(Figure::cost)
                .max()
                .orElse(0);
        var event = new Event.AttackDeclared(
                activation.player(),
                figure.get(),
                target.get(),
                declared.near(),
                target.get().cost() == highest);
        return done(
                game.withActivation(activation.spending(1))
                        .withAttack(new Attack(activation.player(), defender, true, figure.get(), target.get())),
                event,
                event.words());
    }

    private static @Nullable String cannotAttack(GameState game) {
        var activation = game.activation();
        if (activation == null) return "No figure is activating.";
        if (game.attack() != null) return "An attack is being resolved.";
        return activation.actionsLeft() == 0 ? "No actions are left in this activation." : null;
    }

    private static Change rollDice(GameState game, Move.RollDice roll) {
        var attack = game.attack();
        if (attack == null || attack.figure() == null) return refuse(game, "No attack is in progress.");
        if (!attack.pending()) return refuse(game, "The dice of this attack are rolled.");
        var event = new Event.AttackRolled(attack.attacker(), attack.figure(), attack.target(), roll.near());
        return done(game.withAttack(attack.rolled()), event, event.words());
    }

    private static Change resolveAttack(GameState game, Move.ResolveAttack resolve) {
        var attack = game.attack();
        if (attack == null || attack.figure() == null) return refuse(game, "No attack is in progress.");
        if (attack.pending()) return refuse(game, "Roll the dice first.");
        var event = new Event.AttackResolved(
                attack.attacker(), attack.figure(), attack.target(), resolve.missedByAccuracy());
        return done(game.withAttack(null), event, event.words());
    }

    private static Change endActivation(GameState game) {
        var activation = game.activation();
        var figure = activating(game);
        if (activation == null || figure.isEmpty()) return refuse(game, "No figure is activating.");
        if (game.attack() != null) return refuse(game, "An attack is being resolved.");
        var event = new Event.ActivationResolved(activation.player(), figure.get());
        return done(game.withActivation(null), event, event.words());
    }

    private static Change endActivationPhase(GameState game) {
        var round = game.round();
        if (!round.messageSent() || round.endActivationShown()) return refuse(game, "It is not the activation phase.");
        if (game.activation() != null) return refuse(game, "An activation is under way.");
        var event = new Event.StatusPhaseStarted(game.initiative());
        return done(
                game.withRound(new Round(round.number(), true, true, round.activationsBegun())), event, event.words());
    }

    private static Change startEndOfRound(GameState game) {
        if (!game.round().messageSent() || !game.round().endActivationShown())
            return refuse(game, "End the activation phase first.");
        if (game.endOfRoundTurn() != null) return refuse(game, "The end of the round is under way.");
        return done(
                game.withEndOfRoundTurn(game.initiative()),
                null,
                "End of round " + game.round().number() + ": " + game.initiative() + " first");
    }

    private static Change finishEndOfRoundTurn(GameState game) {
        var turn = game.endOfRoundTurn();
        if (turn == null) return refuse(game, "It is not the end of the round.");
        if (turn == game.initiative())
            return done(game.withEndOfRoundTurn(turn.opponent()), null, "End of round: " + turn.opponent() + "'s turn");
        var round = new Round(game.round().number(), false, false, false);
        return done(game.withEndOfRoundTurn(null).withRound(round), null, "Round " + round.number() + " is over");
    }

    private static Optional<Figure> figure(GameState game, Player player, String name) {
        return game.figuresOf(player).stream()
                .filter(figure -> figure.name().equalsIgnoreCase(name.strip()) && !figure.defeated())
                .findFirst();
    }

    /// Also found when it was defeated in its own activation, which then still has to end.
    private static Optional<Figure> activating(GameState game) {
        var activation = game.activation();
        if (activation == null) return Optional.empty();
        return game.figuresOf(activation.player()).stream()
                .filter(figure -> figure.name().equals(activation.figure()))
                .findFirst();
    }

    private static Change done(GameState state, @Nullable Event event, String words) {
        return new Change(Verdict.yes(), state, event, words);
    }

    private static Change refuse(GameState game, String reason) {
        return new Change(Verdict.no("MOVE", reason), game, null, "");
    }
}
