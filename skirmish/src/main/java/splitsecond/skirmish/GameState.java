package splitsecond.skirmish;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A moment of a skirmish, as far as the timing of command cards needs to know it. A value: changes make a new one.
///
/// @param endOfRoundTurn whose turn it is in the End of Round window
/// @param windows what is open now for a player to play a card or decline
/// @param figures a player who is missing here has figures that nobody told us of: restrictions are not checked
/// @param hands card names in hand order
public record GameState(
        Round round,
        @Nullable Activation activation,
        @Nullable Player endOfRoundTurn,
        @Nullable Attack attack,
        Player initiative,
        List<OpenWindow> windows,
        Map<Player, List<Figure>> figures,
        Map<Player, List<String>> hands) {

    public static final GameState NOTHING_YET = new GameState(
            new Round(0, false, false, false), null, null, null, Player.ONE, List.of(), Map.of(), Map.of());

    public GameState {
        windows = List.copyOf(windows);
        figures = Map.copyOf(figures);
        hands = Map.copyOf(hands);
    }

    public List<String> hand(Player player) {
        return hands.getOrDefault(player, List.of());
    }

    public List<Figure> figuresOf(Player player) {
        return figures.getOrDefault(player, List.of());
    }

    public boolean knowsFiguresOf(Player player) {
        return figures.containsKey(player);
    }

    public GameState withRound(Round now) {
        return new GameState(now, activation, endOfRoundTurn, attack, initiative, windows, figures, hands);
    }

    public GameState withActivation(@Nullable Activation now) {
        return new GameState(round, now, endOfRoundTurn, attack, initiative, windows, figures, hands);
    }

    public GameState withEndOfRoundTurn(@Nullable Player now) {
        return new GameState(round, activation, now, attack, initiative, windows, figures, hands);
    }

    public GameState withAttack(@Nullable Attack now) {
        return new GameState(round, activation, endOfRoundTurn, now, initiative, windows, figures, hands);
    }

    public GameState withInitiative(Player now) {
        return new GameState(round, activation, endOfRoundTurn, attack, now, windows, figures, hands);
    }

    public GameState withWindows(List<OpenWindow> now) {
        return new GameState(round, activation, endOfRoundTurn, attack, initiative, now, figures, hands);
    }

    public GameState withFigures(Player player, List<Figure> now) {
        var all = new EnumMap<Player, List<Figure>>(Player.class);
        all.putAll(figures);
        all.put(player, List.copyOf(now));
        return new GameState(round, activation, endOfRoundTurn, attack, initiative, windows, all, hands);
    }

    public GameState withHand(Player player, List<String> now) {
        var all = new EnumMap<Player, List<String>>(Player.class);
        all.putAll(hands);
        all.put(player, List.copyOf(now));
        return new GameState(round, activation, endOfRoundTurn, attack, initiative, windows, figures, all);
    }

    /// The hand without one copy of the card.
    GameState withoutCard(Player player, String card) {
        var left = new ArrayList<>(hand(player));
        left.remove(card);
        return withHand(player, left);
    }
}
