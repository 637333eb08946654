package splitsecond.players.heuristic;

import java.util.Arrays;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.Traits;

/// Which creatures attack: the set that comes out best if the opponent blocks well, with an eye on the way back.
final class Attack {

    /// With more attackers than this, each is thought about once.
    private static final int MANY = 16;

    private final Board board;
    private final Combat combat = new Combat();
    private final WayBack wayBack = new WayBack();
    private final Declaration declaration = new Declaration();
    /// So many of the attackers have been passed: the game asks in the order of the battlefield.
    private int asked;

    private boolean[] attacking = new boolean[8];
    private int opponent;
    /// How many of us stay home if nobody attacks.
    private int home;
    /// By group and whether it attacks: the number of changes after which a change of such a one was no better.
    private int[] tried = new int[16];

    private int changes;

    private final Readiness readiness;
    private final TrickInHand trick;

    Attack(Board board, Knowledge knowledge) {
        this.board = board;
        readiness = new Readiness(knowledge);
        trick = new TrickInHand(knowledge);
    }

    void forget() {
        declaration.forget();
    }

    int choose(GameView view, Decision decision) {
        int at = declaration.goesOn(view, decision) ? find(decision.subject()) : -1;
        if (at < 0) {
            plan(view);
            at = find(decision.subject());
        }
        return at >= 0 && attacking[at] ? defender(view, decision) : 0;
    }

    private int find(int subject) {
        for (int a = asked; a < combat.attackers.size; a++) {
            if (combat.attackers.ids[a] != subject) continue;
            asked = a + 1;
            return a;
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
            if (Option.id(option) == opponent) first = i;
            else if (GameView.isObject(Option.id(option)) && walker < 0) walker = i;
            else if (first < 0) first = i;
        }
        if (walker >= 0 && (first < 0 || view.life(opponent) > 8 && isGoodAgainstWalkers(view, decision)))
            return walker;
        return Math.max(first, 0);
    }

    /// Every other attacker goes for the planeswalker.
    private boolean isGoodAgainstWalkers(GameView view, Decision decision) {
        var traits = view.traits(decision.subject());
        return traits.power() <= 3 && !traits.has(Keyword.INFECT);
    }

    private void plan(GameView view) {
        board.look(view);
        gather(view);
        asked = 0;
        opponent = board.opponent;
        int size = combat.attackers.size;
        if (attacking.length < size) {
            attacking = new boolean[size * 2];
            tried = new int[size * 4];
        }
        best();
    }

    private void gather(GameView view) {
        combat.attackers.clear();
        combat.blockers.clear();
        home = 0;
        var mine = board.mine();
        readiness.begin(mine.mana - wantedLater(view, mine.mana));
        for (int i = 0; i < mine.size; i++) {
            boolean attacks = canAttack(view, mine.ids[i], mine.traits[i]);
            if (attacks) {
                combat.attackers.add(view, mine.ids[i], mine.traits[i], mine.worths[i]);
                readiness.applyTo(combat.attackers, mine.traits[i]);
            }
            if (attacks || staysHome(view, i)) home++;
        }
        var theirs = board.theirs();
        wayBack.clear(board);
        readiness.begin(theirs.mana);
        for (int i = 0; i < theirs.size; i++) {
            boolean blocks = view.controller(theirs.ids[i]) == board.opponent && view.canBlock(theirs.ids[i]);
            wayBack.add(theirs.traits[i], blocks ? combat.blockers.size : Fighters.NOBODY);
            if (blocks) {
                combat.blockers.add(view, theirs.ids[i], theirs.traits[i], theirs.worths[i]);
                readiness.applyTo(combat.blockers, theirs.traits[i]);
            }
        }
        combat.defenderLife = view.life(board.opponent);
        combat.defenderPoison = view.poison(board.opponent);
        combat.prepare(view);
        trick.find(view, mine.mana);
    }

    /// The mana for the dearest card that is cast after combat.
    private static int wantedLater(GameView view, int mana) {
        int dearest = 0;
        for (int i = 0; i < view.handSize(view.viewer()); i++) {
            var traits = view.traits(view.handCard(i));
            if (traits.isPermanentCard() && !traits.isLand() && traits.manaValue() <= mana)
                dearest = Math.max(dearest, traits.manaValue());
        }
        return dearest;
    }

    /// Of those who can't attack.
    private boolean staysHome(GameView view, int i) {
        int id = board.mine().ids[i];
        if (Worth.isPacified(board.mine().traits[i])) return false;
        return !view.isTapped(id) || view.activePlayer() == board.me && !isAttacking(view, id);
    }

    private static boolean isAttacking(GameView view, int id) {
        return view.attacking(id) != GameView.NONE;
    }

    static boolean canAttack(GameView view, int id, Traits traits) {
        return !view.isTapped(id)
                && (!view.isSick(id) || traits.has(Keyword.HASTE))
                && !traits.has(Keyword.DEFENDER)
                && !isForbidden(traits);
    }

    static boolean isForbidden(Traits traits) {
        for (int i = 0; i < traits.rules(); i++)
            if (traits.rule(i) instanceof Rule.CantAttack cant && cant.defender() == null && cant.unless() == null)
                return true;
        return false;
    }

    /// Starts from all and from none, and changes one at a time as long as that is better.
    private void best() {
        int size = combat.attackers.size;
        var attacks = combat.attacks;
        changes = 0;
        Arrays.fill(tried, 0, 2 * combat.attackers.groups, 0);
        for (int a = 0; a < size; a++) attacks[a] = combat.attackers.power[a] > 0;
        int all = climb();
        System.arraycopy(attacks, 0, attacking, 0, size);
        Arrays.fill(attacks, 0, size, false);
        if (climb() >= all) System.arraycopy(attacks, 0, attacking, 0, size);
    }

    private int climb() {
        int best = score();
        changes++;
        int rounds = combat.attackers.size > MANY ? 1 : 3;
        // Nothing is better than to win.
        for (int round = 0; round < rounds && best < Worth.GAME; round++) {
            int before = changes;
            for (int a = 0; a < combat.attackers.size && best < Worth.GAME; a++) best = change(a, best);
            if (changes == before) break;
        }
        return best;
    }

    private int change(int a, int best) {
        var attacks = combat.attacks;
        int way = 2 * combat.attackers.group[a] + (attacks[a] ? 1 : 0);
        // It would come out as it did for the last one like it.
        if (combat.attackers.power[a] == 0 || tried[way] == changes) return best;
        attacks[a] = !attacks[a];
        int score = score();
        if (score > best) {
            changes++;
            return score;
        }
        attacks[a] = !attacks[a];
        if (!combat.orderMatters) tried[way] = changes;
        return best;
    }

    private int score() {
        combat.block();
        int life = combat.defenderLife;
        if (combat.damage >= life || combat.poison + combat.defenderPoison >= 10) return Worth.GAME;
        int score = combat.defenderLosses - combat.attackerLosses;
        score += Worth.ofDamage(combat.damage, life);
        score += combat.poison * (12 + 4 * combat.defenderPoison);
        if (trick.isThere()) score += combat.won(trick);
        return score - wayBack.danger(combat, home - combat.tapped);
    }
}
