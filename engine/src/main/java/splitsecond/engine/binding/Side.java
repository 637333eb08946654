package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// On which side of the table something is, as a phrase says.
enum Side {
    YOURS,
    /// "An opponent controls" and "you don't control" alike: words tell it from yours, no more.
    NOT_YOURS;

    List<String> suffixes() {
        return switch (this) {
            case YOURS -> List.of(" you control");
            case NOT_YOURS -> List.of(" an opponent controls", " the opponent controls", " you don't control");
        };
    }

    /// The side that a phrase describes, or null.
    static @Nullable Side of(Filter filter) {
        return Said.byAnyPart(filter, part -> switch (part) {
            case Filter.ControlledBy(Reference.You _) -> YOURS;
            case Filter.ControlledBy(Reference.Each _) -> NOT_YOURS;
            case Filter.Not(Filter.ControlledBy(Reference.You _)) -> NOT_YOURS;
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> null;
        });
    }
}
