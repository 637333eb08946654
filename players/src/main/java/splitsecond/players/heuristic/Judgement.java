package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.view.Traits;

/// What it means to a player that an intent is carried out on something. Positive is good for that player.
final class Judgement {

    private static final int LAST_CARDS = 8;

    private final Board board;

    Judgement(Board board) {
        this.board = board;
    }

    /// For `me`: what is done to others counts the other way round.
    int benefit(Intent intent, int x, int id) {
        if (GameView.isPlayer(id)) {
            int gain = toPlayer(intent, x, id);
            return id == board.me ? gain : -gain;
        }
        var view = board.view;
        if (view.stackItem(id) != null) return 0;
        return switch (view.zone(id)) {
            case GRAVEYARD, EXILE -> fromGraveyard(intent, id);
            case BATTLEFIELD -> onBattlefield(intent, x, id);
            default -> 0;
        };
    }

    private int fromGraveyard(Intent intent, int id) {
        var traits = board.view.traits(id);
        if (intent.raises) return Worth.of(traits);
        if (intent.regrows) return Worth.CARD / 2 + Worth.of(traits) / 4;
        if (intent.exiles) return board.view.owner(id) == board.me ? -5 : 5;
        return 0;
    }

    private int onBattlefield(Intent intent, int x, int id) {
        var traits = board.view.traits(id);
        boolean own = board.view.controller(id) == board.me;
        if (intent.steals) return own ? -Worth.CARD / 2 : Worth.permanent(board.view, id) * 7 / 4;
        if (intent.stealsForATurn) return own ? -5 : borrowed(traits, id);
        if (intent.copies) return Worth.of(traits);
        int gain = toPermanent(intent, x, id, traits);
        return own ? gain : -gain;
    }

    /// A creature for one attack, and the opponent without its best blocker for one turn.
    private int borrowed(Traits traits, int id) {
        if (!board.view.step().isMain() || board.view.activePlayer() != board.me) return 0;
        int power = Math.max(0, traits.power());
        int life = board.view.life(board.opponent);
        int damage = Worth.ofDamage(Math.min(power, life - 1), life);
        boolean blocks = !board.view.isTapped(id);
        return damage + (blocks ? board.mine().size * 8 : 0);
    }

    int toPlayer(Intent intent, int x, int player) {
        int life = board.view.life(player);
        int loss = intent.damage(x) - intent.life - intent.lifePerX * x;
        int gain = 0;
        if (loss > 0) gain -= Worth.ofDamage(loss, life);
        else if (loss < 0) gain += -loss * Worth.ofLife(life + 4) * 2 / 3;
        int cards = intent.cards + intent.cardsPerX * x;
        if (cards < 0) gain -= Worth.CARD * Math.min(-cards, board.view.handSize(player));
        else gain += cards * ofDrawing(player);
        if (intent.poison > 0) gain -= intent.poison * 25;
        if (intent.sacrifices) gain -= Worth.CARD;
        gain -= intent.milled;
        if (intent.milled >= board.view.librarySize(player)) gain -= 10 * Worth.CARD;
        if (cards > board.view.librarySize(player)) gain -= Worth.GAME;
        return gain + intent.bent;
    }

    /// A card drawn from a library that is nearly empty brings the end nearer.
    private int ofDrawing(int player) {
        return Worth.CARD * Math.min(LAST_CARDS, board.view.librarySize(player) - LAST_CARDS) / LAST_CARDS;
    }

    /// What the controller of a permanent gains.
    int toPermanent(Intent intent, int x, int id, Traits traits) {
        int worth = Worth.permanent(board.view, id, traits);
        if (isGone(intent, x, id, traits)) return -worth;
        int gain = intent.bent;
        if (intent.raises) gain += 10;
        if (intent.bounces) {
            boolean token = board.view.isToken(id);
            gain -= token ? worth : worth / 2;
        }
        if (!traits.isCreature()) {
            if (intent.taps && !board.view.isTapped(id)) gain -= 4;
            if (intent.untaps && board.view.isTapped(id)) gain += 10;
            if (intent.damage(x) > 0 && traits.is(CardType.PLANESWALKER)) gain -= 12 * intent.damage(x);
            return gain;
        }
        if (intent.pacifies) gain -= Worth.isPacified(traits) ? 0 : worth * 5 / 6;
        if (intent.losesAbilities) gain -= worth / 8;
        if (intent.taps && !board.view.isTapped(id)) gain -= 5 + worth / 8;
        if (intent.untaps && board.view.isTapped(id)) gain += 5 + worth / 10;
        if (intent.changesStats()) gain += changed(intent, x, traits);
        if (intent.basePower >= 0) gain += 3 * (intent.basePower - traits.power());
        if (intent.baseToughness >= 0) gain += 2 * (intent.baseToughness - traits.toughness());
        if (intent.damage(x) > 0) gain -= Math.min(10, intent.damage(x));
        return gain;
    }

    private int changed(Intent intent, int x, Traits traits) {
        int power = intent.power(x);
        int toughness = intent.toughness(x);
        Keywords added = intent.keywords.without(traits.keywords());
        int change = 15 * Math.max(power, -Math.max(0, traits.power()))
                + 10 * toughness
                + Worth.keywords(added, Math.max(0, traits.power() + power), traits.toughness() + toughness);
        if (!intent.lasts) return change / 5;
        if (Worth.isPacified(traits)) change /= 4;
        // What is put on a creature is safest on one that can't be touched, and best on one that gets through.
        if (change > 0) {
            if (traits.has(Keyword.HEXPROOF) || traits.has(Keyword.SHROUD)) change += 15;
            if (traits.has(Keyword.FLYING) || traits.has(Keyword.INFECT) || traits.has(Keyword.DOUBLE_STRIKE))
                change += 6 * Math.max(0, power);
            if (traits.has(Keyword.DEFENDER)) change /= 2;
        }
        return change;
    }

    /// Whether it is destroyed, exiled, or dies of damage or of a toughness of 0.
    boolean isGone(Intent intent, int x, int id, Traits traits) {
        if (intent.exiles) return true;
        boolean indestructible = traits.has(Keyword.INDESTRUCTIBLE);
        if (intent.destroys) return !indestructible;
        if (!traits.isCreature()) return false;
        int left = traits.toughness() - board.view.damage(id);
        int shrink = intent.toughness(x);
        if (shrink < 0 && (traits.toughness() + shrink <= 0 || left + shrink <= 0 && !indestructible)) return true;
        return !indestructible && intent.damage(x) > 0 && intent.damage(x) >= left + Math.max(0, shrink);
    }
}
