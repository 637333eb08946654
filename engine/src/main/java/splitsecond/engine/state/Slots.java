package splitsecond.engine.state;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// What the numbered words of an ability mean while it is followed: written by the phrase or instruction of that
/// number, read by the words bound to it. Arrays and lists are replaced, never changed.
public final class Slots implements Part {

    private static final IntList[] NOTHING_NOTED = {};
    private static final Result[] NO_RESULTS = {};

    /// Of an ability whose words mean nothing that was said before it.
    public static final Slots NONE = new Slots();

    private @Nullable IntList[] noted = NOTHING_NOTED;
    private @Nullable Result[] results = NO_RESULTS;
    /// The instruction that is being carried out, or -1 if no word speaks of it.
    private int current = -1;

    /// What made the ability trigger.
    public @Nullable GameEvent event;
    /// The other objects of a "one or more" event.
    public IntList alike = IntList.NOTHING;
    /// What made the ability trigger that made this delayed or reflexive one.
    public @Nullable GameEvent outerEvent;
    /// The other objects of that event.
    public IntList outerAlike = IntList.NOTHING;
    /// The spell or ability that made it, for the targets that it had.
    public @Nullable StackItem outer;

    /// The timestamp from which on a delayed trigger with these words has been waiting; 0 of any other.
    public int madeAt;

    /// The number of the extra turn that had been created last when a delayed trigger with these words was made.
    public int extraTurn;

    /// The number of the prevention effect that this resolution has made last; 0 for none.
    public int prevention;

    /// Objects that this resolution has moved, as pairs: what it was, what it became (CR 400.7j).
    public IntList moves = IntList.NOTHING;
    /// Those of them that are spoken of as what they became.
    public IntList became = IntList.NOTHING;

    /// What was chosen during this resolution.
    public int chosenColor = GameState.NONE;

    public @Nullable String chosenWord;
    public int chosenNumber;
    public int chosenPlayer = GameState.NONE;

    /// CR 701.38: what each player voted for.
    private List<String> votes = List.of();

    /// One of several targets that has its turn.
    private @Nullable TargetSlot turn;

    private int inTurn;

    /// A word was read before what it means was known: a fault of the binder or of an instruction.
    public static final class Unwritten extends IllegalStateException {
        private static final long serialVersionUID = 1;

        Unwritten(int number) {
            super("a word was read before what it means was known: number " + number);
        }
    }

    public void vote(List<String> all) {
        votes = List.copyOf(all);
    }

    /// How many votes there were for that, or in all.
    public int votes(@Nullable String option) {
        int count = 0;
        for (var vote : votes) if (option == null || vote.equals(option)) count++;
        return count;
    }

    public void note(int number, IntList those) {
        var all = Arrays.copyOf(noted, Math.max(noted.length, number + 1));
        all[number] = those;
        noted = all;
    }

    public IntList noted(int number) {
        var those = number < noted.length ? noted[number] : null;
        if (those == null) throw new Unwritten(number);
        return those;
    }

    public Result result(int number) {
        var result = number < results.length ? results[number] : null;
        if (result == null) throw new Unwritten(number);
        return result;
    }

    /// The instruction of that number has not been begun: while targets are chosen, whatever it will come to will do.
    public void leaveOpen(int number) {
        if (number >= results.length || results[number] == null) write(number, Result.OPEN);
    }

    public boolean isOpen(int number) {
        return number < results.length && results[number] == Result.OPEN;
    }

    private void write(int number, @Nullable Result result) {
        var all = Arrays.copyOf(results, Math.max(results.length, number + 1));
        all[number] = result;
        results = all;
    }

    /// An instruction begins, of that number or of none.
    public void begin(int number) {
        current = number;
        if (number >= 0) write(number, Result.BEGUN);
    }

    /// The number of the instruction that is being carried out.
    public int current() {
        return current;
    }

