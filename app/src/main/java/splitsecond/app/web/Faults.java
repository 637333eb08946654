package splitsecond.app.web;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Faults of the program: a line in the log with a reference, and the same reference for whoever met it.
public final class Faults {

    private static final Logger LOG = LoggerFactory.getLogger("splitsecond");
    private static final int FRAMES = 4;

    private Faults() {}

    /// Logs the fault.
    ///
    /// @param where what was being done: never anything secret
    /// @return what to answer
    public static Refusal log(String where, Throwable fault) {
        String reference = reference(where, fault);
        return new Refusal(500, "A fault of the program; its log says more under " + reference + ".", List.of("FAULT"))
                .with("reference", reference);
    }

    /// Logs the fault where it is no answer, or only part of one.
    ///
    /// @return under what the log says more
    public static String reference(String where, Throwable fault) {
        String reference = Requests.reference();
        var origin = origin(fault);
        LOG.atError()
                .addKeyValue("ref", reference)
                .addKeyValue("at", quoted(where))
                .addKeyValue("frames", quoted(frames(origin)))
                .log("fault {}: {}", reference, oneLine(origin.toString()));
        return reference;
    }

    /// What went wrong first: those who pass a fault on only add where they met it.
    private static Throwable origin(Throwable fault) {
        var origin = fault;
        while (origin.getCause() != null) origin = origin.getCause();
        return origin;
    }

    static String quoted(String value) {
        return "\"" + oneLine(value).replace('"', '\'') + "\"";
    }

    private static String oneLine(String text) {
        return text.replaceAll("\\s+", " ");
    }

    private static String frames(Throwable fault) {
        return Arrays.stream(fault.getStackTrace())
                .filter(frame -> frame.getClassName().startsWith("splitsecond."))
                .limit(FRAMES)
                .map(frame -> frame.getFileName() + ":" + frame.getLineNumber())
                .collect(Collectors.joining(" < "));
    }
}
