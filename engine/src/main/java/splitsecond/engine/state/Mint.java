package splitsecond.engine.state;

import java.util.Arrays;
import splitsecond.engine.ability.Token;

/// The tokens that a card has made, compiled once for all games, which only saves time and decides nothing.
final class Mint {

    /// A kind of token of that size.
    private record Kind(Token token, int power, int toughness, Blueprint blueprint) {

        boolean is(Token asked, int askedPower, int askedToughness) {
            return power == askedPower && toughness == askedToughness && token.equals(asked);
        }
    }

    private static final Kind[] NONE = {};
    /// Of tokens of every size not all are kept.
    private static final int MOST = 8;

    private volatile Kind[] kinds = NONE;

    Blueprint token(Token token, int power, int toughness, Blueprint.Minting minting) {
        for (var kind : kinds) if (kind.is(token, power, toughness)) return kind.blueprint;
        var made = minting.of(token, power, toughness);
        keep(new Kind(token, power, toughness, made));
        return made;
    }

    private synchronized void keep(Kind kind) {
        var known = kinds;
        if (known.length == MOST) return;
        var all = Arrays.copyOf(known, known.length + 1);
        all[known.length] = kind;
        kinds = all;
    }
}
