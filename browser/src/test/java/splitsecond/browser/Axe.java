package splitsecond.browser;

import com.microsoft.playwright.Page;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// What keeps people from using a page, as axe finds it.
final class Axe {

    /// With the rules that are still on trial: later versions ask them of everybody, as they do that a name has in it
    /// the words that are seen.
    private static final String RUN = """
            async () => {
              const rules = Object.fromEntries(axe.getRules(['experimental']).map(one => [one.ruleId, {enabled: true}]));
              return (await axe.run(document, {resultTypes: ['violations'], rules})).violations.flatMap(found =>
                found.nodes.map(node => `${found.id}: ${found.help}: ${node.html.slice(0, 160)}`));
            }""";

    private Axe() {}

    static List<?> findings(Page page) {
        if (Boolean.FALSE.equals(page.evaluate("'axe' in window"))) page.evaluate(script());
        return (List<?>) page.evaluate(RUN);
    }

    private static String script() {
        try (var stream = Axe.class.getResourceAsStream("/axe.min.js")) {
            if (stream == null) throw new IllegalStateException("axe is not on the classpath");
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }
}
