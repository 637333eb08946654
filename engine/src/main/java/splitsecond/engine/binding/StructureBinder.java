package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Measure;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// What joins instructions: one after the other, if, may, for each, whenever, choose one. What is said in one part may
/// be
/// meant in the next, or is forgotten.
abstract class StructureBinder extends StaticBinder {

    StructureBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    /// The event with its words bound, and then what must be true meanwhile, which may speak of it.
    Trigger heard(Trigger trigger) {
        if (trigger instanceof Trigger.While during) {
            var event = heard(during.event());
            return new Trigger.While(event, condition(during.condition()), during.wording());
        }
        var bound = trigger(trigger);
        hear(trigger);
        return bound;
    }

    @Override
    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Sequence e -> sequence(e);
            case Effect.If e -> conditional(e);
            case Effect.May(var who, Effect.Sequence(var steps, var joints), String wording)
            when steps.getLast() instanceof Effect.Move(Reference.TheRest _, var _, var _, var _, var _, var _) -> {
                // "You may reveal two of them, then put the rest on the bottom": the rest goes there in any case.
                int last = steps.size() - 1;
                var first = last == 1
                        ? steps.getFirst()
                        : new Effect.Sequence(steps.subList(0, last), joints.subList(0, last - 1));
                yield sequence(new Effect.Sequence(
                        List.of(new Effect.May(who, first, wording), steps.getLast()), List.of(joints.get(last - 1))));
            }
            case Effect.May e -> {
                var who = reference(e.who());
                yield numbered(next++, new Effect.May(who, effect(e.effect()), e.wording()));
            }
            case Effect.MayPay e -> mayPay(e);
            case Effect.Unless e -> {
                int number = next++;
                var then = effect(e.effect());
                var who = reference(e.who());
                paying = number;
                var cost = cost(e.cost());
                paying = NONE;
                lastDone = number;
                yield numbered(number, new Effect.Unless(then, who, cost, e.wording()));
            }
            case Effect.ForEach e -> forEach(e);
            case Effect.Repeat e -> repeat(e);
            case Effect.Process e -> new Effect.Process(effect(e.effect()), e.most());
            case Effect.RepeatProcess e -> process.again(e, unbound);
            case Effect.WhereX e -> whereX(e, next++);
            case Effect.Dig e when x == null && DigsForX.isSaid(e) -> effect(DigsForX.defining(e));
            case Effect.Modal e -> modal(e);
            case Effect.Delayed e -> delayed(e);
            case Effect.AfterPrevention e -> afterPrevention(e);
            case Effect.WhenYouDo e -> {
                int number = next++;
                var first = effect(e.first());
                var done = e.done() != null
                        ? condition(e.done())
                        : !e.optional() && isAnyNumber(e.first())
                                ? null
                                : condition(new Condition.PreviousDone(true, "when you do"));
                if (e.done() != null && done != null) speakOfDone(done);
                depth++;
                var then = effect(e.then());
                depth--;
                yield numbered(number, new Effect.WhenYouDo(first, done, then, e.optional(), e.wording()));
            }
            case Effect.FlipCoin e -> {
                int number = next++;
                var who = reference(e.who());
                var win = effect(e.win());
                var lose = orNull(e.lose(), this::effect);
                lastDone = number;
                yield numbered(number, new Effect.FlipCoin(who, win, lose, e.wording()));
            }
            case Effect.SeparateIntoPiles e -> {
                int number = next++;
                var what = reference(e.what());
                var by = reference(e.by());
                var chooser = reference(e.chooser());
                made(number, Noun.of(new Filter.Any(), nature), Word.Number.EITHER);
                lastRest = number;
                yield numbered(number, new Effect.SeparateIntoPiles(what, by, chooser, e.faceDown(), effect(e.then())));
            }
            case Effect.Numbered e -> e;
            case Effect.RemoveCounters those
            when ThoseCounters.areSaid(those) -> {
                String reason = "Nothing was said before of counters that \"" + those.wording() + "\" could mean.";
                unbound.add(new Unbound(Unbound.Kind.UNBOUND, those.wording(), reason));
                yield those;
            }
            case Effect.Instruction instruction -> instruction(instruction);
        };
    }

    /// "Tap any number of creatures": it is done to none, too.
    private static boolean isAnyNumber(Effect effect) {
        return effect instanceof Effect.Instruction told
                && Patient.of(told) instanceof Reference.Chosen(var _, Count count, var _)
                && count.most() == null
                && count.least().equals(new Amount.Number(0));
    }

    /// A definition of X at the end holds for the whole sentence: "… deals X damage … and you gain X life, where X is".
    private Effect sequence(Effect.Sequence read) {
        int repeating = process.in(read);
        if (repeating >= 0) return process(read, repeating);
        var sequence = SharedDuration.said(Later.folded(read));
        var steps = new ArrayList<Effect>();
        var outer = x;
        for (int i = 0; i < sequence.steps().size(); i++) {
            if (i == 0 || endsSentence(sequence, i - 1)) {
                x = definedIn(sequence, i, outer);
                discourse.sentence++;
            }
            var step = sequence.steps().get(i);
            if (prevents && OfPrevented.isSaid(step)) step = new Effect.AfterPrevention(null, step, false);
            steps.add(
                    x != null && x != outer && hoisted(step) instanceof Effect.WhereX where
                            ? whereX(where, x.number())
                            : effect(step));
        }
        x = outer;
        Neither.join(steps, sequence);
        return new Effect.Sequence(steps, sequence.joints());
    }

    /// What is said up to "repeat this process" is that process; what is said afterwards is done once.
    private Effect process(Effect.Sequence read, int last) {
        int number = next++;
        process.begin(number);
        var body = sequence(Processes.upTo(read, last));
        var whole = numbered(number, new Effect.Process(body, process.end()));
        if (last == read.steps().size() - 1) return whole;
        var rest = sequence(Processes.after(read, last)) instanceof Effect.Sequence sequence
                ? sequence
                : new Effect.Sequence(List.of(), List.of());
        return Processes.joined(whole, rest, read.joints().get(last));
    }

    private final Processes process = new Processes();

    /// "Draw X cards, then you may put a card with mana value X …, where X is": it is defined whether you do or not.
    private static Effect hoisted(Effect step) {
        return step instanceof Effect.May(var who, Effect.WhereX(var effect, var defined), var wording)
                ? new Effect.WhereX(new Effect.May(who, effect, wording), defined)
                : step;
    }

    private @Nullable X definedIn(Effect.Sequence sequence, int from, @Nullable X outer) {
        for (int i = from; i < sequence.steps().size(); i++) {
            if (i > from && hoisted(sequence.steps().get(i)) instanceof Effect.WhereX where)
                return new X(next++, where.x());
            if (endsSentence(sequence, i)) break;
        }
        return outer;
    }

    static boolean endsSentence(Effect.Sequence sequence, int joint) {
        if (joint >= sequence.joints().size()) return true;
        return switch (sequence.joints().get(joint)) {
            case SENTENCE, SENTENCE_THEN, LATER, PARAGRAPH -> true;
            case THEN, AND, COMMA, LATER_THEN -> false;
        };
    }

    private Effect whereX(Effect.WhereX where, int number) {
        var outer = x;
        x = new X(number, where.x());
        int known = discourse.said.size();
        var before = deedsSoFar();
        var effect = effect(where.effect());
        x = outer;
        // X is worked out before the instruction is carried out: it is no number that this comes to.
        var after = deedsSoFar();
        takeBack(before);
        lastSubject = after.lastSubject();
        var made = takeMade(known);
        for (int i = discourse.said.size() - 1; i >= 0; i--)
            if (discourse.said.get(i).drawn && discourse.said.get(i).sentence == discourse.sentence)
                made.addFirst(discourse.said.remove(i));
        defining = known;
        var defined = amount(where.x());
        defining = NONE;
        takeBack(after);
        lastX = number;
        discourse.said.addAll(made);
        return numbered(number, new Effect.WhereX(effect, defined));
    }

    /// What instructions make that were read since then: not meant where something is asked before they are carried
    /// out.
    private List<Said> takeMade(int since) {
        var made = new ArrayList<Said>();
        for (int i = discourse.said.size() - 1; i >= since; i--)
            if (discourse.said.get(i).made) made.addFirst(discourse.said.remove(i));
        return made;
    }

    private Effect conditional(Effect.If read) {
        var leave = ConditionalLeave.of(read);
        if (leave != null) return effect(leave);
        int number = next++;
        var e = new Effect.If(
                read.condition(), ThoseCounters.meant(read.condition(), read.then()), read.otherwise(), read.wording());
        boolean again = e.condition() instanceof Condition.PreviousDone;
        int spokenOf = lastDone;
        discourse.clause++;
        Effect otherwise = null;
        int first = discourse.said.size();
        if (e.saysOtherwiseFirst()) otherwise = orNull(e.otherwise(), this::effect);
        // "Create a copy of target token. If that token is a Squirrel, instead …": asked before anything is made.
        var replaced = takeMade(first);
        Condition condition;
        Effect then;
        var before = deedsSoFar();
        int known = first + replaced.size();
        if (e.saysConditionLast()) {
            discourse.said.addAll(replaced);
            boolean outer = kicked;
            kicked = isSpell && e.condition() instanceof Condition.WasPaid;
            then = effect(e.then());
            kicked = outer;
            var made = takeMade(first);
            condition = condition(e.condition());
            discourse.said.addAll(made);
        } else {
            // "If it was a creature card, create a token. If it was a land card": the card again.
            discourse.sayable = thing -> !thing.perhaps;
            condition = condition(e.condition());
            discourse.sayable = Discourse.ANYTHING;
            discourse.said.addAll(replaced);
            boolean outer = kicked;
            kicked = isSpell && e.condition() instanceof Condition.WasPaid;
            known = discourse.said.size();
            // "… instead create tokens equal to its toughness": hardly those that are not created.
            var clauses = new int[replaced.size()];
            for (int i = 0; i < clauses.length; i++) clauses[i] = replaced.get(i).clause;
            for (var thing : replaced) thing.clause = NOT_MADE;
            boolean wasUndone = undone;
            undone |= e.condition() instanceof Condition.PreviousDone previous && !previous.done();
            then = effect(e.then());
            undone = wasUndone;
            for (int i = 0; i < clauses.length; i++)
                if (replaced.get(i).clause == NOT_MADE) replaced.get(i).clause = clauses[i];
            kicked = outer;
            for (var thing : discourse.said.subList(known, discourse.said.size())) thing.perhaps = thing.made;
        }
        if (!e.saysOtherwiseFirst() && e.otherwise() != null) otherwise = otherwise(then, e.otherwise(), known, before);
        if (again) lastDone = spokenOf;
        return numbered(number, new Effect.If(condition, then, otherwise, e.wording()));
    }

    private static final int NOT_MADE = -2;

    /// What only one of two branches speaks of is meant neither in the other nor, if it is the other's, afterwards.
    private Effect otherwise(Effect first, Effect otherwise, int known, DeedsSoFar before) {
        var after = deedsSoFar();
        takeBack(before);
        // "You gain life equal to its power. Otherwise, you lose that much life": the number, not what came of it.
        var measure = first.bare() instanceof Effect.Instruction told ? Measure.of(told) : null;
        var kind = measure == null
                ? null
                : Trace.of((Effect.Instruction) first.bare()).came();
        if (kind != null && measure != null && !(measure instanceof Amount.ThatMuch))
            came.add(new Came(kind, (said, _) -> new Amount.Meant(measure, said)));
        var then = new ArrayList<>(discourse.said.subList(known, discourse.said.size()));
        // Targets were chosen before either.
        discourse.said.subList(known, discourse.said.size()).removeIf(thing -> !thing.target);
        var mapped = effect(otherwise);
        while (discourse.said.size() > known) discourse.said.removeLast();
        discourse.said.addAll(then);
        for (var one : after.came()) if (!came.contains(one)) came.add(one);
        after.doneTo().forEach(doneTo::putIfAbsent);
        after.deeds().forEach(deeds::putIfAbsent);
        return mapped;
    }

    private Effect mayPay(Effect.MayPay e) {
        int number = next++;
        var who = reference(e.who());
        paying = number;
        boolean choosesX = hasX(e.cost()) && x == null;
        var cost = choosesX ? e.cost() : cost(e.cost());
        paying = NONE;
        var outer = x;
        if (choosesX) x = new X(number, new Amount.X());
        came.add(new Came(Kind.COUNT, (said, _) -> new Amount.ResultOf(number, said)));
        lastDone = number;
        int known = discourse.said.size();
        var before = deedsSoFar();
        var then = effect(e.then());
        var otherwise = e.otherwise() == null ? null : otherwise(then, e.otherwise(), known, before);
        x = outer;
        lastDone = number;
        return numbered(number, new Effect.MayPay(who, cost, then, otherwise, e.wording()));
    }

    private Effect forEach(Effect.ForEach e) {
        int number = next++;
        discourse.clause++;
        var each = reference(e.each());
        var one = saidBy.get(e.each());
        var outer = turn;
        // "Whenever one or more tokens enter, for each of them, create a copy of it": an event has no turns of its own.
        if (one != null && one.number != Word.Number.ONE && each.plain() instanceof Reference.EventPart) {
            each = new Reference.Mention(number, each);
            one = new Said(one.noun, Word.Number.MANY, (said, _) -> new Reference.Noted(number, said));
            discourse.add(one);
        }
        if (one != null) one.inTurn = true;
        if (one != null && one.noun.isPlayer() && each.plain() instanceof Reference.Each(Filter players, var _))
            turn = new Turn(one, players);
        int known = discourse.said.size();
        var effect = effect(e.effect());
        turn = outer;
        if (one != null) one.inTurn = false;
        // "That player exiles a card. You may play that card": there is one turn only.
        if (one == null || one.number != Word.Number.ONE) severalSince(known);
        return numbered(number, new Effect.ForEach(each, effect, e.wording()));
    }

    /// What was said within a loop is several things after it.
    private void severalSince(int known) {
        for (int i = known; i < discourse.said.size(); i++) discourse.said.get(i).number = Word.Number.MANY;
    }

    /// "Discard a card, then draw a card. When you discard a nonland card this way, … that card's mana value": the card
    /// discarded.
    private void speakOfDone(Condition done) {
        new AbilityMap() {
            @Override
            public Reference reference(Reference reference) {
                if (reference instanceof Reference.ThisWay way)
                    for (int number : way.numbers()) {
                        var thing = madeBy.get(number);
                        if (thing != null) discourse.touch(thing);
                    }
                return super.reference(reference);
            }
        }.condition(done);
    }

    /// "For each token you control, create a copy of it": each that is counted is meant in its turn.
    private Effect repeat(Effect.Repeat e) {
        int number = next++;
        discourse.clause++;
        var times = amount(e.times());
        Said one = null;
        var counted = e.times() instanceof Amount.CountOf(Filter filter)
                ? filter
                : e.times() instanceof Amount.SizeOf(Reference.DoneThisWay(Filter filter, String _)) ? filter : null;
        if (counted != null) {
            one = new Said(Noun.of(counted, nature), Word.Number.MANY, (said, _) -> new Reference.Noted(number, said));
            one.inTurn = true;
            // "For each card exiled this way, create a copy of that card".
            one.card = e.times() instanceof Amount.SizeOf;
            // "For each Spirit sacrificed this way, that creature gets …": another, that is still there.
            one.gone = e.times() instanceof Amount.SizeOf(Reference.DoneThisWay(var _, String deed))
                    && deed.contains("sacrificed");
            discourse.add(one);
        }
        // "For each creature that died this turn, its controller …": they are only counted.
        if (e.times() instanceof Amount.Occurrences) {
            one = new Said(
                    Noun.ANYTHING,
                    Word.Number.ONE,
                    (said, _) -> missing(said, "it", "What happened this turn is counted, not looked at one by one."));
            one.inTurn = true;
            discourse.add(one);
        }
        var outer = turn;
        if (one != null && one.noun.isPlayer() && times instanceof Amount.CountOf(Filter players))
            turn = new Turn(one, players);
        int known = discourse.said.size();
        var effect = effect(e.effect());
        turn = outer;
        if (!(e.times() instanceof Amount.Number(int once) && once == 1)) severalSince(known);
        if (one != null) discourse.said.remove(one);
        // "Shuffle a card from your hand into your library. If you do": if there was a card.
        if (effect instanceof Effect.Sequence(var steps, var _)
                && steps.getLast().bare() instanceof Effect.Shuffle
                && steps.getFirst() instanceof Effect.Numbered(int first, var _, Effect.Move move)
                && move.what().plain() instanceof Reference.Chosen) lastDone = first;
        return numbered(number, new Effect.Repeat(times, effect, e.wording()));
    }

    private Effect modal(Effect.Modal e) {
        int number = next++;
        var choose = count(e.choose());
        var modes = new ArrayList<Ability.Mode>();
        int known = discourse.said.size();
        var outer = other;
        var before = deedsSoFar();
        for (var mode : e.modes()) {
            modes.add(mode(mode));
            other = outer;
            while (discourse.said.size() > known) discourse.said.removeLast();
            // No mode speaks of what another does: they need not both be chosen.
            takeBack(before);
        }
        return numbered(number, new Effect.Modal(choose, modes, e.sameAgain(), e.fresh(), e.wording()));
    }

    /// CR 615.5: who or what would deal the damage, and how much of it was prevented.
    private Effect afterPrevention(Effect.AfterPrevention e) {
        int number = next++;
        if (!prevents)
            unbound.add(new Unbound(
                    Unbound.Kind.UNBOUND, "prevented this way", "Nothing was prevented before \"this way\"."));
        int known = discourse.said.size();
        var cameBefore = List.copyOf(came);
        var from = orNull(e.from(), this::filter);
        depth++;
        int at = depth;
        if (e.said()) {
            discourse.clause++;
            var source = new Said(
                    from == null ? Noun.ANYTHING.in(Zone.STACK) : Noun.of(from, nature),
                    Word.Number.ONE,
                    (said, deep) ->
                            new Reference.Again(new Reference.EventPart(Reference.Role.DAMAGER, deep > at), said));
            source.role = Reference.Role.DAMAGER;
            discourse.add(source);
        }
        came.add(new Came(Kind.PREVENTED, (said, deep) -> new Amount.EventAmount(deep > at, said)));
        came.add(new Came(Kind.DAMAGE, (said, deep) -> new Amount.EventAmount(deep > at, said)));
        var then = effect(e.then());
        depth--;
        while (discourse.said.size() > known) discourse.said.removeLast();
        came.clear();
        came.addAll(cameBefore);
        return numbered(number, new Effect.AfterPrevention(from, then, e.said()));
    }

    Effect delayed(Effect.Delayed e) {
        int number = next++;
        depth++;
        // "This creature fights another. When this creature dies this turn, return it".
        discourse.clause++;
        int known = discourse.said.size();
        var trigger = heard(e.trigger());
        var effect = effect(e.effect());
        depth--;
        while (discourse.said.size() > known) discourse.said.removeLast();
        if (e.wording().equals("after")) {
            var targeted = new TargetedNow();
            var later = targeted.effect(effect);
            if (!targeted.found.isEmpty()) {
                var steps = new ArrayList<>(targeted.found);
                steps.add(numbered(
                        number, new Effect.Delayed(trigger, later, duration(e.until()), e.once(), e.wording())));
                return new Effect.Sequence(steps, Collections.nCopies(steps.size() - 1, Effect.Joint.THEN));
            }
        }
        return numbered(number, new Effect.Delayed(trigger, effect, duration(e.until()), e.once(), e.wording()));
    }
}
