package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.noun.Sources;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Modification.Obey;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;

/// What objects can't and must do: the rules that are said of them.
public final class Obeying {
    private Obeying() {}

    // What objects can't and must do

    private static Obey simple(Rule.Kind kind) {
        return new Obey(new Rule.Simple(kind));
    }

    public static final Phrase<List<Modification>> CANT = oneOf(
            "what can't be done",
            table("what can't be done", cant()),
            phrase("can't be blocked by {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CantBeBlocked(f))), List.class, l -> blockedBy(l)),
            phrase("can't block or be blocked by {}", Nouns.PERMANENT.many())
                    .as(
                            f -> List.of(new Obey(new Rule.CantBlock(f)), new Obey(new Rule.CantBeBlocked(f))),
                            List.class,
                            l -> l.size() == 2 ? blockedBy(l.subList(1, 2)) : ""),
            phrase("can't be blocked except by {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CantBeBlockedExceptBy(f))), List.class, l -> exceptBy(l)),
            phrase("can't block {}", lazy(() -> References.CERTAIN))
                    .as(
                            it -> List.of(new Obey(new Rule.CantBlock(new Filter.AmongThose(it)))),
                            List.class,
                            l -> cantBlock(l) instanceof Filter.AmongThose(var those) ? those : ""),
            phrase("can't have counters put on (it|them)").means(List.of(new Obey(new Rule.CantHaveCounters(null)))),
            phrase("can't have {} counters put on (it|them)", Words.COUNTER_KIND)
                    .as(
                            kind -> List.of(new Obey(new Rule.CantHaveCounters(kind))),
                            List.class,
                            l -> rule(l) instanceof Rule.CantHaveCounters(var kind) && kind != null ? kind : ""),
            phrase("can't block {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CantBlock(f))), List.class, l -> cantBlock(l)),
            phrase("can block only {}", Nouns.PERMANENT.many())
                    .as(f -> List.of(new Obey(new Rule.CanBlockOnly(f))), List.class, l -> blockOnly(l)),
            lazy(() -> Obeying.CANT_BE_TARGETED));

    private static Object rule(List<?> modifications) {
        return modifications.size() == 1 && modifications.getFirst() instanceof Obey(Rule rule) ? rule : "";
    }

    private static Object blockedBy(List<?> l) {
        return rule(l) instanceof Rule.CantBeBlocked(Filter by) && by != null ? by : "";
    }

    private static Object exceptBy(List<?> l) {
        return rule(l) instanceof Rule.CantBeBlockedExceptBy(Filter by) ? by : "";
    }

    private static Object cantBlock(List<?> l) {
        return rule(l) instanceof Rule.CantBlock(Filter attacker) && attacker != null ? attacker : "";
    }

    private static Object blockOnly(List<?> l) {
        return rule(l) instanceof Rule.CanBlockOnly(Filter attackers) ? attackers : "";
    }

    private static Map<String, List<Modification>> cant() {
        Map<String, List<Modification>> words = new LinkedHashMap<>();
        Obey cantAttack = new Obey(new Rule.CantAttack(null, null));
        Obey cantBlock = new Obey(new Rule.CantBlock(null));
        words.put("can't attack", List.of(cantAttack));
        words.put("can't attack you", List.of(new Obey(new Rule.CantAttack(Nouns.YOU, null))));
        words.put(
                "can't attack you or planeswalkers you control",
                List.of(new Obey(new Rule.CantAttack(yourSide(), null))));
        words.put("can't block", List.of(cantBlock));
        words.put("can't attack or block", List.of(cantAttack, cantBlock));
        words.put("can't attack, block, or crew Vehicles", List.of(cantAttack, cantBlock, simple(Rule.Kind.CANT_CREW)));
        words.put("can't become untapped", List.of(simple(Rule.Kind.CANT_BECOME_UNTAPPED)));
        words.put("can't be blocked", List.of(new Obey(new Rule.CantBeBlocked(null))));
        words.put("can't attack alone", List.of(simple(Rule.Kind.CANT_ATTACK_ALONE)));
        words.put("can't block alone", List.of(simple(Rule.Kind.CANT_BLOCK_ALONE)));
        words.put(
                "can't attack or block alone",
                List.of(simple(Rule.Kind.CANT_ATTACK_ALONE), simple(Rule.Kind.CANT_BLOCK_ALONE)));
        words.put("can't be countered", List.of(simple(Rule.Kind.CANT_BE_COUNTERED)));
        words.put("the damage can't be prevented", List.of(simple(Rule.Kind.DAMAGE_CANT_BE_PREVENTED)));
        words.put("can't be copied", List.of(simple(Rule.Kind.CANT_BE_COPIED)));
        words.put("can't be regenerated", List.of(simple(Rule.Kind.CANT_BE_REGENERATED)));
        words.put("can't be sacrificed", List.of(simple(Rule.Kind.CANT_BE_SACRIFICED)));
        words.put("can't be equipped", List.of(simple(Rule.Kind.CANT_BE_EQUIPPED)));
        words.put("can't be enchanted", List.of(simple(Rule.Kind.CANT_BE_ENCHANTED)));
        words.put("can't phase in", List.of(simple(Rule.Kind.CANT_PHASE_IN)));
        words.put("can't transform", List.of(simple(Rule.Kind.CANT_TRANSFORM)));
        words.put("can't be blocked by more than one creature", List.of(new Obey(new Rule.MaximumBlockers(1))));
        words.put("can't be blocked except by two or more creatures", List.of(new Obey(new Rule.MinimumBlockers(2))));
        words.put("can't be blocked except by three or more creatures", List.of(new Obey(new Rule.MinimumBlockers(3))));
        words.put("can block an additional creature each combat", List.of(new Obey(new Rule.CanBlockAdditional(1))));
        words.put("can block any number of creatures", List.of(new Obey(new Rule.CanBlockAdditional(-1))));
        words.put(
                "can attack as though it didn't have defender",
                List.of(simple(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER)));
        words.put(
                "can attack as though they didn't have defender",
                List.of(simple(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER)));
        words.put("can attack as though it had haste", List.of(simple(Rule.Kind.ATTACKS_AS_THOUGH_HASTY)));
        words.put("can block as though it had reach", List.of(simple(Rule.Kind.BLOCKS_AS_THOUGH_REACH)));
        words.put("must be blocked if able", List.of(simple(Rule.Kind.MUST_BE_BLOCKED)));
        return words;
    }

    private static final Phrase<List<Modification>> CANT_BE_TARGETED = oneOf(
            "what can't target it",
            cantBeTargeted("can't be the target of {}"),
            cantBeTargeted("can't be the targets of {}"));

    private static Phrase<List<Modification>> cantBeTargeted(String words) {
        return phrase(words, lazy(Obeying::targeting)).as(rules -> rules, List.class, rules -> rules);
    }

    private static List<Modification> untargeted(@Nullable Filter spells, @Nullable Filter sources) {
        return List.of(new Obey(new Rule.CantBeTargetedBy(spells, sources)));
    }

    /// "spells", "red spells or abilities from red sources", "abilities your opponents control".
    private static Phrase<List<Modification>> targeting() {
        Filter theirs = new Filter.ControlledBy(Players.YOUR_OPPONENTS);
        Phrase<Filter> sources = oneOf("sources", Sources.SOURCES.many(), Sources.SOURCES_OF_QUALITY);
        return oneOf(
                "spells or abilities",
                table(
                        "spells or abilities",
                        Map.of(
                                "spells or abilities your opponents control", untargeted(theirs, theirs),
                                "spells or abilities", untargeted(Nouns.ANY, Nouns.ANY),
                                "abilities your opponents control", untargeted(null, theirs))),
                phrase("{}", Nouns.SPELLS.many()).as(f -> untargeted(f, null), List.class, l -> targetedBy(l, true)),
                phrase("abilities from {}", sources)
                        .as(f -> untargeted(null, f), List.class, l -> targetedBy(l, false)),
                phrase("{} or abilities from {}", Nouns.SPELLS.many(), sources)
                        .as(Obeying::untargeted, List.class, l -> targetedBy(l, true), l -> targetedBy(l, false)));
    }

    private static Object targetedBy(List<?> rules, boolean spells) {
        Filter by = rule(rules) instanceof Rule.CantBeTargetedBy cant ? spells ? cant.spells() : cant.sources() : null;
        return by == null ? "" : by;
    }

    private static Filter yourSide() {
        var yours = new Filter.ControlledBy(new Reference.You());
        return new Filter.Or(
                List.of(Nouns.YOU, new Filter.And(List.of(new Filter.IsType(CardType.PLANESWALKER), yours))));
    }

    static Phrase<List<Modification>> does(Number number) {
        Map<String, List<Modification>> words = new LinkedHashMap<>();
        words.put(
                number.pick("attacks", "attack") + " each combat if able",
                List.of(simple(Rule.Kind.ATTACKS_EACH_COMBAT)));
        words.put(
                number.pick("attacks", "attack") + " each turn if able",
                List.of(simple(Rule.Kind.ATTACKS_EACH_COMBAT)));
        words.put(
                number.pick("blocks", "block") + " each combat if able", List.of(simple(Rule.Kind.BLOCKS_EACH_COMBAT)));
        words.put(
                number.pick("attacks or blocks", "attack or block") + " each combat if able",
                List.of(simple(Rule.Kind.ATTACKS_EACH_COMBAT), simple(Rule.Kind.BLOCKS_EACH_COMBAT)));
        words.put(
                number.pick("doesn't", "don't") + " untap during "
                        + number.pick("its controller's", "their controllers'") + " untap step" + number.pick("", "s"),
                List.of(simple(Rule.Kind.DOESNT_UNTAP)));
        words.put(
                number.pick("doesn't", "don't") + " untap during your untap step",
                List.of(simple(Rule.Kind.DOESNT_UNTAP)));
        words.put(
                number.pick("isn't a creature", "aren't creatures"),
                List.of(new Modification.LoseType(CardType.CREATURE)));
        words.put(number.pick("loses", "lose") + " all abilities", List.of(new Modification.LoseAllAbilities()));
        for (String other : List.of(" all other abilities", " all other card types and abilities"))
            words.put(number.pick("loses", "lose") + other, List.of(new Modification.LoseAllAbilities(other)));
        words.put(number.pick("loses", "lose") + " all landwalk abilities", List.of(new Modification.LoseLandwalk()));
        words.put(number.pick("loses", "lose") + " all creature types", List.of(new Modification.LoseCreatureTypes()));
        words.put(
                number.pick("assigns", "assign") + " combat damage equal to " + number.pick("its", "their")
                        + " toughness rather than " + number.pick("its", "their") + " power",
                List.of(simple(Rule.Kind.ASSIGNS_DAMAGE_BY_TOUGHNESS)));
        for (boolean saddles : List.of(false, true)) {
            String crews = (saddles ? number.pick("saddles", "saddle") + " Mounts and " : "")
                    + number.pick("crews", "crew") + " Vehicles ";
            words.put(
                    crews + "as though " + number.pick("its", "their") + " power were 2 greater",
                    List.of(new Obey(new Rule.CrewsAs(saddles, Characteristic.POWER, 2))));
            words.put(
                    crews + "using " + number.pick("its", "their") + " toughness rather than "
                            + number.pick("its", "their") + " power",
                    List.of(new Obey(new Rule.CrewsAs(saddles, Characteristic.TOUGHNESS, 0))));
        }
        return table("what it does", words);
    }

    static Phrase<List<Modification>> one(Phrase<? extends Modification> change) {
        return phrase("{}", change).as(c -> List.of(c), List.class, l -> l.getFirst());
    }
}
