package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Plan;

/// CR 508.1, 509.1: declares attackers or blockers. A scenario names all of them: whoever must join in is named too.
final class DeclaringCombat {

    private final Names names;
    private final Game game;
    private final int player;

    DeclaringCombat(Names names, Game game, int player) {
        this.names = names;
        this.game = game;
        this.player = player;
    }

    private void check(ObjectName name) {
        if (!names.existsAnywhere(game.everything(), name)) throw names.unknown(name);
    }

    List<Integer> attack(List<Step.Attacker> attackers) {
        var pairs = new ArrayList<Intent.Pair>();
        for (var attacker : attackers) {
            check(attacker.creature());
            if (attacker.attacked() != null) check(attacker.attacked());
            pairs.add(new Intent.Pair(
                    names.meant(attacker.creature()),
                    attacker.attacked() == null ? null : names.meant(attacker.attacked())));
        }
        boolean declared = isDeclared(game.everything());
        var plan = plan(
                declared ? "The attackers of this combat have been declared already. " : "Cannot attack: ",
                new Intent.Attack(pairs));
        var end = plan.end().everything();
        var fighting = new ArrayList<Integer>();
        for (int i = 0; i < end.permanents(); i++)
            if (end.isAttacking(end.permanent(i))) fighting.add(end.permanent(i));
        var creatures =
                new ArrayList<>(attackers.stream().map(Step.Attacker::creature).toList());
        // Numbered names first: they mean one creature only.
        creatures.sort((one, other) -> Integer.compare(other.ordinal(), one.ordinal()));
        for (var creature : creatures)
            fighting.stream()
                    .filter(id -> names.means(end, creature, id))
                    .findFirst()
                    .ifPresent(fighting::remove);
        if (!fighting.isEmpty())
            throw new Refusal("Cannot attack: " + names.of(end, fighting.getFirst()) + " must attack.");
        return plan.choices();
    }

    /// CR 508.1: attackers are declared once, all together.
    private boolean isDeclared(GameView view) {
        if (view.step() != splitsecond.engine.ability.Step.DECLARE_ATTACKERS
                || game.decision().kind() == Decision.Kind.ATTACK) return false;
        for (int i = 0; i < view.permanents(); i++) if (view.isAttacking(view.permanent(i))) return true;
        return false;
    }

    List<Integer> block(List<Step.Blocker> blockers) {
        var pairs = new ArrayList<Intent.Pair>();
        for (var blocker : blockers) {
            check(blocker.creature());
            check(blocker.attacker());
            pairs.add(new Intent.Pair(names.meant(blocker.creature()), names.meant(blocker.attacker())));
        }
        var plan = plan("Cannot block: ", new Intent.Block(pairs));
        int other = unnamed(plan.end().everything(), pairs);
        if (other != GameView.NONE)
            throw new Refusal("Cannot block: " + names.of(plan.end().everything(), other) + " must block.");
        return plan.choices();
    }

    /// A creature of the player's that blocks without having been named, or `NONE`.
    private int unnamed(GameView view, List<Intent.Pair> pairs) {
        // CR 702.22h: the rest of a band is blocked with the one that is.
        if (view.hasBands()) return GameView.NONE;
        for (int i = 0; i < view.blocks(); i++) {
            int blocker = view.blocker(i);
            if (view.controller(blocker) == player
                    && pairs.stream().noneMatch(pair -> pair.creature().is(view, blocker))) return blocker;
        }
        return GameView.NONE;
    }

    private Plan plan(String start, Intent intent) {
        var plan = Plan.knowingAll(game, player, intent);
        if (!plan.verdict().allowed()) throw new Refusal(start + plan.verdict().message());
        return plan;
    }
}
