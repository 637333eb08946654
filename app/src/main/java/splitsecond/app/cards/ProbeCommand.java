package splitsecond.app.cards;

import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;
import splitsecond.cards.DeletionProbe;
import splitsecond.cards.data.CardData;

/// `splitsecond cards probe`: the deletion probe.
@Command(
        name = "probe",
        description = "Drop each word of every supported card's text: what is read must change or fail.",
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:every word counts", "1:some word was swallowed", "2:a file or option is malformed"})
final class ProbeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private CardFiles cards;

    @Mixin
    private Sample sample;

    @Override
    public Integer call() {
        int wanted = sample.size();
        List<CardData> all = sample.candidates(cards.only());
        all = all.subList(0, Math.min(all.size(), wanted));
        var probe = new DeletionProbe();
        List<DeletionProbe.Swallowed> swallowed;
        try (var progress = new Progress("Probing", all.size())) {
            swallowed = all.parallelStream()
                    .flatMap(card -> {
                        var found = probe.of(card);
                        progress.step();
                        return found.stream();
                    })
                    .toList();
        }
        PrintWriter out = spec.commandLine().getOut();
        for (var one : swallowed)
            out.println(one.card() + ": \"" + one.word() + "\" can be left out: "
                    + one.without().replace("\n", " / "));
        out.println(all.size() + " cards looked at, " + swallowed.size() + " words swallowed");
        return swallowed.isEmpty() ? 0 : 1;
    }
}
