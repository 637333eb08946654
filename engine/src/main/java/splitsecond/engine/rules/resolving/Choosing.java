package splitsecond.engine.rules.resolving;

import java.util.List;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.GroupDescriptions;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;

/// CR 608.2d: choices made while a spell or ability resolves. Everything here returns null, or false, while an answer
/// is missing or after an optional instruction was declined.
public final class Choosing {

    private Choosing() {}

    /// What an instruction is about: asks if the reference leaves a choice, and notes it for the words that mean it.
    static @Nullable IntList those(GameState state, Following frame, Reference reference) {
        var context = frame.context;
        var found = new IntList(2);
        switch (reference) {
            case Reference.Mention mention -> {
                var those = those(state, frame, mention.what());
                if (those == null) return null;
                context.slots.note(mention.number(), those.copy());
                return those;
            }
            case Reference.Chosen chosen -> {
                if (!chosen(state, frame, chosen, found)) return null;
            }
            case Reference.AtRandom random -> atRandom(state, random, context, found);
            case Reference.Both both -> {
                var first = those(state, frame, both.first());
                if (first == null) return null;
                var second = those(state, frame, both.second());
                if (second == null) return null;
                found.addAll(first);
                for (int i = 0; i < second.size(); i++) if (!first.contains(second.get(i))) found.add(second.get(i));
            }
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Target _,
                    Reference.Each _,
                    Reference.TopCards _ -> References.find(state, reference, context, found);
        }
        // CR 702.26b: what is phased out is treated as though it didn't exist.
        for (int i = found.size() - 1; i >= 0; i--)
            if (state.exists(found.get(i)) && state.is(found.get(i), ObjectFlags.PHASED_OUT)) found.removeAt(i);
        if (found.isEmpty()) nothingToDo(state, GameEvent.NOTHING_THERE);
        return found;
    }

    /// For those who wonder why nothing happens.
    static void nothingToDo(GameState state, String why) {
        if (state.listener != null) state.listener.on(GameEvent.nothingToDo(why));
    }

    /// The players meant, those still in the game, in turn order from the active player (CR 101.4).
    static @Nullable IntList players(GameState state, Following frame, Reference reference) {
        var found = those(state, frame, reference);
        if (found == null) return null;
        var players = new IntList(found.size());
        for (int i = 0; i < found.size(); i++)
            if (GameState.isPlayer(found.get(i)) && state.isAlive(found.get(i))) players.add(found.get(i));
        return inTurnOrder(state, players);
    }

    /// Players in turn order from the active player; objects stay as they are.
    static IntList inTurnOrder(GameState state, IntList those) {
        if (those.size() < 2) return those;
        var ordered = new IntList(those.size());
        for (int i = 0; i < state.playerCount; i++) {
            int player = (state.turn.activePlayer + i) % state.playerCount;
            if (those.contains(player)) ordered.add(player);
        }
        for (int i = 0; i < those.size(); i++) if (!GameState.isPlayer(those.get(i))) ordered.add(those.get(i));
        return ordered;
    }

    private static boolean chosen(GameState state, Following frame, Reference.Chosen chosen, IntList found) {
        var context = frame.context;
        var by = new IntList(2);
        References.find(state, chosen.by(), context, by);
        by = inTurnOrder(state, by);
        for (int i = 0; i < by.size(); i++) {
            context.slots.turnTo(chosen.by(), by.get(i));
            var candidates = new IntList();
            Filters.find(state, chosen.filter(), context, candidates);
            found(state, context, candidates);
            int least = Amounts.of(state, chosen.count().least(), context);
            int most = chosen.count().most() == null
                    ? candidates.size()
                    : Amounts.of(state, chosen.count().most(), context);
            var picked = among(
                    state,
                    frame,
                    Decision.Kind.CHOOSE,
                    by.get(i),
                    IntList.NOTHING,
                    candidates,
                    chosen.filter(),
                    least,
                    most);
            if (picked == null) return false;
            found.addAll(picked);
        }
        context.slots.turnBack(chosen.by(), by);
        return true;
    }

