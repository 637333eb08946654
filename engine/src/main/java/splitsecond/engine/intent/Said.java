package splitsecond.engine.intent;

import java.util.List;

/// What a player says to a question, whatever it is about.
public sealed interface Said {

    record YesNo(boolean yes) implements Said {}

    /// No more of what is asked for.
    record Done() implements Said {}

    /// A number, or a mode, counted from 1.
    record Number(int value) implements Said {}

    /// An object, a player, a color, a word: the question decides.
    record Named(Meant what) implements Said {}

    /// The option of that index.
    record Nth(int index) implements Said {}

    /// One after the other, and then no more.
    record Several(List<Said> parts) implements Said {
        public Several {
            parts = List.copyOf(parts);
        }
    }

    /// CR 603.3b: the order in which abilities are put on the stack; numbers count them, from 1, as they are offered at
    /// first.
    record Order(List<Said> parts) implements Said {
        public Order {
            parts = List.copyOf(parts);
        }
    }

    /// How something is divided; who is not named gets nothing.
    record Shares(List<Share> shares) implements Said {
        public Shares {
            shares = List.copyOf(shares);
        }

        int sum() {
            return shares.stream().mapToInt(Share::amount).sum();
        }
    }

    record Share(Meant to, int amount) {}

    /// CR 701.22, 701.25: where cards that were looked at go, and in which order.
    record Places(List<Pile> piles) implements Said {
        public Places {
            piles = List.copyOf(piles);
        }
    }

    /// @param place as options of the kind `PLACE` count them; others are beyond the library and the graveyard
    record Pile(int place, List<Meant> cards) {
        private static final int GRAVEYARD = 2;

        public Pile {
            cards = List.copyOf(cards);
        }

        /// How far from the library: of what is looked at the farthest is taken, and the rest left or put away.
        int distance() {
            return Integer.compare(place, GRAVEYARD) + 1;
        }
    }
}
