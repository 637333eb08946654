package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.Counter;
import splitsecond.engine.ability.Effect.Destination;
import splitsecond.engine.ability.Effect.Placement;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// Instructions about spells and abilities on the stack: counter, copy, choose new targets.
final class StackVerbs {
    private StackVerbs() {}

    private static final Reference THAT_SPELL = new Reference.It("that spell");

    private static final Phrase<Reference> COPIED =
            oneOf("a spell", Targets.TARGET.one(), SpokenOf.THAT, phrase("~").means(References.SELF));

    /// CR 707.10f: a copy of a permanent spell becomes a token, of which the exceptions hold, too.
    private static Phrase<Effect> except(String words, boolean newTargets) {
        return oneOf(
                "copy a spell",
                except(words, newTargets, CopyExceptions.EXCEPT_THE_COPY, "except the copy"),
                except(words, newTargets, CopyExceptions.EXCEPT, "except it"));
    }

    private static Phrase<Effect> except(
            String words,
            boolean newTargets,
            Phrase<List<splitsecond.engine.ability.Modification>> exceptions,
            String wording) {
        return phrase(words, COPIED, exceptions)
                .as(
                        (what, except) -> new Effect.CopySpell(what, n(1), newTargets, except, wording),
                        Effect.CopySpell.class,
                        Effect.CopySpell::what,
                        c -> c.newTargets() == newTargets && c.wording().equals(wording) ? c.except() : "");
    }

    private static final Phrase<Boolean> THAT_SPELL_IS =
            table("which spell", Map.of("that spell is", true, "it's", true, "the spell is", true));

    /// CR 701.6: where a spell goes that is countered.
    private static final Phrase<Destination> INSTEAD = table("where it goes instead", instead());

    private static Map<String, Destination> instead() {
        Map<String, Destination> words = new LinkedHashMap<>();
        words.put(
                "exile it instead of putting it into its owner's graveyard",
                new Destination(Zone.EXILE, Placement.PLAIN));
        Map<String, Destination> places = Map.of(
                "on top of its owner's library", new Destination(Zone.LIBRARY, Placement.PLAIN),
                "on the bottom of its owner's library", new Destination(Zone.LIBRARY, Placement.BOTTOM),
                "into its owner's hand", new Destination(Zone.HAND, Placement.PLAIN));
        places.forEach((place, to) -> {
            for (String what : List.of("it ", "that card "))
                words.put("put " + what + place + " instead of into that player's graveyard", to);
        });
        return words;
    }

