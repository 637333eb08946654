package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.timing.Verdict;

/// CR 601.2, 602.2: a land, spell or ability that is played, with all that is announced; or only its targets.
/// Its targets and its costs have rooms of their own.
final class Announced extends AnnouncedCosts {

    Announced(Intent.Play play) {
        this(play, play.with());
    }

    Announced(Intent.Aim aim) {
        this(null, Announcement.at(aim.targets()));
    }

    private Announced(Intent.@Nullable Play play, Announcement wanted) {
        super(play, wanted);
    }

    private Announced(Announced other) {
        super(other);
    }

    @Override
    Pursuit copy() {
        return new Announced(this);
    }

    @Override
    public boolean isAbout(GameView view, Decision decision) {
        if (before == null) return decision.kind() == (play == null ? Decision.Kind.TARGET : Decision.Kind.PRIORITY);
        find(view);
        if (isForMana(decision)) return true;
        if (decision.subject() != subject) return false;
        return decision.kind() == Decision.Kind.TARGET
                || play != null && decision.kind().occasion() == Decision.Occasion.ANNOUNCING;
    }

    @Override
    public Reply next(GameView view, Decision decision) {
        if (before == null) {
            before = view;
            if (play != null) return begin(view, decision, play);
            subject = decision.subject();
            object = Aiming.object(view, subject);
        }
        if (isForMana(decision)) return forMana(view, decision);
        if (paying && decision.kind() != Decision.Kind.PAY) {
            paying = false;
            if (!sources.isEmpty()) return doesNotPay();
        }
        if (decision.kind() == Decision.Kind.TARGET && play != null) {
            var refused = verifyModes(view);
            if (refused != null) return refused;
        }
        return switch (decision.kind()) {
            case OPTIONAL_COST -> optionalCost(view, decision);
            case MODE -> mode(view, decision);
            case X -> x(decision);
            case TARGET -> target(view, decision);
            case DIVIDE -> aimed(view, division(decision));
            case PAY -> pay(view, decision);
            case COST -> aimed(view, cost(view, decision));
            case NONE,
                    PRIORITY,
                    MULLIGAN,
                    BOTTOM,
                    ORDER_TRIGGERS,
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
                    OTHER -> OPEN;
        };
    }

