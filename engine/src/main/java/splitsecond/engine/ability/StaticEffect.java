package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;

/// CR 604: what a static ability does for as long as it is there.
public sealed interface StaticEffect {
    /// CR 613.1: what changes what objects are like.
    sealed interface OfLayers extends StaticEffect {}

    /// What changes no object: it is asked about where it matters.
    sealed interface OfRules extends StaticEffect {}

    /// What may be played, when, from where, and what it costs.
    sealed interface Casting extends OfRules {}

    /// What a player can or must do.
    sealed interface OfPlayers extends OfRules {}

    /// What happens to objects and because of them.
    sealed interface OfObjects extends OfRules {}

    /// CR 601.2: what is asked for as a spell is cast.
    sealed interface OfCasting extends Casting {

        /// Whether it is about the spell that has it, and about nothing when that is not being cast.
        default boolean isOfItself() {
            return true;
        }
    }

    /// "Other creatures you control get +1/+1 and have flying", "enchanted creature can't attack or block".
    record Change(Reference what, List<Modification> changes) implements OfLayers {
        public Change {
            changes = List.copyOf(changes);
        }
    }

    /// CR 604.3: "this creature's power and toughness are each equal to …"; null leaves that number alone. Works in all
    /// zones.
    record DefinePowerToughness(
            @Nullable Amount power, @Nullable Amount toughness, String wording) implements OfLayers {}

    /// Spells matching the filter, cast by those players, cost more or less (CR 601.2f). A filter of This is the spell
    /// itself.
    record SpellCost(Filter spells, @Nullable Reference castBy, boolean more, ManaCost by, Amount times, String wording)
            implements OfCasting {
        @Override
        public boolean isOfItself() {
            return spells instanceof Filter.This;
        }
    }

    /// Activated abilities of those objects cost more or less.
    ///
    /// @param exceptMana "unless they're mana abilities"
    /// @param leavesOne "this effect can't reduce the mana in that cost to less than one mana"
    /// @param which only those: equip abilities, exhaust abilities
    record AbilityCost(
            Filter of,
            boolean more,
            ManaCost by,
            Amount times,
            boolean exceptMana,
            boolean leavesOne,
            Trigger.Activation which,
            String wording)
            implements OfObjects {
        /// CR 109.2: "creatures" are permanents, "sources with the chosen name" are cards anywhere, and so is whatever
        /// has the abilities that you activate.
        public boolean ofPermanents() {
            return switch (which) {
                case CYCLING, NINJUTSU -> false;
                case NOT_MANA,
                        MANA,
                        LOYALTY,
                        EQUIP,
                        EXHAUST,
                        BOAST,
                        POWER_UP,
                        RECONFIGURE,
                        FORETELL,
                        TURN_FACE_UP,
                        UNLOCK,
                        ANY -> arePermanents(of) && !(of instanceof Filter.ControlledBy);
            };
        }
    }

    private static boolean arePermanents(Filter sources) {
        return !(sources instanceof Filter.IsChosen || sources instanceof Filter.Any);
    }

    /// "As an additional cost to cast this spell, …" (CR 601.2b, f).
    record AdditionalCost(Cost cost) implements OfCasting {}

    /// "As an additional cost to cast this spell, you may collect evidence 6."
    record OptionalAdditionalCost(Cost cost) implements OfCasting {}

    /// "You may … rather than pay this spell's mana cost", with the condition "if …".
    record AlternativeCost(Cost cost, @Nullable Condition when, String wording) implements OfCasting {}

    /// "You may cast this card from your graveyard by discarding a card in addition to paying its other costs."
    ///
    /// @param instead rather than its mana cost, not in addition
    record FromGraveyardFor(Cost cost, boolean instead) implements OfCasting {}

    /// "You may cast this spell as though it had flash if you pay {2} more to cast it", with the condition "if …".
    ///
    /// @param more what is paid besides its other costs
    /// @param sacrificed "if you cast it any time a sorcery couldn't have been cast, the controller of the
    ///     permanent it becomes sacrifices it at the beginning of the next cleanup step"
    record AsThoughFlash(Cost more, @Nullable Condition when, boolean sacrificed, String wording)
            implements OfCasting {}

    /// Players may cast those spells as though they had flash (CR 702.8b, "Leyline effects").
    record CastAsThoughFlash(Filter spells, Reference who) implements Casting {}

    /// "Creature spells you cast have convoke": the spells that those players cast have the keyword.
    ///
    /// @param first only the first such spell that each of them casts each turn
    record SpellsHave(Filter spells, Reference who, Keyword keyword, boolean first, String wording) implements Casting {
        public SpellsHave(Filter spells, Reference who, Keyword keyword, String wording) {
            this(spells, who, keyword, false, wording);
        }
    }

