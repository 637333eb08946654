package splitsecond.app.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Properties;

/// HTML pages, with the import map that tells browsers where the Lit modules lie.
///
/// An import map must stand in the page itself, so the content security policy allows this one by its hash, and no
/// other inline script.
public final class Pages {

    private static final String MAP = "<!-- import map -->";

    private static final String IMPORT_MAP = """
            {"imports": {
              "lit": "/webjars/lit/%1$s/index.js",
              "lit/": "/webjars/lit/%1$s/",
              "lit-html": "/webjars/lit-html/%2$s/lit-html.js",
              "lit-html/": "/webjars/lit-html/%2$s/",
              "lit-element/": "/webjars/lit-element/%3$s/",
              "@lit/reactive-element": "/webjars/lit__reactive-element/%4$s/reactive-element.js",
              "@lit/reactive-element/": "/webjars/lit__reactive-element/%4$s/"
            }}""".formatted(
                    version("lit"), version("lit-html"), version("lit-element"), version("lit__reactive-element"));

    static final String SECURITY_POLICY = policy("'self'");
    /// For those who have asked for pictures of cards.
    private static final String WITH_PICTURES = policy("'self' https://api.scryfall.com https://cards.scryfall.io");

    /// The cookie in which a browser says that it wants them.
    private static final String PICTURES = "splitsecond-pictures";

    private Pages() {}

    private static String policy(String images) {
        return "default-src 'none'; script-src 'self' 'sha256-" + sha256(IMPORT_MAP)
                + "'; style-src 'self'; img-src " + images
                + "; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    }

    static String policy(Context context) {
        return "on".equals(context.cookie(PICTURES)) ? WITH_PICTURES : SECURITY_POLICY;
    }

    /// Answers with a page from the classpath, its import map filled in.
    public static void serve(Context context, String resource) {
        var script = "<script type=\"importmap\">" + IMPORT_MAP + "</script>";
        context.header("Cache-Control", "no-cache").html(read(resource).replace(MAP, script));
    }

    private static String read(String resource) {
        try (var stream = Pages.class.getResourceAsStream(resource)) {
            if (stream == null) throw new IllegalArgumentException("there is no page " + resource);
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    /// Every WebJar carries its own Maven coordinates.
    private static String version(String webjar) {
        try (var stream =
                Pages.class.getResourceAsStream("/META-INF/maven/org.webjars.npm/" + webjar + "/pom.properties")) {
            if (stream == null) throw new IllegalStateException("the WebJar " + webjar + " is missing");
            var properties = new Properties();
            properties.load(stream);
            return properties.getProperty("version");
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private static String sha256(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible); // every JDK has it
        }
    }
}
