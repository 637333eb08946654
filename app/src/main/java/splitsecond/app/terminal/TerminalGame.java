package splitsecond.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.app.players.OwnFault;
import splitsecond.app.table.GameInWords;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Pursuit;
import splitsecond.engine.intent.Said;
import splitsecond.players.Defaults;
import splitsecond.players.Policy;
import splitsecond.players.Wording;
import splitsecond.timing.Verdict;

/// A game between people at one terminal and computers: it shows the board, asks, and reads answers line by line.
public final class TerminalGame {

    /// How it ended.
    public enum End {
        OVER,
        CONCEDED,
        /// The input ended before the game.
        NO_MORE_INPUT
    }

    private static final int LOG_LINES = 20;

    private final GameInWords words;
    private final @Nullable Policy[] computers;
    private final Definitions cards;
    private final BufferedReader in;
    private final PrintWriter out;
    private final Style style;

    private final int[] logShown;
    private List<String> shown = List.of();
    /// The turn that the player has passed on in.
    private int passingIn = -1;

    private boolean byHand;
    private boolean fullControl;
    private @Nullable End end;

    /// @param computers one for each seat; null where a person sits
    public TerminalGame(
            Setup setup,
            @Nullable Policy[] computers,
            Definitions cards,
            BufferedReader in,
            PrintWriter out,
            Style style) {
        words = new GameInWords(setup);
        words.tellOfPasses(computers);
        this.computers = computers;
        this.cards = cards;
        this.in = in;
        this.out = out;
        this.style = style;
        logShown = new int[computers.length];
    }

    /// People are asked what to pay with.
    public void payByHand() {
        byHand = true;
    }

    public End play() throws IOException {
        while (end == null && !game().isOver()) {
            int player = game().decision().player();
            var computer = computers[player];
            if (computer != null) words.choose(answerOf(computer));
            else answerFor(player);
            out.flush();
        }
        for (int p = 0; p < computers.length; p++) {
            var computer = computers[p];
            if (computer != null && game().isOver()) computer.end(game().viewOf(p));
        }
        if (end == null) sayHowItEnded();
        out.flush();
        return end == null ? End.OVER : end;
    }

    private int answerOf(Policy computer) {
        try {
            return words.answerOf(computer);
        } catch (RuntimeException fault) {
            throw OwnFault.told(fault);
        }
    }

    Game game() {
        return words.game();
    }

    private void answerFor(int player) throws IOException {
        int automatic = words.automatic(passingIn == game().everything().turn(), byHand, fullControl);
        if (automatic != GameInWords.ASK) words.choose(automatic);
        else ask(player);
    }

    private void sayHowItEnded() {
        showLog(person());
        int winner = game().winner();
        out.println(style.strong(winner < 0 ? "The game is a draw." : words.nameOf(winner) + " has won."));
    }

    /// The person whose log is shown when nobody is asked.
    private int person() {
        for (int p = 0; p < computers.length; p++) if (computers[p] == null) return p;
        return 0;
    }

    private void ask(int player) throws IOException {
        show(player);
        var choices = choices();
        printQuestion(choices);
        int open = game().decisionId();
        while (end == null && game().decisionId() == open) {
            out.print(style.strong("> "));
            out.flush();
            String line = in.readLine();
            // What comes over a pipe is not seen otherwise.
            if (line != null && style == Style.PLAIN) out.println(line);
            if (line == null) {
                out.println();
                out.println("The input has ended, and the game is not over: " + words.nameOf(player) + " was asked: "
                        + words.prompt() + ".");
                end = End.NO_MORE_INPUT;
            } else if (!line.isBlank() && answer(player, line.strip(), choices)) return;
        }
    }

    private void show(int player) {
        showLog(player);
        var board = new Board(game().viewOf(player)).lines();
        if (board.equals(shown)) return;
        shown = board;
        out.println();
        out.println(style.strong(board.getFirst()));
        for (String line : board.subList(1, board.size())) out.println(line);
    }

    private void showLog(int player) {
        // What was taken back is not in the log any more.
        logShown[player] = Math.min(logShown[player], words.logSize());
        for (String line : words.log(logShown[player], player)) out.println(style.faint("  " + line));
        logShown[player] = words.logSize();
    }

