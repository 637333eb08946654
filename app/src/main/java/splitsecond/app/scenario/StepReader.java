package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.app.scenario.Step.Action;
import splitsecond.app.scenario.Step.Attacker;
import splitsecond.app.scenario.Step.Blocker;
import splitsecond.app.scenario.Step.Choices;
import splitsecond.app.scenario.Step.Targets;

/// Reads the steps of a scenario.
final class StepReader {

    private static final List<String> VERBS = List.of(
            "plays",
            "casts",
            "activates",
            "turns up",
            "suspends",
            "foretells",
            "plots",
            "passes",
            "attacks",
            "blocks",
            "chooses",
            "orders",
            "undoes");
    /// Special actions that the rules offer beside abilities (CR 116.2), by the keyword they belong to.
    private static final Map<String, String> SPECIAL_ACTIONS =
            Map.of("turns up", "turn face up", "suspends", "suspend", "foretells", "foretell", "plots", "plot");
    private static final List<String> PLAY_OPTIONS = List.of("as", "from");
    private static final List<String> CAST_OPTIONS = List.of(
            "targets",
            "x",
            "modes",
            "kicked",
            "as",
            "from",
            "divide",
            "paying",
            "sacrificing",
            "discarding",
            "exiling",
            "tapping");
    private static final List<String> ACTIVATE_OPTIONS = with(CAST_OPTIONS, "ability");
    private static final List<Zone> ORIGINS =
            List.of(Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY, Zone.OUTSIDE);
    private static final Pattern GO_TO_TURN = Pattern.compile("turn (\\d{1,4}) (.+)");
    private static final String EXPECTED =
            "expected resolve, resolve all, go to, check, refused, or a player with one of " + String.join(", ", VERBS);
    /// Deeper than any question of the game; a file that refers to itself would never end.
    private static final int DEEPEST_ANSWER = 5;

    private final List<String> players;
    private final FactReader facts;

    StepReader(List<String> players, FactReader facts) {
        this.players = players;
        this.facts = facts;
    }

    private static List<String> with(List<String> options, String one) {
        var all = new ArrayList<>(options);
        all.add(one);
        return List.copyOf(all);
    }

    Step step(Yaml yaml) {
        if (yaml.isScalar()) return bare(yaml);
        var entries = yaml.entries();
        if (entries.isEmpty()) throw yaml.problem("this step is empty; " + EXPECTED);
        var names = entries.stream().map(Yaml.Entry::name).toList();
        if (names.contains("check")) return new Step.Check(yaml.line(), facts.facts(only(entries, "check")));
        if (names.contains("go to")) return goTo(only(entries, "go to"));
        if (names.contains("refused")) return refused(yaml, entries);
        return action(yaml, entries);
    }

    private static Yaml only(List<Yaml.Entry> entries, String name) {
        for (var entry : entries)
            if (!entry.name().equals(name)) throw entry.key().problem("'" + name + "' takes no '" + entry.name() + "'");
        return entries.getFirst().value();
    }

    private Step bare(Yaml yaml) {
        return switch (yaml.text()) {
            case "resolve" -> new Step.ResolveTop(yaml.line());
            case "resolve all" -> new Step.ResolveAll(yaml.line());
            default -> bareAction(yaml);
        };
    }

    /// `alice passes`, `alice undoes`.
    private Action bareAction(Yaml yaml) {
        var sentence = sentence(yaml);
        return switch (sentence.verb()) {
            case "passes" -> new Step.Pass(yaml.line(), sentence.player());
            case "undoes" -> new Step.Undo(yaml.line(), sentence.player());
            default -> throw yaml.problem("'" + yaml.text() + "' does not say what; expected '" + yaml.text() + ": …'");
        };
    }

    private record Sentence(String player, String verb) {}

    private Sentence sentence(Yaml yaml) {
        var text = yaml.text();
        for (var verb : VERBS) {
            if (!text.endsWith(" " + verb)) continue;
            var player = text.substring(0, text.length() - verb.length() - 1);
            if (!players.contains(player))
                throw yaml.problem(
                        "there is no player '" + player + "'; expected one of " + String.join(", ", players));
            return new Sentence(player, verb);
        }
        throw yaml.problem("there is no step '" + text + "'; " + EXPECTED);
    }

    private boolean isSentence(String text) {
        return VERBS.stream().anyMatch(verb -> text.endsWith(" " + verb));
    }

    private Step goTo(Yaml yaml) {
        var text = yaml.text();
        var numbered = GO_TO_TURN.matcher(text);
        if (numbered.matches())
            return new Step.GoTo(yaml.line(), null, Integer.valueOf(numbered.group(1)), step(yaml, numbered.group(2)));
        for (var player : players)
            if (text.startsWith(player + "'s "))
                return new Step.GoTo(yaml.line(), player, null, step(yaml, text.substring(player.length() + 3)));
        return new Step.GoTo(yaml.line(), null, null, step(yaml, text));
    }

