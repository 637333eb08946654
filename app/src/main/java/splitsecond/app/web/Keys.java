package splitsecond.app.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import splitsecond.timing.Problem;

/// What servers prove to each other who they are with: a PKCS #12 file with the key and certificate of this one, and
/// those of the authority that all of them trust.
public final class Keys {

    private final Path file;
    private final String password;
    private final SSLContext context;

    private Keys(Path file, String password, SSLContext context) {
        this.file = file;
        this.password = password;
        this.context = context;
    }

    /// @param passwordFile its first line opens the file
    /// @throws Problem if it cannot be read
    public static Keys read(Path file, Path passwordFile) throws IOException {
        try (var lines = Files.lines(passwordFile);
                var stream = Files.newInputStream(file)) {
            var password = lines.findFirst().orElse("");
            var store = KeyStore.getInstance("PKCS12");
            store.load(stream, password.toCharArray());
            var own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
            own.init(store, password.toCharArray());
            var trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
            trusted.init(store);
            var context = SSLContext.getInstance("TLSv1.3");
            context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
            return new Keys(file, password, context);
        } catch (GeneralSecurityException failed) {
            throw new Problem(file + " cannot be used as a PKCS #12 file with keys.", failed);
        }
    }

    public Path file() {
        return file;
    }

    public String password() {
        return password;
    }

    public SSLContext context() {
        return context;
    }

    /// Nothing secret, whoever logs it.
    @Override
    public String toString() {
        return "keys in " + file;
    }
}