    /// What can be answered: a label, and the option it stands for; equal cards are one answer.
    private Map<String, Integer> choices() {
        var decision = game().decision();
        var choices = new LinkedHashMap<String, Integer>();
        for (int i = 0; i < decision.size(); i++) {
            if (decision.kind() == Decision.Kind.PRIORITY && words.isMana(i) && !byHand) continue;
            var option = decision.option(i);
            String label = label(option, i);
            if (isOneOfMany(option)) choices.putIfAbsent(label, i);
            else {
                String unique = label;
                for (int n = 2; choices.containsKey(unique); n++) unique = label + " (" + n + ")";
                choices.put(unique, i);
            }
        }
        return choices;
    }

    /// Cards are as good as others of their name; what is on the battlefield or the stack is not.
    private boolean isOneOfMany(Option option) {
        if (option.kind() == Option.Kind.PLAY_LAND || option.kind() == Option.Kind.CAST) return true;
        boolean object = option.kind() == Option.Kind.ENTITY || option.kind() == Option.Kind.PUT;
        if (!object || !game().everything().exists(option.id())) return false;
        var zone = game().everything().zone(option.id());
        return zone != Zone.BATTLEFIELD && zone != Zone.STACK;
    }

    private String label(Option option, int index) {
        String label = words.label(index);
        // One that is cast in another way costs something else.
        if (option.kind() == Option.Kind.CAST && option.variant() == 0) {
            var cost = game().everything().printed(option.id()).manaCost();
            return cost == null ? label : label + " " + cost;
        }
        if (option.kind() != Option.Kind.ENTITY || GameView.isPlayer(option.id())) return label;
        var view = game().viewOf(game().decision().player());
        var object = view.find(option.id());
        if (object == null) return label;
        String whose = object.controller() == view.viewer() ? "" : ", " + view.playerName(object.controller()) + "'s";
        boolean there = game().everything().isOnBattlefield(option.id());
        return (there ? new Board(view).describe(object) : label) + whose;
    }

    private void printQuestion(Map<String, Integer> choices) {
        var cost = game().everything().costToPay();
        String detail = cost == null ? words.detail() : cost.toString();
        out.println(style.strong(words.prompt()) + (detail.isEmpty() ? "" : " (" + detail.replace("\n", " / ") + ")"));
        int number = 1;
        for (String label : choices.keySet()) out.println(String.format(Locale.ROOT, "%3d  %s", number++, label));
    }

    /// True if the question has been answered or has become another.
    private boolean answer(int player, String line, Map<String, Integer> choices) throws IOException {
        String[] typed = line.split("\\s+", 2);
        String verb = typed[0].toLowerCase(Locale.ROOT);
        String rest = typed.length < 2 ? "" : typed[1];
        switch (verb) {
            case "help", "?" -> help();
            case "why" -> why(player, rest);
            case "card" -> card(rest);
            case "log" -> log(player, rest);
            case "board" -> new Board(game().viewOf(player)).print(out);
            case "options" -> printQuestion(choices);
            case "save" -> save(rest);
            case "undo" -> {
                return undo(player);
            }
            case "end" -> {
                int turn = game().everything().turn();
                if (pursue(player, new Intent.Pass())) passingIn = turn;
                else out.println("There is a question to answer first.");
            }
            case "concede", "quit", "exit" -> {
                out.println(words.nameOf(player) + " concedes.");
                end = End.CONCEDED;
            }
            case "all", "none" -> declare(verb.equals("all"));
            case "pay" -> {
                if (isAnswer(line, choices)) choose(player, line, choices);
                else return pay(rest);
            }
            case "full", "usual" -> {
                if (!rest.equals("control")) choose(player, line, choices);
                else return control(verb.equals("full"));
            }
            default -> choose(player, line, choices);
        }
        return false;
    }

    private void choose(int player, String line, Map<String, Integer> choices) {
        var typed = new Typed(line, choices);
        if (pursue(player, new Intent.Answer(new Said.Named(typed)))) return;
        if (game().decision().takesNames() && name(line)) return;
        boolean unsaid = isPlay(line) && !isAnswer(line, choices);
        var abilities = unsaid && verb(line).equals("activate") ? abilities(choices) : Map.<String, Integer>of();
        if (isAnswer(rest(line), abilities)) choose(player, rest(line), abilities);
        else if (unsaid) whyNot(player, line);
        else out.println(typed.why());
    }

