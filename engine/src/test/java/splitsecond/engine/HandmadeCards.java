package splitsecond.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;

/// A few cards in the ability language, for tests that need no card text.
final class HandmadeCards {

    static final Filter ANY_TARGET = new Filter.Or(List.of(
            new Filter.IsType(CardType.CREATURE),
            new Filter.IsPlayer(Filter.Relation.ANY),
            new Filter.IsType(CardType.PLANESWALKER),
            new Filter.IsType(CardType.BATTLE)));

    static final CardDefinition MOUNTAIN = card("Mountain", null, "Basic Land — Mountain", 0, 0);
    static final CardDefinition LIGHTNING_BOLT = card(
            "Lightning Bolt",
            "R",
            "Instant",
            0,
            0,
            new Ability.Spell(new Effect.DealDamage(
                    new Reference.This("~"),
                    new Amount.Number(3),
                    new Reference.Target(TargetSlot.one(ANY_TARGET)),
                    "")));
    static final CardDefinition GRAY_OGRE = card("Gray Ogre", "2R", "Creature — Ogre", 2, 2);
    static final CardDefinition RAGING_GOBLIN =
            card("Raging Goblin", "R", "Creature — Goblin Berserker", 1, 1, new Ability.Keyword(Keyword.HASTE));

    /// "Put a card you own from outside the game into your hand."
    static final CardDefinition WISH = card("Wish", "R", "Sorcery", 0, 0, new Ability.Spell(wish()));

    private static Effect wish() {
        var you = new Reference.You();
        var outside = new Filter.And(List.of(new Filter.OwnedBy(you), new Filter.In(Zone.OUTSIDE, null)));
        var card = new Reference.Chosen(outside, Count.ONE, you);
        return new Effect.Move(card, null, Zone.HAND, Effect.Placement.PLAIN, null, "");
    }

    private HandmadeCards() {}

    static CardDefinition card(
            String name, @Nullable String cost, String types, int power, int toughness, Ability... abilities) {
        var mana = cost == null ? null : ManaCost.parse(cost);
        return CardDefinition.of(new Face(
                name,
                mana,
                TypeLine.parse(types),
                mana == null ? 0 : mana.colors(),
                power,
                toughness,
                0,
                List.of(abilities),
                ""));
    }

    static List<CardDefinition> deck(Object... countsAndCards) {
        var deck = new ArrayList<CardDefinition>();
        for (int i = 0; i < countsAndCards.length; i += 2)
            for (int n = 0; n < (Integer) countsAndCards[i]; n++) deck.add((CardDefinition) countsAndCards[i + 1]);
        return deck;
    }
}
