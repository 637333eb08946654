package splitsecond.players.controller;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
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
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.players.Playout;
import splitsecond.players.Policy;
import splitsecond.players.RandomPolicy;
import splitsecond.players.SimplePolicy;
import splitsecond.players.Situation;

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

    @Test
    void inASandboxControllersAreAskedToo() {
        var riddle = new CardDefinition(
                "Riddle",
                CardDefinition.Layout.NORMAL,
                Objects.requireNonNull(CARDS.supported("Ornithopter")).faces(),
                false);
        var deck = Collections.nCopies(40, riddle);
        var setup = Setup.of(
                List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck)), 1, GameOptions.FAST.inSandbox());
        var game = Game.start(setup);
        var offered = new ArrayList<SpellAbility>();
        var controlled = new ControlledPolicy(new Eager() {
            @Override
            public Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available) {
                offered.addAll(available);
                return available.stream().findFirst();
            }
        });
        while (game.decision().kind() != Decision.Kind.PRIORITY)
            game.choose(controlled.choose(game.viewOf(game.decision().player()), game.decision()));
        int player = game.decision().player();
        game.choose(controlled.choose(game.viewOf(player), game.decision()));
        assertThat(offered)
                .first()
                .isEqualTo(new SpellAbility.MoveByHand(offered.getFirst().card(), new ByHand.Move(Zone.BATTLEFIELD)));
        assertThat(game.everything().battlefield()).hasSize(1);
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
        assertThat(stubborn.refusals).hasSize(3).allMatch("An object that is not there cannot be cast now."::equals);
        assertThat(policy.notes().getFirst())
                .matches("Turn 1, decision \\d+ \\(what to play\\): An object that is not there cannot be cast now\\."
                        + " Refused 3 times, so this was taken: pass\\.");
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

    @Test
    void theCardsNamedForTheBottomAreNotToldAsRefused() {
        var cautious = new Eager() {
            @Override
            public boolean wantsMulligan(GameView view, int taken) {
                return taken < 7;
            }

            @Override
            public List<Integer> chooseCardsForTheBottom(GameView view, List<Integer> hand, int count) {
                calls.add("bottom " + count);
                return hand.subList(0, count);
            }
        };
        Playout.play(
                setup(GameOptions.FAST, "red-burn", "white-life"), new ControlledPolicy(cautious), new SimplePolicy());
        assertThat(cautious.calls).contains("bottom 7").doesNotContain("bottom 6");
        assertThat(cautious.refusals).isEmpty();
    }

    @Test
    void whoWantsToPayAKickerPaysIt() {
        var generous = new Eager() {
            @Override
            public boolean wantsToPay(GameView view, int spell) {
                calls.add("kicker");
                return true;
            }
        };
        var game = new Situation()
                .hand(0, "Into the Roil")
                .board(0, "Island, Island, Island, Island")
                .board(1, "Grizzly Bears")
                .game();
        Situation.playTurn(game, new ControlledPolicy(generous), Policy.zero());
        assertThat(generous.calls).containsOnlyOnce("kicker");
        var view = game.everything();
        assertThat(view.battlefield())
                .filteredOn(land -> view.isTapped(land.id()))
                .hasSize(4);
    }

    @Test
    void twoTargetsAreNamedInOneCall() {
        var aiming = aiming(List.of(Situation.BOB, Situation.ALICE));
        var game = arcTrail();
        Situation.playTurn(game, new ControlledPolicy(aiming), Policy.zero());
        assertThat(aiming.calls).containsOnlyOnce("targets");
        assertThat(aiming.refusals).isEmpty();
        assertThat(List.of(game.everything().life(0), game.everything().life(1)))
                .containsExactly(19, 18);
    }

    @Test
    void aSecondTargetThatIsNotLegalIsToldAndAskedForAgain() {
        var aiming = aiming(List.of(Situation.BOB, Situation.BOB));
        var policy = new ControlledPolicy(aiming);
        Situation.playTurn(arcTrail(), policy, Policy.zero());
        assertThat(aiming.refusals).containsExactly("bob is not a legal target of Arc Trail.");
        assertThat(aiming.calls.stream().filter("targets"::equals)).hasSize(2);
        assertThat(policy.notes()).isEmpty();
    }

    @Test
    void whatWasRefusedIsForgotten() {
        var wavering = new Eager() {
            @Override
            public Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available) {
                return calls.contains("targets") ? Optional.empty() : super.chooseSpellAbilityToPlay(view, available);
            }

            @Override
            public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
                calls.add("targets");
                return refusals.isEmpty() ? List.of(Situation.BOB) : List.of();
            }
        };
        var game = new Situation()
                .hand(0, "Travel Preparations, Giant Growth")
                .board(0, "Forest, Forest, Forest, Grizzly Bears, Grizzly Bears")
                .game();
        var policy = new ControlledPolicy(wavering);
        Situation.playTurn(game, policy, Policy.zero());
        assertThat(wavering.refusals).containsExactly("bob is not a legal target of Travel Preparations.");
        assertThat(wavering.calls.stream().filter("targets"::equals)).hasSize(2);
    }

    @Test
    void moreTargetsThanThereAreToChooseAreRefused() {
        var aiming = aiming(List.of(Situation.BOB, Situation.ALICE, Situation.BOB));
        Situation.playTurn(arcTrail(), new ControlledPolicy(aiming), Policy.zero());
        assertThat(aiming.refusals).containsExactly("Arc Trail takes 2 targets at most, but 3 were named.");
    }

    @Test
    void theSecondTargetIsNotAskedForWhereOnlyOneIsLeft() {
        var aiming = aiming(List.of(Situation.BOB, Situation.ALICE));
        var game = new Situation()
                .hand(0, "Arc Trail, Shock")
                .board(0, "Mountain, Mountain, Mountain")
                .game();
        Situation.playTurn(game, new ControlledPolicy(aiming), Policy.zero());
        assertThat(aiming.refusals).isEmpty();
        assertThat(game.everything().life(0)).isLessThan(20);
    }

    /// A creature is there, so that the second target is a choice too.
    private static Game arcTrail() {
        return new Situation()
                .hand(0, "Arc Trail")
                .board(0, "Mountain, Mountain")
                .board(1, "Gray Ogre")
                .game();
    }

    /// Names these targets first, and then the first that is valid.
    private static Eager aiming(List<Integer> targets) {
        return new Eager() {
            @Override
            public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
                boolean first = !calls.contains("targets");
                super.chooseTargets(view, spell, validTargets);
                return first ? targets : List.of(validTargets.getFirst());
            }
        };
    }

    @Test
    void blockersAreNamedInOneCall() {
        var eager = new Eager() {
            @Override
            public List<Block> chooseBlockers(GameView view, List<Combatant> possible) {
                calls.add("blockers");
                var last = possible.getLast();
                int attacker = last.targets().getFirst();
                return List.of(
                        new Block(last.creature(), attacker),
                        new Block(possible.getFirst().creature(), attacker));
            }
        };
        var game = new Situation()
                .board(Situation.ALICE, "Grizzly Bears, Llanowar Elves, Grizzly Bears")
                .board(Situation.BOB, "Hill Giant, Gray Ogre")
                .step(Situation.BOB, Step.PRECOMBAT_MAIN)
                .game();
        Situation.playTurn(game, new ControlledPolicy(eager), new SimplePolicy());
        assertThat(eager.calls).containsOnlyOnce("blockers");
        assertThat(eager.refusals).isEmpty();
        // Two Bears kill the first attacker; the other gets through.
        assertThat(Situation.permanents(game, Situation.BOB)).hasSize(1);
        assertThat(Situation.permanents(game, Situation.ALICE)).contains("Llanowar Elves");
        assertThat(game.everything().life(Situation.ALICE)).isLessThan(20);
    }

    @Test
    void discardsAreNamedInOneCall() {
        var eager = new Eager() {
            @Override
            public List<Integer> chooseCardsToDiscard(GameView view, List<Integer> cards, int count) {
                calls.add("discard " + count);
                return cards.reversed().subList(0, count);
            }
        };
        var game = discarding();
        Situation.playTurn(game, new ControlledPolicy(eager), Policy.zero());
        assertThat(eager.calls.stream().filter(call -> call.startsWith("discard")))
                .containsExactly("discard 3");
        assertThat(eager.refusals).isEmpty();
        var graveyard = game.viewOf(GameView.SPECTATOR).graveyard(Situation.ALICE);
        assertThat(graveyard.stream().map(GameView.ObjectView::name)).containsExactly("Swamp", "Plains", "Island");
    }

    @Test
    void tooManyDiscardsAreRefusedInAPlayersWords() {
        var greedy = new Eager() {
            @Override
            public List<Integer> chooseCardsToDiscard(GameView view, List<Integer> cards, int count) {
                return refusals.isEmpty() ? cards.subList(0, 4) : super.chooseCardsToDiscard(view, cards, count);
            }
        };
        Situation.playTurn(discarding(), new ControlledPolicy(greedy), Policy.zero());
        assertThat(greedy.refusals).containsExactly("3 cards are to be chosen, but 4 were named.");
    }

    /// Ten cards in hand, and nothing that can be played.
    private static Game discarding() {
        return new Situation()
                .hand(
                        Situation.ALICE,
                        "Hill Giant, Hill Giant, Hill Giant, Hill Giant, Hill Giant, Hill Giant, Hill Giant,"
                                + " Island, Plains, Swamp")
                .step(Situation.ALICE, Step.END)
                .game();
    }

    @Test
    void noAnswerIsRefusedAndAskedForAgain() {
        var silent = new Eager() {
            @Override
            @SuppressWarnings("NullAway") // what a careless controller does
            public Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available) {
                return refusals.isEmpty() ? null : super.chooseSpellAbilityToPlay(view, available);
            }

            @Override
            @SuppressWarnings("NullAway")
            public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
                return refusals.size() == 1
                        ? null
                        : refusals.size() == 2
                                ? Arrays.asList(new Integer[] {null})
                                : super.chooseTargets(view, spell, validTargets);
            }
        };
        var policy = new ControlledPolicy(silent);
        Situation.playTurn(arcTrail(), policy, Policy.zero());
        assertThat(silent.refusals).hasSize(3).allMatch("An answer is needed, but there was none."::equals);
        assertThat(policy.notes()).isEmpty();
    }

    @Test
    void whatCannotBePlayedThatWayIsCalledByItsName() {
        var wrong = new Eager() {
            @Override
            public Optional<SpellAbility> chooseSpellAbilityToPlay(GameView view, List<SpellAbility> available) {
                var right = super.chooseSpellAbilityToPlay(view, available);
                if (!refusals.isEmpty()) return right;
                return right.map(one -> new SpellAbility.CastSpell(one.card(), 99));
            }
        };
        Situation.playTurn(arcTrail(), new ControlledPolicy(wrong), Policy.zero());
        assertThat(wrong.refusals).containsExactly("Arc Trail cannot be cast in that way now.");
    }

    @Test
    void theDefaultIsNotedInAPlayersWords() {
        var stubborn = new Eager() {
            @Override
            public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
                return List.of();
            }
        };
        var policy = new ControlledPolicy(stubborn);
        var game = arcTrail();
        policy.begin(1);
        while (game.decision().kind() != Decision.Kind.TARGET)
            game.choose(policy.choose(game.viewOf(0), game.decision()));
        policy.choose(game.viewOf(0), game.decision());
        assertThat(policy.notes())
                .singleElement()
                .asString()
                .endsWith("(a target): Arc Trail needs a target. Refused 3 times, so this was taken: Gray Ogre.");
    }

    @Test
    void whatIsAimedByDefaultIsNotAimedAtItsOwnSide() {
        for (String spell : List.of("Shock", "Lightning Bolt", "Lava Spike", "Murder", "Unsummon", "Mind Rot")) {
            var game = new Situation()
                    .hand(Situation.ALICE, spell)
                    .board(Situation.ALICE, "Grizzly Bears, Mountain, Mountain, Swamp, Swamp, Swamp, Island")
                    .hand(Situation.BOB, "Hill Giant, Hill Giant, Hill Giant")
                    .board(Situation.BOB, "Serra Angel")
                    .game();
            var policy = new ControlledPolicy(stubborn());
            policy.begin(1);
            int turn = game.everything().turn();
            while (!game.isOver() && game.everything().turn() == turn)
                game.choose((game.decision().player() == 0 ? policy : Policy.zero())
                        .choose(game.viewOf(game.decision().player()), game.decision()));
            assertThat(policy.notes()).as(spell).allMatch(note -> note.contains("(a target)"));
            assertThat(Situation.permanents(game, Situation.ALICE)).as(spell).contains("Grizzly Bears");
            assertThat(game.everything().life(Situation.ALICE)).as(spell).isEqualTo(20);
        }
    }

    @Test
    void whatHelpsIsAimedByDefaultAtItsOwnSide() {
        var game = new Situation()
                .hand(Situation.ALICE, "Giant Growth")
                .board(Situation.ALICE, "Grizzly Bears, Forest")
                .board(Situation.BOB, "Serra Angel")
                .game();
        var policy = new ControlledPolicy(stubborn());
        policy.begin(1);
        while (policy.notes().isEmpty()) game.choose(policy.choose(game.viewOf(0), game.decision()));
        assertThat(policy.notes().getFirst()).endsWith("so this was taken: Grizzly Bears.");
    }

    /// Plays everything and aims at nothing.
    private static Eager stubborn() {
        return new Eager() {
            @Override
            public List<Integer> chooseTargets(GameView view, int spell, List<Integer> validTargets) {
                return List.of(9_999_999);
            }

            @Override
            public List<Attack> chooseAttackers(GameView view, List<Combatant> possible) {
                return List.of();
            }
        };
    }

    @Test
    void thePassesThatTheGameMakesAreToldLikeThoseThatAreChosen() {
        var asked = new Eager();
        Playout.play(setup(GameOptions.FULL, "red-burn", "white-life"), new ControlledPolicy(asked), Policy.zero());
        var spared = new Eager();
        var options = new GameOptions(true, false, false, true);
        Playout.play(setup(options, "red-burn", "white-life"), new ControlledPolicy(spared), Policy.zero());
        assertThat(count(spared, "play")).isLessThan(count(asked, "play"));
        assertThat(count(spared, "passed")).isEqualTo(count(asked, "passed"));
    }

    private static long count(Eager controller, String call) {
        return controller.calls.stream().filter(call::equals).count();
    }

    @Test
    void theEndIsToldAtTheTurnLimitToo() {
        var eager = new Eager();
        var setup = setup(GameOptions.FAST, "red-burn", "white-life");
        Playout.run(Game.start(setup), 1, new ControlledPolicy(eager), Policy.zero());
        assertThat(eager.calls).endsWith("not won");
    }
}
