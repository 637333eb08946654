package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.engine.GameRecord;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.words.EventInWords;

/// How games begin: against a computer, with an invitation, as a rematch, or where another one was.
final class GameStarts {

    private final Tables tables;
    private final WantedDecks decks;

    GameStarts(Tables tables) {
        this.tables = tables;
        decks = new WantedDecks(tables.decks());
    }

    /// @param address where the server is, for the invitation
    Started open(NewGame wanted, String address) {
        boolean sandbox = Boolean.TRUE.equals(wanted.sandbox());
        var own = decks.wanted(wanted.deck(), sandbox);
        var other = decks.wanted(wanted.opponentDeck(), sandbox);
        String id = tables.homes().fresh();
        String token = Tokens.fresh();
        String kind = wanted.opponent() == null ? "" : wanted.opponent();
        String invite = kind.equals("invite") ? Tokens.invitation(token, id) : null;
        boolean people = kind.equals("hotseat") || invite != null;
        refuse(wanted, people, invite != null);
        String name = name(wanted.name(), invite != null ? "Player 1" : EventInWords.YOU);
        var you = wanted.player() != null
                ? tables.opponents().seat(wanted.player(), " 1", own.name())
                : Seat.human(name, own.name(), Tokens.hash(token));
        var opponent = opponent(wanted, kind, invite, you, other.name());
        int seat = goesFirst(wanted.first()) ? 0 : 1;
        var table = open(
                id,
                List.of(you, opponent),
                List.of(own, other),
                seat,
                wanted.seed(),
                SeatsFile.of(List.of(), kind.equals("hotseat"), pace(wanted, you, opponent))
                        .with(clock(wanted.clock()))
                        .delayedBy(delay(wanted.delay(), you, opponent))
                        .with(series(wanted.bestOf(), seat == 0 ? List.of(own, other) : List.of(other, own))),
                sandbox);
        String opponentWord = people ? kind : opponent.kind().word();
        return started(table, wanted.player() == null ? token : null, seat, opponentWord, invite, address);
    }

    private static void refuse(NewGame wanted, boolean people, boolean invited) {
        if (wanted.player() != null && people)
            throw new Refusal(
                    400, "With \"player\" both are computers; choose one as \"opponent\" too.", List.of("OPPONENT"));
        if (wanted.seed() != null && invited)
            throw new Refusal(
                    400,
                    "Who chooses the \"seed\" knows every card; where two people play nobody chooses it.",
                    List.of("SEED"));
    }

    private Seat opponent(NewGame wanted, String kind, @Nullable String invite, Seat you, String deck) {
        if (kind.equals("hotseat")) return Seat.human(otherName(wanted, "Player 2"), deck, you.key());
        if (invite != null)
            return new Seat(
                    Seat.Kind.HUMAN, otherName(wanted, "Guest"), deck, null, Tokens.hash(invite), Settings.USUAL, null);
        return tables.opponents().seat(wanted.opponent(), wanted.player() == null ? "" : " 2", deck);
    }

    /// How fast two computers play, or null for all at once. Those that think long are always shown.
    private static @Nullable Integer pace(NewGame wanted, Seat one, Seat other) {
        boolean people = !one.kind().isComputer() || !other.kind().isComputer();
        var pace = wanted.pace();
        if (pace != null && (people || pace < 0 || pace > Limits.PACE_MOST))
            throw new Refusal(
                    400,
                    "\"pace\" is for two computers: 0 to " + Limits.PACE_MOST + " milliseconds between their moves.",
                    List.of("PACE"));
        if (people) return null;
        if (one.kind().isSlow() || other.kind().isSlow()) return pace == null ? Limits.PACE : pace;
        return pace == null || pace == 0 ? null : pace;
    }

    /// Nobody is called You by others.
    private static String name(@Nullable String given, String otherwise) {
        var name = Limits.name(given == null ? "" : given, otherwise);
        return name.equalsIgnoreCase(EventInWords.YOU) ? otherwise : name;
    }

    private static String otherName(NewGame wanted, String otherwise) {
        return Limits.name(wanted.opponentName() == null ? "" : wanted.opponentName(), otherwise);
    }

    private static boolean goesFirst(@Nullable String first) {
        return switch (first == null ? "random" : first) {
            case "you" -> true;
            case "opponent" -> false;
            case "random" -> Tokens.coin();
            default -> throw new Refusal(400, "\"first\" is you, opponent or random.", List.of("FIRST"));
        };
    }

    private Started started(
            Table opened, @Nullable String token, int seat, String opponent, @Nullable String invite, String address) {
        return tables.at(
                opened.id(),
                table -> new Started(
                        table.id(),
                        token,
                        token == null ? -1 : seat,
                        invite == null ? null : address + "/#join=" + table.id() + "." + invite,
                        "/#game=" + table.id(),
                        opponent,
                        table.view(table.seatsOf(token))));
    }

