package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Timing;
import splitsecond.engine.state.GameState;
import splitsecond.engine.view.OnStack;

/// CR 601.2b, 601.2f-h: what is paid for what is played: optional costs, mana by hand, what is named for it.
abstract sealed class AnnouncedCosts extends AnnouncedTargets permits Announced {

    static final String MANA = Timing.MANA;

    int kicked;
    boolean paying;
    private boolean paid;
    final List<Meant> sources = new ArrayList<>();
    final List<Meant> costs = new ArrayList<>();
    /// Who could help to pay when that was last asked, and was not chosen then: the last of them chooses itself.
    private final List<Integer> helpers = new ArrayList<>();

    AnnouncedCosts(Intent.@Nullable Play play, Announcement wanted) {
        super(play, wanted);
        kicked = wanted.kicked();
        costs.addAll(wanted.costs());
        if (wanted.paying() != null) sources.addAll(wanted.paying());
    }

    AnnouncedCosts(AnnouncedCosts other) {
        super(other);
        kicked = other.kicked;
        paying = other.paying;
        paid = other.paid;
        sources.addAll(other.sources);
        costs.addAll(other.costs);
        helpers.addAll(other.helpers);
    }

    /// Whether it is asked by a mana ability that helps to pay (CR 605.3a): which color, what to sacrifice, how to pay
    /// its own mana.
    final boolean isForMana(Decision decision) {
        if (!paying) return false;
        return decision.kind() == Decision.Kind.COLOR
                || decision.kind().occasion() == Decision.Occasion.ANNOUNCING && decision.subject() != subject;
    }

    final Reply optionalCost(GameView view, Decision decision) {
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

    final Reply.Refused doesNotPay() {
        return refusal(MANA, "What was named does not pay for it.");
    }

    final Reply pay(GameView view, Decision decision) {
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

    final Reply forMana(GameView view, Decision decision) {
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

    final Reply cost(GameView view, Decision decision) {
        // Of several costs, the one that what was named can pay.
        boolean said = !wanted.costs().isEmpty() || wanted.paying() != null;
        if (said && decision.option(0).kind() == Option.Kind.MODE)
            return new Reply.Take(IntStream.range(0, decision.size()).toArray());
        int named = helper(view, decision);
        return takeOrLeave(named >= 0 ? named : done(decision));
    }

    final Reply.@Nullable Refused verifyCosts(GameView view, OnStack item) {
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
    final Reply.@Nullable Refused verifyNothingElse(GameView view, OnStack item) {
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
