package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.verb.Verbs.SAME_PLAYER;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Change;
import splitsecond.engine.ability.Effect.ForEach;
import splitsecond.engine.ability.Effect.Move;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// What players other than you are told to do with cards and permanents.
public final class PlayerVerbs {
    private PlayerVerbs() {}

    // Control

    private static Change give(Reference what, Reference to, splitsecond.engine.ability.Duration duration) {
        return new Change(what, List.of(new Modification.ChangeControl(to)), duration, "gains control");
    }

    private static Object receiver(Change change) {
        return change.changes().getFirst() instanceof Modification.ChangeControl(Reference to) ? to : "";
    }

    private static final Phrase<Reference> ONE_PLAYER =
            References.PLAYER.one().where(who -> !(who instanceof Reference.Each));

    private static final Phrase<Effect> CONTROL = oneOf(
            "gain control",
            phrase("each player gains control of {}", References.OBJECT)
                    .as(
                            what -> new ForEach(
                                    new Reference.Each(Nouns.PLAYER, "each"),
                                    give(what, SAME_PLAYER, Durations.FOREVER),
                                    "gains control"),
                            ForEach.class,
                            f -> f.effect() instanceof Change change ? change.what() : ""),
            phrase("{} gains control of {}", ONE_PLAYER, References.OBJECT)
                    .as(
                            (who, what) -> give(what, who, Durations.FOREVER),
                            Change.class,
                            PlayerVerbs::receiver,
                            Change::what),
            phrase("{} gains control of {} {}", ONE_PLAYER, References.OBJECT, Durations.DURATION)
                    .as(
                            (who, what, d) -> give(what, who, d),
                            Change.class,
                            PlayerVerbs::receiver,
                            Change::what,
                            Change::duration));

    // Their cards

    private record Place(Zone zone, Placement placement) {}

    private static final Phrase<Place> PLACE = table("a place", places());

    private static Map<String, Place> places() {
        Map<String, Place> places = new LinkedHashMap<>();
        places.put("into their hand", new Place(Zone.HAND, Placement.PLAIN));
        places.put("into their graveyard", new Place(Zone.GRAVEYARD, Placement.PLAIN));
        places.put("on top of their library", new Place(Zone.LIBRARY, Placement.PLAIN));
        places.put("on the bottom of their library", new Place(Zone.LIBRARY, Placement.BOTTOM));
        places.put("onto the battlefield", new Place(Zone.BATTLEFIELD, Placement.PLAIN));
        places.put(
                "on the bottom of their library in a random order",
                new Place(Zone.LIBRARY, new Placement(-1, false, false, false, false, true, List.of(), "")));
        return places;
    }

    private static Move move(Reference what, Zone to, Placement placement, String wording) {
        return new Move(what, null, to, placement, null, wording);
    }

    /// A card of their own that they choose: "a creature card from their graveyard".
    private static Phrase<Reference> own(Zone zone) {
        Filter.In in = new Filter.In(zone, SAME_PLAYER);
        String words = " from their " + zone.name().toLowerCase(java.util.Locale.ROOT);
        return oneOf(
                "a card of theirs",
                phrase("{}" + words, a(Nouns.CARDS.one()))
                        .as(
                                f -> new Reference.Chosen(Nouns.with(f, in), Count.ONE, SAME_PLAYER),
                                Reference.Chosen.class,
                                c -> Nouns.without(c.filter(), in)),
                phrase("{} {}" + words, Words.NUMBER_WORD, Nouns.CARDS.many())
                        .as(
                                (k, f) -> k < 2
                                        ? null
                                        : new Reference.Chosen(Nouns.with(f, in), Count.exactly(k), SAME_PLAYER),
                                Reference.Chosen.class,
                                c -> Targets.most(c.count()),
                                c -> Nouns.without(c.filter(), in)));
    }

    private static final Phrase<Zone> FROM_THEIR =
            table("where from", Map.of("from their hand", Zone.HAND, "from their graveyard", Zone.GRAVEYARD));

