package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.ORDINAL;
import static splitsecond.cards.vocabulary.word.Words.a;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Mention;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;

/// The event after "when", "whenever" or "at".
public final class Triggers {
    private Triggers() {}

    private static final Phrase<Filter> PLAYER_HIT = table(
            "who is dealt damage",
            Map.of(
                    "a player",
                    Nouns.PLAYER,
                    "an opponent",
                    Nouns.OPPONENT,
                    "you",
                    Nouns.YOU,
                    "a player or planeswalker",
                    new Filter.Or(List.of(Nouns.PLAYER, Nouns.PLANESWALKER)),
                    "a player or battle",
                    new Filter.Or(List.of(Nouns.PLAYER, Nouns.BATTLE)),
                    "an opponent or battle",
                    new Filter.Or(List.of(Nouns.OPPONENT, Nouns.BATTLE)),
                    "one of your opponents",
                    Nouns.OPPONENT,
                    "a creature or opponent",
                    new Filter.Or(List.of(Nouns.CREATURE, Nouns.OPPONENT)),
                    "you or a permanent you control",
                    new Filter.Or(List.of(
                            Nouns.YOU, new Filter.And(List.of(Nouns.ANY, new Filter.ControlledBy(Words.YOU)))))));

    public static final Phrase<Filter> HIT = oneOf(
            "who is dealt damage",
            PLAYER_HIT,
            EventSubjects.CERTAIN_PLAYER,
            a(Nouns.PLAYERS_WHO),
            Nouns.one(Nouns.PERMANENT.one()),
            phrase("~").means(Nouns.THIS));

    private static final List<Step> COMBAT_STEPS = List.of(
            Step.BEGINNING_OF_COMBAT,
            Step.DECLARE_ATTACKERS,
            Step.DECLARE_BLOCKERS,
            Step.FIRST_STRIKE_DAMAGE,
            Step.COMBAT_DAMAGE,
            Step.END_OF_COMBAT);

    /// What must be true as the event happens.
    private static final Phrase<Condition> MEANWHILE = oneOf(
            "when it happens",
            phrase("while {}", Phrase.lazy(() -> Conditions.CONDITION)).as(c -> c, Condition.class, c -> c),
            table(
                    "when it happens",
                    Map.of(
                            "while saddled",
                            new Condition.Matches(References.SELF, new Filter.Is(Filter.Status.SADDLED), "saddled"),
                            "during combat",
                            new Condition.During(COMBAT_STEPS, null),
                            "during your turn",
                            new Condition.TurnOf(Words.YOU),
                            "during your main phase",
                            new Condition.During(List.of(Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN), Words.YOU),
                            "during their turn",
                            new Condition.TurnOf(Players.THEY),
                            "during an opponent's turn",
                            CastEvents.OPPONENTS_TURN)));

    /// An event and, perhaps, what must be true as it happens.
    public static final Phrase<Trigger> EVENT_MEANWHILE = Phrase.lazy(() -> oneOf(
            "an event",
            Triggers.EVENT,
            phrase("{} {}", Triggers.EVENT, MEANWHILE)
                    .as(
                            ObjectEvents::meanwhile,
                            Trigger.While.class,
                            ObjectEvents::eventOf,
                            ObjectEvents::conditionOf)));

    static final Phrase<Filter> SPELL_OR_ABILITY = oneOf(
            "a spell or ability",
            a(Nouns.SPELLS
                    .one()
                    .where(f -> !(f instanceof Filter.In)
                            && !Nouns.parts(f).getFirst().equals(Nouns.SPELL))),
            table("a spell or ability", spellsOrAbilities()));

