package splitsecond.skirmish;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import splitsecond.skirmish.Timing.AsSpecialAction;
import splitsecond.skirmish.Timing.InContext;
import splitsecond.skirmish.Timing.OnEvent;
import splitsecond.timing.Problem;
import splitsecond.timing.Verdict;

/// All command cards and the rules of when they may be played, under one profile.
public final class CommandCards {

    private final List<String> profiles;
    private final String profile;
    private final Map<String, Timing> timings;
    private final Map<String, CommandCard> cards;

    CommandCards(List<String> profiles, Map<String, Timing> timings, Map<String, CommandCard> cards) {
        this(profiles, profiles.getFirst(), timings, cards);
    }

    private CommandCards(
            List<String> profiles, String profile, Map<String, Timing> timings, Map<String, CommandCard> cards) {
        this.profiles = List.copyOf(profiles);
        this.profile = profile;
        this.timings = timings;
        this.cards = cards;
    }

    /// The cards that come with the program, under the default profile.
    public static CommandCards bundled() {
        return CardFile.bundled();
    }

    /// Cards of your own.
    ///
    /// @throws Problem if the file says something that means nothing
    public static CommandCards read(Path file) throws IOException {
        return CardFile.at(file);
    }

    public List<String> profiles() {
        return profiles;
    }

    public String profile() {
        return profile;
    }

    public CommandCards under(String otherProfile) {
        if (!profiles.contains(otherProfile))
            throw new Problem(
                    "There is no profile '" + otherProfile + "'; choose " + String.join(" or ", profiles) + ".");
        return new CommandCards(profiles, otherProfile, timings, cards);
    }

    public Collection<CommandCard> cards() {
        return cards.values();
    }

    public Collection<Timing> timings() {
        return timings.values();
    }

    public Optional<CommandCard> card(String name) {
        return Optional.ofNullable(cards.get(key(name)));
    }

    public Optional<Timing> timing(String name) {
        return Optional.ofNullable(timings.get(Timing.key(name)));
    }

    static String key(String cardName) {
        return cardName.strip().toLowerCase(Locale.ROOT);
    }

    public PlayContext playContext(GameState game, Player player) {
        return PlayContext.of(game, player);
    }

    /// Whether the player may play this card from his hand now; the verdict names all that is missing.
    public Verdict isPlayableNow(GameState game, Player player, String cardName) {
        var card = cards.get(key(cardName));
        if (card == null) return refusal("KNOWN_CARD", cardName, "There is no command card of that name.");
        var timing = card.timing();
        if (timing == null) return refusal("TIMING", card.name(), "It has no timing.");
        return timingVerdict(game, player, card, timing).and(restrictionVerdict(game, player, card));
    }

    /// The cards of this hand that may be played now, in hand order; a card held twice is there twice.
    public List<String> playableFromHand(GameState game, Player player, List<String> hand) {
        return hand.stream()
                .filter(card -> isPlayableNow(game, player, card).allowed())
                .toList();
    }

    /// Whether the player may play this card with the Special button of that deployment card now; the verdict names all
    /// that is missing.
    public Verdict isSpecialActionNow(GameState game, Player player, String figureName, String cardName) {
        var card = cards.get(key(cardName));
        if (card == null) return refusal("KNOWN_CARD", cardName, "There is no command card of that name.");
        int actions = actionsFor(card);
        if (actions == 0) return refusal("SPECIAL_ACTION", card.name(), "It is not a special action.");
        return momentVerdict(game, player, card, actions).and(figureVerdict(game, player, figureName.strip(), card));
    }

    private static Verdict momentVerdict(GameState game, Player player, CommandCard card, int actions) {
        var activation = game.activation();
        if (activation == null || activation.player() != player)
            return refusal(Context.DURING_ACTIVATION.name(), card.name(), "It is not your activation.");
        var resolving = game.attack() != null
                ? refusal(Context.BETWEEN_ACTIONS.name(), card.name(), "An attack is being resolved.")
                : game.windows().isEmpty()
                        ? Verdict.yes()
                        : refusal(Context.BETWEEN_ACTIONS.name(), card.name(), "An event is being resolved.");
        int left = activation.actionsLeft();
        if (left >= actions) return resolving;
        return resolving.and(refusal(
                "ACTIONS",
                card.name(),
                "It costs " + actions(actions) + " and " + actions(left) + (left == 1 ? " is" : " are") + " left."));
    }

