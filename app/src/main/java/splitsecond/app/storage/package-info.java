/// Games on disk: what each was started with and every move made in it, each committed before it is acknowledged.
@NullMarked
package splitsecond.app.storage;

import org.jspecify.annotations.NullMarked;
