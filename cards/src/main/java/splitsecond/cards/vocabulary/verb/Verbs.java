package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.noun.Amounts.CARD_COUNT;
import static splitsecond.cards.vocabulary.noun.Amounts.EXPRESSION;
import static splitsecond.cards.vocabulary.noun.Amounts.LIFE;
import static splitsecond.cards.vocabulary.noun.Amounts.VALUE;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.noun.References.PLAYER;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Destroy;
import splitsecond.engine.ability.Effect.Discard;
import splitsecond.engine.ability.Effect.Draw;
import splitsecond.engine.ability.Effect.GainLife;
import splitsecond.engine.ability.Effect.LoseLife;
import splitsecond.engine.ability.Effect.Sacrifice;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// Verb frames: what an instruction tells players and objects to do.
public final class Verbs {
    private Verbs() {}

    /// The player of the clause before: "target player draws a card and loses 1 life".
    static final Reference SAME_PLAYER = new Reference.ThatPlayer("");

    /// Likewise for players of whom the clause before said "each": "target players each mill a card and lose 1 life".
    private static final Reference SAME_PLAYERS = new Reference.ThatPlayer("each");

    /// What is told after "target players each mill a card and" is told to those players, not to you.
    public static Effect toTheSame(Effect first, Effect told) {
        boolean several = agent(first) instanceof Reference.Target(var slot)
                && !slot.count().equals(Count.ONE);
        if (!several || agent(told) != YOU) return told;
        if (told instanceof LoseLife lose) return new LoseLife(SAME_PLAYERS, lose.amount(), lose.wording());
        if (told instanceof GainLife gain) return new GainLife(SAME_PLAYERS, gain.amount(), gain.wording());
        if (told instanceof Draw draw) return new Draw(SAME_PLAYERS, draw.count());
        return told;
    }

    private static @Nullable Reference agent(Effect effect) {
        return switch (effect) {
            case LoseLife lose -> lose.who();
            case GainLife gain -> gain.who();
            case Draw draw -> draw.who();
            case Discard discard -> discard.who();
            case Effect.Mill mill -> mill.who();
            case Sacrifice sacrifice -> sacrifice.who();
            case Effect.Moving _,
                    Effect.DamageOrLife _,
                    Effect.Creating _,
                    Effect.Structure _,
                    Effect.Looking _,
                    Effect.Counters _,
                    Effect.Altering _,
                    Effect.Playing _,
                    Effect.Choosing _,
                    Effect.KeywordAction _,
                    Effect.Nothing _ -> null;
        };
    }

    /// "You draw", "target player draws", "draw", and "draws" of the player just spoken of.
    static <A, E extends Effect> Phrase<Effect> doing(
            String one,
            String many,
            String rest,
            Phrase<A> object,
            BiFunction<Reference, A, E> make,
            Class<E> type,
            Function<? super E, ?> who,
            Function<? super E, ?> what) {
        return oneOf(
                many,
                phrase(many + rest, object).as(a -> make.apply(YOU, a), type, what),
                phrase("{} (" + one + "|" + many + ")" + rest, PLAYER, object).as(make, type, who, what),
                phrase(one + rest, object).as(a -> make.apply(SAME_PLAYER, a), type, what),
                phrase(many + rest, object)
                        .as(a -> make.apply(SAME_PLAYERS, a), type, what)
                        .printOnly());
    }

    /// As `doing`, for what is said of a player more often than told to one: canonically "you gain 3 life".
    private static <A, E extends Effect> Phrase<Effect> naming(
            String one,
            String many,
            String rest,
            Phrase<A> object,
            BiFunction<Reference, A, E> make,
            Class<E> type,
            Function<? super E, ?> who,
            Function<? super E, ?> what) {
        return oneOf(
                many,
                phrase("{} (" + one + "|" + many + ")" + rest, PLAYER, object).as(make, type, who, what),
                doing(one, many, rest, object, make, type, who, what));
    }

