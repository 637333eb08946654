package splitsecond.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// The picture of the README, made from a game that is really played: target/game.png, to be copied to docs/images.
class MovingPictureTest extends TableTest {

    private static final int FRAMES = 14;
    private static final int MOST_BYTES = 600_000;

    @Test
    void aGameAsAPictureThatMoves() throws IOException {
        table.page().setViewportSize(1280, 760);
        table.page().emulateMedia(new Page.EmulateMediaOptions().setReducedMotion(ReducedMotion.REDUCE));
        table.deal(
                Map.of("name", "Ada", "first", "you", "deck", "Mogg Mob", "opponentDeck", "Big Feet"),
                "Mountain",
                "Mountain");
        var picture = new MovingPicture(800, 475);
        var player = new Player(table);
        while (picture.size() < FRAMES && player.click()) {
            table.page().mouse().move(2, 2);
            picture.add(table.page().screenshot(), 900);
        }
        var bytes = picture.bytes();
        Files.write(Path.of("target/game.png"), bytes);
        assertThat(bytes.length).isLessThan(MOST_BYTES);
        assertThat(new String(bytes, StandardCharsets.ISO_8859_1)).contains("acTL", "fcTL", "fdAT");
        assertThat(ImageIO.read(new ByteArrayInputStream(bytes)).getWidth()).isEqualTo(800);
    }
}
