package splitsecond.app.scenario;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;

/// The answers that a scenario's players gave before they were asked, and what was not asked because there was only one
/// answer: to name that one is right, whether it is said before or after.
final class KeptAnswers {

    private final Names names;
    private final boolean takesForAnswered;
    private final List<Deque<Answer>> kept = new ArrayList<>();

    /// What the questions of the latest step had as their only answer, and its name then, for each player.
    private final List<Map<Integer, String>> answeredThemselves = new ArrayList<>();

    /// The modes of the latest step that nobody was asked for, counted from 1, for each player.
    private final List<Set<Integer>> onlyModes = new ArrayList<>();

    /// What was named already of that: another question may have had the same as its only answer.
    private final List<Map<Integer, String>> named = new ArrayList<>();
    /// Answers that name it again: right if nobody asks for them.
    private final Set<Answer> again = Collections.newSetFromMap(new IdentityHashMap<>());

    private boolean hasTakenForAnswered;
    private boolean hasListedAnswered;

    /// @param takesForAnswered whether what names the only answer there was is taken for it
    KeptAnswers(Names names, int players, boolean takesForAnswered) {
        this.names = names;
        this.takesForAnswered = takesForAnswered;
        for (int player = 0; player < players; player++) {
            kept.add(new ArrayDeque<>());
            answeredThemselves.add(new LinkedHashMap<>());
            onlyModes.add(new HashSet<>());
            named.add(new HashMap<>());
        }
    }

    Deque<Answer> of(int player) {
        return kept.get(player);
    }

    void keep(GameView all, int player, Answer answer) {
        if (answer instanceof Answer.Number(var _, int mode)
                && onlyModes.get(player).remove((Integer) mode)) return;
        if (hasAnsweredItself(all, player, answer)) return;
        kept.get(player).add(answer);
        boolean known = answer instanceof Answer.Named(var _, ObjectName name)
                && named.get(player).entrySet().stream()
                        .anyMatch(one -> isMeant(all, name, one.getKey(), one.getValue()));
        if (known) again.add(answer);
    }

    /// Only that mode could be chosen.
    void onlyMode(int player, int mode) {
        var answers = kept.get(player);
        if (answers.peek() instanceof Answer.Number(var _, int said) && said == mode) answers.remove();
        else onlyModes.get(player).add(mode);
    }

    /// Only that object could be chosen, or player.
    ///
    /// @param called its name now
    void onlyOne(GameView all, int player, int id, String called) {
        answeredThemselves.get(player).put(id, called);
        var answer = kept.get(player).peek();
        if (answer != null && hasAnsweredItself(all, player, answer))
            kept.get(player).remove();
    }

    /// Whether this names what the latest questions had as their only answer, or all that had to be taken.
    boolean hasAnsweredItself(GameView all, int player, Answer answer) {
        if (!isNames(answer) || !takesForAnswered) return false;
        var only = answeredThemselves.get(player);
        var found = new HashSet<Integer>();
        for (var name : Answer.named(answer)) {
            var id = only.entrySet().stream()
                    .filter(one -> !found.contains(one.getKey()) && isMeant(all, name, one.getKey(), one.getValue()))
                    .findFirst();
            if (id.isEmpty()) return false;
            found.add(id.get().getKey());
        }
        for (int id : found) named.get(player).put(id, Objects.requireNonNull(only.remove(id)));
        hasTakenForAnswered = true;
        return true;
    }

    /// Whether an answer was taken for what had answered itself, ever.
    boolean hasTakenForAnswered() {
        return hasTakenForAnswered;
    }

    /// A list without what a question before had as its only answer, if it names more than that.
    Answer withoutAnswered(GameView all, int player, Answer answer) {
        if (!(answer instanceof Answer.Several several) || !isNames(answer)) return answer;
        var only = answeredThemselves.get(player).entrySet();
        var left = several.answers().stream()
                .filter(one -> only.stream()
                        .noneMatch(
                                known -> isMeant(all, ((Answer.Named) one).name(), known.getKey(), known.getValue())))
                .toList();
        if (left.isEmpty() || left.size() == several.answers().size()) return answer;
        hasListedAnswered = true;
        return new Answer.Several(answer.line(), left);
    }

    /// Whether a list had such a name, ever.
    boolean hasListedAnswered() {
        return hasListedAnswered;
    }

    static boolean isNames(Answer answer) {
        if (!(answer instanceof Answer.Several several)) return answer instanceof Answer.Named;
        return !several.answers().isEmpty() && several.answers().stream().allMatch(Answer.Named.class::isInstance);
    }

    /// @param known its name when it was asked about; it may have moved since
    private boolean isMeant(GameView all, ObjectName name, int id, String known) {
        return names.means(all, name, id) || known.equals(name.text()) || known.equals(name.name());
    }

    /// Questions that answered themselves in earlier steps are over.
    void forgetAnswered() {
        for (var some : answeredThemselves) some.clear();
        for (var modes : onlyModes) modes.clear();
        for (var some : named) some.clear();
    }

    /// A kept answer that was never asked for, or null.
    @Nullable
    Answer unused() {
        for (var answers : kept) for (var answer : answers) if (!isSpare(answer)) return answer;
        return null;
    }

    /// An answer that need not have been asked for.
    boolean isSpare(@Nullable Answer answer) {
        return isForced(answer) || answer != null && again.contains(answer);
    }

    /// An amount divided in the only way there is, to one or as ones, the order of a single card, or a no: the
    /// game may not have asked.
    private static boolean isForced(@Nullable Answer answer) {
        if (answer instanceof Answer.YesNo(var _, boolean yes)) return !yes;
        if (answer instanceof Answer.Assigned assigned && assigned.isOneCardEach()) return true;
        var parts = switch (answer) {
            case Answer.Several several -> several.answers();
            case Answer.Assigned assigned ->
                assigned.entries().stream().map(Answer.Entry::answer).toList();
            case null, default -> List.<Answer>of();
        };
        if (parts.isEmpty() || !parts.stream().allMatch(part -> part instanceof Answer.Number)) return false;
        return parts.size() == 1 || parts.stream().allMatch(part -> ((Answer.Number) part).value() == 1);
    }
}
