package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.scenario.Scenario.CardCount;
import splitsecond.app.scenario.Scenario.Seat;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;
import splitsecond.timing.Problem;

/// Lays out the position a scenario starts from.
public final class Opening {

    /// Every priority and every payment is asked for.
    private static final GameOptions OPTIONS = new GameOptions(false, false, false, false);

    private static final int DEFAULT_LIBRARY = 20;

    private final Scenario scenario;
    private final Cards cards;

    /// A permanent before it is known what it is attached to.
    private record Laid(int side, CardDefinition card, Scenario.Arrangement arrangement) {}

    private Opening(Scenario scenario, Cards cards) {
        this.scenario = scenario;
        this.cards = cards;
    }

    public static Setup of(Scenario scenario, Cards cards) {
        return new Opening(scenario, cards).setup();
    }

    private Setup setup() {
        var seats = scenario.given().players();
        var laid = new ArrayList<List<Laid>>();
        for (int side = 0; side < seats.size(); side++) laid.add(lay(side, seats.get(side)));
        var sides = new ArrayList<Position.Side>();
        for (int side = 0; side < seats.size(); side++) sides.add(side(seats.get(side), laid, side));
        var turn = scenario.given().turn();
        int active = turn.active() == null ? 0 : names().indexOf(turn.active());
        var step = Step.valueOf(turn.step().name());
        return Setup.of(
                new Position(sides, turn.number(), active, step),
                scenario.given().seed(),
                OPTIONS);
    }

    private List<String> names() {
        return scenario.given().players().stream().map(Seat::player).toList();
    }

    private List<Laid> lay(int side, Seat seat) {
        var laid = new ArrayList<Laid>();
        for (var arrangement : seat.battlefield()) {
            var card = card(arrangement.card());
            if (!card.front().types().isPermanent())
                throw problem(arrangement.card().line(), card.name() + " cannot be on the battlefield");
            for (int i = 0; i < arrangement.card().count(); i++) laid.add(new Laid(side, card, arrangement));
        }
        return laid;
    }

    private Position.Side side(Seat seat, List<List<Laid>> laid, int side) {
        var mana = seat.mana();
        var placed = laid.get(side).stream().map(one -> placed(one, laid)).toList();
        return new Position.Side(
                seat.player(),
                seat.life(),
                seat.poison(),
                cards(seat.cards(Zone.HAND)),
                seat.hasDefaultLibrary()
                        ? Collections.nCopies(DEFAULT_LIBRARY, cards.card(scenario.file(), 1, "Plains"))
                        : cards(seat.cards(Zone.LIBRARY)),
                cards(seat.cards(Zone.GRAVEYARD)),
                cards(seat.cards(Zone.EXILE)),
                placed,
                new int[] {mana.white(), mana.blue(), mana.black(), mana.red(), mana.green(), mana.colorless()});
    }

    private Position.Placed placed(Laid laid, List<List<Laid>> all) {
        var arrangement = laid.arrangement();
        var host = arrangement.attachedTo();
        int side = -1;
        int index = -1;
        if (host != null) {
            side = names().indexOf(host.text());
            if (side < 0) {
                var found = find(host, all);
                side = found.side();
                index = indexOf(found, all.get(side));
            }
        }
        return new Position.Placed(
                laid.card(),
                arrangement.tapped(),
                arrangement.sick(),
                arrangement.damage(),
                arrangement.counters(),
                side,
                index);
    }

    private static int indexOf(Laid one, List<Laid> list) {
        // Equal records may lie there several times.
        for (int i = 0; i < list.size(); i++) if (list.get(i) == one) return i;
        throw new IllegalStateException("not in its own list");
    }

    private Laid find(ObjectName name, List<List<Laid>> all) {
        int left = Math.max(1, name.ordinal());
        for (var side : all) {
            for (var one : side) {
                if (isNamed(one, name) && --left == 0) return one;
            }
        }
        throw problem(name.line(), "there is no permanent '" + name + "' to be attached to");
    }

    private boolean isNamed(Laid one, ObjectName name) {
        if (is(one, name.text())) return true;
        return is(one, name.name())
                && (name.whose() == null || names().get(one.side()).equals(name.whose()));
    }

    private static boolean is(Laid one, @Nullable String name) {
        return one.card().name().equalsIgnoreCase(name)
                || one.card().front().name().equalsIgnoreCase(name);
    }

    private List<CardDefinition> cards(List<CardCount> counts) {
        var list = new ArrayList<CardDefinition>();
        for (var count : counts) list.addAll(Collections.nCopies(count.count(), card(count)));
        return list;
    }

    private CardDefinition card(CardCount count) {
        return cards.card(scenario.file(), count.line(), count.card());
    }

    private Problem problem(int line, String what) {
        return new Problem(scenario.file() + ":" + line + ": " + what + ".");
    }
}
