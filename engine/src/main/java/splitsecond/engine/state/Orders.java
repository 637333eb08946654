package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 616.1: in which order replacement effects apply to what is about to happen. There is none unless several could.
public final class Orders implements Part {

    /// A choice between effects that nobody has made yet.
    ///
    /// @param sources the objects whose effects they are
    public record Open(int player, int subject, int[] sources) implements Part {
        @Override
        public void fields(Fields fields) {
            fields.number(player);
            fields.number(subject);
            fields.numbers(sources);
        }
    }

    private final IntList chosen;
    private int read;
    private @Nullable Open open;

    private Orders(IntList chosen) {
        this.chosen = chosen;
    }

    public static Orders none() {
        return new Orders(new IntList());
    }

    Orders copy() {
        var copy = again();
        copy.read = read;
        copy.open = open;
        return copy;
    }

    /// What was chosen so far, to be read from the beginning.
    public Orders again() {
        return new Orders(chosen.copy());
    }

    public Orders with(int choice) {
        var more = again();
        more.chosen.add(choice);
        return more;
    }

    /// The next choice; the first effect, as long as nobody has chosen.
    public int next(int player, int subject, int[] sources) {
        if (read < chosen.size()) return chosen.get(read++);
        if (open == null) open = new Open(player, subject, sources);
        return 0;
    }

    public @Nullable Open open() {
        return open;
    }

    @Override
    public void fields(Fields fields) {
        fields.part(chosen);
        fields.number(read);
        fields.part(open);
    }
}
