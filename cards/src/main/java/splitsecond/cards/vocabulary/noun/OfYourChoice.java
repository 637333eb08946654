package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;

/// "All creatures of the creature type of your choice": nothing says "choose" there, so whoever reads an instruction
/// about them puts the choice before it (CR 608.2d).
public final class OfYourChoice {
    private OfYourChoice() {}

    private static final String WORDS = " of your choice";

    private static final Phrase<Filter> CHOICE = table(
            "what you choose",
            Map.of(
                    "of the creature type of your choice", new Filter.IsChosen(Choice.Kind.CREATURE_TYPE),
                    "of the color of your choice", new Filter.IsChosen(Choice.Kind.COLOR)));

    static Phrase<Reference> those(String before, String wording) {
        return phrase(before + "{} {}", Nouns.PERMANENT.many(), CHOICE)
                .as(
                        (f, choice) -> new Reference.Each(Nouns.with(f, choice), wording + WORDS),
                        Reference.Each.class,
                        e -> e.wording().equals(wording + WORDS) ? Nouns.butLast(e.filter()) : "",
                        e -> Nouns.parts(e.filter()).getLast());
    }

    /// What must be chosen before the instruction is followed, or null.
    public static Choice.@Nullable Kind in(Effect effect) {
        return effect instanceof Effect.Instruction instruction
                        && Patient.of(instruction) instanceof Reference.Each(Filter filter, String wording)
                        && wording.endsWith(WORDS)
                        && Nouns.parts(filter).getLast() instanceof Filter.IsChosen(Choice.Kind kind, boolean _)
                ? kind
                : null;
    }
}
