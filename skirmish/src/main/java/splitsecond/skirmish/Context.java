package splitsecond.skirmish;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import splitsecond.timing.Condition;

/// The contexts by the names that the card file uses, each with its words for people.
public enum Context {
    START_OF_ROUND("startOfRound", "the start of the round", "It is not the start of the round."),
    DURING_ACTIVATION("duringActivation", "your activation", "It is not your activation."),
    END_OF_ROUND("endOfRound", "your turn at the end of the round", "It is not your turn at the end of the round."),
    DURING_ATTACK("duringAttack", "an attack is in progress", "No attack is in progress."),
    IS_ATTACKER("isAttacker", "you are the attacker", "You are not the attacker."),
    IS_DEFENDER("isDefender", "you are the defender", "You are not the defender."),
    BEFORE_ACTIVATIONS("beforeActivations", "before the first activation", "An activation has begun this round."),
    BEFORE_FIRST_ACTION("beforeFirstAction", "before the first action", "The first action has been taken."),
    AFTER_LAST_ACTION("afterLastAction", "after the last action", "There are actions left in this activation."),
    BETWEEN_ACTIONS("betweenActions", "nothing is being resolved", "An attack or an event is being resolved."),
    DICE_ROLLED("diceRolled", "the dice of the attack are rolled", "The attack is only being declared.");

    private final String inFile;
    private final String label;
    private final String refusal;

    Context(String inFile, String label, String refusal) {
        this.inFile = inFile;
        this.label = label;
        this.refusal = refusal;
    }

    boolean holds(PlayContext now) {
        return switch (this) {
            case START_OF_ROUND -> now.startOfRound();
            case DURING_ACTIVATION -> now.duringActivation();
            case END_OF_ROUND -> now.endOfRound();
            case DURING_ATTACK -> now.duringAttack();
            case IS_ATTACKER -> now.isAttacker();
            case IS_DEFENDER -> now.isDefender();
            case BEFORE_ACTIVATIONS -> now.beforeActivations();
            case BEFORE_FIRST_ACTION -> now.beforeFirstAction();
            case AFTER_LAST_ACTION -> now.afterLastAction();
            case BETWEEN_ACTIONS -> now.betweenActions();
            case DICE_ROLLED -> now.diceRolled();
        };
    }

    Condition<PlayContext> condition() {
        return new Condition<>(name(), label, this::holds);
    }

    static String refusalOf(Condition<PlayContext> condition) {
        return valueOf(condition.code()).refusal;
    }

    static Optional<Context> named(String name) {
        return Arrays.stream(values())
                .filter(context -> context.inFile.equalsIgnoreCase(name.strip()))
                .findFirst();
    }

    static String names() {
        return Arrays.stream(values()).map(context -> context.inFile).collect(Collectors.joining(", "));
    }
}
