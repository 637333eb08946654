package splitsecond.engine.ability;

/// CR 611.2a: how long a continuous effect lasts.
public sealed interface Duration {
    /// "until end of turn" and "this turn" are the same; `wording` keeps which.
    record EndOfTurn(String wording) implements Duration {}

    record EndOfCombat(String wording) implements Duration {}

    record YourNextTurn(String wording) implements Duration {}

    /// "until the end of your next turn".
    record EndOfYourNextTurn() implements Duration {}

    /// "until your next end step".
    record YourNextEndStep() implements Duration {}

    /// "The next creature spell you cast this turn": until the player has cast one, at most until end of turn.
    record NextSpell(Filter spell) implements Duration {}

    /// "during its controller's next untap step", or during yours, whoever controls it then.
    record NextUntapStep(boolean yours, String wording) implements Duration {}

    /// "for as long as you control this creature", "for as long as this remains tapped".
    record While(Condition condition, String wording) implements Duration {}

    /// "for as long as it remains exiled": said of cards that become other objects when they leave (CR 400.7), so that
    /// nothing else has to end it.
    record WhileExiled(String wording) implements Duration {}

    /// CR 611.2e: "it's a Demon", "it has flying": no duration is stated, and it holds as the permanent enters that the
    /// same spell or ability puts onto the battlefield.
    record SinceEntering() implements Duration {}

    /// No duration is stated: it lasts until the game ends.
    record Forever() implements Duration {}
}
