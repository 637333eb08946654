package splitsecond.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastLater;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Announcing;
import splitsecond.engine.rules.playing.Casting;
import splitsecond.engine.rules.playing.Mana;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Prospects;
import splitsecond.engine.rules.questions.Sight;
import splitsecond.engine.rules.questions.TopOfLibrary;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.state.Turn;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.OnStack;
import splitsecond.engine.view.PrintedCard;
import splitsecond.engine.view.Traits;
import splitsecond.timing.Verdict;

/// What one player may know of a game: no other hand, no library order, no face-down card of others, no seed; and
/// nothing that could be changed through it. A player number of -1 is a spectator, who sees what everybody sees; only
/// the view that `Game.everything` gives hides nothing. All that may be known of a game is asked here and answered
/// elsewhere: long, but one room.
public final class GameView {

    public static final int SPECTATOR = -1;
    /// Sees everything, and is asked whatever anybody is asked.
    static final int ALL_SEEING = -2;

    /// No object and no player.
    public static final int NONE = GameState.NONE;
    /// The winner of a game that nobody has won.
    public static final int DRAW = GameState.DRAW;

    private final Game game;
    private final int viewer;

    GameView(Game game, int viewer) {
        this.game = game;
        this.viewer = viewer;
    }

    /// Objects and players have ids of one kind.
    public static boolean isPlayer(int id) {
        return GameState.isPlayer(id);
    }

    public static boolean isObject(int id) {
        return GameState.isObject(id);
    }

    public int viewer() {
        return viewer;
    }

    /// An object as the viewer may see it.
    public record ObjectView(
            int id,
            String name,
            Traits traits,
            Zone zone,
            int owner,
            int controller,
            boolean tapped,
            boolean sick,
            boolean token,
            int damage,
            int attachedTo,
            int attacking,
            List<Integer> blocking,
            Map<String, Integer> counters,
            List<Integer> targets,
            boolean ability) {}

    private GameState state() {
        return game.state();
    }

    public int playerCount() {
        return state().playerCount;
    }

    public String playerName(int player) {
        return game.setup().seats().get(player).name();
    }

    /// The name of a player, or of an object that the viewer may see; otherwise what is said of something unseen.
    public String name(int id, String unseen) {
        if (id >= 0 && id < playerCount()) return playerName(id);
        var object = id < 0 ? null : find(id);
        if (object == null) object = abilityOf(id);
        return object == null ? unseen : object.name();
    }

    /// An ability on the stack whose source is not there any more, such as a card that was discarded to cycle it.
    private @Nullable ObjectView abilityOf(int source) {
        for (int i = 0; i < stackSize(); i++) {
            var item = stackItem(stackObject(i));
            if (item != null && item.isAbility() && item.source() == source) return find(stackObject(i));
        }
        return null;
    }

    /// The optional cost that is asked about while a spell is cast; null for splicing.
    public @Nullable OptionalCost optionalCost(int spell, int index) {
        return Announcing.optionalCost(state(), spell, index);
    }

    /// What is to be paid for that optional cost; null for splicing.
    public @Nullable Cost offeredCost(int spell, int index) {
        return Announcing.offeredCost(state(), spell, index);
    }

    public int life(int player) {
        return state().life(player);
    }

    public int poison(int player) {
        return state().player(player, PlayerTable.POISON);
    }

    public boolean hasLost(int player) {
        return !state().isAlive(player);
    }

    /// Mana in the pool by letter: W U B R G C.
    public int mana(int player, int type) {
        return state().mana(player, type) + state().mana(player, type + 6);
    }

    /// What a mana ability of an object would add now: "{G}", "{W} or {U}".
    public String manaMade(int object, AbilityView ability) {
        return state().exists(object) && maySee(object) && ability instanceof CompiledAbility compiled
                ? Mana.made(state(), object, compiled)
                : "mana";
    }

    public int librarySize(int player) {
        return state().library(player).size();
    }

    /// The top card of a library, if the viewer may see it.
    public List<ObjectView> libraryTop(int player) {
        var library = state().library(player);
        boolean seen = !library.isEmpty() && TopOfLibrary.isSeen(state(), player, viewer);
        return seen ? List.of(object(library.last())) : List.of();
    }

    public int handSize(int player) {
        return state().hand(player).size();
    }

    /// The cards in a hand that the viewer may see: their own; of others, only revealed ones.
    public List<ObjectView> hand(int player) {
        var cards = new ArrayList<ObjectView>();
        var hand = state().hand(player);
        for (int i = 0; i < hand.size(); i++)
            if (isOwn(player) || state().is(hand.get(i), ObjectFlags.REVEALED)) cards.add(object(hand.get(i)));
        return cards;
    }

