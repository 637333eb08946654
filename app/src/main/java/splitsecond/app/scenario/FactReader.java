package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import splitsecond.app.scenario.Fact.Property;
import splitsecond.engine.Position.Designation;

/// Reads expectations: the part `then` of a scenario, and its checks.
final class FactReader {

    private static final List<String> PLAYER = List.of(
            "life",
            "poison",
            "speed",
            "counters",
            "hand",
            "library",
            "graveyard",
            "battlefield",
            "exile",
            "sideboard",
            "mana",
            "monarch",
            "initiative",
            "city's blessing",
            "lost",
            "won");
    private static final List<String> ASKED = List.of("player", "about", "offers", "only", "lacks");
    private static final List<String> ENDS = List.of("top", "bottom");
    private static final List<String> TURN = List.of("number", "active", "step", "priority", "time");
    private static final List<String> OBJECT = List.of(
            "power",
            "toughness",
            "tapped",
            "damage",
            "counters",
            "keywords",
            "lacks",
            "types",
            "colors",
            "controller",
            "attached to",
            "zone",
            "attacking",
            "blocking",
            "loyalty",
            "owner",
            "name",
            "token",
            "face down",
            "transformed",
            "phased out",
            "monstrous",
            "renowned",
            "suspected",
            "suspended",
            "foretold",
            "plotted");

    private final List<String> players;

    FactReader(List<String> players) {
        this.players = players;
    }

    List<Fact> facts(Yaml yaml) {
        var facts = new ArrayList<Fact>();
        for (var entry : yaml.entries()) {
            var value = entry.value();
            switch (entry.name()) {
                case "stack" -> facts.add(stack(entry.key().line(), value));
                case "over" -> facts.add(over(value));
                case "asked" -> facts.add(asked(entry.key().line(), value));
                case "told" -> facts.add(new Fact.Told(entry.key().line(), value.texts()));
                case "turn" -> {
                    for (var part : value.entries()) facts.add(turn(part));
                }
                case String name
                when players.contains(name) -> {
                    for (var part : value.entries()) {
                        if (isLibraryOrder(part)) facts.addAll(libraryOrder(name, part));
                        else facts.add(player(name, part));
                    }
                }
                default -> {
                    var object = ScenarioReader.name(entry.key(), players);
                    for (var part : value.entries())
                        facts.add(new Fact.Has(part.key().line(), object, property(part)));
                }
            }
        }
        return facts;
    }

    /// `library: {top: [Island], bottom: [Swamp]}`: no card is called so.
    private static boolean isLibraryOrder(Yaml.Entry part) {
        return part.name().equals("library")
                && part.value().isMapping()
                && part.value().entries().stream().anyMatch(entry -> ENDS.contains(entry.name()));
    }

    private static List<Fact> libraryOrder(String player, Yaml.Entry part) {
        var facts = new ArrayList<Fact>();
        for (var entry : part.value().entries()) {
            if (!ENDS.contains(entry.name())) throw Yaml.unknown(entry, "end of a library", ENDS);
            facts.add(new Fact.LibraryEnd(
                    entry.key().line(), player, entry.name().equals("top"), ScenarioReader.cards(entry.value())));
        }
        return facts;
    }

    /// `asked: false`, `asked: alice`, `asked: {player: alice, about: Shock, offers: [bob], lacks: [Forest]}`.
    private Fact asked(int line, Yaml value) {
        var yes = value.isScalar() ? value.bool() : null;
        if (yes != null) return yes ? new Fact.Asked(line, null, null, null, null, null) : new Fact.NothingAsked(line);
        if (value.isScalar())
            return new Fact.Asked(line, ScenarioReader.player(value, players), null, null, null, null);
        String player = null;
        ObjectName about = null;
        List<ObjectName> offers = null;
        List<ObjectName> only = null;
        List<ObjectName> lacks = null;
        for (var part : value.entries()) {
            switch (part.name()) {
                case "player" -> player = ScenarioReader.player(part.value(), players);
                case "about" -> about = ScenarioReader.name(part.value(), players);
                case "offers" -> offers = names(part.value());
                case "only" -> only = names(part.value());
                case "lacks" -> lacks = names(part.value());
                default -> throw Yaml.unknown(part, "part of a question", ASKED);
            }
        }
        return new Fact.Asked(line, player, about, offers, only, lacks);
    }

    private List<ObjectName> names(Yaml yaml) {
        return yaml.list().stream()
                .map(name -> ScenarioReader.name(name, players))
                .toList();
    }

    private Fact stack(int line, Yaml value) {
        return value.isList()
                ? new Fact.StackIs(
                        line,
                        value.list().stream()
                                .map(name -> ScenarioReader.name(name, players))
                                .toList())
                : new Fact.StackSize(line, value.count());
    }

