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

    /// For an ability that does not name the object that gives it.
    private static final int ANY = GameState.NONE;

    private record Table(Ability[] keys, int[] givers, int[] choices, CompiledAbility[][] values) {

        CompiledAbility @Nullable [] of(Ability ability, int giver, int choice) {
            for (int i = 0; i < keys.length; i++)
                if (keys[i] == ability && (givers[i] == ANY || givers[i] == giver) && choices[i] == choice)
                    return values[i];
            return null;
        }

        Table with(Ability ability, int giver, int choice, CompiledAbility[] compiled) {
            int size = keys.length;
            var more = new Table(
                    Arrays.copyOf(keys, size + 1),
                    Arrays.copyOf(givers, size + 1),
                    Arrays.copyOf(choices, size + 1),
                    Arrays.copyOf(values, size + 1));
            more.keys[size] = ability;
            more.givers[size] = giver;
            more.choices[size] = choice;
            more.values[size] = compiled;
            return more;
        }
    }

    private record Reworded(CompiledAbility printed, Modification.ReplaceWord change, CompiledAbility ability) {}

    private static final Reworded[] NONE_REWORDED = {};

    public final UpperRules rules;

    private volatile Table table = new Table(new Ability[0], new int[0], new int[0], new CompiledAbility[0][]);

    private volatile Reworded[] reworded = NONE_REWORDED;

    private volatile Ability[] made = {};

    Prepared(UpperRules rules) {
        this.rules = rules;
    }

    /// The one of all equal abilities that is granted: those that are made as they are granted are found again by it.
    public Ability one(Ability made) {
        var known = find(made);
        return known != null ? known : addMade(made);
    }

    private @Nullable Ability find(Ability made) {
        for (var one : this.made) if (one.equals(made)) return one;
        return null;
    }

    private synchronized Ability addMade(Ability ability) {
        var known = find(ability);
        if (known != null) return known;
        var all = Arrays.copyOf(made, made.length + 1);
        all[made.length] = ability;
        made = all;
        return ability;
    }

    /// What the ability compiles to, one for each giver if it names it, and for each of its choices if it speaks of
    /// one. There are few in a game, so they are looked for one by one, by identity.
    public CompiledAbility[] granted(
            Ability ability, int giver, int choice, GivenBy by, Function<Ability, CompiledAbility[]> compile) {
        var known = table.of(ability, giver, choice);
        return known != null ? known : add(ability, giver, choice, by, compile);
    }

    /// The ability as that object gives it, with that choice: the same if it speaks of neither.
    @FunctionalInterface
    public interface GivenBy {
        Ability of(int giver, int choice, Ability ability);
    }

    private synchronized CompiledAbility[] add(
            Ability ability, int giver, int choice, GivenBy by, Function<Ability, CompiledAbility[]> compile) {
        var known = table.of(ability, giver, choice);
        if (known != null) return known;
        var given = by.of(giver, choice, ability);
        boolean named = !given.equals(ability);
        var compiled = compile.apply(named ? given : ability);
        table = table.with(ability, named ? giver : ANY, choice, compiled);
        return compiled;
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
