package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.optional;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Replacement.ChangeDamage;
import splitsecond.engine.ability.Replacement.InsteadOfDamage;
import splitsecond.engine.ability.Replacement.PreventDamage;
import splitsecond.engine.ability.Replacement.SetDamage;
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
                            new Filter.Or(List.of(Nouns.OPPONENT, new Filter.ControlledBy(Players.AN_OPPONENT))))),
            DamageNouns.STRUCK,
            phrase("you or {}", Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Filter.Or(List.of(Nouns.YOU, f)),
                            Filter.Or.class,
                            or -> or.any().size() == 2 && or.any().getFirst().equals(Nouns.YOU)
                                    ? or.any().getLast()
                                    : ""));

    /// "It deals double", "that source deals triple".
    private record Multiple(String what, int times) {}

    private static final Phrase<Multiple> TIMES = table("how much more", multiples());

    private static Map<String, Multiple> multiples() {
        Map<String, Multiple> words = new LinkedHashMap<>();
        for (String what : List.of("it", "that source")) {
            words.put(what + " deals double", new Multiple(what, 2));
            words.put(what + " deals triple", new Multiple(what, 3));
        }
        return words;
    }

    private static String said(Multiple multiple, String end) {
        return multiple.what().equals("it") ? end : multiple.what() + "/" + end;
    }

    private static Multiple multiple(ChangeDamage change) {
        int at = change.wording().indexOf('/');
        return new Multiple(at < 0 ? "it" : change.wording().substring(0, at), change.times());
    }

    private static String end(ChangeDamage change) {
        return change.wording().substring(change.wording().indexOf('/') + 1);
    }

    private static final Phrase<String> END = optional(
            table(
                    "to whom",
                    Map.of(
                            "to that permanent or player", "that",
                            "to that player or permanent", "them",
                            "to that player", "player",
                            "to that creature", "creature")),
            "");

    /// "…, it deals double that damage instead", while the ability is there or (`turn`) this turn.
    private static Phrase<ChangeDamage> changes(String turn) {
        return oneOf(
                "a change of damage",
                phrase(
                                "if {} would deal {} to {}" + turn + ", {} that damage {} instead",
                                DamageNouns.SOURCE,
                                DamageNouns.DAMAGE,
                                RECIPIENT,
                                TIMES,
                                END)
                        .as(
                                (s, kind, to, times, end) -> new ChangeDamage(
                                        DamageNouns.from(s), to, times.times(), 0, kind, said(times, end)),
                                ChangeDamage.class,
                                c -> DamageNouns.source(c.from()),
                                ChangeDamage::kind,
                                c -> c.to() == null ? "" : c.to(),
                                DamageChanges::multiple,
                                DamageChanges::end),
                phrase(
                                "if {} would deal {}" + turn + ", {} that damage instead",
                                DamageNouns.SOURCE,
                                DamageNouns.DAMAGE,
                                TIMES)
                        .as(
                                (s, kind, times) -> new ChangeDamage(
                                        DamageNouns.from(s), null, times.times(), 0, kind, said(times, "")),
                                ChangeDamage.class,
                                c -> DamageNouns.source(c.from()),
                                ChangeDamage::kind,
                                DamageChanges::multiple),
                plus("plus", 1, turn),
                plus("minus", -1, turn));
    }

    private static final String DOUBLE_ALL = "double all";

    private static Phrase<ChangeDamage> doubleAll(String words, Phrase<Filter> sources) {
        return phrase("double all {} " + words + " would deal", DamageNouns.DAMAGE, sources)
                .as(
                        (kind, s) -> new ChangeDamage(s, null, 2, 0, kind, DOUBLE_ALL),
                        ChangeDamage.class,
                        ChangeDamage::kind,
                        c -> c.wording().equals(DOUBLE_ALL) && c.from() != null ? c.from() : "");
    }

    /// "Double all damage that creatures you control would deal".
    private static final Phrase<ChangeDamage> DOUBLED = oneOf(
            "a change of damage", doubleAll("that {}", DamageNouns.SOURCES), doubleAll("{}", DamageNouns.ONE_SOURCE));

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

    private static final Phrase<Effect> THEN = lazy(() -> Clauses.CLAUSES);

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

    private static final Phrase<String> WHAT_DEALS =
            table("what deals it", Map.of("it", "it", "that source", "that source"));

    /// How much it must be: "4 or more noncombat damage".
    private record Threshold(DamageKind kind, Comparison comparison, Amount than) {}

    private static final Phrase<Threshold> THRESHOLD = oneOf(
            "how much damage",
            phrase(
                            "{} {} {}",
                            Words.DIGITS,
                            table("or more", Map.of("or more", Comparison.AT_LEAST, "or less", Comparison.AT_MOST)),
                            DamageNouns.DAMAGE)
                    .as(
                            (than, comparison, kind) -> new Threshold(kind, comparison, n(than)),
                            Threshold.class,
                            t -> t.than() instanceof Amount.Number(int k) ? k : "",
                            Threshold::comparison,
                            Threshold::kind),
            phrase("an amount of {} less than {}", DamageNouns.DAMAGE, Amounts.EXPRESSION)
                    .as(
                            (kind, than) -> new Threshold(kind, Comparison.LESS, than),
                            Threshold.class,
                            Threshold::kind,
                            Threshold::than));

    /// What it becomes: "3 damage to that permanent or player".
    private record Outcome(Amount amount, String end) {}

    private static final Phrase<String> TO_THEM = optional(
            table(
                    "to whom",
                    Map.of(
                            "to that permanent or player", "that",
                            "to that player", "player",
                            "to that creature", "creature",
                            "to you", "you")),
            "");

    private static final Phrase<Outcome> OUTCOME = oneOf(
            "how much damage instead",
            phrase("{} damage {}", Words.DIGITS, TO_THEM)
                    .as(
                            (k, end) -> new Outcome(n(k), end),
                            Outcome.class,
                            o -> o.amount() instanceof Amount.Number(int k) ? k : "",
                            Outcome::end),
            phrase("damage equal to {}", Amounts.EXPRESSION)
                    .as(amount -> new Outcome(amount, "equal"), Outcome.class, Outcome::amount));

    /// Damage of certain amounts becomes another amount.
    private static final Phrase<SetDamage> SET = phrase(
                    "if {} would deal {} to {}, {} deals {} instead",
                    DamageNouns.SOURCE,
                    THRESHOLD,
                    RECIPIENT,
                    WHAT_DEALS,
                    OUTCOME)
            .as(
                    (s, when, to, it, then) -> new SetDamage(
                            DamageNouns.from(s),
                            to,
                            when.kind(),
                            when.comparison(),
                            when.than(),
                            then.amount(),
                            it + "/" + then.end()),
                    SetDamage.class,
                    c -> DamageNouns.source(c.from()),
                    c -> new Threshold(c.kind(), c.comparison(), c.than()),
                    c -> c.to() == null ? "" : c.to(),
                    c -> c.wording().substring(0, Math.max(0, c.wording().indexOf('/'))),
                    c -> new Outcome(
                            c.amount(), c.wording().substring(c.wording().indexOf('/') + 1)));

    private static final Amount ALL_OF_IT = new Amount.ThatMuch("all");

    /// How much of that damage is prevented.
    private static final Phrase<Amount> PART = oneOf(
            "how much of it",
            phrase("{} of that damage", Amounts.VALUE).as(a -> a, Amount.class, a -> a),
            phrase("all but {} of that damage", Words.DIGITS)
                    .as(
                            k -> new Amount.Minus(ALL_OF_IT, n(k)),
                            Amount.Minus.class,
                            m -> m.left().equals(ALL_OF_IT) && m.right() instanceof Amount.Number(int k) ? k : ""),
            phrase("half that damage, rounded {}", table("rounded", Map.of("up", true, "down", false)))
                    .as(
                            up -> new Amount.Half(ALL_OF_IT, up),
                            Amount.Half.class,
                            h -> h.amount().equals(ALL_OF_IT) ? h.roundedUp() : ""));

    static final Phrase<Replacement> CHANGE = oneOf(
            "a change of damage",
            changes(""),
            DOUBLED,
            SET,
            INSTEAD,
            phrase("if {} would deal damage to {}, prevent {}", DamageNouns.SOURCE, RECIPIENT, PART)
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
