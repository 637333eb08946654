/// Pure questions about the state: 613 layers and characteristics, 115 targets, 109 descriptions, 107 numbers,
/// conditions.
@NullMarked
package splitsecond.engine.rules.questions;

import org.jspecify.annotations.NullMarked;