    private static @Nullable Clock clock(@Nullable Integer minutes) {
        if (minutes == null || minutes == 0) return null;
        if (minutes < 0 || minutes > Limits.CLOCK)
            throw new Refusal(400, "\"clock\" is 1 to " + Limits.CLOCK + " minutes.", List.of("CLOCK"));
        return Clock.of(minutes, 2);
    }

    private static @Nullable Integer delay(@Nullable Integer seconds, Seat one, Seat other) {
        if (seconds == null || seconds == 0) return null;
        boolean computers = one.kind().isComputer() && other.kind().isComputer();
        if (computers || seconds < 0 || seconds > Limits.DELAY)
            throw new Refusal(
                    400, "\"delay\" is 1 to " + Limits.DELAY + " seconds, for games with people.", List.of("DELAY"));
        return seconds;
    }

    private static @Nullable Series series(@Nullable Integer bestOf, List<Deck> decks) {
        if (bestOf == null || bestOf == 1) return null;
        if (bestOf != 3) throw new Refusal(400, "\"bestOf\" is 1 or 3.", List.of("BEST_OF"));
        return Series.of(bestOf, decks);
    }

    /// @param seats the client's and the other, in this order; `first` says where the client sits
    /// @param how the game is played, whoever sits there
    private Table open(
            String id,
            List<Seat> seats,
            List<Deck> chosen,
            int first,
            @Nullable Long seed,
            SeatsFile how,
            boolean sandbox) {
        var order = first == 0 ? List.of(0, 1) : List.of(1, 0);
        var sitting = new ArrayList<Seat>();
        var sides = new ArrayList<Setting.Side>();
        for (int which : order) {
            sitting.add(seats.get(which));
            sides.add(new Setting.Side(seats.get(which).name(), chosen.get(which)));
        }
        boolean people = seats.stream().anyMatch(seat -> !seat.kind().isComputer());
        // Who looks on sees every spell on the stack before it resolves.
        var computers = how.pace() == null ? GameOptions.FAST : GameOptions.FAST.withoutAutoPass();
        var options = people ? GameOptions.FULL : computers;
        var setting = Setting.of(sides, seed, sandbox ? options.inSandbox() : options);
        var file = how.with(sitting);
        var play = file.isComplete() ? new Play(setting.setup(decks.decks())) : null;
        tables.makeRoom();
        return tables.set(id, setting, file, play);
    }

    record Joining(
            @Nullable String invite,
            @Nullable String name,
            @Nullable String deck) {}

    Started join(String id, Joining wanted, String address) {
        var token = Tokens.fresh();
        return tables.at(id, table -> {
            var file = table.file();
            int seat = invited(file, wanted.invite());
            var waiting = file.seats().get(seat);
            String name = name(wanted.name(), waiting.name());
            var deck = wanted.deck() == null
                    ? null
                    : decks.wanted(wanted.deck(), table.setting().isSandbox());
            var setting = table.setting().with(seat, name, deck);
            var guest = new Seat(
                    Seat.Kind.HUMAN,
                    name,
                    deck == null ? waiting.deck() : deck.name(),
                    Tokens.hash(token),
                    null,
                    waiting.settings(),
                    null);
            table.start(seat, guest, deck == null ? null : Series.pool(deck), setting, setting.setup(decks.decks()));
            return started(table, token, seat, "invite", null, address);
        });
    }

    private static int invited(SeatsFile file, @Nullable String code) {
        for (int i = 0; i < file.seats().size(); i++)
            if (code != null && Tokens.fits(code, file.seats().get(i).invite())) return i;
        throw new Refusal(403, "This invitation is wrong or has been used; ask for a new one.", List.of("INVITE"));
    }

    /// @param deck for the next game of a series, of the cards that were brought to it; null for the same
    record Again(@Nullable String deck) {}

    /// The game after this one, and where whoever asks sits there.
    private record Next(String id, int seat, @Nullable Deck deck) {}

    /// The same players again, the other one first; in a series, whoever lost. Each person gets their seat by asking.
    Started rematch(String id, int seats, Again wanted, String address) {
        if (seats == 0) throw Table.unauthorized();
        var token = Tokens.fresh();
        int own = Integer.numberOfTrailingZeros(seats);
        var next = tables.at(id, table -> {
            if (!table.isOver()) throw new Refusal(422, "The game is not over yet.", List.of("NOT_OVER"));
            if (table.setting().scenario() != null)
                throw new Refusal(422, "A board that was set is set anew instead.", List.of("POSITION"));
            var deck = sideboarded(table, own, wanted.deck());
            synchronized (table) {
                boolean turned = table.file().series() == null || Series.isTurned(table.winner());
                var known = table.followedBy(null);
                var again = known == null
                        ? table.followedBy(
                                openAgain(table, own, deck, turned, token).id())
                        : known;
                if (again == null) throw new IllegalStateException("a rematch was made and is not there");
                return new Next(again, turned ? 1 - own : own, deck);
            }
        });
        return tables.at(next.id, table -> sitDown(table, next, token, address));
    }

