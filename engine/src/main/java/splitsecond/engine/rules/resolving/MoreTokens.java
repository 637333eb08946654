package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.ReplacementOrder;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.ReplacedEvents;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StaticIndex;

/// CR 614.1a, 111.2: "those tokens plus a Clue token are created instead".
final class MoreTokens {
    private MoreTokens() {}

    /// How many tokens of each kind there are to be: those of each batch before they were multiplied, then those that
    /// each effect adds.
    private interface Change extends ReplacementOrder.Effect<List<Integer>> {}

    private record Added(int source, int place, Replacement.AddTokens add, List<Characteristics> kinds)
            implements Change {
        @Override
        public @Nullable List<Integer> apply(List<Integer> counts) {
            int those = 0;
            for (int i = 0; i < counts.size(); i++) if (isSo(add.of(), kinds.get(i))) those += counts.get(i);
            if (those == 0) return null;
            var more = new ArrayList<>(counts);
            more.set(place, add.asMany() ? those : 1);
            return more;
        }
    }

    private record Multiplied(int source, int times) implements Change {
        @Override
        public List<Integer> apply(List<Integer> counts) {
            var more = new ArrayList<Integer>(counts.size());
            for (int count : counts) more.add((int) Math.min((long) count * times, GameState.MAX_OBJECTS));
            return more;
        }
    }

    /// The tokens, as many as there will be of each kind in any case, with those that are created besides. Each effect
    /// adds to them once (CR 614.5), in the order that the player chooses who creates them (CR 616.1).
    static List<Tokens.Batch> with(GameState state, List<Tokens.Batch> batches) {
        if ((state.caches.replacing & ReplacedEvents.TOKENS) == 0) return batches;
        List<Tokens.Batch> all = batches;
        for (int p = 0; p < state.playerCount; p++) {
            var theirs = new ArrayList<Tokens.Batch>();
            for (var batch : batches)
                if (batch.player() == p && !batch.arrivals().isEmpty()) theirs.add(batch);
            if (!theirs.isEmpty()) all = with(state, all, p, theirs);
        }
        return all;
    }

    private static List<Tokens.Batch> with(
            GameState state, List<Tokens.Batch> batches, int player, List<Tokens.Batch> theirs) {
        var kinds = new ArrayList<Characteristics>();
        var counts = new ArrayList<Integer>();
        int multiplier = Tokens.multiplier(state, player);
        for (var batch : theirs) {
            kinds.add(batch.blueprint().front());
            counts.add(Math.max(1, batch.arrivals().size() / multiplier));
        }
        var added = new ArrayList<Blueprint>();
        var changes = new ArrayList<Change>();
        for (var entry : state.caches.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.Replace(Replacement.AddTokens add))
                    || !isMeant(state, add.who(), entry, player)) continue;
            var blueprint = Tokens.blueprint(state, add.token(), Context.of(entry.source(), entry.controller()));
            changes.add(new Added(entry.source(), counts.size(), add, kinds));
            added.add(blueprint);
            kinds.add(blueprint.front());
            counts.add(0);
        }
        if (added.isEmpty()) return batches;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace(Replacement.ChangeTokens change)
                    && isMeant(state, change.who(), entry, player))
                changes.add(new Multiplied(entry.source(), change.times()));
        var created = ReplacementOrder.replace(state, List.copyOf(counts), player, changes, _ -> player);
        var all = new ArrayList<>(batches);
        for (int i = 0; i < added.size(); i++) {
            int count = created.get(theirs.size() + i);
            var arrivals = new ArrayList<Entering>(count);
            for (int n = 0; n < count; n++)
                arrivals.add(like(
                        theirs.getFirst().arrivals().getFirst(),
                        player,
                        added.get(i).front()));
            if (count > 0) all.add(new Tokens.Batch(added.get(i), player, arrivals));
        }
        return all;
    }

    static boolean isMeant(GameState state, Reference who, StaticIndex.Entry entry, int player) {
        var those = new IntList(2);
        References.find(state, who, Context.of(entry.source(), entry.controller()), those);
        return those.contains(player);
    }

    /// What is said of how the others enter is said of it, too.
    private static Entering like(Entering other, int player, Characteristics token) {
        var arrival = Entering.under(player);
        arrival.tapped = other.tapped;
        if (token.is(splitsecond.engine.card.CardType.CREATURE)) arrival.attacking = other.attacking;
        return arrival;
    }

    private static boolean isSo(Filter said, Characteristics token) {
        if (said instanceof Filter.And(List<Filter> all)) {
            for (var one : all) if (!isSo(one, token)) return false;
            return true;
        }
        if (said instanceof Filter.IsType(var type)) return token.is(type);
        if (said instanceof Filter.IsSubtype(String subtype)) return token.hasSubtype(subtype);
        return said instanceof Filter.Is(Filter.Status status) && status == Filter.Status.TOKEN;
    }
}
