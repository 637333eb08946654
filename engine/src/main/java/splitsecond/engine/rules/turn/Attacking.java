package splitsecond.engine.rules.turn;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.OpenDecision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.registry.Fields;
import splitsecond.engine.registry.Uncounted;
import splitsecond.engine.rules.changes.Tapping;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.playing.Costs;
import splitsecond.engine.rules.questions.Conditions;
import splitsecond.engine.rules.questions.Defenders;
import splitsecond.engine.rules.questions.Filters;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.rules.questions.Statics;
import splitsecond.engine.rules.questions.Statuses;
import splitsecond.engine.state.Agenda;
import splitsecond.engine.state.Asking;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.TotalCost;

/// CR 508: the active player is asked for each creature that may attack whom it attacks.
///
/// All that may attack attacking together breaks no restriction and meets every requirement, unless there is one alone
/// that can't attack alone: so what is asked can be decided by counting.
final class Attacking extends Asking {

    private static final int MAX_DEFENDERS = Long.SIZE;

    private final int player;
    // Worked out once, shared by copies.
    private final int[] creatures;
    private final int[] defenders;
    /// For each creature the defenders it may attack, one bit each.
    private final long[] mayAttack;
    private final boolean[] must;
    private final boolean[] notAlone;
    private final Cost[] taxes;
    /// What must be paid for each creature that attacks a defender.
    private final Cost[] tolls;
    /// How many of the creatures from each on attack without tax: only these can be counted on.
    @Uncounted("follows from the taxes")
    private final int[] untaxedFrom;
    /// The defender's index for each creature asked, or `NONE`.
    private final int[] chosen;

    /// Whether anything may be done as one of them attacks.
    private final boolean offers;

    private int position;
    private int attackers;
    private boolean firstNotAlone;
    private Cost due = Cost.NONE;

    private Attacking(
            int player,
            int[] creatures,
            int[] defenders,
            long[] mayAttack,
            boolean[] must,
            boolean[] notAlone,
            Cost[] taxes,
            Cost[] tolls,
            int[] chosen,
            boolean offers) {
        this.player = player;
        this.offers = offers;
        this.taxes = taxes;
        this.tolls = tolls;
        untaxedFrom = new int[taxes.length + 1];
        for (int i = taxes.length - 1; i >= 0; i--)
            untaxedFrom[i] = untaxedFrom[i + 1] + (isFree(taxes[i], tolls, mayAttack[i]) ? 1 : 0);
        this.creatures = creatures;
        this.defenders = defenders;
        this.mayAttack = mayAttack;
        this.must = must;
        this.notAlone = notAlone;
        this.chosen = chosen;
    }

    /// Null if nothing can attack.
    static @Nullable Attacking of(GameState state) {
        int player = state.turn.activePlayer;
        var creatures = new IntList();
        for (int i = 0; i < state.zones.battlefield.size(); i++) {
            int id = state.zones.battlefield.get(i);
            if (state.controller(id) == player && isAble(state, id)) creatures.add(id);
        }
        if (creatures.isEmpty()) return null;
        int[] defenders = defenders(state, player);
        if (defenders.length == 0) return null;
        int count = 0;
        var mayAttack = new long[creatures.size()];
        for (int i = 0; i < creatures.size(); i++) {
            int id = creatures.get(i);
            long those = mayAttack(state, id, defenders);
            if (those == 0) continue;
            creatures.set(count, id);
            mayAttack[count++] = those;
        }
        creatures.truncate(count);
        if (count == 0) return null;
        var must = new boolean[count];
        var notAlone = new boolean[count];
        var taxes = new Cost[count];
        var tolls = CombatTax.tolls(state, defenders);
        boolean offers = false;
        for (int i = 0; i < count; i++) {
            int id = creatures.get(i);
            offers |= Exerting.isOffered(state, id);
            var traits = Layers.of(state, id);
            taxes[i] = CombatTax.of(state, id, false);
            // CR 508.1d: nobody has to pay.
            boolean free = isFree(taxes[i], tolls, mayAttack[i]);
            must[i] = free && (Statuses.isGoaded(traits) || traits.hasRule(Rule.Kind.ATTACKS_EACH_COMBAT));
            if (free && Statuses.isGoaded(traits))
                mayAttack[i] = goaded(state, id, traits, defenders, mayAttack[i], tolls);
            notAlone[i] = traits.hasRule(Rule.Kind.CANT_ATTACK_ALONE);
        }
        return new Attacking(
                player,
                creatures.toArray(),
                defenders,
                mayAttack,
                must,
                notAlone,
                taxes,
                tolls,
                new int[count],
                offers);
    }

