/// What happens to objects and players: 400 zones, 120 damage, 119 life, 121 drawing, 122 counters, 104 leaving the
/// game, with 614 to 616 replacement and 603 triggers noticed on the way.
@NullMarked
package splitsecond.engine.rules.changes;

import org.jspecify.annotations.NullMarked;
