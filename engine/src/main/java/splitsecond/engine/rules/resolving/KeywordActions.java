package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastLater;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.changes.Doors;
import splitsecond.engine.rules.changes.Initiative;
import splitsecond.engine.rules.changes.Preparing;
import splitsecond.engine.rules.changes.PuttingCounters;
import splitsecond.engine.rules.changes.Speed;
import splitsecond.engine.rules.changes.Suspecting;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.keyword.Rooms;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Pairing;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;

/// CR 701: keyword actions. Those that other instructions can express are expressed so.
public final class KeywordActions {
    private KeywordActions() {}

    static boolean perform(GameState state, Following frame, Effect.KeywordAction effect) {
        var context = frame.context;
        Amount number = effect.number() == null ? ActionTexts.ONE : effect.number();
        Reference what = effect.what() == null ? new Reference.This("") : effect.what();
        if (effect.what() != null && isOfPlayers(effect.action()))
            return byPlayers(state, frame, effect.action(), Amounts.of(state, number, context), what);
        return switch (effect.action()) {
            case INVESTIGATE ->
                follow(state, frame, ActionTexts.createToken(number, ActionTexts.CLUE), Action.INVESTIGATE);
            case INCUBATE -> incubate(state, frame, effect.what(), Amounts.of(state, number, context));
            case THE_RING_TEMPTS_YOU -> TheRing.tempt(state, frame);
            case VENTURE -> Venturing.venture(state, frame, false);
            case VENTURE_INTO_UNDERCITY -> Venturing.venture(state, frame, true);
            case COMPLETE_A_DUNGEON -> Venturing.completeLast(state, context.controller);
            case TAKE_THE_INITIATIVE -> Initiative.takeInitiative(state, context.controller, context.source);
            case INCREASE_SPEED -> Speed.increase(state, context.controller);
            case PROLIFERATE -> CounterActions.proliferate(state, frame);
            case POPULATE -> populate(state, frame);
            case LEARN -> follow(state, frame, ActionTexts.LEARN, Action.LEARN);
            case RECRUIT -> follow(state, frame, ActionTexts.RECRUIT, Action.RECRUIT);
            case BOLSTER -> CounterActions.bolster(state, frame, Amounts.of(state, number, context));
            case SUPPORT -> follow(state, frame, ActionTexts.counters(ActionTexts.ONE, what), Action.SUPPORT);
            case BLIGHT ->
                follow(
                        state,
                        frame,
                        new Effect.PutCounters(CounterKind.M1M1, number, ActionTexts.YOUR_CREATURE_OF_CHOICE, ""),
                        Action.BLIGHT);
            case ADAPT -> CounterActions.adapt(state, context, what, Amounts.of(state, number, context));
            case MONSTROSITY -> CounterActions.monstrosity(state, context, what, Amounts.of(state, number, context));
            case CONNIVE -> CounterActions.connive(state, frame, what, number);
            case EXPLORE -> TopOfLibrary.explore(state, frame, what);
            case AMASS_ZOMBIES, AMASS_ORCS, AMASS_GOBLINS ->
                Amassing.amass(
                        state,
                        frame,
                        Amounts.of(state, number, context),
                        effect.action().armyType());
            case GOAD -> last(state, frame, what, ActionTexts.GOADED);
            case DETAIN -> last(state, frame, what, ActionTexts.DETAINED);
            case RENOWN -> mark(state, frame, what, ObjectFlags.RENOWNED);
            case SUSPECT -> suspect(state, frame, what);
            case EXERT -> exert(state, frame, what);
            case SADDLE -> mark(state, frame, what, ObjectFlags.SADDLED) && became(state, context, Action.SADDLE);
            case BECOME_CREWED -> became(state, context, Action.BECOME_CREWED);
            case PAIR -> pair(state, frame, what);
            case ENCODE -> Encoding.encode(state, frame, what);
            case HAUNT -> Haunting.haunt(state, frame, what);
            case CRAFT -> Crafting.craft(state, frame);
            case EXCHANGE_LIFE_TOTALS -> Exchanging.lifeTotals(state, frame, what);
            case EXCHANGE_LIFE_WITH_POWER -> Exchanging.lifeAnd(state, frame, what, Characteristic.POWER);
            case EXCHANGE_LIFE_WITH_TOUGHNESS -> Exchanging.lifeAnd(state, frame, what, Characteristic.TOUGHNESS);
            case DEMONSTRATE -> demonstrate(state, frame, what);
            case PAY_ENERGY ->
                payEnergy(state, frame, effect.number() == null ? 0 : Amounts.of(state, number, context));
            case END_EFFECT -> BecomingAuras.end(state, context);
            case PREPARE -> prepare(state, frame, what, true);
            case UNPREPARE -> prepare(state, frame, what, false);
            case EXPLOIT -> exploit(state, frame);
            case EARTHBEND -> Bending.earthbend(state, frame, what, Amounts.of(state, number, context));
            case AIRBEND -> Bending.airbend(state, frame, what);
            case MYRIAD -> Myriad.create(state, frame);
            case ENCORE -> Encore.attackEachOpponent(state, frame, what);
            case BECOME_LEVEL -> level(state, context, what, Amounts.of(state, number, context));
            case FLIP -> Permanents.flip(state, frame, what);
            case UNLOCK_A_DOOR -> openDoor(state, frame, what, false);
            case LOCK_OR_UNLOCK_A_DOOR -> openDoor(state, frame, what, true);
            case UNLOCK_LEFT, UNLOCK_RIGHT -> unlock(state, context, what, effect.action());
            case TURN_FACE_UP -> turn(state, frame, what, false);
            case TURN_FACE_DOWN -> turn(state, frame, what, true);
            case FORETELL -> setAside(state, frame, what, CastLater.FORETOLD);
            case PLOT -> setAside(state, frame, what, CastLater.PLOTTED);
            case WARP -> setAside(state, frame, what, CastLater.WARPED);
            case MANIFEST -> TopOfLibrary.manifest(state, frame, Amounts.of(state, number, context));
            case MANIFEST_DREAD -> TopOfLibrary.manifestDread(state, frame);
            case FATESEAL -> TopOfLibrary.fateseal(state, frame, Amounts.of(state, number, context));
            case CLASH -> TopOfLibrary.clash(state, frame, what);
            // It counts what it does from 0: a number that this text has noted must be known before.
            case DISCOVER ->
                follow(
                        state,
                        frame,
                        ActionTexts.discover(new Amount.Number(Amounts.of(state, number, context))),
                        Action.DISCOVER);
            case SCRY -> ScryAndSurveil.scry(state, frame, new Effect.Scry(number));
            case SURVEIL -> ScryAndSurveil.surveil(state, frame, new Effect.Surveil(number));
            case ENDURE ->
                follow(state, frame, ActionTexts.endure(number, what, isThere(state, frame, what)), Action.ENDURE);
            case COMMIT_A_CRIME,
                    CHANGE_DAY_AND_NIGHT,
                    FULLY_UNLOCK_A_ROOM,
                    UNLOCK_THIS_DOOR,
                    ROLL_DICE,
                    COLLECT_EVIDENCE,
                    EXPEND_4,
                    EXPEND_6,
                    EXPEND_8,
                    SCRY_OR_SURVEIL,
                    SEARCH,
                    SHUFFLE,
                    MILL,
                    WIN_A_COIN_FLIP,
                    LOSE_A_COIN_FLIP,
                    CYCLE,
                    CYCLE_OR_DISCARD,
                    BECOME_THE_MONARCH,
                    BE_TEMPTED_BY_THE_RING,
                    CHOOSE_A_RING_BEARER,
                    ENLIST,
                    PHASE_IN,
                    PHASE_OUT,
                    MUTATE,
                    CREW,
                    SADDLE_A_MOUNT,
                    LEVEL_2,
                    LEVEL_3 -> throw new IllegalStateException("no instruction: " + effect.action());
        };
    }

