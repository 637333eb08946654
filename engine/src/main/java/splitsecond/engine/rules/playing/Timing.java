package splitsecond.engine.rules.playing;

import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Sight;
import splitsecond.engine.state.GameState;
import splitsecond.timing.Verdict;

/// Whether a player may play something now, and if not, which conditions failed: read off what `Playing` finds.
public final class Timing {

    public static final String MANA = Requirement.MANA.name();
    public static final String TARGETS = Requirement.TARGETS.name();

    private Timing() {}

    /// Whether a player could cast a card now, with every condition.
    public static Verdict canCast(GameState state, int player, int card) {
        return canCast(state, player, card, _ -> true, verdict -> verdict);
    }

    /// Whether a player could cast one half or face of a card now.
    public static Verdict canCastFace(GameState state, int player, int card, int face) {
        return canCast(state, player, card, option -> Casting.face(option.variant()) == face, verdict -> verdict);
    }

    /// Whether it is the time to cast a card: what else is missing, mana or targets, is another question.
    public static Verdict canCastNow(GameState state, int player, int card) {
        return canCast(state, player, card, _ -> true, Timing::timeAlone);
    }

    /// Time is judged first, so the sentence of a verdict that fails for it is about it.
    private static Verdict timeAlone(Verdict verdict) {
        var checks = verdict.checks().stream()
                .filter(check -> Requirement.isAboutTime(check.code()))
                .toList();
        boolean inTime = checks.stream().allMatch(Verdict.Check::holds);
        return new Verdict(checks, inTime ? "" : verdict.message());
    }

    private static Verdict canCast(
            GameState state, int player, int card, Predicate<Option> wanted, UnaryOperator<Verdict> judged) {
        var unknown = unknown(state, player, card, "cast");
        if (unknown != null) return unknown;
        var verdict = best(plays(state, player, card), Option.Kind.CAST, wanted, judged);
        if (verdict != null) return verdict;
        if (!isInHand(state, player, card)) return notInHand(state, player, card, "cast");
        return Verdict.no("LAND", "Cannot cast " + state.printed(card).name + ": Lands are played, not cast.");
    }

    /// Whether a player could play a land now.
    public static Verdict canPlayLand(GameState state, int player, int card) {
        var unknown = unknown(state, player, card, "play");
        if (unknown != null) return unknown;
        var verdict = best(plays(state, player, card), Option.Kind.PLAY_LAND, _ -> true, whole -> whole);
        if (verdict != null) return verdict;
        if (!isInHand(state, player, card)) return notInHand(state, player, card, "play");
        return Verdict.no(
                "NOT_A_LAND", "Cannot play " + state.printed(card).name + ": It is not a land; cast it instead.");
    }

    /// Whether a player could activate an ability now, by its place among all abilities of the object.
    public static Verdict canActivate(GameState state, int player, int object, int place) {
        var unknown = unknown(state, player, object, "activate");
        if (unknown != null) return unknown;
        var verdict = best(
                plays(state, player, object),
                Option.Kind.ACTIVATE,
                option -> option.variant() == place,
                whole -> whole);
        if (verdict != null) return verdict;
        return Verdict.no("ZONE", "Cannot activate " + name(state, player, object) + ": It has no such ability there.");
    }

    /// What could be done with a card whose face is hidden would tell what it is.
    private static List<JudgedPlay> plays(GameState state, int player, int object) {
        return Sight.isFaceHidden(state, player, object) ? List.of() : Playing.plays(state, player, object);
    }

    /// The first of the plays that is allowed, or else the first; null if there is none.
    private static @Nullable Verdict best(
            List<JudgedPlay> plays, Option.Kind kind, Predicate<Option> wanted, UnaryOperator<Verdict> judged) {
        Verdict first = null;
        for (var play : plays) {
            if (play.option().kind() != kind || !wanted.test(play.option())) continue;
            var verdict = judged.apply(play.verdict());
            if (verdict.allowed()) return verdict;
            if (first == null) first = verdict;
        }
        return first;
    }

    private static @Nullable Verdict unknown(GameState state, int player, int object, String verb) {
        if (player < 0 || player >= state.playerCount)
            return Verdict.no("UNKNOWN_PLAYER", "There is no player " + player + ".");
        if (!state.exists(object) || !Sight.sees(state, player, object))
            return Verdict.no("UNKNOWN_CARD", "Cannot " + verb + " that: There is no such card now.");
        return null;
    }

    private static boolean isInHand(GameState state, int player, int card) {
        return state.isIn(card, Zone.HAND) && state.owner(card) == player;
    }

    private static Verdict notInHand(GameState state, int player, int card, String verb) {
        return Verdict.no("ZONE", "Cannot " + verb + " " + name(state, player, card) + ": It is not in your hand.");
    }

    /// Nobody learns the name of a hidden card by asking about it.
    private static String name(GameState state, int player, int object) {
        String name = Sight.isFaceHidden(state, player, object) ? "" : state.printed(object).name;
        return name.isEmpty() ? "that" : name;
    }

    /// What may be chosen as the first target of a card, as if its owner cast it now.
    public static List<Integer> legalTargets(GameState state, int card) {
        if (!state.exists(card)) return List.of();
        Playing.prepare(state);
        return Playability.firstTargets(state, state.owner(card), card, state.blueprint(card).rules[0]);
    }
}
