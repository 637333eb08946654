package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.mana.AvailableMana;
import splitsecond.engine.mana.ManaSource;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.OthersLands;
import splitsecond.engine.rules.questions.Productions;
import splitsecond.engine.rules.questions.SpellKeywords;
import splitsecond.engine.rules.questions.TriggeredMana;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ManaAbility;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StaticIndex;

/// CR 605, 702.51: what a player could pay with: mana abilities, what is in the pool, creatures and cards that stand
/// for
/// mana.
public final class ManaSupply {
    private ManaSupply() {}

    static final int CONVOKE = -1;
    static final int IMPROVISE = -2;
    static final int DELVE = -3;
    /// Mana with terms that is in the pool already.
    static final int MARKED = -4;

    /// Other mana that is in the pool already, where it stands among the sources.
    static final int FLOATING = -5;

    /// The first such mana stands under this number, the others below it.
    static final int MARKED_IDS = -16;

    private static final ManaSource[] POOLED = pooled();

    /// With less life than this left, what costs life may have to be chosen between.
    private static final int SCARCE = 10;

    /// More than any source is missed: those who were chosen to help come before all others.
    private static final int RATHER_NOT = 100;

    /// Fills in the pool and every source that can be used without asking.
    static AvailableMana fill(GameState state, int player, Purpose purpose, AvailableMana available) {
        return fill(
                state,
                player,
                purpose,
                IntList.NOTHING,
                KeptForCosts.NOTHING,
                CostParts.payableLife(state, player),
                available);
    }

    /// Fills in what the player could pay with whatever it is for, unless that is known.
    static void learn(GameState state, int player, AvailableMana available) {
        if (!available.isKnown())
            fill(state, player, Purpose.ANYTHING, available).know();
        else if (available.isLasting()) available.setLife(CostParts.payableLife(state, player));
    }

    /// What is known already of what the player could pay with, if that is just what there is for this purpose; or
    /// null. Most payments need not look at the permanents again.
    static @Nullable AvailableMana known(GameState state, int player, Purpose purpose) {
        var available = state.desk().manaOf(player);
        if (!available.isLasting() || state.caches.layersDirty || TriggeredMana.isPossible(state)) return null;
        if (PaidFrom.of(state, purpose) != null) return null;
        var subject = Layers.of(state, purpose.subject());
        if (subject.hasManaAbility
                || subject.keywords.hasAny(Blueprint.STAND_FOR_MANA)
                || purpose.use() == Purpose.Use.SPELL
                        && SpellKeywords.of(state, player, purpose.subject()).hasAny(Blueprint.STAND_FOR_MANA))
            return null;
        available.reconsider(state.sourcesCount());
        learn(state, player, available);
        return available.isLasting() ? available : null;
    }

    /// Whether what would be taken for known equals what is found anew: for laws.
    public static boolean isUpToDate(GameState state, int player) {
        if (state.caches.layersDirty || TriggeredMana.isPossible(state)) return true;
        var kept = state.desk().manaOf(player);
        kept.reconsider(state.sourcesCount());
        if (!kept.isKnown()) return true;
        var anew = fill(state.fork(), player, Purpose.ANYTHING, new AvailableMana());
        boolean same = kept.size() == anew.size() && kept.hasMore() == anew.hasMore();
        for (int i = 0; same && i < kept.size(); i++)
            same = kept.sources.id(i) == anew.sources.id(i)
                    && kept.sources.source(i) == anew.sources.source(i)
                    && kept.ability(i) == anew.ability(i);
        return same;
    }

    /// @param chosen if there are any, only those help who were chosen by hand (CR 702.51)
    /// @param kept   what the mana must not come from
    /// @param life   how much there is to spend
    static AvailableMana fill(
            GameState state,
            int player,
            Purpose purpose,
            IntList chosen,
            KeptForCosts kept,
            int life,
            AvailableMana available) {
        fillIn(state, player, purpose, chosen, kept, life, available.clear());
        if (!available.isMuddled()) return available;
        // What may only be spent on the spell must not pay for a mana ability. Where it may, that has to be looked for.
        available.clear().keepApart();
        fillIn(state, player, purpose, chosen, kept, life, available);
        available.leaveMore();
        return available;
    }

