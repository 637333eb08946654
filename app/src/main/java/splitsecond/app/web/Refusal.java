package splitsecond.app.web;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A call that is not carried out. Clients get `{"error": "one sentence", "failed": ["CODES"]}` with the status.
public final class Refusal extends RuntimeException {

    private final int status;
    private final List<String> failed;
    private final Map<String, Object> more = new LinkedHashMap<>();

    public Refusal(int status, String sentence, List<String> failed) {
        super(sentence);
        this.status = status;
        this.failed = List.copyOf(failed);
    }

    /// Something more for clients to read beside the sentence.
    public Refusal with(String field, Object value) {
        more.put(field, value);
        return this;
    }

    public int status() {
        return status;
    }

    /// What clients read.
    public Map<String, Object> body() {
        var body = body(String.valueOf(getMessage()), failed);
        body.putAll(more);
        return body;
    }

    static Map<String, Object> body(String sentence, List<String> failed) {
        var body = new LinkedHashMap<String, Object>();
        body.put("error", sentence);
        body.put("failed", failed);
        return body;
    }
}
