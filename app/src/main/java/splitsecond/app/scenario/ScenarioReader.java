package splitsecond.app.scenario;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.app.scenario.Scenario.Arrangement;
import splitsecond.app.scenario.Scenario.CardCount;
import splitsecond.app.scenario.Scenario.Position;
import splitsecond.app.scenario.Scenario.Seat;
import splitsecond.app.scenario.Scenario.Turn;
import splitsecond.engine.Position.Daylight;
import splitsecond.engine.Position.Designation;
import splitsecond.engine.ability.Condition;

/// Reads scenario files. Whatever does not fit the format is a [Problem] with file, line and what was expected.
public final class ScenarioReader {

    private static final List<String> PARTS = List.of("scenario", "rules", "ruling", "given", "when", "then");
    private static final List<String> SEAT = List.of(
            "life",
            "poison",
            "hand",
            "battlefield",
            "graveyard",
            "exile",
            "library",
            "sideboard",
            "mana",
            "counters",
            "monarch",
            "initiative",
            "city's blessing",
            "speed");
    /// Words with a meaning of their own beside players, in a position or an expectation.
    private static final List<String> NO_PLAYERS =
            List.of("turn", "seed", "coins", "dice", "stack", "over", "asked", "told");

    private static final Pattern COUNTED = Pattern.compile("(\\d{1,3}) (.+)");

    private final RuleNumbers rules = RuleNumbers.bundled();

    public Scenario read(Path path) throws IOException {
        return read(Yaml.read(path));
    }

    public Scenario read(String file, String text) {
        return read(Yaml.parse(file, text));
    }

    private Scenario read(Yaml root) {
        var parts = new LinkedHashMap<String, Yaml>();
        for (var entry : root.entries()) {
            if (!PARTS.contains(entry.name())) throw Yaml.unknown(entry, "part", PARTS);
            parts.put(entry.name(), entry.value());
        }
        var title = required(root, parts, "scenario").text();
        var position = position(required(root, parts, "given"));
        var players = position.players().stream().map(Seat::player).toList();
        var facts = new FactReader(players);
        var steps = new ArrayList<Step>();
        var when = parts.get("when");
        var reader = new StepReader(players, facts);
        if (when != null && !when.isNull()) for (var step : when.list()) add(steps, reader.step(step));
        var then = parts.get("then");
        var expected = then == null ? null : facts.facts(then);
        return new Scenario(
                root.file(), title, rules(parts.get("rules")), rulings(parts.get("ruling")), position, steps, expected);
    }

    /// Attackers or blockers that one player declares in steps that follow each other are declared together (CR 508.1,
    /// 509.1), also where the game is looked at in between.
    private static void add(List<Step> steps, Step step) {
        int at = steps.size() - 1;
        while (at >= 0 && steps.get(at) instanceof Step.Check) at--;
        var last = at < 0 ? null : steps.get(at);
        switch (step) {
            case Step.Attack more
            when last instanceof Step.Attack first && first.player().equals(more.player()) ->
                steps.set(at, new Step.Attack(first.line(), first.player(), both(first.attackers(), more.attackers())));
            case Step.Block more
            when last instanceof Step.Block first && first.player().equals(more.player()) ->
                steps.set(at, new Step.Block(first.line(), first.player(), both(first.blockers(), more.blockers())));
            default -> steps.add(step);
        }
    }

    private static <T> List<T> both(List<T> first, List<T> more) {
        var all = new ArrayList<>(first);
        all.addAll(more);
        return List.copyOf(all);
    }

    private static Yaml required(Yaml root, Map<String, Yaml> parts, String name) {
        var part = parts.get(name);
        if (part == null) throw root.problem("there is no '" + name + "'; expected scenario and given");
        return part;
    }

    private List<String> rules(@Nullable Yaml yaml) {
        if (yaml == null) return List.of();
        for (var rule : yaml.list())
            if (!rules.contains(rule.text()))
                throw rule.problem("there is no rule '" + rule.text()
                        + "'; expected a number of the Comprehensive Rules such as 608.2b");
        return yaml.texts();
    }

