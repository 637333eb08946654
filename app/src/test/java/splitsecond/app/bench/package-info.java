@NullMarked
package splitsecond.app.bench;

import org.jspecify.annotations.NullMarked;
