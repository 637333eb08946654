package splitsecond.engine.rules.questions;

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

    static CompiledAbility[] abilities(Keyword keyword) {
        return TABLE[keyword.ordinal()];
    }
}
