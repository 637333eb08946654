package splitsecond.engine.rules.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.CastLater;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Hash;
import splitsecond.engine.rules.changes.Initiative;
import splitsecond.engine.rules.changes.Monarch;
import splitsecond.engine.rules.changes.Preparing;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Speed;
import splitsecond.engine.rules.changes.Suspecting;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.Deck;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PaidCosts;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.Turn;

/// CR 103: starting the game.
public final class Starting {

    private static final int HAND_SIZE = 7;

    private Starting() {}

    public static GameState start(Setup setup) {
        var position = setup.position();
        var state = position == null ? fromDecks(setup) : fromPosition(setup, position);
        state.named = setup.named();
        return state;
    }

    private static GameState fromDecks(Setup setup) {
        int cards = 0;
        boolean opening = false;
        for (int p = 0; p < setup.seats().size(); p++) {
            cards += setup.deck(p).size();
            opening |= setup.deck(p).begins;
        }
        var state = new GameState(setup.seats().size(), setup.options(), cards, AllRules.GIVEN);
        state.random = setup.seed();
        state.secret = setup.secret();
        for (int p = 0; p < state.playerCount; p++) {
            deal(state, setup.deck(p), p);
            state.shuffle(state.library(p));
            place(setup, state, p, setup.sideboard(p), Zone.OUTSIDE);
        }
        for (int p = 0; p < state.playerCount; p++) drawHand(state, p);
        state.turn.activePlayer = 0;
        state.turn.progress = Turn.BEFORE;
        if (opening) state.agenda.push(new OpeningHands());
        if (setup.options().mulligans()) state.agenda.push(new Mulligans());
        state.caches.layersDirty = true;
        return state;
    }

    /// Ids are dealt at random, so that nobody who knows the deck list can tell a card by its id.
    private static void deal(GameState state, Deck deck, int player) {
        var library = state.library(player);
        state.deal(deck, player, library);
        long random = state.random;
        state.random = Hash.mix(random, player);
        state.shuffle(library);
        state.random = random;
        state.recast(library, deck);
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
        var state = new GameState(position.sides().size(), setup.options(), cards(position), AllRules.GIVEN);
        state.random = setup.seed();
        state.secret = setup.secret();
        state.history.laidOpen = true;
        for (boolean won : position.flips()) state.history.giveFlip(won);
        state.history.giveRolls(position.rolls());
        for (int p = 0; p < state.playerCount; p++) {
            var side = position.sides().get(p);
            placePlayer(state, p, side);
            place(setup, state, p, side.hand(), Zone.HAND);
            place(setup, state, p, side.library().reversed(), Zone.LIBRARY);
            place(setup, state, p, side.graveyard(), Zone.GRAVEYARD);
            place(setup, state, p, side.exile(), Zone.EXILE);
            place(setup, state, p, setup.sideboard(p), Zone.OUTSIDE);
            for (var aside : side.setAside()) setAside(setup, state, p, aside);
            if (side.designations().contains(Position.Designation.MONARCH)) crown(state, p);
            if (side.speed() > 0) Speed.start(state, p, Monarch.cardOf(state, p), side.speed());
            if (side.designations().contains(Position.Designation.INITIATIVE))
                Initiative.give(state, p, Monarch.cardOf(state, p));
        }
        beginTurn(state, position);
        placePermanents(setup, state, position);
        enterStep(state, position);
        state.caches.layersDirty = true;
        Layers.refresh(state);
        // The untap step of the first turn is the beginning of the game: hands are opening hands (CR 103.6).
        if (position.turn() == 1 && position.step() == Step.UNTAP && OpeningHands.matter(state))
            state.agenda.push(new OpeningHands());
        return state;
    }

    private static int cards(Position position) {
        int cards = 0;
        for (var side : position.sides())
            cards += side.hand().size()
                    + side.library().size()
                    + side.graveyard().size()
                    + side.exile().size()
                    + side.setAside().size()
                    + side.battlefield().size()
                    + side.sideboard().size();
        return cards;
    }

    private static void beginTurn(GameState state, Position position) {
        state.turn.number = position.turn();
        state.turn.activePlayer = position.active();
        state.turn.priorityPlayer = position.active();
        state.turn.step = position.step();
        state.turn.regularPlayer = position.active();
        state.turn.daylight = switch (position.daylight()) {
            case NEITHER -> 0;
            case DAY -> Turn.DAY;
            case NIGHT -> Turn.NIGHT;
        };
        for (int p = 0; p < state.playerCount; p++) state.setPlayer(p, PlayerTable.TURNS_TAKEN, position.turn());
    }

