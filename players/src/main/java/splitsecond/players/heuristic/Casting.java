package splitsecond.players.heuristic;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.Traits;

/// Whether a spell is worth casting now, and how much.
final class Casting {

    private static final int ENOUGH_LANDS = 5;

    private final Board board;
    private final Knowledge knowledge;
    private final Targets targets;
    private final Benefit benefit;

    Casting(Board board, Knowledge knowledge, Targets targets, Benefit benefit) {
        this.board = board;
        this.knowledge = knowledge;
        this.targets = targets;
        this.benefit = benefit;
    }

    /// 0 or less: not now.
    int score(long option, Moment moment) {
        int card = Option.id(option);
        var printed = board.view.card(card);
        int face = board.view.faceCast(card, Option.variant(option));
        var traits = printed.face(face);
        boolean fromHand = board.view.zone(card) == Zone.HAND;
        int net = traits.isPermanentCard()
                ? permanent(card, traits, printed.enchant(face) != null, moment)
                : spell(card, traits, printed.spell(face), moment, fromHand);
        for (var cost : printed.additionalCosts(face)) net -= price(cost, GameView.NONE);
        return net <= 0 ? 0 : net + 4 * traits.manaValue();
    }

    /// An instant that only helps in a fight, or against what is on the stack, can wait until there is one; and in a
    /// fight that it would neither win nor end, for the next.
    boolean canWait(GameView view, long option) {
        var moment = Moment.of(view);
        if (Option.kind(option) != Option.Kind.CAST || !moment.isMain() && moment != Moment.FIGHT) return false;
        int card = Option.id(option);
        int face = view.faceCast(card, Option.variant(option));
        var ability = view.card(card).spell(face);
        boolean trick =
                ability != null && view.card(card).face(face).is(CardType.INSTANT) && benefit.isOnlyTrick(ability);
        return trick && (moment.isMain() || score(option, moment) <= 0);
    }

    private int permanent(int card, Traits traits, boolean enchants, Moment moment) {
        boolean flash = traits.has(Keyword.FLASH);
        int entering = benefit.onEntering(traits, card, moment);
        if (moment == Moment.RESPONSE) return flash && entering > Worth.CARD ? Worth.of(traits) + entering : 0;
        if (moment == Moment.FIGHT) return flash && entering > Worth.CARD ? entering : 0;
        if (enchants) return aura(card, traits, moment);
        if (traits.is(Supertype.LEGENDARY) && controlsNamed(traits.name())) return 0;
        int worth = Worth.of(traits) + entering;
        if (traits.isCreature()) {
            if (flash && moment.isMain()) return 0;
            if (moment == Moment.ATTACKED) return ambush(traits) ? worth : 0;
            if (moment == Moment.THEIR_BEGINNING) return 0;
            boolean helpsNow =
                    traits.has(Keyword.HASTE) || traits.hasStatics() || entering > 0 || traits.hasManaAbility();
            if (moment == Moment.BEFORE_COMBAT && !helpsNow && hasAttacker()) return 0;
            return worth;
        }
        if (!moment.isMain() && moment != Moment.THEIR_END) return 0;
        if (traits.hasSubtype("Equipment") && board.mine().size == 0) return 10;
        return worth;
    }

    private boolean hasAttacker() {
        for (int i = 0; i < board.mine().size; i++)
            if (Attack.canAttack(board.view, board.mine().ids[i], board.mine().traits[i])) return true;
        return false;
    }

    /// It would kill an attacker as a blocker.
    private boolean ambush(Traits traits) {
        for (int i = 0; i < board.theirs().size; i++) {
            var attacker = board.theirs().traits[i];
            if (board.view.attacking(board.theirs().ids[i]) == GameView.NONE) continue;
            if (attacker.has(Keyword.FLYING) && !traits.has(Keyword.FLYING) && !traits.has(Keyword.REACH)) continue;
            if (traits.power() >= attacker.toughness() || traits.has(Keyword.DEATHTOUCH)) return true;
        }
        return false;
    }

    private boolean controlsNamed(String name) {
        for (int i = 0; i < board.view.permanents(); i++) {
            int id = board.view.permanent(i);
            if (board.view.controller(id) == board.me
                    && board.view.traits(id).name().equals(name)) return true;
        }
        return false;
    }

    private int aura(int card, Traits traits, Moment moment) {
        if (!moment.isMain()) return 0;
        var intent = knowledge.onHost(traits);
        if (!intent.changesStats() && !intent.removes() && !intent.protects && intent.bent == 0) {
            // Nothing is known of it but that it goes on something of ours, such as a land.
            return moment == Moment.AFTER_COMBAT || board.mine().lands < 4 ? 20 : 0;
        }
        return targets.mostEnchanting(card, intent) - Worth.CARD / 3;
    }

