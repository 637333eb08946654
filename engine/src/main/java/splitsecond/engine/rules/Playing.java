package splitsecond.engine.rules;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.StackItem;

/// CR 117.1: the one place that knows what a player may do with priority: lands, spells and abilities in one list.
final class Playing {

    private final GameState state;
    private final int player;
    private final boolean sorceryTime;
    private @Nullable AvailableMana mana;

    private Playing(GameState state, int player) {
        this.state = state;
        this.player = player;
        sorceryTime = isSorceryTime(state, player);
    }

    /// Passing comes first; then everything else that is legal.
    static void list(GameState state, int player, Decision decision) {
        if (state.layersDirty) Layers.refresh(state);
        decision.begin(Decision.Kind.PRIORITY, player, GameState.NONE, 0);
        decision.add(Option.Kind.PASS, 0);
        var playing = new Playing(state, player);
        boolean splitSecond = isSplitSecond(state);
        if (!splitSecond) {
            playing.listHand(decision);
            playing.listElsewhere(decision);
        }
        playing.listAbilities(decision, splitSecond);
        if (state.options.sandbox()) Sandbox.list(state, player, decision);
    }

    /// CR 307.1 and 117.1a: as a sorcery could be cast.
    static boolean isSorceryTime(GameState state, int player) {
        return state.activePlayer == player && state.step.isMain() && isStackEmptyFor(state);
    }

    /// A spell that is just being cast is on the stack already while its player makes choices.
    private static boolean isStackEmptyFor(GameState state) {
        return state.stack.isEmpty();
    }

    /// CR 702.61.
    private static boolean isSplitSecond(GameState state) {
        for (int i = 0; i < state.stack.size(); i++) {
            int id = state.stack.get(i);
            if (Layers.of(state, id).has(Keyword.SPLIT_SECOND) && isSpell(state, id)) return true;
        }
        return false;
    }

    static boolean isSpell(GameState state, int id) {
        var item = state.item(id);
        return item != null && (item.ability == null || item.ability.source instanceof Ability.Spell);
    }

    private void listHand(Decision decision) {
        var hand = state.hand(player);
        Blueprint last = null;
        int from = 0;
        int until = 0;
        for (int i = 0; i < hand.size(); i++) {
            int card = hand.get(i);
            var blueprint = state.blueprint(card);
            if (blueprint == last) {
                // The same card again: the same options.
                for (int k = from; k < until; k++) {
                    long option = decision.packed(k);
                    decision.add(Option.kind(option), card, Option.variant(option));
                }
                from = until;
                until = decision.size();
                continue;
            }
            last = blueprint;
            from = decision.size();
            listCard(decision, card, Zone.HAND, null);
            until = decision.size();
        }
    }

    /// @param instead a cost that replaces the mana cost, where a permission to play says so
    private void listCard(Decision decision, int card, Zone zone, @Nullable Cost instead) {
        var blueprint = state.blueprint(card);
        if (!blueprint.card.supported()) return;
        for (int face = 0; face < blueprint.faces.length; face++) {
            if (!isPlayable(blueprint, face)) continue;
            // CR 702.102a: fused only from the hand.
            if (face >= blueprint.card.faces().size() && zone != Zone.HAND) continue;
            var traits = blueprint.faces[face];
            if (traits.isLand()) {
                if (sorceryTime && Lands.hasPlayLeft(state, player)) decision.add(Option.Kind.PLAY_LAND, card, face);
            } else if (isTime(card, traits)) listWays(decision, card, face, zone, true, instead);
        }
    }

    /// Which faces can be played by themselves (CR 709.3, 712.11, 715.3).
    private static boolean isPlayable(Blueprint blueprint, int face) {
        return face == 0
                || switch (blueprint.card.layout()) {
                    case SPLIT, ADVENTURE, MODAL_DOUBLE_FACED -> true;
                    case AFTERMATH, NORMAL, TRANSFORM, FLIP, MELD, TOKEN -> false;
                };
    }

    private void listWays(Decision decision, int card, int face, Zone zone, boolean normal, @Nullable Cost instead) {
        var blueprint = state.blueprint(card);
        var rules = blueprint.rules[face];
        var traits = blueprint.faces[face];
        boolean hasCost = traits.manaCost != null || instead != null;
        if (normal
                && hasCost
                && isCastable(card, rules, instead != null ? instead : Proposal.mana(traits.manaCost), null))
            decision.add(Option.Kind.CAST, card, Casting.variant(face, 0));
        for (int w = 0; w < rules.ways().size(); w++) {
            var way = rules.ways().get(w);
            if (way.from() != zone) continue;
            if (way.when() != null && !Conditions.hold(state, way.when(), Context.of(card, player))) continue;
            var asRules = way.faceDown() ? FaceRules.BLANK : way.asFace() < 0 ? rules : blueprint.rules[way.asFace()];
            if (isCastable(card, asRules, way.cost(), way.name()))
                decision.add(Option.Kind.CAST, card, Casting.variant(face, w + 1));
        }
    }

