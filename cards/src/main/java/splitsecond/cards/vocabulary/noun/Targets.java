package splitsecond.cards.vocabulary.noun;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.X;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Reference.Target;
import splitsecond.engine.ability.TargetSlot;

/// CR 115: what is targeted, in all its numbers: "target creature", "up to two target players", "any target".
public final class Targets {
    private Targets() {}

    // Targets

    private static final Filter SPELL_OR_ABILITY =
            new Filter.Or(List.of(Nouns.SPELL, new Filter.IsAbility(true, true)));

    private static final Phrase<Filter> ABILITIES_OF_SOMEBODY = phrase("{} {}", abilities(), ControllerSuffixes.CONTROL)
            .as(
                    Nouns::with,
                    Filter.And.class,
                    f -> Nouns.butLast(f),
                    f -> Nouns.parts(f).getLast());

    private static final Phrase<Filter> A_SOURCE = Nouns.one(Sources.ABILITY_SOURCE);

    /// Players and permanents together, as damage takes them.
    private static final Phrase<Filter> CREATURE_OR_PLAYER = table(
            "a creature or player",
            Map.of(
                    "creature or player", new Filter.Or(List.of(Nouns.CREATURE, Nouns.PLAYER)),
                    "player or planeswalker", new Filter.Or(List.of(Nouns.PLAYER, Nouns.PLANESWALKER)),
                    "opponent or planeswalker", new Filter.Or(List.of(Nouns.OPPONENT, Nouns.PLANESWALKER)),
                    "creature, player, or planeswalker",
                            new Filter.Or(List.of(Nouns.CREATURE, Nouns.PLAYER, Nouns.PLANESWALKER)),
                    "creature or opponent", new Filter.Or(List.of(Nouns.CREATURE, Nouns.OPPONENT)),
                    "opponent or battle", new Filter.Or(List.of(Nouns.OPPONENT, Nouns.BATTLE)),
                    "player or battle", new Filter.Or(List.of(Nouns.PLAYER, Nouns.BATTLE))));

    private static final Numbered<Filter> TARGETABLE = Numbered.numbered(number -> oneOf(
            "a target",
            Nouns.PERMANENT.in(number),
            Nouns.SPELLS.in(number),
            Nouns.CARDS_IN_ZONE.in(number),
            number == Numbered.Number.ONE
                    ? oneOf(
                            "a player",
                            Nouns.PLAYERS,
                            CREATURE_OR_PLAYER,
                            abilitiesOnStack(),
                            SpellsOrPermanents.NOUN,
                            ABILITIES_OF_SOMEBODY,
                            phrase("{} from {}", oneOf("an ability", abilities(), ABILITIES_OF_SOMEBODY), A_SOURCE)
                                    .as(
                                            (f, source) -> Nouns.with(f, new Filter.FromSource(source)),
                                            Filter.And.class,
                                            f -> Nouns.butLast(f),
                                            f -> Nouns.parts(f).getLast() instanceof Filter.FromSource(Filter source)
                                                    ? source
                                                    : ""))
                    : oneOf(
                            "players",
                            table("players", Map.of("players", Nouns.PLAYER, "opponents", Nouns.OPPONENT)),
                            table("spells and abilities", Map.of("spells and/or abilities", SPELL_OR_ABILITY)))));

    private static Phrase<Filter> abilities() {
        return table(
                "an ability",
                Map.of(
                        "activated ability", new Filter.IsAbility(true, false),
                        "triggered ability", new Filter.IsAbility(false, true),
                        "activated or triggered ability", new Filter.IsAbility(true, true)));
    }

    private static Phrase<Filter> abilitiesOnStack() {
        return oneOf(
                "an ability",
                table(
                        "an ability",
                        Map.of(
                                "spell or ability with a single target",
                                Nouns.and(SPELL_OR_ABILITY, new Filter.TargetCount(1)),
                                "spell or ability",
                                SPELL_OR_ABILITY)),
                abilities(),
                // "instant spell, sorcery spell, or triggered ability"
                Phrase.list(oneOf("a spell or ability", Nouns.SPELLS.one(), abilities()), 2, "or")
                        .map(Filter.Or::new, Filter.Or.class, Filter.Or::any));
    }

    private static Phrase<Reference> slot(String words, Phrase<Filter> noun, Count count, boolean another) {
        return phrase(words, noun)
                .as(
                        f -> new Target(new TargetSlot(f, count, another, null, "")),
                        Target.class,
                        target -> target.slot().filter());
    }

    private static Phrase<Reference> counted(String words, Phrase<Integer> number, boolean upTo, boolean other) {
        return counted(words, number, TARGETABLE.many(), upTo, other);
    }

    private static Phrase<Reference> counted(
            String words, Phrase<Integer> number, Phrase<Filter> noun, boolean upTo, boolean other) {
        return phrase(words, number, noun)
                .as(
                        (count, f) -> count < 2
                                ? null
                                : new Target(new TargetSlot(
                                        f, upTo ? Count.upTo(count) : Count.exactly(count), other, null, "")),
                        Target.class,
                        target -> most(target.slot().count()),
                        target -> target.slot().filter());
    }

    /// The target with another way of saying it: "… each", "each of …".
    public static Target worded(Reference target, String wording) {
        if (!(target instanceof Target(TargetSlot slot))) throw new IllegalArgumentException("not a target: " + target);
        return new Target(new TargetSlot(slot.filter(), slot.count(), slot.another(), slot.chooser(), wording));
    }

