package splitsecond.engine.decision;

import splitsecond.timing.Verdict;

/// Something a player might do with a card or ability, as the option it is or would be, with everything it needs.
public record JudgedPlay(Option option, Verdict verdict) {}
