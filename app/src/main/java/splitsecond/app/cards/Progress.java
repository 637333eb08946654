package splitsecond.app.cards;

import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;
import org.jspecify.annotations.Nullable;

/// A progress bar on the error stream, where that is a terminal; otherwise nothing. May be stepped by several threads.
final class Progress implements AutoCloseable {

    private final @Nullable ProgressBar bar;

    Progress(String task, long steps) {
        var console = System.console();
        bar = console == null || !console.isTerminal()
                ? null
                : new ProgressBarBuilder()
                        .setTaskName(task)
                        .setInitialMax(steps)
                        .setStyle(ProgressBarStyle.ASCII)
                        .setUpdateIntervalMillis(200)
                        .continuousUpdate()
                        .build();
    }

    void step() {
        if (bar != null) bar.step();
    }

    @Override
    public void close() {
        if (bar != null) bar.close();
    }
}
