/// How instructions are joined to sentences.
@NullMarked
package splitsecond.cards.vocabulary.sentence;

import org.jspecify.annotations.NullMarked;
