package splitsecond.cards.vocabulary.ability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.sentence.Modes;
import splitsecond.cards.vocabulary.verb.EntersWithMore;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Ability.Triggered;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Often;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 603: triggered abilities.
final class TriggeredAbilities {
    private TriggeredAbilities() {}

    private static final Phrase<Integer> TIMES = optional(
            oneOf(
                    "how often it triggers",
                    phrase("This ability triggers only once each turn.").means(1),
                    phrase("This ability triggers only twice each turn.").means(2)),
            0);

    private static Zone zone(Trigger trigger, @Nullable Condition condition, Effect effect) {
        if (trigger instanceof Trigger.While during) return zone(during.event(), condition, effect);
        if (trigger instanceof Trigger.Casts casts && casts.spell().equals(Nouns.THIS)) return Zone.STACK;
        // CR 400.7f: an Aura that saw the death of what it enchanted finds itself in the graveyard.
        boolean ownDeath = Mention.in(trigger, who -> who instanceof Reference.Host)
                || trigger instanceof Trigger.ZoneChange(Filter what, var _, var _, boolean _, String _)
                        && what.equals(Nouns.THIS);
        var stated = ActivatedAbilities.statedZone(condition);
        if (stated != null) return stated;
        return ActivatedAbilities.returnsItself(effect) && !ownDeath ? Zone.GRAVEYARD : Zone.BATTLEFIELD;
    }

    private static final Phrase<Trigger> CASTING = Triggers.TRIGGER.where(t -> t instanceof Trigger.Casts);

    static final Phrase<Ability> TRIGGERED = oneOf(
            "a triggered ability",
            phrase("{}, {} {}", Triggers.TRIGGER, Modes.EFFECT, TIMES)
                    .as(
                            (t, e, times) -> new Triggered(t, null, e, times, zone(t, null, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect,
                            Triggered::timesEachTurn)
                    .where(TriggeredAbilities::noLeadingIf),
            phrase("{}, if {}, {} {}", Triggers.TRIGGER, Conditions.CONDITION, Modes.EFFECT, TIMES)
                    .as(
                            (t, c, e, times) -> new Triggered(t, c, e, times, zone(t, c, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            a -> a.interveningIf() == null ? "" : a.interveningIf(),
                            Triggered::effect,
                            Triggered::timesEachTurn),
            phrase("{}, {}.", CASTING, EntersWithMore.SPELL)
                    .as(
                            (t, e) -> new Triggered(t, null, e, 0, Zone.BATTLEFIELD, ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect));

    /// CR 603.2h: "… you may …. Do this only once each turn."
    static final Phrase<Ability> DONE_ONCE = oneOf(
            "a triggered ability",
            phrase("{}, {} Do this only once each turn.", Triggers.TRIGGER, Modes.EFFECT)
                    .as(
                            (t, e) -> new Triggered(t, null, e, Often.DONE_ONCE, zone(t, null, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect)
                    .where(TriggeredAbilities::saysMayOnce),
            phrase("{}, if {}, {} Do this only once each turn.", Triggers.TRIGGER, Conditions.CONDITION, Modes.EFFECT)
                    .as(
                            (t, c, e) -> new Triggered(t, c, e, Often.DONE_ONCE, zone(t, c, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            a -> a.interveningIf() == null ? "" : a.interveningIf(),
                            Triggered::effect)
                    .where(TriggeredAbilities::saysMayOnce));

    /// What is done once is the one thing that may be done.
    private static boolean saysMayOnce(Ability ability) {
        return ability instanceof Triggered triggered
                && !leadsWithIf(triggered.effect())
                && mays(triggered.effect()) == 1;
    }

    private static int mays(Effect effect) {
        return switch (effect) {
            case Effect.May may -> 1 + mays(may.effect());
            case Effect.MayPay may -> 1 + mays(may.then());
            case Effect.Sequence sequence ->
                sequence.steps().stream().mapToInt(TriggeredAbilities::mays).sum();
            case Effect.If then -> mays(then.then()) + (then.otherwise() == null ? 0 : mays(then.otherwise()));
            case Effect.WhereX where -> mays(where.effect());
            case Effect.WhenYouDo when -> (when.optional() ? 1 : 0) + mays(when.first());
            case Effect.Structure _, Effect.Instruction _ -> 0;
        };
    }

    /// "… for the first time each turn".
    static final Phrase<Ability> FIRST_EACH_TURN = oneOf(
            "an ability",
            phrase("{} for the first time each turn, {}", Triggers.TRIGGER, Modes.EFFECT)
                    .as(
                            (t, e) -> new Triggered(t, null, e, Often.FIRST_TIME, zone(t, null, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            Triggered::effect)
                    .where(TriggeredAbilities::noLeadingIf),
            phrase("{} for the first time each turn, if {}, {}", Triggers.TRIGGER, Conditions.CONDITION, Modes.EFFECT)
                    .as(
                            (t, c, e) -> new Triggered(t, c, e, Often.FIRST_TIME, zone(t, c, e), ""),
                            Triggered.class,
                            Triggered::trigger,
                            t -> t.interveningIf() == null ? "" : t.interveningIf(),
                            Triggered::effect));

    /// "… for the first time during each of your turns".
    static final Phrase<Ability> FIRST_EACH_OF_YOUR_TURNS = phrase(
                    "{} for the first time during each of your turns, {}", Triggers.TRIGGER, Modes.EFFECT)
            .as(
                    (t, e) -> new Triggered(
                            new Trigger.While(t, new Condition.TurnOf(YOU), "each"),
                            null,
                            e,
                            Often.FIRST_TIME,
                            zone(t, null, e),
                            ""),
                    Triggered.class,
                    t -> t.trigger() instanceof Trigger.While during ? during.event() : "",
                    Triggered::effect);

    /// "When …, if …" is an intervening if (CR 603.4), never an instruction that begins with one.
    private static boolean noLeadingIf(Ability ability) {
        return !(ability instanceof Triggered triggered && leadsWithIf(triggered.effect()));
    }

    private static boolean leadsWithIf(Effect effect) {
        Effect first = effect instanceof Effect.Sequence(List<Effect> steps, var _) ? steps.getFirst() : effect;
        if (!(first instanceof Effect.If then)) return false;
        if (then.saysOtherwiseFirst()) return then.otherwise() != null && leadsWithIf(then.otherwise());
        return !then.saysConditionLast();
    }
}
