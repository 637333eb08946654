package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// What happened to something, and what it is to others: "that attacked this turn", "blocking it", "attached to you".
final class RelationSuffixes {
    private RelationSuffixes() {}

    static Phrase<Filter> deeds(Number number) {
        return table(
                "what happened this turn",
                deedsOf(
                        "that entered the battlefield this turn",
                        new Filter.ThisTurn(Filter.Deed.ENTERED, null),
                        Map.of(
                                "that " + number.pick("was", "were") + " dealt damage this turn",
                                new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, null),
                                "that attacked this turn",
                                new Filter.ThisTurn(Filter.Deed.ATTACKED, null),
                                "that blocked this turn",
                                new Filter.ThisTurn(Filter.Deed.BLOCKED, null),
                                "that attacked or blocked this turn",
                                new Filter.Or(List.of(
                                        new Filter.ThisTurn(Filter.Deed.ATTACKED, null),
                                        new Filter.ThisTurn(Filter.Deed.BLOCKED, null))),
                                "that entered this turn",
                                new Filter.ThisTurn(Filter.Deed.ENTERED, null),
                                "dealt damage by ~ this turn",
                                new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, new Reference.This("")),
                                "that dealt damage this turn",
                                new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE, null),
                                "that dealt damage to you this turn",
                                new Filter.ThisTurn(Filter.Deed.DEALT_DAMAGE_TO, YOU))));
    }

    private static Map<String, Filter> deedsOf(String words, Filter deed, Map<String, Filter> more) {
        Map<String, Filter> all = new LinkedHashMap<>(more);
        all.put(words, deed);
        Filter attacked = new Filter.ThisTurn(Filter.Deed.ATTACKED, null);
        Filter entered = new Filter.ThisTurn(Filter.Deed.ENTERED, null);
        all.put("that didn't attack this turn", new Filter.Not(attacked));
        all.put("that didn't enter this turn", new Filter.Not(entered));
        all.put("that didn't attack or enter this turn", new Filter.Not(new Filter.Or(List.of(attacked, entered))));
        return all;
    }

    /// "blocking it", "attached to enchanted creature", "other than that creature".
    static final Phrase<Filter> RELATED = oneOf(
            "a relation",
            phrase("other than {}", lazy(() -> References.CERTAIN))
                    .as(Filter.OtherThan::new, Filter.OtherThan.class, Filter.OtherThan::those),
            phrase("blocking {}", lazy(() -> References.CERTAIN))
                    .as(Filter.BlockingThose::new, Filter.BlockingThose.class, Filter.BlockingThose::those),
            phrase("it's blocking").means(new Filter.BlockedByThose(new Reference.It("it's blocking"))),
            phrase("blocked by {}", lazy(() -> References.CERTAIN))
                    .as(Filter.BlockedByThose::new, Filter.BlockedByThose.class, Filter.BlockedByThose::those),
            phrase("blocking or blocked by {}", lazy(() -> References.CERTAIN))
                    .as(
                            those -> new Filter.Or(
                                    List.of(new Filter.BlockingThose(those), new Filter.BlockedByThose(those))),
                            Filter.Or.class,
                            or -> or.any().size() == 2 && or.any().getFirst() instanceof Filter.BlockingThose blocking
                                    ? blocking.those()
                                    : ""),
            phrase("attacking {}", lazy(() -> RelationSuffixes.ATTACKED))
                    .as(Filter.Attacking::new, Filter.Attacking.class, Filter.Attacking::defender),
            phrase("attached to {}", lazy(() -> References.CERTAIN))
                    .as(Filter.AttachedTo::new, Filter.AttachedTo.class, Filter.AttachedTo::those),
            phrase("attached to {}", a(lazy(() -> Nouns.PERMANENT.one())))
                    .as(
                            f -> new Filter.AttachedTo(new Reference.Each(f, "a")),
                            Filter.AttachedTo.class,
                            f -> f.those() instanceof Reference.Each(Filter of, var _) ? of : ""),
            phrase("attached to {}", lazy(() -> Nouns.PERMANENT.many()))
                    .as(
                            f -> new Filter.AttachedTo(new Reference.Each(f, "")),
                            Filter.AttachedTo.class,
                            f -> f.those() instanceof Reference.Each(Filter of, var _) ? of : ""),
            phrase("enchanted by {}", a(lazy(() -> Nouns.PERMANENT.one())))
                    .as(Filter.Bears::new, Filter.Bears.class, Filter.Bears::attached),
            phrase("dealt damage this way")
                    .means(new Filter.AmongThose(new Reference.DoneThisWay(null, "dealt damage"))),
            phrase("dealt damage this turn").means(new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, null)),
            phrase(
                            "that {} {} this turn",
                            table("crewed or saddled", Map.of("crewed", true, "saddled", true)),
                            oneOf(
                                    "what was crewed",
                                    phrase("~").means(new Reference.This("")),
                                    phrase("it").means(new Reference.It("it"))))
                    .as(
                            (_, what) -> new Filter.ThisTurn(Filter.Deed.CREWED, what),
                            Filter.ThisTurn.class,
                            _ -> true,
                            f -> f.by() == null ? "" : f.by()),
            phrase("dealt damage by {} this turn", lazy(() -> SpokenOf.HOST))
                    .as(
                            by -> new Filter.ThisTurn(Filter.Deed.WAS_DEALT_DAMAGE, by),
                            Filter.ThisTurn.class,
                            f -> f.by() == null ? "" : f.by()));

    private static Filter theirs(Reference who) {
        return new Filter.And(List.of(Nouns.PLANESWALKER, ControllerSuffixes.controlled(who)));
    }

    /// Whom or what creatures are attacking.
    static final Phrase<Filter> ATTACKED = oneOf(
            "what is attacked",
            table(
                    "what is attacked",
                    Map.of(
                            "you",
                            Nouns.YOU,
                            "your opponents",
                            Nouns.OPPONENT,
                            "an opponent",
                            Nouns.OPPONENT,
                            "one of your opponents",
                            Nouns.OPPONENT,
                            "you or a planeswalker you control",
                            new Filter.Or(List.of(Nouns.YOU, theirs(YOU))),
                            "you and/or planeswalkers you control",
                            new Filter.Or(List.of(Nouns.YOU, theirs(YOU))),
                            "your opponents and/or planeswalkers they control",
                            new Filter.Or(List.of(Nouns.OPPONENT, theirs(Players.YOUR_OPPONENTS))),
                            "them",
                            new Filter.AmongThose(new Reference.ThatPlayer("them")))),
            lazy(() -> References.CERTAIN_PLAYER)
                    .map(Filter.AmongThose::new, Filter.AmongThose.class, Filter.AmongThose::those));

    static Phrase<Filter> relations(Number number) {
        return table(
                "a relation",
                Map.ofEntries(
                        Map.entry("on the battlefield", new Filter.In(Zone.BATTLEFIELD, null)),
                        Map.entry("attached to you", new Filter.AttachedTo(YOU)),
                        Map.entry(
                                "that " + number.pick("is", "are") + " enchanted",
                                new Filter.Is(Filter.Status.ENCHANTED)),
                        Map.entry(
                                number.pick("that's", "that are") + " enchanted or equipped",
                                new Filter.Or(List.of(
                                        new Filter.Is(Filter.Status.ENCHANTED),
                                        new Filter.Is(Filter.Status.EQUIPPED))))));
    }
}
