package splitsecond.engine.binding;

import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Something that was said and that later words may mean.
final class Said {

    Noun noun;
    Word.Number number;
    /// What a word that means it is bound to, in an ability so many delayed triggers deep.
    private final BiFunction<Reference, Integer, Reference> meaning;

    /// The clause in which it was last spoken of, and its place there.
    int clause;

    int order;
    /// The sentence in which it was last spoken of.
    int sentence;
    /// Whether this is the object that has the ability.
    boolean self;
    /// Whether it stands in the event or the cost, before all instructions.
    boolean opening;
    /// Each of several in its turn: "it" within a loop over them.
    boolean inTurn;
    /// The clause that first spoke of it: there, too, "it" is each of several.
    int since;
    /// Several that are named together, never one by one: "it" is none of those that are counted, nor of those among
    /// which damage is divided.
    boolean together;
    /// Several that are only counted: what the sentence is about is spoken of rather than they.
    boolean counted;
    /// Where several cards of a library were looked at, revealed or exiled: the instruction that did so. One of them is
    /// one that nothing has been done with since.
    int lookedAt = -1;
    /// Whether it has been sacrificed: nothing can be done to it any more, but it is still spoken of.
    boolean gone;
    /// Whether an instruction has put it where it is a card.
    boolean card;
    /// Whether somebody chose it of several: "the other" is another than this.
    boolean oneOfThem;
    /// Whether an instruction has exiled it.
    boolean exiled;
    /// Where an instruction has put it.
    @Nullable
    Zone went;
    /// Where it was before, which is where it still is "if you don't".
    @Nullable
    Zone stayed;
    /// The part it plays in the event.
    Reference.@Nullable Role role;
    /// Another thing of the same clause that every word for this one could as well mean: "they fight".
    @Nullable
    Said rival;
    /// What an instruction makes, which is not there before it is carried out.
    boolean made;
    /// Made only if a condition was true.
    boolean perhaps;
    /// A target, chosen before anything is done.
    boolean target;
    /// Cards drawn, which nothing that is worked out before the sentence can mean.
    boolean drawn;
    /// A card of one's own library: its owner is "you", and never "that player".
    boolean owned;
    /// A player who is only spoken of as whose something is: "a creature an opponent controls".
    boolean inPassing;
    /// On whose side it is, if the phrase says so: "the creature you control" is that one.
    @Nullable
    Side side;
    /// Whoever owns it: no "opponent", which is whoever controls it.
    boolean owner;

    Said(Noun noun, Word.Number number, BiFunction<Reference, Integer, Reference> meaning) {
        this.noun = noun;
        this.number = number;
        this.meaning = meaning;
    }

    Reference meaning(Reference said, int depth) {
        return meaning.apply(said, depth);
    }

    /// Whether it is several of which the clause says something one by one: "it" means each, "that creature" does not.
    boolean isEach() {
        return number == Word.Number.MANY && !inTurn;
    }

    boolean fits(Word.Number word, int now) {
        return switch (word) {
            case ONE -> number != Word.Number.MANY || inTurn || since == now && !together;
            case MANY -> number != Word.Number.ONE;
            case EITHER -> true;
        };
    }

    /// What one of the parts of a phrase says, the first that has an answer; or null.
    static <T> @Nullable T byAnyPart(Filter filter, Function<Filter, @Nullable T> answer) {
        if (!(filter instanceof Filter.And(var parts))) return answer.apply(filter);
        for (var part : parts) {
            var said = byAnyPart(part, answer);
            if (said != null) return said;
        }
        return null;
    }

    /// Whose it is, if the phrase says so of players in general: "that player" is then its controller or owner.
    static @Nullable Boolean ownedRatherThanControlled(Filter filter) {
        return byAnyPart(filter, part -> switch (part) {
            case Filter.ControlledBy(Reference who) when isPlayers(who) -> false;
            case Filter.OwnedBy(Reference who) when isPlayers(who) -> true;
            case Filter.In(var _, Reference who) when who != null && isPlayers(who) -> true;
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> null;
        });
    }

    private static boolean isPlayers(Reference who) {
        return who instanceof Reference.Each;
    }
}
