package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntPredicate;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;
import splitsecond.engine.state.ObjectFlags;
import splitsecond.timing.Problem;

/// Finds objects and players by the names a scenario gives them.
final class Names {

    static final int NOTHING = -1;

    /// Where a name is looked up, in this order.
    private static final List<Zone> ZONES =
            List.of(Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.LIBRARY, Zone.COMMAND);

    private final String file;
    private final List<String> players;

    Names(String file, List<String> players) {
        this.file = file;
        this.players = players;
    }

    int player(String name) {
        return players.indexOf(name);
    }

    /// How people speak of an object or a player.
    String of(Game game, int id) {
        if (id < 0) return "nobody";
        if (GameState.isPlayer(id)) return players.get(id);
        if (!game.state().exists(id)) return "an object that is gone";
        var item = game.state().item(id);
        if (isAbility(game.state(), id) && item != null && game.state().exists(item.source))
            return game.traits(item.source).name();
        return game.traits(id).name();
    }

    /// The first player or object of that name that fits, or `NOTHING`. One that is nowhere at all is a problem of the
    /// file.
    int find(Game game, ObjectName name, IntPredicate fits) {
        int player = player(name.text());
        if (player >= 0 && fits.test(player)) return player;
        for (var zone : ZONES) {
            int found = findIn(game, name, zone, fits);
            if (found != NOTHING) return found;
        }
        if (!existsAnywhere(game, name)) throw unknown(name);
        return NOTHING;
    }

    Problem unknown(ObjectName name) {
        return new Problem(file + ":" + name.line() + ": there is nothing named '" + name + "' in this game now.");
    }

    /// The first object of that name anywhere, in the order of zones in which names are looked up; or `NOTHING`.
    int anywhere(Game game, ObjectName name) {
        for (var zone : ZONES) {
            int found = findIn(game, name, zone, _ -> true);
            if (found != NOTHING) return found;
        }
        return NOTHING;
    }

    boolean existsAnywhere(Game game, ObjectName name) {
        return player(name.text()) >= 0 || anywhere(game, name) != NOTHING;
    }

    int findIn(Game game, ObjectName name, Zone zone, IntPredicate fits) {
        var all = namedIn(game, name, zone);
        if (name.ordinal() > 0) {
            if (all.size() < name.ordinal()) return NOTHING;
            int one = all.get(name.ordinal() - 1);
            return fits.test(one) ? one : NOTHING;
        }
        for (int id : all) if (fits.test(id)) return id;
        return NOTHING;
    }

    /// Whether the object is one that the name means: the right one if it is numbered.
    boolean means(Game game, ObjectName name, int id) {
        if (GameState.isPlayer(id)) return player(name.text()) == id;
        if (!game.state().exists(id)) return false;
        return findIn(game, name, game.state().zone(id), one -> one == id) == id;
    }

    /// All objects of a name in a zone, in the order they arrived.
    private List<Integer> namedIn(Game game, ObjectName name, Zone zone) {
        var found = new ArrayList<Integer>();
        for (int id : objects(game.state(), zone)) {
            boolean named = isNamed(game, id, name.text())
                    || isNamed(game, id, name.name())
                            && (name.whose() == null || whose(game.state(), id) == player(name.whose()));
            if (named) found.add(id);
        }
        return found;
    }

    static List<Integer> objects(GameState state, Zone zone) {
        var found = new ArrayList<Integer>();
        switch (zone) {
            case LIBRARY, HAND, GRAVEYARD -> {
                for (int p = 0; p < state.playerCount; p++) addAll(found, state.list(zone, p));
                // A library is named from its top.
                if (zone == Zone.LIBRARY) return found.reversed();
                found.sort(Comparator.comparingInt(state::timestamp));
            }
            default -> addAll(found, state.list(zone, 0));
        }
        return found;
    }

    private static void addAll(List<Integer> list, IntList ids) {
        for (int i = 0; i < ids.size(); i++) list.add(ids.get(i));
    }

    static int whose(GameState state, int id) {
        return switch (state.zone(id)) {
            case BATTLEFIELD, STACK -> state.controller(id);
            default -> state.owner(id);
        };
    }

    static boolean isAbility(GameState state, int id) {
        var item = state.item(id);
        return item != null && item.ability != null && !(item.ability.source instanceof Ability.Spell);
    }

    /// Whether an object goes by a name where it is.
    boolean isNamed(Game game, int id, String name) {
        var state = game.state();
        // A face-down object has no name: a player who knows the card calls it by that.
        if (state.is(id, ObjectFlags.FACE_DOWN))
            return state.blueprint(id).card.name().equalsIgnoreCase(name)
                    || state.blueprint(id).front().name.equalsIgnoreCase(name);
        if (isAbility(state, id)) {
            var item = state.item(id);
            return item != null && state.exists(item.source) && isNamed(game, item.source, name)
                    || isCardName(state, id, name);
        }
        return switch (state.zone(id)) {
            case BATTLEFIELD -> {
                String own = game.traits(id).name();
                yield own.equalsIgnoreCase(name)
                        || isWholeName(state, id, own, name)
                        || state.is(id, ObjectFlags.TOKEN) && (own + " Token").equalsIgnoreCase(name);
            }
            case STACK -> game.traits(id).name().equalsIgnoreCase(name) || isCardName(state, id, name);
            default -> isCardName(state, id, name);
        };
    }

    /// A permanent of a card with several faces, whichever is up; not one that is a copy of something else.
    private static boolean isWholeName(GameState state, int id, String own, String name) {
        var card = state.blueprint(id).card;
        return card.faces().size() > 1
                && card.name().equalsIgnoreCase(name)
                && card.faces().stream().anyMatch(face -> face.name().equals(own));
    }

    private static boolean isCardName(GameState state, int id, String name) {
        var card = state.blueprint(id).card;
        if (card.name().equalsIgnoreCase(name)) return true;
        if (state.is(id, ObjectFlags.TOKEN) && (card.name() + " Token").equalsIgnoreCase(name)) return true;
        return card.layout() != CardDefinition.Layout.SPLIT
                && card.front().name().equalsIgnoreCase(name);
    }
}
