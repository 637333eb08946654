package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;

/// What a continuous effect changes about an object (CR 613), or lets or forbids it to do.
public sealed interface Modification {
    /// Layer 7c: gets +2/-1.
    record AddPowerToughness(Amount power, Amount toughness) implements Modification {}

    /// Layer 7b; null leaves that number alone.
    record SetPowerToughness(
            @Nullable Amount power, @Nullable Amount toughness) implements Modification {}

    /// Layer 7d.
    record SwitchPowerToughness() implements Modification {}

    /// Layer 6.
    record GainKeyword(Keyword keyword) implements Modification {}

    record GainAbility(Ability ability) implements Modification {}

    record LoseKeyword(Keyword keyword) implements Modification {}

    record LoseAllAbilities() implements Modification {}

    /// That ability and no other: "loses "enchant creature card in a graveyard"".
    record LoseAbility(Ability ability) implements Modification {}

    /// Layer 4: adds the types, or replaces those it has. `subtypes` are of those types. `allCreatureTypes` is
    /// changeling's.
    record ChangeTypes(int supertypes, int types, List<String> subtypes, Manner manner, boolean allCreatureTypes)
            implements Modification {
        public ChangeTypes {
            subtypes = subtypes.stream().map(String::intern).toList();
        }
    }

    /// Layer 4: stops being of this card type.
    record LoseType(CardType type) implements Modification {}

    /// Layer 4: "loses all creature types".
    record LoseCreatureTypes() implements Modification {}

    /// Layer 4: becomes the type that was chosen.
    record BecomeChosenType(Manner manner) implements Modification {}

    /// Layer 5, a set of bits.
    record ChangeColors(int colors, Manner manner) implements Modification {}

    /// Layer 5.
    record BecomeChosenColor() implements Modification {}

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
    record ReplaceWord(Choice.Kind kind, String from, String to) implements Modification {}

    record SetName(String name) implements Modification {}

    /// CR 707.9: "except it has this ability", the one that makes it a copy.
    record KeepThisAbility() implements Modification {}

    /// 702.128a: "except it has no mana cost".
    record NoManaCost() implements Modification {}

    /// What the object can't, must or may do.
    record Obey(Rule rule) implements Modification {}

    /// Damage is dealt by toughness, and the like.
    enum Manner {
        ADD,
        REPLACE
    }
}