    private static final Phrase<Effect> LIFE_TOTALS = oneOf(
            "gain or lose life",
            naming(
                    "gains",
                    "gain",
                    " {}",
                    LIFE,
                    (who, a) -> new GainLife(who, a, ""),
                    GainLife.class,
                    GainLife::who,
                    GainLife::amount),
            naming(
                    "loses",
                    "lose",
                    " {}",
                    LIFE,
                    (who, a) -> new LoseLife(who, a, ""),
                    LoseLife.class,
                    LoseLife::who,
                    LoseLife::amount),
            Halves.LIFE,
            phrase("your life total becomes {}", EXPRESSION)
                    .as(a -> new Effect.SetLife(YOU, a), Effect.SetLife.class, Effect.SetLife::amount),
            phrase("your life total becomes equal to {}", EXPRESSION)
                    .as(a -> new Effect.SetLife(YOU, a), Effect.SetLife.class, Effect.SetLife::amount),
            phrase("{} fights {}", SUBJECT.one(), OBJECT)
                    .as(Effect.Fight::new, Effect.Fight.class, Effect.Fight::one, Effect.Fight::other),
            phrase("those creatures fight each other")
                    .means(new Effect.Fight(new Reference.It("those creatures"), new Reference.It("each other"))),
            phrase("the chosen creatures fight each other")
                    .means(new Effect.Fight(new Reference.It("the chosen creatures"), new Reference.It("each other"))));

    // Cards

    /// "Discards their hand", "discards all the cards in their hand".
    private static Phrase<Effect> discardHand(String all) {
        return oneOf(
                "discard a hand",
                phrase("discard " + all + "your hand").means(new Effect.DiscardHand(YOU, all)),
                phrase("you discard " + all + "your hand").means(new Effect.DiscardHand(YOU, all)),
                phrase("{} (discards|discard) " + all + "their hand", PLAYER)
                        .as(who -> new Effect.DiscardHand(who, all), Effect.DiscardHand.class, Effect.DiscardHand::who),
                phrase("discard " + all + "their hand").means(new Effect.DiscardHand(SAME_PLAYER, all)),
                phrase("discards " + all + "their hand").means(new Effect.DiscardHand(SAME_PLAYER, all)));
    }

    private record SomeCards(Amount most, Filter what) {}

    /// "any number of cards", "up to two land cards".
    private static final Phrase<SomeCards> SOME_CARDS = oneOf(
            "some cards",
            phrase("any number of {}", Nouns.CARDS.many())
                    .as(f -> new SomeCards(Discard.ANY_NUMBER, f), SomeCards.class, SomeCards::what),
            phrase("up to {} {}", Amounts.SEVERAL, Nouns.CARDS.many())
                    .as(SomeCards::new, SomeCards.class, SomeCards::most, SomeCards::what));

    private static Object mostDrawn(Effect.DrawUpTo draw) {
        return draw.most() instanceof Amount.Number(int most) ? most : "";
    }