    private static Filter theirs(Filter what, Zone zone) {
        return Nouns.with(what, new Filter.In(zone, SAME_PLAYER));
    }

    private static Object zoneOf(Filter filter) {
        return Nouns.parts(filter).getLast() instanceof Filter.In(Zone zone, Reference whose)
                        && SAME_PLAYER.equals(whose)
                ? zone
                : "";
    }

    private static Phrase<Reference> every(String words, String wording, Phrase<Filter> noun) {
        return phrase(words, noun, FROM_THEIR)
                .as(
                        (f, zone) -> new Reference.Each(theirs(f, zone), wording),
                        Reference.Each.class,
                        e -> Nouns.butLast(e.filter()),
                        e -> zoneOf(e.filter()));
    }

    private static Phrase<Reference> whole(Zone zone) {
        return phrase("their " + zone.name().toLowerCase(java.util.Locale.ROOT))
                .means(new Reference.Each(theirs(Nouns.ANY, zone), "their"));
    }

    /// "All creature cards from their graveyard", "up to three cards from their graveyard", "their graveyard".
    private static final Phrase<Reference> SEVERAL_OWN = oneOf(
            "cards of theirs",
            every("all {} {}", "all", Nouns.CARDS.many()),
            every("all the {} {}", "all the", Nouns.CARDS.many()),
            every("the {} {}", "the", Nouns.CARDS.many()),
            every("each {} {}", "each", Nouns.CARDS.one()),
            phrase("up to {} {} {}", Words.NUMBER_WORD, Nouns.CARDS.many(), FROM_THEIR)
                    .as(
                            (k, f, zone) -> new Reference.Chosen(theirs(f, zone), Count.upTo(k), SAME_PLAYER),
                            Reference.Chosen.class,
                            c -> Targets.most(c.count()),
                            c -> Nouns.butLast(c.filter()),
                            c -> zoneOf(c.filter())),
            whole(Zone.GRAVEYARD),
            whole(Zone.HAND));

    private static final Phrase<Reference> OWN_IN_GRAVEYARD =
            oneOf("cards of theirs", own(Zone.GRAVEYARD), SEVERAL_OWN.where(r -> isOf(r, Zone.GRAVEYARD)));

    private static boolean isOf(Reference reference, Zone zone) {
        if (reference instanceof Reference.Each(Filter f, var wording))
            return zone == zoneOf(f) && !wording.equals("their");
        return reference instanceof Reference.Chosen(Filter f, var _, var _) && zone == zoneOf(f);
    }

    private static final Phrase<Reference> OWN =
            oneOf("a card of theirs", own(Zone.HAND), own(Zone.GRAVEYARD), SEVERAL_OWN);

    /// CR 701.24: what they shuffle into their library.
    private static @org.jspecify.annotations.Nullable ForEach shuffles(Reference who, Reference what) {
        // "… then draws that many": of each player another number, which nobody keeps.
        if (who instanceof Reference.Each && what instanceof Reference.Each) return null;
        return new ForEach(
                who,
                new Effect.Sequence(
                        List.of(move(what, Zone.LIBRARY, Placement.PLAIN, "shuffles"), new Effect.Shuffle(SAME_PLAYER)),
                        List.of(Effect.Joint.AND)),
                "shuffles");
    }

    private static Object shuffled(ForEach each) {
        return each.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Move move
                        && each.wording().equals("shuffles")
                ? move.what()
                : "";
    }

    private static Object moved(ForEach each) {
        return each.effect() instanceof Move move ? move.what() : "";
    }

    private static Object place(ForEach each) {
        return each.effect() instanceof Move move ? new Place(move.to(), move.placement()) : "";
    }

