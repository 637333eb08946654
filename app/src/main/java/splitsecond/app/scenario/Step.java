package splitsecond.app.scenario;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// One step of a scenario.
public sealed interface Step {

    int line();

    /// What a player does, and may be refused.
    sealed interface Action extends Step {
        String player();
    }

    record Play(int line, String player, ObjectName card, Choices choices) implements Action {}

    record Cast(int line, String player, ObjectName card, Choices choices) implements Action {

        Cast as(String way) {
            return new Cast(line, player, card, choices.as(way));
        }

        Cast at(Targets targets) {
            return new Cast(line, player, card, choices.at(targets));
        }
    }

    record Activate(int line, String player, ObjectName card, Which ability, Choices choices) implements Action {}

    /// One of the abilities of an object.
    sealed interface Which {

        /// In printed order, from 1.
        record Nth(int number) implements Which {}

        record Keyword(String word) implements Which {}
    }

    record Pass(int line, String player) implements Action {}

    record Attack(int line, String player, List<Attacker> attackers) implements Action {}

    record Block(int line, String player, List<Blocker> blockers) implements Action {}

    record Choose(int line, String player, Answer answer) implements Action {}

    record Undo(int line, String player) implements Action {}

    record ResolveTop(int line) implements Step {}

    record ResolveAll(int line) implements Step {}

    /// `go to: STEP`; with a player, the next such step of that player's turns; with a number, that turn's.
    record GoTo(int line, @Nullable String whose, @Nullable Integer turn, TurnStep step) implements Step {}

    record Check(int line, List<Fact> facts) implements Step {}

    record Refused(int line, Action action, @Nullable String because) implements Step {}

    /// Without `attacked` it attacks the only player it can.
    record Attacker(ObjectName creature, @Nullable ObjectName attacked) {}

    record Blocker(ObjectName creature, ObjectName attacker) {}

    /// What is announced with a play, a cast or an activation. What is null or zero was not written.
    record Choices(
            @Nullable Targets targets,
            @Nullable Integer x,
            @Nullable List<Integer> modes,
            int kicked,
            @Nullable String as,
            @Nullable Zone from,
            @Nullable List<Integer> divide,
            @Nullable List<ObjectName> paying,
            @Nullable List<ObjectName> sacrificing,
            @Nullable List<ObjectName> discarding,
            @Nullable List<ObjectName> exiling,
            @Nullable List<ObjectName> tapping) {

        Choices as(@Nullable String way) {
            return new Choices(
                    targets, x, modes, kicked, way, from, divide, paying, sacrificing, discarding, exiling, tapping);
        }

        Choices at(Targets others) {
            return new Choices(
                    others, x, modes, kicked, as, from, divide, paying, sacrificing, discarding, exiling, tapping);
        }

        boolean namesCosts() {
            return sacrificing != null || discarding != null || exiling != null || tapping != null;
        }
    }

    /// Targets in printed order: flat, or grouped by target phrase. In a flat list every group has one name.
    record Targets(List<List<ObjectName>> groups, boolean grouped) {

        public List<ObjectName> flat() {
            return groups.stream().flatMap(List::stream).toList();
        }
    }
}
