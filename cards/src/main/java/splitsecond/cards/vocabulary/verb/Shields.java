package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Sources;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.AfterPrevention;
import splitsecond.engine.ability.Effect.PreventDamage;
import splitsecond.engine.ability.Effect.RedirectNextDamage;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;

/// CR 614.9, 615: the next damage, or all of it, by what would deal it and to whom: prevented, or dealt to another; and
/// what follows when it is prevented.
final class Shields {
    private Shields() {}

    private static final Phrase<DamageKind> DAMAGE = DamageNouns.DAMAGE;

    // What would deal it

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

    private static final Phrase<Filter> TYPE =
            Words.CARD_TYPE.map(Filter.IsType::new, Filter.IsType.class, Filter.IsType::type);

    private static final Phrase<Filter> QUALITY = oneOf(
            "a quality",
            COLOR,
            list(COLOR, 2, "or").map(Filter.Or::new, Filter.Or.class, Filter.Or::any),
            TYPE,
            phrase("colorless").means(new Filter.ColorCount(0, 0)));

    /// "a red source", "a source".
    private static final Phrase<Filter> SOURCE = oneOf(
            "a source",
            phrase("a source").means(source(Nouns.ANY)),
            a(phrase("{} source", QUALITY).as(Shields::source, Filter.class, Shields::qualityOf)));

    private static final Filter OF_CHOSEN_COLOR = source(new Filter.IsChosen(Choice.Kind.COLOR));

    private static Filter chosen(Filter among) {
        return new Filter.AmongThose(new Reference.Chosen(among, Count.ONE, YOU));
    }

    private static Object among(Filter chosen) {
        return chosen instanceof Filter.AmongThose(Reference.Chosen(Filter filter, var _, var _)) ? filter : "";
    }

    /// CR 609.7a: chosen as the effect is created.
    private static final Phrase<Filter> CHOSEN = oneOf(
            "a source of your choice",
            phrase("{} of your choice", oneOf("a source", SOURCE, Nouns.one(Nouns.PERMANENT.one())))
                    .as(Shields::chosen, Filter.AmongThose.class, Shields::among),
            phrase("a source of your choice of the chosen color").means(chosen(OF_CHOSEN_COLOR)));

