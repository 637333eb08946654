package splitsecond.cards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import splitsecond.cards.data.CardData;
import splitsecond.engine.card.CardDefinition;

/// Meanings in words.
class ExplanationTest {

    private static CardDefinition compile(CardData card) {
        return ((Compiled.Supported) Phrasebook.compile(card)).card();
    }

    private static List<Explanation> of(String type, String text) {
        var card = compile(CardData.of("Probe", "1R", type, text, "", ""));
        return card.front().abilities().stream()
                .map(ability -> Explanation.of(ability, "this card"))
                .toList();
    }

    private static Stream<String> lines(Explanation tree) {
        return Stream.concat(
                Stream.of(tree.value().isEmpty() ? tree.label() : tree.label() + ": " + tree.value()),
                tree.branches().stream().flatMap(ExplanationTest::lines));
    }

    private static List<String> lines(String type, String text) {
        return of(type, text).stream().flatMap(ExplanationTest::lines).toList();
    }

    @Test
    void aTriggeredAbilitySaysWhenAndWhat() {
        assertThat(
                        lines(
                                "Creature — Elf",
                                "When this creature dies, if you control a Forest, you may return target card from your graveyard to your hand."))
                .containsExactly(
                        "triggered ability",
                        "when: this card dies",
                        "if: you control a Forest",
                        "you may",
                        "put into its owner's hand",
                        "what: target card in your graveyard");
    }

    @Test
    void anActivatedAbilitySaysItsCostAndLimits() {
        assertThat(lines(
                        "Creature — Elf",
                        "{1}{G}, {T}: Target creature gets +2/+2 until end of turn. Activate only as a sorcery."))
                .containsExactly(
                        "activated ability",
                        "cost: {1}{G}, {T}",
                        "only: as a sorcery",
                        "change",
                        "what: target creature",
                        "duration: until end of turn",
                        "it: gets +2/+2");
    }

    @Test
    void flashbackThatIsGrantedSaysWhatItCosts() {
        assertThat(lines(
                        "Instant",
                        "Target instant or sorcery card in your graveyard gains flashback until end of turn. "
                                + "The flashback cost is equal to its mana cost."))
                .containsExactly(
                        "spell: as it resolves",
                        "for a while",
                        "effect: grants way",
                        "cards: target instant or sorcery card in your graveyard",
                        "way: flashback",
                        "flashback cost: its mana cost",
                        "duration: until end of turn");
    }

    @Test
    void wordsInsideDescriptionsCostsAndTriggersSayWhatTheyMean() {
        assertThat(lines("Instant", "Target player sacrifices all creatures. Destroy all artifacts they control."))
                .contains("what: all artifacts they (target player) control");
        assertThat(
                        lines(
                                "Instant",
                                "Target creature gets +1/+0 until end of turn. When that creature dies this turn, draw a card."))
                .contains("when: that creature (target creature) dies");
        assertThat(
                        lines(
                                "Creature — Elf",
                                "Whenever this creature deals combat damage to a player, destroy target artifact that player controls."))
                .contains("what: target artifact that player (what is dealt the damage) controls");
    }

    @Test
    void aQuotedAbilityNamesWhatWillHaveIt() {
        assertThat(lines(
                        "Enchantment — Aura",
                        "Enchanted creature has \"{T}: This creature deals 1 damage to any target.\""))
                .contains("it: has '{T}: this creature deals 1 damage to any target.'");
    }

    @Test
    void upToBelongsToTheNumber() {
        assertThat(lines("Instant", "Discard up to two cards, then draw that many cards."))
                .contains("count: up to 2", "count: that many (the cards discarded)")
                .doesNotContain("up to");
    }

    @Test
    void modesAreNumbered() {
        assertThat(lines("Instant", "Choose one —\n• Destroy target artifact.\n• Draw two cards."))
                .containsExactly(
                        "spell: as it resolves",
                        "modes",
                        "choose: 1",
                        "mode 1",
                        "destroy",
                        "what: target artifact",
                        "mode 2",
                        "draw",
                        "who: you",
                        "count: 2");
    }

    @Test
    void everyBundledCardIsExplainedInWordsAndPrintedBackAsItsText() {
        for (CardData card : Bundled.pool().cards()) {
            var read = compile(card);
            for (var face : read.faces())
                for (var ability : face.abilities())
                    assertThat(lines(Explanation.of(ability, "this card")))
                            .as(card.name())
                            .noneMatch(line -> line.contains("~") || line.matches(".*\\w\\[\\w+=.*"));
            for (CardData face : card.faces().isEmpty() ? List.of(card) : card.faces())
                assertThat(String.join("\n", Phrasebook.printBack(face)))
                        .as(card.name())
                        .isEqualTo(face.oracleText()
                                .replace('−', '-')
                                .replace("[", "")
                                .replace("]", ""));
        }
    }

    @Test
    void whatGetsPowerIsNoCardThatWasDiscarded() {
        assertThat(
                        lines(
                                "Creature — Elf",
                                "Whenever this creature attacks, you may discard a card. If you do, it gets +2/+0 until end of turn."))
                .contains("what: it (this card)");
    }

    @Test
    void moreDamageInsteadIsDealtToTheSame() {
        assertThat(
                        lines(
                                "Creature — Elf",
                                "Whenever you cast a noncreature spell, this creature deals 1 damage to each opponent. If that spell's mana value is 4 or greater, it deals 2 damage instead."))
                .containsSubsequence("amount: 2", "to: each opponent", "amount: 1", "to: each opponent");
    }

    @Test
    void anyNumberIsNotShownAsALargeOne() {
        assertThat(lines("Sorcery", "Discard any number of cards, then draw that many cards."))
                .contains("count: any number", "count: that many (the cards discarded)");
    }

    @Test
    void aConditionSaysWhatItsWordsMean() {
        assertThat(lines("Instant", "Destroy target creature if it has mana value 2 or less."))
                .contains("if: it (target creature) has mana value 2 or less");
        assertThat(lines("Creature — Elf", "Whenever a creature dies, if its power was 3 or greater, draw a card."))
                .contains("if: its (what moved) power was 3 or greater");
    }
}
