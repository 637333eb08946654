package splitsecond.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import splitsecond.app.Program;

/// Whole games over a pipe.
class TerminalGameTest {

    @TempDir
    private Path folder;

    private final Program program = new Program();

    private static String[] burn(String... more) {
        var args = new String[6 + more.length];
        System.arraycopy(new String[] {"play", "--terminal", "red-burn", "green-stompy", "--seed", "7"}, 0, args, 0, 6);
        System.arraycopy(more, 0, args, 6, more.length);
        return args;
    }

    @Test
    void aWholeGameIsPlayedByNumbers() {
        assertThat(program.runWith("1\n".repeat(2000), burn("--opponent", "simple")))
                .isZero();
        assertThat(program.out()).contains("Keep this hand?", "turn 1, your precombat main", "Bob has won.");
        assertThat(program.out()).doesNotContain("\u001b");
    }

    @Test
    void whyTicksAndCrossesEachCondition() {
        assertThat(program.runWith("keep\nwhy guttersnipe\nplay mountain\nwhy bolt\nwhy lotus\nconcede\n", burn()))
                .isZero();
        assertThat(program.out())
                .contains("Cannot cast Guttersnipe: It costs {2}{R}", "✗ you can pay its cost", "✓ you have priority")
                .contains("Lightning Bolt can be cast now.", "✓ there are legal targets")
                .contains("You have no card in hand or graveyard that is called \"lotus\".")
                .contains("Alice concedes.");
    }

    @Test
    void aSpellIsTakenBackWhileItIsCastAndWhileItWaits() {
        program.runWith(
                "keep\nplay mountain\nfull control\nbolt\nundo\nbolt\nbob\nundo\nundo\nusual control\nbolt\nbob\nconcede\n",
                burn());
        assertThat(program.out())
                .containsSubsequence(
                        "Choose target for Lightning Bolt",
                        "Taken back.",
                        "stack: Lightning Bolt (you) at Bob",
                        "Taken back.",
                        "Cannot undo: You have no spell on the stack.",
                        "Lightning Bolt deals 3 damage to Bob (17).");
    }

    @Test
    void wrongInputIsAnsweredWithASentenceAndAskedAgain() {
        assertThat(program.runWith("99\nfly\ncard\ncard lotus of doom\ncard shock\nhelp\nlog\nconcede\n", burn()))
                .isZero();
        assertThat(program.out())
                .contains("There is no answer 99; they go from 1 to 2.")
                .contains("\"fly\" is none of the answers")
                .contains("There is no card named \"lotus of doom\".")
                .contains("Shock deals 2 damage to any target.")
                .contains("why CARD");
    }

    @Test
    void aPlayThatIsRefusedIsAnsweredWithTheReason() throws IOException {
        program.runWith(
                "keep\ncast bears\nactivate savannah\nplay savannah\nplay savannah\nplay savannah\ncast lotus\nactivate savannah\nconcede\n",
                savannahs());
        assertThat(program.out())
                .containsSubsequence(
                        "Cannot cast Grizzly Bears: It costs {1}{G} and no mana can be paid.",
                        "> activate savannah",
                        "You control nothing that is called \"savannah\".",
                        "Alice plays Savannah.",
                        "> play savannah",
                        "Cannot play Savannah: You have already played a land this turn.",
                        "You have no card in hand or graveyard that is called \"lotus\".",
                        "> activate savannah",
                        "It makes mana when something is paid for")
                .doesNotContain("is none of the answers");
    }

    @Test
    void whatIsRefusedForItsTimeOrForWantOfManaIsAnsweredWithThatReason() throws IOException {
        var deck = deck("thopters.txt", "20 Mountain\n20 Ornithopter\n20 Divination\n");
        program.runWith(
                "keep\nkeep\ncast divination\nfull control\ncast ornithopter\ncast divination\npass\ncast divination\n"
                        + "end\ncast divination\nconcede\n",
                "play",
                "--terminal",
                deck,
                deck,
                "--seed",
                "1",
                "--opponent",
                "human");
        assertThat(program.out())
                .containsSubsequence(
                        "Cannot cast Divination: It costs {2}{U} and no mana can be paid.",
                        "Alice casts Ornithopter.",
                        "Cannot cast Divination: Sorcery-speed spells require an empty stack.",
                        "Cannot cast Divination: Sorceries can only be cast during your main phase when the stack is"
                                + " empty.",
                        "Cannot cast Divination: Sorcery-speed spells require a main phase.")
                .doesNotContain("is none of the answers");
    }