    /// What is no land to play and no card to cast.
    private Map<String, Integer> abilities(Map<String, Integer> choices) {
        var abilities = new LinkedHashMap<String, Integer>();
        choices.forEach((label, index) -> {
            var kind = game().decision().option(index).kind();
            if (kind != Option.Kind.PLAY_LAND && kind != Option.Kind.CAST) abilities.put(label, index);
        });
        return abilities;
    }

    /// CR 201.4: any card can be named.
    private boolean name(String line) {
        var named = cards.pool().named(line);
        return named != null && words.name(named);
    }

    /// Answers the open question as it is wished; false if that is no answer.
    private boolean pursue(int player, Intent intent) {
        var pursuit = Pursuit.of(intent);
        var view = game().viewOf(player);
        var decision = game().decision();
        if (!pursuit.isAbout(view, decision)) return false;
        if (!(pursuit.next(view, decision) instanceof Pursuit.Reply.Take take)) return false;
        words.choose(take.first());
        return true;
    }

    private static boolean isAnswer(String line, Map<String, Integer> choices) {
        return choices.keySet().stream().anyMatch(label -> Wording.means(line, label));
    }

    /// True if the open question is another now: a payment that was asked for is made.
    private boolean pay(String how) {
        if (!how.equals("by hand") && !how.equals("automatically")) {
            out.println("You pay " + (byHand ? "by hand" : "automatically")
                    + "; \"pay by hand\" and \"pay automatically\" change that.");
            return false;
        }
        byHand = how.equals("by hand");
        out.println("From now on you pay " + how + ".");
        return true;
    }

    /// True: whether the open question is asked at all may be another matter now.
    private boolean control(boolean full) {
        fullControl = full;
        out.println(
                full
                        ? "From now on you are asked wherever you have priority."
                        : "From now on you are asked where you can do something that matters.");
        return true;
    }

    /// What follows the first word.
    private static String rest(String line) {
        String[] typed = line.split("\\s+", 2);
        return typed.length < 2 ? "" : typed[1];
    }

    private static String verb(String line) {
        return line.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
    }

    private static boolean isPlay(String line) {
        String verb = verb(line);
        return line.contains(" ") && (verb.equals("cast") || verb.equals("play") || verb.equals("activate"));
    }

    /// Why something that was to be played is none of the answers.
    private void whyNot(int player, String line) {
        String[] typed = line.split("\\s+", 2);
        String name = typed[1];
        var view = game().viewOf(player);
        boolean activates = typed[0].equalsIgnoreCase("activate");
        var verdict = activates ? whyNotActivated(view, name) : null;
        if (activates && verdict == null) {
            out.println("You control nothing that is called \"" + name + "\".");
            return;
        }
        if (verdict == null) {
            var card = card(view, name);
            if (card == null) {
                out.println("You have no card in hand or graveyard that is called \"" + name + "\".");
                return;
            }
            verdict = card.traits().isLand() ? view.canPlayLand(card.id()) : view.canCast(card.id());
        }
        if (!verdict.allowed()) out.println(verdict.message());
        else if (game().decision().kind() == Decision.Kind.PRIORITY)
            out.println("It makes mana when something is paid for; \"pay by hand\" lets you choose which.");
        else out.println("There is a question to answer first: " + words.prompt() + ".");
    }

    private static @Nullable Verdict whyNotActivated(GameView view, String name) {
        Verdict first = null;
        for (int i = 0; i < view.permanents(); i++) {
            int id = view.permanent(i);
            if (view.controller(id) != view.viewer() || !Wording.means(name, view.name(id, ""))) continue;
            if (first == null)
                first = Verdict.no("ABILITY", "Cannot activate " + view.name(id, "that") + ": It has no such ability.");
            for (var play : view.plays(id)) if (play.option().kind() == Option.Kind.ACTIVATE) return play.verdict();
        }
        return first;
    }

    /// A card that might be played, by the beginning of its name.
    private static GameView.@Nullable ObjectView card(GameView view, String name) {
        int player = view.viewer();
        var candidates = new ArrayList<>(view.hand(player));
        candidates.addAll(view.graveyard(player));
        for (var card : view.exile()) if (card.owner() == player) candidates.add(card);
        for (var card : candidates) if (Wording.means(name, card.name())) return card;
        return null;
    }