    /// What it was done to; whether it was done at all.
    public void did(IntList those) {
        if (current < 0) return;
        var before = result(current);
        var all = before.those().with(those);
        write(
                current,
                new Result(all, all.size(), !those.isEmpty(), before.rest(), before.excess(), before.absorbed()));
    }

    public void did(boolean done) {
        if (current < 0) return;
        write(current, result(current).withDone(done));
    }

    /// How much or how many it came to.
    public void came(int amount) {
        if (current < 0) return;
        write(current, result(current).withAmount(amount));
    }

    /// CR 120.10: how much of the damage was more than lethal.
    public void exceeded(int excess) {
        if (current < 0) return;
        write(current, result(current).withExcess(excess));
    }

    /// How much of the damage was not more than its recipients had.
    public void absorbed(int damage) {
        if (current < 0) return;
        write(current, result(current).withAbsorbed(damage));
    }

    /// What the instruction that is being carried out has been done to so far.
    public IntList done() {
        return current < 0 ? IntList.NOTHING : result(current).those();
    }

    public void left(IntList rest) {
        if (current < 0) return;
        write(current, result(current).withRest(rest));
    }

    /// They are none of the rest of what that instruction has left.
    public void setApart(int number, IntList cards) {
        var rest = new IntList();
        var before = result(number).rest();
        for (int i = 0; i < before.size(); i++) if (!cards.contains(before.get(i))) rest.add(before.get(i));
        write(number, result(number).withRest(rest));
    }

    /// An instruction is over: what in it was not reached is nothing.
    public void close(int from, int to) {
        for (int number = from; number < to; number++) {
            if (number >= noted.length || noted[number] == null) note(number, IntList.NOTHING);
            if (number >= results.length || results[number] == null) write(number, Result.NOTHING);
        }
    }

    /// An instruction is followed once more: what its parts came to is put aside, to be added up.
    public Mark putAside(Mark sums, int from, int to) {
        if (from >= to) return sums;
        var all = Arrays.copyOf(sums.results(), to);
        var those = Arrays.copyOf(sums.noted(), to);
        for (int number = from; number < to; number++) {
            var own = number < results.length ? results[number] : null;
            if (own != null) {
                var before = all[number];
                all[number] = before == null ? own : before.and(own);
                write(number, null);
            }
            var spokenOf = number < noted.length ? noted[number] : null;
            if (spokenOf != null) {
                var before = those[number];
                those[number] = before == null ? spokenOf : before.with(spokenOf);
            }
        }
        return new Mark(those, all);
    }

    public void addUp(Mark sums, int from) {
        for (int number = from; number < sums.results().length; number++) {
            if (sums.results()[number] != null) write(number, sums.results()[number]);
            var those = sums.noted()[number];
            if (those != null) note(number, those);
        }
    }

    /// Whether the process of that number is to be followed once more.
    public void repeat(int process, boolean again) {
        write(process, result(process).withDone(again));
    }

    /// Whether any instruction from that number on was done to anything.
    public boolean wasDone(int from) {
        for (int number = from; number < results.length; number++) {
            var result = results[number];
            if (result != null && !result.those().isEmpty()) return true;
        }
        return false;
    }

    // An instruction that is done for several in turn.

    /// "It", "their" is that one now. Returns what to give back to `turnBack`.
    public @Nullable IntList turnTo(Reference several, int one) {
        return switch (several) {
            case Reference.Mention mention -> turn(mention.number(), one);
            case Reference.Noted word -> turn(word.number(), one);
            case Reference.Again again -> turnTo(again.meant(), one);
            case Reference.Target target -> {
                turn = target.slot();
                inTurn = one;
                yield null;
            }
            case Reference.Result result -> {
                var before = result(result.number());
                write(result.number(), before.withThose(IntList.of(one)));
                yield before.those();
            }
            case Reference.AsRead _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.ThisWay _,
                    Reference.RestOf _,
                    Reference.Each _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.TopCards _,
                    Reference.Both _ -> null;
        };
    }

