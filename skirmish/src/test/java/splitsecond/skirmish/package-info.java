@NullMarked
package splitsecond.skirmish;

import org.jspecify.annotations.NullMarked;
