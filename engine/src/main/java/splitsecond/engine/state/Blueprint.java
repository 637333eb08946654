package splitsecond.engine.state;

import splitsecond.engine.card.CardDefinition;

/// A card definition made ready for play: the printed characteristics of each face. Shared by all games, never changed.
public final class Blueprint {

    public final CardDefinition card;
    public final Characteristics[] faces;
    public final FaceRules[] rules;

    public Blueprint(CardDefinition card, Characteristics[] faces, FaceRules[] rules) {
        this.card = card;
        this.faces = faces;
        this.rules = rules;
    }

    public Characteristics front() {
        return faces[0];
    }
}
