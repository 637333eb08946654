package splitsecond.engine.rules.changes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Orders;
import splitsecond.engine.state.Shield;

/// CR 616: several replacement or prevention effects for one event. Who is affected chooses, one effect at a time,
/// wherever the order makes a difference.
///
/// Events happen in the midst of instructions, where nothing can wait. So, while such effects are in play, what is
/// about to happen is first tried on a fork; a choice that is missing there is asked for before it happens.
public final class ReplacementOrder extends Asking {

    /// Of more effects than these not every order is tried to see whether it matters.
    private static final int MOST_TRIED = 6;

    /// One effect that could apply. Events are values: two that are equal are the same result.
    public interface Effect<E> {
        /// The object whose effect it is.
        int source();

        /// What it makes of the event; null if it does not apply to it.
        @Nullable
        E apply(E event);
    }

    private final Orders.Open question;
    /// The answer to another question that the frame below has not taken yet, or `NO_ANSWER`.
    private final long held;

    private ReplacementOrder(Orders.Open question, long held) {
        this.question = question;
        this.held = held;
    }

    /// What becomes of the event. Effects are listed so that the first is what its chooser would mostly prefer.
    public static <E> E replace(
            GameState state, E event, int subject, List<? extends Effect<E>> effects, ToIntFunction<E> chooser) {
        var left = new ArrayList<Effect<E>>(effects);
        E now = event;
        while (!left.isEmpty()) {
            int next = choose(state, now, subject, left, chooser);
            if (next < 0) return now;
            E changed = left.remove(next).apply(now);
            if (changed != null) now = changed;
        }
        return now;
    }

    /// The effect that applies next (CR 616.1f), or -1 if none does.
    private static <E> int choose(
            GameState state, E event, int subject, List<Effect<E>> effects, ToIntFunction<E> chooser) {
        int[] options = new int[effects.size()];
        int count = 0;
        var results = new ArrayList<Set<E>>();
        for (int i = 0; i < effects.size(); i++) {
            E next = effects.get(i).apply(event);
            if (next == null) continue;
            Set<E> result = new HashSet<>();
            if (effects.size() == 1) return i;
            if (effects.size() > MOST_TRIED) result.add(next);
            else results(next, without(effects, i), result);
            if (results.contains(result)) continue;
            results.add(result);
            options[count++] = i;
        }
        if (count == 0) return -1;
        if (count == 1 && state.listener != null) tellOne(state, event, effects, chooser);
        if (count == 1 || state.effects.orders == null) return options[0];
        var sources = new int[count];
        for (int i = 0; i < count; i++)
            sources[i] = visible(state, effects.get(options[i]).source());
        return options[state.effects.orders.next(chooser.applyAsInt(event), subject, sources)];
    }

    /// Whichever of them is chosen, the result is the same: nobody is asked.
    private static <E> void tellOne(GameState state, E event, List<Effect<E>> effects, ToIntFunction<E> chooser) {
        for (var effect : effects)
            if (effect.apply(event) != null)
                tellAnsweredItself(state, chooser.applyAsInt(event), visible(state, effect.source()));
    }

    private static <E> List<Effect<E>> without(List<Effect<E>> effects, int index) {
        var rest = new ArrayList<>(effects);
        rest.remove(index);
        return rest;
    }

    /// Everything that could become of the event.
    private static <E> void results(E event, List<Effect<E>> effects, Set<E> results) {
        boolean applies = false;
        for (int i = 0; i < effects.size(); i++) {
            E next = effects.get(i).apply(event);
            if (next == null) continue;
            applies = true;
            results(next, without(effects, i), results);
        }
        if (!applies) results.add(event);
    }

    /// A spell that has left the stack is shown where it went.
    private static int visible(GameState state, int source) {
        if (state.exists(source)) return source;
        int successor = state.successor(source);
        return successor == GameState.NONE ? source : successor;
    }

    /// Whether there is anything that could replace an event, or an order that was chosen.
    public static boolean isPossible(GameState state) {
        return (state.caches.contested | state.caches.replacing) != 0
                || !state.effects.shields.isEmpty()
                || state.effects.orders != null;
    }

