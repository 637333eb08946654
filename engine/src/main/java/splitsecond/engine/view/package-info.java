/// What is read through a `GameView`: objects, abilities and cards as they are now, without a way to change them.
@NullMarked
package splitsecond.engine.view;

import org.jspecify.annotations.NullMarked;
