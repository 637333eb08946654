package splitsecond.cards;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.data.CardData;
import splitsecond.cards.phrase.Trace;

/// Rules of the phrasebook that many cards use and no scenario proves: such cards do not count as supported.
/// `cards phrases --uncounted` writes the list.
record Unproven(Set<String> rules) {

    private static final String LIST = "uncounted-phrases.txt";

    static Unproven bundled() {
        var list = Objects.requireNonNull(Unproven.class.getResourceAsStream(LIST), LIST);
        try (var reader = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return new Unproven(reader.lines().filter(line -> !line.isBlank()).collect(Collectors.toUnmodifiableSet()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A supported card that does not count is not supported, for the rule that is not proven.
    Compiled without(Compiled compiled, CardData card) {
        if (rules.isEmpty() || !(compiled instanceof Compiled.Supported)) return compiled;
        for (var trace : Phrasebook.traces(card)) {
            var rule = in(trace);
            if (rule != null) {
                var problem = new Compiled.Problem(
                        Compiled.Kind.UNPROVEN, card.name(), rule, 0, rule.length(), "No scenario proves this.", rule);
                return new Compiled.Unsupported(card.name(), List.of(problem));
            }
        }
        return compiled;
    }

    private @Nullable String in(Trace trace) {
        var rule = trace.rule();
        if (rule != null && rules.contains(rule)) return rule;
        for (var part : trace.parts()) {
            var inside = in(part);
            if (inside != null) return inside;
        }
        return null;
    }
}
