package splitsecond.app.sim;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import splitsecond.players.Playout;
import splitsecond.players.sim.Drawn;
import splitsecond.players.sim.Interval;
import splitsecond.players.sim.Pairing;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Summary;
import splitsecond.players.sim.Tally;
import tools.jackson.databind.json.JsonMapper;

/// What came of a run, as tables for people or as one line of JSON.
public final class Report {

    /// What the games took.
    ///
    /// @param where on what they were played: "2 threads"
    /// @param bytes allocated meanwhile
    public record Effort(String where, double seconds, long bytes) {}

    private final Plan plan;
    private final Summary summary;
    private final boolean mirror;
    private final Effort effort;
    private final List<Pairing> pairings;
    private final List<Tally> tallies;
    private final Tally total;

    /// @param mirror every pairing is of a deck with itself: the players are compared
    public Report(Plan plan, Summary summary, boolean mirror, Effort effort) {
        this.plan = plan;
        this.summary = summary;
        this.mirror = mirror;
        this.effort = effort;
        pairings = plan.pairings();
        tallies = summary.byPairing();
        total = summary.total();
    }

    /// @param intervals of the rates in a matrix
    public void print(PrintWriter out, boolean intervals) {
        int missing = plan.games() - total.played() - total.failed();
        if (missing > 0) out.printf(Locale.ROOT, "Stopped after %,d of %,d games.%n", total.played(), plan.games());
        if (mirror && pairings.size() > 1) printMirrors(out);
        else if (pairings.size() == 1) printPair(out, pairings.getFirst());
        else printRoundRobin(out, intervals);
        out.println();
        printDrawn(out);
        printGames(out);
    }

    private void printPair(PrintWriter out, Pairing pairing) {
        String one = pairing.one().label();
        String other = pairing.other().label();
        if (one.equals(other)) {
            one = "1: " + one;
            other = "2: " + other;
        }
        var table = new TextTable("", "wins", "win rate", "95% interval");
        table.row(one, number(total.wins()), rate(total.wins(), total.finished()), interval(total.wins(), total));
        table.row(
                other, number(total.losses()), rate(total.losses(), total.finished()), interval(total.losses(), total));
        if (total.draws() > 0) table.row("draws", number(total.draws()), rate(total.draws(), total.finished()));
        table.print(out);
    }

    /// Two players over several decks.
    private void printMirrors(PrintWriter out) {
        String one = pairings.getFirst().one().player();
        String other = pairings.getFirst().other().player();
        out.println(one + " against " + other + ", each deck against itself");
        var table = new TextTable("deck", "games", one + " wins", "win rate", "95% interval", "draws", "turns");
        for (int i = 0; i < pairings.size(); i++)
            mirrorRow(table, pairings.get(i).one().deck(), tallies.get(i));
        mirrorRow(table, "total", total);
        table.print(out);
    }

    private static void mirrorRow(TextTable table, String name, Tally tally) {
        table.row(
                name,
                number(tally.finished()),
                number(tally.wins()),
                rate(tally.wins(), tally.finished()),
                interval(tally.wins(), tally),
                number(tally.draws()),
                average(tally.turns(), tally.finished()));
    }

    private void printRoundRobin(PrintWriter out, boolean intervals) {
        var decks = decks();
        boolean alike = pairings.getFirst()
                .one()
                .player()
                .equals(pairings.getFirst().other().player());
        out.println(
                alike
                        ? "win rate of the row's deck against the column's"
                        : "win rate of " + pairings.getFirst().one().player() + " with the row's deck against "
                                + pairings.getFirst().other().player() + " with the column's");
        var heads = new ArrayList<String>(List.of(""));
        for (int i = 0; i < decks.size(); i++) heads.add(String.valueOf(i + 1));
        var matrix = new TextTable(heads.toArray(String[]::new));
        for (int row = 0; row < decks.size(); row++) {
            var cells = new ArrayList<String>(List.of((row + 1) + " " + decks.get(row)));
            for (int column = 0; column < decks.size(); column++) cells.add(cell(decks, row, column, intervals));
            matrix.row(cells.toArray(String[]::new));
        }
        matrix.print(out);
        out.println();
        var ranks = new TextTable("deck", "games", "wins", "win rate", "95% interval");
        for (String deck : decks) {
            int wins = wins(deck);
            int finished = finished(deck);
            ranks.row(deck, number(finished), number(wins), rate(wins, finished), interval(wins, finished));
        }
        ranks.print(out);
        if (alike) return;
        out.println();
        var players = new TextTable("player", "wins", "win rate", "95% interval");
        players.row(
                pairings.getFirst().one().player(),
                number(total.wins()),
                rate(total.wins(), total.finished()),
                interval(total.wins(), total));
        players.row(
                pairings.getFirst().other().player(),
                number(total.losses()),
                rate(total.losses(), total.finished()),
                interval(total.losses(), total));
        players.print(out);
    }

