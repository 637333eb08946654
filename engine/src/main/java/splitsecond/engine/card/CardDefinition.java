package splitsecond.engine.card;

import java.util.List;

/// A card as the rules see it: its faces and how they lie on it. Shared by all games, never changed.
///
/// @param name the whole name, `Fire // Ice` for a split card
/// @param supported false if its text was not understood: such a card is only played in a sandbox
public record CardDefinition(String name, Layout layout, List<Face> faces, boolean supported) {

    public CardDefinition(String name, Layout layout, List<Face> faces) {
        this(name, layout, faces, true);
    }

    public enum Layout {
        /// Class, saga, leveler and the like too: their text says it all.
        NORMAL,
        /// CR 709: either half may be cast.
        SPLIT,
        /// CR 715: a permanent with an Adventure as its second face.
        ADVENTURE,
        /// CR 720: a permanent with an Omen as its second face.
        OMEN,
        /// CR 722: a permanent with a prepare spell as its second face, of which only copies are cast.
        PREPARATION,
        /// CR 712: turned over, never cast as its back face.
        TRANSFORM,
        /// CR 712: either face may be played.
        MODAL_DOUBLE_FACED,
        /// CR 710.
        FLIP,
        MELD,
        AFTERMATH,
        /// CR 709.5: a permanent of two halves with one type line, each locked or unlocked.
        ROOM,
        /// A token or emblem: not a card (CR 111.1).
        TOKEN
    }

    public CardDefinition {
        faces = List.copyOf(faces);
        if (faces.isEmpty()) throw new IllegalArgumentException("card \"" + name + "\" has no face");
    }

    public static CardDefinition of(Face face) {
        return new CardDefinition(face.name(), Layout.NORMAL, List.of(face));
    }

    public Face front() {
        return faces.getFirst();
    }
}
