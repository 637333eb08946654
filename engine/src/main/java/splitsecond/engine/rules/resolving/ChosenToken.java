package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// CR 608.2d: "Create your choice of a Clue token, a Food token, or a Treasure token": which one, by its name.
final class ChosenToken {

    private ChosenToken() {}

    /// Whether nothing is offered but tokens, for nothing.
    static boolean isOffered(Effect.MayPay may) {
        if (!may.cost().parts().isEmpty() || !(may.then() instanceof Effect.CreateToken)) return false;
        @Nullable Effect otherwise = may.otherwise();
        return otherwise instanceof Effect.CreateToken || otherwise instanceof Effect.MayPay more && isOffered(more);
    }

    /// Its controller chooses one; false while the answer is missing.
    static boolean chosen(GameState state, Asking frame, Context context, Effect.MayPay may) {
        var tokens = new ArrayList<Effect>();
        var names = new ArrayList<String>();
        @Nullable Effect rest = may;
        while (rest != null) {
            Effect one = rest instanceof Effect.MayPay pay ? pay.then() : rest;
            tokens.add(one);
            if (one instanceof Effect.CreateToken create) names.add(name(create.token()));
            rest = rest instanceof Effect.MayPay pay ? pay.otherwise() : null;
        }
        int token = Choosing.word(state, frame, context.controller, context.source, names);
        if (token == Choosing.WAITING) return false;
        state.agenda.push(new Following(tokens.get(token), context, true, false));
        return true;
    }

    /// CR 111.4.
    private static String name(Token token) {
        return token.name() != null
                ? token.name()
                : String.join(" ", token.types().subtypes());
    }
}
