package splitsecond.app.web;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.net.URI;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Whose pages may call. Browsers say where a page comes from; programs need not say anything.
final class Origins {

    private Origins() {}

    /// Refuses what a page of another address sends. Reading is harmless: browsers keep the answer from such a page.
    static void check(Context context) {
        boolean reading = context.method() == HandlerType.GET && context.header("Upgrade") == null;
        if (reading || isOwn(context.header("Origin"), context.header("Host"))) return;
        throw new Refusal(403, "Pages of other sites may not use this server.", List.of("ORIGIN"));
    }

    static boolean isOwn(@Nullable String origin, @Nullable String host) {
        if (origin == null) return true;
        try {
            var authority = URI.create(origin).getRawAuthority();
            return authority != null && authority.equalsIgnoreCase(host);
        } catch (IllegalArgumentException _) {
            return false;
        }
    }
}
