package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// Which creatures attack: the set that comes out best if the opponent blocks well, with an eye on the way back.
final class Attack {

    /// With more attackers than this, each is thought about once.
    private static final int MANY = 16;

    private final Board board;
    private final Combat combat = new Combat();
    /// The way back: what they could do to us next turn.
    private int[] theirPower = new int[16];

    private int plannedTurn = -1;
    private int planned;
    private int[] plan = new int[8];
    private boolean[] attacking = new boolean[8];

    Attack(Board board) {
        this.board = board;
    }

    void forget() {
        plannedTurn = -1;
    }

    int choose(GameView view, Decision decision) {
        int subject = decision.subject();
        int at = plannedTurn == view.turn() ? take(subject) : -1;
        if (at < 0) {
            plan(view);
            at = take(subject);
        }
        boolean attacks = at >= 0 && attacking[at];
        return attacks ? defender(view, decision) : 0;
    }

    private int take(int subject) {
        for (int i = 0; i < planned; i++) {
            if (plan[i] != subject) continue;
            // Asked twice in a turn, it is another combat.
            plan[i] = -1 - subject;
            return i;
        }
        return -1;
    }

    /// The player, or a planeswalker that would fall.
    private int defender(GameView view, Decision decision) {
        int first = -1;
        int walker = -1;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) != Option.Kind.ENTITY) continue;
            if (Option.id(option) == board.opponent) first = i;
            else if (GameState.isObject(Option.id(option)) && walker < 0) walker = i;
            else if (first < 0) first = i;
        }
        if (walker >= 0 && (first < 0 || view.life(board.opponent) > 8 && isGoodAgainstWalkers(view, decision)))
            return walker;
        return Math.max(first, 0);
    }

    /// Every other attacker goes for the planeswalker.
    private boolean isGoodAgainstWalkers(GameView view, Decision decision) {
        var traits = view.traits(decision.subject());
        return traits.power <= 3 && !traits.has(Keyword.INFECT);
    }

    private void plan(GameView view) {
        board.look(view);
        gather(view);
        int size = combat.attackers.size;
        if (plan.length < size) {
            plan = new int[size * 2];
            attacking = new boolean[size * 2];
        }
        plannedTurn = view.turn();
        planned = size;
        for (int a = 0; a < size; a++) plan[a] = combat.attackers.ids[a];
        best(view);
        System.arraycopy(combat.attacks, 0, attacking, 0, size);
    }

    private void gather(GameView view) {
        combat.attackers.clear();
        combat.blockers.clear();
        var mine = board.mine;
        for (int i = 0; i < mine.size; i++)
            if (canAttack(view, mine.ids[i], mine.traits[i]))
                combat.attackers.add(view, mine.ids[i], mine.traits[i], mine.worths[i]);
        var theirs = board.theirs;
        for (int i = 0; i < theirs.size; i++)
            if (view.controller(theirs.ids[i]) == board.opponent && view.canBlock(theirs.ids[i]))
                combat.blockers.add(view, theirs.ids[i], theirs.traits[i], theirs.worths[i]);
        combat.defenderLife = view.life(board.opponent);
        combat.defenderPoison = view.poison(board.opponent);
        combat.prepare(view);
    }

    static boolean canAttack(GameView view, int id, Characteristics traits) {
        return !view.is(id, GameState.TAPPED)
                && (!view.is(id, GameState.SICK) || traits.has(Keyword.HASTE))
                && !traits.has(Keyword.DEFENDER)
                && !isForbidden(traits);
    }

    private static boolean isForbidden(Characteristics traits) {
        for (var rule : traits.rules)
            if (rule instanceof Rule.CantAttack cant && cant.defender() == null && cant.unless() == null) return true;
        return false;
    }

    /// Starts from all and from none, and changes one at a time as long as that is better.
    private void best(GameView view) {
        int size = combat.attackers.size;
        var attacks = combat.attacks;
        for (int a = 0; a < size; a++) attacks[a] = combat.attackers.power[a] > 0;
        int all = climb(view);
        var fromAll = attacks.clone();
        for (int a = 0; a < size; a++) attacks[a] = false;
        if (climb(view) < all) System.arraycopy(fromAll, 0, attacks, 0, size);
    }

    private int climb(GameView view) {
        int best = score(view);
        var attacks = combat.attacks;
        int rounds = combat.attackers.size > MANY ? 1 : 3;
        for (int round = 0; round < rounds; round++) {
            boolean better = false;
            for (int a = 0; a < combat.attackers.size; a++) {
                if (combat.attackers.power[a] == 0) continue;
                attacks[a] = !attacks[a];
                int score = score(view);
                if (score > best) {
                    best = score;
                    better = true;
                } else attacks[a] = !attacks[a];
            }
            if (!better) break;
        }
        return best;
    }

    private int score(GameView view) {
        combat.block();
        int life = combat.defenderLife;
        if (combat.damage >= life || combat.poison + combat.defenderPoison >= 10) return Worth.GAME;
        int score = combat.defenderLosses - combat.attackerLosses;
        score += Worth.ofDamage(combat.damage, life);
        score += combat.poison * (12 + 4 * combat.defenderPoison);
        return score - dangerOfReturn(view);
    }

    /// What they could deal to us next turn if those who attack now are tapped then.
    private int dangerOfReturn(GameView view) {
        var theirs = board.theirs;
        if (theirPower.length < theirs.size) theirPower = new int[theirs.size * 2];
        int count = 0;
        int evading = 0;
        for (int i = 0; i < theirs.size; i++) {
            var traits = theirs.traits[i];
            if (traits.power <= 0 || isForbidden(traits) || traits.has(Keyword.DEFENDER) || diesNow(theirs.ids[i]))
                continue;
            int hits = traits.has(Keyword.DOUBLE_STRIKE) ? 2 * traits.power : traits.power;
            if (traits.has(Keyword.FLYING) && !weFly()) evading += hits;
            else insert(count++, hits);
        }
        int home = 0;
        for (int i = 0; i < board.mine.size; i++) if (staysHome(view, i)) home++;
        int damage = evading;
        for (int i = home; i < count; i++) damage += theirPower[i];
        int life = view.life(board.me);
        if (damage <= 0) return 0;
        if (damage >= life) return 600 + 20 * (damage - life);
        return Worth.ofDamage(damage, life) / 2;
    }

    private boolean weFly() {
        for (int i = 0; i < board.mine.size; i++)
            if (board.mine.traits[i].has(Keyword.FLYING) || board.mine.traits[i].has(Keyword.REACH)) return true;
        return false;
    }

    /// The strongest first: our blockers take those.
    private void insert(int count, int hits) {
        int at = count;
        while (at > 0 && theirPower[at - 1] < hits) {
            theirPower[at] = theirPower[at - 1];
            at--;
        }
        theirPower[at] = hits;
    }

    private boolean diesNow(int id) {
        int b = combat.blockers.indexOf(id);
        if (b < 0) return false;
        int a = combat.blocks[b];
        return a >= 0 && combat.attacks[a] && combat.blockerDies(a, b);
    }

    private boolean staysHome(GameView view, int i) {
        var traits = board.mine.traits[i];
        if (Worth.isPacified(traits)) return false;
        int id = board.mine.ids[i];
        int a = combat.attackers.indexOf(id);
        if (a < 0) return !view.is(id, GameState.TAPPED) || view.activePlayer() == board.me && !isAttacking(view, id);
        return !combat.attacks[a] || traits.has(Keyword.VIGILANCE);
    }

    private static boolean isAttacking(GameView view, int id) {
        return view.attacking(id) != GameState.NONE;
    }
}