    private int spell(int card, Traits traits, @Nullable AbilityView ability, Moment moment, boolean fromHand) {
        if (ability == null) return 0;
        boolean instant = traits.is(CardType.INSTANT);
        if (benefit.isOnlyTrick(ability) && moment != Moment.FIGHT && moment != Moment.RESPONSE) return 0;
        var purpose = knowledge.of(ability);
        boolean aims = !purpose.slots.isEmpty() || !purpose.modes.isEmpty();
        if (!aims && instant && !purpose.you.protects) {
            // Cards and tokens can wait for the end of their turn, or for mana that is left over.
            if (moment != Moment.THEIR_END && moment != Moment.AFTER_COMBAT) return 0;
        }
        if (moment == Moment.THEIR_BEGINNING) return 0;
        if (moment == Moment.RESPONSE && !answers(purpose, ability)) return 0;
        int x = traits.manaCost() != null && traits.manaCost().xs() > 0
                ? Math.max(0, board.mine().mana - traits.manaValue())
                        / traits.manaCost().xs()
                : 0;
        int brings = benefit.of(ability, x, card, moment);
        return brings - (fromHand ? cost(purpose) : 5);
    }

    private boolean answers(Purpose purpose, AbilityView ability) {
        if (benefit.isOnlyTrick(ability)) return true;
        for (var intent : purpose.onTargets) if (intent.counters || intent.copies) return true;
        return false;
    }

    /// A card for what one keeps it for: removal waits for something worth it, unless the hand is full.
    private int cost(Purpose purpose) {
        boolean removal = false;
        for (var intent : purpose.onTargets) removal |= intent.removes() || intent.counters;
        if (!removal) return Worth.CARD / 2;
        int hand = board.view.handSize(board.me);
        return hand >= 6 ? Worth.CARD / 2 : Worth.CARD;
    }

    private int harm(Amount life) {
        return Worth.ofDamage(Reading.number(life), board.view.life(board.me));
    }

    /// What must be given besides mana.
    int price(Cost cost, int source) {
        int price = 0;
        for (var part : cost.parts()) {
            switch (part) {
                case Cost.Do deed -> price += deed(deed, source);
                case Cost.PayLife life -> price += harm(life.amount());
                case Cost.Suffer suffer -> price += harm(suffer.damage());
                case Cost.Tap _ -> {
                    if (board.mine().indexOf(source) >= 0) price += 2;
                }
                case Cost.RemoveCounters _ -> price += 10;
                case Cost.PutCounters _ -> price += 10;
                case Cost.TapForPower _, Cost.CollectEvidence _ -> price += 5;
                case Cost.Mana _,
                        Cost.ManaWithX _,
                        Cost.Untap _,
                        Cost.Loyalty _,
                        Cost.Mill _,
                        Cost.PayEnergy _,
                        Cost.Repeated _,
                        Cost.Less _,
                        Cost.Either _ -> {}
            }
        }
        return price;
    }

    private int deed(Cost.Do deed, int source) {
        return switch (deed.deed()) {
            case SACRIFICE -> {
                if (deed.what() instanceof Filter.This && source != GameView.NONE)
                    yield GameView.isObject(source) ? missed(source) : Worth.CARD;
                yield cheapest();
            }
            case DISCARD, DISCARD_AT_RANDOM, CYCLE, EXILE, PUT_ON_LIBRARY_BOTTOM, PUT_ON_LIBRARY_TOP -> Worth.CARD;
            case RETURN_TO_HAND -> Worth.CARD / 2;
            case TAP, UNATTACH -> 8;
            case UNTAP, REVEAL, EXERT, BEHOLD -> 3;
        };
    }

    /// A permanent that makes mana is hardly missed once there is enough.
    private int missed(int source) {
        var traits = board.view.traits(source);
        boolean spare = traits.hasManaAbility() && !traits.isCreature() && board.mine().lands >= ENOUGH_LANDS;
        return spare ? Worth.CARD / 2 : Worth.permanent(board.view, source);
    }

    private int cheapest() {
        int least = 2 * Worth.CARD;
        for (int i = 0; i < board.mine().size; i++) least = Math.min(least, board.mine().worths[i]);
        for (int i = 0; i < board.others(); i++)
            if (board.view.controller(board.other(i)) == board.me)
                least = Math.min(least, Worth.permanent(board.view, board.other(i)));
        return least;
    }
}
