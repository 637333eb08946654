package splitsecond.app.skirmish;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Event;
import splitsecond.skirmish.Figure;
import splitsecond.skirmish.Move;
import splitsecond.skirmish.Outcome;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Skirmish;

/// One game at the page: turns requests into calls of the game, and the game into what the page shows.
final class Table {

    private final String id;
    private final CommandCards cards;
    private final Skirmish game;
    private final List<Consumer<TableView>> watchers = new ArrayList<>();

    Table(String id, CommandCards cards) {
        this.id = id;
        this.cards = cards;
        this.game = new Skirmish(cards, SampleSquads.start(cards), InstantSource.system());
    }

    String id() {
        return id;
    }

    synchronized TableView view() {
        return TableView.of(id, cards, game);
    }

    /// @throws Refusal if the game refuses, with its reason
    synchronized TableView answer(Request request) {
        var outcome = switch (request) {
            case Request.Select(var player, var card) -> game.select(player(player), card);
            case Request.Special(var player, var figure, var card) -> game.selectSpecial(player(player), figure, card);
            case Request.Confirm(var player, var selection) -> game.confirm(player(player), selection);
            case Request.Cancel(var player) -> game.cancel(player(player));
            case Request.Pass(var player) -> game.decline(player(player));
            case Request.Undo(var player) -> game.undo(player(player));
            case Request.Make make -> game.make(move(make));
            case Request.Raise raise -> raise(event(raise));
            case Request.Draw(var player, var card) -> draw(player(player), card);
            case Request.Discard(var player, var card) -> discard(player(player), card);
        };
        if (outcome instanceof Outcome.Refused(var verdict))
            throw new Refusal(409, verdict.message(), verdict.failed());
        var view = view();
        for (var watcher : watchers) watcher.accept(view);
        return view;
    }

    /// From now on the watcher is told how the table stands, at once and after every change.
    synchronized void watch(Consumer<TableView> watcher) {
        watchers.add(watcher);
        watcher.accept(view());
    }

    synchronized void unwatch(Consumer<TableView> watcher) {
        watchers.remove(watcher);
    }

    private static Player player(int number) {
        return switch (number) {
            case 1 -> Player.ONE;
            case 2 -> Player.TWO;
            default -> throw new Refusal(400, "The player must be 1 or 2.", List.of());
        };
    }

    private static Move move(Request.Make make) {
        var near = near(make.board());
        return switch (make.move()) {
            case "startRound" -> new Move.StartRound();
            case "startActivation" -> new Move.StartActivation(player(make.player()), name(make.name()), near);
            case "takeAction" -> new Move.TakeAction(name(make.name()));
            case "planAttack" -> new Move.PlanAttack(make.flag());
            case "declareAttack" -> new Move.DeclareAttack(name(make.name()), near);
            case "rollDice" -> new Move.RollDice(near);
            case "resolveAttack" -> new Move.ResolveAttack(make.flag());
            case "endActivation" -> new Move.EndActivation();
            case "endActivationPhase" -> new Move.EndActivationPhase();
            case "startEndOfRound" -> new Move.StartEndOfRound();
            case "finishEndOfRoundTurn" -> new Move.FinishEndOfRoundTurn();
            default -> throw new Refusal(400, "There is no move '" + make.move() + "'.", List.of());
        };
    }

    private Event event(Request.Raise raise) {
        var player = player(raise.player());
        var figure = figure(player, raise.figure());
        var near = near(raise.board());
        return switch (raise.event()) {
            case "figureEnters" -> new Event.FigureEnters(player, figure, near);
            case "figureLeaves" -> new Event.FigureLeaves(player, figure, near);
            case "movementEnds" -> new Event.MovementEnds(player, figure, raise.flag());
            case "diceRolled" -> new Event.DiceRolled(player, figure, near, raise.flag());
            case "damageSuffered" -> new Event.DamageSuffered(player, figure, near, raise.damage(), raise.flag());
            case "wouldBeDefeated" -> new Event.WouldBeDefeated(player, figure, near);
            case "defeated" -> new Event.Defeated(player, figure, near);
            case "abilityUsed" -> new Event.AbilityUsed(player, figure, name(raise.name()));
            case "abilityResolved" -> new Event.AbilityResolved(player, figure, name(raise.name()));
            default -> throw new Refusal(400, "The page does not raise the event '" + raise.event() + "'.", List.of());
        };
    }

    private Outcome raise(Event event) {
        refuseWhileWaiting();
        return game.raise(event);
    }

    /// As with moves: nothing new happens while a player still has to answer an event.
    private void refuseWhileWaiting() {
        game.window().ifPresent(open -> {
            throw new Refusal(409, open.player() + " must play or pass first.", List.of("WAITING"));
        });
    }

    private Outcome draw(Player player, String name) {
        var card = cards.card(name)
                .orElseThrow(() -> new Refusal(409, "There is no command card '" + name + "'.", List.of("KNOWN_CARD")));
        game.update(state -> {
            var hand = new ArrayList<>(state.hand(player));
            hand.add(card.name());
            return state.withHand(player, hand);
        });
        return new Outcome.Done(player + " draws a card.");
    }

    private Outcome discard(Player player, String card) {
        if (!game.state().hand(player).contains(card))
            throw new Refusal(409, card + " is not in the hand of " + player + ".", List.of("IN_HAND"));
        refuseWhileWaiting();
        game.update(state -> {
            var hand = new ArrayList<>(state.hand(player));
            hand.remove(card);
            return state.withHand(player, hand);
        });
        return game.raise(new Event.CommandCardDiscarded(player, card));
    }

    private Figure figure(Player player, String name) {
        return game.state().figuresOf(player).stream()
                .filter(figure -> figure.name().equals(name) && !figure.defeated())
                .findFirst()
                .orElseThrow(() -> new Refusal(409, player + " has no " + name + " in play.", List.of("FIGURE")));
    }

    private static String name(@Nullable String name) {
        return Objects.requireNonNullElse(name, "");
    }

    private static Event.Near near(Request.Board board) {
        var vantage = new Event.Vantage(board.spaces(), board.lineOfSight());
        return new Event.Near(vantage, vantage);
    }
}
