package splitsecond.engine.state;

import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// What an instruction came to. Never changed.
///
/// @param those what it was done to, or what it made, moved or chose
/// @param amount how much or how many
/// @param done whether it was done at all ("if you do")
/// @param rest what was looked at and not chosen
/// @param absorbed how much of the damage was not more than its recipients had
/// @param excess CR 120.10: how much damage was more than lethal
public record Result(IntList those, int amount, boolean done, IntList rest, int excess, int absorbed) implements Part {

    Result(IntList those, int amount, boolean done, IntList rest) {
        this(those, amount, done, rest, 0, 0);
    }

    /// Begun, and nothing else said of it.
    static final Result BEGUN = new Result(IntList.NOTHING, 0, true, IntList.NOTHING);

    /// Not reached: it was declined, or its condition was false.
    static final Result NOTHING = new Result(IntList.NOTHING, 0, false, IntList.NOTHING);

    /// Of a payment that is not made yet, while it is asked what it could be made for.
    static final Result OPEN = new Result(IntList.NOTHING, 0, false, IntList.NOTHING);

    Result withThose(IntList others) {
        return new Result(others, amount, done, rest, excess, absorbed);
    }

    Result withAmount(int other) {
        return new Result(those, other, done, rest, excess, absorbed);
    }

    Result withDone(boolean other) {
        return new Result(those, amount, other, rest, excess, absorbed);
    }

    Result withRest(IntList other) {
        return new Result(those, amount, done, other, excess, absorbed);
    }

    Result withExcess(int other) {
        return new Result(those, amount, done, rest, other, absorbed);
    }

    Result withAbsorbed(int other) {
        return new Result(those, amount, done, rest, excess, other);
    }

    /// Of an instruction that is followed several times: all of it.
    Result and(Result later) {
        return new Result(
                those.with(later.those),
                amount + later.amount,
                done || later.done,
                rest.with(later.rest),
                excess + later.excess,
                absorbed + later.absorbed);
    }

    @Override
    public void fields(Fields fields) {
        fields.part(those);
        fields.number(amount);
        fields.flag(done);
        fields.part(rest);
        fields.number(excess);
        fields.number(absorbed);
    }
}
