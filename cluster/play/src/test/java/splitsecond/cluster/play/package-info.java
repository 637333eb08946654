@NullMarked
package splitsecond.cluster.play;

import org.jspecify.annotations.NullMarked;
