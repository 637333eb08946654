package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference.Role;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// Who plays which part in the event that an ability waits for, in the order of the text.
final class EventRoles {

    /// @param filter what is said of it; null if it is not named
    record Part(Role role, @Nullable Filter filter, Noun noun, boolean many) {}

    private final Nature nature;
    private final List<Part> parts = new ArrayList<>(3);

    private EventRoles(Nature nature) {
        this.nature = nature;
    }

    static List<Part> of(Trigger trigger, Nature nature) {
        var roles = new EventRoles(nature);
        roles.add(trigger);
        return roles.parts;
    }

    private void object(Role role, @Nullable Filter filter, boolean many) {
        parts.add(new Part(role, filter, filter == null ? Noun.PERMANENT : Noun.of(filter, nature), many));
    }

    private void object(Role role, @Nullable Filter filter) {
        object(role, filter, false);
    }

    private void player(Role role, @Nullable Filter filter) {
        if (isYou(filter)) return;
        parts.add(new Part(role, filter, Noun.PLAYER, false));
    }

    private static boolean isYou(@Nullable Filter filter) {
        return filter instanceof Filter.IsPlayer(Filter.Relation who) && who == Filter.Relation.YOU;
    }

    private void add(Trigger trigger) {
        switch (trigger) {
            case Trigger.ZoneChange t -> moved(t);
            case Trigger.Attacks t -> {
                object(Role.ATTACKER, t.what(), t.oneOrMore());
                if (t.defender() != null) object(Role.DEFENDER, t.defender());
            }
            case Trigger.AttacksTogether t -> object(Role.ATTACKER, t.what());
            case Trigger.PlayerAttacks t -> {
                player(Role.ATTACKING_PLAYER, t.player());
                if (t.defender() != null && !isYou(t.defender())) object(Role.DEFENDER, t.defender());
            }
            case Trigger.Blocks t -> {
                object(Role.BLOCKER, t.what());
                if (t.attacker() != null) object(Role.BLOCKED, t.attacker());
            }
            case Trigger.BecomesBlocked t -> {
                object(Role.BLOCKED_ATTACKER, t.what());
                if (t.by() != null) object(Role.BLOCKED_BY, t.by());
            }
            case Trigger.AttacksUnblocked t -> object(Role.ATTACKER, t.what());
            case Trigger.DealsDamage t -> damage(t.source(), t.recipient(), t.oneOrMore());
            case Trigger.DealsNoncombatDamage t -> damage(t.source(), t.recipient(), false);
            case Trigger.IsDealtDamage t -> {
                object(Role.DAMAGED, t.what());
                parts.add(new Part(Role.DAMAGER, null, Noun.ANYTHING.in(Zone.STACK), false));
            }
            case Trigger.Casts t -> cast(t.player(), t.spell());
            case Trigger.CastsOrCopies t -> cast(t.player(), t.spell());
            case Trigger.ActivatesAbility t -> {
                player(Role.PLAYER, t.player());
                object(Role.ABILITY_SOURCE, t.of());
                parts.add(new Part(Role.SUBJECT, null, Noun.of(new Filter.IsAbility(true, false), nature), false));
            }
            case Trigger.Draws t -> {
                player(Role.PLAYER, t.player());
                parts.add(new Part(Role.CARD, null, Noun.CARD, false));
            }
            case Trigger.Discards t -> {
                player(Role.PLAYER, t.player());
                card(t.card(), t.oneOrMore());
            }
            case Trigger.Sacrifices t -> {
                player(Role.PLAYER, t.player());
                object(Role.SUBJECT, t.what(), t.oneOrMore());
            }
            case Trigger.GainsLife t -> player(Role.PLAYER, t.player());
            case Trigger.LosesLife t -> player(Role.PLAYER, t.player());
            case Trigger.BecomesTapped t -> object(Role.SUBJECT, t.what(), t.oneOrMore());
            case Trigger.BecomesUntapped t -> object(Role.SUBJECT, t.what(), t.oneOrMore());
            case Trigger.TappedForMana t -> {
                player(Role.PLAYER, t.player());
                object(Role.SUBJECT, t.what());
            }
            case Trigger.BecomesAttached t -> {
                object(Role.ATTACHMENT, t.what());
                object(Role.HOST, t.to());
            }
            case Trigger.BecomesTarget t -> {
                object(Role.TARGET, t.what());
                object(Role.TARGETING, t.of());
            }
            case Trigger.CountersPut t -> {
                player(Role.PLAYER, t.player());
                // However many counters: each thing that has them put on it is an event of its own.
                object(Role.SUBJECT, t.on());
            }
            case Trigger.CountersRemoved t -> object(Role.SUBJECT, t.from());
            case Trigger.StepBegins t -> player(Role.TURN_PLAYER, t.turnOf());
            case Trigger.Transforms t -> object(Role.SUBJECT, t.what());
            case Trigger.TurnedFaceUp t -> object(Role.SUBJECT, t.what());
            case Trigger.PlaysLand t -> {
                player(Role.PLAYER, t.player());
                object(Role.SUBJECT, t.land());
            }
            case Trigger.Does t -> {
                player(Role.PLAYER, t.player());
                if (t.what() != null) card(t.what(), t.oneOrMore());
                if (t.action() == Action.CREW || t.action() == Action.SADDLE_A_MOUNT)
                    parts.add(new Part(Role.CREWED, null, Noun.PERMANENT, false));
            }
            case Trigger.Either t -> either(t);
            case Trigger.While t -> add(t.event());
            case Trigger.StateIs _, Trigger.Chapter _, Trigger.Reflexive _ -> {}
        }
    }

