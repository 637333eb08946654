package splitsecond.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.cards.ScenarioFiles;
import splitsecond.app.scenario.Cards;
import splitsecond.app.scenario.Outcome;
import splitsecond.app.scenario.ScenarioReader;
import splitsecond.app.scenario.ScenarioRunner;
import splitsecond.timing.Problem;
import tools.jackson.databind.json.JsonMapper;

/// Runs scenario files.
@Command(
        name = "scenario",
        description = "Run scenario files: positions, steps and what must then be true.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:all scenarios hold",
            "1:some do not, or have a card that is not supported",
            "2:a file is malformed"
        })
final class ScenarioCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Option(names = "--json", description = "Print JSON lines.")
    private boolean json;

    @Parameters(arity = "1..*", paramLabel = "FILE|DIR", description = "Scenario files, or folders of them.")
    private List<Path> paths;

    private int passed;
    private int failed;
    private int unsupported;
    private int malformed;

    @Override
    public Integer call() throws IOException {
        var runner = new ScenarioRunner(new Cards(cards.definitions()));
        var reader = new ScenarioReader();
        for (var file : ScenarioFiles.in(paths)) {
            try {
                report(runner.run(reader.read(file)));
            } catch (Problem problem) {
                malformed++;
                reportMalformed(file, String.valueOf(problem.getMessage()));
            }
        }
        summary();
        if (malformed > 0) return 2;
        return failed + unsupported > 0 ? 1 : 0;
    }

    private PrintWriter out() {
        return spec.commandLine().getOut();
    }

    private void report(Outcome outcome) {
        switch (outcome) {
            case Outcome.Passed _ -> passed++;
            case Outcome.Failed _ -> failed++;
            case Outcome.Unsupported _ -> unsupported++;
        }
        if (json) out().println(JsonMapper.shared().writeValueAsString(fields(outcome)));
        else print(outcome);
        out().flush();
    }

    private void print(Outcome outcome) {
        switch (outcome) {
            case Outcome.Passed ok -> {
                out().println("ok " + ok.file() + ": " + ok.title());
                for (var line : ok.told()) out().println("    " + line);
            }
            case Outcome.Unsupported not ->
                out().println("UNSUPPORTED " + not.file() + ": " + not.title() + ": " + not.what());
            case Outcome.Failed fail -> {
                out().println("FAIL " + fail.file() + ":" + fail.line() + ": " + fail.title());
                out().println("  expected " + fail.expected());
                out().println("  actual   " + fail.actual());
                for (var line : fail.log()) out().println("    " + line);
            }
        }
    }

    private static LinkedHashMap<String, Object> fields(Outcome outcome) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("file", outcome.file());
        fields.put("scenario", outcome.title());
        switch (outcome) {
            case Outcome.Passed ok -> {
                fields.put("result", "ok");
                if (!ok.told().isEmpty()) fields.put("log", ok.told());
            }
            case Outcome.Unsupported not -> {
                fields.put("result", "unsupported");
                fields.put("text", not.what());
            }
            case Outcome.Failed fail -> {
                fields.put("result", "fail");
                fields.put("line", fail.line());
                fields.put("expected", fail.expected());
                fields.put("actual", fail.actual());
                fields.put("log", fail.log());
            }
        }
        return fields;
    }

    private void reportMalformed(Path file, String sentence) {
        if (!json) {
            spec.commandLine().getErr().println(sentence);
            return;
        }
        var fields = new LinkedHashMap<String, Object>();
        fields.put("file", file.toString());
        fields.put("result", "malformed");
        fields.put("problem", sentence);
        out().println(JsonMapper.shared().writeValueAsString(fields));
    }

    private void summary() {
        if (!json) {
            out().println(passed + " passed, " + failed + " failed, " + unsupported + " unsupported");
            return;
        }
        var fields = new LinkedHashMap<String, Object>();
        fields.put("passed", passed);
        fields.put("failed", failed);
        fields.put("unsupported", unsupported);
        if (malformed > 0) fields.put("malformed", malformed);
        out().println(JsonMapper.shared().writeValueAsString(fields));
    }
}
