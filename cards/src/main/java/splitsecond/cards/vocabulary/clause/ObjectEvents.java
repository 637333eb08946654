package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Trigger.ZoneChange;
import splitsecond.engine.ability.Zone;

/// What objects do or what becomes of them, as events: a subject and what is said of it, once or more.
final class ObjectEvents {
    private ObjectEvents() {}

    /// Stands where the subject will be.
    private static final Filter SUBJECT = new Filter.Named("");

    private static Phrase<Trigger> moves(String words, @Nullable Zone from, @Nullable Zone to, Number number) {
        return phrase(words).means(new ZoneChange(SUBJECT, from, to, number == Number.MANY, wording(words)));
    }

    /// "Is put into a graveyard from the battlefield" says no more than "dies", and is said of what is no creature.
    private static String wording(String words) {
        return words.contains(" put ") || words.contains("exiled") ? "put" : "";
    }

    private static Phrase<Trigger> damage(String kind, boolean combat, Number number) {
        String deals = number.pick("deals ", "deal ") + kind + "damage";
        boolean many = number == Number.MANY;
        Phrase<Trigger> to = phrase(deals + " to {}", Triggers.HIT)
                .as(
                        hit -> new Trigger.DealsDamage(SUBJECT, hit, combat, many),
                        Trigger.DealsDamage.class,
                        d -> d.recipient() == null ? "" : d.recipient());
        return many && combat
                ? oneOf(
                        "what happens",
                        to,
                        phrase(deals + " to one or more {}", Nouns.PLAYERS_MANY)
                                .as(
                                        hit -> new Trigger.DealsDamage(SUBJECT, hit, combat, true, true),
                                        Trigger.DealsDamage.class,
                                        d -> d.together() && d.recipient() != null ? d.recipient() : ""))
                : many
                        ? to
                        : oneOf(
                                "what happens",
                                to,
                                phrase(deals).means(new Trigger.DealsDamage(SUBJECT, null, combat, false)),
                                phrase("is dealt " + kind + "damage")
                                        .means(new Trigger.IsDealtDamage(SUBJECT, combat)));
    }

    private static Phrase<Trigger> noncombat() {
        return phrase("deals noncombat damage to {}", Triggers.HIT)
                .as(
                        hit -> new Trigger.DealsNoncombatDamage(SUBJECT, hit),
                        Trigger.DealsNoncombatDamage.class,
                        Trigger.DealsNoncombatDamage::recipient);
    }

    private static Phrase<Trigger> attacks(Number number) {
        boolean many = number == Number.MANY;
        String attacks = number.pick("attacks", "attack");
        return oneOf(
                "what happens",
                phrase(attacks).means(new Trigger.Attacks(SUBJECT, null, false, many)),
                phrase(attacks + " {}", AttackEvents.DEFENDER)
                        .as(
                                defender -> new Trigger.Attacks(SUBJECT, defender, false, many),
                                Trigger.Attacks.class,
                                a -> a.defender() == null ? "" : a.defender()));
    }

    private static Phrase<Trigger> turned(Number number) {
        boolean many = number == Number.MANY;
        String become = number.pick("becomes ", "become ");
        return table(
                "what happens",
                Map.of(
                        become + "tapped", new Trigger.BecomesTapped(SUBJECT, many),
                        become + "untapped", new Trigger.BecomesUntapped(SUBJECT, many)));
    }

