package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.Counted.UNIT;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Change;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;

/// CR 611.2: instructions that change objects, for a while or for good.
public final class LastingChanges {
    private LastingChanges() {}

    /// CR 205.1b: said after what lands become.
    private static final Phrase<String> STILL_LANDS =
            table("that lands stay lands", List.of("it's still a land", "they're still lands"), word -> word);

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

    /// Protection from that or from one of the colors.
    private static Modification orColor(Filter other, String word) {
        List<Modification> any = new ArrayList<>();
        any.add(from(other, word));
        for (Color color : Color.values()) any.add(from(new Filter.IsColor(color), color.word()));
        return new Modification.OneOf(any);
    }

    private static Modification from(Filter what, String word) {
        return new Modification.GainAbility(new Ability.Parameterized(new KeywordAbility.Protection(what, word)));
    }

    /// What somebody must block.
    public static final Phrase<Reference> BLOCKED = oneOf(
            "an attacker", phrase("~").means(References.SELF), phrase("it").means(References.IT));

    public static Change mustBlock(Reference what, Reference attacker, splitsecond.engine.ability.Duration duration) {
        return new Change(what, List.of(new Modification.Obey(new Rule.MustBlock(attacker))), duration, "if able");
    }

    public static Object mustBlock(Change change) {
        return change.changes().size() == 1
                        && change.changes().getFirst() instanceof Modification.Obey(Rule.MustBlock(Reference attacker))
                ? attacker
                : "";
    }

