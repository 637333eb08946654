package splitsecond.app.players;

import splitsecond.timing.Problem;

/// A player of one's own that fails: told in one sentence with the place, while a fault of the program keeps its trace.
public final class OwnFault {

    private OwnFault() {}

    /// What to throw instead.
    public static RuntimeException told(RuntimeException fault) {
        for (var frame : fault.getStackTrace()) {
            if (frame.getClassName().startsWith("java.")) continue;
            if (frame.getClassName().startsWith("splitsecond.")) return fault;
            return new Problem(
                    frame.getClassName() + " failed in " + frame.getMethodName() + " (" + frame.getFileName() + ":"
                            + frame.getLineNumber() + "): " + fault + ".",
                    fault);
        }
        return fault;
    }
}
