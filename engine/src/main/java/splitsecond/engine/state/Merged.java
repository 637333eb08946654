package splitsecond.engine.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 730: what a merged permanent is made of. Never changed: a change makes another.
///
/// @param parts the topmost first
/// @param own   which of them is the card or token that the object itself was before
public record Merged(List<Component> parts, int own) implements Part {

    public Merged {
        parts = List.copyOf(parts);
    }

    /// A card, or a token.
    ///
    /// @param card  what it is elsewhere
    /// @param shape what it brings to the permanent, as copy effects have made it
    /// @param face  which face of the shape is up
    /// @param since how many components there were before it
    public record Component(Blueprint card, boolean token, Blueprint shape, int face, int since) implements Part {

        public Characteristics traits() {
            return shape.faces[face];
        }

        public Component turned(int up) {
            return new Component(card, token, shape, up, since);
        }

        public Component of(Blueprint other) {
            return new Component(card, token, other, 0, since);
        }

        @Override
        public void fields(Fields fields) {
            fields.part(card);
            fields.flag(token);
            fields.part(shape);
            fields.number(face);
            fields.number(since);
        }
    }

    public static Merged of(Component own) {
        return new Merged(List.of(own), 0);
    }

    public Merged with(Component part, boolean onTop) {
        var more = new ArrayList<>(parts);
        more.add(onTop ? 0 : more.size(), part);
        return new Merged(more, onTop ? own + 1 : own);
    }

    public Merged of(UnaryOperator<Component> changed) {
        return new Merged(parts.stream().map(changed).toList(), own);
    }

    public boolean ownIsToken() {
        return parts.get(own).token();
    }

    /// CR 702.140d: how often it has mutated.
    public int times() {
        return parts.size() - 1;
    }

    @Override
    public void fields(Fields fields) {
        fields.parts(parts);
        fields.number(own);
    }
}
