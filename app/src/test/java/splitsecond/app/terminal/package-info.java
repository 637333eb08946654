@NullMarked
package splitsecond.app.terminal;

import org.jspecify.annotations.NullMarked;
