package splitsecond.players.heuristic;

import java.util.IdentityHashMap;
import java.util.Map;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
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

    /// What its controller gets as it dies.
    int onDying(Traits traits) {
        int gain = traits.has(Keyword.PERSIST) || traits.has(Keyword.UNDYING) ? Worth.CARD : 0;
        for (int i = 0; i < traits.abilities(); i++) {
            var ability = traits.ability(i);
            if (!(ability.source() instanceof Ability.Triggered triggered) || !isDying(triggered.trigger())) continue;
            var purpose = of(ability);
            gain += purpose.gains + Worth.CARD * purpose.you.cards + 5 * purpose.you.life;
            for (var intent : purpose.onTargets) if (intent.removes()) gain += Worth.CARD;
        }
        return gain;
    }

    private static boolean isDying(Trigger trigger) {
        return trigger instanceof Trigger.ZoneChange change
                && change.from() == Zone.BATTLEFIELD
                && change.to() == Zone.GRAVEYARD
                && isItself(change.what());
    }

    private static boolean isItself(Filter what) {
        if (what instanceof Filter.Or or) for (var part : or.any()) if (isItself(part)) return true;
        return what instanceof Filter.This;
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
