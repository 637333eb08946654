package splitsecond.app.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import splitsecond.app.table.GameInWords;
import splitsecond.app.terminal.Board;
import splitsecond.app.terminal.Style;
import splitsecond.engine.GameRecord;
import splitsecond.engine.Setup;
import splitsecond.players.Wording;

/// A record that is being looked at. It holds everything, so both hands are shown.
final class Replay {

    private final int[] choices;
    private final Setup setup;
    private final PrintWriter out;
    private final Style style;
    private GameInWords words;
    private int position;

    Replay(GameRecord record, Setup setup, PrintWriter out, Style style) {
        choices = record.choices();
        this.setup = setup;
        this.out = out;
        this.style = style;
        words = new GameInWords(setup);
    }

    /// The whole story, and the board at its end.
    void tell() {
        goTo(choices.length);
        for (String line : words.story(0)) out.println(line);
        show();
    }

    void showAfter(int position) {
        goTo(position);
        show();
    }

    void step(BufferedReader in) throws IOException {
        show();
        while (true) {
            out.print(style.strong("[" + position + "/" + choices.length + "] Enter, back, a number, or quit > "));
            out.flush();
            String line = in.readLine();
            if (line == null) {
                out.println();
                return;
            }
            if (style == Style.PLAIN) out.println(line);
            String word = line.strip().toLowerCase(Locale.ROOT);
            if (word.equals("quit") || word.equals("q")) return;
            go(word);
        }
    }

    private void go(String word) {
        if (word.isEmpty() || word.equals("next") || word.equals("n")) {
            if (position == choices.length) out.println("This is the end of the record.");
            else forward();
        } else if (word.equals("back") || word.equals("b")) {
            if (position == 0) out.println("This is the beginning of the record.");
            else showAfter(position - 1);
        } else if (Wording.number(word) >= 0) {
            int wanted = Wording.number(word);
            if (wanted > choices.length) out.println("The record has " + count(choices.length) + ".");
            else showAfter(wanted);
        } else out.println("\"" + word + "\" is not known; press Enter, or type back, a number, or quit.");
    }

    static String count(int choices) {
        return choices == 1 ? "1 choice" : choices + " choices";
    }

    private void forward() {
        int said = words.logSize();
        int player = words.game().decision().player();
        out.println(words.nameOf(player) + ": " + words.prompt() + " - " + words.label(choices[position]));
        words.choose(choices[position++]);
        for (String line : words.story(said)) out.println(style.faint("  " + line));
        show();
    }

    private void goTo(int wanted) {
        if (wanted < position) {
            words = new GameInWords(setup);
            position = 0;
        }
        while (position < wanted) words.choose(choices[position++]);
    }

    private void show() {
        out.println();
        out.println("after " + count(position));
        new Board(words.game()).print(out);
        var game = words.game();
        if (game.isOver())
            out.println(game.winner() < 0 ? "The game is a draw." : words.nameOf(game.winner()) + " has won.");
        out.flush();
    }
}
