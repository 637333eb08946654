package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Verdict;

/// What clients read when a call is refused, as `Refusal.body` writes it: the form in which it is described to them.
///
/// @param failed the codes of what is wrong
/// @param checks the whole checklist, if the game's rules refuse
/// @param view the game as it is now, if the decision is not open any more
/// @param reference where the server's log says more, if the program is at fault
@JsonInclude(JsonInclude.Include.NON_NULL)
record Refused(
        String error,
        List<String> failed,
        @Nullable List<Verdict.Check> checks,
        @Nullable View view,
        @Nullable String reference) {}
