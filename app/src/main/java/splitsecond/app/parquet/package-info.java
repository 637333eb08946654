/// Writes Apache Parquet, as much of it as tables of numbers and words need.
@NullMarked
package splitsecond.app.parquet;

import org.jspecify.annotations.NullMarked;
