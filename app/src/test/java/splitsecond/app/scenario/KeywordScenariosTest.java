package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// What scenarios there are for each keyword action (CR 701) and keyword (CR 702) that some supported card has, and how
/// many show official rulings.
class KeywordScenariosTest {

    private static final Path SCENARIOS = Path.of("src/test/resources/scenarios");
    private static final Path KEYWORDS = Path.of("src/test/resources/keyword-rules.txt");

    /// Keywords of which no scenario shows an official ruling.
    private static final Path WITHOUT_RULING = Path.of("src/test/resources/keywords-without-ruling.txt");

    /// They never fall: how many scenarios show rulings, and of how many keywords.
    private static final int RULINGS = 440;

    private static final int KEYWORDS_WITH_RULING = 128;

    private static final List<Scenario> ALL = new ArrayList<>();

    @BeforeAll
    static void readAll() throws IOException {
        var reader = new ScenarioReader();
        try (var files = Files.walk(SCENARIOS)) {
            for (var file : files.filter(Files::isRegularFile).sorted().toList()) ALL.add(reader.read(file));
        }
    }

    /// `702.9b` belongs to `702.9`.
    private static boolean isOf(String rule, String keyword) {
        return rule.equals(keyword) || rule.startsWith(keyword) && Character.isLetter(rule.charAt(keyword.length()));
    }

    @Test
    void eachKeywordHasTwoScenariosOneOfThemWithAnotherRule() throws IOException {
        var lacking = new ArrayList<String>();
        for (var line : Files.readAllLines(KEYWORDS)) {
            var keyword = line.substring(0, line.indexOf(' '));
            var shown = ALL.stream()
                    .filter(scenario -> scenario.rules().stream().anyMatch(rule -> isOf(rule, keyword)))
                    .toList();
            long interactions = shown.stream()
                    .filter(scenario -> scenario.rules().stream().anyMatch(rule -> !isOf(rule, keyword)))
                    .count();
            if (shown.size() < 2 || interactions == 0)
                lacking.add(line + ": " + shown.size() + " scenarios, " + interactions + " with another rule");
        }
        assertThat(lacking).isEmpty();
    }

    @Test
    void rulingsAreShown() {
        assertThat(ALL.stream()
                        .filter(scenario -> !scenario.rulings().isEmpty())
                        .count())
                .isGreaterThanOrEqualTo(RULINGS);
    }

    @Test
    void keywordsWithoutRulingAreListed() throws IOException {
        var listed = Files.readAllLines(WITHOUT_RULING);
        var unlisted = new ArrayList<String>();
        int shown = 0;
        for (var line : Files.readAllLines(KEYWORDS)) {
            var keyword = line.substring(0, line.indexOf(' '));
            boolean has = ALL.stream()
                    .filter(scenario -> !scenario.rulings().isEmpty())
                    .anyMatch(scenario -> scenario.rules().stream().anyMatch(rule -> isOf(rule, keyword)));
            if (has) shown++;
            else if (!listed.contains(line)) unlisted.add(line);
        }
        assertThat(shown).as("not listed: %s", unlisted).isGreaterThanOrEqualTo(KEYWORDS_WITH_RULING);
    }

    /// A ruling of a card is shown with the card.
    @Test
    void scenariosHaveTheCardsWhoseRulingsTheyShow() throws IOException {
        var absent = new ArrayList<String>();
        for (var scenario : ALL) {
            var text = Files.readString(Path.of(scenario.file()))
                    .lines()
                    .filter(line -> !line.startsWith("ruling:") && !line.startsWith("scenario:"))
                    .collect(Collectors.joining("\n"));
            for (var card : scenario.rulings()) if (!text.contains(card)) absent.add(scenario.file() + ": " + card);
        }
        assertThat(absent).isEmpty();
    }
}
