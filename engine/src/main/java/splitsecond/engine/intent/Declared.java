package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.timing.Verdict;

/// CR 508.1, 509.1: a declaration, which the game asks for creature by creature.
final class Declared extends Pursuit {

    private record Fight(int creature, int goal) {}

    private final Decision.Kind kind;
    private final List<Intent.Pair> left;
    private final List<Integer> asked = new ArrayList<>();
    private final List<Fight> chosen = new ArrayList<>();

    private int turn = -1;
    private int last = -1;

    Declared(Intent.Declare intent) {
        kind = intent.question();
        left = new ArrayList<>(intent.pairs());
    }

    private Declared(Declared other) {
        kind = other.kind;
        left = new ArrayList<>(other.left);
        asked.addAll(other.asked);
        chosen.addAll(other.chosen);
        turn = other.turn;
        last = other.last;
    }

    @Override
    Pursuit copy() {
        return new Declared(this);
    }

    /// A creature is asked about again only if it may block several; otherwise it is another declaration.
    @Override
    public boolean isAbout(GameView view, Decision decision) {
        if (decision.kind() != kind) return false;
        if (asked.isEmpty()) return true;
        int creature = decision.subject();
        boolean blocksAnother = kind == Decision.Kind.BLOCK && asked.getLast() == creature;
        return view.turn() == turn && view.decisionId() == last + 1 && (blocksAnother || !asked.contains(creature));
    }

    @Override
    public boolean hasMoreToSay() {
        return !left.isEmpty();
    }

    @Override
    public Reply next(GameView view, Decision decision) {
        if (asked.isEmpty())
            for (var pair : left)
                if (pair.creature() instanceof Meant.Id(int id) && !view.isOnBattlefield(id)) return cannot(view, pair);
        int creature = decision.subject();
        turn = view.turn();
        last = view.decisionId();
        asked.add(creature);
        for (var pair : left) {
            if (!pair.creature().is(view, creature)) continue;
            int option = goal(view, decision, pair);
            if (option < 0)
                return new Reply.Refused(cannot(view, pair).why(), pair.goal() == null ? pair.creature() : pair.goal());
            left.remove(pair);
            chosen.add(new Fight(creature, decision.option(option).id()));
            return take(option);
        }
        int none = none(decision);
        return none >= 0
                ? take(none)
                : refuse("REQUIREMENT", view.name(creature, "That creature") + " must " + verb() + " if able.");
    }

    private static int goal(GameView view, Decision decision, Intent.Pair pair) {
        if (pair.goal() != null) return entity(view, decision, pair.goal());
        for (int i = 0; i < decision.size(); i++) if (Option.kind(decision.packed(i)) == Option.Kind.ENTITY) return i;
        return -1;
    }

    private String verb() {
        return kind == Decision.Kind.ATTACK ? "attack" : "block";
    }

    private Reply.Refused cannot(GameView view, Intent.Pair pair) {
        String goal = pair.goal() == null
                ? "now"
                : isOwn(view, pair) ? "you" : pair.goal().name(view, "that");
        String sentence = pair.creature().name(view, "That creature") + " cannot " + verb() + " " + goal + ".";
        return new Reply.Refused(Verdict.no("CANNOT", sentence), pair.creature());
    }

    /// Whoever reads the refusal is the one whom the creature was to attack.
    private static boolean isOwn(GameView view, Intent.Pair pair) {
        return pair.creature() instanceof Meant.Id(int creature)
                && pair.goal() instanceof Meant.Id(int goal)
                && view.isOnBattlefield(creature)
                && view.controller(creature) == goal;
    }

    /// Attackers are not declared before everything else is answered that is asked as creatures attack.
    boolean isMade(GameView view) {
        if (kind == Decision.Kind.BLOCK) return true;
        for (int i = 0; i < view.permanents(); i++)
            if (view.attacking(view.permanent(i)) != GameState.NONE) return true;
        return false;
    }

    @Override
    public Reply.@Nullable Refused verify(GameView view) {
        for (var pair : left) {
            if (turn >= 0 && turn != view.turn()) break;
            if (!isGone(view, pair) && !isDone(view, pair)) return cannot(view, pair);
        }
        return kind == Decision.Kind.BLOCK ? unwished(view) : null;
    }

    /// A block that nobody asked about because there was no other way.
    private Reply.@Nullable Refused unwished(GameView view) {
        if (asked.isEmpty() || turn != view.turn() || view.step() != Step.DECLARE_BLOCKERS) return null;
        int player = view.controller(asked.getFirst());
        for (int i = 0; i < view.blocks(); i++) {
            int blocker = view.blocker(i);
            // Who blocks one of a band blocks all of it.
            if (view.controller(blocker) == player && chosen.stream().noneMatch(one -> one.creature == blocker))
                return refuse("REQUIREMENT", view.name(blocker, "That creature") + " must block if able.");
        }
        return null;
    }

    private boolean isGone(GameView view, Intent.Pair pair) {
        return pair.creature() instanceof Meant.Id(int id) && turn >= 0 && !view.isOnBattlefield(id);
    }

    private boolean isDone(GameView view, Intent.Pair pair) {
        for (int i = 0; i < view.permanents(); i++) {
            int creature = view.permanent(i);
            if (!pair.creature().is(view, creature)) continue;
            if (kind == Decision.Kind.ATTACK ? attacks(view, pair, creature) : blocks(view, pair, creature))
                return true;
        }
        return false;
    }

    /// Whether it does so without having been asked; each creature for one pair.
    private boolean attacks(GameView view, Intent.Pair pair, int creature) {
        if (chosen.stream().anyMatch(one -> one.creature == creature)) return false;
        int attacked = view.attacking(creature);
        boolean done = attacked == GameState.NONE
                ? !view.step().isCombat() && view.hasAttackedThisTurn(creature)
                : pair.goal() == null || pair.goal().is(view, attacked);
        if (done) chosen.add(new Fight(creature, attacked));
        return done;
    }

    private boolean blocks(GameView view, Intent.Pair pair, int creature) {
        if (!view.step().isCombat()) return view.hasBlockedThisTurn(creature);
        for (int i = 0; i < view.blocks(); i++) {
            var fight = new Fight(view.blocker(i), view.blocked(i));
            if (fight.creature != creature || chosen.contains(fight)) continue;
            if (pair.goal() != null && !pair.goal().is(view, fight.goal)) continue;
            chosen.add(fight);
            return true;
        }
        return false;
    }
}
