package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;

/// CR 106.6: what mana may be spent on, as the ability says that made it.
final class SpendingRestrictions {
    private SpendingRestrictions() {}

    /// CR 106.6.
    static boolean mayBeSpentOn(GameState state, ManaTerms.Use only, Purpose purpose, int source, int player) {
        if (purpose.use() == Purpose.Use.OTHER && only.otherCosts()) return true;
        for (var spending : only.any()) if (mayBeSpentOn(state, spending, purpose, source, player)) return true;
        return false;
    }

    static boolean mayBeSpentOn(GameState state, ManaTerms.Spending spending, Purpose purpose, int source, int player) {
        int subject = purpose.subject();
        return switch (spending) {
            case ManaTerms.Cast cast ->
                purpose.use() == Purpose.Use.SPELL && fits(state, cast.spells(), subject, source, player);
            case ManaTerms.Activate activate ->
                purpose.use() == Purpose.Use.ABILITY
                        && isOf(purpose.ability(), activate.which())
                        && fits(state, activate.sources(), subject, source, player);
            case ManaTerms.Act act ->
                purpose.use() == Purpose.Use.OTHER
                        && SpecialActions.is(state, subject, purpose.ability(), act.special())
                        && fits(state, act.with(), subject, source, player);
            case ManaTerms.ColorlessCost _ -> containsColorless(state, purpose);
            case ManaTerms.NotGeneric _ -> true;
            case ManaTerms.LastExiled _ -> purpose.use() == Purpose.Use.SPELL && isLastExiled(state, subject, source);
            case ManaTerms.KeywordCost cost -> isAskedBy(purpose.ability(), cost.keyword());
            case ManaTerms.WayCost cost -> {
                var item = purpose.item();
                yield purpose.use() == Purpose.Use.SPELL && item != null && item.paid.way() == cost.way();
            }
        };
    }

    private static boolean isAskedBy(@Nullable CompiledAbility ability, String keyword) {
        return ability != null
                && ability.source instanceof Ability.Triggered triggered
                && triggered.name().equals(keyword);
    }

    /// Whether it is the last card that the source has exiled, or the spell that this has become.
    private static boolean isLastExiled(GameState state, int subject, int source) {
        int[] aside = state.memory(source).aside();
        if (aside.length == 0) return false;
        int last = aside[aside.length - 1];
        return last == subject || state.isIn(subject, Zone.STACK) && state.successor(last) == subject;
    }

    /// "This mana can't be spent to pay generic mana costs."
    static boolean isNotForGeneric(ManaTerms.@Nullable Use only) {
        return only != null && only.any().getFirst() instanceof ManaTerms.NotGeneric;
    }

    private static boolean containsColorless(GameState state, Purpose purpose) {
        var ability = purpose.ability();
        var cost = ability != null
                ? ability.cost.mana()
                : purpose.use() == Purpose.Use.SPELL ? Layers.of(state, purpose.subject()).manaCost : null;
        if (cost == null) return false;
        for (int i = 0; i < cost.symbols().size(); i++)
            if (cost.symbols().get(i).colorless()) return true;
        return false;
    }

    private static boolean isOf(@Nullable CompiledAbility ability, ManaTerms.Which which) {
        if (which == ManaTerms.Which.ALL) return true;
        if (ability == null || !(ability.source instanceof Ability.Activated activated)) return false;
        return switch (which) {
            case ALL -> true;
            case EQUIP -> ability.activation == Trigger.Activation.EQUIP;
            case CLASS_LEVEL ->
                activated.effect() instanceof Effect.KeywordAction action && action.action() == Action.BECOME_LEVEL;
            case WITH_X -> ability.cost.mana().xs() > 0;
            case POWER_UP -> ability.activation == Trigger.Activation.POWER_UP;
        };
    }

    static boolean fits(GameState state, Filter filter, int subject, int source, int player) {
        return Filters.matchesAsSpell(state, filter, subject, source, player);
    }

    /// Whether an ability triggers when mana of the source is spent on the spell.
    static boolean hears(GameState state, Ability ability, int spell, int source, int player) {
        return ability instanceof Ability.Triggered triggered
                && hears(state, triggered.trigger(), spell, source, player);
    }

    static boolean hears(GameState state, Trigger trigger, int spell, int source, int player) {
        if (trigger instanceof Trigger.Either either)
            return hears(state, either.any().getFirst(), spell, source, player);
        return trigger instanceof Trigger.Casts casts && fits(state, casts.spell(), spell, source, player);
    }

    /// Whether it triggers when mana is spent on whatever ability.
    static boolean hearsOfAbilities(Ability ability) {
        return ability instanceof Ability.Triggered triggered && triggered.trigger() instanceof Trigger.Either;
    }
}
