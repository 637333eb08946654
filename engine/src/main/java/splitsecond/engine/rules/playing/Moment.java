package splitsecond.engine.rules.playing;

import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;
import splitsecond.timing.Condition;
import splitsecond.timing.Window;

/// CR 117.1a, 307.1, 305.1, 702.8: a player who wants to play something now; when that may be, for those who ask why
/// not.
record Moment(GameState state, int player) {

    private static final Condition<Moment> HAS_PRIORITY = new Condition<>(
            "PRIORITY",
            "you have priority",
            moment -> moment.state.decision.kind() == Decision.Kind.PRIORITY
                    && moment.state.turn.priorityPlayer == moment.player);
    private static final Condition<Moment> YOUR_TURN =
            new Condition<>("YOUR_TURN", "it is your turn", moment -> moment.state.turn.activePlayer == moment.player);
    private static final Condition<Moment> MAIN_PHASE =
            new Condition<>("MAIN_PHASE", "it is a main phase", moment -> moment.state.turn.step.isMain());
    private static final Condition<Moment> EMPTY_STACK =
            new Condition<>("EMPTY_STACK", "the stack is empty", moment -> moment.state.zones.stack.isEmpty());
    private static final Condition<Moment> LAND_PLAY = new Condition<>(
            "LAND_PLAY", "you have a land play left", moment -> Lands.hasPlayLeft(moment.state, moment.player));

    static final Window<Moment> INSTANT_SPEED = Window.of("instant speed", HAS_PRIORITY);
    static final Window<Moment> SORCERY_SPEED =
            Window.of("sorcery speed", HAS_PRIORITY, YOUR_TURN, MAIN_PHASE, EMPTY_STACK);
    static final Window<Moment> LAND_TIME =
            Window.of("a land play", HAS_PRIORITY, YOUR_TURN, MAIN_PHASE, EMPTY_STACK, LAND_PLAY);

    static String whyNotCast(String failed, Characteristics traits) {
        boolean flashHint =
                traits.is(CardType.CREATURE) || traits.is(CardType.ARTIFACT) || traits.is(CardType.ENCHANTMENT);
        return switch (failed) {
            case "PRIORITY" -> "You do not have priority.";
            case "YOUR_TURN" ->
                plural(traits) + " can only be cast during your main phase when the stack is empty"
                        + (flashHint ? " (unless they have Flash)." : ".");
            case "MAIN_PHASE" ->
                "Sorcery-speed spells require a main phase." + (flashHint ? " With Flash it could be cast now." : "");
            default ->
                "Sorcery-speed spells require an empty stack." + (flashHint ? " With Flash it could be cast now." : "");
        };
    }

    static String whyNotPlayed(String failed) {
        return switch (failed) {
            case "PRIORITY" -> "You do not have priority.";
            case "YOUR_TURN" -> "Lands can only be played during your main phase when the stack is empty.";
            case "MAIN_PHASE" -> "Lands can only be played during a main phase.";
            case "EMPTY_STACK" -> "Lands can only be played while the stack is empty.";
            default -> "You have already played a land this turn.";
        };
    }

    static String whyNotActivated(String failed) {
        return failed.equals("PRIORITY")
                ? "You do not have priority."
                : "It can only be activated during your main phase when the stack is empty.";
    }

    /// The first type in the order of `CardType` names the card.
    private static String plural(Characteristics traits) {
        if (traits.is(CardType.SORCERY)) return "Sorceries";
        for (var type : CardType.values()) if (traits.is(type)) return type.word() + "s";
        return "Spells";
    }
}
