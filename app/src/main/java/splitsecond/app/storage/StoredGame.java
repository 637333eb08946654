package splitsecond.app.storage;

/// A game as it is kept, without its moves.
///
/// @param setup who plays what with which seed: never changes once the game has begun
/// @param seats who sits there and how they like to play; changes
/// @param over whether it has ended
public record StoredGame(String id, String setup, String seats, boolean over) {}
