package splitsecond.timing;

import java.util.ArrayList;
import java.util.List;

/// Whether something may be played now: every condition with its outcome, and one sentence for people if refused.
public record Verdict(List<Check> checks, String message) {

    private static final Verdict ALLOWED = new Verdict(List.of(), "");

    /// One line of the checklist behind a verdict.
    public record Check(String code, String label, boolean holds) {}

    public Verdict {
        checks = List.copyOf(checks);
    }

    public static Verdict yes() {
        return ALLOWED;
    }

    /// A refusal for a single reason that belongs to no window, such as an unknown card.
    public static Verdict no(String code, String message) {
        return new Verdict(List.of(new Check(code, message, false)), message);
    }

    public boolean allowed() {
        return checks.stream().allMatch(Check::holds);
    }

    /// The codes of all failed conditions, in the order they were judged.
    public List<String> failed() {
        return checks.stream().filter(check -> !check.holds()).map(Check::code).toList();
    }

    /// This verdict's checks followed by the other's; the sentence of the first refusal stays.
    public Verdict and(Verdict other) {
        var all = new ArrayList<>(checks);
        all.addAll(other.checks);
        return new Verdict(all, allowed() ? other.message : message);
    }
}