    /// Whether what it is done to is who does it: "its controller investigates".
    private static boolean isOfPlayers(Action action) {
        return switch (action) {
            case INVESTIGATE, MANIFEST, MANIFEST_DREAD, DISCOVER, SCRY, SURVEIL, POPULATE, LEARN, PROLIFERATE, BLIGHT ->
                true;
            default -> false;
        };
    }

    /// Each of those players in turn order (CR 101.4), as though it were that player's instruction.
    private static boolean byPlayers(GameState state, Following frame, Action action, int number, Reference players) {
        var who = Choosing.players(state, frame, players);
        if (who == null) return false;
        for (int i = who.size() - 1; i >= 0; i--) {
            var theirs = frame.context.copy();
            theirs.controller = who.get(i);
            var own = new Effect.KeywordAction(action, new Amount.Number(number), null, "");
            state.agenda.push(new Following(own, theirs, false, false));
        }
        return true;
    }

    /// CR 702.144a: that player copies it, and may choose new targets for that copy.
    private static boolean demonstrate(GameState state, Following frame, Reference opponent) {
        var who = Choosing.players(state, frame, opponent);
        if (who == null) return false;
        if (who.isEmpty()) return true;
        var theirs = frame.context.copy();
        theirs.controller = who.get(0);
        var copy = new Effect.CopySpell(new Reference.This(""), ActionTexts.ONE, true, "");
        state.agenda.push(new Following(copy, theirs, false, false));
        return true;
    }

