package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.MANA;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;

/// When and from where a card says that it may be cast: "as though it had flash", "from your graveyard by …".
final class CastingTimes {
    private CastingTimes() {}

    private static StaticEffect.AsThoughFlash flash(Cost more, String wording) {
        return new StaticEffect.AsThoughFlash(more, null, false, wording);
    }

    /// What is known before the spell is cast: neither its X nor its targets nor what is paid for it.
    static final Phrase<Condition> BEFORE_CASTING = Conditions.CONDITION.where(c -> switch (c) {
        case Condition.Compare(var left, var _, var right, var _) ->
            !(left instanceof Amount.X) && !(right instanceof Amount.X);
        case Condition.Matches(Reference what, var _, var _) ->
            !what.equals(References.SELF) && !what.equals(References.IT);
        case Condition.WasPaid _, Condition.WasCast _, Condition.PreviousDone _ -> false;
        case Condition.Measured _,
                Condition.OfTurn _,
                Condition.OfPast _,
                Condition.PlayerIs _,
                Condition.WordChosen _,
                Condition.Joined _ -> true;
    });

    static final Phrase<StaticEffect> FLASH = oneOf(
            "as though it had flash",
            phrase("you may cast ~ as though it had flash if you pay {} more to cast it", MANA)
                    .as(
                            m -> flash(Cost.mana(m), "more"),
                            StaticEffect.AsThoughFlash.class,
                            f -> f.more().parts().size() == 1
                                            && f.more().parts().getFirst() instanceof Cost.Mana(var mana)
                                    ? mana
                                    : ""),
            phrase(
                            "you may cast ~ as though it had flash if you {} as an additional cost to cast it",
                            Costs.IN_SENTENCE)
                    .as(
                            c -> flash(c, "additional"),
                            StaticEffect.AsThoughFlash.class,
                            StaticEffect.AsThoughFlash::more),
            phrase("you may cast ~ as though it had flash by {} in addition to paying its other costs", Costs.DOING)
                    .as(c -> flash(c, "by"), StaticEffect.AsThoughFlash.class, StaticEffect.AsThoughFlash::more),
            phrase("you may cast ~ as though it had flash if {}", BEFORE_CASTING)
                    .as(
                            when -> new StaticEffect.AsThoughFlash(Cost.NONE, when, false, "after"),
                            StaticEffect.AsThoughFlash.class,
                            f -> f.when() == null ? "" : f.when()),
            phrase("~ has flash as long as {}", BEFORE_CASTING)
                    .as(
                            when -> new StaticEffect.AsThoughFlash(Cost.NONE, when, false, "has flash"),
                            StaticEffect.AsThoughFlash.class,
                            f -> f.when() == null ? "" : f.when()),
            phrase("if {}, you may cast ~ as though it had flash", BEFORE_CASTING)
                    .as(
                            when -> new StaticEffect.AsThoughFlash(Cost.NONE, when, false, "if"),
                            StaticEffect.AsThoughFlash.class,
                            f -> f.when() == null ? "" : f.when()),
            phrase("you may cast ~ as though it had flash. if you cast it any time a sorcery couldn't have been cast,"
                            + " the controller of the permanent it becomes sacrifices it at the beginning of the next"
                            + " cleanup step")
                    .means(new StaticEffect.AsThoughFlash(Cost.NONE, null, true, "brief")));

    private static Phrase<StaticEffect> fromGraveyard(String words, boolean instead) {
        return phrase("you may cast ~ from your graveyard by {} " + words, Costs.DOING)
                .as(
                        c -> new StaticEffect.FromGraveyardFor(c, instead),
                        StaticEffect.FromGraveyardFor.class,
                        StaticEffect.FromGraveyardFor::cost);
    }

    static final Phrase<StaticEffect> FROM_GRAVEYARD_FOR = oneOf(
            "from a graveyard",
            fromGraveyard("in addition to paying its other costs", false),
            fromGraveyard("rather than paying its mana cost", true));
}
