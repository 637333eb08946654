package splitsecond.players.heuristic;

import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.players.Policy;

/// Plays a sound game by rule of thumb, without looking ahead: a land and the dearest useful spell, removal for the
/// best threat, tricks when they win a fight, counterspells for what is worth one, attacks and blocks by their outcome.
/// Always answers alike; not for use by several threads at once.
public final class HeuristicPolicy implements Policy {

    private final Board board = new Board();
    private final Plays plays;
    private final Targets targets;
    private final Attack attack;
    private final Block block;
    private final Choices choices;
    private final Mulligan mulligan = new Mulligan(board);

    public HeuristicPolicy() {
        var knowledge = new Knowledge();
        attack = new Attack(board, knowledge);
        block = new Block(board, knowledge);
        var judgement = new Judgement(board);
        var stack = new Stack(board, knowledge, judgement);
        var tricks = new Tricks(board, judgement, knowledge);
        targets = new Targets(board, knowledge, judgement, stack, tricks);
        var benefit = new Benefit(board, knowledge, judgement, targets);
        var casting = new Casting(board, knowledge, targets, benefit);
        var activating = new Activating(board, knowledge, targets, benefit, tricks, casting);
        var colors = new Colors(board);
        plays = new Plays(board, casting, activating, colors);
        choices = new Choices(board, knowledge, benefit, new Cards(board), colors);
    }

    /// Whether a player with priority has something to think about now; at other times one passes.
    public static boolean isTimeToAct(GameView view) {
        return Moment.of(view) != Moment.OTHER;
    }

    /// Whether an option only helps in a fight, and there is none: later it does the same, and nobody knows of it
    /// before.
    public boolean canWait(GameView view, long option) {
        return plays.canWait(view, option);
    }

    /// Whether a target of a trick is one that it helps far less than another: a creature that fights nobody while
    /// others die.
    public boolean isWasted(GameView view, Decision decision, int option) {
        return decision.kind() == Decision.Kind.TARGET && targets.isWasted(view, decision, option);
    }

    @Override
    public void begin(long seed) {
        plays.forget();
        attack.forget();
        block.forget();
    }

    @Override
    public int choose(GameView view, Decision decision) {
        return switch (decision.kind()) {
            case PRIORITY -> plays.choose(view, decision);
            case TARGET -> targets.choose(view, decision);
            case ATTACK -> attack.choose(view, decision);
            case BLOCK -> block.choose(view, decision);
            case MULLIGAN -> mulligan.choose(view, decision);
            case NONE,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    MODE,
                    X,
                    DIVIDE,
                    OPTIONAL_COST,
                    COST,
                    PAY,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> choices.choose(view, decision);
        };
    }
}
