package splitsecond.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.options.ColorScheme;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// A server and a browser for a whole class of tests, and a fresh seat at the table for each of them.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TableTest {

    static final String GOBLINS = "24 Mountain\n36 Raging Goblin\n";
    static final String DIVINATION = "30 Island\n30 Divination\n";

    private Chromium chromium;
    TableServer server;
    BrowserContext context;
    TablePage table;

    @BeforeAll
    void start(@TempDir Path data) {
        chromium = Chromium.start();
        server = new TableServer(data);
    }

    @AfterAll
    void stop() {
        if (server != null) server.close();
        if (chromium != null) chromium.close();
    }

    @BeforeEach
    void sitDown() {
        context = newContext(1400, 900);
        table = new TablePage(context, server.address());
    }

    /// Among other things, the security policy lets everything through that the page needs.
    @AfterEach
    void nothingWentWrongInTheBrowser() {
        context.close();
        assertThat(table.complaints()).isEmpty();
    }

    BrowserContext newContext(int width, int height) {
        return chromium.browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setColorScheme(ColorScheme.DARK));
    }
}
