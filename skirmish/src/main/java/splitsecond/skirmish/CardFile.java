package splitsecond.skirmish;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.skirmish.Opening.Fact;
import splitsecond.skirmish.Opening.Test;
import splitsecond.skirmish.Opening.Who;
import splitsecond.timing.Problem;
import splitsecond.timing.Window;
import tools.jackson.dataformat.yaml.YAMLFactory;

/// Reads the card file. Its comments describe the format; whatever means nothing is refused with its line.
final class CardFile {

    private static final String BUNDLED = "command-cards.yaml";

    private final List<String> profiles = new ArrayList<>();
    private final Map<String, Timing> timings = new LinkedHashMap<>();
    private final Map<String, Entry> timingEntries = new LinkedHashMap<>();
    private final Map<String, CommandCard> cards = new LinkedHashMap<>();

    private CardFile() {}

    static CommandCards bundled() {
        try (var resource = CardFile.class.getResourceAsStream(BUNDLED)) {
            return read(BUNDLED, Objects.requireNonNull(resource).readAllBytes());
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    static CommandCards at(Path path) throws IOException {
        return read(path.toString(), Entry.bytes(path));
    }

    static CommandCards read(String file, byte[] content) {
        var reader = new CardFile();
        var sections = Entry.read(new YAMLFactory(), file, content).fields("profiles", "timings", "cards");
        for (var section : List.of("profiles", "timings", "cards"))
            if (!sections.containsKey(section)) throw new Problem(file + ": the section '" + section + "' is missing.");
        section(sections, "profiles").forEach((name, words) -> {
            words.text();
            reader.profiles.add(name);
        });
        if (reader.profiles.isEmpty()) throw new Problem(file + ": there must be at least one profile.");
        section(sections, "timings").forEach(reader::timing);
        section(sections, "cards").forEach(reader::card);
        reader.refuseUnused();
        return new CommandCards(reader.profiles, reader.timings, reader.cards);
    }

    private static Map<String, Entry> section(Map<String, Entry> sections, String name) {
        return Objects.requireNonNull(sections.get(name)).fields();
    }

    private void refuseUnused() {
        var used = cards.values().stream().map(CommandCard::timing).collect(Collectors.toSet());
        timings.forEach((key, timing) -> {
            if (!used.contains(timing))
                throw Objects.requireNonNull(timingEntries.get(key))
                        .refuse("no card uses the timing '" + timing.name() + "'; remove it or correct its name.");
        });
    }

    private void timing(String name, Entry entry) {
        var known = new ArrayList<>(List.of("when", "specialAction", "opens"));
        known.addAll(profiles);
        var fields = entry.fields(known.toArray(String[]::new));
        var when = fields.get("when");
        if (when == null) throw entry.refuse("the timing '" + name + "' needs words: when.");
        var opens = fields.get("opens");
        boolean byCard = opens != null && "by card".equals(opens.value());
        var opening = opens == null || byCard ? null : opening(opens);
        var ways = new LinkedHashMap<String, Timing.Way>();
        for (var profile : profiles) ways.put(profile, way(entry, name, fields, profile));
        var timing = new Timing(name.strip(), when.text(), ways, opening);
        if (timings.put(Timing.key(name), timing) != null) throw entry.refuse("'" + name + "' is there twice.");
        timingEntries.put(Timing.key(name), entry);
    }

    private static Timing.Way way(Entry timing, String name, Map<String, Entry> fields, String profile) {
        var special = fields.get("specialAction");
        if (special != null) return new Timing.AsSpecialAction(special.number(1, Activation.ACTIONS));
        var mapping = fields.get(profile);
        if (mapping != null && !"event".equals(mapping.value())) return inContext(name, mapping);
        if (fields.containsKey("opens")) return new Timing.OnEvent();
        throw timing.refuse("the timing '" + name + "' says nothing for the profile '" + profile
                + "'; name its contexts, or an event that opens it.");
    }

    private static Timing.Way inContext(String name, Entry mapping) {
        var conditions = Arrays.stream(mapping.text().split(",", -1))
                .map(context -> Context.named(context)
                        .orElseThrow(() -> mapping.refuse(
                                "unknown context '" + context.strip() + "'; known: " + Context.names() + ", event.")))
                .map(Context::condition)
                .toList();
        return new Timing.InContext(new Window<>(name, conditions));
    }

    private void card(String name, Entry entry) {
        var fields = entry.fields("cost", "timing", "playableBy", "opens", "cancels");
        var cost = fields.get("cost");
        if (cost == null) throw entry.refuse("the card '" + name + "' needs a cost.");
        var timing = timingOf(name, fields.get("timing"));
        var window = optional(fields, "opens", CardFile::opening);
        if (timing != null && timing.opening() == null && timing.waitsForEvent() && window == null)
            throw entry.refuse("the card '" + name + "' must say which event opens it: its timing opens by card.");
        var card = new CommandCard(
                name.strip(),
                cost.number(0, 99),
                timing,
                Objects.requireNonNullElse(
                        optional(fields, "playableBy", CardFile::restriction), new Restriction.Any()),
                window,
                optional(fields, "cancels", CardFile::cancels));
        if (cards.put(CommandCards.key(name), card) != null) throw entry.refuse("'" + name + "' is there twice.");
    }

    private @Nullable Timing timingOf(String card, @Nullable Entry entry) {
        if (entry == null || entry.isNothing()) return null;
        var timing = timings.get(Timing.key(entry.text()));
        if (timing != null) return timing;
        throw entry.refuse(
                "the card '" + card + "' has the timing '" + entry.text() + "', which is not described under timings.");
    }

    private static CommandCard.Cancels cancels(Entry entry) {
        var fields = entry.fields("cost", "plusOneForEach");
        var trait = fields.get("plusOneForEach");
        return new CommandCard.Cancels(
                Optional.ofNullable(fields.get("cost"))
                        .map(cost -> cost.number(0, 99))
                        .orElse(0),
                trait == null ? null : trait.text().strip().toUpperCase(Locale.ROOT));
    }

    static Restriction restriction(Entry entry) {
        var parts = entry.fields().entrySet().stream()
                .map(field -> restriction(field.getKey(), field.getValue()))
                .toList();
        if (parts.isEmpty()) throw entry.refuse(entry.path() + " names nobody; leave it out if any figure may.");
        return parts.size() == 1 ? parts.getFirst() : new Restriction.AllOf(parts);
    }

    private static Restriction restriction(String key, Entry entry) {
        return switch (key) {
            case "any" -> whenTrue(entry, new Restriction.Any());
            case "name" -> new Restriction.Named(entry.text().strip());
            case "trait" -> new Restriction.WithTrait(entry.text().strip().toUpperCase(Locale.ROOT));
            case "size" -> new Restriction.OfSize(entry.oneOf(Figure.Size.class));
            case "affiliation" -> new Restriction.Of(entry.oneOf(Figure.Affiliation.class));
            case "unique" -> whenTrue(entry, new Restriction.Unique());
            case "ready" -> whenTrue(entry, new Restriction.Ready());
            case "costAtMost" -> new Restriction.CostAtMost(entry.number(0, 99));
            case "not" -> new Restriction.Not(restriction(entry));
            case "allOf" -> new Restriction.AllOf(parts(entry));
            case "anyOf" -> new Restriction.AnyOf(parts(entry));
            default ->
                throw entry.refuse("unknown restriction '" + key + "'; known: any, name, trait, size, affiliation, "
                        + "unique, ready, costAtMost, not, allOf, anyOf.");
        };
    }

    private static List<Restriction> parts(Entry entry) {
        var parts = entry.items().stream().map(CardFile::restriction).toList();
        if (parts.isEmpty()) throw entry.refuse(entry.path() + " must name at least one restriction.");
        return parts;
    }

    private static Restriction whenTrue(Entry entry, Restriction restriction) {
        return entry.truth() ? restriction : new Restriction.Not(restriction);
    }

    private static Opening opening(Entry entry) {
        var fields = entry.fields();
        var event = fields.get("event");
        if (event == null) throw entry.refuse(entry.path() + " must name its event.");
        var kind = Arrays.stream(Event.Kind.values())
                .filter(known -> known.inFile().equals(event.value()))
                .findFirst()
                .orElseThrow(() -> event.refuse("unknown event '" + event.value() + "'; known: "
                        + Arrays.stream(Event.Kind.values())
                                .map(Event.Kind::inFile)
                                .collect(Collectors.joining(", "))
                        + "."));
        var who = fields.get("for");
        if (who == null) throw entry.refuse(entry.path() + " must say for whom: owner, opponent or both.");
        var tests = new ArrayList<Test>();
        fields.forEach((key, value) -> {
            if (!key.equals("event") && !key.equals("for")) tests.add(test(kind, key, value));
        });
        return new Opening(kind, who(who), tests);
    }

    private static Who who(Entry entry) {
        return switch (entry.text().strip()) {
            case "owner", "attacker" -> Who.OWNER;
            case "opponent", "defender" -> Who.OPPONENT;
            case "both" -> Who.BOTH;
            default ->
                throw entry.refuse(entry.path() + " must be owner, opponent or both (in attacks attacker, defender).");
        };
    }

    private static Test test(Event.Kind kind, String key, Entry entry) {
        if (!kind.tells(key)) throw entry.refuse("the event " + kind.inFile() + " does not tell '" + key + "'.");
        return switch (key) {
            case "figure" -> new Test.FigureIs(restriction(entry));
            case "target" -> new Test.TargetIs(restriction(entry));
            case "within" -> new Test.Within(entry.number(0, 99));
            case "lineOfSight" -> new Test.InLineOfSight(entry.truth());
            case "name" ->
                new Test.NamedOneOf(
                        entry.value() instanceof String
                                ? List.of(entry.text())
                                : entry.items().stream().map(Entry::text).toList());
            case "damageAtLeast" -> new Test.DamageAtLeast(entry.number(0, 99));
            case "ranged" -> new Test.Is(Fact.RANGED, entry.truth());
            case "amongFigures" -> new Test.Is(Fact.AMONG_FIGURES, entry.truth());
            case "highestCost" -> new Test.Is(Fact.HIGHEST_COST, entry.truth());
            case "missedByAccuracy" -> new Test.Is(Fact.MISSED_BY_ACCURACY, entry.truth());
            case "reroll" -> new Test.Is(Fact.REROLL, entry.truth());
            case "beneficialCondition" -> new Test.Is(Fact.BENEFICIAL_CONDITION, entry.truth());
            case "yourActivation" -> new Test.Is(Fact.YOUR_ACTIVATION, entry.truth());
            default -> throw entry.refuse("unknown condition '" + key + "' on an event.");
        };
    }

    private static <T> @Nullable T optional(Map<String, Entry> fields, String name, Function<Entry, T> read) {
        var entry = fields.get(name);
        return entry == null || entry.isNothing() ? null : read.apply(entry);
    }
}
