package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;

/// What a continuous effect changes about an object (CR 613), or lets or forbids it to do.
public sealed interface Modification {
    /// Layer 7.
    sealed interface OfNumbers extends Modification {}

    /// Layer 6.
    sealed interface OfAbilities extends Modification {}

    /// Layers 4 and 5.
    sealed interface OfTypesOrColors extends Modification {}

    /// Layer 3, names and mana costs.
    sealed interface OfText extends Modification {}

    /// Layer 7c: gets +2/-1.
    record AddPowerToughness(Amount power, Amount toughness) implements OfNumbers {}

    /// Layer 7b; null leaves that number alone.
    record SetPowerToughness(
            @Nullable Amount power, @Nullable Amount toughness) implements OfNumbers {}

    /// Layer 7d.
    record SwitchPowerToughness() implements OfNumbers {}

    /// Layer 6.
    record GainKeyword(Keyword keyword) implements OfAbilities {}

    /// "Gains your choice of flying or trample", "gets +1/-1 or -1/+1": chosen as it is told, so that no object has it
    /// (CR 608.2d).
    record OneOf(List<Modification> any) implements Modification {
        public OneOf {
            any = List.copyOf(any);
        }
    }

    record GainAbility(Ability ability) implements OfAbilities {}

    /// "Has all activated abilities of all creature cards in all graveyards".
    record GainActivatedAbilities(Reference of) implements OfAbilities {}

    record LoseKeyword(Keyword keyword) implements OfAbilities {}

    /// CR 113.11: nor can another effect or a counter give it.
    record CantHaveKeyword(Keyword keyword) implements OfAbilities {}

    record LoseAllAbilities(String wording) implements OfAbilities {
        public LoseAllAbilities() {
            this("");
        }
    }

    /// "Loses all landwalk abilities": of whatever lands (CR 702.14a).
    record LoseLandwalk() implements OfAbilities {}

    /// A keyword with a cost, which is the mana cost of whatever has it: "the scavenge cost is equal to its mana cost".
    ///
    /// @param generic as much generic mana instead: "encore {X}, where X is its mana value"
    record GainForManaCost(KeywordAbility.CostKind kind, boolean generic, String wording) implements OfAbilities {}

    /// That ability and no other: "loses "enchant creature card in a graveyard"".
    record LoseAbility(Ability ability) implements OfAbilities {}

    /// Layer 4: adds the types, or replaces those it has. `subtypes` are of those types. `allCreatureTypes` is
    /// changeling's.
    record ChangeTypes(int supertypes, int types, List<String> subtypes, Manner manner, boolean allCreatureTypes)
            implements OfTypesOrColors {
        public ChangeTypes {
            subtypes = subtypes.stream().map(String::intern).toList();
        }
    }

    /// Layer 4: stops being of this card type.
    record LoseType(CardType type) implements OfTypesOrColors {}

    /// CR 707.9: "except it isn't legendary".
    record LoseSupertype(Supertype supertype) implements OfTypesOrColors {}

    /// Layer 4: "loses all creature types".
    record LoseCreatureTypes() implements OfTypesOrColors {}

    /// Layer 4: becomes the type that was chosen.
    record BecomeChosenType(Manner manner) implements OfTypesOrColors {}

    /// Layer 5, a set of bits.
    record ChangeColors(int colors, Manner manner) implements OfTypesOrColors {}

    /// Layer 5.
    record BecomeChosenColor() implements OfTypesOrColors {}

    /// Layer 2.
    record ChangeControl(Reference to) implements Modification {}

    /// Layer 1.
    record BecomeCopy(Reference of, List<Modification> except) implements Modification {
        public BecomeCopy {
            except = List.copyOf(except);
        }
    }

    /// Layer 3: one word for another, wherever it is used as what it is (CR 612.2).
    ///
    /// @param kind what the words are: colors, basic land types or creature types
    record ReplaceWord(Choice.Kind kind, String from, String to) implements OfText {}

    /// CR 707.9: "except it has this ability", the one that makes it a copy.
    record KeepThisAbility() implements OfAbilities {}

    /// CR 201.2: has that name and no other; `~` is the printed name of the card that says so.
    record SetName(String name, String wording) implements OfText {
        public static final String OWN = "~";
    }

    /// 702.128a: "except it has no mana cost".
    record NoManaCost() implements OfText {}

    /// What the object can't, must or may do.
    record Obey(Rule rule) implements Modification {}

    /// Damage is dealt by toughness, and the like.
    enum Manner {
        ADD,
        /// CR 205.1a; what becomes an artifact creature keeps its card types (CR 205.1b).
        REPLACE,
        /// "It loses all other card types."
        NOTHING_ELSE
    }
}
