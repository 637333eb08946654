package splitsecond.app.terminal;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.GameView.ObjectView;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;

/// A game as some lines of text, from the seat of one player or of a spectator.
public final class Board {

    private static final String MANA = "WUBRGC";

    private final GameView view;
    /// By player, what is shown of hands.
    private final IntFunction<List<ObjectView>> hands;

    public Board(GameView view) {
        this.view = view;
        hands = view::hand;
    }

    /// With both hands open.
    public Board(Game game) {
        view = game.viewOf(GameView.SPECTATOR);
        hands = player -> game.viewOf(player).hand(player);
    }

    public void print(PrintWriter out) {
        for (String line : lines()) out.println(line);
    }

    /// The viewer's own side comes last, nearest to the question.
    List<String> lines() {
        var lines = new ArrayList<String>();
        lines.add("--- " + turn() + " ---");
        for (int p = 0; p < view.playerCount(); p++) if (p != view.viewer()) side(p, lines);
        stack(lines);
        if (view.viewer() >= 0) side(view.viewer(), lines);
        return lines;
    }

    private String turn() {
        if (view.turn() == 0) return "before the first turn";
        boolean own = view.activePlayer() == view.viewer();
        String whose = own ? "your " : view.playerName(view.activePlayer()) + "'s ";
        return "turn " + view.turn() + ", " + whose + view.step().word();
    }

    private void side(int player, List<String> lines) {
        var head = new StringBuilder(view.playerName(player));
        if (player == view.viewer()) head.append(" (you)");
        head.append(": ").append(view.life(player)).append(" life");
        if (view.poison(player) > 0)
            head.append(", ").append(view.poison(player)).append(" poison");
        head.append(", ").append(cards(view.handSize(player))).append(" in hand");
        head.append(", ").append(view.librarySize(player)).append(" in library");
        String mana = mana(player);
        if (!mana.isEmpty()) head.append(", mana ").append(mana);
        lines.add(head.toString());
        permanents(player, lines);
        list(lines, "top of library", view.libraryTop(player));
        list(lines, "graveyard", view.graveyard(player));
        list(
                lines,
                "exile",
                view.exile().stream().filter(card -> card.owner() == player).toList());
        var hand = hands.apply(player);
        list(lines, hand.size() == view.handSize(player) ? "hand" : "seen in hand", hand);
    }

    private static String cards(int count) {
        return count == 1 ? "1 card" : count + " cards";
    }

    private String mana(int player) {
        var mana = new StringBuilder();
        for (int type = 0; type < MANA.length(); type++)
            mana.append(("{" + MANA.charAt(type) + "}").repeat(view.mana(player, type)));
        return mana.toString();
    }

    private void permanents(int player, List<String> lines) {
        var lands = new ArrayList<ObjectView>();
        var others = new ArrayList<ObjectView>();
        for (var object : view.battlefield())
            if (object.controller() == player)
                (object.traits().is(CardType.LAND) && !object.traits().isCreature() ? lands : others).add(object);
        if (!lands.isEmpty()) lines.add("  lands: " + counted(lands));
        if (!others.isEmpty()) lines.add("  board: " + counted(others));
    }

    private void list(List<String> lines, String zone, List<ObjectView> cards) {
        if (!cards.isEmpty()) lines.add("  " + zone + ": " + countedNames(cards, zone.equals("hand")));
    }

    private String counted(List<ObjectView> objects) {
        return count(objects.stream().map(this::describe).toList());
    }

    private static String countedNames(List<ObjectView> cards, boolean costs) {
        return count(cards.stream()
                .map(card -> costs && card.traits().manaCost() != null
                        ? card.name() + " " + card.traits().manaCost()
                        : card.name())
                .toList());
    }

    private static String count(List<String> names) {
        Map<String, Integer> counts = new LinkedHashMap<>();
        for (String name : names) counts.merge(name, 1, Integer::sum);
        var parts = new ArrayList<String>();
        counts.forEach((name, count) -> parts.add(count == 1 ? name : count + " " + name));
        return String.join(", ", parts);
    }

    /// "Goblin Piker 2/1 (tapped, attacks bob)".
    String describe(ObjectView object) {
        var text = new StringBuilder(object.name());
        if (object.traits().isCreature())
            text.append(" ")
                    .append(object.traits().power())
                    .append("/")
                    .append(object.traits().toughness());
        var state = new ArrayList<String>();
        if (!view.card(object.id()).definition().supported()) state.add("outside the rules");
        var merged = view.merged(object.id());
        if (!merged.isEmpty()) state.add(String.join(" over ", merged));
        if (object.tapped()) state.add("tapped");
        if (object.sick() && object.traits().isCreature() && !object.traits().has(Keyword.HASTE))
            state.add("summoning sick");
        if (object.damage() > 0) state.add(object.damage() + " damage");
        if (object.attacking() != GameView.NONE) state.add("attacks " + name(object.attacking()));
        for (int attacker : object.blocking()) state.add("blocks " + name(attacker));
        if (object.attachedTo() != GameView.NONE) state.add("on " + name(object.attachedTo()));
        object.counters()
                .forEach((kind, count) -> state.add(count + " " + kind + (count == 1 ? " counter" : " counters")));
        if (!state.isEmpty()) text.append(" (").append(String.join(", ", state)).append(")");
        return text.toString();
    }

    private void stack(List<String> lines) {
        for (var object : view.stack()) {
            var line = new StringBuilder(view.isBeingAnnounced(object.id()) ? "  stack, unfinished: " : "  stack: ")
                    .append(object.ability() ? "ability of " : "")
                    .append(object.name());
            line.append(" (").append(name(object.controller())).append(")");
            String before = " at ";
            for (int target : object.targets()) {
                line.append(before).append(name(target));
                before = " and ";
            }
            lines.add(line.toString());
        }
    }

    private String name(int id) {
        if (id >= 0 && id < view.playerCount()) return id == view.viewer() ? "you" : view.playerName(id);
        var object = id < 0 ? null : view.find(id);
        return object == null ? "something that is gone" : object.name();
    }
}
