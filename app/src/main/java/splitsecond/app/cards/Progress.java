package splitsecond.app.cards;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// A progress bar on the error stream, where that is a terminal; otherwise nothing. May be stepped by several threads.
public final class Progress implements AutoCloseable {

    private final @Nullable ProgressBar bar;

    public Progress(String task, long steps) {
        bar = !isTerminal()
                ? null
                : new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(steps)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(200)
                        .continuousUpdate()
                        .showSpeed()
                        .build();
    }

    private static boolean isTerminal() {
        try {
            return Files.readSymbolicLink(Path.of("/proc/self/fd/2")).toString().matches("/dev/(pts/|tty|console).*");
        } catch (IOException | UnsupportedOperationException _) {
            // Not Linux: the error stream is taken for what the others are.
            var console = System.console();
            return console != null && console.isTerminal();
        }
    }

    public boolean isShown() {
        return bar != null;
    }

    public void step() {
        if (bar != null) bar.step();
    }

    /// @param note what is known by now, in a few words
    public void stepBy(long steps, String note) {
        if (bar != null) bar.stepBy(steps).setExtraMessage(" " + note);
    }

    @Override
    public void close() {
        if (bar != null) bar.close();
    }
}
