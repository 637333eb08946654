package splitsecond.players.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Laws;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;

/// Which of a card's abilities have done something, over several games. It listens to them, and stops a game that goes
/// on and on without asking anyone.
final class Usage implements GameEvent.Listener {

    private static final String DECLINED = "declined";
    private static final int MOST_EVENTS_WITHOUT_A_CHOICE = 200_000;

    private final CardDefinition card;
    private final boolean[][] used;
    private boolean cast;
    private @Nullable GameView game;
    private @Nullable Game played;
    private final Map<Ability, Idleness> idleness = new IdentityHashMap<>();
    /// The ability that resolves now, and what was true before it did.
    private @Nullable Idleness resolving;

    private long before;
    private @Nullable String why;
    /// How often a spell with X was cast, and the largest X.
    private int castWithX;

    private int largestX;
    private int events;
    private final Map<Integer, Integer> faces = new HashMap<>();

    Usage(CardDefinition card) {
        this.card = card;
        used = new boolean[card.faces().size()][];
        for (int f = 0; f < used.length; f++)
            used[f] = new boolean[card.faces().get(f).abilities().size()];
    }

    void watch(Game game) {
        played = game;
        this.game = game.everything();
        resolving = null;
        faces.clear();
        events = 0;
    }

    void chosen(Option option) {
        events = 0;
        if (option.kind() == Option.Kind.NO || option.kind() == Option.Kind.DONE) why = DECLINED;
    }

    /// How often an ability has resolved, and how often it changed something.
    private static final class Idleness {
        private int resolved;
        private int changed;
        private @Nullable String why;
    }

    private void begin(int id) {
        resolving = null;
        var item = game == null || !game.exists(id) ? null : game.stackItem(id);
        var ability = item == null ? null : item.ability();
        if (item == null || ability == null || played == null || !isOwn(ability.source())) return;
        if (item.wasCast() && hasX(id)) {
            castWithX++;
            largestX = Math.max(largestX, item.x());
        }
        resolving = idleness.computeIfAbsent(ability.source(), _ -> new Idleness());
        why = null;
        before = Laws.substance(played);
    }

    private boolean hasX(int id) {
        if (game == null) return false;
        var cost = game.printed(id).manaCost();
        return cost != null && cost.xs() > 0;
    }

    private boolean isOwn(Ability ability) {
        for (var face : card.faces()) for (var one : face.abilities()) if (one == ability) return true;
        return false;
    }

    private void end() {
        var now = resolving;
        if (now == null || played == null) return;
        resolving = null;
        now.resolved++;
        if (Laws.substance(played) != before) now.changed++;
        if (now.why == null) now.why = why;
    }

    /// The abilities that resolved, some of them often, and never changed anything.
    List<Exercise.Idle> idle() {
        var list = new ArrayList<Exercise.Idle>();
        for (var face : card.faces())
            for (var ability : face.abilities()) {
                var idle = idleness.get(ability);
                // A game that ended meanwhile has changed.
                if (idle == null || idle.changed > 0 || idle.resolved == 0) continue;
                list.add(new Exercise.Idle(ability, idle.resolved, idle.why));
            }
        return list;
    }

    boolean xWasOnlyZero() {
        return castWithX > 0 && largestX == 0;
    }

    @Override
    public void on(GameEvent event) {
        if (++events > MOST_EVENTS_WITHOUT_A_CHOICE)
            throw new IllegalStateException("the game goes on without asking anyone");
        if (game == null) return;
        switch (event.kind()) {
            case ENTERED, LAND_PLAYED, TRANSFORMED -> arrived(event.subject());
            case CAST -> cast |= is(event.subject());
            case RESOLVING -> begin(event.subject());
            case NOTHING_TO_DO -> why = event.word();
            case RESOLVED, FIZZLED -> {
                end();
                resolved(event.subject());
            }
            case TAPPED_FOR_MANA -> mana(event.subject());
            case ACTIVATED -> {
                if (event.amount() == 1) mana(event.other());
            }
            default -> {}
        }
    }

    /// The card's objects are remembered: some have left by the time they are spoken of.
    private boolean is(int id) {
        if (game == null) return false;
        if (game.exists(id) && game.card(id).definition() == card) faces.put(id, game.face(id));
        return faces.containsKey(id);
    }

    private int face(int id) {
        return faces.getOrDefault(id, 0);
    }

    private void arrived(int id) {
        if (!is(id)) return;
        cast = true;
        mark(face(id), ability -> !(ability instanceof Ability.Activated || ability instanceof Ability.Triggered));
    }

    private void resolved(int id) {
        if (game == null) return;
        var item = game.exists(id) ? game.stackItem(id) : null;
        var ability = item == null ? null : item.ability();
        if (ability != null) mark(ability.source());
        boolean spell = item == null || item.wasCast();
        if (spell && is(id)) arrived(id);
    }

    private void mana(int id) {
        if (is(id)) mark(face(id), ability -> ability instanceof Ability.Activated activated && isMana(activated));
    }

    private boolean isMana(Ability.Activated activated) {
        return activated.effect().toString().contains("AddMana");
    }

    private interface Which {
        boolean test(Ability ability);
    }

    private void mark(int face, Which which) {
        if (face >= used.length) return;
        var abilities = card.faces().get(face).abilities();
        for (int i = 0; i < abilities.size(); i++) used[face][i] |= which.test(abilities.get(i));
    }

    private void mark(Ability ability) {
        for (int f = 0; f < used.length; f++) {
            var abilities = card.faces().get(f).abilities();
            for (int i = 0; i < abilities.size(); i++) used[f][i] |= abilities.get(i) == ability;
        }
    }

    boolean complete() {
        return cast && unused().isEmpty();
    }

    boolean wasCast() {
        return cast;
    }

    /// The abilities that have not been used yet, by face and place.
    List<Exercise.Unused> unused() {
        var list = new ArrayList<Exercise.Unused>();
        for (int f = 0; f < used.length; f++)
            for (int i = 0; i < used[f].length; i++)
                if (!used[f][i])
                    list.add(new Exercise.Unused(
                            card.faces().get(f).name(),
                            card.faces().get(f).abilities().get(i)));
        return list;
    }
}
