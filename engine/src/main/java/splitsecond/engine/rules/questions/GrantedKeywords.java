package splitsecond.engine.rules.questions;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.CompiledAbility;

/// CR 702: the abilities that keywords stand for, compiled for those that gain the keyword by an effect.
final class GrantedKeywords {

    private static final CompiledAbility[][] TABLE = table();

    private GrantedKeywords() {}

    private static CompiledAbility[][] table() {
        var keywords = Keyword.values();
        var table = new CompiledAbility[keywords.length][];
        for (var keyword : keywords) table[keyword.ordinal()] = Compiler.granted(keyword);
        return table;
    }

    /// What an ability makes the object itself obey ("can't block"), if that is all it does; else null.
    static @Nullable Rule ownRule(CompiledAbility ability) {
        return ability.source
                                instanceof
                                Ability.Static(StaticEffect.Change(Reference.This _, var changes), var condition, var _)
                        && condition == null
                        && changes.size() == 1
                        && changes.getFirst() instanceof Modification.Obey(var rule)
                ? rule
                : null;
    }

    static CompiledAbility[] abilities(Keyword keyword) {
        return TABLE[keyword.ordinal()];
    }
}
