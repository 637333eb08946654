package splitsecond.cards.vocabulary.noun;

import splitsecond.engine.ability.Reference;

/// Players that are named by nothing else: "an opponent", "they".
public final class Players {
    private Players() {}

    public static final Reference AN_OPPONENT = new Reference.Each(Nouns.OPPONENT, "an opponent");
    public static final Reference YOUR_OPPONENTS = new Reference.Each(Nouns.OPPONENT, "your opponents");
    public static final Reference THAT_PLAYER = new Reference.ThatPlayer("that player");
    public static final Reference THEY = new Reference.ThatPlayer("they");
}
