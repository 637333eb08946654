package splitsecond.players;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView.Combatant;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.players.Script.Statement;

/// Attackers or blockers as a script names them. The game asks creature by creature; all names are looked up before the
/// first answer, so that none is left out in silence.
final class ScriptedDeclaration {

    /// @param attacker what is blocked, in the script's words; null for an attack
    private record Order(Statement statement, @Nullable String attacker) {}

    private final Decision.Kind kind;
    private final int turn;
    private final List<Combatant> combatants;
    /// By creature, those who have not been asked yet.
    private final Map<Integer, Order> orders = new LinkedHashMap<>();

    private final Set<Integer> asked = new HashSet<>();
    private int last = GameState.NONE;
    private int statements;

    private ScriptedDeclaration(GameView view, Decision decision) {
        kind = decision.kind();
        turn = view.turn();
        combatants = view.combatants();
    }

    static ScriptedDeclaration attack(GameView view, Decision decision, Statement statement) {
        var declaration = new ScriptedDeclaration(view, decision);
        String whom = statement.object().replaceFirst("(?i)^with\\s+", "");
        if (whom.equalsIgnoreCase("none")) return declaration;
        boolean all = whom.equalsIgnoreCase("all");
        if (all)
            for (var one : declaration.combatants) declaration.orders.put(one.creature(), new Order(statement, null));
        else for (String words : Script.list(whom)) declaration.add(view, words, new Order(statement, null));
        return declaration;
    }

    /// Takes as many of the statements as there are creatures for: what follows may be about the next combat.
    ///
    /// @param statements each is a block
    static ScriptedDeclaration blocks(GameView view, Decision decision, List<Statement> statements) {
        var declaration = new ScriptedDeclaration(view, decision);
        for (var statement : statements) {
            String[] halves = statement.object().split("(?i)\\s+with\\s+", 2);
            if (halves.length < 2) throw statement.refused("expected \"block ATTACKER with BLOCKER\".");
            var blockers = Script.list(halves[1]);
            if (!declaration.orders.isEmpty() && !declaration.hasAll(view, blockers)) break;
            for (String words : blockers) declaration.add(view, words, new Order(statement, halves[0]));
            declaration.statements++;
        }
        return declaration;
    }

    /// How many statements it is made of.
    int statements() {
        return statements;
    }

    private boolean hasAll(GameView view, List<String> names) {
        var free = new ArrayList<>(free());
        for (String words : names) {
            var found = free.stream()
                    .filter(one -> Wording.means(words, name(view, one)))
                    .findFirst();
            if (found.isEmpty()) return false;
            free.remove(found.get());
        }
        return true;
    }

    private List<Combatant> free() {
        return combatants.stream()
                .filter(one -> !orders.containsKey(one.creature()))
                .toList();
    }

    /// The first creature that the words mean and that has nothing to do yet.
    private void add(GameView view, String words, Order order) {
        var names = new TreeSet<String>();
        int creature = GameState.NONE;
        for (var one : free()) {
            String name = name(view, one);
            if (!Wording.means(words, name)) continue;
            boolean exact = name.equalsIgnoreCase(words);
            if (exact) names.clear();
            if (exact || names.isEmpty()) creature = one.creature();
            names.add(name);
            if (exact) break;
        }
        if (names.size() > 1)
            throw order.statement.refused("\"" + words + "\" may mean " + String.join(" or ", names) + ".");
        if (creature < 0) throw order.statement.refused(cannot(view, words));
        orders.put(creature, order);
    }

    private String cannot(GameView view, String words) {
        boolean another = combatants.stream().anyMatch(one -> Wording.means(words, name(view, one)));
        return "no " + (another ? "further " : "") + "creature of yours called \"" + words + "\" can "
                + (kind == Decision.Kind.ATTACK ? "attack" : "block") + " now.";
    }

    private static String name(GameView view, Combatant combatant) {
        return InWords.name(view, combatant.creature(), "");
    }

    /// Whether the question belongs to this declaration and not to a later one.
    boolean goesOn(GameView view, Decision decision) {
        int creature = decision.subject();
        return decision.kind() == kind
                && view.turn() == turn
                && (!asked.contains(creature) || kind == Decision.Kind.BLOCK && creature == last);
    }

    int answer(GameView view, Decision decision) {
        last = decision.subject();
        asked.add(last);
        var order = orders.remove(last);
        if (order == null) return Defaults.index(decision);
        return order.attacker == null
                ? Defaults.firstEntity(decision)
                : ScriptedPolicy.find(view, decision, order.attacker, order.statement, Option.Kind.ENTITY);
    }

    /// Nobody is asked any more. A creature that had no choice is not asked; one that could not is an error.
    ///
    /// @throws splitsecond.timing.Problem if a creature that was named stayed out of it
    void finish(GameView view) {
        int flag = kind == Decision.Kind.ATTACK ? ObjectFlags.ATTACKED_THIS_TURN : ObjectFlags.BLOCKED_THIS_TURN;
        orders.forEach((creature, order) -> {
            if (view.turn() == turn && view.isOnBattlefield(creature) && !view.is(creature, flag))
                throw order.statement.refused(
                        InWords.name(view, creature, "a creature") + " could not do so together with the others.");
        });
    }
}