    /// The rest of a declaration in one word.
    private void declare(boolean all) {
        var kind = game().decision().kind();
        int player = game().decision().player();
        if (kind != Decision.Kind.ATTACK && (all || kind != Decision.Kind.BLOCK)) {
            out.println("\"" + (all ? "all" : "none") + "\" answers a declaration of "
                    + (all ? "attackers." : "attackers or blockers."));
            return;
        }
        var pairs = new ArrayList<Intent.Pair>();
        for (var one : game().viewOf(player).combatants())
            if (all || one.must()) pairs.add(new Intent.Pair(new Meant.Id(one.creature()), null));
        var declaration = Pursuit.of(Intent.Declare.of(kind, pairs));
        while (!game().isOver()
                && game().decision().player() == player
                && declaration.isAbout(game().viewOf(player), game().decision())) {
            var decision = game().decision();
            // One that cannot together with the others stays at home.
            words.choose(
                    declaration.next(game().viewOf(player), decision) instanceof Pursuit.Reply.Take take
                            ? take.first()
                            : Defaults.index(decision));
        }
    }

    private boolean undo(int player) {
        var verdict = words.undo(player);
        out.println(verdict.allowed() ? "Taken back." : verdict.message());
        if (verdict.allowed()) passingIn = -1;
        return verdict.allowed();
    }

    private void why(int player, String name) {
        var view = game().viewOf(player);
        if (name.isEmpty()) {
            out.println("why CARD tells whether you may play a card now, and why not: why bolt");
            return;
        }
        var card = card(view, name);
        if (card == null) {
            out.println("You have no card in hand or graveyard that is called \"" + name + "\".");
            return;
        }
        boolean land = card.traits().isLand();
        print(card.name(), land ? view.canPlayLand(card.id()) : view.canCast(card.id()), land);
    }

    private void print(String name, Verdict verdict, boolean land) {
        out.println(verdict.allowed() ? name + " can be " + (land ? "played" : "cast") + " now." : verdict.message());
        for (var check : verdict.checks()) out.println((check.holds() ? "  ✓ " : "  ✗ ") + check.label());
    }

    private void card(String name) {
        var card = name.isEmpty() ? null : known(name);
        if (card == null) {
            out.println(
                    name.isEmpty()
                            ? "card NAME shows a card: card lightning bolt"
                            : "There is no card named \"" + name + "\".");
            return;
        }
        for (var face : card.faces()) {
            out.println(face.name() + (face.manaCost() == null ? "" : "  " + face.manaCost()));
            out.println(face.types());
            if (!face.text().isEmpty()) out.println(face.text());
        }
    }

    /// A card of this game by the beginning of its name, else any by its whole name.
    private @Nullable CardDefinition known(String name) {
        for (var seat : game().setup().seats())
            for (var card : seat.deck()) if (Wording.means(name, card.name())) return card;
        return cards.supported(name);
    }

    private void log(int player, String count) {
        int lines = count.isEmpty() ? LOG_LINES : Wording.number(count);
        if (lines < 0) out.println("log N shows the last N lines: log 5");
        else for (String line : words.log(Math.max(0, words.logSize() - lines), player)) out.println("  " + line);
    }

    private void save(String name) {
        try {
            if (name.isEmpty()) out.println("save FILE writes the game's record: save game.txt");
            else {
                Files.writeString(Path.of(name), game().record().toString());
                out.println("The record is in " + name + "; 'splitsecond replay " + name + "' plays it again.");
            }
        } catch (IOException | InvalidPathException failed) {
            out.println(name + " cannot be written.");
        }
    }

    private void help() {
        out.println("""
                NUMBER        choose an answer; the beginning of its words does too: bolt
                all, none     attack with everything, or with nothing more; none also for blocks
                end           pass until the end of this turn
                cast CARD, play CARD, activate CARD   do it, or be told why you cannot
                why CARD      whether you may play it now, with each condition
                card NAME     show a card's text
                pay by hand, pay automatically   whether you are asked what pays for a spell
                full control, usual control      whether you are asked wherever you have priority
                undo          take back the spell you are casting, or that waits on the stack
                board, log N, options     show these again
                save FILE     write the game's record
                concede       give up
                Answers are counted from 1. You are asked where you can do something that matters; other priority is passed.""");
    }
}
