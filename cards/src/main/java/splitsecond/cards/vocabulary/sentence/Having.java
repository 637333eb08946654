package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.CopyExceptions;
import splitsecond.cards.vocabulary.verb.LastingChanges;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.May;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;

/// "You may have target player discard a card": what a player is told to do, said of another.
final class Having {
    private Having() {}

    private static final String HAVE = "have player";

    static @Nullable Reference who(Effect effect) {
        if (effect instanceof Effect.GainLife gain) return gain.who();
        if (effect instanceof Effect.LoseLife lose) return lose.who();
        if (effect instanceof Effect.Draw draw) return draw.who();
        if (effect instanceof Effect.Discard discard) return discard.who();
        if (effect instanceof Effect.Mill mill) return mill.who();
        return null;
    }

    private static @Nullable Effect of(Reference who, Effect effect) {
        if (effect instanceof Effect.GainLife gain) return new Effect.GainLife(who, gain.amount(), gain.wording());
        if (effect instanceof Effect.LoseLife lose) return new Effect.LoseLife(who, lose.amount(), lose.wording());
        if (effect instanceof Effect.Draw draw) return new Effect.Draw(who, draw.count());
        if (effect instanceof Effect.Discard d)
            return new Effect.Discard(who, d.count(), d.what(), d.atRandom(), d.upTo(), d.wording());
        if (effect instanceof Effect.Mill mill) return new Effect.Mill(who, mill.count());
        return null;
    }

    private static @Nullable May have(Reference who, Effect told) {
        Effect effect = of(who, told);
        return effect == null || who.equals(YOU) ? null : new May(YOU, effect, HAVE);
    }

    private static Object whoIn(May may) {
        Reference who = may.wording().equals(HAVE) ? who(may.effect()) : null;
        return who == null ? "" : who;
    }

    private static Object told(May may) {
        Effect effect = of(YOU, may.effect());
        return effect == null ? "" : effect;
    }

    private static final String COPY = "have become for a while";

    private static Object changed(May may, Function<Effect.Change, Object> part) {
        return may.wording().equals(COPY) && may.effect() instanceof Effect.Change change ? part.apply(change) : "";
    }

    private static final String BLOCK = "have block";

    private static Object blocking(May may, Function<Effect.Change, Object> part) {
        return may.wording().equals(BLOCK) && may.effect() instanceof Effect.Change change ? part.apply(change) : "";
    }

    static final Phrase<Effect> PHRASE = oneOf(
            "you may have",
            phrase(
                            "you may have {} {}",
                            References.PLAYER.one(),
                            Phrase.<Effect>lazy(() -> Verbs.TOLD).where(e -> YOU.equals(who(e))))
                    .as(Having::have, May.class, Having::whoIn, Having::told),
            phrase("you may have {} shuffle", References.PLAYER.one())
                    .as(
                            who -> who.equals(YOU) ? null : new May(YOU, new Effect.Shuffle(who), HAVE),
                            May.class,
                            may -> may.wording().equals(HAVE) && may.effect() instanceof Effect.Shuffle(Reference who)
                                    ? who
                                    : ""),
            phrase("you may have {} block {} this turn if able", References.SUBJECT.one(), LastingChanges.BLOCKED)
                    .as(
                            (what, attacker) ->
                                    new May(YOU, LastingChanges.mustBlock(what, attacker, Durations.THIS_TURN), BLOCK),
                            May.class,
                            m -> blocking(m, Effect.Change::what),
                            m -> blocking(m, LastingChanges::mustBlock)),
            phrase(
                            "you may have ~ become a copy of {} {}, except {}",
                            References.OBJECT,
                            Durations.DURATION,
                            CopyExceptions.EXCEPT_AS_IT_BECOMES)
                    .as(
                            (of, d, except) -> new May(
                                    YOU,
                                    new Effect.Change(
                                            References.SELF, List.of(new Modification.BecomeCopy(of, except)), d, COPY),
                                    COPY),
                            May.class,
                            m -> changed(m, c -> Predicates.copied(c.changes())),
                            m -> changed(m, c -> c.duration()),
                            m -> changed(m, c -> Predicates.exceptions(c.changes()))));
}