    private static Phrase<Trigger> moving(Number number) {
        return oneOf(
                "what happens",
                moves(number.pick("enters", "enter"), null, Zone.BATTLEFIELD, number),
                moves(number.pick("dies", "die"), Zone.BATTLEFIELD, Zone.GRAVEYARD, number),
                moves(number.pick("leaves", "leave") + " the battlefield", Zone.BATTLEFIELD, null, number),
                moves(
                        number.pick("is", "are") + " put into a graveyard from the battlefield",
                        Zone.BATTLEFIELD,
                        Zone.GRAVEYARD,
                        number),
                // What is on the battlefield is put there from the battlefield.
                moves(number.pick("is", "are") + " put into a graveyard", Zone.BATTLEFIELD, Zone.GRAVEYARD, number),
                moves(number.pick("is", "are") + " put into a graveyard from anywhere", null, Zone.GRAVEYARD, number),
                moves(
                        number.pick("is", "are") + " put into exile from the battlefield",
                        Zone.BATTLEFIELD,
                        Zone.EXILE,
                        number),
                moves(number.pick("is", "are") + " put into exile", Zone.BATTLEFIELD, Zone.EXILE, number),
                moves(number.pick("is", "are") + " exiled from the battlefield", Zone.BATTLEFIELD, Zone.EXILE, number));
    }

    /// What objects do by a name of its own.
    private static final Phrase<Action> ACTION = table(
            "what happens",
            Map.of(
                    "becomes monstrous", Action.MONSTROSITY,
                    "explores", Action.EXPLORE,
                    "connives", Action.CONNIVE,
                    "mutates", Action.MUTATE,
                    "crews a Vehicle", Action.CREW,
                    "saddles a Mount", Action.SADDLE_A_MOUNT,
                    "becomes crewed", Action.BECOME_CREWED,
                    "becomes saddled", Action.SADDLE));

    /// What is said of several is one event ("one or more").
    static final Numbered<Trigger> PREDICATE = Numbered.numbered(number -> number == Number.MANY
            ? oneOf(
                    "what happens",
                    moving(number),
                    attacks(number),
                    turned(number),
                    damage("", false, number),
                    damage("combat ", true, number))
            : oneOf(
                    "what happens",
                    moving(number),
                    attacks(number),
                    damage("", false, number),
                    damage("combat ", true, number),
                    noncombat(),
                    phrase("attacks alone").means(new Trigger.Attacks(SUBJECT, null, true, false)),
                    phrase("attacks and isn't blocked").means(new Trigger.AttacksUnblocked(SUBJECT)),
                    phrase("blocks").means(new Trigger.Blocks(SUBJECT, null)),
                    phrase("blocks {}", Nouns.one(Nouns.PERMANENT.one()))
                            .as(
                                    f -> new Trigger.Blocks(SUBJECT, f),
                                    Trigger.Blocks.class,
                                    b -> b.attacker() == null ? "" : b.attacker()),
                    phrase("becomes blocked").means(new Trigger.BecomesBlocked(SUBJECT, null)),
                    phrase("becomes blocked by {}", Nouns.one(Nouns.PERMANENT.one()))
                            .as(
                                    f -> new Trigger.BecomesBlocked(SUBJECT, f),
                                    Trigger.BecomesBlocked.class,
                                    b -> b.by() == null ? "" : b.by()),
                    turned(number),
                    phrase("becomes the target of {}", Triggers.SPELL_OR_ABILITY)
                            .as(
                                    of -> new Trigger.BecomesTarget(SUBJECT, of),
                                    Trigger.BecomesTarget.class,
                                    Trigger.BecomesTarget::of),
                    phrase("is turned face up").means(new Trigger.TurnedFaceUp(SUBJECT)),
                    phrase("transforms").means(new Trigger.Transforms(SUBJECT)),
                    phrase("transforms into ~").means(new Trigger.Transforms(SUBJECT)),
                    ACTION.map(
                            action -> new Trigger.Does(Nouns.PLAYER, action, SUBJECT),
                            Trigger.Does.class,
                            Trigger.Does::action)));

