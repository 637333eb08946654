/// Scenario files: rules questions as data. They are read here into records, and played.
@NullMarked
package splitsecond.app.scenario;

import org.jspecify.annotations.NullMarked;
