package splitsecond.engine.mana;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import splitsecond.engine.card.ManaCost;

class PaymentTest {

    private static final Map<String, List<ManaSource>> CARDS = Map.ofEntries(
            land("Plains", "W"),
            land("Island", "U"),
            land("Forest", "G"),
            land("Mountain", "R"),
            land("Wastes", "C"),
            land("Savannah", "G", "W"),
            land("Tundra", "W", "U"),
            land("Tropical Island", "G", "U"),
            land("City of Brass", "W", "U", "B", "R", "G"),
            land("Adarkar Wastes", "C", "W", "U"),
            Map.entry("Snow-Covered Forest", List.of(snow("G"))),
            Map.entry("Sol Ring", List.of(source(0, "CC"))),
            Map.entry("Gilded Lotus", List.of(source(0, "WWW", "UUU", "BBB", "RRR", "GGG"))),
            Map.entry("Llanowar Elves", List.of(source(2, "G"))),
            Map.entry("Lotus Petal", List.of(source(9, "W", "U", "B", "R", "G"))),
            Map.entry("Black Lotus", List.of(source(9, "WWW", "UUU", "BBB", "RRR", "GGG"))),
            Map.entry("Azorius Signet", List.of(costing("1", "WU"))),
            Map.entry("Gruul Signet", List.of(costing("1", "RG"))),
            Map.entry("Mystic Gate", List.of(source(0, "C"), costing("{W/U}", "WW", "WU", "UU"))),
            Map.entry("Crystal Vein", List.of(source(0, "C"), source(9, "CC"))),
            Map.entry("Raise the Alarm Soldier", List.of(standIn(ManaSource.Kind.CONVOKE, "W"))),
            Map.entry("Servo", List.of(standIn(ManaSource.Kind.GENERIC, "C"))));

    private final ManaSources sources = new ManaSources();
    private final Payment plan = new Payment();

    @Test
    void theDualLandIsKeptForTheColorOnlyItMakes() {
        assertThat(pay("G", "Savannah", "Forest")).containsExactly("Forest:G");
        assertThat(pay("1", "Savannah", "Forest")).containsExactly("Forest:G");
        assertThat(pay("1G", "Savannah", "Forest", "Plains")).containsExactlyInAnyOrder("Forest:G", "Plains:W");
    }

    @Test
    void theDualLandIsUsedForTheColorOnlyItMakes() {
        assertThat(pay("GW", "Savannah", "Forest")).containsExactlyInAnyOrder("Savannah:W", "Forest:G");
        assertThat(pay("GWU", "Savannah", "Tundra", "Tropical Island")).hasSize(3);
        assertThat(pay("GG", "Savannah", "Tundra", "Forest")).containsExactlyInAnyOrder("Savannah:G", "Forest:G");
    }

    @Test
    void theScarceColorIsKept() {
        assertThat(pay("1", "Island", "Forest", "Forest")).containsExactly("Forest:G");
        assertThat(pay("2", "Forest", "Forest", "Plains", "Plains")).containsExactlyInAnyOrder("Forest:G", "Plains:W");
        assertThat(pay("1", "Island", "Savannah", "Savannah", "Savannah")).containsExactly("Savannah:G");
        assertThat(pay("1", "Forest", "Forest", "Wastes")).containsExactly("Wastes:C");
    }

    @Test
    void aLandThatHurtsForColorsGivesColorlessManaWhereThatWillDo() {
        assertThat(pay("1", "Adarkar Wastes")).containsExactly("Adarkar Wastes:C");
        assertThat(pay("1W", "Adarkar Wastes", "Plains")).containsExactlyInAnyOrder("Adarkar Wastes:C", "Plains:W");
    }

    @Test
    void landsAreTappedBeforeCreaturesAndOneShotSourcesComeLast() {
        assertThat(pay("G", "Llanowar Elves", "City of Brass", "Lotus Petal")).containsExactly("City of Brass:G");
        assertThat(pay("GG", "Lotus Petal", "Llanowar Elves", "City of Brass"))
                .containsExactlyInAnyOrder("City of Brass:G", "Llanowar Elves:G");
        assertThat(pay("3", "Black Lotus", "Forest", "Forest", "Forest"))
                .containsExactly("Forest:G", "Forest:G", "Forest:G");
    }

    @Test
    void solRingPaysForTwoGeneric() {
        assertThat(pay("2G", "Forest", "Forest", "Sol Ring", "Forest")).containsExactly("Sol Ring:CC", "Forest:G");
        assertThat(pay("1", "Sol Ring", "Forest")).as("without excess").containsExactly("Forest:G");
        assertThat(pay("GG", "Sol Ring", "Forest")).isNull();
    }

