/// What a player is asked, and what may be answered.
@NullMarked
package splitsecond.engine.decision;

import org.jspecify.annotations.NullMarked;
