package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.noun.References.SUBJECT;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.word.Subtypes;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Change;
import splitsecond.engine.ability.Effect.ChangeText;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;

/// Instructions that change an object for a while, beyond what a predicate says: with a choice in them, or doubled.
public final class ChangeVerbs {
    private ChangeVerbs() {}

    private static final Phrase<Reference> WHOSE = oneOf(
            "whose",
            phrase("its").means(new Reference.It("it")),
            phrase("{}'s", SUBJECT.one()).as(r -> r, Reference.class, r -> r));

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

    private static final Amount ITS_TOUGHNESS = new Amount.StatOf(Characteristic.TOUGHNESS, new Reference.It(""));

    private static Change doubled(Reference what, String wording) {
        return new Change(
                what,
                List.of(new Modification.AddPowerToughness(ITS_POWER, n(0))),
                new Duration.EndOfTurn(""),
                wording);
    }

    /// CR 701.10b.
    private static Change doubledBoth(Reference what, String wording) {
        return new Change(
                what,
                List.of(new Modification.AddPowerToughness(ITS_POWER, ITS_TOUGHNESS)),
                new Duration.EndOfTurn(""),
                wording);
    }

    // Text (CR 612)

    private static final Phrase<List<Choice.Kind>> ONE_WORD_WITH_ANOTHER = table(
            "one word with another",
            Map.of(
                    "one color word with another", List.of(Choice.Kind.COLOR),
                    "one basic land type with another", List.of(Choice.Kind.BASIC_LAND_TYPE),
                    "one color word with another or one basic land type with another",
                            List.of(Choice.Kind.COLOR, Choice.Kind.BASIC_LAND_TYPE)));

    private static final List<Choice.Kind> CREATURE_TYPES = List.of(Choice.Kind.CREATURE_TYPE);

    private static final Phrase<String> A_TYPE = table("a creature type", Subtypes.singular());

    private static final String REPLACING = "change the text of {} by replacing all instances of ";

    private static Object orNothing(@Nullable String word) {
        return word == null ? "" : word;
    }

    private static final Phrase<Effect> TEXT = oneOf(
            "a change of text",
            phrase(REPLACING + "{}", OBJECT, ONE_WORD_WITH_ANOTHER)
                    .as(
                            (w, kinds) -> new ChangeText(w, kinds, null, null, Durations.FOREVER),
                            ChangeText.class,
                            ChangeText::what,
                            ChangeText::kinds),
            phrase(REPLACING + "{} {}", OBJECT, ONE_WORD_WITH_ANOTHER, Durations.DURATION)
                    .as(
                            (w, kinds, d) -> new ChangeText(w, kinds, null, null, d),
                            ChangeText.class,
                            ChangeText::what,
                            ChangeText::kinds,
                            ChangeText::duration),
            phrase(REPLACING + "one creature type with another. the new creature type can't be {}", OBJECT, A_TYPE)
                    .as(
                            (w, never) -> new ChangeText(w, CREATURE_TYPES, null, never, Durations.FOREVER),
                            ChangeText.class,
                            ChangeText::what,
                            c -> orNothing(c.never())),
            phrase(REPLACING + "one creature type with {}", OBJECT, A_TYPE)
                    .as(
                            (w, to) -> new ChangeText(w, CREATURE_TYPES, to, null, Durations.FOREVER),
                            ChangeText.class,
                            ChangeText::what,
                            c -> orNothing(c.to())));

    private static Change despiteDefender(Reference what, String wording) {
        return obey(what, new Rule.Simple(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER), Durations.THIS_TURN, wording);
    }

    public static final Phrase<Effect> VERB = oneOf(
            "a change",
            TEXT,
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
                            ChangeVerbs::onlyBy),
            phrase("{} can attack this turn as though (it|they) didn't have defender", SUBJECT)
                    .as(w -> despiteDefender(w, "as though"), Change.class, Change::what),
            phrase("can attack this turn as though it didn't have defender")
                    .means(despiteDefender(new Reference.It(""), "and as though")),
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
                            ChangeVerbs::bonusIn,
                            r -> changeIn(r).duration()),
            phrase("double the power of {} until end of turn", OBJECT)
                    .as(w -> doubled(w, "double the power"), Change.class, Change::what),
            phrase("double {} power until end of turn", WHOSE)
                    .as(w -> doubled(w, "double its power"), Change.class, Change::what),
            phrase("double the power and toughness of {} until end of turn", OBJECT)
                    .as(w -> doubledBoth(w, "double the power and toughness"), Change.class, Change::what),
            phrase("double {} power and toughness until end of turn", WHOSE)
                    .as(w -> doubledBoth(w, "double its power and toughness"), Change.class, Change::what));
}
