package splitsecond.cards.vocabulary.clause;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Step;

/// The part of a turn before something in combat: "before blockers are declared".
public final class BeforeSteps {
    private BeforeSteps() {}

    private static final List<Step> IN_ORDER = List.of(
            Step.UPKEEP,
            Step.DRAW,
            Step.PRECOMBAT_MAIN,
            Step.BEGINNING_OF_COMBAT,
            Step.DECLARE_ATTACKERS,
            Step.DECLARE_BLOCKERS,
            Step.FIRST_STRIKE_DAMAGE,
            Step.COMBAT_DAMAGE,
            Step.END_OF_COMBAT);

    private static Condition before(Step step) {
        return new Condition.During(IN_ORDER.subList(0, IN_ORDER.indexOf(step)), null);
    }

    public static Map<String, Condition> words() {
        Map<String, Condition> words = new LinkedHashMap<>();
        words.put("before combat", before(Step.BEGINNING_OF_COMBAT));
        words.put("before attackers are declared", before(Step.DECLARE_ATTACKERS));
        words.put("before blockers are declared", before(Step.DECLARE_BLOCKERS));
        // CR 510.4: that of first strike is a combat damage step too.
        words.put("before the combat damage step", before(Step.FIRST_STRIKE_DAMAGE));
        words.put("before the end of combat step", before(Step.END_OF_COMBAT));
        return words;
    }

    public static final Phrase<Condition> BEFORE = Phrase.table("a part of the turn", words());
}
