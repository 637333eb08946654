package splitsecond.cards.phrase;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A phrase after a word whose form depends on what follows it, as articles do.
public abstract class Prefixed<T> extends Phrase<T> {
    private final Phrase<T> phrase;
    private final List<String> forms;

    protected Prefixed(Phrase<T> phrase, List<String> forms) {
        this.phrase = phrase;
        this.forms = forms;
    }

    /// The form of the word before these tokens.
    protected abstract String prefix(String wording, Guide guide);

    @Override
    public final List<Reading<T>> read(Text text, int at) {
        if (forms.contains(text.word(at))) return phrase.read(text, at + 1);
        text.expectedWord(at, forms.getFirst());
        return List.of();
    }

    @Override
    public final List<String> print(Object value, Guide guide) {
        List<String> wordings = new ArrayList<>();
        for (String wording : phrase.print(value, guide)) {
            String whole = prefix(wording, guide) + " " + wording;
            if (guide.admits(whole)) wordings.add(whole);
        }
        return wordings;
    }

    @Override
    final boolean prints(Class<?> type) {
        return phrase.prints(type);
    }

    @Override
    final List<? extends Phrase<?>> parts() {
        return List.of(phrase);
    }

    @Override
    final Starts starts() {
        return Starts.with(Set.copyOf(forms));
    }
}
