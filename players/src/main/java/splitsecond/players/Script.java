package splitsecond.players;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import splitsecond.timing.Problem;

/// What a scripted player is to do: statements parted by semicolons or lines, `#` begins a comment.
///
/// | statement | does |
/// |---|---|
/// | `3` | the option with that index, from 0 |
/// | `pass`, `pass 3` | passes priority, so many times |
/// | `play forest` | plays a land |
/// | `cast bolt at bob`, `cast arc trail at bob and bear` | casts a spell at targets |
/// | `activate fanatic at bob` | activates an ability |
/// | `attack all`, `attack with bear, ogre`, `attack none` | declares attackers, each name one creature |
/// | `block ogre with bear, elf` | declares blockers of one attacker, and of more on further statements |
/// | `choose bear`, `discard bear`, `target bear` | answers with an object, player, number, color or word |
/// | `yes`, `no`, `done`, `keep`, `mulligan` | answers a question |
/// | `then simple` | leaves the rest of the game to another player; the last statement |
record Script(String source, List<Statement> statements) {

    /// @param source where it was read
    /// @param verb its first word; `option` for an index
    /// @param object what follows
    /// @param times how often it is done
    record Statement(String source, int line, String verb, String object, int times) {

        /// A sentence about what is wrong with it, with its place.
        Problem refused(String why) {
            return new Problem(source + ":" + line + ": \"" + this + "\": " + why);
        }

        @Override
        public String toString() {
            if (verb.equals("option")) return object;
            return object.isEmpty() ? verb : verb + " " + object;
        }
    }

    private static final Set<String> ALONE = Set.of("yes", "no", "done", "keep", "mulligan");
    private static final Set<String> WITH_OBJECT =
            Set.of("play", "cast", "activate", "attack", "block", "choose", "discard", "target", "then");

    /// @throws Problem at a word that is not known, with its line
    static Script parse(String source, String text) {
        var statements = new ArrayList<Statement>();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            int comment = line.indexOf('#');
            for (String part : (comment < 0 ? line : line.substring(0, comment)).split(";")) {
                if (part.isBlank()) continue;
                var statement = statement(source, number, part.strip());
                if (!statements.isEmpty() && statements.getLast().verb().equals("then"))
                    throw statement.refused("nothing is read after \"" + statements.getLast() + "\".");
                statements.add(statement);
            }
        }
        return new Script(source, List.copyOf(statements));
    }

    private static Statement statement(String source, int line, String text) {
        if (Wording.number(text) >= 0) return new Statement(source, line, "option", text, 1);
        String[] words = text.split("\\s+", 2);
        String verb = words[0].toLowerCase(Locale.ROOT);
        String object = words.length < 2 ? "" : words[1];
        String place = source + ":" + line + ": ";
        if (verb.equals("pass")) return pass(source, line, object);
        if (ALONE.contains(verb)) {
            if (!object.isEmpty())
                throw new Problem(place + "Expected nothing after \"" + verb + "\", but found \"" + object + "\".");
        } else if (!WITH_OBJECT.contains(verb))
            throw new Problem(place + "\"" + words[0]
                    + "\" is not known; a statement is an index or begins with pass, play, cast, activate, attack, "
                    + "block, choose, discard, target, yes, no, done, keep, mulligan or then.");
        else if (object.isEmpty()) throw new Problem(place + "Expected something after \"" + verb + "\".");
        return new Statement(source, line, verb, object, 1);
    }

    private static Statement pass(String source, int line, String object) {
        int times = object.isEmpty() ? 1 : Wording.number(object);
        if (times < 0)
            throw new Problem(
                    source + ":" + line + ": Expected a number after \"pass\", but found \"" + object + "\".");
        var statement = new Statement(source, line, "pass", object, times);
        if (times == 0) throw statement.refused("expected a number from 1.");
        return statement;
    }

    /// The parts of a list: `bear, ogre and elf`.
    static List<String> list(String words) {
        return List.of(words.split("(?i)\\s*,\\s*|\\s+and\\s+"));
    }
}
