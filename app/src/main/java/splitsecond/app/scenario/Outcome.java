package splitsecond.app.scenario;

import java.util.List;

/// What became of a scenario.
public sealed interface Outcome {

    String file();

    String title();

    /// @param told what happened, if the scenario expects nothing and only asks
    record Passed(String file, String title, List<String> told) implements Outcome {}

    /// @param log what happened since the last check that held
    record Failed(String file, String title, int line, String expected, String actual, List<String> log)
            implements Outcome {

        /// What is said of a fault begins so.
        static final String FAULT = "a fault of the engine: ";

        /// What is expected of a step that was refused.
        static final String ALLOWED = "this step to be allowed";

        public boolean isFault() {
            return actual.startsWith(FAULT);
        }

        boolean isRefusal() {
            return expected.equals(ALLOWED);
        }
    }

    /// @param what the card and the text that could not be read
    record Unsupported(String file, String title, String what) implements Outcome {}
}
