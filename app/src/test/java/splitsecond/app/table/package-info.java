@NullMarked
package splitsecond.app.table;

import org.jspecify.annotations.NullMarked;
