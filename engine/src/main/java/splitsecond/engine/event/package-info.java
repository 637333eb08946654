/// What has just happened: read by triggers, the log, and whoever listens.
@NullMarked
package splitsecond.engine.event;

import org.jspecify.annotations.NullMarked;
