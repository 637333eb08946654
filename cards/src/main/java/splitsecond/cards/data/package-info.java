/// Card data and deck lists, as files have them.
@NullMarked
package splitsecond.cards.data;

import org.jspecify.annotations.NullMarked;
