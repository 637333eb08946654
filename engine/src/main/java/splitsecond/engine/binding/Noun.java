package splitsecond.engine.binding;

import java.util.List;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.state.Subtypes;

/// What kind of thing a phrase describes, as far as words such as "that creature" tell things apart.
///
/// @param kinds what it may be: a set of bits
/// @param types the card types it may have: a set of bits
/// @param subtypes those that words name: a set of bits
public record Noun(int kinds, int types, int subtypes) {

    static final int PLAYER_KIND = 1;
    static final int PERMANENT_KIND = 2;
    static final int SPELL_KIND = 4;
    static final int CARD_KIND = 8;
    static final int ABILITY_KIND = 16;
    static final int TOKEN_KIND = 32;
    private static final int OBJECT_KINDS = PERMANENT_KIND | SPELL_KIND | CARD_KIND | ABILITY_KIND | TOKEN_KIND;
    private static final int PERMANENT_KINDS = PERMANENT_KIND | TOKEN_KIND;

    private static final List<String> SUBTYPES = List.of("Aura", "Equipment", "Vehicle");
    private static final int ALL = -1;

    static final Noun ANYTHING = new Noun(ALL, ALL, ALL);
    static final Noun PLAYER = new Noun(PLAYER_KIND, 0, 0);
    public static final Noun PERMANENT = new Noun(PERMANENT_KINDS, ALL, ALL);
    public static final Noun SPELL = new Noun(SPELL_KIND, ALL, ALL);
    static final Noun CARD = new Noun(CARD_KIND, ALL, ALL);

    static Noun of(TypeLine types) {
        int subtypes = 0;
        for (var subtype : types.subtypes()) subtypes |= bit(subtype);
        return new Noun(PERMANENT_KIND, types.types(), subtypes);
    }

    /// No token is a card.
    Noun asToken() {
        return new Noun(TOKEN_KIND, types, subtypes);
    }

    boolean isToken() {
        return kinds == TOKEN_KIND;
    }

    Noun in(Zone zone) {
        return new Noun(
                switch (zone) {
                    case BATTLEFIELD -> PERMANENT_KINDS;
                    case STACK -> SPELL_KIND;
                    case HAND, LIBRARY, GRAVEYARD, EXILE, COMMAND, OUTSIDE -> CARD_KIND;
                },
                types,
                subtypes);
    }

    boolean isPlayer() {
        return (kinds & PLAYER_KIND) != 0;
    }

    boolean isObject() {
        return (kinds & OBJECT_KINDS) != 0;
    }

    /// An "artifact creature" is both.
    private Noun and(Noun other) {
        int common = types & other.types;
        return new Noun(kinds & other.kinds, common == 0 ? types | other.types : common, subtypes & other.subtypes);
    }

    /// One of those, of which more is said.
    Noun among(Noun those) {
        int common = types & those.types;
        return new Noun(those.kinds, common == 0 ? types : common, subtypes & those.subtypes);
    }

    private boolean may(int someKinds) {
        return (kinds & someKinds) != 0;
    }

    boolean mayBePermanent() {
        return may(PERMANENT_KINDS);
    }

    boolean mayHaveCounters() {
        return may(PERMANENT_KINDS | CARD_KIND);
    }

    boolean mayBeCast() {
        return may(CARD_KIND | SPELL_KIND);
    }

    /// Whether both may be of one card type; an Aura or Equipment is not called a creature.
    boolean sharesTypeWith(Noun other) {
        int attached = bit("Aura") | bit("Equipment");
        if (types == ALL && (subtypes & ~attached) == 0)
            return (other.types & (CardType.ARTIFACT.bit() | CardType.ENCHANTMENT.bit())) != 0;
        return (types & other.types) != 0;
    }

    /// "Another creature", said by an Aura or Equipment, which is none: another than what it is attached to.
    boolean isAttachedTo(Noun host) {
        int attached = bit("Aura") | bit("Equipment");
        return kinds == PERMANENT_KIND
                && (subtypes & attached) != 0
                && host.mayBePermanent()
                && (types & host.types) == 0;
    }

    private Noun or(Noun other) {
        return new Noun(kinds | other.kinds, types | other.types, subtypes | other.subtypes);
    }

    private static int bit(String subtype) {
        int at = SUBTYPES.indexOf(subtype);
        return at < 0 ? 0 : 1 << at;
    }

    /// @param self what the object with the ability is
    static Noun of(Filter filter, Nature self) {
        var noun = described(filter, self);
        boolean inAZone = (noun.kinds & PLAYER_KIND) == 0 || noun.kinds == PLAYER_KIND;
        return inAZone
                ? noun
                : noun.and(new Noun(PLAYER_KIND | PERMANENT_KINDS, ALL, ALL)).withoutPlayers(filter);
    }

    /// A phrase that names no player describes objects.
    private Noun withoutPlayers(Filter filter) {
        return namesPlayers(filter) ? this : new Noun(kinds & ~PLAYER_KIND, types, subtypes);
    }

