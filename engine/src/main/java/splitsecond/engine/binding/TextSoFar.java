package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;

/// What is known of a text up to the word that is being read: what has been said, which instruction was the last, what
/// X
/// is. Those that bind words of one sort each build on it, up to `Binder`.
abstract class TextSoFar extends AbilityMap {

    final Nature nature;
    final Discourse discourse;
    final Said self;
    final List<Unbound> unbound;
    int next;

    /// How many delayed or reflexive triggers deep.
    int depth;

    /// Whether it is a static ability, in which nothing is noted: it is asked anew every time.
    boolean isStatic;
    boolean isAsLongAs;

    /// Inside a noun: players in general that it names are not spoken of.
    int inNoun;
    boolean isSpell;
    /// What the sentence says something of, if that is what this is attached to.
    @Nullable
    Noun hosted;

    /// Whether the text has spoken of the spell itself: by its name, or as "this spell was kicked".
    boolean namesItself;

    /// Within what a spell does if it was kicked: "it deals" is said of the spell.
    boolean kicked;

    /// What "other" means.
    Filter other = new Filter.Other();
    int inAmount;

    /// What the instruction or static ability changes, and whether "other" is said of it.
    @Nullable
    Reference changed;

    boolean otherThanSubject;
    boolean moving;
    boolean inTarget;

    /// What must be known before the target that is being read can be chosen.
    TargetSlot.Needs needed = TargetSlot.Needs.NOTHING;

    /// The players who have their turn, and what is said of them.
    @Nullable
    Turn turn;

    /// What X is within this sentence: the number of its definition, and the definition.
    @Nullable
    X x;

    boolean announcesX;

    /// The last sentence before this one that defined X, or none.
    int lastX = NONE;

    /// CR 107.3k: the X of what made the ability trigger.
    @Nullable
    BiFunction<Amount, Integer, Amount> eventX;

    /// The instruction that "if you do" speaks of.
    int lastDone = NONE;

    /// What was said before the sentence whose X is being defined, or none.
    int defining = NONE;

    /// The instruction whose cost is read, or none: the cost of the ability itself.
    int paying = NONE;

    @Nullable
    Said lastSubject;

    final Map<Reference, Said> saidBy = new IdentityHashMap<>();
    final List<Came> came = new ArrayList<>();

    /// What was last to be sacrificed, discarded and so on: "the sacrificed creature".
    final Map<Cost.Deed, Said> doneTo = new EnumMap<>(Cost.Deed.class);
    final Map<Integer, List<String>> deeds = new HashMap<>();

    /// What instructions have made, found, drawn, discarded…, by their numbers.
    final Map<Integer, Said> madeBy = new HashMap<>();
    int lastRest = NONE;
    /// The instruction that last put the rest of the cards into a graveyard.
    int buried = NONE;
    /// The instruction that last revealed cards until one was found.
    int lastUntil = NONE;
    /// Of these, one that leaves all the cards together: whatever was found is one of the rest until it goes elsewhere.
    int lastTogether = NONE;
    /// The instruction that last exiled cards until one was found.
    int lastExiling = NONE;

    /// What instructions have chosen: a color, a creature type.
    final Set<Choice.Kind> chosen = EnumSet.noneOf(Choice.Kind.class);

    /// Whether an instruction has said to prevent damage.
    boolean prevents;

    /// What the event was about, and the word for what happened to it.
    @Nullable
    Said heard;

    String heardDeed = "";
    static final int NONE = -1;

    record X(int number, Amount definition) {}

    record Turn(Said player, Filter players) {}

    /// A number that "that many" may mean.
    record Came(Kind kind, BiFunction<Amount, Integer, Amount> meaning) {}

    enum Kind {
        DAMAGE,
        /// CR 120.10: damage that was more than lethal.
        EXCESS,
        /// Damage that was not more than its recipient had.
        ABSORBED,
        /// CR 615.5: damage that was prevented.
        PREVENTED,
        LIFE,
        ROLL,
        /// By how much the one number of a condition is more than the other.
        DIFFERENCE,
        COUNT
    }

    TextSoFar(Nature nature, List<Unbound> unbound) {
        this.nature = nature;
        this.unbound = unbound;
        discourse = new Discourse(nature);
        discourse.clause = -1;
        self = new Said(nature.self(), Word.Number.ONE, (said, _) -> new Reference.Again(new Reference.This(""), said));
        self.self = true;
        discourse.add(self);
        discourse.clause = 0;
    }

    /// What instructions have done and come to so far, for "this way", "that many", "if you do" and "the rest".
    record DeedsSoFar(
            List<Came> came,
            Map<Cost.Deed, Said> doneTo,
            Map<Integer, List<String>> deeds,
            int lastDone,
            int lastRest,
            int lastUntil,
            int lastX,
            @Nullable Said lastSubject) {}

    DeedsSoFar deedsSoFar() {
        return new DeedsSoFar(
                List.copyOf(came),
                Map.copyOf(doneTo),
                Map.copyOf(deeds),
                lastDone,
                lastRest,
                lastUntil,
                lastX,
                lastSubject);
    }

    void takeBack(DeedsSoFar before) {
        came.clear();
        came.addAll(before.came());
        doneTo.clear();
        doneTo.putAll(before.doneTo());
        deeds.clear();
        deeds.putAll(before.deeds());
        lastDone = before.lastDone();
        lastRest = before.lastRest();
        lastUntil = before.lastUntil();
        lastX = before.lastX();
        lastSubject = before.lastSubject();
    }

    static Word.Number number(Amount count) {
        return count instanceof Amount.Number(int value)
                ? value == 1 ? Word.Number.ONE : Word.Number.MANY
                : Word.Number.EITHER;
    }

    static Word.Number number(Count count) {
        var most = count.most();
        return most == null ? Word.Number.EITHER : number(most);
    }

    static boolean isItself(@Nullable Filter filter) {
        return filter instanceof Filter.And(var all) && all.getFirst() instanceof Filter.This;
    }

    static Effect numbered(int number, Effect effect) {
        return new Effect.Numbered(number, number, effect);
    }
}
