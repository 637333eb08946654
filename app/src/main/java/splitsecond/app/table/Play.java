package splitsecond.app.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;
import splitsecond.app.storage.StoredMove;
import splitsecond.engine.Game;
import splitsecond.engine.GameRecord;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardName;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;

/// A game under way with its journal, which only grows, and its story. What was taken back is in the journal too, so
/// that the number of a decision is never used again.
final class Play {

    /// What was answered to what.
    ///
    /// @param revelations how much had been revealed before
    /// @param looking whether hidden cards were looked at to answer it
    /// @param tops the cards that were seen on top of libraries
    /// @param habit whether it was given for the player
    record Answer(
            int player,
            Decision.Kind question,
            Option.Kind answer,
            int revelations,
            boolean looking,
            List<Integer> tops,
            boolean habit) {}

    /// What is asked there is about what everybody sees.
    private static final Set<Decision.Kind> UNHIDDEN =
            EnumSet.of(Decision.Kind.PRIORITY, Decision.Kind.PAY, Decision.Kind.ATTACK, Decision.Kind.BLOCK);

    private final Game game;
    private final Narrator narrator = new Narrator(this);
    private final List<StoredMove> journal = new ArrayList<>();
    private final List<Answer> answers = new ArrayList<>();
    /// The number that the next object had whenever the game took another course.
    private final List<Integer> returns = new ArrayList<>();

    /// Is told who has passed.
    private IntConsumer passes = _ -> {};

    Play(Setup setup) {
        game = Game.start(setup, event -> {
            narrator.on(event);
            if (event.kind() == GameEvent.Kind.PRIORITY_PASSED) passes.accept(event.player());
        });
        narrator.follow(game);
    }

    void tellOfPasses(IntConsumer listener) {
        passes = listener;
    }

    /// Plays a journal again.
    ///
    /// @throws GameRecord.Misfit if it was made with other rules
    /// @throws Fault if the rules failed
    static Play replay(Setup setup, List<StoredMove> moves) {
        var play = new Play(setup);
        for (var move : moves) {
            if (move.number() != play.journal.size())
                throw new GameRecord.Misfit("move " + play.journal.size() + " is missing");
            if (move.isBack()) play.back(move.seat(), move.kept());
            else {
                var named = move.named();
                if (named != null) {
                    var _ = play.game.optionToName(named);
                }
                boolean fits = !play.game.isOver()
                        && move.option() < play.game.decision().size();
                if (!fits) throw new GameRecord.Misfit("move " + move.number() + " does not fit");
                play.choose(move.option(), move.isHabit(), named);
            }
            var hash = move.hash();
            if (hash != null && hash != play.game.hash())
                throw new GameRecord.Misfit("by move " + move.number() + " it has become another game");
        }
        return play;
    }

    Game game() {
        return game;
    }

    Narrator narrator() {
        return narrator;
    }

    /// The number of the open decision.
    int decision() {
        return journal.size();
    }

    int choices() {
        return answers.size();
    }

    StoredMove move(int number) {
        return journal.get(number);
    }

    List<StoredMove> movesFrom(int number) {
        return List.copyOf(journal.subList(number, journal.size()));
    }

    List<Answer> answers() {
        return answers;
    }

    /// Answers the open decision. If the rules cannot cope with it, everything is as before.
    ///
    /// @throws Fault if the rules failed
    void choose(int option) {
        choose(option, false, null);
    }

    /// The same for an answer that is given for a person.
    void chooseByHabit(int option) {
        choose(option, true, null);
    }

    /// Names a card, also one that is not offered.
    ///
    /// @return whether that could be done
    boolean name(CardName card) {
        boolean offered = game.decision().words().contains(card.name());
        int option = game.optionToName(card);
        if (option >= 0) choose(option, false, offered ? null : card);
        return option >= 0;
    }

