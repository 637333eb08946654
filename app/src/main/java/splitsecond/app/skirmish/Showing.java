package splitsecond.app.skirmish;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.skirmish.CommandCard;
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

/// Makes what some seats see of a game: the table, and only their own hands.
///
/// @param invitation the code for the invited player; null if it is not known, or nobody is awaited
/// @param mine the seats of whoever looks
record Showing(
        String id,
        CommandCards cards,
        Setting setting,
        Seats seats,
        @Nullable String invitation,
        Skirmish game,
        Map<Player, Deque<String>> decks,
        int mine) {

    private static final String WATCHING = "You only watch this game.";

    TableView view() {
        var state = game.state();
        boolean host = Seats.holds(mine, Player.ONE);
        return new TableView(
                id,
                cards.profile(),
                Stream.of(Player.values())
                        .filter(player -> Seats.holds(mine, player))
                        .map(Player::number)
                        .toList(),
                seats.invite() != null,
                host ? invitation : null,
                moment(state),
                state.initiative().number(),
                Stream.of(Player.values()).map(player -> side(state, player)).toList(),
                game.window().map(Showing::window).orElse(null),
                buttons(state),
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

    private TableView.Side side(GameState state, Player player) {
        boolean own = Seats.holds(mine, player);
        var hand = state.hand(player);
        return new TableView.Side(
                player.number(),
                setting.side(player).squad(),
                contexts(state, player),
                state.figuresOf(player).stream()
                        .map(figure -> figure(state, player, figure))
                        .toList(),
                hand.size(),
                own ? hand.stream().map(card -> held(player, card)).toList() : null,
                deckSize(player),
                own ? game.selection(player).map(Showing::choice).orElse(null) : null,
                own && game.canUndo().filter(one -> one == player).isPresent(),
                own && seats.areAtOneScreen());
    }

    private int deckSize(Player player) {
        var deck = decks.get(player);
        return deck == null ? 0 : deck.size();
    }

    private List<String> contexts(GameState state, Player player) {
        var context = cards.playContext(state, player);
        var contexts = new ArrayList<String>();
        if (context.startOfRound()) contexts.add("startOfRound");
        if (context.duringActivation()) contexts.add("duringActivation");
        if (context.endOfRound()) contexts.add("endOfRound");
        if (context.duringAttack()) contexts.add("duringAttack");
        if (context.isAttacker()) contexts.add("isAttacker");
        if (context.isDefender()) contexts.add("isDefender");
        return contexts;
    }

    private TableView.FigureView figure(GameState state, Player player, Figure figure) {
        var activation = state.activation();
        boolean activating = activation != null
                && activation.player() == player
                && figure.name().equals(activation.figure());
        var start = new Move.StartActivation(player, figure.name(), Event.Near.NOBODY);
        var attack = activation != null && activation.player() == player
                ? Verdict.no("OWN", "It is your own figure.")
                : game.possible(new Move.DeclareAttack(figure.name(), Event.Near.NOBODY));
        return new TableView.FigureView(
                figure.name(),
                figure.traits().stream().sorted().toList(),
                figure.cost(),
                figure.defeated(),
                figure.ready(),
                activating,
                reason(game.possible(start), player),
                reason(attack, activation == null ? null : activation.player()),
                Seats.holds(mine, player) && !figure.defeated() ? special(player, figure.name()) : null);
    }

    private TableView.Special special(Player player, String figure) {
        var outcome = game.specialActions(player, figure);
        if (!(outcome instanceof Outcome.Choice(var fitting)))
            return new TableView.Special(List.of(), outcome.message());
        return new TableView.Special(
                fitting.stream()
                        .distinct()
                        .map(name -> new TableView.SpecialCard(
                                name, cards.card(name).map(cards::actionsFor).orElse(0)))
                        .toList(),
                "");
    }

    /// Empty if it is possible, and for these seats to do.
    private String reason(Verdict verdict, @Nullable Player whose) {
        if (mine == Seats.NOBODY) return WATCHING;
        if (seats.invite() != null) return "The other player has not sat down yet.";
        if (verdict.allowed() && whose != null && !Seats.holds(mine, whose)) return "That is for " + whose + " to do.";
        return verdict.message();
    }

    private TableView.Held held(Player player, String name) {
        CommandCard card = cards.card(name).orElseThrow();
        var verdict = game.verdict(player, name);
        return new TableView.Held(CardView.of(card), verdict.allowed(), reason(card, verdict), verdict.failed());
    }

    /// When it is played at all stands on the card.
    private static String reason(CommandCard card, Verdict verdict) {
        if (verdict.failed().contains("EVENT")) return "No window is open for it.";
        if (verdict.failed().contains("FROM_HAND")) return "Use the Special button of a deployment card.";
        return PlayableCommand.reason(card.name(), verdict);
    }

    private static TableView.Choice choice(Outcome.Selected selected) {
        return new TableView.Choice(selected.id(), selected.card(), selected.figure());
    }

    private static TableView.Window window(OpenWindow open) {
        var event = open.event();
        return new TableView.Window(
                open.player().number(),
                event == null ? "A window is open" : event.words(),
                open.timings().stream().map(timing -> timing.when()).sorted().toList());
    }

    private List<TableView.Button> buttons(GameState state) {
        var acting = state.activation() == null ? null : state.activation().player();
        var attacking = state.attack() == null ? null : state.attack().attacker();
        return List.of(
                button("startRound", "Start round", null, null, new Move.StartRound()),
                button("takeAction", "Action: move", "move", acting, new Move.TakeAction("move")),
                button("takeAction", "Action: interact", "interact", acting, new Move.TakeAction("interact")),
                button("takeAction", "Action: special", "special", acting, new Move.TakeAction("special")),
                button("planAttack", "Prepare attack", null, acting, new Move.PlanAttack(false)),
                flagged("planAttack", "Prepare ranged attack", acting, new Move.PlanAttack(true)),
                button("rollDice", "Roll dice", null, attacking, new Move.RollDice(Event.Near.NOBODY)),
                button("resolveAttack", "Resolve attack", null, attacking, new Move.ResolveAttack(false)),
                flagged("resolveAttack", "Missed by accuracy", attacking, new Move.ResolveAttack(true)),
                button("endActivation", "End activation", null, acting, new Move.EndActivation()),
                button("endActivationPhase", "End activation phase", null, null, new Move.EndActivationPhase()),
                button("startEndOfRound", "Start end of round", null, null, new Move.StartEndOfRound()),
                button(
                        "finishEndOfRoundTurn",
                        "Finish end-of-round turn",
                        null,
                        state.endOfRoundTurn(),
                        new Move.FinishEndOfRoundTurn()));
    }

    private TableView.Button button(
            String move, String label, @Nullable String name, @Nullable Player whose, Move means) {
        return new TableView.Button(move, label, name, false, reason(game.possible(means), whose));
    }

    private TableView.Button flagged(String move, String label, @Nullable Player whose, Move means) {
        return new TableView.Button(move, label, null, true, reason(game.possible(means), whose));
    }
}
