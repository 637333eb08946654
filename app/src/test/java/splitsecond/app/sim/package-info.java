@NullMarked
package splitsecond.app.sim;

import org.jspecify.annotations.NullMarked;