    /// The kinds of events for which a choice could be needed, as bits.
    public static int contested(GameState state) {
        if (state.effects.orders != null || state.caches.marked) return ReplacedEvents.ALL;
        int kinds = state.caches.contested;
        if (state.caches.wandering) kinds |= state.caches.replacing & ReplacedEvents.MOVE;
        return state.effects.shields.isEmpty() ? kinds : kinds | contestedByShields(state);
    }

    private static int contestedByShields(GameState state) {
        // Of several shields that regenerate, one is as good as another.
        boolean umbras = (state.caches.replacing & ReplacedEvents.DESTROY) != 0;
        boolean replaced = (state.caches.replacing & ReplacedEvents.DAMAGE) != 0;
        boolean plain = arePlain(state);
        int kinds = 0;
        for (int i = 0; i < state.effects.shields.size(); i++) {
            var shield = state.effects.shields.get(i);
            if (shield.kind() == Shield.Kind.REGENERATE) {
                if (umbras && ReplacedEvents.hasUmbra(state, shield.protectedId(), GameState.NONE))
                    kinds |= ReplacedEvents.DESTROY;
            } else if (replaced || !plain && overlaps(state, i))
                kinds |= ReplacedEvents.DAMAGE | ReplacedEvents.SHARED_DAMAGE;
            else if (Preventing.isShared(shield)) kinds |= ReplacedEvents.SHARED_DAMAGE;
        }
        return kinds;
    }

    /// Whether none of those that prevent damage has to be compared with the others. There may be hundreds.
    private static boolean arePlain(GameState state) {
        for (int i = 0; i < state.effects.shields.size(); i++) {
            var shield = state.effects.shields.get(i);
            if (shield.kind() == Shield.Kind.PREVENT && !isPlain(shield)) return false;
        }
        return true;
    }

    /// Whether that shield and an earlier one could prevent the same damage, to another effect in each order.
    private static boolean overlaps(GameState state, int index) {
        var shield = state.effects.shields.get(index);
        for (int i = 0; i < index; i++) {
            var other = state.effects.shields.get(i);
            boolean overlap = other.protectedId() == shield.protectedId()
                    || other.protectedId() == GameState.NONE
                    || shield.protectedId() == GameState.NONE;
            if (overlap && other.kind() == Shield.Kind.PREVENT && !(isPlain(shield) && isPlain(other))) return true;
        }
        return false;
    }

    /// It prevents any damage to one: of several such, together they prevent as much in every order.
    private static boolean isPlain(Shield shield) {
        return shield.protectedId() != GameState.NONE
                && shield.from() == null
                && shield.to() == null
                && shield.fromId() == GameState.NONE
                && shield.damage() == DamageKind.ANY
                && shield.instead() == GameState.NONE
                && !shield.once();
    }

    @Override
    protected void proceed(GameState state) {
        var decision = state.decision.begin(Decision.Kind.REPLACEMENT, question.player(), question.subject(), 0);
        var sources = question.sources();
        if (areDistinct(state, sources)) for (int source : sources) decision.add(Option.Kind.ENTITY, source);
        else decision.words(names(state, sources));
        long answer = pick(state);
        if (answer == PENDING) return;
        int chosen = Option.id(answer);
        if (Option.kind(answer) == Option.Kind.ENTITY) {
            chosen = 0;
            while (sources[chosen] != Option.id(answer)) chosen++;
        }
        state.agenda.pop(this);
        state.answer = held;
        state.effects.orders = (state.effects.orders == null ? Orders.none() : state.effects.orders).with(chosen);
    }

    private static boolean areDistinct(GameState state, int[] sources) {
        for (int i = 0; i < sources.length; i++) {
            if (!state.exists(sources[i])) return false;
            for (int k = 0; k < i; k++) if (sources[k] == sources[i]) return false;
        }
        return true;
    }

    private static List<String> names(GameState state, int[] sources) {
        var names = new ArrayList<String>(sources.length);
        for (int source : sources) names.add(GameState.isPlayer(source) ? "protection" : state.printed(source).name);
        return names;
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new ReplacementOrder(question, held);
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.part(question);
        fields.number(held);
    }

    /// Asks before anything happens; the answer that the frame below waits for is held until then.
    public static void ask(GameState state, Orders.Open question) {
        state.agenda.push(new ReplacementOrder(question, state.answer));
        state.answer = GameState.NO_ANSWER;
    }
}
