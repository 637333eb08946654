package splitsecond.players.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;

/// Puts what happens into sentences: as a story for those who follow a game, which leaves out what they see anyway, and
/// as a log that tells every step.
public final class EventInWords {

    /// What a player is called who gives no name.
    public static final String YOU = "You";

    /// The name in the midst of a sentence.
    public static String within(String name) {
        return name.equals(YOU) ? "you" : name;
    }

    /// A number of life, with a minus that is none of the keyboard.
    private static String signed(int number) {
        return number < 0 ? "−" + -number : String.valueOf(number);
    }

    public sealed interface Part {

        record Text(String text) implements Part {}

        /// A player or object.
        record Mention(int id) implements Part {}
    }

    /// @param story empty if it is no part of the story
    /// @param own what only the player may read instead, empty if there is nothing to hide
    /// @param log null if it is no part of the log
    public record Told(
            List<Part> story, List<Part> own, @Nullable String log) {}

    private static final Told NOTHING = new Told(List.of(), List.of(), null);

    private final GameView view;
    private final IntFunction<String> names;

    /// @param view of everything
    /// @param names what the one who reads calls players and objects, also those that are gone
    public EventInWords(GameView view, IntFunction<String> names) {
        this.view = view;
        this.names = names;
    }

    public Told tell(GameEvent event) {
        int subject = event.subject();
        int player = event.player();
        int other = event.other();
        int amount = event.amount();
        String it = names.apply(subject);
        String who = player < 0 ? "nobody" : names.apply(player);
        String that = other < 0 ? "" : names.apply(other);
        return switch (event.kind()) {
            case STEP_BEGAN ->
                new Told(combat(event), List.of(), who + "'s " + Step.of(amount).word() + " begins");
            case CAST -> new Told(cast(player, subject), List.of(), who + " casts " + it);
            case ACTIVATED ->
                new Told(
                        // To make mana is nothing to tell of.
                        amount == Trigger.Activation.MANA.ordinal() ? List.of() : activated(player, subject, other),
                        List.of(),
                        who + " activates an ability of " + that);
            case LAND_PLAYED -> both(says(player, " plays ", subject, "."), who + " plays " + it);
            case DREW ->
                new Told(says(player, " draws a card."), says(player, " draws ", subject, "."), who + " draws a card");
            case DISCARDED -> both(says(player, " discards ", subject, "."), who + " discards " + it);
            case SACRIFICED -> both(says(player, " sacrifices ", subject, "."), who + " sacrifices " + it);
            case GAINED_LIFE -> {
                String gains = " gains " + amount + " life";
                yield both(says(player, gains + " (" + signed(view.life(player)) + ")."), who + gains);
            }
            case LOST_LIFE -> {
                String loses = " loses " + amount + " life";
                yield both(says(player, loses + " (" + signed(view.life(player)) + ")."), who + loses);
            }
            case DAMAGE -> {
                String deals = " deals " + amount + " damage to ";
                String after = GameView.isPlayer(subject) ? " (" + signed(view.life(subject)) + ")." : ".";
                yield both(says(other, deals, subject, after), that + deals + it);
            }
            case ATTACKED -> both(says(subject, " attacks ", other, "."), it + " attacks " + that);
            case BLOCKED -> both(says(subject, " blocks ", other, "."), it + " blocks " + that);
            case ENTERED ->
                new Told(
                        event.from() == Zone.COMMAND
                                ? says(player, " creates " + article(it) + " ", subject, ".")
                                : List.of(),
                        List.of(),
                        it + " enters the battlefield");
            case LEFT -> new Told(left(event), List.of(), null);
            case MOVED -> new Told(moved(event), List.of(), placed(event));
            case COUNTERED -> both(says(subject, " is countered."), it + " is countered");
            case FIZZLED ->
                both(
                        says(subject, " does not resolve: its targets have become illegal."),
                        it + " has no legal target left");
            case REVEALED -> both(says(player, " reveals ", subject, "."), who + " reveals " + it);
            case SEEN -> new Told(List.of(), List.of(), who + " looks at " + it);
            case COUNTERS_PUT -> counters(event, " gets ");
            case COUNTERS_REMOVED -> counters(event, " loses ");
            case TRANSFORMED -> both(says(subject, " transforms."), it + " transforms");
            case TURNED_FACE_UP -> new Told(says(subject, " is turned face up."), List.of(), null);
            case MULLIGAN -> new Told(says(player, " takes a mulligan."), List.of(), null);
            case SHUFFLED -> both(says(player, " shuffles."), who + " shuffles");
            case GAME_ENDED -> both(ended(event), "the game ends");
            case RESOLVED -> both(resolved(subject), it + " resolves");
            case TAPPED -> new Told(List.of(), List.of(), it + " becomes tapped");
            case PRIORITY_PASSED -> new Told(List.of(), List.of(), who + " passes");
            case ACTION ->
                event.action() == Action.ROLL_DICE
                        ? both(says(player, " rolls " + event.amount() + "."), who + " rolls " + event.amount())
                        : NOTHING;
            case RESOLVING,
                    NOTHING_TO_DO,
                    PLAYER_ATTACKED,
                    BECAME_BLOCKED,
                    WENT_UNBLOCKED,
                    COPIED,
                    UNTAPPED,
                    TAPPED_FOR_MANA,
                    TARGETED,
                    ATTACHED,
                    ANSWERED_ITSELF,
                    NOTE -> NOTHING;
        };
    }

