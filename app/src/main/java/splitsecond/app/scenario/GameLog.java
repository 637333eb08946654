package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.event.GameEvent;

/// What happens in a game, in sentences.
final class GameLog implements GameEvent.Listener {

    private final Names names;
    private final Supplier<@Nullable Game> game;
    private final List<String> lines = new ArrayList<>();

    GameLog(Names names, Supplier<@Nullable Game> game) {
        this.names = names;
        this.game = game;
    }

    void clear() {
        lines.clear();
    }

    List<String> lines() {
        return List.copyOf(lines);
    }

    @Override
    public void on(GameEvent event) {
        var now = game.get();
        if (now == null) return;
        var sentence = sentence(now, event);
        if (sentence != null) lines.add(sentence);
    }

    private String name(Game game, int id) {
        if (GameView.isPlayer(id) || game.everything().exists(id)) return names.of(game.everything(), id);
        var last = game.everything().lastKnown(id);
        return last == null ? "something" : last.name();
    }

    private @Nullable String sentence(Game game, GameEvent event) {
        String subject = name(game, event.subject());
        String player = event.player() < 0 ? "nobody" : name(game, event.player());
        String other = event.other() < 0 ? "" : name(game, event.other());
        return switch (event.kind()) {
            case CAST -> player + " casts " + subject;
            case ACTIVATED -> player + " activates an ability of " + other;
            case LAND_PLAYED -> player + " plays " + subject;
            case MOVED ->
                event.to() == null || event.to() == Zone.BATTLEFIELD || event.to() == Zone.STACK
                        ? null
                        : (event.other() < 0 ? subject : other) + " goes to the "
                                + event.to().word();
            case ENTERED -> subject + " enters the battlefield";
            case RESOLVED -> subject + " resolves";
            case FIZZLED -> subject + " has no legal target left";
            case COUNTERED -> subject + " is countered";
            case DAMAGE -> other + " deals " + event.amount() + " damage to " + subject;
            case GAINED_LIFE -> player + " gains " + event.amount() + " life";
            case LOST_LIFE -> player + " loses " + event.amount() + " life";
            case DREW -> player + " draws a card";
            case DISCARDED -> player + " discards " + subject;
            case SACRIFICED -> player + " sacrifices " + subject;
            case ATTACKED -> subject + " attacks " + other;
            case BLOCKED -> subject + " blocks " + other;
            case COUNTERS_PUT -> subject + " gets " + event.amount() + " " + event.word() + " counters";
            case COUNTERS_REMOVED -> subject + " loses " + event.amount() + " " + event.word() + " counters";
            case STEP_BEGAN -> player + "'s " + Step.of(event.amount()).word() + " begins";
            case TAPPED -> subject + " becomes tapped";
            case TRANSFORMED -> subject + " transforms";
            case PRIORITY_PASSED -> player + " passes";
            case SHUFFLED -> player + " shuffles";
            case GAME_ENDED -> "the game ends";
            default -> null;
        };
    }
}