    private static final Phrase<Effect> CARDS = oneOf(
            "move a card",
            phrase(
                            "{} shuffles {} into their library",
                            References.PLAYER.one(),
                            oneOf(
                                    "what is shuffled in",
                                    SpokenOf.THAT,
                                    phrase("~").means(References.SELF),
                                    Targets.TARGET.either(),
                                    SEVERAL_OWN.where(
                                            r -> !(r instanceof Reference.Each(var _, var w) && w.equals("their")))))
                    .as(PlayerVerbs::shuffles, ForEach.class, ForEach::each, PlayerVerbs::shuffled),
            phrase("exiles {}", OWN)
                    .as(
                            what -> new ForEach(
                                    SAME_PLAYER, move(what, Zone.EXILE, Placement.PLAIN, "exiles"), "exiles"),
                            ForEach.class,
                            PlayerVerbs::moved),
            phrase("puts {} {}", OWN, PLACE)
                    .as(
                            (what, p) -> new ForEach(SAME_PLAYER, move(what, p.zone(), p.placement(), "puts"), "puts"),
                            ForEach.class,
                            PlayerVerbs::moved,
                            PlayerVerbs::place),
            phrase("returns {} to their hand", OWN_IN_GRAVEYARD)
                    .as(
                            what -> new ForEach(
                                    SAME_PLAYER, move(what, Zone.HAND, Placement.PLAIN, "returns"), "returns hand"),
                            ForEach.class,
                            PlayerVerbs::moved),
            phrase("{} exiles {}", References.PLAYER.one(), ofTheirs())
                    .as(
                            (who, what) -> new ForEach(
                                    who, move(what, Zone.EXILE, Placement.PLAIN, "exiles"), "exiles theirs"),
                            ForEach.class,
                            ForEach::each,
                            PlayerVerbs::moved),
            phrase("{} exiles {}", References.PLAYER.one(), OWN)
                    .as(
                            (who, what) ->
                                    new ForEach(who, move(what, Zone.EXILE, Placement.PLAIN, "exiles"), "exiles"),
                            ForEach.class,
                            ForEach::each,
                            PlayerVerbs::moved),
            phrase("{} puts {} {}", References.PLAYER.one(), OWN, PLACE)
                    .as(
                            (who, what, p) -> new ForEach(who, move(what, p.zone(), p.placement(), "puts"), "puts"),
                            ForEach.class,
                            ForEach::each,
                            PlayerVerbs::moved,
                            PlayerVerbs::place),
            phrase("{} returns {} to the battlefield", References.PLAYER.one(), OWN_IN_GRAVEYARD)
                    .as(
                            (who, what) -> new ForEach(
                                    who, move(what, Zone.BATTLEFIELD, Placement.PLAIN, "returns"), "returns"),
                            ForEach.class,
                            ForEach::each,
                            PlayerVerbs::moved),
            phrase("{} returns {} to their hand", References.PLAYER.one(), OWN_IN_GRAVEYARD)
                    .as(
                            (who, what) ->
                                    new ForEach(who, move(what, Zone.HAND, Placement.PLAIN, "returns"), "returns hand"),
                            ForEach.class,
                            ForEach::each,
                            PlayerVerbs::moved),
            phrase("that player puts {} {}", SpokenOf.THAT, PLACE)
                    .as(
                            (what, p) -> move(what, p.zone(), p.placement(), "that player puts"),
                            Move.class,
                            Move::what,
                            m -> new Place(m.to(), m.placement())),
            phrase("{} (returns|return) {} to its owner's hand", References.PLAYER, ofTheirs())
                    .as(
                            (who, what) -> new ForEach(
                                    who, move(what, Zone.HAND, Placement.PLAIN, "returns"), "returns permanent"),
                            ForEach.class,
                            ForEach::each,
                            PlayerVerbs::moved),
            phrase("{} taps {}", References.PLAYER.one(), ofTheirs())
                    .as(
                            (who, what) -> new ForEach(who, new Effect.Tap(what), "taps"),
                            ForEach.class,
                            ForEach::each,
                            f -> f.effect() instanceof Effect.Tap(Reference what) ? what : ""),
            phrase("{} untaps {}", References.PLAYER.one(), ofTheirs())
                    .as(
                            (who, what) -> new ForEach(who, new Effect.Untap(what), "untaps"),
                            ForEach.class,
                            ForEach::each,
                            f -> f.effect() instanceof Effect.Untap(Reference what) ? what : ""),
            phrase("{}'s life total becomes {}", References.PLAYER.one(), Amounts.EXPRESSION)
                    .as(Effect.SetLife::new, Effect.SetLife.class, Effect.SetLife::who, Effect.SetLife::amount));

