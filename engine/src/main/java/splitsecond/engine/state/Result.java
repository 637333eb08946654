package splitsecond.engine.state;

/// What an instruction came to. Never changed.
///
/// @param those what it was done to, or what it made, moved or chose
/// @param amount how much or how many
/// @param done whether it was done at all ("if you do")
/// @param rest what was looked at and not chosen
public record Result(IntList those, int amount, boolean done, IntList rest) {

    /// Begun, and nothing else said of it.
    static final Result BEGUN = new Result(IntList.NOTHING, 0, true, IntList.NOTHING);

    /// Not reached: it was declined, or its condition was false.
    static final Result NOTHING = new Result(IntList.NOTHING, 0, false, IntList.NOTHING);

    /// Of an instruction that is followed several times: all of it.
    Result and(Result later) {
        return new Result(
                those.with(later.those), amount + later.amount, done || later.done, rest.with(later.rest));
    }

    long hash(long seed) {
        long hash = Hash.mix(Hash.mix(seed, amount), done ? 1 : 0);
        for (int i = 0; i < those.size(); i++) hash = Hash.mix(hash, those.get(i));
        for (int i = 0; i < rest.size(); i++) hash = Hash.mix(hash, rest.get(i));
        return hash;
    }
}