    @Test
    void whoPaysByHandChoosesWhatEachLandMakes() throws IOException {
        program.runWith("keep\nplay sav\nend\nplay sav\npay by hand\ncast bears\n2\n2\n1\nconcede\n", savannahs());
        assertThat(program.out())
                .containsSubsequence(
                        "From now on you pay by hand.",
                        "Pay for Grizzly Bears ({1}{G})",
                        "Pay automatically",
                        "Savannah: Add {G}",
                        "Savannah: Add {W}",
                        "Alice casts Grizzly Bears.");
    }

    @Test
    void inASandboxCardsOutsideTheRulesAreMovedByHand() throws IOException {
        var cards = deck(
                "own.json",
                "[{\"name\": \"Riddle Engine\", \"cost\": \"2\", \"type\": \"Artifact\","
                        + " \"text\": \"Frobnicate each riddle.\"}]");
        var riddles = deck("riddles.txt", "30 Mountain\n30 Riddle Engine\n");
        assertThat(program.runWith("", "play", "--terminal", riddles, riddles, "--cards", cards))
                .isEqualTo(2);
        assertThat(program.err()).contains("The text of Riddle Engine is not supported: \"Frobnicate\"");
        program.runWith(
                "keep\nput riddle onto\ntap riddle\nput a charge\nput riddle engine from the battlefield into the graveyard\n1\ncast riddle\nconcede\n",
                "play",
                "--terminal",
                "--sandbox",
                riddles,
                riddles,
                "--cards",
                cards,
                "--seed",
                "3",
                "--opponent",
                "zero");
        assertThat(program.out())
                .containsSubsequence(
                        "This is a sandbox game. Outside the rules, and moved by hand by their owners: Riddle Engine.",
                        "board: Riddle Engine (outside the rules)",
                        "board: Riddle Engine (outside the rules, tapped)",
                        "board: Riddle Engine (outside the rules, tapped, 1 charge counter)",
                        "graveyard: Riddle Engine",
                        "Cannot cast Riddle Engine: Its text is not understood.");
    }

    @Test
    void aMergedPermanentNamesItsCards() throws IOException {
        var cards = deck(
                "own.json",
                "[{\"name\": \"Dune Strider\", \"cost\": \"3W\", \"type\": \"Creature — Beast\", \"power\": \"4\","
                        + " \"toughness\": \"4\", \"text\": \"Mutate {W}\"}]");
        var striders = deck("striders.txt", "20 Plains\n20 Ornithopter\n20 Dune Strider\n");
        program.runWith(
                "keep\nplay plains\ncast ornithopter\ncast dune\non top\nconcede\n",
                "play",
                "--terminal",
                striders,
                striders,
                "--cards",
                cards,
                "--seed",
                "3",
                "--opponent",
                "zero");
        assertThat(program.out())
                .containsSubsequence(
                        "Cast Dune Strider (mutate {W})\n",
                        "Alice casts Dune Strider",
                        "On top of the creature",
                        "board: Dune Strider 4/4 (Dune Strider over Ornithopter, summoning sick)");
    }

    @Test
    void aCardOfOnesOwnHasFlashHoweverItIsWritten() throws IOException {
        String bear = "\", \"cost\": \"G\", \"type\": \"Creature — Bear\", \"power\": \"2\", \"toughness\": \"2\", ";
        var cards = deck(
                "own.json",
                "[{\"name\": \"Quiet Bear" + bear + "\"text\": \"flash\"}, {\"name\": \"Loud Bear" + bear
                        + "\"text\": \"FLASH\"}, {\"name\": \"Listed Bear" + bear
                        + "\"text\": \"\", \"keywords\": [\"flash\"]}, {\"name\": \"Slow Bear" + bear
                        + "\"text\": \"\"}]");
        for (String name : new String[] {"Quiet Bear", "Loud Bear", "Listed Bear"}) {
            var bears = deck("bears.txt", "20 Forest\n20 " + name + "\n20 Slow Bear\n");
            program.runWith(
                    "keep\nplay forest\nend\nwhy slow\ncast " + name + "\nconcede\n",
                    "play",
                    "--terminal",
                    bears,
                    bears,
                    "--cards",
                    cards,
                    "--seed",
                    "3",
                    "--opponent",
                    "zero");
            assertThat(program.out())
                    .containsSubsequence(
                            "--- turn 2, Bob's end ---",
                            "Cannot cast Slow Bear: Creatures can only be cast during your main phase when the stack is"
                                    + " empty (unless they have Flash).",
                            "Alice casts " + name + ".");
        }
    }

