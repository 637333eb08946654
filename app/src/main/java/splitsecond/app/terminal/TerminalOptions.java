package splitsecond.app.terminal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import splitsecond.app.cards.CardFiles;
import splitsecond.app.cards.NamedDecks;
import splitsecond.cards.Bundled;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.Policy;
import splitsecond.timing.Problem;

/// What `play` takes for a game in the terminal.
public final class TerminalOptions {

    /// Every payment and every priority is offered: the terminal itself pays, unless the player wants to, and passes on
    /// where there is nothing to do, so that a spell can be taken back.
    private static final GameOptions OPTIONS = GameOptions.FULL;

    private static final String HUMAN = "human";

    @Option(names = "--terminal", description = "Play here in the terminal instead; works over a pipe too.")
    private boolean terminal;

    @Option(
            names = "--opponent",
            paramLabel = "PLAYER",
            description = "With --terminal: heuristic, search:200ms, simple, random, … or human (default: heuristic).")
    private @Nullable String opponent;

    @Option(names = "--seed", paramLabel = "S", description = "With --terminal: the same seed shuffles the same.")
    private @Nullable Long seed;

    @Option(names = "--pay-by-hand", description = "With --terminal: you choose what pays for each spell.")
    private boolean payByHand;

    @Option(
            names = "--sandbox",
            description = "With --terminal: decks may have cards whose text is not supported; you move them by hand.")
    private boolean sandbox;

    @Parameters(
            arity = "0..2",
            paramLabel = "DECK",
            description =
                    "With --terminal: your deck and your opponent's, bundled or files (default: two bundled ones).")
    private List<String> decks = new ArrayList<>();

    /// @throws Problem if there are options that only a game in the terminal has
    public boolean isTerminal() {
        if (!terminal && (opponent != null || seed != null || payByHand || sandbox || !decks.isEmpty()))
            throw new Problem(
                    "DECK, --opponent, --seed, --pay-by-hand and --sandbox belong to --terminal; in the browser they are chosen there.");
        if (decks.size() > 2) throw new Problem("Two decks play each other, and there are " + decks.size() + ".");
        return terminal;
    }

    /// The exit code: 0 if the game came to its end or was given up, 1 if the input ended before.
    ///
    /// @param players makes a player from its name
    /// @param otherwise the opponent if none is named
    public int play(
            CardFiles cards, Function<String, Policy> players, String otherwise, InputStream in, PrintWriter out)
            throws IOException {
        long shuffled = seed == null ? System.nanoTime() % 1_000_000 : seed;
        var named = new NamedDecks(cards);
        var bundled = Bundled.decks();
        var own = read(
                named,
                decks.isEmpty() ? bundled.get(index(shuffled, bundled.size())).id() : decks.getFirst());
        var theirs = read(
                named,
                decks.size() < 2
                        ? bundled.get(index(shuffled / 31 + 7, bundled.size())).id()
                        : decks.get(1));
        String kind = opponent == null ? otherwise : opponent;
        var computer = kind.equals(HUMAN) ? null : players.apply(kind);
        if (computer != null) computer.begin(shuffled * 31 + 2);
        var setup = Setup.of(
                List.of(own.seat("Alice"), theirs.seat("Bob")), shuffled, sandbox ? OPTIONS.inSandbox() : OPTIONS);
        out.println("You are Alice and play " + own.name() + "; Bob (" + kind + ") plays " + theirs.name() + ". Seed "
                + shuffled + ". 'help' tells what can be typed.");
        if (sandbox) out.println(outside(own, theirs));
        var game = new TerminalGame(
                setup,
                new @Nullable Policy[] {null, computer},
                named.definitions(),
                new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8)),
                out,
                Style.here());
        if (payByHand) game.payByHand();
        return game.play() == TerminalGame.End.NO_MORE_INPUT ? 1 : 0;
    }

    private NamedDecks.Deck read(NamedDecks named, String deck) {
        return sandbox ? named.readForSandbox(deck) : named.read(deck);
    }

    private static String outside(NamedDecks.Deck... decks) {
        var names = Stream.of(decks)
                .flatMap(deck -> deck.cards().stream())
                .filter(card -> !card.supported())
                .map(CardDefinition::name)
                .distinct()
                .collect(Collectors.joining(", "));
        return "This is a sandbox game. Outside the rules, and moved by hand by their owners: "
                + (names.isEmpty() ? "no card." : names + ".");
    }

    private static int index(long number, int size) {
        return (int) Math.floorMod(number, (long) size);
    }
}
