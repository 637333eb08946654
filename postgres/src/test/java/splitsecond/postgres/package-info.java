@NullMarked
package splitsecond.postgres;

import org.jspecify.annotations.NullMarked;
