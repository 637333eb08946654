package splitsecond.engine.rules;

import splitsecond.engine.ability.*;
import splitsecond.engine.card.*;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.state.*;
import org.jspecify.annotations.Nullable;

/// Makes a card definition ready for play.
public final class Compiler {

    private Compiler() {}

    public static Blueprint compile(CardDefinition card) { throw new UnsupportedOperationException(); }

    public static CompiledAbility compile(Ability ability, int index) { throw new UnsupportedOperationException(); }

    public static Blueprint token(Token token, int power, int toughness) { throw new UnsupportedOperationException(); }
}