    private static Told both(List<Part> story, String log) {
        return new Told(story, List.of(), log);
    }

    /// A sentence that begins with a player or object.
    private List<Part> says(int first, String verb, Object... rest) {
        var parts = new ArrayList<Part>();
        parts.add(new Part.Mention(first));
        parts.add(new Part.Text(names.apply(first).equals(YOU) ? addressed(verb) : verb));
        for (var part : rest)
            parts.add(part instanceof Integer id ? new Part.Mention(id) : new Part.Text((String) part));
        return List.copyOf(parts);
    }

    /// "You draws a card" is "You draw a card", for a player who is called You.
    private static String addressed(String verb) {
        return verb.matches(" \\w+s\\b.*") ? verb.replaceFirst("s\\b", "") : verb;
    }

    private List<Part> combat(GameEvent event) {
        boolean begins = Step.of(event.amount()) == Step.DECLARE_ATTACKERS && view.hasAttackers();
        return begins ? List.of(new Part.Text("Combat")) : List.of();
    }

    private List<Part> cast(int player, int spell) {
        return chosen(says(player, " casts ", spell), spell, ".");
    }

    private List<Part> activated(int player, int ability, int source) {
        return chosen(says(player, " activates ", source, which(ability)), ability, ".");
    }

    /// A sentence with the targets of a spell or ability, X, and whatever else was chosen for it.
    private List<Part> chosen(List<Part> beginning, int id, String end) {
        var parts = new ArrayList<>(beginning);
        var item = view.stackItem(id);
        if (item != null) {
            var targets = item.targets();
            for (int i = 0; i < targets.size(); i++) {
                String before = i == targets.size() - 1 ? " and " : ", ";
                parts.add(new Part.Text(i == 0 ? " targeting " : before));
                parts.add(new Part.Mention(targets.get(i)));
            }
            if (item.x() > 0) parts.add(new Part.Text(" with X = " + item.x()));
            var chosen = ChosenInWords.of(view, id, names);
            if (!chosen.isEmpty()) parts.add(new Part.Text(" (" + String.join("; ", chosen) + ")"));
        }
        parts.add(new Part.Text(end));
        return List.copyOf(parts);
    }

    private String which(int ability) {
        String cost = ChosenInWords.ability(view, ability);
        return cost.isEmpty() ? "" : ": " + cost;
    }