    private static final Phrase<Effect> HANDS = oneOf(
            "draw or discard",
            doing("draws", "draw", " {}", CARD_COUNT, Draw::new, Draw.class, Draw::who, Draw::count),
            phrase("draw up to {} cards", Words.NUMBER_WORD)
                    .as(most -> new Effect.DrawUpTo(YOU, Words.n(most)), Effect.DrawUpTo.class, Verbs::mostDrawn),
            phrase("{} (draws|draw) up to {} cards", PLAYER, Words.NUMBER_WORD)
                    .as(
                            (who, most) -> new Effect.DrawUpTo(who, Words.n(most)),
                            Effect.DrawUpTo.class,
                            Effect.DrawUpTo::who,
                            Verbs::mostDrawn),
            doing(
                    "discards",
                    "discard",
                    " {}",
                    CARD_COUNT,
                    (who, c) -> new Discard(who, c, null, false, ""),
                    Discard.class,
                    Discard::who,
                    Discard::count),
            doing(
                    "discards",
                    "discard",
                    " {} at random",
                    CARD_COUNT,
                    (who, c) -> new Discard(who, c, null, true, ""),
                    Discard.class,
                    Discard::who,
                    Discard::count),
            doing(
                    "discards",
                    "discard",
                    " {}",
                    Words.a(Nouns.CARDS.one().where(f -> !f.equals(Nouns.ANY))),
                    (who, f) -> new Discard(who, n(1), f, false, ""),
                    Discard.class,
                    Discard::who,
                    d -> d.what() == null ? "" : d.what()),
            doing(
                    "discards",
                    "discard",
                    " {}",
                    SOME_CARDS,
                    (who, some) -> new Discard(
                            who, some.most(), some.what().equals(Nouns.ANY) ? null : some.what(), false, true, ""),
                    Discard.class,
                    Discard::who,
                    d -> d.upTo() ? new SomeCards(d.count(), d.what() == null ? Nouns.ANY : d.what()) : ""),
            oneOf("discard a hand", discardHand(""), discardHand("all the cards in ")),
            doing(
                    "mills",
                    "mill",
                    " {}",
                    CARD_COUNT,
                    Effect.Mill::new,
                    Effect.Mill.class,
                    Effect.Mill::who,
                    Effect.Mill::count),
            Halves.CARDS,
            phrase("scry {}", VALUE).as(Effect.Scry::new, Effect.Scry.class, Effect.Scry::count),
            phrase("surveil {}", VALUE).as(Effect.Surveil::new, Effect.Surveil.class, Effect.Surveil::count),
            phrase("you scry {}", VALUE).as(Effect.Scry::new, Effect.Scry.class, Effect.Scry::count),
            phrase("you surveil {}", VALUE).as(Effect.Surveil::new, Effect.Surveil.class, Effect.Surveil::count),
            phrase("reveal your hand").means(new Effect.LookAtHand(YOU, true)),
            phrase("{} (reveals|reveal) their hand", PLAYER)
                    .as(who -> new Effect.LookAtHand(who, true), Effect.LookAtHand.class, Effect.LookAtHand::whose),
            phrase("look at {} hand", References.WHOSE)
                    .as(who -> new Effect.LookAtHand(who, false), Effect.LookAtHand.class, Effect.LookAtHand::whose),
            phrase("shuffle your library").means(new Effect.Shuffle(YOU)),
            phrase("shuffle").means(new Effect.Shuffle(YOU)),
            phrase("{} shuffles", References.PLAYER.one().where(Reference.Target.class::isInstance))
                    .as(Effect.Shuffle::new, Effect.Shuffle.class, Effect.Shuffle::who),
            phrase("{} (shuffles|shuffle) their library", PLAYER)
                    .as(Effect.Shuffle::new, Effect.Shuffle.class, Effect.Shuffle::who));

    public static Phrase<Reference> toSacrifice(Reference chooser) {
        return References.chosen(Nouns.PERMANENT, chooser);
    }

    private static final Phrase<Reference> ALL = phrase("all {}", Nouns.PERMANENT.many())
            .as(f -> new Reference.Each(f, "all"), Reference.Each.class, Reference.Each::filter);

