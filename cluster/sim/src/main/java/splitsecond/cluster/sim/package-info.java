/// `splitsecond cluster sim`: many games on many machines, with Apache Spark.
@NullMarked
package splitsecond.cluster.sim;

import org.jspecify.annotations.NullMarked;