    /// Players can't cast those spells.
    record CantCast(Reference who, Filter spells, int mostEachTurn) implements Casting {}

    /// Players can't cast those spells or play those lands.
    record CantPlay(Reference who, Filter cards) implements Casting {}

    /// Players can cast spells only any time they could cast a sorcery (CR 117.1a is taken away).
    record CastOnlyAsSorcery(Reference who) implements Casting {}

    /// "Creatures entering don't cause abilities to trigger".
    ///
    /// @param of whose abilities; null for those of all objects
    record EnteringTriggersNothing(Filter what, @Nullable Filter of) implements OfObjects {}

    /// CR 603.2d: triggered abilities of those permanents trigger an additional time.
    ///
    /// @param cause what must have made it trigger: "a creature dying"; null for whatever it was
    record TriggersAgain(@Nullable Trigger cause, Filter of, String wording) implements OfObjects {}

    /// "Each spell that would cost less than three mana to cast costs three mana to cast" (CR 601.2f, after all else).
    record MinimumSpellCost(int mana) implements Casting {}

    /// CR 106.4: what becomes of the unspent mana of its controller as steps and phases end.
    ///
    /// @param mana the types of mana it is about, a set of bits over W U B R G C
    /// @param becomes the type it becomes, or -1 if it stays as it is
    record UnspentMana(int mana, int becomes) implements OfPlayers {}

    /// "You may tap lands you don't control for mana."
    ///
    /// @param terms what is said of that mana
    record TapsOthers(Filter what, ManaTerms terms) implements OfPlayers {}

    /// Creatures can't attack you (and planeswalkers you control) unless their controller pays this for each.
    record AttackToll(Cost cost, boolean planeswalkersToo, String wording) implements OfPlayers {}

    /// CR 103.6a: "you may begin the game with it on the battlefield".
    record BeginsInPlay() implements OfPlayers {}

    /// CR 103.6b: "you may reveal this card from your opening hand. If you do, …".
    record RevealedAtFirst(Effect then) implements OfPlayers {}

    /// CR 100.2a: how many cards of its name a deck may have; 0 for any number. It means nothing in a game.
    record DeckLimit(int most) implements OfPlayers {}

    /// "Spend only black mana on X": colors, a set of bits.
    ///
    /// @param unlike "no more than one mana of each color may be spent this way"
    record XPaidWith(int colors, boolean unlike, String wording) implements OfCasting {}

    /// "Spend only mana produced by creatures to cast this spell."
    ///
    /// @param way only if it is cast in this way; null for all
    record PaidFrom(Filter sources, @Nullable CastingWay way, String wording) implements OfCasting {}

    /// CR 609.4b: those players may spend mana as though it were of another kind, to cast those spells.
    ///
    /// @param spells null for whatever they pay mana for
    record SpendAs(Reference who, @Nullable Filter spells, Spending spending, String wording) implements Casting {}

    /// "Cast this spell only during combat".
    record CastOnlyIf(Condition condition) implements OfCasting {}

    /// Players can't activate abilities of those.
    ///
    /// @param who null for all players
    record CantActivate(@Nullable Reference who, Filter of, boolean exceptMana) implements OfObjects {
        /// CR 109.2: "artifacts" are permanents, "sources with the chosen name" are cards anywhere.
        public boolean ofPermanents() {
            return arePermanents(of);
        }
    }

    /// "You may play an additional land on each of your turns".
    record ExtraLands(Reference who, int count) implements OfPlayers {}

    /// "You may play lands and cast spells from the top of your library".
    ///
    /// @param often "once during each of your turns"
    /// @param thenExiled "if a spell cast this way would be put into a graveyard, exile it instead"
    /// @param only "using its mutate ability", or null
    /// @param spending what mana may pay for such a spell
    /// @param besides whether the other cost is paid in addition to the mana cost, not instead
    /// @param then what comes of it for a spell that is cast so, or null
    record PlayFrom(
            Filter what,
            Zone zone,
            Reference who,
            boolean asLand,
            boolean asSpell,
            @Nullable Cost instead,
            Often often,
            boolean thenExiled,
            @Nullable CastingWay only,
            Spending spending,
            boolean besides,
            ManaTerms.@Nullable Rider then)
            implements Casting {
        public PlayFrom(
                Filter what,
                Zone zone,
                Reference who,
                boolean asLand,
                boolean asSpell,
                @Nullable Cost instead,
                Often often,
                boolean thenExiled,
                @Nullable CastingWay only,
                Spending spending) {
            this(what, zone, who, asLand, asSpell, instead, often, thenExiled, only, spending, false, null);
        }

        public PlayFrom(
                Filter what, Zone zone, Reference who, boolean asLand, boolean asSpell, @Nullable Cost instead) {
            this(what, zone, who, asLand, asSpell, instead, Often.ALWAYS, false, null, Spending.AS_IT_IS);
        }

        public PlayFrom(
                Filter what,
                Zone zone,
                Reference who,
                boolean asLand,
                boolean asSpell,
                @Nullable Cost instead,
                Often often,
                boolean thenExiled,
                @Nullable CastingWay only) {
            this(what, zone, who, asLand, asSpell, instead, often, thenExiled, only, Spending.AS_IT_IS);
        }

        /// How often the leave may be used.
        public enum Often {
            ALWAYS,
            /// Once during each of your turns.
            ONCE,
            /// Once each turn, whoever's it is.
            ONCE_EACH_TURN,
            /// During each of your turns, for one land and one spell of each permanent type (CR 110.4).
            EACH_TYPE,
            /// For one of the cards it names: until the first of them is played.
            ONE_OF_THOSE
        }
    }

