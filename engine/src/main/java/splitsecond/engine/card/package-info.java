/// What is printed on a card.
@NullMarked
package splitsecond.engine.card;

import org.jspecify.annotations.NullMarked;
