package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.staticability.DamageChanges;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.PreventNextDamage;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;

/// CR 615: instructions that prevent damage for a while.
public final class Prevention {
    private Prevention() {}

    private static final Phrase<DamageKind> DAMAGE = DamageNouns.DAMAGE;

    /// "To and dealt by": two shields, the second over what the first speaks of.
    private static Effect.Repeat toAndBy(Reference what, DamageKind kind, Duration duration, String wording) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new PreventNextDamage(null, what, null, kind, duration),
                                by(new Reference.It(""), kind, duration)),
                        List.of(Effect.Joint.AND)),
                wording);
    }

    private static Object whileShielded(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof PreventNextDamage prevent
                ? prevent.duration()
                : "";
    }

    private static Object shielded(Effect.Repeat repeat, DamageKind kind) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof PreventNextDamage prevent
                        && prevent.kind() == kind
                ? prevent.to()
                : "";
    }

    private static Effect.PreventDamage by(Reference what, DamageKind kind, Duration duration) {
        return new Effect.PreventDamage(
                new Replacement.PreventDamage(new Filter.AmongThose(what), null, null, kind, "by"), duration);
    }

    private static Object harmless(Effect.PreventDamage prevent) {
        return prevent.shield().from() instanceof Filter.AmongThose(Reference those) ? those : "";
    }

    private static Phrase<Effect> all(String word, DamageKind kind) {
        return oneOf(
                "prevent damage",
                phrase(
                                "{}, prevent all " + word + "damage that would be dealt to and dealt by {}",
                                Durations.LEADING,
                                References.OBJECT)
                        .as(
                                (d, what) -> toAndBy(what, kind, d, "first to and dealt by"),
                                Effect.Repeat.class,
                                Prevention::whileShielded,
                                r -> shielded(r, kind)),
                phrase("{}, prevent all " + word + "damage {} would deal", Durations.LEADING, References.OBJECT)
                        .as(
                                (d, what) -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(
                                                new Filter.AmongThose(what), null, null, kind, "first would deal"),
                                        d),
                                Effect.PreventDamage.class,
                                Effect.PreventDamage::duration,
                                Prevention::harmless),
                phrase(
                                "prevent all " + word + "damage that would be dealt to and dealt by {} this turn",
                                References.OBJECT)
                        .as(
                                what -> toAndBy(what, kind, Durations.THIS_TURN, "to and dealt by"),
                                Effect.Repeat.class,
                                r -> shielded(r, kind)),
                phrase("prevent all " + word + "damage that would be dealt by {} this turn", References.OBJECT)
                        .as(
                                what -> by(what, kind, Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                Prevention::harmless),
                phrase("prevent all " + word + "damage {} would deal this turn", References.OBJECT)
                        .as(
                                what -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(
                                                new Filter.AmongThose(what), null, null, kind, "would deal"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                Prevention::harmless),
                phrase("prevent all " + word + "damage that would be dealt this turn by {}", Nouns.PERMANENT.many())
                        .as(
                                f -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(f, null, null, kind, "this turn by"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                p -> p.shield().from() == null ? "" : p.shield().from()),
                phrase(
                                "prevent all " + word + "damage that would be dealt to {} this turn by {}",
                                DamageVerbs.RECIPIENT,
                                Nouns.PERMANENT.many())
                        .as(
                                (to, f) -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(
                                                f, new Filter.AmongThose(to), null, kind, "to this turn by"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                Prevention::protectedIn,
                                p -> p.shield().from() == null ? "" : p.shield().from()),
                phrase("prevent all " + word + "damage that would be dealt to {} this turn", Nouns.PERMANENT.many())
                        .as(
                                f -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(null, f, null, kind, "many"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                p -> p.shield().to() == null ? "" : p.shield().to()));
    }

    private static Effect.PreventDamage prevent(
            @Nullable Filter from, @Nullable Filter to, DamageKind kind, String wording) {
        return new Effect.PreventDamage(
                new Replacement.PreventDamage(from, to, null, kind, wording), Durations.THIS_TURN);
    }

    private static Object recipients(Effect.PreventDamage prevent) {
        return prevent.shield().to() == null ? "" : prevent.shield().to();
    }

    private static Object sources(Effect.PreventDamage prevent) {
        return prevent.shield().from() == null ? "" : prevent.shield().from();
    }

    private static DamageKind kind(Effect.PreventDamage prevent) {
        return prevent.shield().kind();
    }

    /// Of those that are only described, and in other orders of the words.
    private static Phrase<Effect> described() {
        String all = "prevent all {} that would be dealt ";
        return oneOf(
                "prevent damage",
                phrase(all + "to {} this turn", DAMAGE, DamageNouns.GROUP)
                        .as(
                                (kind, to) -> prevent(null, to, kind, "group"),
                                Effect.PreventDamage.class,
                                Prevention::kind,
                                Prevention::recipients),
                phrase(all + "this turn to {}", DAMAGE, oneOf("who", DamageNouns.GROUP, Nouns.PERMANENT.many()))
                        .as(
                                (kind, to) -> prevent(null, to, kind, "this turn to"),
                                Effect.PreventDamage.class,
                                Prevention::kind,
                                Prevention::recipients),
                phrase(all + "this turn to {}", DAMAGE, Targets.TARGET.either())
                        .as(
                                (kind, to) -> new PreventNextDamage(null, to, null, kind, THIS_TURN_FIRST),
                                PreventNextDamage.class,
                                PreventNextDamage::kind,
                                PreventNextDamage::to),
                phrase(all + "by {} this turn", DAMAGE, DamageNouns.SOURCES)
                        .as(
                                (kind, from) -> prevent(from, null, kind, "many by"),
                                Effect.PreventDamage.class,
                                Prevention::kind,
                                Prevention::sources),
                phrase(all + "this turn by {}", DAMAGE, oneOf("sources", DamageNouns.OTHER_SOURCES, TARGETS))
                        .as(
                                (kind, from) -> prevent(from, null, kind, "this turn by"),
                                Effect.PreventDamage.class,
                                Prevention::kind,
                                Prevention::sources),
                phrase(all + "to {} this turn by {}", DAMAGE, DamageNouns.GROUP, DamageNouns.SOURCES)
                        .as(
                                (kind, to, from) -> prevent(from, to, kind, "group this turn by"),
                                Effect.PreventDamage.class,
                                Prevention::kind,
                                Prevention::recipients,
                                Prevention::sources),
                phrase(all + "to {} this turn by {}", DAMAGE, DamageVerbs.RECIPIENT, DamageNouns.OTHER_SOURCES)
                        .as(
                                (kind, to, from) -> prevent(from, DamageNouns.among(to), kind, "this turn by"),
                                Effect.PreventDamage.class,
                                Prevention::kind,
                                p -> DamageNouns.those(p.shield().to()),
                                Prevention::sources));
    }

    /// "This turn" said before to whom: it means nothing else.
    private static final Duration THIS_TURN_FIRST = new Duration.EndOfTurn("this turn to");

    private static final Phrase<Filter> TARGETS =
            Targets.TARGET.either().map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those);

    // Redirection (CR 614.9)

    private static Phrase<Effect> allElsewhere() {
        String all = "all {} that would be dealt ";
        return oneOf(
                "redirect damage",
                elsewhere(all + "to {} this turn is dealt to {} instead", ""),
                elsewhere(all + "this turn to {} is dealt to {} instead", "this turn to"),
                phrase(
                                all + "to {} this turn by {} is dealt to {} instead",
                                DAMAGE,
                                STRUCK,
                                oneOf("sources", DamageNouns.SOURCES, TARGETS),
                                DamageVerbs.RECIPIENT)
                        .as(
                                (kind, to, from, instead) -> redirect(from, to, kind, instead, "this turn by"),
                                Effect.Apply.class,
                                a -> redirected(a).kind(),
                                a -> redirected(a).to(),
                                a -> redirected(a).from() == null
                                        ? ""
                                        : redirected(a).from(),
                                a -> redirected(a).instead()));
    }

    private static final Phrase<Filter> STRUCK = oneOf(
            "who is dealt damage",
            DamageVerbs.RECIPIENT.map(DamageNouns::among, Filter.class, DamageNouns::those),
            DamageNouns.GROUP);

    private static Phrase<Effect> elsewhere(String words, String wording) {
        return phrase(words, DAMAGE, STRUCK, DamageVerbs.RECIPIENT)
                .as(
                        (kind, to, instead) -> redirect(null, to, kind, instead, wording),
                        Effect.Apply.class,
                        a -> redirected(a).kind(),
                        a -> redirected(a).to(),
                        a -> redirected(a).instead());
    }

    private static Effect.Apply redirect(
            @Nullable Filter from, Filter to, DamageKind kind, Reference instead, String wording) {
        return new Effect.Apply(
                new StaticEffect.Replace(new Replacement.RedirectDamage(from, to, kind, instead, wording)),
                Durations.THIS_TURN,
                "redirect");
    }

    private static Replacement.RedirectDamage redirected(Effect.Apply apply) {
        return apply.effect() instanceof StaticEffect.Replace(Replacement.RedirectDamage redirect)
                ? redirect
                : new Replacement.RedirectDamage(null, Nouns.THIS, DamageKind.ANY, YOU, "");
    }

    private static Object protectedIn(Effect.PreventDamage prevent) {
        return prevent.shield().to() instanceof Filter.AmongThose(Reference those) ? those : "";
    }

    public static final Phrase<Effect> VERB = oneOf(
            "prevent damage",
            all("", DamageKind.ANY),
            all("combat ", DamageKind.COMBAT),
            described(),
            phrase(
                            "prevent the next {} damage that would be dealt this turn to {}",
                            Amounts.VALUE,
                            Targets.TARGET.one())
                    .as(
                            (amount, to) -> new PreventNextDamage(amount, to, null, DamageKind.ANY, THIS_TURN_FIRST),
                            PreventNextDamage.class,
                            p -> p.amount() == null ? "" : p.amount(),
                            PreventNextDamage::to),
            allElsewhere(),
            Shields.VERB,
            Shields.PREVENTED,
            lazy(() -> DamageChanges.THIS_TURN));
}