    /// Who attacks and blocks has been placed.
    private static void enterStep(GameState state, Position position) {
        state.turn.progress = isUnderWay(state) ? Turn.PRIORITY : Turn.BEGIN;
        boolean inMain = position.step().ordinal() >= Step.PRECOMBAT_MAIN.ordinal();
        boolean afterCombat = position.step().ordinal() >= Step.POSTCOMBAT_MAIN.ordinal();
        state.turn.mainPhases = afterCombat ? 2 : inMain ? 1 : 0;
        boolean inCombat = position.step().ordinal() >= Step.BEGINNING_OF_COMBAT.ordinal();
        // One that begins with this step is counted as it begins.
        state.turn.combatPhases =
                inCombat && (position.step() != Step.BEGINNING_OF_COMBAT || state.turn.progress != Turn.BEGIN) ? 1 : 0;
    }

    /// Main phases and the draw step are under way, the hand is as it is listed; so are declarations that the position
    /// has made already. Other steps are played from their beginning.
    private static boolean isUnderWay(GameState state) {
        return switch (state.turn.step) {
            case PRECOMBAT_MAIN, POSTCOMBAT_MAIN, DRAW -> true;
            case DECLARE_ATTACKERS -> !state.combat.attackers.isEmpty();
            case DECLARE_BLOCKERS -> !state.combat.blocks.isEmpty();
            default -> false;
        };
    }

    private static void placePlayer(GameState state, int player, Position.Side side) {
        state.setLife(player, side.life());
        state.setPlayer(player, PlayerTable.POISON, side.poison());
        var counters = state.counters(player).plus(CounterKind.POISON, side.poison());
        for (var entry : side.counters().entrySet())
            counters = counters.plus(CounterKind.named(entry.getKey()), entry.getValue());
        state.setCounters(player, counters);
        for (int type = 0; type < side.mana().length; type++) state.addMana(player, type, side.mana()[type]);
        if (side.designations().contains(Position.Designation.CITYS_BLESSING))
            state.setPlayer(player, PlayerTable.CITYS_BLESSING, 1);
    }

    /// CR 725.2: the monarch's abilities have no source; here they are told by one of the player's cards.
    private static void crown(GameState state, int player) {
        int card = Monarch.cardOf(state, player);
        if (card == GameState.NONE) state.players.monarch = player;
        else Monarch.crown(state, player, card);
    }

    private static int place(Setup setup, GameState state, int player, CardDefinition card, Zone zone) {
        int id = state.create(setup.blueprint(card), player, zone);
        note(state, state.blueprint(id));
        state.list(zone, player).add(id);
        if (Triggers.worksOutside(state, id, zone)) state.zones.outsiders.add(id);
        return id;
    }

    private static void place(Setup setup, GameState state, int player, List<CardDefinition> cards, Zone zone) {
        for (var card : cards) place(setup, state, player, card, zone);
    }

    private static void setAside(Setup setup, GameState state, int player, Position.SetAside aside) {
        int id = place(setup, state, player, aside.card(), Zone.EXILE);
        var counters = Counters.NONE;
        for (var entry : aside.counters().entrySet())
            counters = counters.plus(CounterKind.named(entry.getKey()), entry.getValue());
        state.setCounters(id, counters);
        switch (aside.waiting()) {
            case FORETOLD -> {
                state.set(id, ObjectFlags.FACE_DOWN, true);
                state.setMemory(id, Memory.of(CastLater.FORETOLD));
            }
            case PLOTTED -> state.setMemory(id, Memory.of(CastLater.PLOTTED));
            case FACE_DOWN -> state.set(id, ObjectFlags.FACE_DOWN, true);
            case SUSPENDED, OPENLY -> {}
        }
    }