    /// A card, or a list of them.
    private static List<String> rulings(@Nullable Yaml yaml) {
        if (yaml == null) return List.of();
        return yaml.isList() ? yaml.texts() : List.of(yaml.text());
    }

    private static Position position(Yaml yaml) {
        var entries = yaml.entries();
        var players = entries.stream()
                .map(Yaml.Entry::name)
                .filter(name -> !NO_PLAYERS.contains(name))
                .toList();
        if (players.size() < 2) throw yaml.problem("expected at least two players, such as alice and bob");
        var seats = new ArrayList<Seat>();
        var turn = new Turn(1, null, TurnStep.PRECOMBAT_MAIN, Daylight.NEITHER);
        long seed = 1;
        List<Boolean> coins = List.of();
        List<Integer> dice = List.of();
        for (var entry : entries) {
            switch (entry.name()) {
                case "turn" -> turn = turn(entry.value(), players);
                case "seed" -> seed = entry.value().longInteger();
                case "coins" -> coins = coins(entry.value());
                case "dice" ->
                    dice = entry.value().list().stream().map(Yaml::integer).toList();
                case String name
                when NO_PLAYERS.contains(name) ->
                    throw entry.key().problem("'" + name + "' cannot be the name of a player");
                default -> seats.add(seat(entry, players));
            }
        }
        return new Position(seats, turn, seed, coins, dice);
    }

    /// `[won, lost]`, in the order in which they are flipped.
    private static List<Boolean> coins(Yaml yaml) {
        var coins = yaml.list();
        if (coins.size() > Long.SIZE) throw yaml.problem("there are more coins than " + Long.SIZE);
        return coins.stream()
                .map(coin -> Yaml.oneOf(coin, "end of a coin flip", List.of("won", "lost"), word -> word)
                        .equals("won"))
                .toList();
    }

    static Daylight daylight(Yaml yaml) {
        return Daylight.valueOf(Yaml.oneOf(yaml, "time", List.of("day", "night", "neither"), word -> word)
                .toUpperCase(Locale.ROOT));
    }

    private static Turn turn(Yaml yaml, List<String> players) {
        var turn = new Turn(1, null, TurnStep.PRECOMBAT_MAIN, Daylight.NEITHER);
        for (var entry : yaml.entries()) {
            var value = entry.value();
            turn = switch (entry.name()) {
                case "number" -> new Turn(atLeastOne(value), turn.active(), turn.step(), turn.daylight());
                case "active" -> new Turn(turn.number(), player(value, players), turn.step(), turn.daylight());
                case "step" -> new Turn(turn.number(), turn.active(), turnStep(value), turn.daylight());
                case "time" -> new Turn(turn.number(), turn.active(), turn.step(), daylight(value));
                default -> throw Yaml.unknown(entry, "part of a turn", List.of("number", "active", "step", "time"));
            };
        }
        return turn;
    }

    private static Seat seat(Yaml.Entry player, List<String> players) {
        int life = 20;
        int poison = 0;
        int speed = 0;
        var cards = new EnumMap<Zone, List<CardCount>>(Zone.class);
        var battlefield = new ArrayList<Arrangement>();
        var setAside = new ArrayList<Arrangement>();
        var mana = Mana.NONE;
        Map<String, Integer> counters = Map.of();
        var designations = EnumSet.noneOf(Designation.class);
        var belongings =
                player.value().isNull() ? List.<Yaml.Entry>of() : player.value().entries();
        for (var entry : belongings) {
            var value = entry.value();
            switch (entry.name()) {
                case "life" -> life = value.integer();
                case "poison" -> poison = value.count();
                case "mana" -> mana = mana(value);
                case "battlefield" -> {
                    for (var item : value.list()) battlefield.addAll(ArrangementReader.permanents(item, players));
                }
                case "counters" -> counters = counts(value);
                case "speed" -> speed = speed(value);
                case "monarch" -> designate(designations, Designation.MONARCH, value);
                case "initiative" -> designate(designations, Designation.INITIATIVE, value);
                case "city's blessing" -> designate(designations, Designation.CITYS_BLESSING, value);
                case "exile" -> {
                    for (var item : value.list())
                        if (item.isMapping()) setAside.addAll(ArrangementReader.setAside(item, players));
                    cards.put(
                            Zone.EXILE,
                            value.list().stream()
                                    .filter(item -> !item.isMapping())
                                    .map(ScenarioReader::card)
                                    .toList());
                }
                case "hand", "graveyard", "library", "sideboard" -> cards.put(zone(entry.key()), cards(value));
                default -> throw Yaml.unknown(entry, "belonging", SEAT);
            }
        }
        return new Seat(player.name(), life, poison, cards, battlefield, setAside, mana, counters, designations, speed);
    }