    private boolean isOwn(int player) {
        return player == viewer || viewer == ALL_SEEING;
    }

    public List<ObjectView> battlefield() {
        return visible(state().zones.battlefield);
    }

    public List<ObjectView> graveyard(int player) {
        return visible(state().graveyard(player));
    }

    public List<ObjectView> exile() {
        return visible(state().zones.exile);
    }

    /// Emblems, and what else is in the command zone.
    public List<ObjectView> command() {
        return visible(state().zones.command);
    }

    /// The stack, its top first.
    public List<ObjectView> stack() {
        return visible(state().zones.stack).reversed();
    }

    public int stackSize() {
        return state().zones.stack.size();
    }

    /// The mana value of an object the viewer may see, as it is printed; 0 for others.
    public int manaValue(int id) {
        return state().exists(id) && maySee(id) ? state().printed(id).manaValue() : 0;
    }

    /// What the viewer is to pay at this moment (CR 601.2g), or null.
    public @Nullable ManaCost costToPay() {
        var decision = decision();
        return decision != null && decision.kind() == Decision.Kind.PAY ? Announcing.openPayment(state()) : null;
    }

    /// How many targets the viewer has chosen already where a further one is asked for.
    public int targetsSoFar() {
        return decision() == null ? 0 : Announcing.targetsSoFar(state());
    }

    /// The instruction of a spell or ability that asks the viewer just now; null if none does.
    public @Nullable Effect instruction() {
        var agenda = state().agenda;
        return decision() == null || agenda.isEmpty() ? null : agenda.top().instruction();
    }

    /// What a word of that instruction means, as far as the viewer knows it; where something is to be chosen, what can
    /// be.
    public List<Integer> meant(Reference word) {
        var meant = new ArrayList<Integer>();
        if (instruction() == null) return meant;
        var all = state().agenda.top().meant(state(), word);
        for (int i = 0; i < all.size(); i++) if (isPlayer(all.get(i)) || knows(all.get(i))) meant.add(all.get(i));
        return meant;
    }

    /// Whether a spell or ability on the stack is only being cast or activated: it is not next to resolve.
    public boolean isBeingAnnounced(int object) {
        return Announcing.isUnderWay(state(), object);
    }

    /// A creature that the viewer is or will be asked about in the declaration under way.
    ///
    /// @param targets what it may attack or block, if no other creature does
    /// @param must whether it has no choice but to attack or block
    public record Combatant(int creature, List<Integer> targets, boolean must) {
        public Combatant {
            targets = List.copyOf(targets);
        }
    }

    /// The game asks creature by creature; here are all of them, found by declining for each on a fork. Empty if no
    /// declaration is under way.
    public List<Combatant> combatants() {
        var open = decision();
        if (open == null) return List.of();
        var kind = open.kind();
        if (kind != Decision.Kind.ATTACK && kind != Decision.Kind.BLOCK) return List.of();
        var combatants = new ArrayList<Combatant>();
        var trial = game.fork();
        while (!trial.isOver()
                && trial.decision().kind() == kind
                && trial.decision().player() == viewer) {
            var decision = trial.decision();
            var targets = new ArrayList<Integer>();
            int decline = -1;
            for (int i = 0; i < decision.size(); i++) {
                var option = decision.option(i);
                if (option.kind() == Option.Kind.ENTITY) targets.add(option.id());
                else decline = i;
            }
            boolean again = !combatants.isEmpty() && combatants.getLast().creature == decision.subject();
            if (!again) combatants.add(new Combatant(decision.subject(), targets, decline < 0));
            trial.choose(Math.max(decline, 0));
        }
        return combatants;
    }

    private List<ObjectView> visible(IntList zone) {
        var objects = new ArrayList<ObjectView>();
        for (int i = 0; i < zone.size(); i++) objects.add(object(zone.get(i)));
        return objects;
    }

    public Step step() {
        return state().turn.step;
    }

    public int turn() {
        return state().turn.number;
    }

    public Position.Daylight daylight() {
        return switch (state().turn.daylight) {
            case Turn.DAY -> Position.Daylight.DAY;
            case Turn.NIGHT -> Position.Daylight.NIGHT;
            default -> Position.Daylight.NEITHER;
        };
    }

    public int activePlayer() {
        return state().turn.activePlayer;
    }

    /// Who has priority, or -1 while something is under way.
    public int priorityPlayer() {
        return state().decision.kind() == Decision.Kind.PRIORITY ? state().turn.priorityPlayer : GameState.NONE;
    }

