package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.PreventNextDamage;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;

/// CR 615: instructions that prevent damage for a while.
public final class Prevention {
    private Prevention() {}

    /// CR 609.7: a source is a permanent, or a spell on the stack, of the quality that is asked for.
    private static Filter source(Filter quality) {
        if (quality.equals(Nouns.ANY)) return new Filter.Or(List.of(Nouns.ANY, Nouns.SPELL));
        return new Filter.Or(List.of(Nouns.and(quality, Nouns.ANY), Nouns.and(quality, Nouns.SPELL)));
    }

    private static Object qualityOf(Filter source) {
        if (!(source instanceof Filter.Or(List<Filter> any))) return "";
        return any.getFirst() instanceof Filter.And(List<Filter> all) ? all.getFirst() : any.getFirst();
    }

    private static final Phrase<Filter> COLOR =
            Words.COLOR.map(Filter.IsColor::new, Filter.IsColor.class, Filter.IsColor::color);

    private static final Phrase<Filter> QUALITY = oneOf(
            "a quality",
            COLOR,
            list(COLOR, 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
            Words.CARD_TYPE.map(Filter.IsType::new, Filter.IsType.class, Filter.IsType::type),
            phrase("colorless").means(new Filter.ColorCount(0, 0)));

    /// "a red source", "a source".
    private static final Phrase<Filter> SOURCE = oneOf(
            "a source",
            phrase("a source").means(source(Nouns.ANY)),
            a(phrase("{} source", QUALITY).as(Prevention::source, Filter.class, Prevention::qualityOf)));

    private static Object chosenSource(PreventNextDamage prevent) {
        return prevent.from() instanceof Reference.Chosen(Filter filter, Count _, Reference _) ? filter : "";
    }

    /// "To and dealt by": two shields, the second over what the first speaks of.
    private static Effect.Repeat toAndBy(Reference what, boolean combat) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new PreventNextDamage(null, what, null, combat, Durations.THIS_TURN),
                                by(new Reference.It(""), combat)),
                        List.of(Effect.Joint.AND)),
                "to and dealt by");
    }

    private static Object shielded(Effect.Repeat repeat, boolean combat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof PreventNextDamage prevent
                        && prevent.combat() == combat
                ? prevent.to()
                : "";
    }

    private static Effect.PreventDamage by(Reference what, boolean combat) {
        return new Effect.PreventDamage(
                new Replacement.PreventDamage(new Filter.AmongThose(what), null, null, combat, "by"),
                Durations.THIS_TURN);
    }

    private static Object harmless(Effect.PreventDamage prevent) {
        return prevent.shield().from() instanceof Filter.AmongThose(Reference those) ? those : "";
    }

    private static Phrase<Effect> all(String kind, boolean combat) {
        return oneOf(
                "prevent damage",
                phrase(
                                "prevent all " + kind + "damage that would be dealt to and dealt by {} this turn",
                                References.OBJECT)
                        .as(what -> toAndBy(what, combat), Effect.Repeat.class, r -> shielded(r, combat)),
                phrase("prevent all " + kind + "damage that would be dealt by {} this turn", References.OBJECT)
                        .as(what -> by(what, combat), Effect.PreventDamage.class, Prevention::harmless),
                phrase("prevent all " + kind + "damage {} would deal this turn", References.OBJECT)
                        .as(
                                what -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(
                                                new Filter.AmongThose(what), null, null, combat, "would deal"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                Prevention::harmless),
                phrase("prevent all " + kind + "damage that would be dealt this turn by {}", Nouns.PERMANENT.many())
                        .as(
                                f -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(f, null, null, combat, "this turn by"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                p -> p.shield().from() == null ? "" : p.shield().from()),
                phrase(
                                "prevent all " + kind + "damage that would be dealt to {} this turn by {}",
                                Verbs.RECIPIENT,
                                Nouns.PERMANENT.many())
                        .as(
                                (to, f) -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(
                                                f, new Filter.AmongThose(to), null, combat, "to this turn by"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                Prevention::protectedIn,
                                p -> p.shield().from() == null ? "" : p.shield().from()),
                phrase("prevent all " + kind + "damage that would be dealt to {} this turn", Nouns.PERMANENT.many())
                        .as(
                                f -> new Effect.PreventDamage(
                                        new Replacement.PreventDamage(null, f, null, combat, "many"),
                                        Durations.THIS_TURN),
                                Effect.PreventDamage.class,
                                p -> p.shield().to() == null ? "" : p.shield().to()));
    }

    private static Object protectedIn(Effect.PreventDamage prevent) {
        return prevent.shield().to() instanceof Filter.AmongThose(Reference those) ? those : "";
    }

    public static final Phrase<Effect> VERB = oneOf(
            "prevent damage",
            phrase(
                            "the next time {} of your choice would deal damage to {} this turn, prevent that damage",
                            SOURCE,
                            Verbs.RECIPIENT)
                    .as(
                            (from, to) -> new PreventNextDamage(
                                    null, to, new Reference.Chosen(from, Count.ONE, YOU), false, Durations.THIS_TURN),
                            PreventNextDamage.class,
                            Prevention::chosenSource,
                            PreventNextDamage::to),
            all("", false),
            all("combat ", true));
}
