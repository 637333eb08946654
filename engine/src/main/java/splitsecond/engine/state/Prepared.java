package splitsecond.engine.state;

import java.util.Arrays;
import java.util.function.Function;
import splitsecond.engine.ability.Ability;

/// What all forks of a game share: the rules it was given, and the abilities that effects have granted in it, compiled
/// once, which only saves time and decides nothing.
public final class Prepared {

    private record Table(Ability[] keys, CompiledAbility[][] values) {}

    public final UpperRules rules;

    private volatile Table table = new Table(new Ability[0], new CompiledAbility[0][]);

    Prepared(UpperRules rules) {
        this.rules = rules;
    }

    /// What the ability compiles to. There are few in a game, so they are looked for one by one, by identity.
    public CompiledAbility[] granted(Ability ability, Function<Ability, CompiledAbility[]> compile) {
        var known = table;
        for (int i = 0; i < known.keys.length; i++) if (known.keys[i] == ability) return known.values[i];
        return add(ability, compile);
    }

    private synchronized CompiledAbility[] add(Ability ability, Function<Ability, CompiledAbility[]> compile) {
        var known = table;
        for (int i = 0; i < known.keys.length; i++) if (known.keys[i] == ability) return known.values[i];
        int size = known.keys.length;
        var keys = Arrays.copyOf(known.keys, size + 1);
        var values = Arrays.copyOf(known.values, size + 1);
        keys[size] = ability;
        values[size] = compile.apply(ability);
        table = new Table(keys, values);
        return values[size];
    }
}
