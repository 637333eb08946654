package splitsecond.engine.state;

import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Modification;

/// What all forks of a game share: the rules it was given, and the abilities that effects have granted or reworded in
/// it, compiled once, which only saves time and decides nothing.
public final class Prepared {

    private record Table(Ability[] keys, CompiledAbility[][] values) {}

    private record Reworded(CompiledAbility printed, Modification.ReplaceWord change, CompiledAbility ability) {}

    private static final Reworded[] NONE_REWORDED = {};

    public final UpperRules rules;

    private volatile Table table = new Table(new Ability[0], new CompiledAbility[0][]);

    private volatile Reworded[] reworded = NONE_REWORDED;

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

    /// What an ability becomes when its text is changed: one ability however often it is asked for.
    public CompiledAbility reworded(
            CompiledAbility printed,
            Modification.ReplaceWord change,
            BiFunction<CompiledAbility, Modification.ReplaceWord, CompiledAbility> reword) {
        var known = find(printed, change);
        return known != null ? known : addReworded(printed, change, reword);
    }

    private @Nullable CompiledAbility find(CompiledAbility printed, Modification.ReplaceWord change) {
        for (var one : reworded) if (one.printed == printed && one.change.equals(change)) return one.ability;
        return null;
    }

    private synchronized CompiledAbility addReworded(
            CompiledAbility printed,
            Modification.ReplaceWord change,
            BiFunction<CompiledAbility, Modification.ReplaceWord, CompiledAbility> reword) {
        var known = find(printed, change);
        if (known != null) return known;
        var all = Arrays.copyOf(reworded, reworded.length + 1);
        var ability = reword.apply(printed, change);
        all[reworded.length] = new Reworded(printed, change, ability);
        reworded = all;
        return ability;
    }
}
