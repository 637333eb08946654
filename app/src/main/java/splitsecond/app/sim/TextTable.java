package splitsecond.app.sim;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;

/// Columns as wide as they need: the first to the left, the others to the right.
public final class TextTable {

    private final int columns;
    private final List<String[]> rows = new ArrayList<>();

    public TextTable(String... heads) {
        columns = heads.length;
        rows.add(heads);
    }

    /// Cells that are missing are empty.
    public void row(String... cells) {
        rows.add(cells);
    }

    public void print(PrintWriter out) {
        int[] widths = new int[columns];
        for (var row : rows) for (int i = 0; i < row.length; i++) widths[i] = Math.max(widths[i], row[i].length());
        for (var row : rows) {
            var line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                String space = " ".repeat(widths[i] - row[i].length());
                line.append(i == 0 ? row[i] + space : "   " + space + row[i]);
            }
            out.println(line.toString().stripTrailing());
        }
    }
}