    /// CR 107.14: any amount; one who has less than the least pays nothing.
    private static boolean payEnergy(GameState state, Following frame, int least) {
        var context = frame.context;
        int has = state.counters(context.controller).of(CounterKind.ENERGY);
        int paid = has < least
                ? 0
                : Choosing.number(
                        state,
                        frame,
                        context.controller,
                        context.source,
                        0,
                        has,
                        number -> number == 0 || number >= least);
        if (paid == Choosing.WAITING) return false;
        PuttingCounters.remove(state, context.controller, CounterKind.ENERGY, paid);
        context.slots.did(paid > 0);
        context.slots.came(paid);
        return true;
    }

    /// Done by other instructions, with words of their own.
    static boolean follow(GameState state, Following frame, Effect effect, Action action) {
        var own = frame.context.copy();
        state.agenda.push(new Following(effect, own, false, false));
        Triggers.raise(state, Triggers.action(action, frame.context.controller, 1));
        return true;
    }

    /// CR 701.36: the token is spoken of afterwards.
    private static boolean populate(GameState state, Following frame) {
        if (!Tokens.createCopy(state, frame, ActionTexts.POPULATE)) return false;
        Triggers.raise(state, Triggers.action(Action.POPULATE, frame.context.controller, 1));
        return true;
    }

    /// Until your next turn (CR 701.15, 701.35).
    private static boolean last(GameState state, Following frame, Reference what, List<Modification> changes) {
        return LastingEffects.changeThose(
                state, frame, new Effect.Change(what, changes, new Duration.YourNextTurn(""), ""));
    }

