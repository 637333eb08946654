package splitsecond.app.scenario;

import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// The cards that scenarios may name. Only those that are used are compiled, each once.
public final class Cards {

    private final Definitions definitions;

    public Cards(Definitions definitions) {
        this.definitions = definitions;
    }

    boolean knows(String name) {
        return definitions.pool().find(name) != null;
    }

    /// The card of that name; an unknown one is a problem of the file, at that line.
    CardDefinition card(String file, int line, String name) {
        return switch (definitions.find(name)) {
            case Compiled.Supported(var card) -> card;
            case Compiled.Unsupported not -> throw new UnsupportedCard(not.name() + ": " + not.reasons());
            case null ->
                throw new Problem(file + ":" + line + ": there is no card named '" + name + "'"
                        + hint(definitions.pool().nearest(name)));
        };
    }

    private static String hint(@Nullable String nearest) {
        return nearest == null ? "; give a card database with --cards." : "; did you mean '" + nearest + "'?";
    }
}
