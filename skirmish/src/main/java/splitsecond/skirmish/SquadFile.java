package splitsecond.skirmish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.dataformat.yaml.YAMLFactory;

/// Reads squads. The comments of the bundled file describe the format; what means nothing is refused with its line.
final class SquadFile {

    private static final String BUNDLED = "squads.yaml";
    private static final int MOST_FIGURES = 20;
    private static final int MOST_CARDS = 60;
    private static final int LONGEST_NAME = 40;

    private SquadFile() {}

    static List<Squad> bundled(CommandCards cards) {
        var sections = bundledSections();
        var known = figures(sections);
        var squads = new ArrayList<Squad>();
        for (var entry : Objects.requireNonNull(sections.get("squads")).items())
            squads.add(squad(entry, known, cards, false));
        return squads;
    }

    static Squad read(String file, byte[] content, CommandCards cards) {
        return squad(Entry.read(new YAMLFactory(), file, content), figures(bundledSections()), cards, true);
    }

    private static Map<String, Entry> bundledSections() {
        try (var resource = SquadFile.class.getResourceAsStream(BUNDLED)) {
            return Entry.read(
                            new YAMLFactory(),
                            BUNDLED,
                            Objects.requireNonNull(resource).readAllBytes())
                    .fields("figures", "squads");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static Map<String, Figure> figures(Map<String, Entry> sections) {
        var figures = new LinkedHashMap<String, Figure>();
        for (var entry : Objects.requireNonNull(sections.get("figures")).items()) {
            var figure = StateFile.figure(entry).readied(true);
            figures.put(key(figure.name()), figure);
        }
        return figures;
    }

    private static String key(String name) {
        return name.strip().toLowerCase(Locale.ROOT);
    }

    /// @param complete a card that is not known is refused, not left out
    private static Squad squad(Entry entry, Map<String, Figure> known, CommandCards cards, boolean complete) {
        var fields = entry.fields("name", "figures", "hand", "deck");
        var name = fields.get("name");
        var listed = fields.get("figures");
        if (listed == null || listed.items().isEmpty()) throw entry.refuse("a squad must have figures.");
        if (listed.items().size() > MOST_FIGURES)
            throw listed.refuse("a squad has at most " + MOST_FIGURES + " figures.");
        var figures = new LinkedHashMap<String, Figure>();
        for (var item : listed.items()) {
            var figure = figure(item, known);
            if (figures.put(key(figure.name()), figure) != null)
                throw item.refuse(figure.name() + " is there twice; one deployment card stands for its whole group.");
        }
        var squad = new Squad(
                name == null ? "A squad of your own" : shortName(name),
                List.copyOf(figures.values()),
                cards(fields.get("hand"), figures.values().stream().toList(), cards, complete),
                cards(fields.get("deck"), figures.values().stream().toList(), cards, complete));
        if (squad.cards().size() > MOST_CARDS)
            throw entry.refuse("a squad has at most " + MOST_CARDS + " command cards.");
        return squad;
    }

    private static String shortName(Entry entry) {
        var name = entry.text().strip().replaceAll("\\s+", " ");
        if (name.length() > LONGEST_NAME) throw entry.refuse("a name has at most " + LONGEST_NAME + " characters.");
        return name;
    }

    private static Figure figure(Entry item, Map<String, Figure> known) {
        if (item.value() instanceof String named) {
            var figure = known.get(key(named));
            if (figure == null)
                throw item.refuse("the figure '" + named.strip()
                        + "' is not known; say more: {name: …, traits: […], size: SMALL, affiliation: REBEL}.");
            return figure;
        }
        var figure = StateFile.figure(item);
        if (figure.name().length() > LONGEST_NAME)
            throw item.refuse("a name has at most " + LONGEST_NAME + " characters.");
        if (figure.defeated()) throw item.refuse(figure.name() + " cannot be defeated before the game.");
        return figure.readied(true);
    }

    private static List<String> cards(
            @Nullable Entry list, List<Figure> figures, CommandCards cards, boolean complete) {
        if (list == null || list.isNothing()) return List.of();
        var names = new ArrayList<String>();
        for (var item : list.items()) {
            var card = cards.card(item.text());
            if (card.isEmpty() && !complete) continue;
            if (card.isEmpty())
                throw item.refuse("there is no command card '" + item.text().strip() + "'.");
            var restriction = card.get().playableBy();
            if (complete && figures.stream().noneMatch(restriction::fits))
                throw item.refuse(
                        "nobody in the squad may play " + card.get().name() + ": " + restriction.words() + ".");
            names.add(card.get().name());
        }
        return names;
    }
}