    static final Phrase<Effect> STACK = oneOf(
            "counter",
            phrase(
                            "counter {}",
                            oneOf(
                                    "a spell",
                                    Targets.TARGET.either(),
                                    SpokenOf.THAT,
                                    phrase("~").means(References.SELF)))
                    .as(what -> new Counter(what, null, ""), Counter.class, Counter::what),
            phrase("counter {}. if {} countered this way, {}", Targets.TARGET.one(), THAT_SPELL_IS, INSTEAD)
                    .as(
                            (what, _, to) -> new Counter(what, to, ""),
                            Counter.class,
                            Counter::what,
                            _ -> true,
                            c -> c.to() == null ? "" : c.to()),
            phrase(
                            "counter {} unless its controller pays {}. if that spell is countered this way, exile it"
                                    + " instead of putting it into its owner's graveyard",
                            Targets.TARGET.one(),
                            Costs.PAID_BY_PLAYER)
                    .as(
                            (what, cost) -> new Effect.Unless(
                                    new Counter(what, new Destination(Zone.EXILE, Placement.PLAIN), ""),
                                    new Reference.ControllerOf(References.IT, ""),
                                    cost,
                                    "exile"),
                            Effect.Unless.class,
                            u -> u.effect() instanceof Counter counter ? counter.what() : "",
                            Effect.Unless::cost),
            phrase("copy {}. you may choose new targets for the copy", COPIED)
                    .as(
                            what -> new Effect.CopySpell(what, n(1), true, ""),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase("copy {} {}. you may choose new targets for the copies", COPIED, Amounts.TIMES)
                    .as(
                            (what, times) -> new Effect.CopySpell(what, times, true, "times"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what,
                            Effect.CopySpell::count),
            phrase("copy {} {}", SpokenOf.THAT, Amounts.TIMES)
                    .as(
                            (what, times) -> new Effect.CopySpell(what, times, false, "times"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what,
                            Effect.CopySpell::count),
            except("copy {}, except {}. you may choose new targets for the copy", true),
            except("copy {}, except {}", false),
            phrase("copy {} for each {}. you may choose new targets for the copies", COPIED, Counted.UNIT)
                    .as(
                            (what, times) -> new Effect.CopySpell(what, times, true, "for each"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what,
                            Effect.CopySpell::count),
            phrase("copy {} for each {}", COPIED, Counted.UNIT)
                    .as(
                            (what, times) -> new Effect.CopySpell(what, times, false, "for each"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what,
                            Effect.CopySpell::count),
            phrase("copy {} and you may choose new targets for the copy", SpokenOf.THAT)
                    .as(
                            what -> new Effect.CopySpell(what, n(1), true, "and"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase(
                            "copy {}, except that the copy is red. you may choose new targets for the copy",
                            Targets.TARGET.one())
                    .as(
                            what -> new Effect.CopySpell(
                                    what,
                                    n(1),
                                    true,
                                    List.of(new splitsecond.engine.ability.Modification.ChangeColors(
                                            splitsecond.engine.card.Color.RED.bit(),
                                            splitsecond.engine.ability.Modification.Manner.REPLACE)),
                                    "except"),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase(
                            "copy {}",
                            oneOf(
                                    "a spell",
                                    SpokenOf.THAT,
                                    SpokenOf.PAID.where(card -> card instanceof Reference.Remembered),
                                    phrase("~").means(References.SELF)))
                    .as(
                            what -> new Effect.CopySpell(what, n(1), false, ""),
                            Effect.CopySpell.class,
                            Effect.CopySpell::what),
            phrase(
                            "{} can't be countered",
                            Targets.TARGET
                                    .one()
                                    .where(t -> t instanceof Reference.Target(var slot)
                                            && Nouns.parts(slot.filter()).contains(Nouns.SPELL)))
                    .as(
                            what -> new Effect.Change(
                                    what,
                                    List.of(new splitsecond.engine.ability.Modification.Obey(
                                            new splitsecond.engine.ability.Rule.Simple(
                                                    splitsecond.engine.ability.Rule.Kind.CANT_BE_COUNTERED))),
                                    Durations.FOREVER,
                                    "countered"),
                            Effect.Change.class,
                            Effect.Change::what),
            phrase("{} may copy ~ and may choose a new target for that copy", References.PLAYER.one())
                    .as(
                            who -> new Effect.May(
                                    who, new Effect.CopySpell(References.SELF, n(1), true, "chain"), "chain of"),
                            Effect.May.class,
                            Effect.May::who),
            phrase("they may copy ~ and may choose a new target for that copy")
                    .means(new Effect.May(
                            Players.THEY, new Effect.CopySpell(References.SELF, n(1), true, "chain"), "chain")),
            phrase("change the target of {}", Targets.TARGET.one())
                    .as(
                            what -> new Effect.ChooseNewTargets(what, false, "change"),
                            Effect.ChooseNewTargets.class,
                            Effect.ChooseNewTargets::what),
            phrase("change that spell's target to another {}", Nouns.PERMANENT.one())
                    .as(
                            f -> new Effect.ChooseNewTargets(THAT_SPELL, false, f, "another"),
                            Effect.ChooseNewTargets.class,
                            e -> e.among() == null ? "" : e.among()),
            phrase("change a target of {} to ~", Targets.TARGET.one())
                    .as(
                            what -> new Effect.ChangeTargetTo(what, References.SELF),
                            Effect.ChangeTargetTo.class,
                            Effect.ChangeTargetTo::what),
            phrase("you may choose new targets for {}", Targets.TARGET.one())
                    .as(
                            what -> new Effect.ChooseNewTargets(what, true, ""),
                            Effect.ChooseNewTargets.class,
                            Effect.ChooseNewTargets::what));
}
