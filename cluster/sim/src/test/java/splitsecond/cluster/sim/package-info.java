@NullMarked
package splitsecond.cluster.sim;

import org.jspecify.annotations.NullMarked;
