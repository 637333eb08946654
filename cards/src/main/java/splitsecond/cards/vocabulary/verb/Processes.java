package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;

/// "Repeat this process".
public final class Processes {
    private Processes() {}

    private static final Reference PROCESS = new Reference.It("this process");

    private static Map<String, Effect> repeating() {
        Map<String, Effect> words = new LinkedHashMap<>();
        words.put("repeat this process", new Effect.RepeatProcess(PROCESS, 0, ""));
        words.put("repeat this process once", new Effect.RepeatProcess(PROCESS, 1, ""));
        words.put("repeat this process any number of times", new Effect.RepeatProcess(PROCESS, 0, "any number"));
        return words;
    }

    public static final Phrase<Effect> VERB = table("repeat", repeating());
}
