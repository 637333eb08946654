package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Timing;
import splitsecond.engine.state.GameState;
import splitsecond.engine.view.Describing;
import splitsecond.engine.view.OnStack;
import splitsecond.timing.Verdict;

/// CR 601.2, 602.2: a land, spell or ability that is played, with all that is announced; or only its targets.
final class Announced extends Pursuit {

    private static final String MANA = Timing.MANA;
    private static final String TARGETS = Timing.TARGETS;

    /// Null if only targets are chosen.
    private final Intent.@Nullable Play play;

    private final Announcement wanted;
    private final List<Meant> targets;
    /// "Cannot cast Shock", "Cannot activate Rod of Ruin".
    private String start = "";

    private String called = "";
    /// What was to be seen before it began.
    private @Nullable GameView before;

    private int startedAt = GameState.NONE;
    private int source = GameState.NONE;
    /// The spell or ability on the stack; none for a mana ability.
    private int object = GameState.NONE;

    /// How the game's questions call it.
    private int subject = GameState.NONE;

    private int slot = -1;
    private int inSlot;
    /// How many of the targets were said, and how many more it can be given.
    private int said;

    private int open;
    private final List<Meant> unseen = new ArrayList<>();

    private int kicked;
    private boolean paying;
    private boolean paid;
    private final List<Meant> sources = new ArrayList<>();
    private final List<Meant> costs = new ArrayList<>();
    /// Who could help to pay when that was last asked, and was not chosen then: the last of them chooses itself.
    private final List<Integer> helpers = new ArrayList<>();

    Announced(Intent.Play play) {
        this(play, play.with());
    }

    Announced(Intent.Aim aim) {
        this(null, Announcement.at(aim.targets()));
    }

    private Announced(Intent.@Nullable Play play, Announcement wanted) {
        this.play = play;
        this.wanted = wanted;
        targets = new ArrayList<>(wanted.flat());
        kicked = wanted.kicked();
        costs.addAll(wanted.costs());
        if (wanted.paying() != null) sources.addAll(wanted.paying());
    }