    private static boolean suspect(GameState state, Following frame, Reference what) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        for (int i = 0; i < those.size(); i++) Suspecting.suspect(state, those.get(i));
        return true;
    }

    private static boolean mark(GameState state, Following frame, Reference what, int flag) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        for (int i = 0; i < those.size(); i++)
            if (state.isOnBattlefield(those.get(i))) state.set(those.get(i), flag, true);
        state.caches.layersDirty = true;
        return true;
    }

    /// What the object with the ability has become.
    private static boolean became(GameState state, Context context, Action action) {
        int id = context.source;
        if (state.isOnBattlefield(id))
            Triggers.raise(state, GameEvent.did(action, id, GameState.NONE, context.controller, 1));
        return true;
    }

    /// CR 701.53: an Incubator with that many counters.
    private static boolean incubate(GameState state, Following frame, @Nullable Reference who, int count) {
        var context = frame.context;
        int player = who == null ? context.controller : CounterActions.single(state, context, who);
        if (player == GameState.NONE) return true;
        var created = new IntList();
        Zones.beginBatch(state);
        var incubator = Tokens.blueprint(state, ActionTexts.INCUBATOR, context);
        Tokens.create(state, context, incubator, player, 1, false, false, created);
        for (int i = 0; i < created.size(); i++)
            Permanents.put(state, context.controller, created.get(i), CounterKind.P1P1, count);
        Zones.endBatch(state);
        context.slots.did(created);
        return true;
    }

    private static boolean exert(GameState state, Following frame, Reference what) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        for (int i = 0; i < those.size(); i++)
            if (state.isOnBattlefield(those.get(i))) Tapping.exert(state, frame.context.controller, those.get(i));
        return true;
    }

    /// CR 702.110: the creature that exploits may be the one that is sacrificed.
    private static boolean exploit(GameState state, Following frame) {
        var context = frame.context;
        int player = context.controller;
        var candidates = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (!state.isOnBattlefield(id) || state.controller(id) != player) continue;
            var traits = Layers.of(state, id);
            if (traits.isCreature() && !traits.hasRule(Rule.Kind.CANT_BE_SACRIFICED)) candidates.add(id);
        }
        var chosen = Choosing.some(state, frame, Decision.Kind.CHOOSE, player, candidates, 0, 1);
        if (chosen == null) return false;
        if (chosen.isEmpty()) return true;
        int exploited = chosen.get(0);
        Zones.beginBatch(state);
        Triggers.raise(state, GameEvent.did(Action.EXPLOIT, context.source, exploited, player, 1));
        Zones.sacrifice(state, exploited);
        Zones.endBatch(state);
        context.slots.did(chosen);
        return true;
    }

    /// CR 716.2c.
    private static boolean level(GameState state, Context context, Reference what, int level) {
        int id = CounterActions.single(state, context, what);
        if (!state.isOnBattlefield(id)) return true;
        state.setMemory(id, state.memory(id).withNumber(level));
        Triggers.raise(
                state,
                GameEvent.did(
                        level == 2 ? Action.LEVEL_2 : Action.LEVEL_3, id, GameState.NONE, state.controller(id), level));
        return true;
    }

    /// CR 709.5f: of several doors one is chosen; an unlocked one is locked.
    private static boolean openDoor(GameState state, Following frame, Reference what, boolean either) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        frame.context.slots.did(false);
        if (those.isEmpty() || !state.isOnBattlefield(those.get(0)) || !Rooms.is(state.blueprint(those.get(0)))) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        int room = those.get(0);
        var doors = new ArrayList<Action>();
        var names = new ArrayList<String>();
        for (var door : List.of(Action.UNLOCK_LEFT, Action.UNLOCK_RIGHT)) {
            if (!either && Rooms.isUnlocked(state.face(room), door)) continue;
            var halves = state.blueprint(room).card.faces();
            doors.add(door);
            names.add((door == Action.UNLOCK_LEFT ? halves.getFirst() : halves.getLast()).name());
        }
        if (doors.isEmpty()) {
            Choosing.nothingToDo(state, GameEvent.NOTHING_THERE);
            return true;
        }
        int chosen = doors.size() == 1 ? 0 : Choosing.word(state, frame, frame.context.controller, room, names);
        if (chosen == Choosing.WAITING) return false;
        var door = doors.get(chosen);
        if (Rooms.isUnlocked(state.face(room), door)) Doors.lock(state, room, door);
        else Doors.unlock(state, room, door);
        frame.context.slots.did(true);
        return true;
    }

    private static boolean unlock(GameState state, Context context, Reference what, Action door) {
        int id = CounterActions.single(state, context, what);
        if (state.isOnBattlefield(id)) Doors.unlock(state, id, door);
        return true;
    }

    /// CR 708.7, 708.8.
    private static boolean turn(GameState state, Following frame, Reference what, boolean down) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        for (int i = 0; i < those.size(); i++) {
            int id = those.get(i);
            // CR 406.3: a card that was exiled face down is shown to all.
            if (!down && state.isIn(id, Zone.EXILE) && state.is(id, ObjectFlags.FACE_DOWN)) {
                state.set(id, ObjectFlags.FACE_DOWN | ObjectFlags.KNOWN_TO_OWNER, false);
                state.setFace(id, state.face(id));
                state.history.revelations++;
            }
            if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.FACE_DOWN) == down) continue;
            // CR 701.40g: an instant or sorcery card stays face down.
            if (!down && !state.blueprint(id).faces[state.face(id)].isPermanentCard()) continue;
            state.set(id, ObjectFlags.FACE_DOWN, down);
            state.set(id, ObjectFlags.MANIFESTED, false);
            // CR 613.7f.
            state.setTimestamp(id, state.effects.nextTimestamp++);
            state.setFace(id, state.face(id));
            state.history.revelations++;
            if (down) continue;
            LastingEffects.endBeing(state, id);
            int controller = state.controller(id);
            // CR 107.3k: with the X that was paid for it.
            Triggers.raise(state, GameEvent.Kind.TURNED_FACE_UP, id, GameState.NONE, controller, frame.context.x());
        }
        return true;
    }

    /// It was put aside on this turn, to be cast on a later one.
    private static boolean setAside(GameState state, Following frame, Reference what, CastLater why) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        for (int i = 0; i < those.size(); i++) {
            int card = References.current(state, those.get(i), frame.context);
            if (!state.isIn(card, Zone.EXILE)) continue;
            state.setMemory(card, Memory.of(why));
            state.set(card, ObjectFlags.ENTERED_THIS_TURN, true);
        }
        return true;
    }

    /// CR 702.95c, 702.95d: only if both are still creatures of the player, and unpaired.
    private static boolean pair(GameState state, Following frame, Reference what) {
        var context = frame.context;
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        if (those.isEmpty()) return true;
        int one = context.source;
        int other = those.get(0);
        if (!mayPair(state, one, context.controller) || !mayPair(state, other, context.controller)) return true;
        var together = new Condition.And(List.of(ActionTexts.isYourCreature(one), ActionTexts.isYourCreature(other)));
        LastingEffects.add(
                state, context, new int[] {one, other}, Pairing.PAIRED, null, new Duration.While(together, ""));
        return true;
    }

    private static boolean mayPair(GameState state, int id, int player) {
        return state.isOnBattlefield(id)
                && state.controller(id) == player
                && DamageAndLife.isCreature(state, id)
                && Pairing.partner(state, id) == GameState.NONE;
    }

    /// CR 722.3a, 722.3b.
    private static boolean prepare(GameState state, Following frame, Reference what, boolean prepared) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        boolean any = false;
        for (int i = 0; i < those.size(); i++)
            any |= prepared ? Preparing.prepare(state, those.get(i)) : Preparing.unprepare(state, those.get(i));
        if (!any) Choosing.nothingToDo(state, prepared ? GameEvent.NOTHING_THERE : GameEvent.ALREADY_SO);
        return true;
    }

    private static boolean isThere(GameState state, Following frame, Reference what) {
        var those = new IntList(1);
        References.find(state, what, frame.context, those);
        for (int i = 0; i < those.size(); i++) if (state.isOnBattlefield(those.get(i))) return true;
        return false;
    }
}
