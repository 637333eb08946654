package splitsecond.app.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.players.words.EventInWords;

/// The creatures that a combat would cost, in words. Those of one name are told apart by whose they are, and those of
/// one
/// side by whom they fight.
final class Casualties {

    private final Game before;
    private final GameView now;
    /// With the declaration that is tried.
    private final GameView declared;
    private final GameView then;

    Casualties(Game before, Game declared, Game after) {
        this.before = before;
        now = before.everything();
        this.declared = declared.everything();
        then = after.everything();
    }

    /// In the order of the battlefield.
    List<Integer> dead() {
        var dead = new ArrayList<Integer>();
        for (int i = 0; i < now.permanents(); i++) if (dies(now.permanent(i))) dead.add(now.permanent(i));
        return dead;
    }

    private boolean dies(int id) {
        return now.traits(id).isCreature() && !then.isOnBattlefield(id);
    }

    List<String> lines() {
        var dead = new LinkedHashMap<String, Integer>();
        var all = new LinkedHashMap<String, Integer>();
        for (int i = 0; i < now.permanents(); i++) {
            int id = now.permanent(i);
            if (!now.traits(id).isCreature()) continue;
            all.merge(called(id), 1, Integer::sum);
            if (dies(id)) dead.merge(called(id), 1, Integer::sum);
        }
        var lines = new ArrayList<String>();
        dead.forEach((who, times) -> lines.add(told(who, times, all.getOrDefault(who, times))));
        return lines;
    }

    private static String told(String who, int times, int all) {
        if (times < all) return times + " of " + all + " × " + who + (times == 1 ? " dies" : " die");
        return times == 1 ? who + " dies" : times + " × " + who + " die";
    }

    /// "Grizzly Bears", "bob's Grizzly Bears", "Grizzly Bears (blocked)", "Grizzly Bears (blocking Hill Giant)".
    private String called(int id) {
        return apart(id) + (sharesFate(id) ? "" : fighting(id));
    }

    /// Creatures of one name on both sides are told apart by whose they are.
    private String apart(int id) {
        String name = Names.of(before, id);
        for (int i = 0; i < now.permanents(); i++) {
            int other = now.permanent(i);
            if (now.controller(other) == now.controller(id)
                    || !Names.of(before, other).equals(name)) continue;
            String owner = Names.of(before, now.controller(id));
            return (owner.equals(EventInWords.YOU) ? "your " : owner + "'s ") + name;
        }
        return name;
    }

    /// Whether what becomes of it becomes of all of that name on its side.
    private boolean sharesFate(int id) {
        return others(id).stream().noneMatch(other -> dies(other) != dies(id));
    }

    /// Of that name on its side.
    private List<Integer> others(int id) {
        String name = Names.of(before, id);
        var others = new ArrayList<Integer>();
        for (int i = 0; i < now.permanents(); i++) {
            int other = now.permanent(i);
            if (other != id
                    && now.controller(other) == now.controller(id)
                    && Names.of(before, other).equals(name)) others.add(other);
        }
        return others;
    }

    /// Whom it fights is said only where another does the same with somebody else.
    private String fighting(int id) {
        String role = role(id);
        if (role.isEmpty()) return "";
        if (others(id).stream().noneMatch(other -> role(other).equals(role))) return " (" + role + ")";
        return " (" + role + (role.equals(BLOCKED) ? " by " : " ") + whom(id) + ")";
    }

    private static final String BLOCKED = "blocked";

    private String role(int id) {
        for (int i = 0; i < declared.blocks(); i++) {
            if (declared.blocker(i) == id) return "blocking";
            if (declared.blocked(i) == id) return BLOCKED;
        }
        return declared.isAttacking(id) ? "attacking" : "";
    }

    private String whom(int id) {
        for (int i = 0; i < declared.blocks(); i++) {
            if (declared.blocker(i) == id) return apart(declared.blocked(i));
            if (declared.blocked(i) == id) return apart(declared.blocker(i));
        }
        int attacked = declared.attacking(id);
        return GameView.isPlayer(attacked) ? Names.of(before, attacked) : apart(attacked);
    }
}
