package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.event.GameEvent;

/// What words such as "you", "this", "it" and "that much" mean while an ability is followed. Its lists are replaced,
/// never changed.
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
    public IntList it = IntList.NOTHING;
    /// Whether the object with the ability was spoken of after that, so that "it" means it, while "that creature"
    /// does not.
    public boolean self;
    /// The grammatical subject of the last instruction, for one that leaves its own out: "… and gains flying".
    public IntList subject = IntList.NOTHING;
    /// "That player".
    public int thatPlayer = GameState.NONE;
    /// "Those players", if several were spoken of together.
    public IntList thosePlayers = IntList.NOTHING;

    public int x;
    /// "That much".
    public int thatMuch;
    /// Whether the previous instruction was done ("if you do").
    public boolean previousDone = true;
    /// What instructions so far have been done to: "destroyed this way".
    public IntList done = IntList.NOTHING;
    /// Cards looked at or revealed and not chosen: "the rest".
    public IntList rest = IntList.NOTHING;
    /// Objects that this resolution has moved, as pairs: what it was, what it became (CR 400.7j).
    public IntList moves = IntList.NOTHING;
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
        return new Context().speakOf(item);
    }

    private Context speakOf(StackItem said) {
        source = said.source;
        controller = said.controller;
        item = said;
        event = said.event;
        x = said.x;
        if (said.event != null) {
            thatMuch = said.event.amount();
            thatPlayer = said.event.player();
            if (GameState.isObject(said.event.subject())) it = IntList.of(said.event.subject());
            else if (GameState.isPlayer(said.event.subject())) thatPlayer = said.event.subject();
        }
        // A delayed trigger speaks of what was spoken of when it was made.
        if (said.remembered.length > 0) it = IntList.of(said.remembered);
        // "Sacrifice this creature: It deals 1 damage": nothing else has been spoken of.
        self = it.isEmpty();
        if (said.rememberedPlayer >= 0) thatPlayer = said.rememberedPlayer;
        return this;
    }

    /// Forgets everything and begins again, as `of` does.
    Context reuse(StackItem said) {
        forget();
        return speakOf(said);
    }

    Context reuse(int newSource, int newController) {
        forget();
        source = newSource;
        controller = newController;
        return this;
    }

    private void forget() {
        item = null;
        event = null;
        it = IntList.NOTHING;
        self = false;
        subject = IntList.NOTHING;
        thatPlayer = GameState.NONE;
        thosePlayers = IntList.NOTHING;
        x = 0;
        thatMuch = 0;
        previousDone = true;
        done = IntList.NOTHING;
        rest = IntList.NOTHING;
        moves = IntList.NOTHING;
        chosenColor = GameState.NONE;
        chosenWord = null;
        chosenNumber = 0;
        chosenPlayer = GameState.NONE;
    }

    public Context copy() {
        var copy = of(source, controller);
        copy.item = item;
        copy.event = event;
        copy.it = copy(it);
        copy.self = self;
        copy.subject = copy(subject);
        copy.thatPlayer = thatPlayer;
        copy.thosePlayers = copy(thosePlayers);
        copy.x = x;
        copy.thatMuch = thatMuch;
        copy.previousDone = previousDone;
        copy.done = copy(done);
        copy.rest = copy(rest);
        copy.moves = copy(moves);
        copy.chosenColor = chosenColor;
        copy.chosenWord = chosenWord;
        copy.chosenNumber = chosenNumber;
        copy.chosenPlayer = chosenPlayer;
        return copy;
    }

    private static IntList copy(IntList list) {
        return list.isEmpty() ? IntList.NOTHING : list.copy();
    }
}
