package splitsecond.app.web;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// By which names a server may be called that only its own machine reaches. A page of a site whose name was made to
/// point at this machine would otherwise count as one of its own ("DNS rebinding").
final class Hosts {

    private static final int MISDIRECTED = 421;

    private Hosts() {}

    static void check(Context context) {
        if (isLocal(context.header("Host"))) return;
        throw new Refusal(
                MISDIRECTED, "This server is called localhost, and answers to no other name.", List.of("HOST"));
    }

    static boolean isLocal(@Nullable String header) {
        if (header == null) return false;
        int port = header.lastIndexOf(':');
        boolean six = header.startsWith("[");
        String name = (six
                        ? header.substring(0, header.indexOf(']') + 1)
                        : port < 0 ? header : header.substring(0, port))
                .toLowerCase(Locale.ROOT);
        return name.equals("localhost")
                || name.endsWith(".localhost")
                || name.equals("[::1]")
                || name.matches("127(\\.\\d{1,3}){3}");
    }
}