    private Reply begin(GameView view, Decision decision, Intent.Play wish) {
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() != wish.option() || !wish.card().is(view, option.id())) continue;
            if (!wish.way().fits(view, option)) continue;
            startedAt = view.decisionId();
            source = option.id();
            called = name(view, option);
            start = start(wish, called);
            open = Aiming.most(view, option);
            for (var target : targets) if (!target.isSeen(view)) unseen.add(target);
            return new Reply.Take(ways(view, decision, i, wish));
        }
        return notOffered(view, wish);
    }

    /// CR 118.9: a spell that may be cast for its mana cost or for nothing is cast in whichever way pays for all that
    /// was named.
    private static int[] ways(GameView view, Decision decision, int first, Intent.Play wish) {
        int face = GameView.faceOf(decision.option(first).variant());
        return IntStream.range(first, decision.size())
                .filter(i -> i == first
                        || wish.option() == Option.Kind.CAST
                                && decision.option(i).kind() == Option.Kind.CAST
                                && decision.option(i).id()
                                        == decision.option(first).id()
                                && GameView.faceOf(decision.option(i).variant()) == face
                                && wish.way().fits(view, decision.option(i)))
                .toArray();
    }

    private static Reply.Refused notOffered(GameView view, Intent.Play wish) {
        int card = wish.card().among(view, id -> view.exists(id) && judged(view, wish, id) != null);
        var verdict = card < 0 ? null : judged(view, wish, card);
        if (verdict != null && !verdict.allowed()) return new Reply.Refused(verdict, null);
        return refuse(
                "WAY",
                start(wish, wish.card().name(view, "that")) + ": There is no such way to do it from where it is.");
    }

    /// Nobody asks the player what to do.
    private static Reply.Refused withoutPriority(GameView view, Intent.Play wish) {
        return refuse("PRIORITY", start(wish, wish.card().name(view, "that")) + ": You do not have priority.");
    }

    /// What is to be said of the play that was meant, or null if there is none.
    private static @Nullable Verdict judged(GameView view, Intent.Play wish, int card) {
        for (var play : view.plays(card))
            if (play.option().kind() == wish.option() && wish.way().fits(view, play.option())) return play.verdict();
        return null;
    }

    private static String start(Intent.Play wish, String name) {
        return switch (wish) {
            case Intent.PlayLand _ -> "Cannot play " + name;
            case Intent.Cast _ -> "Cannot cast " + name;
            case Intent.Activate _ -> "Cannot activate " + name;
        };
    }

    /// A spell is called by the face that is cast.
    private static String name(GameView view, Option option) {
        if (option.kind() != Option.Kind.CAST) return view.name(option.id(), "that");
        var card = view.card(option.id());
        return card.face(Math.min(GameView.faceOf(option.variant()), card.faces() - 1))
                .name();
    }

    /// A question that had only one answer was not asked: what counts is which modes are chosen by now.
    private Reply mode(GameView view, Decision decision) {
        var list = wanted.modesInOrder();
        if (list == null) return takeOrLeave(done(decision));
        var left = new ArrayList<>(list);
        var item = item(view);
        if (item != null) for (int taken : item.modes()) left.remove((Integer) (taken + 1));
        if (left.isEmpty()) return takeOrLeave(done(decision));
        int mode = left.getFirst();
        int option = decision.indexOf(Option.pack(Option.Kind.MODE, mode - 1));
        return option < 0 ? refusal("MODES", "Mode " + mode + " cannot be chosen.") : take(option);
    }

    private Reply x(Decision decision) {
        if (wanted.x() == null) return OPEN;
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, wanted.x()));
        int most = decision.option(decision.size() - 1).id();
        return option < 0 ? refusal("X", "X can be at most " + most + ", not " + wanted.x() + ".") : take(option);
    }

    private Reply division(Decision decision) {
        var parts = wanted.divide();
        if (parts == null || decision.detail() >= parts.size()) return OPEN;
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, parts.get(decision.detail())));
        return option < 0 ? cannotDivide(parts) : take(option);
    }

    private Reply.Refused cannotDivide(List<Integer> parts) {
        return refusal("DIVISION", "It cannot be divided as " + parts + ".");
    }

    /// CR 733.1: what cannot be paid for is taken back.
    Reply.@Nullable Refused takenBack(GameView view) {
        find(view);
        boolean unpaid = paying && !sources.isEmpty() || object != GameState.NONE && item(view) == null;
        return unpaid ? doesNotPay() : null;
    }

    @Override
    public boolean hasMoreToSay() {
        return said < targets.size();
    }

    @Override
    public Reply.@Nullable Refused verify(GameView view) {
        if (before == null) return play == null ? null : withoutPriority(view, play);
        find(view);
        var item = item(view);
        // It may have had to be kicked: then nobody was asked.
        if (kicked > 0 && (item == null || item.times(OptionalCost.KICKER) < wanted.kicked()))
            return refusal("KICKED", "It cannot be kicked that often.");
        for (var cost : OptionalCost.values())
            if (item != null && cost.word().equals(wanted.extra()) && item.times(cost) == 0)
                return refusal(MANA, "The cost of " + cost.word() + " cannot be paid.");
        if (item == null) return object == GameState.NONE || play != null ? verifyUnseen(view) : null;
        var refused = play == null ? null : verifyModes(view);
        if (refused == null) refused = verifyTargets(view, item);
        if (refused != null || play == null) return refused;
        refused = verifyCosts(view, item);
        if (refused == null && wanted.namesAll()) refused = verifyNothingElse(view, item);
        if (refused != null) return refused;
        if (wanted.x() != null && item.x() != wanted.x())
            return refusal("X", "X is " + item.x() + ", not " + wanted.x() + ".");
        var parts = wanted.divide();
        if (parts == null || item.division().equals(parts)) return null;
        return cannotDivide(parts);
    }

    private Reply.@Nullable Refused verifyModes(GameView view) {
        var list = wanted.modesInOrder();
        var item = item(view);
        if (list == null || item == null) return null;
        var taken = item.modes().stream().map(mode -> mode + 1).toList();
        return taken.equals(list) ? null : refusal("MODES", "The modes " + list + " cannot be chosen.");
    }
}
