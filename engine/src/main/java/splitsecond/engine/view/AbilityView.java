package splitsecond.engine.view;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.TargetSlot;

/// An ability that an object has, for reading. The same ability of the same card is the same object in all games.
public interface AbilityView {

    /// What its text means.
    Ability source();

    /// What it does when it resolves; null for an ability that never does.
    @Nullable
    Effect effect();

    /// CR 700.2: the modal part of what it does, or null.
    Effect.@Nullable Modal modal();

    /// How often the whole ability says "target"; a modal ability's modes have their own.
    int slots();

    TargetSlot slot(int index);

    /// CR 605.1a.
    boolean isMana();

    boolean isStatic();

    boolean isActivated();

    boolean isTriggered();
}