    /// CR 701.15b, 508.1d: those defenders that obey as many goads as one does that costs nothing to attack.
    private static long goaded(
            GameState state, int id, Characteristics traits, int[] defenders, long mayAttack, Cost[] tolls) {
        var obeyed = new int[defenders.length];
        int most = 0;
        for (int d = 0; d < defenders.length; d++) {
            if ((mayAttack & 1L << d) == 0) continue;
            obeyed[d] = goadsObeyed(state, id, traits, defenders[d]);
            if (CombatTax.isFree(tolls[d])) most = Math.max(most, obeyed[d]);
        }
        long those = 0;
        for (int d = 0; d < defenders.length; d++)
            if ((mayAttack & 1L << d) != 0 && obeyed[d] >= most) those |= 1L << d;
        return those;
    }

    private static int goadsObeyed(GameState state, int id, Characteristics traits, int defender) {
        if (!GameState.isPlayer(defender)) return 0;
        int obeyed = 0;
        for (var rule : traits.rules)
            if (rule instanceof Rule.Goaded(var by) && !Filters.matches(state, by, defender, id, state.controller(id)))
                obeyed++;
        return obeyed;
    }

    /// Whether a creature can attack anyone for nothing.
    private static boolean isFree(Cost tax, Cost[] tolls, long mayAttack) {
        if (!CombatTax.isFree(tax)) return false;
        for (int d = 0; d < tolls.length; d++)
            if ((mayAttack & 1L << d) != 0 && CombatTax.isFree(tolls[d])) return true;
        return false;
    }

    private static int[] defenders(GameState state, int player) {
        var all = Defenders.of(state, player);
        var defenders = new IntList(all.size());
        for (int i = 0; i < all.size() && defenders.size() < MAX_DEFENDERS; i++) {
            int id = all.get(i);
            if (!GameState.isPlayer(id) || !Statics.applies(state, StaticEffect.Kind.CANT_ATTACK_YOU, id))
                defenders.add(id);
        }
        return defenders.toArray();
    }

    /// CR 508.1a, 302.6.
    private static boolean isAble(GameState state, int id) {
        if (!state.isOnBattlefield(id) || state.is(id, ObjectFlags.TAPPED)) return false;
        var traits = Layers.of(state, id);
        if (!traits.isCreature() || traits.is(CardType.BATTLE)) return false;
        if (state.is(id, ObjectFlags.SICK)
                && !traits.has(Keyword.HASTE)
                && !traits.hasRule(Rule.Kind.ATTACKS_AS_THOUGH_HASTY)) return false;
        return !traits.has(Keyword.DEFENDER) || traits.hasRule(Rule.Kind.ATTACKS_AS_THOUGH_NO_DEFENDER);
    }

    private static long mayAttack(GameState state, int id, int[] defenders) {
        var traits = Layers.of(state, id);
        long those = 0;
        for (int d = 0; d < defenders.length; d++) if (mayAttack(state, id, traits, defenders[d])) those |= 1L << d;
        return those;
    }

    private static boolean mayAttack(GameState state, int id, Characteristics traits, int defender) {
        for (var rule : traits.rules)
            if (rule instanceof Rule.CantAttack cant && forbids(state, cant, id, defender)) return false;
        return true;
    }

    private static boolean forbids(GameState state, Rule.CantAttack rule, int id, int defender) {
        var context = Context.of(id, state.controller(id));
        // "Defending player" is the one it would attack.
        context.slots.event = GameEvent.of(GameEvent.Kind.ATTACKED, id, defender, context.controller, 1);
        if (rule.defender() != null && !Filters.matches(state, rule.defender(), defender, context)) return false;
        return rule.unless() == null || !Conditions.hold(state, rule.unless(), context);
    }

