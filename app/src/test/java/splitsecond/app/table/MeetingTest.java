package splitsecond.app.table;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import tools.jackson.databind.JsonNode;

/// What people at one table share beside the game: time, and those who look on.
class MeetingTest {

    private static final String DECKS =
            "\"deck\": \"30 Mountain\\n30 Lightning Bolt\", \"opponentDeck\": \"30 Forest\\n30 Grizzly Bears\"";

    @RegisterExtension
    final Served served = new Served();

    private Client host(String more) {
        return served.client().start("{\"opponent\": \"invite\", \"first\": \"you\", " + DECKS + more + "}");
    }

    private Client guest(Client host) {
        var invite = host.view().get("inviteUrl").asString().split("\\.")[1];
        var guest = served.client();
        return guest.sit(guest.post(host.path() + "/join", "{\"invite\": \"" + invite + "\", \"name\": \"Bob\"}"));
    }

    /// As if the first player had thought for almost a minute, and the server had been started again.
    private void letTimePass(Client host) {
        served.tables().at(host.game(), table -> {
            var file = table.file();
            var clock = requireNonNull(file.clock()).less(0, 59_900);
            int changes = requireNonNull(served.storage().find(host.game())).changes();
            served.storage().update(table.setting().stored(host.game(), file.with(clock), false, changes + 1));
            table.retire();
            return null;
        });
    }

    @Test
    void whoeverHasNoTimeLeftHasLost() throws Exception {
        var host = host(", \"clock\": 1");
        var guest = guest(host);
        letTimePass(host);
        var news = Tab.open(guest).enter();
        while (guest.look().get("over").isNull()) news.next();
        assertThat(guest.view().at("/over/result").asString()).isEqualTo("won");
        assertThat(guest.view().at("/over/reason").asString()).isEqualTo("Player 1 ran out of time.");
        assertThat(host.look().at("/over/result").asString()).isEqualTo("lost");
        assertThat(host.view().at("/meeting/clock/left/0").asLong()).isZero();
        served.restart();
        assertThat(served.client()
                        .sit(host.game(), null)
                        .view()
                        .at("/over/reason")
                        .asString())
                .isEqualTo("Player 1 ran out of time.");
        news.close();
    }

    /// Whoever is asked for another game may have gone.
    @Test
    void nobodysTimeRunsBeforeBothHaveSatDownToARematch() {
        var host = host(", \"clock\": 1");
        var guest = guest(host);
        assertThat(host.look().at("/meeting/clock/running").asInt()).isZero();
        host.at("concede", "{}");
        var again = served.client();
        again.sit(host.at("rematch", "{}"));
        assertThat(again.view().at("/turn/waitingFor").asInt()).isZero();
        assertThat(again.look().at("/meeting/clock/running").asInt()).isEqualTo(-1);
        guest.sit(guest.at("rematch", "{}"));
        assertThat(again.look().at("/meeting/clock/running").asInt()).isZero();
        assertThat(again.view().at("/meeting/clock/left/0").asLong()).isGreaterThan(59_000);
    }

    @Test
    void thoseWhoLookOnSeeTheGameAsLateAsWasAgreed() throws Exception {
        var host = host(", \"delay\": 2, \"clock\": 20");
        var guest = guest(host);
        var onlooker = served.client().sit(host.game(), null);
        assertThat(onlooker.view().get("status").asString()).isEqualTo("waiting");
        assertThat(onlooker.view().get("players")).isEmpty();
        assertThat(onlooker.view().at("/meeting/delay").asInt()).isEqualTo(2);
        host.at("chat", "{\"words\": \"I hold two Bolts\"}");
        var meeting = onlooker.look().get("meeting");
        assertThat(meeting.toString()).doesNotContain("Bolts").doesNotContain("running");
        assertThat(onlooker.get(host.path() + "/log").json().get("log")).isEmpty();

        var news = Tab.open(onlooker).enter();
        host.look();
        host.chooseKind("NO");
        guest.look();
        guest.chooseKind("NO");
        long played = System.nanoTime();
        host.look();
        host.choose(host.option(option -> option.get("kind").asString().equals("PLAY_LAND")));
        assertThat(guest.look().get("battlefield")).hasSize(1);
        assertThat(onlooker.look().get("battlefield")).isEmpty();
        assertThat(onlooker.received.getLast()).doesNotContain("Mountain");
        // They are told by themselves.
        var told = news.next().get("view");
        while (told.get("battlefield").isEmpty()) told = news.next().get("view");
        assertThat(System.nanoTime() - played).isGreaterThanOrEqualTo(2_000_000_000L);
        assertThat(onlooker.look().get("battlefield")).hasSize(1);
        news.close();
    }

    /// In the place of what is taken back stands in the log what happens now: that is not for those who look on yet.
    @Test
    void theLogTellsThoseWhoLookOnNothingNewWhenSomethingIsTakenBack() throws Exception {
        var host =
                served.client().start("{\"opponent\": \"hotseat\", \"first\": \"you\", \"delay\": 3, " + DECKS + "}");
        while (host.kind().equals("MULLIGAN")) host.chooseKind("NO");
        var onlooker = served.client().sit(host.game(), null);
        var news = Tab.open(onlooker).enter();
        host.choose(host.option(option -> option.get("kind").asString().equals("PLAY_LAND")));
        while (onlooker.look().get("battlefield").isEmpty()) news.next();
        news.close();
        assertThat(host.at("take-back", "{}").status()).isEqualTo(200);
        assertThat(host.at("pass", "{\"until\": \"turn\"}").status()).isEqualTo(200);
        JsonNode shown;
        JsonNode told;
        do {
            shown = onlooker.look().get("log");
            told = onlooker.get(host.path() + "/log").json().get("log");
        } while (!shown.equals(onlooker.look().get("log")));
        assertThat(told).isEqualTo(shown);
    }

    /// However much happens meanwhile, and whoever makes it happen.
    @Test
    void ofWhatIsShownLateNotEverythingIsKept() {
        var late = new Delayed();
        var view = served.client().start("{\"opponent\": \"hotseat\"}");
        var shown = served.tables().at(view.game(), table -> table.view(0));
        long delay = 900_000_000_000L;
        for (int i = 0; i < 100_000; i++) late.add(i * 9_000_000L, delay, shown, i);
        assertThat(late.size()).isBetween(Delayed.MOMENTS - 1, Delayed.MOMENTS + 1);
        assertThat(late.next(-1)).as("nothing before its time").isNull();
        assertThat(late.next(delay)).isNotNull();
        // Not before the last of what is shown together is old enough.
        assertThat(late.next(7_600_000_000L)).isNull();
    }

    @Test
    void aDelayIsForGamesWithPeopleAndHasAnEnd() {
        assertThat(served.client()
                        .post("/api/games", "{\"opponent\": \"hotseat\", \"delay\": 901}")
                        .error())
                .isEqualTo("\"delay\" is 1 to 900 seconds, for games with people.");
        assertThat(served.client()
                        .post("/api/games", "{\"player\": \"random\", \"opponent\": \"random\", \"delay\": 5}")
                        .status())
                .isEqualTo(400);
        var live = served.client().start("{\"opponent\": \"hotseat\"}");
        assertThat(served.client()
                        .sit(live.game(), null)
                        .view()
                        .at("/meeting/delay")
                        .asInt(-1))
                .isZero();
    }
}
