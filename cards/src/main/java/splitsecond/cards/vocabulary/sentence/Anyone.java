package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.May;
import splitsecond.engine.ability.Effect.Unless;
import splitsecond.engine.ability.Reference;

/// "Any player may …": each of them is asked in turn order, and what follows asks whether one of them did.
final class Anyone {
    private Anyone() {}

    private static final Phrase<Reference> ANYONE = table(
            "any player",
            Map.of(
                    "any player", new Reference.Each(Nouns.PLAYER, "any"),
                    "any opponent", new Reference.Each(Nouns.OPPONENT, "any")));

    private static final String OF_THEIR_CHOICE = "of their choice";
    private static final String HAVE = "have them dealt";

    /// What a player does themselves is told to them.
    static final Phrase<Effect> MAY = oneOf(
            "any player may",
            phrase("{} may {}", ANYONE, Phrase.<Effect>lazy(() -> Clauses.CLAUSES))
                    .as(
                            (who, e) -> new May(who, e, "any"),
                            May.class,
                            m -> m.wording().equals("any") ? m.who() : "",
                            May::effect),
            phrase("{} may sacrifice {} of their choice", ANYONE, Phrase.<Reference>lazy(() -> Verbs.toSacrifice(YOU)))
                    .as(
                            (who, what) -> new May(who, new Effect.Sacrifice(YOU, what, ""), OF_THEIR_CHOICE),
                            May.class,
                            m -> m.wording().equals(OF_THEIR_CHOICE) ? m.who() : "",
                            m -> m.effect() instanceof Effect.Sacrifice sacrifice ? sacrifice.what() : ""),
            phrase("{} may have {} deal {} damage to them", ANYONE, References.SUBJECT.one(), Amounts.VALUE)
                    .as(
                            Anyone::haveDamage,
                            Effect.ForEach.class,
                            e -> e.wording().equals(HAVE) ? e.each() : "",
                            e -> damage(e).source(),
                            e -> damage(e).amount()));

    /// Who chooses it has done so, even if the damage is prevented: it is a payment without a cost.
    private static Effect.ForEach haveDamage(Reference who, Reference source, Amount amount) {
        var damage = new Effect.DealDamage(source, amount, Players.THEY, HAVE);
        return new Effect.ForEach(who, new Effect.MayPay(Players.THEY, Cost.NONE, damage, null, HAVE), HAVE);
    }

    private static Effect.DealDamage damage(Effect.ForEach each) {
        return each.effect() instanceof Effect.MayPay pay && pay.then() instanceof Effect.DealDamage damage
                ? damage
                : new Effect.DealDamage(YOU, Words.n(0), YOU, "");
    }

    private static final Reference A_PLAYER = new Reference.Each(Nouns.PLAYER, "any");

    static final Phrase<Effect> UNLESS = oneOf(
            "unless any player pays",
            phrase("{} unless {} pays {}", Phrase.<Effect>lazy(() -> Instructions.VERB), ANYONE, Costs.PAID_BY_PLAYER)
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, "any"),
                            Unless.class,
                            u -> u.wording().equals("any") ? u.effect() : "",
                            Unless::who,
                            Unless::cost),
            phrase("{} unless a player {}", Phrase.<Effect>lazy(() -> Instructions.VERB), Costs.DONE_BY.one())
                    .as(
                            (e, cost) -> new Unless(e, A_PLAYER, cost, "a player"),
                            Unless.class,
                            u -> u.wording().equals("a player") ? u.effect() : "",
                            Unless::cost));
}
