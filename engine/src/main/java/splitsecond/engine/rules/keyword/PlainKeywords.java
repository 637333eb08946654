package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;

/// CR 702: the abilities that keywords without parameters stand for. A keyword that is not here is a bit that a chapter
/// of the
/// rules asks for.
public final class PlainKeywords {

    private PlainKeywords() {}

    public static List<Ability> abilities(Keyword keyword) {
        return switch (keyword) {
            case PROWESS -> List.of(prowess());
            case EXALTED -> List.of(exalted());
            case FLANKING -> List.of(flanking());
            case STORM -> List.of(storm());
            case CASCADE -> List.of(cascade());
            case PERSIST -> List.of(returning("persist", CounterKind.M1M1));
            case UNDYING -> List.of(returning("undying", CounterKind.P1P1));
            case EVOLVE -> List.of(evolve());
            case EXTORT -> List.of(extort());
            case UNLEASH -> unleash();
            case DETHRONE -> List.of(dethrone());
            case MELEE -> List.of(melee());
            case MENTOR -> List.of(mentor());
            case RIOT -> List.of(riot());
            case DECAYED -> decayed();
            case TRAINING -> List.of(training());
            case BATTLE_CRY -> List.of(battleCry());
            case LIVING_WEAPON ->
                List.of(wielded("living weapon", token("Creature — Phyrexian Germ", Color.BLACK.bit(), 0, 0)));
            case JOB_SELECT -> List.of(wielded("job select", token("Creature — Hero", 0, 1, 1)));
            case FOR_MIRRODIN -> List.of(wielded("for Mirrodin!", token("Creature — Rebel", Color.RED.bit(), 2, 2)));
            case RAVENOUS -> ravenous();
            case INGEST -> List.of(ingest());
            case SUNBURST -> sunburst();
            case ENLIST -> List.of(enlist());
            case PROVOKE -> List.of(provoke());
            case STATION -> List.of(station());
            case INCREMENT -> List.of(increment());
            case GRAVESTORM -> List.of(gravestorm());
            case CONSPIRE -> List.of(copyIfPaid(OptionalCost.CONSPIRE));
            // CR 702.110: when it enters, you may sacrifice a creature.
            case EXPLOIT ->
                List.of(when("exploit", enters(ITSELF), new Effect.KeywordAction(Action.EXPLOIT, null, THIS, "")));
            case MYRIAD -> List.of(when("myriad", attacks(), new Effect.KeywordAction(Action.MYRIAD, null, THIS, "")));
            case SOULBOND -> soulbond();
            case HAUNT -> List.of(Haunt.ofPermanent());
            case DEMONSTRATE -> List.of(demonstrate());
            default -> List.of();
        };
    }

    /// CR 702.95a: it may be paired as it enters, or as another creature does.
    private static List<Ability> soulbond() {
        var unpaired = new Filter.Not(new Filter.Is(Filter.Status.PAIRED));
        var another = and(OTHER, CREATURE, YOURS, unpaired);
        var alone = is(THIS, and(CREATURE, YOURS, unpaired));
        var somebody = new Condition.Exists(another, Comparison.AT_LEAST, ONE, "");
        var chosen = new Reference.Chosen(another, Count.ONE, YOU);
        return List.of(
                when(
                        "soulbond",
                        enters(ITSELF),
                        new Condition.And(List.of(alone, somebody)),
                        may(new Effect.KeywordAction(Action.PAIR, null, chosen, ""))),
                when(
                        "soulbond",
                        enters(and(OTHER, CREATURE, YOURS)),
                        new Condition.And(List.of(alone, is(IT, and(CREATURE, YOURS, unpaired)))),
                        may(new Effect.KeywordAction(Action.PAIR, null, IT, ""))));
    }

    /// CR 702.154: when it enlists a creature, that one's power is added to its own until end of turn.
    private static Ability enlist() {
        return when(
                "enlist",
                new Trigger.Does(YOU_PLAYER, Action.ENLIST, ITSELF),
                gets(THIS, new Amount.StatOf(Characteristic.POWER, OTHER_PARTY), number(0)));
    }

    /// CR 702.39: whenever it attacks, you may have target creature of the defending player untap and block it.
    private static Ability provoke() {
        var theirs = target(and(CREATURE, new Filter.ControlledBy(DEFENDING_PLAYER)));
        var block = new Modification.Obey(new Rule.MustBlock(THIS));
        return when(
                "provoke",
                attacks(),
                may(all(
                        new Effect.Untap(theirs),
                        new Effect.Change(IT, List.of(block), new Duration.EndOfCombat(""), ""))));
    }

    /// CR 702.108: whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.
    private static Ability prowess() {
        return when(
                "prowess",
                new Trigger.Casts(YOU_PLAYER, and(new Filter.Not(CREATURE), SPELL), 0, ""),
                gets(THIS, ONE, ONE));
    }

    /// CR 702.83: whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.
    private static Ability exalted() {
        return when("exalted", new Trigger.Attacks(and(CREATURE, YOURS), null, true, false), gets(IT, ONE, ONE));
    }

