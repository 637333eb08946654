package splitsecond.app.skirmish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import splitsecond.skirmish.CommandCards;
import splitsecond.skirmish.Player;
import splitsecond.skirmish.StateFile;
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

    @Option(names = "--state", required = true, paramLabel = "FILE", description = "The game and the hands, as JSON.")
    private Path state;

    @Option(names = "--player", required = true, paramLabel = "1|2", description = "Whose hand.")
    private int player;

    @Option(names = "--profile", description = "table: the table of contexts (default); strict: the real windows.")
    private @Nullable String profile;

    @Option(names = "--json", description = "One JSON object a line.")
    private boolean json;

    @Option(names = "--cards", paramLabel = "FILE", description = "Your own card file, instead of the bundled one.")
    private @Nullable Path cardFile;

    /// A line with `--json`.
    record Line(String card, @Nullable String timing, boolean playable, List<String> failed, String reason) {}

    @Override
    public Integer call() throws IOException {
        if (player != 1 && player != 2)
            throw new ParameterException(spec.commandLine(), "--player must be 1 or 2, not " + player);
        var cards = SkirmishCommand.cards(cardFile);
        if (profile != null) cards = cards.under(profile);
        var game = StateFile.read(state, cards);
        var who = player == 1 ? Player.ONE : Player.TWO;
        var out = spec.commandLine().getOut();
        for (var card : game.hand(who)) {
            var verdict = cards.isPlayableNow(game, who, card);
            out.println(json ? jsonLine(cards, card, verdict) : textLine(card, verdict));
        }
        if (game.hand(who).isEmpty() && !json) out.println(who + " has no cards in hand.");
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
