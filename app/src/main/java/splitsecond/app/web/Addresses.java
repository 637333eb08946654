package splitsecond.app.web;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;

/// Addresses to listen on, and to be found at.
public final class Addresses {

    private Addresses() {}

    /// Whether only programs on this machine reach a server that listens there.
    public static boolean isLocal(String host) {
        try {
            return InetAddress.getByName(host).isLoopbackAddress();
        } catch (UnknownHostException _) {
            return false;
        }
    }

    /// What to type into a browser: for a server that listens everywhere, this machine's address in its network.
    static String toVisit(String host) {
        try {
            if (!InetAddress.getByName(host).isAnyLocalAddress()) return host.contains(":") ? "[" + host + "]" : host;
            return inNetwork();
        } catch (UnknownHostException | SocketException _) {
            return host;
        }
    }

    private static String inNetwork() throws SocketException {
        return NetworkInterface.networkInterfaces()
                .filter(Addresses::isUp)
                .flatMap(NetworkInterface::inetAddresses)
                .filter(address -> address instanceof Inet4Address && !address.isLoopbackAddress())
                .map(InetAddress::getHostAddress)
                .findFirst()
                .orElse("localhost");
    }

    private static boolean isUp(NetworkInterface network) {
        try {
            return network.isUp();
        } catch (SocketException _) {
            return false;
        }
    }
}
