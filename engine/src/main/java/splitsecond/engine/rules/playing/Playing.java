package splitsecond.engine.rules.playing;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.GrantedWay;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Preparing;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Faces;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.rules.questions.SpellKeywords;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.Memory;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.StaticIndex;
import splitsecond.engine.state.TotalCost;

/// CR 117.1: what a player may do with priority, and why not: lands, spells and abilities, as `Playability` knows. One
/// walk lists options, or, with `Reasons` for one object, judges everything that might be done with it.
public final class Playing {
    private Playing() {}

    /// Passing comes first; then everything else that is legal.
    public static void list(GameState state, int player, OpenDecision decision) {
        prepare(state);
        decision.begin(Decision.Kind.PRIORITY, player, GameState.NONE, 0);
        decision.add(Option.Kind.PASS, 0);
        walk(state, player, decision, null);
        if (state.options.sandbox()) Sandbox.list(state, player, decision);
    }

    /// Everything that the player might do with a card or permanent, allowed or not, with what it needs.
    public static List<JudgedPlay> plays(GameState state, int player, int object) {
        prepare(state);
        var reasons = new Reasons(state, player, object);
        walk(state, player, new OpenDecision(), reasons);
        return reasons.plays();
    }

    private static void walk(GameState state, int player, OpenDecision decision, @Nullable Reasons reasons) {
        boolean splitSecond = isSplitSecond(state);
        if (!splitSecond || reasons != null) {
            listHand(state, player, decision, reasons);
            listElsewhere(state, player, decision, reasons);
        }
        Activations.listAbilities(state, player, decision, reasons, splitSecond);
    }

    static void add(OpenDecision decision, @Nullable Reasons reasons, Option.Kind kind, int id, int variant) {
        if (reasons == null) decision.add(kind, id, variant);
        else reasons.end(kind, variant);
    }

    /// Before questions are asked: what is known of characteristics and mana may be out of date.
    public static void prepare(GameState state) {
        if (state.caches.layersDirty) Layers.refresh(state);
        state.desk().reconsider(state.sourcesCount());
    }

    /// CR 307.1 and 117.1a: as a sorcery could be cast.
    public static boolean isSorceryTime(GameState state, int player) {
        return state.turn.activePlayer == player && state.turn.step.isMain() && isStackEmptyFor(state);
    }

    /// A spell that is just being cast is on the stack already while its player makes choices.
    private static boolean isStackEmptyFor(GameState state) {
        return state.zones.stack.isEmpty();
    }

    /// CR 702.61.
    static boolean isSplitSecond(GameState state) {
        for (int i = 0; i < state.zones.stack.size(); i++) {
            int id = state.zones.stack.get(i);
            boolean given = state.caches.statics.concerns(StaticIndex.Matter.SPELL_KEYWORDS);
            boolean may = given || state.original(id).splitSecond || state.cachedTraits(id) != null;
            if (may && isSpell(state, id) && SpellKeywords.has(state, id, Keyword.SPLIT_SECOND)) return true;
        }
        return false;
    }

    static boolean isSpell(GameState state, int id) {
        var item = state.item(id);
        return item != null && (item.ability == null || item.ability.source instanceof Ability.Spell);
    }

