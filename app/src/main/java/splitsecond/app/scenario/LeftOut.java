package splitsecond.app.scenario;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Pursuit;

/// A question to which a scenario says nothing: what is left out is not chosen, and what is all the same is taken.
///
/// @param unanswered whether the next step is no answer of that player
/// @param wholly whether that is so after looking at the game, too
/// @param placedNothing whether the latest answer was a no to where a card goes
record LeftOut(
        Decision decision, GameView all, GameLog log, boolean unanswered, boolean wholly, boolean placedNothing) {

    private static final Set<Decision.Kind> OF_CARDS =
            EnumSet.of(Decision.Kind.CHOOSE, Decision.Kind.DISCARD, Decision.Kind.COST);

    private static final List<String> TAP_OR_UNTAP = List.of("tap", "untap");

    private static final int ASKED = -1;

    /// What is chosen then; negative if it must be said.
    int option() {
        // Who has said no to where one card goes leaves the others on top as well.
        int top = decision.indexOf(Option.pack(Option.Kind.PLACE, 0));
        if (decision.kind() == Decision.Kind.PLACE && placedNothing && wholly && top >= 0) return top;
        if (unanswered && areAlike()) return 0;
        if (wholly && isOrder()) return 0;
        if (wholly && isTapOrUntap()) return all.isTapped(decision.subject()) ? 1 : 0;
        if (wholly && isBesidesAttack()) return Pursuit.none(decision);
        // What need not be dealt to the only blocker tramples over it.
        if (wholly && isTramplingOverOne()) return 0;
        // Mana is paid with mana; what is tapped instead is said.
        if (unanswered && isWaterbend()) return 0;
        // More than has to be paid is not paid.
        if (unanswered && decision.kind() == Decision.Kind.COST)
            return decision.indexOf(Option.pack(Option.Kind.DONE, 0));
        return ASKED;
    }

    /// Cards in a hand or a graveyard, or tokens, that nothing tells apart are one answer.
    private boolean areAlike() {
        if (!OF_CARDS.contains(decision.kind())) return false;
        int first = decision.option(0).id();
        for (var option : decision.options())
            if (option.kind() != Option.Kind.ENTITY
                    || !GameView.isObject(option.id())
                    || !log.name(all, option.id()).equals(log.name(all, first))
                    || !isPlain(option.id(), first)) return false;
        return true;
    }

    /// Whether its name says all that tells it from the other.
    private boolean isPlain(int id, int other) {
        return switch (all.zone(id)) {
            case HAND, GRAVEYARD, OUTSIDE -> true;
            case BATTLEFIELD ->
                all.isToken(id)
                        && !all.isTapped(id)
                        && !all.isAttacking(id)
                        && all.damage(id) == 0
                        && all.counters(id).isEmpty()
                        && all.attachedTo(id) == GameView.NONE
                        && all.controller(id) == all.controller(other)
                        && all.traits(id).power() == all.traits(other).power()
                        && all.traits(id).toughness() == all.traits(other).toughness()
                        && !carries(id);
            case LIBRARY, EXILE, STACK, COMMAND -> false;
        };
    }

    private boolean carries(int host) {
        for (int i = 0; i < all.permanents(); i++) if (all.attachedTo(all.permanent(i)) == host) return true;
        return false;
    }

    /// In which order cards are put somewhere, if nobody says: as they are.
    private boolean isOrder() {
        return decision.kind() == Decision.Kind.CHOOSE && decision.subject() == GameView.NONE;
    }

    /// "You may tap or untap it", answered with a bare yes: what changes something.
    private boolean isTapOrUntap() {
        return decision.kind() == Decision.Kind.WORD && decision.words().equals(TAP_OR_UNTAP);
    }

    /// Bands, exerting and the like as attackers are declared (CR 508.1c, 508.1g).
    private boolean isBesidesAttack() {
        if (all.step() != Step.DECLARE_ATTACKERS) return false;
        for (int i = 0; i < all.permanents(); i++) if (all.isAttacking(all.permanent(i))) return false;
        return all.stackSize() == 0 && all.isOnBattlefield(decision.subject()) && Pursuit.none(decision) >= 0;
    }

    /// CR 702.19b: the options begin with lethal damage.
    private boolean isTramplingOverOne() {
        int attacker = decision.subject();
        if (decision.kind() != Decision.Kind.DIVIDE || decision.detail() > 0 || !all.isOnBattlefield(attacker))
            return false;
        int blockers = 0;
        for (int i = 0; i < all.blocks(); i++) if (all.blocked(i) == attacker) blockers++;
        return blockers == 1 && all.traits(attacker).has(Keyword.TRAMPLE);
    }

    private boolean isWaterbend() {
        return decision.paying() instanceof Cost.Either either && either.isWaterbend();
    }
}
