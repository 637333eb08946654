package splitsecond.app.web;

import java.security.SecureRandom;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Faults of the program: a line in the log with a reference, and the same reference for whoever met it.
public final class Faults {

    private static final Logger LOG = LoggerFactory.getLogger("splitsecond");
    private static final SecureRandom RANDOM = new SecureRandom();
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
        var bytes = new byte[4];
        RANDOM.nextBytes(bytes);
        String reference = HexFormat.of().formatHex(bytes);
        var origin = origin(fault);
        LOG.error("fault {} at {}: {} [{}]", reference, where, oneLine(origin.toString()), frames(origin));
        return reference;
    }

    /// What went wrong first: those who pass a fault on only add where they met it.
    private static Throwable origin(Throwable fault) {
        var origin = fault;
        while (origin.getCause() != null) origin = origin.getCause();
        return origin;
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
