package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 702.55: a card that is exiled haunting a creature.
public final class Haunt {

    private Haunt() {}

    private static Effect exileIt() {
        return new Effect.KeywordAction(Action.HAUNT, null, target(CREATURE), "");
    }

    static Ability ofPermanent() {
        return when("haunt", dies(), exileIt());
    }

    /// "When this spell is put into a graveyard during its resolution": so it waits from the resolution on.
    public static Effect ofSpell() {
        var buried = new Trigger.ZoneChange(ITSELF, Zone.STACK, Zone.GRAVEYARD, false, "");
        return new Effect.Delayed(buried, exileIt(), FOREVER, true, "");
    }
}
