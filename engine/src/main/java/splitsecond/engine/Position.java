package splitsecond.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;

/// A game in the middle: what lies where. Puzzles, scenarios and tests begin so.
///
/// @param active whose turn it is, an index into the sides
/// @param flips how the first coins fall: true is won; after them chance decides
/// @param rolls what the first dice show; after them chance decides
/// @param alsoNamed cards that nobody has and whose names may be chosen
public record Position(
        List<Side> sides,
        int turn,
        int active,
        Step step,
        Daylight daylight,
        List<Boolean> flips,
        List<Integer> rolls,
        List<CardName> alsoNamed) {

    public Position {
        sides = List.copyOf(sides);
        flips = List.copyOf(flips);
        rolls = List.copyOf(rolls);
        alsoNamed = List.copyOf(alsoNamed);
    }

    public Position(List<Side> sides, int turn, int active, Step step) {
        this(sides, turn, active, step, Daylight.NEITHER, List.of(), List.of(), List.of());
    }

    /// CR 731: what the game itself is.
    public enum Daylight {
        NEITHER,
        DAY,
        NIGHT
    }

    /// What a player may be or have besides objects.
    public enum Designation {
        MONARCH,
        INITIATIVE,
        CITYS_BLESSING
    }

    /// What one player has. The library's first card is its top.
    ///
    /// @param mana in the pool, over W U B R G C
    /// @param counters by kind; poison is said apart
    /// @param setAside what lies in exile and waits there
    /// @param sideboard CR 400.11a: what the player owns outside the game
    public record Side(
            String name,
            int life,
            int poison,
            List<CardDefinition> hand,
            List<CardDefinition> library,
            List<CardDefinition> graveyard,
            List<CardDefinition> exile,
            List<Placed> battlefield,
            int[] mana,
            Map<String, Integer> counters,
            List<SetAside> setAside,
            Set<Designation> designations,
            int speed,
            List<CardDefinition> sideboard) {

        public Side(
                String name,
                int life,
                int poison,
                List<CardDefinition> hand,
                List<CardDefinition> library,
                List<CardDefinition> graveyard,
                List<CardDefinition> exile,
                List<Placed> battlefield,
                int[] mana) {
            this(
                    name,
                    life,
                    poison,
                    hand,
                    library,
                    graveyard,
                    exile,
                    battlefield,
                    mana,
                    Map.of(),
                    List.of(),
                    Set.of(),
                    0,
                    List.of());
        }

        List<CardDefinition> cards() {
            var all = new ArrayList<>(hand);
            all.addAll(library);
            all.addAll(graveyard);
            all.addAll(exile);
            for (var placed : battlefield) all.add(placed.card());
            for (var aside : setAside) all.add(aside.card());
            all.addAll(sideboard);
            return all;
        }
    }

    /// How a card waits in exile.
    public enum Waiting {
        /// With time counters on it (CR 702.62).
        SUSPENDED,
        FORETOLD,
        PLOTTED,
        FACE_DOWN,
        /// It only has counters.
        OPENLY
    }

    /// A card in exile that is more than a card in exile, since an earlier turn.
    public record SetAside(CardDefinition card, Waiting waiting, Map<String, Integer> counters) {}

    /// A permanent of a side, or with an index of -1 the player; a side of -1 is nobody.
    public record Place(int side, int index) {
        public static final Place NONE = new Place(-1, -1);
    }

    /// What may be true of a permanent.
    public enum Status {
        TOKEN,
        FACE_DOWN,
        /// Its other face is up: transformed or flipped.
        TRANSFORMED,
        PHASED_OUT,
        MONSTROUS,
        RENOWNED,
        SUSPECTED,
        PREPARED
    }

    /// What was chosen for a permanent.
    ///
    /// @param word the type, name or word; empty for others
    /// @param number the ordinal of the color, the number of the player, the number; 0 for others
    public record Chosen(Choice.Kind kind, String word, int number) {}

    /// A permanent.
    ///
    /// @param counters by kind
    /// @param attached what it is attached to
    /// @param owner a side, -1 if it is the controller's own
    /// @param attacks whom or what it attacks
    /// @param blocks the attacker that it blocks
    /// @param chosen what was chosen for it as it entered
    public record Placed(
            CardDefinition card,
            boolean tapped,
            boolean sick,
            int damage,
            Map<String, Integer> counters,
            Place attached,
            Set<Status> status,
            int owner,
            Place attacks,
            Place blocks,
            @Nullable Chosen chosen) {

        public static Placed of(CardDefinition card) {
            return withCounters(card, Map.of());
        }

        public static Placed withCounters(CardDefinition card, Map<String, Integer> counters) {
            return new Placed(card, false, false, 0, counters, Place.NONE, Set.of(), -1, Place.NONE, Place.NONE, null);
        }
    }
}
