package splitsecond.engine.card;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;

/// A set of keywords behaves as a set does, however many keywords there are.
class KeywordsTest {

    @Test
    void eachKeywordHasAPlaceOfItsOwn() {
        for (var one : Keyword.values()) {
            var set = Keywords.of(one);
            for (var other : Keyword.values()) assertThat(set.has(other)).isEqualTo(one == other);
            assertThat(set.without(one)).isEqualTo(Keywords.NONE);
        }
    }

    @Test
    void setsAreJoinedAndTakenApart() {
        var random = new java.util.Random(7);
        for (int round = 0; round < 200; round++) {
            var left = EnumSet.noneOf(Keyword.class);
            var right = EnumSet.noneOf(Keyword.class);
            for (var keyword : Keyword.values()) {
                if (random.nextInt(4) == 0) left.add(keyword);
                if (random.nextInt(4) == 0) right.add(keyword);
            }
            var both = EnumSet.copyOf(left);
            both.addAll(right);
            var only = EnumSet.copyOf(left);
            only.removeAll(right);
            assertThat(set(left).with(set(right))).isEqualTo(set(both));
            assertThat(set(left).without(set(right))).isEqualTo(set(only));
            assertThat(set(left).hasAny(set(right))).isEqualTo(only.size() < left.size());
        }
    }

    private static Keywords set(EnumSet<Keyword> keywords) {
        return Keywords.of(keywords.toArray(new Keyword[0]));
    }
}