    private static final Phrase<Effect> SACRIFICE = oneOf(
            "sacrifice",
            phrase(
                            "sacrifice {}",
                            oneOf(
                                    "something to sacrifice",
                                    phrase("~").means(References.SELF),
                                    SpokenOf.GIVER,
                                    SpokenOf.THAT,
                                    SpokenOf.THOSE,
                                    ALL,
                                    toSacrifice(YOU)))
                    .as(what -> new Sacrifice(YOU, what, ""), Sacrifice.class, Sacrifice::what),
            phrase(
                            "you sacrifice {}",
                            oneOf(
                                    "something to sacrifice",
                                    phrase("~").means(References.SELF),
                                    SpokenOf.THAT,
                                    toSacrifice(YOU)))
                    .as(what -> new Sacrifice(YOU, what, ""), Sacrifice.class, Sacrifice::what),
            phrase(
                            "{} (sacrifices|sacrifice) {} of their choice for each {}",
                            PLAYER,
                            Words.a(Nouns.PERMANENT.one()),
                            Counted.UNIT)
                    .as(
                            (who, f, unit) -> new Sacrifice(
                                    who,
                                    new Reference.Chosen(
                                            f, splitsecond.engine.ability.Count.exactly(unit), SAME_PLAYER),
                                    "for each"),
                            Sacrifice.class,
                            Sacrifice::who,
                            s -> s.what() instanceof Reference.Chosen chosen ? chosen.filter() : "",
                            s -> s.what() instanceof Reference.Chosen chosen
                                    ? chosen.count().least()
                                    : ""),
            Sacrifices.PHRASE,
            Halves.SACRIFICES,
            phrase("{} (sacrifices|sacrifice) {} of their choice", PLAYER, toSacrifice(SAME_PLAYER))
                    .as(
                            (who, what) -> new Sacrifice(who, what, "of their choice"),
                            Sacrifice.class,
                            Sacrifice::who,
                            Sacrifice::what),
            phrase("sacrifices {} of their choice", toSacrifice(SAME_PLAYER))
                    .as(what -> new Sacrifice(SAME_PLAYER, what, "of their choice"), Sacrifice.class, Sacrifice::what),
            phrase(
                            "{} (sacrifices|sacrifice) {}",
                            PLAYER,
                            oneOf(
                                    "something to sacrifice",
                                    SpokenOf.THAT,
                                    phrase("~").means(References.SELF),
                                    ALL,
                                    toSacrifice(SAME_PLAYER)))
                    .as(
                            (who, what) -> who.equals(YOU) ? null : new Sacrifice(who, what, ""),
                            Sacrifice.class,
                            Sacrifice::who,
                            Sacrifice::what));

    // Permanents

    private static final Phrase<String> DESTROYED = Phrase.table(
            "what was destroyed",
            Map.of(
                    "a creature", "a creature",
                    "a permanent", "a permanent",
                    "creatures", "creatures",
                    "permanents", "permanents"));