    private @Nullable IntList turn(int number, int one) {
        var before = number < noted.length ? noted[number] : null;
        note(number, IntList.of(one));
        return before;
    }

    /// All of them are spoken of again.
    public void turnBack(Reference several, IntList all) {
        switch (several) {
            case Reference.Mention mention -> note(mention.number(), all.copy());
            case Reference.Noted word -> note(word.number(), all.copy());
            case Reference.Again again -> turnBack(again.meant(), all);
            case Reference.Target _ -> turn = null;
            case Reference.Result result -> {
                write(result.number(), result(result.number()).withThose(all.copy()));
            }
            case Reference.AsRead _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.ThisWay _,
                    Reference.RestOf _,
                    Reference.Each _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.TopCards _,
                    Reference.Both _ -> {}
        }
    }

    /// The one of these targets that has its turn, or `NONE` if they are spoken of together.
    public int inTurn(TargetSlot slot) {
        return turn == slot ? inTurn : GameState.NONE;
    }

    // An instruction that is begun again finds the words as they were when it was first begun.

    /// The words as they are: nothing that is noted later changes it.
    public record Mark(@Nullable IntList[] noted, @Nullable Result[] results) implements Part {
        @Override
        public void fields(Fields fields) {
            fields.parts(noted);
            fields.parts(results);
        }
    }

    public static final Mark BLANK = new Mark(NOTHING_NOTED, NO_RESULTS);

    public Mark mark() {
        return noted.length == 0 && results.length == 0 ? BLANK : new Mark(noted, results);
    }

    public void rewind(Mark mark) {
        noted = mark.noted();
        results = mark.results();
        turn = null;
    }

    void forget() {
        noted = NOTHING_NOTED;
        results = NO_RESULTS;
        current = -1;
        event = null;
        alike = IntList.NOTHING;
        outerEvent = null;
        outerAlike = IntList.NOTHING;
        outer = null;
        madeAt = 0;
        extraTurn = 0;
        prevention = 0;
        moves = IntList.NOTHING;
        became = IntList.NOTHING;
        chosenColor = GameState.NONE;
        chosenWord = null;
        chosenNumber = 0;
        chosenPlayer = GameState.NONE;
        votes = List.of();
        turn = null;
    }

    public Slots copy() {
        var copy = new Slots();
        copy.take(this);
        return copy;
    }

    /// The words for a delayed or reflexive trigger that is made now by this spell or ability.
    public Slots forLater(@Nullable StackItem maker) {
        var later = copy();
        later.current = -1;
        later.outerEvent = event;
        later.event = null;
        later.outerAlike = alike;
        later.alike = IntList.NOTHING;
        later.outer = maker == null ? outer : maker;
        return later;
    }

    void take(Slots of) {
        noted = of.noted;
        results = of.results;
        current = of.current;
        event = of.event;
        alike = of.alike;
        outerEvent = of.outerEvent;
        outerAlike = of.outerAlike;
        outer = of.outer;
        madeAt = of.madeAt;
        extraTurn = of.extraTurn;
        prevention = of.prevention;
        moves = of.moves;
        became = of.became;
        chosenColor = of.chosenColor;
        chosenWord = of.chosenWord;
        chosenNumber = of.chosenNumber;
        chosenPlayer = of.chosenPlayer;
        votes = of.votes;
        turn = of.turn;
        inTurn = of.inTurn;
    }

    @Override
    public void fields(Fields fields) {
        fields.parts(noted);
        fields.parts(results);
        fields.number(current);
        fields.part(event);
        fields.part(alike);
        fields.part(outerEvent);
        fields.part(outerAlike);
        fields.part(outer);
        fields.number(madeAt);
        fields.number(extraTurn);
        fields.number(prevention);
        fields.part(moves);
        fields.part(became);
        fields.number(chosenColor);
        fields.value(chosenWord);
        fields.number(chosenNumber);
        fields.number(chosenPlayer);
        fields.value(votes);
        fields.value(turn);
        fields.number(inTurn);
    }
}
