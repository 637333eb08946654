package splitsecond.app.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import splitsecond.timing.Problem;

/// Scenario files, and those in folders, in the order of their names.
public final class ScenarioFiles {

    private ScenarioFiles() {}

    public static List<Path> in(List<Path> paths) throws IOException {
        var files = new ArrayList<Path>();
        for (var path : paths) {
            if (!Files.isDirectory(path)) {
                files.add(path);
                continue;
            }
            try (var inside = Files.walk(path)) {
                var found = inside.filter(ScenarioFiles::isScenario).sorted().toList();
                if (found.isEmpty()) throw new Problem(path + ": there is no .yaml file in this folder.");
                files.addAll(found);
            }
        }
        return files;
    }

    private static boolean isScenario(Path path) {
        var name = path.getFileName().toString();
        return Files.isRegularFile(path) && (name.endsWith(".yaml") || name.endsWith(".yml"));
    }
}
