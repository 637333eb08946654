package splitsecond.engine.rules.questions;

import static org.assertj.core.api.Assertions.assertThat;
import static splitsecond.engine.rules.questions.Table.CREATURE;
import static splitsecond.engine.rules.questions.Table.THIS;
import static splitsecond.engine.rules.questions.Table.YOU;
import static splitsecond.engine.rules.questions.Table.all;
import static splitsecond.engine.rules.questions.Table.always;
import static splitsecond.engine.rules.questions.Table.and;
import static splitsecond.engine.rules.questions.Table.asLongAs;
import static splitsecond.engine.rules.questions.Table.gets;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import splitsecond.engine.BehindTheDoor;
import splitsecond.engine.Game;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.Binder;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.state.GameState;

/// On random games: what is cached is what a computation from nothing would give.
class LayersLawTest {

    private static final Duration THIS_TURN = new Duration.EndOfTurn("");

    private static CardDefinition card(
            String name, String cost, String types, int power, int toughness, Ability... abilities) {
        var mana = ManaCost.parse(cost);
        return CardDefinition.of(new Face(
                name, mana, TypeLine.parse(types), mana.colors(), power, toughness, 0, List.of(abilities), ""));
    }

    private static CardDefinition keyword(Keyword keyword, int power, int toughness) {
        return card(keyword.word(), "R", "Creature — Goblin", power, toughness, new Ability.Keyword(keyword));
    }

    private static Effect to(Reference target, Modification... changes) {
        return new Effect.Change(target, List.of(changes), THIS_TURN, "");
    }

    private static Reference target(Filter filter) {
        return new Reference.Target(TargetSlot.one(filter));
    }

    private static List<CardDefinition> cards() {
        var yours = new Filter.ControlledBy(YOU);
        var creatures = new Amount.CountOf(CREATURE);
        var attacking = new Condition.Matches(THIS, new Filter.Is(Filter.Status.ATTACKING), "");
        var steal = Binder.bound(new Effect.Sequence(
                List.of(
                        to(
                                target(CREATURE),
                                new Modification.ChangeControl(YOU),
                                new Modification.GainKeyword(Keyword.HASTE)),
                        new Effect.Untap(new Reference.It(""))),
                List.of(Effect.Joint.SENTENCE)));
        return List.of(
                card(
                        "Lord",
                        "1R",
                        "Creature — Goblin",
                        1,
                        1,
                        all(and(CREATURE, new Filter.Other(), yours), gets(1, 1))),
                card("Berserker", "R", "Creature — Goblin", 1, 1, asLongAs(attacking, THIS, gets(2, 0))),
                card(
                        "Crowd",
                        "1R",
                        "Creature — Goblin",
                        0,
                        0,
                        new Ability.Static(
                                new StaticEffect.DefinePowerToughness(creatures, creatures, ""),
                                null,
                                Zone.BATTLEFIELD)),
                card(
                        "Axe",
                        "R",
                        "Artifact — Equipment",
                        0,
                        0,
                        always(new Reference.Host(""), gets(2, 1), new Modification.GainKeyword(Keyword.TRAMPLE)),
                        new Ability.Parameterized(new KeywordAbility.Equip(Cost.mana(ManaCost.parse("1")), null))),
                card(
                        "Charm",
                        "1R",
                        "Enchantment — Aura",
                        0,
                        0,
                        new Ability.Parameterized(new KeywordAbility.Enchant(CREATURE)),
                        always(new Reference.Host(""), new Modification.ChangeControl(YOU))),
                card("Threaten", "1R", "Sorcery", 0, 0, new Ability.Spell(steal)),
                card("Growth", "R", "Instant", 0, 0, new Ability.Spell(to(target(CREATURE), gets(3, 3)))),
                // What has the last word, and what looks at sizes and keywords or turns them round after it.
                card(
                        "Flight",
                        "R",
                        "Instant",
                        0,
                        0,
                        new Ability.Spell(
                                to(target(CREATURE), gets(1, 1), new Modification.GainKeyword(Keyword.FLYING)))),
                card(
                        "Wind",
                        "1R",
                        "Enchantment",
                        0,
                        0,
                        all(and(CREATURE, new Filter.HasKeyword(Keyword.FLYING)), gets(1, 0))),
                card(
                        "Twist",
                        "R",
                        "Instant",
                        0,
                        0,
                        new Ability.Spell(to(target(CREATURE), new Modification.SwitchPowerToughness()))),
                card(
                        "Shrink",
                        "R",
                        "Instant",
                        0,
                        0,
                        new Ability.Spell(to(target(CREATURE), new Modification.LoseAllAbilities(), Table.is(0, 2)))),
                card(
                        "Training",
                        "R",
                        "Sorcery",
                        0,
                        0,
                        new Ability.Spell(
                                new Effect.PutCounters(CounterKind.P1P1, new Amount.Number(2), target(CREATURE), ""))),
                card(
                        "Living Land",
                        "R",
                        "Sorcery",
                        0,
                        0,
                        new Ability.Spell(to(
                                target(new Filter.IsType(CardType.LAND)),
                                new Modification.ChangeTypes(
                                        0,
                                        CardType.CREATURE.bit(),
                                        List.of("Elemental"),
                                        Modification.Manner.ADD,
                                        false),
                                Table.is(3, 3)))),
                keyword(Keyword.PROWESS, 1, 2),
                keyword(Keyword.EXALTED, 1, 1),
                keyword(Keyword.EVOLVE, 1, 1),
                keyword(Keyword.UNDYING, 2, 1),
                keyword(Keyword.PERSIST, 2, 2),
                keyword(Keyword.BATTLE_CRY, 1, 1),
                keyword(Keyword.TRAINING, 1, 1),
                keyword(Keyword.FLANKING, 2, 2),
                card(
                        "Warded",
                        "R",
                        "Creature — Goblin",
                        2,
                        2,
                        new Ability.Parameterized(new KeywordAbility.Ward(Cost.mana(ManaCost.parse("1"))))));
    }

