package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.StackItem;

/// CR 106.6: what mana is to be spent on: some mana may only be spent on some of it.
interface Purpose {

    enum Use {
        SPELL,
        ABILITY,
        /// A cost that is paid while something resolves, attacks or blocks, or by a special action.
        OTHER,
        /// Not said yet: only mana that may be spent on everything counts.
        ANYTHING
    }

    Purpose ANYTHING = new Stated(Use.ANYTHING, GameState.NONE, null, null);
    Purpose OTHER = new Stated(Use.OTHER, GameState.NONE, null, null);

    /// What is paid while something resolves.
    static Purpose resolving(Context context) {
        var item = context.item;
        var ability = item == null ? null : item.ability;
        return ability == null ? OTHER : new Stated(Use.OTHER, GameState.NONE, null, ability);
    }

    Use use();

    /// The spell, or the card that is to become one, or the source of the ability.
    int subject();

    /// What is announced so far, if anything.
    @Nullable
    StackItem item();

    /// The ability that is activated, or that resolves and asks for it, if it is one.
    default @Nullable CompiledAbility ability() {
        var item = item();
        return item == null ? null : item.ability;
    }

    record Stated(
            Use use,
            int subject,
            @Nullable StackItem item,
            @Nullable CompiledAbility ability) implements Purpose {}

    static Purpose spell(int card, @Nullable StackItem item) {
        return new Stated(Use.SPELL, card, item, null);
    }

    static Purpose ability(int source, @Nullable CompiledAbility ability, @Nullable StackItem item) {
        return new Stated(ofAbility(ability), source, item, ability);
    }

    /// CR 116.2: a special action is no ability, though it is paid for like one.
    static Use ofAbility(@Nullable CompiledAbility ability) {
        boolean special = ability != null
                && ability.source instanceof Ability.Activated activated
                && SpecialActions.is(activated);
        return special ? Use.OTHER : Use.ABILITY;
    }
}
