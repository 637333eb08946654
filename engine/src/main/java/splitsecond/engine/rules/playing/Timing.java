package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.TotalCost;
import splitsecond.timing.Condition;
import splitsecond.timing.Verdict;
import splitsecond.timing.Window;

/// CR 117.1a, 307.1, 305.1, 702.8: when something may be played, and if not, which condition failed. Timing first,
/// then mana, then targets.
public final class Timing {

    public static final String MANA = "MANA";
    public static final String TARGETS = "TARGETS";

    /// A player who wants to play a card at this moment.
    private record Moment(GameState state, int player, String name, Characteristics traits) {}

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

    private static final Window<Moment> INSTANT_SPEED = Window.of("instant speed", HAS_PRIORITY);
    private static final Window<Moment> SORCERY_SPEED =
            Window.of("sorcery speed", HAS_PRIORITY, YOUR_TURN, MAIN_PHASE, EMPTY_STACK);
    private static final Window<Moment> LAND_TIME =
            Window.of("a land play", HAS_PRIORITY, YOUR_TURN, MAIN_PHASE, EMPTY_STACK, LAND_PLAY);

    private Timing() {}

    /// Whether a player could cast a card now, with every condition.
    public static Verdict canCast(GameState state, int player, int card) {
        var unknown = known(state, player, card, "cast");
        if (!unknown.allowed()) return unknown;
        var blueprint = state.blueprint(card);
        var first = canCast(state, player, card, 0);
        boolean several = blueprint.card.layout() == CardDefinition.Layout.SPLIT
                || blueprint.card.layout() == CardDefinition.Layout.ADVENTURE
                || blueprint.card.layout() == CardDefinition.Layout.MODAL_DOUBLE_FACED;
        for (int face = 1; several && !first.allowed() && face < blueprint.faces.length; face++) {
            if (blueprint.faces[face].isLand()) continue;
            var other = canCast(state, player, card, face);
            if (other.allowed()) return other;
        }
        return first;
    }

    /// Whether a player could cast one half or face of a card now.
    public static Verdict canCastFace(GameState state, int player, int card, int face) {
        var unknown = known(state, player, card, "cast");
        return unknown.allowed() ? canCast(state, player, card, face) : unknown;
    }

    private static Verdict canCast(GameState state, int player, int card, int face) {
        var blueprint = state.blueprint(card);
        var traits = blueprint.faces[face];
        String name = traits.name;
        if (traits.isLand()) return Verdict.no("LAND", "Cannot cast " + name + ": Lands are played, not cast.");
        Playing.prepare(state);
        var moment = new Moment(state, player, name, traits);
        var window = Playing.isInstantSpeed(state, player, card, traits) ? INSTANT_SPEED : SORCERY_SPEED;
        var timing = window.judge(moment, Timing::castRefusal);
        var rules = blueprint.rules[face];
        if (!Playing.isPermitted(state, player, card, rules))
            timing = timing.and(
                    Verdict.no("PROHIBITED", "Cannot cast " + name + ": An effect or its own text forbids it now."));
        return timing.and(mana(state, player, card, face)).and(targets(state, player, card, face));
    }

    private static Verdict mana(GameState state, int player, int card, int face) {
        var blueprint = state.blueprint(card);
        var rules = blueprint.rules[face];
        var traits = blueprint.faces[face];
        String name = traits.name;
        var cost = blueprint.cost(face);
        boolean payable = cost != null && Playing.isPayable(state, player, card, rules, cost, null);
        for (var way : rules.ways()) {
            var wayCost = TotalCost.of(way.cost()).plus(rules.additional());
            payable |= way.from() == state.zone(card)
                    && Playing.isPayable(state, player, card, rules, wayCost, way.name());
        }
        if (payable) return check(MANA, "you can pay its cost");
        if (cost == null) return Verdict.no(MANA, "Cannot cast " + name + ": It has no mana cost.");
        var mana = Playing.manaCost(state, player, card, rules, cost, null);
        if (Mana.canPay(state, player, mana.withX(0), card))
            return refuse(
                    MANA, "you can pay its cost", "Cannot cast " + name + ": Its additional costs cannot be paid.");
        return refuse(
                MANA,
                "you can pay its cost",
                "Cannot cast " + name + ": It costs " + mana + " and only " + Mana.describe(state, player)
                        + " can be paid.");
    }

    private static Verdict targets(GameState state, int player, int card, int face) {
        var blueprint = state.blueprint(card);
        var rules = blueprint.rules[face];
        boolean any = Playing.hasTargets(state, player, card, rules, null);
        for (var way : rules.ways()) any |= Playing.hasTargets(state, player, card, rules, way.name());
        if (any) return check(TARGETS, "there are legal targets");
        return refuse(
                TARGETS,
                "there are legal targets",
                "Cannot cast " + blueprint.faces[face].name + ": There is no legal target ("
                        + Playing.missingTarget(state, player, card, rules) + ").");
    }

