package splitsecond.app.cards;

import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import splitsecond.cards.Compiled;
import splitsecond.cards.Explanation;
import splitsecond.cards.Parts;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;

/// What the phrasebook makes of a card, for people and for tools.
public final class CardReport {

    private static final int BEFORE = 50;
    private static final int AFTER = 50;

    private final CardData card;
    private final Compiled compiled;

    public CardReport(CardData card) {
        this.card = card;
        this.compiled = Phrasebook.advise(card);
    }

    public boolean supported() {
        return compiled instanceof Compiled.Supported;
    }

    /// The card as the rules see it, if it is supported.
    public Optional<CardDefinition> definition() {
        return compiled instanceof Compiled.Supported(CardDefinition read) ? Optional.of(read) : Optional.empty();
    }

    private List<CardData> faces() {
        return card.faces().isEmpty() ? List.of(card) : card.faces();
    }

    public void print(PrintWriter out) {
        if (!card.faces().isEmpty())
            out.println(card.name() + "  (" + card.layout().replace('_', ' ') + ")");
        for (int f = 0; f < faces().size(); f++) {
            CardData face = faces().get(f);
            heading(face, out);
            if (compiled instanceof Compiled.Supported(CardDefinition definition))
                meaning(face, definition.faces().get(f), out);
        }
        if (compiled instanceof Compiled.Unsupported unsupported) {
            out.println();
            out.println(
                    unsupported.problems().size() == 1
                            ? "This is not supported:"
                            : "These " + unsupported.problems().size() + " things are not supported:");
            for (var problem : unsupported.problems()) print(problem, out);
        }
        out.println();
    }

    private static void heading(CardData face, PrintWriter out) {
        out.println(face.name() + (face.manaCost().isEmpty() ? "" : "  " + face.manaCost()));
        String size = !face.power().isEmpty() || !face.toughness().isEmpty()
                ? "  " + face.power() + "/" + face.toughness()
                : !face.loyalty().isEmpty()
                        ? "  loyalty " + face.loyalty()
                        : face.defense().isEmpty() ? "" : "  defense " + face.defense();
        out.println(face.typeLine() + size);
        face.oracleText().lines().forEach(line -> out.println("  " + line));
    }

    private static void meaning(CardData face, Face read, PrintWriter out) {
        if (read.abilities().isEmpty()) {
            out.println();
            out.println("It has no abilities.");
            return;
        }
        out.println();
        out.println("Meaning");
        for (Ability ability : read.abilities()) print(Explanation.of(ability, self(read)), 1, out);
        out.println();
        out.println("Printed back");
        for (String paragraph : Phrasebook.printBack(face)) paragraph.lines().forEach(line -> out.println("  " + line));
    }

    /// What a face's abilities mean, each bound word with its antecedent.
    public static List<Explanation> explained(Face face) {
        return face.abilities().stream()
                .map(ability -> Explanation.of(ability, self(face)))
                .toList();
    }

    /// How the abilities speak of the object that has them.
    private static String self(Face face) {
        if (face.is(CardType.INSTANT) || face.is(CardType.SORCERY)) return "this spell";
        for (CardType type : List.of(CardType.CREATURE, CardType.PLANESWALKER, CardType.LAND))
            if (face.is(type)) return "this " + type.name().toLowerCase(Locale.ROOT);
        for (String kind : List.of("Aura", "Equipment", "Vehicle", "Saga"))
            if (face.types().subtypes().contains(kind)) return "this " + kind;
        for (CardType type : List.of(CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.BATTLE))
            if (face.is(type)) return "this " + type.name().toLowerCase(Locale.ROOT);
        return "this card";
    }

    private static void print(Explanation tree, int depth, PrintWriter out) {
        String value = tree.value().replace("\n", " ");
        out.println("  ".repeat(depth) + tree.label() + (value.isEmpty() ? "" : ": " + value));
        for (Explanation branch : tree.branches()) print(branch, depth + 1, out);
    }

    /// The line with carets under what is not understood; of a long line, the part around it.
    private void print(Compiled.Problem problem, PrintWriter out) {
        String text = problem.text();
        int from = Math.min(problem.from(), text.length());
        int start = text.lastIndexOf('\n', from - 1) + 1;
        int newline = text.indexOf('\n', from);
        int end = newline < 0 ? text.length() : newline;
        int to = Math.max(from + 1, Math.min(problem.to(), end));
        boolean cutStart = from - start > BEFORE + 3;
        boolean cutEnd = end - from > AFTER + 3;
        String shown = (cutStart ? "…" + text.substring(from - BEFORE, from) : text.substring(start, from))
                + text.substring(from, cutEnd ? from + AFTER : end)
                + (cutEnd ? "…" : "");
        int indent = cutStart ? BEFORE + 1 : from - start;
        out.println();
        if (!card.faces().isEmpty()) out.println("  " + problem.face());
        out.println("  " + shown);
        out.println("  " + " ".repeat(indent) + "^".repeat(Math.clamp(shown.length() - indent, 1, to - from)));
        out.println("  " + problem.reason());
    }

    // For tools

    public Map<String, Object> json() {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", card.name());
        json.put("layout", card.layout());
        json.put("supported", supported());
        switch (compiled) {
            case Compiled.Supported(CardDefinition definition) -> {
                List<CardData> printed = faces();
                json.put(
                        "faces",
                        IntStream.range(0, printed.size())
                                .mapToObj(f ->
                                        json(printed.get(f), definition.faces().get(f)))
                                .toList());
            }
            case Compiled.Unsupported unsupported ->
                json.put(
                        "problems",
                        unsupported.problems().stream().map(CardReport::json).toList());
        }
        return json;
    }

    private static Map<String, Object> json(CardData printed, Face face) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("name", printed.name());
        json.put("mana_cost", printed.manaCost());
        json.put("type_line", printed.typeLine());
        json.put("oracle_text", printed.oracleText());
        json.put("printed_back", String.join("\n", Phrasebook.printBack(printed)));
        json.put(
                "abilities",
                face.abilities().stream()
                        .map(ability -> Map.of(
                                "meaning", Explanation.of(ability, self(face)), "structure", Parts.asMap(ability)))
                        .toList());
        return json;
    }

    private static Map<String, Object> json(Compiled.Problem problem) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("kind", problem.kind());
        json.put("face", problem.face());
        json.put("text", problem.text());
        json.put("from", problem.from());
        json.put("to", problem.to());
        json.put("span", problem.span());
        json.put("reason", problem.reason());
        return json;
    }
}
