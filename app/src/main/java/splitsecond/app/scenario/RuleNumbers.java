package splitsecond.app.scenario;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// The numbers of the Comprehensive Rules, so that a citation of a rule that does not exist is noticed.
final class RuleNumbers {

    private static final String LIST = "/splitsecond/rule-numbers.txt";

    private final Set<String> numbers;

    private RuleNumbers(Set<String> numbers) {
        this.numbers = numbers;
    }

    static RuleNumbers bundled() {
        var list = Objects.requireNonNull(RuleNumbers.class.getResourceAsStream(LIST), LIST);
        try (var reader = new BufferedReader(new InputStreamReader(list, StandardCharsets.UTF_8))) {
            return new RuleNumbers(reader.lines().collect(Collectors.toUnmodifiableSet()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    boolean contains(String number) {
        return numbers.contains(number);
    }
}