    private static void fillIn(
            GameState state,
            int player,
            Purpose purpose,
            IntList chosen,
            KeptForCosts kept,
            int life,
            AvailableMana available) {
        addPool(state, player, purpose, !chosen.isEmpty(), available);
        available.setLife(life);
        var traits = purpose.use() == Purpose.Use.SPELL ? SpellKeywords.of(state, player, purpose.subject()) : null;
        boolean taps = traits != null && (traits.has(Keyword.CONVOKE) || traits.has(Keyword.IMPROVISE));
        var permanents = sources(state);
        var from = PaidFrom.of(state, purpose);
        boolean plain = !state.caches.statics.concerns(StaticIndex.Matter.ACTIVATING)
                && !taps
                && kept.isEmpty()
                && chosen.isEmpty()
                && available.size() == 0
                && !TriggeredMana.isPossible(state);
        if (!plain || state.caches.layersDirty) available.vary();
        for (int i = 0; i < permanents.size(); i++) {
            int id = permanents.get(i);
            int flags = state.flagsOf(id, player);
            if (flags == GameState.NONE) {
                var terms = OthersLands.terms(state, player, id);
                if (terms == null || terms.only() == null) continue;
                if (!SpendingRestrictions.mayBeSpentOn(state, terms.only(), purpose, id, player)) available.leaveOut();
                else if (from == null || PaidFrom.fits(state, from, id, player))
                    addSources(state, player, id, Layers.of(state, id), purpose, kept, chosen, available);
                continue;
            }
            if (from != null && !PaidFrom.fits(state, from, id, player)) {
                if (taps && traits != null) addHelper(state, player, id, traits, kept, chosen, available);
                continue;
            }
            var source = Layers.of(state, id);
            if (plain && source.plainSource != null && id != purpose.subject()) {
                boolean sick = (flags & ObjectFlags.SICK) != 0 && source.isCreature() && CostParts.isSick(state, id);
                if ((flags & ObjectFlags.TAPPED) == 0 && !sick)
                    available.add(id, source.plainSource, source.plainIndex);
            } else if (source.hasManaAbility) {
                addSources(state, player, id, source, purpose, kept, chosen, available);
                // One object helps once: what it could do stands together.
                if (taps && traits != null) addHelper(state, player, id, traits, kept, chosen, available);
            }
        }
        if (traits != null) addHelpers(state, player, purpose.subject(), traits, permanents, kept, chosen, available);
    }

    /// Whether the player could have so much mana at the very most, whatever it may be spent on: what costs more is out
    /// of reach. Counts no further than it must, and goes on from there when it is asked for more.
    static boolean couldReach(GameState state, int player, int mana) {
        if (TriggeredMana.isPossible(state) || OthersLands.isPossible(state, player)) return true;
        var available = state.desk().manaOf(player);
        int most = available.counted() < 0 ? inPool(state, player) : available.most();
        if (most >= mana) return true;
        var permanents = sources(state);
        if (state.caches.layersDirty) return true;
        int i = Math.max(0, available.counted());
        for (; i < permanents.size() && most < mana; i++) {
            int id = permanents.get(i);
            int flags = state.flagsOf(id, player);
            if (flags == GameState.NONE) continue;
            var traits = Layers.of(state, id);
            if (!traits.tapsForMana || (flags & ObjectFlags.TAPPED) == 0) most += traits.mostMana;
        }
        available.count(i, most);
        return most >= mana;
    }

    private static int inPool(GameState state, int player) {
        int mana = 0;
        if (state.hasMana(player))
            for (int type = 0; type < PlayerTable.MANA_TYPES; type++) mana += state.mana(player, type);
        return mana;
    }

    /// Within a batch characteristics stand still: then who has mana abilities is not known.
    static IntList sources(GameState state) {
        if (state.caches.layersDirty) Layers.refresh(state);
        return state.caches.layersDirty ? state.zones.battlefield : state.caches.manaSources;
    }

