package splitsecond.app;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassFileVersion;
import java.lang.classfile.ClassTransform;
import java.nio.ByteBuffer;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;

/// For the launcher, `java -cp JAR splitsecond.app.Lifting JAR`: writes those classes of a jar that were compiled for
/// Java 5 and before as of Java 8. Java's cache takes none that are verified in the old way, and all of picocli is.
final class Lifting {

    private static final int MAJOR = 6;

    private Lifting() {}

    static void main(String[] args) throws IOException {
        try (var jar = FileSystems.newFileSystem(Path.of(args[0]));
                var files = Files.walk(jar.getPath("/"))) {
            for (var file : files.filter(f -> f.toString().endsWith(".class")).toList()) {
                var bytes = Files.readAllBytes(file);
                if (ByteBuffer.wrap(bytes).getShort(MAJOR) < ClassFile.JAVA_6_VERSION) lift(file, bytes);
            }
        }
    }

    private static void lift(Path file, byte[] bytes) throws IOException {
        var time = Files.getLastModifiedTime(file);
        Files.write(file, lifted(bytes));
        Files.setLastModifiedTime(file, time);
    }

    /// With stack maps, which are made for methods that are written anew, as these are one by one.
    private static byte[] lifted(byte[] bytes) {
        var classes = ClassFile.of(ClassFile.StackMapsOption.GENERATE_STACK_MAPS);
        ClassTransform later = (to, part) -> {
            if (part instanceof ClassFileVersion) to.withVersion(ClassFile.JAVA_8_VERSION, 0);
            else to.with(part);
        };
        var anew = ClassTransform.transformingMethodBodies((to, part) -> to.with(part));
        try {
            return classes.transformClass(classes.parse(bytes), anew.andThen(later));
        } catch (IllegalArgumentException _) {
            return bytes; // it refers to a class that is not here, and stays as it is
        }
    }
}
