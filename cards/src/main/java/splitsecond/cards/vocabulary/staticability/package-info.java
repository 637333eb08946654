/// CR 604: what is so while something is in play.
@NullMarked
package splitsecond.cards.vocabulary.staticability;

import org.jspecify.annotations.NullMarked;
