package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.RollDie;

/// CR 706: rolling dice.
public final class DiceVerbs {
    private DiceVerbs() {}

    private static final Phrase<Integer> DIE = table("a die", dice());

    private static Map<String, Integer> dice() {
        Map<String, Integer> dice = new LinkedHashMap<>();
        for (int sides : List.of(4, 6, 8, 10, 12, 20)) dice.put("d" + sides, sides);
        dice.put("four-sided die", 4);
        dice.put("six-sided die", 6);
        return dice;
    }

    public static final Phrase<Effect> VERB = oneOf(
            "rolling a die",
            phrase("roll a {}", DIE)
                    .as(
                            sides -> new RollDie(sides, null),
                            RollDie.class,
                            roll -> roll.plus() == null ? roll.sides() : ""),
            phrase("roll a {} and add {}", DIE, Amounts.EXPRESSION)
                    .as(RollDie::new, RollDie.class, RollDie::sides, roll -> roll.plus() == null ? "" : roll.plus()));
}
