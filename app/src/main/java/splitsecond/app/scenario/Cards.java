package splitsecond.app.scenario;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Bundled;
import splitsecond.cards.Compiled;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// The cards that scenarios may name. Only those that are used are compiled, each once.
public final class Cards {

    private final CardPool pool;
    private final Map<CardData, Compiled> compiled = new HashMap<>();

    private Cards(CardPool pool) {
        this.pool = pool;
    }

    /// The bundled cards, and those of these files; a later file wins over an earlier one.
    public static Cards of(List<Path> files) {
        var pool = Bundled.pool();
        for (var file : files) pool.add(CardReader.read(file));
        return new Cards(pool);
    }

    boolean knows(String name) {
        return pool.find(name) != null;
    }

    /// The card of that name; an unknown one is a problem of the file, at that line.
    CardDefinition card(String file, int line, String name) {
        var data = pool.find(name);
        if (data == null)
            throw new Problem(file + ":" + line + ": there is no card named '" + name + "'" + hint(pool.nearest(name)));
        return switch (compiled.computeIfAbsent(data, Phrasebook::compile)) {
            case Compiled.Supported(var card) -> card;
            case Compiled.Unsupported not -> throw new UnsupportedCard(sentence(not));
        };
    }

    private static String hint(@Nullable String nearest) {
        return nearest == null ? "; give a card database with --cards." : "; did you mean '" + nearest + "'?";
    }

    private static String sentence(Compiled.Unsupported card) {
        return card.name() + ": "
                + card.problems().stream()
                        .map(problem -> "\"" + problem.span().replace("\n", " / ") + "\" (" + problem.reason() + ")")
                        .distinct()
                        .collect(Collectors.joining("; "));
    }
}