    private static void addSources(
            GameState state,
            int player,
            int id,
            Characteristics traits,
            Purpose purpose,
            KeptForCosts kept,
            IntList chosen,
            AvailableMana available) {
        if (traits.rules.length > 0 && traits.hasRule(Rule.Kind.CANT_ACTIVATE_ABILITIES)) return;
        int own = 0;
        boolean free = false;
        boolean rides = false;
        for (var ability : traits.abilities) {
            var mana = ability.mana;
            if (mana == null) continue;
            own++;
            free |= !mana.taps;
            var terms = mana.adding == null ? null : mana.adding.terms();
            rides |= terms != null && !(terms.riders().isEmpty() && terms.when().isEmpty());
        }
        // Another use may be possible after its own: "Sacrifice this: Add {C}" after "{T}: Add {G}".
        if (own > 1 && free) available.leaveMore();
        for (int a = 0; rides && a < traits.abilities.length; a++)
            if (isWelcome(state, traits.abilities[a].mana, purpose, id, player))
                addSource(state, player, id, a, traits, purpose, kept, chosen, available);
        for (int a = 0; a < traits.abilities.length; a++)
            if (!rides || !isWelcome(state, traits.abilities[a].mana, purpose, id, player))
                addSource(state, player, id, a, traits, purpose, kept, chosen, available);
    }

    /// Whether the spell gains by being paid with such mana: it is used before other mana of the same permanent.
    static boolean isWelcome(GameState state, @Nullable ManaAbility mana, Purpose purpose, int id, int player) {
        var terms = mana == null || mana.adding == null ? null : mana.adding.terms();
        if (terms == null || purpose.use() != Purpose.Use.SPELL) return false;
        for (var rider : terms.riders())
            if (SpendingRestrictions.fits(state, rider.spells(), purpose.subject(), id, player)) return true;
        for (var ability : terms.when())
            if (SpendingRestrictions.hears(state, ability, purpose.subject(), id, player)) return true;
        return false;
    }

    private static void addSource(
            GameState state,
            int player,
            int id,
            int index,
            Characteristics traits,
            Purpose purpose,
            KeptForCosts kept,
            IntList chosen,
            AvailableMana available) {
        var ability = traits.abilities[index];
        var mana = ability.mana;
        if (mana == null) return;
        // With {T} alone, always for the same mana, for anything: there is nothing to find out a second time.
        if (!mana.plain || mana.outputs == null || mana.adding != null && mana.adding.terms() != null) available.vary();
        if (mana.outputs == null) available.leaveCounting();
        if (!mana.automatic || mana.life > available.life()) {
            available.leaveMore();
            return;
        }
        if (isKept(kept, id, mana)) return;
        var adding = Productions.adding(state, mana, id, player);
        if (adding == null || !isUsable(state, player, id, index, traits, ability, mana)) return;
        var only = adding.terms() == null ? null : adding.terms().only();
        if (only != null && !SpendingRestrictions.mayBeSpentOn(state, only, purpose, id, player)) {
            available.leaveOut();
            return;
        }
        var made = source(state, player, id, traits, mana, adding, id == purpose.subject());
        var source = made != null && SpendingRestrictions.isNotForGeneric(only) ? made.notForGeneric() : made;
        if (source == null) return;
        // Mana that is there comes first, and whoever names helpers wants them to come before all others.
        boolean pooled = holdsPool(available);
        int later = chosen.isEmpty() ? pooled ? 3 : 0 : RATHER_NOT;
        var admitted = available.admitted(source, adding.terms() != null);
        available.add(id, later == 0 ? admitted : admitted.moreReluctant(later), index);
        if (mana.life == 0) return;
        available.setLife(available.life() - mana.life);
        if (available.life() < SCARCE) available.leaveMore();
    }

    /// Whether the mana in the pool stands among the sources.
    static boolean holdsPool(AvailableMana available) {
        return available.size() > 0 && (available.ability(0) == MARKED || available.ability(0) == FLOATING);
    }