    public boolean isOver() {
        return game.isOver();
    }

    public int winner() {
        return game.winner();
    }

    /// Why the game has ended, or "".
    public String endReason() {
        return state().outcome.endReason;
    }

    /// CR 702.179: 0 for a player without speed.
    public int speed(int player) {
        return state().player(player, PlayerTable.SPEED);
    }

    /// Who is the monarch (CR 725), or `NONE`.
    public int monarch() {
        return state().players.monarch;
    }

    /// Who has the initiative (CR 726), or `NONE`.
    public int initiative() {
        return state().players.initiative;
    }

    /// The player's Ring-bearer (CR 701.54), or `NONE`.
    public int ringBearer(int player) {
        int bearer = state().player(player, PlayerTable.RING_BEARER) - 1;
        return bearer >= 0 && state().isPermanentOf(bearer, player) ? bearer : NONE;
    }

    /// How often something hidden was shown, or chance has decided: what happened before can't be taken back.
    public int revelations() {
        return state().history.revelations;
    }

    /// What chance decides next; refused to players.
    public long chance() {
        if (viewer != ALL_SEEING) throw new IllegalArgumentException("hidden from player " + viewer + ": chance");
        return state().random;
    }

    /// The open decision if it is the viewer's, else null.
    public @Nullable Decision decision() {
        return !game.isOver() && isOwn(state().decision.player()) ? state().decision : null;
    }

    public int decisionId() {
        return game.decisionId();
    }

    public Verdict canCast(int card) {
        return game.canCast(viewer, card);
    }

    public Verdict canPlayLand(int card) {
        return game.canPlayLand(viewer, card);
    }

    /// Everything that the viewer might do with a card or permanent, allowed or not, with all it needs. Who sees
    /// everything plays for whoever is asked.
    public List<JudgedPlay> plays(int object) {
        return game.plays(viewer == ALL_SEEING ? state().decision.player() : viewer, object);
    }

    // The same without making anything, for those who look often. Objects are named by id.

    public int permanents() {
        return state().zones.battlefield.size();
    }

    public int permanent(int index) {
        return state().zones.battlefield.get(index);
    }

    /// The bottom of the stack is at 0.
    public int stackObject(int index) {
        return state().zones.stack.get(index);
    }

    /// What a spell or ability on the stack carries, or null.
    public @Nullable OnStack stackItem(int id) {
        return state().item(id);
    }

    /// CR 603.3b: the triggered ability that an option for their order puts on the stack.
    public AbilityView waiting(Option option) {
        return state().effects.waiting.get(option.variant()).ability();
    }

    /// The permanent that was seen to make it trigger, or `NONE`.
    public int triggeredOn(Option option) {
        var event = state().effects.waiting.get(option.variant()).event();
        if (event == null || !isObject(event.subject()) || !isOnBattlefield(event.subject())) return NONE;
        return isFaceDown(event.subject()) ? NONE : event.subject();
    }

    /// A card in the viewer's own hand.
    public int handCard(int index) {
        return state().hand(viewer).get(index);
    }

    public int graveyardSize(int player) {
        return state().graveyard(player).size();
    }

    public int graveyardCard(int player, int index) {
        return state().graveyard(player).get(index);
    }

    /// The objects in a zone of a player, in its order: the top of a library is last. Refused if the zone is hidden.
    public List<Integer> objects(Zone zone, int player) {
        boolean hidden = zone == Zone.LIBRARY || (zone == Zone.HAND || zone == Zone.OUTSIDE) && player != viewer;
        if (hidden && viewer != ALL_SEEING)
            throw new IllegalArgumentException("hidden from player " + viewer + ": " + zone);
        var list = state().list(zone, player);
        var ids = new ArrayList<Integer>(list.size());
        for (int i = 0; i < list.size(); i++) ids.add(list.get(i));
        return ids;
    }

    /// Whether it is there, as far as the viewer can tell.
    public boolean exists(int id) {
        return state().exists(id) && maySee(id);
    }

    // What is asked of a hidden object is refused: where it is would tell what it is.

    public Zone zone(int id) {
        return state().zone(seen(id));
    }

    public int owner(int id) {
        return state().owner(seen(id));
    }

    public int controller(int id) {
        return state().controller(seen(id));
    }

    /// The face that is up, from 0.
    public int face(int id) {
        return state().face(seen(id));
    }

    /// Objects have numbers in the order in which they came to where they are.
    public int timestamp(int id) {
        return state().timestamp(seen(id));
    }

    /// The number that comes next.
    public int nextTimestamp() {
        return state().effects.nextTimestamp;
    }

