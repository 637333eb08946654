package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.view.Traits;

/// What a change that does not last brings in the combat under way, and what saves a creature from what is on the
/// stack.
final class Tricks {

    private static final Keywords FIRST = Keywords.of(Keyword.FIRST_STRIKE, Keyword.DOUBLE_STRIKE);

    private final Board board;
    private final Judgement judgement;
    private final Knowledge knowledge;

    Tricks(Board board, Judgement judgement, Knowledge knowledge) {
        this.board = board;
        this.judgement = judgement;
        this.knowledge = knowledge;
    }

    static boolean isTrick(Intent intent) {
        return !intent.lasts && (intent.power > 0 || intent.toughness > 0 || intent.powerPerX > 0)
                || intent.protects && !intent.lasts
                || !intent.keywords.isEmpty() && !intent.lasts;
    }

    /// For a creature of ours, or against one of theirs; 0 if it makes no difference now.
    int benefit(Intent intent, int x, int id) {
        if (GameView.isPlayer(id)) return 0;
        if (board.view.controller(id) != board.me)
            return intent.hinders() && board.view.step() == Step.DECLARE_BLOCKERS ? hinders(intent, x, id) : 0;
        if (!isTrick(intent)) return 0;
        int index = board.mine().indexOf(id);
        if (index < 0) return 0;
        if (isAnswer()) return saves(intent, x, index);
        return board.view.step() == Step.DECLARE_BLOCKERS ? fights(intent, x, index) : 0;
    }

    /// While its target is chosen, the trick itself is on the stack.
    private boolean isAnswer() {
        for (int i = 0; i < board.view.stackSize(); i++)
            if (board.view.controller(board.view.stackObject(i)) != board.me) return true;
        return false;
    }

    /// In response to what would take the creature away.
    private int saves(Intent intent, int x, int index) {
        int id = board.mine().ids[index];
        var view = board.view;
        for (int i = view.stackSize() - 1; i >= 0; i--) {
            var item = view.stackItem(view.stackObject(i));
            var ability = item == null ? null : item.ability();
            if (item == null || ability == null || item.controller() == board.me) continue;
            var purpose = knowledge.of(ability);
            for (int s = 0; s < item.aimed() && s < item.slots(); s++) {
                var harm = purpose.intent(item.slot(s));
                for (int t = 0; t < item.targets(s); t++)
                    if (item.target(s, t) == id
                            && judgement.isGone(harm, item.x(), id, board.mine().traits[index])
                            && prevents(intent, x, harm, item.x(), index)) return board.mine().worths[index];
            }
        }
        return 0;
    }

    private boolean prevents(Intent intent, int x, Intent harm, int harmX, int index) {
        if (intent.protects) return !harm.exiles || !intent.keywords.has(Keyword.INDESTRUCTIBLE);
        if (harm.destroys || harm.exiles) return false;
        int left = board.mine().traits[index].toughness() - board.view.damage(board.mine().ids[index]);
        return left + intent.toughness(x) > harm.damage(harmX) - harm.toughness(harmX);
    }

    private int fights(Intent intent, int x, int index) {
        var view = board.view;
        int id = board.mine().ids[index];
        var traits = board.mine().traits[index];
        boolean attacks = view.attacking(id) != GameView.NONE;
        boolean fights = false;
        int benefit = 0;
        int incoming = 0;
        for (int pair = 0; pair < view.blocks(); pair++) {
            int other = view.blocker(pair) == id
                    ? view.blocked(pair)
                    : view.blocked(pair) == id ? view.blocker(pair) : GameView.NONE;
            if (other == GameView.NONE || !view.exists(other)) continue;
            fights = true;
            var against = view.traits(other);
            boolean before = kills(traits, 0, Keywords.NONE, against, view.damage(other));
            boolean after = kills(traits, intent.power(x), intent.keywords, against, view.damage(other));
            if (after && !before) benefit += Worth.permanent(view, other);
            boolean struckFirst = after && (traits.keywords().hasAny(FIRST) || intent.keywords.hasAny(FIRST));
            if (!struckFirst) incoming += against.has(Keyword.DEATHTOUCH) ? 100 : Math.max(0, against.power());
        }
        if (fights) {
            int left = traits.toughness() - view.damage(id);
            boolean dies = incoming >= left && !traits.has(Keyword.INDESTRUCTIBLE);
            boolean diesStill = !intent.protects && incoming >= left + intent.toughness(x);
            if (dies && !diesStill) benefit += board.mine().worths[index];
            else if (dies) benefit = benefit / 2;
            if (!(traits.has(Keyword.TRAMPLE) || intent.keywords.has(Keyword.TRAMPLE))) return benefit;
        }
        return benefit + (attacks && (!fights || !view.isBlocked(id)) ? damage(traits, intent.power(x), id) : 0);
    }

