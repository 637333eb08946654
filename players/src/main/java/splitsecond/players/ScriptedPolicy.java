package splitsecond.players;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Announcement;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Pursuit;
import splitsecond.engine.intent.Said;
import splitsecond.players.Script.Statement;
import splitsecond.players.words.DecisionInWords;
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
    /// What the last statement has begun.
    private @Nullable Pursuit begun;

    /// By whom it was said that a creature attacks or blocks.
    private @Nullable ScriptedDeclaration declaration;

    private long seed;

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
        begun = null;
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
        if (begun != null && goesOn(view, decision, begun)) return goOn(view, decision, begun);
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
            throw statement.refused("this is asked now: " + new DecisionInWords(view, decision).question() + ".");
        }
        return answer(view, decision, statement);
    }

    /// Creatures that were not named stay out of it; what else is asked about a spell has statements of its own.
    private boolean goesOn(GameView view, Decision decision, Pursuit pursuit) {
        if (!pursuit.isAbout(view, decision)) return false;
        return declaration != null || decision.kind() == Decision.Kind.TARGET && pursuit.hasMoreToSay();
    }

    private static int goOn(GameView view, Decision decision, Pursuit pursuit) {
        return switch (pursuit.next(view, decision)) {
            case Pursuit.Reply.Take take -> take.first();
            case Pursuit.Reply.Open _ -> Defaults.index(decision);
            case Pursuit.Reply.Refused refused -> {
                // One that has no choice needs not be named.
                if (!(refused.about() instanceof Words words)) yield Defaults.index(decision);
                throw words.notOffered(view, decision);
            }
        };
    }

    /// CR 601.2b: modes, X and optional costs are announced before targets.
    private static boolean comesBeforeTargets(Decision decision) {
        return switch (decision.kind()) {
            case MODE, X, OPTIONAL_COST -> true;
            case NONE,
                    PRIORITY,
                    MULLIGAN,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    TARGET,
                    DIVIDE,
                    COST,
                    PAY,
                    ATTACK,
                    BLOCK,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> false;
        };
    }

    /// What the last statement named must have been asked for by now.
    private void settle(GameView view) {
        var pursuit = begun;
        var declared = declaration;
        begun = null;
        declaration = null;
        var refused = pursuit == null ? null : pursuit.verify(view);
        if (refused == null) return;
        if (refused.about() instanceof Words words) throw unasked(words.statement(), words.text());
        if (declared != null && refused.about() instanceof Meant.Id(int creature))
            throw declared.statement(creature)
                    .refused(view.name(creature, "a creature") + " could not do so together with the others.");
    }

    private int atTheEnd(GameView view, Decision decision) {
        if (isDeclinable(decision)) return Defaults.index(decision);
        throw new Problem(script.source() + ": the script is over, but this is asked: "
                + new DecisionInWords(view, decision).question()
                + "; a last line such as \"then simple\" leaves the rest to another player.");
    }

    private static boolean isDeclinable(Decision decision) {
        return switch (decision.kind()) {
            case ATTACK, BLOCK, OPTIONAL_COST, MULLIGAN, PAY -> true;
            case NONE,
                    PRIORITY,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    MODE,
                    X,
                    TARGET,
                    DIVIDE,
                    COST,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> false;
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
            case "option" -> say(view, decision, statement, new Said.Nth(Wording.number(statement.object())));
            case "pass" -> begin(view, decision, new Intent.Pass());
            case "play" -> play(view, decision, statement, Option.Kind.PLAY_LAND);
            case "cast" -> play(view, decision, statement, Option.Kind.CAST);
            case "activate" -> play(view, decision, statement, Option.Kind.ACTIVATE);
            case "attack" -> declare(view, decision, ScriptedDeclaration.attack(view, decision, statement));
            case "block" -> block(view, decision);
            case "yes", "mulligan" -> say(view, decision, statement, new Said.YesNo(true));
            case "no", "keep" -> say(view, decision, statement, new Said.YesNo(false));
            case "done" -> say(view, decision, statement, new Said.Done());
            default -> say(view, decision, statement, new Said.Named(new Words(statement.object(), statement)));
        };
    }

    /// An answer to one question.
    private static int say(GameView view, Decision decision, Statement statement, Said said) {
        var pursuit = Pursuit.of(new Intent.Answer(said));
        // What only leads to another question leaves out the word itself.
        if (pursuit.next(view, decision) instanceof Pursuit.Reply.Take take && !pursuit.hasMoreToSay())
            return take.first();
        if (said instanceof Said.Named(Words words)) throw words.notOffered(view, decision);
        String question = new DecisionInWords(view, decision).question() + ".";
        throw statement.refused(
                said instanceof Said.Nth
                        ? "there are " + decision.size() + " options, from 0, for " + question
                        : "that does not answer what is asked now: " + question);
    }

    private int play(GameView view, Decision decision, Statement statement, Option.Kind kind) {
        var parts = AT.matcher(statement.object());
        boolean aimed = parts.matches();
        var words = new Words(aimed ? parts.group(1) : statement.object(), statement);
        int index = words.find(view, decision, option -> option.kind() == kind);
        if (index < 0) throw words.notOffered(view, decision);
        var targets = aimed ? Script.list(parts.group(2)) : List.<String>of();
        var at = Announcement.at(
                targets.stream().<Meant>map(name -> new Words(name, statement)).toList());
        var option = decision.option(index);
        var card = new Meant.Id(option.id());
        var way = Intent.Way.variant(option.variant());
        if (kind == Option.Kind.CAST) return begin(view, decision, new Intent.Cast(card, way, at));
        if (kind == Option.Kind.ACTIVATE) return begin(view, decision, new Intent.Activate(card, way, at));
        if (!targets.isEmpty()) throw unasked(statement, targets.getFirst());
        return begin(view, decision, new Intent.PlayLand(card, way));
    }

    private static Problem unasked(Statement statement, String target) {
        return statement.refused("nothing asks for the target \"" + target + "\".");
    }

    private int begin(GameView view, Decision decision, Intent intent) {
        var pursuit = Pursuit.of(intent);
        begun = pursuit;
        return goOn(view, decision, pursuit);
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
        return begin(view, decision, made.intent());
    }
}
