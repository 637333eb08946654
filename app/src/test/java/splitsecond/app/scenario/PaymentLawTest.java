package splitsecond.app.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.cards.Definitions;
import splitsecond.cards.data.CardReader;
import splitsecond.engine.Game;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// CR 601.2f-h on small random boards, compared with every order in which mana abilities could be activated by hand:
/// what can be paid is offered, and what is offered can be paid.
class PaymentLawTest {

    private static final Path CARDS = Path.of("src/test/resources/scenario-cards.jsonl");

    private static final String[] SOURCES = {
        "Forest",
        "Mountain",
        "Island",
        "Swamp",
        "Grizzly Bears",
        "Llanowar Elves",
        "Ashnod's Altar",
        "Phyrexian Altar",
        "Wall of Roots",
        "Izzet Signet",
        "Springleaf Drum",
        "Birchlore Rangers",
        "Heritage Druid",
        "Mana Confluence",
        "Treasonous Ogre",
        "{Pentad Prism: {counters: {charge: 2}}}",
        "{Workhorse: {counters: {+1/+1: 2}}}",
        "Blood Pet",
        "Krark-Clan Ironworks",
        "Elvish Visionary",
    };

    /// What each costs: symbols over W U B R G, and generic mana.
    private static final Map<String, int[]> SPELLS = Map.of(
            "Lightning Bolt", new int[] {0, 0, 0, 1, 0, 0},
            "Grizzly Bears", new int[] {0, 0, 0, 0, 1, 1},
            "Hill Giant", new int[] {0, 0, 0, 1, 0, 3},
            "Divination", new int[] {0, 1, 0, 0, 0, 2},
            "Terminate", new int[] {0, 0, 1, 1, 0, 0},
            "Counsel of the Soratami", new int[] {0, 1, 0, 0, 0, 2},
            "Leatherback Baloth", new int[] {0, 0, 0, 0, 3, 0});

    /// Boards on which more can be done are left out.
    private static final int MOST_STATES = 3000;

    private final ScenarioReader reader = new ScenarioReader();
    private final ScenarioRunner runner = new ScenarioRunner(cards());

    private static Cards cards() {
        var definitions = Definitions.bundled();
        definitions.pool().add(CardReader.read(CARDS));
        return new Cards(definitions);
    }

    @ParameterizedTest
    @CsvSource({"1, 150, 3", "2, 150, 4"})
    void whatCanBePaidIsOfferedAndWhatIsOfferedCanBePaid(long seed, int boards, int permanents) {
        var random = new Random(seed);
        int compared = 0;
        int payable = 0;
        int refused = 0;
        for (int i = 0; i < boards; i++) {
            var names = new ArrayList<String>();
            for (int k = 0; k < permanents; k++) names.add(SOURCES[random.nextInt(SOURCES.length)]);
            var spells = SPELLS.keySet().stream().sorted().toList();
            String spell = spells.get(random.nextInt(spells.size()));
            int life = 1 + random.nextInt(9);
            String board = "{life: " + life + ", hand: [" + spell + "], battlefield: " + names + "}";
            var game = runner.start(reader.read(
                    "board",
                    "scenario: Board\ngiven:\n  alice: " + board
                            + "\n  bob: {battlefield: [Hill Giant], hand: []}\nthen: {}\n"));
            var search = new EveryOrder(Objects.requireNonNull(SPELLS.get(spell)));
            boolean possible = search.pays(game);
            if (search.gaveUp) continue;
            compared++;
            if (possible) payable++;
            int cast = cast(game);
            // While something is paid for nobody dies (CR 704.3): more may be possible than one after the other.
            if (possible)
                assertThat(cast).as("seed %d, board %d: %s", seed, i, board).isNotNegative();
            if (!possible && cast < 0) refused++;
            if (cast >= 0) carryOut(game.fork(), cast, board);
        }
        assertThat(compared).isGreaterThan(boards / 2);
        assertThat(payable).as("some can be paid").isGreaterThan(compared / 10);
        assertThat(refused).as("some can't").isGreaterThan(compared / 10);
    }

    private static int cast(Game game) {
        var decision = game.decision();
        for (int i = 0; i < decision.size(); i++) if (decision.option(i).kind() == Option.Kind.CAST) return i;
        return -1;
    }

    private static void carryOut(Game game, int cast, String board) {
        game.choose(cast);
        while (!game.isOver() && game.decision().kind() != Decision.Kind.PRIORITY) {
            int auto = game.decision().indexOf(Option.pack(Option.Kind.AUTO, 0));
            game.choose(Math.max(0, auto));
        }
        // Who pays the last life has cast it all the same.
        if (!game.isOver()) assertThat(game.everything().stack()).as(board).hasSize(1);
    }

    private static final class EveryOrder {

        private final int[] cost;
        private final Set<List<Integer>> seen = new HashSet<>();
        private boolean gaveUp;

        private EveryOrder(int[] cost) {
            this.cost = cost;
        }

        private boolean pays(Game game) {
            if (seen.size() >= MOST_STATES) gaveUp = true;
            // The last life may pay for the last mana.
            if (gaveUp || game.isOver()) return !gaveUp && isPaid(game);
            var decision = game.decision();
            boolean priority = decision.kind() == Decision.Kind.PRIORITY;
            if (priority && (!seen.add(key(game)) || isPaid(game))) return isPaid(game);
            for (int i = 0; i < decision.size(); i++) {
                var option = decision.option(i);
                if (priority && !isManaAbility(game, option)) continue;
                // Its own mana is paid from the pool: what fills it was tried before.
                if (option.kind() == Option.Kind.AUTO || isActivation(decision, option)) continue;
                var fork = game.fork();
                fork.choose(i);
                if (pays(fork)) return true;
            }
            return false;
        }

        private static boolean isActivation(Decision decision, Option option) {
            return decision.kind() == Decision.Kind.PAY && option.kind() == Option.Kind.ACTIVATE;
        }

        private static boolean isManaAbility(Game game, Option option) {
            return option.kind() == Option.Kind.ACTIVATE
                    && game.traits(option.id()).hasManaAbility()
                    && game.traits(option.id()).ability(option.variant()).isMana();
        }

        private boolean isPaid(Game game) {
            int total = 0;
            int needed = 0;
            for (int type = 0; type < 6; type++) total += game.everything().mana(0, type);
            for (int symbol : cost) needed += symbol;
            for (int type = 0; type < 5; type++) if (game.everything().mana(0, type) < cost[type]) return false;
            return total >= needed && game.everything().life(0) >= 0;
        }

        private static List<Integer> key(Game game) {
            var view = game.everything();
            var key = new ArrayList<Integer>();
            for (int type = 0; type < 6; type++) key.add(view.mana(0, type));
            key.add(view.life(0));
            for (var permanent : view.battlefield()) {
                key.add(permanent.id());
                key.add(view.isTapped(permanent.id()) ? 1 : 0);
                key.add(view.counters(permanent.id()).hashCode());
            }
            return key;
        }
    }
}
