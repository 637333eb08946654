@NullMarked
package splitsecond.timing;

import org.jspecify.annotations.NullMarked;
