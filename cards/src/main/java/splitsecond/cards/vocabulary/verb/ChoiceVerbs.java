package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.OneOfThese;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.noun.Targets;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;

/// Instructions that only choose: targets, names.
public final class ChoiceVerbs {
    private ChoiceVerbs() {}

    private static final Phrase<String> CARD_TYPE = table(
            "a card type",
            List.of("artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"),
            type -> type);

    /// "With lesser power" is said of another that nobody names here.
    private static boolean isByItself(Reference chosen) {
        return chosen instanceof Reference.Chosen(Filter f, var _, var _)
                && Nouns.parts(f).stream()
                        .noneMatch(part ->
                                part instanceof Filter.Stat(var _, var _, splitsecond.engine.ability.Amount.StatOf _));
    }

    /// "One of them", "two of those cards", "one".
    private static final Phrase<Reference> SOME_OF_THEM = oneOf(
            "some of those",
            phrase("{} of {}", Words.NUMBER_WORD, SpokenOf.THOSE)
                    .as(
                            (k, those) -> new Reference.Chosen(
                                    new Filter.AmongThose(those), Count.exactly(k), Verbs.SAME_PLAYER),
                            Reference.Chosen.class,
                            chosen -> Targets.most(chosen.count()),
                            chosen -> chosen.filter() instanceof Filter.AmongThose(Reference those) ? those : ""),
            phrase("one")
                    .means(new Reference.Chosen(
                            new Filter.AmongThose(new Reference.It("them")), Count.ONE, Verbs.SAME_PLAYER)));

    private static final Phrase<Filter> PLAYERS = table(
            "a player",
            java.util.Map.of(
                    "an opponent", Nouns.OPPONENT,
                    "a player", Nouns.PLAYER,
                    "another player", Nouns.and(Nouns.PLAYER, new Filter.Not(Nouns.YOU))));

    public static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            phrase("starting with you, each player votes for {}", list(Words.VOTE, 2, "or"))
                    .as(Effect.Vote::new, Effect.Vote.class, Effect.Vote::options),
            phrase("choose {}", Targets.TARGET.either())
                    .as(
                            t -> new Effect.ChooseObjects(t, "target"),
                            Effect.ChooseObjects.class,
                            Effect.ChooseObjects::what),
            phrase("choose {}", References.chosen(Nouns.PERMANENT, YOU).where(ChoiceVerbs::isByItself))
                    .as(
                            chosen -> new Effect.ChooseObjects(chosen, "chosen"),
                            Effect.ChooseObjects.class,
                            Effect.ChooseObjects::what),
            phrase("choose {}", References.chosen(Moved.CARDS_FROM_AMONG, YOU))
                    .as(
                            chosen -> new Effect.ChooseObjects(chosen, "chosen from among"),
                            Effect.ChooseObjects.class,
                            Effect.ChooseObjects::what),
            // A mana ability may choose any player: it is left to those who say so.
            phrase("choose {}", PLAYERS.where(f -> !f.equals(Nouns.PLAYER)))
                    .as(
                            f -> new Effect.ChooseObjects(new Reference.Chosen(f, Count.ONE, YOU), "player"),
                            Effect.ChooseObjects.class,
                            c -> c.what() instanceof Reference.Chosen(Filter f, var _, var _) ? f : ""),
            phrase("choose {} at random", oneOf("players", PLAYERS, Nouns.one(Nouns.PERMANENT.one())))
                    .as(
                            f -> new Effect.ChooseObjects(new Reference.AtRandom(f, Count.ONE), "at random"),
                            Effect.ChooseObjects.class,
                            c -> c.what() instanceof Reference.AtRandom(Filter f, var _) ? f : ""),
            phrase("choose {}", Moved.AT_RANDOM)
                    .as(
                            cards -> new Effect.ChooseObjects(cards, "at random from"),
                            Effect.ChooseObjects.class,
                            Effect.ChooseObjects::what),
            phrase("choose {} and {}", Targets.TARGET.one(), Targets.TARGET.one())
                    .as(
                            (x, y) -> new Effect.ChooseObjects(new Reference.Both(x, y), "targets"),
                            Effect.ChooseObjects.class,
                            c -> c.what() instanceof Reference.Both(Reference x, Reference _) ? x : "",
                            c -> c.what() instanceof Reference.Both(Reference _, Reference y) ? y : ""),
            phrase(
                            "{} (chooses|choose) {}",
                            References.PLAYER,
                            oneOf(
                                    "something chosen",
                                    References.chosen(Nouns.PERMANENT, Verbs.SAME_PLAYER)
                                            .where(ChoiceVerbs::isByItself),
                                    SOME_OF_THEM))
                    .as(
                            (who, chosen) -> who.equals(YOU) ? null : new Effect.ChooseObjects(who, chosen, "chooses"),
                            Effect.ChooseObjects.class,
                            Effect.ChooseObjects::who,
                            Effect.ChooseObjects::what),
            phrase("choose {} or {}", CARD_TYPE, CARD_TYPE)
                    .as(
                            (x, y) -> new Effect.Choose(YOU, Choice.Kind.WORD, List.of(x, y), "or"),
                            Effect.Choose.class,
                            c -> c.words().size() == 2 ? c.words().getFirst() : "",
                            c -> c.words().size() == 2 ? c.words().getLast() : ""),
            phrase("choose {}", OneOfThese.OF_THESE)
                    .as(
                            these -> new Effect.Choose(YOU, these.what(), these.words(), ""),
                            Effect.Choose.class,
                            c -> c.wording().isEmpty() ? new OneOfThese.These(c.what(), c.words()) : ""),
            phrase("choose land or nonland")
                    .means(new Effect.Choose(YOU, Choice.Kind.WORD, List.of("land", "nonland"), "land")),
            phrase("choose one of them")
                    .means(new Effect.ChooseObjects(
                            new Reference.Chosen(new Filter.AmongThose(new Reference.It("them")), Count.ONE, YOU),
                            "one of them")),
            phrase("choose one")
                    .means(new Effect.ChooseObjects(
                            new Reference.Chosen(new Filter.AmongThose(new Reference.It("them")), Count.ONE, YOU),
                            "one")),
            phrase("choose a card name").means(new Effect.Choose(YOU, Choice.Kind.CARD_NAME, List.of(), "")),
            phrase("choose a nonland card name")
                    .means(new Effect.Choose(YOU, Choice.Kind.NONLAND_CARD_NAME, List.of(), "")));
}
