package splitsecond.players.exercise;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.event.GameEvent;

/// Which of a card's abilities have done something, over several games. It listens to them, and stops a game that goes
/// on and on without asking anyone.
final class Usage implements GameEvent.Listener {

    private static final int MOST_EVENTS_WITHOUT_A_CHOICE = 200_000;

    private final CardDefinition card;
    private final boolean[][] used;
    private boolean cast;
    private @Nullable GameView game;
    private int events;
    private final Map<Integer, Integer> faces = new HashMap<>();

    Usage(CardDefinition card) {
        this.card = card;
        used = new boolean[card.faces().size()][];
        for (int f = 0; f < used.length; f++)
            used[f] = new boolean[card.faces().get(f).abilities().size()];
    }

    void watch(GameView all) {
        game = all;
        faces.clear();
        events = 0;
    }

    void chosen() {
        events = 0;
    }

    @Override
    public void on(GameEvent event) {
        if (++events > MOST_EVENTS_WITHOUT_A_CHOICE)
            throw new IllegalStateException("the game goes on without asking anyone");
        if (game == null) return;
        switch (event.kind()) {
            case ENTERED, LAND_PLAYED, TRANSFORMED -> arrived(event.subject());
            case CAST -> cast |= is(event.subject());
            case RESOLVED, FIZZLED -> resolved(event.subject());
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
