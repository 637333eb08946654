package splitsecond.cluster.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import splitsecond.app.storage.PostgresStorage;
import splitsecond.app.table.Client;

/// Servers that know each other by certificates.
class KeysTest extends Servers {

    @Test
    void whatServersSayToEachOtherIsEncryptedAndAGameOfOtherRulesIsRefusedAndKept() throws Exception {
        var password = Files.writeString(folder.resolve("password"), "secret-of-the-keys\n");
        var keys = keys(folder.resolve("keys.p12"));
        int port = free();
        for (int i = 0; i < 2; i++)
            start(
                    i,
                    List.of(),
                    "--node",
                    "localhost:" + (port + i),
                    "--peer-port",
                    "" + (port + 5 + i),
                    "--join",
                    "localhost:" + port + ",localhost:" + (port + 1),
                    "--keys",
                    keys.toString(),
                    "--keys-password",
                    password.toString());
        var addresses = allReady(2);
        var here = new Client(http, addresses.get(0)).start("{\"opponent\": \"heuristic\", \"first\": \"you\"}");
        var there = new Client(http, addresses.get(1)).sit(here.game(), here.token());
        assertThat(there.chooseRandomly(new Random(1)).status()).isEqualTo(200);
        assertThat(Stream.of("http", "https").map(scheme -> isServed(scheme, port + 5)))
                .as("nobody else may ask, with or without encryption")
                .containsOnly(false);
        // As if a server with newer rules, under which the game goes otherwise, took over.
        try (var connection = database.getPostgresDatabase().getConnection();
                var statement = connection.createStatement()) {
            statement.executeUpdate("UPDATE move SET hash = 1 WHERE number = 0");
        }
        nodes.get(0).end();
        assertThat(nodes.get(0).ended()).isIn(0, 143);
        var refused = there.get(there.path());
        assertThat(refused.status()).as(refused.text()).isEqualTo(410);
        assertThat(refused.error()).startsWith("This game was saved with other rules or cards");
        try (var storage = PostgresStorage.share(url())) {
            assertThat(storage.moves(here.game())).isNotEmpty();
        }
        assertThat(logs()).doesNotContain("secret-of-the-keys").doesNotContain("secret-of-the-database");
    }

    private boolean isServed(String scheme, int port) {
        try {
            return new Client(http, URI.create(scheme + "://localhost:" + port))
                            .get("/ready")
                            .status()
                    == 200;
        } catch (UncheckedIOException _) {
            return false;
        }
    }

    /// A key that is its own authority.
    private static Path keys(Path file) throws Exception {
        var made = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-alias",
                        "node",
                        "-keyalg",
                        "EC",
                        "-storetype",
                        "PKCS12",
                        "-dname",
                        "CN=localhost",
                        "-ext",
                        "san=dns:localhost",
                        "-validity",
                        "2",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        "secret-of-the-keys")
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        assertThat(made.waitFor()).isZero();
        return file;
    }
}
