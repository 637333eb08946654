package splitsecond.engine.rules.keyword;

import static splitsecond.engine.rules.keyword.Words.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Face;
import splitsecond.engine.state.Blueprint;

/// CR 709.5: Rooms. What one is on the battlefield depends on which of its halves are unlocked, and is a face of its
/// own for each case; a locked half is unlocked for its mana cost, as a special action (CR 116.2m).
public final class Rooms {

    /// Of its faces: either half alone, as it is cast and as it is when only that one is unlocked, both, or none.
    public static final int LEFT = 0;

    public static final int RIGHT = 1;
    public static final int BOTH = 2;
    public static final int LOCKED = 3;

    private Rooms() {}

    public static boolean is(Blueprint blueprint) {
        return blueprint.card.layout() == CardDefinition.Layout.ROOM;
    }

    /// The face after a half was unlocked.
    public static int unlocked(int face, Action door) {
        int opened = door == Action.UNLOCK_LEFT ? LEFT : RIGHT;
        return face == LOCKED || face == opened ? opened : BOTH;
    }

    /// The face after a half was locked.
    public static int locked(int face, Action door) {
        int closed = door == Action.UNLOCK_LEFT ? LEFT : RIGHT;
        return face == BOTH ? LEFT + RIGHT - closed : face == closed ? LOCKED : face;
    }

    public static boolean isUnlocked(int face, Action door) {
        return face == BOTH || face == (door == Action.UNLOCK_LEFT ? LEFT : RIGHT);
    }

    public static int unlockedDoors(int face) {
        return face == BOTH ? 2 : face == LOCKED ? 0 : 1;
    }

    public static List<Face> faces(CardDefinition card) {
        var left = card.faces().getFirst();
        var right = card.faces().getLast();
        var toLeft = unlock(left, Action.UNLOCK_LEFT);
        var toRight = unlock(right, Action.UNLOCK_RIGHT);
        return List.of(
                left.withAbilities(and(left.abilities(), List.of(toRight))),
                right.withAbilities(and(right.abilities(), List.of(toLeft))),
                both(card, left, right),
                new Face("", null, left.types(), 0, 0, 0, 0, List.of(toLeft, toRight), ""));
    }

    private static List<Ability> and(List<Ability> abilities, List<Ability> more) {
        var all = new ArrayList<>(abilities);
        all.addAll(more);
        return all;
    }

    private static Face both(CardDefinition card, Face left, Face right) {
        return new Face(
                card.name(),
                Objects.requireNonNull(left.manaCost()).plus(Objects.requireNonNull(right.manaCost())),
                left.types(),
                left.colors() | right.colors(),
                0,
                0,
                0,
                and(left.abilities(), right.abilities()),
                left.text() + "\n" + right.text());
    }

    private static Ability unlock(Face half, Action door) {
        return new Ability.Activated(
                Cost.mana(Objects.requireNonNull(half.manaCost())),
                new Effect.KeywordAction(door, null, THIS, ""),
                new Ability.Limits(Ability.Timing.SPECIAL_AS_SORCERY, 0, null, Ability.Activator.CONTROLLER),
                Zone.BATTLEFIELD,
                Trigger.Activation.UNLOCK.keyword());
    }
}
