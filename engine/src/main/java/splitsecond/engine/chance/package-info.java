/// Where chance comes from in a game that nobody may foresee.
@NullMarked
package splitsecond.engine.chance;

import org.jspecify.annotations.NullMarked;
