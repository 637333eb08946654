package splitsecond.engine.rules.playing;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 602, 605: the abilities that a player may activate now, mana abilities among them.
final class Activations {
    private Activations() {}

    static void listAbilities(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, boolean splitSecond) {
        var permanents =
                state.options.autoPay() && reasons == null ? state.caches.activatable : state.zones.battlefield;
        for (int i = 0; i < permanents.size(); i++) {
            int id = permanents.get(i);
            if (reasons != null && !reasons.isAbout(id)) continue;
            var traits = Layers.of(state, id);
            if (reasons != null || traits.isForOthers ? state.isOnBattlefield(id) : state.isPermanentOf(id, player))
                listAbilities(state, player, decision, reasons, id, traits, Zone.BATTLEFIELD, splitSecond);
        }
        boolean any = state.caches.changedOutside || reasons != null || !state.options.autoPay();
        if (any || isAnyUsefulInHand(state, player))
            listAbilitiesOf(state, player, decision, reasons, state.hand(player), Zone.HAND, splitSecond);
        if (!state.zones.outsiders.isEmpty() || state.caches.changedOutside || reasons != null)
            listAbilitiesOf(state, player, decision, reasons, state.graveyard(player), Zone.GRAVEYARD, splitSecond);
        // CR 114.4: abilities of emblems work in the command zone.
        for (int i = 0; i < state.zones.command.size(); i++) {
            int id = state.zones.command.get(i);
            if (state.owner(id) != player || reasons != null && !reasons.isAbout(id)) continue;
            listAbilities(
                    state, player, decision, reasons, id, state.original(id).front(), Zone.COMMAND, splitSecond);
        }
    }

    private static boolean isAnyUsefulInHand(GameState state, int player) {
        var hand = state.hand(player);
        for (int i = 0; i < hand.size(); i++) if (state.original(hand.get(i)).isUsefulInHand) return true;
        return false;
    }

    private static void listAbilitiesOf(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            IntList cards,
            Zone zone,
            boolean splitSecond) {
        for (int i = 0; i < cards.size(); i++) {
            int id = cards.get(i);
            if (reasons != null && !reasons.isAbout(id)) continue;
            // What others give to cards that are not on the battlefield counts.
            var traits = state.caches.changedOutside
                    ? Layers.of(state, id)
                    : state.original(id).front();
            boolean any =
                    reasons != null || traits.isActivatedIn(zone) || traits.hasManaAbility && !state.options.autoPay();
            if (any) listAbilities(state, player, decision, reasons, id, traits, zone, splitSecond);
        }
    }

    static void listAbilities(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int id,
            Characteristics traits,
            Zone zone,
            boolean splitSecond) {
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            if (!(ability.source instanceof Ability.Activated activated)) continue;
            if (reasons != null) reasons.beginAbility(ability);
            // CR 702.61b.
            boolean inTime = !splitSecond || ability.isMana || SpecialActions.is(activated);
            if (Reasons.goesOn(reasons, Requirement.ZONE, ability.zone == zone)
                    && Reasons.goesOn(
                            reasons, Requirement.PAID_AUTOMATICALLY, !ability.isMana || !state.options.autoPay())
                    && Reasons.goesOn(reasons, Requirement.SPLIT_SECOND, inTime)
                    && Activating.isAllowed(state, player, reasons, id, a, ability, activated)
                    && Playability.isActivatable(state, player, reasons, id, ability))
                Playing.add(decision, reasons, Option.Kind.ACTIVATE, id, a);
        }
    }

    /// For payment by hand.
    static void listManaAbilities(GameState state, int player, Purpose purpose, OpenDecision decision) {
        Playing.prepare(state);
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var traits = Layers.of(state, id);
            if (!traits.hasManaAbility || !state.isOnBattlefield(id)) continue;
            listManaAbilities(state, player, id, traits, purpose, true, decision);
            listManaAbilities(state, player, id, traits, purpose, false, decision);
        }
    }

    /// @param welcome whether those are listed that a spell gains by, or the others
    private static void listManaAbilities(
            GameState state,
            int player,
            int id,
            Characteristics traits,
            Purpose purpose,
            boolean welcome,
            OpenDecision decision) {
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            if (ability.isMana
                    && ManaSupply.isWelcome(state, ability.mana, purpose, id, player) == welcome
                    && ability.source instanceof Ability.Activated activated
                    && Activating.isAllowed(state, player, id, a, ability, activated)
                    && Playability.isActivatable(state, player, null, id, ability))
                decision.add(Option.Kind.ACTIVATE, id, a);
        }
    }
}
