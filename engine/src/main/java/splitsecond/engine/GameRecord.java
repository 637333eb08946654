package splitsecond.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardName;
import splitsecond.engine.chance.SecretSeed;
import splitsecond.engine.decision.GameOptions;

/// A whole game as a small text: who played what, the seed, and every choice. Played with the rules it was made with,
/// it
/// replays to the same state, which its hash proves.
///
/// ```
/// splitsecond-record 2
/// rules 2
/// seed 42
/// options autoPass autoPay mulligans
/// player alice
/// 20 Mountain
/// 40 Lightning Bolt
/// player bob
/// …
/// choices 0 1 1 2
/// hash 5ad1e0c2f3a4b596
/// ```
///
/// A game with people says `secret` and 32 hexadecimal digits instead of `seed`. Cards that were named and not offered
/// have lines before the choices, `named Opt` or `namedLand Forest`. A line `sideboard` parts the cards beside a deck
/// from it.
///
/// @param rules the version of the rules it was made with
/// @param secret the seed of a game with people, which has no other; else null
/// @param named cards whose names could be chosen besides those that the game knows
public record GameRecord(
        int rules,
        List<Player> players,
        long seed,
        @Nullable SecretSeed secret,
        GameOptions options,
        List<CardName> named,
        int[] choices,
        long hash) {

    /// The rules that this program plays. It counts up whenever the same choices could lead to another game, or the
    /// same
    /// game to another hash: what was stored before is then refused, never played differently.
    public static final int RULES = 3;

    /// The form of the text. The first did not say the rules: they were 1.
    private static final int FORM = 2;

    private static final String MAGIC = "splitsecond-record ";

    /// A player's name and the names of the deck's cards, in the order in which the deck was given.
    ///
    /// @param sideboard the names of the cards beside it
    public record Player(String name, List<String> deck, List<String> sideboard) {
        public Player {
            deck = List.copyOf(deck);
            sideboard = List.copyOf(sideboard);
        }

        /// All that the player owns.
        public List<String> cards() {
            return Stream.concat(deck.stream(), sideboard.stream()).toList();
        }
    }

    /// What is written does not fit these rules or cards; a fault of the rules while it is replayed is none of these.
    public static final class Misfit extends IllegalArgumentException {
        public Misfit(String why) {
            super(why);
        }
    }

    public GameRecord {
        players = List.copyOf(players);
        named = List.copyOf(named);
    }

    /// A record of a game played with the present rules.
    public GameRecord(List<Player> players, long seed, GameOptions options, int[] choices, long hash) {
        this(RULES, players, seed, null, options, List.of(), choices, hash);
    }

    /// The same of a game with people.
    public GameRecord(List<Player> players, SecretSeed secret, GameOptions options, int[] choices, long hash) {
        this(RULES, players, 0, secret, options, List.of(), choices, hash);
    }

    static GameRecord of(Setup setup, int[] choices, long hash) {
        if (setup.position() != null) throw new IllegalStateException("a game that began in the middle has no record");
        var players = new ArrayList<Player>();
        for (var seat : setup.seats())
            players.add(new Player(
                    seat.name(),
                    seat.deck().stream().map(CardDefinition::name).toList(),
                    seat.sideboard().stream().map(CardDefinition::name).toList()));
        return new GameRecord(
                RULES, players, setup.seed(), setup.secret(), setup.options(), setup.named(), choices, hash);
    }

    /// Plays the record again. Cards are found by name; a record that does not fit says at which choice.
    ///
    /// @throws Misfit if it does not fit
    public Game replay(Function<String, @Nullable CardDefinition> cards) {
        return replay(cards, choices.length);
    }

    public Game replay(Function<String, @Nullable CardDefinition> cards, int until) {
        checkRules();
        var seats = new ArrayList<Setup.Seat>();
        for (var player : players) {
            seats.add(new Setup.Seat(player.name(), find(player.deck(), cards), find(player.sideboard(), cards)));
        }
        var setup = Setup.of(seats, seed, options).naming(named);
        var game = Game.start(secret == null ? setup : setup.withSecret(secret));
        for (int i = 0; i < until; i++) {
            if (game.isOver()) throw misfit(i, "the game is over by then");
            if (choices[i] < 0 || choices[i] >= game.decision().size())
                throw misfit(
                        i,
                        "option " + choices[i] + " is not among the "
                                + game.decision().size() + " options of "
                                + game.decision().kind());
            game.choose(choices[i]);
        }
        if (until == choices.length && game.hash() != hash)
            throw new Misfit("the record replays to another state than the one it was made from: its hash is "
                    + Long.toHexString(hash) + ", the replay's is " + Long.toHexString(game.hash()));
        return game;
    }

    private static List<CardDefinition> find(List<String> names, Function<String, @Nullable CardDefinition> cards) {
        var found = new ArrayList<CardDefinition>();
        for (String name : names) {
            var card = cards.apply(name);
            if (card == null)
                throw new Misfit("the record needs the card \"" + name + "\", which is not in the card pool");
            found.add(card);
        }
        return found;
    }

    /// @throws Misfit if it was made with other rules than this program plays
    public void checkRules() {
        if (rules != RULES)
            throw new Misfit("it was made with version " + rules + " of the rules, and this program plays version "
                    + RULES + ", in which it could go otherwise");
    }

    private static Misfit misfit(int choice, String why) {
        return new Misfit("the record does not fit at choice " + (choice + 1) + ": " + why);
    }

    @Override
    public String toString() {
        var text = new StringBuilder(MAGIC).append(FORM).append('\n');
        text.append("rules ").append(rules).append('\n');
        if (secret == null) text.append("seed ").append(seed);
        else text.append("secret ").append(secret.text());
        text.append('\n').append("options");
        if (options.autoPass()) text.append(" autoPass");
        if (options.autoPay()) text.append(" autoPay");
        if (options.sandbox()) text.append(" sandbox");
        if (options.mulligans()) text.append(" mulligans");
        if (options.everyTarget()) text.append(" everyTarget");
        text.append('\n');
        for (var player : players) {
            text.append("player ").append(player.name()).append('\n');
            appendRuns(text, player.deck());
            if (player.sideboard().isEmpty()) continue;
            text.append("sideboard\n");
            appendRuns(text, player.sideboard());
        }
        for (var card : named) text.append(card.line()).append('\n');
        text.append("choices");
        for (int choice : choices) text.append(' ').append(choice);
        return text.append('\n')
                .append("hash ")
                .append(Long.toHexString(hash))
                .append('\n')
                .toString();
    }

    /// Equal cards that follow each other are one line; the order of the deck is kept, because shuffling depends on it.
    private static void appendRuns(StringBuilder text, List<String> deck) {
        for (int i = 0; i < deck.size(); ) {
            int end = i;
            while (end < deck.size() && deck.get(end).equals(deck.get(i))) end++;
            text.append(end - i).append(' ').append(deck.get(i)).append('\n');
            i = end;
        }
    }

    /// Reads a record; what is wrong is said with its line.
    public static GameRecord parse(String text) {
        return new Reader(text).read();
    }

    private static final class Reader {
        private final String[] lines;
        private int rules = 1;
        private long seed;
        private @Nullable SecretSeed secret;
        private GameOptions options = GameOptions.FAST;
        private final List<String> names = new ArrayList<>();
        private final List<List<String>> decks = new ArrayList<>();
        private final List<List<String>> sideboards = new ArrayList<>();
        private boolean beside;
        private final List<CardName> named = new ArrayList<>();
        private int @Nullable [] choices;
        private @Nullable Long hash;

        Reader(String text) {
            lines = text.split("\\R");
        }

        GameRecord read() {
            if (!lines[0].startsWith(MAGIC)) throw wrong(0, "expected \"" + MAGIC + FORM + "\"");
            String form = lines[0].substring(MAGIC.length()).trim();
            if (!form.equals("1") && !form.equals(Integer.toString(FORM)))
                throw wrong(0, "this is a record of form " + form + "; forms 1 to " + FORM + " are understood");
            for (int i = 1; i < lines.length; i++) if (!lines[i].isBlank()) readLine(i, lines[i].trim());
            if (names.size() < 2) throw wrong(lines.length - 1, "expected at least two \"player NAME\" lines");
            if (choices == null) throw wrong(lines.length - 1, "expected a \"choices\" line");
            if (hash == null) throw wrong(lines.length - 1, "expected a \"hash\" line");
            var players = new ArrayList<Player>();
            for (int p = 0; p < names.size(); p++)
                players.add(new Player(names.get(p), decks.get(p), sideboards.get(p)));
            return new GameRecord(rules, players, seed, secret, options, named, choices, hash);
        }

        private void readLine(int at, String line) {
            String word = line.split(" ", 2)[0];
            String rest = line.substring(word.length()).trim();
            try {
                switch (word) {
                    case "rules" -> rules = Integer.parseInt(rest);
                    case "seed" -> seed = Long.parseLong(rest);
                    case "secret" -> secret = SecretSeed.parse(rest);
                    case "options" -> options = options(at, rest);
                    case "player" -> {
                        names.add(rest);
                        decks.add(new ArrayList<>());
                        sideboards.add(new ArrayList<>());
                        beside = false;
                    }
                    case "sideboard" -> beside = true;
                    case "choices" ->
                        choices = rest.isEmpty()
                                ? new int[0]
                                : Arrays.stream(rest.split(" +"))
                                        .mapToInt(Integer::parseInt)
                                        .toArray();
                    case "named", "namedLand" -> named.add(Objects.requireNonNull(CardName.parse(word + " " + rest)));
                    case "hash" -> hash = Long.parseUnsignedLong(rest, 16);
                    default -> {
                        if (decks.isEmpty())
                            throw wrong(at, "expected rules, seed, secret, options, player, named, choices or hash");
                        int count = Integer.parseInt(word);
                        if (count < 1 || count > 1000) throw wrong(at, "expected a number of cards from 1 to 1000");
                        for (int n = 0; n < count; n++)
                            (beside ? sideboards : decks).getLast().add(rest);
                    }
                }
            } catch (NumberFormatException _) {
                throw wrong(at, "expected a number in \"" + line.substring(0, Math.min(40, line.length())) + "\"");
            }
        }

        private GameOptions options(int at, String words) {
            boolean autoPass = false;
            boolean autoPay = false;
            boolean sandbox = false;
            boolean mulligans = false;
            boolean everyTarget = false;
            for (String word : words.isEmpty() ? new String[0] : words.split(" +")) {
                switch (word) {
                    case "autoPass" -> autoPass = true;
                    case "autoPay" -> autoPay = true;
                    case "sandbox" -> sandbox = true;
                    case "mulligans" -> mulligans = true;
                    case "everyTarget" -> everyTarget = true;
                    default ->
                        throw wrong(
                                at,
                                "unknown option \"" + word + "\"; known are autoPass, autoPay, sandbox, mulligans,"
                                        + " everyTarget");
                }
            }
            return new GameOptions(autoPass, autoPay, sandbox, mulligans, everyTarget);
        }

        private static Misfit wrong(int line, String what) {
            return new Misfit("line " + (line + 1) + ": " + what);
        }
    }
}
