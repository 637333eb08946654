package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// The name of a card or token: some words of which the first and the last have a capital.
/// Where it ends is a matter of what follows.
public final class Name extends Phrase<String> {
    private static final int LONGEST = 9;
    /// Words that no name has: "a card named Alpine Watchdog and/or a card named Igneous Cur" has two.
    private static final Set<String> NEVER = Set.of("create", "named", "and/or");

    @Override
    public List<Reading<String>> read(Text text, int at) {
        List<Reading<String>> found = new ArrayList<>();
        if (!isCapital(text.token(at))) {
            text.expected(at, "a name");
            return found;
        }
        StringBuilder name = new StringBuilder();
        for (int end = at; end < Math.min(text.size(), at + LONGEST); end++) {
            String token = text.token(end);
            if (".;:•\n“”—".contains(token) || NEVER.contains(token)) break;
            if (end > at) name.append(' ');
            name.append(token);
            if (isCapital(token)) found.add(new Reading<>(Text.join(name.toString()), end + 1));
        }
        return found;
    }

    private static boolean isCapital(String token) {
        return !token.isEmpty() && Character.isUpperCase(token.charAt(0)) && !token.equals("X");
    }

    @Override
    public List<String> print(Object value, Guide guide) {
        if (!(value instanceof String name) || name.isEmpty() || name.startsWith("~")) return List.of();
        Text words = new Text(name);
        StringBuilder spaced = new StringBuilder();
        for (int i = 0; i < words.size(); i++) spaced.append(i > 0 ? " " : "").append(words.token(i));
        return guide.join(List.of(spaced.toString()), List.of(""));
    }

    @Override
    List<? extends Phrase<?>> parts() {
        return List.of();
    }

    @Override
    Starts starts() {
        return Starts.ANYTHING;
    }
}
