package splitsecond.players;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.GameView.Combatant;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.players.Script.Statement;

/// Attackers or blockers as a script names them. The game asks creature by creature; all names are looked up before the
/// first answer, so that none is left out in silence.
final class ScriptedDeclaration {

    private final Decision.Kind kind;
    private final List<Combatant> combatants;
    private final List<Intent.Pair> pairs = new ArrayList<>();
    /// By creature.
    private final Map<Integer, Statement> orders = new HashMap<>();

    private int statements;

    private ScriptedDeclaration(GameView view, Decision decision) {
        kind = decision.kind();
        combatants = view.combatants();
    }

    static ScriptedDeclaration attack(GameView view, Decision decision, Statement statement) {
        var declaration = new ScriptedDeclaration(view, decision);
        String whom = statement.object().replaceFirst("(?i)^with\\s+", "");
        if (whom.equalsIgnoreCase("none")) return declaration;
        boolean all = whom.equalsIgnoreCase("all");
        if (all) for (var one : declaration.combatants) declaration.order(one.creature(), statement, null);
        else for (String words : Script.list(whom)) declaration.add(view, words, statement, null);
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
            for (String words : blockers) declaration.add(view, words, statement, new Words(halves[0], statement));
            declaration.statements++;
        }
        return declaration;
    }

    private void order(int creature, Statement statement, @Nullable Words attacker) {
        orders.put(creature, statement);
        pairs.add(new Intent.Pair(new Meant.Id(creature), attacker));
    }

    Intent.Declare intent() {
        return Intent.Declare.of(kind, pairs);
    }

    /// The statement that names a creature.
    Statement statement(int creature) {
        return orders.getOrDefault(creature, orders.values().iterator().next());
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
    private void add(GameView view, String words, Statement statement, @Nullable Words attacker) {
        var names = new TreeSet<String>();
        int creature = GameView.NONE;
        for (var one : free()) {
            String name = name(view, one);
            if (!Wording.means(words, name)) continue;
            boolean exact = name.equalsIgnoreCase(words);
            if (exact) names.clear();
            if (exact || names.isEmpty()) creature = one.creature();
            names.add(name);
            if (exact) break;
        }
        if (names.size() > 1) throw statement.refused("\"" + words + "\" may mean " + String.join(" or ", names) + ".");
        if (creature < 0) throw statement.refused(cannot(view, words));
        order(creature, statement, attacker);
    }

    private String cannot(GameView view, String words) {
        boolean another = combatants.stream().anyMatch(one -> Wording.means(words, name(view, one)));
        return "no " + (another ? "further " : "") + "creature of yours called \"" + words + "\" can "
                + (kind == Decision.Kind.ATTACK ? "attack" : "block") + " now.";
    }

    private static String name(GameView view, Combatant combatant) {
        return view.name(combatant.creature(), "");
    }
}
