package splitsecond.engine.rules.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Hash;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Turn;

/// CR 103: starting the game.
public final class Starting {

    private static final int HAND_SIZE = 7;

    private Starting() {}

    public static GameState start(Setup setup) {
        var position = setup.position();
        return position == null ? fromDecks(setup) : fromPosition(setup, position);
    }

    private static GameState fromDecks(Setup setup) {
        int cards = 0;
        for (int p = 0; p < setup.seats().size(); p++) cards += setup.deckSize(p);
        var state = new GameState(setup.seats().size(), setup.options(), cards, AllRules.GIVEN);
        state.random = setup.seed();
        for (int p = 0; p < state.playerCount; p++) {
            deal(state, setup, p);
            state.shuffle(state.library(p));
        }
        for (int p = 0; p < state.playerCount; p++) drawHand(state, p);
        state.turn.activePlayer = 0;
        state.turn.progress = Turn.BEFORE;
        if (OpeningHands.matter(state)) state.agenda.push(new OpeningHands());
        if (setup.options().mulligans()) state.agenda.push(new Mulligans());
        state.caches.layersDirty = true;
        return state;
    }

    /// Ids are dealt at random, so that nobody who knows the deck list can tell a card by its id.
    private static void deal(GameState state, Setup setup, int player) {
        var library = state.library(player);
        int size = setup.deckSize(player);
        for (int i = 0; i < size; i++) {
            note(state, setup.card(player, i));
            library.add(state.create(setup.card(player, i), player, Zone.LIBRARY));
        }
        long random = state.random;
        state.random = Hash.mix(random, player);
        state.shuffle(library);
        state.random = random;
        for (int i = 0; i < size; i++) state.recast(library.get(i), setup.card(player, i));
    }

    /// What a card in the game can do that is looked for only if there is one.
    private static void note(GameState state, Blueprint blueprint) {
        state.caches.wandering |= blueprint.wanders;
        state.caches.splicing |= blueprint.splice != null;
    }

    /// CR 103.5: no events, nothing can trigger yet.
    private static void drawHand(GameState state, int player) {
        for (int i = 0; i < HAND_SIZE && !state.library(player).isEmpty(); i++) {
            int card = state.library(player).removeLast();
            state.setZone(card, Zone.HAND);
            state.hand(player).add(card);
        }
    }

    /// CR 103.5: the London mulligan. Players decide in turn order, those who mulligan do so together, until all keep.
    private static final class Mulligans extends Asking {

        /// Players who have kept, one bit each; and who of the others will mulligan in this round.
        private int kept;
        private int again;
        private int next;

        @Override
        protected void proceed(GameState state) {
            if (next == state.playerCount) {
                nextRound(state);
                return;
            }
            if ((kept & 1 << next) != 0) {
                next++;
                return;
            }
            if (!bottoming(state)) return;
        }

        /// Asks one player; true when that player is done for this round.
        private boolean bottoming(GameState state) {
            int player = next;
            int taken = state.player(player, PlayerTable.MULLIGANS);
            state.decision.begin(Decision.Kind.MULLIGAN, player, GameState.NONE, taken);
            state.decision.add(Option.Kind.NO, 0);
            if (taken < HAND_SIZE) state.decision.add(Option.Kind.YES, 0);
            long answer = pick(state);
            if (answer == PENDING) return false;
            if (Option.kind(answer) == Option.Kind.YES) again |= 1 << player;
            else {
                int toBottom = Math.min(taken, state.hand(player).size());
                if (!chooseBottom(state, player, toBottom)) return false;
                kept |= 1 << player;
            }
            next++;
            nextStage();
            return true;
        }

        private boolean chooseBottom(GameState state, int player, int count) {
            var hand = state.hand(player).copy();
            var chosen = new splitsecond.engine.state.IntList();
            for (int i = 0; i < count; i++) {
                state.decision.begin(Decision.Kind.BOTTOM, player, GameState.NONE, count - i);
                for (int k = 0; k < hand.size(); k++) state.decision.add(Option.Kind.ENTITY, hand.get(k));
                long answer = pick(state);
                if (answer == PENDING) return false;
                chosen.add(Option.id(answer));
                hand.remove(Option.id(answer));
            }
            for (int i = 0; i < chosen.size(); i++) {
                state.hand(player).remove(chosen.get(i));
                state.setZone(chosen.get(i), Zone.LIBRARY);
                state.library(player).insert(0, chosen.get(i));
            }
            return true;
        }

        private void nextRound(GameState state) {
            if (again == 0) {
                state.agenda.pop(this);
                return;
            }
            for (int p = 0; p < state.playerCount; p++) {
                if ((again & 1 << p) == 0) continue;
                var hand = state.hand(p);
                while (!hand.isEmpty()) {
                    int card = hand.removeLast();
                    state.setZone(card, Zone.LIBRARY);
                    state.library(p).add(card);
                }
                state.shuffle(state.library(p));
                state.addPlayer(p, PlayerTable.MULLIGANS, 1);
                Triggers.tell(state, GameEvent.Kind.MULLIGAN, p);
                drawHand(state, p);
            }
            again = 0;
            next = 0;
            nextStage();
        }

