package splitsecond.skirmish;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import splitsecond.timing.Problem;

/// What a player brings: figures, and the command cards for them.
///
/// @param hand the cards to begin with; if there are none, some of the deck
/// @param deck the cards to draw from, in no order
public record Squad(String name, List<Figure> figures, List<String> hand, List<String> deck) {

    /// How many cards are drawn at the beginning.
    public static final int OPENING_HAND = 3;

    private static final int DECK = 15;
    private static final int DECK_COST = 15;
    private static final int FIGURE_COST = 40;

    public Squad {
        figures = List.copyOf(figures);
        hand = List.copyOf(hand);
        deck = List.copyOf(deck);
    }

    /// The squads that come with the program, with the cards that these command cards have.
    public static List<Squad> offered(CommandCards cards) {
        return SquadFile.bundled(cards);
    }

    /// A squad of your own, from a YAML or JSON file.
    ///
    /// @throws Problem if the file says something that means nothing, or a card that nobody in the squad may play
    public static Squad read(Path file, CommandCards cards) throws IOException {
        return SquadFile.read(file.toString(), Entry.bytes(file), cards);
    }

    /// The same, as it was typed.
    public static Squad parse(String text, CommandCards cards) {
        return SquadFile.read("squad", text.getBytes(StandardCharsets.UTF_8), cards);
    }

    /// All its cards, in hand or deck.
    public List<String> cards() {
        var all = new ArrayList<>(hand);
        all.addAll(deck);
        return all;
    }

    /// Where it goes beyond what tournaments allow: it can be played nevertheless.
    public List<String> notes(CommandCards known) {
        var notes = new ArrayList<String>();
        int points = figures.stream().mapToInt(Figure::cost).sum();
        if (points > FIGURE_COST)
            notes.add("The figures cost " + points + "; a tournament allows " + FIGURE_COST + ".");
        int size = cards().size();
        if (size != DECK)
            notes.add("There " + (size == 1 ? "is 1 card" : "are " + size + " cards") + "; a tournament deck has "
                    + DECK + ".");
        int cost = cards().stream()
                .mapToInt(name -> known.card(name).map(CommandCard::cost).orElse(0))
                .sum();
        if (cost > DECK_COST) notes.add("The cards cost " + cost + "; a tournament allows " + DECK_COST + ".");
        return notes;
    }
}