    /// CR 117.1a, 702.8: timing.
    boolean isTime(int card, Characteristics traits) {
        return sorceryTime || isInstantSpeed(card, traits);
    }

    boolean isInstantSpeed(int card, Characteristics traits) {
        for (var entry : state.statics.entries)
            if (entry.effect() instanceof StaticEffect.CastOnlyAsSorcery only
                    && Statics.includes(state, only.who(), entry, player)) return false;
        if (traits.is(CardType.INSTANT) || traits.has(Keyword.FLASH)) return true;
        for (var entry : state.statics.entries) {
            if (entry.effect() instanceof StaticEffect.CastAsThoughFlash flash
                    && Statics.includes(state, flash.who(), entry, player)
                    && Filters.matchesAsSpell(
                            state, flash.spells(), card, Context.of(entry.source(), entry.controller()))) return true;
        }
        return false;
    }

    private boolean isCastable(int card, FaceRules rules, Cost cost, @Nullable String way) {
        return isPermitted(card, rules) && isPayable(card, rules, cost, way) && hasTargets(card, rules, way);
    }

    boolean isPermitted(int card, FaceRules rules) {
        for (var condition : rules.onlyIf())
            if (!Conditions.hold(state, condition, Context.of(card, player))) return false;
        for (var entry : state.statics.entries) {
            if (!(entry.effect() instanceof StaticEffect.CantCast cant)
                    || !Statics.includes(state, cant.who(), entry, player)) continue;
            boolean spent =
                    cant.mostEachTurn() == 0 || state.player(player, GameState.SPELLS_CAST) >= cant.mostEachTurn();
            if (spent
                    && Filters.matchesAsSpell(
                            state, cant.spells(), card, Context.of(entry.source(), entry.controller()))) return false;
        }
        return true;
    }

    boolean isPayable(int card, FaceRules rules, Cost cost, @Nullable String way) {
        var item = prototype(card, rules, way);
        var total = proposal(card, rules, cost).total(state, item, java.util.List.of());
        var context = Context.of(item);
        return Costs.partsPayable(state, player, total.parts(), context)
                && isManaPayable(card, total.mana().withX(0));
    }

    /// What the card costs now, for a refusal.
    ManaCost manaCost(int card, FaceRules rules, Cost cost) {
        return proposal(card, rules, cost)
                .total(state, prototype(card, rules, null), java.util.List.of())
                .mana();
    }

    private Proposal proposal(int card, FaceRules rules, Cost cost) {
        return new Proposal(card, card, player, Proposal.Kind.SPELL, cost, rules, -1);
    }

    private StackItem prototype(int card, FaceRules rules, @Nullable String way) {
        var item = new StackItem();
        item.ability = rules.spell();
        item.source = card;
        item.controller = player;
        item.way = way;
        return item;
    }

    private boolean isManaPayable(int card, ManaCost cost) {
        if (cost.isZero()) return true;
        var traits = state.printed(card);
        boolean special = traits.has(Keyword.CONVOKE) || traits.has(Keyword.IMPROVISE) || traits.has(Keyword.DELVE);
        if (!special) {
            if (mana == null) mana = Mana.fill(state, player, GameState.NONE, state.scratchMana());
            if (mana.sources.canPay(cost, state.life(player))) return true;
            if (!Mana.hasRestricted(state, player)) return false;
        }
        // The scratch is used for the other question.
        mana = null;
        return Mana.canPay(state, player, cost, card);
    }

    /// CR 601.2c: whether all targets can be chosen.
    boolean hasTargets(int card, FaceRules rules, @Nullable String way) {
        var item = prototype(card, rules, way);
        var modal = item.ability == null ? null : Modes.of(item.ability);
        if (modal != null && !Modes.arePossible(state, item, modal)) return false;
        item.slots = proposal(card, rules, Cost.NONE).slots(item);
        return item.slots.length == 0 || Targeting.feasible(state, item, 0);
    }

