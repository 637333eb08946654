package splitsecond.skirmish;

import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import splitsecond.skirmish.Outcome.Choice;
import splitsecond.skirmish.Outcome.Done;
import splitsecond.skirmish.Outcome.Refused;
import splitsecond.skirmish.Outcome.Selected;
import splitsecond.timing.Verdict;

/// A game under way: playing cards step by step, the windows that events open, and taking back.
///
/// Every request is judged against the game as it is at that moment, one request at a time, from whichever thread.
public final class Skirmish {

    public static final String NONE_FITS = "No command cards can be played right now (wrong timing).";
    public static final String WRONG_TIMING = "That card can't be played right now (wrong timing).";
    public static final Duration SELECTION_LASTS = Duration.ofMinutes(2);

    private final CommandCards cards;
    private final InstantSource clock;
    private final List<String> log = new ArrayList<>();
    private final Map<Player, Selected> selections = new EnumMap<>(Player.class);

    /// What comes next, first on top: windows still to be offered, and played cards that wait to take effect.
    private final Deque<Next> agenda = new ArrayDeque<>();

    private GameState state;
    private @Nullable Undo undo;
    private long selected;
    private long plays;

    private sealed interface Next {
        record Offer(OpenWindow window) implements Next {}

        record TakesEffect(Played play) implements Next {}
    }

    /// @param answers the play that this one cancels
    private record Played(
            long id,
            Player player,
            CommandCard card,
            Event event,
            @Nullable Played answers) {}

    private record Undo(Player player, CommandCard card, GameState state, List<Next> agenda) {}

    public Skirmish(CommandCards cards, GameState start, InstantSource clock) {
        this.cards = cards;
        this.state = start;
        this.clock = clock;
    }

    public synchronized GameState state() {
        return state;
    }

    public synchronized List<String> log() {
        return List.copyOf(log);
    }

    /// The window that a player must answer before the game goes on.
    public synchronized Optional<OpenWindow> window() {
        return state.windows().stream().findFirst();
    }

    /// The card that waits for this player's confirmation.
    public synchronized Optional<Selected> selection(Player player) {
        var waiting = selections.get(player);
        return Optional.ofNullable(waiting).filter(one -> clock.instant().isBefore(one.expires()));
    }

    /// Whether the player may play this card now, with the windows of others respected.
    public synchronized Verdict verdict(Player player, String card) {
        var waiting = waitingForOpponent(player);
        return waiting != null
                ? CommandCards.refusal("WAITING", card, waiting)
                : cards.isPlayableNow(state, player, card);
    }

    /// Play from hand, step 1: what may be played.
    public synchronized Outcome playable(Player player) {
        var fitting = state.hand(player).stream()
                .filter(card -> verdict(player, card).allowed())
                .toList();
        return fitting.isEmpty() ? refuse("NONE_FITS", NONE_FITS) : new Choice(fitting);
    }

    /// Play from hand, step 2: the player has chosen; a choice made before is forgotten.
    public synchronized Outcome select(Player player, String card) {
        return select(player, card, null);
    }

    /// A deployment card's Special button, step 1: the special actions in hand that this figure may use now. A refusal
    /// says why the first that it might play does not fit.
    public synchronized Outcome specialActions(Player player, String figure) {
        var special = state.hand(player).stream().filter(this::isSpecial).toList();
        var fitting = special.stream()
                .filter(card -> specialVerdict(player, figure, card).allowed())
                .toList();
        if (!fitting.isEmpty()) return new Choice(fitting);
        for (var card : special) {
            var verdict = specialVerdict(player, figure, card);
            if (!verdict.failed().contains("RESTRICTION")) return new Refused(verdict);
        }
        return refuse(
                "NONE_FITS",
                special.isEmpty()
                        ? "There is no special action in your hand."
                        : figure + " may play none of the special actions in your hand.");
    }

    /// Whether the player may play this card with the Special button of that figure now.
    public synchronized Verdict specialVerdict(Player player, String figure, String card) {
        var waiting = waitingForOpponent(player);
        return waiting != null
                ? CommandCards.refusal("WAITING", card, waiting)
                : cards.isSpecialActionNow(state, player, figure, card);
    }

