package splitsecond.app.scenario;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.words.DecisionInWords;

/// Answers that say in words of a card what the game asks as a mode, a place or yes and no.
final class Wordings {

    private static final Set<String> COUNTER =
            Set.of("counter", "counters", "+1/+1", "+1/+1 counter", "+1/+1 counters");

    private Wordings() {}

    /// The option that is meant, or -1.
    static int option(GameView view, Decision decision, String text) {
        String words = text.toLowerCase(Locale.ROOT);
        var kind = decision.kind();
        if (kind == Decision.Kind.PLACE) return mutating(decision, words);
        if (kind == Decision.Kind.MODE) return mode(view, decision, words);
        return kind == Decision.Kind.MAY ? counterOrToken(view, decision, words) : -1;
    }

    /// CR 702.140c.
    private static int mutating(Decision decision, String words) {
        return switch (words) {
            case "over" -> decision.indexOf(Option.pack(Option.Kind.PLACE, 0));
            case "under" -> decision.indexOf(Option.pack(Option.Kind.PLACE, 1));
            default -> -1;
        };
    }

    /// The only mode that has these words, or that does what they name.
    private static int mode(GameView view, Decision decision, String words) {
        int found = -1;
        var said = new DecisionInWords(view, decision, id -> view.name(id, "that"));
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() != Option.Kind.MODE) continue;
            boolean fits =
                    !letters(words).isEmpty() && letters(said.label(option)).contains(letters(words))
                            || view.instruction() instanceof Effect.Modal modal
                                    && option.id() < modal.modes().size()
                                    && isCalled(modal.modes().get(option.id()).effect(), words);
            if (fits && found >= 0) return -1;
            if (fits) found = i;
        }
        return found;
    }

    private static String letters(String words) {
        return words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9+{}/-]+", " ").strip();
    }

    private static boolean isCalled(@Nullable Effect effect, String words) {
        if (effect instanceof Effect.CreateToken create) return isCalled(create.token(), words);
        return effect instanceof Effect.PutCounters put
                && put.kind().equals(CounterKind.P1P1)
                && COUNTER.contains(words);
    }

    private static boolean isCalled(Token token, String words) {
        String name = String.join(" ", token.types().subtypes()).toLowerCase(Locale.ROOT);
        return List.of("token", name, name + " token").contains(words);
    }

    /// CR 702.123a: counters, or else tokens.
    private static int counterOrToken(GameView view, Decision decision, String words) {
        var asked = view.instruction();
        var offered = asked != null && asked.bare() instanceof Effect.May may
                ? may.effect().bare()
                : asked;
        if (!(offered instanceof Effect.PutCounters put) || !put.kind().equals(CounterKind.P1P1)) return -1;
        if (COUNTER.contains(words)) return decision.indexOf(Option.pack(Option.Kind.YES, 0));
        return words.endsWith("token") || words.equals("servo") ? decision.indexOf(Option.pack(Option.Kind.NO, 0)) : -1;
    }
}
