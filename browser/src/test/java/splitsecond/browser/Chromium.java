package splitsecond.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/// The Chromium that is installed on this machine; none is ever downloaded.
final class Chromium implements AutoCloseable {

    /// How long a page may take to show what is expected, on a machine that has other things to do.
    private static final double PATIENCE = 40_000;

    private final Playwright playwright;
    private final Browser browser;

    private Chromium(Path executable) {
        playwright = Playwright.create(
                new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser = playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable)
                        .setArgs(List.of("--no-sandbox", "--disable-gpu", "--disable-quic")));
    }

    /// Skips the test, saying so, where there is no Chromium.
    static Chromium start() {
        var executable = installed();
        Assumptions.assumeTrue(
                executable.isPresent(), "Browser tests are skipped: install Chromium (apt-get install chromium).");
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE);
        return new Chromium(executable.orElseThrow());
    }

    private static Optional<Path> installed() {
        return Stream.of(
                        "/usr/bin/chromium",
                        "/usr/bin/chromium-browser",
                        "/usr/bin/google-chrome",
                        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
                .map(Path::of)
                .filter(Files::isExecutable)
                .findFirst();
    }

    Browser browser() {
        return browser;
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
