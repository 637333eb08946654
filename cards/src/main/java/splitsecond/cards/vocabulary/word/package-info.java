/// Words that stand for themselves: numbers, symbols, colors, types, names.
@NullMarked
package splitsecond.cards.vocabulary.word;

import org.jspecify.annotations.NullMarked;