    private void moved(Trigger.ZoneChange t) {
        var noun = Noun.of(t.what(), nature);
        if (t.to() == Zone.BATTLEFIELD || t.from() == Zone.BATTLEFIELD) noun = noun.in(Zone.BATTLEFIELD);
        else if (t.to() != null) noun = noun.in(t.to());
        parts.add(new Part(Role.MOVED, t.what(), noun, t.oneOrMore()));
    }

    private void damage(Filter source, @Nullable Filter recipient, boolean many) {
        object(Role.DAMAGER, source, many);
        var damaged = recipient == null ? Noun.ANYTHING : Noun.of(recipient, nature);
        if (isYou(recipient)) return;
        parts.add(new Part(Role.DAMAGED, recipient, damaged, false));
    }

    private void cast(Filter player, Filter spell) {
        player(Role.PLAYER, player);
        // "That card" is the spell: it is what the sentence is about.
        var target = Filter.Targets.in(spell);
        if (target != null && !(target instanceof Filter.This) && !TextSoFar.isItself(target))
            object(Role.SPELL_TARGET, target);
        parts.add(new Part(Role.SPELL, spell, Noun.of(spell, nature).in(Zone.STACK), false));
    }

    private void card(Filter card, boolean many) {
        parts.add(new Part(Role.CARD, card, Noun.of(card, nature).in(Zone.GRAVEYARD), many));
    }

    /// "Blocks or becomes blocked by": who plays the same part in each of them is one.
    private void either(Trigger.Either either) {
        for (var one : either.any()) {
            for (var part : of(one, nature)) {
                int same = -1;
                for (int i = 0; i < parts.size(); i++)
                    if (parts.get(i).role().part() == part.role().part()) same = i;
                if (same < 0) parts.add(part);
                else {
                    var known = parts.get(same);
                    var filter = java.util.Objects.equals(known.filter(), part.filter())
                            ? known.filter()
                            : known.filter() == null || part.filter() == null
                                    ? null
                                    : new Filter.Or(List.of(known.filter(), part.filter()));
                    var noun = filter == null ? known.noun() : Noun.of(filter, nature);
                    parts.set(same, new Part(known.role(), filter, noun, known.many() || part.many()));
                }
            }
        }
    }
}