    private List<String> decks() {
        var names = new LinkedHashSet<String>();
        for (var pairing : pairings) {
            names.add(pairing.one().deck());
            names.add(pairing.other().deck());
        }
        return List.copyOf(names);
    }

    private String cell(List<String> decks, int row, int column, boolean intervals) {
        for (int i = 0; i < pairings.size(); i++) {
            var pairing = pairings.get(i);
            boolean straight = is(pairing, decks.get(row), decks.get(column));
            boolean reverse = !straight
                    && findStraight(decks.get(row), decks.get(column)) < 0
                    && is(pairing, decks.get(column), decks.get(row));
            if (!straight && !reverse) continue;
            var tally = tallies.get(i);
            int wins = straight ? tally.wins() : tally.losses();
            String rate = rate(wins, tally.finished());
            return intervals ? rate + " (" + interval(wins, tally) + ")" : rate;
        }
        return "·";
    }

    private int findStraight(String one, String other) {
        for (int i = 0; i < pairings.size(); i++) if (is(pairings.get(i), one, other)) return i;
        return -1;
    }

    private static boolean is(Pairing pairing, String one, String other) {
        return pairing.one().deck().equals(one) && pairing.other().deck().equals(other);
    }

    private int wins(String deck) {
        int wins = 0;
        for (int i = 0; i < pairings.size(); i++) {
            var tally = tallies.get(i);
            if (pairings.get(i).one().deck().equals(deck)) wins += tally.wins();
            if (pairings.get(i).other().deck().equals(deck)) wins += tally.losses();
        }
        return wins;
    }

    private int finished(String deck) {
        int finished = 0;
        for (int i = 0; i < pairings.size(); i++) {
            var pairing = pairings.get(i);
            if (pairing.one().deck().equals(deck) || pairing.other().deck().equals(deck))
                finished += tallies.get(i).finished();
        }
        return finished;
    }

    /// Basic lands and the like are drawn in almost every game: what differs little says little.
    private void printDrawn(PrintWriter out) {
        if (summary.drawn().isEmpty()) return;
        var table = new TextTable(
                "win rate when drawn", "games", "win rate", "95% interval", "other games", "win rate", "difference");
        for (var deck : decks()) {
            var drawn = summary.drawn().get(deck);
            if (drawn == null) continue;
            table.row(
                    deck,
                    number(drawn.all().games()),
                    rate(drawn.all().wins(), drawn.all().games()));
            drawn.cards().entrySet().stream()
                    .sorted(Comparator.comparingDouble(card ->
                            -(double) card.getValue().wins() / card.getValue().games()))
                    .forEach(card -> drawnRow(
                            table, card.getKey(), card.getValue(), drawn.all().minus(card.getValue())));
        }
        table.print(out);
        out.println();
    }

    private static void drawnRow(TextTable table, String card, Drawn.Wins with, Drawn.Wins without) {
        double difference = 100.0 * with.wins() / with.games() - 100.0 * without.wins() / without.games();
        table.row(
                "  " + card,
                number(with.games()),
                rate(with.wins(), with.games()),
                interval(with.wins(), with.games()),
                number(without.games()),
                rate(without.wins(), without.games()),
                without.games() == 0 ? "–" : String.format(Locale.ROOT, "%+.1f", difference));
    }

