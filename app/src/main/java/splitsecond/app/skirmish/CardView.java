package splitsecond.app.skirmish;

import java.util.List;
import splitsecond.skirmish.CommandCard;
import splitsecond.skirmish.CommandCards;

/// A card as the page shows it.
record CardView(String name, int cost, String timing, String when, String playableBy) {

    static CardView of(CommandCard card) {
        var timing = card.timing();
        return new CardView(
                card.name(),
                card.cost(),
                timing == null ? "" : timing.name(),
                timing == null ? "never" : timing.when(),
                card.playableBy().words());
    }

    static List<CardView> all(CommandCards cards) {
        return cards.cards().stream().map(CardView::of).toList();
    }
}
