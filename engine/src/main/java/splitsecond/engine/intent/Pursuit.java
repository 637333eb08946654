package splitsecond.engine.intent;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.timing.Verdict;

/// An intent that is being carried out. It remembers what has been said already, and knows of the game only what its
/// player sees.
public abstract sealed class Pursuit permits AnnouncedPlay, Answered, Declared, Chosen, Passed {

    /// What the intent says to a question.
    public sealed interface Reply {

        /// These options; of several, whichever lets the rest of the intent be done.
        record Take(int... options) implements Reply {
            public int first() {
                return options[0];
            }
        }

        /// It says nothing about that.
        record Open() implements Reply {}

        /// @param about what was named and cannot be done
        record Refused(Verdict why, @Nullable Meant about) implements Reply {}
    }

    static final Reply OPEN = new Reply.Open();

    public static Pursuit of(Intent intent) {
        return switch (intent) {
            case Intent.Play play -> new Announced(play);
            case Intent.Aim aim -> new Announced(aim);
            case Intent.Declare declare -> new Declared(declare);
            case Intent.Choose choose -> new Chosen(choose);
            case Intent.Answer answer -> new Answered(answer);
            case Intent.Pass _ -> new Passed();
        };
    }

    /// Whether the question belongs to what is being done.
    public abstract boolean isAbout(GameView view, Decision decision);

    /// The answer to a question that belongs to it.
    public abstract Reply next(GameView view, Decision decision);

    /// Whether something was wished for that has not been said yet.
    public abstract boolean hasMoreToSay();

    /// To be asked when nothing more belongs to it. A question with one legal answer has answered itself: then it must
    /// be the one that was wished for. What cannot be seen any more is taken to be done.
    ///
    /// @return null if all is as it was wished
    public abstract Reply.@Nullable Refused verify(GameView view);

    abstract Pursuit copy();

    static Reply take(int option) {
        return new Reply.Take(option);
    }

    /// Takes the option unless there is none (-1).
    static Reply takeOrLeave(int option) {
        return option < 0 ? OPEN : take(option);
    }

    static Reply.Refused refuse(String code, String sentence) {
        return new Reply.Refused(Verdict.no(code, sentence), null);
    }

    /// No more of what is asked for, or -1.
    static int done(Decision decision) {
        return decision.indexOf(Option.pack(Option.Kind.DONE, 0));
    }

    /// Not at all, or no more of it; -1 if neither is an option.
    public static int none(Decision decision) {
        int no = decision.indexOf(Option.pack(Option.Kind.NO, 0));
        return no >= 0 ? no : done(decision);
    }

    static int entity(Decision decision, int id) {
        return decision.indexOf(Option.pack(Option.Kind.ENTITY, id));
    }

    /// The option for what is meant, or -1.
    static int entity(GameView view, Decision decision, Meant meant) {
        int id = meant.among(view, one -> entity(decision, one) >= 0);
        return id < 0 ? -1 : entity(decision, id);
    }
}
