package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.SpokenOf;
import splitsecond.cards.vocabulary.verb.Granting;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.ChangeColors;
import splitsecond.engine.ability.Modification.ChangeTypes;
import splitsecond.engine.ability.Modification.Manner;
import splitsecond.engine.ability.Modification.SetPowerToughness;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.StaticEffect.Change;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;

/// CR 613: static abilities that make objects into something else altogether.
final class TypeChanges {
    private TypeChanges() {}

    private static final Amount ITS_MANA_VALUE = new Amount.StatOf(Characteristic.MANA_VALUE, References.IT);
    private static final Modification AS_BIG_AS_ITS_COST = new SetPowerToughness(ITS_MANA_VALUE, ITS_MANA_VALUE);
    private static final List<String> BASIC = List.of("Plains", "Island", "Swamp", "Mountain", "Forest");
    private static final Modification COLORLESS = new ChangeColors(0, Manner.REPLACE);

    static final Phrase<StaticEffect> OTHER_THINGS = oneOf(
            "a static ability",
            phrase(
                            "each {} is a creature in addition to its other types and has base power and base toughness each equal to its mana value",
                            Nouns.PERMANENT.one())
                    .as(
                            f -> new Change(
                                    new Reference.Each(f, "each"),
                                    List.of(
                                            new ChangeTypes(0, CardType.CREATURE.bit(), List.of(), Manner.ADD, false),
                                            AS_BIG_AS_ITS_COST)),
                            Change.class,
                            TypeChanges::filter),
            phrase("{} are every basic land type in addition to their other types", Nouns.PERMANENT.many())
                    .as(
                            f -> new Change(
                                    new Reference.Each(f, ""),
                                    List.of(new ChangeTypes(0, 0, BASIC, Manner.ADD, false))),
                            Change.class,
                            TypeChanges::filter),
            phrase("{} is a colorless Forest land", SpokenOf.HOST)
                    .as(
                            host -> new Change(
                                    host,
                                    List.of(
                                            new ChangeTypes(
                                                    0, CardType.LAND.bit(), List.of("Forest"), Manner.REPLACE, false),
                                            COLORLESS)),
                            Change.class,
                            Change::what),
            phrase(
                            "{} is a colorless land with {} and loses all other card types and abilities",
                            SpokenOf.HOST,
                            Granting.QUOTED)
                    .as(
                            (host, ability) -> new Change(
                                    host,
                                    List.of(
                                            new ChangeTypes(0, CardType.LAND.bit(), List.of(), Manner.REPLACE, false),
                                            COLORLESS,
                                            new Modification.LoseAllAbilities(),
                                            new Modification.GainAbility(ability))),
                            Change.class,
                            Change::what,
                            TypeChanges::granted),
            phrase(
                            "{} is an Insect artifact creature with base power and toughness 0/1 and has indestructible, and it loses all other abilities, card types, and creature types",
                            SpokenOf.HOST)
                    .as(
                            host -> new Change(
                                    host,
                                    List.of(
                                            new ChangeTypes(
                                                    0,
                                                    CardType.ARTIFACT.bit() | CardType.CREATURE.bit(),
                                                    List.of("Insect"),
                                                    Manner.NOTHING_ELSE,
                                                    false),
                                            new Modification.LoseAllAbilities(),
                                            new Modification.GainKeyword(Keyword.INDESTRUCTIBLE),
                                            new SetPowerToughness(n(0), n(1)))),
                            Change.class,
                            Change::what));

    private static Object filter(Change change) {
        return change.what() instanceof Reference.Each(Filter filter, String _) ? filter : "";
    }

    private static Object granted(Change change) {
        return change.changes().getLast() instanceof Modification.GainAbility(Ability ability) ? ability : "";
    }
}