    private static Verdict check(String code, String label) {
        return new Verdict(java.util.List.of(new Verdict.Check(code, label, true)), "");
    }

    private static Verdict refuse(String code, String label, String message) {
        return new Verdict(java.util.List.of(new Verdict.Check(code, label, false)), message);
    }

    /// Whether a player could play a land now.
    public static Verdict canPlayLand(GameState state, int player, int card) {
        var unknown = known(state, player, card, "play");
        if (!unknown.allowed()) return unknown;
        var blueprint = state.blueprint(card);
        var lands = new ArrayList<Characteristics>();
        for (var face : blueprint.faces) if (face.isLand()) lands.add(face);
        if (lands.isEmpty())
            return Verdict.no(
                    "NOT_A_LAND", "Cannot play " + blueprint.front().name + ": It is not a land; cast it instead.");
        var traits = lands.getFirst();
        return LAND_TIME.judge(new Moment(state, player, traits.name, traits), Timing::landRefusal);
    }

    private static Verdict known(GameState state, int player, int card, String verb) {
        if (player < 0 || player >= state.playerCount)
            return Verdict.no("UNKNOWN_PLAYER", "There is no player " + player + ".");
        if (!state.exists(card))
            return Verdict.no("UNKNOWN_CARD", "Cannot " + verb + " that: There is no such card now.");
        boolean own = state.owner(card) == player;
        String name = own || state.isIn(card, Zone.BATTLEFIELD) || state.isIn(card, Zone.STACK)
                ? state.printed(card).name
                : "that";
        if (!own || state.isIn(card, Zone.BATTLEFIELD) || state.isIn(card, Zone.STACK))
            return Verdict.no("ZONE", "Cannot " + verb + " " + name + ": It is not in your hand.");
        if (state.isIn(card, Zone.HAND) || isOffered(state, player, card)) return Verdict.yes();
        return Verdict.no("ZONE", "Cannot " + verb + " " + name + ": It is not in your hand.");
    }

    /// Whether the card could be played from where it is by its own text or an effect.
    private static boolean isOffered(GameState state, int player, int card) {
        Playing.prepare(state);
        if (Playing.isPermittedFromThere(state, player, card)) return true;
        if (state.isIn(card, Zone.LIBRARY) || state.isIn(card, Zone.HAND)) {
            return state.decision.kind() == Decision.Kind.PRIORITY && offers(state, card);
        }
        for (var rules : state.blueprint(card).rules)
            for (var way : rules.ways()) if (way.from() == state.zone(card)) return true;
        return state.decision.kind() == Decision.Kind.PRIORITY && state.turn.priorityPlayer == player && offers(state, card);
    }

    private static boolean offers(GameState state, int card) {
        for (int i = 0; i < state.decision.size(); i++)
            if (splitsecond.engine.decision.Option.id(state.decision.packed(i)) == card) return true;
        return false;
    }

    private static String castRefusal(Condition<Moment> failed, Moment moment) {
        String start = "Cannot cast " + moment.name + ": ";
        boolean flashHint = hasFlashHint(moment.traits);
        return start
                + switch (failed.code()) {
                    case "PRIORITY" -> "You do not have priority.";
                    case "YOUR_TURN" ->
                        plural(moment.traits) + " can only be cast during your main phase when the stack is empty"
                                + (flashHint ? " (unless they have Flash)." : ".");
                    case "MAIN_PHASE" ->
                        "Sorcery-speed spells require a main phase."
                                + (flashHint ? " With Flash it could be cast now." : "");
                    default ->
                        "Sorcery-speed spells require an empty stack."
                                + (flashHint ? " With Flash it could be cast now." : "");
                };
    }

    private static String landRefusal(Condition<Moment> failed, Moment moment) {
        String start = "Cannot play " + moment.name + ": ";
        return start
                + switch (failed.code()) {
                    case "PRIORITY" -> "You do not have priority.";
                    case "YOUR_TURN" -> "Lands can only be played during your main phase when the stack is empty.";
                    case "MAIN_PHASE" -> "Lands can only be played during a main phase.";
                    case "EMPTY_STACK" -> "Lands can only be played while the stack is empty.";
                    default -> "You have already played a land this turn.";
                };
    }

    private static boolean hasFlashHint(Characteristics traits) {
        return traits.is(CardType.CREATURE) || traits.is(CardType.ARTIFACT) || traits.is(CardType.ENCHANTMENT);
    }

    /// The first type in the order of `CardType` names the card.
    private static String plural(Characteristics traits) {
        if (traits.is(CardType.SORCERY)) return "Sorceries";
        for (var type : CardType.values()) if (traits.is(type)) return type.word() + "s";
        return "Spells";
    }

    /// What may be chosen as the first target of a card, as if its owner cast it now.
    public static java.util.List<Integer> legalTargets(GameState state, int card) {
        if (!state.exists(card)) return java.util.List.of();
        Playing.prepare(state);
        return Playing.firstTargets(state, state.owner(card), card, state.blueprint(card).rules[0]);
    }
}
