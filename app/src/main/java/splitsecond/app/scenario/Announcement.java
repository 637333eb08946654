package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Describing;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;

/// CR 601.2, 602.2: makes the choices that a scenario writes beside a cast or an activation, on a copy of the game.
/// What it does not say stays open; what the rules do not allow is a refusal.
final class Announcement {

    private final Names names;
    private final int player;
    private final Step.Choices wanted;
    /// "Cannot cast Shock", "Cannot activate Rod of Ruin".
    private final String start;
    private final Game before;
    private Game trial;
    private List<Integer> choices = new ArrayList<>();
    /// The object the announcement is about, as the game's questions name it.
    private int subject = GameState.NONE;
    /// The spell or ability on the stack, or `NONE` for a mana ability.
    private int object = GameState.NONE;

    private int slot = -1;
    private int inSlot;
    private int kicked;
    private int modes;
    private boolean paid;
    private final List<ObjectName> costs = new ArrayList<>();

    Announcement(Names names, Game game, int player, Step.Choices wanted, String start) {
        this.names = names;
        this.player = player;
        this.wanted = wanted;
        this.start = start;
        before = game;
        trial = game.fork();
        kicked = wanted.kicked();
        for (var list :
                java.util.Arrays.asList(wanted.sacrificing(), wanted.discarding(), wanted.exiling(), wanted.tapping()))
            if (list != null) costs.addAll(list);
    }

    /// Begins with this option and makes all choices. Returns them.
    List<Integer> make(int option, int source) {
        int startedAt = trial.state().history.choices;
        choose(option);
        object = begunAt(startedAt);
        subject = object == GameState.NONE || Names.isAbility(trial.state(), object) ? source : object;
        while (isAsking()) {
            int answer = answer();
            if (answer < 0) return choices;
            if (answer < Integer.MAX_VALUE) choose(answer);
        }
        verify();
        return choices;
    }

    private void choose(int option) {
        trial.choose(option);
        choices.add(option);
    }

    private int begunAt(int startedAt) {
        var stack = trial.state().zones.stack;
        for (int i = stack.size() - 1; i >= 0; i--) {
            var item = trial.state().item(stack.get(i));
            if (item != null && item.startedAt == startedAt) return stack.get(i);
        }
        return GameState.NONE;
    }

    private boolean isAsking() {
        var decision = trial.decision();
        if (trial.isOver() || decision.subject() != subject) return false;
        return switch (decision.kind()) {
            case OPTIONAL_COST, MODE, X, TARGET, DIVIDE, PAY, COST -> true;
            default -> false;
        };
    }

    /// The option that was asked for, or -1 if the scenario does not say; `MAX_VALUE` if it has been chosen already.
    private int answer() {
        var decision = trial.decision();
        return switch (decision.kind()) {
            case OPTIONAL_COST -> optionalCost(decision);
            case MODE -> mode(decision);
            case X -> x(decision);
            case TARGET -> target(decision);
            case DIVIDE -> division(decision);
            case PAY -> pay(decision);
            case COST -> cost(decision);
            default -> -1;
        };
    }

    private int optionalCost(Decision decision) {
        String name = Describing.optionalCost(trial.state(), subject, decision.detail());
        int most = decision.size() - 1;
        int times = 0;
        if (name.equals("kicker")) {
            times = Math.min(kicked, most);
            kicked -= times;
        } else if (name.equals("replicate")) {
            times = wanted.kicked();
            kicked = 0;
        } else if (name.equals("entwine"))
            times = wanted.modes() != null && wanted.modes().size() > 1 ? 1 : 0;
        else if (name.equals(as())) times = 1;
        if (times > most) throw new Refusal(start + ": The cost of " + name + " cannot be paid.");
        return times;
    }

    private String as() {
        var as = wanted.as();
        return as == null ? "" : as.toLowerCase(Locale.ROOT);
    }

    /// Modes are chosen and followed in printed order (CR 700.2d), however they are written.
    private @Nullable List<Integer> wantedModes() {
        var list = wanted.modes();
        return list == null ? null : list.stream().sorted().toList();
    }

    private int mode(Decision decision) {
        var list = wantedModes();
        int done = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
        if (list == null || modes >= list.size()) return done;
        int mode = list.get(modes++);
        int option = decision.indexOf(Option.pack(Option.Kind.MODE, mode - 1));
        if (option < 0) throw new Refusal(start + ": Mode " + mode + " cannot be chosen.");
        return option;
    }