    private static Phrase<Reference> ofTheirs() {
        Filter theirs = new Filter.ControlledBy(new Reference.ThatPlayer("they"));
        return oneOf(
                "what they control",
                phrase(
                                "{} they control",
                                a(Nouns.PERMANENT
                                        .one()
                                        .where(f -> !Nouns.parts(f).contains(theirs))))
                        .as(
                                f -> new Reference.Chosen(Nouns.with(f, theirs), Count.ONE, SAME_PLAYER),
                                Reference.Chosen.class,
                                c -> Nouns.without(c.filter(), theirs)),
                // "A creature they control with the greatest power among creatures they control".
                a(Nouns.PERMANENT
                                .one()
                                .where(f -> Nouns.parts(f).contains(theirs)
                                        && !Nouns.parts(f).getLast().equals(theirs)))
                        .map(
                                f -> new Reference.Chosen(f, Count.ONE, SAME_PLAYER),
                                Reference.Chosen.class,
                                Reference.Chosen::filter),
                phrase(
                                "{} {} they control",
                                Words.NUMBER_WORD,
                                Nouns.PERMANENT
                                        .many()
                                        .where(f -> !Nouns.parts(f).contains(theirs)))
                        .as(
                                (k, f) -> k < 2
                                        ? null
                                        : new Reference.Chosen(Nouns.with(f, theirs), Count.exactly(k), SAME_PLAYER),
                                Reference.Chosen.class,
                                c -> Targets.most(c.count()),
                                c -> Nouns.without(c.filter(), theirs)));
    }

    // What is kept

    private static final Reference EACH_PLAYER = new Reference.Each(Nouns.PLAYER, "each");
    private static final Filter THEIRS = new Filter.ControlledBy(SAME_PLAYER);
    private static final Filter THEY_CONTROL = new Filter.ControlledBy(new Reference.ThatPlayer("they"));
    private static final Filter IN_THEIR_HAND = Nouns.with(Nouns.ANY, new Filter.In(Zone.HAND, SAME_PLAYER));

    /// As many as the player has who has the fewest.
    private static Effect.KeepOnly asFewAsAnyone(Filter what, String wording) {
        return new Effect.KeepOnly(
                EACH_PLAYER,
                what,
                List.of(new Filter.Any()),
                new splitsecond.engine.ability.Amount.Fewest(EACH_PLAYER, what),
                wording);
    }

    private static Object kept(Effect.KeepOnly keep) {
        return Nouns.without(keep.what(), THEIRS);
    }

    private static final List<Filter> PERMANENT_TYPES =
            Nouns.PERMANENT_CARD instanceof Filter.Or(List<Filter> any) ? any : List.of();

    private record Some(int count, Filter what) {}

    /// "A creature or planeswalker", "six lands".
    private static final Phrase<Some> SOME = oneOf(
            "some",
            a(Nouns.PERMANENT.one().where(f -> !Nouns.parts(f).contains(THEY_CONTROL)))
                    .map(f -> new Some(1, f), Some.class, s -> s.count() == 1 ? s.what() : ""),
            phrase(
                            "{} {}",
                            Words.NUMBER_WORD.where(k -> k > 1),
                            Nouns.PERMANENT.many().where(f -> !Nouns.parts(f).contains(THEY_CONTROL)))
                    .as(Some::new, Some.class, Some::count, Some::what));

