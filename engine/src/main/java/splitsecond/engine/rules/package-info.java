/// One class per chapter of the Comprehensive Rules.
@NullMarked
package splitsecond.engine.rules;

import org.jspecify.annotations.NullMarked;
