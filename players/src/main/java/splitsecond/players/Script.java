package splitsecond.players;

import java.util.ArrayList;
import java.util.Collections;
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
/// | `attack all`, `attack with bear, ogre`, `attack none` | declares attackers |
/// | `block ogre with bear` | declares a blocker, and more on further statements |
/// | `choose bear`, `discard bear`, `target bear` | answers with an object, player, number, color or word |
/// | `yes`, `no`, `done`, `keep`, `mulligan` | answers a question |
/// | `then simple` | leaves the rest of the game to another player |
record Script(String source, List<Statement> statements) {

    /// @param verb its first word; `option` for an index
    /// @param object what follows
    record Statement(int line, String verb, String object) {
        @Override
        public String toString() {
            return verb.equals("option") ? object : object.isEmpty() ? verb : verb + " " + object;
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
                if (!part.isBlank()) statements.addAll(statement(source, number, part.strip()));
            }
        }
        return new Script(source, List.copyOf(statements));
    }

    private static List<Statement> statement(String source, int line, String text) {
        String verb = text.split("\\s+", 2)[0].toLowerCase(Locale.ROOT);
        String object = text.substring(verb.length()).strip();
        if (isNumber(text)) return List.of(new Statement(line, "option", text));
        if (verb.equals("pass")) {
            if (!object.isEmpty() && !isNumber(object))
                throw new Problem(
                        source + ":" + line + ": Expected a number after \"pass\", but found \"" + object + "\".");
            var one = new Statement(line, verb, "");
            return Collections.nCopies(object.isEmpty() ? 1 : Integer.parseInt(object), one);
        }
        if (ALONE.contains(verb)) {
            if (!object.isEmpty())
                throw new Problem(source + ":" + line + ": Expected nothing after \"" + verb + "\", but found \""
                        + object + "\".");
        } else if (!WITH_OBJECT.contains(verb))
            throw new Problem(source + ":" + line + ": \"" + verb
                    + "\" is not known; a statement is an index or begins with pass, play, cast, activate, attack, "
                    + "block, choose, discard, target, yes, no, done, keep, mulligan or then.");
        else if (object.isEmpty())
            throw new Problem(source + ":" + line + ": Expected something after \"" + verb + "\".");
        return List.of(new Statement(line, verb, object));
    }

    private static boolean isNumber(String text) {
        return text.length() < 9 && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }
}
