package splitsecond.engine.mana;

import java.util.Arrays;

/// Which mana pays for which part of a cost: a bipartite matching that grows by one mana at a time. Mana that once
/// found a place keeps one, though perhaps another, so whoever offers mana in order of preference gets the preferred
/// payment.
final class Assignment {

    /// The mask of generic mana: everything can pay for it, even what can pay for nothing else.
    static final int GENERIC = -1;

    /// The stage of the cost itself; mana abilities that cost mana are activated at stages 0, 1, 2…
    static final int FINAL = Integer.MAX_VALUE;

    private int parts;
    private int[] partMask = new int[4];
    private int[] partStage = new int[4];
    private int[] partSize = new int[4];
    private int[] partFilled = new int[4];
    private int open;
    private long visited;

    private int units;
    private int[] unitMask = new int[8];
    private int[] unitStage = new int[8];
    private boolean[] unitIsMana = new boolean[8];
    private int[] unitTag = new int[8];
    private int[] unitPart = new int[8];

    void clear() {
        parts = 0;
        units = 0;
        open = 0;
    }

    /// Takes all mana away and keeps what is demanded.
    void clearUnits() {
        units = 0;
        open = 0;
        for (int part = 0; part < parts; part++) {
            partFilled[part] = 0;
            open += partSize[part];
        }
    }

    int parts() {
        return parts;
    }

    /// Forgets the parts that were demanded after there were so many.
    void truncate(int count) {
        parts = count;
    }

    void demand(int mask, int stage, int count) {
        if (count == 0) return;
        if (parts == partMask.length) {
            partMask = Arrays.copyOf(partMask, 2 * parts);
            partStage = Arrays.copyOf(partStage, 2 * parts);
            partSize = Arrays.copyOf(partSize, 2 * parts);
            partFilled = Arrays.copyOf(partFilled, 2 * parts);
        }
        partMask[parts] = mask;
        partStage[parts] = stage;
        partSize[parts] = count;
        parts++;
    }

    int demanded() {
        int sum = 0;
        for (int part = 0; part < parts; part++) sum += partSize[part];
        return sum;
    }

    /// How much of it is demanded before the cost itself is paid.
    int demandedToActivate() {
        int sum = 0;
        for (int part = 0; part < parts; part++) if (partStage[part] != FINAL) sum += partSize[part];
        return sum;
    }

    /// How much is still to be paid.
    int open() {
        return open;
    }

    /// Offers one mana, there from a stage on; false if no place can be made for it, now or later.
    boolean offer(int mask, int stage, boolean isMana, int tag) {
        if (open == 0) return false;
        if (units == unitMask.length) growUnits();
        unitMask[units] = mask;
        unitStage[units] = stage;
        unitIsMana[units] = isMana;
        unitTag[units] = tag;
        unitPart[units] = -1;
        units++;
        if (placeAnew(units - 1)) {
            open--;
            return true;
        }
        units--;
        return false;
    }

    int units() {
        return units;
    }

    int tag(int unit) {
        return unitTag[unit];
    }

    int maskPaid(int unit) {
        return partMask[unitPart[unit]];
    }

    int stagePaid(int unit) {
        return partStage[unitPart[unit]];
    }

    private boolean placeAnew(int unit) {
        visited = 0;
        return place(unit);
    }

    /// Takes an open place if there is one, else one whose mana can move to another place.
    private boolean place(int unit) {
        for (int part = 0; part < parts; part++) {
            if (partFilled[part] < partSize[part] && fits(unit, part)) {
                partFilled[part]++;
                unitPart[unit] = part;
                return true;
            }
        }
        for (int part = 0; part < parts; part++) {
            if ((visited >> part & 1) != 0 || !fits(unit, part)) continue;
            visited |= 1L << part;
            for (int other = 0; other < units; other++) {
                if (unitPart[other] == part && place(other)) {
                    unitPart[unit] = part;
                    return true;
                }
            }
        }
        return false;
    }

    /// Whether two units could pay each for what the other pays for.
    boolean areInterchangeable(int unit, int other) {
        return fits(unit, unitPart[other]) && fits(other, unitPart[unit]);
    }

    void interchange(int unit, int other) {
        int part = unitPart[unit];
        unitPart[unit] = unitPart[other];
        unitPart[other] = part;
    }

    private boolean fits(int unit, int part) {
        boolean pays = partMask[part] == GENERIC
                ? (unitMask[unit] & ManaSource.NOT_GENERIC) == 0
                : (unitMask[unit] & partMask[part]) != 0;
        return pays && unitStage[unit] <= partStage[part] && (unitIsMana[unit] || partStage[part] == FINAL);
    }

    private void growUnits() {
        int size = 2 * units;
        unitMask = Arrays.copyOf(unitMask, size);
        unitStage = Arrays.copyOf(unitStage, size);
        unitIsMana = Arrays.copyOf(unitIsMana, size);
        unitTag = Arrays.copyOf(unitTag, size);
        unitPart = Arrays.copyOf(unitPart, size);
    }
}
