package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.EventSubjects;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.TriggersAgain;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// CR 603.2d: "that ability triggers an additional time".
final class TriggeringAgain {
    private TriggeringAgain() {}

    private static final Phrase<Filter> ONE = Nouns.one(Nouns.PERMANENT.one());
    private static final Filter YOURS = new Filter.And(List.of(Nouns.ANY, new Filter.ControlledBy(YOU)));
    private static final String AGAIN = " triggers an additional time";

    private static Phrase<Trigger> moving(String words, @Nullable Zone from, Zone to) {
        return phrase("{} " + words, ONE)
                .as(
                        f -> new ZoneChange(f, from, to, false, words),
                        ZoneChange.class,
                        z -> z.wording().equals(words) ? z.what() : "");
    }

    /// Whoever attacks with it attacks, too.
    private static Trigger attacking(Filter what) {
        return new Trigger.Either(
                List.of(
                        new Trigger.Attacks(what, null, false, false),
                        new Trigger.PlayerAttacks(Nouns.PLAYER, what, Comparison.AT_LEAST, 1, null)),
                "attacking");
    }

    /// An event as the subject of a sentence.
    private static final Phrase<Trigger> CAUSE = oneOf(
            "an event",
            moving("entering", null, Zone.BATTLEFIELD),
            moving("entering the battlefield", null, Zone.BATTLEFIELD),
            moving("dying", Zone.BATTLEFIELD, Zone.GRAVEYARD),
            phrase("{} attacking", ONE)
                    .as(
                            TriggeringAgain::attacking,
                            Trigger.Either.class,
                            e -> e.any().getFirst() instanceof Trigger.Attacks attacks ? attacks.what() : ""),
            phrase("{} dealing combat damage to {}", ONE, Triggers.HIT)
                    .as(
                            (f, hit) -> new Trigger.DealsDamage(f, hit, true, false),
                            Trigger.DealsDamage.class,
                            Trigger.DealsDamage::source,
                            d -> d.recipient() == null ? "" : d.recipient()),
            phrase("{} drawing a card", EventSubjects.WHO)
                    .as(who -> new Trigger.Draws(who, 0), Trigger.Draws.class, Trigger.Draws::player),
            phrase("{} casting {}", EventSubjects.WHO, a(Nouns.SPELLS.one()))
                    .as(
                            (who, f) -> new Trigger.Casts(who, f, 0, ""),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::spell),
            phrase("{} casting or copying {}", EventSubjects.WHO, a(Nouns.SPELLS.one()))
                    .as(
                            Trigger.CastsOrCopies::new,
                            Trigger.CastsOrCopies.class,
                            Trigger.CastsOrCopies::player,
                            Trigger.CastsOrCopies::spell),
            phrase("turning a face-down permanent face up").means(new Trigger.TurnedFaceUp(Nouns.ANY)));

    private static final Phrase<String> AN_ABILITY =
            table("an ability", Map.of("an ability", "", "a triggered ability", "triggered "));

    private static final Phrase<String> IT = table("it", Map.of("that ability", "", "it", "it"));

    static final Phrase<StaticEffect> RULE = oneOf(
            "a rule for triggered abilities",
            phrase(
                            "if {} causes a triggered ability of a permanent you control to trigger, that ability"
                                    + AGAIN,
                            CAUSE)
                    .as(
                            cause -> new TriggersAgain(cause, YOURS, ""),
                            TriggersAgain.class,
                            t -> t.cause() == null ? "" : t.cause()),
            phrase("if {} of {} triggers, {}" + AGAIN, AN_ABILITY, EventSubjects.SUBJECT, IT)
                    .as(
                            (ability, of, it) -> new TriggersAgain(null, of, ability + it),
                            TriggersAgain.class,
                            t -> t.cause() != null ? "?" : t.wording().startsWith("triggered ") ? "triggered " : "",
                            TriggersAgain::of,
                            t -> t.wording().endsWith("it") ? "it" : ""));
}
