/// The phrasebook's vocabulary: what the words of Magic cards mean. One file for each kind of phrase.
@NullMarked
package splitsecond.cards.vocabulary;

import org.jspecify.annotations.NullMarked;