    /// CR 702.25: a creature without flanking that blocks it gets -1/-1 until end of turn.
    private static Ability flanking() {
        var without = and(CREATURE, new Filter.Not(new Filter.HasKeyword(Keyword.FLANKING)));
        return when("flanking", new Trigger.BecomesBlocked(ITSELF, without), gets(OTHER_PARTY, number(-1), number(-1)));
    }

    /// CR 702.69: a copy for each permanent that was put into a graveyard from the battlefield this turn.
    private static Ability gravestorm() {
        var died = new Trigger.ZoneChange(new Filter.Any(), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "");
        return onCast("gravestorm", new Effect.CopySpell(THIS, new Amount.Occurrences(died, ""), true, ""));
    }

    /// CR 702.184: tap another untapped creature you control for as many charge counters as it has power.
    private static Ability station() {
        var another = and(CREATURE, OTHER, YOURS, new Filter.Is(Filter.Status.UNTAPPED));
        var power = new Amount.StatOf(Characteristic.POWER, new Reference.PaidWith(Cost.Deed.TAP, ""));
        return activated(
                "station",
                new Cost(List.of(new Cost.Do(Cost.Deed.TAP, another, Count.ONE, ""))),
                counters(CounterKind.CHARGE, power, THIS),
                true,
                Zone.BATTLEFIELD);
    }

    /// CR 702.191: whenever you cast a spell for more mana than its power or its toughness, a +1/+1 counter.
    private static Ability increment() {
        var spell = new Reference.EventPart(Reference.Role.SPELL, false);
        var spent = new Amount.ManaSpent(Amount.Spent.ALL, spell, "");
        var more = new Condition.Or(List.of(
                new Condition.Compare(spent, Comparison.MORE, new Amount.StatOf(Characteristic.POWER, THIS), ""),
                new Condition.Compare(spent, Comparison.MORE, new Amount.StatOf(Characteristic.TOUGHNESS, THIS), "")));
        return when(
                "increment",
                new Trigger.Casts(YOU_PLAYER, SPELL, 0, ""),
                new Condition.And(List.of(is(THIS, CREATURE), more)),
                counters(CounterKind.P1P1, ONE, THIS));
    }

    /// CR 702.144: you may copy it; if you do, an opponent of your choice does, too.
    private static Ability demonstrate() {
        var opponent = new Reference.Chosen(OPPONENT, Count.ONE, YOU);
        return onCast(
                "demonstrate",
                all(
                        may(new Effect.CopySpell(THIS, ONE, true, "")),
                        new Effect.If(
                                new Condition.PreviousDone(true, ""),
                                new Effect.KeywordAction(Action.DEMONSTRATE, null, opponent, ""),
                                null,
                                "")));
    }

    /// CR 702.40: a copy for each spell cast before it this turn.
    private static Ability storm() {
        return onCast("storm", new Effect.CopySpell(THIS, new Amount.CastBefore(), true, ""));
    }

    /// CR 702.85: exile cards from the top until a nonland card with lesser mana value; you may cast it without
    /// paying; the rest go to the bottom in a random order.
    private static Ability cascade() {
        var cheaper = and(
                new Filter.Not(new Filter.IsType(CardType.LAND)),
                new Filter.Stat(
                        Characteristic.MANA_VALUE,
                        Comparison.LESS,
                        new Amount.StatOf(Characteristic.MANA_VALUE, THIS)));
        var bottom = new Effect.Placement(-1, false, false, false, false, true, List.of(), "");
        return onCast(
                "cascade",
                all(
                        new Effect.RevealUntil(
                                YOU,
                                cheaper,
                                new Effect.Destination(Zone.EXILE, Effect.Placement.PLAIN),
                                new Effect.Destination(Zone.LIBRARY, bottom),
                                ""),
                        new Effect.CastCard(YOU, IT, true, true, false, FOREVER, ""),
                        new Effect.Move(IT, Zone.EXILE, Zone.LIBRARY, Effect.Placement.BOTTOM, null, "")));
    }

    /// CR 702.79, 702.93: when it dies without such a counter, it returns under its owner's control with one.
    private static Ability returning(String name, CounterKind counter) {
        var with = new Effect.Placement(
                0, false, false, false, false, false, List.of(new Effect.CounterCount(counter, ONE)), "");
        var hadNone = is(THIS, new Filter.HasCounter(counter, Comparison.EQUAL, 0));
        return when(
                name, dies(), hadNone, new Effect.Move(OTHER_PARTY, Zone.GRAVEYARD, Zone.BATTLEFIELD, with, null, ""));
    }

    /// CR 702.100: whenever a creature with greater power or toughness enters under your control, a +1/+1 counter.
    private static Ability evolve() {
        var greater = new Condition.Or(List.of(
                new Condition.Compare(
                        new Amount.StatOf(Characteristic.POWER, IT),
                        Comparison.MORE,
                        new Amount.StatOf(Characteristic.POWER, THIS),
                        ""),
                new Condition.Compare(
                        new Amount.StatOf(Characteristic.TOUGHNESS, IT),
                        Comparison.MORE,
                        new Amount.StatOf(Characteristic.TOUGHNESS, THIS),
                        "")));
        return when("evolve", enters(and(CREATURE, OTHER, YOURS)), greater, counters(CounterKind.P1P1, ONE, THIS));
    }

