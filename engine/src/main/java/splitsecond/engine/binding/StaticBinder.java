package splitsecond.engine.binding;

import java.util.List;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;

/// CR 604, 614: static abilities and replacement effects, in which nothing is noted.
abstract class StaticBinder extends InstructionBinder {

    StaticBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    @Override
    public StaticEffect staticEffect(StaticEffect effect) {
        discourse.clause++;
        // What is done before the game begins is followed like any effect.
        if (effect instanceof StaticEffect.RevealedAtFirst(var then)) {
            boolean within = isStatic;
            isStatic = false;
            var bound = effect(then);
            isStatic = within;
            return new StaticEffect.RevealedAtFirst(bound);
        }
        // "Pay life equal to its mana value": it is the card that is played.
        if (effect instanceof StaticEffect.PlayFrom play)
            discourse.add(new Said(
                    Noun.of(play.what(), nature).in(play.zone()),
                    Word.Number.ONE,
                    (said, _) -> new Reference.Again(new Reference.EventPart(Reference.Role.CARD, false), said)));
        var outer = other;
        // "Enchanted creature gets +1/+1 for each other creature": other than it, and "each other Aura" than this one.
        if (effect instanceof StaticEffect.Change(Reference what, var _) && what.plain() instanceof Reference.Host)
            hosted = what.plain() instanceof Reference.Host(String said) ? Noun.ofHost(said) : null;
        if (hosted != null && effect instanceof StaticEffect.Change(Reference what, var _))
            other = otherThan(new Reference.Both(new Reference.This(""), what));
        changed = effect instanceof StaticEffect.Change(Reference.Each each, var _) ? each : null;
        var mapped = super.staticEffect(effect);
        changed = null;
        hosted = null;
        other = outer;
        return mapped;
    }

    @Override
    public Replacement replacement(Replacement replacement) {
        return switch (replacement) {
            // What is done instead, or as it enters, is followed like any effect.
            case Replacement.MayEnterWithCounter may -> {
                var otherwise = may.otherwise();
                if (otherwise == null) yield may;
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(otherwise);
                isStatic = outer;
                yield new Replacement.MayEnterWithCounter(may.kind(), effect);
            }
            case Replacement.InsteadOfDraw instead -> {
                int number = next++;
                var who = super.reference(instead.who());
                var player = new Said(Noun.PLAYER, Word.Number.ONE, (said, _) -> new Reference.Noted(number, said));
                discourse.add(player);
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(instead.instead());
                isStatic = outer;
                yield new Replacement.InsteadOfDraw(
                        new Reference.Mention(number, who),
                        instead.exceptFirst(),
                        instead.optional(),
                        effect,
                        instead.wording());
            }
            case Replacement.InsteadOfCountering instead -> {
                int number = next++;
                var what = super.reference(instead.what());
                discourse.add(new Said(
                        Noun.of(new Filter.In(Zone.STACK, null), nature),
                        Word.Number.ONE,
                        (said, _) -> new Reference.Noted(number, said)));
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(instead.instead());
                isStatic = outer;
                yield new Replacement.InsteadOfCountering(
                        new Reference.Mention(number, what), effect, instead.wording());
            }
            case Replacement.InsteadOfDamage instead -> {
                var from = orNull(instead.from(), this::filter);
                var to = orNull(instead.to(), this::filter);
                if (to != null && !(to instanceof Filter.This))
                    discourse.add(new Said(
                            Noun.of(to, nature),
                            Word.Number.ONE,
                            (said, _) ->
                                    new Reference.Again(new Reference.EventPart(Reference.Role.DAMAGED, false), said)));
                var counts = new boolean[1];
                if (instead.prevents())
                    came.add(new Came(Kind.PREVENTED, (said, _) -> {
                        counts[0] = true;
                        return new Amount.EventAmount(false, said);
                    }));
                came.add(new Came(Kind.DAMAGE, (said, _) -> new Amount.EventAmount(false, said)));
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(instead.instead());
                isStatic = outer;
                yield new Replacement.InsteadOfDamage(
                        from, to, instead.kind(), instead.prevents(), effect, counts[0], instead.wording());
            }
            // "… deals 3 damage to any target. … If that creature would die": the creature that was dealt it.
            case Replacement.MoveInstead move
            when move.what() instanceof Filter.AmongThose(Reference.It word)
                    && Word.of(word.wording()).noun().equals("creature")
                    && mayBeNoCreature(word) -> {
                var dealt = thisWay(new Reference.DoneThisWay(new Filter.IsType(CardType.CREATURE), "dealt damage"));
                yield new Replacement.MoveInstead(
                        new Filter.AmongThose(new Reference.Again(dealt, word)),
                        move.from(),
                        move.to(),
                        move.instead(),
                        move.placement(),
                        move.discarded(),
                        move.wording());
            }
            default -> super.replacement(replacement);
        };
    }

    private boolean mayBeNoCreature(Reference.It word) {
        var thing = discourse.object(Word.of(word.wording()), false);
        return thing != null
                && (thing.noun.isPlayer() || thing.noun.types() != CardType.CREATURE.bit())
                && deeds.values().stream().anyMatch(done -> done.contains("dealt damage"));
    }

    /// "Each legendary creature gets +1/+1 for each other legendary creature": other than that creature.
    private Modification added(Modification modification) {
        var subject = changed == null ? null : saidBy.get(changed);
        if (subject == null || subject.self) return super.modification(modification);
        var outer = other;
        other = otherThan(subject.meaning(new Reference.It(""), depth));
        otherThanSubject = true;
        var bound = super.modification(modification);
        otherThanSubject = false;
        other = outer;
        return bound;
    }

    /// "Unless that player …": who would be attacked.
    @Override
    public Modification modification(Modification modification) {
        if (modification instanceof Modification.AddPowerToughness) return added(modification);
        if (!(modification instanceof Modification.BecomeCopy)) return super.modification(modification);
        // "Target creature becomes a copy of that creature": of another that was spoken of.
        var last = discourse.lastSaid();
        discourse.excluded = last != null && last.since == discourse.clause && !last.self ? last : null;
        discourse.besideSubject = true;
        var bound = super.modification(modification);
        discourse.besideSubject = false;
        discourse.excluded = null;
        return bound;
    }

    @Override
    public Rule rule(Rule rule) {
        // "Another target creature blocks it": nothing blocks itself.
        if (rule instanceof Rule.MustBlock) {
            discourse.excluded = discourse.lastSaid();
            var bound = super.rule(rule);
            discourse.excluded = null;
            return bound;
        }
        if (rule instanceof Rule.CantAttack) {
            var defending = new Reference.DefendingPlayer();
            discourse.add(new Said(Noun.PLAYER, Word.Number.ONE, (said, _) -> new Reference.Again(defending, said)));
        }
        // "Creatures with less power can't block it."
        discourse.blocked = rule instanceof Rule.CantBlock;
        var bound = super.rule(rule);
        discourse.blocked = false;
        return bound;
    }
}