    private int x(Decision decision) {
        if (wanted.x() == null) return -1;
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, wanted.x()));
        if (option < 0)
            throw new Refusal(start + ": X can be at most "
                    + decision.option(decision.size() - 1).id() + ", not " + wanted.x() + ".");
        return option;
    }

    private int target(Decision decision) {
        if (decision.detail() != slot) {
            slot = decision.detail();
            inSlot = 0;
        }
        int done = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
        var name = nextTarget();
        if (name == null) return done;
        int chosen = names.find(trial, name, id -> decision.indexOf(Option.pack(Option.Kind.ENTITY, id)) >= 0);
        if (chosen == Names.NOTHING) {
            boolean more = slot + 1 < item().slots.length;
            if (done >= 0 && more && !isGrouped()) return done;
            throw illegal(name, slot);
        }
        inSlot++;
        return decision.indexOf(Option.pack(Option.Kind.ENTITY, chosen));
    }

    private boolean isGrouped() {
        return wanted.targets() != null && wanted.targets().grouped();
    }

    private StackItem item() {
        var item = object == GameState.NONE ? null : trial.state().item(object);
        return item == null ? new StackItem() : item;
    }

    private @Nullable ObjectName nextTarget() {
        var targets = wanted.targets();
        if (targets == null) return null;
        if (targets.grouped()) {
            if (slot >= targets.groups().size()) return null;
            var group = targets.groups().get(slot);
            return inSlot < group.size() ? group.get(inSlot) : null;
        }
        int position = inSlot;
        for (int[] closed : item().targets) position += closed.length;
        return position < targets.flat().size() ? targets.flat().get(position) : null;
    }

    private Refusal illegal(ObjectName name, int slot) {
        int id = names.anywhere(trial, name);
        if (!names.existsAnywhere(trial, name)) throw names.unknown(name);
        String who = names.player(name.text()) >= 0 ? name.text() : names.of(trial, id);
        var slots = item().slots;
        String phrase = slot >= 0 && slot < slots.length ? Describing.target(slots[slot]) : "no target";
        return new Refusal(start + ": " + who + " is not a legal target (" + phrase + ").");
    }

    private int division(Decision decision) {
        var parts = wanted.divide();
        if (parts == null || decision.detail() >= parts.size()) return -1;
        int part = parts.get(decision.detail());
        int option = decision.indexOf(Option.pack(Option.Kind.NUMBER, part));
        if (option < 0) throw new Refusal(start + ": It cannot be divided as " + parts + ".");
        return option;
    }

    private int pay(Decision decision) {
        if (wanted.paying() == null) {
            int helper = helper(decision);
            if (helper >= 0) return helper;
            int auto = decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
            if (auto < 0) throw new Refusal(start + ": Its mana cost cannot be paid.");
            return auto;
        }
        if (paid) throw new Refusal(start + ": What was named does not pay for it.");
        paid = true;
        var hand = new ArrayList<>(wanted.paying());
        var helpers = new ArrayList<>(costs);
        var done = payByHand(trial, choices, hand, helpers);
        if (done == null) throw new Refusal(start + ": What was named does not pay for it.");
        trial = done.game();
        choices = done.choices();
        costs.clear();
        costs.addAll(done.helpers());
        return Integer.MAX_VALUE;
    }

    /// The next of those that are named to be tapped, exiled, sacrificed or discarded, or -1.
    private int helper(Decision decision) {
        for (int i = 0; i < costs.size(); i++) {
            int id =
                    names.find(trial, costs.get(i), one -> decision.indexOf(Option.pack(Option.Kind.ENTITY, one)) >= 0);
            if (id == Names.NOTHING) continue;
            costs.remove(i);
            return decision.indexOf(Option.pack(Option.Kind.ENTITY, id));
        }
        return -1;
    }

    private record Paid(Game game, List<Integer> choices, List<ObjectName> helpers) {}

    /// Tries the mana abilities of the named permanents, in every way, until the pool pays.
    private @Nullable Paid payByHand(Game game, List<Integer> soFar, List<ObjectName> left, List<ObjectName> helpers) {
        var decision = game.decision();
        if (decision.kind() != Decision.Kind.PAY) return colors(game, soFar, left, helpers);
        if (left.isEmpty()) {
            for (int h = 0; h < helpers.size(); h++) {
                var helper = helpers.get(h);
                int id = names.find(game, helper, one -> decision.indexOf(Option.pack(Option.Kind.ENTITY, one)) >= 0);
                if (id == Names.NOTHING) continue;
                var others = new ArrayList<>(helpers);
                others.remove(h);
                return further(game, soFar, decision.indexOf(Option.pack(Option.Kind.ENTITY, id)), left, others);
            }
            int done = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
            if (done < 0) return null;
            var next = game.fork();
            next.choose(done);
            var all = new ArrayList<>(soFar);
            all.add(done);
            return new Paid(next, all, helpers);
        }
        var name = left.getFirst();
        var rest = left.subList(1, left.size());
        int source = names.find(game, name, id -> activations(decision, id).length > 0);
        if (source == Names.NOTHING) return null;
        for (int option : activations(decision, source)) {
            var result = further(game, soFar, option, rest, helpers);
            if (result != null) return result;
        }
        return null;
    }

    private @Nullable Paid further(
            Game game, List<Integer> soFar, int option, List<ObjectName> left, List<ObjectName> helpers) {
        var next = game.fork();
        next.choose(option);
        var all = new ArrayList<>(soFar);
        all.add(option);
        return payByHand(next, all, left, helpers);
    }

    /// The colors a source may make are tried one by one; once the mana is paid there is no such question.
    private @Nullable Paid colors(Game game, List<Integer> soFar, List<ObjectName> left, List<ObjectName> helpers) {
        var decision = game.decision();
        if (!game.isOver() && decision.kind() == Decision.Kind.COLOR && decision.player() == player) {
            for (int option = 0; option < decision.size(); option++) {
                var result = further(game, soFar, option, left, helpers);
                if (result != null) return result;
            }
            return null;
        }
        // The only way to pay has answered itself.
        return left.isEmpty() ? new Paid(game, soFar, helpers) : null;
    }

    private static int[] activations(Decision decision, int id) {
        return java.util.stream.IntStream.range(0, decision.size())
                .filter(i -> decision.option(i).kind() == Option.Kind.ACTIVATE
                        && decision.option(i).id() == id)
                .toArray();
    }

    private int cost(Decision decision) {
        int named = helper(decision);
        return named >= 0 ? named : decision.indexOf(Option.pack(Option.Kind.DONE, 0));
    }

    /// A question with one legal answer has answered itself: then it must be the one that was named.
    private void verify() {
        if (kicked > 0) throw new Refusal(start + ": It cannot be kicked that often.");
        var item = object == GameState.NONE ? null : trial.state().item(object);
        // CR 733.1: what cannot be paid for is taken back.
        if (object != GameState.NONE && item == null)
            throw new Refusal(start + ": What was named does not pay for it.");
        if (item == null) return;
        verifyTargets(item);
        verifyModes(item);
        verifyCosts(item);
        if (wanted.x() != null && item.x != wanted.x())
            throw new Refusal(start + ": X is " + item.x + ", not " + wanted.x() + ".");
        var parts = wanted.divide();
        if (parts != null
                && !java.util.Arrays.stream(item.division).boxed().toList().equals(parts))
            throw new Refusal(start + ": It cannot be divided as " + parts + ".");
    }

    private void verifyTargets(StackItem item) {
        if (wanted.targets() == null) return;
        var left = new ArrayList<>(wanted.targets().flat());
        for (int s = 0; s < item.targets.length; s++) {
            for (int target : item.targets[s]) {
                if (left.isEmpty()) return;
                var name = left.removeFirst();
                if (!names.means(before, name, target) && !names.means(trial, name, target)) throw illegal(name, s);
            }
        }
        if (!left.isEmpty()) throw illegal(left.getFirst(), item.slots.length - 1);
    }

    private void verifyModes(StackItem item) {
        var list = wantedModes();
        if (list == null) return;
        var taken = java.util.Arrays.stream(item.modes)
                .map(mode -> mode + 1)
                .boxed()
                .toList();
        if (!taken.equals(list)) throw new Refusal(start + ": The modes " + list + " cannot be chosen.");
    }

    /// Whether the object was tapped or has left since the announcement began.
    private boolean isUsed(int id) {
        if (!GameState.isObject(id)) return false;
        return !trial.state().exists(id)
                || !before.state().is(id, ObjectFlags.TAPPED) && trial.state().is(id, ObjectFlags.TAPPED);
    }

    private void verifyCosts(StackItem item) {
        for (var name : costs) {
            if (!names.existsAnywhere(before, name)) throw names.unknown(name);
            boolean paidWith = names.find(before, name, this::isUsed) != Names.NOTHING;
            for (int id : item.paidWith)
                paidWith |= names.means(before, name, id)
                        || trial.state().exists(id) && names.isNamed(trial, id, name.name());
            if (!paidWith) throw new Refusal(start + ": " + name + " cannot pay for it.");
        }
    }
}
