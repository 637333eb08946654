package splitsecond.engine.rules.resolving;

import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Measure;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.rules.questions.Amounts;
import splitsecond.engine.rules.questions.References;
import splitsecond.engine.state.Context;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// "Its controller sacrifices it unless they pay": what an instruction speaks of is known before it is carried out,
/// unless it is chosen then.
final class Foreseeing extends AbilityMap {

    private final GameState state;
    private final Context context;

    private Foreseeing(GameState state, Context context) {
        this.state = state;
        this.context = context;
    }

    static void note(GameState state, Effect effect, Context context) {
        new Foreseeing(state, context).effect(effect);
    }

    /// "You gain life equal to its mana value. Otherwise, you lose that much life", "that player mills twice that many
    /// cards instead": as much as it would have been.
    static void alternative(GameState state, Effect one, Effect other, Context context) {
        if (!(one instanceof Effect.Numbered numbered) || !SentenceResults.areIn(other, numbered)) return;
        var amount = numbered.effect() instanceof Effect.Instruction instruction ? Measure.of(instruction) : null;
        if (amount == null) return;
        int much = Amounts.of(state, amount, context);
        context.slots.begin(numbered.number());
        context.slots.came(much);
    }

    @Override
    public Reference reference(Reference reference) {
        if (!(reference instanceof Reference.Mention mention)) return reference;
        switch (mention.what()) {
            case Reference.ControllerOf _,
                    Reference.OwnerOf _,
                    Reference.Host _,
                    Reference.Each _,
                    Reference.DefendingPlayer _,
                    Reference.Remembered _ -> References.find(state, mention, context, new IntList(2));
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Known _,
                    Reference.Target _,
                    Reference.Mention _,
                    Reference.Chosen _,
                    Reference.AtRandom _,
                    Reference.TopCards _,
                    Reference.Both _ -> {}
        }
        return reference;
    }

    @Override
    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Delayed _, Effect.Modal _, Effect.WhenYouDo _ -> effect;
            default -> super.effect(effect);
        };
    }

    @Override
    public Ability ability(Ability ability) {
        return ability;
    }
}
