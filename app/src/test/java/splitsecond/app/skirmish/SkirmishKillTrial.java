package splitsecond.app.skirmish;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import splitsecond.app.table.KilledServer;
import tools.jackson.databind.JsonNode;

/// Plays at a server that is killed in between: everything that was acknowledged is there afterwards.
public final class SkirmishKillTrial {

    private final Path output;
    private final List<String> arguments;

    /// @param storage where the games are kept, such as `--data DIR`
    public SkirmishKillTrial(Path output, String... storage) {
        this.output = output;
        arguments = new ArrayList<>(List.of("skirmish", "--no-browser", "--port", "0"));
        arguments.addAll(List.of(storage));
    }

    public void run(int kills) {
        try (var http = HttpClient.newHttpClient()) {
            var host = new SkirmishClient(http, URI.create("http://localhost"));
            var guest = new SkirmishClient(http, URI.create("http://localhost"));
            var seen = new ArrayList<JsonNode>();
            for (int i = 0; i <= kills; i++) {
                try (var server = KilledServer.run(output, arguments)) {
                    host.moveTo(server.address());
                    guest.moveTo(server.address());
                    if (i == 0) {
                        host.start("{\"opponent\": \"invite\"}");
                        guest.join(host, ", \"squad\": \"Jabba's Palace\"");
                        assertThat(host.move("startRound").status()).isEqualTo(200);
                    } else {
                        assertThat(List.of(host.view(), guest.view())).isEqualTo(seen);
                    }
                    assertThat(guest.ask("{\"do\": \"draw\", \"player\": 2}").status())
                            .isEqualTo(200);
                    seen.clear();
                    seen.addAll(List.of(host.view(), guest.view()));
                }
            }
        }
    }
}
