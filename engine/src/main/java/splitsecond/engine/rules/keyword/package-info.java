/// CR 702: what keyword abilities stand for, said in the ability language.
@NullMarked
package splitsecond.engine.rules.keyword;

import org.jspecify.annotations.NullMarked;
