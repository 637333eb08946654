package splitsecond.players;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;
import splitsecond.players.Script.Statement;
import splitsecond.timing.Problem;

/// Plays what a script says, and stops with a sentence that names the place where that cannot be done; it never passes
/// in silence, and leaves out no word. Only what can be declined without being mentioned is: attacks, blocks, optional
/// costs, mulligans.
public final class ScriptedPolicy implements Policy {

    private static final Pattern AT = Pattern.compile("(?i)(.+)\\s+at\\s+(.+)");

    private final Script script;
    /// Who plays after the last statement, if it says so.
    private final @Nullable Policy successor;

    private boolean succeeded;
    private int next;
    /// How often the next statement has been carried out.
    private int done;
    /// What the last statement has proposed at targets that the game has not asked for yet.
    private @Nullable Proposed proposed;

    private @Nullable ScriptedDeclaration declaration;
    private long seed;

    /// A spell that is being cast, or an ability that is being activated.
    private static final class Proposed {
        final Statement statement;
        /// The permanent whose ability it is; none for a spell, which has another id on the stack.
        final int source;

        final int decision;
        final Deque<String> targets;
        final List<String> unknown;
        /// How many more it can be given.
        int open;

        boolean asked;

        Proposed(GameView view, Statement statement, Option option, List<String> targets) {
            this.statement = statement;
            source = option.kind() == Option.Kind.CAST ? GameState.NONE : option.id();
            decision = view.decisionId();
            this.targets = new ArrayDeque<>(targets);
            unknown = targets.stream().filter(words -> !isVisible(view, words)).toList();
            open = Aiming.most(view, option);
        }

        @Nullable
        StackItem item(GameView view) {
            return source == GameState.NONE ? Aiming.spell(view, decision) : Aiming.item(view, source);
        }
    }

    private ScriptedPolicy(Script script, @Nullable Policy successor) {
        this.script = script;
        this.successor = successor;
    }

    /// @param source what a sentence about a mistake calls it
    /// @throws Problem if a statement is not understood
    public static ScriptedPolicy of(String source, String text) {
        return of(source, text, Players::named);
    }

    /// @param players makes the one who takes over
    static ScriptedPolicy of(String source, String text, Function<String, Policy> players) {
        var script = Script.parse(source, text);
        var last = script.statements().isEmpty() ? null : script.statements().getLast();
        return new ScriptedPolicy(
                script, last == null || !last.verb().equals("then") ? null : successor(last, players));
    }

    private static Policy successor(Statement then, Function<String, Policy> players) {
        // It could be this one again.
        if (then.object().toLowerCase(Locale.ROOT).startsWith("scripted"))
            throw then.refused("a script cannot leave the game to a script; write its statements here.");
        try {
            return players.apply(then.object());
        } catch (Problem problem) {
            throw then.refused(String.valueOf(problem.getMessage()));
        }
    }

    public static ScriptedPolicy read(Path file) {
        return of(file.toString(), text(file));
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (CharacterCodingException _) {
            throw new Problem(file + ": this is no text, so it is no script.");
        } catch (NoSuchFileException _) {
            throw new Problem(file + ": there is no such file.");
        } catch (IOException _) {
            throw new Problem(
                    Files.isDirectory(file)
                            ? file + ": this is a folder, not a script."
                            : file + ": it cannot be read.");
        }
    }

    @Override
    public void begin(long newSeed) {
        seed = newSeed;
        next = 0;
        done = 0;
        succeeded = false;
        proposed = null;
        declaration = null;
    }

    @Override
    public void end(GameView view) {
        if (succeeded && successor != null) successor.end(view);
        else settle(view);
    }

