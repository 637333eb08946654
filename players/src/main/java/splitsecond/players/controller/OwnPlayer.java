package splitsecond.players.controller;

import java.lang.reflect.InvocationTargetException;
import splitsecond.players.Policy;
import splitsecond.timing.Problem;

/// A player whose class is not part of the program. It is made anew for every seat, by a constructor without
/// parameters.
public final class OwnPlayer {

    private OwnPlayer() {}

    /// @throws Problem if there is no such class, or it is no player
    public static Policy of(String className, ClassLoader classes) {
        if (className.isEmpty())
            throw new Problem("java: expected the name of a class, such as java:com.example.MyBot.");
        return switch (instance(className, classes)) {
            case PlayerController controller -> new ControlledPolicy(controller);
            case Policy policy -> policy;
            default -> throw problem(className, "it is neither a PlayerController nor a Policy.");
        };
    }

    private static Object instance(String className, ClassLoader classes) {
        try {
            return Class.forName(className, true, classes).getConstructor().newInstance();
        } catch (ClassNotFoundException | NoClassDefFoundError _) {
            throw problem(className, "there is no such class; name the jar or folder that has it with --class-path.");
        } catch (NoSuchMethodException | IllegalAccessException | InstantiationException _) {
            throw problem(className, "it must be a public class with a public constructor without parameters.");
        } catch (InvocationTargetException failed) {
            throw problem(className, "its constructor failed: " + failed.getCause() + ".");
        } catch (LinkageError failed) {
            throw problem(className, "it cannot be loaded: " + failed + ".");
        }
    }

    private static Problem problem(String className, String sentence) {
        return new Problem("java:" + className + ": " + sentence);
    }
}