    @Override
    protected void proceed(GameState state) {
        while (position < creatures.length) {
            list(state, state.decision.begin(Decision.Kind.ATTACK, player, creatures[position], 0));
            long answer = pick(state);
            if (answer == PENDING) return;
            nextStage();
            choose(answer);
        }
        var total = TotalCost.of(due);
        var context = state.desk().borrowContext(GameState.NONE, player);
        var payment = new IntList();
        var extras = IntList.NOTHING;
        if (offers && attackers > 0) {
            extras = new IntList();
            if (!Exerting.choose(state, this, player, chosenCreatures(), extras)) return;
        }
        var bands = IntList.NOTHING;
        if (attackers > 1 && anyBands(state)) {
            bands = Banding.choose(state, this, player, chosenCreatures(), chosenGoals());
            if (bands == null) return;
        }
        if (!Costs.choose(state, this, player, total.parts(), context, payment)) return;
        var mana = CombatTax.announced(state, this, player, total, tapping(state, creatures.length));
        if (mana == null) return;
        boolean free = CombatTax.isFree(due);
        if (free) state.desk().giveBack(context);
        state.agenda.pop(this);
        if (attackers == 0) return;
        payAndDeclare(state, free ? null : new Paying(mana, total.parts(), context, payment));
        if (!bands.isEmpty()) state.combat.bands = bands;
        Exerting.perform(state, player, extras);
        Zones.endBatch(state);
        state.combat.declaring = false;
    }

    /// What the attack costs (CR 508.1h).
    private record Paying(ManaCost mana, List<Cost.Part> parts, Context context, IntList chosen) {}

    /// Leaves what happens as they attack in one batch, to be ended.
    private void payAndDeclare(GameState state, @Nullable Paying paying) {
        Zones.beginBatch(state);
        state.combat.declaring = true;
        tap(state);
        if (paying != null) {
            // CR 508.1i: mana abilities are activated between.
            Zones.endBatch(state);
            state.combat.declaring = false;
            Costs.payMana(state, player, paying.mana(), paying.parts(), paying.context(), paying.chosen());
            Zones.beginBatch(state);
            Costs.perform(state, player, paying.parts(), paying.context(), paying.chosen());
        }
        state.combat.declaring = true;
        declare(state);
    }

    private boolean anyBands(GameState state) {
        for (int i = 0; i < creatures.length; i++)
            if (chosen[i] != GameState.NONE && Banding.has(state, creatures[i])) return true;
        return false;
    }

    private IntList chosenGoals() {
        var goals = new IntList();
        for (int goal : chosen) if (goal != GameState.NONE) goals.add(defenders[goal]);
        return goals;
    }

    private IntList chosenCreatures() {
        var attacking = new IntList();
        for (int i = 0; i < creatures.length; i++) if (chosen[i] != GameState.NONE) attacking.add(creatures[i]);
        return attacking;
    }

    private void list(GameState state, OpenDecision decision) {
        int after = untaxedFrom[position + 1];
        if (!must[position] && staysLegal(attackers, firstNotAlone, after)) decision.add(Option.Kind.NO, 0);
        if (staysLegal(attackers + 1, attackers == 0 ? notAlone[position] : firstNotAlone, after)) {
            for (int d = 0; d < defenders.length; d++)
                if ((mayAttack[position] & 1L << d) != 0 && canAfford(state, d))
                    decision.add(Option.Kind.ENTITY, defenders[d]);
        }
        // A creature that must attack and can't alone, with nobody to go along.
        if (decision.size() == 0) decision.add(Option.Kind.NO, 0);
    }

    /// Whether the creatures still to be asked can make a legal declaration of it (CR 508.1c-d).
    private boolean staysLegal(int attacking, boolean firstIsNotAlone, int after) {
        if (attacking + after > 1 || attacking + after == 0) return true;
        if (attacking == 1) return !firstIsNotAlone;
        // The one that is left, if it must attack, is untaxed.
        for (int i = position + 1; i < creatures.length; i++) if (must[i] && notAlone[i]) return false;
        return true;
    }

