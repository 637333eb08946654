package splitsecond.cards.vocabulary.ability;

import java.util.List;

/// CR 702.139: what a starting deck must be like for a card to be its companion. That works outside the game only, and
/// nobody has a companion here.
public final class Companions {
    private Companions() {}

    public static final List<String> CONDITIONS = List.of(
            "your starting deck contains only cards with even mana values",
            "no card in your starting deck has more than one of the same mana symbol in its mana cost",
            "each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card",
            "your starting deck contains only cards with mana value 3 or greater and land cards",
            "each permanent card in your starting deck has mana value 2 or less",
            "each nonland card in your starting deck has a different name",
            "your starting deck contains only cards with odd mana values and land cards",
            "each nonland card in your starting deck shares a card type",
            "your starting deck contains at least twenty cards more than the minimum deck size",
            "each permanent card in your starting deck has an activated ability");
}
