/// From a wish ("cast Bolt at Bob", "attack with these") to the small choices that the game asks for. Whoever wishes,
/// a program, a script, a scenario, a page, says an [Intent]; a [Pursuit] answers each question that belongs to it, and
/// a [Plan] tries the whole of it on a fork before anything happens.
@NullMarked
package splitsecond.engine.intent;

import org.jspecify.annotations.NullMarked;
