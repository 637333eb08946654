package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// CR 603.1: the event after "when", "whenever" or "at". Filters of players describe who does it.
public sealed interface Trigger {
    /// CR 508, 509.
    sealed interface InCombat extends Trigger {}

    /// CR 119, 120.
    sealed interface OfDamageOrLife extends Trigger {}

    /// What a player does.
    sealed interface OfPlayers extends Trigger {}

    /// What becomes of an object where it is.
    sealed interface OfObjects extends Trigger {}

    /// Enters, dies, leaves, is put into a graveyard from anywhere, is exiled…: null means any zone.
    record ZoneChange(
            Filter what, @Nullable Zone from, @Nullable Zone to, boolean oneOrMore, String wording)
            implements Trigger {}

    /// @param defender whom or what it attacks, null for anything
    record Attacks(Filter what, @Nullable Filter defender, boolean alone, boolean oneOrMore) implements InCombat {}

    /// "whenever this creature and at least two other creatures attack": it attacks with that many others.
    record AttacksTogether(Filter what, int others, Filter with) implements InCombat {}

    /// "whenever you attack", "whenever you attack with exactly two creatures", "whenever an opponent attacks you".
    ///
    /// @param defender who or what is attacked, an event for each; null if that is not said
    record PlayerAttacks(
            Filter player,
            Filter with,
            Comparison comparison,
            int count,
            @Nullable Filter defender) implements InCombat {}

    record Blocks(Filter what, @Nullable Filter attacker) implements InCombat {}

    record BecomesBlocked(Filter what, @Nullable Filter by) implements InCombat {}

    record AttacksUnblocked(Filter what) implements InCombat {}

    /// @param together whoever is dealt it: "to one or more players"
    record DealsDamage(Filter source, @Nullable Filter recipient, boolean combat, boolean oneOrMore, boolean together)
            implements OfDamageOrLife {
        public DealsDamage(Filter source, @Nullable Filter recipient, boolean combat, boolean oneOrMore) {
            this(source, recipient, combat, oneOrMore, false);
        }
    }

    /// "A source you control deals noncombat damage to an opponent".
    record DealsNoncombatDamage(Filter source, Filter recipient) implements OfDamageOrLife {}

    record IsDealtDamage(Filter what, boolean combat) implements OfDamageOrLife {}

    /// @param ordinal 2 for "your second spell each turn", 0 for any
    record Casts(Filter player, Filter spell, int ordinal, String wording) implements OfPlayers {}

    record CastsOrCopies(Filter player, Filter spell) implements OfPlayers {}

    record ActivatesAbility(Filter player, Filter of, Activation which) implements OfPlayers {}

    /// Which abilities somebody activates. The place of each is the amount of the event.
    enum Activation {
        NOT_MANA,
        MANA,
        LOYALTY,
        EQUIP("equip"),
        EXHAUST("exhaust"),
        BOAST("boast"),
        POWER_UP("power-up"),
        RECONFIGURE("reconfigure"),
        CYCLING("cycling"),
        NINJUTSU("ninjutsu"),
        // Special actions (CR 116).
        FORETELL("foretell"),
        TURN_FACE_UP("turn face up"),
        UNLOCK("unlock"),
        ANY;

        /// The keyword of these abilities; empty if they have none.
        private final String keyword;

        Activation() {
            this("");
        }

        Activation(String keyword) {
            this.keyword = keyword;
        }

        public String keyword() {
            return keyword;
        }

        /// What an ability with this keyword is; `NOT_MANA` if it is nothing special.
        public static Activation named(String keyword) {
            for (var one : values()) if (!one.keyword.isEmpty() && one.keyword.equals(keyword)) return one;
            return NOT_MANA;
        }
    }

    /// @param ordinal 2 for "your second card each turn", 0 for any, or `NOT_FIRST_OF_STEP`
    record Draws(Filter player, int ordinal) implements OfPlayers {
        /// "Except the first one they draw in each of their draw steps".
        public static final int NOT_FIRST_OF_STEP = -1;
    }

    /// @param forOpponent a spell or ability that an opponent of the player controls causes it
    record Discards(Filter player, Filter card, boolean oneOrMore, boolean forOpponent) implements OfPlayers {
        public Discards(Filter player, Filter card, boolean oneOrMore) {
            this(player, card, oneOrMore, false);
        }
    }

    record Sacrifices(Filter player, Filter what, boolean oneOrMore) implements OfPlayers {}

    record GainsLife(Filter player) implements OfDamageOrLife {}

    record LosesLife(Filter player) implements OfDamageOrLife {}

    record BecomesTapped(Filter what, boolean oneOrMore) implements OfObjects {}

    record BecomesUntapped(Filter what, boolean oneOrMore) implements OfObjects {}

    record TappedForMana(Filter what, @Nullable Filter player) implements OfObjects {}

    record BecomesTarget(Filter what, Filter of) implements OfObjects {}

    record BecomesAttached(Filter what, Filter to) implements OfObjects {}

    /// @param nth 4 for "the fourth plan counter", 0 for any
    record CountersPut(
            @Nullable CounterKind kind,
            Filter on,
            boolean oneOrMore,
            @Nullable Filter player,
            int nth) implements OfObjects {}

    record CountersRemoved(@Nullable CounterKind kind, Filter from, boolean last) implements OfObjects {}

    /// "at the beginning of your upkeep": the step of a turn of one of those players.
    ///
    /// @param ordinal 2 for "second main phase": which main phase of the turn, 0 for any (CR 505.1a)
    record StepBegins(Step step, Filter turnOf, int ordinal, String wording) implements Trigger {
        public StepBegins(Step step, Filter turnOf, String wording) {
            this(step, turnOf, 0, wording);
        }
    }

    record Transforms(Filter what) implements OfObjects {}

    record TurnedFaceUp(Filter what) implements OfObjects {}

    /// @param from where it was played from, said as of spells; null for anywhere
    record PlaysLand(Filter player, Filter land, @Nullable Filter from) implements OfPlayers {
        public PlaysLand(Filter player, Filter land) {
            this(player, land, null);
        }
    }

    /// Scries, surveils, searches, shuffles, cycles, explores…: a keyword action by name.
    record Does(Filter player, Action action, @Nullable Filter what, boolean oneOrMore) implements OfPlayers {
        public Does(Filter player, Action action, @Nullable Filter what) {
            this(player, action, what, false);
        }
    }

    /// CR 603.8: a state trigger.
    record StateIs(Condition condition) implements Trigger {}

    /// "Whenever this creature attacks while you control a Dinosaur", "whenever you gain life during your turn": what
    /// must be true as it happens, and is not asked again as the ability resolves (unlike CR 603.4).
    record While(Trigger event, Condition condition, String wording) implements Trigger {}

    /// "when this creature enters and whenever it attacks", "enters or dies".
    record Either(List<Trigger> any, String wording) implements Trigger {
        public Either {
            any = List.copyOf(any);
        }
    }

    /// CR 714: a chapter of a Saga.
    record Chapter(List<Integer> numbers) implements Trigger {
        public Chapter {
            numbers = List.copyOf(numbers);
        }
    }

    /// CR 603.12: "when you do", watched for while its instruction is carried out.
    record Reflexive(String wording) implements Trigger {}
}
