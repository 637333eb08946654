/// The registry of the state's fields: each part names its fields once, and hash and equality of games follow.
@NullMarked
package splitsecond.engine.registry;

import org.jspecify.annotations.NullMarked;
