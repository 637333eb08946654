package splitsecond.app.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Event;
import splitsecond.skirmish.Figure;
import splitsecond.skirmish.GameState;
import splitsecond.skirmish.Move;
import splitsecond.skirmish.OpenWindow;
import splitsecond.skirmish.Outcome;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Skirmish;
import splitsecond.timing.Verdict;

/// All that the page shows of a game. The page knows no rules: what is possible, and why not, stands here.
record TableView(
        String id,
        String profile,
        List<String> profiles,
        String moment,
        int initiative,
        List<Side> players,
        @Nullable Window window,
        List<Button> buttons,
        List<String> log) {

    record Side(
            int number,
            List<String> contexts,
            List<FigureView> figures,
            List<Held> hand,
            @Nullable Choice choice,
            boolean canUndo) {}

    /// @param activate empty if the figure may be activated now, else why not
    /// @param attack empty if it may be attacked now, else why not
    record FigureView(
            String name,
            List<String> traits,
            int cost,
            boolean defeated,
            boolean ready,
            boolean activating,
            String activate,
            String attack) {}

    /// @param reason why it cannot be played; when it is played at all stands on the card
    /// @param special the deployment card whose special action it may be now
    record Held(
            CardView card,
            boolean playable,
            String reason,
            List<String> failed,
            @Nullable String special) {}

    record Choice(long selection, String card, @Nullable String figure) {}

    record Window(int player, String event, List<String> timings) {}

    /// @param reason empty if it may be pressed
    record Button(String move, String label, @Nullable String name, boolean flag, String reason) {}

    static TableView of(String id, CommandCards cards, Skirmish game) {
        var state = game.state();
        return new TableView(
                id,
                cards.profile(),
                cards.profiles(),
                moment(state),
                state.initiative().number(),
                Stream.of(Player.values())
                        .map(player -> side(cards, game, state, player))
                        .toList(),
                game.window().map(TableView::window).orElse(null),
                buttons(game),
                game.log());
    }

    private static String moment(GameState state) {
        var round = state.round();
        var parts = new ArrayList<String>();
        if (!round.messageSent()) parts.add(round.number() == 0 ? "Before the first round" : "Between rounds");
        else parts.add("Round " + round.number());
        var attack = state.attack();
        var activation = state.activation();
        var turn = state.endOfRoundTurn();
        if (activation != null)
            parts.add(activation.figure() + " activates, " + activation.actionsLeft() + " of " + activation.actions()
                    + " actions left");
        if (attack != null) {
            var target = attack.target();
            parts.add("attack on " + (target == null ? attack.defender() : target.name())
                    + (attack.pending() ? " declared" : " rolled"));
        }
        if (turn != null) parts.add("end of round, " + turn + "'s turn");
        else if (round.messageSent() && round.endActivationShown()) parts.add("status phase");
        else if (round.messageSent() && activation == null)
            parts.add(round.activationsBegun() ? "activation phase" : "start of the round");
        return String.join(" · ", parts);
    }

    private static Side side(CommandCards cards, Skirmish game, GameState state, Player player) {
        var context = cards.playContext(state, player);
        var contexts = new ArrayList<String>();
        if (context.startOfRound()) contexts.add("startOfRound");
        if (context.duringActivation()) contexts.add("duringActivation");
        if (context.endOfRound()) contexts.add("endOfRound");
        if (context.duringAttack()) contexts.add("duringAttack");
        if (context.isAttacker()) contexts.add("isAttacker");
        if (context.isDefender()) contexts.add("isDefender");
        return new Side(
                player.number(),
                contexts,
                state.figuresOf(player).stream()
                        .map(figure -> figure(game, state, player, figure))
                        .toList(),
                state.hand(player).stream()
                        .map(card -> held(cards, game, state, player, card))
                        .toList(),
                game.selection(player).map(TableView::choice).orElse(null),
                game.canUndo().filter(one -> one == player).isPresent());
    }

    private static FigureView figure(Skirmish game, GameState state, Player player, Figure figure) {
        var activation = state.activation();
        boolean activating = activation != null
                && activation.player() == player
                && figure.name().equals(activation.figure());
        var start = new Move.StartActivation(player, figure.name(), Event.Near.NOBODY);
        var attack = activation != null && activation.player() == player
                ? Verdict.no("OWN", "It is your own figure.")
                : game.possible(new Move.DeclareAttack(figure.name(), Event.Near.NOBODY));
        return new FigureView(
                figure.name(),
                figure.traits().stream().sorted().toList(),
                figure.cost(),
                figure.defeated(),
                figure.ready(),
                activating,
                game.possible(start).message(),
                attack.message());
    }

    private static Held held(CommandCards cards, Skirmish game, GameState state, Player player, String name) {
        var card = cards.card(name).orElseThrow();
        var verdict = game.verdict(player, name);
        var activation = state.activation();
        var figure = activation != null && activation.player() == player ? activation.figure() : null;
        var special = figure != null
                && game.specialActions(player, figure) instanceof Outcome.Choice(var fitting)
                && fitting.contains(name);
        return new Held(
                CardView.of(card),
                verdict.allowed(),
                verdict.failed().contains("EVENT")
                        ? "No window is open for it."
                        : PlayableCommand.reason(card.name(), verdict),
                verdict.failed(),
                special ? figure : null);
    }

    private static Choice choice(Outcome.Selected selected) {
        return new Choice(selected.id(), selected.card(), selected.figure());
    }

    private static Window window(OpenWindow open) {
        var event = open.event();
        return new Window(
                open.player().number(),
                event == null ? "A window is open" : event.words(),
                open.timings().stream().map(timing -> timing.when()).sorted().toList());
    }

    private static List<Button> buttons(Skirmish game) {
        return List.of(
                button(game, "startRound", "Start round", new Move.StartRound()),
                button(game, "takeAction", "Action: move", "move", new Move.TakeAction("move")),
                button(game, "takeAction", "Action: interact", "interact", new Move.TakeAction("interact")),
                button(game, "takeAction", "Action: special", "special", new Move.TakeAction("special")),
                button(game, "planAttack", "Prepare attack", new Move.PlanAttack(false)),
                flagged(game, "planAttack", "Prepare ranged attack", new Move.PlanAttack(true)),
                button(game, "rollDice", "Roll dice", new Move.RollDice(Event.Near.NOBODY)),
                button(game, "resolveAttack", "Resolve attack", new Move.ResolveAttack(false)),
                flagged(game, "resolveAttack", "Missed by accuracy", new Move.ResolveAttack(true)),
                button(game, "endActivation", "End activation", new Move.EndActivation()),
                button(game, "endActivationPhase", "End activation phase", new Move.EndActivationPhase()),
                button(game, "startEndOfRound", "Start end of round", new Move.StartEndOfRound()),
                button(game, "finishEndOfRoundTurn", "Finish end-of-round turn", new Move.FinishEndOfRoundTurn()));
    }

    private static Button button(Skirmish game, String move, String label, Move means) {
        return new Button(move, label, null, false, game.possible(means).message());
    }

    private static Button button(Skirmish game, String move, String label, String name, Move means) {
        return new Button(move, label, name, false, game.possible(means).message());
    }

    private static Button flagged(Skirmish game, String move, String label, Move means) {
        return new Button(move, label, null, true, game.possible(means).message());
    }
}
