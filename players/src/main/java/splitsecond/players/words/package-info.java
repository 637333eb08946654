/// Decisions and events in words, for whoever reads them: a page, a terminal, a script, a scenario.
@NullMarked
package splitsecond.players.words;

import org.jspecify.annotations.NullMarked;
