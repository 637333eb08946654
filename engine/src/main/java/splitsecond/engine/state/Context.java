package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// Who speaks while an ability is followed: "this", "you", the spell or ability itself, and what its words mean.
public final class Context implements Part {

    /// The object that has the ability, or the spell itself; it may be gone.
    public int source;
    /// "You".
    public int controller;
    /// What is resolving or being cast; null for static abilities.
    public @Nullable StackItem item;

    public final Slots slots = new Slots();

    public static Context of(int source, int controller) {
        var context = new Context();
        context.source = source;
        context.controller = controller;
        return context;
    }

    /// The words of a spell or ability on the stack.
    public static Context of(StackItem item) {
        return new Context().speakOf(item);
    }

    /// The words of an ability that waits for an event.
    public static Context of(Delayed delayed, GameEvent event) {
        var context = of(delayed.source(), delayed.controller(), delayed.slots());
        context.slots.event = event;
        return context;
    }

    /// With what words meant before.
    public static Context of(int source, int controller, Slots slots) {
        var context = of(source, controller);
        context.slots.take(slots);
        return context;
    }

    private Context speakOf(StackItem said) {
        source = said.source;
        controller = said.controller;
        item = said;
        if (said.earlier != null) slots.take(said.earlier);
        slots.event = said.event;
        slots.alike = said.alike;
        return this;
    }

    /// X as it was announced (CR 107.3a).
    public int x() {
        return item == null ? 0 : item.x;
    }

    /// Forgets everything and begins again, as `of` does.
    Context reuse(StackItem said) {
        slots.forget();
        return speakOf(said);
    }

    public Context reuse(int newSource, int newController) {
        slots.forget();
        item = null;
        source = newSource;
        controller = newController;
        return this;
    }

    public Context copy() {
        var copy = of(source, controller);
        copy.item = item;
        copy.slots.take(slots);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        fields.number(source);
        fields.number(controller);
        fields.part(item);
        fields.part(slots);
    }
}
