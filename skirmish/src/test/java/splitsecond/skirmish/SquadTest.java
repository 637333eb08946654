package splitsecond.skirmish;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.timing.Problem;

class SquadTest {

    private static final CommandCards CARDS = CommandCards.bundled();
    private static final Event.Near NEAR = Event.Near.to(Player.ONE, 1, true);

    @TempDir
    private Path folder;

    /// Takes every squad through all that can happen in a round, on both sides, and notes what it could play.
    @ParameterizedTest
    @ValueSource(strings = {"table", "strict"})
    void everyCardCanBePlayedByASquadThatIsOffered(String profile) {
        var cards = CARDS.under(profile);
        var played = new TreeSet<String>();
        var offered = Squad.offered(cards);
        for (var squad : offered) played.addAll(new Tour(cards, squad, offered.getFirst()).playable());
        var all = new TreeSet<String>();
        for (var card : cards.cards()) all.add(card.name());
        all.removeAll(played);
        assertThat(all).isEmpty();
        assertThat(played).hasSize(289);
    }

    @Test
    void theSquadsAreWithinWhatTournamentsAllow() {
        for (var squad : Squad.offered(CARDS)) {
            if (squad.hand().isEmpty())
                assertThat(squad.notes(CARDS)).as(squad.name()).isEmpty();
            assertThat(squad.cards()).as(squad.name()).allSatisfy(name -> {
                var by = CARDS.card(name).orElseThrow().playableBy();
                assertThat(squad.figures()).as(name).anyMatch(by::fits);
            });
        }
    }

    @Test
    void aFileOfOnesOwn() throws IOException {
        var file = Files.writeString(folder.resolve("mine.yaml"), """
                name: Mine
                figures:
                  - chewbacca
                  - {name: Scout, traits: [spy], size: small, affiliation: rebel, unique: true, cost: 5}
                hand: [Data Theft]
                deck:
                  - battle scars
                  - Negation
                """);
        var squad = Squad.read(file, CARDS);
        assertThat(squad.name()).isEqualTo("Mine");
        assertThat(squad.figures()).extracting(Figure::name).containsExactly("Chewbacca", "Scout");
        assertThat(squad.figures()).allMatch(Figure::ready);
        assertThat(squad.hand()).containsExactly("Data Theft");
        assertThat(squad.deck()).containsExactly("Battle Scars", "Negation");
    }

    @Test
    void jsonIsUnderstoodToo() {
        assertThat(Squad.parse("{\"figures\": [\"Yoda\"], \"deck\": [\"Force Jump\"]}", CARDS)
                        .cards())
                .containsExactly("Force Jump");
    }

    @Test
    void whatMakesNoSenseIsRefusedWithItsLine() {
        refused("figures: []", "squad, line 1: a squad must have figures.");
        refused("figures: [", "squad, line 1: a bracket or a quotation mark is opened and never closed.");
        refused(
                "a: b: c",
                "squad, line 1: there is one colon too many; text with a colon in it stands in quotation marks.");
        refused("deck: [Blitz]", "squad, line 1: a squad must have figures.");
        refused("figures:\n  - Nobody", "squad, line 2: the figure 'Nobody' is not known; say more: ");
        refused("figures:\n  - Yoda\n  - yoda", "squad, line 3: Yoda is there twice; ");
        refused("figures: [Yoda]\ndeck:\n  - Blitzz", "squad, line 3: there is no command card 'Blitzz'.");
        refused(
                "figures: [Yoda]\ndeck:\n  - Wookiee Rage",
                "squad, line 3: nobody in the squad may play Wookiee Rage: WOOKIEE.");
        refused("figures: [{name: A, size: TINY}]", "squad, line 1: figures[0].size must be one of SMALL, LARGE");
        refused("figures: [{name: A, defeated: true}]", "squad, line 1: A cannot be defeated before the game.");
        refused("figures: [Yoda]\ndecks: []", "squad, line 2: unknown key 'decks'");
        refused("figures: [Yoda]\nname: " + "x".repeat(41), "squad, line 2: a name has at most 40 characters.");
        refused("figures: Yoda", "squad, line 1: figures must be a list.");
        refused("[", "squad, line ");
        refused("", "squad: the file is empty.");
        refused("figures: [Yoda]\ndeck: [" + "Planning, ".repeat(61) + "]", "squad, line 1: a squad has at most 60");
    }

    private static void refused(String text, String sentence) {
        assertThatThrownBy(() -> Squad.parse(text, CARDS))
                .isInstanceOf(Problem.class)
                .hasMessageStartingWith(sentence);
    }

