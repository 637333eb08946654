package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StaticIndex;

/// CR 614.1a, 111.2: "those tokens plus a Clue token are created instead".
final class MoreTokens {
    private MoreTokens() {}

    /// The tokens with those that are created besides. Each effect adds to them once (CR 614.5); what multiplies tokens
    /// comes after it, as whoever chooses the order would have it (CR 616.1).
    static List<Tokens.Batch> with(GameState state, List<Tokens.Batch> batches) {
        List<Tokens.Batch> all = batches;
        for (var entry : state.caches.statics.entries)
            if (entry.effect() instanceof StaticEffect.Replace replace
                    && replace.replacement() instanceof Replacement.AddTokens add) all = with(state, all, entry, add);
        return all;
    }

    private static List<Tokens.Batch> with(
            GameState state, List<Tokens.Batch> batches, StaticIndex.Entry entry, Replacement.AddTokens add) {
        var context = Context.of(entry.source(), entry.controller());
        var who = new IntList(2);
        References.find(state, add.who(), context, who);
        var all = new ArrayList<>(batches);
        for (int p = 0; p < who.size(); p++) {
            int player = who.get(p);
            var those = new ArrayList<Entering>();
            for (var batch : batches)
                if (batch.player() == player && isSo(add.of(), batch.blueprint().front()))
                    those.addAll(batch.arrivals());
            if (those.isEmpty()) continue;
            var blueprint = Tokens.blueprint(state, add.token(), context);
            int count = add.asMany() ? those.size() : Tokens.number(state, player, 1);
            var arrivals = new ArrayList<Entering>(count);
            for (int n = 0; n < count; n++) arrivals.add(like(those.getFirst(), player, blueprint.front()));
            all.add(new Tokens.Batch(blueprint, player, arrivals));
        }
        return all;
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
