package splitsecond.engine.rules.changes;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Protecting;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// CR 301.5, 303.4, 701.3: what Auras, Equipment and Fortifications are attached to.
public final class Attachments {

    public static final String AURA = "Aura";
    public static final String EQUIPMENT = "Equipment";
    public static final String FORTIFICATION = "Fortification";

    private Attachments() {}

    /// CR 205.3h: only enchantments are Auras.
    public static boolean isAura(Characteristics traits) {
        return traits.is(CardType.ENCHANTMENT) && traits.hasSubtype(AURA);
    }

    /// Whether the attachment may be, or stay, attached to the object or player.
    public static boolean isLegal(GameState state, int attachment, int host) {
        if (host == attachment) return false;
        if (GameState.isPlayer(host) ? !state.isAlive(host) : !state.isOnBattlefield(host))
            return GameState.isObject(host) && mayEnchantCard(state, attachment, host);
        var traits = Layers.of(state, attachment);
        if (traits.is(CardType.BATTLE)) return false;
        if (traits.hasSubtype(AURA)) return mayEnchant(state, attachment, traits, host);
        if (GameState.isPlayer(host) || traits.isCreature() && !hasReconfigure(traits)) return false;
        var hosting = Layers.of(state, host);
        if (traits.hasSubtype(EQUIPMENT)) {
            if (!hosting.isCreature() || hosting.hasRule(Rule.Kind.CANT_BE_EQUIPPED)) return false;
        } else if (!traits.hasSubtype(FORTIFICATION) || !hosting.isLand()) return false;
        return !Protecting.fromAttached(state, host, attachment);
    }

    /// CR 301.5c: only such an Equipment can equip while it is a creature.
    private static boolean hasReconfigure(Characteristics traits) {
        for (var ability : traits.abilities) if (ability.activation == Trigger.Activation.RECONFIGURE) return true;
        return false;
    }

    /// CR 303.4a: an Aura may say that it enchants a card in a graveyard.
    private static boolean mayEnchantCard(GameState state, int aura, int card) {
        if (!state.exists(card) || !state.isIn(card, Zone.GRAVEYARD)) return false;
        var traits = Layers.of(state, aura);
        return traits.hasSubtype(AURA)
                && enchant(state, aura, traits) instanceof Filter.And(List<Filter> all)
                && all.getLast() instanceof Filter.In
                // CR 113.6: protection means nothing in a graveyard.
                && Filters.matches(state, new Filter.And(all), card, aura, state.controller(aura));
    }

    private static boolean mayEnchant(GameState state, int aura, Characteristics traits, int host) {
        // CR 303.4d.
        if (traits.isCreature()) return false;
        var enchant = enchant(state, aura, traits);
        if (enchant == null) {
            if (!isBestowed(state, aura)
                    || GameState.isPlayer(host)
                    || !Layers.of(state, host).isCreature()) return false;
        } else if (!Filters.matches(state, enchant, host, aura, state.controller(aura))) return false;
        if (GameState.isObject(host) && Layers.of(state, host).hasRule(Rule.Kind.CANT_BE_ENCHANTED)) return false;
        return !Protecting.fromAttached(state, host, aura);
    }

    /// CR 702.5a: what it may enchant: what it says now, or what was printed.
    private static @Nullable Filter enchant(GameState state, int aura, Characteristics traits) {
        for (var ability : traits.abilities)
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Enchant enchant)) return enchant.what();
        var rules = state.blueprint(aura).rules;
        int face = state.face(aura);
        return face < rules.length ? rules[face].enchant() : null;
    }

    /// CR 702.103f: it stops being an Aura rather than go to the graveyard.
    public static boolean isBestowed(GameState state, int id) {
        var way = state.memory(id).paid().way();
        return way != null && way.isAuraWhileAttached();
    }

    static boolean isEnchantedByBestow(GameState state, int host) {
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.attachedTo(id) == host && isBestowed(state, id)) return true;
        }
        return false;
    }

    /// CR 702.103f: at once, not only when state-based actions are performed.
    static void unattachBestowed(GameState state) {
        state.caches.hostLeft = false;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            int host = state.attachedTo(id);
            if (host != GameState.NONE && !state.isOnBattlefield(host) && isBestowed(state, id)) unattach(state, id);
        }
    }

    /// CR 701.3a: true if it moved there.
    public static boolean attach(GameState state, int attachment, int host) {
        if (!state.isOnBattlefield(attachment)
                || state.attachedTo(attachment) == host
                || !isLegal(state, attachment, host)) return false;
        state.setAttachedTo(attachment, host);
        // CR 613.7e.
        state.setTimestamp(attachment, state.effects.nextTimestamp++);
        Triggers.raise(state, GameEvent.Kind.ATTACHED, attachment, host, state.controller(attachment), 1);
        return true;
    }

    public static void unattach(GameState state, int attachment) {
        state.setAttachedTo(attachment, GameState.NONE);
        // CR 702.103f: it is a creature again.
        if (isBestowed(state, attachment) && state.face(attachment) != 0) state.setFace(attachment, 0);
    }
}
