package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// CR 106.6: what is said of mana beyond its type: what it may be spent on, what follows when it is spent, how long it
/// stays.
///
/// @param only what it may be spent on, or null for everything
/// @param when abilities that trigger when it is spent as their triggers say
public record ManaTerms(@Nullable Use only, List<Rider> riders, List<Ability> when, Lasting lasting, String wording) {

    public ManaTerms {
        riders = List.copyOf(riders);
        when = List.copyOf(when);
    }

    public static ManaTerms only(Use use) {
        return new ManaTerms(use, List.of(), List.of(), Lasting.STEP, "");
    }

    public enum Lasting {
        /// CR 106.4: until the step or phase ends.
        STEP,
        TURN,
        COMBAT
    }

    /// @param any        what it may be spent on
    /// @param otherCosts whether costs that are neither a spell's nor an ability's may be paid with it
    public record Use(List<Spending> any, boolean otherCosts, String wording) {
        public Use {
            any = List.copyOf(any);
        }
    }

    /// One thing that mana may be spent on.
    public sealed interface Spending {}

    public record Cast(Filter spells, String wording) implements Spending {}

    /// Abilities by their sources.
    public record Activate(Filter sources, Which which, String wording) implements Spending {}

    public enum Which {
        ALL,
        /// CR 702.6.
        EQUIP,
        /// CR 716: gaining a level of a Class.
        CLASS_LEVEL,
        /// Those whose costs contain {X}.
        WITH_X,
        POWER_UP
    }

    /// CR 116.2: a special action, or a cost that only a keyword asks for.
    public record Act(Special special, Filter with, String wording) implements Spending {}

    public enum Special {
        /// CR 702.143a.
        FORETELL,
        /// CR 116.2b.
        TURN_FACE_UP,
        /// CR 701.40b: for its mana cost, as it was manifested.
        TURN_MANIFESTED_FACE_UP,
        /// CR 702.37e.
        MORPH,
        /// CR 116.2n: no Room is played.
        UNLOCK
    }

    /// A cost of whatever kind whose mana contains {C}.
    public record ColorlessCost(String wording) implements Spending {}

    /// Whatever it is, but no generic mana of its cost.
    public record NotGeneric(String wording) implements Spending {}

    /// The last card that the source of the mana has exiled.
    public record LastExiled(String wording) implements Spending {}

    /// What a triggered ability asks for that a keyword stands for: "cumulative upkeep costs".
    public record KeywordCost(String keyword, String wording) implements Spending {}

    /// The cost of casting a spell in that way.
    public record WayCost(CastingWay way, String wording) implements Spending {}

    /// What becomes of a spell that such mana was spent on, said as though the spell said it of itself.
    public record Rider(Filter spells, Effect effect, String wording) {}
}