    private @Nullable Deck sideboarded(Table table, int seat, @Nullable String list) {
        var series = table.file().series();
        if (list == null) return null;
        if (series == null)
            throw new Refusal(422, "Decks are changed between the games of a series alone.", List.of("SERIES"));
        var deck = decks.wanted(list, table.setting().isSandbox());
        series.checkSideboarded(seat, deck);
        var known =
                GameRecord.parse(table.setting().record()).players().get(seat).cards();
        return deck.beside(
                series.beside(seat, deck).stream().filter(known::contains).toList());
    }

    private Started sitDown(Table table, Next next, String token, String address) {
        boolean hotseat = table.file().hotseat();
        int seat = next.seat;
        var empty = table.file().seats().get(seat);
        if (empty.invite() != null) {
            var setting = table.setting().with(seat, empty.name(), next.deck);
            table.start(seat, empty.takenWith(Tokens.hash(token)), null, setting, setting.setup(decks.decks()));
        } else {
            table.give(seat, Tokens.hash(token));
            if (hotseat) table.give(1 - seat, Tokens.hash(token));
        }
        var other = table.file().seats().get(1 - seat);
        String opponent =
                hotseat ? "hotseat" : other.kind().isComputer() ? other.kind().word() : "invite";
        return started(table, token, seat, opponent, null, address);
    }

    /// Between two games of a series each person says with which deck they go on; the second of them begins the game.
    private Table openAgain(Table before, int own, @Nullable Deck deck, boolean turned, String token) {
        var file = before.file();
        var series = file.series();
        var id = tables.homes().beside(before.id());
        boolean people = file.seats().stream().noneMatch(seat -> seat.kind().isComputer()) && !file.hotseat();
        boolean waits = series != null && people;
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < file.seats().size(); i++) {
            var seat = file.seats().get(i);
            var invite = waits && i != own ? Tokens.hash(Tokens.invitation(token, id)) : null;
            seats.add(new Seat(seat.kind(), seat.name(), seat.deck(), null, invite, seat.settings(), seat.player()));
        }
        var setting = before.setting().again(own, deck, turned);
        var clock = file.clock();
        var next = SeatsFile.of(turned ? seats.reversed() : seats, file.hotseat(), file.pace())
                .with(clock == null ? null : clock.anew())
                .delayedBy(file.delay())
                .with(series == null ? null : series.next(before.winner(), turned));
        var play = waits ? null : new Play(setting.setup(decks.decks()));
        return tables.set(id, setting, next, play);
    }

    /// A new game that begins where another one was.
    Started playOn(Replays.Story story, String from, TableSite.PlayingOn wanted, String address) {
        if (wanted.seat() < 0 || wanted.seat() >= story.players().size())
            throw new Refusal(400, "There is no seat " + wanted.seat() + ".", List.of("SEAT"));
        String token = Tokens.fresh();
        String kind = wanted.opponent() == null ? "hotseat" : wanted.opponent();
        if (kind.equals("invite"))
            throw new Refusal(400, "Who has seen the game knows every card: play on alone.", List.of("OPPONENT"));
        boolean hotseat = kind.equals("hotseat");
        var seats = new ArrayList<Seat>();
        for (int i = 0; i < story.players().size(); i++) {
            var computer =
                    hotseat || i == wanted.seat() ? null : tables.opponents().seat(kind, "", "");
            seats.add(
                    computer == null
                            ? Seat.human(story.players().get(i), "", Tokens.hash(token))
                            : Seat.computer(computer.kind(), story.players().get(i), "", computer.player()));
        }
        var play = new Play(story.setting().setup(decks.decks()));
        for (int choice : story.choices()) play.choose(choice);
        if (play.game().isOver())
            throw new Refusal(422, "The game is over by then; choose an earlier moment.", List.of("OVER"));
        var file = SeatsFile.of(seats, hotseat, null).from(from);
        tables.makeRoom();
        var table = tables.set(tables.homes().fresh(), story.setting(), file, play);
        String opponent = hotseat ? kind : seats.get(1 - wanted.seat()).kind().word();
        return started(table, token, hotseat ? 0 : wanted.seat(), opponent, null, address);
    }
}