    /// What a creature of theirs no longer does in the fight it is in, and what is done to it now.
    private int hinders(Intent intent, int x, int id) {
        var view = board.view;
        int index = board.theirs().indexOf(id);
        if (index < 0) return 0;
        var before = Fighter.of(board.theirs().traits[index], view.damage(id));
        var after = before.under(intent, x);
        int saved = 0;
        boolean dies = false;
        boolean diesNow = false;
        for (int pair = 0; pair < view.blocks(); pair++) {
            int other = view.blocker(pair) == id
                    ? view.blocked(pair)
                    : view.blocked(pair) == id ? view.blocker(pair) : GameView.NONE;
            int at = other == GameView.NONE ? -1 : board.mine().indexOf(other);
            if (at < 0) continue;
            var ours = Fighter.of(board.mine().traits[at], view.damage(other));
            dies |= ours.kills(before);
            diesNow |= ours.kills(after);
            // It deals its damage once, whoever it is that gets it.
            if (before.kills(ours) && !after.kills(ours)) saved = Math.max(saved, board.mine().worths[at]);
        }
        int won = diesNow && !dies ? board.theirs().worths[index] : 0;
        return saved + won + (hits(id) ? spared(before.power() - after.power()) : 0);
    }

    /// Whether nobody stands between it and us.
    private boolean hits(int id) {
        return board.view.attacking(id) == board.me && !board.view.isBlocked(id);
    }

    /// So much less of what comes through.
    private int spared(int damage) {
        int left = board.view.life(board.me);
        int coming = 0;
        for (int i = 0; i < board.theirs().size; i++)
            if (hits(board.theirs().ids[i]))
                coming += Math.max(0, board.theirs().traits[i].power());
        if (coming >= left) return coming - damage < left ? Worth.GAME : 0;
        return damage * Worth.ofLife(left) / 2;
    }

    /// A creature as it fights.
    ///
    /// @param left the damage that it still bears
    private record Fighter(int power, int left, Keywords keywords) {

        static Fighter of(Traits traits, int damage) {
            return new Fighter(Math.max(0, traits.power()), traits.toughness() - damage, traits.keywords());
        }

        Fighter under(Intent intent, int x) {
            int newPower = intent.basePower >= 0 ? intent.basePower : power;
            int newLeft = intent.baseToughness >= 0 ? Math.min(left, intent.baseToughness) : left;
            var kept = intent.losesAbilities ? Keywords.NONE : keywords;
            return new Fighter(
                    Math.max(0, newPower + intent.power(x)), newLeft + intent.toughness(x), kept.with(intent.keywords));
        }

        boolean kills(Fighter other) {
            return couldKill(other) && !(other.isFirst() && !isFirst() && other.couldKill(this));
        }

        private boolean couldKill(Fighter other) {
            if (power == 0 || other.keywords.has(Keyword.INDESTRUCTIBLE)) return false;
            return power >= other.left || keywords.has(Keyword.DEATHTOUCH);
        }

        private boolean isFirst() {
            return keywords.hasAny(FIRST);
        }
    }

    /// More damage to a player: worth little, unless it is the last.
    private int damage(Traits traits, int power, int id) {
        if (power <= 0 || board.view.isBlocked(id)) return 0;
        int player = board.opponent;
        boolean infect = traits.has(Keyword.INFECT);
        int left = infect ? 10 - board.view.poison(player) : board.view.life(player);
        int coming = 0;
        for (int i = 0; i < board.mine().size; i++) {
            int attacker = board.mine().ids[i];
            if (board.view.attacking(attacker) == player
                    && !board.view.isBlocked(attacker)
                    && board.mine().traits[i].has(Keyword.INFECT) == infect)
                coming += Math.max(0, board.mine().traits[i].power());
        }
        if (coming >= left) return 0;
        if (coming + power >= left) return Worth.GAME;
        return infect ? 15 * power : power * Worth.ofLife(left) / 2;
    }

    private static boolean kills(Traits by, int morePower, Keywords moreKeywords, Traits of, int damage) {
        if (of.has(Keyword.INDESTRUCTIBLE)) return false;
        int power = by.power() + morePower;
        if (power <= 0) return false;
        boolean deadly = by.has(Keyword.DEATHTOUCH) || moreKeywords.has(Keyword.DEATHTOUCH);
        return deadly || power >= of.toughness() - damage;
    }
}