    private static void listHand(GameState state, int player, OpenDecision decision, @Nullable Reasons reasons) {
        var hand = state.hand(player);
        // Without an effect that says otherwise, most cards wait for a main phase.
        boolean anything = reasons != null
                || isSorceryTime(state, player)
                || state.caches.statics.concerns(StaticIndex.Matter.TIMES);
        var kinds = state.desk().kinds();
        boolean asPrinted = !state.caches.statics.concerns(StaticIndex.Matter.SPELL_COSTS)
                && !state.caches.statics.concerns(StaticIndex.Matter.COSTS_INSTEAD);
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            var kind = state.original(card);
            if (!anything && !kind.instantSpeed) continue;
            if (reasons != null) {
                if (reasons.isAbout(card)) listCard(state, player, decision, reasons, card, Zone.HAND, null);
                continue;
            }
            if (asPrinted && Playability.isOutOfReach(state, player, card, kind)) continue;
            int twin = kinds.twinOf(card, kind);
            if (twin == GameState.NONE) listCard(state, player, decision, null, card, Zone.HAND, null);
            else {
                // The same card again: the same options.
                int listed = decision.size();
                for (int k = 0; k < listed; k++) {
                    long option = decision.packed(k);
                    if (Option.id(option) == twin && Option.kind(option) != Option.Kind.PASS)
                        decision.add(Option.kind(option), card, Option.variant(option));
                }
            }
        }
    }

    /// @param permission what lets the player play it from where it is; null for the hand
    private static void listCard(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            Zone zone,
            @Nullable Permission permission) {
        var blueprint = state.blueprint(card);
        if (!blueprint.card.supported()) {
            if (reasons != null) judgeUnsupported(reasons, blueprint.front());
            return;
        }
        for (int face = 0; face < blueprint.faces.length; face++) {
            if (!blueprint.isPlayable(face)) continue;
            // CR 702.102a: fused only from the hand.
            if (face >= blueprint.card.faces().size() && zone != Zone.HAND) continue;
            var traits = blueprint.faces[face];
            if (permission != null && !permission.includes(state, card, traits)) continue;
            if (traits.isLand()) {
                listLand(state, player, decision, reasons, card, face, traits);
                // CR 702.37c: a land with morph is cast face down.
                listWays(state, player, decision, reasons, card, face, zone, false, null);
            } else if (permission != null && permission.effect().only() != null) {
                int way = blueprint.rules[face].indexOf(permission.effect().only());
                if (way >= 0) listWay(state, player, decision, reasons, card, face, way);
            } else {
                var instead = permission == null ? null : permission.instead(state, card, face);
                listWays(state, player, decision, reasons, card, face, zone, true, instead);
            }
        }
    }

    private static void judgeUnsupported(Reasons reasons, Characteristics front) {
        if (front.isLand()) reasons.beginLand(front);
        else reasons.beginCast(front, FaceRules.BLANK, null, null);
        Reasons.goesOn(reasons, Requirement.SUPPORTED, false);
        reasons.end(front.isLand() ? Option.Kind.PLAY_LAND : Option.Kind.CAST, 0);
    }

    private static void listLand(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            int face,
            Characteristics traits) {
        boolean keptOut = Zones.isKeptOut(state, card, state.zone(card), false);
        if (reasons != null) {
            reasons.beginLand(traits);
            reasons.time(Moment.LAND_TIME);
        } else if (!isSorceryTime(state, player) || !Lands.hasPlayLeft(state, player)) return;
        if (!Reasons.goesOn(reasons, Requirement.PROHIBITED, !keptOut && !Playability.isBarred(state, player, card)))
            return;
        add(decision, reasons, Option.Kind.PLAY_LAND, card, face);
    }

    private static void listWays(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            int face,
            Zone zone,
            boolean normal,
            @Nullable Cost instead) {
        var blueprint = state.blueprint(card);
        var rules = blueprint.rules[face];
        if (normal) {
            var cost = instead != null ? TotalCost.of(instead).plus(rules.additional()) : blueprint.cost(face);
            int variant = Casting.variant(face, instead == null ? 0 : Casting.PERMITTED);
            listWay(state, player, decision, reasons, card, blueprint.faces[face], rules, cost, null, variant);
        }
        // CR 118.9a: only one alternative cost applies.
        if (instead != null) return;
        if (normal && state.caches.statics.concerns(StaticIndex.Matter.COSTS_INSTEAD))
            listCostsInstead(state, player, decision, reasons, card, face);
        if (rules.ways().isEmpty()) return;
        for (int w = 0; w < rules.ways().size(); w++) {
            if (rules.ways().get(w).isFrom(zone, normal || blueprint.faces[face].isLand()))
                listWay(state, player, decision, reasons, card, face, w);
        }
    }

    private static void listCostsInstead(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, int card, int face) {
        var blueprint = state.blueprint(card);
        var spell = blueprint.faces[face];
        var rules = blueprint.rules[face];
        var entries = state.caches.statics.entries;
        for (int which = 0, i = 0; i < entries.length; i++) {
            if (!(entries[i].effect() instanceof StaticEffect.ManaCostInstead instead)) continue;
            int variant = Casting.variant(face, Casting.COST_INSTEAD + which++);
            if (!CostsInstead.isFor(state, instead, entries[i], player, card, spell)) continue;
            var cost = TotalCost.of(instead.cost()).plus(rules.additional());
            listWay(state, player, decision, reasons, card, spell, rules, cost, null, variant);
        }
    }

    private static void listWay(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            int face,
            int index) {
        var blueprint = state.blueprint(card);
        var way = blueprint.rules[face].ways().get(index);
        int up = way.asFace() < 0 ? face : way.asFace();
        var rules = way.kind().faceDown() ? FaceRules.BLANK : blueprint.rules[up];
        var spell = way.kind().faceDown() ? blueprint.faceDown : blueprint.faces[up];
        var cost = TotalCost.of(way.cost()).plus(rules.additional());
        listWay(state, player, decision, reasons, card, spell, rules, cost, way, Casting.variant(face, index + 1));
    }

    /// CR 601.3e: what would be cast is asked about as the spell it would be.
    private static void listWay(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            int card,
            Characteristics spell,
            FaceRules rules,
            @Nullable TotalCost cost,
            FaceRules.@Nullable Way way,
            int variant) {
        boolean otherwise = Faces.isOtherwise(state, card, spell);
        var before = otherwise ? state.cachedTraits(card) : null;
        if (otherwise) state.cacheTraits(card, spell);
        if (isWayOpen(state, player, reasons, card, spell, rules, cost, way))
            add(decision, reasons, Option.Kind.CAST, card, variant);
        if (otherwise) state.cacheTraits(card, before);
    }

    private static boolean isWayOpen(
            GameState state,
            int player,
            @Nullable Reasons reasons,
            int card,
            Characteristics spell,
            FaceRules rules,
            @Nullable TotalCost cost,
            FaceRules.@Nullable Way way) {
        var kind = way == null ? null : way.kind();
        if (reasons != null) beginCast(state, player, reasons, card, spell, rules, cost, kind);
        else if (!isTime(state, player, card, spell, kind)) return false;
        var when = way == null ? null : way.when();
        // Where the spell could be cast anyhow this is no way of its own.
        if (kind != null
                && kind.isOnlyForTime()
                && !Reasons.goesOn(reasons, Requirement.CONDITION, !isTime(state, player, card, spell))) return false;
        return (when == null
                        || Reasons.goesOn(reasons, Requirement.CONDITION, Conditions.hold(state, when, card, player)))
                && Playability.isCastable(state, player, reasons, card, rules, cost, kind);
    }

    private static void beginCast(
            GameState state,
            int player,
            Reasons reasons,
            int card,
            Characteristics traits,
            FaceRules rules,
            @Nullable TotalCost cost,
            @Nullable CastingWay way) {
        reasons.beginCast(traits, rules, cost, way);
        reasons.time(isInstantSpeed(state, player, card, traits, way) ? Moment.INSTANT_SPEED : Moment.SORCERY_SPEED);
        Reasons.goesOn(reasons, Requirement.SPLIT_SECOND, !isSplitSecond(state));
    }

    /// CR 117.1a, 702.8: timing.
    static boolean isTime(GameState state, int player, int card, Characteristics traits) {
        return isTime(state, player, card, traits, null);
    }

    private static boolean isTime(
            GameState state, int player, int card, Characteristics traits, @Nullable CastingWay way) {
        return isSorceryTime(state, player) || isInstantSpeed(state, player, card, traits, way);
    }

    private static boolean isInstantSpeed(
            GameState state, int player, int card, Characteristics traits, @Nullable CastingWay way) {
        boolean printed = traits.is(CardType.INSTANT) || traits.has(Keyword.FLASH) || way != null && way.isAsInstant();
        if (!state.caches.statics.concerns(StaticIndex.Matter.TIMES)) return printed;
        if (Playability.isKeptToSorceryTime(state, player)) return false;
        if (printed) return true;
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.CastAsThoughFlash flash
                    && Statics.includes(state, flash.who(), entry, player)
                    && Filters.matchesAsSpell(state, flash.spells(), card, entry.source(), entry.controller()))
                return true;
        }
        return false;
    }

    /// Graveyard, exile, the top of the library: what permissions and alternative costs allow.
    private static void listElsewhere(GameState state, int player, OpenDecision decision, @Nullable Reasons reasons) {
        if (!state.zones.outsiders.isEmpty())
            listWaysFrom(state, player, decision, reasons, state.graveyard(player), Zone.GRAVEYARD);
        for (int i = 0; state.caches.recallable && i < state.zones.exile.size(); i++) {
            int card = state.zones.exile.get(i);
            if (reasons != null && !reasons.isAbout(card)) continue;
            boolean may = state.original(card).hasWayFrom(Zone.EXILE) || state.memory(card) != Memory.BLANK;
            if (may && Preparing.whoMayCast(state, card) == player) listExiled(state, player, decision, reasons, card);
        }
        if (!state.caches.statics.concerns(StaticIndex.Matter.PERMISSIONS)) return;
        for (var entry : state.caches.statics.entries) {
            if (entry.effect() instanceof StaticEffect.PlayFrom from
                    && Statics.includes(state, from.who(), entry, player)
                    && Permission.isOpen(state, from, entry.source(), player))
                listPermitted(state, player, decision, reasons, from, entry.source(), entry.controller());
            if (entry.effect() instanceof StaticEffect.GrantsWay grants)
                listGranted(state, player, decision, reasons, grants, Context.of(entry.source(), entry.controller()));
        }
    }

    /// Cards in the player's graveyard that an effect lets be cast in a way of its own.
    private static void listGranted(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            StaticEffect.GrantsWay grants,
            Context context) {
        var cards = new IntList();
        References.find(state, grants.cards(), context, cards);
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (!state.isIn(card, Zone.GRAVEYARD) || state.owner(card) != player) continue;
            if (reasons != null && !reasons.isAbout(card)) continue;
            var blueprint = state.blueprint(card);
            for (int face = 0; face < blueprint.card.faces().size(); face++) {
                var traits = blueprint.faces[face];
                var cost = blueprint.cost(face);
                int variant = Casting.granted(face, grants.way());
                if (cost == null
                        || !blueprint.isPlayable(face)
                        // CR 702.34a: a creature card with an adventure has flashback for the adventure alone.
                        || grants.way() == GrantedWay.FLASHBACK
                                && !traits.is(CardType.INSTANT)
                                && !traits.is(CardType.SORCERY)
                        || isListed(decision, reasons, card, variant)) continue;
                var way = Casting.way(blueprint, variant);
                var total = cost.plus(List.of(grants.way().more()));
                listWay(state, player, decision, reasons, card, traits, blueprint.rules[face], total, way, variant);
            }
        }
    }

    private static boolean isListed(OpenDecision decision, @Nullable Reasons reasons, int card, int variant) {
        return reasons == null
                ? decision.indexOf(Option.pack(Option.Kind.CAST, card, variant)) >= 0
                : reasons.has(Option.Kind.CAST, variant);
    }

    private static void listWaysFrom(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, IntList cards, Zone zone) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (reasons != null && !reasons.isAbout(card)) continue;
            var blueprint = state.blueprint(card);
            if (!blueprint.hasWayFrom(zone)) continue;
            for (int face = 0; face < blueprint.faces.length; face++) {
                if (hasWayFrom(blueprint.rules[face], zone))
                    listWays(state, player, decision, reasons, card, face, zone, false, null);
            }
        }
    }

    private static boolean hasWayFrom(FaceRules rules, Zone zone) {
        for (var way : rules.ways()) if (way.kind().from() == zone) return true;
        return false;
    }

    /// CR 715.3d: a card on an adventure may be cast as the permanent it is; foretold and plotted cards by their ways.
    private static void listExiled(
            GameState state, int player, OpenDecision decision, @Nullable Reasons reasons, int card) {
        var why = state.memory(card).castLater();
        if (why != null && why.isForManaCost()) {
            if (why.isOnLaterTurn() && state.is(card, ObjectFlags.ENTERED_THIS_TURN)) return;
            var front = state.blueprint(card).front();
            if (front.isLand()) listLand(state, player, decision, reasons, card, 0, front);
            else listWays(state, player, decision, reasons, card, 0, Zone.EXILE, true, null);
        } else if (hasWayFrom(state.blueprint(card).rules[0], Zone.EXILE))
            listWays(state, player, decision, reasons, card, 0, Zone.EXILE, false, null);
    }

    private static void listPermitted(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            StaticEffect.PlayFrom from,
            int source,
            int controller) {
        var context = Context.of(source, controller);
        if (from.zone() == Zone.LIBRARY) {
            var library = state.library(player);
            if (!library.isEmpty()) listPermitted(state, player, decision, reasons, from, library.last(), context);
            return;
        }
        // "You may cast target card from a graveyard this turn": whosever it is.
        boolean anyones = from.zone() == Zone.GRAVEYARD && from.what() instanceof Filter.AmongThose;
        for (int whose = 0; whose < state.playerCount; whose++) {
            if (whose != player && !anyones) continue;
            var cards = state.list(from.zone(), whose);
            for (int i = 0; i < cards.size(); i++)
                listPermitted(state, player, decision, reasons, from, cards.get(i), context);
        }
    }

    private static void listPermitted(
            GameState state,
            int player,
            OpenDecision decision,
            @Nullable Reasons reasons,
            StaticEffect.PlayFrom from,
            int card,
            Context context) {
        if (reasons != null && !reasons.isAbout(card)) return;
        listCard(state, player, decision, reasons, card, from.zone(), new Permission(from, context));
    }
}