    @Override
    public int choose(GameView view, Decision decision) {
        if (succeeded && successor != null) return successor.choose(view, decision);
        if (declaration != null && declaration.goesOn(view, decision)) return declaration.answer(view, decision);
        if (proposed != null && isTargetOf(view, decision, proposed)) return aim(view, decision, proposed);
        if (!comesBeforeTargets(decision)) settle(view);
        if (next >= script.statements().size()) return atTheEnd(view, decision);
        var statement = script.statements().get(next);
        if (statement.verb().equals("then") && successor != null) {
            succeeded = true;
            successor.begin(seed);
            return successor.choose(view, decision);
        }
        if (!isAbout(statement, decision)) {
            if (isDeclinable(decision)) return Defaults.index(decision);
            throw statement.refused("this is asked now: " + InWords.question(view, decision) + ".");
        }
        return answer(view, decision, statement);
    }

    /// Whether the question is for a target of the spell or ability that is being announced. That of an ability which
    /// triggers then is none.
    private static boolean isTargetOf(GameView view, Decision decision, Proposed proposed) {
        if (decision.kind() != Decision.Kind.TARGET || proposed.targets.isEmpty()) return false;
        if (proposed.source != GameState.NONE) return decision.subject() == proposed.source;
        var asking = view.stackItem(decision.subject());
        return asking != null && asking.castFrom >= 0 && asking.startedAt == proposed.decision;
    }

    private static int aim(GameView view, Decision decision, Proposed proposed) {
        int most = Aiming.most(view, decision);
        proposed.open = (proposed.asked ? Math.min(proposed.open, most) : most) - 1;
        proposed.asked = true;
        return find(view, decision, proposed.targets.remove(), proposed.statement, null);
    }

    /// Whether the words mean any player or object that the viewer sees.
    private static boolean isVisible(GameView view, String words) {
        String meant = somebody(view, words);
        var objects = new ArrayList<>(view.battlefield());
        objects.addAll(view.stack());
        for (int p = 0; p < view.playerCount(); p++) {
            if (Wording.means(meant, view.playerName(p))) return true;
            objects.addAll(view.graveyard(p));
        }
        return objects.stream().anyMatch(object -> Wording.means(meant, object.name()));
    }

    /// CR 601.2b: modes, X and optional costs are announced before targets.
    private static boolean comesBeforeTargets(Decision decision) {
        return switch (decision.kind()) {
            case MODE, X, OPTIONAL_COST -> true;
            default -> false;
        };
    }

    /// What the last statement named must have been asked for by now.
    private void settle(GameView view) {
        if (declaration != null) declaration.finish(view);
        declaration = null;
        if (proposed != null) checkTargets(view, proposed);
        proposed = null;
    }

    /// Where only one target was possible nobody was asked.
    private static void checkTargets(GameView view, Proposed proposed) {
        var item = proposed.item(view);
        for (String words : proposed.targets) {
            String meant = somebody(view, words);
            boolean taken = item == null
                    ? !proposed.unknown.contains(words)
                    : Aiming.targets(item).stream().anyMatch(id -> Wording.means(meant, InWords.name(view, id, "")));
            if (proposed.open-- <= 0 || !taken)
                throw proposed.statement.refused("nothing asks for the target \"" + words + "\".");
        }
    }

    private int atTheEnd(GameView view, Decision decision) {
        if (isDeclinable(decision)) return Defaults.index(decision);
        throw new Problem(script.source() + ": the script is over, but this is asked: "
                + InWords.question(view, decision)
                + "; a last line such as \"then simple\" leaves the rest to another player.");
    }

    private static boolean isDeclinable(Decision decision) {
        return switch (decision.kind()) {
            case ATTACK, BLOCK, OPTIONAL_COST, MULLIGAN, PAY -> true;
            default -> false;
        };
    }

    private static boolean isAbout(Statement statement, Decision decision) {
        var kind = decision.kind();
        return switch (statement.verb()) {
            case "option" -> true;
            case "pass", "play", "cast", "activate" -> kind == Decision.Kind.PRIORITY;
            case "attack" -> kind == Decision.Kind.ATTACK;
            case "block" -> kind == Decision.Kind.BLOCK;
            case "keep", "mulligan" -> kind == Decision.Kind.MULLIGAN;
            case "discard" -> kind == Decision.Kind.DISCARD;
            case "target" -> kind == Decision.Kind.TARGET;
            default -> kind != Decision.Kind.PRIORITY && kind != Decision.Kind.MULLIGAN;
        };
    }

