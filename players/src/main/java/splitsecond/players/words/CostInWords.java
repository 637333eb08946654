package splitsecond.players.words;

import java.util.List;
import java.util.stream.Collectors;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.ability.Cost;

/// What is done to pay, said to the one who pays: "Sacrifice a creature", "Pay {2}". It is printed from the cost
/// itself,
/// so a keyword that holds the cost says it as well as a sentence does.
final class CostInWords {

    private CostInWords() {}

    /// Empty for a cost that no phrase says.
    static String of(Cost cost) {
        String words = Phrasebook.print(cost);
        if (words == null || words.contains("\n")) return "";
        return capital(words.startsWith("{") ? "pay " + words : words);
    }

    /// With what a part of a cost is paid.
    ///
    /// @param missing how much is still to be given, where that is a sum
    static String of(Cost.Part part, int missing) {
        return switch (part) {
            case Cost.Do deed -> deed(deed);
            case Cost.TapForPower _ -> sum("Tap", "untapped creatures you control", "power", missing);
            case Cost.CollectEvidence _ -> sum("Exile", "cards from your graveyard", "mana value", missing);
            case Cost.Either either -> either(either);
            case Cost.Mana _,
                    Cost.ManaWithX _,
                    Cost.Tap _,
                    Cost.Untap _,
                    Cost.PayLife _,
                    Cost.Loyalty _,
                    Cost.RemoveCounters _,
                    Cost.PutCounters _,
                    Cost.Mill _,
                    Cost.PayEnergy _,
                    Cost.Less _,
                    Cost.Repeated _ -> of(new Cost(List.of(part)));
        };
    }

    private static String sum(String deed, String what, String of, int missing) {
        if (missing <= 0) return deed + " more " + what + ", if you like";
        return deed + " " + what + " with total " + of + " " + missing + " or more";
    }

    private static String either(Cost.Either either) {
        String words = of(new Cost(List.of(either)));
        if (!words.isEmpty()) return words;
        return capital(either.costs().stream()
                .map(CostInWords::each)
                .map(deed -> Character.toLowerCase(deed.charAt(0)) + deed.substring(1))
                .collect(Collectors.joining(" or ")));
    }

    /// One of several costs, by which it is chosen.
    static String each(Cost cost) {
        String words = of(cost);
        if (!words.isEmpty()) return words;
        return cost.parts().stream()
                .map(part -> of(part, 0).replaceFirst("^Choose what to ", ""))
                .collect(Collectors.joining(" and "));
    }

    private static String deed(Cost.Do deed) {
        String words = of(new Cost(List.of(deed)));
        // "Unless they sacrifice a creature of their choice": the one who is asked sacrifices a creature.
        if (words.isEmpty()) words = of(new Cost(List.of(new Cost.Do(deed.deed(), deed.what(), deed.count(), ""))));
        if (!words.isEmpty()) return words;
        return "Choose what to "
                + switch (deed.deed()) {
                    case SACRIFICE -> "sacrifice";
                    case DISCARD, DISCARD_AT_RANDOM, CYCLE -> "discard";
                    case EXILE -> "exile";
                    case TAP -> "tap";
                    case UNTAP -> "untap";
                    case UNATTACH -> "unattach";
                    case RETURN_TO_HAND -> "return to its owner's hand";
                    case REVEAL -> "reveal";
                    case PUT_ON_LIBRARY_BOTTOM -> "put on the bottom of your library";
                    case PUT_ON_LIBRARY_TOP -> "put on top of your library";
                    case EXERT -> "exert";
                    case BEHOLD -> "behold";
                };
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
