package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;

/// A noun phrase: which objects or players it describes. Objects are meant on the battlefield unless `In` names a zone.
public sealed interface Filter {
    /// Any object, or the ones that are meant already.
    sealed interface Which extends Filter {}

    /// CR 109.3: its characteristics.
    sealed interface Quality extends Filter {}

    /// Whose it is, where, in what state, and what has happened to it.
    sealed interface Circumstance extends Filter {}

    /// What only a spell or ability on the stack has.
    sealed interface OnStack extends Filter {}

    /// What only a player is.
    sealed interface OfPlayers extends Filter {}

    /// Made of others.
    sealed interface Joined extends Filter {}

    /// "permanent", "card", "spell": any object.
    record Any() implements Which {}

    /// The object that has the ability, or the spell itself.
    record This() implements Which {}

    /// "another", "other": any object but the one that has the ability.
    record Other() implements Which {}

    /// Any object but those.
    record OtherThan(Reference those) implements Which {}

    /// One of those: "a creature dealt damage this way", "that creature".
    record AmongThose(Reference those) implements Which {}

    record IsType(CardType type) implements Quality {}

    record IsSupertype(Supertype supertype) implements Quality {}

    record IsSubtype(String subtype) implements Quality {}

    /// The creature type, color, name… that was chosen for the object with the ability.
    /// @param justNow whether an instruction before this one of the same ability chose it: "of that type"
    record IsChosen(Choice.Kind kind, boolean justNow) implements Quality {
        public IsChosen(Choice.Kind kind) {
            this(kind, false);
        }
    }

    record IsColor(Color color) implements Quality {}

    /// Colorless is 0 to 0 colors, multicolored 2 to 5, monocolored 1 to 1.
    record ColorCount(int least, int most) implements Quality {}

    record HasKeyword(Keyword keyword) implements Quality {}

    /// "with toxic": of whatever number.
    record HasNumbered(KeywordAbility.Kind kind) implements Quality {}

    /// "named Forest"; `~` is the name of the object that has the ability.
    record Named(String name) implements Quality {}

    /// "you control", "an opponent controls", "that player controls".
    record ControlledBy(Reference who) implements Circumstance {}

    record OwnedBy(Reference who) implements Circumstance {}

    /// "with power 2 or less".
    record Stat(Characteristic what, Comparison comparison, Amount amount) implements Quality {}

    /// "with power equal to its toughness": two characteristics of the same object.
    record OwnStats(Characteristic what, Comparison comparison, Characteristic to) implements Quality {}

    /// "with the greatest power among …", "with the lowest mana value among …".
    record Extreme(Characteristic what, boolean greatest, Filter among) implements Quality {}

    /// "with a +1/+1 counter on it"; a null kind means any counter.
    record HasCounter(@Nullable CounterKind kind, Comparison comparison, int count) implements Circumstance {}

    record Is(Status status) implements Circumstance {}

    /// "that entered this turn", "that was dealt damage this turn", "that attacked this turn".
    record ThisTurn(Deed deed, @Nullable Reference by) implements Circumstance {}

    /// "in your graveyard" (whose: You), "in a graveyard" (whose: null).
    record In(Zone zone, @Nullable Reference whose) implements Circumstance {}

    /// "From a single graveyard": all targets that this describes are in the graveyard of one player.
    record SingleGraveyard() implements Circumstance {}

    /// "With total mana value 4 or less": all that are chosen together.
    record TotalAtMost(Characteristic what, Amount most) implements Circumstance {}

    /// "With different names": no two that are chosen together share it.
    record Differing(Characteristic what) implements Circumstance {}

    /// "A creature card and/or a land card": of all that are chosen together, at most one for each description.
    record OneOfEach(List<Filter> kinds, String wording) implements Circumstance {
        public OneOfEach {
            kinds = List.copyOf(kinds);
        }
    }

    /// "Controlled by the same player", "controlled by different players": all that are chosen together.
    record Controllers(boolean same) implements Circumstance {}

    /// The top, or the bottom, so many cards of its graveyard among those that fit (CR 404.2).
    record EndOfGraveyard(Filter among, boolean top, int count) implements Circumstance {}

    /// A spell, or an activated or triggered ability, on the stack that has a target described by this.
    record Targets(Filter what, boolean only) implements OnStack {

