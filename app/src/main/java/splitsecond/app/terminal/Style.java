package splitsecond.app.terminal;

/// Bold and faint text on a terminal, plain text elsewhere.
public enum Style {
    PLAIN,
    ANSI;

    /// Plain unless both input and output are a terminal, and where `NO_COLOR` asks for it.
    public static Style here() {
        var console = System.console();
        boolean terminal = console != null && console.isTerminal() && System.getenv("NO_COLOR") == null;
        return terminal ? ANSI : PLAIN;
    }

    public String strong(String text) {
        return this == ANSI ? "\u001b[1m" + text + "\u001b[0m" : text;
    }

    public String faint(String text) {
        return this == ANSI ? "\u001b[2m" + text + "\u001b[0m" : text;
    }
}
