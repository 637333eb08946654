/// The program: command line and web pages.
@NullMarked
package splitsecond.app;

import org.jspecify.annotations.NullMarked;