    /// "A creature card put into a graveyard this way": what was destroyed is found where it went, a token nowhere.
    private static void found(GameState state, Context context, IntList candidates) {
        for (int i = candidates.size() - 1; i >= 0; i--) {
            if (!GameState.isObject(candidates.get(i)) || state.exists(candidates.get(i))) continue;
            int now = References.current(state, candidates.get(i), context);
            if (state.exists(now)) candidates.set(i, now);
            else candidates.removeAt(i);
        }
    }

    private static void atRandom(GameState state, Reference.AtRandom random, Context context, IntList found) {
        var candidates = new IntList();
        Filters.find(state, random.filter(), context, candidates);
        found.addAll(
                randomly(state, candidates, Amounts.of(state, random.count().least(), context)));
    }

    static IntList randomly(GameState state, IntList candidates, int count) {
        var left = candidates.copy();
        var taken = new IntList();
        while (taken.size() < count && !left.isEmpty()) taken.add(left.removeAt(state.random(left.size())));
        return taken;
    }

    static @Nullable IntList some(
            GameState state, Following frame, Decision.Kind kind, int player, IntList candidates, Count count) {
        int least = Amounts.of(state, count.least(), frame.context);
        int most = count.most() == null ? candidates.size() : Amounts.of(state, count.most(), frame.context);
        return some(state, frame, kind, player, candidates, least, most);
    }

    static @Nullable IntList some(
            GameState state, Following frame, Decision.Kind kind, int player, IntList candidates, int least, int most) {
        return among(state, frame, kind, player, IntList.NOTHING, candidates, null, least, most);
    }

    /// The same for cards that are looked at together with others.
    ///
    /// @param together what they must be together, or null
    static @Nullable IntList among(
            GameState state,
            Following frame,
            int player,
            IntList shown,
            IntList candidates,
            @Nullable Filter together,
            Count count) {
        int least = Amounts.of(state, count.least(), frame.context);
        int most = count.most() == null ? candidates.size() : Amounts.of(state, count.most(), frame.context);
        return among(state, frame, Decision.Kind.CHOOSE, player, shown, candidates, together, least, most);
    }

