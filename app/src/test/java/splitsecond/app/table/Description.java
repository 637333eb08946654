package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// The description that a server gives of itself, to hold it to. Stricter than JSON Schema: a field that is not
/// described is a fault.
record Description(JsonNode document) {

    /// Stands in examples for whatever need not be shown.
    static final String ANYTHING = "…";

    static Description of(String text) {
        return new Description(JsonMapper.shared().readTree(text));
    }

    /// A call as it is described, such as `GET /api/games/{id}`.
    record Call(String method, String path, JsonNode operation) {
        @Override
        public String toString() {
            return method + " " + path;
        }

        boolean isSocket() {
            return operation.has("x-messages");
        }

        JsonNode request() {
            return operation.at("/requestBody/content/application~1json/schema");
        }

        JsonNode answer(int status) {
            return operation.at("/responses/" + status + "/content/application~1json/schema");
        }

        boolean isRefusal(int status) {
            return status >= 400 && operation.get("responses").has(status / 100 + "XX");
        }
    }

    List<Call> calls() {
        var calls = new ArrayList<Call>();
        for (var path : document.get("paths").properties())
            for (var method : path.getValue().properties())
                calls.add(new Call(method.getKey().toUpperCase(Locale.ROOT), path.getKey(), method.getValue()));
        return calls;
    }

    /// The call that an address belongs to; the one with the fewest parameters if several fit.
    @Nullable
    Call find(String method, String address) {
        String path = address.replaceAll("\\?.*", "");
        Call best = null;
        for (var call : calls()) {
            boolean fits =
                    call.method.equals(method) && Pattern.matches(call.path.replaceAll("\\{\\w+}", "[^/]+"), path);
            if (fits && (best == null || best.path.contains("{"))) best = call;
        }
        return best;
    }

    JsonNode schema(String name) {
        return document.at("/components/schemas/" + name);
    }

    JsonNode refusal() {
        return document.at("/components/responses/Refused/content/application~1json/schema");
    }

    /// What about a value is not as the schema says.
    List<String> faults(JsonNode schema, JsonNode value) {
        var faults = new ArrayList<String>();
        check(schema, value, "", faults);
        return faults;
    }

    private void check(JsonNode schema, JsonNode value, String at, List<String> faults) {
        if (schema.isMissingNode()) {
            faults.add(at + ": no schema");
            return;
        }
        if (value.isString() && value.asString().equals(ANYTHING)) return;
        if (schema.has("$ref")) {
            check(document.at(schema.get("$ref").asString().substring(1)), value, at, faults);
            return;
        }
        for (String several : List.of("oneOf", "anyOf")) {
            if (!schema.has(several)) continue;
            var best = List.of(at + ": none of " + schema.get(several));
            for (var one : schema.get(several)) {
                var found = new ArrayList<String>();
                check(one, value, at, found);
                if (found.isEmpty()) return;
                if (isSameShape(one, value)) best = found;
            }
            faults.addAll(best);
            return;
        }
        switch (schema.get("type").asString()) {
            case "null" -> expect(value.isNull(), "null", value, at, faults);
            case "boolean" -> expect(value.isBoolean(), "true or false", value, at, faults);
            case "integer" -> expect(value.isIntegralNumber(), "a whole number", value, at, faults);
            case "string" -> {
                boolean word = !schema.has("enum");
                for (var one : schema.path("enum")) word |= one.equals(value);
                expect(value.isString() && word, "a text, one of " + schema.path("enum"), value, at, faults);
            }
            case "array" -> {
                expect(value.isArray(), "a list", value, at, faults);
                for (int i = 0; i < value.size(); i++) check(schema.get("items"), value.get(i), at + "/" + i, faults);
            }
            case "object" -> checkObject(schema, value, at, faults);
            default -> faults.add(at + ": unknown type in " + schema);
        }
    }

    private boolean isSameShape(JsonNode schema, JsonNode value) {
        var meant =
                schema.has("$ref") ? document.at(schema.get("$ref").asString().substring(1)) : schema;
        return meant.path("type").asString("").equals("object") == value.isObject();
    }

    private void checkObject(JsonNode schema, JsonNode value, String at, List<String> faults) {
        expect(value.isObject(), "an object", value, at, faults);
        if (!value.isObject()) return;
        var known = schema.path("properties");
        var others = schema.path("additionalProperties");
        for (var field : value.properties()) {
            if (field.getKey().equals(ANYTHING)) continue;
            String there = at + "/" + field.getKey();
            if (known.has(field.getKey())) check(known.get(field.getKey()), field.getValue(), there, faults);
            else if (others.isObject()) check(others, field.getValue(), there, faults);
            else faults.add(there + ": not described");
        }
        if (value.has(ANYTHING)) return;
        for (var field : schema.path("required"))
            if (!value.has(field.asString())) faults.add(at + "/" + field.asString() + ": missing");
    }

    private static void expect(boolean fits, String what, JsonNode value, String at, List<String> faults) {
        if (!fits) faults.add(at + ": " + value + " instead of " + what);
    }
}
