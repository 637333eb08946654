/// `splitsecond sim`: many games, and what came of them.
@NullMarked
package splitsecond.app.sim;

import org.jspecify.annotations.NullMarked;