    private static Map<String, Filter> spellsOrAbilities() {
        return Map.of(
                "a spell or ability", new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true))),
                "a spell", Nouns.SPELL,
                "a spell or ability an opponent controls",
                        new Filter.And(List.of(
                                new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true))),
                                new Filter.ControlledBy(Players.AN_OPPONENT))),
                "a spell an opponent controls",
                        new Filter.And(List.of(Nouns.SPELL, new Filter.ControlledBy(Players.AN_OPPONENT))),
                "a spell or ability you control",
                        new Filter.And(List.of(
                                new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true))),
                                new Filter.ControlledBy(Words.YOU))),
                "a spell you control", new Filter.And(List.of(Nouns.SPELL, new Filter.ControlledBy(Words.YOU))));
    }

    /// "One other creature", "two other creatures".
    private static final Phrase<Filter> OTHERS = oneOf("others", Nouns.PERMANENT.one(), Nouns.PERMANENT.many());

    /// CR 122: "a +1/+1 counter", "a counter"; null means any kind.
    private static final Phrase<Kinds> A_COUNTER = oneOf(
            "a counter",
            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k))
                    .map(Kinds::new, Kinds.class, Kinds::kindOrNothing),
            phrase("a counter").means(new Kinds(null)));

    private static final Phrase<Kinds> COUNTERS = oneOf(
            "counters",
            phrase("one or more {} counters", COUNTER_KIND).as(Kinds::new, Kinds.class, Kinds::kindOrNothing),
            phrase("one or more counters").means(new Kinds(null)));

    private record Kinds(@Nullable CounterKind kind) {
        Object kindOrNothing() {
            return kind == null ? "" : kind;
        }
    }

    private static Phrase<Trigger> countersPut(String words, Phrase<Kinds> kinds, boolean oneOrMore) {
        return phrase(words, kinds, EventSubjects.SUBJECT)
                .as(
                        (k, f) -> new Trigger.CountersPut(k.kind(), f, oneOrMore, null, 0),
                        Trigger.CountersPut.class,
                        c -> new Kinds(c.kind()),
                        Trigger.CountersPut::on);
    }

    private static Phrase<Trigger> playerPutsCounters(Phrase<Kinds> kinds, boolean oneOrMore) {
        return phrase("{} (puts|put) {} on {}", EventSubjects.WHO, kinds, EventSubjects.SUBJECT)
                .as(
                        (who, k, f) -> new Trigger.CountersPut(k.kind(), f, oneOrMore, who, 0),
                        Trigger.CountersPut.class,
                        c -> c.player() == null ? "" : c.player(),
                        c -> new Kinds(c.kind()),
                        Trigger.CountersPut::on);
    }

    private static final Phrase<Trigger> OBJECT_EVENT = oneOf(
            "an event",
            phrase("{} is tapped for mana", EventSubjects.SUBJECT)
                    .as(
                            f -> new Trigger.TappedForMana(f, null),
                            Trigger.TappedForMana.class,
                            Trigger.TappedForMana::what),
            phrase("{} (taps|tap) {} for mana", EventSubjects.WHO, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (who, f) -> new Trigger.TappedForMana(f, who),
                            Trigger.TappedForMana.class,
                            t -> t.player() == null ? "" : t.player(),
                            Trigger.TappedForMana::what),
            phrase("{} (taps|tap) ~ for mana", EventSubjects.WHO)
                    .as(
                            who -> new Trigger.TappedForMana(Nouns.THIS, who),
                            Trigger.TappedForMana.class,
                            t -> t.player() == null ? "" : t.player()),
            phrase("{} becomes attached to {}", EventSubjects.SUBJECT, EventSubjects.SUBJECT)
                    .as(
                            Trigger.BecomesAttached::new,
                            Trigger.BecomesAttached.class,
                            Trigger.BecomesAttached::what,
                            Trigger.BecomesAttached::to),
            phrase("you become the target of {}", SPELL_OR_ABILITY)
                    .as(
                            of -> new Trigger.BecomesTarget(Nouns.YOU, of),
                            Trigger.BecomesTarget.class,
                            t -> t.what().equals(Nouns.YOU) ? t.of() : ""),
            phrase("you or {} becomes the target of {}", a(Nouns.PERMANENT.one()), SPELL_OR_ABILITY)
                    .as(
                            (f, of) -> new Trigger.BecomesTarget(new Filter.Or(List.of(Nouns.YOU, f)), of),
                            Trigger.BecomesTarget.class,
                            t -> t.what() instanceof Filter.Or(List<Filter> any) ? any.getLast() : "",
                            Trigger.BecomesTarget::of),
            phrase("{} are removed from {}", COUNTERS, EventSubjects.SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersRemoved(k.kind(), f, false),
                            Trigger.CountersRemoved.class,
                            c -> new Kinds(c.kind()),
                            Trigger.CountersRemoved::from),
            phrase(
                            "the last {} is removed from {}",
                            phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k),
                            EventSubjects.SUBJECT)
                    .as(
                            (k, f) -> new Trigger.CountersRemoved(k, f, true),
                            Trigger.CountersRemoved.class,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersRemoved::from),
            countersPut("{} is put on {}", A_COUNTER, false),
            countersPut("{} are put on {}", COUNTERS, true),
            playerPutsCounters(A_COUNTER, false),
            playerPutsCounters(COUNTERS, true),
            phrase("the {} {} counter is put on {}", ORDINAL, COUNTER_KIND, EventSubjects.SUBJECT)
                    .as(
                            (nth, k, f) -> new Trigger.CountersPut(k, f, true, null, nth),
                            Trigger.CountersPut.class,
                            Trigger.CountersPut::nth,
                            c -> c.kind() == null ? "" : c.kind(),
                            Trigger.CountersPut::on),
            phrase("{} and at least {} other {} attack", EventSubjects.SUBJECT, NUMBER_WORD, OTHERS)
                    .as(
                            Trigger.AttacksTogether::new,
                            Trigger.AttacksTogether.class,
                            Trigger.AttacksTogether::what,
                            Trigger.AttacksTogether::others,
                            Trigger.AttacksTogether::with));

    public static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            Phrase.lazy(() -> ZoneEvents.EVENT),
            Phrase.lazy(() -> ObjectEvents.EVENT),
            AttackEvents.EVENT,
            CastEvents.EVENT,
            PlayerEvents.PLAYER_EVENT,
            OBJECT_EVENT,
            Phrase.lazy(() -> KeywordActionEvents.EVENT));

    private static final Phrase<Trigger> DOUBLE = oneOf(
            "an event",
            Phrase.lazy(() -> ObjectEvents.SEVERAL_OF_ONE),
            phrase("{} blocks or becomes blocked by {}", EventSubjects.SUBJECT, Nouns.one(Nouns.PERMANENT.one()))
                    .as(
                            (f, c) -> new Trigger.Either(
                                    List.of(new Trigger.Blocks(f, c), new Trigger.BecomesBlocked(f, c)), "by"),
                            Trigger.Either.class,
                            Triggers::subjectOf,
                            Triggers::opposed));

    @SuppressWarnings("NullAway") // entering from any zone
    private static Object opposed(Trigger.Either either) {
        return either.any().getFirst() instanceof Trigger.Blocks(Filter _, Filter attacker) && attacker != null
                ? attacker
                : "";
    }

    private static Object subjectOf(Trigger.Either either) {
        Filter subject = ObjectEvents.subject(either.any().getFirst());
        return subject == null ? "" : subject;
    }

    /// CR 603.8: what is so, not what happens.
    private static final Phrase<Condition> STATE = Phrase.<Condition>lazy(() -> Conditions.CONDITION)
            .where(c -> c instanceof Condition.Exists
                    || c instanceof Condition.PlayerHas
                    || c instanceof Condition.Matches(var _, Filter is, var _)
                            && (is instanceof Filter.HasCounter || is instanceof Filter.HasKeyword));

    /// With its "when", "whenever" or "at".
    private static final Filter YOUR_ATTACKERS = new Filter.And(
            List.of(Nouns.CREATURE, new Filter.Is(Filter.Status.ATTACKING), new Filter.ControlledBy(Words.YOU)));

    /// Known as attackers are declared; what becomes of their power later changes nothing.
    private static Condition attackedWithTotal(int power) {
        return new Condition.Compare(
                new Amount.Total(Characteristic.POWER, YOUR_ATTACKERS),
                Comparison.AT_LEAST,
                new Amount.Number(power),
                "total power");
    }

    private static Object totalPower(Trigger.While event) {
        return event.wording().equals("total power")
                        && event.condition() instanceof Condition.Compare(var _, var _, Amount.Number(int power), var _)
                ? power
                : "";
    }

    /// An ability has targets only once it has triggered (CR 603.3d).
    public static final Phrase<Trigger> TRIGGER = Phrase.<Trigger>lazy(() -> Triggers.ANY_TRIGGER)
            .where(trigger -> !Mention.in(trigger, who -> who instanceof Reference.Target));

    private static final Phrase<Trigger> ANY_TRIGGER = oneOf(
            "a trigger",
            phrase("whenever {}", oneOf("an event", EVENT, DOUBLE, Phrase.lazy(() -> CombinedEvents.EVENT)))
                    .as(t -> t, Trigger.class, t -> t),
            phrase("whenever {} {}", oneOf("an event", EVENT, DOUBLE), MEANWHILE)
                    .as(ObjectEvents::meanwhile, Trigger.class, ObjectEvents::eventOf, ObjectEvents::conditionOf),
            phrase("when {}", oneOf("an event", EVENT, DOUBLE, Phrase.lazy(() -> CombinedEvents.EVENT)))
                    .as(t -> t, Trigger.class, t -> t),
            phrase("when {} {}", oneOf("an event", EVENT, DOUBLE), MEANWHILE)
                    .as(ObjectEvents::meanwhile, Trigger.class, ObjectEvents::eventOf, ObjectEvents::conditionOf),
            phrase(
                            "whenever {}, if you attacked with creatures with total power {} or greater this combat",
                            EVENT,
                            Words.DIGITS)
                    .as(
                            (t, k) -> new Trigger.While(t, attackedWithTotal(k), "total power"),
                            Trigger.While.class,
                            Trigger.While::event,
                            Triggers::totalPower),
            phrase("at {}", StepEvents.STEP).as(t -> t, Trigger.class, t -> t),
            CombinedEvents.AT,
            phrase("when {}", STATE).as(Trigger.StateIs::new, Trigger.StateIs.class, Trigger.StateIs::condition),
            phrase("when ~ has no {} counters on it", COUNTER_KIND)
                    .as(k -> new Trigger.StateIs(noCounters(k)), Trigger.StateIs.class, Triggers::counterIn),
            phrase("when ~ has {} or more {} counters on it", NUMBER_WORD, COUNTER_KIND)
                    .as(
                            (k, kind) -> new Trigger.StateIs(new Condition.Matches(
                                    References.SELF, new Filter.HasCounter(kind, Comparison.AT_LEAST, k), "")),
                            Trigger.StateIs.class,
                            s -> counters(s) instanceof Filter.HasCounter has ? has.count() : "",
                            s -> counters(s) instanceof Filter.HasCounter has && has.kind() != null ? has.kind() : ""),
            phrase("when there are no {} counters on ~", COUNTER_KIND)
                    .as(k -> new Trigger.StateIs(noCounters(k)), Trigger.StateIs.class, Triggers::counterIn));

    private static Condition noCounters(CounterKind kind) {
        return new Condition.Matches(References.SELF, new Filter.HasCounter(kind, Comparison.EQUAL, 0), "");
    }

    private static Object counters(Trigger.StateIs state) {
        return state.condition() instanceof Condition.Matches(var _, Filter.HasCounter has, String _) ? has : "";
    }

    private static Object counterIn(Trigger.StateIs state) {
        return state.condition()
                                instanceof
                                Condition.Matches(var _, Filter.HasCounter(CounterKind kind, var _, int _), String _)
                        && kind != null
                ? kind
                : "";
    }
}
