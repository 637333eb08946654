package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Counters;
import splitsecond.engine.state.ObjectFlags;

/// What things are worth, in one currency: a card in hand is 40, a 2/2 creature 70.
public final class Worth {

    public static final int CARD = 40;
    static final int GAME = 100_000;
    private static final int POWER = 15;
    private static final int TOUGHNESS = 10;

    private static final long EVASIVE = Keyword.FLYING.bit()
            | Keyword.SHADOW.bit()
            | Keyword.HORSEMANSHIP.bit()
            | Keyword.FEAR.bit()
            | Keyword.INTIMIDATE.bit();

    private Worth() {}

    static int creature(int power, int toughness, long keywords) {
        int worth = 20 + POWER * Math.max(power, 0) + TOUGHNESS * toughness;
        return keywords == 0 ? worth : worth + keywords(keywords, Math.max(power, 0), toughness);
    }

    static int keywords(long keywords, int power, int toughness) {
        int worth = 0;
        if ((keywords & EVASIVE) != 0) worth += 8 * power;
        if ((keywords & Keyword.DOUBLE_STRIKE.bit()) != 0) worth += 10 + 15 * power;
        else if ((keywords & Keyword.FIRST_STRIKE.bit()) != 0) worth += 5 + 4 * power;
        if ((keywords & Keyword.DEATHTOUCH.bit()) != 0) worth += 25;
        if ((keywords & Keyword.LIFELINK.bit()) != 0) worth += 8 * power;
        if ((keywords & Keyword.TRAMPLE.bit()) != 0) worth += 3 * power;
        if ((keywords & Keyword.MENACE.bit()) != 0) worth += 4 * power;
        if ((keywords & Keyword.VIGILANCE.bit()) != 0) worth += 3 * power + toughness;
        if ((keywords & (Keyword.INFECT.bit() | Keyword.WITHER.bit())) != 0) worth += 12 * power;
        if ((keywords & Keyword.INDESTRUCTIBLE.bit()) != 0) worth += 50;
        if ((keywords & (Keyword.HEXPROOF.bit() | Keyword.SHROUD.bit())) != 0) worth += 20;
        if ((keywords & Keyword.REACH.bit()) != 0) worth += 5;
        if ((keywords & (Keyword.PERSIST.bit() | Keyword.UNDYING.bit())) != 0) worth += 20;
        if ((keywords & (Keyword.PROWESS.bit() | Keyword.EXALTED.bit())) != 0) worth += 8;
        if ((keywords & Keyword.DEFENDER.bit()) != 0) worth -= 8 * power + 10;
        return worth;
    }

    /// What is printed, or what it would be worth on the battlefield.
    public static int of(Characteristics traits) {
        int worth;
        if (traits.isCreature()) {
            worth = creature(traits.power, traits.toughness, traits.keywords);
            if (traits.rules.length > 0 && isPacified(traits)) worth /= 6;
        } else if (traits.is(CardType.PLANESWALKER)) worth = 60 + 15 * traits.loyalty;
        else if (traits.isLand()) return 30 + 2 * traits.abilities.length;
        else worth = 30 + 12 * traits.manaValue();
        for (var ability : traits.abilities) {
            if (ability.isMana) worth += 12;
            else if (ability.isStatic()) worth += 15;
            else if (ability.source instanceof Ability.Triggered || ability.isActivated()) worth += 10;
        }
        return worth;
    }

    /// What a permanent is worth where it stands.
    public static int permanent(GameView view, int id) {
        var traits = view.traits(id);
        int worth = of(traits);
        if (traits.is(CardType.PLANESWALKER)) worth += 15 * (view.counters(id, Counters.LOYALTY) - traits.loyalty);
        if (view.is(id, ObjectFlags.TOKEN)) worth -= 5;
        return worth;
    }

    static boolean isPacified(Characteristics traits) {
        boolean attack = false;
        boolean block = false;
        for (var rule : traits.rules) {
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