    private boolean canAfford(GameState state, int defender) {
        var cost = CombatTax.plus(taxes[position], tolls[defender]);
        if (CombatTax.isFree(cost)) return true;
        var tapping = tapping(state, position);
        if (!Layers.of(state, creatures[position]).has(Keyword.VIGILANCE)) tapping.add(creatures[position]);
        return CombatTax.canPay(state, player, CombatTax.plus(due, cost), tapping);
    }

    /// Those of the first so many that attack and will be tapped for it.
    private IntList tapping(GameState state, int asked) {
        var tapping = new IntList();
        for (int i = 0; i < asked; i++)
            if (chosen[i] != GameState.NONE && !Layers.of(state, creatures[i]).has(Keyword.VIGILANCE))
                tapping.add(creatures[i]);
        return tapping;
    }

    private void choose(long answer) {
        int index = GameState.NONE;
        if (Option.kind(answer) == Option.Kind.ENTITY) {
            int defender = Option.id(answer);
            for (int d = 0; d < defenders.length; d++) if (defenders[d] == defender) index = d;
            if (attackers++ == 0) firstNotAlone = notAlone[position];
            due = CombatTax.plus(due, taxes[position]);
            if (index != GameState.NONE) due = CombatTax.plus(due, tolls[index]);
        }
        chosen[position++] = index;
    }

    /// CR 508.1f.
    private void tap(GameState state) {
        for (int i = 0; i < creatures.length; i++)
            if (chosen[i] != GameState.NONE && !Layers.of(state, creatures[i]).has(Keyword.VIGILANCE))
                Tapping.tap(state, creatures[i]);
    }

    /// CR 508.1k, m.
    private void declare(GameState state) {
        for (int i = 0; i < creatures.length; i++) {
            if (chosen[i] == GameState.NONE) continue;
            if (!state.isOnBattlefield(creatures[i])) {
                chosen[i] = GameState.NONE;
                continue;
            }
            state.combat.attack(creatures[i]);
            int defender = defenders[chosen[i]];
            if (GameState.isPlayer(defender)) state.combat.attackedPlayers |= 1 << defender;
            state.setAttacking(creatures[i], defender);
            state.set(creatures[i], ObjectFlags.ATTACKED_THIS_TURN, true);
        }
        state.addPlayer(player, PlayerTable.ATTACKED_WITH, attackers);
        for (int i = 0; i < creatures.length; i++) {
            if (chosen[i] != GameState.NONE)
                Triggers.raise(state, GameEvent.Kind.ATTACKED, creatures[i], defenders[chosen[i]], player, attackers);
        }
        Triggers.raise(state, GameEvent.Kind.PLAYER_ATTACKED, player, GameState.NONE, player, attackers);
        if (Triggers.wants(state, GameEvent.Kind.PLAYER_ATTACKED)) raiseForEachAttacked(state);
    }

    /// "Whenever you attack a player": once for each who is attacked.
    private void raiseForEachAttacked(GameState state) {
        for (int defender = 0; defender < defenders.length; defender++) {
            int with = 0;
            for (int i = 0; i < chosen.length; i++) if (chosen[i] == defender) with++;
            if (with > 0)
                Triggers.raise(state, GameEvent.Kind.PLAYER_ATTACKED, player, defenders[defender], player, with);
        }
    }

    @Override
    public Agenda.Frame copy(Agenda.@Nullable Frame below) {
        var copy = new Attacking(
                player, creatures, defenders, mayAttack, must, notAlone, taxes, tolls, chosen.clone(), offers);
        copy.position = position;
        copy.attackers = attackers;
        copy.firstNotAlone = firstNotAlone;
        copy.due = due;
        copy.copyAnswers(this);
        return copy;
    }

    @Override
    public void fields(Fields fields) {
        super.fields(fields);
        fields.number(player);
        fields.numbers(creatures);
        fields.numbers(defenders);
        fields.numbers(mayAttack, mayAttack.length);
        fields.flags(must);
        fields.flags(notAlone);
        fields.values(taxes);
        fields.values(tolls);
        fields.numbers(chosen);
        fields.flag(offers);
        fields.number(position);
        fields.number(attackers);
        fields.flag(firstNotAlone);
        fields.value(due);
    }
}
