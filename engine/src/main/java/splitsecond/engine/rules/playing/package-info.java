/// What may be done and why not: 305 lands, 601 casting, 602 activating, 118 costs, 605 mana abilities, 116 special
/// actions.
@NullMarked
package splitsecond.engine.rules.playing;

import org.jspecify.annotations.NullMarked;