    /// Nobody was told of a triggered ability before: what was chosen for it is told now.
    private List<Part> resolved(int object) {
        var item = view.stackItem(object);
        if (item == null || !item.isAbility()) return says(object, " resolves.");
        List<Part> which = List.of(new Part.Text("The ability of "), new Part.Mention(item.source()));
        var ability = item.ability();
        if (ability != null && !ability.isActivated()) return chosen(which, object, " resolves.");
        return Stream.concat(which.stream(), Stream.of(new Part.Text(" resolves.")))
                .toList();
    }

    private List<Part> left(GameEvent event) {
        int subject = event.subject();
        var last = view.lastKnown(subject);
        boolean creature = last != null && last.isCreature();
        return switch (event.to()) {
            case GRAVEYARD -> says(subject, creature ? " dies." : " goes to the graveyard.");
            case EXILE -> says(subject, " is exiled.");
            case HAND -> says(subject, " returns to its owner's hand.");
            case LIBRARY -> says(subject, " goes into its owner's library.");
            case BATTLEFIELD, STACK, COMMAND, OUTSIDE -> List.of();
            case null -> List.of();
        };
    }

    /// Zone changes that no other event tells of.
    private List<Part> moved(GameEvent event) {
        var from = event.from();
        var to = event.to();
        int owner = event.player();
        int card = event.other();
        if (from == Zone.LIBRARY && to == Zone.GRAVEYARD)
            return says(card, " goes from ", owner, "'s library to the graveyard.");
        // Which card it is stays between the player and the library.
        if (from == Zone.HAND && to == Zone.LIBRARY) return says(owner, " puts a card from hand into the library.");
        if (from == Zone.GRAVEYARD && to == Zone.HAND) return says(card, " returns to ", owner, "'s hand.");
        if (from == Zone.GRAVEYARD && to == Zone.EXILE) return says(card, " is exiled from the graveyard.");
        if (from != Zone.BATTLEFIELD && from != Zone.STACK && to == Zone.EXILE) return says(card, " is exiled.");
        if (from != Zone.STACK && to == Zone.BATTLEFIELD && (from != Zone.HAND || isPut(card)))
            return says(card, " enters the battlefield.");
        return List.of();
    }

    /// Only lands go from a hand to the battlefield by being played, which is told as that.
    private boolean isPut(int card) {
        return view.exists(card) && !view.traits(card).isLand();
    }

    private @Nullable String placed(GameEvent event) {
        var to = event.to();
        if (to == null || to == Zone.BATTLEFIELD || to == Zone.STACK) return null;
        return names.apply(event.other() < 0 ? event.subject() : event.other()) + " goes to the " + to.word();
    }

    private Told counters(GameEvent event, String verb) {
        String kind = event.word() == null ? "" : event.word();
        String plural = event.amount() == 1 ? " counter." : " counters.";
        String start = verb + event.amount() + " ";
        String told = event.amount() == 1 ? verb + article(kind) + " " : start;
        return both(
                says(event.subject(), told + kind + plural),
                names.apply(event.subject()) + start + event.word() + " counters");
    }

    private static String article(String noun) {
        return noun.matches("(?i)[aeiou].*") ? "an" : "a";
    }

    private List<Part> ended(GameEvent event) {
        String reason = " " + reason(event.word() == null ? "" : event.word());
        if (event.subject() >= 0) return says(event.subject(), " wins." + reason);
        return List.of(new Part.Text("The game is a draw." + reason));
    }

    /// Why the game has ended, as a sentence about whoever has lost it.
    public String reason(String words) {
        int winner = view.winner();
        String loser = winner >= 0 && view.playerCount() == 2 ? names.apply(1 - winner) : "A player";
        String has = loser.equals(YOU) ? " have " : " has ";
        return switch (words) {
            case "" -> "";
            case "0 life" -> loser + has + "no life left.";
            case "10 poison counters" -> loser + has + "ten poison counters.";
            case "draw from an empty library" -> loser + " had to draw from an empty library.";
            default -> "The reason: " + words + ".";
        };
    }
}