    private static TurnStep step(Yaml yaml, String words) {
        for (var step : TurnStep.values()) {
            if (!step.words().equals(words)) continue;
            if (step == TurnStep.UNTAP)
                throw yaml.problem("nobody has priority in the untap step; expected a later step");
            return step;
        }
        throw yaml.problem("'" + words + "' is no step of a turn; expected STEP, PLAYER's STEP or turn N STEP, such as "
                + "'end' or 'bob's upkeep'");
    }

    /// The refused step stands inside, its options inside or beside.
    private Step refused(Yaml yaml, List<Yaml.Entry> entries) {
        Yaml inner = null;
        String because = null;
        var beside = new ArrayList<Yaml.Entry>();
        for (var entry : entries) {
            switch (entry.name()) {
                case "refused" -> inner = entry.value();
                case "because" -> because = entry.value().text();
                default -> beside.add(entry);
            }
        }
        if (inner == null || inner.isList()) throw yaml.problem("'refused' needs a step, such as {alice casts: Shock}");
        if (inner.isScalar()) {
            for (var entry : beside)
                throw entry.key().problem("'" + inner.text() + "' takes no '" + entry.name() + "'");
            return new Step.Refused(yaml.line(), bareAction(inner), because);
        }
        var all = new ArrayList<Yaml.Entry>();
        for (var entry : inner.entries()) {
            if (entry.name().equals("because")) because = entry.value().text();
            else all.add(entry);
        }
        all.addAll(beside);
        return new Step.Refused(yaml.line(), action(inner, all), because);
    }

    private Action action(Yaml yaml, List<Yaml.Entry> entries) {
        Yaml.Entry main = null;
        var options = new LinkedHashMap<String, Yaml.Entry>();
        for (var entry : entries) {
            if (!isSentence(entry.name())) options.put(entry.name(), entry);
            else if (main == null) main = entry;
            else
                throw entry.key()
                        .problem("two things are done in one step; expected '- " + entry.name()
                                + "' as a step of its own");
        }
        if (main == null)
            throw yaml.problem("there is no step '" + entries.getFirst().name() + "'; " + EXPECTED);
        return action(main, sentence(main.key()), options);
    }

    private Action action(Yaml.Entry main, Sentence sentence, Map<String, Yaml.Entry> options) {
        int line = main.key().line();
        var player = sentence.player();
        var value = main.value();
        return switch (sentence.verb()) {
            case "plays" -> {
                allow(options, sentence, PLAY_OPTIONS);
                yield new Step.Play(line, player, name(value), choices(options));
            }
            case "casts" -> {
                allow(options, sentence, CAST_OPTIONS);
                yield new Step.Cast(line, player, name(value), choices(options));
            }
            case "activates" -> {
                allow(options, sentence, ACTIVATE_OPTIONS);
                yield new Step.Activate(line, player, name(value), which(value(options, "ability")), choices(options));
            }
            case "turns up", "suspends", "foretells", "plots" -> {
                allow(options, sentence, CAST_OPTIONS);
                var keyword = new Step.Which.Keyword(Objects.requireNonNull(SPECIAL_ACTIONS.get(sentence.verb())));
                yield new Step.Activate(line, player, name(value), keyword, choices(options));
            }
            default -> {
                allow(options, sentence, List.of());
                yield otherAction(line, player, sentence.verb(), value);
            }
        };
    }

    /// A number, or the keyword of the ability.
    private static Step.Which which(@Nullable Yaml ability) {
        if (ability == null) return new Step.Which.Nth(1);
        return ability.integerIfAny() == null || ability.text().matches("[+-]\\d+|0")
                ? new Step.Which.Keyword(ability.text())
                : new Step.Which.Nth(ability.ordinal());
    }

    private Action otherAction(int line, String player, String verb, Yaml value) {
        return switch (verb) {
            case "attacks" -> new Step.Attack(line, player, attackers(value));
            case "blocks" -> new Step.Block(line, player, blockers(value));
            case "chooses" -> new Step.Choose(line, player, answer(value, 0));
            case "orders" -> new Step.Choose(line, player, order(value));
            default -> {
                if (!value.isNull()) throw value.problem("'" + player + " " + verb + "' stands alone");
                yield verb.equals("passes") ? new Step.Pass(line, player) : new Step.Undo(line, player);
            }
        };
    }

    private static void allow(Map<String, Yaml.Entry> options, Sentence sentence, List<String> allowed) {
        for (var option : options.values()) {
            if (allowed.contains(option.name())) continue;
            if (allowed.isEmpty())
                throw option.key().problem("'" + sentence.verb() + "' takes no '" + option.name() + "'");
            throw Yaml.unknown(option, "option of '" + sentence.verb() + "'", allowed);
        }
    }

    private Choices choices(Map<String, Yaml.Entry> options) {
        var targets = value(options, "targets");
        var x = value(options, "x");
        var modes = value(options, "modes");
        var kicked = value(options, "kicked");
        var as = value(options, "as");
        var from = value(options, "from");
        var divide = value(options, "divide");
        return new Choices(
                targets == null ? null : targets(targets),
                x == null ? null : Integer.valueOf(x.count()),
                modes == null
                        ? null
                        : modes.listOrOne().stream().map(Yaml::ordinal).toList(),
                kicked == null ? 0 : times(kicked),
                as == null ? null : as.text(),
                from == null ? null : Yaml.oneOf(from, "zone to play from", ORIGINS, Zone::word),
                divide == null ? null : shares(divide, targets),
                names(value(options, "paying")),
                names(value(options, "sacrificing")),
                names(value(options, "discarding")),
                names(value(options, "exiling")),
                names(value(options, "tapping")));
    }

