package splitsecond.app.skirmish;

import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import splitsecond.skirmish.CommandCards;
import splitsecond.timing.Verdict;
import tools.jackson.databind.json.JsonMapper;

/// `splitsecond skirmish special`: what the Special button of a deployment card offers, and why not the rest.
@Command(
        name = "special",
        description =
                "Say for each special action in a player's hand whether that figure can play it now, and why not.")
final class SpecialCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private StateOptions moment;

    @Option(names = "--figure", required = true, paramLabel = "NAME", description = "Whose deployment card.")
    private String figure;

    /// A line with `--json`.
    record Line(String card, int actions, boolean playable, List<String> failed, String reason) {}

    @Override
    public Integer call() throws IOException {
        var who = moment.player(spec);
        var cards = moment.cards();
        var game = moment.game(cards);
        var out = spec.commandLine().getOut();
        boolean any = false;
        for (var name : game.hand(who)) {
            var card = cards.card(name);
            int actions = card.map(cards::actionsFor).orElse(0);
            if (actions == 0) continue;
            any = true;
            var verdict = cards.isSpecialActionNow(game, who, figure, name);
            out.println(moment.isJson() ? jsonLine(name, actions, verdict) : textLine(name, actions, verdict));
        }
        if (!any && !moment.isJson()) out.println(who + " has no special actions in hand.");
        out.flush();
        return 0;
    }

    private static String textLine(String card, int actions, Verdict verdict) {
        return verdict.allowed()
                ? "yes  " + card + " (" + CommandCards.actions(actions) + ")"
                : "no   " + card + ": " + PlayableCommand.reason(card, verdict);
    }

    private static String jsonLine(String card, int actions, Verdict verdict) {
        return JsonMapper.shared()
                .writeValueAsString(new Line(card, actions, verdict.allowed(), verdict.failed(), verdict.message()));
    }
}
