package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.chance.SecretSeed;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.Policy;

/// How a game goes on by itself: the answers that habits give, the computers that answer at once, and those that think.
/// Everything but thinking is done with the table's lock held.
final class Progress {

    /// No answer waits for more choices than this; the rest is made with the next call.
    private static final int MOVES_AT_ONCE = 5_000;
    private static final int NOTHING = -1;

    /// Is told what a computer has thought out, on the thread that it thought on.
    interface Thought {
        void made(Play playing, int decision, int answer);
    }

    /// Is told of every fault that the game goes on in spite of.
    interface Mishap {
        void met(int decision, Play.Fault fault);
    }

    private final Thinkers thinkers;
    private final Thought thought;
    private final Mishap mishap;
    private final Map<Integer, Policy> policies = new HashMap<>();
    /// The decision that a computer is thinking about.
    private int pondered = NOTHING;

    /// Where a board was set, or something taken back, nothing is passed by before somebody has answered.
    private boolean asksAnyway;

    private int passingSeat = GameView.NONE;
    private int passingTurn;
    /// How much of the story had been shown before the step that is being made.
    private int shown;

    Progress(Thinkers thinkers, Thought thought, Mishap mishap) {
        this.thinkers = thinkers;
        this.thought = thought;
        this.mishap = mishap;
    }

    boolean isThinking() {
        return pondered != NOTHING;
    }

    boolean isThinkingAbout(int decision) {
        return pondered == decision;
    }

    void hasThoughtAbout(int decision) {
        if (pondered == decision) pondered = NOTHING;
    }

    /// The next person who can decide something is asked.
    void askAnyway() {
        asksAnyway = true;
    }

    void hasAsked() {
        asksAnyway = false;
    }

    /// From here on the seat passes until the turn ends.
    void passFor(int seat, int turn) {
        passingSeat = seat;
        passingTurn = turn;
    }

    /// The game has taken another course: nobody passes on, and computers begin anew where it stands.
    void reconsider() {
        passingSeat = GameView.NONE;
        pondered = NOTHING;
        policies.clear();
    }

    /// In a game that is shown, the next step goes on until the story does.
    void beginStep(Play playing) {
        shown = playing.narrator().size();
    }

    /// Lets computers and habits answer until a person is asked, a computer thinks, or there is something to show.
    ///
    /// @param before is run before every answer that nobody waits for: the game can be looked at then
    void advance(Play playing, Standing standing, Runnable before) {
        playing.tellOfPasses(player -> policies.values().forEach(policy -> policy.passed(player)));
        var game = playing.game();
        for (int moves = 0; moves < MOVES_AT_ONCE && !standing.isOver() && standing.excess() == null; moves++) {
            int asked = game.decision().player();
            var seat = standing.file().seats().get(asked);
            if (asksAnyway && !seat.kind().isComputer()) return;
            int answer = seat.kind().isComputer()
                    ? computersAnswer(playing, standing, asked)
                    : Automatic.answer(game, seat.settings(), isPassing(game, asked), standing.isWatched());
            if (answer < 0) return;
            before.run();
            if (seat.kind().isComputer()) move(playing, answer);
            else playing.chooseByHabit(answer);
        }
        if (standing.isOver()) end(playing);
    }

    /// Tells the computers that the game is over; once.
    void end(Play playing) {
        if (isThinking()) return;
        policies.forEach((seat, policy) -> policy.end(playing.game().viewOf(seat)));
        policies.clear();
    }

    /// What habit answers for the person who is asked, after a while; negative if it does not.
    int answerLater(Play playing, Standing standing) {
        var game = playing.game();
        if (standing.isOver() || standing.isComputerAsked() || !standing.isWatched()) return Automatic.NONE;
        int asked = game.decision().player();
        return Automatic.answerLater(game, standing.file().seats().get(asked).settings(), isPassing(game, asked));
    }

    private boolean isPassing(Game game, int seat) {
        if (passingSeat != seat) return false;
        var kind = game.decision().kind();
        boolean passing = passingTurn == game.everything().turn()
                && (kind == Decision.Kind.PRIORITY || kind == Decision.Kind.ATTACK);
        if (!passing) passingSeat = GameView.NONE;
        return passing;
    }

    /// What a computer answers at once; negative if it has begun to think, or waits for its next step.
    private int computersAnswer(Play playing, Standing standing, int seat) {
        var game = playing.game();
        int plain = Automatic.forComputer(game);
        if (plain != Automatic.NONE) return plain;
        int decision = playing.decision();
        boolean hasSomethingToShow =
                standing.file().pace() != null && playing.narrator().size() > shown;
        if (hasSomethingToShow || pondered == decision) return Automatic.NONE;
        var computer = standing.file().seats().get(seat);
        // After a restart it begins anew where the game stands: what it chose before is stored.
        var policy =
                policies.computeIfAbsent(seat, _ -> thinkers.opponents().policy(computer, seed(game, seat, decision)));
        // Two computers would hold the table for a whole game, however quick they are.
        if (!computer.kind().isSlow() && !standing.areAllComputers()) return Opponents.answer(game, policy);
        var fork = game.fork();
        pondered = decision;
        if (thinkers.think(() -> thought.made(playing, decision, Opponents.answer(fork, policy))))
            return Automatic.NONE;
        pondered = NOTHING;
        return Opponents.answer(game, Opponents.usual(Seat.Kind.HEURISTIC, decision));
    }

    /// What a computer does tells nothing of chance in the game.
    private static long seed(Game game, int seat, int decision) {
        var secret = game.setup().secret();
        return secret == null
                ? game.setup().seed() * 31 + seat + 1 + decision
                : secret.number(SecretSeed.Use.COMPUTERS, decision, seat);
    }

    /// Makes the move that a computer wants. One at which the rules fail is not made; then passing, then any other.
    ///
    /// @throws Play.Fault if the rules fail at every option
    void move(Play playing, int wanted) {
        Play.Fault last = null;
        for (int option : inOrder(playing.game(), wanted)) {
            try {
                playing.choose(option);
                if (last != null) mishap.met(playing.decision() - 1, last);
                return;
            } catch (Play.Fault fault) {
                // The same fault again, at another option, is no news.
                if (last != null && !String.valueOf(last.getMessage()).equals(fault.getMessage()))
                    mishap.met(playing.decision(), last);
                last = fault;
            }
        }
        if (last != null) throw last;
    }

    private static List<Integer> inOrder(Game game, int wanted) {
        var decision = game.decision();
        var options = new ArrayList<Integer>();
        options.add(wanted);
        int pass = decision.indexOf(Option.pack(Option.Kind.PASS, 0));
        if (pass >= 0 && pass != wanted) options.add(pass);
        for (int i = 0; i < decision.size(); i++) if (i != wanted && i != pass) options.add(i);
        return options;
    }
}
