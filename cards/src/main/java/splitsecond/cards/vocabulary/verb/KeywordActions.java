package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.noun.Amounts.VALUE;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.sentence.Sentences;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Change;
import splitsecond.engine.ability.Effect.KeywordAction;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Trigger;

/// More verb frames: keyword actions, changes with a choice in them, targets that are only named.
public final class KeywordActions {
    private KeywordActions() {}

    // Keyword actions

    private static Object number(KeywordAction action) {
        return action.number() == null ? "" : action.number();
    }

    private static Object what(KeywordAction action) {
        return action.what() == null ? "" : action.what();
    }

    /// CR 701.41: each of up to so many other target creatures gets a counter.
    private static KeywordAction support(Amount count) {
        TargetSlot slot = new TargetSlot(Nouns.and(Nouns.OTHER, Nouns.CREATURE), Count.upTo(count), false, null, "");
        return new KeywordAction("support", null, new Reference.Target(slot), "");
    }

    private static Object supported(KeywordAction action) {
        return action.what() instanceof Reference.Target(TargetSlot slot)
                        && slot.count().most() != null
                ? slot.count().most()
                : "";
    }

    private static Phrase<Effect> amass(String words, String kind) {
        return phrase(words, VALUE)
                .as(k -> new KeywordAction("amass", k, null, kind), KeywordAction.class, KeywordActions::number);
    }

    private static final Phrase<Effect> KEYWORD_ACTIONS = oneOf(
            "a keyword action",
            amass("amass Zombies {}", "Zombies"),
            amass("amass Orcs {}", "Orcs"),
            amass("amass {}", "Zombie"),
            phrase("support {}", VALUE).as(KeywordActions::support, KeywordAction.class, KeywordActions::supported),
            phrase("manifest dread").means(new KeywordAction("manifest dread", null, null, "")),
            phrase("manifest the top card of your library").means(new KeywordAction("manifest", n(1), null, "top")),
            phrase("manifest the top {} cards of your library", Amounts.SEVERAL)
                    .as(k -> new KeywordAction("manifest", k, null, "top"), KeywordAction.class, KeywordActions::number),
            phrase("you incubate {}", VALUE)
                    .as(k -> new KeywordAction("incubate", k, YOU, "you"), KeywordAction.class, KeywordActions::number),
            phrase("{} incubates {}", References.PLAYER.one(), VALUE)
                    .as(
                            (who, k) -> new KeywordAction("incubate", k, who, ""),
                            KeywordAction.class,
                            KeywordActions::what,
                            KeywordActions::number),
            phrase("incubate {} twice", VALUE)
                    .as(
                            k -> new Effect.Repeat(n(2), new KeywordAction("incubate", k, null, ""), "incubate twice"),
                            Effect.Repeat.class,
                            r -> r.effect() instanceof KeywordAction action ? number(action) : ""),
            phrase("venture into the dungeon").means(new KeywordAction("venture", null, null, "")),
            phrase("you take the initiative").means(new KeywordAction("take the initiative", null, null, "")),
            phrase("clash with an opponent").means(new KeywordAction("clash", null, null, "")),
            phrase("blight {}", VALUE)
                    .as(k -> new KeywordAction("blight", k, null, ""), KeywordAction.class, KeywordActions::number),
            phrase("{} (endures|endure) {}", SUBJECT, VALUE)
                    .as(
                            (w, k) -> new KeywordAction("endure", k, w, ""),
                            KeywordAction.class,
                            KeywordActions::what,
                            KeywordActions::number),
            phrase("{} (connives|connive) {}", SUBJECT, VALUE)
                    .as(
                            (w, k) -> new KeywordAction("connive", k, w, "n"),
                            KeywordAction.class,
                            KeywordActions::what,
                            KeywordActions::number),
            phrase("turn {} face up", OBJECT)
                    .as(w -> new KeywordAction("turn face up", null, w, ""), KeywordAction.class, KeywordActions::what),
            phrase("turn {} face down", OBJECT)
                    .as(w -> new KeywordAction("turn face down", null, w, ""), KeywordAction.class, KeywordActions::what));

    // Energy

