package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.rules.playing.Timing;
import splitsecond.engine.view.Describing;
import splitsecond.engine.view.OnStack;
import splitsecond.timing.Verdict;

/// CR 601.2c: the targets of what is played, in the order in which they were said.
abstract sealed class AnnouncedTargets extends AnnouncedPlay permits AnnouncedCosts {

    private static final String TARGETS = Timing.TARGETS;

    private int slot = -1;
    private int inSlot;
    /// How many of the targets were said, and how many more it can be given.
    int said;

    int open;
    final List<Meant> unseen = new ArrayList<>();

    AnnouncedTargets(Intent.@Nullable Play play, Announcement wanted) {
        super(play, wanted);
    }

    AnnouncedTargets(AnnouncedTargets other) {
        super(other);
        slot = other.slot;
        inSlot = other.inSlot;
        said = other.said;
        open = other.open;
        unseen.addAll(other.unseen);
    }

    final Reply target(GameView view, Decision decision) {
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

    /// CR 601.2d, 601.2h: asked after the targets, of which the only ones there were have been chosen by themselves.
    final Reply aimed(GameView view, Reply reply) {
        var item = play == null || reply != OPEN || targets.isEmpty() ? null : item(view);
        var refused = item == null ? null : verifyTargets(view, item);
        return refused == null ? reply : refused;
    }

    final Reply.@Nullable Refused verifyTargets(GameView view, OnStack item) {
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
    final Reply.@Nullable Refused verifyUnseen(GameView view) {
        for (var meant : targets.subList(Math.min(said, targets.size()), targets.size()))
            if (open-- <= 0 || unseen.contains(meant)) return illegal(view, meant, -1);
        return null;
    }
}
