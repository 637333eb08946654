package splitsecond.app.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.app.cards.CardLines;
import splitsecond.app.cards.CardReport;
import splitsecond.app.web.Refusal;
import splitsecond.cards.Compiled;
import splitsecond.cards.Explanation;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.data.CardPool;

/// What is understood of a card that somebody is writing.
final class Workshop {

    private static final int LONGEST = 2_000;
    /// A cost, a type line, a size.
    private static final int LONGEST_LINE = 200;
    private static final int LIKELY = 12;

    /// A card as somebody writes it; its size as `pt`, "2/3".
    record Draft(
            @Nullable String name,
            @Nullable String cost,
            @Nullable String type,
            @Nullable String text,
            @Nullable String pt,
            @Nullable String loyalty) {}

    /// A line of what a card means, indented so far.
    record Meaning(int depth, String label, String value) {}

    /// @param from where in `text` it begins, in UTF-16 units
    /// @param nearest a wording that is understood and comes close; or null
    record Trouble(
            String text,
            int from,
            int to,
            String reason,
            @Nullable Nearest nearest) {}

    record Nearest(String words, String card) {}

    /// @param line the card as it is kept and shared: one JSON object
    record Read(
            boolean supported, @Nullable CardView card, List<Meaning> meaning, List<Trouble> problems, String line) {}

    private record Sentence(String words, CardData card, int[] stems) {}

    private final Decks decks;
    private @Nullable CardPool indexed;
    private List<Sentence> sentences = List.of();

    Workshop(Decks decks) {
        this.decks = decks;
    }

    Read read(Draft draft) {
        var card = data(draft);
        var compiled = Phrasebook.advise(card);
        var line = CardLines.write(card);
        return switch (compiled) {
            case Compiled.Supported(var definition) -> {
                var meaning = new ArrayList<Meaning>();
                for (var tree : CardReport.explained(definition.front())) add(tree, 0, meaning);
                yield new Read(true, CardView.printed(definition), meaning, List.of(), line);
            }
            case Compiled.Unsupported not -> {
                var silent = Phrasebook.byHand(card);
                var troubles = not.problems().stream().map(this::trouble).toList();
                yield new Read(false, silent == null ? null : CardView.printed(silent), List.of(), troubles, line);
            }
        };
    }

    private static CardData data(Draft draft) {
        String text = or(draft.text, "");
        if (text.length() > LONGEST)
            throw new Refusal(400, "A card's text has at most " + LONGEST + " characters.", List.of("TEXT"));
        for (var line : new @Nullable String[] {draft.cost, draft.type, draft.pt, draft.loyalty})
            if (line != null && line.length() > LONGEST_LINE)
                throw new Refusal(
                        400,
                        "A cost, a type line and a size have at most " + LONGEST_LINE + " characters.",
                        List.of("TEXT"));
        String pt = or(draft.pt, "");
        int slash = pt.indexOf('/');
        return CardData.of(
                        Limits.name(or(draft.name, ""), "This card"),
                        or(draft.cost, ""),
                        or(draft.type, "Creature"),
                        text,
                        slash < 0 ? "" : pt.substring(0, slash).strip(),
                        slash < 0 ? "" : pt.substring(slash + 1).strip())
                .withLoyalty(or(draft.loyalty, ""));
    }

    private static String or(@Nullable String given, String otherwise) {
        return given == null ? otherwise : given.strip();
    }

    private static void add(Explanation tree, int depth, List<Meaning> into) {
        into.add(new Meaning(depth, tree.label(), tree.value()));
        for (var branch : tree.branches()) add(branch, depth + 1, into);
    }

    private Trouble trouble(Compiled.Problem problem) {
        return new Trouble(
                problem.text(),
                problem.from(),
                problem.to(),
                problem.reason(),
                nearest(around(problem.text(), problem.from())));
    }

    /// The sentence that the place is in.
    private static String around(String text, int place) {
        int at = Math.clamp(place, 0, text.length());
        int start = Math.max(text.lastIndexOf('\n', at - 1), text.lastIndexOf(". ", at - 1) + 1) + 1;
        int end = text.length();
        for (String stop : List.of("\n", ". ")) {
            int found = text.indexOf(stop, at);
            if (found >= 0) end = Math.min(end, found + 1);
        }
        return text.substring(Math.min(start, end), end).strip();
    }

    /// A sentence of a card that can be played and shares most words with this one.
    private @Nullable Nearest nearest(String words) {
        var wanted = stems(words);
        if (wanted.length == 0) return null;
        record Scored(Sentence sentence, double score) {}
        var best = new ArrayList<Scored>();
        for (var sentence : sentences()) {
            double score = 2.0 * shared(wanted, sentence.stems) / (wanted.length + sentence.stems.length);
            if (score < 0.4) continue;
            best.add(new Scored(sentence, score));
        }
        best.sort((one, other) -> Double.compare(other.score, one.score));
        for (var one : best.subList(0, Math.min(LIKELY, best.size())))
            if (decks.card(one.sentence.card) != null) return new Nearest(one.sentence.words, one.sentence.card.name());
        return null;
    }

    private static int shared(int[] one, int[] other) {
        int shared = 0;
        for (int i = 0, j = 0; i < one.length && j < other.length; ) {
            if (one[i] == other[j]) {
                shared++;
                i++;
                j++;
            } else if (one[i] < other[j]) i++;
            else j++;
        }
        return shared;
    }

    private static int[] stems(String words) {
        return Arrays.stream(words.toLowerCase(Locale.ROOT).split("[^a-z0-9+/{}']+"))
                .filter(word -> !word.isEmpty())
                .mapToInt(String::hashCode)
                .sorted()
                .toArray();
    }

    private synchronized List<Sentence> sentences() {
        var pool = decks.pool();
        if (pool == indexed) return sentences;
        Map<String, Sentence> all = new HashMap<>();
        for (var card : pool.cards())
            for (var words : new LinkedHashSet<>(List.of(card.oracleText().split("\n|(?<=\\.) "))))
                if (!words.isBlank()) all.putIfAbsent(words, new Sentence(words, card, stems(words)));
        sentences = List.copyOf(all.values());
        indexed = pool;
        return sentences;
    }
}
