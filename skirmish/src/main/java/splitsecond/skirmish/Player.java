package splitsecond.skirmish;

/// One of the two players of a skirmish.
public enum Player {
    ONE,
    TWO;

    public int number() {
        return ordinal() + 1;
    }

    public Player opponent() {
        return this == ONE ? TWO : ONE;
    }

    @Override
    public String toString() {
        return "Player " + number();
    }
}
