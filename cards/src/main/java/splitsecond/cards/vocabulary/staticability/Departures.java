package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.EventSubjects;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Replacement.MoveInstead;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;

/// CR 614.1a: where something goes instead of where it would.
public final class Departures {
    private Departures() {}

    private static final Filter NO_TOKEN = new Filter.Not(new Filter.Is(Filter.Status.TOKEN));

    /// From where to where it would go; null for any zone or any owner.
    private record Way(
            @Nullable Zone from,
            @Nullable Zone to,
            @Nullable Filter owner) {}

    private static final Filter YOURS = new Filter.OwnedBy(YOU);
    private static final Filter THEIRS = new Filter.OwnedBy(Players.AN_OPPONENT);
    private static final Way DIES = new Way(Zone.BATTLEFIELD, Zone.GRAVEYARD, null);

    private static final Phrase<Way> WAY = table(
            "what would happen",
            Map.of(
                    "die", DIES,
                    "be put into a graveyard", DIES,
                    "be put into a graveyard from the battlefield", DIES,
                    "be put into a graveyard from anywhere", new Way(null, Zone.GRAVEYARD, null),
                    "be put into your graveyard from anywhere", new Way(null, Zone.GRAVEYARD, YOURS),
                    "be put into an opponent's graveyard from anywhere", new Way(null, Zone.GRAVEYARD, THEIRS),
                    "leave the battlefield", new Way(Zone.BATTLEFIELD, null, null)));

    /// Where it goes instead.
    private record Fate(Zone to, Effect.Placement placement) {}

    private static final Phrase<Fate> FATE = table(
            "what happens instead",
            Map.of(
                    "exile it", new Fate(Zone.EXILE, Effect.Placement.PLAIN),
                    "exile that card", new Fate(Zone.EXILE, Effect.Placement.PLAIN),
                    "return it to its owner's hand", new Fate(Zone.HAND, Effect.Placement.PLAIN),
                    "put it on top of its owner's library", new Fate(Zone.LIBRARY, Effect.Placement.PLAIN),
                    "put it on the bottom of its owner's library", new Fate(Zone.LIBRARY, Effect.Placement.BOTTOM)));

    /// CR 111.6: a token is no card.
    private static Filter card(Filter card) {
        return card.equals(Nouns.ANY) ? NO_TOKEN : Nouns.with(card, NO_TOKEN);
    }

    private static Object cardOf(Filter filter) {
        return filter.equals(NO_TOKEN) ? Nouns.ANY : Nouns.without(filter, NO_TOKEN);
    }

    private static final Phrase<Filter> WHAT = oneOf(
            "what would go elsewhere",
            phrase("~").means(Nouns.THIS),
            phrase("a card or token").means(Nouns.ANY),
            Nouns.one(Nouns.PERMANENT.one()),
            Nouns.one(Nouns.CARDS.one()).map(Departures::card, Filter.class, Departures::cardOf),
            SpokenOf.HOST.map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those));

    private static MoveInstead move(Filter what, Way way, Fate fate, String wording) {
        Filter whose = way.owner() == null ? what : Nouns.with(what, way.owner());
        return new MoveInstead(whose, way.from(), way.to(), fate.to(), fate.placement(), wording);
    }

    private static @Nullable Filter owner(MoveInstead move) {
        Filter last = Nouns.parts(move.what()).getLast();
        return move.from() == null && (last.equals(YOURS) || last.equals(THEIRS)) ? last : null;
    }

    private static Object what(MoveInstead move) {
        Filter owner = owner(move);
        return owner == null ? move.what() : Nouns.without(move.what(), owner);
    }

    private static Way way(MoveInstead move) {
        return new Way(move.from(), move.to(), owner(move));
    }

    private static Fate fate(MoveInstead move) {
        return new Fate(move.instead(), move.placement());
    }

    private static final Way LEAVES = new Way(Zone.BATTLEFIELD, null, null);
    private static final Fate EXILED = new Fate(Zone.EXILE, Effect.Placement.PLAIN);
    private static final String ANYWHERE_ELSE = "anywhere else";

    static final Phrase<MoveInstead> MOVE = oneOf(
            "a replacement",
            phrase("if {} would {}, {} instead", WHAT, WAY, FATE)
                    .as(
                            (what, way, fate) -> move(what, way, fate, ""),
                            MoveInstead.class,
                            Departures::what,
                            Departures::way,
                            Departures::fate),
            phrase("if {} would leave the battlefield, exile it instead of putting it anywhere else", WHAT)
                    .as(
                            what -> move(what, LEAVES, EXILED, ANYWHERE_ELSE),
                            MoveInstead.class,
                            m -> m.wording().equals(ANYWHERE_ELSE) ? m.what() : ""),
            phrase("if a spell or ability an opponent controls causes you to discard ~, put it onto the battlefield"
                            + " instead of putting it into your graveyard")
                    .means(onto(List.of())),
            phrase(
                            "if a spell or ability an opponent controls causes you to discard ~, put it onto the"
                                    + " battlefield with {} +1/+1 counters on it instead of putting it into your"
                                    + " graveyard",
                            Words.NUMBER_WORD)
                    .as(
                            k -> k < 2 ? null : onto(List.of(new Effect.CounterCount(CounterKind.P1P1, Words.n(k)))),
                            MoveInstead.class,
                            Departures::countersOn));

    /// CR 614.1: a card that is discarded because of an opponent, and where it is put.
    private static MoveInstead onto(List<Effect.CounterCount> counters) {
        var placement = new Effect.Placement(0, false, false, false, false, false, counters, "");
        return new MoveInstead(Nouns.THIS, Zone.HAND, Zone.GRAVEYARD, Zone.BATTLEFIELD, placement, true, "discarded");
    }

    private static Object countersOn(MoveInstead move) {
        return move.placement().counters().size() == 1
                        && move.placement().counters().getFirst().count() instanceof Amount.Number(int k)
                ? k
                : "";
    }

    private static MoveInstead moved(Effect.Apply apply) {
        return apply.effect() instanceof StaticEffect.Replace(MoveInstead move)
                ? move
                : new MoveInstead(Nouns.THIS, null, null, Zone.EXILE, Effect.Placement.PLAIN, "");
    }

    /// What an instruction says of this turn, and of what it spoke of before.
    public static final Phrase<Effect> INSTRUCTION = oneOf(
            "what happens instead",
            phrase(
                            "if {} would die this turn, {} instead",
                            oneOf("what would die", EventSubjects.DYING, Nouns.one(Nouns.PERMANENT.one())),
                            FATE)
                    .as(
                            (what, fate) -> new Effect.Apply(
                                    new StaticEffect.Replace(move(what, DIES, fate, "")),
                                    Durations.THIS_TURN,
                                    "instead"),
                            Effect.Apply.class,
                            a -> what(moved(a)),
                            a -> fate(moved(a))),
            phrase(
                            "if {} would leave the battlefield, exile it instead of putting it anywhere else",
                            EventSubjects.DYING)
                    .as(
                            what -> new Effect.Apply(
                                    new StaticEffect.Replace(move(what, LEAVES, EXILED, ANYWHERE_ELSE)),
                                    Durations.FOREVER,
                                    "instead"),
                            Effect.Apply.class,
                            a -> moved(a).wording().equals(ANYWHERE_ELSE) ? moved(a).what() : ""));
}
