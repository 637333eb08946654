/// Players as the command line names them, those of one's own among them.
@NullMarked
package splitsecond.app.players;

import org.jspecify.annotations.NullMarked;
