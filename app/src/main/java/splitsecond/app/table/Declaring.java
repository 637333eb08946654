package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Plan;

/// Declarations of attackers and blockers in one go, as the page makes them.
final class Declaring {

    static final String ATTACKS = "attacks";
    static final String BLOCKS = "blocks";

    /// A creature and what it attacks or blocks.
    record Pair(@Nullable Long object, @Nullable Reference target) {}

    /// Pairs that a view lists at most: among thousands of creatures there are millions, and each of them may still be
    /// declared.
    private static final int MOST_PAIRS = 20_000;

    private Declaring() {}

    /// Who will be asked, or null if the open decision is no declaration.
    static View.@Nullable CombatView view(Game game, Ids ids) {
        var kind = game.decision().kind();
        if (kind != Decision.Kind.ATTACK && kind != Decision.Kind.BLOCK) return null;
        var creatures = new ArrayList<View.CombatView.Creature>();
        var combatants = game.viewOf(game.decision().player()).combatants();
        int each = Math.max(1, MOST_PAIRS / Math.max(1, combatants.size()));
        for (var one : combatants) {
            var may = new ArrayList<Reference>();
            for (int target : one.targets()) {
                if (may.size() == each) break;
                var reference = ids.reference(target);
                if (reference != null) may.add(reference);
            }
            creatures.add(new View.CombatView.Creature(ids.number(one.creature()), may, one.must()));
        }
        return new View.CombatView(kind == Decision.Kind.ATTACK ? ATTACKS : BLOCKS, creatures);
    }

    /// The answers that make a declaration.
    ///
    /// @throws Refusal if a creature cannot do that, or the declaration as a whole is not legal
    static List<Integer> answers(Game game, Ids ids, Decision.Kind kind, List<Pair> pairs) {
        if (game.isOver() || game.decision().kind() != kind)
            throw new Refusal(422, "Cannot declare that now: You are not asked for it.", List.of("NOT_NOW"));
        var plan = Plan.of(game, game.decision().player(), Intent.Declare.of(kind, wanted(ids, pairs)));
        if (plan.verdict().allowed()) return plan.choices();
        throw new Refusal(422, plan.verdict().message(), plan.verdict().failed());
    }

    private static List<Intent.Pair> wanted(Ids ids, List<Pair> pairs) {
        var wanted = new ArrayList<Intent.Pair>();
        for (var pair : pairs) {
            int target = pair == null || pair.target() == null ? GameView.NONE : ids.find(pair.target());
            if (pair == null || pair.object() == null || target < 0)
                throw new Refusal(400, "Each creature needs an \"object\" and a \"target\".", List.of());
            wanted.add(Intent.Pair.of(ids.find(pair.object()), target));
        }
        return wanted;
    }
}
