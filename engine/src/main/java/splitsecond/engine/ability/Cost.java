package splitsecond.engine.ability;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.ManaSymbol;

/// CR 118: what must be paid, part by part.
public record Cost(List<Part> parts) {

    public static final Cost NONE = new Cost(List.of());

    public Cost {
        parts = List.copyOf(parts);
    }

    public static Cost mana(ManaCost mana) {
        return new Cost(List.of(new Mana(mana)));
    }

    public Cost plus(Cost more) {
        if (more.parts.isEmpty()) return this;
        var all = new ArrayList<>(parts);
        all.addAll(more.parts);
        return new Cost(all);
    }

    public sealed interface Part {}

    public record Mana(ManaCost cost) implements Part {}

    /// Mana with an {X} that the text defines, or that was announced for the spell or ability.
    public record ManaWithX(ManaCost cost, Amount x) implements Part {}

    /// {T}, {Q}.
    public record Tap() implements Part {}

    public record Untap() implements Part {}

    public record PayLife(Amount amount) implements Part {}

    /// "Unless its controller has this deal 5 damage to them": the object deals it to whoever pays.
    public record Suffer(Amount damage) implements Part {}

    /// CR 606: a loyalty ability's cost; X where the amount says so.
    public record Loyalty(Amount amount, boolean add) implements Part {}

    /// Something done to objects: sacrifice a creature, discard two cards, exile a card from your graveyard, tap two
    /// untapped creatures you control, return a land to its owner's hand. A filter of This means the object itself.
    public record Do(Deed deed, Filter what, Count count, String wording) implements Part {}

    /// @param among each from any of those, as the payer chooses; else all from the same one
    public record RemoveCounters(@Nullable CounterKind kind, Amount count, Filter from, boolean among) implements Part {
        public RemoveCounters(@Nullable CounterKind kind, Amount count, Filter from) {
            this(kind, count, from, false);
        }
    }

    public record PutCounters(CounterKind kind, Amount count, Filter on) implements Part {}

    public record Mill(Amount count) implements Part {}

    public record PayEnergy(Amount count) implements Part {}

    /// CR 701.59a: exile any number of cards from your graveyard with this much mana value in all.
    public record CollectEvidence(Amount number) implements Part {}

    /// CR 702.122a: tap any number of other untapped creatures you control with this much power in all.
    public record TapForPower(int power, To to) implements Part {
        public enum To {
            CREW,
            SADDLE,
            TEAM_UP
        }
    }

    /// So many times the same, all of it or nothing: "its upkeep cost for each age counter on it" (CR 702.24a).
    public record Repeated(Cost cost, Amount times) implements Part {}

    /// "This ability costs {1} less to activate for each artifact you control."
    ///
    /// @param when null for always
    public record Less(ManaCost by, Amount times, @Nullable Condition when, String wording) implements Part {}

    /// One of several, as its payer chooses: "discard a card or pay 3 life".
    public record Either(List<Cost> costs) implements Part {
        private static final Cost TWO_LIFE = new Cost(List.of(new PayLife(new Amount.Number(2))));

        public Either {
            costs = List.copyOf(costs);
        }

        /// CR 107.4f: what a Phyrexian symbol stands for.
        public static Either phyrexian(ManaSymbol symbol) {
            return new Either(List.of(mana(new ManaCost(0, 0, List.of(symbol))), TWO_LIFE));
        }

        /// CR 701.67a: whether it is an amount of mana, or as much less as permanents are tapped.
        public boolean isWaterbend() {
            if (costs.size() < 2 || !isMana(costs.getFirst())) return false;
            var last = costs.getLast().parts();
            return last.size() == 1
                    && last.getFirst() instanceof Do(Deed deed, var _, var count, var _)
                    && deed == Deed.TAP
                    && count.equals(Count.exactly(costs.size() - 1));
        }

        private static boolean isMana(Cost cost) {
            return cost.parts().size() == 1 && cost.parts().getFirst() instanceof Mana;
        }

        /// Whether it is what a Phyrexian symbol stands for.
        public boolean isPhyrexian() {
            return costs.size() == 2
                    && costs.getLast().equals(TWO_LIFE)
                    && costs.getFirst().parts().getFirst() instanceof Mana(ManaCost one)
                    && one.manaValue() == 1
                    && one.size() == 1;
        }
    }

    public enum Deed {
        SACRIFICE,
        DISCARD,
        DISCARD_AT_RANDOM,
        /// 702.29c: discarded, which is to cycle it.
        CYCLE,
        EXILE,
        TAP,
        UNTAP,
        UNATTACH,
        RETURN_TO_HAND,
        REVEAL,
        PUT_ON_LIBRARY_BOTTOM,
        PUT_ON_LIBRARY_TOP,
        EXERT,
        BEHOLD
    }
}
