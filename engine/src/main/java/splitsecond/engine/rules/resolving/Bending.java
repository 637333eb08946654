package splitsecond.engine.rules.resolving;

import java.util.List;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.rules.changes.Triggers;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// CR 701.65, 701.66: airbend and earthbend.
final class Bending {

    private Bending() {}

    private static final Cost OF_AIRBENT_CARDS = Cost.mana(new ManaCost(2, 0, List.of()));

    /// CR 701.65.
    static boolean airbend(GameState state, Following frame, Reference what) {
        var context = frame.context;
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        var exiled = new IntList();
        Zones.beginBatch(state);
        for (int i = 0; i < those.size(); i++) {
            int card = Zones.move(state, those.get(i), Zone.EXILE);
            if (state.exists(card) && state.isIn(card, Zone.EXILE)) exiled.add(card);
        }
        Zones.endBatch(state);
        for (int i = 0; i < exiled.size(); i++) {
            int card = exiled.get(i);
            var permission = new StaticEffect.PlayFrom(
                    new Filter.AmongThose(new Reference.Locked(List.of(card))),
                    Zone.EXILE,
                    new Reference.Locked(List.of(state.owner(card))),
                    false,
                    true,
                    OF_AIRBENT_CARDS);
            // It holds for this object, which is no longer there when the card leaves exile.
            LastingEffects.add(state, context, new int[0], List.of(), permission, new Duration.Forever());
        }
        context.slots.did(exiled);
        if (!those.isEmpty()) Triggers.raise(state, Triggers.action(Action.AIRBEND, context.controller, 1));
        return true;
    }

    /// CR 701.66: the land becomes a creature with that many counters, and returns when it dies or is exiled.
    static boolean earthbend(GameState state, Following frame, Reference what, int counters) {
        var those = Choosing.those(state, frame, what);
        if (those == null) return false;
        if (those.isEmpty()) return true;
        var land = new Reference.Locked(List.of(those.get(0)));
        var creature =
                new Modification.ChangeTypes(0, CardType.CREATURE.bit(), List.of(), Modification.Manner.ADD, false);
        var nothing = new Amount.Number(0);
        var becomes = new Effect.Change(
                land,
                List.of(
                        creature,
                        new Modification.SetPowerToughness(nothing, nothing),
                        new Modification.GainKeyword(Keyword.HASTE)),
                new Duration.Forever(),
                "");
        var dies = new Trigger.ZoneChange(new Filter.AmongThose(land), Zone.BATTLEFIELD, Zone.GRAVEYARD, false, "");
        var exiled = new Trigger.ZoneChange(new Filter.AmongThose(land), Zone.BATTLEFIELD, Zone.EXILE, false, "");
        var card = new Reference.EventPart(Reference.Role.BLOCKED_BY, false);
        var returns = new Effect.Delayed(
                new Trigger.Either(List.of(dies, exiled), ""),
                new Effect.Move(card, null, Zone.BATTLEFIELD, Effect.Placement.TAPPED, new Reference.You(), ""),
                new Duration.Forever(),
                true,
                "");
        return KeywordActions.follow(
                state,
                frame,
                new Effect.Sequence(
                        List.of(becomes, ActionTexts.counters(new Amount.Number(counters), land), returns),
                        List.of(Effect.Joint.SENTENCE, Effect.Joint.SENTENCE)),
                Action.EARTHBEND);
    }
}
