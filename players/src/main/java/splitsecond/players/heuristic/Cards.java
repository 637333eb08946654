package splitsecond.players.heuristic;

import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.view.Traits;

/// How much a player wants a card: in hand, drawn next, or found in a library. Lands are wanted until there are
/// enough.
final class Cards {

    private static final int ENOUGH_LANDS = 5;

    private final Board board;

    Cards(Board board) {
        this.board = board;
    }

    /// How much we would miss a card of our own in hand.
    int wanted(int card) {
        return wanted(board.view.traits(card), landsInHand());
    }

    private int wanted(Traits traits, int landsInHand) {
        int lands = board.mine().lands;
        if (traits.isLand()) {
            if (lands + landsInHand <= ENOUGH_LANDS) return lands < 4 ? 90 : 55;
            return lands >= ENOUGH_LANDS ? 5 : 30;
        }
        int value = traits.manaValue();
        int reach = lands + Math.min(landsInHand, 1) + 1;
        int worth = 40 + (traits.isCreature() ? Worth.of(traits) / 4 : 6 * Math.min(value, 5));
        if (value > reach) worth -= 8 * (value - reach);
        if (traits.is(CardType.PLANESWALKER)) worth += 20;
        return worth;
    }

    int landsInHand() {
        int lands = 0;
        for (int i = 0; i < board.view.handSize(board.me); i++)
            if (board.view.traits(board.view.handCard(i)).isLand()) lands++;
        return lands;
    }

    /// Whether the card is wanted on top of our library.
    boolean isGoodDraw(int card) {
        var traits = board.view.traits(card);
        int lands = board.mine().lands + landsInHand();
        if (traits.isLand()) return lands < ENOUGH_LANDS;
        return traits.manaValue() <= lands + 2;
    }

    /// How much we would like to have this one, wherever it lies now.
    int desired(int card) {
        var traits = board.view.traits(card);
        if (board.view.zone(card) == Zone.BATTLEFIELD) return Worth.permanent(board.view, card);
        return traits.isLand() ? wanted(traits, landsInHand()) : Worth.of(traits) / 2 + wanted(traits, landsInHand());
    }
}