    /// CR 118.9: "you may pay {0} rather than pay the mana cost for Zombie creature spells you cast", wherever from.
    record ManaCostInstead(Filter spells, Reference who, Cost cost, PlayFrom.Often often) implements Casting {}

    /// Those cards in a graveyard can be cast in that way.
    record GrantsWay(Reference cards, GrantedWay way, String wording) implements Casting {}

    record MaximumHandSize(Reference who, @Nullable Amount size) implements OfPlayers {}

    /// "Your maximum hand size is reduced by two".
    record HandSizeChange(Reference who, int by) implements OfPlayers {}

    /// "Players can't untap more than one land during their untap steps" (CR 502.3).
    record UntapLimit(Reference who, Filter what, int most) implements OfPlayers {}

    /// "Untap all permanents you control during each other player's untap step" (CR 502.3).
    record UntapsWithOthers(Reference what) implements OfObjects {}

    /// "Creature cards in graveyards and libraries can't enter the battlefield": as they are there.
    record CantEnter(Filter cards, List<Zone> from) implements OfObjects {
        public CantEnter {
            from = List.copyOf(from);
        }
    }

    /// "Creatures with hexproof can be the targets of spells and abilities you control as though they didn't have
    /// hexproof": those objects and players.
    ///
    /// @param by whose spells and abilities; null for everybody's
    record TargetedDespite(Filter what, @Nullable Reference by, Keyword despite, String wording) implements OfObjects {}

    /// Those players choose at least one of these as a target if they are able, as they cast spells and activate
    /// abilities (CR 601.2c).
    record MustTarget(Reference who, Filter what) implements OfPlayers {}

    /// Rules for players: can't gain life, can't lose, hexproof, skip draw steps, play with top card revealed…
    record PlayerRule(Reference who, Kind kind) implements OfPlayers {}

    record Replace(Replacement replacement) implements OfObjects {}

    enum Kind {
        CANT_GAIN_LIFE,
        CANT_LOSE_LIFE,
        CANT_LOSE,
        CANT_WIN,
        HEXPROOF,
        SHROUD,
        SKIPS_DRAW_STEP,
        SKIPS_UNTAP_STEP,
        CANT_SEARCH,
        /// "… would search a library, that player searches the top four cards of that library instead".
        SEARCHES_TOP_FOUR,
        /// Spells and abilities of the player's own can't cause them to search their library.
        SEARCHES_NOT_OF_THEIR_OWN,
        CANT_PLAY_LANDS,
        /// Spells and abilities of opponents can't cause the player to sacrifice permanents.
        SACRIFICES_FOR_NO_OPPONENT,
        REVEALS_TOP_CARD,
        LOOKS_AT_TOP_CARD,
        REVEALS_HAND,
        CANT_DRAW_MORE_THAN_ONE,
        MANA_DOESNT_EMPTY,
        DAMAGE_CANT_BE_PREVENTED,
        COMBAT_DAMAGE_CANT_BE_PREVENTED,
        LIFE_CANT_CHANGE,
        CANT_ATTACK_YOU,
        LEGEND_RULE_OFF,
        PROTECTION_FROM_EVERYTHING,
        DAMAGE_LEAVES_ONE_LIFE,
        /// CR 309.4c: room abilities of their dungeons trigger an additional time.
        ROOMS_TRIGGER_AGAIN,
        /// CR 706.6: rolls one die more, and ignores the lowest roll.
        ROLLS_ANOTHER_DIE,
        /// "If it's neither day nor night, it becomes day as this enters": once it is either it is never neither again.
        BRINGS_DAY
    }
}
