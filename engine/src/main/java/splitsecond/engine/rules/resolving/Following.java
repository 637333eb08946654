package splitsecond.engine.rules.resolving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Hash;
import splitsecond.engine.state.IntList;

/// CR 608.2c: follows instructions in the order written. Each is a stage: it gathers the players' answers, then it is
/// done.
final class Following extends Contextual {

    private final List<Effect> steps;
    private final List<Effect.Joint> joints;
    private int position;
    /// "You may": the first choice may be declined, and then nothing of this is done.
    private final boolean optional;

    private boolean begun;
    private boolean mayDecline;
    private boolean declined;
    private IntList itBefore = IntList.NOTHING;
    private int playerBefore = GameState.NONE;
    private IntList playersBefore = IntList.NOTHING;
    private boolean selfBefore;

    Following(Effect effect, Context context, boolean shared, boolean optional) {
        super(context, shared);
        this.steps = effect instanceof Effect.Sequence sequence ? sequence.steps() : List.of(effect);
        this.joints = effect instanceof Effect.Sequence sequence ? sequence.joints() : List.of();
        this.optional = optional;
    }

    private Following(Following of, Context context) {
        super(context, of.isShared());
        steps = of.steps;
        joints = of.joints;
        position = of.position;
        optional = of.optional;
        begun = of.begun;
        itBefore = of.itBefore;
        playerBefore = of.playerBefore;
        playersBefore = of.playersBefore;
        selfBefore = of.selfBefore;
        copyAnswers(of);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new Following(this, contextOver(below));
    }

    @Override
    public long hash(long seed) {
        return Hash.mix(super.hash(seed), position);
    }

    @Override
    protected void proceed(GameState state) {
        int depth = state.agenda.depth();
        while (position < steps.size() && !state.outcome.over) {
            rewind();
            mayDecline = optional && position == 0;
            defineX(state);
            declined = false;
            var effect = plain(state, steps.get(position));
            boolean done = step(state, effect);
            if (declined) {
                context.previousDone = false;
                break;
            }
            if (!done) return;
            if (Instructions.subject(effect) instanceof Reference.This) context.self = true;
            position++;
            begun = false;
            nextStage();
            if (state.agenda.depth() != depth) return;
        }
        state.agenda.pop(this);
    }

    /// An instruction that is begun again finds the words as they were when it was first begun.
    private void rewind() {
        if (begun) {
            context.it = itBefore;
            context.thatPlayer = playerBefore;
            context.thosePlayers = playersBefore;
            context.self = selfBefore;
        } else {
            itBefore = context.it;
            playerBefore = context.thatPlayer;
            playersBefore = context.thosePlayers;
            selfBefore = context.self;
            begun = true;
        }
    }

    /// "… deals X damage … and you gain X life, where X is …": the definition at the end holds for the whole sentence.
    private void defineX(GameState state) {
        if (position > 0 && !isSentence(position - 1)) return;
        for (int i = position + 1; i < steps.size() && !isSentence(i - 1); i++) {
            if (!(steps.get(i) instanceof Effect.WhereX where)) continue;
            context.x = Amounts.of(state, where.x(), context);
            return;
        }
    }

    private boolean isSentence(int joint) {
        if (joint >= joints.size()) return true;
        var kind = joints.get(joint);
        return kind == Effect.Joint.SENTENCE || kind == Effect.Joint.SENTENCE_THEN || kind == Effect.Joint.PARAGRAPH;
    }

    /// Conditions and definitions of X are looked at as their instruction is reached.
    private Effect plain(GameState state, Effect effect) {
        return switch (effect) {
            case Effect.If when -> {
                if (Conditions.hold(state, when.condition(), context)) yield plain(state, when.then());
                var otherwise = when.otherwise();
                yield otherwise == null ? new Effect.Nothing("") : plain(state, otherwise);
            }
            case Effect.WhereX where -> {
                foresee(state, where.effect());
                context.x = Amounts.of(state, where.x(), context);
                yield plain(state, where.effect());
            }
            default -> effect;
        };
    }

    /// "Its" may be said of a target that the same instruction names: "counter target spell unless its controller
    /// pays".
    private void foresee(GameState state, Effect effect) {
        var subject = Instructions.subject(effect);
        if (subject instanceof Reference.Target
                || subject instanceof Reference.Host
                || subject instanceof Reference.ControllerOf
                || subject instanceof Reference.It it && References.isTargeting(it, context)) {
            var found = new IntList(2);
            References.find(state, subject, context, found);
            References.mention(context, found);
        }
    }

    /// Does an instruction, or pushes the frame that does; false while an answer is missing.
    private boolean step(GameState state, Effect effect) {
        return switch (effect) {
            case Effect.Sequence sequence -> push(state, new Following(sequence, context, true, mayDecline));
            case Effect.May may -> may(state, may);
            case Effect.MayPay may -> mayPay(state, may);
            case Effect.Unless unless -> unless(state, unless);
            case Effect.ForEach each -> {
                var found = Choosing.those(state, this, each.each());
                yield found != null && push(state, Repeating.forEach(state, found, each.effect(), context));
            }
            case Effect.Repeat repeat -> repeat(state, repeat);
            case Effect.Modal modal -> modal(state, modal);
            case Effect.WhenYouDo when -> whenYouDo(state, when);
            case Effect.FlipCoin flip -> flip(state, flip);
            case Effect.SeparateIntoPiles piles ->
                Piles.separate(state, this, piles) && push(state, new Following(piles.then(), context, true, false));
            default -> Instructions.follow(state, this, effect);
        };
    }