    private static final Phrase<Effect> PERMANENTS = oneOf(
            "an instruction",
            phrase("destroy {}", OBJECT).as(what -> new Destroy(what, true, ""), Destroy.class, Destroy::what),
            phrase("destroy {}. it can't be regenerated", OBJECT)
                    .as(what -> new Destroy(what, false, "it"), Destroy.class, Destroy::what),
            phrase("destroy {} and it can't be regenerated", OBJECT)
                    .as(what -> new Destroy(what, false, "and it"), Destroy.class, Destroy::what),
            phrase("destroy {}. they can't be regenerated", OBJECT)
                    .as(what -> new Destroy(what, false, "they"), Destroy.class, Destroy::what),
            phrase("destroy {}. that creature can't be regenerated", OBJECT)
                    .as(what -> new Destroy(what, false, "that"), Destroy.class, Destroy::what),
            phrase("destroy {}. {} destroyed this way can't be regenerated", OBJECT, DESTROYED)
                    .as(
                            (what, words) -> new Destroy(what, false, words),
                            Destroy.class,
                            Destroy::what,
                            Destroy::wording),
            phrase("tap {}", OBJECT).as(Effect.Tap::new, Effect.Tap.class, Effect.Tap::what),
            phrase("untap {}", OBJECT).as(Effect.Untap::new, Effect.Untap.class, Effect.Untap::what),
            phrase("you untap {}", OBJECT).as(Effect.Untap::new, Effect.Untap.class, Effect.Untap::what),
            phrase("tap or untap {}", OBJECT)
                    .as(Effect.TapOrUntap::new, Effect.TapOrUntap.class, Effect.TapOrUntap::what),
            phrase("regenerate {}", OBJECT)
                    .as(Effect.Regenerate::new, Effect.Regenerate.class, Effect.Regenerate::what),
            phrase("transform {}", OBJECT)
                    .as(what -> new Effect.Transform(what, ""), Effect.Transform.class, Effect.Transform::what),
            phrase("remove {} from combat", OBJECT)
                    .as(Effect.RemoveFromCombat::new, Effect.RemoveFromCombat.class, Effect.RemoveFromCombat::what),
            phrase("{} (phases|phase) out", SUBJECT)
                    .as(Effect.PhaseOut::new, Effect.PhaseOut.class, Effect.PhaseOut::what),
            phrase("attach {} to {}", OBJECT, OBJECT.where(to -> !isOfChosenType(to)))
                    .as(Effect.Attach::new, Effect.Attach.class, Effect.Attach::what, Effect.Attach::to),
            phrase("exchange control of {} and {}", OBJECT, OBJECT)
                    .as(
                            Effect.ExchangeControl::new,
                            Effect.ExchangeControl.class,
                            Effect.ExchangeControl::one,
                            e -> e.other() == null ? "" : e.other()),
            Exchanges.VERB,
            phrase("the Ring tempts you").means(new Effect.KeywordAction(Action.THE_RING_TEMPTS_YOU, null, null, "")),
            keywordNumber(Action.MONSTROSITY),
            keywordNumber(Action.ADAPT),
            keywordNumber(Action.BOLSTER),
            keywordNumber(Action.DISCOVER),
            keywordNumber(Action.FATESEAL),
            keywordNumber(Action.INCUBATE),
            keywordObject(Action.GOAD),
            keywordObject(Action.DETAIN),
            keywordObject(Action.SUSPECT),
            phrase("{} (becomes|become) prepared", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.PREPARE, null, what, ""),
                            Effect.KeywordAction.class,
                            k -> k.what() == null ? "" : k.what()),
            phrase("{} (becomes|become) unprepared", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.UNPREPARE, null, what, ""),
                            Effect.KeywordAction.class,
                            k -> k.what() == null ? "" : k.what()),
            phrase("{} (explores|explore)", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.EXPLORE, null, what, ""),
                            Effect.KeywordAction.class,
                            k -> k.what() == null || !k.wording().isEmpty() ? "" : k.what()),
            phrase("{} (explores|explore) again", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.EXPLORE, null, what, "again"),
                            Effect.KeywordAction.class,
                            k -> k.what() == null || !k.wording().equals("again") ? "" : k.what()),
            phrase("{} (connives|connive)", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.CONNIVE, null, what, ""),
                            Effect.KeywordAction.class,
                            k -> k.what() == null ? "" : k.what()));

    /// "Another permanent of that type": there it is a type of permanents that was spoken of, not one that was chosen.
    private static boolean isOfChosenType(Reference to) {
        return to instanceof Reference.Chosen(var filter, var _, var _)
                && Nouns.parts(filter)
                        .contains(new Filter.IsChosen(splitsecond.engine.ability.Choice.Kind.CREATURE_TYPE));
    }

    private static Phrase<Effect> keywordNumber(Action action) {
        return phrase(action.word() + " {}", VALUE)
                .as(
                        k -> new Effect.KeywordAction(action, k, null, ""),
                        Effect.KeywordAction.class,
                        k -> k.number() == null ? "" : k.number());
    }

    private static Phrase<Effect> keywordObject(Action action) {
        return phrase(action.word() + " {}", OBJECT)
                .as(
                        what -> new Effect.KeywordAction(action, null, what, ""),
                        Effect.KeywordAction.class,
                        k -> k.what() == null ? "" : k.what());
    }

    /// What players do with life and cards.
    public static final Phrase<Effect> TOLD = oneOf("an instruction", LIFE_TOTALS, HANDS);

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            DiceVerbs.VERB,
            DamageVerbs.DAMAGE,
            LIFE_TOTALS,
            HANDS,
            SACRIFICE,
            PERMANENTS,
            LastingChanges.CHANGE);
}
