package splitsecond.engine.state;

import java.util.List;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;

/// CR 611.3: what is true of all permanents that fit a description ("creatures you control get +1/+1"), of each by
/// itself: who else is there changes nothing of it. Never changed.
public record GroupEffect(Filter what, List<Modification> changes, int source, int controller) {

    public static final GroupEffect[] NONE = {};
}
