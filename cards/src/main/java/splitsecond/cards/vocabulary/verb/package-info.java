/// Verb phrases: what an instruction tells players and objects to do.
@NullMarked
package splitsecond.cards.vocabulary.verb;

import org.jspecify.annotations.NullMarked;
