package splitsecond.app.table;

import java.util.List;
import splitsecond.timing.Verdict;

/// A verdict with its checklist, for clients.
public record VerdictView(boolean allowed, String message, List<String> failed, List<Verdict.Check> checks) {

    static VerdictView of(Verdict verdict) {
        return new VerdictView(verdict.allowed(), verdict.message(), verdict.failed(), verdict.checks());
    }
}