    /// The first target phrase for which there is nothing, for a refusal.
    String missingTarget(int card, FaceRules rules) {
        var item = prototype(card, rules, null);
        var modal = item.ability == null ? null : Modes.of(item.ability);
        var slots = proposal(card, rules, Cost.NONE).slots(item);
        if (slots.length == 0 && modal != null)
            slots = TargetSlots.of(modal.modes().getFirst().effect());
        item.slots = slots;
        for (var slot : slots) {
            item.slots = new splitsecond.engine.ability.TargetSlot[] {slot};
            if (!Targeting.feasible(state, item, 0)) return Describing.target(slot);
        }
        return slots.length == 0 ? "target" : Describing.target(slots[slots.length - 1]);
    }

    java.util.List<Integer> firstTargets(int card, FaceRules rules) {
        var item = prototype(card, rules, null);
        item.slots = proposal(card, rules, Cost.NONE).slots(item);
        var found = new IntList();
        if (item.slots.length > 0) Targeting.candidates(state, item, item.slots[0], Context.of(item), found);
        return java.util.Arrays.stream(found.toArray()).boxed().toList();
    }

    /// Graveyard, exile, the top of the library: what permissions and alternative costs allow.
    private void listElsewhere(Decision decision) {
        listWaysFrom(decision, state.graveyard(player), Zone.GRAVEYARD);
        for (int i = 0; i < state.exile.size(); i++) {
            int card = state.exile.get(i);
            if (state.owner(card) == player) listExiled(decision, card);
        }
        for (var entry : state.statics.entries) {
            if (entry.effect() instanceof StaticEffect.PlayFrom from
                    && Statics.includes(state, from.who(), entry, player))
                listPermitted(decision, from, entry.source(), entry.controller());
            if (entry.effect() instanceof StaticEffect.GrantsFlashback grants)
                listGranted(decision, grants, Context.of(entry.source(), entry.controller()));
        }
    }

