package splitsecond.engine.state;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardDefinition;

/// A card definition made ready for play: the printed characteristics of each face. Shared by all games, never changed.
public final class Blueprint {

    public final CardDefinition card;
    public final Characteristics[] faces;
    public final FaceRules[] rules;
    /// CR 709.4: what a split card is where its halves count together, that is everywhere but on the stack; else null.
    public final @Nullable Characteristics whole;
    /// CR 708.2: what it is while it is face down, with the ability to turn it up.
    public final Characteristics faceDown;

    public Blueprint(CardDefinition card, Characteristics[] faces, FaceRules[] rules) {
        this(card, faces, rules, null, FaceDown.TRAITS);
    }

    public Blueprint(
            CardDefinition card,
            Characteristics[] faces,
            FaceRules[] rules,
            @Nullable Characteristics whole,
            Characteristics faceDown) {
        this.card = card;
        this.faces = faces;
        this.rules = rules;
        this.whole = whole;
        this.faceDown = faceDown;
    }

    public Characteristics front() {
        return faces[0];
    }
}