    /// CR 702.179: from 1 to 4.
    private static int speed(Yaml value) {
        int speed = value.ordinal();
        if (speed > Condition.MAX_SPEED) throw value.problem("a speed is at most " + Condition.MAX_SPEED);
        return speed;
    }

    private static void designate(Set<Designation> designations, Designation one, Yaml value) {
        if (value.yes()) designations.add(one);
    }

    // What positions, steps and expectations have in common.

    static String player(Yaml yaml, List<String> players) {
        return Yaml.oneOf(yaml, "player", players, name -> name);
    }

    static ObjectName name(Yaml yaml, List<String> players) {
        return ObjectName.read(yaml.line(), yaml.text(), players);
    }

    static TurnStep turnStep(Yaml yaml) {
        return Yaml.oneOf(yaml, "step of a turn", Arrays.asList(TurnStep.values()), TurnStep::words);
    }

    static Zone zone(Yaml yaml) {
        return Yaml.oneOf(yaml, "zone", Arrays.asList(Zone.values()), Zone::word);
    }

    static List<CardCount> cards(Yaml yaml) {
        return yaml.list().stream().map(ScenarioReader::card).toList();
    }

    static CardCount card(Yaml yaml) {
        var counted = COUNTED.matcher(yaml.text());
        return counted.matches()
                ? new CardCount(yaml.line(), Integer.parseInt(counted.group(1)), counted.group(2))
                : new CardCount(yaml.line(), 1, yaml.text());
    }

    static Map<String, Integer> counts(Yaml yaml) {
        var counts = new LinkedHashMap<String, Integer>();
        for (var entry : yaml.entries()) counts.put(entry.name(), entry.value().count());
        return counts;
    }

    private static int atLeastOne(Yaml yaml) {
        if (yaml.integer() < 1) throw yaml.problem("expected a number from 1 on, not '" + yaml.text() + "'");
        return yaml.integer();
    }

    /// `{G: 1}`, or a cost string such as `2GG` in which numbers mean colourless mana.
    static Mana mana(Yaml yaml) {
        if (yaml.isScalar()) return manaString(yaml);
        var mana = Mana.NONE;
        for (var entry : yaml.entries()) {
            var symbol = Mana.symbol(entry.name());
            if (symbol == null) throw Yaml.unknown(entry, "kind of mana", List.of("W", "U", "B", "R", "G", "C"));
            mana = mana.plus(symbol, entry.value().count());
        }
        return mana;
    }

    private static Mana manaString(Yaml yaml) {
        var text = yaml.text().replaceAll("[{}]", "");
        if (!text.matches("(\\d{1,3}|[WUBRGC])+"))
            throw yaml.problem("'" + yaml.text() + "' is no mana; expected {G: 1} or a text such as 2GG");
        var mana = Mana.NONE;
        var symbols = Pattern.compile("\\d+|[WUBRGC]").matcher(text);
        while (symbols.find()) {
            var symbol = symbols.group();
            mana = Character.isDigit(symbol.charAt(0))
                    ? mana.plus('C', Integer.parseInt(symbol))
                    : mana.plus(symbol.charAt(0), 1);
        }
        return mana;
    }
}