    /// Permanents of all players, in the order they are listed; then what is attached to what, and who fights whom.
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
                if (one.attached().side() >= 0) attach(state, ids[p][i], at(ids, one.attached()));
                if (one.attacks().side() >= 0) attack(state, ids[p][i], at(ids, one.attacks()));
                if (one.blocks().side() >= 0) block(state, ids[p][i], at(ids, one.blocks()));
            }
        }
    }

    private static int at(int[][] ids, Position.Place place) {
        return place.index() < 0 ? place.side() : ids[place.side()][place.index()];
    }

    /// CR 702.103: a card with bestow that is attached to something has been cast for its bestow cost.
    private static void attach(GameState state, int attachment, int host) {
        state.setAttachedTo(attachment, host);
        for (var way : state.blueprint(attachment).rules[0].ways()) {
            if (!way.kind().isAuraWhileAttached()) continue;
            state.setFace(attachment, way.asFace());
            wasCastFor(state, attachment, way.kind());
        }
    }

    private static void wasCastFor(GameState state, int id, CastingWay way) {
        var before = state.memory(id);
        state.setMemory(id, Memory.cast(0, PaidCosts.of(way), before.paidWith(), Zone.HAND.ordinal(), 0, 0, before));
    }

    private static void attack(GameState state, int creature, int defender) {
        state.combat.attack(creature);
        if (GameState.isPlayer(defender)) state.combat.attackedPlayers |= 1 << defender;
        state.setAttacking(creature, defender);
        state.set(creature, ObjectFlags.ATTACKED_THIS_TURN, true);
        state.addPlayer(state.controller(creature), PlayerTable.ATTACKED_WITH, 1);
    }

    private static void block(GameState state, int creature, int attacker) {
        state.combat.block(creature, attacker);
        state.set(creature, ObjectFlags.BLOCKED_THIS_TURN, true);
        state.set(attacker, ObjectFlags.BLOCKED, true);
    }

    private static int placePermanent(Setup setup, GameState state, int player, Position.Placed placed) {
        int owner = placed.owner() < 0 ? player : placed.owner();
        int id = state.create(setup.blueprint(placed.card()), owner, Zone.BATTLEFIELD);
        state.zones.battlefield.add(id);
        if (owner != player) state.setController(id, player);
        if (placed.tapped()) state.set(id, ObjectFlags.TAPPED, true);
        if (placed.sick()) state.set(id, ObjectFlags.SICK, true);
        for (var status : placed.status()) give(state, id, status);
        state.setDamage(id, placed.damage());
        var chosen = placed.chosen();
        if (chosen != null) state.setMemory(id, remembering(chosen));
        state.setCounters(id, counters(state, id, placed));
        for (int i = 0; i < state.counters(id).size(); i++)
            state.caches.marked |= state.counters(id).kind(i).guard() != null;
        note(state, state.blueprint(id));
        return id;
    }

    private static Counters counters(GameState state, int id, Position.Placed placed) {
        var counters = Counters.NONE;
        var printed = state.printed(id);
        var own = PuttingCounters.printedOn(printed);
        if (printed.loyalty > 0 && !placed.counters().containsKey(own.name()))
            counters = counters.plus(own, printed.loyalty);
        for (var entry : placed.counters().entrySet())
            counters = counters.plus(CounterKind.named(entry.getKey()), entry.getValue());
        return counters;
    }

    private static Memory remembering(Position.Chosen chosen) {
        return switch (chosen.kind()) {
            case COLOR -> Memory.BLANK.withColor(chosen.number());
            case PLAYER, OPPONENT -> Memory.BLANK.withPlayer(chosen.number());
            case NUMBER -> Memory.BLANK.withNumber(chosen.number());
            case CREATURE_TYPE, BASIC_LAND_TYPE, CARD_TYPE, CARD_NAME, NONLAND_CARD_NAME, WORD ->
                Memory.BLANK.withWord(chosen.word());
        };
    }

    private static void give(GameState state, int id, Position.Status status) {
        switch (status) {
            case TOKEN -> state.set(id, ObjectFlags.TOKEN, true);
            case FACE_DOWN -> {
                state.set(id, ObjectFlags.FACE_DOWN | ObjectFlags.MANIFESTED, true);
                state.setFace(id, state.face(id));
                // CR 702.168a: what has disguise was cast for it, and has ward.
                for (var way : state.blueprint(id).rules[0].ways())
                    if (way.kind() == CastingWay.DISGUISE) wasCastFor(state, id, way.kind());
            }
            case TRANSFORMED -> state.setFace(id, 1);
            case PHASED_OUT -> state.set(id, ObjectFlags.PHASED_OUT, true);
            case MONSTROUS -> state.set(id, ObjectFlags.MONSTROUS, true);
            case RENOWNED -> state.set(id, ObjectFlags.RENOWNED, true);
            case SUSPECTED -> Suspecting.suspect(state, id);
            case PREPARED -> Preparing.prepare(state, id);
        }
    }
}