    private void printGames(PrintWriter out) {
        int finished = total.finished();
        if (finished > 0)
            out.printf(
                    Locale.ROOT,
                    "length    %s turns on average, half of the games %d to %d, all %d to %d; %s decisions%n",
                    average(total.turns(), total.finished()),
                    total.length(finished / 4),
                    total.length((int) (finished * 3L / 4)),
                    total.length(0),
                    total.length(finished - 1),
                    average(total.decisions(), total.finished()));
        total.reasons().entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .forEach(reason -> out.printf(
                        Locale.ROOT,
                        "ended by  %s: %,d (%s)%n",
                        reason.getKey(),
                        reason.getValue(),
                        rate(reason.getValue(), total.finished())));
        if (total.turnLimit() > 0)
            out.printf(
                    Locale.ROOT,
                    "not over  by turn %d: %,d, counted in no rate and no average%n",
                    plan.turnLimit(),
                    total.turnLimit());
        if (total.endless() > 0)
            out.printf(
                    Locale.ROOT,
                    "not over  with %,d decisions in one turn: %,d, counted in no rate and no average%n",
                    Playout.DECISIONS_IN_A_TURN,
                    total.endless());
        out.printf(
                Locale.ROOT,
                "played    %,d games in %.2f s on %s: %,.0f games/s, %,.0f decisions/s; checksum %s%n",
                total.played(),
                effort.seconds(),
                effort.where(),
                total.played() / effort.seconds(),
                total.allDecisions() / effort.seconds(),
                Long.toHexString(summary.checksum()));
    }

    /// One line; wins are those of the two sides, or in a round robin those of each deck.
    public String json() {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("games", total.played());
        fields.put("finished", total.finished());
        fields.put("turnLimit", total.turnLimit());
        fields.put("endlessTurn", total.endless());
        fields.put("seconds", effort.seconds());
        fields.put("gamesPerSecond", total.played() / effort.seconds());
        fields.put("decisionsPerSecond", total.allDecisions() / effort.seconds());
        fields.put("decisions", total.allDecisions());
        fields.put("turns", total.turns());
        fields.put(
                "wins",
                mirror || pairings.size() == 1
                        ? List.of(total.wins(), total.losses())
                        : decks().stream().map(this::wins).toList());
        fields.put("checksum", Long.toHexString(summary.checksum()));
        fields.put("bytesPerDecision", total.allDecisions() == 0 ? 0 : effort.bytes() / total.allDecisions());
        return JsonMapper.builder().build().writeValueAsString(fields);
    }

    /// The first game in which the rules failed, with what plays it again; null if none did.
    ///
    /// @param argument from the name of a deck to how a command line names it
    public @Nullable String failure(UnaryOperator<String> argument) {
        var failure = summary.failure();
        if (failure == null) return null;
        var pairing = pairings.get(plan.pairingOf(failure.number()));
        boolean swapped = plan.otherGoesFirst(failure.number());
        var first = swapped ? pairing.other() : pairing.one();
        var second = swapped ? pairing.one() : pairing.other();
        return total.failed() + " games failed, the first with " + failure.reason() + "; again: splitsecond sim "
                + argument.apply(first.deck()) + " " + argument.apply(second.deck()) + " --players " + first.player()
                + "," + second.player() + " --games 1 --seed " + plan.seedOf(failure.number());
    }

    private static String number(int value) {
        return String.format(Locale.ROOT, "%,d", value);
    }

    private static String average(long sum, int count) {
        return count == 0 ? "–" : String.format(Locale.ROOT, "%,.1f", (double) sum / count);
    }

    private static String rate(int part, int whole) {
        return whole == 0 ? "–" : String.format(Locale.ROOT, "%.1f%%", 100.0 * part / whole);
    }

    private static String interval(int part, Tally tally) {
        return interval(part, tally.finished());
    }

    private static String interval(int part, int whole) {
        if (whole == 0) return "–";
        var interval = Interval.of(part, whole);
        return String.format(Locale.ROOT, "%.1f–%.1f%%", 100 * interval.low(), 100 * interval.high());
    }
}
