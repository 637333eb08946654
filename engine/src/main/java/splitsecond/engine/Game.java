package splitsecond.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardName;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.intent.Announcement;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Plan;
import splitsecond.engine.rules.playing.Playing;
import splitsecond.engine.rules.playing.Timing;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Sight;
import splitsecond.engine.rules.turn.Priority;
import splitsecond.engine.rules.turn.Starting;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StackItem;
import splitsecond.engine.view.Traits;
import splitsecond.timing.Verdict;

/// A game is a value that waits for a decision: it shows who is asked and every legal answer, and goes on when one is
/// chosen. Nothing else changes it. Not for use by several threads at once; forks are independent.
public final class Game {

    /// The code with which a verdict says that there is no legal target, or that what was named is none.
    public static final String TARGETS = Timing.TARGETS;

    private Setup setup;
    private GameState state;
    private ChoiceLog log;

    private Game(Setup setup, GameState state, ChoiceLog log) {
        this.setup = setup;
        this.state = state;
        this.log = log;
    }

    public static Game start(Setup setup) {
        return start(setup, null);
    }

    /// Starts a game that tells a listener what happens.
    public static Game start(Setup setup, GameEvent.@Nullable Listener listener) {
        var state = Starting.start(setup);
        state.listener = listener;
        Priority.run(state);
        return new Game(setup, state, new ChoiceLog());
    }

    public Setup setup() {
        return setup;
    }

    public Decision decision() {
        return state.decision;
    }

    /// The number of choices made: names the decision that is open now.
    public int decisionId() {
        return log.size();
    }

    public boolean isOver() {
        return state.outcome.over;
    }

    /// The winner, `GameState.DRAW`, or `GameState.NONE` while the game goes on.
    public int winner() {
        return state.outcome.winner;
    }

    /// What is behind the door: nobody outside sees or changes it.
    GameState state() {
        return state;
    }

    /// Answers the open decision with one of its options.
    public void choose(int option) {
        var decision = state.decision;
        if (option < 0 || option >= decision.size())
            throw new IllegalArgumentException("option " + option + " of " + decision.size() + " (" + decision.kind()
                    + " for player " + decision.player() + ")");
        log.add(decision.player(), option);
        long packed = decision.packed(option);
        Priority.choose(state, packed);
        state.history.choices = log.size();
    }

    /// CR 201.4: the option that names the card, which is added if the open decision asks for a name and does not offer
    /// this one. It belongs to the setup then, so that a replay offers it too.
    ///
    /// @return -1 if the decision takes no such name
    public int optionToName(CardName card) {
        var decision = state.decision;
        if (!decision.takesNames() || card.land() && !decision.takesLandNames()) return -1;
        if (!decision.words().contains(card.name())) {
            setup = setup.naming(List.of(card));
            state.named = setup.named();
            decision.addWord(card.name());
        }
        return decision.indexOf(Option.pack(Option.Kind.WORD, decision.words().indexOf(card.name())));
    }

    /// Answers a decision by number for a player: refused if it is not open, not theirs, or the option does not exist.
    public Verdict choose(int player, int decisionId, int option) {
        if (state.outcome.over) return Verdict.no("OVER", "The game is over.");
        if (decisionId != log.size())
            return Verdict.no("STALE", "That decision has been answered already; decision " + log.size() + " is open.");
        if (player != state.decision.player())
            return Verdict.no(
                    "NOT_YOURS",
                    "That decision is " + name(state.decision.player()) + "'s, not " + name(player) + "'s.");
        if (option < 0 || option >= state.decision.size())
            return Verdict.no("OPTION", "There is no option " + option + "; there are " + state.decision.size() + ".");
        choose(option);
        return Verdict.yes();
    }

    private String name(int player) {
        return player >= 0 && player < setup.seats().size()
                ? setup.seats().get(player).name()
                : "nobody";
    }

    /// A game of its own that goes on from here; nobody listens to it.
    public Game fork() {
        return new Game(setup, state.fork(), log.fork());
    }

    /// The same, where players are asked also when they can only pass.
    public Game forkWithoutAutoPass() {
        return new Game(setup, state.forkWithoutAutoPass(), log.fork());
    }

    /// A game that goes on from a state that somebody has imagined: it knows nothing of the choices and the chance that
    /// led there.
    Game imagined(GameState world, long seed) {
        return new Game(setup.withSeed(seed), world, new ChoiceLog());
    }

    /// The same, with the choices that led there.
    Game imagined(GameState world) {
        return new Game(setup, world, log.fork());
    }

    /// A game to try something out on behalf of a player: whatever they cannot know is made up.
    public Game trial(int player) {
        return Imagination.trial(this, player);
    }

    /// The hash of everything by which games can differ, the same on every machine; worked out when it is asked for.
    public long hash() {
        return state.hash();
    }

    /// Whether the two games are equal in everything by which games can differ.
    public boolean sameAs(Game other) {
        return state.sameAs(other.state);
    }

    /// What was chosen so far, as indexes of the options.
    public int[] choices() {
        return log.options();
    }

    public GameRecord record() {
        return GameRecord.of(setup, log.options(), hash());
    }

    public GameView viewOf(int player) {
        if (player < GameView.SPECTATOR || player >= state.playerCount)
            throw new IllegalArgumentException("there is no player " + player);
        return new GameView(this, player);
    }

    /// Everything, for the program that owns the game: checks, logs, laws. Players get a `viewOf` instead.
    public GameView everything() {
        return new GameView(this, GameView.ALL_SEEING);
    }

    public Traits traits(int object) {
        return Layers.of(state, object);
    }

