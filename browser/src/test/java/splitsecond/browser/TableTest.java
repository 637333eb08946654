package splitsecond.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.options.ColorScheme;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A fresh seat at the table for each test, at a server and in a browser that all of them share.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class TableTest {

    static final String GOBLINS = "24 Mountain\n36 Raging Goblin\n";
    static final String DIVINATION = "30 Island\n30 Divination\n";

    @RegisterExtension
    final Stage stage = new Stage();

    TableServer server;
    BrowserContext context;
    TablePage table;

    @BeforeEach
    void sitDown() {
        server = stage.server();
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
        return stage.chromium()
                .browser()
                .newContext(new Browser.NewContextOptions()
                        .setViewportSize(width, height)
                        .setColorScheme(ColorScheme.DARK));
    }
}