    static @Nullable ManaSource source(
            GameState state,
            int player,
            int id,
            Characteristics traits,
            ManaAbility mana,
            Effect.AddMana adding,
            boolean itself) {
        int kind = itself
                ? ManaAbility.ITSELF
                : traits.isCreature()
                        ? ManaAbility.CREATURE
                        : traits.isLand() ? ManaAbility.LAND : ManaAbility.ARTIFACT;
        boolean snow = traits.is(Supertype.SNOW);
        var source = mana.constantSource(kind, snow);
        boolean triggers = mana.taps && TriggeredMana.isPossible(state);
        if (source != null && !triggers) return source;
        var constant = mana.outputs;
        var outputs = constant != null ? constant : Productions.outputs(state, mana, adding, id, player);
        if (outputs.length == 0) return null;
        var all = triggers ? TriggeredMana.with(state, outputs, id, player) : outputs;
        if (source != null && all == outputs) return source;
        // What is added besides comes from another source, which is not snow.
        return mana.source(all, kind, snow && all == outputs);
    }

    /// Whether another part of the cost needs what this would use up.
    private static boolean isKept(KeptForCosts kept, int id, ManaAbility mana) {
        if (mana.taps && kept.untapped().contains(id)) return true;
        return !mana.parts.isEmpty()
                && mana.leaves
                && (kept.staying().contains(id) || kept.untapped().contains(id));
    }

    private static boolean isUsable(
            GameState state,
            int player,
            int id,
            int index,
            Characteristics traits,
            CompiledAbility ability,
            ManaAbility mana) {
        boolean own = state.controller(id) == player;
        if (!own && !mana.taps) return false;
        if (mana.plain && !state.caches.statics.concerns(StaticIndex.Matter.ACTIVATING)) {
            if (state.is(id, ObjectFlags.TAPPED)) return false;
            return !traits.isCreature() || !CostParts.isSick(state, id);
        }
        return ability.source instanceof Ability.Activated activated
                && activated.limits().timing().isForPayments()
                && Activating.isAllowed(state, player, id, index, ability, activated)
                && CostParts.partsPayable(state, player, mana.parts, id, player);
    }

    /// CR 702.51, 702.66, 702.126: convoke, delve and improvise; what has mana abilities too was there before.
    private static void addHelpers(
            GameState state,
            int player,
            int spell,
            Keywords traits,
            IntList sources,
            KeptForCosts kept,
            IntList chosen,
            AvailableMana available) {
        if (traits.has(Keyword.CONVOKE) || traits.has(Keyword.IMPROVISE)) {
            for (int i = 0; i < state.zones.battlefield.size(); i++) {
                int id = state.zones.battlefield.get(i);
                boolean seen = Layers.of(state, id).hasManaAbility && sources.contains(id);
                if (!seen) addHelper(state, player, id, traits, kept, chosen, available);
            }
        }
        if (!traits.has(Keyword.DELVE)) return;
        var graveyard = state.graveyard(player);
        for (int i = 0; i < graveyard.size(); i++) {
            int id = graveyard.get(i);
            if (id != spell
                    && (chosen.isEmpty() || chosen.contains(id))
                    && !kept.staying().contains(id)) available.add(id, GENERIC, DELVE);
        }
    }

    private static void addHelper(
            GameState state,
            int player,
            int id,
            Keywords spell,
            KeptForCosts kept,
            IntList chosen,
            AvailableMana available) {
        if (state.controller(id) != player || state.is(id, ObjectFlags.TAPPED) || !state.isOnBattlefield(id)) return;
        if (!chosen.isEmpty() && !chosen.contains(id) || kept.untapped().contains(id)) return;
        var helper = Layers.of(state, id);
        if (spell.has(Keyword.CONVOKE) && helper.isCreature()) available.add(id, convoking(helper.colors), CONVOKE);
        else if (spell.has(Keyword.IMPROVISE) && helper.is(CardType.ARTIFACT)) available.add(id, GENERIC, IMPROVISE);
    }

    private static final ManaSource GENERIC =
            new ManaSource(new int[][] {{0, 0, 0, 0, 0, 1}}, 10, false, ManaSource.Kind.GENERIC, null);