    // The direct calls: each is translated into choices, or refused with a verdict and without a trace.

    public Verdict canCast(int player, int card) {
        return Timing.canCast(state, player, card);
    }

    /// The same for one half or face of the card.
    public Verdict canCast(int player, int card, int face) {
        return Timing.canCastFace(state, player, card, face);
    }

    public Verdict canPlayLand(int player, int card) {
        return Timing.canPlayLand(state, player, card);
    }

    /// Whether the player could activate an ability now, by its place among all abilities of the object.
    public Verdict canActivate(int player, int object, int place) {
        return Timing.canActivate(state, player, object, place);
    }

    /// Everything that the player might do with a card or permanent, allowed or not, with all it needs.
    public List<JudgedPlay> plays(int player, int object) {
        boolean known = player >= 0
                && player < state.playerCount
                && state.exists(object)
                && Sight.sees(state, player, object)
                && !Sight.isFaceHidden(state, player, object);
        return known ? Playing.plays(state, player, object) : List.of();
    }

    /// Whether it is the time for the player to cast the card, which is all that is asked: `canCast` also asks for mana
    /// and targets.
    public Verdict canCastSpellNow(int player, int card) {
        return Timing.canCastNow(state, player, card);
    }

    public Verdict playLand(int player, int card) {
        var verdict = canPlayLand(player, card);
        if (!verdict.allowed()) return verdict;
        return carryOut(player, new Intent.PlayLand(new Meant.Id(card), Intent.Way.ANY));
    }

    public Verdict passPriority(int player) {
        if (state.outcome.over) return Verdict.no("OVER", "The game is over.");
        return carryOut(player, new Intent.Pass());
    }

    /// Casts a spell with its targets in order. Mana is paid automatically, optional costs are not paid; questions
    /// that remain, such as modes, are open afterwards.
    public Verdict castSpell(int player, int card, int... targets) {
        var verdict = canCast(player, card);
        if (!verdict.allowed()) return verdict;
        return carryOut(
                player, new Intent.Cast(new Meant.Id(card), Intent.Way.ANY, Announcement.at(Meant.ids(targets))));
    }

    /// Activates an ability, counted from 0 among the activated abilities of the object.
    public Verdict activate(int player, int object, int ability, int... targets) {
        var view = viewOf(player);
        if (!view.exists(object))
            return Verdict.no("UNKNOWN_CARD", "Cannot activate that: There is no such object now.");
        String start = "Cannot activate " + view.name(object, "that");
        // How a face-down card could be turned up would tell what it is.
        int place = view.knows(object) ? Intent.Way.place(view.traits(object), ability) : GameState.NONE;
        if (place < 0)
            return Verdict.no("UNKNOWN_ABILITY", start + ": It has no activated ability " + (ability + 1) + ".");
        var verdict = canActivate(player, object, place);
        if (!verdict.allowed()) return verdict;
        return carryOut(
                player,
                new Intent.Activate(
                        new Meant.Id(object), Intent.Way.variant(place), Announcement.at(Meant.ids(targets))));
    }

    /// Does all that was wished, or nothing and says why. What chance or hidden cards prevent, once it has begun, stays
    /// open.
    public Verdict carryOut(int player, Intent intent) {
        var plan = Plan.of(this, player, intent);
        if (plan.hasTargetsLeft())
            return Verdict.no(
                    Timing.TARGETS, "Its targets cannot be named now: something else has to be chosen before them.");
        var verdict = plan.verdict();
        while (plan != null && plan.verdict().allowed()) {
            for (int choice : plan.choices()) choose(choice);
            plan = plan.rest(this);
        }
        return verdict;
    }

    /// What may be chosen as the first target of a card in hand, as if its player cast it now.
    public List<Integer> legalTargets(int card) {
        return Timing.legalTargets(state, card);
    }

    /// Takes back the player's last cast that is still on the stack, while nobody else has acted, nothing has
    /// resolved and nothing hidden was
    /// revealed.
    public Verdict undo(int player) {
        var verdict = canUndo(player);
        var cast = lastCast(player);
        if (verdict.allowed() && cast != null) rewind(cast.startedAt);
        return verdict;
    }

    public Verdict canUndo(int player) {
        var cast = lastCast(player);
        if (cast == null) return Verdict.no("NOTHING", "Cannot undo: You have no spell on the stack.");
        for (int i = cast.startedAt; i < log.size(); i++)
            if (log.player(i) != player)
                return Verdict.no("ACTED", "Cannot undo: " + name(log.player(i)) + " has acted since.");
        if (cast.resolutionsBefore != state.history.resolutions)
            return Verdict.no("RESOLVED", "Cannot undo: A spell or ability has resolved since.");
        if (cast.revelationsBefore != state.history.revelations)
            return Verdict.no("REVEALED", "Cannot undo: Hidden information has been revealed since.");
        return Verdict.yes();
    }

    private @Nullable StackItem lastCast(int player) {
        StackItem last = null;
        for (int i = 0; i < state.zones.stack.size(); i++) {
            int id = state.zones.stack.get(i);
            var item = state.item(id);
            if (item == null || item.controller != player || item.castFrom < 0 || state.is(id, ObjectFlags.COPY))
                continue;
            if (last == null || item.startedAt > last.startedAt) last = item;
        }
        return last;
    }

    /// Goes back to the state after so many choices.
    public void rewind(int choices) {
        var earlier = replay(choices);
        earlier.state.listener = state.listener;
        state = earlier.state;
        log = earlier.log;
    }

    private Game replay(int choices) {
        var game = start(setup);
        for (int i = 0; i < choices; i++) game.choose(log.option(i));
        return game;
    }
}