    @Test
    void excessManaStaysInThePool() {
        assertThat(pay("1", "Sol Ring")).containsExactly("Sol Ring:CC");
        assertThat(plan.remaining(5)).isEqualTo(1);
        assertThat(pay("WW", "Gilded Lotus")).containsExactly("Gilded Lotus:WWW");
        assertThat(plan.remaining(0)).isEqualTo(1);
        assertThat(pay("WU", "Gilded Lotus")).isNull();
    }

    @Test
    void poolManaIsSpentBeforeAnythingIsTapped() {
        assertThat(payFromPool("GW", "1W", "Plains", "Forest")).isEmpty();
        assertThat(payFromPool("W", "1W", "Plains", "Forest")).containsExactly("Plains:W");
    }

    @Test
    void genericManaIsPaidWithColorlessThenInTheOrderOfTheColors() {
        payFromPool("GRBUWC", "1");
        assertThat(remaining()).isEqualTo("WUBRG");
        payFromPool("GRBUWC", "3");
        assertThat(remaining()).isEqualTo("BRG");
        payFromPool("GRBUWC", "1W");
        assertThat(remaining()).as("colored requirements first").isEqualTo("UBRG");
        payFromPool("GCC", "1C");
        assertThat(remaining()).isEqualTo("G");
    }

    @Test
    void colorlessManaMustBeColorless() {
        assertThat(pay("C", "Forest", "Wastes")).containsExactly("Wastes:C");
        assertThat(pay("C", "Forest")).isNull();
    }

    @Test
    void hybridManaIsPaidWithWhateverIsNotNeededElsewhere() {
        assertThat(pay("{W/U}{W}", "Plains", "Island")).containsExactlyInAnyOrder("Plains:W", "Island:U");
        assertThat(pay("{W/U}{W/U}", "Island", "Forest")).isNull();
        assertThat(pay("{C/W}", "Forest", "Wastes")).containsExactly("Wastes:C");
    }

    @Test
    void monocoloredHybridManaIsPaidWithItsColorOrTwoOfAny() {
        assertThat(pay("{2/W}", "Forest", "Forest", "Plains")).containsExactly("Plains:W");
        assertThat(pay("{2/W}{2/W}", "Forest", "Forest", "Plains")).hasSize(3);
        assertThat(pay("{2/W}{2/W}", "Forest", "Plains")).isNull();
    }

    @Test
    void phyrexianManaIsPaidWithLifeOnlyWhereManaCannot() {
        assertThat(pay("1{G/P}", "Forest", "Forest")).hasSize(2);
        assertThat(plan.life()).isZero();
        assertThat(pay("1{G/P}", "Forest")).containsExactly("Forest:G");
        assertThat(plan.life()).isEqualTo(2);
        assertThat(pay("{W/U/P}{G/P}", "Island")).containsExactly("Island:U");
        assertThat(plan.life()).isEqualTo(2);
        assertThat(payWithLife(1, Payment.Phyrexian.LIFE_LAST, "{G/P}")).isNull();
    }

    @Test
    void phyrexianManaIsPaidWithLifeFirstIfThePlayerLikes() {
        assertThat(payWithLife(3, Payment.Phyrexian.LIFE_FIRST, "1{G/P}{G/P}", "Forest", "Forest", "Forest"))
                .hasSize(2);
        assertThat(plan.life()).isEqualTo(2);
    }

    @Test
    void snowManaComesFromSnowSources() {
        assertThat(pay("S", "Forest", "Snow-Covered Forest")).containsExactly("Snow-Covered Forest:G");
        assertThat(pay("G", "Snow-Covered Forest", "Forest")).containsExactly("Forest:G");
        assertThat(pay("SG", "Snow-Covered Forest", "Forest")).hasSize(2);
        assertThat(pay("S", "Forest")).isNull();
        sources.clear().addPool(4, true, 1);
        assertThat(sources.canPay(ManaCost.parse("S"), 0)).isTrue();
        assertThat(sources.canPay(ManaCost.parse("G"), 0)).isTrue();
        assertThat(sources.canPay(ManaCost.parse("SG"), 0)).isFalse();
    }

    @Test
    void aSignetTurnsOneManaIntoTwo() {
        assertThat(pay("WU", "Forest", "Azorius Signet")).containsExactly("Forest:G", "Azorius Signet:WU");
        assertThat(plan.spentToActivate(1, 4)).isEqualTo(1);
        assertThat(pay("WU", "Azorius Signet")).as("nothing to start it with").isNull();
        assertThat(pay("1RG", "Azorius Signet", "Gruul Signet", "Plains"))
                .containsExactly("Plains:W", "Azorius Signet:WU", "Gruul Signet:RG");
    }

    @Test
    void aSignetRestsWhileLandsAreEnough() {
        assertThat(pay("WU", "Azorius Signet", "Plains", "Island")).containsExactlyInAnyOrder("Plains:W", "Island:U");
    }

