package splitsecond.cards.phrase;

/// One way to read a phrase: what it means, and the token position after it.
public record Reading<T>(T value, int end) {}
