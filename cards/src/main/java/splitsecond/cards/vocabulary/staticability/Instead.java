package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.sentence.Sentences;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Zone;

/// CR 614.1a: what happens instead.
final class Instead {
    private Instead() {}

    private static Replacement.PreventDamage prevent(
            @org.jspecify.annotations.Nullable Filter from,
            @org.jspecify.annotations.Nullable Filter to,
            DamageKind kind,
            String wording) {
        return new Replacement.PreventDamage(from, to, null, kind, wording);
    }

    static final Phrase<Replacement> PREVENTION = oneOf(
            "prevention",
            phrase("prevent all {} that would be dealt to {}", DamageNouns.DAMAGE, DamageNouns.PROTECTED)
                    .as(
                            (kind, to) -> prevent(null, to, kind, ""),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.to() == null ? "" : p.to()),
            phrase(
                            "prevent all {} that would be dealt to {} by {}",
                            DamageNouns.DAMAGE,
                            DamageNouns.PROTECTED,
                            DamageNouns.SOURCES)
                    .as(
                            (kind, to, from) -> prevent(from, to, kind, "by"),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.to() == null ? "" : p.to(),
                            p -> p.from() == null ? "" : p.from()),
            phrase("prevent all {} that would be dealt to and dealt by {}", DamageNouns.DAMAGE, DamageNouns.PROTECTED)
                    .as(
                            (kind, what) -> new Replacement.PreventDamage(what, what, null, kind, true, "to and by"),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.to() == null ? "" : p.to()),
            phrase(
                            "prevent all {} that would be dealt by {}",
                            DamageNouns.DAMAGE,
                            oneOf("sources", DamageNouns.PROTECTED, DamageNouns.OTHER_SOURCES))
                    .as(
                            (kind, from) -> prevent(from, null, kind, "from"),
                            Replacement.PreventDamage.class,
                            Replacement.PreventDamage::kind,
                            p -> p.from() == null ? "" : p.from()));

    private static final Phrase<Filter> WOULD_DIE = oneOf(
            "what would die",
            phrase("~").means(Nouns.THIS),
            Nouns.one(Nouns.PERMANENT.one()),
            phrase("enchanted creature").means(new Filter.AmongThose(new Reference.Host("enchanted creature"))));

    private static Replacement.MoveInstead exile(
            Filter what, @org.jspecify.annotations.Nullable Zone from, String wording) {
        return new Replacement.MoveInstead(
                what, from, Zone.GRAVEYARD, Zone.EXILE, splitsecond.engine.ability.Effect.Placement.PLAIN, wording);
    }

    static final Phrase<Replacement> INSTEAD = oneOf(
            "a replacement",
            PREVENTION,
            phrase("if {} would die, exile it instead", WOULD_DIE)
                    .as(
                            f -> exile(f, Zone.BATTLEFIELD, "die"),
                            Replacement.MoveInstead.class,
                            Replacement.MoveInstead::what),
            phrase("if ~ would be put into a graveyard from anywhere, exile it instead")
                    .means(exile(Nouns.THIS, null, "anywhere")),
            phrase("if ~ would leave the battlefield, exile it instead")
                    .means(new Replacement.MoveInstead(
                            Nouns.THIS,
                            Zone.BATTLEFIELD,
                            null,
                            Zone.EXILE,
                            splitsecond.engine.ability.Effect.Placement.PLAIN,
                            "leave")),
            phrase("if a card or token would be put into a graveyard from anywhere, exile it instead")
                    .means(exile(Nouns.ANY, null, "card or token")),
            phrase("if a card would be put into an opponent's graveyard from anywhere, exile it instead")
                    .means(exile(
                            new Filter.And(List.of(
                                    new Filter.Not(new Filter.Is(Filter.Status.TOKEN)),
                                    new Filter.OwnedBy(Suffixes.AN_OPPONENT))),
                            null,
                            "opponent")),
            phrase("if you would gain life, you gain twice that much life instead")
                    .means(new Replacement.ChangeLifeGain(YOU, 2, 0, "")),
            phrase("if you would gain life, you gain that much life plus 1 instead")
                    .means(new Replacement.ChangeLifeGain(YOU, 1, 1, "")),
            phrase(
                            "if one or more {} counters would be put on {}, that many plus one {} counters are put on"
                                    + " it instead",
                            COUNTER_KIND,
                            Nouns.one(Nouns.PERMANENT.one()),
                            COUNTER_KIND)
                    .as(
                            (k, f, same) ->
                                    k.equals(same) ? new Replacement.ChangeCounters(k, f, 1, 1, false, "") : null,
                            Replacement.ChangeCounters.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Replacement.ChangeCounters::on,
                            c -> c.kind() == null ? "" : c.kind()),
            phrase(
                            "if one or more {} counters would be put on {}, that many {} counters minus one are put on"
                                    + " it instead",
                            COUNTER_KIND,
                            Nouns.one(Nouns.PERMANENT.one()),
                            COUNTER_KIND)
                    .as(
                            (k, f, same) ->
                                    k.equals(same) ? new Replacement.ChangeCounters(k, f, 1, -1, false, "") : null,
                            Replacement.ChangeCounters.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Replacement.ChangeCounters::on,
                            c -> c.kind() == null ? "" : c.kind()),
            phrase(
                            "if one or more {} counters would be put on {}, twice that many {} counters are put on it"
                                    + " instead",
                            COUNTER_KIND,
                            Nouns.one(Nouns.PERMANENT.one()),
                            COUNTER_KIND)
                    .as(
                            (k, f, same) ->
                                    k.equals(same) ? new Replacement.ChangeCounters(k, f, 2, 0, false, "") : null,
                            Replacement.ChangeCounters.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Replacement.ChangeCounters::on,
                            c -> c.kind() == null ? "" : c.kind()),
            phrase("if an effect would put one or more counters on a permanent you control, it puts twice"
                            + " that many of those counters on that permanent instead")
                    .means(new Replacement.ChangeCounters(
                            null, Nouns.and(Nouns.ANY, new Filter.ControlledBy(YOU)), 2, 0, true, "effect")),
            phrase("if an effect would create one or more tokens under your control, it creates twice that"
                            + " many of those tokens instead")
                    .means(new Replacement.ChangeTokens(YOU, 2, "effect")),
            phrase("if one or more tokens would be created under your control, twice that many of those"
                            + " tokens are created instead")
                    .means(new Replacement.ChangeTokens(YOU, 2, "")),
            phrase(
                            "if you would draw a card, {} instead",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(YOU, false, false, e, ""),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead),
            phrase(
                            "if you would draw a card except the first one you draw in each of your draw steps, {}"
                                    + " instead",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(YOU, true, false, e, "except"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead),
            phrase(
                            "if an opponent would draw a card except the first one they draw in each of their draw"
                                    + " steps, instead {}",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(Suffixes.AN_OPPONENT, true, false, e, "instead"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead),
            phrase(
                            "if an opponent would draw a card except the first one they draw in each of their draw"
                                    + " steps, instead that player skips that draw and {}",
                            Phrase.<splitsecond.engine.ability.Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(Suffixes.AN_OPPONENT, true, false, e, "skips"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead));
}
