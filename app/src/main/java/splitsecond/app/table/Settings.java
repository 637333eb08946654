package splitsecond.app.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Step;

/// How a seat likes to be asked. Answers given for it are choices like any other.
///
/// @param autoPass pass where there is nothing to do, and at steps without a stop
/// @param fullControl ask at every priority
/// @param payByHand ask for every payment
/// @param secrecy with another person at the table, never pass because of what is (not) in the hand
public record Settings(boolean autoPass, boolean fullControl, boolean payByHand, boolean secrecy, Stops stops) {

    /// Steps at which to stop if there is something to do: in one's own turn, and in the turns of others.
    public record Stops(Set<Step> own, Set<Step> others) {
        public Stops {
            own = copy(own);
            others = copy(others);
        }

        private static Set<Step> copy(Set<Step> steps) {
            var copy = EnumSet.noneOf(Step.class);
            copy.addAll(steps);
            return copy;
        }
    }

    public static final Settings USUAL = new Settings(
            true,
            false,
            false,
            false,
            new Stops(
                    Set.copyOf(List.of(Step.PRECOMBAT_MAIN, Step.DECLARE_BLOCKERS, Step.POSTCOMBAT_MAIN)),
                    Set.copyOf(List.of(Step.DECLARE_ATTACKERS, Step.DECLARE_BLOCKERS, Step.END))));

    boolean stopsAt(Step step, boolean ownTurn) {
        return (ownTurn ? stops.own : stops.others).contains(step);
    }

    /// What a client wants changed; null leaves it as it is.
    record Change(
            @Nullable Boolean autoPass,
            @Nullable Boolean fullControl,
            @Nullable Boolean payByHand,
            @Nullable Boolean secrecy,
            @Nullable StopsChange stops) {}

    record StopsChange(@Nullable Set<Step> own, @Nullable Set<Step> others) {}

    Settings with(Change change) {
        var wanted = change.stops == null ? new StopsChange(null, null) : change.stops;
        return new Settings(
                change.autoPass == null ? autoPass : change.autoPass,
                change.fullControl == null ? fullControl : change.fullControl,
                change.payByHand == null ? payByHand : change.payByHand,
                change.secrecy == null ? secrecy : change.secrecy,
                new Stops(
                        wanted.own == null ? stops.own : wanted.own,
                        wanted.others == null ? stops.others : wanted.others));
    }
}
