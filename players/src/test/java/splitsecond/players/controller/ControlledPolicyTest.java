package splitsecond.players.controller;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import splitsecond.cards.Bundled;
import splitsecond.cards.Definitions;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.GameView.Combatant;
import splitsecond.engine.Setup;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.state.GameOptions;
import splitsecond.players.Playout;
import splitsecond.players.Policy;
import splitsecond.players.RandomPolicy;
import splitsecond.players.SimplePolicy;

class ControlledPolicyTest {

    private static final Definitions CARDS = Definitions.bundled();

    private static Setup setup(GameOptions options, String... decks) {
        var seats = new ArrayList<Setup.Seat>();
        for (String deck : decks) {
            var bundled = Objects.requireNonNull(Bundled.deck(deck));
            seats.add(new Setup.Seat("player of " + deck, CARDS.deck(bundled.list())));
        }
        return Setup.of(seats, 5, options);
    }

    /// Plays the first thing, at the first target, attacks with everything, blocks with the first.
    private static class Eager implements PlayerController {
        final List<String> calls = new ArrayList<>();
        final List<String> refusals = new ArrayList<>();

        @Override
        public Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available) {
            calls.add("play");
            assertThat(available).doesNotHaveDuplicates();
            return available.stream()
                    .filter(one -> !(one instanceof SpellAbility.ActivateAbility))
                    .findFirst();
        }

        @Override
        public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
            calls.add("targets");
            return List.of(validTargets.getLast());
        }

        @Override
        public List<ManaSource> chooseManaSourcesToPay(
                GameView view, int spell, ManaCost cost, List<ManaSource> availableSources) {
            calls.add("mana");
            // CR 601.2g: by now the spell is on the stack.
            assertThat(view.stack()).isNotEmpty();
            return availableSources.subList(0, Math.min(1, availableSources.size()));
        }

        @Override
        public List<Attack> chooseAttackers(GameView view, List<Combatant> possible) {
            calls.add("attackers");
            return possible.stream()
                    .map(one -> new Attack(one.creature(), one.targets().getFirst()))
                    .toList();
        }

        @Override
        public List<Block> chooseBlockers(GameView view, List<Combatant> possible) {
            calls.add("blockers");
            var first = possible.getFirst();
            return List.of(new Block(first.creature(), first.targets().getFirst()));
        }

        @Override
        public List<Integer> chooseCardsToDiscard(GameView view, List<Integer> cards, int count) {
            calls.add("discard");
            return cards.subList(0, count);
        }

        @Override
        public void onPriorityPassed(GameView view) {
            calls.add("passed");
        }

        @Override
        public void onRefused(GameView view, String sentence) {
            refusals.add(sentence);
        }

        @Override
        public void onGameEnd(GameView view) {
            calls.add(view.winner() == view.viewer() ? "won" : "not won");
        }
    }

    @Test
    void aControllerPlaysWholeGamesWithEveryBundledDeckAndIsNeverRefused() {
        for (var deck : Bundled.decks()) {
            var eager = new Eager();
            var policy = new ControlledPolicy(eager);
            Playout.play(setup(GameOptions.FULL, deck.id(), "green-stompy"), policy, new SimplePolicy());
            assertThat(eager.refusals).as(deck.id()).isEmpty();
            assertThat(policy.notes()).isEmpty();
            assertThat(eager.calls).contains("play", "mana", "passed");
            assertThat(eager.calls.getLast()).isIn("won", "not won");
        }
    }

    @Test
    void manaIsAskedForAfterTargets() {
        var eager = new Eager();
        Playout.play(
                setup(GameOptions.FULL, "red-burn", "white-life"), new ControlledPolicy(eager), new SimplePolicy());
        int targets = eager.calls.indexOf("targets");
        assertThat(eager.calls.subList(targets, targets + 2)).containsExactly("targets", "mana");
    }

    @Test
    void attackersAreAskedForOnceAndPlayedOutOneByOne() {
        var eager = new Eager() {
            int most;

            @Override
            public List<Attack> chooseAttackers(GameView view, List<Combatant> possible) {
                most = Math.max(most, possible.size());
                return super.chooseAttackers(view, possible);
            }
        };
        var result = Playout.play(
                setup(GameOptions.FAST, "red-goblins", "white-life"), new ControlledPolicy(eager), Policy.zero());
        assertThat(eager.most).isGreaterThan(2);
        assertThat(eager.calls.stream().filter("attackers"::equals).count()).isLessThanOrEqualTo(result.turns());
    }

    @Test
    void whatIsNotOfferedIsToldAndAfterThreeTimesTheDefaultIsTakenAndNoted() {
        var stubborn = new Eager() {
            @Override
            public Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available) {
                return Optional.of(new SpellAbility.CastSpell(12345, 0));
            }
        };
        var game = Game.start(setup(GameOptions.FAST, "red-burn", "white-life"));
        var policy = new ControlledPolicy(stubborn);
        var random = new RandomPolicy(1);
        while (policy.notes().isEmpty())
            game.choose((game.decision().player() == 0 ? policy : random)
                    .choose(game.viewOf(game.decision().player()), game.decision()));
        assertThat(stubborn.refusals)
                .hasSize(3)
                .allMatch(sentence -> sentence.endsWith("is not among what can be played now."));
        assertThat(policy.notes().getFirst()).contains("Turn 1", "PRIORITY", "Refused 3 times, so PASS was taken");
    }

    @Test
    void anIllegalTargetIsToldAndAskedForAgain() {
        var wrong = new Eager() {
            @Override
            public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
                return refusals.isEmpty() ? List.of(9_999_999) : super.chooseTargets(view, spell, validTargets);
            }
        };
        var policy = new ControlledPolicy(wrong);
        Playout.play(setup(GameOptions.FAST, "red-burn", "white-life"), policy, new SimplePolicy());
        assertThat(wrong.refusals).hasSize(1).first().asString().contains("is not a legal target of");
        assertThat(policy.notes()).isEmpty();
    }
}
