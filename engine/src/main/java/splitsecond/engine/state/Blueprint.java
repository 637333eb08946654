package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Shared;
import splitsecond.engine.view.PrintedCard;

/// A card definition made ready for play: the printed characteristics of each face. Shared by all games, never
/// changed.
public final class Blueprint extends Shared implements PrintedCard {

    /// With these, something else than mana may pay for mana.
    public static final Keywords STAND_FOR_MANA = Keywords.of(Keyword.CONVOKE, Keyword.IMPROVISE, Keyword.DELVE);

    public final CardDefinition card;
    public final Characteristics[] faces;
    public final FaceRules[] rules;
    /// CR 709.4: what a split card is where its halves count together, that is everywhere but on the stack; else null.
    public final @Nullable Characteristics whole;
    /// CR 708.2: what it is while it is face down, with the ability to turn it up.
    public final Characteristics faceDown;
    /// What each face costs as it is printed, with its additional costs; null for one without a mana cost.
    private final @Nullable TotalCost[] costs;
    private final Cost[] manaCosts;
    /// The zones from which a face may be cast in a way of its own, one bit per zone.
    private final int waysFrom;
    /// Whether a face is an instant or has flash (CR 117.1a, 702.8).
    public final boolean instantSpeed;
    /// Whether a face has split second (CR 702.61).
    public final boolean splitSecond;
    /// Whether it says of itself where it goes, from wherever it is.
    public final boolean wanders;
    /// How much mana it takes at least to cast it from a hand if no effect changes that; 0 where it may take less.
    public final int leastMana;
    /// Whether its front face has an ability that could be activated while it is in a hand.
    public final boolean isUsefulInHand;
    /// CR 702.47: how its text can be added to a spell that is being cast; null if it cannot.
    public final KeywordAbility.@Nullable Splice splice;

    /// Where the mana to cast it must come from; null if anything may pay.
    public final StaticEffect.@Nullable PaidFrom paidFrom;

    /// The events of a turn that it may ask about when they are past, one bit per `GameEvent.Kind`.
    public final long remembers;

    private final Mint mint = new Mint();

    /// Makes a token's blueprint.
    public interface Minting {
        Blueprint of(Token token, int power, int toughness);
    }

    public Blueprint(CardDefinition card, Characteristics[] faces, FaceRules[] rules) {
        this(card, faces, rules, null, FaceDown.TRAITS, 0);
    }

    public Blueprint(
            CardDefinition card,
            Characteristics[] faces,
            FaceRules[] rules,
            @Nullable Characteristics whole,
            Characteristics faceDown,
            long remembers) {
        this.card = card;
        this.remembers = remembers;
        this.faces = faces;
        this.rules = rules;
        this.whole = whole;
        this.faceDown = faceDown;
        costs = new TotalCost[faces.length];
        manaCosts = new Cost[faces.length];
        int from = 0;
        boolean instant = false;
        boolean split = false;
        for (int face = 0; face < faces.length; face++) {
            var mana = payable(card, face, faces[face].manaCost);
            manaCosts[face] = mana == null ? Cost.NONE : Cost.mana(mana);
            if (mana != null) costs[face] = TotalCost.of(manaCosts[face]).plus(rules[face].additional());
            instant |= faces[face].is(CardType.INSTANT) || faces[face].has(Keyword.FLASH);
            split |= faces[face].has(Keyword.SPLIT_SECOND);
            for (var way : rules[face].ways()) {
                var zone = way.kind().from();
                if (zone != null) from |= 1 << zone.ordinal();
                instant |= way.kind().isAsInstant();
            }
        }
        waysFrom = from;
        instantSpeed = instant;
        splitSecond = split;
        wanders = wanders(faces);
        leastMana = leastMana(faces, rules, costs[0]);
        isUsefulInHand = faces[0].isActivatedIn(Zone.HAND);
        splice = splice(card);
        paidFrom = paidFrom(card);
    }

    /// The mana cost with what may be spent on its X, or on that of a kicker.
    private static @Nullable ManaCost payable(CardDefinition card, int face, @Nullable ManaCost mana) {
        if (mana == null || face >= card.faces().size()) return mana;
        for (var ability : card.faces().get(face).abilities())
            if (ability instanceof Ability.Static(StaticEffect.XPaidWith x, var _, var _))
                return x.unlike() ? mana.payingXWithUnlikeColors() : mana.payingXWith(x.colors());
        return mana;
    }

    private static int leastMana(Characteristics[] faces, FaceRules[] rules, @Nullable TotalCost cost) {
        boolean fixed = faces.length == 1
                && cost != null
                && cost.parts().isEmpty()
                && rules[0].ways().isEmpty()
                && rules[0].costChanges().isEmpty()
                && !faces[0].keywords.hasAny(STAND_FOR_MANA);
        return fixed && cost != null ? cost.mana().leastMana() : 0;
    }

    private static boolean wanders(Characteristics[] faces) {
        for (var face : faces)
            for (var ability : face.abilities)
                if (ability.source instanceof Ability.Static fixed
                        && fixed.effect() instanceof StaticEffect.Replace(Replacement.MoveInstead move)
                        && move.what() instanceof Filter.This) return true;
        return false;
    }

    private static StaticEffect.@Nullable PaidFrom paidFrom(CardDefinition card) {
        if (!card.supported()) return null;
        for (var ability : card.front().abilities())
            if (ability instanceof Ability.Static(StaticEffect.PaidFrom from, var _, var _)) return from;
        return null;
    }

    private static KeywordAbility.@Nullable Splice splice(CardDefinition card) {
        if (!card.supported()) return null;
        for (var ability : card.front().abilities())
            if (ability instanceof Ability.Parameterized(KeywordAbility.Splice splice)) return splice;
        return null;
    }

    @Override
    public CardDefinition definition() {
        return card;
    }

    @Override
    public int faces() {
        return faces.length;
    }

    @Override
    public Characteristics face(int face) {
        return faces[face];
    }

    @Override
    public @Nullable CompiledAbility spell(int face) {
        return rules[face].spell();
    }

    @Override
    public @Nullable Filter enchant(int face) {
        return rules[face].enchant();
    }

    @Override
    public List<Cost> additionalCosts(int face) {
        return rules[face].additional();
    }

    public @Nullable TotalCost cost(int face) {
        return costs[face];
    }

    /// The mana cost of a face as a cost; nothing if it has none.
    public Cost manaCost(int face) {
        return manaCosts[face];
    }

    public boolean hasWayFrom(Zone zone) {
        return (waysFrom >>> zone.ordinal() & 1) != 0;
    }

    /// Whether a face can be played by itself (CR 709.3, 712.11, 715.3); fused halves count as a face.
    public boolean isPlayable(int face) {
        return face == 0
                || switch (card.layout()) {
                    case SPLIT, ADVENTURE, OMEN, MODAL_DOUBLE_FACED -> true;
                    case ROOM -> face < card.faces().size();
                    case AFTERMATH, NORMAL, PREPARATION, TRANSFORM, FLIP, MELD, TOKEN -> false;
                };
    }

    /// What a token is that this makes: tokens of one kind share it.
    public Blueprint token(Token token, int power, int toughness, Minting minting) {
        return mint.token(token, power, toughness, minting);
    }

    public Characteristics front() {
        return faces[0];
    }

    @Override
    public void fields(Fields fields) {
        // Not the printed text: that is for people, and card files differ in it.
        fields.value(card.name());
        fields.value(card.layout());
        fields.flag(card.supported());
        for (var face : card.faces()) fields.value(face.abilities());
        fields.parts(faces);
        fields.part(whole);
        fields.part(faceDown);
    }
}
