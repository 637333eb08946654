package splitsecond.engine.rules.resolving;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.rules.changes.Attachments;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;

/// Licids: creatures that become Auras until whoever made them so pays to end that (CR 116.2d).
final class BecomingAuras {

    private static final Effect END = new Effect.KeywordAction(Action.END_EFFECT, null, new Reference.This(""), "");

    private static final Ability ENCHANT_CREATURE =
            new Ability.Parameterized(new KeywordAbility.Enchant(new Filter.IsType(CardType.CREATURE)));

    private BecomingAuras() {}

    static boolean become(GameState state, Following frame, Effect.BecomeAura effect) {
        var context = frame.context;
        var hosts = Choosing.those(state, frame, effect.attachedTo());
        if (hosts == null) return false;
        int licid = context.source;
        if (!state.isOnBattlefield(licid) || hosts.isEmpty()) return true;
        var changes = new ArrayList<Modification>();
        // "Loses this ability".
        if (context.item != null && context.item.ability != null)
            changes.add(new Modification.LoseAbility(context.item.ability.source));
        changes.add(new Modification.ChangeTypes(
                0, CardType.ENCHANTMENT.bit(), List.of("Aura"), Modification.Manner.REPLACE, false));
        changes.add(new Modification.GainAbility(ENCHANT_CREATURE));
        changes.add(new Modification.GainAbility(toEnd(effect.toEnd(), context.controller)));
        LastingEffects.add(state, context, new int[] {licid}, List.copyOf(changes), null, new Duration.Forever());
        int host = hosts.get(0);
        if (Attachments.isLegal(state, licid, host)) Attachments.attach(state, licid, host);
        return true;
    }

    /// "You may pay": who controlled the ability that began the effect (CR 109.5), whoever controls the Licid since.
    private static Ability toEnd(Cost cost, int player) {
        var them = new Filter.AmongThose(new Reference.Locked(List.of(player)));
        var limits = new Ability.Limits(
                Ability.Timing.SPECIAL,
                0,
                new Condition.Matches(new Reference.You(), them, ""),
                Ability.Activator.ANY_PLAYER);
        return new Ability.Activated(cost, END, limits, Zone.BATTLEFIELD, Action.END_EFFECT.word());
    }

    static boolean end(GameState state, Context context) {
        var ability = context.item == null || context.item.ability == null ? null : context.item.ability.source;
        state.effects.continuous.removeIf(effect -> effect.affected().length == 1
                && effect.affected()[0] == context.source
                && ability != null
                && effect.changes().contains(new Modification.GainAbility(ability)));
        state.caches.layersDirty = true;
        return true;
    }
}
