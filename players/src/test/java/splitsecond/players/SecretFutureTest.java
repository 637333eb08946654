package splitsecond.players;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.players.Situation.ALICE;
import static splitsecond.players.Situation.BOB;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.engine.Game;
import splitsecond.engine.Position;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.GameOptions;

/// CR 400.2: where only hidden cards differ, a wish is answered alike: what would come of it is not told before it is
/// done.
class SecretFutureTest {

    private static final Definitions CARDS = Definitions.bundled();
    private static final CardDefinition SPHERE =
            card("Sphere", "1", "Artifact", "{T}, Sacrifice this artifact: Add {R}. Draw a card.");
    private static final CardDefinition SPYGLASS = card(
            "Spyglass",
            "2",
            "Artifact",
            "{T}: Reveal the top card of your library. Add {R} for each nonland card revealed this way.");
    private static final CardDefinition SEER = card(
            "Seer",
            "2",
            "Artifact",
            "Play with the top card of your library revealed.\nYou may play lands and cast spells from the top of"
                    + " your library.");
    private static final CardDefinition ALTAR = card("Altar", "3", "Artifact", "Sacrifice an artifact: Add {C}.");
    private static final CardDefinition INSIGHT = card("Insight", "RR", "Sorcery", "Draw a card.");

    private static CardDefinition card(String name, String cost, String type, String text) {
        var data = CardData.of(name, cost, type, text, "", "");
        if (Phrasebook.compile(data) instanceof Compiled.Supported(CardDefinition card)) return card;
        throw new AssertionError(name + " is not supported");
    }

    /// Alice's main phase, with a Mountain and these artifacts, over a library.
    private static Game game(
            GameOptions options, CardDefinition hand, List<CardDefinition> artifacts, String... library) {
        var board = new ArrayList<>(artifacts);
        board.add(CARDS.card("Mountain"));
        return Game.start(Setup.of(
                new Position(
                        List.of(
                                side("alice", List.of(hand), board, library),
                                side("bob", List.of(), List.of(CARDS.card("Grizzly Bears")), "Forest", "Forest")),
                        5,
                        ALICE,
                        Step.PRECOMBAT_MAIN),
                1,
                options));
    }

    private static Position.Side side(
            String name, List<CardDefinition> hand, List<CardDefinition> board, String... library) {
        return new Position.Side(
                name,
                20,
                0,
                hand,
                List.of(library).stream().map(CARDS::card).toList(),
                List.of(),
                List.of(),
                board.stream().map(Position.Placed::of).toList(),
                new int[6]);
    }

    private static int permanent(Game game, CardDefinition card) {
        return game.everything().battlefield().stream()
                .filter(one -> one.name().equals(card.name()))
                .findFirst()
                .orElseThrow()
                .id();
    }

    /// Every number that an object has, or may get next.
    private static List<Integer> numbers(Game game) {
        var played = game.fork();
        played.activate(ALICE, permanent(game, SPHERE), 0);
        var numbers = new ArrayList<>(game.everything().objects(Zone.LIBRARY, ALICE));
        numbers.addAll(played.everything().objects(Zone.HAND, ALICE));
        numbers.add(BOB);
        return numbers;
    }

    @Test
    void aCardThatWouldBeDrawnIsNotNamed() {
        var shock = game(GameOptions.FULL, INSIGHT, List.of(SPHERE), "Shock", "Forest");
        var swamp = game(GameOptions.FULL, INSIGHT, List.of(SPHERE), "Swamp", "Forest");
        for (int target : numbers(shock)) {
            var told = shock.fork().activate(ALICE, permanent(shock, SPHERE), 0, target);
            assertThat(told.allowed()).isFalse();
            assertThat(told.message()).doesNotContain("Shock");
            assertThat(swamp.fork().activate(ALICE, permanent(swamp, SPHERE), 0, target))
                    .isEqualTo(told);
        }
    }

    @Test
    void theCardBelowTheTopIsNotNamed() {
        var murder = game(GameOptions.FAST, INSIGHT, List.of(SEER), "Shock", "Murder");
        int top = murder.everything().objects(Zone.LIBRARY, ALICE).getLast();
        int below = murder.everything().objects(Zone.LIBRARY, ALICE).getFirst();
        assertThat(murder.everything().name(top, "")).isEqualTo("Shock");
        assertThat(murder.fork().castSpell(ALICE, top, below).message())
                .startsWith("Cannot cast Shock")
                .doesNotContain("Murder");
        assertThat(murder.castSpell(ALICE, top, BOB).allowed()).isTrue();
        assertThat(murder.everything().life(BOB)).isEqualTo(18);
    }

    @Test
    void manaThatHiddenCardsDecideAboutPaysForNothingYet() {
        var artifacts = List.of(SPYGLASS, ALTAR);
        var spell = game(GameOptions.FAST, INSIGHT, artifacts, "Shock", "Forest");
        var land = game(GameOptions.FAST, INSIGHT, artifacts, "Swamp", "Forest");
        int card = spell.everything().objects(Zone.HAND, ALICE).getFirst();
        assertThat(spell.canCast(ALICE, card)).isEqualTo(land.canCast(ALICE, card));
    }
}
