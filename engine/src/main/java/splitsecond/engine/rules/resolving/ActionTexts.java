package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.TypeLine;

/// CR 701: what keyword actions stand for, said in the ability language.
final class ActionTexts {
    private ActionTexts() {}

    private static final Reference YOU = new Reference.You();
    static final Amount ONE = new Amount.Number(1);

    static final Token CLUE =
            new Token(null, new TypeLine(0, CardType.ARTIFACT.bit(), List.of("Clue")), 0, null, null, List.of(), true);

    static Effect createToken(Amount count, Token token) {
        return new Effect.CreateToken(YOU, count, token, false, false, List.of(), "");
    }

    static Effect counters(Amount count, Reference on) {
        return new Effect.PutCounters(CounterKind.P1P1, count, on, "");
    }

    private static final Filter YOUR_CREATURE =
            new Filter.And(List.of(new Filter.IsType(CardType.CREATURE), new Filter.ControlledBy(YOU)));

    static final Reference YOUR_CREATURE_OF_CHOICE = new Reference.Chosen(YOUR_CREATURE, Count.ONE, YOU);

    static final Effect.CreateCopyToken POPULATE = new Effect.CreateCopyToken(
            YOU,
            ONE,
            new Reference.Chosen(
                    new Filter.And(List.of(YOUR_CREATURE, new Filter.Is(Filter.Status.TOKEN))), Count.ONE, YOU),
            List.of(),
            false,
            "");

    /// CR 701.48a.
    static final Effect LEARN = new Effect.Sequence(
            List.of(
                    new Effect.May(YOU, new Effect.Numbered(0, 1, new Effect.Discard(YOU, ONE, null, false, "")), ""),
                    new Effect.If(done(0, true), new Effect.Draw(YOU, ONE), null, ""),
                    new Effect.If(done(0, false), new Effect.May(YOU, lesson(1), ""), null, "")),
            List.of());

    private static Effect lesson(int number) {
        var lesson = new Filter.And(
                List.of(new Filter.IsSubtype("Lesson"), new Filter.OwnedBy(YOU), new Filter.In(Zone.OUTSIDE, null)));
        var chosen = new Reference.Mention(number + 1, new Reference.Chosen(lesson, Count.ONE, YOU));
        var it = new Reference.Noted(number + 1, new Reference.It("it"));
        return new Effect.Sequence(
                List.of(
                        new Effect.Numbered(number, number + 2, new Effect.Reveal(chosen, "")),
                        new Effect.Move(it, null, Zone.HAND, Effect.Placement.PLAIN, null, "")),
                List.of());
    }

    static final Effect RECRUIT = new Effect.Sequence(
            List.of(
                    new Effect.Draw(YOU, ONE),
                    new Effect.Numbered(0, 1, new Effect.Discard(YOU, ONE, null, false, "")),
                    createToken(
                            new Amount.SizeOf(new Reference.ThisWay(
                                    List.of(0),
                                    new Filter.And(List.of(
                                            new Filter.In(Zone.GRAVEYARD, null),
                                            new Filter.Not(new Filter.IsType(CardType.LAND)))),
                                    new Reference.It(""))),
                            new Token(
                                    null,
                                    new TypeLine(0, CardType.CREATURE.bit(), List.of("Human", "Soldier")),
                                    Color.WHITE.bit(),
                                    ONE,
                                    ONE,
                                    List.of(),
                                    false))),
            List.of());

    private static Condition done(int number, boolean done) {
        return new Condition.Done(number, done, new Condition.PreviousDone(done, ""));
    }

    static final List<Modification> GOADED =
            List.of(new Modification.Obey(new Rule.Goaded(new Filter.IsPlayer(Filter.Relation.YOU))));

    static final List<Modification> DETAINED = List.of(
            new Modification.Obey(new Rule.CantAttack(null, null)),
            new Modification.Obey(new Rule.CantBlock(null)),
            new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_ACTIVATE_ABILITIES)));

    static final Token INCUBATOR = new Token(
            null, new TypeLine(0, CardType.ARTIFACT.bit(), List.of("Incubator")), 0, null, null, List.of(), true);

    static Condition isYourCreature(int id) {
        return new Condition.Matches(new Reference.Locked(List.of(id)), YOUR_CREATURE, "");
    }

    /// CR 701.57: as cascade, but the card may go to hand instead.
    static Effect discover(Amount number) {
        var exile = new Effect.Destination(Zone.EXILE, Effect.Placement.PLAIN);
        var fits = new Filter.And(List.of(
                new Filter.Not(new Filter.IsType(CardType.LAND)),
                new Filter.Stat(Characteristic.MANA_VALUE, Comparison.AT_MOST, number)));
        var found = new Reference.Result(0, new Reference.It("that card"));
        var toHand = new Effect.Move(found, Zone.EXILE, Zone.HAND, Effect.Placement.PLAIN, null, "");
        return new Effect.Sequence(
                List.of(
                        new Effect.Numbered(0, 1, new Effect.RevealUntil(YOU, fits, exile, exile, "")),
                        new Effect.Numbered(1, 2, castFree(found)),
                        new Effect.If(done(1, false), toHand, null, ""),
                        bottomAtRandom(new Reference.RestOf(0, new Reference.TheRest("")))),
                List.of());
    }

    static Effect castFree(Reference what) {
        return new Effect.CastCard(YOU, what, true, true, false, new Duration.Forever(), "");
    }

    static Effect bottomAtRandom(Reference what) {
        return new Effect.Move(
                what,
                Zone.EXILE,
                Zone.LIBRARY,
                new Effect.Placement(-1, false, false, false, false, true, List.of(), ""),
                null,
                "");
    }

    /// CR 701.63: counters, or a Spirit of that size; what has left the battlefield cannot get counters.
    static Effect endure(Amount number, Reference what, boolean there) {
        var spirit = new Token(
                null,
                new TypeLine(0, CardType.CREATURE.bit(), List.of("Spirit")),
                Color.WHITE.bit(),
                number,
                number,
                List.of(),
                false);
        var token = createToken(ONE, spirit);
        if (!there) return token;
        return new Effect.Modal(
                Count.ONE,
                List.of(new Ability.Mode(counters(number, what), null, ""), new Ability.Mode(token, null, "")),
                false,
                "");
    }
}
