package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.LastKnown;
import splitsecond.engine.state.ObjectFlags;

/// CR 109.2: whether a description fits an object or player.
public final class Filters {

    private Filters() {}

    /// CR 702.11e: hexproof from something is hexproof.
    private static boolean hasKeyword(Characteristics traits, Keyword keyword) {
        if (keyword != Keyword.HEXPROOF || traits.has(keyword)) return traits.has(keyword);
        for (var ability : traits.abilities)
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.HexproofFrom _)) return true;
        return false;
    }

    /// Whether the object or player (an id that may be gone: last known information counts) fits. The zone counts only
    /// where `In` names it: who asks knows where the object is.
    public static boolean matches(GameState state, Filter filter, int id, Context context) {
        return matches(state, filter, id, context, false);
    }

    /// As an ability of that object means it, under that player's control.
    public static boolean matches(GameState state, Filter filter, int id, int source, int controller) {
        var context = state.desk().borrowContext(source, controller);
        boolean matches = matches(state, filter, id, context, false);
        state.desk().giveBack(context);
        return matches;
    }

    /// Whether it fits and is where the description means (CR 109.2): "a permanent" is no card in exile.
    public static boolean isThere(GameState state, Filter filter, int id, int source, int controller) {
        var context = state.desk().borrowContext(source, controller);
        boolean there = Candidates.isThere(state, filter, id, context);
        state.desk().giveBack(context);
        return there;
    }

    /// Whether a card that is about to be cast fits the description of a spell, wherever it still is.
    public static boolean matchesAsSpell(GameState state, Filter filter, int id, Context context) {
        return matches(state, filter, id, context, true);
    }

    public static boolean matchesAsSpell(GameState state, Filter filter, int id, int source, int controller) {
        var context = state.desk().borrowContext(source, controller);
        boolean matches = matches(state, filter, id, context, true);
        state.desk().giveBack(context);
        return matches;
    }

    /// Adds everything that fits, in the zones the filter names (the battlefield if none), in order of arrival;
    /// players in turn order.
    public static void find(GameState state, Filter filter, Context context, IntList found) {
        Candidates.run(state, filter, context, found, Integer.MAX_VALUE);
    }

    /// Whether anything fits: stops at the first.
    public static boolean any(GameState state, Filter filter, Context context) {
        return Candidates.run(state, filter, context, null, 1) > 0;
    }

    public static int count(GameState state, Filter filter, Context context) {
        return Candidates.run(state, filter, context, null, Integer.MAX_VALUE);
    }

    // By groups, the most frequent first: one kind is tested after another, and a switch over all would be too large
    // to be compiled into its callers. Types come before their group: whether something is of a group takes longer to
    // find out than which kind it is.
    private static boolean matches(GameState state, Filter filter, int id, Context context, boolean asSpell) {
        return switch (filter) {
            case Filter.And f -> matchesAll(state, f.all(), id, context, asSpell);
            case Filter.IsType f ->
                GameState.isObject(id) && Layers.of(state, id).is(f.type());
            case Filter.Quality f -> GameState.isObject(id) && hasQuality(state, f, id, context);
            case Filter.Circumstance f -> isSo(state, f, id, context, asSpell);
            case Filter.Or f -> matchesAny(state, f.any(), id, context, asSpell);
            case Filter.Not f -> !matches(state, f.filter(), id, context, asSpell);
            case Filter.Which f -> isOne(state, f, id, context);
            case Filter.OfPlayers f -> isPlayer(state, f, id, context);
            case Filter.OnStack f -> GameState.isObject(id) && isOnStack(state, f, id, context);
        };
    }

    private static boolean isOne(GameState state, Filter.Which filter, int id, Context context) {
        return switch (filter) {
            case Filter.This _ -> id == context.source;
            case Filter.Any _ -> GameState.isObject(id);
            case Filter.Other _ ->
                id != context.source
                        && (state.exists(context.source) || id != References.current(state, context.source, context));
            case Filter.OtherThan f ->
                !means(state, f.those(), id, context) && !isCardOf(state, f.those(), id, context);
            case Filter.AmongThose f -> means(state, f.those(), id, context);
        };
    }

    private static boolean isPlayer(GameState state, Filter.OfPlayers filter, int id, Context context) {
        return switch (filter) {
            case Filter.IsPlayer f -> isPlayer(state, f.relation(), id, context);
            case Filter.Most f -> GameState.isPlayer(id) && Conditions.hasMost(state, f, id, context);
            case Filter.Has f -> GameState.isPlayer(id) && Conditions.has(state, f, id, context);
        };
    }

    private static boolean isOnStack(GameState state, Filter.OnStack filter, int id, Context context) {
        return switch (filter) {
            case Filter.IsAbility f -> isAbility(state, f, id);
            case Filter.FromSource(var source) -> {
                var item = state.item(id);
                yield item != null && item.ability != null && matches(state, source, item.source, context);
            }
            case Filter.TargetCount(int count) -> targetCount(state, id) == count;
            case Filter.Targets f -> hasTargets(state, f, id, context);
            case Filter.PaidWithMana(var mana) -> Amounts.manaSpentOn(state, mana, id) > 0;
            case Filter.PaidWithItsMana _ -> {
                var item = state.lastItem(id);
                yield item != null && item.manaFrom.contains(context.source);
            }
        };
    }

    /// Where it is, whose, and what was done to it.
    private static boolean isSo(GameState state, Filter.Circumstance filter, int id, Context context, boolean asSpell) {
        return switch (filter) {
            case Filter.ControlledBy f -> GameState.isObject(id) && isController(state, f.who(), id, context);
            case Filter.In f -> isIn(state, f, id, context, asSpell);
            case Filter.Is(Filter.Status status) ->
                (GameState.isObject(id) || status == Filter.Status.UNDER_ATTACK) && Statuses.is(state, status, id);
            case Filter.OwnedBy f -> GameState.isObject(id) && means(state, f.who(), state.owner(id), context);
            case Filter.Attacking f -> {
                int defender = state.attacking(id);
                yield defender != GameState.NONE && matches(state, f.defender(), defender, context);
            }
            case Filter.HasCounter f -> f.comparison().holds(state.counters(id).total(f.kind()), f.count());
            case Filter.ThisTurn f -> Statuses.didThisTurn(state, f, id, context);
            case Filter.CastFrom f -> GameState.isObject(id) && isCastFrom(state, f, id, asSpell);
            case Filter.BlockingThose f -> GameState.isObject(id) && blocks(state, f.those(), id, context, 0);
            case Filter.BlockedByThose f -> GameState.isObject(id) && blocks(state, f.those(), id, context, 1);
            case Filter.PairedWith f -> {
                int other = GameState.isObject(id) ? Pairing.partner(state, id) : GameState.NONE;
                yield other != GameState.NONE && means(state, f.those(), other, context);
            }
            case Filter.Haunted _ ->
                IntList.of(state.memory(context.source).aside()).contains(id);
            case Filter.Bears f -> GameState.isObject(id) && bears(state, f.attached(), id, context);
            case Filter.AttachedTo f -> GameState.isObject(id) && isAttached(state, f.those(), id, context);
            case Filter.TotalAtMost f ->
                GameState.isObject(id)
                        && ComparedCharacteristics.of(state, f.what(), id) <= Amounts.of(state, f.most(), context);
            case Filter.OneOfEach f -> matchesAny(state, f.kinds(), id, context, asSpell);
            case Filter.Differing _, Filter.Controllers _ -> GameState.isObject(id);
            case Filter.SingleGraveyard _ -> GameState.isObject(id) && state.isIn(id, Zone.GRAVEYARD);
            case Filter.EndOfGraveyard f -> GameState.isObject(id) && isAtEnd(state, f, id, context);
        };
    }

    /// What is about to be cast would be cast from where it is (CR 601.3e).
    private static boolean isCastFrom(GameState state, Filter.CastFrom from, int id, boolean asSpell) {
        if (asSpell && !state.isIn(id, Zone.STACK)) return state.isIn(id, from.zone());
        return castFrom(state, id) == from.zone().ordinal() && (!from.own() || state.owner(id) == state.controller(id));
    }

    private static boolean isAttached(GameState state, Reference those, int id, Context context) {
        int host = state.attachedTo(id);
        return host != GameState.NONE && means(state, those, host, context) || wasAttached(state, those, id, context);
    }

    private static boolean matchesAll(GameState state, List<Filter> all, int id, Context context, boolean asSpell) {
        for (int i = 0; i < all.size(); i++) if (!matches(state, all.get(i), id, context, asSpell)) return false;
        return true;
    }

    private static boolean matchesAny(GameState state, List<Filter> any, int id, Context context, boolean asSpell) {
        for (int i = 0; i < any.size(); i++) if (matches(state, any.get(i), id, context, asSpell)) return true;
        return false;
    }

    private static boolean hasQuality(GameState state, Filter.Quality filter, int id, Context context) {
        return switch (filter) {
            case Filter.IsType f -> Layers.of(state, id).is(f.type());
            case Filter.IsSubtype f -> Layers.of(state, id).hasSubtype(f.subtype());
            case Filter.IsSupertype f -> Layers.of(state, id).is(f.supertype());
            case Filter.HasKeyword f -> hasKeyword(Layers.of(state, id), f.keyword());
            case Filter.HasNumbered f -> hasNumbered(Layers.of(state, id), f.kind());
            case Filter.IsColor f -> (Layers.of(state, id).colors & f.color().bit()) != 0;
            case Filter.ColorCount f -> {
                int colors = Integer.bitCount(Layers.of(state, id).colors);
                yield colors >= f.least() && colors <= f.most();
            }
            case Filter.Stat f ->
                f.amount() instanceof Amount.ResultOf paid && context.slots.isOpen(paid.number())
                        || f.comparison()
                                .holds(
                                        ComparedCharacteristics.of(state, f.what(), id),
                                        Amounts.of(state, f.amount(), context));
            case Filter.Named f -> isNamed(Layers.of(state, id), name(state, f, context));
            case Filter.IsChosen f -> isChosen(state, f.kind(), id, context);
            case Filter.OwnStats f ->
                f.comparison()
                        .holds(
                                ComparedCharacteristics.of(state, f.what(), id),
                                ComparedCharacteristics.of(state, f.to(), id));
            case Filter.Extreme f -> ComparedCharacteristics.isExtreme(state, f, id, context);
            case Filter.Shares f -> ComparedCharacteristics.shares(state, f, id, context);
            case Filter.HasXInCost _ -> {
                var cost = Layers.of(state, id).manaCost;
                yield cost != null && cost.xs() > 0;
            }
            case Filter.HasManaCost f -> {
                var cost = Layers.of(state, id).manaCost;
                yield cost != null && cost.equals(f.cost());
            }
            case Filter.HasWay f -> hasWay(state.blueprint(id), f.way());
            case Filter.HasNoAbilities _ -> {
                var traits = Layers.of(state, id);
                yield traits.keywords.isEmpty() && hasNone(traits.abilities) && traits.rules.length == 0;
            }
        };
    }

    private static boolean hasNumbered(Characteristics traits, KeywordAbility.Kind kind) {
        for (var ability : traits.abilities)
            if (ability.source instanceof Ability.Parameterized(KeywordAbility.Numbered(var own, var _)) && own == kind)
                return true;
        return false;
    }

    /// CR 608.2h: of what has left, those that were attached to it.
    private static boolean bears(GameState state, Filter attached, int id, Context context) {
        var last = state.exists(id) ? null : state.lastKnown(id);
        if (last != null) {
            for (int other : last.attached()) if (matches(state, attached, other, context)) return true;
            return false;
        }
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int other = state.zones.battlefield.get(i);
            if (state.attachedTo(other) == id && matches(state, attached, other, context)) return true;
        }
        return false;
    }

    private static boolean hasWay(Blueprint blueprint, CastingWay way) {
        for (var rules : blueprint.rules) if (rules.indexOf(way) >= 0) return true;
        return false;
    }

    /// That it may be turned face up is no ability of a face-down permanent (CR 708.2a).
    private static boolean hasNone(CompiledAbility[] abilities) {
        for (var ability : abilities) if (ability.activation != Trigger.Activation.TURN_FACE_UP) return false;
        return true;
    }

    /// "For each Equipment attached to it", of one that has left.
    private static boolean wasAttached(GameState state, Reference those, int id, Context context) {
        var last = gone(state, those, context);
        if (last == null) return false;
        for (int attached : last.attached()) if (attached == id) return true;
        return false;
    }

    /// CR 608.2h: what is known of the source, or of a part of the event, that has left; null while it is there.
    private static @Nullable LastKnown gone(GameState state, Reference those, Context context) {
        int id = those.plain() instanceof Reference.This
                ? context.source
                : those.plain() instanceof Reference.EventPart part ? References.part(part, context) : GameState.NONE;
        return !GameState.isObject(id) || state.exists(id) ? null : state.lastKnown(id);
    }

    /// Whether the reference means that object or player: what most ask for, without gathering all that it means.
    /// "If you sacrificed a permanent this way, return another card": it is the card of none that was sacrificed.
    private static boolean isCardOf(GameState state, Reference those, int id, Context context) {
        boolean way = those.plain() instanceof Reference.ThisWay;
        if (!way && context.slots.moves.isEmpty()) return false;
        var found = new IntList();
        References.find(state, those, context, found);
        for (int i = 0; i < found.size(); i++) {
            int one = found.get(i);
            if (!GameState.isObject(one)) continue;
            if (way ? state.successor(one) == id : References.current(state, one, context) == id) return true;
        }
        return false;
    }

    static boolean means(GameState state, Reference reference, int id, Context context) {
        return switch (reference) {
            case Reference.You _ -> id == context.controller;
            case Reference.This _ -> id == context.source;
            case Reference.Mention r -> means(state, r.what(), id, context);
            case Reference.Each r -> matches(state, r.filter(), id, context);
            case Reference.Host _ -> id != GameState.NONE && state.attachedTo(context.source) == id;
            case Reference.ActivePlayer _ -> id == state.turn.activePlayer;
            case Reference.Locked r -> {
                for (int i = 0; i < r.ids().size(); i++) if (r.ids().get(i) == id) yield true;
                yield false;
            }
            case Reference.Both r -> means(state, r.first(), id, context) || means(state, r.second(), id, context);
            case Reference.ControllerOf r
            when r.what() instanceof Reference.This -> id == state.controller(context.source);
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Target _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.TopCards _ -> {
                var found = new IntList();
                References.find(state, reference, context, found);
                yield found.contains(id);
            }
        };
    }

    private static boolean isController(GameState state, Reference who, int id, Context context) {
        int controller = state.controller(id);
        return who instanceof Reference.You ? controller == context.controller : means(state, who, controller, context);
    }

    private static boolean isPlayer(GameState state, Filter.Relation relation, int id, Context context) {
        if (!GameState.isPlayer(id) || id >= state.playerCount) return false;
        return switch (relation) {
            case YOU -> id == context.controller;
            case OPPONENT -> state.areOpponents(id, context.controller);
            case ANY -> true;
        };
    }

    private static boolean isIn(GameState state, Filter.In in, int id, Context context, boolean asSpell) {
        if (!GameState.isObject(id)) return false;
        if (in.zone() == Zone.STACK) {
            // "Spell" (CR 112.1): an ability on the stack is none.
            if (!asSpell && (state.zone(id) != Zone.STACK || isAbility(state, id))) return false;
        } else if (state.zone(id) != in.zone()) return false;
        var whose = in.whose();
        return whose == null || means(state, whose, state.owner(id), context);
    }

    static boolean isAbility(GameState state, int id) {
        var item = state.item(id);
        return item != null && item.ability != null && (item.ability.isActivated() || item.ability.isTriggered());
    }

    private static boolean isAbility(GameState state, Filter.IsAbility filter, int id) {
        var item = state.item(id);
        if (item == null || item.ability == null || !state.isIn(id, Zone.STACK)) return false;
        return (filter.activated() && item.ability.isActivated()) || (filter.triggered() && item.ability.isTriggered());
    }

    private static boolean isChosen(GameState state, Choice.Kind kind, int id, Context context) {
        return switch (kind) {
            case COLOR -> {
                int color = chosenColor(state, context);
                yield color >= 0
                        && (Layers.of(state, id).colors & Color.of(color).bit()) != 0;
            }
            // "Choose creature or land": the chosen type may be a card type.
            case CREATURE_TYPE, BASIC_LAND_TYPE -> {
                String word = chosenWord(state, context);
                var traits = Layers.of(state, id);
                yield word != null && (traits.hasSubtype(word) || hasType(traits, word));
            }
            case CARD_TYPE -> {
                String word = chosenWord(state, context);
                // "Land or nonland": the one or the other.
                yield word != null
                        && (word.startsWith("non")
                                ? !hasType(Layers.of(state, id), word.substring(3))
                                : hasType(Layers.of(state, id), word));
            }
            case CARD_NAME, NONLAND_CARD_NAME, WORD -> {
                String word = chosenWord(state, context);
                yield word != null && isNamed(Layers.of(state, id), word);
            }
            case PLAYER, OPPONENT -> state.controller(id) == chosenPlayer(state, context);
            case NUMBER -> ComparedCharacteristics.manaValue(state, id) == chosenNumber(state, context);
        };
    }

    private static boolean hasType(Characteristics traits, String word) {
        for (var type : CardType.values()) if (type.word().equalsIgnoreCase(word)) return traits.is(type);
        return false;
    }

    public static int chosenColor(GameState state, Context context) {
        if (context.slots.chosenColor != GameState.NONE) return context.slots.chosenColor;
        return state.memory(context.source).color();
    }

    static @Nullable String chosenWord(GameState state, Context context) {
        if (context.slots.chosenWord != null) return context.slots.chosenWord;
        return state.memory(context.source).word();
    }

    static int chosenPlayer(GameState state, Context context) {
        if (context.slots.chosenPlayer != GameState.NONE) return context.slots.chosenPlayer;
        return state.memory(context.source).player();
    }

    static int chosenNumber(GameState state, Context context) {
        if (context.slots.chosenNumber != 0) return context.slots.chosenNumber;
        return state.memory(context.source).number();
    }

    private static boolean isAtEnd(GameState state, Filter.EndOfGraveyard end, int id, Context context) {
        if (!state.isIn(id, Zone.GRAVEYARD)) return false;
        var cards = state.graveyard(state.owner(id));
        int before = 0;
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(end.top() ? cards.size() - 1 - i : i);
            if (card == id) return true;
            if (matches(state, end.among(), card, context) && ++before == end.count()) return false;
        }
        return false;
    }

    private static int targetCount(GameState state, int id) {
        var item = state.item(id);
        if (item == null) return 0;
        int count = 0;
        for (int[] slot : item.targets) count += slot.length;
        return count;
    }

    private static boolean hasTargets(GameState state, Filter.Targets filter, int id, Context context) {
        // A spell that is being cast, or only thought of, may have more targets than are known yet.
        var item = context.item != null && (id == context.source || id == context.item.source)
                ? context.item
                : state.item(id);
        if (item == null) return false;
        boolean any = false;
        for (int[] slot : item.targets) {
            for (int target : slot) {
                boolean fits = Candidates.isThere(state, filter.what(), target, context);
                if (fits && !filter.only()) return true;
                if (!fits && filter.only()) return false;
                any |= fits;
            }
        }
        return any;
    }

    /// The ordinal of the zone a spell, or the spell that became this permanent, was cast from; -1 if it was not cast.
    public static int castFrom(GameState state, int id) {
        var item = state.lastItem(id);
        if (item == null) return state.memory(id).castFrom();
        // CR 707.10: a copy of a spell was not cast.
        return item.castBefore < 0 && state.is(id, ObjectFlags.COPY) ? -1 : item.castFrom;
    }

    /// Blocks are pairs of blocker and attacker: `own` says which of the two the object is.
    private static boolean blocks(GameState state, Reference those, int id, Context context, int own) {
        for (int i = 0; i < state.combat.blocks.size(); i += 2)
            if (state.combat.blocks.get(i + own) == id
                    && means(state, those, state.combat.blocks.get(i + 1 - own), context)) return true;
        var last = gone(state, those, context);
        if (last == null) return false;
        var blocks = last.blocks();
        for (int i = 0; i < blocks.length; i += 2)
            if (blocks[i + own] == id && blocks[i + 1 - own] == last.id()) return true;
        return false;
    }

    /// CR 709.4a: where both halves of a split card count it has both names.
    static boolean isNamed(Characteristics traits, String name) {
        String own = traits.name;
        if (own.equalsIgnoreCase(name)) return true;
        int joint = own.indexOf(BETWEEN_HALVES);
        if (joint < 0) return false;
        int second = joint + BETWEEN_HALVES.length();
        return name.length() == joint && own.regionMatches(true, 0, name, 0, joint)
                || name.length() == own.length() - second && own.regionMatches(true, second, name, 0, name.length());
    }

    private static final String BETWEEN_HALVES = " // ";

    /// CR 201.5: a card that names itself means its own name, whatever that is now.
    private static String name(GameState state, Filter.Named named, Context context) {
        boolean own = named.name().equals("~") && context.source != GameState.NONE;
        return own ? Layers.of(state, context.source).name : named.name();
    }
}
