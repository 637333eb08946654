package splitsecond.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;

/// A game in the middle: what lies where. Puzzles, scenarios and tests begin so.
///
/// @param active whose turn it is, an index into the sides
public record Position(List<Side> sides, int turn, int active, Step step) {

    public Position {
        sides = List.copyOf(sides);
    }

    /// What one player has. The library's first card is its top.
    ///
    /// @param mana in the pool, over W U B R G C
    public record Side(
            String name,
            int life,
            int poison,
            List<CardDefinition> hand,
            List<CardDefinition> library,
            List<CardDefinition> graveyard,
            List<CardDefinition> exile,
            List<Placed> battlefield,
            int[] mana) {

        List<CardDefinition> cards() {
            var all = new ArrayList<>(hand);
            all.addAll(library);
            all.addAll(graveyard);
            all.addAll(exile);
            for (var placed : battlefield) all.add(placed.card());
            return all;
        }
    }

    /// A permanent.
    ///
    /// @param counters by kind
    /// @param attachedSide whose permanent that is, -1 if not attached
    /// @param attachedIndex which of that player's permanents, or -1 for the player
    public record Placed(
            CardDefinition card,
            boolean tapped,
            boolean sick,
            int damage,
            Map<String, Integer> counters,
            int attachedSide,
            int attachedIndex) {

        public static Placed of(CardDefinition card) {
            return new Placed(card, false, false, 0, Map.of(), -1, -1);
        }
    }
}
