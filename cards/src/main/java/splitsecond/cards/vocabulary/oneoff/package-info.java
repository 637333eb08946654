/// Noun phrases: what and who is spoken of, and how many.
@NullMarked
package splitsecond.cards.vocabulary.oneoff;

import org.jspecify.annotations.NullMarked;
