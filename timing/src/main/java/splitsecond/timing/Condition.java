package splitsecond.timing;

import java.util.function.Predicate;

/// One thing that must be true of a moment in a game.
///
/// @param code what programs test, such as `EMPTY_STACK`
/// @param label what a checklist shows people, such as "the stack is empty"
/// @param test whether it holds
/// @param <C> the moment that is judged: a game, a player, and what is to be played
public record Condition<C>(String code, String label, Predicate<? super C> test) {

    public boolean holds(C moment) {
        return test.test(moment);
    }
}
