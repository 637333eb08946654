package splitsecond.app.sim;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.app.parquet.ParquetWriter;
import splitsecond.app.parquet.ParquetWriter.Column;
import splitsecond.app.parquet.ParquetWriter.Type;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Policy;
import splitsecond.players.sim.Outcome;
import splitsecond.players.sim.Plan;
import splitsecond.players.sim.Played;
import splitsecond.players.sim.Witness;
import splitsecond.players.words.DecisionInWords;

/// Writes down every decision of a referee's games: how the game stood for the one who was asked, what was chosen, and
/// what came of the game.
public final class DecisionLog implements Witness {

    /// Numbers of the position, of the one who is asked and of the opponent: nothing that either does not know.
    private static final List<String> FEATURES = List.of(
            "life",
            "opponent_life",
            "hand",
            "opponent_hand",
            "library",
            "opponent_library",
            "graveyard",
            "opponent_graveyard",
            "lands",
            "opponent_lands",
            "untapped_lands",
            "creatures",
            "opponent_creatures",
            "power",
            "opponent_power",
            "others",
            "opponent_others",
            "stack");

    public static final List<Column> COLUMNS = columns();

    private final Plan plan;
    private final List<Row> rows = new ArrayList<>();
    private @Nullable Game game;
    private boolean swapped;

    /// @param own whether it is the turn of the one who is asked
    private record Row(
            int seat,
            int turn,
            String step,
            boolean own,
            String kind,
            int options,
            int chosen,
            String choice,
            int[] features) {}

    public DecisionLog(Plan plan) {
        this.plan = plan;
    }

    private static List<Column> columns() {
        var columns = new ArrayList<Column>();
        columns.add(new Column("game", Type.INT));
        columns.add(new Column("decision", Type.INT));
        columns.add(new Column("side", Type.INT));
        columns.add(new Column("turn", Type.INT));
        columns.add(new Column("own_turn", Type.INT));
        columns.add(new Column("step", Type.TEXT));
        for (String feature : FEATURES) columns.add(new Column(feature, Type.INT));
        columns.add(new Column("kind", Type.TEXT));
        columns.add(new Column("options", Type.INT));
        columns.add(new Column("chosen", Type.INT));
        columns.add(new Column("choice", Type.TEXT));
        columns.add(new Column("result", Type.TEXT));
        return List.copyOf(columns);
    }

    @Override
    public Policy beside(int seat, Policy player) {
        return new Policy() {
            @Override
            public int choose(GameView view, Decision decision) {
                // The player may look ahead and change nothing; what it was asked is written as it was asked.
                var features = features(seat);
                int chosen = player.choose(view, decision);
                rows.add(new Row(
                        seat,
                        view.turn(),
                        view.step().name().toLowerCase(Locale.ROOT),
                        view.activePlayer() == seat,
                        decision.kind().name().toLowerCase(Locale.ROOT),
                        decision.size(),
                        chosen,
                        new DecisionInWords(view, decision).label(decision.option(chosen)),
                        features));
                return chosen;
            }

            @Override
            public void begin(long seed) {
                player.begin(seed);
            }

            @Override
            public boolean isToldOfPasses() {
                return player.isToldOfPasses();
            }

            @Override
            public void passed(int who) {
                player.passed(who);
            }

            @Override
            public void end(GameView view) {
                player.end(view);
            }
        };
    }

    @Override
    public void begins(int number, Game begun) {
        game = begun;
        swapped = plan.otherGoesFirst(number);
        rows.clear();
    }

    private int[] features(int seat) {
        var all = Objects.requireNonNull(game).everything();
        int other = 1 - seat;
        int[] lands = new int[2];
        int[] creatures = new int[2];
        int[] power = new int[2];
        int[] others = new int[2];
        int untapped = 0;
        for (int i = 0; i < all.permanents(); i++) {
            int permanent = all.permanent(i);
            int whose = all.controller(permanent) == seat ? 0 : 1;
            var traits = all.traits(permanent);
            if (traits.isLand()) {
                lands[whose]++;
                if (whose == 0 && !all.isTapped(permanent)) untapped++;
            }
            if (traits.isCreature()) {
                creatures[whose]++;
                power[whose] += traits.power();
            }
            if (!traits.isLand() && !traits.isCreature()) others[whose]++;
        }
        return new int[] {
            all.life(seat),
            all.life(other),
            all.handSize(seat),
            all.handSize(other),
            all.librarySize(seat),
            all.librarySize(other),
            all.graveyardSize(seat),
            all.graveyardSize(other),
            lands[0],
            lands[1],
            untapped,
            creatures[0],
            creatures[1],
            power[0],
            power[1],
            others[0],
            others[1],
            all.stackSize()
        };
    }

    /// The decisions of the game that has ended.
    public void put(ParquetWriter to, Played played) throws IOException {
        for (int i = 0; i < rows.size(); i++) {
            var row = rows.get(i);
            int side = (row.seat == 0) == swapped ? 2 : 1;
            to.put(played.number() + 1)
                    .put(i + 1)
                    .put(side)
                    .put(row.turn)
                    .put(row.own ? 1 : 0)
                    .put(row.step);
            for (int feature : row.features) to.put(feature);
            to.put(row.kind).put(row.options).put(row.chosen).put(row.choice).put(result(played.outcome(), side));
        }
    }

    private static String result(Outcome outcome, int side) {
        if (outcome == Outcome.ONE || outcome == Outcome.OTHER)
            return (outcome == Outcome.ONE) == (side == 1) ? "won" : "lost";
        return GameRow.winner(outcome);
    }
}
