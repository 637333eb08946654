package splitsecond.app.storage;

/// A game as it is kept, without its moves.
///
/// @param setup who plays what with which seed: never changes once the game has begun
/// @param cards the cards that do not come with the program, one JSON object a line, so that the game does not
/// depend on a card file that may change
/// @param seats who sits there and how they like to play; changes
/// @param over whether it has ended
/// @param changes how often it was changed since it was made: of two servers that change it at the same time, one is
/// refused
public record StoredGame(String id, String setup, String cards, String seats, boolean over, int changes) {

    public StoredGame(String id, String setup, String cards, String seats, boolean over) {
        this(id, setup, cards, seats, over, 0);
    }
}
