/// What text means: sealed interfaces of records, without behaviour.
@NullMarked
package splitsecond.engine.ability;

import org.jspecify.annotations.NullMarked;
