/// The table on several machines: which game lives where, and how it moves.
@NullMarked
package splitsecond.cluster.play;

import org.jspecify.annotations.NullMarked;
