package splitsecond.players.words;

import java.util.List;
import java.util.stream.Collectors;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.view.Describing;

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
                    Cost.Suffer _,
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
        return cost.parts().stream().map(part -> of(part, needed(part))).collect(Collectors.joining(" and "));
    }

    private static int needed(Cost.Part part) {
        return part instanceof Cost.TapForPower tap ? tap.power() : 0;
    }

    private static String deed(Cost.Do deed) {
        String words = of(new Cost(List.of(deed)));
        // "Unless they sacrifice a creature of their choice": the one who is asked sacrifices a creature.
        if (words.isEmpty()) words = of(new Cost(List.of(new Cost.Do(deed.deed(), deed.what(), deed.count(), ""))));
        if (!words.isEmpty()) return words;
        String what = Describing.some(deed.count(), deed.what());
        return switch (deed.deed()) {
            case SACRIFICE -> "Sacrifice " + what;
            case DISCARD, DISCARD_AT_RANDOM, CYCLE -> "Discard " + what.replaceFirst("\\bpermanent(s?)$", "card$1");
            case EXILE -> "Exile " + what;
            case TAP -> "Tap " + what;
            case UNTAP -> "Untap " + what;
            case UNATTACH -> "Unattach " + what;
            case RETURN_TO_HAND -> "Return " + what + " to its owner's hand";
            case REVEAL -> "Reveal " + what;
            case PUT_ON_LIBRARY_BOTTOM -> "Put " + what + " on the bottom of your library";
            case PUT_ON_LIBRARY_TOP -> "Put " + what + " on top of your library";
            case EXERT -> "Exert " + what;
            case BEHOLD -> "Behold " + what;
        };
    }

    /// Whether it is more than mana.
    static boolean isDone(Cost cost) {
        return cost.parts().stream().anyMatch(part -> !(part instanceof Cost.Mana || part instanceof Cost.ManaWithX));
    }

    private static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
