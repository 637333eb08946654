package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;

/// Tells what happens in a game, in sentences with references, and to each player only what they may know.
final class Narrator implements GameEvent.Listener {

    /// @param choice the choice that it followed from, so that it can be forgotten when that is taken back
    /// @param secretFor the only player who may read `secret`; all others read `parts`
    private record Line(
            int choice,
            int turn,
            String kind,
            int player,
            List<View.Part> parts,
            int secretFor,
            List<View.Part> secret,
            int loss) {}

    /// What a player is called who gives no name.
    static final String YOU = "You";

    private final List<Line> lines = new ArrayList<>();
    /// Events of the game's start come before there is a game to ask about names.
    private final List<GameEvent> early = new ArrayList<>();

    private @Nullable Game game;
    /// How many lines the watchers have been told that still stand.
    private int told;

    void follow(Game started) {
        game = started;
        for (var event : early) on(event);
        early.clear();
    }

    int size() {
        return lines.size();
    }

    void forgetAfter(int choices) {
        while (!lines.isEmpty() && lines.getLast().choice > choices) removeLast();
    }

    private void removeLast() {
        lines.removeLast();
        told = Math.min(told, lines.size());
    }

    int told() {
        return told;
    }

    void tellAll() {
        told = lines.size();
    }

    /// The lines from a number on, as a viewer may read them.
    List<View.LogEntry> entries(int from, int viewer, boolean all) {
        var entries = new ArrayList<View.LogEntry>();
        for (int i = Math.max(0, from); i < lines.size(); i++) {
            var line = lines.get(i);
            boolean secret = line.secretFor >= 0 && (all || line.secretFor == viewer);
            entries.add(new View.LogEntry(i, line.turn, line.kind, line.player, secret ? line.secret : line.parts));
        }
        return entries;
    }

    /// The last sentence, as plain text.
    String lastSentence() {
        if (lines.isEmpty()) return "";
        var text = new StringBuilder();
        for (var part : lines.getLast().parts) text.append(part.words());
        return text.toString();
    }

    @Override
    public void on(GameEvent event) {
        if (game == null) {
            early.add(event);
            return;
        }
        int subject = event.subject();
        int player = event.player();
        switch (event.kind()) {
            case STEP_BEGAN -> step(player, Step.of(event.amount()));
            case CAST -> cast(player, subject);
            case ACTIVATED -> {
                if (event.amount() == 0) say(player, who(player), " activates ", it(event.other()), ".");
            }
            case LAND_PLAYED -> say(player, who(player), " plays ", it(subject), ".");
            case DREW ->
                secret(
                        player,
                        List.of(who(player), " draws ", it(subject), "."),
                        List.of(who(player), " draws a card."));
            case DISCARDED -> say(player, who(player), " discards ", it(subject), ".");
            case SACRIFICED -> say(player, who(player), " sacrifices ", it(subject), ".");
            case GAINED_LIFE -> say(player, who(player), " gains " + event.amount() + " life.");
            case LOST_LIFE -> lostLife(player, event.amount());
            case DAMAGE -> damage(event);
            case ATTACKED -> say(player, it(subject), " attacks ", it(event.other()), ".");
            case BLOCKED -> say(player, it(subject), " blocks ", it(event.other()), ".");
            case ENTERED -> {
                if (event.from() == Zone.COMMAND) say(player, who(player), " creates ", it(subject), ".");
            }
            case LEFT -> left(event);
            case MOVED -> moved(event);
            case COUNTERED -> say(player, it(subject), " is countered.");
            case FIZZLED -> say(player, it(subject), " does not resolve: its targets have become illegal.");
            case REVEALED -> say(player, who(player), " reveals ", it(subject), ".");
            case COUNTERS_PUT -> counters(event, " gets ");
            case COUNTERS_REMOVED -> counters(event, " loses ");
            case TRANSFORMED -> say(player, it(subject), " transforms.");
            case TURNED_FACE_UP -> say(player, it(subject), " is turned face up.");
            case MULLIGAN -> say(player, who(player), " takes a mulligan.");
            case SHUFFLED -> say(player, who(player), " shuffles.");
            case GAME_ENDED -> ended(event);
            case RESOLVED -> resolved(player, subject);
            default -> {}
        }
    }

    private Game game() {
        if (game == null) throw new IllegalStateException("no game to tell of");
        return game;
    }

    private View.Mention it(int id) {
        String name = Names.of(game(), id);
        if (GameView.isPlayer(id)) return new View.Mention(null, id, name);
        var all = game().everything();
        boolean open = all.exists(id) && !all.isIn(id, Zone.HAND) && !all.isIn(id, Zone.LIBRARY);
        return new View.Mention(open ? id : null, null, name);
    }

    private View.Mention who(int player) {
        return it(player);
    }

    private void say(int player, Object... parts) {
        add("event", player, List.of(parts), GameView.NONE, List.of(), 0);
    }

    private void secret(int player, List<Object> own, List<Object> others) {
        add("event", player, others, player, own, 0);
    }

