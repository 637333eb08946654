package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.Amounts.CARD_COUNT;
import static splitsecond.cards.vocabulary.noun.Amounts.EXPRESSION;
import static splitsecond.cards.vocabulary.noun.Amounts.LIFE;
import static splitsecond.cards.vocabulary.noun.Amounts.UNIT;
import static splitsecond.cards.vocabulary.noun.Amounts.VALUE;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.noun.References.PLAYER;
import static splitsecond.cards.vocabulary.noun.References.PLAYER_OBJECT;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.DIGITS;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Suffixes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Change;
import splitsecond.engine.ability.Effect.DealDamage;
import splitsecond.engine.ability.Effect.Destroy;
import splitsecond.engine.ability.Effect.Discard;
import splitsecond.engine.ability.Effect.Draw;
import splitsecond.engine.ability.Effect.GainLife;
import splitsecond.engine.ability.Effect.LoseLife;
import splitsecond.engine.ability.Effect.Sacrifice;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.TargetSlot;

/// Verb frames: what an instruction tells players and objects to do.
public final class Verbs {
    private Verbs() {}

    /// The player of the clause before: "target player draws a card and loses 1 life".
    static final Reference SAME_PLAYER = new Reference.ThatPlayer("");

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
                phrase(one + rest, object).as(a -> make.apply(SAME_PLAYER, a), type, what));
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

    // Damage and life

    /// Who is dealt damage: objects or players.
    public static final Phrase<Reference> RECIPIENT = oneOf(
            "who is dealt damage",
            References.TARGET.one(),
            References.THAT,
            References.HOST,
            PLAYER_OBJECT.where(r -> !(r instanceof Reference.Target)),
            phrase("~").means(References.SELF),
            phrase("each {}", Nouns.PERMANENT.one())
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            phrase("each {}", Nouns.EACH_AND)
                    .as(f -> new Reference.Each(f, "each"), Reference.Each.class, Reference.Each::filter),
            phrase("each of {}", References.TARGET.many())
                    .as(t -> References.worded(t, "each of"), Reference.Target.class, t -> References.worded(t, "")),
            phrase("each of {}", ANY_TARGETS())
                    .as(t -> References.worded(t, "each of"), Reference.Target.class, t -> References.worded(t, "")),
            phrase("itself").means(new Reference.It("itself")),
            phrase(
                            "{} and each creature that player or that planeswalker's controller controls",
                            References.TARGET.one())
                    .as(
                            t -> new Reference.Both(
                                    t,
                                    new Reference.Each(
                                            Nouns.and(
                                                    Nouns.CREATURE,
                                                    new Filter.ControlledBy(new Reference.ThatPlayer(
                                                            "that player or that planeswalker's controller"))),
                                            "and each")),
                            Reference.Both.class,
                            Reference.Both::first),
            phrase("{} and each {}", References.TARGET.one(), Nouns.PERMANENT.one())
                    .as(
                            (t, f) -> new Reference.Both(t, new Reference.Each(f, "each")),
                            Reference.Both.class,
                            Reference.Both::first,
                            both -> both.second() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("{} and each {}", References.TARGET.one(), Nouns.EACH_AND)
                    .as(
                            (t, f) -> new Reference.Both(t, new Reference.Each(f, "each")),
                            Reference.Both.class,
                            Reference.Both::first,
                            both -> both.second() instanceof Reference.Each(Filter f, String _) ? f : ""),
            phrase("each {} and each {}", Nouns.PERMANENT.one(), Nouns.PERMANENT.one())
                    .as(
                            (f, g) -> new Reference.Each(new Filter.Or(List.of(f, g)), "and each"),
                            Reference.Each.class,
                            e -> e.wording().equals("and each") ? firstOf(e.filter()) : "",
                            e -> e.wording().equals("and each") ? lastOf(e.filter()) : ""),
            phrase("each {} and each opponent", Nouns.PERMANENT.one())
                    .as(
                            f -> new Reference.Each(new Filter.Or(List.of(f, Nouns.OPPONENT)), "and opponent"),
                            Reference.Each.class,
                            e -> firstOf(e.filter())),
            phrase("each opponent and each creature and planeswalker they control")
                    .means(new Reference.Each(
                            new Filter.Or(List.of(
                                    Nouns.OPPONENT,
                                    new Filter.And(List.of(
                                            new Filter.Or(List.of(Nouns.CREATURE, Nouns.PLANESWALKER)),
                                            new Filter.ControlledBy(Suffixes.YOUR_OPPONENTS))))),
                            "and their creatures and planeswalkers")),
            phrase("each creature and each player")
                    .means(new Reference.Each(new Filter.Or(List.of(Nouns.CREATURE, Nouns.PLAYER)), "and")),
            phrase("each {} and each player", Nouns.PERMANENT.one())
                    .as(
                            f -> f.equals(Nouns.CREATURE)
                                    ? null
                                    : new Reference.Each(new Filter.Or(List.of(f, Nouns.PLAYER)), "and"),
                            Reference.Each.class,
                            e -> firstOf(e.filter())),
            phrase("each opponent and each {}", Nouns.PERMANENT.one())
                    .as(
                            f -> new Reference.Each(new Filter.Or(List.of(Nouns.OPPONENT, f)), "and"),
                            Reference.Each.class,
                            e -> lastOf(e.filter())),
            References.THOSE.where(r -> !r.equals(new Reference.It("them"))));

    private static Object firstOf(Filter filter) {
        return filter instanceof Filter.Or(List<Filter> any) ? any.getFirst() : "";
    }

    private static Object lastOf(Filter filter) {
        return filter instanceof Filter.Or(List<Filter> any) ? any.getLast() : "";
    }

    private static final Phrase<Effect> DAMAGE = oneOf(
            "deal damage",
            phrase("{} (deals|deal) {} damage to {}", SUBJECT, VALUE, RECIPIENT)
                    .as(
                            (s, a, to) -> new DealDamage(s, a, to, ""),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::amount,
                            DealDamage::to),
            phrase("{} (deals|deal) damage equal to {} to {}", SUBJECT, EXPRESSION, RECIPIENT)
                    .as(
                            (s, a, to) -> new DealDamage(s, a, to, "equal"),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::amount,
                            DealDamage::to),
            phrase("{} (deals|deal) damage to {} equal to {}", SUBJECT, RECIPIENT, EXPRESSION)
                    .as(
                            (s, to, a) -> new DealDamage(s, a, to, "to equal"),
                            DealDamage.class,
                            DealDamage::source,
                            DealDamage::to,
                            DealDamage::amount),
            phrase("{} (deals|deal) {} damage to {} for each {}", SUBJECT, DIGITS, RECIPIENT, UNIT)
                    .as(
                            (s, k, to, u) -> new DealDamage(s, Amounts.times(k, u), to, "for each"),
                            DealDamage.class,
                            DealDamage::source,
                            d -> Amounts.factorOf(d.amount()),
                            DealDamage::to,
                            d -> Amounts.unitOf(d.amount())),
            phrase("{} damage to {}", VALUE, RECIPIENT)
                    .as(
                            (a, to) -> new DealDamage(new Reference.It(""), a, to, "and"),
                            DealDamage.class,
                            DealDamage::amount,
                            DealDamage::to),
            phrase(
                            "{} (deals|deal) {} damage divided evenly, rounded down, among {}",
                            SUBJECT,
                            VALUE,
                            oneOf("targets", References.TARGET.many(), ANY_TARGETS()))
                    .as(
                            Effect.DealEvenDamage::new,
                            Effect.DealEvenDamage.class,
                            Effect.DealEvenDamage::source,
                            Effect.DealEvenDamage::amount,
                            Effect.DealEvenDamage::among),
            phrase(
                            "{} (deals|deal) {} damage divided as you choose among {}",
                            SUBJECT,
                            VALUE,
                            oneOf("targets", References.TARGET.many(), ANY_TARGETS()))
                    .as(
                            (s, a, to) -> new Effect.DealDividedDamage(s, a, to, ""),
                            Effect.DealDividedDamage.class,
                            Effect.DealDividedDamage::source,
                            Effect.DealDividedDamage::amount,
                            Effect.DealDividedDamage::among),
            phrase("you may have {} deal X damage to {}, where X is {}", SUBJECT.one(), RECIPIENT, Amounts.EXPRESSION)
                    .as(
                            (s, to, x) -> new Effect.May(
                                    YOU, new Effect.DealDamage(s, x, to, "have where X"), "have where X"),
                            Effect.May.class,
                            m -> m.effect() instanceof Effect.DealDamage d ? d.source() : "",
                            m -> m.effect() instanceof Effect.DealDamage d ? d.to() : "",
                            m -> m.effect() instanceof Effect.DealDamage d ? d.amount() : ""));

    private static Phrase<Reference> ANY_TARGETS() {
        return oneOf(
                "targets",
                anyTargets("any number of", Count.ANY_NUMBER),
                anyTargets("one or two", new Count(n(1), n(2))),
                anyTargets("one, two, or three", new Count(n(1), n(3))),
                anyTargets("X", Count.exactly(Words.X)),
                anyTargets("up to two", Count.upTo(2)),
                anyTargets("up to two other", Count.upTo(2)));
    }

    private static Phrase<Reference> anyTargets(String words, Count count) {
        return phrase(words + " {}", table("targets", Map.of("targets", Nouns.ANY_TARGET)))
                .as(
                        f -> new Reference.Target(new TargetSlot(f, count, words.endsWith(" other"), null, "")),
                        Reference.Target.class,
                        target -> target.slot().filter());
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
            phrase("{} (loses|lose) half their life, rounded up", PLAYER)
                    .as(
                            who -> new LoseLife(
                                    who,
                                    new Amount.Half(new Amount.LifeOf(new Reference.ThatPlayer("their")), true),
                                    "half"),
                            LoseLife.class,
                            LoseLife::who),
            phrase("your life total becomes {}", EXPRESSION)
                    .as(a -> new Effect.SetLife(YOU, a), Effect.SetLife.class, Effect.SetLife::amount),
            phrase("{} fights {}", SUBJECT.one(), OBJECT)
                    .as(Effect.Fight::new, Effect.Fight.class, Effect.Fight::one, Effect.Fight::other),
            phrase("those creatures fight each other")
                    .means(new Effect.Fight(new Reference.It("those creatures"), new Reference.It("each other"))));

    // Cards

    private static final Amount HALF_THEIR_LIBRARY = new Amount.Half(
            new Amount.CountOf(
                    Amounts.cardsIn(splitsecond.engine.ability.Zone.LIBRARY, new Reference.ThatPlayer("their"))),
            false);

    /// "Discards their hand", "discards all the cards in their hand".
    private static Phrase<Effect> discardHand(String all) {
        return oneOf(
                "discard a hand",
                phrase("discard " + all + "your hand").means(new Effect.DiscardHand(YOU, all)),
                phrase("{} (discards|discard) " + all + "their hand", PLAYER)
                        .as(who -> new Effect.DiscardHand(who, all), Effect.DiscardHand.class, Effect.DiscardHand::who),
                phrase("discards " + all + "their hand").means(new Effect.DiscardHand(SAME_PLAYER, all)));
    }

    private static final Phrase<Effect> HANDS = oneOf(
            "draw or discard",
            doing("draws", "draw", " {}", CARD_COUNT, Draw::new, Draw.class, Draw::who, Draw::count),
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
            phrase("{} (mills|mill) half their library, rounded down", PLAYER)
                    .as(who -> new Effect.Mill(who, HALF_THEIR_LIBRARY), Effect.Mill.class, Effect.Mill::who),
            phrase("scry {}", VALUE).as(Effect.Scry::new, Effect.Scry.class, Effect.Scry::count),
            phrase("surveil {}", VALUE).as(Effect.Surveil::new, Effect.Surveil.class, Effect.Surveil::count),
            phrase("reveal your hand").means(new Effect.LookAtHand(YOU, true)),
            phrase("{} (reveals|reveal) their hand", PLAYER)
                    .as(who -> new Effect.LookAtHand(who, true), Effect.LookAtHand.class, Effect.LookAtHand::whose),
            phrase("look at {} hand", References.WHOSE)
                    .as(who -> new Effect.LookAtHand(who, false), Effect.LookAtHand.class, Effect.LookAtHand::whose),
            phrase("shuffle your library").means(new Effect.Shuffle(YOU)),
            phrase("shuffle").means(new Effect.Shuffle(YOU)),
            phrase("{} (shuffles|shuffle) their library", PLAYER)
                    .as(Effect.Shuffle::new, Effect.Shuffle.class, Effect.Shuffle::who));

    private static Phrase<Reference> toSacrifice(Reference chooser) {
        return References.chosen(Nouns.PERMANENT, chooser);
    }

    private static final Phrase<Effect> SACRIFICE = oneOf(
            "sacrifice",
            phrase(
                            "sacrifice {}",
                            oneOf(
                                    "something to sacrifice",
                                    phrase("~").means(References.SELF),
                                    References.THAT,
                                    References.THOSE,
                                    toSacrifice(YOU)))
                    .as(what -> new Sacrifice(YOU, what, ""), Sacrifice.class, Sacrifice::what),
            phrase(
                            "you sacrifice {}",
                            oneOf(
                                    "something to sacrifice",
                                    phrase("~").means(References.SELF),
                                    References.THAT,
                                    toSacrifice(YOU)))
                    .as(what -> new Sacrifice(YOU, what, ""), Sacrifice.class, Sacrifice::what),
            phrase("{} (sacrifices|sacrifice) {} of their choice", PLAYER, toSacrifice(SAME_PLAYER))
                    .as(
                            (who, what) -> new Sacrifice(who, what, "of their choice"),
                            Sacrifice.class,
                            Sacrifice::who,
                            Sacrifice::what),
            phrase(
                            "{} (sacrifices|sacrifice) {}",
                            PLAYER,
                            oneOf(
                                    "something to sacrifice",
                                    References.THAT,
                                    phrase("~").means(References.SELF),
                                    toSacrifice(SAME_PLAYER)))
                    .as(
                            (who, what) -> who.equals(YOU) ? null : new Sacrifice(who, what, ""),
                            Sacrifice.class,
                            Sacrifice::who,
                            Sacrifice::what));

    // Permanents

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
            phrase("attach {} to {}", OBJECT, OBJECT)
                    .as(Effect.Attach::new, Effect.Attach.class, Effect.Attach::what, Effect.Attach::to),
            phrase("exchange control of {} and {}", OBJECT, OBJECT)
                    .as(
                            Effect.ExchangeControl::new,
                            Effect.ExchangeControl.class,
                            Effect.ExchangeControl::one,
                            Effect.ExchangeControl::other),
            phrase("proliferate").means(new Effect.Proliferate()),
            phrase("proliferate twice").means(new Effect.Repeat(n(2), new Effect.Proliferate(), "twice")),
            phrase("the Ring tempts you").means(new Effect.KeywordAction(Action.THE_RING_TEMPTS_YOU, null, null, "")),
            phrase("investigate").means(new Effect.KeywordAction(Action.INVESTIGATE, null, null, "")),
            phrase("populate").means(new Effect.KeywordAction(Action.POPULATE, null, null, "")),
            phrase("learn").means(new Effect.KeywordAction(Action.LEARN, null, null, "")),
            keywordNumber(Action.MONSTROSITY),
            keywordNumber(Action.ADAPT),
            keywordNumber(Action.BOLSTER),
            keywordNumber(Action.DISCOVER),
            keywordNumber(Action.FATESEAL),
            keywordNumber(Action.INCUBATE),
            keywordObject(Action.GOAD),
            keywordObject(Action.DETAIN),
            keywordObject(Action.SUSPECT),
            phrase("{} (explores|explore)", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.EXPLORE, null, what, ""),
                            Effect.KeywordAction.class,
                            k -> k.what() == null ? "" : k.what()),
            phrase("{} (connives|connive)", SUBJECT)
                    .as(
                            what -> new Effect.KeywordAction(Action.CONNIVE, null, what, ""),
                            Effect.KeywordAction.class,
                            k -> k.what() == null ? "" : k.what()));

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

    // Changes that last

    private static boolean turnBased(List<Modification> changes) {
        return changes.stream().allMatch(c -> c instanceof Modification.Obey);
    }

    /// The color is chosen as the instruction is followed (CR 608.2d), so choosing is a step of its own.
    private static Effect chosenProtection(Reference what, Duration duration) {
        Modification gains = new Modification.GainAbility(new Ability.Parameterized(
                new KeywordAbility.Protection(new Filter.IsChosen(Choice.Kind.COLOR), "your choice")));
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(
                        List.of(
                                new Effect.Choose(YOU, Choice.Kind.COLOR, List.of(), ""),
                                new Change(what, List.of(gains), duration, "")),
                        List.of(Effect.Joint.AND)),
                "color of your choice");
    }

    private static Change protectedIn(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Change change
                ? change
                : new Change(YOU, List.of(), Durations.FOREVER, "");
    }

    /// What somebody must block.
    private static final Phrase<Reference> BLOCKED = oneOf(
            "an attacker", phrase("~").means(References.SELF), phrase("it").means(References.IT));

    private static Change mustBlock(Reference what, Reference attacker, splitsecond.engine.ability.Duration duration) {
        return new Change(what, List.of(new Modification.Obey(new Rule.MustBlock(attacker))), duration, "if able");
    }

    private static Object mustBlock(Change change) {
        return change.changes().size() == 1
                        && change.changes().getFirst() instanceof Modification.Obey(Rule.MustBlock(Reference attacker))
                ? attacker
                : "";
    }

    private static final List<Modification> MUST_BE_BLOCKED =
            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.MUST_BE_BLOCKED)));

    private static final Phrase<Effect> CHANGE = oneOf(
            "a change",
            phrase("{} {} {}", SUBJECT, Predicates.TEMPORARY, Durations.DURATION)
                    .as(
                            (what, changes, d) -> d.equals(Durations.THIS_TURN) != turnBased(changes)
                                            && d instanceof Duration.EndOfTurn
                                    ? null
                                    : new Change(what, changes, d, ""),
                            Change.class,
                            Change::what,
                            Change::changes,
                            Change::duration),
            phrase("{}, {} {}", Durations.LEADING, SUBJECT, Predicates.TEMPORARY)
                    .as(
                            (d, what, changes) -> new Change(what, changes, d, "first"),
                            Change.class,
                            Change::duration,
                            Change::what,
                            Change::changes),
            phrase("{} {}", SUBJECT, Predicates.TEMPORARY)
                    .as(
                            (what, changes) ->
                                    turnBased(changes) ? null : new Change(what, changes, Durations.FOREVER, ""),
                            Change.class,
                            Change::what,
                            Change::changes),
            phrase("gain control of {} {}", OBJECT, Durations.DURATION)
                    .as(
                            (what, d) ->
                                    new Change(what, List.of(new Modification.ChangeControl(YOU)), d, "gain control"),
                            Change.class,
                            Change::what,
                            Change::duration),
            phrase("gain control of {}", OBJECT)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.ChangeControl(YOU)),
                                    Durations.FOREVER,
                                    "gain control"),
                            Change.class,
                            Change::what),
            phrase("you gain control of {}", OBJECT)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.ChangeControl(YOU)),
                                    Durations.FOREVER,
                                    "you gain control"),
                            Change.class,
                            Change::what),
            phrase("{} (attacks|attack) this turn if able", SUBJECT)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ATTACKS_EACH_COMBAT))),
                                    Durations.THIS_TURN,
                                    "if able"),
                            Change.class,
                            Change::what),
            phrase("{} (blocks|block) this turn if able", SUBJECT)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.BLOCKS_EACH_COMBAT))),
                                    Durations.THIS_TURN,
                                    "if able"),
                            Change.class,
                            Change::what),
            phrase("{} (blocks|block) {} this turn if able", SUBJECT, BLOCKED)
                    .as(
                            (what, attacker) -> mustBlock(what, attacker, Durations.THIS_TURN),
                            Change.class,
                            Change::what,
                            Verbs::mustBlock),
            phrase("{} (blocks|block) {} this combat if able", SUBJECT, BLOCKED)
                    .as(
                            (what, attacker) ->
                                    mustBlock(what, attacker, new splitsecond.engine.ability.Duration.EndOfCombat("")),
                            Change.class,
                            Change::what,
                            Verbs::mustBlock),
            phrase("{} must be blocked this turn if able", SUBJECT)
                    .as(
                            what -> new Change(what, MUST_BE_BLOCKED, Durations.THIS_TURN, "must be blocked"),
                            Change.class,
                            Change::what),
            phrase("must be blocked this turn if able")
                    .means(new Change(new Reference.It(""), MUST_BE_BLOCKED, Durations.THIS_TURN, "and must")),
            phrase("all creatures able to block {} this turn do so", OBJECT)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ALL_ABLE_MUST_BLOCK_IT))),
                                    Durations.THIS_TURN,
                                    "do so"),
                            Change.class,
                            Change::what),
            phrase("{} this turn", Predicates.CANT)
                    .as(
                            changes -> new Change(new Reference.It(""), changes, Durations.THIS_TURN, "and"),
                            Change.class,
                            Change::changes),
            phrase("{} (gets|get) {} until end of turn for each {}", SUBJECT, Words.BONUS, UNIT)
                    .as(
                            (what, b, u) -> new Change(
                                    what, List.of(Predicates.scaled(b, u)), new Duration.EndOfTurn(""), "for each"),
                            Change.class,
                            Change::what,
                            c -> Predicates.unitIn(c.changes()),
                            c -> Predicates.scaleIn(c.changes())),
            phrase("{} (gets|get) an additional {} until end of turn for each {}", SUBJECT, Words.BONUS, UNIT)
                    .as(
                            (what, b, u) -> new Change(
                                    what, List.of(Predicates.scaled(b, u)), new Duration.EndOfTurn(""), "additional"),
                            Change.class,
                            Change::what,
                            c -> Predicates.unitIn(c.changes()),
                            c -> Predicates.scaleIn(c.changes())),
            phrase("{} {}. it's still a land", SUBJECT, Predicates.BECOMING_STILL)
                    .as(
                            (what, changes) -> new Change(what, changes, Durations.FOREVER, "still"),
                            Change.class,
                            Change::what,
                            Change::changes),
            phrase("{} {} {}. it's still a land", SUBJECT, Predicates.BECOMING_STILL, Durations.DURATION)
                    .as(
                            (what, changes, d) -> new Change(what, changes, d, "still"),
                            Change.class,
                            Change::what,
                            Change::changes,
                            Change::duration),
            phrase("{}, {} {}. it's still a land", Durations.LEADING, SUBJECT, Predicates.BECOMING_STILL)
                    .as(
                            (d, what, changes) -> new Change(what, changes, d, "first still"),
                            Change.class,
                            Change::duration,
                            Change::what,
                            Change::changes),
            phrase("{} {} {}. they're still lands", SUBJECT, Predicates.BECOMING_STILL, Durations.DURATION)
                    .as(
                            (what, changes, d) -> new Change(what, changes, d, "still they"),
                            Change.class,
                            Change::what,
                            Change::changes,
                            Change::duration),
            phrase("{} (gains|gain) protection from the color of your choice {}", SUBJECT, Durations.DURATION)
                    .as(
                            (what, d) -> chosenProtection(what, d),
                            Effect.Repeat.class,
                            r -> protectedIn(r).what(),
                            r -> protectedIn(r).duration()),
            phrase("{} dealt damage this way can't be regenerated this turn", Words.a(Nouns.PERMANENT.one()))
                    .as(
                            f -> new Change(
                                    new Reference.DoneThisWay(f, "dealt damage"),
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_BE_REGENERATED))),
                                    Durations.THIS_TURN,
                                    "this way"),
                            Change.class,
                            c -> c.what() instanceof Reference.DoneThisWay(Filter f, String _) && f != null ? f : ""),
            phrase("switch {}'s power and toughness until end of turn", SUBJECT.one())
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.SwitchPowerToughness()),
                                    new Duration.EndOfTurn(""),
                                    "switch"),
                            Change.class,
                            Change::what),
            staysTapped(
                    "{} (doesn't|don't) untap during (its controller's|their controllers') next untap (step|steps)",
                    SUBJECT,
                    ""),
            staysTapped("{} don't untap during that player's next untap step", SUBJECT.many(), "that player's"),
            staysTapped("{} don't untap during their next untap step", SUBJECT.many(), "their"),
            staysTapped("{} (doesn't|don't) untap during your next untap step", SUBJECT, "your"),
            staysTapped(
                    "{} don't untap during their controller's next untap step", SUBJECT.many(), "their controller's"),
            phrase("{} doesn't untap during its controller's untap step {}", SUBJECT.one(), Durations.DURATION)
                    .as(
                            (what, d) -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.DOESNT_UNTAP))),
                                    d,
                                    ""),
                            Change.class,
                            Change::what,
                            Change::duration));

    private static Phrase<Effect> staysTapped(String wording, Phrase<Reference> what, String whose) {
        return phrase(wording, what)
                .as(
                        tapped -> new Change(
                                tapped,
                                List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.DOESNT_UNTAP))),
                                new Duration.NextUntapStep(whose),
                                ""),
                        Change.class,
                        Change::what);
    }

    public static final Phrase<Effect> VERB =
            oneOf("an instruction", DiceVerbs.VERB, DAMAGE, LIFE_TOTALS, HANDS, SACRIFICE, PERMANENTS, CHANGE);
}