    private static ManaSource convoking(int colors) {
        if (colors == 0) return GENERIC;
        var outputs = new ArrayList<int[]>();
        for (int color = 0; color < 5; color++) {
            if ((colors & 1 << color) == 0) continue;
            var output = new int[ManaSource.TYPES];
            output[color] = 1;
            outputs.add(output);
        }
        return new ManaSource(outputs.toArray(new int[0][]), 5, false, ManaSource.Kind.CONVOKE, null);
    }

    /// The mana in the pool that may be spent on the purpose. Where there is mana with terms, all of it stands among
    /// the sources: what may be spent on little goes first, what lasts goes last.
    ///
    /// @param last whether it goes after those who were chosen to help
    private static void addPool(GameState state, int player, Purpose purpose, boolean last, AvailableMana available) {
        if (!state.hasMana(player)) return;
        var marked = state.marked(player);
        boolean ranked = last;
        int later = last ? RATHER_NOT : 0;
        var from = PaidFrom.of(state, purpose);
        for (int i = 0; i < marked.length; i++) {
            if (from == null ? marked[i].terms() == null : !PaidFrom.fits(state, from, marked[i].source(), player))
                continue;
            var only = marked[i].only();
            if (only != null && !SpendingRestrictions.mayBeSpentOn(state, only, purpose, marked[i].source(), player))
                available.leaveOut();
            else {
                var pooled = POOLED[marked[i].type()];
                var source = available.admitted(
                        SpendingRestrictions.isNotForGeneric(only) ? pooled.notForGeneric() : pooled,
                        marked[i].terms() != null);
                available.add(MARKED_IDS - i, source.moreReluctant(only != null ? later : later + 2), MARKED);
                ranked = true;
            }
        }
        if (from != null) return;
        int next = MARKED_IDS - marked.length;
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++) {
            int amount = plainMana(state, player, type);
            if (!ranked && amount > 0)
                available.sources.addPool(type % ManaSource.TYPES, type >= ManaSource.TYPES, amount);
            for (int i = 0; ranked && i < amount; i++)
                available.add(next--, POOLED[type].moreReluctant(later + 1), FLOATING);
        }
    }

    /// How much mana of a type is in the pool without terms.
    static int plainMana(GameState state, int player, int type) {
        int amount = state.mana(player, type);
        for (var mana : state.marked(player)) if (mana.type() == type && mana.terms() != null) amount--;
        return amount;
    }

    private static ManaSource[] pooled() {
        var pooled = new ManaSource[PlayerTable.MANA_TYPES];
        for (int type = 0; type < pooled.length; type++) {
            var output = new int[ManaSource.TYPES];
            output[type % ManaSource.TYPES] = 1;
            pooled[type] =
                    new ManaSource(new int[][] {output}, 0, type >= ManaSource.TYPES, ManaSource.Kind.MANA, null);
        }
        return pooled;
    }

    /// The pool and the chosen helpers, for a payment by hand.
    static AvailableMana byHand(GameState state, int player, Purpose purpose, IntList helpers) {
        var available = new AvailableMana();
        addPool(state, player, purpose, !helpers.isEmpty(), available);
        available.setLife(CostParts.payableLife(state, player));
        int spell = purpose.subject();
        if (!helpers.isEmpty()) addHelpers(state, player, spell, helpers, available);
        return available;
    }

    /// What may help to pay for the spell by being tapped or exiled.
    static IntList helpers(GameState state, int player, int spell) {
        var available = new AvailableMana();
        if (state.isIn(spell, Zone.STACK)) addHelpers(state, player, spell, IntList.NOTHING, available);
        var ids = new IntList();
        for (int entry = 0; entry < available.size(); entry++) ids.add(available.sources.id(entry));
        return ids;
    }

    private static void addHelpers(GameState state, int player, int spell, IntList chosen, AvailableMana available) {
        addHelpers(
                state,
                player,
                spell,
                SpellKeywords.of(state, player, spell),
                IntList.NOTHING,
                KeptForCosts.NOTHING,
                chosen,
                available);
    }
}
