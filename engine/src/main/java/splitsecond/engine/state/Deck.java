package splitsecond.engine.state;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.StaticEffect;

/// A deck made ready for play, shared by all games that begin with it: what is looked for only if a card has it is
/// looked for once.
public final class Deck {

    final Blueprint[] cards;
    /// What its cards remember, whether one wanders, and whether one can be spliced: see `Blueprint`.
    final long remembers;

    final boolean wanders;
    final boolean splices;
    /// CR 103.6: whether something may be done with a card of it in an opening hand.
    public final boolean begins;

    public Deck(List<Blueprint> cards) {
        this.cards = cards.toArray(new Blueprint[0]);
        long events = 0;
        boolean wandering = false;
        boolean splicing = false;
        boolean beginning = false;
        for (var card : this.cards) {
            events |= card.remembers;
            wandering |= card.wanders;
            splicing |= card.splice != null;
            beginning |= begins(card.front());
        }
        remembers = events;
        wanders = wandering;
        splices = splicing;
        begins = beginning;
    }

    /// CR 103.6: whether something may be done with the card in an opening hand.
    public static boolean begins(Characteristics printed) {
        return fromOpeningHand(printed) != null;
    }

    /// CR 103.6a, 103.6b: what may be done with it, or null.
    public static @Nullable StaticEffect fromOpeningHand(Characteristics printed) {
        if (!printed.hasStatics) return null;
        for (var ability : printed.abilities)
            if (ability.source instanceof Ability.Static fixed
                    && (fixed.effect() instanceof StaticEffect.BeginsInPlay
                            || fixed.effect() instanceof StaticEffect.RevealedAtFirst)) return fixed.effect();
        return null;
    }

    public int size() {
        return cards.length;
    }
}
