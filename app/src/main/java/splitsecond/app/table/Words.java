package splitsecond.app.table;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The words that a text in a view or a call may be.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
@interface Words {
    String[] value();

    /// Whether it may be another text, too.
    boolean orOther() default false;
}
