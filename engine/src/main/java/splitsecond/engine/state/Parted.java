package splitsecond.engine.state;

import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Part;

/// CR 730.3c: the cards that a merged permanent became when it left the battlefield.
///
/// @param was   the permanent
/// @param cards the topmost first
public record Parted(int was, IntList cards, int turn) implements Part {

    @Override
    public void fields(Fields fields) {
        fields.number(was);
        fields.part(cards);
        fields.number(turn);
    }
}
