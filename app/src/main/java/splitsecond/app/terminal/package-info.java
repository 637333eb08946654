/// `splitsecond play --terminal`: a game as lines of text, for people and for pipes.
@NullMarked
package splitsecond.app.terminal;

import org.jspecify.annotations.NullMarked;
