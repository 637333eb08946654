package splitsecond.engine.registry;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// A field of the state by which games do not differ: a cache, or what belongs to the one who looks. Hash and equality
/// leave it out, and a fork need not carry it.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.FIELD)
public @interface Uncounted {

    /// Why.
    String value();
}
