package splitsecond.app.table;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The description of the interface for programs.
final class OpenApi {

    private OpenApi() {}

    static void serve(Context context) {
        context.contentType("application/json").result(text());
    }

    static String text() {
        try (var stream = OpenApi.class.getResourceAsStream("/splitsecond/openapi.json")) {
            if (stream == null) throw new IllegalStateException("openapi.json is missing");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
