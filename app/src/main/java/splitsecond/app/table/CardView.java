package splitsecond.app.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Supertype;

/// A card, permanent, spell or ability as a client draws it. A card that lies in no game has no `id` and no state.
@JsonInclude(JsonInclude.Include.NON_NULL)
public record CardView(
        @Nullable Long id,
        String name,
        @Nullable Integer owner,
        @Nullable Integer controller,
        @Nullable Zone zone,
        String manaCost,
        String typeLine,
        List<String> types,
        List<String> supertypes,
        List<String> subtypes,
        List<String> colors,
        String text,
        List<String> keywords,
        @Nullable List<String> gained,
        @Nullable Integer power,
        @Nullable Integer toughness,
        @Nullable Integer printedPower,
        @Nullable Integer printedToughness,
        @Nullable Integer loyalty,
        int damage,
        Map<String, Integer> counters,
        boolean tapped,
        boolean sick,
        boolean token,
        boolean faceDown,
        @Nullable Reference attachedTo,
        @Nullable Reference attacking,
        List<Long> blocking,
        boolean blocked,
        List<Integer> options,
        List<Integer> manaOptions,
        @Nullable VerdictView why,
        @Nullable List<FaceView> faces,
        @Nullable List<String> merged,
        @Nullable Boolean outside,
        @Nullable StackView stack) {

    /// One face of several.
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record FaceView(
            String name,
            String manaCost,
            String typeLine,
            String text,
            @Nullable Integer power,
            @Nullable Integer toughness) {

        static FaceView of(Face face) {
            boolean creature = face.is(CardType.CREATURE);
            return new FaceView(
                    face.name(),
                    cost(face),
                    face.types().toString(),
                    face.text(),
                    creature ? face.power() : null,
                    creature ? face.toughness() : null);
        }
    }

    /// What only things on the stack have.
    ///
    /// @param kind `spell`, `activated` or `triggered`
    /// @param text what will happen
    /// @param manaSpent the mana that was spent on it, such as `{1}` from a Forest: `{G}`
    /// @param manaFrom what that mana came from, one mana each, as far as it is still there
    /// @param paidWith what was sacrificed, discarded, exiled or tapped for it
    /// @param chosen what else was chosen for it, in words: modes, how it was cast, who gets how much
    /// @param ability which ability it is, by its cost: `−2`; null for others
    /// @param castAt the number of the decision with which it was begun
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record StackView(
            @Words({"spell", "activated", "triggered"}) String kind,
            @Nullable Reference source,
            String text,
            List<Reference> targets,
            @Nullable Integer x,
            List<Integer> modes,
            @Nullable String manaSpent,
            List<Reference> manaFrom,
            List<Reference> paidWith,
            List<String> chosen,
            @Nullable String ability,
            @Nullable Integer castAt,
            @Nullable Boolean unfinished) {}

    /// A card as printed.
    static CardView printed(CardDefinition card) {
        var face = card.front();
        boolean creature = face.is(CardType.CREATURE);
        return new CardView(
                null,
                card.name(),
                null,
                null,
                null,
                cost(face),
                face.types().toString(),
                types(face.types().types()),
                supertypes(face.types().supertypes()),
                face.types().subtypes(),
                colors(face.colors()),
                face.text(),
                List.of(),
                null,
                creature ? face.power() : null,
                creature ? face.toughness() : null,
                creature ? face.power() : null,
                creature ? face.toughness() : null,
                face.loyalty() > 0 ? face.loyalty() : null,
                0,
                Map.of(),
                false,
                false,
                false,
                false,
                null,
                null,
                List.of(),
                false,
                List.of(),
                List.of(),
                null,
                faces(card),
                null,
                card.supported() ? null : true,
                null);
    }

    static @Nullable List<FaceView> faces(CardDefinition card) {
        return card.faces().size() < 2
                ? null
                : card.faces().stream().map(FaceView::of).toList();
    }

    private static String cost(Face face) {
        return face.manaCost() == null ? "" : face.manaCost().toString();
    }

    static List<String> types(int bits) {
        var words = new ArrayList<String>();
        for (var type : CardType.values()) if ((bits & type.bit()) != 0) words.add(type.word());
        return words;
    }

    static List<String> supertypes(int bits) {
        var words = new ArrayList<String>();
        for (var type : Supertype.values()) if ((bits & type.bit()) != 0) words.add(type.word());
        return words;
    }

    static List<String> colors(int bits) {
        var letters = new ArrayList<String>();
        for (var color : Color.values()) if ((bits & color.bit()) != 0) letters.add(String.valueOf(color.letter()));
        return letters;
    }
}
