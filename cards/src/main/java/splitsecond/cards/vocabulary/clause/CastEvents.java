package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;

/// CR 601.2i: spells that are cast, and those that are cast or copied.
final class CastEvents {
    private CastEvents() {}

    private static final Phrase<Filter> A_SPELL = oneOf(
            "a spell",
            a(Nouns.SPELLS.one()),
            phrase("{} or {}", a(Nouns.SPELLS.one()), a(Nouns.SPELLS.one()))
                    .as(
                            (f, g) -> new Filter.Or(List.of(f, g)),
                            Filter.Or.class,
                            or -> or.any().getFirst(),
                            or -> or.any().size() == 2 ? or.any().getLast() : ""),
            phrase("~").means(Nouns.THIS));

    /// A kind of spells that can be counted when they are gone: where they were cast from, or at what, is forgotten.
    private static final Phrase<Filter> COUNTED_SPELL = Nouns.SPELLS
            .one()
            .where(f -> !f.equals(Nouns.SPELL)
                    && Nouns.parts(f).stream()
                            .noneMatch(p -> p instanceof Filter.CastFrom || p instanceof Filter.Targets));

    static final Condition OPPONENTS_TURN = new Condition.Not(new Condition.TurnOf(Words.YOU));

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            phrase("{} (casts|cast) {}", EventSubjects.WHO, A_SPELL)
                    .as(
                            (who, f) -> new Trigger.Casts(who, f, 0, ""),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::spell),
            phrase("{} (casts|cast) {} using mana produced by ~", EventSubjects.WHO, A_SPELL)
                    .as(
                            (who, f) -> new Trigger.Casts(who, Nouns.with(f, new Filter.PaidWithItsMana()), 0, "using"),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            c -> c.wording().equals("using") ? Nouns.butLast(c.spell()) : ""),
            phrase("{} (casts|cast) another {}", EventSubjects.WHO, Nouns.SPELLS.one())
                    .as(
                            (who, f) -> new Trigger.Casts(who, Nouns.withOther(f), 0, ""),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            c -> Nouns.withoutOther(c.spell())),
            phrase("you cast your {} spell each turn", ORDINAL)
                    .as(
                            k -> new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "your"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal),
            phrase("{} (casts|cast) their {} spell each turn", EventSubjects.WHO, ORDINAL)
                    .as(
                            (who, k) -> who.equals(Nouns.YOU) ? null : new Trigger.Casts(who, Nouns.SPELL, k, "their"),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::ordinal),
            phrase("you cast your {} {} each turn", ORDINAL, COUNTED_SPELL)
                    .as(
                            (k, f) -> new Trigger.Casts(Nouns.YOU, f, k, "your"),
                            Trigger.Casts.class,
                            Trigger.Casts::ordinal,
                            Trigger.Casts::spell),
            phrase("{} (casts|cast) their {} {} each turn", EventSubjects.WHO, ORDINAL, COUNTED_SPELL)
                    .as(
                            (who, k, f) -> who.equals(Nouns.YOU) ? null : new Trigger.Casts(who, f, k, "their"),
                            Trigger.Casts.class,
                            Trigger.Casts::player,
                            Trigger.Casts::ordinal,
                            Trigger.Casts::spell),
            phrase("you cast your {} spell during each opponent's turn", ORDINAL)
                    .as(
                            k -> new Trigger.While(
                                    new Trigger.Casts(Nouns.YOU, Nouns.SPELL, k, "during"), OPPONENTS_TURN, "each"),
                            Trigger.While.class,
                            w -> w.event() instanceof Trigger.Casts casts ? casts.ordinal() : ""),
            phrase("{} (casts|cast) or (copies|copy) {}", EventSubjects.WHO, A_SPELL)
                    .as(
                            Trigger.CastsOrCopies::new,
                            Trigger.CastsOrCopies.class,
                            Trigger.CastsOrCopies::player,
                            Trigger.CastsOrCopies::spell));
}
