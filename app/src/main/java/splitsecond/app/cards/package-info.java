/// Commands about cards and their text.
@NullMarked
package splitsecond.app.cards;

import org.jspecify.annotations.NullMarked;
