package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.StepEvents;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.verb.DamageVerbs;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.If;
import splitsecond.engine.ability.Effect.May;
import splitsecond.engine.ability.Modification;

/// What opens a clause and reaches to the end of the sentence: "you may", "if", "whenever … this turn", "for each".
final class Opening {
    private Opening() {}

    /// "You may …, then you may …" asks twice, whatever the first answer is.
    private static boolean asksAgain(Effect effect) {
        return effect instanceof Effect.Sequence(var steps, var _) && steps.getLast() instanceof May;
    }

    private static final Phrase<Effect> MAY = oneOf(
            "you may",
            phrase("you may gain {}", Amounts.LIFE)
                    .as(
                            life -> new May(YOU, new Effect.GainLife(YOU, life, ""), ""),
                            May.class,
                            m -> m.effect() instanceof Effect.GainLife gain ? gain.amount() : "")
                    .printOnly(),
            phrase("you may {}", Clauses.CLAUSES.where(e -> !asksAgain(e)))
                    .as(e -> new May(YOU, e, ""), May.class, May::effect),
            phrase("you may have ~ {}", Predicates.HAVE_BECOME)
                    .as(
                            changes -> new May(
                                    YOU,
                                    new Effect.Change(References.SELF, changes, Durations.FOREVER, "have become"),
                                    "have become"),
                            May.class,
                            m -> m.effect() instanceof Effect.Change change ? change.changes() : ""),
            phrase(
                            "you may have {} {} {}",
                            References.SUBJECT.one(),
                            oneOf("a predicate", Predicates.TEMPORARY.many(), Predicates.BECOME_ONE),
                            Durations.DURATION)
                    .as(
                            (what, changes, d) -> new May(YOU, new Effect.Change(what, changes, d, "have"), "have"),
                            May.class,
                            m -> m.effect() instanceof Effect.Change change ? change.what() : "",
                            m -> m.effect() instanceof Effect.Change change ? change.changes() : "",
                            m -> m.effect() instanceof Effect.Change change ? change.duration() : ""),
            phrase("you may have {} {} {}", References.SUBJECT.many(), Predicates.TEMPORARY.many(), Durations.DURATION)
                    .as(
                            (what, changes, d) ->
                                    new May(YOU, new Effect.Change(what, changes, d, "have"), "have many"),
                            May.class,
                            m -> m.effect() instanceof Effect.Change change ? change.what() : "",
                            m -> m.effect() instanceof Effect.Change change ? change.changes() : "",
                            m -> m.effect() instanceof Effect.Change change ? change.duration() : ""),
            phrase(
                            "you may have {}'s base power and toughness become {} {}",
                            References.SUBJECT.one(),
                            Words.SIZE,
                            Durations.DURATION)
                    .as(
                            (what, size, d) -> new May(
                                    YOU,
                                    new Effect.Change(
                                            what,
                                            List.of(new Modification.SetPowerToughness(size.power(), size.toughness())),
                                            d,
                                            "have base"),
                                    "have base"),
                            May.class,
                            m -> m.effect() instanceof Effect.Change change ? change.what() : "",
                            m -> m.effect() instanceof Effect.Change change
                                            && change.changes().getFirst()
                                                    instanceof Modification.SetPowerToughness(var power, var toughness)
                                            && power != null
                                            && toughness != null
                                    ? new Words.PowerToughness(power, toughness)
                                    : "",
                            m -> m.effect() instanceof Effect.Change change ? change.duration() : ""),
            phrase("you may have {} fight {}", References.SUBJECT.one(), References.OBJECT)
                    .as(
                            (one, other) -> new May(YOU, new Effect.Fight(one, other), "have fight"),
                            May.class,
                            m -> m.effect() instanceof Effect.Fight fight ? fight.one() : "",
                            m -> m.effect() instanceof Effect.Fight fight ? fight.other() : ""),
            Having.PHRASE,
            phrase(
                            "{} may sacrifice {} of their choice",
                            References.PLAYER.one(),
                            References.chosen(Nouns.PERMANENT, YOU))
                    .as(
                            (who, what) -> new May(who, new Effect.Sacrifice(YOU, what, ""), "of their choice"),
                            May.class,
                            May::who,
                            m -> m.effect() instanceof Effect.Sacrifice sacrifice ? sacrifice.what() : ""),
            Anyone.MAY,
            phrase("{} may {}", References.PLAYER.one(), Clauses.CLAUSES)
                    .as((who, e) -> new May(who, e, ""), May.class, May::who, May::effect),
            phrase(
                            "you may have {} deal {} damage to {}",
                            References.SUBJECT.one(),
                            Amounts.VALUE,
                            DamageVerbs.RECIPIENT)
                    .as(
                            (source, a, to) -> new May(YOU, new Effect.DealDamage(source, a, to, "have"), "have"),
                            May.class,
                            m -> damage(m).source(),
                            m -> damage(m).amount(),
                            m -> damage(m).to()),
            phrase(
                            "you may have {} deal damage to {} equal to {}",
                            References.SUBJECT.one(),
                            DamageVerbs.RECIPIENT,
                            Amounts.EXPRESSION)
                    .as(
                            (source, to, a) -> new May(YOU, new Effect.DealDamage(source, a, to, "have to"), "have to"),
                            May.class,
                            m -> m.wording().equals("have to") ? damage(m).source() : "",
                            m -> damage(m).to(),
                            m -> damage(m).amount()),
            phrase(
                            "you may have {} deal damage equal to {} to {}",
                            References.SUBJECT.one(),
                            Amounts.EXPRESSION,
                            DamageVerbs.RECIPIENT)
                    .as(
                            (source, a, to) -> new May(YOU, new Effect.DealDamage(source, a, to, "have equal"), "have"),
                            May.class,
                            m -> damage(m).source(),
                            m -> damage(m).amount(),
                            m -> damage(m).to()));

