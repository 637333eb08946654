package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.card.CardName;
import splitsecond.players.Policy;
import splitsecond.timing.Verdict;

/// A game under way for those who show it as plain text: the same words and habits as at the table.
public final class GameInWords {

    /// Nobody answers for the player.
    public static final int ASK = Automatic.NONE;

    private final Play play;

    public GameInWords(Setup setup) {
        play = new Play(setup);
    }

    /// Tells the computers who has passed.
    ///
    /// @param computers null where a person sits
    public void tellOfPasses(@Nullable Policy[] computers) {
        play.tellOfPasses(player -> {
            for (var computer : computers) if (computer != null) computer.passed(player);
        });
    }

    public Game game() {
        return play.game();
    }

    /// Answers the open decision.
    ///
    /// @throws IllegalStateException if the rules failed; everything is as before
    public void choose(int option) {
        try {
            play.choose(option);
        } catch (Play.Fault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    /// Names a card, also one that is not offered; false if that is no answer.
    public boolean name(CardName card) {
        try {
            return play.name(card);
        } catch (Play.Fault fault) {
            throw new IllegalStateException(fault.getMessage(), fault);
        }
    }

    /// The answer that is given for a person, or `ASK`.
    ///
    /// @param passing the player wants to pass on in this turn
    /// @param byHand the player pays by hand
    /// @param fullControl the player is asked wherever there is priority
    public int automatic(boolean passing, boolean byHand, boolean fullControl) {
        var settings = Settings.USUAL.with(new Settings.Change(null, fullControl, byHand, null, null));
        return Automatic.answer(game(), settings, passing, false);
    }

    /// What goes wrong in it is not hidden: a script that cannot be carried out says so.
    public int answerOf(Policy computer) {
        int plain = Automatic.forComputer(game());
        var decision = game().decision();
        return plain != Automatic.NONE ? plain : computer.choose(game().viewOf(decision.player()), decision);
    }

    public String prompt() {
        return new Questions(game()).prompt();
    }

    /// More about the question, such as "target creature"; may be empty.
    public String detail() {
        return new Questions(game()).detail();
    }

    public String label(int option) {
        return new Questions(game()).label(game().decision().option(option));
    }

    public boolean isMana(int option) {
        return Drawing.isMana(game(), game().decision().option(option));
    }

    public String nameOf(int id) {
        return Names.of(game(), id);
    }

    public int logSize() {
        return play.narrator().size();
    }

    /// The sentences from a number on, as a player may read them.
    public List<String> log(int from, int viewer) {
        return sentences(from, viewer, false);
    }

    /// The same with what was hidden from some.
    public List<String> story(int from) {
        return sentences(from, GameView.SPECTATOR, true);
    }

    private List<String> sentences(int from, int viewer, boolean all) {
        var sentences = new ArrayList<String>();
        var ids = new Ids(play, viewer < 0 ? 0 : 1 << viewer, viewer);
        for (var entry :
                all ? play.narrator().story(from, ids) : play.narrator().entries(from, ids)) {
            var text = new StringBuilder();
            for (var part : entry.parts()) text.append(part.words());
            sentences.add(text.toString());
        }
        return sentences;
    }

    /// Takes back the cast that is under way, or the last spell while it may be taken back.
    public Verdict undo(int player) {
        int start = play.startOfCast(player);
        if (start >= 0) {
            if (!play.isSecretSince(start))
                return Verdict.no("REVEALED", "Cannot undo: Hidden information has been revealed since.");
            play.back(player, start);
            return Verdict.yes();
        }
        var verdict = game().canUndo(player);
        if (!verdict.allowed()) return verdict;
        var trial = game().fork();
        trial.undo(player);
        play.back(player, trial.decisionId());
        return verdict;
    }
}
