package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// CR 106.6: what is said of mana beyond its type: what it may be spent on, what follows when it is spent, how long it
/// stays.
///
/// @param only what it may be spent on, or null for everything
public record ManaTerms(@Nullable Use only, List<Rider> riders, Lasting lasting, String wording) {

    public ManaTerms {
        riders = List.copyOf(riders);
    }

    public static ManaTerms only(Use use) {
        return new ManaTerms(use, List.of(), Lasting.STEP, "");
    }

    public enum Lasting {
        /// CR 106.4: until the step or phase ends.
        STEP,
        TURN,
        COMBAT
    }

    /// @param spells      the spells it may pay for, or null for none
    /// @param abilities   the abilities it may help to activate, or null for none
    /// @param otherCosts  whether costs that are neither a spell's nor an ability's may be paid with it
    public record Use(@Nullable Filter spells, @Nullable AbilitiesOf abilities, boolean otherCosts, String wording) {}

    /// Abilities by their sources.
    public record AbilitiesOf(Filter sources, Which which, String wording) {
        public AbilitiesOf(Filter sources, String wording) {
            this(sources, Which.ALL, wording);
        }
    }

    public enum Which {
        ALL,
        /// CR 702.6.
        EQUIP,
        /// Those whose costs contain {X}.
        WITH_X
    }

    /// What becomes of a spell that such mana was spent on.
    public record Rider(Filter spells, Consequence consequence, String wording) {}

    public enum Consequence {
        CANT_BE_COUNTERED,
        HASTE,
        HASTE_UNTIL_END_OF_TURN,
        ANOTHER_COUNTER;

        public int bit() {
            return 1 << ordinal();
        }
    }
}
