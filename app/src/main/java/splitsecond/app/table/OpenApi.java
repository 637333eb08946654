package splitsecond.app.table;

import static splitsecond.app.table.Schemas.ordered;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import tools.jackson.databind.json.JsonMapper;

/// The description of the interface for programs, made from the routes that are served and the records that are sent.
final class OpenApi {

    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");
    private static final String JSON = "application/json";

    private final Schemas schemas;

    private OpenApi(List<? extends Route<?, ?>> routes) {
        schemas = new Schemas(routes.stream().<Class<?>>map(Route::request).collect(Collectors.toSet()));
    }

    static String text(List<? extends Route<?, ?>> routes) {
        return JsonMapper.shared()
                .writerWithDefaultPrettyPrinter()
                .writeValueAsString(new OpenApi(routes).document(routes));
    }

    private Map<String, Object> document(List<? extends Route<?, ?>> routes) {
        var paths = new LinkedHashMap<String, Map<String, Object>>();
        for (var route : routes)
            paths.computeIfAbsent(route.path(), _ -> new LinkedHashMap<>())
                    .put(route.method().name().toLowerCase(Locale.ROOT), operation(route));
        paths.put(EventsSocket.PATH, Map.of("get", socket()));
        var refused = ordered(
                "description", "Refused, with one sentence that says why", "content", json(schemas.of(Refused.class)));
        return ordered(
                "openapi",
                "3.1.0",
                "info",
                ordered(
                        "title",
                        "Split Second: the table",
                        "version",
                        "1",
                        "description",
                        "See docs/api.md for the meaning of it all."),
                "paths",
                paths,
                "components",
                ordered(
                        "schemas",
                        schemas.all(),
                        "responses",
                        Map.of("Refused", refused),
                        "securitySchemes",
                        Map.of("seat", ordered("type", "http", "scheme", "bearer"))));
    }

    private Map<String, Object> operation(Route<?, ?> route) {
        var operation = ordered("summary", route.summary());
        // A game is shown to everybody, to its players with what is theirs.
        if (route.path().startsWith(TableSite.GAME))
            operation.put("security", List.of(Map.of("seat", List.of()), Map.of()));
        var parameters = parameters(route.path(), route.numbers());
        if (!parameters.isEmpty()) operation.put("parameters", parameters);
        if (route.hasBody())
            operation.put(
                    "requestBody",
                    ordered("required", needsBody(route.request()), "content", json(schemas.of(route.request()))));
        var content = route.answer() == String.class
                ? Map.<String, Object>of("text/plain", Map.of("schema", schemas.of(String.class)))
                : json(schemas.of(route.answer()));
        operation.put("responses", responses(route.status(), ordered("description", "Done", "content", content)));
        return operation;
    }

    /// An empty body is as good as `{}`, which is enough where nothing must be said.
    private static boolean needsBody(Class<?> request) {
        return !Arrays.stream(request.getRecordComponents()).allMatch(Schemas::isNullable);
    }

    private static Map<String, Object> responses(int status, Map<String, Object> done) {
        var refused = Map.of("$ref", "#/components/responses/Refused");
        return ordered(String.valueOf(status), done, "4XX", refused, "5XX", refused);
    }

    private static Map<String, Object> json(Map<String, Object> schema) {
        return Map.of(JSON, Map.of("schema", schema));
    }

    private static List<Map<String, Object>> parameters(String path, List<String> numbers) {
        var parameters = new ArrayList<Map<String, Object>>();
        var inPath =
                PARAMETER.matcher(path).results().map(found -> found.group(1)).toList();
        for (String name : inPath)
            parameters.add(ordered("name", name, "in", "path", "required", true, "schema", type(name, numbers)));
        for (String name : numbers)
            if (!inPath.contains(name))
                parameters.add(ordered("name", name, "in", "query", "schema", type(name, numbers)));
        return parameters;
    }

    private static Map<String, Object> type(String name, List<String> numbers) {
        return Map.of("type", numbers.contains(name) ? "integer" : "string");
    }

    /// OpenAPI has no words for the messages of a WebSocket; they are named beside the answer that opens it.
    private Map<String, Object> socket() {
        return ordered(
                "summary",
                "Live views, as a WebSocket; the first message is {\"token\": …}",
                "parameters",
                parameters(EventsSocket.PATH, List.of()),
                "responses",
                responses(101, ordered("description", "The connection is a WebSocket from here on")),
                "x-messages",
                ordered(
                        "received",
                        schemas.of(EventsSocket.Message.class),
                        "sent",
                        schemas.of(EventsSocket.Sent.class)));
    }
}
