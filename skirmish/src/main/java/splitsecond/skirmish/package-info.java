/// Command Card timing for Imperial Assault skirmish: which card may be played now, and the windows that events open.
@NullMarked
package splitsecond.skirmish;

import org.jspecify.annotations.NullMarked;