        /// What a spell described so has as a target, or null: "a spell that targets a creature".
        public static @Nullable Filter in(Filter spell) {
            if (spell instanceof Targets(var what, var _)) return what;
            if (spell instanceof And(var all))
                for (var one : all) {
                    var what = in(one);
                    if (what != null) return what;
                }
            return null;
        }
    }

    /// A spell that at least one such mana was spent to cast.
    record PaidWithMana(Amount.Spent mana) implements OnStack {}

    /// A spell that mana of the object which says so was spent to cast.
    record PaidWithItsMana() implements OnStack {}

    /// A spell or ability on the stack with this many targets.
    record TargetCount(int count) implements OnStack {}

    /// "activated or triggered ability" on the stack.
    record IsAbility(boolean activated, boolean triggered) implements OnStack {}

    /// CR 113.7: an ability on the stack "from an artifact source".
    record FromSource(Filter source) implements OnStack {}

    /// A spell that was cast from this zone.
    /// @param own whether it is the hand or graveyard of whoever casts it
    record CastFrom(Zone zone, boolean own) implements Circumstance {}

    /// Creature blocking, or blocked by, those.
    record BlockingThose(Reference those) implements Circumstance {}

    record BlockedByThose(Reference those) implements Circumstance {}

    /// "attached to it", "enchanting …".
    record AttachedTo(Reference those) implements Circumstance {}

    /// "enchanted by an Aura you control": such a permanent is attached to it.
    record Bears(Filter attached) implements Circumstance {}

    /// CR 702.95b.
    record PairedWith(Reference those) implements Circumstance {}

    /// CR 702.55b: the creature that the object with the ability haunts.
    record Haunted(String wording) implements Circumstance {}

    /// Shares a name, color, card type, creature type with those.
    record Shares(Characteristic what, Reference with) implements Quality {}

    /// The number of creature types, mana symbols and the like it does not pay to name: an X in its mana cost.
    record HasXInCost() implements Quality {}

    /// "With mana cost {1}": the symbols themselves, not their mana value.
    record HasManaCost(ManaCost cost) implements Quality {}

    record HasNoAbilities() implements Quality {}

    /// "With flashback", "that has mutate": it can be cast in that way.
    record HasWay(CastingWay way) implements Quality {}

    /// A player who has the most of it, or the least, or is tied for that.
    record Most(Condition.Possession what, boolean most) implements OfPlayers {

        public static final Most LIFE = new Most(new Condition.Possession.Life(), true);
    }

    /// "Who controls an artifact", "who lost life this turn".
    record Has(Condition.Possession what, Comparison comparison, Amount count) implements OfPlayers {}

    /// A player: you, an opponent, any.
    record IsPlayer(Relation relation) implements OfPlayers {}

    /// "attacking you", "attacking a planeswalker you control".
    record Attacking(Filter defender) implements Circumstance {}

    record Not(Filter filter) implements Joined {}

    record And(List<Filter> all) implements Joined {
        public And {
            all = List.copyOf(all);
        }
    }

    record Or(List<Filter> any) implements Joined {
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
        /// Of a player whom a creature is attacking.
        UNDER_ATTACK,
        /// CR 508.1f: tapped as attackers are declared.
        BEING_DECLARED,
        TOKEN,
        ENCHANTED,
        EQUIPPED,
        MODIFIED,
        FACE_DOWN,
        MANIFESTED,
        HISTORIC,
        OUTLAW,
        PARTY_MEMBER,
        KICKED,
        COPY,
        COMMANDER,
        /// "Lands with mana abilities".
        WITH_MANA_ABILITY,
        TRANSFORMED,
        SUSPECTED,
        /// CR 701.15a: by anybody.
        GOADED,
        RENOWNED,
        /// Came under its controller's control since the beginning of that player's last upkeep.
        NEW_SINCE_UPKEEP,
        MONSTROUS,
        SADDLED,
        PREPARED,
        PAIRED,
        /// Cards in exile that may be cast from there on a later turn (CR 702.143, 702.170, 702.185).
        FORETOLD,
        PLOTTED,
        WARPED,
        /// CR 715.2: a card with an Adventure, wherever it is.
        ADVENTURER,
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
        /// Put into the graveyard it is in, from anywhere.
        PUT_THERE,
        /// Of a card in a hand.
        DRAWN,
        WAS_CAST,
        CAME_UNDER_CONTROL,
        /// Also saddled.
        CREWED
    }
}
