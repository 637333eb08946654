package splitsecond.app.web;

import java.awt.Desktop;
import java.awt.GraphicsEnvironment;
import java.io.IOException;
import java.net.URI;

/// Shows a page to the user, where there is a screen.
public final class Browser {

    private Browser() {}

    /// Tries to open the address; without a desktop or a browser the user opens it himself.
    public static void open(URI address) {
        if (GraphicsEnvironment.isHeadless() || !Desktop.isDesktopSupported()) return;
        var desktop = Desktop.getDesktop();
        if (!desktop.isSupported(Desktop.Action.BROWSE)) return;
        try {
            desktop.browse(address);
        } catch (IOException _) {
            // the address is printed anyway
        }
    }
}