    @Test
    void aFilterLandGivesColorlessOrFilters() {
        assertThat(pay("1", "Mystic Gate")).containsExactly("Mystic Gate:C");
        assertThat(pay("WW", "Mystic Gate", "Island")).containsExactly("Island:U", "Mystic Gate:WW");
        assertThat(pay("2W", "Mystic Gate", "Island")).as("it is tapped once").isNull();
    }

    @Test
    void onlyOneOfTheWaysToUseAnObjectIsUsed() {
        assertThat(pay("1", "Crystal Vein")).containsExactly("Crystal Vein:C");
        assertThat(pay("2", "Crystal Vein")).containsExactly("Crystal Vein:CC");
        assertThat(pay("3", "Crystal Vein")).isNull();
    }

    @Test
    void creaturesConvokeAndArtifactsImproviseOnlyWhatTheyMay() {
        assertThat(pay("1W", "Raise the Alarm Soldier", "Servo")).hasSize(2);
        assertThat(pay("WW", "Raise the Alarm Soldier", "Servo")).isNull();
        assertThat(pay("C", "Servo")).isNull();
        assertThat(pay("WU", "Raise the Alarm Soldier", "Azorius Signet"))
                .as("what stands for mana can't activate a Signet")
                .isNull();
        pay("1W", "Raise the Alarm Soldier", "Forest");
        assertThat(plan.spent(0)).as("it isn't mana").isZero();
        assertThat(plan.spent(4)).isEqualTo(1);
    }

    @Test
    void nothingIsTappedForNothing() {
        assertThat(pay("0", "Forest", "Sol Ring")).isEmpty();
    }

    @Test
    void xMustBeChosenFirst() {
        assertThatThrownBy(() -> pay("XG", "Forest")).hasMessageContaining("X must be chosen");
    }

    private @Nullable List<String> pay(String cost, String... cards) {
        return payFromPool("", cost, cards);
    }

    private @Nullable List<String> payWithLife(int life, Payment.Phyrexian phyrexian, String cost, String... cards) {
        sources.clear();
        return pay(life, phyrexian, cost, cards);
    }

    private @Nullable List<String> payFromPool(String pool, String cost, String... cards) {
        sources.clear().addPool(counts(pool));
        return pay(20, Payment.Phyrexian.LIFE_LAST, cost, cards);
    }

    /// What is tapped for what, as "Forest:G"; null if the cost can't be paid.
    private @Nullable List<String> pay(int life, Payment.Phyrexian phyrexian, String text, String... cards) {
        for (int id = 0; id < cards.length; id++) {
            for (var way : CARDS.getOrDefault(cards[id], List.of())) sources.add(id, way);
        }
        var cost = ManaCost.parse(text);
        boolean paid = sources.plan(cost, life, phyrexian, plan);
        assertThat(sources.canPay(cost, life)).isEqualTo(paid);
        if (!paid) return null;
        var tapped = new ArrayList<String>();
        for (int step = 0; step < plan.steps(); step++) {
            int entry = plan.entry(step);
            var name = new StringBuilder(cards[sources.id(entry)]).append(':');
            for (int type = 0; type < 6; type++) {
                name.repeat("WUBRGC".charAt(type), sources.source(entry).amount(plan.output(step), type));
            }
            tapped.add(name.toString());
        }
        return tapped;
    }

    private String remaining() {
        var text = new StringBuilder();
        for (int type = 0; type < 6; type++) text.repeat("WUBRGC".charAt(type), plan.remaining(type));
        return text.toString();
    }

    private static int[] counts(String letters) {
        var counts = new int[6];
        for (char letter : letters.toCharArray()) counts["WUBRGC".indexOf(letter)]++;
        return counts;
    }

    private static int[][] outputs(String... alternatives) {
        var outputs = new int[alternatives.length][];
        for (int i = 0; i < outputs.length; i++) outputs[i] = counts(alternatives[i]);
        return outputs;
    }

    private static Map.Entry<String, List<ManaSource>> land(String name, String... alternatives) {
        return Map.entry(name, List.of(source(0, alternatives)));
    }

    private static ManaSource source(int reluctance, String... alternatives) {
        return new ManaSource(outputs(alternatives), reluctance);
    }

    private static ManaSource snow(String... alternatives) {
        return new ManaSource(outputs(alternatives), 0, true, ManaSource.Kind.MANA, null);
    }

    private static ManaSource costing(String activation, String... alternatives) {
        return new ManaSource(outputs(alternatives), 0, false, ManaSource.Kind.MANA, ManaCost.parse(activation));
    }

    private static ManaSource standIn(ManaSource.Kind kind, String letter) {
        return new ManaSource(outputs(letter), 3, false, kind, null);
    }
}
