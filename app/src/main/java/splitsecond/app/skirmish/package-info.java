/// Command Card timing for people: the command line and the page.
@NullMarked
package splitsecond.app.skirmish;

import org.jspecify.annotations.NullMarked;
