/// Card text to abilities and back, card databases, deck lists, bundled cards.
@NullMarked
package splitsecond.cards;

import org.jspecify.annotations.NullMarked;