    private static final List<Modification> MUST_BE_BLOCKED =
            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.MUST_BE_BLOCKED)));

    private static final Duration SINCE_ENTERING = new Duration.SinceEntering();

    /// "You may cast it. That spell has undaunted": it is none yet.
    private static boolean isNoSpell(Reference what) {
        return !what.equals(new Reference.It("that spell"));
    }

    /// A sentence of its own about what was just put somewhere.
    public static final Phrase<Effect> BEING = oneOf(
            "what it is",
            phrase("{} {}", SpokenOf.THAT.where(LastingChanges::isNoSpell), Predicates.BEING.one())
                    .as(
                            (what, changes) -> new Change(what, changes, SINCE_ENTERING, "is"),
                            Change.class,
                            Change::what,
                            Change::changes),
            phrase("{} {}", SpokenOf.THAT, Predicates.BEING_SHORT)
                    .as(
                            (what, changes) -> new Change(what, changes, SINCE_ENTERING, "'s"),
                            Change.class,
                            Change::what,
                            Change::changes),
            phrase("{} {}", SpokenOf.THOSE, Predicates.BEING.many())
                    .as(
                            (what, changes) -> new Change(what, changes, SINCE_ENTERING, "are"),
                            Change.class,
                            Change::what,
                            Change::changes),
            phrase("{}", Predicates.BEING_THEY)
                    .as(
                            changes -> new Change(new Reference.It("they"), changes, SINCE_ENTERING, "they're"),
                            Change.class,
                            Change::changes));

    private static Phrase<Effect> copyExcept() {
        return phrase(
                        "{} (becomes|become) a copy of {} {}, except {}",
                        SUBJECT,
                        References.OBJECT,
                        Durations.DURATION,
                        CopyExceptions.EXCEPT_AS_IT_BECOMES)
                .as(
                        (what, of, d, except) ->
                                new Change(what, List.of(new Modification.BecomeCopy(of, except)), d, "except"),
                        Change.class,
                        Change::what,
                        c -> Predicates.copied(c.changes()),
                        Change::duration,
                        c -> Predicates.exceptions(c.changes()));
    }

    private static final Modification CANT_ACTIVATE =
            new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_ACTIVATE_ABILITIES));

    private static List<Modification> andInactive(List<Modification> changes) {
        List<Modification> all = new java.util.ArrayList<>(changes);
        all.add(CANT_ACTIVATE);
        return List.copyOf(all);
    }

    private static Object besidesInactive(Change change) {
        var changes = change.changes();
        return changes.size() > 1 && changes.getLast().equals(CANT_ACTIVATE)
                ? changes.subList(0, changes.size() - 1)
                : "";
    }

    /// "Until your next turn, it gets -3/-0 and its activated abilities can't be activated."
    private static Phrase<Effect> andInactive(String and) {
        return phrase(
                        "{}, {} {}" + and + " its activated abilities can't be activated",
                        Durations.LEADING,
                        SUBJECT.one(),
                        Predicates.TEMPORARY.one())
                .as(
                        (d, what, changes) -> new Change(what, andInactive(changes), d, "leading" + and),
                        Change.class,
                        Change::duration,
                        Change::what,
                        LastingChanges::besidesInactive);
    }

    private static final String TWICE = "until end of turn twice";

    private static @Nullable Change twice(Reference what, List<Modification> one, List<Modification> other) {
        if (one.size() != 1) return null;
        List<Modification> all = new ArrayList<>(one);
        all.addAll(other);
        return new Change(what, all, new Duration.EndOfTurn(""), TWICE);
    }

    static final Phrase<Effect> CHANGE = oneOf(
            "a change",
            andInactive(" and"),
            andInactive(", and"),
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
            phrase(
                            "{} {} until end of turn and {} until end of turn",
                            SUBJECT.one(),
                            Predicates.TEMPORARY.one(),
                            Predicates.TEMPORARY.one())
                    .as(
                            LastingChanges::twice,
                            Change.class,
                            Change::what,
                            c -> c.wording().equals(TWICE) ? c.changes().subList(0, 1) : "",
                            c -> c.changes().subList(1, c.changes().size())),
            // "Gets +2/+2 and has trample for as long as ~ remains tapped."
            phrase(
                            "{} {} {}",
                            SUBJECT.one(),
                            Predicates.STATIC
                                    .one()
                                    .where(changes -> changes.getFirst() instanceof Modification.AddPowerToughness
                                            && changes.getLast() instanceof Modification.GainKeyword),
                            Durations.DURATION.where(Duration.While.class::isInstance))
                    .as(
                            (what, changes, d) -> new Change(what, changes, d, "has"),
                            Change.class,
                            Change::what,
                            c -> c.wording().equals("has") ? c.changes() : "",
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
            phrase("{}, gain control of {}", Durations.LEADING, OBJECT)
                    .as(
                            (d, what) -> new Change(
                                    what, List.of(new Modification.ChangeControl(YOU)), d, "first gain control"),
                            Change.class,
                            Change::duration,
                            Change::what),
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
                            LastingChanges::mustBlock),
            phrase("{} (blocks|block) {} this combat if able", SUBJECT, BLOCKED)
                    .as(
                            (what, attacker) ->
                                    mustBlock(what, attacker, new splitsecond.engine.ability.Duration.EndOfCombat("")),
                            Change.class,
                            Change::what,
                            LastingChanges::mustBlock),
            phrase("{} must be blocked this turn if able", SUBJECT)
                    .as(
                            what -> new Change(what, MUST_BE_BLOCKED, Durations.THIS_TURN, "must be blocked"),
                            Change.class,
                            Change::what),
            phrase("must be blocked this turn if able")
                    .means(new Change(new Reference.It(""), MUST_BE_BLOCKED, Durations.THIS_TURN, "and must")),
            // Said of what was changed before: "gets -2/-0 until end of turn and attacks this turn if able".
            phrase("attacks this turn if able")
                    .means(new Change(
                            new Reference.It(""),
                            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ATTACKS_EACH_COMBAT))),
                            Durations.THIS_TURN,
                            "and attacks")),
            phrase(
                            "doesn't untap during {} next untap step",
                            table("whose", Map.of("your", "your", "its controller's", "")))
                    .as(
                            whose -> new Change(
                                    new Reference.It(""),
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.DOESNT_UNTAP))),
                                    new Duration.NextUntapStep(whose.equals("your"), whose),
                                    "and doesn't"),
                            Change.class,
                            c -> c.duration() instanceof Duration.NextUntapStep(var _, String whose) ? whose : ""),
            phrase("all creatures able to block {} this turn do so", OBJECT)
                    .as(
                            what -> new Change(
                                    what,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.ALL_ABLE_MUST_BLOCK_IT))),
                                    Durations.THIS_TURN,
                                    "do so"),
                            Change.class,
                            Change::what),
            phrase("{} this turn", Obeying.CANT)
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
            copyExcept(),
            phrase("{} {}. {}", SUBJECT, Becoming.BECOMING_STILL, STILL_LANDS)
                    .as(
                            (what, changes, still) -> new Change(what, changes, Durations.FOREVER, still),
                            Change.class,
                            Change::what,
                            Change::changes,
                            Change::wording),
            phrase("{} {} {}. {}", SUBJECT, Becoming.BECOMING_STILL, Durations.DURATION, STILL_LANDS)
                    .as(
                            (what, changes, d, still) -> new Change(what, changes, d, still),
                            Change.class,
                            Change::what,
                            Change::changes,
                            Change::duration,
                            Change::wording),
            phrase("{}, {} {}. {}", Durations.LEADING, SUBJECT, Becoming.BECOMING_STILL, STILL_LANDS)
                    .as(
                            (d, what, changes, still) -> new Change(what, changes, d, "first " + still),
                            Change.class,
                            Change::duration,
                            Change::what,
                            Change::changes,
                            c -> c.wording().startsWith("first ") ? c.wording().substring("first ".length()) : ""),
            phrase(
                            "{} {} {}, where X is {}. {}",
                            SUBJECT,
                            Becoming.BECOMING_STILL,
                            Durations.DURATION,
                            Amounts.EXPRESSION,
                            STILL_LANDS)
                    .as(
                            (what, changes, d, x, still) ->
                                    new Effect.WhereX(new Change(what, changes, d, "X " + still), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Change change ? change.what() : "",
                            w -> w.effect() instanceof Change change ? change.changes() : "",
                            w -> w.effect() instanceof Change change ? change.duration() : "",
                            Effect.WhereX::x,
                            w -> w.effect() instanceof Change change
                                            && change.wording().startsWith("X ")
                                    ? change.wording().substring("X ".length())
                                    : ""),
            phrase(
                            "you may have {} {} {}. {}",
                            References.SUBJECT.one(),
                            Becoming.BECOME_STILL,
                            Durations.DURATION,
                            STILL_LANDS)
                    .as(
                            (what, changes, d, still) ->
                                    new Effect.May(YOU, new Change(what, changes, d, still), "have still"),
                            Effect.May.class,
                            m -> m.effect() instanceof Change change ? change.what() : "",
                            m -> m.effect() instanceof Change change ? change.changes() : "",
                            m -> m.effect() instanceof Change change ? change.duration() : "",
                            m -> m.effect() instanceof Change change
                                            && m.wording().equals("have still")
                                    ? change.wording()
                                    : ""),
            phrase("{} (gains|gain) protection from the color of your choice {}", SUBJECT, Durations.DURATION)
                    .as(
                            (what, d) -> chosenProtection(what, d),
                            Effect.Repeat.class,
                            r -> protectedIn(r).what(),
                            r -> protectedIn(r).duration()),
            phrase(
                            "{} (gains|gain) protection from {} or from the color of your choice {}",
                            SUBJECT,
                            table(
                                    "from what",
                                    Map.of(
                                            "colorless",
                                            orColor(new Filter.ColorCount(0, 0), "colorless"),
                                            "artifacts",
                                            orColor(new Filter.IsType(CardType.ARTIFACT), "artifacts"))),
                            Durations.DURATION)
                    .as(
                            (what, chosen, d) -> new Change(what, List.of(chosen), d, "or color"),
                            Change.class,
                            Change::what,
                            c -> c.changes().getFirst(),
                            Change::duration),
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
            phrase("its activated abilities can't be activated {}", Durations.DURATION)
                    .as(
                            d -> new Change(
                                    References.IT,
                                    List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.CANT_ACTIVATE_ABILITIES))),
                                    d,
                                    "its activated abilities"),
                            Change.class,
                            Change::duration),
            staysTapped(
                    "{} (doesn't|don't) untap during (its controller's|their controllers') next untap (step|steps)",
                    SUBJECT,
                    ""),
            phrase("during your next untap step, as you untap your permanents, return ~ to its owner's hand")
                    .means(new Change(
                            References.SELF,
                            List.of(new Modification.Obey(new Rule.Simple(Rule.Kind.RETURNS_AS_OTHERS_UNTAP))),
                            new Duration.NextUntapStep(true, "your"),
                            "returns")),
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
                                new Duration.NextUntapStep(whose.equals("your"), whose),
                                ""),
                        Change.class,
                        Change::what);
    }
}