    private void add(String kind, int player, List<Object> told, int secretFor, List<Object> hidden, int loss) {
        var parts = addressed(told);
        var secret = addressed(hidden);
        int choice = game().decisionId();
        int turn = game().everything().turn();
        if (turn > 0 && (lines.isEmpty() || lines.getLast().turn != turn)) {
            int active = game().everything().activePlayer();
            var heading = parts(List.of("Turn " + turn + ": ", who(active)));
            lines.add(new Line(choice, turn, "turn", active, heading, GameView.NONE, List.of(), 0));
        }
        lines.add(new Line(choice, turn, kind, player, parts, secretFor, secret, loss));
    }

    /// "You draws a card" is "You draw a card", for a player who is called You.
    private static List<View.Part> addressed(List<Object> parts) {
        boolean you = parts.size() > 1
                && parts.getFirst() instanceof View.Mention who
                && who.name().equals(YOU);
        if (!you || !(parts.get(1) instanceof String verb) || !verb.matches(" \\w+s\\b.*")) return parts(parts);
        var words = new ArrayList<>(parts);
        words.set(1, verb.replaceFirst("s\\b", ""));
        return parts(words);
    }

    private static List<View.Part> parts(List<Object> said) {
        return said.stream()
                .map(part -> part instanceof View.Part mention ? mention : new View.Text(String.valueOf(part)))
                .toList();
    }

    private void step(int player, Step step) {
        if (step == Step.DECLARE_ATTACKERS && game().everything().hasAttackers())
            add("step", player, List.of("Combat"), GameView.NONE, List.of(), 0);
    }

    private void cast(int player, int spell) {
        var parts = new ArrayList<Object>(List.of(who(player), " casts ", it(spell)));
        var item = game().everything().stackItem(spell);
        if (item != null) {
            String before = " targeting ";
            for (int target : item.targets()) {
                parts.add(before);
                parts.add(it(target));
                before = " and ";
            }
            if (item.x() > 0) parts.add(" with X = " + item.x());
        }
        parts.add(".");
        add("event", player, List.copyOf(parts), GameView.NONE, List.of(), 0);
    }

    private void resolved(int player, int object) {
        var item = game().everything().stackItem(object);
        if (item != null && item.isAbility())
            say(player, "The ability of ", it(item.source()), " resolves.");
        else say(player, it(object), " resolves.");
    }

    private void lostLife(int player, int amount) {
        add(
                "event",
                player,
                List.of(
                        who(player),
                        " loses " + amount + " life (" + game().everything().life(player) + ")."),
                GameView.NONE,
                List.of(),
                amount);
    }

    /// Damage to a player has just been told as loss of life: this says more.
    private void damage(GameEvent event) {
        var last = lines.isEmpty() ? null : lines.getLast();
        boolean player = GameView.isPlayer(event.subject());
        if (player && last != null && last.player == event.subject() && last.loss == event.amount()) removeLast();
        String after = player ? " (" + game().everything().life(event.subject()) + ")." : ".";
        say(event.player(), it(event.other()), " deals " + event.amount() + " damage to ", it(event.subject()), after);
    }

    private void left(GameEvent event) {
        var last = game().everything().lastKnown(event.subject());
        boolean creature = last != null && last.isCreature();
        var object = it(event.subject());
        switch (event.to()) {
            case GRAVEYARD -> say(event.player(), object, creature ? " dies." : " goes to the graveyard.");
            case EXILE -> say(event.player(), object, " is exiled.");
            case HAND -> say(event.player(), object, " returns to its owner's hand.");
            case LIBRARY -> say(event.player(), object, " goes into its owner's library.");
            case null, default -> {}
        }
    }

    /// Zone changes that no other event tells of.
    private void moved(GameEvent event) {
        var from = event.from();
        var to = event.to();
        int owner = event.player();
        if (from == Zone.LIBRARY && to == Zone.GRAVEYARD) say(owner, it(event.other()), " is put into the graveyard.");
        else if (from == Zone.GRAVEYARD && to == Zone.HAND)
            say(owner, it(event.other()), " returns to ", who(owner), "'s hand.");
        else if (from == Zone.GRAVEYARD && to == Zone.EXILE)
            say(owner, it(event.other()), " is exiled from the graveyard.");
        else if (from != Zone.BATTLEFIELD && from != Zone.STACK && to == Zone.EXILE)
            say(owner, it(event.other()), " is exiled.");
        else if (from != Zone.STACK && from != Zone.HAND && to == Zone.BATTLEFIELD)
            say(owner, it(event.other()), " enters the battlefield.");
    }

    private void counters(GameEvent event, String verb) {
        String kind = event.word() == null ? "" : event.word() + " ";
        String plural = event.amount() == 1 ? " counter." : " counters.";
        say(event.player(), it(event.subject()), verb + event.amount() + " " + kind.strip() + plural);
    }

    private void ended(GameEvent event) {
        String reason = " " + reason(game(), event.word() == null ? "" : event.word());
        if (event.subject() >= 0) say(event.subject(), who(event.subject()), " wins." + reason);
        else say(GameView.NONE, "The game is a draw." + reason);
    }

    /// Why the game has ended, as a sentence about whoever has lost it.
    static String reason(Game game, String words) {
        int winner = game.winner();
        String loser = winner >= 0 && game.everything().playerCount() == 2 ? Names.of(game, 1 - winner) : "A player";
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