    private static final Phrase<Effect> KEEPING = oneOf(
            "what is kept",
            phrase(
                            "each player chooses a number of {} they control equal to the number of {} controlled by the player who controls the fewest, then sacrifices the rest",
                            Nouns.PERMANENT.many(),
                            Nouns.PERMANENT.many())
                    .as(
                            (f, same) -> f.equals(same) ? asFewAsAnyone(Nouns.with(f, THEIRS), "chooses") : null,
                            Effect.KeepOnly.class,
                            PlayerVerbs::kept,
                            PlayerVerbs::kept),
            phrase("players discard cards and sacrifice {} the same way", Nouns.PERMANENT.many())
                    .as(
                            f -> new Effect.Repeat(
                                    Words.n(1),
                                    new Effect.Sequence(
                                            List.of(
                                                    asFewAsAnyone(IN_THEIR_HAND, "same way"),
                                                    asFewAsAnyone(Nouns.with(f, THEIRS), "same way")),
                                            List.of(Effect.Joint.AND)),
                                    "same way"),
                            Effect.Repeat.class,
                            r -> r.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                                            && steps.getLast() instanceof Effect.KeepOnly keep
                                    ? kept(keep)
                                    : ""),
            phrase(
                            "{} chooses a permanent they control of each permanent type and sacrifices the rest",
                            References.PLAYER.one().where(who -> who instanceof Reference.Each))
                    .as(
                            who -> new Effect.KeepOnly(
                                    who, Nouns.with(Nouns.ANY, THEIRS), PERMANENT_TYPES, Words.n(1), "each type"),
                            Effect.KeepOnly.class,
                            Effect.KeepOnly::who),
            phrase("{} chooses {} they control, then sacrifices the rest", References.PLAYER.one(), SOME)
                    .as(
                            (who, some) -> new Effect.KeepOnly(
                                    who,
                                    Nouns.with(some.what(), THEIRS),
                                    List.of(new Filter.Any()),
                                    Words.n(some.count()),
                                    "so many"),
                            Effect.KeepOnly.class,
                            Effect.KeepOnly::who,
                            k -> Nouns.without(k.what(), THEIRS) instanceof Filter f
                                            && Amounts.number(k.each()) instanceof Integer count
                                    ? new Some(count, f)
                                    : ""),
            phrase("{} chooses a card in their hand and discards the rest", References.PLAYER.one())
                    .as(
                            who -> new Effect.KeepOnly(
                                    who, IN_THEIR_HAND, List.of(new Filter.Any()), Words.n(1), "in hand"),
                            Effect.KeepOnly.class,
                            Effect.KeepOnly::who),
            phrase("each player discards cards the same way").means(asFewAsAnyone(IN_THEIR_HAND, "discards")),
            phrase(
                            "each player chooses from among the permanents they control {}, then sacrifices the rest",
                            Phrase.list(a(Nouns.PERMANENT.one()), "and"))
                    .as(
                            kinds -> new Effect.KeepOnly(
                                    EACH_PLAYER, Nouns.with(Nouns.ANY, THEIRS), kinds, Words.n(1), "from among"),
                            Effect.KeepOnly.class,
                            Effect.KeepOnly::kinds),
            phrase(
                            "each player chooses {} from among the nonland permanents they control, then sacrifices the rest",
                            Phrase.list(a(Nouns.PERMANENT.one()), "and"))
                    .as(
                            kinds -> new Effect.KeepOnly(
                                    EACH_PLAYER,
                                    new Filter.And(List.of(new Filter.Not(Nouns.LAND), THEIRS)),
                                    kinds,
                                    Words.n(1),
                                    "nonland"),
                            Effect.KeepOnly.class,
                            Effect.KeepOnly::kinds));

    public static final Phrase<Effect> VERB = oneOf("an instruction", CONTROL, CARDS, KEEPING);
}
