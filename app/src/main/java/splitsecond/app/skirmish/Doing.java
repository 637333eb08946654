package splitsecond.app.skirmish;

import static splitsecond.app.skirmish.Request.needed;

import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Event;
import splitsecond.skirmish.Figure;
import splitsecond.skirmish.Move;
import splitsecond.skirmish.Outcome;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Skirmish;

/// Turns requests into calls of the game.
///
/// @param decks what each player may still draw, the next first
/// @param freely any card may be put into a hand: whoever asks plays both sides anyway
record Doing(CommandCards cards, Skirmish game, Map<Player, Deque<String>> decks, boolean freely) {

    private static final int FARTHEST = 99;
    private static final int MOST_DAMAGE = 99;
    private static final int LONGEST_NAME = 60;

    /// Whose seat it needs; null if either may do it.
    @Nullable
    Player mustBe(Request request) {
        var state = game.state();
        return switch (request) {
            case Request.Make make ->
                switch (needed(make.move(), "move")) {
                    case "startActivation" -> player(make.player());
                    case "takeAction", "planAttack", "declareAttack", "endActivation" ->
                        state.activation() == null ? null : state.activation().player();
                    case "rollDice", "resolveAttack" ->
                        state.attack() == null ? null : state.attack().attacker();
                    case "finishEndOfRoundTurn" -> state.endOfRoundTurn();
                    default -> null;
                };
            // What happens on the board either may tell.
            case Request.Raise _ -> null;
            case Request.Select _,
                    Request.Special _,
                    Request.Confirm _,
                    Request.Cancel _,
                    Request.Pass _,
                    Request.Undo _,
                    Request.Draw _,
                    Request.Discard _ -> player(request.player());
        };
    }

    /// @throws Refusal if the request makes no sense; the game has not changed
    Outcome carryOut(Request request) {
        return switch (request) {
            case Request.Select select -> game.select(player(select.player()), needed(select.card(), "card"));
            case Request.Special special ->
                game.selectSpecial(
                        player(special.player()), needed(special.figure(), "figure"), needed(special.card(), "card"));
            case Request.Confirm confirm ->
                game.confirm(player(confirm.player()), needed(confirm.selection(), "selection"));
            case Request.Cancel cancel -> game.cancel(player(cancel.player()));
            case Request.Pass pass -> game.decline(player(pass.player()));
            case Request.Undo undo -> game.undo(player(undo.player()));
            case Request.Make make -> game.make(move(make));
            case Request.Raise raise -> raise(event(raise));
            case Request.Draw draw -> draw(player(draw.player()), draw.card());
            case Request.Discard discard -> discard(player(discard.player()), needed(discard.card(), "card"));
        };
    }

    static Player player(@Nullable Integer number) {
        return switch (needed(number, "player")) {
            case 1 -> Player.ONE;
            case 2 -> Player.TWO;
            default -> throw new Refusal(400, "The player must be 1 or 2.", List.of());
        };
    }

    private static Move move(Request.Make make) {
        var near = near(make.board());
        boolean flag = Boolean.TRUE.equals(make.flag());
        return switch (needed(make.move(), "move")) {
            case "startRound" -> new Move.StartRound();
            case "startActivation" -> new Move.StartActivation(player(make.player()), name(make.name()), near);
            case "takeAction" -> new Move.TakeAction(name(make.name()));
            case "planAttack" -> new Move.PlanAttack(flag);
            case "declareAttack" -> new Move.DeclareAttack(name(make.name()), near);
            case "rollDice" -> new Move.RollDice(near);
            case "resolveAttack" -> new Move.ResolveAttack(flag);
            case "endActivation" -> new Move.EndActivation();
            case "endActivationPhase" -> new Move.EndActivationPhase();
            case "startEndOfRound" -> new Move.StartEndOfRound();
            case "finishEndOfRoundTurn" -> new Move.FinishEndOfRoundTurn();
            default -> throw new Refusal(400, "There is no such move; docs/skirmish.md lists them.", List.of());
        };
    }

    private Event event(Request.Raise raise) {
        var what = needed(raise.event(), "event");
        var player = player(raise.player());
        var figure = figure(player, needed(raise.figure(), "figure"));
        var near = near(raise.board());
        boolean flag = Boolean.TRUE.equals(raise.flag());
        return switch (what) {
            case "figureEnters" -> new Event.FigureEnters(player, figure, near);
            case "figureLeaves" -> new Event.FigureLeaves(player, figure, near);
            case "movementEnds" -> new Event.MovementEnds(player, figure, flag);
            case "diceRolled" -> new Event.DiceRolled(player, figure, near, flag);
            case "damageSuffered" -> new Event.DamageSuffered(player, figure, near, damage(raise.damage()), flag);
            case "wouldBeDefeated" -> new Event.WouldBeDefeated(player, figure, near);
            case "defeated" -> new Event.Defeated(player, figure, near);
            case "abilityUsed" -> new Event.AbilityUsed(player, figure, name(raise.name()));
            case "abilityResolved" -> new Event.AbilityResolved(player, figure, name(raise.name()));
            default -> throw new Refusal(400, "No such event can be raised; docs/skirmish.md lists them.", List.of());
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

    private Outcome draw(Player player, @Nullable String wanted) {
        var deck = decks.get(player);
        String drawn;
        if (wanted != null) {
            if (!freely)
                throw new Refusal(409, "Cards are drawn from the deck, without choosing.", List.of("FROM_DECK"));
            drawn = cards.card(wanted)
                    .orElseThrow(() -> new Refusal(
                            409, "There is no command card '" + shortened(wanted) + "'.", List.of("KNOWN_CARD")))
                    .name();
        } else if (deck == null || deck.isEmpty()) {
            throw new Refusal(409, "The deck of " + player + " is empty.", List.of("DECK"));
        } else {
            drawn = deck.pop();
        }
        return game.update(player + " draws a card.", state -> {
            var hand = new ArrayList<>(state.hand(player));
            hand.add(drawn);
            return state.withHand(player, hand);
        });
    }

    private Outcome discard(Player player, String card) {
        if (!game.state().hand(player).contains(card))
            throw new Refusal(409, shortened(card) + " is not in the hand of " + player + ".", List.of("IN_HAND"));
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
                .filter(figure -> figure.name().equalsIgnoreCase(name.strip()) && !figure.defeated())
                .findFirst()
                .orElseThrow(
                        () -> new Refusal(409, player + " has no " + shortened(name) + " in play.", List.of("FIGURE")));
    }

    /// It comes to stand in the log.
    private static String name(@Nullable String name) {
        var plain = needed(name, "name").strip().replaceAll("\\s+", " ");
        if (plain.isEmpty() || plain.length() > LONGEST_NAME)
            throw new Refusal(400, "\"name\" has 1 to " + LONGEST_NAME + " characters.", List.of());
        return plain;
    }

    private static String shortened(String name) {
        return name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "…" : name;
    }

    private static int damage(@Nullable Integer damage) {
        return damage == null ? 0 : within(damage, 0, MOST_DAMAGE, "damage");
    }

    private static Event.Near near(Request.@Nullable Board board) {
        if (board == null) return Event.Near.NOBODY;
        int spaces = board.spaces() == null ? FARTHEST : within(board.spaces(), 0, FARTHEST, "spaces");
        var vantage = new Event.Vantage(spaces, Boolean.TRUE.equals(board.lineOfSight()));
        return new Event.Near(vantage, vantage);
    }

    private static int within(int number, int least, int most, String field) {
        if (number < least || number > most)
            throw new Refusal(400, "\"" + field + "\" is a number from " + least + " to " + most + ".", List.of());
        return number;
    }
}
