package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Copying;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.NewestEffect;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.Delayed;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 611.2, 603.7: effects that last, and triggers set up for later.
final class LastingEffects {

    private LastingEffects() {}

    static boolean change(GameState state, Following frame, Effect.Change effect) {
        var named = staysOut(effect.changes())
                ? phasedOut(state, frame, effect.what())
                : Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        var described = described(frame, effect.what());
        if (described != null && changesRules(effect.changes()))
            return changeRules(state, frame, effect, described, named);
        return change(state, frame, effect, named);
    }

    /// What "each" describes, which an overloaded spell says instead of "target" (CR 702.96a).
    private static @Nullable Filter described(Following frame, Reference what) {
        if (what.plain() instanceof Reference.Each each) return each.filter();
        var item = frame.context.item;
        return item != null && item.paid.isUntargeted() && what.plain() instanceof Reference.Target target
                ? target.slot().filter()
                : null;
    }

    private static boolean staysOut(List<Modification> changes) {
        return changes.size() == 1
                && changes.getFirst() instanceof Modification.Obey(Rule.Simple(Rule.Kind kind))
                && kind == Rule.Kind.CANT_PHASE_IN;
    }

    /// CR 702.26d: that they can't phase in is said of those that are phased out.
    private static IntList phasedOut(GameState state, Following frame, Reference what) {
        var found = new IntList(2);
        References.find(state, what, frame.context, found);
        return found;
    }

    /// Of those alone, whatever it changes: who is goaded or detained is so by that name.
    static boolean changeThose(GameState state, Following frame, Effect.Change effect) {
        var named = Choosing.those(state, frame, effect.what());
        return named != null && change(state, frame, effect, named);
    }

    private static boolean change(GameState state, Following frame, Effect.Change said, IntList named) {
        var chosen = withChoices(state, frame, said, named);
        if (chosen == null) return false;
        var changes = toWhom(state, frame, chosen.changes());
        if (changes == null) return false;
        var effect =
                changes == chosen.changes() ? chosen : new Effect.Change(chosen.what(), changes, chosen.duration(), "");
        return carryOut(state, frame, effect, named);
    }

    /// "An opponent gains control of it": you choose which. Null while waiting.
    private static @Nullable List<Modification> toWhom(GameState state, Following frame, List<Modification> changes) {
        List<Modification> chosen = changes;
        for (int i = 0; i < changes.size(); i++) {
            if (!(changes.get(i) instanceof Modification.ChangeControl control)
                    || !(control.to().plain() instanceof Reference.Chosen)) continue;
            var players = Choosing.those(state, frame, control.to());
            if (players == null) return null;
            if (players.isEmpty()) continue;
            if (chosen == changes) chosen = new ArrayList<>(changes);
            chosen.set(i, new Modification.ChangeControl(new Reference.Locked(List.of(players.get(0)))));
        }
        return chosen;
    }

    private static boolean carryOut(GameState state, Following frame, Effect.Change effect, IntList named) {
        var context = frame.context;
        var what = new IntList(named.size());
        for (int i = 0; i < named.size(); i++) {
            int id = References.current(state, named.get(i), context);
            if (GameState.isPlayer(id) || state.exists(id)) what.add(id);
        }
        context.slots.did(what.copy());
        if (what.isEmpty()) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        if (onlyStaysTapped(effect)) {
            boolean yours = effect.duration() instanceof Duration.NextUntapStep next && next.yours();
            for (int i = 0; i < what.size(); i++)
                if (yours) Tapping.keepTapped(state, context.controller, what.get(i));
                else state.set(what.get(i), ObjectFlags.STAYS_TAPPED, true);
            return true;
        }
        if (effect.duration() instanceof Duration.SinceEntering && hasBegun(state, what, effect.changes())) return true;
        for (int i = what.size() - 1; i >= 0; i--) {
            var possible = possible(state, what.get(i), effect.changes());
            if (possible.size() == effect.changes().size()) continue;
            var part = new Effect.Change(effect.what(), possible, effect.duration(), "");
            if (!possible.isEmpty()) begin(state, context, part, IntList.of(what.get(i)));
            what.removeAt(i);
        }
        if (!what.isEmpty()) begin(state, context, effect, what);
        return true;
    }