    private Fact over(Yaml value) {
        int line = value.line();
        var yes = value.bool();
        if (yes != null && !yes) return new Fact.GoesOn(line);
        var text = value.text();
        if (text.equals("draw")) return new Fact.Draw(line);
        for (var player : players) if (text.equals(player + " wins")) return new Fact.Winner(line, player);
        throw value.problem("'" + text + "' is no end of a game; expected PLAYER wins, draw or false");
    }

    private Fact turn(Yaml.Entry part) {
        int line = part.key().line();
        var value = part.value();
        return switch (part.name()) {
            case "number" -> new Fact.TurnNumber(line, value.count());
            case "active" -> new Fact.ActivePlayer(line, ScenarioReader.player(value, players));
            case "step" -> new Fact.CurrentStep(line, ScenarioReader.turnStep(value));
            case "time" -> new Fact.TimeOfDay(line, ScenarioReader.daylight(value));
            case "priority" -> new Fact.Priority(line, ScenarioReader.player(value, players));
            default -> throw Yaml.unknown(part, "part of a turn", TURN);
        };
    }

    private Fact player(String player, Yaml.Entry part) {
        int line = part.key().line();
        var value = part.value();
        return switch (part.name()) {
            case "life" -> new Fact.Life(line, player, value.integer());
            case "poison" -> new Fact.Poison(line, player, value.count());
            case "mana" -> new Fact.ManaPool(line, player, ScenarioReader.mana(value));
            case "speed" -> new Fact.Speed(line, player, value.count());
            case "counters" -> new Fact.PlayerCounters(line, player, ScenarioReader.counts(value));
            case "monarch" -> new Fact.Designated(line, player, Designation.MONARCH, value.yes());
            case "initiative" -> new Fact.Designated(line, player, Designation.INITIATIVE, value.yes());
            case "city's blessing" -> new Fact.Designated(line, player, Designation.CITYS_BLESSING, value.yes());
            case "lost" -> new Fact.Lost(line, player, value.yes());
            case "won" -> new Fact.Won(line, player, value.yes());
            case "hand", "library", "graveyard", "battlefield", "exile", "sideboard" ->
                zone(line, player, ScenarioReader.zone(part.key()), value);
            default -> throw Yaml.unknown(part, "property of a player", PLAYER);
        };
    }

    private static Fact zone(int line, String player, Zone zone, Yaml value) {
        if (value.isList()) return new Fact.ZoneIs(line, player, zone, ScenarioReader.cards(value));
        if (!value.isMapping()) return new Fact.ZoneSize(line, player, zone, value.count());
        var cards = value.entries().stream()
                .map(entry ->
                        new Scenario.CardCount(entry.key().line(), entry.value().count(), entry.name()))
                .toList();
        return new Fact.ZoneHolds(line, player, zone, cards);
    }

    private Property property(Yaml.Entry part) {
        var value = part.value();
        return switch (part.name()) {
            case "power" -> new Property.Power(value.integer());
            case "toughness" -> new Property.Toughness(value.integer());
            case "damage" -> new Property.Damage(value.count());
            case "tapped" -> new Property.Tapped(value.yes());
            case "attacking" -> new Property.Attacking(value.yes());
            case "blocking" -> new Property.Blocking(value.yes());
            case "counters" -> new Property.Counters(ScenarioReader.counts(value));
            case "keywords" -> new Property.Keywords(words(value));
            case "types" -> new Property.Types(words(value));
            case "lacks" -> new Property.Lacks(words(value));
            case "colors" -> new Property.Colors(colors(value));
            case "controller" -> new Property.ControlledBy(ScenarioReader.player(value, players));
            case "attached to" -> new Property.AttachedTo(value.isNull() ? null : ScenarioReader.name(value, players));
            case "zone" -> new Property.In(ScenarioReader.zone(value));
            case "loyalty" -> new Property.Counters(Map.of("loyalty", value.count()));
            case "owner" -> new Property.OwnedBy(ScenarioReader.player(value, players));
            case "name" -> new Property.Named(value.text());
            default -> status(part);
        };
    }

    private static Property status(Yaml.Entry part) {
        for (var one : ArrangementReader.STATUS.entrySet())
            if (one.getValue().equals(part.name()))
                return new Property.Is(one.getKey(), part.value().yes());
        for (var one : ArrangementReader.WAITING.entrySet())
            if (one.getValue().equals(part.name()))
                return new Property.Waits(one.getKey(), part.value().yes());
        throw Yaml.unknown(part, "property of an object", OBJECT);
    }

    private static List<String> words(Yaml yaml) {
        return yaml.listOrOne().stream().map(Yaml::text).toList();
    }

    private static List<Character> colors(Yaml yaml) {
        var colors = new ArrayList<Character>();
        for (var item : yaml.listOrOne()) {
            var symbol = Mana.symbol(item.text());
            if (symbol == null || symbol == 'C')
                throw item.problem("'" + item.text() + "' is no colour; expected one of W, U, B, R, G");
            colors.add(symbol);
        }
        return colors;
    }
}
