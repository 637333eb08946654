package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.sentence.Sentences;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.ChangeDamage;
import splitsecond.engine.ability.Replacement.InsteadOfDamage;
import splitsecond.engine.ability.Replacement.PreventDamage;
import splitsecond.engine.ability.StaticEffect;

/// CR 614, 615: damage that is more, less or not dealt, by its source and whom it is dealt to.
public final class DamageChanges {
    private DamageChanges() {}

    private static final Phrase<Filter> RECIPIENT = oneOf(
            "who is dealt damage",
            table(
                    "who is dealt damage",
                    Map.of(
                            "a permanent or player",
                            new Filter.Or(List.of(Nouns.ANY, Nouns.PLAYER)),
                            "an opponent or a permanent an opponent controls",
                            new Filter.Or(List.of(Nouns.OPPONENT, new Filter.ControlledBy(Suffixes.AN_OPPONENT))))),
            DamageNouns.STRUCK);

    private static final Phrase<Integer> TIMES = table("how much more", Map.of("double", 2, "triple", 3));

    private static final Phrase<String> END = optional(
            table(
                    "to whom",
                    Map.of(
                            "to that permanent or player", "that",
                            "to that player", "player",
                            "to that creature", "creature")),
            "");

    /// "…, it deals double that damage instead", while the ability is there or (`turn`) this turn.
    private static Phrase<ChangeDamage> changes(String turn) {
        return oneOf(
                "a change of damage",
                phrase(
                                "if {} would deal {} to {}" + turn + ", it deals {} that damage {} instead",
                                DamageNouns.SOURCE,
                                DamageNouns.DAMAGE,
                                RECIPIENT,
                                TIMES,
                                END)
                        .as(
                                (s, kind, to, times, end) ->
                                        new ChangeDamage(DamageNouns.from(s), to, times, 0, kind, end),
                                ChangeDamage.class,
                                c -> DamageNouns.source(c.from()),
                                ChangeDamage::kind,
                                c -> c.to() == null ? "" : c.to(),
                                ChangeDamage::times,
                                ChangeDamage::wording),
                phrase(
                                "if {} would deal {}" + turn + ", it deals {} that damage instead",
                                DamageNouns.SOURCE,
                                DamageNouns.DAMAGE,
                                TIMES)
                        .as(
                                (s, kind, times) -> new ChangeDamage(DamageNouns.from(s), null, times, 0, kind, ""),
                                ChangeDamage.class,
                                c -> DamageNouns.source(c.from()),
                                ChangeDamage::kind,
                                ChangeDamage::times),
                plus("plus", 1, turn),
                plus("minus", -1, turn));
    }

    private static Phrase<ChangeDamage> plus(String operator, int sign, String turn) {
        return phrase(
                        "if {} would deal {} to {}" + turn + ", it deals that much damage " + operator
                                + " {} {} instead",
                        DamageNouns.SOURCE,
                        DamageNouns.DAMAGE,
                        RECIPIENT,
                        Words.DIGITS,
                        END)
                .as(
                        (s, kind, to, more, end) ->
                                new ChangeDamage(DamageNouns.from(s), to, 1, sign * more, kind, end),
                        ChangeDamage.class,
                        c -> DamageNouns.source(c.from()),
                        ChangeDamage::kind,
                        c -> c.to() == null ? "" : c.to(),
                        c -> sign * c.plus(),
                        ChangeDamage::wording);
    }

    // What happens instead (CR 614.1a), or because damage is prevented (CR 615.5)

    private static final Phrase<Effect> THEN = lazy(() -> Sentences.CLAUSES);

    private static final Phrase<Replacement> INSTEAD = oneOf(
            "what happens instead",
            instead(true, ", prevent that damage and {}", "and"),
            instead(true, ", prevent that damage. {}", "."),
            instead(true, ", prevent that damage, {}", ","),
            instead(false, ", {} instead", ""));

    private static Phrase<Replacement> instead(boolean prevents, String end, String wording) {
        return oneOf(
                "what happens instead",
                phrase("if {} would be dealt to {}" + end, DamageNouns.DAMAGE, DamageNouns.STRUCK, THEN)
                        .as(
                                (kind, to, then) -> new InsteadOfDamage(null, to, kind, prevents, then, wording),
                                InsteadOfDamage.class,
                                InsteadOfDamage::kind,
                                i -> i.to() == null ? "" : i.to(),
                                InsteadOfDamage::instead),
                phrase("if {} would deal {} to {}" + end, DamageNouns.SOURCE, DamageNouns.DAMAGE, RECIPIENT, THEN)
                        .as(
                                (s, kind, to, then) -> DamageNouns.from(s) == null || isDamage(then)
                                        ? null
                                        : new InsteadOfDamage(s, to, kind, prevents, then, wording),
                                InsteadOfDamage.class,
                                i -> i.from() == null ? "" : i.from(),
                                InsteadOfDamage::kind,
                                i -> i.to() == null ? "" : i.to(),
                                InsteadOfDamage::instead));
    }

    /// Damage that is dealt instead of damage is the same damage changed (CR 614.9), which is said otherwise.
    private static boolean isDamage(Effect effect) {
        return effect instanceof Effect.DealDamage;
    }

    static final Phrase<Replacement> CHANGE = oneOf(
            "a change of damage",
            changes(""),
            INSTEAD,
            phrase(
                            "if {} would deal damage to {}, prevent {} of that damage",
                            DamageNouns.SOURCE,
                            RECIPIENT,
                            Amounts.VALUE)
                    .as(
                            (s, to, amount) -> new PreventDamage(DamageNouns.from(s), to, amount, DamageKind.ANY, "of"),
                            PreventDamage.class,
                            p -> DamageNouns.source(p.from()),
                            p -> p.to() == null ? "" : p.to(),
                            p -> p.amount() == null ? "" : p.amount()));

    /// The same for this turn.
    public static final Phrase<Effect> THIS_TURN = phrase("{}", changes(" this turn"))
            .as(
                    c -> new Effect.Apply(new StaticEffect.Replace(c), Durations.THIS_TURN, "damage"),
                    Effect.Apply.class,
                    e -> e.effect() instanceof StaticEffect.Replace(ChangeDamage change) ? change : "");
}
