package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.DamageNouns;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.cards.vocabulary.verb.TokenNouns;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.DamageKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;

/// CR 614.1a: what happens instead.
public final class Instead {
    private Instead() {}

    private static Replacement.PreventDamage prevent(
            @Nullable Filter from, @Nullable Filter to, DamageKind kind, String wording) {
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

    /// How many are put instead.
    private record More(@Nullable CounterKind kind, int times, int plus) {}

    private static Phrase<More> more(String words, int times, int plus) {
        return phrase(words, COUNTER_KIND)
                .as(
                        k -> new More(k, times, plus),
                        More.class,
                        m -> m.kind() == null || m.times() != times || m.plus() != plus ? "" : m.kind());
    }

    private static final Phrase<More> MORE = oneOf(
            "how many instead",
            more("that many plus one {} counters", 1, 1),
            more("twice that many {} counters", 2, 0),
            more("that many {} counters minus one", 1, -1),
            phrase("that many plus one of each of those kinds of counters").means(new More(null, 1, 1)),
            phrase("twice that many of each of those kinds of counters").means(new More(null, 2, 0)));

    private static final Phrase<More> PUT = oneOf(
            "counters",
            phrase("one or more {} counters", COUNTER_KIND)
                    .as(k -> new More(k, 1, 0), More.class, m -> m.kind() == null ? "" : m.kind()),
            phrase("one or more counters").means(new More(null, 1, 0)));

    private static final Phrase<String> ON_IT =
            table("on what", List.of("it", "that creature", "that permanent"), word -> word);

    /// Which tokens are created besides, and whether as many of them.
    private record Besides(Token token, boolean asMany, String wording) {}

    private static final Phrase<Besides> BESIDES = oneOf(
            "tokens",
            a(TokenNouns.TOKEN.one()).map(t -> new Besides(t, false, ""), Besides.class, Besides::token),
            phrase("an additional {}", TokenNouns.TOKEN.one())
                    .as(t -> new Besides(t, false, "additional"), Besides.class, Besides::token),
            phrase("that many {}", TokenNouns.TOKEN.many())
                    .as(t -> new Besides(t, true, ""), Besides.class, Besides::token));

    private static final Filter TOKEN = new Filter.Is(Filter.Status.TOKEN);

    /// "Artifact tokens": tokens of which only types and subtypes are said.
    private static final Phrase<Filter> TOKENS = Nouns.PERMANENT
            .many()
            .where(f -> Nouns.parts(f).getLast().equals(TOKEN)
                    && Nouns.parts(f).stream()
                            .allMatch(part -> part.equals(TOKEN)
                                    || part instanceof Filter.IsType
                                    || part instanceof Filter.IsSubtype));

    private static Phrase<Replacement> addTokens(String words, String wording) {
        return phrase(words, TOKENS, BESIDES)
                .as(
                        (of, more) -> new Replacement.AddTokens(
                                YOU, of, more.token(), more.asMany(), wording + more.wording()),
                        Replacement.AddTokens.class,
                        Replacement.AddTokens::of,
                        add -> add.wording().startsWith(wording)
                                ? new Besides(
                                        add.token(), add.asMany(), add.wording().substring(wording.length()))
                                : "");
    }

    // Draws (CR 121.6)

    /// Who would draw, and which draws.
    private record Draw(Reference who, boolean exceptFirst) {}

    private static final Phrase<Draw> DRAW = table("who would draw", draws());

    private static Map<String, Draw> draws() {
        Map<String, Draw> words = new LinkedHashMap<>();
        words.put("you would draw a card", new Draw(YOU, false));
        words.put(
                "you would draw a card except the first one you draw in each of your draw steps", new Draw(YOU, true));
        Map<String, Reference> others = new LinkedHashMap<>();
        others.put("an opponent", Players.AN_OPPONENT);
        others.put("a player", new Reference.Each(Nouns.PLAYER, "a player"));
        others.forEach((who, reference) -> {
            words.put(who + " would draw a card", new Draw(reference, false));
            words.put(
                    who + " would draw a card except the first one they draw in each of their draw steps",
                    new Draw(reference, true));
        });
        return words;
    }

    private static Phrase<Replacement> insteadOfDraw(String words) {
        return phrase(words, DRAW, Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                .as(
                        (draw, e) -> insteadOf(draw, e, words),
                        Replacement.InsteadOfDraw.class,
                        i -> i.wording().equals(words) ? new Draw(i.who(), i.exceptFirst()) : "",
                        i -> i.optional() ? new Effect.May(YOU, i.instead(), "") : i.instead());
    }

    /// "You may … instead": who doesn't draws the card.
    private static Replacement.InsteadOfDraw insteadOf(Draw draw, Effect instead, String words) {
        return instead instanceof Effect.May(Reference.You _, Effect deed, var _)
                ? new Replacement.InsteadOfDraw(draw.who(), draw.exceptFirst(), true, deed, words)
                : new Replacement.InsteadOfDraw(draw.who(), draw.exceptFirst(), false, instead, words);
    }

    /// "Until your next turn, prevent all damage that would be dealt to you": what a permanent could say, for a while.
    public static final Phrase<Effect> FOR_A_WHILE = phrase(
                    "{}, {}",
                    Durations.LEADING,
                    Phrase.<Replacement>lazy(() -> Instead.INSTEAD)
                            .where(r -> !(r instanceof Replacement.InsteadOfDraw)))
            .as(
                    (duration, replacement) ->
                            new Effect.Apply(new StaticEffect.Replace(replacement), duration, "for a while"),
                    Effect.Apply.class,
                    a -> a.wording().equals("for a while") ? a.duration() : "",
                    a -> a.effect() instanceof StaticEffect.Replace(Replacement replacement) ? replacement : "");

    /// CR 111.1: of tokens that are not cast it would have to be said where they are created.
    private static final Filter NO_TOKEN = new Filter.Not(new Filter.Is(Filter.Status.TOKEN));

    static final Phrase<Replacement> INSTEAD = oneOf(
            "a replacement",
            PREVENTION,
            Departures.MOVE,
            phrase(
                            "if a spell or ability you control would counter a spell, instead {}",
                            Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfCountering(new Reference.Each(Nouns.SPELL, "a spell"), e, ""),
                            Replacement.InsteadOfCountering.class,
                            Replacement.InsteadOfCountering::instead),
            phrase("if an opponent would mill one or more cards, they mill twice that many cards instead")
                    .means(new Replacement.ChangeMill(Players.AN_OPPONENT, 2, 0)),
            phrase(
                            "if an opponent would mill one or more cards, they mill that many cards plus {} instead",
                            NUMBER_WORD)
                    .as(
                            more -> new Replacement.ChangeMill(Players.AN_OPPONENT, 1, more),
                            Replacement.ChangeMill.class,
                            m -> m.times() == 1 ? m.plus() : 0),
            phrase(
                            "if {} would enter and it wasn't cast, exile it instead",
                            a(Nouns.PERMANENT.one().where(f -> Nouns.parts(f).contains(NO_TOKEN))))
                    .as(Replacement.ExileUncast::new, Replacement.ExileUncast.class, Replacement.ExileUncast::what),
            LifeChanges.CHANGE,
            phrase(
                            "if {} would be put on {}, {} are put on {} instead",
                            PUT,
                            Nouns.one(Nouns.PERMANENT.one()),
                            MORE,
                            ON_IT)
                    .as(
                            (put, f, more, on) -> Objects.equals(put.kind(), more.kind())
                                    ? new Replacement.ChangeCounters(
                                            put.kind(), f, more.times(), more.plus(), false, on)
                                    : null,
                            Replacement.ChangeCounters.class,
                            c -> new More(c.kind(), 1, 0),
                            Replacement.ChangeCounters::on,
                            c -> new More(c.kind(), c.times(), c.plus()),
                            Replacement.ChangeCounters::wording),
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
            addTokens(
                    "if one or more {} would be created under your control, those tokens plus {} are created instead",
                    "created "),
            addTokens("if you would create one or more {}, instead create those tokens plus {}", "create "),
            insteadOfDraw("if {}, {} instead"),
            insteadOfDraw("if {}, instead {}"),
            phrase(
                            "if an opponent would draw a card except the first one they draw in each of their draw"
                                    + " steps, instead that player skips that draw and {}",
                            Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            e -> new Replacement.InsteadOfDraw(Players.AN_OPPONENT, true, false, e, "skips"),
                            Replacement.InsteadOfDraw.class,
                            Replacement.InsteadOfDraw::instead));
}