    /// CR 702.101: whenever you cast a spell, you may pay {W/B}: each opponent loses 1 life and you gain that much.
    private static Ability extort() {
        var drain = all(
                new Effect.LoseLife(each(OPPONENT), ONE, ""), new Effect.GainLife(YOU, new Amount.ThatMuch(""), ""));
        return when(
                "extort",
                new Trigger.Casts(YOU_PLAYER, SPELL, 0, ""),
                new Effect.MayPay(YOU, mana("{W/B}"), drain, null, ""));
    }

    /// CR 702.98: it may enter with a +1/+1 counter; it can't block as long as it has one.
    private static List<Ability> unleash() {
        return List.of(
                mayEnterWithCounter(null), asLongAs(hasCounter(CounterKind.P1P1), cant(new Rule.CantBlock(null))));
    }

    private static StaticEffect cant(Rule rule) {
        return new StaticEffect.Change(THIS, List.of(new Modification.Obey(rule)));
    }

    /// CR 702.105: whenever it attacks the player with the most life, a +1/+1 counter.
    private static Ability dethrone() {
        return when(
                "dethrone",
                new Trigger.Attacks(ITSELF, Filter.Most.LIFE, false, false),
                counters(CounterKind.P1P1, ONE, THIS));
    }

    /// CR 702.121: for each opponent you attacked this combat.
    private static Ability melee() {
        var opponents = new Amount.OpponentsAttacked();
        return when("melee", attacks(), gets(THIS, opponents, opponents));
    }

    /// CR 702.134: whenever it attacks, a +1/+1 counter on target attacking creature with lesser power.
    private static Ability mentor() {
        var lesser =
                new Filter.Stat(Characteristic.POWER, Comparison.LESS, new Amount.StatOf(Characteristic.POWER, THIS));
        return when("mentor", attacks(), counters(CounterKind.P1P1, ONE, target(and(CREATURE, ATTACKING, lesser))));
    }

    /// CR 702.136: it enters with a +1/+1 counter or gains haste.
    private static Ability riot() {
        var haste = new Effect.Change(THIS, List.of(new Modification.GainKeyword(Keyword.HASTE)), FOREVER, "");
        return mayEnterWithCounter(haste);
    }

    /// CR 702.147: it can't block, and is sacrificed at end of combat when it attacks.
    private static List<Ability> decayed() {
        var atEndOfCombat = new Effect.Delayed(
                new Trigger.StepBegins(Step.END_OF_COMBAT, PLAYER, ""), sacrifice(THIS), THIS_TURN, true, "");
        return List.of(always(cant(new Rule.CantBlock(null))), when("decayed", attacks(), atEndOfCombat));
    }

    /// CR 702.149: whenever it attacks with a creature with greater power, a +1/+1 counter.
    private static Ability training() {
        var greater = and(
                CREATURE,
                OTHER,
                YOURS,
                ATTACKING,
                new Filter.Stat(Characteristic.POWER, Comparison.MORE, new Amount.StatOf(Characteristic.POWER, THIS)));
        var together = new Condition.Exists(greater, Comparison.AT_LEAST, ONE, "");
        return when("training", new Trigger.While(attacks(), together, ""), counters(CounterKind.P1P1, ONE, THIS));
    }

    /// CR 702.91: whenever it attacks, each other attacking creature gets +1/+0 until end of turn.
    private static Ability battleCry() {
        return when("battle cry", attacks(), gets(each(and(CREATURE, OTHER, ATTACKING)), ONE, number(0)));
    }

    /// CR 702.156: it enters with X +1/+1 counters; if X is 5 or more, draw a card when it enters.
    private static List<Ability> ravenous() {
        var x = new Amount.X();
        return List.of(
                entersWith(CounterKind.P1P1, x, null),
                when(
                        "ravenous",
                        enters(ITSELF),
                        new Condition.Compare(x, Comparison.AT_LEAST, number(5), ""),
                        new Effect.Draw(YOU, ONE)));
    }

    /// CR 702.92, 702.163, 702.182: when it enters, create the creature token that is to wield it, and attach this to
    /// it.
    private static Ability wielded(String name, Token by) {
        return when(name, enters(ITSELF), all(create(ONE, by, false, false), new Effect.Attach(THIS, IT)));
    }

    /// CR 702.115: whenever it deals combat damage to a player, that player exiles the top card of their library.
    private static Ability ingest() {
        return when("ingest", hitsPlayer(), move(new Reference.TopCards(ONE, THAT_PLAYER), Zone.LIBRARY, Zone.EXILE));
    }

    /// CR 702.44: a counter for each color of mana spent to cast it, +1/+1 on a creature, else charge.
    private static List<Ability> sunburst() {
        var colors = new Amount.ManaSpent(Amount.Spent.COLORS, THIS, "");
        return List.of(
                entersWith(CounterKind.P1P1, colors, is(THIS, CREATURE)),
                entersWith(CounterKind.CHARGE, colors, is(THIS, new Filter.Not(CREATURE))));
    }
}
