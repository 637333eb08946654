package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.storage.SqliteStorage;
import splitsecond.app.web.WebServer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class OpenApiTest {

    private static final Pattern CALL = Pattern.compile("`(GET|POST|PUT) ((?:…)?/[^\\s`?]*)");

    @TempDir
    Path folder;

    private static JsonNode paths() {
        return JsonMapper.shared().readTree(OpenApi.text()).get("paths");
    }

    @Test
    void peopleAndProgramsAreToldOfTheSameCalls() throws IOException {
        var docs = Path.of("docs/api.md");
        var page = Files.readString(Files.exists(docs) ? docs : Path.of("..").resolve(docs));
        var explained = new TreeSet<String>();
        for (var call : CALL.matcher(page).results().toList())
            explained.add(call.group(1) + " " + unnamed(call.group(2).replace("…", TableSite.GAME)));
        var described = new TreeSet<String>();
        for (var path : paths().properties())
            for (var method : path.getValue().propertyNames())
                described.add(method.toUpperCase(Locale.ROOT) + " " + unnamed(path.getKey()));
        explained.remove("GET /openapi.json");
        assertThat(explained).isEqualTo(described);
    }

    private static String unnamed(String path) {
        return path.replaceAll("\\{[^}]*}", "{}");
    }

    @Test
    void everyCallThatIsDescribedExistsAndTakesTheFieldsThatAreDescribed() {
        try (var tables = new Tables(SqliteStorage.open(folder), PoolDecks.bundled());
                var server = WebServer.start("localhost", 0, new TableSite(tables, Limits.LOCAL));
                var http = HttpClient.newHttpClient()) {
            var client = new Client(http, server.address("/"));
            for (var path : paths().properties()) {
                if (path.getKey().endsWith("/events")) continue; // no ordinary request
                var address = path.getKey().replaceAll("\\{[^}]*}", "0123456789abcdef");
                for (var method : path.getValue().properties()) {
                    var fields = method.getValue().at("/requestBody/content/application~1json/schema/properties");
                    var body = method.getKey().equals("get") ? null : example(fields);
                    var answer = client.send(method.getKey().toUpperCase(Locale.ROOT), address, body);
                    assertThat(answer.text())
                            .as("%s %s %s", method.getKey(), path.getKey(), body)
                            .doesNotContain("Endpoint ", "not understood");
                }
            }
        }
    }

    private static String example(JsonNode fields) {
        var body = new TreeMap<String, Object>();
        for (var field : fields.properties()) {
            var first = field.getValue().at("/enum/0");
            body.put(
                    field.getKey(),
                    switch (field.getValue().get("type").asString()) {
                        case "integer" -> 1;
                        case "boolean" -> true;
                        case "array" -> new int[0];
                        case "object" -> new TreeMap<>();
                        default -> first.isMissingNode() ? "x" : first.asString();
                    });
        }
        return JsonMapper.shared().writeValueAsString(body);
    }
}
