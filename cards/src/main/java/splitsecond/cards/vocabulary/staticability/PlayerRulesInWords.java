package splitsecond.cards.vocabulary.staticability;

import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.LinkedHashMap;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;

/// Rules for players that are said in a few words of their own.
public final class PlayerRulesInWords {
    private PlayerRulesInWords() {}

    // Players

    public static final Phrase<StaticEffect> PLAYERS = table("a rule for players", players());

    private static Map<String, StaticEffect> players() {
        Map<String, StaticEffect> rules = new LinkedHashMap<>();
        Reference opponents = Players.YOUR_OPPONENTS;
        Reference everyone = new Reference.Each(Nouns.PLAYER, "");
        rules.put("you have no maximum hand size", new StaticEffect.MaximumHandSize(YOU, null));
        rules.put("players have no maximum hand size", new StaticEffect.MaximumHandSize(everyone, null));
        rules.put("you may play an additional land on each of your turns", new StaticEffect.ExtraLands(YOU, 1));
        rules.put("you may play two additional lands on each of your turns", new StaticEffect.ExtraLands(YOU, 2));
        rules.put("you have hexproof", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.HEXPROOF));
        rules.put("you have shroud", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SHROUD));
        rules.put("players can't gain life", new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.CANT_GAIN_LIFE));
        rules.put(
                "your opponents can't gain life",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.CANT_GAIN_LIFE));
        rules.put(
                "enchanted player can't gain life",
                new StaticEffect.PlayerRule(new Reference.Host("enchanted player"), StaticEffect.Kind.CANT_GAIN_LIFE));
        rules.put("you can't win the game", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.CANT_WIN));
        rules.put(
                "your opponents can't lose the game",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.CANT_LOSE));
        rules.put("you can't lose the game", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.CANT_LOSE));
        rules.put(
                "your opponents can't win the game",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.CANT_WIN));
        rules.put(
                "players skip their untap steps",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.SKIPS_UNTAP_STEP));
        rules.put("skip your untap step", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SKIPS_UNTAP_STEP));
        rules.put(
                "each player may play an additional land on each of their turns",
                new StaticEffect.ExtraLands(new Reference.Each(Nouns.PLAYER, "each"), 1));
        rules.put(
                "you may play lands from your graveyard",
                new StaticEffect.PlayFrom(Nouns.LAND, Zone.GRAVEYARD, YOU, true, false, null));
        rules.put(
                "you may play lands from the top of your library",
                new StaticEffect.PlayFrom(Nouns.LAND, Zone.LIBRARY, YOU, true, false, null));
        rules.put(
                "you may play lands and cast spells from the top of your library",
                new StaticEffect.PlayFrom(Nouns.ANY, Zone.LIBRARY, YOU, true, true, null));
        rules.put(
                "room abilities of dungeons you own trigger an additional time",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.ROOMS_TRIGGER_AGAIN));
        rules.put(
                "if you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.ROLLS_ANOTHER_DIE));
        rules.put("skip your draw step", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.SKIPS_DRAW_STEP));
        rules.put(
                "play with the top card of your library revealed",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.REVEALS_TOP_CARD));
        rules.put(
                "players play with the top card of their libraries revealed",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.REVEALS_TOP_CARD));
        rules.put("play with your hand revealed", new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.REVEALS_HAND));
        rules.put(
                "players play with their hands revealed",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.REVEALS_HAND));
        rules.put(
                "your opponents play with their hands revealed",
                new StaticEffect.PlayerRule(opponents, StaticEffect.Kind.REVEALS_HAND));
        rules.put(
                "you may look at the top card of your library any time",
                new StaticEffect.PlayerRule(YOU, StaticEffect.Kind.LOOKS_AT_TOP_CARD));
        rules.put(
                "combat damage can't be prevented",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.COMBAT_DAMAGE_CANT_BE_PREVENTED));
        rules.put(
                "damage can't be prevented",
                new StaticEffect.PlayerRule(everyone, StaticEffect.Kind.DAMAGE_CANT_BE_PREVENTED));
        return rules;
    }
}