    /// So many of the candidates, one by one. Where everything must be taken nobody is asked.
    static @Nullable IntList among(
            GameState state,
            Following frame,
            Decision.Kind kind,
            int player,
            IntList shown,
            IntList candidates,
            @Nullable Filter together,
            int least,
            int most) {
        boolean mayDecline = frame.takeDeclinable();
        if (candidates.isEmpty()) nothingToDo(state, GameEvent.NOTHING_THERE);
        if (mayDecline && candidates.size() < Math.max(1, least)) {
            frame.decline();
            return null;
        }
        var left = candidates.copy();
        var chosen = new IntList();
        while (chosen.size() < most && !left.isEmpty()) {
            boolean first = mayDecline && chosen.isEmpty();
            if (!first && left.size() + chosen.size() <= least) {
                for (int i = 0; i < left.size(); i++) Asking.tellAnsweredItself(state, player, left.get(i));
                chosen.addAll(left);
                break;
            }
            var decision = state.decision.begin(kind, player, frame.context.source, most - chosen.size());
            if (!shown.isEmpty()) decision.showing(shown.toArray());
            for (int i = 0; i < left.size(); i++) decision.add(Option.Kind.ENTITY, left.get(i));
            if (first) decision.add(Option.Kind.NO, 0);
            else if (chosen.size() >= least) decision.add(Option.Kind.DONE, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return null;
            if (Option.kind(answer) == Option.Kind.NO) {
                frame.decline();
                return null;
            }
            if (Option.kind(answer) == Option.Kind.DONE) break;
            chosen.add(Option.id(answer));
            left.remove(Option.id(answer));
            GroupDescriptions.keep(state, together, chosen, left, frame.context);
        }
        return chosen;
    }

    /// One of the candidates, or `NONE` if there is none; -2 while waiting.
    public static int one(
            GameState state, Asking frame, Decision.Kind kind, int player, int subject, IntList candidates) {
        if (candidates.isEmpty()) return GameState.NONE;
        var decision = state.decision.begin(kind, player, subject, 1);
        for (int i = 0; i < candidates.size(); i++) decision.add(Option.Kind.ENTITY, candidates.get(i));
        long answer = frame.pick(state);
        return answer == Asking.PENDING ? WAITING : Option.id(answer);
    }

    public static final int WAITING = -2;

    /// The order in which several go somewhere: the first named first. Null while waiting.
    static @Nullable IntList order(GameState state, Asking frame, int player, IntList those) {
        var left = those.copy();
        var ordered = new IntList(those.size());
        while (left.size() > 1) {
            var decision = state.decision
                    .begin(Decision.Kind.CHOOSE, player, GameState.NONE, 1)
                    .showing(left.toArray());
            for (int i = 0; i < left.size(); i++) decision.add(Option.Kind.ENTITY, left.get(i));
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return null;
            int next = Option.id(answer);
            ordered.add(next);
            left.remove(next);
        }
        ordered.addAll(left);
        return ordered;
    }

    /// CR 700.2: modes that are chosen only now.
    static boolean modes(GameState state, Following frame, Effect.Modal modal, IntList chosen) {
        var context = frame.context;
        int least = Amounts.of(state, modal.choose().least(), context);
        int most = modal.choose().most() == null
                ? modal.modes().size()
                : Amounts.of(state, modal.choose().most(), context);
        while (chosen.size() < most) {
            var decision =
                    state.decision.begin(Decision.Kind.MODE, context.controller, context.source, most - chosen.size());
            for (int mode = 0; mode < modal.modes().size(); mode++)
                if (modal.sameAgain() || !chosen.contains(mode)) decision.add(Option.Kind.MODE, mode);
            if (chosen.size() >= least) decision.add(Option.Kind.DONE, 0);
            if (decision.size() == 0) {
                decision.clear();
                return true;
            }
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return false;
            if (Option.kind(answer) == Option.Kind.DONE) return true;
            chosen.add(Option.id(answer));
        }
        return true;
    }

    /// A number from the least to the most, or `WAITING`.
    static int number(GameState state, Asking frame, int player, int subject, int least, int most) {
        return number(state, frame, player, subject, least, most, _ -> true);
    }

    static int number(
            GameState state, Asking frame, int player, int subject, int least, int most, IntPredicate possible) {
        state.decision.begin(Decision.Kind.NUMBER, player, subject, most).numbers(least, most, possible);
        long answer = frame.pick(state);
        return answer == Asking.PENDING ? WAITING : Option.id(answer);
    }

    /// One of several words, by its place; or `WAITING`.
    public static int word(GameState state, Asking frame, int player, int subject, List<String> words) {
        return word(state, frame, player, subject, 0, words);
    }

    /// The same, where `names` says whether also a card may be named that is none of them.
    static int word(GameState state, Asking frame, int player, int subject, int names, List<String> words) {
        state.decision.begin(Decision.Kind.WORD, player, subject, names).words(words);
        long answer = frame.pick(state);
        return answer == Asking.PENDING ? WAITING : Option.id(answer);
    }

    /// The ordinal of a color of a set, or `WAITING`. Colorless is 5.
    static int color(GameState state, Asking frame, int player, int subject, int colors) {
        var decision = state.decision.begin(Decision.Kind.COLOR, player, subject, 0);
        for (int color = 0; color < 6; color++) if ((colors & 1 << color) != 0) decision.add(Option.Kind.COLOR, color);
        if (decision.size() == 0) {
            decision.clear();
            return GameState.NONE;
        }
        long answer = frame.pick(state);
        return answer == Asking.PENDING ? WAITING : Option.id(answer);
    }
}
