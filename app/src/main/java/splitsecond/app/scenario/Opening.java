package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.app.scenario.Scenario.CardCount;
import splitsecond.app.scenario.Scenario.Seat;
import splitsecond.engine.ChoicesOfCard;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;
import splitsecond.engine.card.Face;
import splitsecond.engine.decision.GameOptions;
import splitsecond.timing.Problem;

/// Lays out the position a scenario starts from.
public final class Opening {

    /// Every priority and every payment is asked for.
    private static final GameOptions OPTIONS = new GameOptions(false, false, false, false);
    /// And every target, where people go on by themselves.
    private static final GameOptions FOR_PEOPLE = new GameOptions(false, false, false, false, true);

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
        return new Opening(scenario, cards).setup(OPTIONS);
    }

    /// For people who play on from there. Steps leave out the only target there is, so it is not asked for after some.
    public static Setup forPeople(Scenario scenario, Cards cards) {
        return new Opening(scenario, cards).setup(scenario.steps().isEmpty() ? FOR_PEOPLE : OPTIONS);
    }

    private Setup setup(GameOptions options) {
        var seats = scenario.given().players();
        var laid = new ArrayList<List<Laid>>();
        for (int side = 0; side < seats.size(); side++) laid.add(lay(side, seats.get(side)));
        var sides = new ArrayList<Position.Side>();
        for (int side = 0; side < seats.size(); side++) sides.add(side(seats.get(side), laid, side));
        var turn = scenario.given().turn();
        int active = turn.active() == null ? 0 : names().indexOf(turn.active());
        var step = Step.valueOf(turn.step().name());
        return Setup.of(
                new Position(
                        sides,
                        turn.number(),
                        active,
                        step,
                        turn.daylight(),
                        scenario.given().coins(),
                        scenario.given().dice(),
                        alsoNamed()),
                scenario.given().seed(),
                options);
    }

    /// CR 201.4: a player may name any card. Those that the steps name are enough.
    private List<CardName> alsoNamed() {
        var names = new ArrayList<CardName>();
        for (var chosen : scenario.chosenNames()) {
            var known = cards.cardName(chosen);
            if (known != null) names.add(known);
        }
        return names;
    }

    private List<String> names() {
        return scenario.given().players().stream().map(Seat::player).toList();
    }

    private List<Laid> lay(int side, Seat seat) {
        var laid = new ArrayList<Laid>();
        for (var arrangement : seat.battlefield()) {
            var card = permanent(arrangement);
            int line = arrangement.card().line();
            boolean hidden = arrangement.status().contains(Position.Status.FACE_DOWN);
            boolean fits = up(card, arrangement).types().isPermanent() || hidden;
            if (!fits) throw problem(line, card.name() + " cannot be on the battlefield");
            if (arrangement.status().contains(Position.Status.TRANSFORMED)
                    && card.faces().size() < 2) throw problem(line, card.name() + " has no other face");
            if (arrangement.attacking() != null && !isCombat())
                throw problem(
                        line,
                        "nothing attacks in the "
                                + scenario.given().turn().step().words()
                                + "; expected turn: {step: declare attackers} or later");
            for (int i = 0; i < arrangement.card().count(); i++) laid.add(new Laid(side, card, arrangement));
        }
        return laid;
    }

    /// The face that is up: the other one of a double-faced or flip card where that is named, or the card is turned.
    private static Face up(CardDefinition card, Scenario.Arrangement arrangement) {
        boolean turns = switch (card.layout()) {
            case TRANSFORM, MODAL_DOUBLE_FACED, FLIP -> card.faces().size() > 1;
            case NORMAL, SPLIT, ADVENTURE, OMEN, PREPARATION, MELD, AFTERMATH, ROOM, TOKEN -> false;
        };
        if (!turns) return card.front();
        var other = card.faces().get(1);
        boolean turned = arrangement.status().contains(Position.Status.TRANSFORMED)
                || other.name().equalsIgnoreCase(arrangement.card().card());
        return turned ? other : card.front();
    }

    private boolean isCombat() {
        return Step.valueOf(scenario.given().turn().step().name()).isCombat();
    }

    /// A card, or a token in words: "1/1 white Soldier creature token with lifelink", "Treasure token".
    private CardDefinition permanent(Scenario.Arrangement arrangement) {
        var name = arrangement.card();
        return isToken(arrangement) && !cards.knows(name.card())
                ? cards.token(scenario.file(), name.line(), name.card())
                : card(name);
    }

    private static boolean isToken(Scenario.Arrangement arrangement) {
        return arrangement.card().card().matches("(?i).*\\btoken\\b.*");
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
                new int[] {mana.white(), mana.blue(), mana.black(), mana.red(), mana.green(), mana.colorless()},
                seat.counters(),
                seat.setAside().stream().flatMap(this::setAside).toList(),
                seat.designations(),
                seat.speed(),
                cards(seat.cards(Zone.OUTSIDE)));
    }

    private Stream<Position.SetAside> setAside(Scenario.Arrangement arrangement) {
        var one = new Position.SetAside(card(arrangement.card()), arrangement.waiting(), arrangement.counters());
        return Collections.nCopies(arrangement.card().count(), one).stream();
    }

    private Position.Placed placed(Laid laid, List<List<Laid>> all) {
        var arrangement = laid.arrangement();
        var status = EnumSet.noneOf(Position.Status.class);
        status.addAll(arrangement.status());
        if (laid.card().layout() == CardDefinition.Layout.TOKEN) status.add(Position.Status.TOKEN);
        if (up(laid.card(), arrangement) != laid.card().front()) status.add(Position.Status.TRANSFORMED);
        return new Position.Placed(
                laid.card(),
                arrangement.tapped(),
                arrangement.sick(),
                arrangement.damage(),
                arrangement.counters(),
                place(arrangement.attachedTo(), all),
                status,
                arrangement.owner() == null ? -1 : names().indexOf(arrangement.owner()),
                attacked(laid, all),
                place(arrangement.blocking(), all),
                chosen(laid));
    }

    private Position.@Nullable Chosen chosen(Laid laid) {
        var said = laid.arrangement().chosen();
        if (said == null) return null;
        var choices = ChoicesOfCard.of(laid.card());
        var chosen = choices.meant(said, names());
        if (chosen == null)
            throw problem(laid.arrangement().card().line(), laid.card().name() + choices.instead(said, names()));
        return chosen;
    }

    private Position.Place place(@Nullable ObjectName name, List<List<Laid>> all) {
        if (name == null) return Position.Place.NONE;
        int side = names().indexOf(name.text());
        if (side >= 0) return new Position.Place(side, -1);
        var found = find(name, all);
        return new Position.Place(found.side(), indexOf(found, all.get(found.side())));
    }

    private Position.Place attacked(Laid laid, List<List<Laid>> all) {
        var attacking = laid.arrangement().attacking();
        if (attacking == null) return Position.Place.NONE;
        if (attacking.defender() != null) return place(attacking.defender(), all);
        if (names().size() > 2) throw problem(attacking.line(), "expected whom it attacks, such as 'attacking: bob'");
        return new Position.Place(1 - laid.side(), -1);
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
        throw problem(name.line(), "there is no permanent '" + name + "'");
    }

    private boolean isNamed(Laid one, ObjectName name) {
        if (is(one, name.text())) return true;
        return is(one, name.name())
                && (name.whose() == null || names().get(one.side()).equals(name.whose()));
    }

    private static boolean is(Laid one, @Nullable String name) {
        return one.card().name().equalsIgnoreCase(name)
                || one.card().front().name().equalsIgnoreCase(name)
                || up(one.card(), one.arrangement()).name().equalsIgnoreCase(name);
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
