package splitsecond.app.skirmish;

import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import splitsecond.app.storage.StoredGame;
import splitsecond.skirmish.Figure;
import splitsecond.skirmish.GameState;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.Squad;
import tools.jackson.databind.json.JsonMapper;

/// What a game begins with, as it is stored: the same and the same requests make the same game.
///
/// @param game tells it from games of the other table in the same storage
record Setting(String game, String profile, List<Side> sides) {

    private static final String SKIRMISH = "skirmish";

    /// A squad with its cards dealt.
    ///
    /// @param deck in the order in which it is drawn
    record Side(String squad, List<Figure> figures, List<String> hand, List<String> deck) {

        Side {
            figures = List.copyOf(figures);
            hand = List.copyOf(hand);
            deck = List.copyOf(deck);
        }

        static Side of(Squad squad, SecureRandom chance) {
            var deck = new ArrayList<>(squad.deck());
            Collections.shuffle(deck, chance);
            int drawn = squad.hand().isEmpty() ? Math.min(Squad.OPENING_HAND, deck.size()) : 0;
            var hand = new ArrayList<>(squad.hand());
            hand.addAll(deck.subList(0, drawn));
            return new Side(squad.name(), squad.figures(), hand, deck.subList(drawn, deck.size()));
        }
    }

    static Setting of(String profile, Side one, Side two) {
        return new Setting(SKIRMISH, profile, List.of(one, two));
    }

    Setting with(Player player, Side side) {
        return player == Player.ONE ? of(profile, side, side(Player.TWO)) : of(profile, side(Player.ONE), side);
    }

    Side side(Player player) {
        return sides.get(player.number() - 1);
    }

    GameState start() {
        var start = GameState.NOTHING_YET;
        for (var player : Player.values())
            start = start.withFigures(player, side(player).figures())
                    .withHand(player, side(player).hand());
        return start;
    }

    static boolean isOne(StoredGame stored) {
        return stored.setup().contains("\"game\":\"" + SKIRMISH + "\"");
    }

    static Setting read(StoredGame stored) {
        return JsonMapper.shared().readValue(stored.setup(), Setting.class);
    }

    String write() {
        return JsonMapper.shared().writeValueAsString(this);
    }
}
