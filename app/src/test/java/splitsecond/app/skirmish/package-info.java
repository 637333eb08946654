@NullMarked
package splitsecond.app.skirmish;

import org.jspecify.annotations.NullMarked;
