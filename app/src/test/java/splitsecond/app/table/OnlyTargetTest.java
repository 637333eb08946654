package splitsecond.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.json.JsonMapper;

/// The only legal target is taken at once, unless it is one's own and would be worse off, or another's and better off.
class OnlyTargetTest {

    private static final String CARDS = """
            [{"name": "Slay", "cost": "B", "type": "Instant", "text": "Destroy target creature."},
             {"name": "Gift", "cost": "W", "type": "Enchantment — Aura", "text": "Enchant creature\\nEnchanted creature gets +1/+2."},
             {"name": "Curse", "cost": "B", "type": "Enchantment — Aura", "text": "Enchant creature\\nEnchanted creature gets -2/-1."}]
            """;

    @RegisterExtension
    final Served served = new Served();

    private String askedAfterCasting(String card) {
        return askedAfterCasting(card, "Grizzly Bears", "");
    }

    private String askedAfterCasting(String card, String own, String theirs) {
        var board = """
                scenario: A board
                given:
                  alice: {hand: [%s], battlefield: [2 Plains, Forest, Swamp, Mountain, %s]}
                  bob: {library: [2 Forest], battlefield: [%s]}
                """.formatted(card, own, theirs);
        var body = JsonMapper.shared().writeValueAsString(new TableSite.Position(board, CARDS, "hotseat"));
        var answer = served.client().post("/api/positions", body);
        assertThat(answer.status()).as(answer.text()).isEqualTo(201);
        var client = served.client()
                .sit(new Client.Answer(200, answer.json().get("game").toString()));
        long id = client.inHand(card);
        client.choose(client.option(
                option -> option.has("object") && option.get("object").asLong() == id));
        return client.decision().get("prompt").asString();
    }

    @Test
    void whatHelpsIsNotAskedFor() {
        assertThat(askedAfterCasting("Giant Growth")).doesNotContain("target");
        assertThat(askedAfterCasting("Gift")).doesNotContain("target");
    }

    @Test
    void whatWouldHelpAnOpponentIsAskedFor() {
        assertThat(askedAfterCasting("Giant Growth", "Island", "Grizzly Bears"))
                .isEqualTo("Choose target for Giant Growth");
        assertThat(askedAfterCasting("Gift", "Island", "Grizzly Bears")).isEqualTo("Choose target for Gift");
        assertThat(askedAfterCasting("Slay", "Island", "Grizzly Bears")).doesNotContain("target");
        assertThat(askedAfterCasting("Curse", "Island", "Grizzly Bears")).doesNotContain("target");
        assertThat(askedAfterCasting("Swords to Plowshares", "Island", "Grizzly Bears"))
                .doesNotContain("target");
    }

    @Test
    void whatHurtsIsAskedForAlsoOfAnAura() {
        assertThat(askedAfterCasting("Slay")).isEqualTo("Choose target for Slay");
        assertThat(askedAfterCasting("Pacifism")).isEqualTo("Choose target for Pacifism");
        assertThat(askedAfterCasting("Curse")).isEqualTo("Choose target for Curse");
    }
}
