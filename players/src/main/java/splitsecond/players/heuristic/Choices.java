package splitsecond.players.heuristic;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Aiming;
import splitsecond.engine.view.OnStack;

/// All that is asked besides what to play, whom to aim at and who fights.
final class Choices {

    private final Board board;
    private final Knowledge knowledge;
    private final Benefit benefit;
    private final Cards cards;
    private final Colors colors;

    Choices(Board board, Knowledge knowledge, Benefit benefit, Cards cards, Colors colors) {
        this.board = board;
        this.knowledge = knowledge;
        this.benefit = benefit;
        this.cards = cards;
        this.colors = colors;
    }

    int choose(GameView view, Decision decision) {
        if (decision.size() == 1) return 0;
        board.look(view);
        return switch (decision.kind()) {
            case MODE -> mode(decision);
            case X -> x(decision);
            case OPTIONAL_COST -> decision.size() - 1;
            case NUMBER -> decision.size() - 1;
            case DIVIDE -> divide(decision);
            case COST, DISCARD, BOTTOM -> least(decision);
            case PAY -> Math.max(0, decision.indexOf(Option.pack(Option.Kind.AUTO, 0)));
            case MAY -> Math.max(0, decision.indexOf(Option.pack(Option.Kind.YES, 0)));
            case CHOOSE -> object(decision);
            case LEGEND, SEARCH -> most(decision);
            case COLOR -> color(decision);
            case PLACE -> place(decision);
            case NONE, PRIORITY, MULLIGAN, ORDER_TRIGGERS, TARGET, ATTACK, BLOCK, WORD, REPLACEMENT, OTHER -> 0;
        };
    }

    private @Nullable OnStack item(Decision decision) {
        var item = board.view.stackItem(decision.subject());
        if (item != null || board.view.stackSize() == 0) return item;
        return board.view.stackItem(board.view.stackObject(board.view.stackSize() - 1));
    }

