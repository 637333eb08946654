package splitsecond.app;

import picocli.CommandLine.Command;
import splitsecond.timing.Problem;

/// Listed here for the help; the launcher script answers it, because tests are run by the build.
@Command(name = "test", description = "Run all tests; what follows goes to Maven, such as -pl engine.")
final class TestCommand implements Runnable {

    @Override
    public void run() {
        throw new Problem("Tests are run from a checkout of the project: ./splitsecond test");
    }
}
