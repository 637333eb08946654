package splitsecond.cards.vocabulary.word;

import java.util.List;
import java.util.Set;

/// CR 122.1: counters are named as cards please, and a new set names new ones.
final class CounterNames {
    private CounterNames() {}

    /// What stands before "counter" and is no name: articles, numbers, pronouns, verbs and the like.
    private static final Set<String> OTHER_WORDS = Set.copyOf(List.of(
            ("a an the this that these those each every all any no another other others additional more fewer less many"
                            + " much of with without and or then as at on in to from by for if when may can be is are"
                            + " was were has have had do does did would put get gets remove move you your it its their"
                            + " they them his her control controls target spell spells ability card cards permanent"
                            + " creature player opponent first second third last next same different chosen such only"
                            + " instead kind kinds number twice double half single x one two three four five six seven"
                            + " eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen"
                            + " nineteen twenty strike")
                    .split(" ")));

    private static final int SHORTEST = 3;

    /// Whether a word that is not known already may be the name of a kind of counter.
    static boolean mayBe(String word) {
        return word.length() >= SHORTEST
                && word.chars().allMatch(c -> c >= 'a' && c <= 'z')
                && !OTHER_WORDS.contains(word)
                && !CounterKinds.NAMED.containsKey(word);
    }
}
