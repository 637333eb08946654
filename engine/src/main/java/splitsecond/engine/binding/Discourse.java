package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What has been said so far, and which of it a word means: the nearest that fits.
final class Discourse {

    private final Nature nature;
    final List<Said> said = new ArrayList<>();
    int clause;
    /// Whether a word means none of those of which the clause says something, each in its turn: "each other creature
    /// becomes a copy of that creature".
    boolean besideSubject;

    /// What the clause has just spoken of and can't mean once more: "attach it to the token".
    @Nullable
    Said excluded;

    private int order;

    Discourse(Nature nature) {
        this.nature = nature;
    }

    void add(Said thing) {
        said.add(thing);
        thing.since = clause;
        touch(thing);
    }

    /// It is spoken of again.
    void touch(Said thing) {
        thing.clause = clause;
        thing.order = order++;
    }

    /// The object that a word means, or null.
    ///
    /// @param beside whether the object with the ability, if the same clause names it, is not meant: "attach this
    ///     Equipment to it"
    @Nullable
    Said object(Word word, boolean beside) {
        boolean notSelf = word.that() || beside && said.getFirst().clause == clause;
        var best = best(word, !notSelf);
        return best != null || !notSelf ? best : best(word, true);
    }

    private @Nullable Said best(Word word, boolean selfToo) {
        Said best = null;
        for (var thing : said) {
            if (thing.inPassing || !thing.noun.isObject() || !thing.fits(word.number(), clause)) continue;
            if (thing.self && !selfToo || thing == excluded) continue;
            if (besideSubject && thing.number == Word.Number.MANY && thing.since == clause) continue;
            if (fit(word, thing) > 0 && (best == null || isNearer(word, thing, best))) best = thing;
        }
        return best;
    }

    private int fit(Word word, Said thing) {
        if (thing.self && (word.that() || nature.spell())) return Math.min(1, thing.noun.fit(word.noun()));
        // What is not called a player by "that source" deals damage.
        if (word.noun().equals("source"))
            return thing.role == splitsecond.engine.ability.Reference.Role.DAMAGER ? 2 : 1;
        return thing.noun.fit(word.noun());
    }

    private boolean isNearer(Word word, Said thing, Said best) {
        int fit = fit(word, thing);
        int bestFit = fit(word, best);
        if (fit != bestFit) return fit > bestFit;
        if (thing.clause != best.clause) return thing.clause > best.clause;
        // "Whenever this creature blocks a creature, it …" speaks of its subject; "that creature" of the other.
        if (thing.opening && best.opening) return word.that() ? thing.order > best.order : thing.order < best.order;
        if (thing.self != best.self) return best.self;
        return thing.order > best.order;
    }

    /// The player that a word means, or null.
    @Nullable
    Said player(Word.Number number) {
        Said best = null;
        for (var thing : said) {
            if (!thing.noun.isPlayer() || !thing.fits(number, clause)) continue;
            if (best == null || isNearerPlayer(thing, best)) best = thing;
        }
        return best;
    }

    private static boolean isNearerPlayer(Said thing, Said best) {
        boolean certain = !thing.noun.isObject();
        boolean bestCertain = !best.noun.isObject();
        if (certain != bestCertain) return certain;
        if (thing.inPassing != best.inPassing && thing.clause == best.clause) return best.inPassing;
        if (thing.clause != best.clause) return thing.clause > best.clause;
        return thing.order > best.order;
    }

    /// Two single things of the last clause that speaks of two: "those creatures", "they", "both".
    List<Said> pair(Word word) {
        var pair = new ArrayList<Said>(2);
        int last = -1;
        for (var thing : said)
            if (isOneOf(word, thing) && thing.clause > last && count(word, thing.clause) >= 2) last = thing.clause;
        for (var thing : said) if (isOneOf(word, thing) && thing.clause == last) pair.add(thing);
        return pair;
    }

    private int count(Word word, int of) {
        int count = 0;
        for (var thing : said) if (isOneOf(word, thing) && thing.clause == of) count++;
        return count;
    }

    private boolean isOneOf(Word word, Said thing) {
        return !thing.inPassing && !thing.self && thing.noun.isObject() && thing.noun.fit(word.noun()) > 0;
    }
}