    /// "For each token you control, create a copy of it": each that is counted is "it" in its turn.
    private boolean repeat(GameState state, Effect.Repeat repeat) {
        var counted = switch (repeat.times()) {
            case Amount.CountOf count -> new Reference.Each(count.filter(), "");
            case Amount.SizeOf size -> size.those();
            default -> null;
        };
        if (counted == null)
            return push(state, Repeating.times(Amounts.of(state, repeat.times(), context), repeat.effect(), context));
        var each = new IntList();
        References.find(state, counted, context, each);
        return push(state, Repeating.forEach(state, each, repeat.effect(), context));
    }

    private boolean push(GameState state, Agenda.Frame frame) {
        state.agenda.push(frame);
        return true;
    }

    private boolean may(GameState state, Effect.May may) {
        // "You may draw a card unless that player pays": whether they pay is known before it is asked whether you draw.
        if (may.effect() instanceof Effect.Unless unless) {
            var then = new Effect.May(may.who(), unless.effect(), may.wording());
            return unless(state, new Effect.Unless(then, unless.who(), unless.cost(), unless.wording()));
        }
        var who = Choosing.those(state, this, may.who());
        if (who == null || who.isEmpty()) return who != null;
        if (who.size() > 1) {
            var each = new Effect.May(new Reference.ThatPlayer(""), may.effect(), may.wording());
            return push(state, Repeating.forEach(state, who, each, context));
        }
        int player = who.get(0);
        boolean choice = Instructions.beginsWithChoice(may.effect());
        if (!choice) {
            int answer = yesOrNo(state, player);
            if (answer < 0) return false;
            context.previousDone = answer == 1;
            if (answer == 0) return true;
        }
        // "That player may draw a card": what they may do, they do themselves.
        if (player != context.controller) push(state, ActingAs.player(player, context));
        return push(state, new Following(may.effect(), context, true, choice));
    }

    /// 1 for yes, 0 for no, -1 while waiting.
    private int yesOrNo(GameState state, int player) {
        state.decision
                .begin(Decision.Kind.MAY, player, context.source, position)
                .add(Option.Kind.YES, 0)
                .add(Option.Kind.NO, 0);
        long answer = pick(state);
        if (answer == PENDING) return -1;
        return Option.kind(answer) == Option.Kind.YES ? 1 : 0;
    }

    /// CR 118.12: a cost that can't be paid can't be chosen to be paid.
    private boolean mayPay(GameState state, Effect.MayPay may) {
        foresee(state, may.then());
        var who = Choosing.those(state, this, may.who());
        if (who == null) return false;
        int paid = payers(state, who, may.cost());
        if (paid < 0) return false;
        context.previousDone = paid == 1;
        if (paid == 1) return push(state, new Following(may.then(), context, true, false));
        var otherwise = may.otherwise();
        return otherwise == null || push(state, new Following(otherwise, context, true, false));
    }

    private boolean unless(GameState state, Effect.Unless unless) {
        foresee(state, unless.effect());
        var who = Choosing.those(state, this, unless.who());
        if (who == null) return false;
        int paid = payers(state, who, unless.cost());
        if (paid < 0) return false;
        context.previousDone = paid == 0;
        return paid == 1 || push(state, new Following(unless.effect(), context, true, false));
    }

    /// Whether one of them has paid: 1, nobody: 0, -1 while waiting.
    private int payers(GameState state, IntList who, splitsecond.engine.ability.Cost cost) {
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            if (!GameState.isPlayer(player) || !state.prepared.rules.canPay(state, player, cost, context)) continue;
            int answer = yesOrNo(state, player);
            if (answer < 0) return -1;
            if (answer == 0) continue;
            context.thatPlayer = player;
            return state.prepared.rules.pay(state, this, player, cost, context) ? 1 : -1;
        }
        return 0;
    }

    /// CR 608.2c, 700.2: the modes chosen on casting, in the order they are printed.
    private boolean modal(GameState state, Effect.Modal modal) {
        var item = context.item;
        var chosen = new IntList();
        if (item != null && item.modes.length > 0) {
            for (int mode : item.modes) chosen.add(mode);
        } else if (!Choosing.modes(state, this, modal, chosen)) return false;
        var ordered = new java.util.ArrayList<Effect>(chosen.size());
        for (int mode = 0; mode < modal.modes().size(); mode++)
            for (int i = 0; i < chosen.size(); i++)
                if (chosen.get(i) == mode) ordered.add(modal.modes().get(mode).effect());
        if (ordered.isEmpty()) return true;
        return push(state, new Following(new Effect.Sequence(ordered, List.of()), context, true, false));
    }

    private boolean whenYouDo(GameState state, Effect.WhenYouDo when) {
        boolean choice = when.optional() && Instructions.beginsWithChoice(when.first());
        if (when.optional() && !choice) {
            int answer = yesOrNo(state, context.controller);
            if (answer < 0) return false;
            context.previousDone = answer == 1;
            if (answer == 0) return true;
        }
        push(state, new ReflexiveTrigger(when.then(), context));
        return push(state, new Following(when.first(), context, true, choice));
    }

    private boolean flip(GameState state, Effect.FlipCoin flip) {
        boolean won = state.random(2) == 0;
        context.previousDone = won;
        var effect = won ? flip.win() : flip.lose();
        return effect == null || push(state, new Following(effect, context, true, false));
    }

    /// Whether the choice about to be offered may be declined; only the first of an optional instruction may.
    boolean takeDeclinable() {
        boolean may = mayDecline;
        mayDecline = false;
        return may;
    }

    void decline() {
        declined = true;
    }

    /// Whether the next instruction is of a kind, for those that one look ahead spares a question.
    boolean nextIs(Class<? extends Effect> kind) {
        return position + 1 < steps.size() && kind.isInstance(steps.get(position + 1));
    }
}
