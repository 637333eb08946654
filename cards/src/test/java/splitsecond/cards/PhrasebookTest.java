package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import splitsecond.cards.Compiled.Kind;
import splitsecond.cards.Compiled.Problem;
import splitsecond.cards.data.CardData;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.card.Keyword;

class PhrasebookTest {
    private static Compiled compile(String type, String text) {
        return Phrasebook.compile(CardData.of("Probe", "{1}{R}", type, text, "2", "2"));
    }

    private static List<Ability> abilities(String type, String text) {
        Compiled compiled = compile(type, text);
        assertThat(compiled).as(text).isInstanceOf(Compiled.Supported.class);
        return ((Compiled.Supported) compiled).card().front().abilities();
    }

    private static Problem problem(String type, String text) {
        Compiled compiled = compile(type, text);
        assertThat(compiled).isInstanceOf(Compiled.Unsupported.class);
        return ((Compiled.Unsupported) compiled).problems().getFirst();
    }

    /// "." alone would tell nobody where in a long text it stands.
    @Test
    void aMarkThatIsNotUnderstoodIsNamedWithTheWordsBeforeIt() {
        var text = "Draw a card, then nobody knows.";
        int mark = text.indexOf(',');
        var alone = new Problem(Compiled.Kind.NOT_READ, "", text, mark, mark + 1, "", "");
        assertThat(alone.words()).isEqualTo("Draw a card,");
        var word = new Problem(Compiled.Kind.NOT_READ, "", text, 5, 6, "", "");
        assertThat(word.words()).isEqualTo("a");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "This creature enters with two bauble counters on it.",
                "Remove a gizmo counter from this creature: Draw a card.",
                "This creature gets +1/+1 for each yarn counter on it."
            })
    void aCounterMayHaveANameThatNoCardHasUsed(String text) {
        assertThat(abilities("Creature — Bear", text)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Choose one —\n• — Draw a card.\n• You gain 3 life.",
                "{T}: Add {",
                "Add {}.",
                "Choose one —\n• Target  — creature gains haste.",
                "{2}{ G}: Level 2",
                "LEVEL 99999999999+\n1/1"
            })
    void whatIsHalfWrittenIsNotUnderstoodAndNothingWorse(String text) {
        var card = CardData.of("Probe", "1R", "Artifact", text, "", "");
        assertThat(Phrasebook.compile(card)).isNotInstanceOf(Compiled.Supported.class);
    }

    @Test
    void aCreatureWithoutTextHasNoAbilities() {
        assertThat(abilities("Creature — Bear", "")).isEmpty();
    }

    @Test
    void keywordsAreReadFromALineOrSeveral() {
        assertThat(abilities("Creature — Angel", "Flying, vigilance (Reminder.)\nTrample"))
                .containsExactly(
                        new Ability.Keyword(Keyword.FLYING),
                        new Ability.Keyword(Keyword.VIGILANCE),
                        new Ability.Keyword(Keyword.TRAMPLE));
    }

    @Test
    void whoGainsLifeIsSaidWhereverAPlayerIsSpokenOf() {
        for (String text : List.of("~ deals 3 damage to any target and you gain 3 life.", "You may gain 3 life."))
            assertThat(Phrasebook.print(abilities("Instant", text).getFirst())).isEqualTo(text);
    }

    @Test
    void aBurnSpellDealsItsDamage() {
        List<Ability> read = abilities("Instant", "Probe deals 3 damage to any target.");
        Effect effect = ((Ability.Spell) read.getFirst()).effect();
        assertThat(((Effect.DealDamage) effect).amount()).isEqualTo(new Amount.Number(3));
        assertThat(((Effect.DealDamage) effect).to()).isInstanceOf(Reference.Target.class);
    }

    @Test
    void theParagraphsOfASpellAreOneSetOfInstructions() {
        assertThat(abilities("Sorcery", "Target creature can't block this turn.\nDraw a card."))
                .hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "When this creature enters, you may return target creature to its owner's hand.",
                "Whenever another creature you control dies, put a +1/+1 counter on this creature.",
                "{2}{R}, {T}, Sacrifice another creature: Draw two cards. Activate only as a sorcery.",
                "Other creatures you control get +1/+1 and have trample.",
                "As long as you control an artifact, this creature gets +2/+0.",
                "At the beginning of your upkeep, each opponent loses 1 life and you gain 1 life.",
                "This creature can't be blocked except by creatures with flying.",
                "When this creature dies, create two 1/1 white Soldier creature tokens with lifelink.",
                "When this creature enters, choose one —\n• Draw a card.\n• Each opponent discards a card.",
                "{T}: Add {G} or {W}.",
                "Ward—Pay 2 life.",
                "Creatures you control have \"{T}: Add one mana of any color.\"",
            })
    void whatIsReadIsSaidInWordsThatMeanTheSame(String text) {
        List<Ability> read = abilities("Creature — Human", text);
        String printed = Phrasebook.print(read.getFirst());
        assertThat(printed).isNotNull();
        assertThat(abilities("Creature — Human", String.valueOf(printed).replace("~", "this creature")))
                .isEqualTo(read);
    }

    @Test
    void twoTargetsAreTwoSlots() {
        List<Ability> read =
                abilities("Sorcery", "Probe deals 1 damage to any target and 2 damage to any other target.");
        assertThat(read.toString().split("TargetSlot", -1)).hasSize(3);
    }

    @Test
    void textThatIsNotUnderstoodIsReportedWithItsPlace() {
        Problem problem = problem("Creature — Human", "Flying\nWhen this creature enters, juggle three cards.");
        assertThat(problem.kind()).isEqualTo(Kind.NOT_READ);
        assertThat(problem.span()).isEqualTo("juggle");
    }

    @Test
    void droppingAWordIsNoticed() {
        String text = "Destroy target nonblack creature an opponent controls with power 2 or less.";
        List<Ability> whole = abilities("Instant", text);
        String[] words = text.split(" ");
        for (int i = 0; i < words.length; i++) {
            StringBuilder shorter = new StringBuilder();
            for (int k = 0; k < words.length; k++)
                if (k != i) shorter.append(shorter.isEmpty() ? "" : " ").append(words[k]);
            Compiled compiled = compile("Instant", shorter.toString());
            if (compiled instanceof Compiled.Supported(var card))
                assertThat(card.front().abilities()).as(shorter.toString()).isNotEqualTo(whole);
        }
    }

    @Test
    void everyBundledCardIsSupported() {
        assertThat(Coverage.of(Bundled.pool().cards()).unsupported()).isEmpty();
    }
}