    private void choose(int option, boolean habit, @Nullable CardName named) {
        var decision = game.decision();
        int player = decision.player();
        var answer = new Answer(
                player,
                decision.kind(),
                decision.option(option).kind(),
                game.everything().revelations(),
                isLooking(),
                tops(),
                habit);
        try {
            game.choose(option);
        } catch (RuntimeException | StackOverflowError failed) {
            game.rewind(answers.size());
            narrator.forgetAfter(answers.size());
            throw new Fault(failed);
        }
        int number = journal.size();
        journal.add(
                named != null
                        ? StoredMove.naming(number, player, option, named)
                        : habit ? StoredMove.habit(number, player, option) : new StoredMove(number, player, option));
        answers.add(answer);
    }

    /// Returns to an earlier state.
    void back(int seat, int kept) {
        rewind(kept);
        returns.add(game.everything().nextTimestamp());
        journal.add(StoredMove.back(journal.size(), seat, kept));
    }

    /// About how many bytes it takes.
    long weight() {
        return 150_000 + 100L * journal.size() + 1_000L * narrator.size();
    }

    /// In which of the courses that the game has taken an object came to be; what came to be twice is not the same.
    int epoch(int timestamp) {
        int epoch = 0;
        for (int returned : returns) if (timestamp >= returned) epoch++;
        return epoch;
    }

    /// Forgets the last moves, which nobody has been told of.
    void forget(int decision, int kept) {
        rewind(kept);
        journal.subList(decision, journal.size()).clear();
    }

    private void rewind(int kept) {
        game.rewind(kept);
        narrator.forgetAfter(kept);
        answers.subList(kept, answers.size()).clear();
    }

    /// The number of choices before the seat began what it is just casting or activating; -1 if it does no such thing.
    int startOfCast(int seat) {
        var open = game.decision();
        if (game.isOver() || open.player() != seat || open.kind() == Decision.Kind.PRIORITY) return -1;
        for (int i = answers.size() - 1; i >= 0; i--) {
            var answer = answers.get(i);
            if (answer.player != seat) return -1;
            if (answer.question == Decision.Kind.PRIORITY)
                return answer.answer == Option.Kind.CAST || answer.answer == Option.Kind.ACTIVATE ? i : -1;
        }
        return -1;
    }

    /// Whether nothing hidden has come to light since then. The rules count what was looked at when it has been done
    /// with; whoever is still asked about it has seen it. Nor do they count a card that has come to lie on top of a
    /// library whose top is seen.
    boolean isSecretSince(int kept) {
        var then = answers.get(kept);
        if (then.revelations != game.everything().revelations()) return false;
        var since = answers.subList(kept, answers.size());
        boolean looked = isLooking() || since.stream().anyMatch(Answer::looking);
        return (then.looking || !looked)
                && then.tops.containsAll(tops())
                && since.stream().allMatch(answer -> then.tops.containsAll(answer.tops));
    }

    private List<Integer> tops() {
        var tops = new ArrayList<Integer>();
        for (int player = 0; player < game.everything().playerCount(); player++)
            for (var card : game.viewOf(player).libraryTop(player)) tops.add(card.id());
        return List.copyOf(tops);
    }

    /// Whether the player who is asked is shown cards for it that lie hidden.
    private boolean isLooking() {
        if (game.isOver()) return false;
        var decision = game.decision();
        // Who plays cards from the top of a library sees them all the time.
        if (UNHIDDEN.contains(decision.kind())) return false;
        if (isHidden(decision.subject(), decision.player())) return true;
        for (int i = 0; i < decision.shown(); i++) if (isHidden(decision.shown(i), decision.player())) return true;
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (Drawing.isAboutObject(option) && isHidden(option.id(), decision.player())) return true;
        }
        return false;
    }

    private boolean isHidden(int id, int player) {
        var all = game.everything();
        if (!GameView.isObject(id) || !all.exists(id)) return false;
        return all.isIn(id, Zone.LIBRARY) || all.isIn(id, Zone.HAND) && all.owner(id) != player;
    }

    /// The rules failed at a choice.
    static final class Fault extends RuntimeException {
        Fault(Throwable failed) {
            super("the rules failed: " + failed.getMessage(), failed);
        }
    }
}
