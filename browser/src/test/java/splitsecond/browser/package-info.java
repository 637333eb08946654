/// The pages as their users see them, in a real Chromium.
@NullMarked
package splitsecond.browser;

import org.jspecify.annotations.NullMarked;
