package splitsecond.browser;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.Store;

/// What all tests of one JVM share, because each takes seconds to start: a Chromium, and a server that nobody kills.
/// Tests are kept apart by browser contexts and games of their own.
final class Stage implements BeforeAllCallback {

    @SuppressWarnings("NullAway.Init") // found before the tests of a class begin
    private Store shared;

    @Override
    public void beforeAll(ExtensionContext context) {
        shared = context.getRoot().getStore(Namespace.create(Stage.class));
        // Here, where a machine without one can still skip the class.
        chromium();
    }

    Chromium chromium() {
        return shared.computeIfAbsent(Chromium.class, _ -> Chromium.start(), Chromium.class);
    }

    /// Started when the first test asks for it.
    TableServer server() {
        return shared.computeIfAbsent(SharedServer.class, _ -> SharedServer.start(), SharedServer.class).server;
    }

    private record SharedServer(TableServer server, Path data) implements AutoCloseable {

        static SharedServer start() {
            try {
                var data = Files.createTempDirectory("table");
                return new SharedServer(new TableServer(data), data);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }

        @Override
        public void close() throws IOException {
            server.close();
            try (var files = Files.walk(data)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        }
    }
}