    private static void begin(GameState state, Context context, Effect.Change effect, IntList what) {
        if (what.size() > 1 && (!constant(effect.changes()) || effect.duration() instanceof Duration.While))
            changeEach(state, context, effect, what);
        else
            add(
                    state,
                    context,
                    what.toArray(),
                    locked(state, effect.changes(), context),
                    null,
                    Locking.duration(state, effect.duration(), context));
    }

    /// CR 113.11: what can't have an ability is not given it, not even for when it could have it again.
    private static List<Modification> possible(GameState state, int id, List<Modification> changes) {
        if (!GameState.isObject(id) || !state.isOnBattlefield(id)) return changes;
        List<Modification> left = changes;
        for (var rule : Layers.of(state, id).rules) {
            if (!(rule instanceof Rule.CantHaveKeyword(var barred))) continue;
            left = left.stream()
                    .filter(change -> !(change instanceof Modification.GainKeyword gain) || gain.keyword() != barred)
                    .toList();
        }
        return left;
    }

    /// CR 708.2: what was said of it face down ("they're 5/5 artifact creatures") is not true of it face up.
    static void endBeing(GameState state, int id) {
        var all = state.effects.continuous;
        for (int i = all.size() - 1; i >= 0; i--) {
            var affected = IntList.of(all.get(i).affected());
            if (!(all.get(i).duration() instanceof Duration.SinceEntering) || !affected.contains(id)) continue;
            affected.remove(id);
            if (affected.isEmpty()) all.remove(i);
            else all.set(i, all.get(i).on(affected.toArray()));
            state.caches.layersDirty = true;
        }
    }

    /// CR 611.2e: whether it began as they entered.
    private static boolean hasBegun(GameState state, IntList those, List<Modification> changes) {
        int begun = 0;
        for (var effect : state.effects.continuous)
            if (effect.duration() instanceof Duration.SinceEntering
                    && effect.affected().length == 1
                    && those.contains(effect.affected()[0])
                    && effect.changes().equals(changes)) begun++;
        return begun >= those.size();
    }

    /// CR 608.2d: "gains your choice of flying or trample" is settled now. Null while it is asked for.
    private static Effect.@Nullable Change withChoices(
            GameState state, Following frame, Effect.Change effect, IntList named) {
        List<Modification> changes = null;
        for (int i = 0; i < effect.changes().size(); i++) {
            if (!(effect.changes().get(i) instanceof Modification.OneOf(var any))) continue;
            var words = new ArrayList<String>(any.size());
            for (var one : any) words.add(word(state, one, frame.context));
            int subject = named.isEmpty() ? frame.context.source : named.get(0);
            int word = Choosing.word(state, frame, frame.context.controller, subject, words);
            if (word == Choosing.WAITING) return null;
            if (changes == null) changes = new ArrayList<>(effect.changes());
            changes.set(i, any.get(word));
        }
        return changes == null ? effect : new Effect.Change(effect.what(), changes, effect.duration(), "");
    }

    private static String word(GameState state, Modification change, Context context) {
        return switch (change) {
            case Modification.GainKeyword gain -> gain.keyword().word();
            case Modification.LoseKeyword lose -> lose.keyword().word();
            case Modification.GainAbility(Ability.Parameterized(KeywordAbility.Protection protection)) ->
                quality(protection.from());
            case Modification.AddPowerToughness add ->
                signed(Amounts.of(state, add.power(), context)) + "/"
                        + signed(Amounts.of(state, add.toughness(), context));
            case Modification.OfNumbers _,
                    Modification.OfAbilities _,
                    Modification.OfTypesOrColors _,
                    Modification.OfText _,
                    Modification.ChangeControl _,
                    Modification.BecomeCopy _,
                    Modification.OneOf _,
                    Modification.Obey _ -> throw new IllegalStateException("nothing to choose: " + change);
        };
    }

