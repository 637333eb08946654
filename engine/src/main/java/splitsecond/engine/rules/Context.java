package splitsecond.engine.rules;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;

/// What words such as "you", "this", "it" and "that much" mean while an ability is followed.
public final class Context {

    /// The object that has the ability, or the spell itself; it may be gone.
    public int source;
    /// "You".
    public int controller;
    /// What is resolving or being cast; null for static abilities.
    public @Nullable StackItem item;
    /// What triggered the ability.
    public @Nullable GameEvent event;
    /// What was spoken of last: "it", "those creatures".
    public IntList it = new IntList();
    /// Whether the object with the ability was spoken of after that, so that "it" means it, while "that creature"
    /// does not.
    public boolean self;
    /// The grammatical subject of the last instruction, for one that leaves its own out: "… and gains flying".
    public IntList subject = new IntList();
    /// "That player".
    public int thatPlayer = GameState.NONE;
    /// "Those players", if several were spoken of together.
    public IntList thosePlayers = new IntList();

    public int x;
    /// "That much".
    public int thatMuch;
    /// Whether the previous instruction was done ("if you do").
    public boolean previousDone = true;
    /// What instructions so far have been done to: "destroyed this way".
    public IntList done = new IntList();
    /// Cards looked at or revealed and not chosen: "the rest".
    public IntList rest = new IntList();
    /// Objects that this resolution has moved, as pairs: what it was, what it became (CR 400.7j).
    public IntList moves = new IntList();
    /// What was chosen during this resolution.
    public int chosenColor = GameState.NONE;

    public @Nullable String chosenWord;
    public int chosenNumber;
    public int chosenPlayer = GameState.NONE;

    public static Context of(int source, int controller) {
        var context = new Context();
        context.source = source;
        context.controller = controller;
        return context;
    }

    /// The words of a spell or ability on the stack.
    public static Context of(StackItem item) {
        var context = of(item.source, item.controller);
        context.item = item;
        context.event = item.event;
        context.x = item.x;
        if (item.event != null) {
            context.thatMuch = item.event.amount();
            context.thatPlayer = item.event.player();
            if (GameState.isObject(item.event.subject())) context.it.add(item.event.subject());
            else if (GameState.isPlayer(item.event.subject())) context.thatPlayer = item.event.subject();
        }
        // A delayed trigger speaks of what was spoken of when it was made.
        if (item.remembered.length > 0) {
            context.it.clear();
            for (int id : item.remembered) context.it.add(id);
        }
        // "Sacrifice this creature: It deals 1 damage": nothing else has been spoken of.
        context.self = context.it.isEmpty();
        if (item.rememberedPlayer >= 0) context.thatPlayer = item.rememberedPlayer;
        return context;
    }

    public Context copy() {
        var copy = of(source, controller);
        copy.item = item;
        copy.event = event;
        copy.it = it.copy();
        copy.self = self;
        copy.subject = subject.copy();
        copy.thatPlayer = thatPlayer;
        copy.thosePlayers = thosePlayers.copy();
        copy.x = x;
        copy.thatMuch = thatMuch;
        copy.previousDone = previousDone;
        copy.done = done.copy();
        copy.rest = rest.copy();
        copy.moves = moves.copy();
        copy.chosenColor = chosenColor;
        copy.chosenWord = chosenWord;
        copy.chosenNumber = chosenNumber;
        copy.chosenPlayer = chosenPlayer;
        return copy;
    }
}