    private static boolean namesPlayers(Filter filter) {
        return switch (filter) {
            case Filter.IsPlayer _ -> true;
            case Filter.AmongThose(Reference.Host(String said)) -> said.contains("player");
            case Filter.AmongThose _ -> true;
            case Filter.And(var all) -> all.stream().anyMatch(Noun::namesPlayers);
            case Filter.Or(var any) -> any.stream().anyMatch(Noun::namesPlayers);
            case Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.Joined _,
                    Filter.Any _,
                    Filter.This _,
                    Filter.Other _,
                    Filter.OtherThan _,
                    Filter.Most _,
                    Filter.Has _ -> false;
        };
    }

    @SuppressWarnings("StatementSwitchToExpressionSwitch")
    private static Noun described(Filter filter, Nature self) {
        return switch (filter) {
            case Filter.And(var all) -> {
                var noun = ANYTHING;
                for (var one : all) noun = noun.and(described(one, self));
                yield noun;
            }
            case Filter.Or(var any) -> {
                var noun = new Noun(0, 0, 0);
                for (var one : any) noun = noun.or(of(one, self));
                yield noun;
            }
            case Filter.This _ -> self.self();
            case Filter.IsType(var type) -> new Noun(OBJECT_KINDS, type.bit(), ALL);
            case Filter.IsSubtype(String subtype)
            when Subtypes.isCreatureType(subtype) -> new Noun(OBJECT_KINDS, CardType.CREATURE.bit(), ALL);
            case Filter.IsSubtype(String subtype) ->
                new Noun(OBJECT_KINDS, ALL, bit(subtype) == 0 ? ALL : bit(subtype));
            case Filter.In(Zone zone, var _) -> ANYTHING.in(zone);
            case Filter.IsAbility _ -> new Noun(ABILITY_KIND, ALL, ALL);
            case Filter.IsPlayer _ -> PLAYER;
            case Filter.FromSource _ -> new Noun(ABILITY_KIND, ALL, ALL);
            case Filter.CastFrom _,
                    Filter.Targets _,
                    Filter.TargetCount _,
                    Filter.PaidWithMana _,
                    Filter.PaidWithItsMana _ -> new Noun(SPELL_KIND | ABILITY_KIND, ALL, ALL);
            case Filter.Is(Filter.Status status) when status == Filter.Status.TOKEN -> new Noun(TOKEN_KIND, ALL, ALL);
            case Filter.AmongThose(Reference.Host(String said)) -> ofHost(said);
            case Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.Joined _,
                    Filter.Any _,
                    Filter.Other _,
                    Filter.OtherThan _,
                    Filter.AmongThose _,
                    Filter.Most _,
                    Filter.Has _ -> ANYTHING;
        };
    }

    /// "Enchanted creature", "enchanted player".
    static Noun ofHost(String said) {
        if (said.contains("player")) return PLAYER;
        for (var type : CardType.values())
            if (said.contains(type.name().toLowerCase(java.util.Locale.ROOT)))
                return new Noun(PERMANENT_KINDS, type.bit(), ALL);
        return PERMANENT;
    }

    /// How well a word's noun fits: 0 not at all, 1 possibly, 2 by what is said.
    int fit(String noun) {
        return switch (noun) {
            case "" -> isObject() ? 2 : 0;
            case "permanent" -> kind(PERMANENT_KINDS, CARD_KIND | SPELL_KIND);
            case "card", "permanent card" -> kind(CARD_KIND, PERMANENT_KIND | SPELL_KIND);
            case "spell" -> kind(SPELL_KIND, CARD_KIND);
            case "ability" -> kind(ABILITY_KIND, 0);
            case "spell or ability" -> kind(SPELL_KIND | ABILITY_KIND, 0);
            case "token" -> kind(TOKEN_KIND, 0);
            case "source", "object" -> isObject() ? 2 : 0;
            case "player or planeswalker", "permanent or player" -> isPlayer() ? 2 : 0;
            case "creature or planeswalker" -> Math.max(typed(CardType.CREATURE), typed(CardType.PLANESWALKER));
            case "creature" -> typed(CardType.CREATURE);
            case "artifact" -> typed(CardType.ARTIFACT);
            case "land" -> typed(CardType.LAND);
            case "enchantment" -> typed(CardType.ENCHANTMENT);
            case "planeswalker" -> typed(CardType.PLANESWALKER);
            case "Aura", "Equipment", "Vehicle" ->
                !isObject() || (subtypes & bit(noun)) == 0 ? 0 : subtypes == bit(noun) ? 2 : 1;
            default -> Subtypes.isCreatureType(noun) ? Math.min(1, typed(CardType.CREATURE)) : isObject() ? 1 : 0;
        };
    }

    private int kind(int said, int possible) {
        if ((kinds & said) != 0) return (kinds & ~said) == 0 ? 2 : 1;
        return (kinds & possible) != 0 ? 1 : 0;
    }

    private int typed(CardType type) {
        if (!isObject()) return 0;
        // "That creature" may be said of what becomes one, and of what Vehicles and the like are.
        if ((types & type.bit()) == 0) return 0;
        return types == type.bit() && !isPlayer() && (kinds & PERMANENT_KINDS) != 0 ? 2 : 1;
    }
}
