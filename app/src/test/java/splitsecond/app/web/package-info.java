@NullMarked
package splitsecond.app.web;

import org.jspecify.annotations.NullMarked;
