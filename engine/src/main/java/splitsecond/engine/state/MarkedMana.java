package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.ManaTerms;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 106.4, 106.6: one mana in a pool of which more is known than its type. It is counted with the others.
///
/// @param type     over W U B R G C, then over the same six from snow sources
/// @param source   the object that made it
/// @param kinds    what that was, a set of bits of `ManaOrigins.Kind`
public record MarkedMana(
        int type, int source, int kinds, @Nullable ManaTerms terms) implements Part {

    public ManaTerms.@Nullable Use only() {
        return terms == null ? null : terms.only();
    }

    public ManaTerms.Lasting lasting() {
        return terms == null ? ManaTerms.Lasting.STEP : terms.lasting();
    }

    @Override
    public void fields(Fields fields) {
        fields.number(type);
        fields.number(source);
        fields.number(kinds);
        fields.value(terms);
    }
}