    /// What one can be protected from by choice; a printed wording is not for the rules.
    private static String quality(Filter from) {
        if (from instanceof Filter.IsColor(var color)) return color.word();
        if (from instanceof Filter.IsType(var type)) return type.word().toLowerCase(Locale.ROOT) + "s";
        if (from instanceof Filter.ColorCount(int _, int most) && most == 0) return "colorless";
        throw new IllegalStateException("nothing to choose: " + from);
    }

    private static String signed(int number) {
        return number < 0 ? Integer.toString(number) : "+" + number;
    }

    private static boolean changesRules(List<Modification> changes) {
        for (var change : changes) if (change instanceof Modification.Obey) return true;
        return false;
    }

    /// CR 611.2c: what changes no characteristics holds for objects that fit later, too; the other parts of the effect
    /// do not.
    private static boolean changeRules(
            GameState state, Following frame, Effect.Change effect, Filter each, IntList named) {
        var context = frame.context;
        var rules = new ArrayList<Modification>(effect.changes().size());
        var others = new ArrayList<Modification>(effect.changes().size());
        for (var change : effect.changes()) (change instanceof Modification.Obey ? rules : others).add(change);
        var duration = Locking.duration(state, effect.duration(), context);
        if (!others.isEmpty() && !named.isEmpty())
            add(state, context, named.toArray(), locked(state, others, context), null, duration);
        context.slots.did(named);
        var changes = locked(state, rules, context);
        var filter = Locking.filter(state, each, context);
        if (duration instanceof Duration.NextUntapStep) {
            for (int p = 0; p < state.playerCount; p++) untilUntapped(state, context, filter, changes, p, duration);
            return true;
        }
        var described = new StaticEffect.Change(new Reference.Each(filter, ""), changes);
        add(state, context, new int[0], List.of(), described, duration);
        return true;
    }

    /// What the untap step of that player ends.
    private static void untilUntapped(
            GameState state,
            Context context,
            Filter filter,
            List<Modification> changes,
            int player,
            Duration duration) {
        if (!state.isAlive(player)) return;
        var theirs = new Filter.And(List.of(filter, new Filter.ControlledBy(new Reference.Locked(List.of(player)))));
        var described = new StaticEffect.Change(new Reference.Each(theirs, ""), changes);
        add(state, context, new int[] {player}, List.of(), described, duration);
    }

    /// "Doesn't untap during its controller's next untap step" is a mark on the permanent.
    private static boolean onlyStaysTapped(Effect.Change effect) {
        return effect.duration() instanceof Duration.NextUntapStep
                && effect.changes().size() == 1
                && effect.changes().getFirst() instanceof Modification.Obey obey
                && obey.rule() instanceof Rule.Simple simple
                && simple.kind() == Rule.Kind.DOESNT_UNTAP;
    }

    /// "Each creature gets +X/+0, where X is its power", "for as long as it has a counter on it": worked out for each;
    /// those with the same result share an effect.
    private static void changeEach(GameState state, Context context, Effect.Change effect, IntList what) {
        var group = new IntList();
        List<Modification> shared = List.of();
        var duration = effect.duration();
        for (int i = 0; i < what.size(); i++) {
            context.slots.turnTo(effect.what(), what.get(i));
            var own = locked(state, effect.changes(), context);
            var lasting = Locking.duration(state, effect.duration(), context);
            if (!group.isEmpty() && !(own.equals(shared) && lasting.equals(duration))) {
                add(state, context, group.toArray(), shared, null, duration);
                group.clear();
            }
            shared = own;
            duration = lasting;
            group.add(what.get(i));
        }
        add(state, context, group.toArray(), shared, null, duration);
        context.slots.turnBack(effect.what(), what);
    }

