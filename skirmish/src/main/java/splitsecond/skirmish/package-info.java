/// Command Card timing for Imperial Assault skirmishes: a second game on the timing kernel.
@NullMarked
package splitsecond.skirmish;

import org.jspecify.annotations.NullMarked;