    /// Cards in the player's graveyard that an effect has given flashback.
    private void listGranted(Decision decision, StaticEffect.GrantsFlashback grants, Context context) {
        var cards = new IntList();
        References.find(state, grants.cards(), context, cards);
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            if (!state.isIn(card, Zone.GRAVEYARD) || state.owner(card) != player) continue;
            var blueprint = state.blueprint(card);
            for (int face = 0; face < blueprint.card.faces().size(); face++) {
                var traits = blueprint.faces[face];
                int variant = Casting.variant(face, Casting.GRANTED_FLASHBACK);
                if (traits.manaCost == null
                        || !isPlayable(blueprint, face)
                        || !traits.is(CardType.INSTANT) && !traits.is(CardType.SORCERY)
                        || decision.indexOf(Option.pack(Option.Kind.CAST, card, variant)) >= 0) continue;
                if (isTime(card, traits)
                        && isCastable(card, blueprint.rules[face], Proposal.mana(traits.manaCost), "flashback"))
                    decision.add(Option.Kind.CAST, card, variant);
            }
        }
    }

    private void listWaysFrom(Decision decision, IntList cards, Zone zone) {
        for (int i = 0; i < cards.size(); i++) {
            int card = cards.get(i);
            var blueprint = state.blueprint(card);
            for (int face = 0; face < blueprint.faces.length; face++) {
                boolean aftermath = face == 1 && blueprint.card.layout() == CardDefinition.Layout.AFTERMATH;
                if (aftermath || hasWayFrom(blueprint.rules[face], zone)) {
                    if (isTime(card, blueprint.faces[face])) listWays(decision, card, face, zone, aftermath, null);
                }
            }
        }
    }

    private static boolean hasWayFrom(FaceRules rules, Zone zone) {
        for (var way : rules.ways()) if (way.from() == zone) return true;
        return false;
    }

    /// CR 715.3d: a card on an adventure may be cast as the permanent it is; foretold and plotted cards by their ways.
    private void listExiled(Decision decision, int card) {
        var blueprint = state.blueprint(card);
        boolean warped = "warped".equals(state.memory(card).way()) && !state.is(card, GameState.ENTERED_THIS_TURN);
        if (warped || "adventure".equals(state.memory(card).way())) {
            if (isTime(card, blueprint.front())) listWays(decision, card, 0, Zone.EXILE, true, null);
        } else if (hasWayFrom(blueprint.rules[0], Zone.EXILE) && isTime(card, blueprint.front()))
            listWays(decision, card, 0, Zone.EXILE, false, null);
    }

    /// Whether an effect lets the player play the card from where it is, if all else allows it.
    boolean isPermittedFromThere(int card) {
        for (var entry : state.statics.entries)
            if (entry.effect() instanceof StaticEffect.PlayFrom from
                    && from.zone() == state.zone(card)
                    && (from.zone() != Zone.LIBRARY || state.library(player).last() == card)
                    && (state.printed(card).isLand() ? from.asLand() : from.asSpell())
                    && Statics.includes(state, from.who(), entry, player)
                    && Filters.matches(state, from.what(), card, Context.of(entry.source(), entry.controller())))
                return true;
        return false;
    }

    private void listPermitted(Decision decision, StaticEffect.PlayFrom from, int source, int controller) {
        var context = Context.of(source, controller);
        if (from.zone() == Zone.LIBRARY) {
            var library = state.library(player);
            if (!library.isEmpty()) listPermitted(decision, from, library.last(), context);
            return;
        }
        var cards = state.list(from.zone(), player);
        for (int i = 0; i < cards.size(); i++) listPermitted(decision, from, cards.get(i), context);
    }

    private void listPermitted(Decision decision, StaticEffect.PlayFrom from, int card, Context context) {
        if (!Filters.matches(state, from.what(), card, context)) return;
        boolean land = state.printed(card).isLand();
        if (land ? from.asLand() : from.asSpell()) listCard(decision, card, from.zone(), from.instead());
    }

    private void listAbilities(Decision decision, boolean onlyMana) {
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            var traits = Layers.of(state, id);
            if (traits.hasActivated && state.isOnBattlefield(id))
                listAbilities(decision, id, traits, Zone.BATTLEFIELD, onlyMana);
        }
        if (onlyMana) return;
        listAbilitiesOf(decision, state.hand(player), Zone.HAND);
        listAbilitiesOf(decision, state.graveyard(player), Zone.GRAVEYARD);
    }

    private void listAbilitiesOf(Decision decision, IntList cards, Zone zone) {
        for (int i = 0; i < cards.size(); i++) {
            int id = cards.get(i);
            var traits = state.printed(id);
            if (traits.hasActivated) listAbilities(decision, id, traits, zone, false);
        }
    }

    private void listAbilities(Decision decision, int id, Characteristics traits, Zone zone, boolean onlyMana) {
        for (int a = 0; a < traits.abilities.length; a++) {
            var ability = traits.abilities[a];
            if (!(ability.source instanceof Ability.Activated activated) || ability.zone != zone) continue;
            if (ability.isMana ? state.options.autoPay() : onlyMana) continue;
            var context = Context.of(id, player);
            if (!Activating.isAllowed(state, player, id, a, activated, context)) continue;
            if (isActivatable(id, ability, activated)) decision.add(Option.Kind.ACTIVATE, id, a);
        }
    }

    private boolean isActivatable(
            int id, splitsecond.engine.state.CompiledAbility ability, Ability.Activated activated) {
        var item = new StackItem();
        item.ability = ability;
        item.source = id;
        item.controller = player;
        var total = Costs.Total.of(activated.cost());
        if (!Costs.partsPayable(state, player, total.parts(), Context.of(item))) return false;
        var cost = Costs.abilityWithStatics(state, total.mana(), id).withX(0);
        if (!cost.isZero()) {
            // {T} in the cost can't also pay for the mana.
            boolean own = traitsHaveMana(id) && taps(activated);
            if (own) mana = null;
            if (own ? !Mana.canPayWithout(state, player, cost, id) : !isManaPayable(id, cost)) return false;
        }
        var modal = Modes.of(ability);
        if (modal != null && !Modes.arePossible(state, item, modal)) return false;
        item.slots = ability.slots;
        return item.slots.length == 0 || Targeting.feasible(state, item, 0);
    }

    private boolean traitsHaveMana(int id) {
        return state.isIn(id, Zone.BATTLEFIELD) && Layers.of(state, id).hasManaAbility;
    }

    private static boolean taps(Ability.Activated activated) {
        for (var part : activated.cost().parts()) if (!(part instanceof Cost.Mana)) return true;
        return false;
    }

    /// For payment by hand.
    static void listManaAbilities(GameState state, int player, Decision decision) {
        var playing = new Playing(state, player);
        for (int i = 0; i < state.battlefield.size(); i++) {
            int id = state.battlefield.get(i);
            var traits = Layers.of(state, id);
            if (!traits.hasManaAbility || !state.isOnBattlefield(id)) continue;
            for (int a = 0; a < traits.abilities.length; a++) {
                var ability = traits.abilities[a];
                if (ability.isMana
                        && ability.source instanceof Ability.Activated activated
                        && Activating.isAllowed(state, player, id, a, activated, Context.of(id, player))
                        && playing.isActivatable(id, ability, activated)) decision.add(Option.Kind.ACTIVATE, id, a);
            }
        }
    }

    /// For verdicts.
    static Playing of(GameState state, int player) {
        if (state.layersDirty) Layers.refresh(state);
        return new Playing(state, player);
    }
}
