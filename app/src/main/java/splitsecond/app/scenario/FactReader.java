package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import splitsecond.app.scenario.Fact.Property;

/// Reads expectations: the part `then` of a scenario, and its checks.
final class FactReader {

    private static final List<String> PLAYER =
            List.of("life", "poison", "hand", "library", "graveyard", "battlefield", "exile", "mana", "lost", "won");
    private static final List<String> TURN = List.of("number", "active", "step", "priority");
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
            "blocking");

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
                case "turn" -> {
                    for (var part : value.entries()) facts.add(turn(part));
                }
                case String name
                when players.contains(name) -> {
                    for (var part : value.entries()) facts.add(player(name, part));
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
            case "lost" -> new Fact.Lost(line, player, value.yes());
            case "won" -> new Fact.Won(line, player, value.yes());
            case "hand", "library", "graveyard", "battlefield", "exile" ->
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
            case "keywords" -> new Property.Keywords(value.texts());
            case "types" -> new Property.Types(value.texts());
            case "lacks" -> new Property.Lacks(value.texts());
            case "colors" -> new Property.Colors(colors(value));
            case "controller" -> new Property.ControlledBy(ScenarioReader.player(value, players));
            case "attached to" -> new Property.AttachedTo(value.isNull() ? null : ScenarioReader.name(value, players));
            case "zone" -> new Property.In(ScenarioReader.zone(value));
            default -> throw Yaml.unknown(part, "property of an object", OBJECT);
        };
    }

    private static List<Character> colors(Yaml yaml) {
        var colors = new ArrayList<Character>();
        for (var item : yaml.list()) {
            var symbol = Mana.symbol(item.text());
            if (symbol == null || symbol == 'C')
                throw item.problem("'" + item.text() + "' is no colour; expected one of W, U, B, R, G");
            colors.add(symbol);
        }
        return colors;
    }
}
