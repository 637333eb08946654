@NullMarked
package splitsecond.app.storage;

import org.jspecify.annotations.NullMarked;
