package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.noun.References.PLAYER;
import static splitsecond.cards.vocabulary.verb.Verbs.SAME_PLAYER;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// CR 107.1a: half of what a player has, with how it is rounded.
final class Halves {
    private Halves() {}

    private static final Phrase<Boolean> ROUNDED_UP =
            Phrase.table("how it is rounded", java.util.Map.of("rounded up", true, "rounded down", false));

    private static final Reference THEIR = new Reference.ThatPlayer("their");

    private static Object rounding(Amount amount) {
        return amount instanceof Amount.Half(Amount _, boolean up) ? up : "";
    }

    private static Amount life(Reference whose, boolean up) {
        return new Amount.Half(new Amount.LifeOf(whose), up);
    }

    static final Phrase<Effect> LIFE = oneOf(
            "lose half",
            phrase("{} (loses|lose) half their life, {}", PLAYER, ROUNDED_UP)
                    .as(
                            (who, up) -> who.equals(YOU) ? null : new Effect.LoseLife(who, life(THEIR, up), "half"),
                            Effect.LoseLife.class,
                            Effect.LoseLife::who,
                            lose -> rounding(lose.amount())),
            phrase("you lose half your life, {}", ROUNDED_UP)
                    .as(
                            up -> new Effect.LoseLife(YOU, life(YOU, up), "half"),
                            Effect.LoseLife.class,
                            lose -> lose.who().equals(YOU) ? rounding(lose.amount()) : ""));

    private static Amount cards(Zone zone, boolean up) {
        return new Amount.Half(new Amount.CountOf(Amounts.cardsIn(zone, THEIR)), up);
    }

    static final Phrase<Effect> CARDS = oneOf(
            "half of their cards",
            phrase("{} (mills|mill) half their library, {}", PLAYER, ROUNDED_UP)
                    .as(
                            (who, up) -> new Effect.Mill(who, cards(Zone.LIBRARY, up)),
                            Effect.Mill.class,
                            Effect.Mill::who,
                            mill -> rounding(mill.count())),
            phrase("{} (discards|discard) half the cards in their hand, {}", PLAYER, ROUNDED_UP)
                    .as(
                            (who, up) -> new Effect.Discard(who, cards(Zone.HAND, up), null, false, "half"),
                            Effect.Discard.class,
                            Effect.Discard::who,
                            discard -> rounding(discard.count())));

    private static final Filter THEY_CONTROL = new Filter.ControlledBy(new Reference.ThatPlayer("they"));

    private static Reference half(Filter what, boolean up) {
        Amount half = new Amount.Half(new Amount.CountOf(Nouns.with(what, THEY_CONTROL)), up);
        return new Reference.Chosen(what, Count.exactly(half), SAME_PLAYER);
    }

    static final Phrase<Effect> SACRIFICES = phrase(
                    "{} (sacrifices|sacrifice) half the {} they control of their choice, {}",
                    PLAYER,
                    Nouns.PERMANENT.many().where(f -> !Nouns.parts(f).contains(THEY_CONTROL)),
                    ROUNDED_UP)
            .as(
                    (who, f, up) -> new Effect.Sacrifice(who, half(f, up), "half"),
                    Effect.Sacrifice.class,
                    Effect.Sacrifice::who,
                    s -> s.what() instanceof Reference.Chosen(Filter f, var _, var _) ? f : "",
                    s -> s.what() instanceof Reference.Chosen(var _, Count count, var _)
                            ? rounding(count.least())
                            : "");
}