    /// In the order of the targets, or with their names.
    private static List<Integer> shares(Yaml divide, @Nullable Yaml targets) {
        if (!divide.isMapping()) return divide.integers();
        var shares = new LinkedHashMap<String, Integer>();
        for (var entry : divide.entries())
            shares.put(entry.name(), entry.value().integer());
        var named = targets == null ? List.<String>of() : flat(targets);
        if (!named.containsAll(shares.keySet())) return List.copyOf(shares.values());
        return named.stream().map(name -> shares.getOrDefault(name, 0)).toList();
    }

    private static List<String> flat(Yaml targets) {
        return targets.listOrOne().stream()
                .flatMap(item -> item.isList() ? item.list().stream() : Stream.of(item))
                .map(Yaml::text)
                .toList();
    }

    private static @Nullable Yaml value(Map<String, Yaml.Entry> options, String name) {
        var entry = options.get(name);
        return entry == null ? null : entry.value();
    }

    private static int times(Yaml yaml) {
        var yes = yaml.bool();
        return yes == null ? yaml.count() : yes ? 1 : 0;
    }

    private Targets targets(Yaml yaml) {
        boolean grouped = yaml.listOrOne().stream().anyMatch(Yaml::isList);
        var groups = new ArrayList<List<ObjectName>>();
        for (var item : yaml.listOrOne())
            groups.add(item.isList() ? item.list().stream().map(this::name).toList() : List.of(name(item)));
        return new Targets(groups, grouped);
    }

    private ObjectName name(Yaml yaml) {
        return ScenarioReader.name(yaml, players);
    }

    private @Nullable List<ObjectName> names(@Nullable Yaml yaml) {
        if (yaml == null) return null;
        var names = new ArrayList<ObjectName>();
        for (var item : yaml.listOrOne()) {
            var counted = ScenarioReader.card(item);
            for (int i = 0; i < counted.count(); i++) names.add(ObjectName.read(item.line(), counted.card(), players));
        }
        return names;
    }

    private List<Attacker> attackers(Yaml yaml) {
        if (!yaml.isMapping())
            return Objects.requireNonNull(names(yaml)).stream()
                    .map(item -> new Attacker(item, null))
                    .toList();
        return yaml.entries().stream()
                .map(entry -> new Attacker(name(entry.key()), name(entry.value())))
                .toList();
    }

    private List<Blocker> blockers(Yaml yaml) {
        var blockers = new ArrayList<Blocker>();
        if (yaml.isList() && yaml.list().isEmpty()) return blockers;
        for (var entry : yaml.entries()) {
            var attackers = entry.value().isList() ? entry.value().list() : List.of(entry.value());
            for (var attacker : attackers) blockers.add(new Blocker(name(entry.key()), name(attacker)));
        }
        return blockers;
    }

    /// Quoted words count too: no card is called "No".
    private static @Nullable Boolean yesOrNo(Yaml yaml) {
        return switch (yaml.text()) {
            case "yes" -> Boolean.TRUE;
            case "no", "none", "nothing" -> Boolean.FALSE;
            default -> yaml.bool();
        };
    }

    /// Triggers in the order in which they are put on the stack: names, or numbers in printed order.
    private Answer order(Yaml yaml) {
        return new Answer.Order(
                yaml.line(), yaml.list().stream().map(item -> answer(item, 1)).toList());
    }

    /// "2 Forest" in a list are two of them.
    private List<Answer> answers(Yaml yaml, int depth) {
        var answer = answer(yaml, depth);
        if (!(answer instanceof Answer.Named)) return List.of(answer);
        var counted = ScenarioReader.card(yaml);
        Answer one = new Answer.Named(yaml.line(), ObjectName.read(yaml.line(), counted.card(), players));
        return Collections.nCopies(counted.count(), one);
    }

    private Answer answer(Yaml yaml, int depth) {
        if (depth > DEEPEST_ANSWER) throw yaml.problem("this answer is nested too deeply");
        int line = yaml.line();
        if (yaml.isList())
            return new Answer.Several(
                    line,
                    yaml.list().stream()
                            .flatMap(item -> answers(item, depth + 1).stream())
                            .toList());
        if (yaml.isMapping())
            return new Answer.Assigned(
                    line,
                    yaml.entries().stream()
                            .map(entry -> new Answer.Entry(name(entry.key()), answer(entry.value(), depth + 1)))
                            .toList());
        var yes = yesOrNo(yaml);
        if (yes != null) return new Answer.YesNo(line, yes);
        var number = yaml.integerIfAny();
        return number == null ? new Answer.Named(line, name(yaml)) : new Answer.Number(line, number);
    }
}