    @Test
    void fullControlAsksForTheOnlyTargetAndUsualControlDoesNot() throws IOException {
        var swords = deck("swords.txt", "30 Plains\n30 Swords to Plowshares\n");
        var bears = deck("bears.txt", "30 Forest\n30 Llanowar Elves\n");
        String[] game = {"play", "--terminal", swords, bears, "--seed", "3", "--opponent", "simple"};
        program.runWith("keep\nplay plains\nend\ncast swords\nconcede\n", game);
        assertThat(program.out())
                .contains("Alice casts Swords to Plowshares")
                .doesNotContain("Choose target for Swords to Plowshares");
        program.runWith("keep\nplay plains\nend\nfull control\ncast swords\nconcede\n", game);
        assertThat(program.out())
                .containsSubsequence(
                        "From now on you are asked wherever you have priority.",
                        "Choose target for Swords to Plowshares");
    }

    private String[] savannahs() throws IOException {
        var deck = deck("savannahs.txt", "30 Savannah\n30 Grizzly Bears\n");
        return new String[] {"play", "--terminal", deck, deck, "--seed", "3", "--opponent", "zero"};
    }

    @Test
    void aLetterWhoseSmallFormIsLongerIsAnsweredLikeAnyOther() {
        assertThat(program.runWith("\u0130\nconcede\n", burn())).isZero();
        assertThat(program.out()).contains("\"\u0130\" is none of the answers");
    }

    @Test
    void endDoesNothingWhereThereIsAQuestion() throws IOException {
        var bolts = deck("bolts.txt", "30 Mountain\n30 Lightning Bolt\n");
        var forests = deck("forests.txt", "60 Forest\n");
        program.runWith(
                "keep\nplay mountain\nend\nend\nplay mountain\nbolt\nend\nbob\npass\n",
                "play",
                "--terminal",
                bolts,
                forests,
                "--seed",
                "3",
                "--opponent",
                "zero");
        // The input is over when a Mountain is left for another Bolt.
        assertThat(program.out())
                .containsSubsequence(
                        "There is a question to answer first.",
                        "Lightning Bolt deals 3 damage to Bob (17).",
                        "--- turn 3, your precombat main ---",
                        "lands: Mountain (tapped), Mountain",
                        "The input has ended");
    }

    @Test
    void equalCardsAreOneAnswer() throws IOException {
        var forests = deck("forests.txt", "60 Forest\n");
        program.runWith("keep\n" + "pass\n".repeat(20), "play", "--terminal", forests, forests, "--opponent", "zero");
        assertThat(program.out())
                .containsPattern("Discard a card, down to 7 in hand\\n  1  Forest\\n>")
                .doesNotContain("Forest (2)");
    }

    @Test
    void theLogIsAskedForByANumberOfLines() {
        program.runWith("keep\nlog many\nlog 1\nconcede\n", burn());
        assertThat(program.out()).contains("log N shows the last N lines: log 5");
    }

    private String deck(String name, String list) throws IOException {
        return Files.writeString(folder.resolve(name), list).toString();
    }

    @Test
    void theEndOfTheInputIsSaidAndIsNoSuccess() {
        assertThat(program.runWith("keep\n", burn())).isEqualTo(1);
        assertThat(program.out()).contains("The input has ended, and the game is not over: Alice was asked:");
    }

    @Test
    void aSavedGameReplays() {
        var file = folder.resolve("game.txt").toString();
        program.runWith("keep\nplay mountain\nsave " + file + "\nconcede\n", burn());
        assertThat(program.out()).contains("The record is in " + file);
        assertThat(program.runWith("", "replay", "--verify", file)).isZero();
    }

    @Test
    void twoPeopleShareATerminal() {
        program.runWith("keep\nkeep\nplay mountain\nend\nconcede\n", burn("--opponent", "human"));
        assertThat(program.out()).contains("Bob (you): 20 life").containsAnyOf("Bob concedes.", "Alice concedes.");
    }

    @Test
    void whatCannotBePlayedIsRefusedInOneSentence() {
        refuses("There is no deck \"blue-burn\"", "play", "--terminal", "blue-burn");
        refuses("There is no player named \"clever\"", burn("--opponent", "clever"));
        refuses("random[:P], scripted:FILE, java:CLASS, zero", burn("--opponent", "clever"));
        refuses(folder + ": this is a folder, not a script.", burn("--opponent", "scripted:" + folder));
        refuses("belong to --terminal", "play", "red-burn");
    }

    private void refuses(String sentence, String... args) {
        assertThat(program.runWith("", args)).isEqualTo(2);
        assertThat(program.err()).hasLineCount(1).contains(sentence);
    }
}
