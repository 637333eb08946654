package splitsecond.engine.ability;

import java.util.Locale;

/// The words keyword abilities are known by, in lower case.
public final class KeywordNames {

    private KeywordNames() {}

    public static String of(KeywordAbility keyword) {
        return switch (keyword) {
            case KeywordAbility.Enchant _ -> "enchant";
            case KeywordAbility.Equip _ -> "equip";
            case KeywordAbility.Protection _ -> "protection";
            case KeywordAbility.HexproofFrom _ -> "hexproof";
            case KeywordAbility.Ward _ -> "ward";
            case KeywordAbility.Cycling _ -> "cycling";
            case KeywordAbility.Kicker _ -> "kicker";
            case KeywordAbility.Splice _ -> "splice";
            case KeywordAbility.Buyback _ -> "buyback";
            case KeywordAbility.Entwine _ -> "entwine";
            case KeywordAbility.Escalate _ -> "escalate";
            case KeywordAbility.Replicate _ -> "replicate";
            case KeywordAbility.CastAnotherWay k -> k.way().word();
            case KeywordAbility.Numbered k -> word(k.kind());
            case KeywordAbility.WithCost k -> word(k.kind());
            case KeywordAbility.Affinity _ -> "affinity";
            case KeywordAbility.Suspend _ -> "suspend";
            case KeywordAbility.Gift _ -> "gift";
            case KeywordAbility.DeckRule k -> k.words();
            case KeywordAbility.Impending _ -> "impending";
            case KeywordAbility.Prototype _ -> "prototype";
            case KeywordAbility.Reinforce _ -> "reinforce";
            case KeywordAbility.Awaken _ -> "awaken";
            case KeywordAbility.Landwalk _ -> "landwalk";
            case KeywordAbility.Crew _ -> "crew";
            case KeywordAbility.ExertAsAttacks _ -> "exert";
            case KeywordAbility.Craft _ -> "craft";
            case KeywordAbility.Champion _ -> "champion";
            case KeywordAbility.Partner _ -> "partner";
        };
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
