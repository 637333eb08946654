package splitsecond.cards.vocabulary.word;

import java.util.List;
import splitsecond.cards.phrase.Guide;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.phrase.Prefixed;

/// The indefinite article: "a", or "an" before a vowel's sound.
final class Article<T> extends Prefixed<T> {
    Article(Phrase<T> noun) {
        super(noun, List.of("a", "an"));
    }

    @Override
    protected String prefix(String noun, Guide guide) {
        String first = noun.contains(" ") ? noun.substring(0, noun.indexOf(' ')) : noun;
        char c = Character.toLowerCase(first.charAt(0));
        boolean vowel = "aeio".indexOf(c) >= 0 && !first.startsWith("one")
                || (c == 'u' && !first.toLowerCase(java.util.Locale.ROOT).startsWith("uni"))
                || first.equals("X")
                || first.startsWith("X/")
                || first.startsWith("8/")
                || first.startsWith("11/")
                || first.startsWith("hour");
        return vowel ? "an" : "a";
    }
}