    private static final Phrase<Effect> ENERGIES = oneOf(
            "energy",
            phrase("you get {}", Words.ENERGY)
                    .as(
                            k -> new Effect.PutCounters("energy", k, YOU, "energy"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("get {}", Words.ENERGY)
                    .as(
                            k -> new Effect.PutCounters("energy", k, YOU, "get energy"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count));

    // Changes

    private static Change obey(Reference what, Rule rule, Duration duration, String wording) {
        return new Change(what, List.of(new Modification.Obey(rule)), duration, wording);
    }

    private static Object onlyBy(Change change) {
        return change.changes().getFirst() instanceof Modification.Obey(Rule.CantBeBlockedExceptBy(Filter by))
                ? by
                : "";
    }

    /// The color is chosen as the instruction is followed (CR 608.2d).
    private static Effect.Repeat ofChosenColor(
            Reference what, List<Modification> before, Duration duration, String wording) {
        List<Modification> changes = new java.util.ArrayList<>(before);
        changes.add(new Modification.BecomeChosenColor());
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.Choose(YOU, Choice.Kind.COLOR, List.of(), ""),
                                new Change(what, changes, duration, "")),
                        List.of(Effect.Joint.AND)),
                wording);
    }

    /// The type is chosen as the instruction is followed (CR 608.2d).
    private static Effect.Repeat ofChosenType(Reference what, Choice.Kind kind, Duration duration) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.Choose(YOU, kind, List.of(), ""),
                                new Change(
                                        what,
                                        List.of(new Modification.BecomeChosenType(Modification.Manner.REPLACE)),
                                        duration,
                                        "")),
                        List.of(Effect.Joint.AND)),
                "type");
    }

    private static Phrase<Effect> typeOfChoice(String words, Choice.Kind kind) {
        return phrase("{} (becomes|become) the " + words + " of your choice {}", SUBJECT, Durations.DURATION)
                .as(
                        (w, d) -> ofChosenType(w, kind, d),
                        Effect.Repeat.class,
                        r -> changeIn(r).what(),
                        r -> changeIn(r).duration());
    }

    private static Change changeIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Change change
                ? change
                : new Change(YOU, List.of(), Durations.FOREVER, "");
    }

    private static Object bonusIn(Effect.Repeat repeat) {
        List<Modification> changes = changeIn(repeat).changes();
        return !changes.isEmpty() && changes.getFirst() instanceof Modification.AddPowerToughness(var p, var t)
                ? new Words.PowerToughness(p, t)
                : "";
    }

    private static final Amount ITS_POWER = new Amount.StatOf(Characteristic.POWER, new Reference.It(""));

    private static Change doubled(Reference what, String wording) {
        return new Change(
                what,
                List.of(new Modification.AddPowerToughness(ITS_POWER, n(0))),
                new Duration.EndOfTurn(""),
                wording);
    }

    private static final Phrase<Effect> CHANGES = oneOf(
            "a change",
            phrase("{} (assigns|assign) no combat damage this turn", SUBJECT)
                    .as(
                            w -> obey(
                                    w,
                                    new Rule.Simple(Rule.Kind.ASSIGNS_NO_COMBAT_DAMAGE),
                                    Durations.THIS_TURN,
                                    "assigns none"),
                            Change.class,
                            Change::what),
            phrase("{} (assigns|assign) no combat damage this combat", SUBJECT)
                    .as(
                            w -> obey(
                                    w,
                                    new Rule.Simple(Rule.Kind.ASSIGNS_NO_COMBAT_DAMAGE),
                                    new Duration.EndOfCombat("this combat"),
                                    "assigns none"),
                            Change.class,
                            Change::what),
            phrase("{} can't be blocked this turn except by {}", SUBJECT, Nouns.PERMANENT.many())
                    .as(
                            (w, f) -> obey(w, new Rule.CantBeBlockedExceptBy(f), Durations.THIS_TURN, "except by"),
                            Change.class,
                            Change::what,
                            KeywordActions::onlyBy),
            phrase("{} can attack this turn as though it didn't have defender", SUBJECT.one())
                    .as(
                            w -> obey(
                                    w,
                                    new Rule.Simple(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER),
                                    Durations.THIS_TURN,
                                    "as though"),
                            Change.class,
                            Change::what),
            phrase("{} can block an additional creature this turn", SUBJECT)
                    .as(
                            w -> obey(w, new Rule.CanBlockAdditional(1), Durations.THIS_TURN, "additional"),
                            Change.class,
                            Change::what),
            phrase("{} also {} {}", SUBJECT, Predicates.TEMPORARY, Durations.DURATION)
                    .as(
                            (w, changes, d) -> new Change(w, changes, d, "also"),
                            Change.class,
                            Change::what,
                            Change::changes,
                            Change::duration),
            phrase("{} (becomes|become) the color of your choice {}", SUBJECT, Durations.DURATION)
                    .as(
                            (w, d) -> ofChosenColor(w, List.of(), d, "color"),
                            Effect.Repeat.class,
                            r -> changeIn(r).what(),
                            r -> changeIn(r).duration()),
            typeOfChoice("basic land type", Choice.Kind.BASIC_LAND_TYPE),
            typeOfChoice("creature type", Choice.Kind.CREATURE_TYPE),
            phrase("{} gets {} and becomes the color of your choice {}", SUBJECT.one(), Words.BONUS, Durations.DURATION)
                    .as(
                            (w, b, d) -> ofChosenColor(
                                    w,
                                    List.of(new Modification.AddPowerToughness(b.power(), b.toughness())),
                                    d,
                                    "bonus and color"),
                            Effect.Repeat.class,
                            r -> changeIn(r).what(),
                            KeywordActions::bonusIn,
                            r -> changeIn(r).duration()),
            phrase("double the power of {} until end of turn", OBJECT)
                    .as(w -> doubled(w, "double the power"), Change.class, Change::what),
            phrase("double {}'s power until end of turn", SUBJECT.one())
                    .as(w -> doubled(w, "double its power"), Change.class, Change::what));

    // Names, hands, libraries

    private static Effect.Repeat revealsAndDiscards(Reference who, Filter what) {
        List<Filter> inHand = new java.util.ArrayList<>(Nouns.parts(what));
        inHand.add(new Filter.In(splitsecond.engine.ability.Zone.HAND, Verbs.SAME_PLAYER));
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.LookAtHand(who, true),
                                new Effect.Discard(
                                        Verbs.SAME_PLAYER,
                                        new Amount.CountOf(new Filter.And(inHand)),
                                        what,
                                        false,
                                        "all")),
                        List.of(Effect.Joint.AND)),
                "reveals and discards all");
    }

    private static Object revealer(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Effect.LookAtHand(Reference who, boolean _)
                ? who
                : "";
    }

    private static Object discarded(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect.Discard discard
                        && discard.what() != null
                ? discard.what()
                : "";
    }

    private static Effect.Repeat twoKinds(Effect.CounterCount one, Effect.CounterCount other, Reference on) {
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.PutCounters(one.kind(), one.count(), on, ""),
                                new Effect.PutCounters(other.kind(), other.count(), new Reference.It(""), "")),
                        List.of(Effect.Joint.AND)),
                "two kinds of counters");
    }

    private static Object putIn(Effect.Repeat repeat, int which) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.size() == 2
                        && steps.get(which) instanceof Effect.PutCounters put
                ? new Effect.CounterCount(put.kind(), put.count())
                : "";
    }

    private static Object bearer(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Effect.PutCounters put
                ? put.on()
                : "";
    }

    private static final Phrase<Effect.CounterCount> COUNTERS = oneOf(
            "counters",
            a(phrase("{} counter", Words.COUNTER_KIND)
                    .as(k -> new Effect.CounterCount(k, n(1)), Effect.CounterCount.class, Effect.CounterCount::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, Words.COUNTER_KIND)
                    .as(
                            (c, k) -> new Effect.CounterCount(k, c),
                            Effect.CounterCount.class,
                            Effect.CounterCount::count,
                            Effect.CounterCount::kind));

    private static final Effect.Destination TOP =
            new Effect.Destination(splitsecond.engine.ability.Zone.LIBRARY, Effect.Placement.PLAIN);

    private static final Phrase<Effect> CARDS = oneOf(
            "an instruction",
            phrase("choose a card name").means(new Effect.Choose(YOU, Choice.Kind.CARD_NAME, List.of(), "")),
            phrase("reveal a card at random from your hand")
                    .means(new Effect.Reveal(
                            new Reference.AtRandom(
                                    Amounts.cardsIn(splitsecond.engine.ability.Zone.HAND, YOU), Count.ONE),
                            "at random")),
            phrase("choose a nonland card name")
                    .means(new Effect.Choose(YOU, Choice.Kind.CARD_NAME, List.of(), "nonland")),
            phrase("{} reveals their hand and discards all {}", References.PLAYER.one(), Nouns.CARDS.many())
                    .as(KeywordActions::revealsAndDiscards, Effect.Repeat.class, KeywordActions::revealer, KeywordActions::discarded),
            phrase("put {} and {} on {}", COUNTERS, COUNTERS, OBJECT)
                    .as(KeywordActions::twoKinds, Effect.Repeat.class, r -> putIn(r, 0), r -> putIn(r, 1), KeywordActions::bearer),
            phrase(
                            "look at the top {} cards of {} library, then put them back in any order",
                            Amounts.SEVERAL,
                            References.WHOSE.where(w -> !w.equals(YOU)))
                    .as(
                            (c, who) -> new Effect.Dig(
                                    who, c, false, null, Count.exactly(0), false, TOP, TOP, "theirs back"),
                            Effect.Dig.class,
                            Effect.Dig::look,
                            Effect.Dig::who),
            phrase("the owner of {} shuffles it into their library", References.TARGET.one())
                    .as(
                            t -> new Effect.Repeat(
                                    n(1),
                                    new Effect.Sequence(
                                            List.of(
                                                    new Effect.Move(
                                                            t,
                                                            null,
                                                            splitsecond.engine.ability.Zone.LIBRARY,
                                                            Effect.Placement.PLAIN,
                                                            null,
                                                            "owner shuffles"),
                                                    new Effect.Shuffle(new Reference.OwnerOf(References.IT, ""))),
                                            List.of(Effect.Joint.AND)),
                                    "owner shuffles"),
                            Effect.Repeat.class,
                            r -> r.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                                            && steps.getFirst() instanceof Effect.Move move
                                    ? move.what()
                                    : ""),
            phrase(
                            "you may have {} deal X damage to {}, where X is {}",
                            SUBJECT.one(),
                            Verbs.RECIPIENT,
                            Amounts.EXPRESSION)
                    .as(
                            (s, to, x) -> new Effect.May(
                                    YOU, new Effect.DealDamage(s, x, to, "have where X"), "have where X"),
                            Effect.May.class,
                            m -> m.effect() instanceof Effect.DealDamage d ? d.source() : "",
                            m -> m.effect() instanceof Effect.DealDamage d ? d.to() : "",
                            m -> m.effect() instanceof Effect.DealDamage d ? d.amount() : ""));

    // Targets, players, later

    private static final Phrase<Effect> OTHERS = oneOf(
            "an instruction",
            phrase("choose {}", References.TARGET.either())
                    .as(
                            t -> new Effect.ChooseObjects(t, "target"),
                            Effect.ChooseObjects.class,
                            Effect.ChooseObjects::what),
            phrase("choose {} and {}", References.TARGET.one(), References.TARGET.one())
                    .as(
                            (x, y) -> new Effect.ChooseObjects(new Reference.Both(x, y), "targets"),
                            Effect.ChooseObjects.class,
                            c -> c.what() instanceof Reference.Both(Reference x, Reference _) ? x : "",
                            c -> c.what() instanceof Reference.Both(Reference _, Reference y) ? y : ""),
            phrase("{}'s life total becomes {}", References.PLAYER.one(), Amounts.EXPRESSION)
                    .as(Effect.SetLife::new, Effect.SetLife.class, Effect.SetLife::who, Effect.SetLife::amount),
            phrase(
                            "when you next cast {} this turn, {}",
                            a(Nouns.SPELLS.one()),
                            Phrase.<Effect>lazy(() -> Sentences.CLAUSES))
                    .as(
                            (f, e) -> new Effect.Delayed(
                                    new Trigger.Casts(Nouns.YOU, f, 0, "next"), e, Durations.THIS_TURN, true, "next"),
                            Effect.Delayed.class,
                            d -> d.trigger() instanceof Trigger.Casts casts ? casts.spell() : "",
                            Effect.Delayed::effect),
            phrase("remove a counter from {}", OBJECT)
                    .as(
                            w -> new Effect.RemoveCounters(null, n(1), w, "a counter"),
                            Effect.RemoveCounters.class,
                            Effect.RemoveCounters::from));

    public static final Phrase<Effect> VERB = oneOf("an instruction", KEYWORD_ACTIONS, ENERGIES, CHANGES, CARDS, OTHERS);
}