    public static Object most(Count count) {
        return count.most() instanceof Amount.Number(int value) ? value : count;
    }

    // Each mention is a slot of its own, so the slot is made as it is read.
    private static Phrase<Reference> anyTarget(String words, Count count, boolean another, String wording) {
        return phrase(words + " {}", table("target", Map.of("target", Nouns.ANY_TARGET)))
                .as(
                        f -> new Target(new TargetSlot(f, count, another, null, wording)),
                        Target.class,
                        target -> target.slot().filter());
    }

    /// "Any target that isn't a Dragon": players are none.
    private static Phrase<Reference> anyTargetBut() {
        return phrase("any target that isn't {}", a(Nouns.PERMANENT.one()))
                .as(
                        f -> new Target(new TargetSlot(
                                Nouns.and(Nouns.ANY_TARGET, new Filter.Not(f)), Count.ONE, false, null, "that isn't")),
                        Target.class,
                        target -> Nouns.parts(target.slot().filter()).getLast() instanceof Filter.Not(Filter but)
                                ? but
                                : "");
    }

    private static final Phrase<Reference> ANY_TARGET = oneOf(
            "a target",
            anyTargetBut(),
            anyTarget("any", Count.ONE, false, ""),
            anyTarget("another", Count.ONE, true, "another"),
            anyTarget("a third", Count.ONE, true, "third"),
            anyTarget("any other", Count.ONE, true, ""),
            anyTarget("up to one", Count.upTo(1), false, ""));

    private static final Reference AN_OPPONENT_CHOSEN = new Reference.Chosen(Nouns.OPPONENT, Count.ONE, YOU);

    /// CR 601.2c: an opponent chooses it, of what they control.
    private static Phrase<Reference> ofAnOpponentsChoice() {
        Filter control = new Filter.ControlledBy(AN_OPPONENT_CHOSEN);
        return phrase(
                        "target {} of an opponent's choice they control",
                        TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)))
                .as(
                        f -> new Target(
                                new TargetSlot(Nouns.with(f, control), Count.ONE, false, AN_OPPONENT_CHOSEN, "")),
                        Target.class,
                        target -> Nouns.without(target.slot().filter(), control));
    }

    private static final Amount THAT_MANY = new Amount.ThatMuch("that many");

    public static final Numbered<Reference> TARGET = Numbered.of(
            oneOf(
                    "a target",
                    slot("target {}", TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)), Count.ONE, false),
                    phrase("target {} of their choice", TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)))
                            .as(
                                    f -> new Target(new TargetSlot(
                                            f, Count.ONE, false, new Reference.ThatPlayer("their choice"), "")),
                                    Target.class,
                                    target -> target.slot().filter()),
                    ofAnOpponentsChoice(),
                    slot("another target {}", TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)), Count.ONE, true),
                    slot(
                            "up to one target {}",
                            TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)),
                            Count.upTo(1),
                            false),
                    slot(
                            "up to one other target {}",
                            TARGETABLE.one().where(f -> !Nouns.startsWithOther(f)),
                            Count.upTo(1),
                            true),
                    phrase("a third target {}", TARGETABLE.one())
                            .as(
                                    f -> new Target(new TargetSlot(f, Count.ONE, true, null, "third")),
                                    Target.class,
                                    target -> target.slot().filter()),
                    ANY_TARGET),
            oneOf(
                    "targets",
                    counted("{} target {}", NUMBER_WORD, false, false),
                    counted("up to {} target {}", NUMBER_WORD, true, false),
                    counted("{} other target {}", NUMBER_WORD, false, true),
                    counted("up to {} other target {}", NUMBER_WORD, true, true),
                    slot("X target {}", TARGETABLE.many(), Count.exactly(X), false),
                    slot("up to X target {}", TARGETABLE.many(), Count.upTo(X), false),
                    slot("up to that many target {}", TARGETABLE.many(), Count.upTo(THAT_MANY), false),
                    slot("any number of target {}", TARGETABLE.many(), Count.ANY_NUMBER, false),
                    slot("any number of other target {}", TARGETABLE.many(), Count.ANY_NUMBER, true),
                    slot("one or more target {}", TARGETABLE.many(), new Count(n(1), null), false),
                    slot("one or two target {}", TARGETABLE.many(), new Count(n(1), n(2)), false),
                    slot("one, two, or three target {}", TARGETABLE.many(), new Count(n(1), n(3)), false)));

    static final Phrase<Reference> TARGET_PLAYER = oneOf(
            "a target player",
            slot("target {}", Nouns.PLAYERS, Count.ONE, false),
            slot("target {}", PlayerClauses.PLAYERS_WHO.one(), Count.ONE, false),
            slot("another target {}", Nouns.PLAYERS, Count.ONE, true),
            slot("up to one target {}", Nouns.PLAYERS, Count.upTo(1), false));

    private static final Phrase<Filter> PLAYERS_OR_OPPONENTS =
            table("players", Map.of("players", Nouns.PLAYER, "opponents", Nouns.OPPONENT));

    public static final Phrase<Reference> TARGET_PLAYERS = oneOf(
            "target players",
            counted("{} target {}", NUMBER_WORD, PLAYERS_OR_OPPONENTS, false, false),
            counted("up to {} target {}", NUMBER_WORD, PLAYERS_OR_OPPONENTS, true, false),
            slot("any number of target {}", PLAYERS_OR_OPPONENTS, Count.ANY_NUMBER, false));
}
