package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.Sequence;
import splitsecond.engine.ability.Reference;

/// Several clauses in a sentence.
public final class Clauses {
    private Clauses() {}

    private static final Phrase<Joint> JOINT = oneOf(
            "a joint",
            table("a joint", Map.of("and", Joint.AND, ", then", Joint.THEN, ",", Joint.COMMA)),
            phrase(", and").means(Joint.AND));

    private static Sequence clauses(Effect first, Joint joint, Effect rest) {
        return join(first, joint, joint == Joint.AND ? Verbs.toTheSame(first, rest) : rest);
    }

    static Sequence join(Effect first, Joint joint, Effect rest) {
        List<Effect> steps = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        append(first, steps, joints);
        joints.add(joint);
        append(rest, steps, joints);
        return new Sequence(steps, joints);
    }

    static void append(Effect effect, List<Effect> steps, List<Joint> joints) {
        if (effect instanceof Sequence(List<Effect> more, List<Joint> theirs)) {
            steps.addAll(more);
            joints.addAll(theirs);
        } else steps.add(effect);
    }

    static Effect part(Sequence sequence, int from, int to) {
        if (to <= from) return new Effect.Nothing("");
        if (to - from == 1) return sequence.steps().get(from);
        return new Sequence(
                sequence.steps().subList(from, to), sequence.joints().subList(from, to - 1));
    }

    /// The clauses of one sentence. What "you may" or "if" opens reaches to the end of it.
    public static final Phrase<Effect> CLAUSES = lazy(() -> Clauses.BODY);

    /// "Look at the top two cards of your library. Put one of them into your hand and the other …" has said all of it.
    private static boolean hasNoOther(Effect first, Effect rest) {
        Effect next = rest instanceof Sequence(List<Effect> steps, var _) ? steps.getFirst() : rest;
        return first instanceof Effect.Dig
                && next instanceof Effect.Move move
                && move.what() instanceof Reference.TheRest;
    }

    private static Object mayOf(Sequence sequence, int index) {
        return sequence.steps().size() == 2
                        && sequence.joints().getFirst() == Joint.THEN
                        && sequence.steps().get(index) instanceof Effect.May(var who, var effect, var _)
                        && who.equals(YOU)
                ? effect
                : "";
    }

    static final Phrase<Effect> BODY = oneOf(
            "a clause",
            Trailing.CLAUSE,
            lazy(() -> Opening.CLAUSE),
            phrase("you may {}, then you may {}", Instructions.VERB, Instructions.VERB)
                    .as(
                            (first, then) ->
                                    join(new Effect.May(YOU, first, ""), Joint.THEN, new Effect.May(YOU, then, "")),
                            Sequence.class,
                            s -> mayOf(s, 0),
                            s -> mayOf(s, 1)),
            phrase("{} {} {}", Trailing.CLAUSE, JOINT, lazy(() -> Clauses.BODY))
                    .as(
                            (first, joint, rest) -> hasNoOther(first, rest) ? null : clauses(first, joint, rest),
                            Sequence.class,
                            s -> s.steps().getFirst(),
                            s -> s.joints().getFirst(),
                            s -> part(s, 1, s.steps().size())));
}
