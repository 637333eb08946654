package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.ManaCost;

/// CR 702: keyword abilities with parameters.
public sealed interface KeywordAbility {
    /// 702.5.
    record Enchant(Filter what) implements KeywordAbility {}

    /// 702.6; `only` restricts what may be equipped.
    record Equip(Cost cost, @Nullable Filter only) implements KeywordAbility {}

    /// 702.16; "protection from everything" is from Any.
    /// @param spares what it does not remove though it is attached (CR 702.16n), or null
    record Protection(Filter from, @Nullable Filter spares, String wording) implements KeywordAbility {
        public Protection(Filter from, String wording) {
            this(from, null, wording);
        }

        /// The same from something else.
        public Protection of(Filter other) {
            return new Protection(other, spares, wording);
        }
    }

    /// 702.11d.
    record HexproofFrom(Filter from, String wording) implements KeywordAbility {}

    /// 702.21.
    record Ward(Cost cost) implements KeywordAbility {}

    /// 702.29, with typecycling: `searchFor` is what is found instead of drawing.
    record Cycling(Cost cost, @Nullable Filter searchFor, String wording) implements KeywordAbility {}

    /// 702.33; multikicker may be paid any number of times.
    record Kicker(List<Cost> costs, boolean multi) implements KeywordAbility {
        public Kicker {
            costs = List.copyOf(costs);
        }
    }

    /// 702.47: onto spells of that kind.
    record Splice(Filter onto, Cost cost) implements KeywordAbility {}

    record Buyback(Cost cost) implements KeywordAbility {}

    record Entwine(Cost cost) implements KeywordAbility {}

    record Escalate(Cost cost) implements KeywordAbility {}

    record Replicate(Cost cost) implements KeywordAbility {}

    /// Another way to cast the card, by its keyword: flashback, evoke, overload, dash, escape, bestow, madness,
    /// unearth, emerge, spectacle, prowl, surge, morph (cast face down), foretell, disturb, blitz, …
    record CastAnotherWay(CastingWay way, Cost cost) implements KeywordAbility {}

    /// A keyword with a number: bushido 1, annihilator 2, toxic 1, fading 3, vanishing 3, modular 2, dredge 3, rampage
    /// 2, bloodthirst 2, …
    record Numbered(Kind kind, Amount number) implements KeywordAbility {}

    /// A keyword with a cost that stands for an activated or triggered ability: cumulative upkeep, echo, outlast,
    /// scavenge, embalm, eternalize, level up, reconfigure, fortify, ninjutsu, transfigure, transmute, forecast,
    /// unearth, adapt…
    record WithCost(CostKind kind, Cost cost) implements KeywordAbility {}

    /// Affinity for something: costs {1} less for each.
    record Affinity(Filter what) implements KeywordAbility {}

    /// Suspend N—cost.
    record Suspend(Amount time, ManaCost cost) implements KeywordAbility {}

    /// 702.77: "cost, discard this card: put that many +1/+1 counters on target creature".
    record Reinforce(Amount counters, Cost cost) implements KeywordAbility {}

    /// 702.113: for that cost it also makes a land a creature with that many +1/+1 counters.
    record Awaken(Amount counters, Cost cost) implements KeywordAbility {}

    /// 702.176: for that cost it enters with that many time counters, and is no creature while it has any.
    record Impending(Amount time, Cost cost) implements KeywordAbility {}

    /// 702.160, 718: for that cost it has that power and toughness, and the colors of that cost.
    record Prototype(ManaCost cost, int power, int toughness) implements KeywordAbility {}

    /// 702.174: what an opponent is given if the cost was paid.
    record Gift(Present present) implements KeywordAbility {}

    enum Present {
        CARD("a card"),
        FOOD("a Food"),
        TREASURE("a Treasure"),
        TAPPED_FISH("a tapped Fish"),
        OCTOPUS("an Octopus"),
        EXTRA_TURN("an extra turn");

        private final String words;

        Present(String words) {
            this.words = words;
        }

        public String words() {
            return words;
        }
    }

    record Landwalk(Filter land, String wording) implements KeywordAbility {}

    record Crew(int power) implements KeywordAbility {}

    /// 701.43: "you may exert this creature as it attacks. When you do, …".
    record ExertAsAttacks(@Nullable Effect whenYouDo) implements KeywordAbility {}

    /// 702.167.
    ///
    /// @param materials what is exiled for it, from the battlefield or a graveyard
    record Craft(Filter materials, Count count, Cost cost, String wording) implements KeywordAbility {}

    record Champion(Filter what) implements KeywordAbility {}

    record Partner(String with) implements KeywordAbility {}

    /// 702.124h-m: which commanders a deck may have. It means nothing in a game.
    record DeckRule(String words) implements KeywordAbility {}

    enum Kind {
        ABSORB,
        AFFLICT,
        AMPLIFY,
        ANNIHILATOR,
        BACKUP,
        BLOODTHIRST,
        BUSHIDO,
        CASUALTY,
        CRYSTALLIZE,
        DEVOUR,
        DREDGE,
        FABRICATE,
        FADING,
        FIREBENDING,
        FRENZY,
        GRAFT,
        HIDEAWAY,
        MOBILIZE,
        MODULAR,
        POISONOUS,
        RAMPAGE,
        RENOWN,
        RIPPLE,
        SADDLE,
        SOULSHIFT,
        TEAMWORK,
        TOXIC,
        TRIBUTE,
        VANISHING
    }

    enum CostKind {
        CUMULATIVE_UPKEEP,
        ECHO,
        OUTLAST,
        SCAVENGE,
        EMBALM,
        ETERNALIZE,
        ENCORE,
        LEVEL_UP,
        RECONFIGURE,
        FORTIFY,
        NINJUTSU,
        TRANSMUTE,
        TRANSFIGURE,
        UNEARTH,
        OFFSPRING,
        SQUAD,
        SPECIALIZE,
        RECOVER,
        AURA_SWAP
    }
}
