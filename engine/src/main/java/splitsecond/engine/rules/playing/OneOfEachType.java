package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.rules.resolving.Choosing;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;

/// A leave to play one land and one spell of each permanent type each turn: as which type is chosen as it is played.
final class OneOfEachType extends Asking {

    /// The uses of the source's seventh and eighth abilities hold a bit for each type.
    private static final int USES = 6;

    private final int source;
    private final int player;
    private final int types;

    private OneOfEachType(int source, int player, int types) {
        this.source = source;
        this.player = player;
        this.types = types;
    }

    /// The types as which that face may still be played, a set of bits.
    static int left(GameState state, int source, Characteristics face) {
        int used = state.uses(source, USES) | state.uses(source, USES + 1) << 4;
        // CR 305.1: what is a land is played as one and never cast.
        int types = face.isLand() ? CardType.LAND.bit() : face.types & CardType.PERMANENT;
        return types & ~used;
    }

    static void use(GameState state, int source, int player, Characteristics face) {
        int types = left(state, source, face);
        if (Integer.bitCount(types) == 1) state.addUses(source, USES, types);
        else state.agenda.push(new OneOfEachType(source, player, types));
    }

    @Override
    protected void proceed(GameState state) {
        var words = new ArrayList<String>();
        int[] bits = new int[Integer.bitCount(types)];
        for (var type : CardType.values())
            if ((types & type.bit()) != 0) {
                bits[words.size()] = type.bit();
                words.add(type.word());
            }
        int word = Choosing.word(state, this, player, source, words);
        if (word == Choosing.WAITING) return;
        state.addUses(source, USES, bits[word]);
        state.agenda.pop(this);
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new OneOfEachType(source, player, types);
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(source);
        fields.number(player);
        fields.number(types);
    }
}