    private static boolean constant(List<Modification> changes) {
        for (var change : changes) if (!Locking.isConstant(change)) return false;
        return true;
    }

    private static List<Modification> locked(GameState state, List<Modification> changes, Context context) {
        if (constant(changes)) return changes;
        var locked = new ArrayList<Modification>(changes.size());
        for (var change : changes) locked.add(Locking.modification(state, change, context));
        return List.copyOf(locked);
    }

    /// CR 611.2e: the effect that begins as something enters, on nothing yet; null if it can't be said before.
    static @Nullable Continuous since(GameState state, Context context, Effect.Change effect) {
        if (!constant(effect.changes())) return null;
        return new Continuous(
                state.effects.nextTimestamp++,
                context.source,
                context.controller,
                new int[0],
                effect.changes(),
                null,
                null,
                effect.duration(),
                state.turn.number);
    }

    /// A continuous effect begins; affected objects and amounts have been worked out (CR 611.2c, 608.2h).
    static void add(
            GameState state,
            Context context,
            int[] affected,
            List<Modification> changes,
            @Nullable StaticEffect effect,
            Duration duration) {
        var begun = new Continuous(
                state.effects.nextTimestamp++,
                context.source,
                context.controller,
                affected,
                changes,
                Copying.copied(state, changes, context),
                effect,
                duration,
                state.turn.number);
        state.effects.continuous.add(begun);
        if (!NewestEffect.appliesOnTop(state, begun)) state.caches.layersDirty = true;
    }

    static boolean apply(GameState state, Following frame, Effect.Apply effect) {
        var context = frame.context;
        var locked = Locking.effect(state, effect.effect(), context);
        add(state, context, new int[0], List.of(), locked, Locking.duration(state, effect.duration(), context));
        return true;
    }

    /// CR 701.12: both or neither.
    static boolean exchangeControl(GameState state, Following frame, Effect.ExchangeControl effect) {
        var context = frame.context;
        var ones = Choosing.those(state, frame, effect.one());
        if (ones == null) return false;
        var others = effect.other() == null ? IntList.NOTHING : Choosing.those(state, frame, effect.other());
        if (others == null) return false;
        var both = ones.copy();
        both.addAll(others);
        context.slots.did(false);
        if (both.size() < 2 || !state.isOnBattlefield(both.get(0)) || !state.isOnBattlefield(both.get(1))) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        int one = state.controller(both.get(0));
        int other = state.controller(both.get(1));
        if (one == other) {
            Choosing.nothingToDo(state, GameEvent.ALREADY_SO);
            return true;
        }
        control(state, context, both.get(0), other);
        control(state, context, both.get(1), one);
        context.slots.did(true);
        return true;
    }

    static void control(GameState state, Context context, int id, int player) {
        var change = new Modification.ChangeControl(new Reference.Locked(List.of(player)));
        add(state, context, new int[] {id}, List.of(change), null, new Duration.Forever());
    }

    /// CR 603.7: its words mean what they mean now.
    static boolean delay(GameState state, Following frame, Effect.Delayed effect) {
        var context = frame.context;
        var ability = Compiler.compile(
                new Ability.Triggered(effect.trigger(), null, effect.effect(), 0, Zone.BATTLEFIELD, ""), -1);
        var words = context.slots.forLater(context.item);
        words.madeAt = state.effects.nextTimestamp;
        words.extraTurn = state.turn.extraCreated;
        Triggers.delay(
                state,
                new Delayed(
                        ability,
                        context.source,
                        context.controller,
                        words,
                        context.x(),
                        effect.until(),
                        effect.once(),
                        state.turn.number));
        return true;
    }

    /// CR 614.10.
    static boolean skipNext(GameState state, Following frame, Effect.SkipNext effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        int times = Amounts.of(state, effect.times(), frame.context);
        for (int i = 0; i < who.size() * times; i++) state.turn.addSkip(who.get(i % who.size()), effect.what());
        return true;
    }
}
