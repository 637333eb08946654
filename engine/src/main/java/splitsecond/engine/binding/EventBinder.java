package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 603: who and what plays a part in the event that an ability waits for.
abstract class EventBinder extends NumberBinder {

    EventBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    void hear(Trigger trigger) {
        for (var part : EventRoles.of(trigger, nature)) {
            if (part.filter() instanceof Filter.This || isItself(part.filter())) {
                self.opening = true;
                self.card |= isNowCard(trigger);
                discourse.touch(self);
                continue;
            }
            int at = depth;
            var role = part.role();
            var thing = new Said(
                    part.noun(),
                    part.many()
                            ? Word.Number.MANY
                            // "A spell that targets one or more creatures" says no more than "a creature".
                            : role == Reference.Role.SPELL_TARGET ? Word.Number.EITHER : Word.Number.ONE,
                    (said, deep) -> new Reference.Again(new Reference.EventPart(role, deep > at), said));
            thing.opening = true;
            thing.role = role;
            discourse.add(thing);
            if (role == Reference.Role.CARD || role == Reference.Role.SUBJECT) {
                heard = thing;
                heardDeed = Deeds.of(trigger);
            }
            if (part.filter() != null) whose(thing, part.filter());
        }
        var kind = amountOf(trigger);
        int at = depth;
        if (kind != null) came.add(new Came(kind, (said, deep) -> new Amount.EventAmount(deep > at, said)));
        hearX(trigger, at);
        var event = trigger instanceof Trigger.While during ? during.event() : trigger;
        if (event instanceof Trigger.PlayerAttacks attacks) {
            var those = new Said(
                    Noun.of(attacks.with(), nature),
                    Word.Number.MANY,
                    (said, deep) ->
                            new Reference.Again(new Reference.EventPart(Reference.Role.ATTACKERS, deep > at), said));
            those.opening = true;
            discourse.add(those);
        }
        discourse.clause++;
    }

    /// Whether what the event is about is a card afterwards: "when this creature dies, return that card".
    private static boolean isNowCard(Trigger trigger) {
        return switch (trigger) {
            case Trigger.ZoneChange change -> change.to() != Zone.BATTLEFIELD && change.to() != Zone.STACK;
            case Trigger.While during -> isNowCard(during.event());
            case Trigger.Either either -> either.any().stream().allMatch(EventBinder::isNowCard);
            case Trigger.InCombat _,
                    Trigger.OfDamageOrLife _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> false;
        };
    }

    /// "When you cycle this card", "whenever you cast a spell with {X} in its mana cost": whose X is spoken of.
    private void hearX(Trigger trigger, int at) {
        switch (trigger) {
            case Trigger.Casts casts
            when !(casts.spell() instanceof Filter.This) -> {
                // "A spell with mana value equal to …, … that much".
                if (saysManaValue(casts.spell()))
                    came.add(new Came(
                            Kind.COUNT,
                            (said, deep) -> new Amount.Meant(
                                    new Amount.StatOf(
                                            Characteristic.MANA_VALUE,
                                            new Reference.EventPart(Reference.Role.SPELL, deep > at)),
                                    said)));
                eventX = (said, deep) ->
                        new Amount.CastX(new Reference.EventPart(Reference.Role.SPELL, deep > at), said);
            }
            case Trigger.CastsOrCopies _ ->
                eventX = (said, deep) ->
                        new Amount.CastX(new Reference.EventPart(Reference.Role.SPELL, deep > at), said);
            case Trigger.TurnedFaceUp _, Trigger.Does _ ->
                eventX = (said, deep) -> new Amount.EventAmount(deep > at, said);
            case Trigger.While during -> hearX(during.event(), at);
            case Trigger.InCombat _,
                    Trigger.OfDamageOrLife _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.ZoneChange _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> {}
        }
    }

    private static boolean saysManaValue(Filter filter) {
        return filter instanceof Filter.Stat(var what, var _, var amount)
                        && what == Characteristic.MANA_VALUE
                        && !(amount instanceof Amount.Number)
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(EventBinder::saysManaValue);
    }

    static @Nullable Kind amountOf(Trigger trigger) {
        return switch (trigger) {
            case Trigger.DealsDamage _, Trigger.DealsNoncombatDamage _, Trigger.IsDealtDamage _ -> Kind.DAMAGE;
            case Trigger.GainsLife _, Trigger.LosesLife _ -> Kind.LIFE;
            case Trigger.CountersPut _, Trigger.CountersRemoved _, Trigger.Does _, Trigger.PlayerAttacks _ ->
                Kind.COUNT;
            case Trigger.ZoneChange t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Discards t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Sacrifices t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Attacks t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Either t -> t.any().isEmpty() ? null : amountOf(t.any().getFirst());
            case Trigger.While t -> amountOf(t.event());
            case Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.AttacksTogether _,
                    Trigger.Blocks _,
                    Trigger.BecomesBlocked _,
                    Trigger.AttacksUnblocked _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> null;
        };
    }
}
