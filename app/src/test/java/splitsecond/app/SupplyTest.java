package splitsecond.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/// What the program is built from is known and checked.
class SupplyTest {

    private static String read(String file) throws IOException {
        var root = Files.exists(Path.of("CONTRIBUTING.md")) ? Path.of("") : Path.of("..");
        return Files.readString(root.resolve(file));
    }

    @Test
    void mavenIsRunOnlyIfItIsTheOneThatWasMeant() throws IOException {
        assertThat(read(".mvn/wrapper/maven-wrapper.properties"))
                .containsPattern("\ndistributionSha256Sum=[0-9a-f]{64}");
    }

    @Test
    void everyBuildChecksThatLibrariesAgreeAndNoClassIsThereTwice() throws IOException {
        assertThat(read("pom.xml")).contains("<dependencyConvergence />", "<banDuplicatePomDependencyVersions />");
        assertThat(read("app/pom.xml")).contains("<banDuplicateClasses>");
    }

    @Test
    void theJarSaysWhatIsInItUnderWhichLicence() throws IOException {
        assertThat(read("app/pom.xml"))
                .contains(
                        "<goal>makeBom</goal>",
                        "${project.build.outputDirectory}/META-INF/sbom",
                        "<includeLicenseText>true</includeLicenseText>",
                        "<resource>META-INF/LICENSE</resource>",
                        "<resource>META-INF/NOTICE</resource>");
    }

    @Test
    void noServerForTelnetOrSshComesWithIt() throws IOException {
        assertThat(read("app/pom.xml")).doesNotContain("<artifactId>jline</artifactId>");
        assertThat(read("pom.xml"))
                .contains("<exclude>org.jline:jline</exclude>", "<exclude>org.jline:jline-remote-*</exclude>");
    }
}