    /// Effects on groups, what takes from one of them its ability, and creatures that come and go.
    private static List<CardDefinition> cardsOfGroups() {
        var yours = new Filter.ControlledBy(YOU);
        var land = new Filter.IsType(CardType.LAND);
        var goblins = new Modification.ChangeTypes(
                0, CardType.CREATURE.bit(), List.of("Goblin"), Modification.Manner.ADD, false);
        return List.of(
                card(
                        "Lord",
                        "1R",
                        "Creature — Goblin",
                        1,
                        1,
                        all(and(CREATURE, new Filter.Other(), new Filter.IsSubtype("Goblin"), yours), gets(1, 1))),
                card(
                        "Banner",
                        "R",
                        "Enchantment",
                        0,
                        0,
                        all(and(CREATURE, yours), gets(0, 1), new Modification.GainKeyword(Keyword.FLYING))),
                card("Mire", "R", "Enchantment", 0, 0, all(and(CREATURE, new Filter.Not(yours)), gets(-1, 0))),
                card("Leveller", "R", "Artifact Creature — Construct", 2, 2, all(land, goblins, Table.is(1, 1))),
                card(
                        "Rot",
                        "R",
                        "Enchantment — Aura",
                        0,
                        0,
                        new Ability.Parameterized(new KeywordAbility.Enchant(CREATURE)),
                        always(new Reference.Host(""), new Modification.LoseAllAbilities())),
                card(
                        "Wind",
                        "R",
                        "Enchantment",
                        0,
                        0,
                        all(and(CREATURE, new Filter.HasKeyword(Keyword.FLYING)), gets(1, 0))),
                card(
                        "Axe",
                        "R",
                        "Artifact — Equipment",
                        0,
                        0,
                        always(new Reference.Host(""), gets(2, 1)),
                        new Ability.Parameterized(new KeywordAbility.Equip(Cost.mana(ManaCost.parse("1")), null))),
                card("Ogre", "1R", "Creature — Ogre", 3, 2),
                card("Goblin", "R", "Creature — Goblin", 2, 1),
                keyword(Keyword.UNDYING, 2, 1));
    }

    private static List<CardDefinition> deck(List<CardDefinition> cards) {
        var deck = new ArrayList<CardDefinition>();
        var mountain = CardDefinition.of(
                new Face("Mountain", null, TypeLine.parse("Basic Land — Mountain"), 0, 0, 0, 0, List.of(), ""));
        for (var card : cards) {
            deck.add(card);
            deck.add(card);
            deck.add(mountain);
            deck.add(mountain);
        }
        return deck;
    }

    @Test
    void cachedCharacteristicsEqualAFreshComputation() {
        assertThat(checked(deck(cards()))).isGreaterThan(10_000);
    }

    @Test
    void soTheyDoWherePermanentsComeToGroupsAndLeaveThem() {
        assertThat(checked(deck(cardsOfGroups()))).isGreaterThan(10_000);
    }

    private static int checked(List<CardDefinition> deck) {
        var seats = List.of(new Setup.Seat("alice", deck), new Setup.Seat("bob", deck));
        int checked = 0;
        for (int seed = 0; seed < 40; seed++) {
            var game = Game.start(Setup.of(seats, seed, GameOptions.FAST));
            var random = new Random(seed);
            for (int choice = 0; choice < 600 && !game.isOver(); choice++) {
                game.choose(random.nextInt(game.decision().size()));
                checked += check(BehindTheDoor.state(game), "seed " + seed + ", choice " + choice);
            }
        }
        return checked;
    }

    private static int check(GameState state, String where) {
        var fresh = state.fork();
        fresh.forgetTraits();
        fresh.caches.layersDirty = true;
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            var cached = Layers.of(state, id);
            assertThat(cached.sameAs(Layers.of(fresh, id)))
                    .as("%s: %s", where, cached.name)
                    .isTrue();
            assertThat(state.controller(id)).as(where).isEqualTo(fresh.controller(id));
        }
        Layers.refresh(state);
        Layers.refresh(fresh);
        assertThat(fresh.caches.listening & ~state.caches.listening)
                .as("%s: not listened to", where)
                .isZero();
        assertThat(state.caches.attackable || !fresh.caches.attackable)
                .as(where)
                .isTrue();
        assertThat(state.caches.statics.entries).as(where).isEqualTo(fresh.caches.statics.entries);
        assertThat(state.caches.manaSources.toArray())
                .as("%s: sources of mana", where)
                .isEqualTo(fresh.caches.manaSources.toArray());
        assertThat(state.caches.activatable.toArray())
                .as("%s: abilities", where)
                .isEqualTo(fresh.caches.activatable.toArray());
        return state.zones.battlefield.size();
    }
}
