package splitsecond.engine.ability;

import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.card.CardType;

/// CR 118.9, 601.2b: the ways of casting a card that have a name, and what each means besides its cost. What follows
/// from a way while the game goes on is said in the ability language, in `rules.keyword`.
public enum CastingWay implements PaidCost {
    /// "You may pay … rather than pay this spell's mana cost."
    ALTERNATIVE("instead", null, Trait.WITHOUT_KEYWORD),
    FLASHBACK(Zone.GRAVEYARD, Trait.THEN_EXILED),
    EVOKE(null),
    OVERLOAD(null, Trait.UNTARGETED),
    DASH(null),
    ESCAPE(Zone.GRAVEYARD),
    BESTOW(null, Trait.AURA_WHILE_ATTACHED),
    /// The ability that goes with it lets the card be cast, as with miracle and suspend.
    MADNESS(Zone.STACK),
    EMERGE(null, Discount.BY_SACRIFICE),
    SPECTACLE(null),
    PROWL(null),
    SURGE(null),
    MORPH(null, Trait.FACE_DOWN),
    MEGAMORPH(null, Trait.FACE_DOWN),
    DISGUISE(null, Trait.FACE_DOWN),
    FORETELL(Zone.EXILE),
    DISTURB(Zone.GRAVEYARD, Trait.SECOND_FACE),
    BLITZ(null),
    MIRACLE(Zone.STACK),
    AWAKEN(null, Trait.WITHOUT_KEYWORD),
    CLEAVE(null, Trait.SECOND_FACE),
    AFTERMATH(Zone.GRAVEYARD, Trait.THEN_EXILED, Trait.FOR_MANA_COST, Trait.WITHOUT_KEYWORD),
    WARP(Zone.HAND),
    PLOT(Zone.EXILE),
    FREERUNNING(null),
    MAYHEM(Zone.GRAVEYARD),
    HARMONIZE(Zone.GRAVEYARD, Discount.BY_TAPPING, Trait.THEN_EXILED),
    MUTATE(null),
    IMPENDING(null, Trait.WITHOUT_KEYWORD),
    PROTOTYPE(null, Trait.WITHOUT_KEYWORD),
    SNEAK(null, Trait.AS_INSTANT, Trait.ATTACKING),
    WEB_SLINGING("web-slinging", null),
    RETRACE(Zone.GRAVEYARD, Trait.WITHOUT_KEYWORD),
    JUMP_START("jump-start", Zone.GRAVEYARD, Trait.THEN_EXILED, Trait.WITHOUT_KEYWORD),
    SUSPEND(Zone.STACK, Trait.WITHOUT_KEYWORD),
    /// CR 310.11b: a Siege whose last defense counter was removed.
    DEFEATED(Zone.STACK, Trait.SECOND_FACE, Trait.WITHOUT_KEYWORD),
    /// For a cost that the card names, from its owner's graveyard.
    FROM_GRAVEYARD("from graveyard", Zone.GRAVEYARD, Trait.WITHOUT_KEYWORD),
    /// CR 702.8a: any time an instant could be cast.
    AS_THOUGH_FLASH("as though it had flash", null, Trait.AS_INSTANT, Trait.WITHOUT_KEYWORD),
    /// The same, and the permanent it becomes is sacrificed at the next cleanup step.
    BRIEF_FLASH("as though it had flash", null, Trait.AS_INSTANT, Trait.WITHOUT_KEYWORD);

    private enum Trait {
        THEN_EXILED,
        UNTARGETED,
        FACE_DOWN,
        AURA_WHILE_ATTACHED,
        SECOND_FACE,
        FOR_MANA_COST,
        AS_INSTANT,
        ATTACKING,
        WITHOUT_KEYWORD
    }

    /// CR 702.119a, 702.180a: a permanent may be given for less generic mana.
    ///
    /// @param by what of it is how much less
    /// @param optional false if it must be given
    public record Discount(Cost.Deed deed, Filter what, Characteristic by, boolean optional) {

        /// What is done with the permanent.
        public Cost.Do asCost() {
            return new Cost.Do(deed, what, Count.ONE, "");
        }

        private static final Filter CREATURE = new Filter.IsType(CardType.CREATURE);
        private static final Discount BY_SACRIFICE =
                new Discount(Cost.Deed.SACRIFICE, CREATURE, Characteristic.MANA_VALUE, false);
        private static final Discount BY_TAPPING = new Discount(Cost.Deed.TAP, CREATURE, Characteristic.POWER, true);
    }

    private final String word;
    private final @Nullable Zone from;

    @SuppressWarnings("ImmutableEnumChecker") // a record of values
    private final @Nullable Discount discount;

    @SuppressWarnings("ImmutableEnumChecker") // an unmodifiable set
    private final Set<Trait> traits;

    CastingWay(@Nullable Zone from, Trait... traits) {
        this("", from, null, traits);
    }

    CastingWay(String word, @Nullable Zone from, Trait... traits) {
        this(word, from, null, traits);
    }

    CastingWay(@Nullable Zone from, Discount discount, Trait... traits) {
        this("", from, discount, traits);
    }

    CastingWay(String word, @Nullable Zone from, @Nullable Discount discount, Trait... traits) {
        this.word = word.isEmpty() ? name().toLowerCase(Locale.ROOT) : word;
        this.from = from;
        this.discount = discount;
        this.traits = Set.of(traits);
    }

    @Override
    public String word() {
        return word;
    }

    /// The only zone from which the card can be cast in this way; null for any from which it may be cast, the stack for
    /// none.
    public @Nullable Zone from() {
        return from;
    }

    /// CR 702.34a and its like: exiled if it would leave the stack for any other place.
    public boolean thenExiled() {
        return traits.contains(Trait.THEN_EXILED);
    }

    /// CR 702.96a: it says "each" instead of "target".
    public boolean untargeted() {
        return traits.contains(Trait.UNTARGETED);
    }

    /// CR 708.4: cast face down.
    public boolean faceDown() {
        return traits.contains(Trait.FACE_DOWN);
    }

    /// CR 702.190a: whenever an instant could be cast, under the condition that goes with it.
    public boolean isAsInstant() {
        return traits.contains(Trait.AS_INSTANT);
    }

    /// Whether it is chosen for nothing but the time.
    public boolean isOnlyForTime() {
        return this == AS_THOUGH_FLASH || this == BRIEF_FLASH;
    }

    /// CR 702.190b: the permanent enters tapped and attacking what was attacked by the creature that paid for it.
    public boolean entersAttacking() {
        return traits.contains(Trait.ATTACKING);
    }

    /// Whether it is written as its word and a cost.
    public boolean isKeywordWithCost() {
        return !traits.contains(Trait.WITHOUT_KEYWORD);
    }

    /// CR 702.103f: an Aura as long as it is attached, and else the creature that is printed.
    public boolean isAuraWhileAttached() {
        return traits.contains(Trait.AURA_WHILE_ATTACHED);
    }

    /// CR 712.11b, 702.148a: cast with its back face up, or with the text that has no words in square brackets.
    public boolean isSecondFace() {
        return traits.contains(Trait.SECOND_FACE);
    }

    public boolean isForManaCost() {
        return traits.contains(Trait.FOR_MANA_COST);
    }

    public @Nullable Discount discount() {
        return discount;
    }
}