    private boolean is(int id, int flag) {
        return state().is(seen(id), flag);
    }

    public boolean isTapped(int id) {
        return is(id, ObjectFlags.TAPPED);
    }

    /// CR 302.6: came under its controller's control since that player's turn began.
    public boolean isSick(int id) {
        return is(id, ObjectFlags.SICK);
    }

    public boolean isToken(int id) {
        return is(id, ObjectFlags.TOKEN);
    }

    /// A card in a hand that everybody may see.
    public boolean isRevealed(int id) {
        return is(id, ObjectFlags.REVEALED);
    }

    public boolean isFaceDown(int id) {
        return is(id, ObjectFlags.FACE_DOWN);
    }

    /// CR 509.1h: an attacking creature that was blocked, also if the blocker is gone.
    public boolean isBlocked(int id) {
        return is(id, ObjectFlags.BLOCKED);
    }

    /// Whether this is true of a permanent.
    public boolean has(int id, Position.Status status) {
        return switch (status) {
            case TOKEN -> isToken(id);
            case FACE_DOWN -> isFaceDown(id);
            case TRANSFORMED -> face(id) != 0;
            case PHASED_OUT -> isPhasedOut(id);
            case MONSTROUS -> is(id, ObjectFlags.MONSTROUS);
            case RENOWNED -> is(id, ObjectFlags.RENOWNED);
            case SUSPECTED -> isSuspected(id);
            case PREPARED -> is(id, ObjectFlags.PREPARED);
        };
    }

    /// CR 730: the names of the cards and tokens that a merged permanent is made of, the topmost first; none for any
    /// other object.
    public List<String> merged(int id) {
        var merged = isFaceDown(id) ? null : state().memory(seen(id)).merged();
        return merged == null
                ? List.of()
                : merged.parts().stream().map(part -> part.card().card.name()).toList();
    }

    /// How a card in exile waits there.
    public Position.Waiting waiting(int id) {
        var why = state().memory(seen(id)).castLater();
        if (why == CastLater.FORETOLD) return Position.Waiting.FORETOLD;
        if (why == CastLater.PLOTTED) return Position.Waiting.PLOTTED;
        if (isFaceDown(id)) return Position.Waiting.FACE_DOWN;
        return isSuspended(id) ? Position.Waiting.SUSPENDED : Position.Waiting.OPENLY;
    }

    /// CR 702.62b.
    private boolean isSuspended(int id) {
        if (counters(id, CounterKind.TIME) == 0) return false;
        var printed = printed(id);
        for (int i = 0; i < printed.abilities(); i++)
            if (printed.ability(i).effect() instanceof Effect.CastByWay(var _, var way) && way == CastingWay.SUSPEND)
                return true;
        return false;
    }

    public boolean has(int player, Position.Designation designation) {
        return switch (designation) {
            case MONARCH -> monarch() == player;
            case INITIATIVE -> initiative() == player;
            case CITYS_BLESSING -> state().player(player, PlayerTable.CITYS_BLESSING) != 0;
        };
    }

    public boolean isSuspected(int id) {
        return is(id, ObjectFlags.SUSPECTED);
    }

    public boolean isPhasedOut(int id) {
        return is(id, ObjectFlags.PHASED_OUT);
    }

    public boolean hasAttackedThisTurn(int id) {
        return is(id, ObjectFlags.ATTACKED_THIS_TURN);
    }

    public boolean hasBlockedThisTurn(int id) {
        return is(id, ObjectFlags.BLOCKED_THIS_TURN);
    }

    public boolean isIn(int id, Zone zone) {
        return state().isIn(seen(id), zone);
    }

    public boolean isOnBattlefield(int id) {
        return state().isOnBattlefield(id);
    }

    private int seen(int id) {
        if (!maySee(id)) throw new IllegalArgumentException("hidden from player " + viewer + ": " + id);
        return id;
    }

    /// What an object is now; refused if it is hidden.
    public Traits traits(int id) {
        return Layers.of(state(), seen(id));
    }

    /// What is printed on the face that is up, whatever effects have made of it; refused if it is hidden.
    public Traits printed(int id) {
        return state().printed(seen(id));
    }

    /// CR 608.2h: what an object was that has left a public zone; null if that is not known any more.
    public @Nullable Traits lastKnown(int id) {
        var last = state().lastKnown(id);
        return last == null ? null : last.traits();
    }

    /// The card behind an object; refused if it is hidden.
    public PrintedCard card(int id) {
        if (isFaceHidden(seen(id))) throw new IllegalArgumentException("face down to player " + viewer + ": " + id);
        return state().blueprint(id);
    }

