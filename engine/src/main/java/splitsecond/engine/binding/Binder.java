package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 608.2c, 608.2h, 608.2k, 607, 107.3: goes through an ability in the order of its text and binds every word that
/// means something said before: "it", "that player", "that many", "this way", "if you do", X.
public final class Binder extends StructureBinder {

    /// An ability whose words are bound, with those that are not.
    public record Bound(Ability ability, List<Unbound> unbound) {}

    Binder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    public static Bound bind(Ability ability, Nature nature) {
        var unbound = new ArrayList<Unbound>(0);
        return new Bound(bind(ability, nature, unbound), unbound);
    }

    /// "Enchanted creature can't block. It loses all abilities": what one sentence changes is "it" in the next.
    public static List<Ability> inOneParagraph(List<Ability> abilities) {
        var sentences = new ArrayList<>(abilities);
        for (int i = 1; i < sentences.size(); i++)
            if (sentences.get(i)
                            instanceof
                            Ability.Static(StaticEffect.Change(Reference.It it, var changes), var when, var zone)
                    && sentences.get(i - 1)
                            instanceof Ability.Static(StaticEffect.Change(var before, var _), var _, var _)
                    && before.plain() instanceof Reference.Host host)
                sentences.set(
                        i,
                        new Ability.Static(
                                new StaticEffect.Change(new Reference.Again(host, it), changes), when, zone));
        return sentences;
    }

    /// For abilities that the rules themselves are made of: all their words must be bound.
    public static Ability bound(Ability ability, Nature nature) {
        var bound = bind(Unbinding.asSaid(ability), nature);
        if (!bound.unbound().isEmpty()) throw new IllegalArgumentException(bound.unbound() + " in " + ability);
        return bound.ability();
    }

    /// CR 702.47d, 702.102d: several texts on one spell, which may be the same. What is noted for the words of one, and
    /// what is chosen as its targets, is not the other's.
    public static Effect.Sequence joined(List<Effect> texts) {
        return Numbers.joined(texts);
    }

    /// An effect of the rules themselves.
    public static Effect bound(Effect effect) {
        var ability = new Ability.Triggered(new Trigger.Reflexive(""), null, effect, 0, Zone.BATTLEFIELD, "");
        return bound(ability, Nature.ANY_PERMANENT) instanceof Ability.Triggered triggered
                ? triggered.effect()
                : effect;
    }

    private static Ability bind(Ability ability, Nature nature, List<Unbound> unbound) {
        return Numbers.compact(new Binder(nature, unbound).whole(ability));
    }

    private Ability whole(Ability ability) {
        return switch (ability) {
            case Ability.Spell spell -> {
                announcesX = true;
                isSpell = true;
                for (var deed : nature.paidToCast()) {
                    var paid = new Reference.PaidWith(deed.deed(), "");
                    var thing = new Said(
                            Noun.of(deed.what(), nature),
                            number(deed.count()),
                            (said, _) -> new Reference.Again(paid, said));
                    thing.clause = -1;
                    thing.gone = deed.deed() == Cost.Deed.SACRIFICE;
                    doneTo.put(deed.deed(), thing);
                }
                yield super.ability(spell);
            }
            case Ability.Activated activated -> {
                announcesX = hasX(activated.cost());
                yield super.ability(activated);
            }
            case Ability.Triggered triggered -> triggered(triggered);
            case Ability.Static fixed -> fixed(fixed);
            case Ability.Parameterized keyword -> {
                // CR 701.43d: what follows from exerting it is a triggered ability.
                isStatic = !(keyword.keyword() instanceof KeywordAbility.ExertAsAttacks);
                announcesX = true;
                yield super.ability(keyword);
            }
            case Ability.Keyword keyword -> keyword;
        };
    }

    /// An ability within an ability, which some other object will have: its words are its own.
    @Override
    public Ability ability(Ability ability) {
        return bind(Unbinding.asSaid(ability), Nature.ANY_PERMANENT, unbound);
    }

    @Override
    public Token token(Token token) {
        var abilities = new ArrayList<Ability>();
        for (var ability : token.abilities()) abilities.add(bind(Unbinding.asSaid(ability), Nature.of(token), unbound));
        return new Token(
                token.name(),
                token.types(),
                token.colors(),
                orNull(token.power(), this::amount),
                orNull(token.toughness(), this::amount),
                abilities,
                token.predefined());
    }

    private Ability triggered(Ability.Triggered triggered) {
        var trigger = heard(triggered.trigger());
        other = otherThanMoved(triggered.trigger());
        var interveningIf = orNull(triggered.interveningIf(), this::condition);
        other = new Filter.Other();
        var effect = effect(ThoseCounters.meant(triggered.interveningIf(), triggered.effect()));
        if (nature.linked() && LinkedPlayer.isChosenBy(triggered))
            effect = new Effect.Sequence(
                    List.of(new Effect.RememberPlayer(LinkedPlayer.target(effect)), effect),
                    List.of(Effect.Joint.SENTENCE));
        return new Ability.Triggered(
                trigger, interveningIf, effect, triggered.often(), triggered.zone(), triggered.name());
    }

    /// "Whenever a Mountain you control enters, if you control five other Mountains": other than that one.
    private static Filter otherThanMoved(Trigger trigger) {
        return trigger instanceof Trigger.ZoneChange change
                        && change.to() == Zone.BATTLEFIELD
                        && !change.oneOrMore()
                        && !(change.what() instanceof Filter.This)
                ? new Filter.OtherThan(new Reference.EventPart(Reference.Role.MOVED, false))
                : new Filter.Other();
    }

    /// "Each land gets +2/+2 as long as it's a creature": asked of each, it is part of what is described.
    private static Ability.Static ofEach(Ability.Static fixed) {
        boolean not = fixed.condition() instanceof Condition.Not;
        var asked = fixed.condition() instanceof Condition.Not(var inner) ? inner : fixed.condition();
        if (!(fixed.effect() instanceof StaticEffect.Change(Reference.Each(var filter, var wording), var changes))
                || !(asked instanceof Condition.Matches(Reference.It _, var quality, var _))) return fixed;
        var both = new Filter.And(List.of(filter, not ? new Filter.Not(quality) : quality));
        return new Ability.Static(
                new StaticEffect.Change(new Reference.Each(both, wording), changes), null, fixed.zone());
    }

    /// "As long as enchanted creature is red, it gets …", or "it gets … as long as it's red".
    private Ability fixed(Ability.Static said) {
        var fixed = ofEach(said);
        isStatic = true;
        // CR 601.2b: an X in what is paid besides is announced with the spell.
        announcesX = fixed.effect() instanceof StaticEffect.AdditionalCost
                || fixed.effect() instanceof StaticEffect.AlternativeCost;
        var condition = fixed.condition();
        if (condition != null && beginsWithWord(fixed.effect())) {
            var first = asLongAs(condition);
            return AttackConditions.ofDefender(new Ability.Static(staticEffect(fixed.effect()), first, fixed.zone()));
        }
        var effect = staticEffect(fixed.effect());
        return new Ability.Static(effect, orNull(condition, this::asLongAs), fixed.zone());
    }

    private Condition asLongAs(Condition condition) {
        isAsLongAs = true;
        var mapped = condition(condition);
        isAsLongAs = false;
        return mapped;
    }

    private static boolean beginsWithWord(StaticEffect effect) {
        return effect instanceof StaticEffect.Change(Reference what, var _)
                && (what instanceof Reference.It || what instanceof Reference.This);
    }
}
