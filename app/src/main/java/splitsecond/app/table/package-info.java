/// The table: games that people and computers play over the web, their seats, what each seat sees and may do.
@NullMarked
package splitsecond.app.table;

import org.jspecify.annotations.NullMarked;