    /// The face that a card's spell has if it is cast as an option's variant says.
    public int faceCast(int card, int variant) {
        return Casting.faceCast(state().blueprint(seen(card)), variant);
    }

    /// Which of the faces of its card an option's variant means, from 0.
    public static int faceOf(int variant) {
        return Casting.face(variant);
    }

    /// Whether that is because an effect lets the player cast the card, for another cost or for none.
    public static boolean isPermitted(int variant) {
        return Casting.isPermitted(variant);
    }

    /// By which name that way of casting is known: "" for the mana cost, or its keyword.
    public String wayName(int card, int variant) {
        return Casting.wayName(state().blueprint(seen(card)), variant);
    }

    public int damage(int id) {
        return state().damage(id);
    }

    public int attachedTo(int id) {
        return state().attachedTo(id);
    }

    public int attacking(int id) {
        return state().attacking(id);
    }

    /// Whether creatures have been declared as attackers in this combat, and still attack.
    public boolean hasAttackers() {
        return !state().combat.attackers.isEmpty();
    }

    public boolean isAttacking(int id) {
        return state().combat.attackers.contains(id);
    }

    /// CR 702.22: whether attackers are in bands.
    public boolean hasBands() {
        return !state().combat.bands.isEmpty();
    }

    /// The counters on an object or player, by kind.
    public Map<String, Integer> counters(int id) {
        var counters = new TreeMap<String, Integer>();
        var own = state().counters(id);
        for (int i = 0; i < own.size(); i++) counters.put(own.kind(i).name(), own.count(i));
        return counters;
    }

    public int counters(int id, CounterKind kind) {
        return state().counters(id).of(kind);
    }

    /// Pairs of a blocker and what it blocks.
    public int blocks() {
        return state().combat.blocks.size() / 2;
    }

    public int blocker(int pair) {
        return state().combat.blocks.get(2 * pair);
    }

    public int blocked(int pair) {
        return state().combat.blocks.get(2 * pair + 1);
    }

    public boolean canBlock(int blocker) {
        return Prospects.canBlock(state(), blocker);
    }

    public boolean couldBlock(int blocker, int attacker) {
        return Prospects.couldBlock(state(), blocker, attacker);
    }

    public int minimumBlockers(int attacker) {
        return Prospects.minimumBlockers(state(), attacker);
    }

    public boolean couldTarget(AbilityView ability, TargetSlot slot, int source, int target) {
        return Prospects.couldTarget(state(), (CompiledAbility) ability, slot, seen(source), viewer, seen(target));
    }

    public boolean couldEnchant(int aura, int target) {
        return Prospects.couldEnchant(state(), seen(aura), viewer, seen(target));
    }

    /// What the game could be as far as the viewer knows.
    public Imagination imagination() {
        return new Imagination(game, viewer);
    }

    /// An object the viewer may see, or null: it is gone, or hidden from them.
    public @Nullable ObjectView find(int id) {
        if (!state().exists(id) || !maySee(id)) return null;
        return object(id);
    }

    private boolean maySee(int id) {
        return viewer == ALL_SEEING || Sight.sees(state(), viewer, id);
    }

    /// Whether it is there, and the viewer knows which card or token it is.
    public boolean knows(int id) {
        return exists(id) && !isFaceHidden(id);
    }

    private boolean isFaceHidden(int id) {
        return viewer != ALL_SEEING && Sight.isFaceHidden(state(), viewer, id);
    }

    private ObjectView object(int id) {
        var state = state();
        boolean hidden = isFaceHidden(id);
        var traits = Layers.of(state, id);
        String name = hidden
                ? "face-down card"
                : state.is(id, ObjectFlags.FACE_DOWN) ? state.blueprint(id).front().name : traits.name;
        var blocking = new ArrayList<Integer>();
        for (int i = 0; i + 1 < state.combat.blocks.size(); i += 2)
            if (state.combat.blocks.get(i) == id) blocking.add(state.combat.blocks.get(i + 1));
        StackItem item = state.item(id);
        var targets = new ArrayList<Integer>();
        if (item != null) for (int[] slot : item.targets) for (int target : slot) targets.add(target);
        return new ObjectView(
                id,
                name,
                traits,
                state.zone(id),
                state.owner(id),
                state.controller(id),
                state.is(id, ObjectFlags.TAPPED),
                state.is(id, ObjectFlags.SICK),
                state.is(id, ObjectFlags.TOKEN),
                state.damage(id),
                state.attachedTo(id),
                state.attacking(id),
                List.copyOf(blocking),
                counters(id),
                List.copyOf(targets),
                item != null && item.castFrom < 0);
    }
}