    /// One squad against another that has a figure of every kind that events ask for.
    private static final class Tour {
        private final CommandCards cards;
        private final Squad squad;
        private final Squad others;
        private final Set<String> found = new TreeSet<>();

        Tour(CommandCards cards, Squad squad, Squad others) {
            this.cards = cards;
            this.squad = squad;
            this.others = others;
        }

        Set<String> playable() {
            for (var first : Player.values()) for (var figure : squad.figures()) round(first, figure);
            events();
            return found;
        }

        private Skirmish game() {
            var start = GameState.NOTHING_YET
                    .withFigures(Player.ONE, squad.figures())
                    .withFigures(Player.TWO, others.figures())
                    .withHand(Player.ONE, squad.cards())
                    .withHand(Player.TWO, List.of("Take Initiative", "Fleet Footed", "Planning", "Urgency"));
            return new Skirmish(cards, start, InstantSource.system());
        }

        private void look(Skirmish game) {
            for (var card : game.state().hand(Player.ONE)) {
                if (game.verdict(Player.ONE, card).allowed()) found.add(card);
                for (var figure : squad.figures())
                    if (game.specialVerdict(Player.ONE, figure.name(), card).allowed()) found.add(card);
            }
        }

        private void make(Skirmish game, Move move) {
            game.make(move);
            settle(game);
        }

        private void settle(Skirmish game) {
            look(game);
            for (var open = game.window(); open.isPresent(); open = game.window()) {
                game.decline(open.get().player());
                look(game);
            }
        }

        /// One activation of the figure, with an attack, and one of the opponent that attacks it.
        private void round(Player first, Figure figure) {
            var game = game();
            game.update(state -> state.withInitiative(first));
            make(game, new Move.StartRound());
            make(game, new Move.StartActivation(Player.ONE, figure.name(), NEAR));
            make(game, new Move.PlanAttack(true));
            make(game, new Move.DeclareAttack("Chewbacca", NEAR));
            make(game, new Move.RollDice(NEAR));
            make(game, new Move.ResolveAttack(false));
            make(game, new Move.TakeAction("special"));
            make(game, new Move.EndActivation());
            make(game, new Move.StartActivation(Player.TWO, "Chewbacca", NEAR));
            make(game, new Move.DeclareAttack(figure.name(), NEAR));
            make(game, new Move.RollDice(NEAR));
            make(game, new Move.ResolveAttack(false));
            make(game, new Move.EndActivation());
            make(game, new Move.EndActivationPhase());
            make(game, new Move.StartEndOfRound());
            make(game, new Move.FinishEndOfRoundTurn());
            make(game, new Move.FinishEndOfRoundTurn());
        }

        private void events() {
            for (var player : Player.values()) {
                var sample = game();
                for (var figure : sample.state().figuresOf(player)) {
                    for (var event : happenings(player, figure)) {
                        var game = game();
                        make(game, new Move.StartRound());
                        game.raise(event);
                        settle(game);
                    }
                }
            }
            answers();
        }

        private static List<Event> happenings(Player player, Figure figure) {
            var near = new Event.Near(new Event.Vantage(1, true), new Event.Vantage(1, true));
            var events = new ArrayList<Event>(List.of(
                    new Event.FigureEnters(player, figure, near),
                    new Event.FigureLeaves(player, figure, near),
                    new Event.MovementEnds(player, figure, true),
                    new Event.DiceRolled(player, figure, near, true),
                    new Event.DiceRolled(player, figure, near, false),
                    new Event.DamageSuffered(player, figure, near, 3, true),
                    new Event.WouldBeDefeated(player, figure, near),
                    new Event.Defeated(player, figure, near)));
            for (var ability : List.of(
                    "Gambit",
                    "Emperor",
                    "Dual-Bladed Fury",
                    "Close Quarters",
                    "Indiscriminate Fire",
                    "Lightsaber Throw",
                    "Rapid Fire",
                    "Interrogate")) {
                events.add(new Event.AbilityUsed(player, figure, ability));
                events.add(new Event.AbilityResolved(player, figure, ability));
            }
            return events;
        }

        /// To cards that are played or discarded.
        private void answers() {
            var game = game();
            make(game, new Move.StartRound());
            var selected = game.select(Player.TWO, "Take Initiative");
            if (selected instanceof Outcome.Selected one) game.confirm(Player.TWO, one.id());
            settle(game);
            game = game();
            game.raise(new Event.CommandCardDiscarded(Player.ONE, "Urgency"));
            settle(game);
            game = game();
            game.raise(new Event.CommandCardResolved(Player.ONE, "Close and Personal"));
            settle(game);
        }
    }
}
