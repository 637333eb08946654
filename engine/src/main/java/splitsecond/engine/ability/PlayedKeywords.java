package splitsecond.engine.ability;

/// Which keywords the engine plays by the rules: a card with any other must not count as supported.
public final class PlayedKeywords {

    private PlayedKeywords() {}

    public static boolean isPlayed(KeywordAbility keyword) {
        return switch (keyword) {
            case KeywordAbility.Numbered k ->
                switch (k.kind()) {
                    case CRYSTALLIZE -> false;
                    // CR 702.153a: of a number that is printed.
                    case AMPLIFY, CASUALTY, SADDLE, TEAMWORK, TRIBUTE -> k.number() instanceof Amount.Number;
                    default -> true;
                };
            case KeywordAbility.WithCost k ->
                switch (k.kind()) {
                    case SPECIALIZE, AURA_SWAP -> false;
                    default -> true;
                };
            case KeywordAbility.CastAnotherWay _,
                    KeywordAbility.Enchant _,
                    KeywordAbility.Equip _,
                    KeywordAbility.Protection _,
                    KeywordAbility.HexproofFrom _,
                    KeywordAbility.Ward _,
                    KeywordAbility.Cycling _,
                    KeywordAbility.Kicker _,
                    KeywordAbility.Splice _,
                    KeywordAbility.Buyback _,
                    KeywordAbility.Entwine _,
                    KeywordAbility.Escalate _,
                    KeywordAbility.Replicate _,
                    KeywordAbility.Affinity _,
                    KeywordAbility.Suspend _,
                    KeywordAbility.Partner _,
                    KeywordAbility.DeckRule _,
                    KeywordAbility.Gift _,
                    KeywordAbility.Impending _,
                    KeywordAbility.Prototype _,
                    KeywordAbility.Reinforce _,
                    KeywordAbility.Awaken _,
                    KeywordAbility.Landwalk _,
                    KeywordAbility.Champion _,
                    KeywordAbility.Craft _,
                    KeywordAbility.Crew _,
                    KeywordAbility.ExertAsAttacks _ -> true;
        };
    }
}
