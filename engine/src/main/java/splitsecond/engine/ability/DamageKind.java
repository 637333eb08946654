package splitsecond.engine.ability;

/// CR 120.2: which damage is spoken of.
public enum DamageKind {
    ANY,
    COMBAT,
    NONCOMBAT;

    public boolean includes(boolean combat) {
        return this == ANY || (this == COMBAT) == combat;
    }
}