        @Override
        public Agenda.Frame copy(Agenda.@Nullable Frame below) {
            var copy = new Mulligans();
            copy.kept = kept;
            copy.again = again;
            copy.next = next;
            copy.copyAnswers(this);
            return copy;
        }

        @Override
        public void fields(Fields fields) {
            super.fields(fields);
            fields.number(kept);
            fields.number(again);
            fields.number(next);
        }
    }

    private static GameState fromPosition(Setup setup, Position position) {
        int cards = 0;
        for (var side : position.sides())
            cards += side.hand().size()
                    + side.library().size()
                    + side.graveyard().size()
                    + side.exile().size()
                    + side.battlefield().size();
        var state = new GameState(position.sides().size(), setup.options(), cards, AllRules.GIVEN);
        state.random = setup.seed();
        state.history.laidOpen = true;
        for (int p = 0; p < state.playerCount; p++) {
            var side = position.sides().get(p);
            state.setLife(p, side.life());
            state.setPlayer(p, PlayerTable.POISON, side.poison());
            state.setCounters(p, state.counters(p).plus(CounterKind.POISON, side.poison()));
            for (int type = 0; type < side.mana().length; type++) state.addMana(p, type, side.mana()[type]);
            place(setup, state, p, side.hand(), Zone.HAND);
            place(setup, state, p, side.library().reversed(), Zone.LIBRARY);
            place(setup, state, p, side.graveyard(), Zone.GRAVEYARD);
            place(setup, state, p, side.exile(), Zone.EXILE);
        }
        placePermanents(setup, state, position);
        state.turn.number = position.turn();
        state.turn.activePlayer = position.active();
        state.turn.priorityPlayer = position.active();
        state.turn.step = position.step();
        // Main phases and the draw step are under way, the hand is as it is listed; other steps are played from their
        // beginning.
        state.turn.regularPlayer = position.active();
        boolean underWay = position.step().isMain() || position.step() == Step.DRAW;
        state.turn.progress = underWay ? Turn.PRIORITY : Turn.BEGIN;
        boolean inMain = position.step().ordinal() >= Step.PRECOMBAT_MAIN.ordinal();
        boolean afterCombat = position.step().ordinal() >= Step.POSTCOMBAT_MAIN.ordinal();
        state.turn.mainPhases = afterCombat ? 2 : inMain ? 1 : 0;
        for (int p = 0; p < state.playerCount; p++) state.setPlayer(p, PlayerTable.TURNS_TAKEN, position.turn());
        state.caches.layersDirty = true;
        Layers.refresh(state);
        return state;
    }

    private static void place(Setup setup, GameState state, int player, List<CardDefinition> cards, Zone zone) {
        for (var card : cards) {
            int id = state.create(setup.blueprint(card), player, zone);
            note(state, state.blueprint(id));
            state.list(zone, player).add(id);
            if (Triggers.worksOutside(state, id, zone)) state.zones.outsiders.add(id);
        }
    }

    /// Permanents of all players, in the order they are listed; then what is attached to what.
    private static void placePermanents(Setup setup, GameState state, Position position) {
        var ids = new int[position.sides().size()][];
        for (int p = 0; p < ids.length; p++) {
            var placed = position.sides().get(p).battlefield();
            ids[p] = new int[placed.size()];
            for (int i = 0; i < placed.size(); i++) ids[p][i] = placePermanent(setup, state, p, placed.get(i));
        }
        for (int p = 0; p < ids.length; p++) {
            var placed = position.sides().get(p).battlefield();
            for (int i = 0; i < placed.size(); i++) {
                var one = placed.get(i);
                if (one.attachedSide() < 0) continue;
                int host = one.attachedIndex() < 0 ? one.attachedSide() : ids[one.attachedSide()][one.attachedIndex()];
                state.setAttachedTo(ids[p][i], host);
            }
        }
    }

    private static int placePermanent(Setup setup, GameState state, int player, Position.Placed placed) {
        int id = state.create(setup.blueprint(placed.card()), player, Zone.BATTLEFIELD);
        state.zones.battlefield.add(id);
        if (placed.tapped()) state.set(id, ObjectFlags.TAPPED, true);
        if (placed.sick()) state.set(id, ObjectFlags.SICK, true);
        state.setDamage(id, placed.damage());
        var printed = state.printed(id);
        var counters = Counters.NONE;
        var own = PuttingCounters.printedOn(printed);
        if (printed.loyalty > 0 && !placed.counters().containsKey(own.name()))
            counters = counters.plus(own, printed.loyalty);
        for (var entry : placed.counters().entrySet())
            counters = counters.plus(CounterKind.named(entry.getKey()), entry.getValue());
        state.setCounters(id, counters);
        for (int i = 0; i < counters.size(); i++)
            state.caches.marked |= counters.kind(i).guard() != null;
        note(state, state.blueprint(id));
        return id;
    }
}
