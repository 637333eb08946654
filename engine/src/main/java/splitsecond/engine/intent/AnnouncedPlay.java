package splitsecond.engine.intent;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.state.GameState;
import splitsecond.engine.view.OnStack;

/// A land, spell or ability that is played as somebody wishes, and how it is found again on the stack.
abstract sealed class AnnouncedPlay extends Pursuit permits AnnouncedTargets {

    /// Null if only targets are chosen.
    final Intent.@Nullable Play play;

    final Announcement wanted;
    final List<Meant> targets;
    /// "Cannot cast Shock", "Cannot activate Rod of Ruin".
    String start = "";

    String called = "";
    /// What was to be seen before it began.
    @Nullable
    GameView before;

    int startedAt = GameState.NONE;
    int source = GameState.NONE;
    /// The spell or ability on the stack; none for a mana ability.
    int object = GameState.NONE;

    /// How the game's questions call it.
    int subject = GameState.NONE;

    AnnouncedPlay(Intent.@Nullable Play play, Announcement wanted) {
        this.play = play;
        this.wanted = wanted;
        targets = new ArrayList<>(wanted.flat());
    }

    AnnouncedPlay(AnnouncedPlay other) {
        play = other.play;
        wanted = other.wanted;
        targets = new ArrayList<>(other.targets);
        start = other.start;
        called = other.called;
        before = other.before;
        startedAt = other.startedAt;
        source = other.source;
        object = other.object;
        subject = other.subject;
    }

    final void find(GameView view) {
        if (object != GameState.NONE || play == null) return;
        object = Aiming.begunAt(view, startedAt);
        var item = item(view);
        subject = item != null && item.wasCast() ? object : source;
    }

    final @Nullable OnStack item(GameView view) {
        return object != GameState.NONE && view.exists(object) ? view.stackItem(object) : null;
    }

    final Reply.Refused refusal(String code, String why) {
        return refuse(code, start + ": " + why);
    }
}
