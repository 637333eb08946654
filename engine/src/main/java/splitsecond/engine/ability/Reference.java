package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which objects or players an instruction speaks of. `wording` fields keep how it was said, for printing; they mean
/// nothing else.
public sealed interface Reference {
    /// Words for something said before, as they are read; a text that runs has none.
    sealed interface AsRead extends Reference {}

    /// Words for something said before, with their antecedents.
    sealed interface Bound extends Reference {
        /// The word as it was read.
        Reference said();
    }

    /// Those that fit a description.
    sealed interface Described extends Reference {}

    /// Those that are known wherever it is asked.
    sealed interface Known extends Reference {}

    /// Players, by way of an object.
    sealed interface Through extends Reference {}

    /// The controller of the spell or ability.
    record You() implements Known {}

    /// The object that has the ability, or the spell itself: "this creature", the card's name, "it" said of itself.
    record This(String wording) implements Known {}

    /// A target chosen on casting (CR 115). Every mention is an instance of its own; later words such as "it" are `It`.
    record Target(TargetSlot slot) implements Described {}

    /// A word for something said before, as it is read: "it", "that creature", "those cards", "them". The binder
    /// replaces it by what it means; a text that runs has none.
    record It(String wording) implements AsRead {}

    /// Likewise for players: "that player", "they".
    record ThatPlayer(String wording) implements AsRead {}

    /// A phrase that later words mean: whom it is found to mean is noted under the number.
    record Mention(int number, Reference what) implements Reference {}

    /// A word bound to a mention.
    record Noted(int number, Reference said) implements Bound {}

    /// A word bound to what means the same wherever it is asked: the source, a target, a part of the event.
    record Again(Reference meant, Reference said) implements Bound {}

    /// A word bound to what the instruction of that number made, moved or chose.
    record Result(int number, Reference said) implements Bound {}

    /// "Destroyed this way": bound to the instructions of those numbers.
    ///
    /// @param into where they went, if it is said: what was exiled instead was not "put into a graveyard this way"
    record ThisWay(
            List<Integer> numbers,
            @Nullable Filter filter,
            @Nullable Zone into,
            Reference said) implements Bound {
        public ThisWay {
            numbers = List.copyOf(numbers);
        }

        public ThisWay(List<Integer> numbers, @Nullable Filter filter, Reference said) {
            this(numbers, filter, null, said);
        }
    }

    /// "The rest", bound to the instruction that left it.
    record RestOf(int number, Reference said) implements Bound {}

    /// All that fit, with the word used: "each", "all" or none.
    record Each(Filter filter, String wording) implements Described {}

    /// Some that fit, chosen on resolution by a player: "a creature you control", "two lands".
    record Chosen(Filter filter, Count count, Reference by) implements Described {}

    /// Some that fit, at random.
    record AtRandom(Filter filter, Count count) implements Described {}

    /// "its controller".
    record ControllerOf(Reference what, String wording) implements Through {}

    /// "its owner".
    record OwnerOf(Reference what, String wording) implements Through {}

    /// What the object with the ability is attached to: "enchanted creature", "equipped creature".
    record Host(String wording) implements Known {}

    /// CR 201.5b: within an ability that an object gives to another, the object that gives it, which the ability names.
    record Giver() implements Known {}

    /// What that is attached to, or last was: "if enchanted Equipment is attached to a creature, … that creature".
    record HostOf(Reference what) implements Known {}

    /// "defending player".
    record DefendingPlayer() implements Known {}

    /// "the player or planeswalker it's attacking": what the creature of the event attacks, or else the source; a
    /// battle
    /// is neither.
    record Attacked(String wording) implements Known {}

    /// The player whose turn it is.
    record ActivePlayer(String wording) implements Known {}

    /// What was sacrificed, discarded, exiled… to pay a cost: "the sacrificed creature".
    record PaidWith(Cost.Deed deed, String wording) implements Known {}

    /// Who or what played that part in the event that made the ability trigger.
    ///
    /// @param outer the event of the ability that made this delayed or reflexive one
    record EventPart(Role role, boolean outer) implements Known {}

    /// Cards that this object's effects have put aside: "the exiled card", "cards exiled with it".
    record Remembered(String wording) implements Known {}

    /// The top cards of a library.
    record TopCards(Amount count, Reference whose) implements Described {}

    /// What earlier instructions of the same resolution did this to, as it is read: "creatures destroyed this way".
    record DoneThisWay(@Nullable Filter filter, String wording) implements AsRead {}

    /// The rest of the cards that were looked at or revealed, as it is read.
    record TheRest(String wording) implements AsRead {}

    /// The player, or the permanent, that was chosen for this object as it entered.
    record ChosenPlayer() implements Known {}

    /// One object for each of several: used where two things are done together, "target creature and each opponent".
    record Both(Reference first, Reference second) implements Reference {}

    /// Exactly these ids. Never in a text: an effect that lasts refers so to what it was locked in on (CR 611.2c).
    record Locked(List<Integer> ids) implements Known {
        public Locked {
            ids = List.copyOf(ids);
        }
    }

    /// The phrase without the number it is noted under, and what a bound word means if that needs no number.
    default Reference plain() {
        if (this instanceof Mention mention) return mention.what().plain();
        return this instanceof Again again ? again.meant().plain() : this;
    }

    /// The parts that objects and players play in events, each in one field of the event.
    enum Role {
        /// What the event is about: what entered, died, attacked, was cast, tapped, discarded, sacrificed…
        SUBJECT(Part.SUBJECT, "what it happened to"),
        MOVED(Part.SUBJECT, "what moved"),
        /// CR 400.7d: the card that it is where it went, not what it last was.
        MOVED_CARD(Part.SUBJECT, "the card that moved"),
        ATTACKER(Part.SUBJECT, "the attacking creature"),
        DEFENDER(Part.OTHER, "what it attacks"),
        ATTACKING_PLAYER(Part.PLAYER, "the attacking player"),
        /// The creatures that a player attacked with, as they were declared.
        ATTACKERS(Part.NOTED, "the creatures that attacked"),
        BLOCKER(Part.SUBJECT, "the creature that blocks"),
        BLOCKED(Part.OTHER, "the creature that it blocks"),
        BLOCKED_ATTACKER(Part.SUBJECT, "the creature that is blocked"),
        BLOCKED_BY(Part.OTHER, "the creature that blocks it"),
        DAMAGER(Part.OTHER, "what deals the damage"),
        DAMAGED(Part.SUBJECT, "what is dealt the damage"),
        SPELL(Part.SUBJECT, "the spell"),
        SPELL_TARGET(Part.NOTED, "what the spell targets"),
        CREWED(Part.OTHER, "what it crews or saddles"),
        ABILITY_SOURCE(Part.OTHER, "what the ability is of"),
        CARD(Part.SUBJECT, "the card"),
        ATTACHMENT(Part.SUBJECT, "what becomes attached"),
        HOST(Part.OTHER, "what it becomes attached to"),
        TARGET(Part.SUBJECT, "what is targeted"),
        TARGETING(Part.OTHER, "what targets it"),
        PLAYER(Part.PLAYER, "the player who does it"),
        TURN_PLAYER(Part.PLAYER, "the player whose turn it is");

        private final Part part;
        private final String words;

        Role(Part part, String words) {
            this.part = part;
            this.words = words;
        }

        public Part part() {
            return part;
        }

        public String words() {
            return words;
        }
    }

    /// The fields of an event.
    enum Part {
        SUBJECT,
        OTHER,
        PLAYER,
        /// What was noted as it happened.
        NOTED
    }
}