    /// Whose event it is; null if it is no object's.
    static @Nullable Filter subject(Trigger trigger) {
        return switch (trigger) {
            case ZoneChange e -> e.what();
            case Trigger.Attacks e -> e.what();
            case Trigger.Blocks e -> e.what();
            case Trigger.BecomesBlocked e -> e.what();
            case Trigger.AttacksUnblocked e -> e.what();
            case Trigger.DealsDamage e -> e.source();
            case Trigger.DealsNoncombatDamage e -> e.source();
            case Trigger.IsDealtDamage e -> e.what();
            case Trigger.BecomesTapped e -> e.what();
            case Trigger.BecomesUntapped e -> e.what();
            case Trigger.BecomesTarget e -> e.what();
            case Trigger.Transforms e -> e.what();
            case Trigger.TurnedFaceUp e -> e.what();
            case Trigger.Does e -> e.what();
            case Trigger.OfDamageOrLife _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.InCombat _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.While _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> null;
        };
    }

    /// The same said of another.
    private static Trigger of(Filter what, Trigger trigger) {
        return switch (trigger) {
            case ZoneChange e -> new ZoneChange(what, e.from(), e.to(), e.oneOrMore(), e.wording());
            case Trigger.Attacks e -> new Trigger.Attacks(what, e.defender(), e.alone(), e.oneOrMore());
            case Trigger.Blocks e -> new Trigger.Blocks(what, e.attacker());
            case Trigger.BecomesBlocked e -> new Trigger.BecomesBlocked(what, e.by());
            case Trigger.AttacksUnblocked _ -> new Trigger.AttacksUnblocked(what);
            case Trigger.DealsDamage e ->
                new Trigger.DealsDamage(what, e.recipient(), e.combat(), e.oneOrMore(), e.together());
            case Trigger.DealsNoncombatDamage e -> new Trigger.DealsNoncombatDamage(what, e.recipient());
            case Trigger.IsDealtDamage e -> new Trigger.IsDealtDamage(what, e.combat());
            case Trigger.BecomesTapped e -> new Trigger.BecomesTapped(what, e.oneOrMore());
            case Trigger.BecomesUntapped e -> new Trigger.BecomesUntapped(what, e.oneOrMore());
            case Trigger.BecomesTarget e -> new Trigger.BecomesTarget(what, e.of());
            case Trigger.Transforms _ -> new Trigger.Transforms(what);
            case Trigger.TurnedFaceUp _ -> new Trigger.TurnedFaceUp(what);
            case Trigger.Does e -> new Trigger.Does(e.player(), e.action(), what, e.oneOrMore());
            case Trigger.OfDamageOrLife _,
                    Trigger.OfPlayers _,
                    Trigger.OfObjects _,
                    Trigger.InCombat _,
                    Trigger.StepBegins _,
                    Trigger.StateIs _,
                    Trigger.While _,
                    Trigger.Either _,
                    Trigger.Chapter _,
                    Trigger.Reflexive _ -> trigger;
        };
    }

    private static Object subjectOrNothing(Trigger trigger) {
        Filter subject = subject(trigger);
        return subject == null ? "" : subject;
    }

    private static List<Trigger> all(Filter what, List<Trigger> said) {
        List<Trigger> events = new ArrayList<>();
        for (Trigger one : said) events.add(of(what, one));
        return events;
    }

    /// "Blocks or becomes blocked by a Wall": what follows belongs to both.
    private static boolean isOfBoth(List<Trigger> said) {
        return said.size() == 2
                && said.getFirst() instanceof Trigger.Blocks(Filter _, Filter attacker)
                && attacker == null
                && said.getLast() instanceof Trigger.BecomesBlocked(Filter _, Filter by)
                && by != null;
    }

    private static Trigger.@Nullable Either either(Filter what, List<Trigger> said, String wording) {
        return isOfBoth(said) ? null : new Trigger.Either(all(what, said), wording);
    }

    private static final String OR = "enters or dies";
    private static final String AND_WHEN_IT = "and when it";
    private static final String AND_WHENEVER_IT = "and whenever it";
    private static final String AND_WHEN_SACRIFICED = "and when you sacrifice it";

