package splitsecond.app.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.timing.Problem;

/// How a server is reached.
///
/// @param host the address to listen on
/// @param port 0 for any that is free
/// @param proxy where others find the proxy that stands in front of it; null if there is none
/// @param peers whether only servers like it call, which send on what others have asked them
/// @param keys what it proves with who it is, and knows others by; null for a server that encrypts nothing
public record Front(
        String host,
        int port,
        @Nullable URI proxy,
        boolean peers,
        @Nullable Keys keys) {

    private static final int MISDIRECTED = 421;
    private static final int IP_V4_BYTES = 4;
    static final String FORWARDED = "X-Forwarded-For";
    /// Under which name a request remembers that another server has sent it on.
    static final String PEER = "peer";
    /// Under which name a WebSocket remembers who calls.
    static final String CALLER = "caller";

    static Front direct(String host, int port) {
        return new Front(host, port, null, false, null);
    }

    /// @param proxy such as `https://play.example.org`, or null
    /// @throws Problem if it is no such address
    public static Front of(String host, int port, @Nullable String proxy) {
        if (proxy == null) return direct(host, port);
        try {
            var uri = URI.create(proxy);
            boolean plain = uri.getRawPath() == null || uri.getRawPath().matches("/?");
            if (uri.getHost() != null && String.valueOf(uri.getScheme()).matches("https?") && plain)
                return new Front(host, port, uri, false, null);
        } catch (IllegalArgumentException _) {
            // said below
        }
        throw new Problem("--proxy must look like https://play.example.org.");
    }

    /// For what other servers send on. They say who has asked, and under which name; nobody else may reach it.
    public static Front ofPeers(String host, int port, @Nullable Keys keys) {
        return new Front(host, port, null, true, keys);
    }

    /// Whether only programs on this machine reach it.
    public boolean isPrivate() {
        return proxy == null && Addresses.isLocal(host);
    }

    /// What others type into their browsers; null if only this machine reaches it.
    ///
    /// @param open the port that it listens on
    public @Nullable String address(int open) {
        if (proxy != null) return proxy.toString();
        return Addresses.isLocal(host) ? null : "http://" + Addresses.toVisit(host) + ":" + open;
    }

    /// Whether others reach it without a proxy, and so without encryption.
    public boolean isOpen() {
        return !Addresses.isLocal(host);
    }

    /// A page of a site whose name was made to point at this machine would otherwise count as one of its own ("DNS
    /// rebinding"). Addresses in numbers cannot be made to point elsewhere.
    void check(Context context) {
        if (peers || mayBeCalled(context.header("Host"))) return;
        String names = proxy != null ? proxy.getHost() : Addresses.isLocal(host) ? "localhost" : "by its address";
        throw new Refusal(
                MISDIRECTED, "This server is called " + names + ", and answers to no other name.", List.of("HOST"));
    }

    boolean mayBeCalled(@Nullable String header) {
        if (header == null) return false;
        String name = name(header);
        if (isLocalName(name) || proxy != null && name.equalsIgnoreCase(proxy.getHost())) return true;
        if (Addresses.isLocal(host)) return false;
        return name.matches("\\d{1,3}(\\.\\d{1,3}){3}|\\[[0-9a-f:.]+]")
                || name.equals(host.toLowerCase(Locale.ROOT))
                || isThisMachine(name);
    }

    private static String name(String header) {
        int port = header.lastIndexOf(':');
        boolean six = header.startsWith("[");
        var name = six ? header.substring(0, header.indexOf(']') + 1) : port < 0 ? header : header.substring(0, port);
        return name.toLowerCase(Locale.ROOT);
    }

    private static boolean isLocalName(String name) {
        return name.equals("localhost")
                || name.endsWith(".localhost")
                || name.equals("[::1]")
                || name.matches("127(\\.\\d{1,3}){3}");
    }

    private static boolean isThisMachine(String name) {
        try {
            var own = InetAddress.getLocalHost().getHostName().toLowerCase(Locale.ROOT);
            return name.equals(own) || name.equals(own + ".local");
        } catch (UnknownHostException _) {
            return false;
        }
    }

    /// Who calls. What a proxy says of it is believed only where there is one: anybody else could say it too. The last
    /// address is the one that the proxy itself has seen.
    String caller(String peer, @Nullable String forwarded) {
        if (proxy == null || forwarded == null) return household(peer);
        var last = forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
        return household(last.isEmpty() ? peer : last);
    }

    /// Whoever has an address of version 6 has as many as they like: all that begin with the same 64 bits are theirs.
    private static String household(String address) {
        if (address.indexOf(':') < 0) return address;
        try {
            var bytes =
                    InetAddress.ofLiteral(address.replaceAll("[\\[\\]]", "")).getAddress();
            if (bytes.length == IP_V4_BYTES)
                return InetAddress.getByAddress(bytes).getHostAddress();
            var first = new StringBuilder();
            for (int i = 0; i < bytes.length / 2; i += 2)
                first.append(Integer.toHexString((bytes[i] & 0xff) << 8 | bytes[i + 1] & 0xff))
                        .append(':');
            return first.append(":/64").toString();
        } catch (IllegalArgumentException | UnknownHostException _) {
            return address;
        }
    }

    String caller(Context context) {
        String forwarded = context.header(FORWARDED);
        if (peers && forwarded != null) return forwarded;
        return caller(context.req().getRemoteAddr(), forwarded);
    }
}