    /// As everywhere, figures that nobody told us of are not checked.
    private static Verdict figureVerdict(GameState game, Player player, String figureName, CommandCard card) {
        var activation = game.activation();
        var activating = activation == null || activation.player() != player ? null : activation.figure();
        var turn = activating == null || activating.equalsIgnoreCase(figureName)
                ? Verdict.yes()
                : refusal("FIGURE", card.name(), activating + " is activating, not " + figureName + ".");
        if (!game.knowsFiguresOf(player)) return turn;
        var figure = game.figuresOf(player).stream()
                .filter(one -> one.name().equalsIgnoreCase(figureName) && !one.defeated())
                .findFirst();
        if (figure.isEmpty()) return refusal("FIGURE", card.name(), "You have no " + figureName + " in play.");
        if (card.playableBy().fits(figure.get())) return turn;
        return turn.and(refusal(
                "RESTRICTION",
                card.name(),
                "Only this may play it: " + card.playableBy().words() + "."));
    }

    /// The actions that a card costs as a special action, 0 for any other card.
    public int actionsFor(CommandCard card) {
        var timing = card.timing();
        return timing != null && timing.in(profile) instanceof AsSpecialAction special ? special.actions() : 0;
    }

    /// In words: "1 action", "2 actions".
    public static String actions(int number) {
        return number == 0 ? "no actions" : number == 1 ? "1 action" : number + " actions";
    }

    private Verdict timingVerdict(GameState game, Player player, CommandCard card, Timing timing) {
        return switch (timing.in(profile)) {
            case InContext(var window) ->
                window.judge(playContext(game, player), (failed, _) -> cannot(card.name(), Context.refusalOf(failed)));
            case OnEvent _ -> eventVerdict(game, player, card, timing);
            case AsSpecialAction _ ->
                refusal(
                        "FROM_HAND",
                        card.name(),
                        "It is never played from hand, only as a special action of a deployment card.");
        };
    }

    private Verdict eventVerdict(GameState game, Player player, CommandCard card, Timing timing) {
        var open = game.windows().stream()
                .filter(window -> window.player() == player && suits(window, card, timing, game))
                .toList();
        if (open.isEmpty()) return refusal("EVENT", card.name(), "It is played " + timing.when() + ".");
        if (open.stream().allMatch(window -> window.played().contains(card)))
            return refusal("ONCE_PER_WINDOW", card.name(), "It was already played in this window.");
        return Verdict.yes();
    }

    private static boolean suits(OpenWindow window, CommandCard card, Timing timing, GameState game) {
        var event = window.event();
        return window.timings().contains(timing) && (event == null || card.answers(event, window.player(), game));
    }

    private static Verdict restrictionVerdict(GameState game, Player player, CommandCard card) {
        if (card.playableBy() instanceof Restriction.Any || !game.knowsFiguresOf(player)) return Verdict.yes();
        if (game.figuresOf(player).stream().anyMatch(card.playableBy()::fits)) return Verdict.yes();
        return refusal(
                "RESTRICTION",
                card.name(),
                "You have no figure in play that may: " + card.playableBy().words() + ".");
    }

    /// The timings that an event opens for a player: those of any card there is, whatever he holds.
    Set<Timing> openedBy(Event event, Player player, GameState game) {
        return cards.values().stream()
                .filter(card -> card.timing() != null && card.timing().in(profile) instanceof OnEvent)
                .filter(card -> card.answers(event, player, game))
                .map(CommandCard::timing)
                .collect(Collectors.toSet());
    }

    static Verdict refusal(String code, String card, String reason) {
        return Verdict.no(code, cannot(card, reason));
    }

    private static String cannot(String card, String reason) {
        return "Cannot play " + card.strip() + ": " + reason;
    }
}
