package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.Color;

/// A number in a text.
public sealed interface Amount {
    /// Words for a number that is said or chosen elsewhere.
    sealed interface Word extends Amount {}

    /// Worked out from other numbers.
    sealed interface Arithmetic extends Amount {}

    /// What is counted or measured in the game.
    sealed interface Counted extends Amount {}

    record Number(int value) implements Amount {}

    /// CR 107.3a: X as announced for the spell or ability; as it is read, any X.
    record X() implements Word {}

    /// How many objects or players fit.
    record CountOf(Filter filter) implements Counted {}

    /// How many those are: "for each card discarded this way".
    record SizeOf(Reference those) implements Counted {}

    /// "its power"; of several, the sum.
    record StatOf(Characteristic what, Reference of) implements Counted {}

    /// "the greatest power among creatures you control".
    record Greatest(Characteristic what, Filter among) implements Counted {}

    /// "the greatest power among those creatures".
    record GreatestOf(Characteristic what, Reference those) implements Counted {}

    /// "The greatest number of cards a player discarded this way": of those, as many as one player owns.
    record MostOfOne(Reference those) implements Counted {}

    /// How many of those have the same: the most that share a color, a card type, a name.
    record Alike(Characteristic what, Reference those) implements Counted {}

    /// "the total power of creatures you control".
    record Total(Characteristic what, Filter of) implements Counted {}

    /// Counters on objects, or on a player; a null kind means all counters.
    record CountersOn(@Nullable CounterKind kind, Reference on) implements Counted {}

    record LifeOf(Reference who) implements Counted {}

    /// CR 119: the highest life total among players.
    record HighestLife(Reference among) implements Counted {}

    /// CR 103.4: with how much life every player begins.
    record StartingLife() implements Counted {
        public static final int LIFE = 20;
    }

    /// CR 702.179: your speed, 0 if you have none.
    record Speed() implements Counted {}

    /// How many turns those players have begun this game.
    record TurnsTaken(Reference who) implements Counted {}

    /// The smallest number of those that any player has; they are spoken of as that player's.
    record Fewest(Reference whose, Filter filter) implements Counted {}

    /// "that much", "that many", as it is read: what the event or an earlier instruction came to.
    record ThatMuch(String wording) implements Word {}

    /// What the instruction of that number came to: how much, how many, or the X that it defines.
    record ResultOf(int number, Amount said) implements Word {}

    /// CR 120.10: how much of the damage that the instruction of that number dealt was more than lethal.
    record ExcessOf(int number, Amount said) implements Word {}

    /// How much of the damage that the instruction of that number dealt was not more than its recipient had before:
    /// life,
    /// loyalty, toughness.
    record AbsorbedOf(int number, Amount said) implements Word {}

    /// What the event came to that made the ability trigger.
    ///
    /// @param outer the event of the ability that made this delayed or reflexive one
    record EventAmount(boolean outer, Amount said) implements Word {}

    /// A word for a number, bound to what means the same wherever it is asked.
    record Meant(Amount meant, Amount said) implements Word {}

    /// CR 107.3m: the X that the object was cast with: the one that has the ability, or a spell it speaks of.
    record CastX(Reference of, Amount said) implements Word {}

    /// "for each target beyond the first".
    record TargetsBeyondFirst() implements Counted {}

    /// The number of times the spell was kicked, or another cost was paid.
    record TimesPaid(OptionalCost cost) implements Counted {}

    /// CR 702.140d: the number of times this creature has mutated.
    record TimesMutated() implements Counted {}

    record Plus(Amount left, Amount right) implements Arithmetic {}

    record Minus(Amount left, Amount right) implements Arithmetic {}

    /// "twice", "three times", "2 for each".
    record Times(int factor, Amount amount) implements Arithmetic {}

    record Half(Amount amount, boolean roundedUp) implements Arithmetic {}

    /// One number if something is so, and else another: "choose one. If …, choose both instead".
    record Depending(Condition when, Amount then, Amount otherwise) implements Counted {}

    /// CR 700.5.
    record Devotion(List<Color> colors) implements Counted {
        public Devotion {
            colors = List.copyOf(colors);
        }
    }

    /// CR 700.8: how many creatures are in your party: up to one each of Cleric, Rogue, Warrior and Wizard.
    record Party() implements Counted {}

    /// Basic land types among those lands; among yours it is what domain counts.
    record Domain(Filter lands) implements Counted {}

    /// CR 709.5: unlocked doors among those Rooms.
    record UnlockedDoors(Filter rooms) implements Counted {}

    /// How many opponents you have attacked with a creature this combat (CR 702.121a).
    record OpponentsAttacked() implements Counted {}

    /// How many different names, colors, types there are among those.
    record Different(Characteristic what, Filter among) implements Counted {}

    /// What happened this turn, counted for each player: spells cast, life lost or gained, cards drawn.
    record ThisTurn(
            Tally tally, @Nullable Filter of, @Nullable Reference by) implements Counted {}

    /// CR 903.8: how often that player has cast a commander from the command zone. Nobody has one here.
    record CommanderCasts(Reference by, String wording) implements Counted {}

    /// The number of spells that were cast this turn before this one; or of such spells, by one player, before another.
    ///
    /// @param than the spell before which they were cast, null for the one that says so
    record CastBefore(
            @Nullable Filter of,
            @Nullable Reference by,
            @Nullable Reference than) implements Counted {
        public CastBefore() {
            this(null, null, null);
        }
    }

    /// "artifacts you've sacrificed this turn": how often such an event has happened this turn.
    record Occurrences(Trigger event, String wording) implements Counted {}

    /// CR 701.38: how many votes it got in the last vote, or null for all votes.
    record Votes(@Nullable String option) implements Counted {}

    /// The number chosen as the object entered, or during this resolution.
    record ChosenNumber() implements Counted {}

    /// CR 601.2h: how much mana was spent to cast a spell, or the spell that a permanent was, or how many colors of it.
    ///
    /// @param on null for the ability that says it, or what enters where it says how others enter
    record ManaSpent(Spent what, @Nullable Reference on, String wording) implements Counted {}

    enum Spent {
        WHITE,
        BLUE,
        BLACK,
        RED,
        GREEN,
        COLORLESS,
        SNOW,
        TREASURE,
        CREATURE,
        ARTIFACT,
        CAVE,
        DESERT,
        ALL,
        /// The number of colors.
        COLORS,
        /// As much as there is of one color.
        SAME_COLOR;

        /// Whether it asks what the mana came from.
        public boolean isOfOrigin() {
            return this == TREASURE || this == CREATURE || this == ARTIFACT || this == CAVE || this == DESERT;
        }
    }

    enum Tally {
        SPELLS_CAST,
        SPELLS_CAST_LAST_TURN,
        LIFE_LOST,
        LIFE_GAINED,
        CARDS_DRAWN,
        DAMAGE_DEALT,
        NONCOMBAT_DAMAGE_DEALT,
        ATTACKED_WITH
    }
}
