package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.view.Traits;

/// What things are worth, in one currency: a card in hand is 40, a 2/2 creature 70.
public final class Worth {

    public static final int CARD = 40;
    static final int GAME = 100_000;
    private static final int POWER = 15;
    private static final int TOUGHNESS = 10;

    private static final Keywords EVASIVE =
            Keywords.of(Keyword.FLYING, Keyword.SHADOW, Keyword.HORSEMANSHIP, Keyword.FEAR, Keyword.INTIMIDATE);

    private Worth() {}

    static int creature(int power, int toughness, Keywords keywords) {
        int worth = 20 + POWER * Math.max(power, 0) + TOUGHNESS * toughness;
        return keywords.isEmpty() ? worth : worth + keywords(keywords, Math.max(power, 0), toughness);
    }

    static int keywords(Keywords keywords, int power, int toughness) {
        int worth = 0;
        if (keywords.hasAny(EVASIVE)) worth += 8 * power;
        if (keywords.has(Keyword.DOUBLE_STRIKE)) worth += 10 + 15 * power;
        else if (keywords.has(Keyword.FIRST_STRIKE)) worth += 5 + 4 * power;
        if (keywords.has(Keyword.DEATHTOUCH)) worth += 25;
        if (keywords.has(Keyword.LIFELINK)) worth += 8 * power;
        if (keywords.has(Keyword.TRAMPLE)) worth += 3 * power;
        if (keywords.has(Keyword.MENACE)) worth += 4 * power;
        if (keywords.has(Keyword.VIGILANCE)) worth += 3 * power + toughness;
        if (keywords.has(Keyword.INFECT) || keywords.has(Keyword.WITHER)) worth += 12 * power;
        if (keywords.has(Keyword.INDESTRUCTIBLE)) worth += 50;
        if (keywords.has(Keyword.HEXPROOF) || keywords.has(Keyword.SHROUD)) worth += 20;
        if (keywords.has(Keyword.REACH)) worth += 5;
        if (keywords.has(Keyword.PERSIST) || keywords.has(Keyword.UNDYING)) worth += 20;
        if (keywords.has(Keyword.PROWESS) || keywords.has(Keyword.EXALTED)) worth += 8;
        if (keywords.has(Keyword.DEFENDER)) worth -= 8 * power + 10;
        return worth;
    }

    /// What is printed, or what it would be worth on the battlefield.
    public static int of(Traits traits) {
        int worth;
        if (traits.isCreature()) {
            worth = creature(traits.power(), traits.toughness(), traits.keywords());
            if (traits.rules() > 0 && isPacified(traits)) worth /= 6;
        } else if (traits.is(CardType.PLANESWALKER)) worth = 60 + 15 * traits.loyalty();
        else if (traits.isLand()) return 30 + 2 * traits.abilities();
        else worth = 30 + 12 * traits.manaValue();
        for (int i = 0; i < traits.abilities(); i++) {
            var ability = traits.ability(i);
            if (ability.isMana()) worth += 12;
            else if (ability.isStatic()) worth += 15;
            else if (ability.isTriggered() || ability.isActivated()) worth += 10;
        }
        return worth;
    }

    /// What a permanent is worth where it stands.
    public static int permanent(GameView view, int id) {
        return permanent(view, id, view.traits(id));
    }

    /// @param traits those of the permanent, for whoever knows them
    static int permanent(GameView view, int id, Traits traits) {
        int worth = of(traits);
        if (traits.is(CardType.PLANESWALKER)) worth += 15 * (view.counters(id, CounterKind.LOYALTY) - traits.loyalty());
        if (view.isToken(id)) worth -= 5;
        return worth;
    }

    static boolean isPacified(Traits traits) {
        boolean attack = false;
        boolean block = false;
        for (int i = 0; i < traits.rules(); i++) {
            var rule = traits.rule(i);
            attack |= rule instanceof Rule.CantAttack cant && cant.defender() == null && cant.unless() == null;
            block |= rule instanceof Rule.CantBlock cant && cant.attacker() == null;
        }
        return attack && block;
    }

    /// What losing a point of life means to a player who has so many left.
    public static int ofLife(int life) {
        return 4 + 60 / Math.max(life, 1);
    }

    /// What losing so much life means; the last points are the game.
    static int ofDamage(int damage, int life) {
        if (damage >= life) return GAME;
        return damage * (ofLife(life) + ofLife(life - damage)) / 2;
    }
}
