/// Clauses: "if …", "whenever …", "until …", and what stands before the colon.
@NullMarked
package splitsecond.cards.vocabulary.clause;

import org.jspecify.annotations.NullMarked;
