/// What every module promises the others, tested.
@NullMarked
package splitsecond.architecture;

import org.jspecify.annotations.NullMarked;
