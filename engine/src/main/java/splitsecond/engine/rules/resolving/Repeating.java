package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Slots;

/// CR 608.2c: follows an instruction several times: for each of several, whose turn it then is, or so many times.
final class Repeating extends Contextual {

    /// Null where it is only a number of times.
    private final @Nullable IntList each;
    /// What each of them is spoken of by.
    private final @Nullable Reference several;

    private final int times;
    private final Effect effect;
    /// The numbers of its parts: what they come to is added up.
    private final int from;

    private final int to;
    private Slots.Mark sums = Slots.BLANK;
    private int next;

    private Repeating(
            @Nullable IntList each,
            @Nullable Reference several,
            int times,
            Effect effect,
            Effect.@Nullable Numbered step,
            Context context) {
        super(context, true);
        this.each = each;
        this.several = several;
        this.times = times;
        this.effect = effect;
        from = step == null ? 0 : step.number() + 1;
        to = step == null ? 0 : step.end();
    }

    private Repeating(Repeating of, Context context) {
        super(context, of.isShared());
        each = of.each;
        several = of.several;
        times = of.times;
        effect = of.effect;
        from = of.from;
        to = of.to;
        sums = of.sums;
        next = of.next;
        copyAnswers(of);
    }

    static Repeating forEach(
            GameState state, IntList each, Effect.ForEach loop, Effect.@Nullable Numbered step, Context context) {
        var effect = one(loop.effect()) instanceof Effect.Attach ? attachingOthers(loop.effect(), each) : loop.effect();
        return new Repeating(Choosing.inTurnOrder(state, each), loop.each(), each.size(), effect, step, context);
    }

    private static Effect one(Effect effect) {
        return effect.bare() instanceof Effect.May may ? may.effect().bare() : effect.bare();
    }

    /// CR 608.2e: all are attached at once, so what one of them was given is not there for the next.
    private static Effect attachingOthers(Effect effect, IntList each) {
        var ids = new ArrayList<Integer>(each.size());
        for (int i = 0; i < each.size(); i++) ids.add(each.get(i));
        var given = new Filter.AttachedTo(new Reference.Locked(ids));
        return new AbilityMap() {
            @Override
            public Reference reference(Reference reference) {
                if (!(reference instanceof Reference.Chosen(var filter, var count, var by)))
                    return super.reference(reference);
                return new Reference.Chosen(new Filter.And(List.of(filter, new Filter.Not(given))), count, by);
            }
        }.effect(effect);
    }

    static Repeating times(int times, Effect effect, Effect.@Nullable Numbered step, Context context) {
        return new Repeating(null, null, times, effect, step, context);
    }

    /// "Each player may …": asked one after the other.
    static Repeating askEach(
            GameState state, IntList players, Effect.May may, Effect.@Nullable Numbered step, Context context) {
        return new Repeating(Choosing.inTurnOrder(state, players), may.who(), players.size(), may, step, context);
    }

    /// CR 101.4, 608.2e: what is moved or created for each of them moves and enters at the same time.
    private boolean isAtOnce() {
        if (times < 2) return false;
        return switch (one(effect)) {
            case Effect.Move _,
                    Effect.Destroy _,
                    Effect.ExileUntilLeaves _,
                    Effect.CreateToken _,
                    Effect.CreateCopyToken _ -> true;
            case Effect.Moving _,
                    Effect.Creating _,
                    Effect.Structure _,
                    Effect.DamageOrLife _,
                    Effect.Looking _,
                    Effect.Counters _,
                    Effect.Altering _,
                    Effect.Playing _,
                    Effect.Choosing _,
                    Effect.KeywordAction _,
                    Effect.Nothing _ -> false;
        };
    }

    @Override
    protected void proceed(GameState state) {
        if (next == 0 && isAtOnce()) Zones.beginBatch(state);
        if (next > 0) sums = context.slots.putAside(sums, from, to);
        if (next >= times || state.outcome.over) {
            context.slots.addUp(sums, from);
            if (each != null && several != null) context.slots.turnBack(several, each);
            state.agenda.pop(this);
            // What comes back now may have to be asked about.
            if (isAtOnce()) Zones.endBatch(state);
            return;
        }
        var turn = effect;
        if (each != null && several != null) {
            int one = each.get(next);
            context.slots.turnTo(several, one);
            // Who is asked is one of them now.
            if (effect instanceof Effect.May may && may.who() == several)
                turn = new Effect.May(new Reference.Locked(List.of(one)), may.effect(), "");
        }
        next++;
        state.agenda.push(new Following(turn, context, true, false));
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new Repeating(this, contextOver(below));
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.part(each);
        fields.value(several);
        fields.number(times);
        fields.value(effect);
        fields.number(from);
        fields.number(to);
        fields.part(sums);
        fields.number(next);
    }
}
