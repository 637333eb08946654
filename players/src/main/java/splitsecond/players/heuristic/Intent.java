package splitsecond.players.heuristic;

import splitsecond.engine.card.Keywords;

/// What an effect does to one thing it speaks of: a target, its own source, a player, or all of a kind. Filled in once
/// by `Reading`, then only read.
final class Intent {

    static final Intent NOTHING = new Intent();

    int damage;
    /// So much more for each X.
    int damagePerX;
    boolean destroys;
    /// Gone for good: exiled, put into a library.
    boolean exiles;
    boolean bounces;
    int power;
    int toughness;
    int powerPerX;
    int toughnessPerX;
    /// What it has instead for a turn; negative where it keeps its own.
    int basePower = -1;
    int baseToughness = -1;
    Keywords keywords = Keywords.NONE;
    /// Whether a change of power, toughness or keywords stays.
    boolean lasts;
    boolean taps;
    boolean untaps;
    boolean pacifies;
    boolean steals;
    boolean stealsForATurn;
    boolean losesAbilities;
    boolean counters;
    boolean fights;
    /// Regeneration, prevention, hexproof and the like.
    boolean protects;
    boolean regenerates;
    /// From a graveyard onto the battlefield.
    boolean raises;
    /// From a graveyard to a hand.
    boolean regrows;
    boolean copies;
    boolean sacrifices;
    /// Cards drawn, or discarded if negative.
    int cards;
    int cardsPerX;
    int life;
    int lifePerX;
    int poison;
    int milled;
    /// Anything else: good if positive, bad if negative.
    int bent;

    boolean changesStats() {
        return power != 0 || toughness != 0 || !keywords.isEmpty() || powerPerX != 0 || toughnessPerX != 0;
    }

    /// Takes a creature away, if the numbers suffice.
    boolean removes() {
        return destroys
                || exiles
                || bounces
                || damage > 0
                || damagePerX > 0
                || toughness < 0
                || toughnessPerX < 0
                || pacifies
                || steals
                || stealsForATurn
                || fights
                || sacrifices;
    }

    /// Weakens a creature for a turn and does nothing else: it decides a fight, or nothing.
    boolean hinders() {
        boolean weakens = losesAbilities || basePower >= 0 || power < 0 || powerPerX < 0;
        return weakens && !lasts && !removes() && !taps;
    }

    int damage(int x) {
        return damage + damagePerX * x;
    }

    int power(int x) {
        return power + powerPerX * x;
    }

    int toughness(int x) {
        return toughness + toughnessPerX * x;
    }
}
