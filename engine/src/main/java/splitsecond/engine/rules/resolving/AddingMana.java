package splitsecond.engine.rules.resolving;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Marking;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.OthersLands;
import splitsecond.engine.rules.questions.Productions;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;

/// CR 106.4: an instruction to add mana. Which of several kinds is asked mana by mana until only one possibility is
/// left.
final class AddingMana {

    private static final int TYPES = 6;

    private AddingMana() {}

    static boolean add(GameState state, Following frame, Effect.AddMana effect) {
        var context = frame.context;
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        var chosen = new int[who.size()][];
        for (int i = 0; i < who.size(); i++) {
            var outputs = Productions.outputs(state, effect.production(), context);
            var output = choose(state, frame, who.get(i), outputs);
            if (output == null) return false;
            chosen[i] = output;
        }
        boolean snow =
                state.exists(context.source) && Layers.of(state, context.source).is(Supertype.SNOW);
        // Mana may be made long before it is spent: where it came from is kept with it, but for a spell that is gone by
        // then.
        boolean made = GameState.isObject(context.source)
                && (!state.options.autoPay() || !state.isIn(context.source, Zone.STACK));
        int kinds = made ? Marking.kinds(state, context.source) : 0;
        var others = context.item == null || context.item.isSpell()
                ? OthersLands.terms(state, context.controller, context.source)
                : null;
        var terms = others != null ? others : effect.terms();
        boolean marks = made || terms != null;
        context.slots.did(false);
        for (int i = 0; i < who.size(); i++)
            for (int type = 0; type < TYPES; type++) {
                int amount = chosen[i][type];
                if (amount == 0) continue;
                int kind = snow ? type + TYPES : type;
                if (marks) Marking.add(state, who.get(i), kind, amount, context.source, kinds, terms);
                else state.addMana(who.get(i), kind, amount);
                context.slots.did(true);
            }
        return true;
    }

    static boolean lose(GameState state, Following frame, Effect.LoseUnspentMana effect) {
        var who = Choosing.players(state, frame, effect.who());
        if (who == null) return false;
        for (int i = 0; i < who.size(); i++) {
            int player = who.get(i);
            for (int kind = 0; kind < PlayerTable.MANA_TYPES; kind++)
                state.addMana(player, kind, -state.mana(player, kind));
            for (var mana : state.marked(player)) state.unmark(player, mana);
        }
        return true;
    }

    private static int @Nullable [] choose(GameState state, Following frame, int player, int[][] outputs) {
        var sofar = new int[TYPES];
        while (true) {
            int[] only = null;
            boolean several = false;
            int types = 0;
            for (int[] output : outputs) {
                if (!reaches(output, sofar)) continue;
                several |= only != null && !Arrays.equals(only, output);
                only = output;
                for (int type = 0; type < TYPES; type++) if (output[type] > sofar[type]) types |= 1 << type;
            }
            if (!several) return only == null ? sofar : only;
            var decision = state.decision.begin(Decision.Kind.COLOR, player, frame.context.source, 0);
            for (int type = 0; type < TYPES; type++)
                if ((types & 1 << type) != 0) decision.add(Option.Kind.COLOR, type);
            // One possibility may be the beginning of another.
            if (contains(outputs, sofar)) decision.add(Option.Kind.DONE, 0);
            long answer = frame.pick(state);
            if (answer == Asking.PENDING) return null;
            if (Option.kind(answer) == Option.Kind.DONE) return sofar;
            sofar[Option.id(answer)]++;
        }
    }

    private static boolean reaches(int[] output, int[] sofar) {
        for (int type = 0; type < TYPES; type++) if (output[type] < sofar[type]) return false;
        return true;
    }

    private static boolean contains(int[][] outputs, int[] sofar) {
        for (int[] output : outputs) if (Arrays.equals(output, sofar)) return true;
        return false;
    }
}
