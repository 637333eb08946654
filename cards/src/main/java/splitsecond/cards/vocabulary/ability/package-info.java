/// Whole abilities, and keywords.
@NullMarked
package splitsecond.cards.vocabulary.ability;

import org.jspecify.annotations.NullMarked;
