package splitsecond.players.heuristic;

import java.util.IdentityHashMap;
import java.util.Map;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.Traits;

/// What abilities are for, each read once. One for each player: not for several threads.
final class Knowledge {

    /// Tokens and copies make abilities of their own: when there are so many, it is time to begin again.
    private static final int MOST = 20_000;

    private final Map<Object, Purpose> purposes = new IdentityHashMap<>();

    Purpose of(AbilityView ability) {
        var known = purposes.get(ability);
        if (known != null) return known;
        var read = read(ability.source());
        if (purposes.size() >= MOST) purposes.clear();
        purposes.put(ability, read);
        return read;
    }

    private static Purpose read(Ability ability) {
        return switch (ability) {
            case Ability.Spell spell -> Reading.of(spell.effect());
            case Ability.Activated activated -> Reading.of(activated.effect());
            case Ability.Triggered triggered -> Reading.of(triggered.effect());
            case Ability.Static fixed -> Reading.of(fixed.effect());
            case Ability.Keyword _, Ability.Parameterized _ -> Purpose.NONE;
        };
    }

    /// What an Aura or Equipment does to what it is attached to.
    Intent onHost(Traits traits) {
        var known = purposes.get(traits);
        if (known == null) {
            known = new Purpose();
            known.host = new Intent();
            for (int i = 0; i < traits.abilities(); i++)
                if (traits.ability(i).isStatic()) merge(known.host, of(traits.ability(i)).host);
            if (purposes.size() >= MOST) purposes.clear();
            purposes.put(traits, known);
        }
        return known.host;
    }

    private static void merge(Intent into, Intent from) {
        into.power += from.power;
        into.toughness += from.toughness;
        into.keywords = into.keywords.with(from.keywords);
        into.lasts = true;
        into.pacifies |= from.pacifies;
        into.steals |= from.steals;
        into.losesAbilities |= from.losesAbilities;
        into.protects |= from.protects;
        into.bent += from.bent;
    }
}
