package splitsecond.engine.rules.resolving;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Often;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Uncounted;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Modes;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Slots;

/// CR 608.2c: follows instructions in the order written. Each is a stage: it gathers the players' answers, then it is
/// done.
final class Following extends Contextual {

    private final List<Effect> steps;
    private final List<Effect.Joint> joints;
    private int position;
    /// "You may": the first choice may be declined, and then nothing of this is done.
    private final boolean optional;

    /// The instruction that is just being carried out, if it has a number.
    @Uncounted("set anew whenever an instruction is begun")
    private Effect.@Nullable Numbered carriedOut;

    /// The same without the conditions before it.
    @Uncounted("set anew whenever an instruction is begun")
    private @Nullable Effect underWay;

    private boolean begun;
    private boolean mayDecline;
    private boolean declined;
    private Slots.@Nullable Mark before;

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
        mayDecline = of.mayDecline;
        declined = of.declined;
        before = of.before;
        underWay = of.underWay;
        copyAnswers(of);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        return new Following(this, contextOver(below));
    }

    /// Whether an instruction that is still to be followed here deals damage, or may lead to one that does.
    boolean dealsDamage() {
        var looking = new LookingForDamage();
        for (int i = position; i < steps.size() && !looking.found; i++) looking.effect(steps.get(i));
        return looking.found;
    }

    private static final class LookingForDamage extends AbilityMap {
        private boolean found;

        @Override
        public Effect effect(Effect effect) {
            found |= effect instanceof Effect.DealDamage
                    || effect instanceof Effect.DealSpillingDamage
                    || effect instanceof Effect.DealEvenDamage
                    || effect instanceof Effect.DealDividedDamage
                    || effect instanceof Effect.Fight;
            return found ? effect : super.effect(effect);
        }
    }

    @Override
    public @Nullable Effect instruction() {
        return underWay;
    }

    @Override
    public IntList meant(GameState state, Reference word) {
        var found = new IntList(2);
        References.find(state, word.plain(), context, found);
        return found;
    }

    @Override
    protected void proceed(GameState state) {
        int depth = state.agenda.depth();
        while (position < steps.size() && !state.outcome.over) {
            close(position - 1);
            rewind();
            mayDecline = optional && position == 0;
            defineX(state);
            declined = false;
            underWay = plain(state, numbered(steps.get(position)));
            boolean done = step(state, underWay);
            if (declined) {
                context.slots.did(false);
                break;
            }
            if (!done) return;
            position++;
            begun = false;
            nextStage();
            if (state.agenda.depth() != depth) return;
        }
        close(Math.min(position, steps.size() - 1));
        state.agenda.pop(this);
    }

    /// An instruction that is begun again finds the words as they were when it was first begun.
    private void rewind() {
        if (begun && before != null) context.slots.rewind(before);
        else {
            before = context.slots.mark();
            begun = true;
        }
    }

    /// What no part of an instruction that is over has come to, none will.
    private void close(int step) {
        if (step >= 0 && steps.get(step) instanceof Effect.Numbered numbered)
            context.slots.close(numbered.number(), numbered.end());
    }

    /// What is done from here on is done by the instruction of that number.
    private Effect numbered(Effect step) {
        carriedOut = null;
        if (!(step instanceof Effect.Numbered numbered)) {
            context.slots.begin(GameState.NONE);
            return step;
        }
        // X was worked out before the sentence began.
        if (numbered.effect() instanceof Effect.WhereX) return step;
        context.slots.begin(numbered.number());
        carriedOut = numbered;
        return numbered.effect();
    }

    /// "… deals X damage … and you gain X life, where X is …": the definition at the end holds for the whole sentence.
    private void defineX(GameState state) {
        if (position > 0 && !isSentence(position - 1)) return;
        for (int i = position + 1; i < steps.size() && !isSentence(i - 1); i++) {
            if (!(steps.get(i) instanceof Effect.Numbered(int number, int _, Effect.WhereX where))) continue;
            if (!isWorkedOutLater(where, position) && isUsedBefore(number, position, i)) define(state, number, where);
            return;
        }
    }

    /// "Destroy all creatures, then create an X/X token, where X is the number of creatures destroyed this way": not
    /// before they are.
    private boolean isWorkedOutLater(Effect.WhereX where, int first) {
        return steps.get(first) instanceof Effect.Numbered begin && SentenceResults.areIn(where.x(), begin.number());
    }

    /// "Create three tokens, then it deals X damage, where X is the number of tokens you control": nothing before it
    /// speaks of X, so the tokens are counted, too.
    private boolean isUsedBefore(int x, int begin, int end) {
        for (int i = begin; i < end; i++) if (SentenceResults.speakOf(steps.get(i), x)) return true;
        return false;
    }

    private int sentenceBegin() {
        int first = position;
        while (first > 0 && !isSentence(first - 1)) first--;
        return first;
    }

    private void define(GameState state, int number, Effect.WhereX where) {
        Foreseeing.note(state, where.effect(), context);
        int x = Amounts.of(state, where.x(), context);
        context.slots.begin(number);
        context.slots.came(x);
    }

    private boolean isSentence(int joint) {
        if (joint >= joints.size()) return true;
        return switch (joints.get(joint)) {
            case SENTENCE, SENTENCE_THEN, LATER, PARAGRAPH -> true;
            case THEN, AND, COMMA, LATER_THEN -> false;
        };
    }

    /// Conditions and definitions of X are looked at as their instruction is reached.
    private Effect plain(GameState state, Effect effect) {
        return switch (effect) {
            case Effect.If when -> {
                var otherwise = when.otherwise();
                if (Conditions.hold(state, when.condition(), context)) {
                    var elsewhere = PutElsewhere.put(when);
                    if (elsewhere != null) yield plain(state, numbered(elsewhere));
                    // "Those creatures get +2/+2 instead": what the other instruction speaks of.
                    if (otherwise != null) {
                        Foreseeing.note(state, otherwise, context);
                        Foreseeing.alternative(state, otherwise, when.then(), context);
                    }
                    yield plain(
                            state,
                            numbered(otherwise == null ? SharedHexproof.then(state, when, context) : orElse(when)));
                }
                if (otherwise == null) Choosing.nothingToDo(state, GameEvent.CONDITION_FALSE);
                else Foreseeing.alternative(state, when.then(), otherwise, context);
                yield otherwise == null ? new Effect.Nothing("") : plain(state, numbered(otherwise));
            }
            case Effect.Numbered(int number, int _, Effect.WhereX where) -> {
                int begin = sentenceBegin();
                if (begin == position || isWorkedOutLater(where, begin) || !isUsedBefore(number, begin, position))
                    define(state, number, where);
                yield plain(state, numbered(where.effect()));
            }
            case Effect.WhereX where -> plain(state, numbered(where.effect()));
            case Effect.Structure _, Effect.Instruction _ -> effect;
        };
    }

    /// "You may put it on top instead": who declines does what was said first. "If it's a land card, you may put it
    /// onto the battlefield. Otherwise, put it into your hand": who declines does that, too.
    private static Effect orElse(Effect.If when) {
        var then = when.then();
        var otherwise = when.otherwise();
        if (otherwise == null || !when.saysOtherwiseFirst() && !(then.bare() instanceof Effect.May)) return then;
        var last = then.bare() instanceof Effect.Sequence(var steps, var _) ? steps.getLast() : then;
        if (!(last.bare() instanceof Effect.May may) || !(may.who().plain() instanceof Reference.You)) return then;
        return new Effect.MayPay(may.who(), new Cost(List.of()), may.effect(), otherwise, "");
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
                yield found != null && push(state, Repeating.forEach(state, found, each, numberedStep(), context));
            }
            case Effect.Repeat repeat -> repeat(state, repeat);
            case Effect.Process process -> {
                var step = numberedStep();
                if (step == null) throw new IllegalStateException("a process without a number");
                yield push(state, new Processing(process, step, context));
            }
            case Effect.RepeatProcess repeat -> {
                context.slots.repeat(repeat.number(), true);
                yield true;
            }
            case Effect.Modal modal -> modal(state, modal);
            case Effect.WhenYouDo when -> whenYouDo(state, when);
            case Effect.FlipCoin flip -> flip(state, flip);
            case Effect.SeparateIntoPiles piles ->
                Piles.separate(state, this, piles) && push(state, new Following(piles.then(), context, true, false));
            case Effect.Instruction instruction -> Instructions.follow(state, this, instruction);
            case Effect.Numbered _, Effect.If _, Effect.WhereX _ ->
                throw new IllegalStateException("conditions and definitions have been looked at already");
        };
    }

    private static @Nullable Reference counted(Amount times) {
        if (times instanceof Amount.CountOf count) return new Reference.Each(count.filter(), "");
        return times instanceof Amount.SizeOf size ? size.those() : null;
    }

    /// "For each token you control, create a copy of it": each that is counted is "it" in its turn.
    private boolean repeat(GameState state, Effect.Repeat repeat) {
        var step = numberedStep();
        var counted = step == null ? null : counted(repeat.times());
        if (step == null || counted == null) {
            int times = Amounts.of(state, repeat.times(), context);
            return push(state, Repeating.times(times, repeat.effect(), step, context));
        }
        var each = new IntList();
        References.find(state, counted, context, each);
        if (each.isEmpty()) Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
        var turn = new Effect.ForEach(new Reference.Mention(step.number(), counted), repeat.effect(), "");
        return push(state, Repeating.forEach(state, each, turn, step, context));
    }

    Effect.@Nullable Numbered numberedStep() {
        return carriedOut;
    }

    private boolean push(GameState state, Agenda.Frame frame) {
        state.agenda.push(frame);
        return true;
    }

    private boolean may(GameState state, Effect.May may) {
        // "You may draw a card unless that player pays": whether they pay is known before it is asked whether you draw.
        if (may.effect().bare() instanceof Effect.Unless unless) {
            var then = new Effect.May(may.who(), unless.effect(), "");
            return unless(state, new Effect.Unless(then, unless.who(), unless.cost(), ""));
        }
        // "You may return that card at the beginning of the next end step": it is asked then.
        if (may.effect().bare() instanceof Effect.Delayed later) {
            var asked = new Effect.May(may.who(), later.effect(), "");
            return LastingEffects.delay(
                    state, this, new Effect.Delayed(later.trigger(), asked, later.until(), later.once(), ""));
        }
        // "Its controller may draw a card if its power is greater": if not, nobody may.
        if (may.effect().bare() instanceof Effect.If only
                && only.otherwise() == null
                && !Conditions.hold(state, only.condition(), context)) {
            Choosing.nothingToDo(state, GameEvent.CONDITION_FALSE);
            return true;
        }
        var who = Choosing.those(state, this, may.who());
        if (who == null || who.isEmpty()) return who != null;
        if (who.size() > 1) {
            return push(state, Repeating.askEach(state, who, may, numberedStep(), context));
        }
        int player = who.get(0);
        if (isDoneAlready(state)) return true;
        if (ImpossibleChoices.is(state, player, may.effect(), context)) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        boolean choice = !isDoneOnce() && Instructions.beginsWithChoice(may.effect());
        if (!choice) {
            int answer = yesOrNo(state, player);
            if (answer < 0) return false;
            if (answer == 0) return true;
        }
        noteDone(state);
        // "That player may draw a card": what they may do, they do themselves.
        if (player != context.controller) push(state, ActingAs.player(player, context));
        return push(state, new Following(may.effect(), context, true, choice));
    }

    /// CR 603.2h: "Do this only once each turn."
    private boolean isDoneOnce() {
        return context.item != null
                && context.item.ability != null
                && context.item.ability.source instanceof Ability.Triggered triggered
                && triggered.often().kind() == Often.Kind.DONE_ONCE;
    }

    private boolean isDoneAlready(GameState state) {
        return isDoneOnce()
                && context.item != null
                && context.item.ability != null
                && state.exists(context.source)
                && state.uses(context.source, context.item.ability.index) > 0;
    }

    private void noteDone(GameState state) {
        if (isDoneOnce() && context.item != null && context.item.ability != null && state.exists(context.source))
            state.addUse(context.source, context.item.ability.index);
    }

    /// 1 for yes, 0 for no, -1 while waiting.
    int yesOrNo(GameState state, int player) {
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
        if (ChosenToken.isOffered(may)) return ChosenToken.chosen(state, this, context, may);
        var who = Choosing.those(state, this, may.who());
        if (who == null) return false;
        int paid = isDoneAlready(state) ? 0 : PayingInResolution.paid(state, this, who, may.cost());
        if (paid < 0) return false;
        if (paid == 1) noteDone(state);
        if (paid == 0) {
            context.slots.did(false);
            Choosing.nothingToDo(state, GameEvent.NOT_PAID);
        }
        if (paid == 1) {
            // CR 605.3b: a mana ability that has paid is done before.
            state.agenda.pushOnto(this, new Following(may.then(), context, true, false));
            return true;
        }
        var otherwise = may.otherwise();
        return otherwise == null || push(state, new Following(otherwise, context, true, false));
    }

    private boolean unless(GameState state, Effect.Unless unless) {
        if (numberedStep() != null) Foreseeing.note(state, unless.effect(), context);
        var who = Choosing.those(state, this, unless.who());
        if (who == null) return false;
        if (who.size() > 1 && unless.who() instanceof Reference.Noted(int number, var _))
            return unlessEach(state, unless, number, who);
        int paid = PayingInResolution.paid(state, this, who, unless.cost());
        if (paid < 0) return false;
        context.slots.did(paid == 1);
        return paid == 1 || push(state, new Following(unless.effect(), context, true, false));
    }

    /// "Each opponent sacrifices a permanent unless they pay {1}": each for themselves.
    private boolean unlessEach(GameState state, Effect.Unless unless, int number, IntList who) {
        var inOrder = Choosing.inTurnOrder(state, who);
        for (int i = inOrder.size() - 1; i >= 0; i--) {
            var one = new Reference.Locked(List.of(inOrder.get(i)));
            var effect = new OneOfThem(number, one).effect(unless.effect());
            push(state, new Following(new Effect.Unless(effect, one, unless.cost(), ""), context, true, false));
        }
        return true;
    }

    /// CR 608.2c, 700.2: the modes chosen on casting, in the order they are printed.
    private boolean modal(GameState state, Effect.Modal modal) {
        var item = context.item;
        if (item != null && item.modes.length > 0)
            return push(
                    state,
                    new Following(new Effect.Sequence(Modes.effects(modal, item), List.of()), context, true, false));
        var chosen = new IntList();
        if (!Choosing.modes(state, this, modal, chosen)) return false;
        var ordered = new java.util.ArrayList<Effect>(chosen.size());
        for (int mode = 0; mode < modal.modes().size(); mode++)
            for (int i = 0; i < chosen.size(); i++)
                if (chosen.get(i) == mode) ordered.add(modal.modes().get(mode).effect());
        if (ordered.isEmpty()) return true;
        return push(state, new Following(new Effect.Sequence(ordered, List.of()), context, true, false));
    }

    private boolean whenYouDo(GameState state, Effect.WhenYouDo when) {
        boolean choice = when.optional() && Instructions.beginsWithChoice(when.first());
        if (when.optional() && ImpossibleChoices.is(state, context.controller, when.first(), context)) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        if (when.optional() && !choice) {
            int answer = yesOrNo(state, context.controller);
            if (answer < 0) return false;
            context.slots.did(answer == 1);
            if (answer == 0) return true;
        }
        push(state, new ReflexiveTrigger(when, context));
        return push(state, new Following(when.first(), context, true, choice));
    }

    private boolean flip(GameState state, Effect.FlipCoin flip) {
        boolean won = state.flipCoin();
        context.slots.did(won);
        var result = won ? Action.WIN_A_COIN_FLIP : Action.LOSE_A_COIN_FLIP;
        Triggers.raise(state, Triggers.action(result, context.controller, 1));
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

    /// CR 611.2e: what a later instruction says that something put onto the battlefield now is or has, or null.
    Effect.@Nullable Change beingOfWhatEnters(GameState state) {
        var being = beingSaidFrom(position + 1);
        // "If it's a creature card, you may …" is followed in frames of its own, on those that have gone on already.
        for (int i = indexOnAgenda(state) - 1; being == null && i >= 0; i--) {
            if (!(state.agenda.get(i) instanceof Following outer) || outer.context.source != context.source) break;
            being = outer.beingSaidFrom(outer.position);
        }
        return being;
    }

    private int indexOnAgenda(GameState state) {
        int index = state.agenda.depth() - 1;
        while (index > 0 && state.agenda.get(index) != this) index--;
        return index;
    }

    private Effect.@Nullable Change beingSaidFrom(int first) {
        for (int i = first; i < steps.size(); i++)
            if (steps.get(i).bare() instanceof Effect.Change change
                    && change.duration() instanceof Duration.SinceEntering) return change;
        return null;
    }

    /// Whether the next instruction is of a kind, for those that one look ahead spares a question.
    boolean nextIs(Class<? extends Effect> kind) {
        return position + 1 < steps.size()
                && kind.isInstance(steps.get(position + 1).bare());
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.value(steps);
        fields.value(joints);
        fields.number(position);
        fields.flag(optional);
        fields.flag(begun);
        fields.flag(mayDecline);
        fields.flag(declined);
        fields.part(before);
    }
}