    private static Phrase<Filter> among(Phrase<Reference> those) {
        return those.map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those);
    }

    /// One: chosen, spoken of, or whatever fits as it would deal damage.
    private static final Phrase<Filter> ONE_SOURCE = oneOf(
            "what would deal damage",
            CHOSEN,
            among(Targets.TARGET.one()),
            among(References.CERTAIN),
            DamageNouns.SOURCE.where(f -> DamageNouns.from(f) != null));

    // To whom

    private static final Phrase<Filter> STRUCK = oneOf(
            "who is dealt damage",
            DamageVerbs.RECIPIENT.map(DamageNouns::among, Filter.class, DamageNouns::those),
            DamageNouns.GROUP,
            phrase("~ and/or you").means(new Filter.Or(List.of(Nouns.THIS, Nouns.YOU))),
            Nouns.PERMANENT.many());

    /// Whom it is dealt to instead (CR 614.9).
    private static final Phrase<Reference> INSTEAD = DamageVerbs.RECIPIENT;

    private static Object orNone(@Nullable Object part) {
        return part == null ? "" : part;
    }

    // Prevented

    private static PreventDamage shield(
            @Nullable Filter from,
            @Nullable Filter to,
            @Nullable Amount amount,
            DamageKind kind,
            boolean once,
            String wording) {
        return new PreventDamage(
                new Replacement.PreventDamage(from, to, amount, kind, wording), Durations.THIS_TURN, once);
    }

    private static Object from(PreventDamage prevent) {
        return orNone(prevent.shield().from());
    }

    private static Object to(PreventDamage prevent) {
        return orNone(prevent.shield().to());
    }

    private static DamageKind kind(PreventDamage prevent) {
        return prevent.shield().kind();
    }

    private static Object amount(PreventDamage prevent) {
        return orNone(prevent.shield().amount());
    }

    /// Damage that would be dealt: by what, to whom.
    private record Dealing(@Nullable Filter from, @Nullable Filter to, DamageKind kind) {}

    private static final Phrase<Dealing> DEALING = oneOf(
            "damage that would be dealt",
            phrase("{} would deal {} to {}", ONE_SOURCE, DAMAGE, STRUCK)
                    .as(
                            (from, kind, to) -> new Dealing(from, to, kind),
                            Dealing.class,
                            d -> orNone(d.from()),
                            Dealing::kind,
                            d -> orNone(d.to())),
            phrase("{} would deal {}", ONE_SOURCE, DAMAGE)
                    .as(
                            (from, kind) -> new Dealing(from, null, kind),
                            Dealing.class,
                            d -> orNone(d.from()),
                            Dealing::kind),
            phrase("{} would be dealt to {}", DAMAGE, STRUCK)
                    .as((kind, to) -> new Dealing(null, to, kind), Dealing.class, Dealing::kind, d -> orNone(d.to())));

    /// What becomes of it.
    ///
    /// @param instead to whom it is dealt instead, or null if it is prevented
    /// @param part how much of it is prevented, null for all
    private record Fate(
            @Nullable Reference instead, @Nullable Amount part, String wording) {
        Fate(@Nullable Reference instead, String wording) {
            this(instead, null, wording);
        }
    }

    private static final Amount ALL_OF_IT = new Amount.ThatMuch("all");

    private static final Phrase<Fate> FATE = oneOf(
            "what becomes of it",
            phrase("prevent that damage").means(new Fate(null, "next")),
            phrase("prevent all but {} of that damage", Words.DIGITS)
                    .as(
                            k -> new Fate(null, new Amount.Minus(ALL_OF_IT, n(k)), "next"),
                            Fate.class,
                            f -> f.part() instanceof Amount.Minus(var _, Amount.Number(int k)) ? k : ""),
            phrase("that damage is dealt to {} instead", INSTEAD)
                    .as(to -> new Fate(to, ""), Fate.class, f -> orNone(f.instead())),
            phrase(
                            "{} deals that damage to {} instead",
                            Phrase.table(
                                    "what deals it",
                                    Map.of(
                                            "it", "it",
                                            "that source", "that source",
                                            "that spell", "that spell",
                                            "that creature", "that creature")),
                            INSTEAD)
                    .as((it, to) -> new Fate(to, it), Fate.class, Fate::wording, f -> orNone(f.instead())));

    private static @Nullable Effect nextTime(Dealing dealing, Fate fate) {
        return fate.instead() == null
                ? shield(dealing.from(), dealing.to(), fate.part(), dealing.kind(), true, fate.wording())
                : redirect(null, dealing.from(), dealing.to(), dealing.kind(), fate.instead(), fate.wording());
    }

    private static final Phrase<Effect> NEXT_TIME = phrase("the next time {} this turn, {}", DEALING, FATE)
            .as(Shields::nextTime, Effect.class, Shields::dealing, Shields::fate);

    private static Object dealing(Effect effect) {
        return switch (effect) {
            case PreventDamage p -> new Dealing(p.shield().from(), p.shield().to(), kind(p));
            case RedirectNextDamage r -> new Dealing(r.from(), r.to(), r.kind());
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }

    private static Object fate(Effect effect) {
        return switch (effect) {
            case PreventDamage p ->
                new Fate(null, p.shield().amount(), p.shield().wording());
            case RedirectNextDamage r -> new Fate(r.instead(), r.wording());
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }

    private static final Phrase<Effect> NEXT_FEW = oneOf(
            "prevent damage",
            phrase(
                            "prevent the next {} {} that {} would deal to {} this turn",
                            Amounts.VALUE,
                            DAMAGE,
                            ONE_SOURCE,
                            STRUCK)
                    .as(
                            (a, kind, from, to) -> shield(from, to, a, kind, false, "that"),
                            PreventDamage.class,
                            Shields::amount,
                            Shields::kind,
                            Shields::from,
                            Shields::to),
            phrase("prevent the next {} {} that would be dealt by {} this turn", Amounts.VALUE, DAMAGE, ONE_SOURCE)
                    .as(
                            (a, kind, from) -> shield(from, null, a, kind, false, "by"),
                            PreventDamage.class,
                            Shields::amount,
                            Shields::kind,
                            Shields::from),
            phrase(
                            "prevent the next {} {} that would be dealt to {} this turn",
                            Amounts.VALUE,
                            DAMAGE,
                            oneOf("who is dealt damage", DamageNouns.GROUP, Nouns.PERMANENT.many()))
                    .as(
                            (a, kind, to) -> shield(null, to, a, kind, false, "to"),
                            PreventDamage.class,
                            Shields::amount,
                            Shields::kind,
                            Shields::to),
            phrase(
                            "prevent the next {} combat damage that would be dealt to {} this turn",
                            Amounts.VALUE,
                            DamageVerbs.RECIPIENT)
                    .as(
                            (a, to) -> shield(null, DamageNouns.among(to), a, DamageKind.COMBAT, false, "to"),
                            PreventDamage.class,
                            Shields::amount,
                            p -> DamageNouns.those(p.shield().to())));

    /// Several, by what is said of them.
    private static final Phrase<Filter> MANY_SOURCES =
            oneOf("sources", DamageNouns.SOURCES, Sources.SOURCES_OF_QUALITY);

    private static final Phrase<Effect> ALL = oneOf(
            "prevent damage",
            all("", oneOf("sources", CHOSEN, MANY_SOURCES)),
            all("that ", oneOf("sources", CHOSEN, among(Targets.TARGET.one()), MANY_SOURCES)),
            phrase("prevent all {} {} would deal to {} this turn", DAMAGE, among(Targets.TARGET.one()), STRUCK)
                    .as(
                            (kind, from, to) -> shield(from, to, null, kind, false, "to"),
                            PreventDamage.class,
                            Shields::kind,
                            Shields::from,
                            Shields::to),
            phrase("prevent all {} that would be dealt this turn by {}", DAMAGE, CHOSEN)
                    .as(
                            (kind, from) -> shield(from, null, null, kind, false, "this turn by"),
                            PreventDamage.class,
                            Shields::kind,
                            Shields::from),
            phrase("prevent all {} that would be dealt to {} this turn by {}", DAMAGE, STRUCK, CHOSEN)
                    .as(
                            (kind, to, from) -> shield(from, to, null, kind, false, "to by"),
                            PreventDamage.class,
                            Shields::kind,
                            Shields::to,
                            Shields::from));

    private static Phrase<Effect> all(String that, Phrase<Filter> sources) {
        return oneOf(
                "prevent damage",
                phrase("prevent all {} " + that + "{} would deal this turn", DAMAGE, sources)
                        .as(
                                (kind, from) -> shield(from, null, null, kind, false, that),
                                PreventDamage.class,
                                Shields::kind,
                                Shields::from),
                phrase("prevent all {} " + that + "{} would deal to {} this turn", DAMAGE, sources, STRUCK)
                        .as(
                                (kind, from, to) -> shield(from, to, null, kind, false, that + "to"),
                                PreventDamage.class,
                                Shields::kind,
                                Shields::from,
                                Shields::to));
    }

    // The color of your choice

    private static final Filter OF_THAT_COLOR = new Filter.IsChosen(Choice.Kind.COLOR, true);

    private static Effect.Repeat ofColor(@Nullable Filter to, DamageKind kind, String wording) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.Choose(YOU, Choice.Kind.COLOR, List.of(), wording),
                                shield(OF_THAT_COLOR, to, null, kind, false, wording)),
                        List.of(Effect.Joint.AND)),
                wording);
    }

    private static PreventDamage ofColor(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof PreventDamage prevent
                ? prevent
                : shield(null, null, null, DamageKind.ANY, false, "");
    }

    private static final Phrase<Effect> OF_COLOR_OF_CHOICE = oneOf(
            "prevent damage",
            phrase("prevent all {} that sources of the color of your choice would deal this turn", DAMAGE)
                    .as(kind -> ofColor(null, kind, "that color"), Effect.Repeat.class, r -> kind(ofColor(r))),
            phrase(
                            "prevent all {} that would be dealt to {} this turn by sources of the color of your choice",
                            DAMAGE,
                            STRUCK)
                    .as(
                            (kind, to) -> ofColor(to, kind, "by color"),
                            Effect.Repeat.class,
                            r -> kind(ofColor(r)),
                            r -> to(ofColor(r))));

    // Dealt to another (CR 614.9)

    /// Null where a word would have to mean what is only described.
    private static @Nullable RedirectNextDamage redirect(
            @Nullable Amount amount,
            @Nullable Filter from,
            @Nullable Filter to,
            DamageKind kind,
            Reference instead,
            String wording) {
        boolean known = instead instanceof Reference.Target || instead instanceof Reference.Known;
        if (!(from instanceof Filter.AmongThose) && !known) return null;
        return new RedirectNextDamage(amount, from, to, kind, instead, Durations.THIS_TURN, wording);
    }

    private static final Phrase<Effect> NEXT_FEW_ELSEWHERE = oneOf(
            "redirect damage",
            phrase(
                            "the next {} {} that {} would deal to {} this turn is dealt to {} instead",
                            Amounts.VALUE,
                            DAMAGE,
                            ONE_SOURCE,
                            STRUCK,
                            INSTEAD)
                    .as(
                            (a, kind, from, to, instead) -> redirect(a, from, to, kind, instead, "few"),
                            RedirectNextDamage.class,
                            r -> orNone(r.amount()),
                            RedirectNextDamage::kind,
                            r -> orNone(r.from()),
                            r -> orNone(r.to()),
                            RedirectNextDamage::instead),
            phrase(
                            "the next {} {} that would be dealt to {} this turn is dealt to {} instead",
                            Amounts.VALUE,
                            DAMAGE,
                            STRUCK,
                            INSTEAD)
                    .as(
                            (a, kind, to, instead) -> redirect(a, null, to, kind, instead, "few"),
                            RedirectNextDamage.class,
                            r -> orNone(r.amount()),
                            RedirectNextDamage::kind,
                            r -> orNone(r.to()),
                            RedirectNextDamage::instead));

    static final Phrase<Effect> VERB =
            oneOf("prevent damage", NEXT_TIME, NEXT_FEW, ALL, OF_COLOR_OF_CHOICE, NEXT_FEW_ELSEWHERE);

    // What follows (CR 615.5)

    private static final Phrase<Effect> THEN = lazy(() -> Clauses.CLAUSES);

    static final Phrase<Effect> PREVENTED = oneOf(
            "what follows when damage is prevented",
            phrase("if damage is prevented this way, {}", THEN)
                    .as(e -> new AfterPrevention(null, e, true), AfterPrevention.class, AfterPrevention::then),
            phrase("if damage from {} source is prevented this way, {}", a(QUALITY), THEN)
                    .as(
                            (from, e) -> new AfterPrevention(from, e, true),
                            AfterPrevention.class,
                            p -> orNone(p.from()),
                            AfterPrevention::then));
}
