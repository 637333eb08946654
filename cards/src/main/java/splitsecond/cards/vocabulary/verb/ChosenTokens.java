package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CreateToken;
import splitsecond.engine.ability.Effect.MayPay;
import splitsecond.engine.ability.Token;

/// "A Food token or a Treasure token": one of several tokens, chosen as it is created (CR 608.2d).
final class ChosenTokens {
    private ChosenTokens() {}

    private static final String OR = "or a token";
    private static final String CHOICE = "choice of tokens";

    private static final Phrase<Token> ONE = a(lazy(() -> TokenNouns.TOKEN.one()));

    static final Phrase<Effect> CREATE = oneOf(
            "create",
            phrase("create {} or {}", ONE, ONE)
                    .as(
                            (one, other) -> choice(List.of(one, other), OR),
                            MayPay.class,
                            m -> tokens(m, OR).getFirst(),
                            m -> tokens(m, OR).getLast()),
            phrase("create your choice of {}", Phrase.list(ONE, 2, "or"))
                    .as(all -> choice(all, CHOICE), MayPay.class, m -> tokens(m, CHOICE)));

    private static Effect create(Token token) {
        return new CreateToken(YOU, n(1), token, false, false, List.of(), "");
    }

    /// The first or, if that is declined, one of the rest.
    private static MayPay choice(List<Token> tokens, String wording) {
        Effect otherwise =
                tokens.size() == 2 ? create(tokens.getLast()) : choice(tokens.subList(1, tokens.size()), wording);
        return new MayPay(YOU, Cost.NONE, create(tokens.getFirst()), otherwise, wording);
    }

    private static List<Object> tokens(MayPay choice, String wording) {
        List<Object> tokens = new ArrayList<>();
        if (!choice.wording().equals(wording)) return List.of("");
        Effect rest = choice;
        while (rest instanceof MayPay pay) {
            tokens.add(pay.then() instanceof CreateToken one ? one.token() : "");
            rest = pay.otherwise();
        }
        tokens.add(rest instanceof CreateToken last ? last.token() : "");
        return tokens;
    }
}
