package splitsecond.engine.mana;

/// CR 601.2h: what is spent on a cost itself, once all sources are used.
public interface Spending {

    /// How much mana of a type, counted over W U B R G C, then over the same six from snow sources. What only stands
    /// for mana isn't counted.
    int spent(int type);

    /// How much of it is mana that can't be spent on generic mana costs.
    int bound(int type);

    int life();
}
