package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Continuous;
import splitsecond.engine.state.GameState;

/// CR 613.7: an effect that begins now is the last of each layer it applies in. "Gets +2/+2 and gains flying" is
/// therefore
/// applied on top of what is known, while nothing in play looks at sizes and keywords: nobody else is computed anew,
/// and
/// the hundredth such effect in a turn costs no more than the first. `LawCheck` holds what comes of it to what is
/// computed
/// from nothing.
public final class NewestEffect {

    private NewestEffect() {}

    /// Applies it, if that is all there is to do; else false.
    public static boolean appliesOnTop(GameState state, Continuous effect) {
        if (state.caches.layersDirty || state.effects.batchDepth > 0) return false;
        if ((state.caches.dependsOn & Aspect.SIZE.bit()) != 0) return false;
        if (effect.effect() != null || effect.copied() != null || effect.duration() instanceof Duration.While)
            return false;
        if (!areOnTop(effect.changes())) return false;
        boolean keywords = false;
        for (int i = 0; i < effect.changes().size(); i++)
            keywords |= effect.changes().get(i) instanceof Modification.GainKeyword;
        for (int id : effect.affected()) if (!state.isOnBattlefield(id)) return false;
        for (int id : effect.affected()) enlarge(state, effect, id);
        if (keywords) state.caches.shaped = true;
        state.touch();
        return true;
    }

    /// Whether they only add what nothing else of the same object depends on.
    static boolean areOnTop(List<Modification> changes) {
        for (int i = 0; i < changes.size(); i++) if (!isOnTop(changes.get(i))) return false;
        return true;
    }

    /// By a fixed size, or a keyword that is no more than a word.
    private static boolean isOnTop(Modification change) {
        return change instanceof Modification.AddPowerToughness(var power, var toughness)
                        && isNumber(power)
                        && isNumber(toughness)
                || change instanceof Modification.GainKeyword(var keyword) && isPlain(keyword);
    }

    private static boolean isNumber(@Nullable Amount amount) {
        return amount instanceof Amount.Number;
    }

    private static boolean isPlain(Keyword keyword) {
        return keyword != Keyword.CHANGELING
                && !StaticGathering.REMARKED.has(keyword)
                && GrantedKeywords.abilities(keyword).length == 0;
    }

    private static void enlarge(GameState state, Continuous effect, int id) {
        var before = Layers.of(state, id);
        state.cacheTraits(id, added(state, before, effect.changes(), effect.source(), effect.controller()));
    }

    static Characteristics added(
            GameState state, Characteristics before, List<Modification> changes, int source, int controller) {
        var draft = new ChangingCharacteristics(before);
        var words = state.desk().borrowContext(source, controller);
        for (int i = 0; i < changes.size(); i++) draft.apply(state, changes.get(i), words);
        state.desk().giveBack(words);
        return draft.done();
    }
}