    private boolean isSpecial(String name) {
        return cards.card(name).filter(card -> cards.actionsFor(card) > 0).isPresent();
    }

    /// A deployment card's Special button, step 2.
    public synchronized Outcome selectSpecial(Player player, String figure, String card) {
        return select(player, card, figure);
    }

    private Outcome select(Player player, String card, @Nullable String figure) {
        var held = held(player, card);
        if (held.isEmpty()) return refuse("IN_HAND", "Cannot play " + card.strip() + ": It is not in your hand.");
        var verdict = judge(player, held.get(), figure);
        if (!verdict.allowed()) return new Refused(verdict);
        var expires = clock.instant().plus(SELECTION_LASTS);
        var selection = new Selected(++selected, player, held.get(), figure, expires);
        selections.put(player, selection);
        return selection;
    }

    /// Step 3: the card is played, if it still may be. Of two confirmations of one selection only the first counts.
    public synchronized Outcome confirm(Player player, long selection) {
        var waiting = selections.get(player);
        if (waiting == null || waiting.id() != selection)
            return refuse("SELECTION", "That selection is no longer open; choose the card again.");
        selections.remove(player);
        if (!clock.instant().isBefore(waiting.expires()))
            return refuse("EXPIRED", "That selection has expired; choose the card again.");
        if (held(player, waiting.card()).isEmpty())
            return refuse("IN_HAND", "Cannot play " + waiting.card() + ": It is not in your hand.");
        var verdict = judge(player, waiting.card(), waiting.figure());
        if (!verdict.allowed()) return new Refused(verdict);
        return play(player, cards.card(waiting.card()).orElseThrow(), waiting.figure());
    }

    public synchronized Outcome cancel(Player player) {
        var forgotten = selections.remove(player);
        if (forgotten == null) return refuse("SELECTION", "There is no selection to cancel.");
        return new Done(player + " keeps " + forgotten.card() + ".");
    }

    /// Closes the player's open window.
    public synchronized Outcome decline(Player player) {
        var open =
                state.windows().stream().filter(one -> one.player() == player).findFirst();
        if (open.isEmpty()) return refuse("WINDOW", "There is no window for you to decline.");
        followed();
        state = state.withWindows(
                state.windows().stream().filter(one -> !one.equals(open.get())).toList());
        var message = note(player + " passes.");
        goOn();
        return new Done(message);
    }

    /// Takes back the player's last play, as long as nothing has followed it.
    public synchronized Outcome undo(Player player) {
        if (undo == null)
            return refuse("UNDO", "There is nothing to take back: the game has gone on since the last play.");
        if (undo.player() != player)
            return refuse(
                    "UNDO",
                    "Only " + undo.player() + " may take back " + undo.card().name() + ".");
        state = undo.state();
        agenda.clear();
        agenda.addAll(undo.agenda());
        selections.clear();
        var message = note(player + " takes back " + undo.card().name() + ".");
        undo = null;
        return new Done(message);
    }

    /// Whose last play can still be taken back.
    public synchronized Optional<Player> canUndo() {
        return Optional.ofNullable(undo).map(Undo::player);
    }

    /// Moves the game along; refused while a player has a window to answer.
    public synchronized Outcome make(Move move) {
        var verdict = possible(move);
        if (!verdict.allowed()) return new Refused(verdict);
        followed();
        var change = Moves.make(state, move);
        state = change.state();
        var message = note(change.words() + ".");
        if (change.event() != null) offer(change.event());
        goOn();
        return new Done(message);
    }

    public synchronized Verdict possible(Move move) {
        var open = window();
        if (open.isPresent()) return Verdict.no("WAITING", open.get().player() + " must play or pass first.");
        return Moves.make(state, move).verdict();
    }

    /// Something happens in the game that players may answer.
    public synchronized Outcome raise(Event event) {
        followed();
        if (event instanceof Event.Defeated defeated) remove(defeated);
        var message = note(event.words() + ".");
        offer(event);
        goOn();
        return new Done(message);
    }

    /// The game changes in a way that has no rules here, such as drawing cards.
    public synchronized void update(UnaryOperator<GameState> change) {
        followed();
        state = change.apply(state);
    }