    private int mode(Decision decision) {
        var item = item(decision);
        var ability = item == null ? null : item.ability();
        if (item == null || ability == null) return 0;
        var moment = board.view.step() == splitsecond.engine.ability.Step.DECLARE_BLOCKERS
                ? Moment.FIGHT
                : Moment.AFTER_COMBAT;
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            int brings = Option.kind(option) == Option.Kind.MODE
                    ? benefit.mode(ability, Option.id(option), item.x(), item.source(), moment)
                    : 0;
            if (brings > most) {
                most = brings;
                best = i;
            }
        }
        return best;
    }

    /// As much as is of use: each point more than needed counts a little against it.
    private int x(Decision decision) {
        var item = item(decision);
        var ability = item == null ? null : item.ability();
        if (item == null || ability == null) return decision.size() - 1;
        int best = decision.size() - 1;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.size(); i++) {
            int x = Option.id(decision.packed(i));
            int brings = benefit.of(ability, x, item.source(), Moment.AFTER_COMBAT) - x;
            if (brings >= most) {
                most = brings;
                best = i;
            }
        }
        return best;
    }

    /// What kills, and no more.
    private int divide(Decision decision) {
        int recipient = Aiming.recipient(board.view, decision);
        if (recipient == GameView.NONE || GameView.isPlayer(recipient)) return decision.size() - 1;
        var traits = board.view.traits(recipient);
        int lethal = Math.max(1, traits.toughness() - board.view.damage(recipient));
        int subject = decision.subject();
        if (board.view.isOnBattlefield(subject) && board.view.traits(subject).has(Keyword.DEATHTOUCH)) lethal = 1;
        for (int i = 0; i < decision.size(); i++) if (Option.id(decision.packed(i)) == lethal) return i;
        // It can't be killed: the others first.
        return 0;
    }

    /// The one we miss least.
    private int least(Decision decision) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) == Option.Kind.DONE) return i;
            if (Option.kind(option) != Option.Kind.ENTITY) continue;
            int worth = missed(Option.id(option));
            if (worth < least) {
                least = worth;
                best = i;
            }
        }
        return best;
    }

    private int missed(int id) {
        if (GameView.isPlayer(id)) return 0;
        if (board.view.zone(id) == Zone.HAND) return cards.wanted(id);
        if (board.view.zone(id) != Zone.BATTLEFIELD) return Worth.of(board.view.traits(id));
        int worth = Worth.permanent(board.view, id);
        // What dies anyway is given first.
        return isDying(id) ? worth / 8 : worth;
    }

    private boolean isDying(int id) {
        if (board.view.step() != splitsecond.engine.ability.Step.DECLARE_BLOCKERS) return false;
        int left = board.view.traits(id).toughness() - board.view.damage(id);
        for (int pair = 0; pair < board.view.blocks(); pair++) {
            if (board.view.blocker(pair) == id)
                left -= board.view.traits(board.view.blocked(pair)).power();
            else if (board.view.blocked(pair) == id)
                left -= board.view.traits(board.view.blocker(pair)).power();
        }
        return left <= 0;
    }

    private int most(Decision decision) {
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) != Option.Kind.ENTITY || GameView.isPlayer(Option.id(option))) continue;
            int worth = cards.desired(Option.id(option));
            if (worth > most) {
                most = worth;
                best = i;
            }
        }
        return best;
    }

    /// Something is chosen as a spell or ability resolves: the worst if it is to be given away, else the best.
    private int object(Decision decision) {
        var item = item(decision);
        var ability = item == null ? null : item.ability();
        boolean gives = ability != null && isGiving(knowledge.of(ability));
        boolean allOwn = true;
        int counted = -1;
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) != Option.Kind.ENTITY) continue;
            int id = Option.id(option);
            allOwn &= board.view.controller(id) == board.me;
            if (counted < 0 && profitsFromCounters(id)) counted = i;
        }
        if (gives && allOwn) return least(decision);
        boolean mayStop = decision.indexOf(Option.pack(Option.Kind.DONE, 0)) >= 0;
        if (mayStop && !allOwn && isOnBattlefield(decision))
            return counted >= 0 ? counted : decision.indexOf(Option.pack(Option.Kind.DONE, 0));
        return most(decision);
    }

    private boolean isOnBattlefield(Decision decision) {
        for (int i = 0; i < decision.size(); i++) {
            long option = decision.packed(i);
            if (Option.kind(option) == Option.Kind.ENTITY
                    && GameView.isObject(Option.id(option))
                    && board.view.zone(Option.id(option)) != Zone.BATTLEFIELD) return false;
        }
        return true;
    }

    /// One more of each counter: good for what is ours, unless they shrink it.
    private boolean profitsFromCounters(int id) {
        if (GameView.isPlayer(id)) return id != board.me && board.view.poison(id) > 0;
        boolean shrinks = board.view.counters(id, CounterKind.M1M1) > 0;
        return (board.view.controller(id) == board.me) != shrinks;
    }

    private static boolean isGiving(Purpose purpose) {
        if (purpose.you.sacrifices || purpose.opponents.sacrifices || purpose.mine.bounces) return true;
        for (var intent : purpose.onTargets) if (intent.sacrifices) return true;
        return purpose.mine.exiles || purpose.you.cards < 0;
    }

    /// Protection from what threatens; else what the hand needs.
    private int color(Decision decision) {
        int wanted = threatening();
        if (wanted == 0) wanted = colors.needed() & ~colors.available();
        if (wanted == 0) wanted = colors.needed();
        for (int i = 0; i < decision.size(); i++) if ((wanted & 1 << Option.id(decision.packed(i))) != 0) return i;
        return 0;
    }

    private int threatening() {
        var view = board.view;
        for (int i = view.stackSize() - 2; i >= 0; i--) {
            int id = view.stackObject(i);
            if (view.controller(id) != board.me) return view.traits(id).colors();
        }
        if (!view.step().isCombat()) return 0;
        int colors = 0;
        for (int pair = 0; pair < view.blocks(); pair++) {
            int blocker = view.blocker(pair);
            int attacker = view.blocked(pair);
            if (view.exists(blocker) && view.controller(blocker) != board.me)
                colors |= view.traits(blocker).colors();
            if (view.exists(attacker) && view.controller(attacker) != board.me)
                colors |= view.traits(attacker).colors();
        }
        return colors;
    }

    /// The first place is the top of the library.
    private int place(Decision decision) {
        int card = decision.subject();
        boolean good = cards.isGoodDraw(card);
        return good == (board.view.owner(card) == board.me) ? 0 : decision.size() - 1;
    }
}
