/// 103 the start, 500 to 514 turns and steps, 117 priority, 506 to 511 combat, 704 state-based actions.
@NullMarked
package splitsecond.engine.rules.turn;

import org.jspecify.annotations.NullMarked;
