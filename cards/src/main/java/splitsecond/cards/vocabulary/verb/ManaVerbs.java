package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.sentence.Clauses;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.AddMana;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;

/// CR 106: adding mana.
public final class ManaVerbs {
    private ManaVerbs() {}

    private static AddMana add(Reference who, Production production) {
        return new AddMana(who, production, null, "");
    }

    public static final Phrase<Effect> VERB = oneOf(
            "add mana",
            phrase("note the type of mana spent to pay this activation cost").means(new Effect.NoteMana("type")),
            phrase("note the type and amount of mana spent to pay this activation cost")
                    .means(new Effect.NoteMana("type and amount")),
            Verbs.doing(
                    "adds",
                    "add",
                    " an additional {}",
                    ProducedMana.PRODUCTION,
                    (who, p) -> new AddMana(who, p, null, "additional"),
                    AddMana.class,
                    AddMana::who,
                    AddMana::production),
            Verbs.doing(
                    "adds",
                    "add",
                    " {}",
                    ProducedMana.PRODUCTION,
                    ManaVerbs::add,
                    AddMana.class,
                    AddMana::who,
                    AddMana::production),
            phrase("add {}. {}", ProducedMana.PRODUCTION, ManaRestrictions.TERMS)
                    .as(
                            (p, t) -> new AddMana(YOU, p, t, ""),
                            AddMana.class,
                            AddMana::production,
                            a -> a.terms() == null ? "" : a.terms()),
            phrase("{} adds {}. " + ManaRestrictions.THEY_KEEP, References.PLAYER.one(), ProducedMana.PRODUCTION)
                    .as(
                            (who, p) -> new AddMana(who, p, ManaRestrictions.LASTING, "they"),
                            AddMana.class,
                            a -> a.wording().equals("they") ? a.who() : "",
                            AddMana::production),
            phrase(
                            "add {} and {}. " + ManaRestrictions.LASTS,
                            ProducedMana.PRODUCTION,
                            Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            (p, e) -> new Effect.Sequence(
                                    List.of(new AddMana(YOU, p, ManaRestrictions.LASTING, "and"), e),
                                    List.of(Effect.Joint.AND)),
                            Effect.Sequence.class,
                            s -> s.steps().size() == 2
                                            && s.steps().getFirst() instanceof AddMana add
                                            && add.wording().equals("and")
                                    ? add.production()
                                    : "",
                            s -> s.steps().getLast()),
            phrase("for each color among {}, add one mana of that color", Nouns.PERMANENT.many())
                    .as(
                            f -> new AddMana(YOU, new Production.EachColorAmong(f), null, "each color"),
                            AddMana.class,
                            a -> a.production() instanceof Production.EachColorAmong(Filter among) ? among : ""),
            phrase("add {}, where X is {}. {}", ProducedMana.PRODUCTION, Amounts.EXPRESSION, ManaRestrictions.TERMS)
                    .as(
                            (p, x, t) -> new Effect.WhereX(new AddMana(YOU, p, t, ""), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof AddMana a && a.terms() != null ? a.production() : "",
                            Effect.WhereX::x,
                            w -> w.effect() instanceof AddMana a && a.terms() != null ? a.terms() : ""));
}