    private static Object subject(Trigger.Either either, String wording) {
        return either.wording().equals(wording) ? subjectOrNothing(either.any().getFirst()) : "";
    }

    private static Phrase<Trigger> andIt(String words, String wording) {
        return phrase("{} {} and " + words + " it {}", EventSubjects.SUBJECT, PREDICATE.one(), PREDICATE.one())
                .as(
                        (what, one, other) -> either(what, List.of(one, other), wording),
                        Trigger.Either.class,
                        e -> subject(e, wording),
                        e -> of(SUBJECT, e.any().getFirst()),
                        e -> of(SUBJECT, e.any().getLast()));
    }

    private static boolean isOfTwo(Trigger event) {
        return event instanceof Trigger.Either(var any, String wording)
                && any.size() == 2
                && (wording.equals(AND_WHEN_IT) || wording.equals(AND_WHENEVER_IT));
    }

    /// "~ enters and whenever it attacks while saddled": what must be true is said of the second occasion alone.
    static Trigger meanwhile(Trigger event, Condition condition) {
        if (!isOfTwo(event)) return new Trigger.While(event, condition, "");
        var either = (Trigger.Either) event;
        var last = new Trigger.While(either.any().getLast(), condition, "");
        return new Trigger.Either(List.of(either.any().getFirst(), last), either.wording());
    }

    static Object eventOf(Trigger meanwhile) {
        if (meanwhile instanceof Trigger.While during) return during.event();
        return isOfTwo(meanwhile)
                        && meanwhile instanceof Trigger.Either either
                        && either.any().getLast() instanceof Trigger.While last
                ? new Trigger.Either(List.of(either.any().getFirst(), last.event()), either.wording())
                : "";
    }

    static Object conditionOf(Trigger meanwhile) {
        if (meanwhile instanceof Trigger.While during) return during.condition();
        return meanwhile instanceof Trigger.Either either && either.any().getLast() instanceof Trigger.While last
                ? last.condition()
                : "";
    }

    /// "A creature you control enters or dies", "~ enters and whenever it attacks".
    static final Phrase<Trigger> SEVERAL_OF_ONE = oneOf(
            "an event",
            phrase("{} {}", EventSubjects.SUBJECT, list(PREDICATE.one(), 2, "or"))
                    .as(
                            (what, said) -> either(what, said, OR),
                            Trigger.Either.class,
                            e -> subject(e, OR),
                            e -> all(SUBJECT, e.any())),
            phrase("{} {} and when you sacrifice it", EventSubjects.SUBJECT, PREDICATE.one())
                    .as(
                            (what, one) -> new Trigger.Either(
                                    List.of(of(what, one), new Trigger.Sacrifices(Nouns.YOU, what, false)),
                                    AND_WHEN_SACRIFICED),
                            Trigger.Either.class,
                            e -> subject(e, AND_WHEN_SACRIFICED),
                            e -> of(SUBJECT, e.any().getFirst())),
            andIt("when", AND_WHEN_IT),
            andIt("whenever", AND_WHENEVER_IT));

    private static Phrase<Trigger> said(Phrase<Filter> subjects, Phrase<Trigger> predicate) {
        return phrase("{} {}", subjects, predicate)
                .as(ObjectEvents::of, Trigger.class, ObjectEvents::subjectOrNothing, t -> of(SUBJECT, t));
    }

    static final Phrase<Trigger> EVENT = oneOf(
            "an event",
            said(EventSubjects.SUBJECT, PREDICATE.one()),
            said(EventSubjects.SEVERAL, PREDICATE.many()),
            // Sources of damage that need not be permanents.
            said(
                    EventSubjects.SOURCE,
                    oneOf(
                                    "what happens",
                                    damage("", false, Number.ONE),
                                    damage("combat ", true, Number.ONE),
                                    noncombat())
                            .where(t -> !(t instanceof Trigger.IsDealtDamage))));
}