    /// The same, for the log.
    public synchronized Outcome update(String words, UnaryOperator<GameState> change) {
        update(change);
        return new Done(note(words));
    }

    private @Nullable String waitingForOpponent(Player player) {
        boolean his = state.windows().stream().anyMatch(window -> window.player() == player);
        if (state.windows().isEmpty() || his) return null;
        return player.opponent() + " must play or pass first.";
    }

    private Optional<String> held(Player player, String card) {
        return state.hand(player).stream()
                .filter(one -> CommandCards.key(one).equals(CommandCards.key(card)))
                .findFirst();
    }

    /// As the reason on a card, except that the wrong time is told in one sentence for every card.
    private Verdict judge(Player player, String card, @Nullable String figure) {
        if (figure != null) return specialVerdict(player, figure, card);
        var verdict = verdict(player, card);
        var notTiming = Set.of("KNOWN_CARD", "RESTRICTION");
        return notTiming.containsAll(verdict.failed()) ? verdict : new Verdict(verdict.checks(), WRONG_TIMING);
    }

    private Outcome play(Player player, CommandCard card, @Nullable String figure) {
        undo = new Undo(player, card, state, List.copyOf(agenda));
        var event = new Event.CommandCardPlayed(player, card.name(), card.cost());
        var played = new Played(++plays, player, card, event, answered(card));
        state = state.withoutCard(player, held(player, card.name()).orElseThrow());
        var activation = state.activation();
        if (figure != null && activation != null)
            state = state.withActivation(activation.spending(cards.actionsFor(card)));
        state.windows()
                .reversed()
                .forEach(window ->
                        agenda.push(new Next.Offer(window.player() == player ? window.afterPlaying(card) : window)));
        state = state.withWindows(List.of());
        agenda.push(new Next.TakesEffect(played));
        var message = note(player + " plays " + card.name() + (figure == null ? "" : " with " + figure) + ".");
        offer(event);
        goOn();
        return new Done(message);
    }

    private @Nullable Played answered(CommandCard card) {
        if (card.cancels() == null) return null;
        for (var next : agenda) if (next instanceof Next.TakesEffect(var play)) return play;
        return null;
    }

    /// Puts the windows of an event on top of the agenda: in attacks the attacker's first, else that of the initiative.
    private void offer(Event event) {
        var attack = state.attack();
        var first = attack != null
                ? attack.attacker()
                : event instanceof Event.OfAttack ? event.player() : state.initiative();
        for (var player : List.of(first.opponent(), first)) {
            var timings = cards.openedBy(event, player, state);
            if (!timings.isEmpty()) agenda.push(new Next.Offer(new OpenWindow(player, timings, event, Set.of())));
        }
    }

    private void goOn() {
        while (state.windows().isEmpty() && !agenda.isEmpty()) {
            switch (agenda.pop()) {
                case Next.Offer(var window) -> state = state.withWindows(List.of(window));
                case Next.TakesEffect(var play) -> takeEffect(play);
            }
        }
    }

    private void takeEffect(Played play) {
        var cancelled = play.answers();
        if (cancelled != null) {
            agenda.removeIf(next -> switch (next) {
                case Next.TakesEffect(var waiting) -> waiting.id() == cancelled.id();
                case Next.Offer(var window) -> cancelled.event().equals(window.event());
            });
            note(play.card().name() + " cancels " + cancelled.card().name() + ".");
        } else {
            note(play.card().name() + " takes effect.");
        }
        offer(new Event.CommandCardResolved(play.player(), play.card().name()));
    }

    private void remove(Event.Defeated defeated) {
        if (!state.knowsFiguresOf(defeated.player())) return;
        state = state.withFigures(
                defeated.player(),
                state.figuresOf(defeated.player()).stream()
                        .map(figure -> figure.equals(defeated.figure()) ? figure.defeatedNow() : figure)
                        .toList());
    }

    /// Something follows the last play, which can no longer be taken back.
    private void followed() {
        undo = null;
    }

    private String note(String message) {
        log.add(message);
        return message;
    }

    private static Outcome refuse(String code, String message) {
        return new Refused(Verdict.no(code, message));
    }
}
