/// 608 to 611: instructions and what lasts, 701 keyword actions, 111 tokens, and the choices made meanwhile.
@NullMarked
package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.NullMarked;
