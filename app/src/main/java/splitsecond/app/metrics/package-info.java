/// What operators are told of a running server.
@NullMarked
package splitsecond.app.metrics;

import org.jspecify.annotations.NullMarked;
