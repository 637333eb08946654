package splitsecond.engine.rules.questions;

import java.util.List;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.StaticEffect;

/// CR 613.1, 613.4: the layers and sublayers in order; rules about objects come after all of them (613.11).
enum Layer {
    COPY,
    CONTROL,
    TEXT,
    TYPE,
    COLOR,
    ABILITY,
    DEFINED_POWER,
    SET_POWER,
    CHANGED_POWER,
    SWITCHED_POWER,
    RULES;

    int bit() {
        return 1 << ordinal();
    }

    static Layer of(Modification change) {
        return switch (change) {
            case Modification.BecomeCopy _ -> COPY;
            case Modification.ChangeControl _ -> CONTROL;
            case Modification.ReplaceWord _, Modification.SetName _, Modification.NoManaCost _ -> TEXT;
            case Modification.ChangeTypes _,
                    Modification.LoseType _,
                    Modification.LoseSupertype _,
                    Modification.LoseCreatureTypes _,
                    Modification.BecomeChosenType _ -> TYPE;
            case Modification.ChangeColors _, Modification.BecomeChosenColor _ -> COLOR;
            case Modification.GainKeyword _,
                    Modification.OneOf _,
                    Modification.GainAbility _,
                    Modification.LoseKeyword _,
                    Modification.CantHaveKeyword _,
                    Modification.LoseLandwalk _,
                    Modification.GainForManaCost _,
                    Modification.LoseAbility _,
                    Modification.KeepThisAbility _,
                    Modification.GainActivatedAbilities _,
                    Modification.LoseAllAbilities _ -> ABILITY;
            case Modification.SetPowerToughness _ -> SET_POWER;
            case Modification.AddPowerToughness _ -> CHANGED_POWER;
            case Modification.SwitchPowerToughness _ -> SWITCHED_POWER;
            case Modification.Obey _ -> RULES;
        };
    }

    /// The layers in which a static effect changes objects, one bit each.
    static int bits(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.Change change -> bits(change.changes());
            case StaticEffect.DefinePowerToughness _ -> DEFINED_POWER.bit();
            case StaticEffect.OfRules _ -> 0;
        };
    }

    /// The layers that the changes belong to, one bit each.
    static int bits(List<Modification> changes) {
        int bits = 0;
        for (int i = 0; i < changes.size(); i++) bits |= of(changes.get(i)).bit();
        return bits;
    }
}
