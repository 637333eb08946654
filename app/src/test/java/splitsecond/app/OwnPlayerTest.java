package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.table.Client;
import splitsecond.app.table.Limits;
import splitsecond.app.table.Opponents;
import splitsecond.app.table.PoolDecks;
import splitsecond.app.table.Tab;
import splitsecond.app.table.TableSite;
import splitsecond.app.table.Tables;
import splitsecond.app.web.WebServer;
import splitsecond.players.Players;

/// The player of `docs/players.md`, compiled as its reader would and named to the program.
class OwnPlayerTest {

    private static final Pattern EXAMPLE = Pattern.compile("```java\n(package com\\.example;.*?)```", Pattern.DOTALL);
    private static final String NAME = "java:com.example.MyBot";

    private final Program program = new Program();

    @TempDir
    private Path folder;

    private Path jar;

    @BeforeEach
    void compileTheExample() throws IOException {
        var found = EXAMPLE.matcher(Files.readString(document()));
        assertThat(found.find()).isTrue();
        assertThat(found.group(1).lines().count()).isLessThanOrEqualTo(35);
        jar = jar("MyBot", found.group(1));
    }

    private static Path document() {
        var document = Path.of("docs/players.md");
        return Files.exists(document) ? document : Path.of("..").resolve(document);
    }

    private Path jar(String name, String source) throws IOException {
        var file = Files.writeString(folder.resolve(name + ".java"), source);
        var classes = Files.createDirectories(folder.resolve("classes"));
        int exit = Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
                .run(
                        null,
                        null,
                        null,
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        file.toString());
        assertThat(exit).isZero();
        var made = folder.resolve(name + ".jar");
        try (var out = new JarOutputStream(Files.newOutputStream(made))) {
            out.putNextEntry(new JarEntry("com/example/" + name + ".class"));
            out.write(Files.readAllBytes(classes.resolve("com/example/" + name + ".class")));
        }
        return made;
    }

    @Test
    void itPlaysInSimulations() {
        assertThat(program.run(
                        "sim",
                        "red-burn",
                        "green-stompy",
                        "--games",
                        "6",
                        "--players",
                        NAME + ",random",
                        "--class-path",
                        jar.toString()))
                .isZero();
        assertThat(program.out()).contains("red-burn (" + NAME + ")");
        assertThat(program.err()).isEmpty();
    }

    @Test
    void itPlaysInTheTerminal() {
        assertThat(program.runWith(
                        "help\nconcede\nyes\n",
                        "play",
                        "--terminal",
                        "red-burn",
                        "green-stompy",
                        "--players",
                        NAME,
                        "--class-path",
                        jar.toString()))
                .isZero();
        assertThat(program.out()).contains("Bob (" + NAME + ")");
    }

    @Test
    void itIsOfferedAtTheTableAndPlaysThere() throws Exception {
        try (var loader = new URLClassLoader(new URL[] {jar.toUri().toURL()});
                var tables = new Tables(
                        SqliteStorage.open(folder.resolve("games")),
                        PoolDecks.bundled(),
                        new Opponents(List.of(NAME), name -> Players.named(name, loader)));
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
                var http = HttpClient.newHttpClient()) {
            var client = new Client(http, server.address("/"));
            assertThat(client.get("/api/decks").text()).contains("\"kind\":\"" + NAME + "\",\"name\":\"MyBot\"");
            client.start("{\"deck\": \"Short Fuse\", \"opponentDeck\": \"Big Feet\", \"player\": \"" + NAME
                    + "\", \"opponent\": \"" + NAME + "\", \"seed\": 4, \"pace\": 0}");
            var tab = Tab.open(client).enter();
            var view = client.look();
            while (view.get("over").isNull()) view = tab.next().get("view");
            tab.close();
            assertThat(view.at("/seats/0/name").asString()).startsWith("MyBot");
            assertThat(view.at("/turn/number").asInt()).isLessThan(60);
        }
    }

    @Test
    void whatIsNoPlayerIsRefusedInOneSentence() throws IOException {
        assertThat(refusal("java:com.example.Nobody"))
                .contains("java:com.example.Nobody: there is no such class; name the jar or folder that has it with"
                        + " --class-path.");
        jar = jar("Stone", "package com.example; public class Stone {}");
        assertThat(refusal("java:com.example.Stone"))
                .contains("java:com.example.Stone: it is neither a PlayerController nor a Policy.");
        jar = jar("Shy", "package com.example; public class Shy { private Shy() {} }");
        assertThat(refusal("java:com.example.Shy"))
                .contains("it must be a public class with a public constructor without parameters.");
        jar = jar(
                "Angry",
                "package com.example; public class Angry { public Angry() { throw new IllegalStateException(\"no\"); } }");
        assertThat(refusal("java:com.example.Angry")).contains("its constructor failed: ");
        assertThat(refusal("java:")).contains("expected the name of a class");
        jar = folder.resolve("nowhere.jar");
        assertThat(refusal(NAME)).contains("--class-path: there is no ");
    }

    @Test
    void aPlayerThatFailsIsToldWithThePlace() throws IOException {
        jar = jar("Clumsy", """
                package com.example;
                public class Clumsy implements splitsecond.players.Policy {
                    public int choose(splitsecond.engine.GameView view, splitsecond.engine.decision.Decision decision) {
                        throw new IllegalStateException("my mistake");
                    }
                }
                """);
        String[] game = {
            "play",
            "--terminal",
            "red-burn",
            "red-burn",
            "--players",
            "java:com.example.Clumsy",
            "--class-path",
            "" + jar
        };
        assertThat(program.runWith("keep\nend\nend\n", game)).isEqualTo(2);
        assertThat(program.err())
                .hasLineCount(1)
                .contains("com.example.Clumsy failed in choose (Clumsy.java:4): java.lang.IllegalStateException: my"
                        + " mistake.");
    }

    private String refusal(String player) {
        return program.refusal("sim", "red-burn", "--games", "1", "--players", player, "--class-path", jar.toString());
    }
}
