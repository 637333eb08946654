/// CR 608.2, 607: every word that means something said before is bound to it when a text is read.
@NullMarked
package splitsecond.engine.binding;

import org.jspecify.annotations.NullMarked;
