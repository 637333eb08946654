package splitsecond.app.skirmish;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Timing;
import splitsecond.timing.Verdict;
import tools.jackson.databind.json.JsonMapper;

/// `splitsecond skirmish playable`: which cards of a hand may be played, and why not the others.
@Command(
        name = "playable",
        description = "Say for each card in a player's hand whether it can be played now, and why not.")
final class PlayableCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private StateOptions moment;

    /// A line with `--json`.
    record Line(String card, @Nullable String timing, boolean playable, List<String> failed, String reason) {}

    @Override
    public Integer call() throws IOException {
        var who = moment.player(spec);
        var cards = moment.cards();
        var game = moment.game(cards);
        var out = spec.commandLine().getOut();
        for (var card : game.hand(who)) {
            var verdict = cards.isPlayableNow(game, who, card);
            out.println(moment.isJson() ? jsonLine(cards, card, verdict) : textLine(card, verdict));
        }
        if (game.hand(who).isEmpty() && !moment.isJson()) out.println(who + " has no cards in hand.");
        out.flush();
        return 0;
    }

    private static String textLine(String card, Verdict verdict) {
        return verdict.allowed() ? "yes  " + card : "no   " + card + ": " + reason(card, verdict);
    }

    /// The message without "Cannot play N: ", for places where the name stands already.
    static String reason(String card, Verdict verdict) {
        var opening = "Cannot play " + card.strip() + ": ";
        var message = verdict.message();
        return message.startsWith(opening) ? message.substring(opening.length()) : message;
    }

    private static String jsonLine(CommandCards cards, String card, Verdict verdict) {
        var timing = cards.card(card).flatMap(known -> Optional.ofNullable(known.timing()));
        return JsonMapper.shared()
                .writeValueAsString(new Line(
                        card,
                        timing.map(Timing::name).orElse(null),
                        verdict.allowed(),
                        verdict.failed(),
                        verdict.message()));
    }
}