    private int answer(GameView view, Decision decision, Statement statement) {
        if (++done >= statement.times()) {
            next++;
            done = 0;
        }
        return switch (statement.verb()) {
            case "option" -> option(view, decision, statement);
            case "pass" -> simply(view, decision, statement, Option.Kind.PASS);
            case "play" -> playable(view, decision, statement, Option.Kind.PLAY_LAND);
            case "cast" -> playable(view, decision, statement, Option.Kind.CAST);
            case "activate" -> playable(view, decision, statement, Option.Kind.ACTIVATE);
            case "attack" -> declare(view, decision, ScriptedDeclaration.attack(view, decision, statement));
            case "block" -> block(view, decision);
            case "yes", "mulligan" -> simply(view, decision, statement, Option.Kind.YES);
            case "no", "keep" -> simply(view, decision, statement, Option.Kind.NO);
            case "done" -> simply(view, decision, statement, Option.Kind.DONE);
            default -> find(view, decision, statement.object(), statement, null);
        };
    }

    private static int option(GameView view, Decision decision, Statement statement) {
        int index = Wording.number(statement.object());
        if (index < decision.size()) return index;
        throw statement.refused(
                "there are " + decision.size() + " options, from 0, for " + InWords.question(view, decision) + ".");
    }

    private static int simply(GameView view, Decision decision, Statement statement, Option.Kind kind) {
        int index = decision.indexOf(Option.pack(kind, 0));
        if (index >= 0) return index;
        throw statement.refused("that does not answer what is asked now: " + InWords.question(view, decision) + ".");
    }

    private int playable(GameView view, Decision decision, Statement statement, Option.Kind kind) {
        var parts = AT.matcher(statement.object());
        if (!parts.matches()) return find(view, decision, statement.object(), statement, kind);
        int index = find(view, decision, parts.group(1), statement, kind);
        proposed = new Proposed(view, statement, decision.option(index), Script.list(parts.group(2)));
        return index;
    }

    /// All blocks that follow each other, whatever the order in which the game asks.
    private int block(GameView view, Decision decision) {
        var blocks = new ArrayList<Statement>();
        for (int i = next - 1; i < script.statements().size(); i++) {
            if (!script.statements().get(i).verb().equals("block")) break;
            blocks.add(script.statements().get(i));
        }
        var made = ScriptedDeclaration.blocks(view, decision, blocks);
        next += made.statements() - 1;
        return declare(view, decision, made);
    }

    private int declare(GameView view, Decision decision, ScriptedDeclaration made) {
        declaration = made;
        return made.answer(view, decision);
    }

    /// The option that the words mean; several of one name are as good as each other.
    static int find(GameView view, Decision decision, String words, Statement statement, Option.@Nullable Kind kind) {
        String meant = somebody(view, words);
        int found = -1;
        var names = new TreeSet<String>();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (kind != null && option.kind() != kind) continue;
            String name = InWords.option(view, decision, option);
            if (name.equalsIgnoreCase(meant)) return i;
            if (!Wording.means(meant, name)) continue;
            if (found < 0) found = i;
            names.add(name);
        }
        if (found < 0)
            throw statement.refused(
                    "\"" + words + "\" is not among what is offered for " + InWords.question(view, decision) + ".");
        if (names.size() > 1) throw statement.refused("\"" + words + "\" may mean " + String.join(" or ", names) + ".");
        return found;
    }

    /// Players need not be called by name.
    private static String somebody(GameView view, String words) {
        boolean two = view.playerCount() == 2;
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "me", "myself" -> view.playerName(view.viewer());
            case "face", "opponent" -> two ? view.playerName(1 - view.viewer()) : words;
            default -> words;
        };
    }
}
