package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// What has been said so far, and which of it a word means: the nearest that fits.
final class Discourse {

    private final Nature nature;
    final List<Said> said = new ArrayList<>();
    int clause;
    int sentence;
    /// Whether a word means none of those of which the clause says something, each in its turn: "each other creature
    /// becomes a copy of that creature".
    boolean besideSubject;

    /// Whether it names who is blocked: none of those who block.
    boolean blocked;

    /// What the clause has just spoken of and can't mean once more: "attach it to the token".
    @Nullable
    Said excluded;

    /// What the verb of the clause can be said of: no spell is sacrificed, and no token is cast.
    Predicate<Said> sayable = ANYTHING;

    static final Predicate<Said> ANYTHING = _ -> true;

    /// Whether it is said in an amount, which is found for each in turn: "to each creature for each Aura attached to
    /// that
    /// creature".
    boolean counting;

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
        thing.sentence = sentence;
        thing.order = order++;
    }

    /// What this clause spoke of last.
    @Nullable
    Said lastSaid() {
        Said last = null;
        for (var thing : said)
            if (thing.clause == clause && thing.noun.isObject() && (last == null || thing.order > last.order))
                last = thing;
        return last;
    }

    /// The object that a word means, or null.
    ///
    /// @param beside whether the object with the ability, if the same clause names it, is not meant: "attach this
    ///     Equipment to it"
    @Nullable
    Said object(Word word, boolean beside) {
        boolean notSelf = word.that() || beside && said.getFirst().clause == clause;
        if (beside && sayable != ANYTHING) {
            var best = best(word, !notSelf, sayable);
            if (best == null && notSelf && maySelf(word)) best = best(word, true, sayable);
            if (best != null) return best;
        }
        var best = best(word, !notSelf, ANYTHING);
        return best != null || !notSelf || !maySelf(word) ? best : best(word, true, ANYTHING);
    }

    /// Whether a word may mean the object with the ability if nothing else fits. Texts call that by its name or "this
    /// creature"; "that card" it is only where something has made a card of it: "when this creature dies, …".
    private boolean maySelf(Word word) {
        return !word.isDemonstrative() || word.noun().equals("card") && said.getFirst().card;
    }

    /// The one thing that was exiled; null if none was, or one thing or another.
    @Nullable
    Said exiled() {
        Said one = null;
        for (var thing : said) {
            if (!thing.exiled || thing.self) continue;
            if (one != null) return null;
            one = thing;
        }
        return one;
    }

    private @Nullable Said best(Word word, boolean selfToo, Predicate<Said> which) {
        Said best = null;
        for (var thing : said) {
            if (thing.inPassing || !thing.noun.isObject() || !thing.fits(word.number(), clause)) continue;
            if (thing.self && !selfToo || thing == excluded || !which.test(thing)) continue;
            if (word.side() != null && word.side() != thing.side) continue;
            if (word.that() && word.number() == Word.Number.ONE && thing.isEach() && !counting) continue;
            if (besideSubject && thing.number == Word.Number.MANY && thing.since == clause) continue;
            if (blocked && thing.since == clause && !thing.self) continue;
            if (fit(word, thing) > 0 && (best == null || isNearer(word, thing, best))) best = thing;
        }
        return best;
    }

    private int fit(Word word, Said thing) {
        if (thing.self && (word.that() || nature.spell())) return Math.min(1, thing.noun.fit(word.noun()));
        // What is not called a player by "that source" deals damage.
        if (word.noun().equals("source"))
            return thing.role == splitsecond.engine.ability.Reference.Role.DAMAGER ? 2 : 1;
        // "Whenever a player cycles a card, exile target creature. … return that card": the one that was exiled.
        if (thing.card && word.text().equals("that card")) return 2;
        return thing.noun.fit(word.noun());
    }

    private boolean isNearer(Word word, Said thing, Said best) {
        int fit = fit(word, thing);
        int bestFit = fit(word, best);
        if (fit != bestFit) return fit > bestFit;
        // "Attacking creatures get +X/+0, where X is the number of attacking creatures. Sacrifice those creatures".
        if (thing.counted != best.counted && thing.sentence == best.sentence) return best.counted;
        if (thing.clause != best.clause) return thing.clause > best.clause;
        // "Whenever this creature blocks a creature, it …" speaks of its subject; "that creature" of the other.
        if (thing.opening && best.opening) return word.that() ? thing.order > best.order : thing.order < best.order;
        if (thing.self != best.self) return best.self;
        return thing.order > best.order;
    }

    /// The player that a word means, or null.
    @Nullable
    Said player(Word.Number number, boolean opponent) {
        Said best = null;
        for (var thing : said) {
            if (!thing.noun.isPlayer() || !thing.fits(number, clause) || opponent && thing.owner) continue;
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

    /// Single things of the last clause or else sentence that speaks of two or more: "those creatures", "they",
    /// "both creatures" of the event.
    List<Said> several(Word word) {
        if (word.text().startsWith("both")) {
            var both = new ArrayList<Said>(2);
            for (var thing : said) if (thing.opening && isOneOf(word, thing, true)) both.add(thing);
            if (both.size() == 2) return both;
        }
        var singles = new ArrayList<Said>(3);
        for (var thing : said) if (isOneOf(word, thing, false)) singles.add(thing);
        var several = last(singles, thing -> thing.clause);
        if (several.isEmpty()) several = last(singles, thing -> thing.sentence);
        // "Choose target creature you control and target creature you don't control. The creature you control gets
        // +1/+1. Then those creatures …": named together, though one of them was spoken of since.
        return several.isEmpty() ? last(singles, thing -> thing.since) : several;
    }

    private static List<Said> last(List<Said> singles, ToIntFunction<Said> place) {
        int last = -1;
        for (var thing : singles) {
            int at = place.applyAsInt(thing);
            int count = 0;
            for (var other : singles) if (place.applyAsInt(other) == at) count++;
            if (at > last && count >= 2) last = at;
        }
        var several = new ArrayList<Said>(3);
        for (var thing : singles) if (place.applyAsInt(thing) == last) several.add(thing);
        return several;
    }

    private static boolean isOneOf(Word word, Said thing, boolean selfToo) {
        return !thing.inPassing && (selfToo || !thing.self) && thing.noun.isObject() && thing.noun.fit(word.noun()) > 0;
    }
}