    private Announced(Announced other) {
        play = other.play;
        wanted = other.wanted;
        targets = new ArrayList<>(other.targets);
        start = other.start;
        called = other.called;
        before = other.before;
        startedAt = other.startedAt;
        source = other.source;
        object = other.object;
        subject = other.subject;
        slot = other.slot;
        inSlot = other.inSlot;
        said = other.said;
        open = other.open;
        unseen.addAll(other.unseen);
        kicked = other.kicked;
        paying = other.paying;
        paid = other.paid;
        sources.addAll(other.sources);
        costs.addAll(other.costs);
        helpers.addAll(other.helpers);
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

    /// Whether it is asked by a mana ability that helps to pay (CR 605.3a): which color, what to sacrifice, how to pay
    /// its own mana.
    private boolean isForMana(Decision decision) {
        if (!paying) return false;
        return decision.kind() == Decision.Kind.COLOR
                || decision.kind().occasion() == Decision.Occasion.ANNOUNCING && decision.subject() != subject;
    }

    private void find(GameView view) {
        if (object != GameState.NONE || play == null) return;
        object = Aiming.begunAt(view, startedAt);
        var item = item(view);
        subject = item != null && item.wasCast() ? object : source;
    }

    private @Nullable OnStack item(GameView view) {
        return object != GameState.NONE && view.exists(object) ? view.stackItem(object) : null;
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
        int face = decision.option(first).variant() & Aiming.FACE;
        return IntStream.range(first, decision.size())
                .filter(i -> i == first
                        || wish.option() == Option.Kind.CAST
                                && decision.option(i).kind() == Option.Kind.CAST
                                && decision.option(i).id()
                                        == decision.option(first).id()
                                && (decision.option(i).variant() & Aiming.FACE) == face
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
        return card.face(Math.min(option.variant() & Aiming.FACE, card.faces() - 1))
                .name();
    }

    private Reply.Refused refusal(String code, String why) {
        return refuse(code, start + ": " + why);
    }

    private Reply optionalCost(GameView view, Decision decision) {
        var cost = view.optionalCost(subject, decision.detail());
        String name = cost == null ? "splice" : cost.word();
        int most = decision.option(decision.size() - 1).id();
        int times = name.equals(wanted.extra()) ? 1 : 0;
        if (cost != null && cost.isKicker()) {
            int more = Math.min(kicked, most);
            times = Math.max(times, more);
            kicked -= more;
        } else if (cost != null && cost.isPaidWithObjects()) {
            // Whoever names what it is paid with pays it.
            times = Math.max(times, wanted.costs().isEmpty() ? Math.min(kicked, 1) : 1);
            kicked = 0;
        } else if (cost == OptionalCost.REPLICATE || cost == OptionalCost.SQUAD) {
            times = Math.max(times, kicked);
            kicked = 0;
        } else if (cost == OptionalCost.GIFT || cost == OptionalCost.OFFSPRING || cost == OptionalCost.BUYBACK) {
            times = Math.max(times, Math.min(kicked, 1));
            kicked = 0;
        } else if (cost != null && cost.choosesAllModes())
            times = wanted.modes() != null && wanted.modes().size() > 1 ? 1 : 0;
        else if (cost != null && kicked > 0 && !isKicker(view)) {
            // Offspring, bargain, gift and their like are kickers in all but name.
            times = 1;
            kicked = 0;
        }
        int option = cost == null ? times : decision.indexOf(Option.pack(Option.Kind.NUMBER, times));
        return option < 0 || times > most ? refusal(MANA, "The cost of " + name + " cannot be paid.") : take(option);
    }

    private boolean isKicker(GameView view) {
        for (int i = 0; ; i++) {
            var cost = view.optionalCost(subject, i);
            if (cost == null || cost.isKicker()) return cost != null;
        }
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

    private Reply target(GameView view, Decision decision) {
        if (decision.detail() != slot) {
            slot = decision.detail();
            inSlot = 0;
        }
        int most = Aiming.most(view, decision);
        open = said == 0 ? most : Math.min(open, most);
        var item = play == null ? null : item(view);
        if (item != null) {
            sayAsAsked(view, item);
            if (Aiming.isSaidLater(item, slot) && nextTarget(view) != null)
                sayFirst(said, one -> entity(view, decision, one) >= 0);
        }
        var meant = nextTarget(view);
        if (meant == null) {
            var tooFew = done(decision) < 0 ? tooFew(view) : null;
            return tooFew == null ? takeOrLeave(done(decision)) : tooFew;
        }
        int option = entity(view, decision, meant);
        if (option < 0) {
            // It may be meant for what is targeted next.
            boolean later = Aiming.hasMoreSlots(view, decision) && !wanted.grouped();
            return later && done(decision) >= 0 ? take(done(decision)) : illegal(view, meant, slot);
        }
        inSlot++;
        said++;
        open--;
        return take(option);
    }

    /// "Target cards from target player's graveyard": whose it is is asked for first, and named last, as it is printed.
    private void sayAsAsked(GameView view, OnStack item) {
        int at = 0;
        for (int s = 0; s < item.aimed(); s++) {
            if (item.targets(s) > 0 && Aiming.isSaidLater(item, s)) {
                int target = item.target(s, 0);
                sayFirst(at, one -> one.is(view, target));
            }
            at += item.targets(s);
        }
    }

    /// The first from there on that fits is said there.
    private void sayFirst(int at, Predicate<Meant> fits) {
        if (wanted.grouped()) return;
        for (int i = at; i < targets.size(); i++) {
            if (!fits.test(targets.get(i))) continue;
            targets.add(at, targets.remove(i));
            return;
        }
    }

    private @Nullable Meant nextTarget(GameView view) {
        var groups = wanted.targets();
        if (groups != null && wanted.grouped()) {
            var group = slot < groups.size() ? groups.get(slot) : List.<Meant>of();
            return inSlot < group.size() ? group.get(inSlot) : null;
        }
        // What answered itself counts too.
        var item = play == null ? null : item(view);
        if (item != null) said = item.targets().size() + inSlot;
        return said < targets.size() ? targets.get(said) : null;
    }

    /// Who names some of the targets names all of them.
    private Reply.@Nullable Refused tooFew(GameView view) {
        var item = item(view);
        if (play == null || item == null || targets.isEmpty()) return null;
        int least = Aiming.least(item);
        if (targets.size() >= least) return null;
        return refusal(
                TARGETS,
                called + " needs " + Describing.targets(least) + ", not " + Describing.number(targets.size()) + ".");
    }

    /// What was named beyond its targets is too many, or none that it could have.
    private Reply.Refused beyond(GameView view, OnStack item, Meant meant) {
        int most = Aiming.most(item);
        if (targets.size() <= most) return illegal(view, meant, item.slots() - 1);
        String takes = most == 0 ? "no target" : Describing.targets(most);
        String sentence =
                start + ": " + called + " takes " + takes + ", not " + Describing.number(targets.size()) + ".";
        return new Reply.Refused(Verdict.no(TARGETS, sentence), meant);
    }

    private Reply.Refused illegal(GameView view, Meant meant, int nth) {
        // What comes to light on the way is not told.
        String name = play == null || before == null
                ? meant.name(view, "An object that is not there")
                : meant.name(before, "that object");
        var item = item(view);
        String phrase =
                item != null && nth >= 0 && nth < item.slots() ? Describing.target(item.slot(nth)) : "no target";
        String sentence = play == null
                ? name + " is not a legal target of " + view.name(subject, "it") + "."
                : start + ": " + name + " is not a legal target (" + phrase + ").";
        return new Reply.Refused(Verdict.no(TARGETS, sentence), meant);
    }

    private Reply division(Decision decision) {
        var parts = wanted.divide();
        if (parts == null || decision.detail() >= parts.size()) return OPEN;
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, parts.get(decision.detail())));
        return option < 0 ? cannotDivide(parts) : take(option);
    }

    /// CR 601.2d, 601.2h: asked after the targets, of which the only ones there were have been chosen by themselves.
    private Reply aimed(GameView view, Reply reply) {
        var item = play == null || reply != OPEN || targets.isEmpty() ? null : item(view);
        var refused = item == null ? null : verifyTargets(view, item);
        return refused == null ? reply : refused;
    }

    private Reply.Refused cannotDivide(List<Integer> parts) {
        return refusal("DIVISION", "It cannot be divided as " + parts + ".");
    }

    private Reply.Refused doesNotPay() {
        return refusal(MANA, "What was named does not pay for it.");
    }

    private Reply pay(GameView view, Decision decision) {
        boolean byHand = wanted.paying() != null;
        if (byHand && paid) return doesNotPay();
        paying = byHand;
        if (!sources.isEmpty()) return activateNext(view, decision);
        int helper = helper(view, decision);
        if (helper >= 0) return take(helper);
        int rest = byHand ? done(decision) : decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
        if (rest < 0) return byHand ? doesNotPay() : refusal(MANA, "Its mana cost cannot be paid.");
        paid = byHand;
        paying = false;
        return take(rest);
    }

    private Reply forMana(GameView view, Decision decision) {
        int named = helper(view, decision);
        if (named >= 0) return take(named);
        if (decision.kind() != Decision.Kind.PAY)
            return new Reply.Take(IntStream.range(0, decision.size()).toArray());
        int done = done(decision);
        if (done >= 0) return take(done);
        return sources.isEmpty() ? doesNotPay() : activateNext(view, decision);
    }

    private Reply activateNext(GameView view, Decision decision) {
        var next = sources.removeFirst();
        int id = next.among(view, one -> activations(decision, one).length > 0);
        if (id >= 0) {
            remember(decision);
            return new Reply.Take(activations(decision, id));
        }
        // CR 702.51, 702.66, 702.126: what stands for mana pays, too.
        int helper = entity(view, decision, next);
        if (helper >= 0) {
            remember(decision);
            helpers.remove((Integer) decision.option(helper).id());
            return take(helper);
        }
        int itself = next.among(view, helpers::contains);
        if (itself < 0) return doesNotPay();
        helpers.remove((Integer) itself);
        return pay(view, decision);
    }

    private void remember(Decision decision) {
        helpers.clear();
        for (var option : decision.options()) if (option.kind() == Option.Kind.ENTITY) helpers.add(option.id());
    }

    private static int[] activations(Decision decision, int id) {
        return IntStream.range(0, decision.size())
                .filter(i -> decision.option(i).kind() == Option.Kind.ACTIVATE
                        && decision.option(i).id() == id)
                .toArray();
    }

    /// The next of those that are named to be tapped, exiled, sacrificed or discarded, or -1.
    private int helper(GameView view, Decision decision) {
        for (int i = 0; i < costs.size(); i++) {
            int option = entity(view, decision, costs.get(i));
            if (option < 0) continue;
            costs.remove(i);
            return option;
        }
        return -1;
    }

    private Reply cost(GameView view, Decision decision) {
        // Of several costs, the one that what was named can pay.
        boolean said = !wanted.costs().isEmpty() || wanted.paying() != null;
        if (said && decision.option(0).kind() == Option.Kind.MODE)
            return new Reply.Take(IntStream.range(0, decision.size()).toArray());
        int named = helper(view, decision);
        return takeOrLeave(named >= 0 ? named : done(decision));
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

    private Reply.@Nullable Refused verifyTargets(GameView view, OnStack item) {
        if (play == null) {
            var taken = item.targets();
            for (var meant : targets.subList(said, targets.size()))
                if (taken.stream().noneMatch(id -> meant.is(view, id))) return illegal(view, meant, slot);
            return null;
        }
        sayAsAsked(view, item);
        int next = 0;
        for (int s = 0; s < item.aimed(); s++) {
            for (int t = 0; t < item.targets(s); t++) {
                int target = item.target(s, t);
                if (next >= targets.size()) return null;
                var meant = targets.get(next++);
                boolean right = meant.is(view, target) || before != null && meant.is(before, target);
                if (!right) return illegal(view, meant, s);
            }
        }
        return next < targets.size() ? beyond(view, item, targets.get(next)) : null;
    }

    /// It has left the stack, or was never there: it may have had as many targets as it takes.
    private Reply.@Nullable Refused verifyUnseen(GameView view) {
        for (var meant : targets.subList(Math.min(said, targets.size()), targets.size()))
            if (open-- <= 0 || unseen.contains(meant)) return illegal(view, meant, -1);
        return null;
    }

    private Reply.@Nullable Refused verifyCosts(GameView view, OnStack item) {
        var earlier = before;
        for (var meant : costs) {
            if (earlier == null) break;
            String name = meant.name(earlier, "that object");
            boolean paidWith = meant.among(earlier, id -> isUsed(earlier, view, id)) != GameState.NONE;
            for (int id : item.paidWith()) paidWith |= meant.is(earlier, id) || meant.isCalled(view, id);
            if (!paidWith) return refusal("COSTS", name + " cannot pay for it.");
        }
        return null;
    }

    /// CR 702.51, 702.66, 702.126: nothing but what was named was tapped or exiled in place of mana.
    private Reply.@Nullable Refused verifyNothingElse(GameView view, OnStack item) {
        var earlier = before;
        if (earlier == null) return null;
        for (int card : earlier.objects(Zone.GRAVEYARD, item.controller()))
            if (card != source && isUsed(earlier, view, card) && !isNamed(earlier, card)) return doesNotPay();
        for (int i = 0; i < earlier.permanents(); i++) {
            int id = earlier.permanent(i);
            boolean helps = view.exists(id)
                    && isUsed(earlier, view, id)
                    && !earlier.traits(id).hasManaAbility();
            if (helps && id != source && !isNamed(earlier, id)) return doesNotPay();
        }
        return null;
    }

    private boolean isNamed(GameView earlier, int id) {
        return wanted.costs().stream().anyMatch(meant -> meant.is(earlier, id));
    }

    /// Whether the object was tapped or has left since the announcement began.
    private static boolean isUsed(GameView earlier, GameView now, int id) {
        if (!GameState.isObject(id)) return false;
        return !now.exists(id) || !earlier.isTapped(id) && now.isTapped(id);
    }
}
