/// How a program of its own uses the module; docs/skirmish.md shows this code.
@NullMarked
package splitsecond.skirmish.example;

import org.jspecify.annotations.NullMarked;
