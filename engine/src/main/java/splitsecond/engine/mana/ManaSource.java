package splitsecond.engine.mana;

import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;

/// CR 106.3, 605: one way in which an object can help to pay a cost. It doesn't know which object, so that all
/// Forests share one.
public final class ManaSource {

    /// Mana is counted over these types, in the order W U B R G C.
    public static final int TYPES = 6;

    /// In a set of bits, bit t is mana of type t; this one is mana from a snow source, whatever its type.
    static final int SNOW = ManaSymbol.SNOW.payers();

    /// In a set of bits: mana that can't be spent on generic mana costs.
    static final int NOT_GENERIC = SNOW << 1;

    public enum Kind {
        /// A mana ability.
        MANA,
        /// Convoke (CR 702.51): stands for one mana of a color in the cost of the spell, without being mana.
        CONVOKE,
        /// Improvise, delve (CR 702.126, 702.66), a colorless creature for convoke: stands for one generic mana only.
        GENERIC
    }

    private final int[][] outputs;
    private final int[] sizes;
    private final int[] masks;
    private final int reluctance;
    private final boolean snow;
    private final Kind kind;
    private final @Nullable ManaCost activation;
    private final boolean notGeneric;
    private final boolean reserved;
    private final int unionMask;
    private final int largest;
    private final boolean single;

    /// @param outputs the alternatives, the preferred ones first; each counts mana over W U B R G C
    /// @param reluctance not negative; the payment with the least sum is taken: 0 for lands, more for creatures
    /// @param activation the mana that must be paid to activate it (Signets, filter lands), or null
    public ManaSource(int[][] outputs, int reluctance, boolean snow, Kind kind, @Nullable ManaCost activation) {
        this(outputs, reluctance, snow, kind, activation, false, false);
    }

    private ManaSource(
            int[][] outputs,
            int reluctance,
            boolean snow,
            Kind kind,
            @Nullable ManaCost activation,
            boolean notGeneric,
            boolean reserved) {
        if (outputs.length == 0 || reluctance < 0) {
            throw new IllegalArgumentException("a mana source needs an output and a reluctance of 0 or more");
        }
        this.outputs = outputs;
        this.reluctance = reluctance;
        this.snow = snow;
        this.kind = kind;
        this.activation = activation;
        this.notGeneric = notGeneric;
        this.reserved = reserved;
        sizes = new int[outputs.length];
        masks = new int[outputs.length];
        int union = 0;
        int most = 0;
        boolean ones = true;
        for (int i = 0; i < outputs.length; i++) {
            for (int type = 0; type < TYPES; type++) {
                sizes[i] += outputs[i][type];
                if (outputs[i][type] > 0) masks[i] |= maskOf(typeOf(type));
            }
            if (kind == Kind.GENERIC) masks[i] = 0;
            if (notGeneric) masks[i] |= NOT_GENERIC;
            union |= masks[i];
            most = Math.max(most, sizes[i]);
            ones &= sizes[i] == 1;
        }
        if (kind != Kind.MANA && (!ones || activation != null)) {
            throw new IllegalArgumentException("what stands for mana stands for exactly one, and costs no mana");
        }
        unionMask = union;
        largest = most;
        single = ones;
    }

    /// A mana ability without a mana cost of its own, of an object that isn't snow.
    public ManaSource(int[][] outputs, int reluctance) {
        this(outputs, reluctance, false, Kind.MANA, null);
    }

    /// The same source, missed a little more.
    public ManaSource moreReluctant() {
        return moreReluctant(1);
    }

    public ManaSource moreReluctant(int by) {
        return new ManaSource(outputs, reluctance + by, snow, kind, activation, notGeneric, reserved);
    }

    /// The same source, whose mana can't be spent on generic mana costs.
    public ManaSource notForGeneric() {
        return notGeneric ? this : new ManaSource(outputs, reluctance, snow, kind, activation, true, reserved);
    }

    /// The same source, whose mana may be spent on what is paid for, and not on mana abilities that help to pay.
    public ManaSource reserved() {
        return new ManaSource(outputs, reluctance, snow, kind, activation, notGeneric, true);
    }

    boolean isReserved() {
        return reserved;
    }

    boolean isNotForGeneric() {
        return notGeneric;
    }

    public int outputs() {
        return outputs.length;
    }

    /// How much mana of a type (W U B R G C) that output brings.
    public int amount(int output, int type) {
        return outputs[output][type];
    }

    public int reluctance() {
        return reluctance;
    }

    public boolean snow() {
        return snow;
    }

    public Kind kind() {
        return kind;
    }

    public @Nullable ManaCost activation() {
        return activation;
    }

    /// Whether it is used like another source, as far as those bits are concerned.
    boolean isLike(ManaSource other, int bits) {
        if (this == other) return true;
        if (kind != other.kind || reluctance != other.reluctance || outputs.length != other.outputs.length)
            return false;
        if (!Objects.equals(activation, other.activation)) return false;
        if (snow != other.snow && (bits & SNOW) != 0 || notGeneric != other.notGeneric) return false;
        if (reserved != other.reserved) return false;
        for (int i = 0; i < outputs.length; i++) {
            if (sizes[i] != other.sizes[i]) return false;
            for (int type = 0; type < TYPES; type++) {
                if ((bits >> type & 1) != 0 && outputs[i][type] != other.outputs[i][type]) return false;
            }
        }
        return true;
    }

    boolean isMana() {
        return kind == Kind.MANA;
    }

    /// Whether it can pay for the activation of a source that costs mana.
    boolean activates() {
        return isMana() && !reserved;
    }

    int size(int output) {
        return sizes[output];
    }

    /// What one mana of that output could pay for, a set of bits; meaningful as a whole only for outputs of one mana.
    int mask(int output) {
        return masks[output];
    }

    int unionMask() {
        return unionMask;
    }

    int largest() {
        return largest;
    }

    /// Whether every output is exactly one mana.
    boolean single() {
        return single;
    }

    /// Where a pool counts mana of this type from this source: snow mana is counted apart.
    public int typeOf(int type) {
        return snow ? type + TYPES : type;
    }

    /// What mana of an entry of the pool can pay for besides generic mana.
    static int maskOf(int poolType) {
        return poolType < TYPES ? 1 << poolType : 1 << (poolType - TYPES) | SNOW;
    }
}
