/// The phrasebook's kernel: phrases that are written once and used both to read text and to print it.
@NullMarked
package splitsecond.cards.phrase;

import org.jspecify.annotations.NullMarked;
