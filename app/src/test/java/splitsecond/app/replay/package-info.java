@NullMarked
package splitsecond.app.replay;

import org.jspecify.annotations.NullMarked;
