/// Mutation testing: would a scenario notice if one instruction of the rules were another? Never shipped.
@NullMarked
package splitsecond.mutation;

import org.jspecify.annotations.NullMarked;
