package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Which objects or players an instruction speaks of. `wording` fields keep how it was said, for printing; they mean
/// nothing else.
public sealed interface Reference {
    /// The controller of the spell or ability.
    record You() implements Reference {}

    /// The object that has the ability, or the spell itself: "this creature", the card's name, "it" said of itself.
    record This(String wording) implements Reference {}

    /// A target chosen on casting (CR 115). Every mention is an instance of its own; later words such as "it" are `It`.
    record Target(TargetSlot slot) implements Reference {}

    /// What was spoken of last: "it", "that creature", "those cards", "them".
    record It(String wording) implements Reference {}

    /// The player who was spoken of last: "that player", "they".
    record ThatPlayer(String wording) implements Reference {}

    /// All that fit, with the word used: "each", "all" or none.
    record Each(Filter filter, String wording) implements Reference {}

    /// Some that fit, chosen on resolution by a player: "a creature you control", "two lands".
    record Chosen(Filter filter, Count count, Reference by) implements Reference {}

    /// Some that fit, at random.
    record AtRandom(Filter filter, Count count) implements Reference {}

    /// "its controller".
    record ControllerOf(Reference what, String wording) implements Reference {}

    /// "its owner".
    record OwnerOf(Reference what, String wording) implements Reference {}

    /// What the object with the ability is attached to: "enchanted creature", "equipped creature".
    record Host(String wording) implements Reference {}

    /// "defending player".
    record DefendingPlayer() implements Reference {}

    /// The player whose turn it is.
    record ActivePlayer(String wording) implements Reference {}

    /// What was sacrificed, discarded, exiled… to pay a cost: "the sacrificed creature".
    record PaidWith(Cost.Deed deed, String wording) implements Reference {}

    /// What the event of a trigger was about, by the part it played: "the creature that was dealt damage" and so on.
    record EventPart(Part part, String wording) implements Reference {}

    /// Cards that this object's effects have put aside: "the exiled card", "cards exiled with it".
    record Remembered(String wording) implements Reference {}

    /// The top cards of a library.
    record TopCards(Amount count, Reference whose) implements Reference {}

    /// What earlier instructions of the same resolution did this to: "creatures destroyed this way".
    record DoneThisWay(@Nullable Filter filter, String wording) implements Reference {}

    /// The rest of the cards that were looked at or revealed.
    record TheRest(String wording) implements Reference {}

    /// The player, or the permanent, that was chosen for this object as it entered.
    record ChosenPlayer() implements Reference {}

    /// One object for each of several: used where two things are done together, "target creature and each opponent".
    record Both(Reference first, Reference second) implements Reference {}

    /// Exactly these ids. Never in a text: an effect that lasts refers so to what it was locked in on (CR 611.2c).
    record Locked(List<Integer> ids) implements Reference {
        public Locked {
            ids = List.copyOf(ids);
        }
    }

    enum Part {
        SUBJECT,
        OTHER,
        PLAYER,
        SOURCE
    }
}
