package splitsecond.app.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import splitsecond.timing.Problem;

class FrontTest {

    private static final Front LOCAL = Front.direct("localhost", 0);
    private static final Front OPEN = Front.direct("0.0.0.0", 0);
    private static final Front PROXIED = Front.of("localhost", 0, "https://play.example.org");

    @Test
    void aServerThatOthersReachIsCalledByItsAddressOnly() {
        for (String name : List.of("192.168.0.7:8080", "10.0.0.1", "[fe80::1]:8080", "localhost:8080"))
            assertThat(OPEN.mayBeCalled(name)).as(name).isTrue();
        // Names can be made to point at any address ("DNS rebinding").
        for (String name : List.of("evil.example", "evil.example:8080", "10.0.0.1.evil.example", "1.2.3.4.5", ""))
            assertThat(OPEN.mayBeCalled(name)).as(name).isFalse();
        assertThat(OPEN.mayBeCalled(null)).isFalse();
    }

    @Test
    void behindAProxyItHasTheNameOfThat() {
        assertThat(PROXIED.mayBeCalled("play.example.org")).isTrue();
        assertThat(PROXIED.mayBeCalled("localhost:8080")).isTrue();
        assertThat(PROXIED.mayBeCalled("other.example.org")).isFalse();
        assertThat(LOCAL.mayBeCalled("play.example.org")).isFalse();
    }

    @Test
    void whatAProxySaysOfACallerIsBelievedOnlyWhereThereIsOne() {
        assertThat(LOCAL.caller("127.0.0.1", "1.2.3.4")).isEqualTo("127.0.0.1");
        assertThat(OPEN.caller("10.0.0.9", "1.2.3.4")).isEqualTo("10.0.0.9");
        assertThat(PROXIED.caller("127.0.0.1", "1.2.3.4")).isEqualTo("1.2.3.4");
        // The rest of it came from the caller.
        assertThat(PROXIED.caller("127.0.0.1", "6.6.6.6, 1.2.3.4")).isEqualTo("1.2.3.4");
        assertThat(PROXIED.caller("127.0.0.1", null)).isEqualTo("127.0.0.1");
    }

    /// Otherwise limits for each address would be none for those who have 2^64 of them.
    @Test
    void addressesThatOneCallerHasAreOne() {
        assertThat(OPEN.caller("2001:db8:1:2:aaaa:bbbb:cccc:1", null))
                .isEqualTo(OPEN.caller("2001:db8:1:2::9", null))
                .isNotEqualTo(OPEN.caller("2001:db8:1:3::9", null));
        assertThat(OPEN.caller("[2001:db8:1:2::7]", null)).isEqualTo(OPEN.caller("2001:db8:1:2::9", null));
        assertThat(PROXIED.caller("127.0.0.1", "2001:db8:1:2::7")).isEqualTo(OPEN.caller("2001:db8:1:2::9", null));
        assertThat(OPEN.caller("::ffff:10.0.0.9", null)).isEqualTo("10.0.0.9");
        assertThat(PROXIED.caller("127.0.0.1", "no:address")).isEqualTo("no:address");
    }

    @Test
    void aProxyIsNamedByAWholeAddress() {
        for (String wrong : List.of("play.example.org", "https://", "ftp://play.example.org", "https://a.example/path"))
            assertThatThrownBy(() -> Front.of("localhost", 0, wrong))
                    .isInstanceOf(Problem.class)
                    .hasMessageContaining("--proxy must look like https://play.example.org");
    }
}
