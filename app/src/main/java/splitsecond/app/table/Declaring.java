package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Declarations of attackers and blockers in one go. The game asks creature by creature; here the answers are found for
/// all of them.
final class Declaring {

    static final String ATTACKS = "attacks";
    static final String BLOCKS = "blocks";

    /// A creature and what it attacks or blocks.
    record Pair(@Nullable Integer object, @Nullable Reference target) {}

    private Declaring() {}

    /// Who will be asked, or null if the open decision is no declaration. Found by declining for everybody on a fork.
    static View.@Nullable CombatView view(Game game) {
        var kind = game.decision().kind();
        if (kind != Decision.Kind.ATTACK && kind != Decision.Kind.BLOCK) return null;
        var creatures = new LinkedHashMap<Integer, View.CombatView.Creature>();
        var trial = game.fork();
        int player = game.decision().player();
        while (isAsked(trial, kind, player)) {
            var decision = trial.decision();
            int none = none(decision);
            if (!creatures.containsKey(decision.subject())) {
                var may = new ArrayList<Reference>();
                for (var option : decision.options()) {
                    var reference = option.kind() == Option.Kind.ENTITY ? Reference.of(option.id()) : null;
                    if (reference != null) may.add(reference);
                }
                creatures.put(decision.subject(), new View.CombatView.Creature(decision.subject(), may, none < 0));
            }
            trial.choose(Math.max(none, 0));
        }
        return new View.CombatView(kind == Decision.Kind.ATTACK ? ATTACKS : BLOCKS, List.copyOf(creatures.values()));
    }

    private static boolean isAsked(Game game, Decision.Kind kind, int player) {
        return !game.isOver()
                && game.decision().kind() == kind
                && game.decision().player() == player;
    }

    /// The option that declines, or -1.
    private static int none(Decision decision) {
        int no = decision.indexOf(Option.pack(Option.Kind.NO, 0));
        return no >= 0 ? no : decision.indexOf(Option.pack(Option.Kind.DONE, 0));
    }

    /// The answers that make a declaration, found on a fork.
    ///
    /// @throws Refusal if a creature cannot do that, or the declaration as a whole is not legal
    static List<Integer> answers(Game game, Decision.Kind kind, List<Pair> pairs) {
        if (game.isOver() || game.decision().kind() != kind)
            throw new Refusal(422, "Cannot declare that now: You are not asked for it.", List.of("NOT_NOW"));
        var wanted = wanted(pairs);
        var trial = game.fork();
        int player = game.decision().player();
        var answers = new ArrayList<Integer>();
        while (isAsked(trial, kind, player)) {
            var decision = trial.decision();
            var goals = wanted.getOrDefault(decision.subject(), new ArrayList<>());
            int answer = none(decision);
            if (!goals.isEmpty()) {
                int goal = goals.removeFirst();
                answer = decision.indexOf(Option.pack(Option.Kind.ENTITY, goal));
                if (answer < 0) throw refuse(game, kind, decision.subject(), goal);
            } else if (answer < 0)
                throw new Refusal(
                        422,
                        Names.of(game, decision.subject()) + " must " + verb(kind) + " if able.",
                        List.of("REQUIREMENT"));
            answers.add(answer);
            trial.choose(answer);
        }
        for (var entry : wanted.entrySet())
            if (!entry.getValue().isEmpty())
                throw refuse(game, kind, entry.getKey(), entry.getValue().getFirst());
        return answers;
    }

    private static Map<Integer, List<Integer>> wanted(List<Pair> pairs) {
        var wanted = new HashMap<Integer, List<Integer>>();
        for (var pair : pairs) {
            if (pair == null
                    || pair.object() == null
                    || pair.target() == null
                    || pair.target().id() < 0)
                throw new Refusal(400, "Each creature needs an \"object\" and a \"target\".", List.of());
            wanted.computeIfAbsent(pair.object(), _ -> new ArrayList<>())
                    .add(pair.target().id());
        }
        return wanted;
    }

    private static Refusal refuse(Game game, Decision.Kind kind, int creature, int goal) {
        boolean known = game.state().exists(creature) && game.state().isOnBattlefield(creature);
        boolean goalKnown = goal < game.state().playerCount || game.state().isOnBattlefield(goal);
        return new Refusal(
                422,
                (known ? Names.of(game, creature) : "That creature") + " cannot " + verb(kind) + " "
                        + (goalKnown ? Names.of(game, goal) : "that") + ".",
                List.of("CANNOT"));
    }

    private static String verb(Decision.Kind kind) {
        return kind == Decision.Kind.ATTACK ? "attack" : "block";
    }
}
