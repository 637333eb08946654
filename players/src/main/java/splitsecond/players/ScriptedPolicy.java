package splitsecond.players;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.card.Color;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.Script.Statement;
import splitsecond.timing.Problem;

/// Plays what a script says, and stops with a sentence that names the place where that cannot be done; it never passes
/// in silence. Only what can be declined without being mentioned is: attacks, blocks, optional costs, mulligans.
public final class ScriptedPolicy implements Policy {

    private final Script script;
    private int next;
    /// Targets that the last statement named and the game has not asked for yet.
    private final Deque<String> targets = new ArrayDeque<>();

    private @Nullable Policy successor;
    private long seed;

    private ScriptedPolicy(Script script) {
        this.script = script;
    }

    /// @param source what a sentence about a mistake calls it
    /// @throws Problem if a statement is not understood
    public static ScriptedPolicy of(String source, String text) {
        return new ScriptedPolicy(Script.parse(source, text));
    }

    public static ScriptedPolicy read(Path file) {
        try {
            return of(file.toString(), Files.readString(file));
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    @Override
    public void begin(long newSeed) {
        seed = newSeed;
        next = 0;
        successor = null;
        targets.clear();
    }

    @Override
    public int choose(GameView view, Decision decision) {
        if (successor != null) return successor.choose(view, decision);
        if (decision.kind() == Decision.Kind.TARGET && !targets.isEmpty())
            return entity(view, decision, targets.poll(), current());
        if (next >= script.statements().size()) return atTheEnd(view, decision);
        var statement = script.statements().get(next);
        if (statement.verb().equals("then")) {
            successor = Players.named(statement.object());
            successor.begin(seed);
            return successor.choose(view, decision);
        }
        if (!isAbout(statement, decision)) {
            if (isDeclinable(decision)) return Defaults.index(decision);
            throw wrong(statement, "this is asked now: " + question(view, decision));
        }
        return answer(view, decision, statement);
    }

    private int atTheEnd(GameView view, Decision decision) {
        if (isDeclinable(decision)) return Defaults.index(decision);
        throw new Problem(script.source() + ": the script is over, but this is asked: " + question(view, decision)
                + "; a last line such as \"then simple\" leaves the rest to another player.");
    }

    private Statement current() {
        return script.statements().get(Math.max(0, next - 1));
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
        // A declaration is one statement for many decisions.
        if (statement.verb().equals("attack")) return attack(view, decision, statement);
        if (statement.verb().equals("block")) return block(view, decision, statement);
        next++;
        return switch (statement.verb()) {
            case "option" -> option(decision, statement);
            case "pass" -> simply(decision, statement, Option.Kind.PASS);
            case "play" -> playable(view, decision, statement, Option.Kind.PLAY_LAND);
            case "cast" -> playable(view, decision, statement, Option.Kind.CAST);
            case "activate" -> playable(view, decision, statement, Option.Kind.ACTIVATE);
            case "yes", "mulligan" -> simply(decision, statement, Option.Kind.YES);
            case "no", "keep" -> simply(decision, statement, Option.Kind.NO);
            case "done" -> simply(decision, statement, Option.Kind.DONE);
            default -> entity(view, decision, statement.object(), statement);
        };
    }

    private int option(Decision decision, Statement statement) {
        int index = Integer.parseInt(statement.object());
        if (index < decision.size()) return index;
        throw wrong(statement, "there are " + decision.size() + " options, from 0, for " + decision.kind());
    }

    private int simply(Decision decision, Statement statement, Option.Kind kind) {
        int index = decision.indexOf(Option.pack(kind, 0));
        if (index >= 0) return index;
        throw wrong(statement, "that is no answer to " + decision.kind());
    }

    private int playable(GameView view, Decision decision, Statement statement, Option.Kind kind) {
        targets.clear();
        String[] halves = (" " + statement.object()).split("(?i)\\s+at\\s+", 2);
        if (halves.length == 2) targets.addAll(List.of(halves[1].split("(?i)\\s*,\\s*|\\s+and\\s+")));
        return find(view, decision, halves[0].strip(), statement, kind);
    }

    private int entity(GameView view, Decision decision, String words, Statement statement) {
        return find(view, decision, words, statement, null);
    }

    /// The option that the words mean; several of one name are as good as each other.
    private int find(GameView view, Decision decision, String words, Statement statement, Option.@Nullable Kind kind) {
        int found = -1;
        var names = new TreeSet<String>();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (kind != null && option.kind() != kind) continue;
            String name = name(view, decision, option);
            if (name.equalsIgnoreCase(words)) return i;
            if (!Wording.means(words, name) && !isSomebody(view, option, words)) continue;
            if (found < 0) found = i;
            names.add(name);
        }
        if (found < 0)
            throw wrong(statement, "\"" + words + "\" is not among what is offered: " + question(view, decision));
        if (names.size() > 1) throw wrong(statement, "\"" + words + "\" may mean " + String.join(" or ", names));
        return found;
    }

    private static boolean isSomebody(GameView view, Option option, String words) {
        if (option.kind() != Option.Kind.ENTITY || option.id() >= view.playerCount()) return false;
        return switch (words.toLowerCase(Locale.ROOT)) {
            case "me", "myself" -> option.id() == view.viewer();
            case "face", "opponent" -> option.id() != view.viewer();
            default -> false;
        };
    }

    private int attack(GameView view, Decision decision, Statement statement) {
        String whom = statement.object().replaceFirst("(?i)^with\\s+", "");
        boolean last = isLastCreature(view, decision);
        if (last) next++;
        if (whom.equalsIgnoreCase("none")) return simply(decision, statement, Option.Kind.NO);
        var wanted = List.of(whom.split("(?i)\\s*,\\s*|\\s+and\\s+"));
        if (!whom.equalsIgnoreCase("all")) checkAreAsked(view, statement, wanted);
        boolean attacks = whom.equalsIgnoreCase("all")
                || wanted.stream().anyMatch(words -> Wording.means(words, name(view, decision.subject())));
        return attacks ? firstEntity(decision) : Defaults.index(decision);
    }

    private static boolean isLastCreature(GameView view, Decision decision) {
        var combatants = view.combatants();
        return combatants.isEmpty() || combatants.getLast().creature() == decision.subject();
    }

    /// Names are checked while all creatures can still be asked about.
    private void checkAreAsked(GameView view, Statement statement, List<String> wanted) {
        for (String words : wanted) {
            boolean known = view.battlefield().stream()
                    .anyMatch(object -> object.controller() == view.viewer()
                            && object.traits().isCreature()
                            && Wording.means(words, object.name()));
            if (!known) throw wrong(statement, "no creature of yours is called \"" + words + "\"");
        }
    }

    private static int firstEntity(Decision decision) {
        for (int i = 0; i < decision.size(); i++) if (Option.kind(decision.packed(i)) == Option.Kind.ENTITY) return i;
        return Defaults.index(decision);
    }

    private int block(GameView view, Decision decision, Statement statement) {
        String[] halves = statement.object().split("(?i)\\s+with\\s+", 2);
        if (halves.length < 2) throw wrong(statement, "expected \"block ATTACKER with BLOCKER\"");
        if (Wording.means(halves[1], name(view, decision.subject()))) {
            next++;
            return find(view, decision, halves[0], statement, Option.Kind.ENTITY);
        }
        if (isLastCreature(view, decision))
            throw wrong(statement, "no creature called \"" + halves[1] + "\" is asked to block any more");
        return Defaults.index(decision);
    }

    private static String question(GameView view, Decision decision) {
        var names = new ArrayList<String>();
        for (var option : decision.options()) {
            String name = name(view, decision, option);
            if (!names.contains(name)) names.add(name);
        }
        return decision.kind() + " (" + String.join(", ", names) + ")";
    }

    private static String name(GameView view, Decision decision, Option option) {
        return switch (option.kind()) {
            case PLAY_LAND, CAST, ACTIVATE, PUT, ENTITY -> name(view, option.id());
            case NUMBER -> String.valueOf(option.id());
            case MODE -> "mode " + (option.id() + 1);
            case COLOR -> option.id() < 5 ? Color.of(option.id()).word() : "colorless";
            case WORD -> decision.words().get(option.id());
            case PLACE -> option.id() == 0 ? "top" : option.id() == 1 ? "bottom" : "graveyard";
            case PASS, YES, NO, DONE, AUTO -> option.kind().name().toLowerCase(Locale.ROOT);
        };
    }

    private static String name(GameView view, int id) {
        if (id >= 0 && id < view.playerCount()) return view.playerName(id);
        var object = id < 0 ? null : view.find(id);
        return object == null ? "something" : object.name();
    }

    private Problem wrong(Statement statement, String why) {
        return new Problem(script.source() + ":" + statement.line() + ": \"" + statement + "\": " + why + ".");
    }
}
