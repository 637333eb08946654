package splitsecond.cards.vocabulary.word;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/// CR 206.3a: which names were originally printed in an expansion that a card speaks of.
public final class Expansions {
    private Expansions() {}

    public static final List<String> ARABIAN_NIGHTS = names("arabian-nights");

    private static List<String> names(String expansion) {
        String file = "/splitsecond/cards/" + expansion + ".txt";
        try (InputStream in = Objects.requireNonNull(Expansions.class.getResourceAsStream(file))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
