package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;

/// Whose something is: "you control", "that player owns".
public final class ControllerSuffixes {
    private ControllerSuffixes() {}

    static Filter controlled(Reference who) {
        return new Filter.ControlledBy(who);
    }

    /// Whose cards they are, wherever they are.
    public static final Phrase<Filter> OWN = table(
            "an owner",
            Map.of(
                    "you own", new Filter.OwnedBy(YOU),
                    "an opponent owns", new Filter.OwnedBy(Players.AN_OPPONENT),
                    "your opponents own", new Filter.OwnedBy(Players.YOUR_OPPONENTS),
                    "you don't own", new Filter.Not(new Filter.OwnedBy(YOU))));

    static final Phrase<Filter> CONTROL = table(
            "a controller",
            Map.ofEntries(
                    Map.entry("you control", controlled(YOU)),
                    Map.entry("you don't control", new Filter.Not(controlled(YOU))),
                    Map.entry("an opponent controls", controlled(Players.AN_OPPONENT)),
                    Map.entry("your opponents control", controlled(Players.YOUR_OPPONENTS)),
                    Map.entry("they control", controlled(Players.THEY)),
                    Map.entry("those players control", controlled(new Reference.ThatPlayer("those players"))),
                    Map.entry("you own", new Filter.OwnedBy(YOU)),
                    Map.entry("you don't own", new Filter.Not(new Filter.OwnedBy(YOU))),
                    Map.entry("an opponent owns", new Filter.OwnedBy(Players.AN_OPPONENT)),
                    Map.entry("they own", new Filter.OwnedBy(Players.THEY)),
                    Map.entry(
                            "you both own and control",
                            new Filter.And(List.of(new Filter.OwnedBy(YOU), controlled(YOU)))),
                    Map.entry("you own and control", new Filter.And(List.of(controlled(YOU), new Filter.OwnedBy(YOU)))),
                    Map.entry(
                            "you control but don't own",
                            new Filter.And(List.of(controlled(YOU), new Filter.Not(new Filter.OwnedBy(YOU)))))));

    /// "that player controls", "its controller controls".
    static final Phrase<Filter> PLAYER_CONTROLS = oneOf(
            "a controller",
            phrase("{} controls", lazy(() -> References.CERTAIN_PLAYER))
                    .as(ControllerSuffixes::controlled, Filter.ControlledBy.class, Filter.ControlledBy::who),
            phrase("{} doesn't control", lazy(() -> References.CERTAIN_PLAYER))
                    .as(
                            who -> new Filter.Not(controlled(who)),
                            Filter.Not.class,
                            not -> not.filter() instanceof Filter.ControlledBy(Reference who) ? who : ""),
            phrase("{} owns", lazy(() -> References.CERTAIN_PLAYER))
                    .as(Filter.OwnedBy::new, Filter.OwnedBy.class, Filter.OwnedBy::who));

    /// Each mention is a slot of its own, so the slot is made as it is read.
    static final Phrase<Filter> TARGET_CONTROLS = oneOf(
            "a controller",
            phrase("target {} controls", Nouns.PLAYERS)
                    .as(
                            f -> controlled(new Reference.Target(TargetSlot.one(f))),
                            Filter.ControlledBy.class,
                            c -> c.who() instanceof Reference.Target(TargetSlot slot) ? slot.filter() : ""),
            phrase("target {} owns", Nouns.PLAYERS)
                    .as(
                            f -> new Filter.OwnedBy(new Reference.Target(TargetSlot.one(f))),
                            Filter.OwnedBy.class,
                            c -> c.who() instanceof Reference.Target(TargetSlot slot) ? slot.filter() : ""));

    private static Filter formerly(Reference who) {
        return new Filter.And(List.of(controlled(who)));
    }

    /// Of what something was done to: as it was last known (CR 608.2h).
    private static final Phrase<Filter> CONTROLLED = table(
            "who controlled it",
            Map.of(
                    "you controlled", formerly(YOU),
                    "an opponent controlled", formerly(Players.AN_OPPONENT),
                    "they controlled", formerly(Players.THEY),
                    "that player controlled", formerly(Players.THAT_PLAYER)));

    /// "creature", "creature you controlled".
    public static final Numbered<Filter> THEN = Numbered.numbered(number -> oneOf(
            "a permanent",
            Nouns.PERMANENT.in(number),
            phrase("{} {}", Nouns.PERMANENT.in(number), CONTROLLED)
                    .as(
                            Nouns::with,
                            Filter.And.class,
                            and -> Nouns.butLast(and),
                            and -> and.all().getLast())));
}
