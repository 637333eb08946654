package splitsecond.players.search;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.heuristic.HeuristicPolicy;

/// The lines worth trying at a decision; the heuristic's own is the first.
final class Candidates {

    private static final int MOST = 24;
    /// Of the targets, modes and numbers of one play.
    private static final int MOST_OF_A_PLAY = 6;

    /// Of the attacks and blocks like the best one found.
    private static final int MOST_REFINED = 40;

    private final Game world;
    private final HeuristicPolicy heuristic;
    private final int player;
    private final LinkedHashSet<Line> lines = new LinkedHashSet<>();

    /// @param world any that could be the real one: what is possible now is the same in all
    Candidates(Game world, HeuristicPolicy heuristic) {
        this.world = world;
        this.heuristic = heuristic;
        player = world.decision().player();
        if (isDeclaration()) declarations();
        else plays();
    }

    List<Line> lines() {
        return List.copyOf(lines);
    }

    /// Adds what differs from a declaration in one creature.
    void refine(Line line) {
        if (isDeclaration()) around(line, MOST_REFINED);
    }

    private boolean isDeclaration() {
        return world.decision().kind().occasion() == Decision.Occasion.COMBAT;
    }

    // A spell or ability with everything that is chosen for it.

    private void plays() {
        heuristic.begin(0);
        int first = heuristic.choose(world.viewOf(player), world.decision());
        var decision = world.decision();
        play(world, first, new ArrayList<>(), MOST_OF_A_PLAY);
        var all = world.everything();
        for (int i = 0; i < decision.size() && lines.size() < MOST; i++) {
            if (i == first || isLikeEarlier(all, decision, i)) continue;
            if (heuristic.canWait(world.viewOf(player), decision.packed(i))) continue;
            play(world, i, new ArrayList<>(), lines.size() + MOST_OF_A_PLAY);
        }
    }

    /// Another copy of a card in the same zone brings nothing new.
    private static boolean isLikeEarlier(GameView all, Decision decision, int index) {
        long option = decision.packed(index);
        int id = Option.id(option);
        var kind = Option.kind(option);
        if (kind != Option.Kind.CAST && kind != Option.Kind.PLAY_LAND) return false;
        for (int i = 0; i < index; i++) {
            long earlier = decision.packed(i);
            if (Option.kind(earlier) == kind
                    && Option.variant(earlier) == Option.variant(option)
                    && all.card(Option.id(earlier)) == all.card(id)
                    && all.zone(Option.id(earlier)) == all.zone(id)) return true;
        }
        return false;
    }

    /// Makes the choice in a fork, and goes on with each of the choices that belong to it.
    private void play(Game world, int option, List<Long> before, int limit) {
        var fork = world.fork();
        var chosen = new ArrayList<>(before);
        chosen.add(world.decision().packed(option));
        fork.choose(option);
        while (isPartOfAPlay(fork) && !isBranch(fork.decision())) {
            int answer = heuristic.choose(fork.viewOf(player), fork.decision());
            chosen.add(fork.decision().packed(answer));
            fork.choose(answer);
        }
        if (!isPartOfAPlay(fork)) {
            add(chosen);
            return;
        }
        int first = heuristic.choose(fork.viewOf(player), fork.decision());
        play(fork, first, chosen, limit);
        for (int i = 0; i < fork.decision().size() && lines.size() < limit; i++)
            if (i != first && !heuristic.isWasted(fork.viewOf(player), fork.decision(), i))
                play(fork, i, chosen, limit);
    }

    private boolean isPartOfAPlay(Game game) {
        return !game.isOver()
                && game.decision().player() == player
                && game.decision().kind().occasion() == Decision.Occasion.ANNOUNCING
                && game.decision().kind() != Decision.Kind.PAY;
    }

    private static boolean isBranch(Decision decision) {
        return switch (decision.kind()) {
            case TARGET, MODE, X, OPTIONAL_COST -> true;
            case NONE,
                    PRIORITY,
                    MULLIGAN,
                    BOTTOM,
                    ORDER_TRIGGERS,
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

    // A whole attack or block, creature by creature.

    private void declarations() {
        heuristic.begin(0);
        var plan = new ArrayList<Long>();
        var kind = world.decision().kind();
        var fork = world.fork();
        while (isDeclaring(fork, kind)) {
            int answer = heuristic.choose(fork.viewOf(player), fork.decision());
            plan.add(fork.decision().packed(answer));
            fork.choose(answer);
        }
        add(plan);
        var first = lines.getFirst();
        declare(kind, true);
        declare(kind, false);
        around(first, MOST);
    }

    private void around(Line plan, int most) {
        var kind = world.decision().kind();
        var fork = world.fork();
        for (int at = 0; at < plan.options().length && isDeclaring(fork, kind); at++) {
            var decision = fork.decision();
            for (int i = 0; i < decision.size() && lines.size() < most; i++)
                if (decision.packed(i) != plan.options()[at]) deviate(kind, plan, at, decision.packed(i));
            fork.choose(Math.max(0, decision.indexOf(plan.options()[at])));
        }
    }

    private boolean isDeclaring(Game game, Decision.Kind kind) {
        return !game.isOver()
                && game.decision().player() == player
                && game.decision().kind() == kind;
    }

    /// All that can, or none.
    private void declare(Decision.Kind kind, boolean all) {
        if (all && kind == Decision.Kind.BLOCK) return;
        var chosen = new ArrayList<Long>();
        var fork = world.fork();
        while (isDeclaring(fork, kind)) {
            int answer = all && fork.decision().size() > 1 ? 1 : 0;
            chosen.add(fork.decision().packed(answer));
            fork.choose(answer);
        }
        add(chosen);
    }

    /// The plan with one choice changed; what then is not possible any more is left out.
    private void deviate(Decision.Kind kind, Line plan, int at, long instead) {
        var chosen = new ArrayList<Long>();
        var fork = world.fork();
        for (int i = 0; isDeclaring(fork, kind); i++) {
            long wanted = i == at ? instead : i < plan.options().length ? plan.options()[i] : -1;
            int answer = Math.max(0, fork.decision().indexOf(wanted));
            chosen.add(fork.decision().packed(answer));
            fork.choose(answer);
        }
        add(chosen);
    }

    private void add(List<Long> options) {
        var packed = new long[options.size()];
        for (int i = 0; i < packed.length; i++) packed[i] = options.get(i);
        lines.add(new Line(packed));
    }
}
