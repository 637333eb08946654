package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.card.Color;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.rules.questions.Locking;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.Rewording;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 612: effects that change the text of spells and permanents.
final class TextChanging {

    private TextChanging() {}

    static boolean change(GameState state, Following frame, Effect.ChangeText effect) {
        var context = frame.context;
        var named = Choosing.those(state, frame, effect.what());
        if (named == null) return false;
        var what = new IntList(named.size());
        for (int i = 0; i < named.size(); i++) {
            int id = References.current(state, named.get(i), context);
            if (GameState.isObject(id) && state.exists(id)) what.add(id);
        }
        context.slots.did(what);
        if (what.isEmpty()) return true;
        var change = ask(state, frame, effect);
        if (change == null) return false;
        var duration = Locking.duration(state, effect.duration(), context);
        LastingEffects.add(state, context, what.toArray(), List.of(change), null, duration);
        for (int i = 0; i < what.size(); i++) reword(state, what.get(i), change);
        return true;
    }

    /// Which word, then by which other of its kind it is replaced; null while waiting.
    private static Modification.@Nullable ReplaceWord ask(GameState state, Following frame, Effect.ChangeText effect) {
        int player = frame.context.controller;
        var kinds = effect.kinds();
        if (kinds.equals(List.of(Choice.Kind.COLOR))) return askColors(state, frame, player);
        var words = new ArrayList<String>();
        for (var kind : kinds) words.addAll(words(state, player, kind));
        if (effect.to() != null) words.remove(effect.to());
        int old = Choosing.word(state, frame, player, frame.context.source, words);
        if (old == Choosing.WAITING) return null;
        String from = words.get(old);
        var kind = kinds.getFirst();
        for (var one : kinds) if (words(state, player, one).contains(from)) kind = one;
        if (effect.to() != null) return new Modification.ReplaceWord(kind, from, effect.to());
        var others = new ArrayList<>(words(state, player, kind));
        others.remove(from);
        if (effect.never() != null) others.remove(effect.never());
        int other = Choosing.word(state, frame, player, frame.context.source, others);
        return other == Choosing.WAITING ? null : new Modification.ReplaceWord(kind, from, others.get(other));
    }

    private static Modification.@Nullable ReplaceWord askColors(GameState state, Following frame, int player) {
        int source = frame.context.source;
        int from = Choosing.color(state, frame, player, source, Color.ALL);
        if (from == Choosing.WAITING) return null;
        int to = Choosing.color(state, frame, player, source, Color.ALL & ~(1 << from));
        return to == Choosing.WAITING
                ? null
                : new Modification.ReplaceWord(
                        Choice.Kind.COLOR, Color.of(from).word(), Color.of(to).word());
    }

    private static List<String> words(GameState state, int player, Choice.Kind kind) {
        if (kind != Choice.Kind.COLOR) return TurnsAndChoices.words(state, player, kind, List.of());
        var words = new ArrayList<String>();
        for (var color : Color.values()) words.add(color.word());
        return words;
    }

    /// What a spell on the stack says as it resolves, and what it may target (CR 608.2b). It has left the stack before
    /// any effect ends.
    private static void reword(GameState state, int id, Modification.ReplaceWord change) {
        var item = state.item(id);
        if (item == null || Resolving.isAbility(state, id)) return;
        var rewording = new Rewording(change);
        var changed = item.copy();
        var text = item.ability;
        if (text != null)
            changed.ability =
                    Compiler.compile(rewording.ability(text.source), text.index).insteadOf(text, item.slots);
        changed.slots = new TargetSlot[item.slots.length];
        for (int i = 0; i < item.slots.length; i++) changed.slots[i] = rewording.slot(item.slots[i]);
        state.setItem(id, changed);
    }
}
