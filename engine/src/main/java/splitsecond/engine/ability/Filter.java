package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;

/// A noun phrase: which objects or players it describes. Objects are meant on the battlefield unless `In` names a zone.
public sealed interface Filter {
    /// "permanent", "card", "spell": any object.
    record Any() implements Filter {}

    /// The object that has the ability, or the spell itself.
    record This() implements Filter {}

    /// "another", "other": any object but the one that has the ability.
    record Other() implements Filter {}

    /// Any object but those.
    record OtherThan(Reference those) implements Filter {}

    /// One of those: "a creature dealt damage this way", "that creature".
    record AmongThose(Reference those) implements Filter {}

    record IsType(CardType type) implements Filter {}

    record IsSupertype(Supertype supertype) implements Filter {}

    record IsSubtype(String subtype) implements Filter {}

    /// The creature type, color, name… that was chosen for the object with the ability.
    record IsChosen(Choice.Kind kind) implements Filter {}

    record IsColor(Color color) implements Filter {}

    /// Colorless is 0 to 0 colors, multicolored 2 to 5, monocolored 1 to 1.
    record ColorCount(int least, int most) implements Filter {}

    record HasKeyword(Keyword keyword) implements Filter {}

    /// "named Forest"; `~` is the name of the object that has the ability.
    record Named(String name) implements Filter {}

    /// "you control", "an opponent controls", "that player controls".
    record ControlledBy(Reference who) implements Filter {}

    record OwnedBy(Reference who) implements Filter {}

    /// "with power 2 or less".
    record Stat(Characteristic what, Comparison comparison, Amount amount) implements Filter {}

    /// "with power equal to its toughness": two characteristics of the same object.
    record OwnStats(Characteristic what, Comparison comparison, Characteristic to) implements Filter {}

    /// "with the greatest power among …", "with the lowest mana value among …".
    record Extreme(Characteristic what, boolean greatest, Filter among) implements Filter {}

    /// "with a +1/+1 counter on it"; a null kind means any counter.
    record HasCounter(@Nullable CounterKind kind, Comparison comparison, int count) implements Filter {}

    record Is(Status status) implements Filter {}

    /// "that entered this turn", "that was dealt damage this turn", "that attacked this turn".
    record ThisTurn(Deed deed, @Nullable Reference by) implements Filter {}

    /// "in your graveyard" (whose: You), "in a graveyard" (whose: null).
    record In(Zone zone, @Nullable Reference whose) implements Filter {}

    /// "From a single graveyard": all targets that this describes are in the graveyard of one player.
    record SingleGraveyard() implements Filter {}

    /// The top, or the bottom, card of its graveyard among those that fit (CR 404.2).
    record EndOfGraveyard(Filter among, boolean top) implements Filter {}

    /// A spell, or an activated or triggered ability, on the stack that has a target described by this.
    record Targets(Filter what, boolean only) implements Filter {}

    /// A spell or ability on the stack with this many targets.
    record TargetCount(int count) implements Filter {}

    /// "activated or triggered ability" on the stack.
    record IsAbility(boolean activated, boolean triggered) implements Filter {}

    /// A spell that was cast from this zone.
    record CastFrom(Zone zone) implements Filter {}

    /// Creature blocking, or blocked by, those.
    record BlockingThose(Reference those) implements Filter {}

    record BlockedByThose(Reference those) implements Filter {}

    /// "attached to it", "enchanting …".
    record AttachedTo(Reference those) implements Filter {}

    /// Shares a name, color, card type, creature type with those.
    record Shares(Characteristic what, Reference with) implements Filter {}

    /// The number of creature types, mana symbols and the like it does not pay to name: an X in its mana cost.
    record HasXInCost() implements Filter {}

    record HasNoAbilities() implements Filter {}

    /// A card that has an activated ability whose cost has {T}, cycling and such: has this named ability.
    record HasAbilityNamed(String name) implements Filter {}

    /// A player who has the most life, or is tied for it.
    record MostLife() implements Filter {}

    /// A player: you, an opponent, any.
    record IsPlayer(Relation relation) implements Filter {}

    /// "attacking you", "attacking a planeswalker you control".
    record Attacking(Filter defender) implements Filter {}

    record Not(Filter filter) implements Filter {}

    record And(List<Filter> all) implements Filter {
        public And {
            all = List.copyOf(all);
        }
    }

    record Or(List<Filter> any) implements Filter {
        public Or {
            any = List.copyOf(any);
        }
    }

    enum Relation {
        YOU,
        OPPONENT,
        ANY
    }

    enum Status {
        TAPPED,
        UNTAPPED,
        ATTACKING,
        BLOCKING,
        BLOCKED,
        UNBLOCKED,
        ATTACKING_ALONE,
        TOKEN,
        ENCHANTED,
        EQUIPPED,
        MODIFIED,
        FACE_DOWN,
        HISTORIC,
        OUTLAW,
        PARTY_MEMBER,
        KICKED,
        COPY,
        COMMANDER,
        TRANSFORMED,
        SUSPECTED,
        RENOWNED,
        /// Came under its controller's control since the beginning of that player's last upkeep.
        NEW_SINCE_UPKEEP,
        MONSTROUS,
        SADDLED,
        /// Cards in exile that may be cast from there on a later turn (CR 702.143, 702.170, 702.185).
        FORETOLD,
        PLOTTED,
        WARPED,
        /// CR 701.54e: of the player who controls it.
        RING_BEARER
    }

    /// What may have happened to an object this turn.
    enum Deed {
        ENTERED,
        ATTACKED,
        BLOCKED,
        WAS_DEALT_DAMAGE,
        DEALT_DAMAGE,
        DEALT_DAMAGE_TO,
        DIED,
        WAS_CAST,
        CAME_UNDER_CONTROL
    }
}