    @SuppressWarnings("NullAway") // to any zone
    private static final splitsecond.engine.ability.Trigger LEAVES = new splitsecond.engine.ability.Trigger.ZoneChange(
            Nouns.THIS, splitsecond.engine.ability.Zone.BATTLEFIELD, null, false, "later");

    private static Effect.DealDamage damage(May may) {
        return may.effect() instanceof Effect.DealDamage damage ? damage : new Effect.DealDamage(YOU, n(0), YOU, "");
    }

    static final Phrase<Effect> CLAUSE = oneOf(
            "a clause",
            MAY,
            phrase("if {}, {}", Conditions.CONDITION, Clauses.CLAUSES)
                    .as(
                            (c, e) -> c instanceof Condition.PreviousDone ? null : new If(c, e, null, ""),
                            If.class,
                            If::condition,
                            If::then),
            phrase("whenever {} this turn, {}", Triggers.EVENT, Clauses.CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.THIS_TURN, false, "whenever"),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect),
            phrase(
                            "{}, whenever {}, {}",
                            Durations.LEADING.where(
                                    d -> d instanceof Duration.EndOfTurn || d instanceof Duration.YourNextTurn),
                            Triggers.EVENT_MEANWHILE,
                            Clauses.CLAUSES)
                    .as(
                            (d, t, e) -> new Effect.Delayed(t, e, d, false, "until"),
                            Effect.Delayed.class,
                            Effect.Delayed::until,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect),
            phrase("when ~ leaves the battlefield, {}", Clauses.CLAUSES)
                    .as(
                            e -> new Effect.Delayed(LEAVES, e, Durations.FOREVER, true, "leaves"),
                            Effect.Delayed.class,
                            Effect.Delayed::effect),
            phrase("when {} this turn, {}", Triggers.EVENT, Clauses.CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.THIS_TURN, true, "when"),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect),
            phrase("for each {}, {}", Counted.UNIT, Clauses.CLAUSES)
                    .as(
                            (u, e) -> new Effect.Repeat(u, e, "for each"),
                            Effect.Repeat.class,
                            Effect.Repeat::times,
                            Effect.Repeat::effect),
            phrase("for each of {}, {}", SpokenOf.THOSE, Clauses.CLAUSES)
                    .as(
                            (those, e) -> new Effect.ForEach(those, e, "for each of"),
                            Effect.ForEach.class,
                            Effect.ForEach::each,
                            Effect.ForEach::effect),
            phrase("at {}, {}", StepEvents.NEXT_STEP, Clauses.CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.FOREVER, true, ""),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect));
}
