package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Meant;
import splitsecond.timing.Problem;

/// Finds objects and players by the names a scenario gives them.
final class Names {

    static final int NOTHING = -1;

    /// Where a name is looked up, in this order.
    private static final List<Zone> ZONES = List.of(
            Zone.BATTLEFIELD,
            Zone.STACK,
            Zone.GRAVEYARD,
            Zone.EXILE,
            Zone.HAND,
            Zone.LIBRARY,
            Zone.OUTSIDE,
            Zone.COMMAND);

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
    String of(GameView view, int id) {
        if (id < 0) return "nobody";
        if (GameView.isPlayer(id)) return players.get(id);
        if (!view.exists(id)) return "an object that is gone";
        var item = view.stackItem(id);
        if (item != null && item.isAbility() && view.exists(item.source()))
            return view.traits(item.source()).name();
        return view.traits(id).name();
    }

    /// What a name means to the rules.
    Meant meant(ObjectName name) {
        return new Named(name);
    }

    /// A card that is played by its player, who may also name a half or a face of it.
    Meant card(ObjectName name, int player) {
        return new Named(name) {
            @Override
            public boolean is(GameView view, int id) {
                return super.is(view, id)
                        || name.ordinal() == 0
                                && whose(view, id) == player
                                && view.card(id).definition().faces().stream()
                                        .anyMatch(face -> face.name().equalsIgnoreCase(name.name()));
            }
        };
    }

    private class Named implements Meant {
        private final ObjectName name;

        Named(ObjectName name) {
            this.name = name;
        }

        @Override
        public int among(GameView view, IntPredicate offered) {
            return find(view, name, offered);
        }

        @Override
        public boolean is(GameView view, int id) {
            return means(view, name, id);
        }

        @Override
        public boolean isCalled(GameView view, int id) {
            return view.exists(id) && (isNamed(view, id, name.name()) || isNamed(view, id, name.text()));
        }

        @Override
        public boolean isSeen(GameView view) {
            return existsAnywhere(view, name);
        }

        @Override
        public boolean mayBeSaidAhead() {
            return true;
        }

        @Override
        public int option(GameView view, Decision decision) {
            int color = color(decision, name.text());
            if (color >= 0) return color;
            int word = word(decision, name.text());
            if (word >= 0) return word;
            int place = Answer.place(name.text());
            if (place >= 0 && decision.kind() == Decision.Kind.PLACE)
                return decision.indexOf(Option.pack(Option.Kind.PLACE, place));
            int entering = counterOrHaste(view, decision, name.text());
            if (entering >= 0) return entering;
            int mode = Wordings.option(view, decision, name.text());
            if (mode >= 0) return mode;
            int player = player(name.text());
            int option = player < 0 ? -1 : decision.indexOf(Option.pack(Option.Kind.ENTITY, player));
            for (int i = 0; i < decision.size() && option < 0; i++)
                if (isFace(view, decision, decision.option(i), name.text())) option = i;
            for (int i = 0; i < decision.size() && option < 0; i++) {
                var one = decision.option(i);
                if (one.kind() == Option.Kind.ENTITY && means(view, name, one.id())) option = i;
            }
            return option;
        }

        @Override
        public String name(GameView view, String unseen) {
            if (!existsAnywhere(view, name)) throw unknown(name);
            return player(name.text()) >= 0 ? name.text() : of(view, anywhere(view, name));
        }
    }

    private static int color(Decision decision, String text) {
        var symbol = Mana.symbol(text);
        return symbol == null ? -1 : decision.indexOf(Option.pack(Option.Kind.COLOR, Mana.SYMBOLS.indexOf(symbol)));
    }

    /// A color word may be given by its letter.
    private static int word(Decision decision, String text) {
        var symbol = Mana.symbol(text);
        for (int i = 0; i < decision.words().size(); i++) {
            String word = decision.words().get(i);
            if (word.equalsIgnoreCase(text)
                    || (word + " token").equalsIgnoreCase(text)
                    || symbol != null && symbol.equals(Mana.symbol(word)))
                return decision.indexOf(Option.pack(Option.Kind.WORD, i));
        }
        return -1;
    }

    /// What enters with a +1/+1 counter if its player says yes (riot, unleash): the counter may be named, and so may
    /// riot's haste.
    private static int counterOrHaste(GameView view, Decision decision, String text) {
        boolean enters = decision.kind() == Decision.Kind.MAY
                && GameView.isObject(decision.subject())
                && view.exists(decision.subject())
                && view.zone(decision.subject()) != Zone.BATTLEFIELD;
        if (!enters) return -1;
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "counter", "+1/+1", "+1/+1 counter" -> decision.indexOf(Option.pack(Option.Kind.YES, 0));
            case "haste" -> decision.indexOf(Option.pack(Option.Kind.NO, 0));
            default -> -1;
        };
    }

    /// Where the faces of a card can be chosen apart, each has its name.
    private static boolean isFace(GameView view, Decision decision, Option option, String name) {
        boolean card = decision.kind() == Decision.Kind.CHOOSE
                && option.kind() == Option.Kind.ENTITY
                && GameView.isObject(option.id());
        if (!card) return false;
        var faces = view.card(option.id()).definition().faces();
        return faces.size() > 1
                && option.variant() < faces.size()
                && faces.get(option.variant()).name().equalsIgnoreCase(name);
    }

    /// The first player or object of that name that fits, or `NOTHING`. One that is nowhere at all is a problem of the
    /// file.
    int find(GameView view, ObjectName name, IntPredicate fits) {
        int player = player(name.text());
        if (player >= 0 && fits.test(player)) return player;
        for (var zone : ZONES) {
            int found = findIn(view, name, zone, fits);
            if (found != NOTHING) return found;
        }
        if (!existsAnywhere(view, name)) throw unknown(name);
        return NOTHING;
    }

    Problem unknown(ObjectName name) {
        return problem(name.line(), "there is nothing named '" + name + "' in this game now.");
    }

    Problem problem(int line, String sentence) {
        return new Problem(file + ":" + line + ": " + sentence);
    }

    /// The first object of that name anywhere, in the order of zones in which names are looked up; or `NOTHING`.
    int anywhere(GameView view, ObjectName name) {
        for (var zone : ZONES) {
            int found = findIn(view, name, zone, _ -> true);
            if (found != NOTHING) return found;
        }
        return NOTHING;
    }

    boolean existsAnywhere(GameView view, ObjectName name) {
        return player(name.text()) >= 0 || anywhere(view, name) != NOTHING;
    }

    int findIn(GameView view, ObjectName name, Zone zone, IntPredicate fits) {
        var all = namedIn(view, name, zone);
        if (name.ordinal() > 0) {
            if (all.size() < name.ordinal()) return NOTHING;
            int one = all.get(name.ordinal() - 1);
            return fits.test(one) ? one : NOTHING;
        }
        for (int id : all) if (fits.test(id)) return id;
        return NOTHING;
    }

    /// Whether the object is one that the name means: the right one if it is numbered.
    boolean means(GameView view, ObjectName name, int id) {
        if (GameView.isPlayer(id)) return player(name.text()) == id;
        if (!view.exists(id)) return false;
        return findIn(view, name, view.zone(id), one -> one == id) == id;
    }

    /// All objects of a name in a zone, in the order they arrived. Where a player has none of that name, those that the
    /// player owns are meant, whoever controls them.
    private List<Integer> namedIn(GameView view, ObjectName name, Zone zone) {
        var found = new ArrayList<Integer>();
        var owned = new ArrayList<Integer>();
        int player = name.whose() == null ? GameView.NONE : player(name.whose());
        for (int id : objects(view, zone)) {
            boolean called = isNamed(view, id, name.name());
            boolean anyones = name.whose() == null || whose(view, id) == player;
            if (isNamed(view, id, name.text()) || called && anyones) found.add(id);
            else if (called && view.owner(id) == player) owned.add(id);
        }
        return found.isEmpty() ? owned : found;
    }

    static List<Integer> objects(GameView view, Zone zone) {
        return switch (zone) {
            case LIBRARY, HAND, GRAVEYARD, OUTSIDE -> {
                var found = new ArrayList<Integer>();
                for (int p = 0; p < view.playerCount(); p++) found.addAll(view.objects(zone, p));
                // A library is named from its top.
                if (zone == Zone.LIBRARY) yield found.reversed();
                found.sort(Comparator.comparingInt(view::timestamp));
                yield found;
            }
            case BATTLEFIELD, STACK, EXILE, COMMAND -> view.objects(zone, 0);
        };
    }

    static int whose(GameView view, int id) {
        return switch (view.zone(id)) {
            case BATTLEFIELD, STACK -> view.controller(id);
            default -> view.owner(id);
        };
    }

    /// Whether an object goes by a name where it is.
    boolean isNamed(GameView view, int id, String name) {
        // A face-down object has no name: a player who knows the card calls it by that.
        if (view.isFaceDown(id))
            return view.card(id).definition().name().equalsIgnoreCase(name)
                    || view.card(id).face(0).name().equalsIgnoreCase(name);
        var item = view.stackItem(id);
        if (item != null && item.isAbility())
            return view.exists(item.source()) && isNamed(view, item.source(), name) || isCardName(view, id, name);
        return switch (view.zone(id)) {
            case BATTLEFIELD -> {
                String own = view.traits(id).name();
                // A copy of a face-down permanent has no name either (CR 708.10).
                yield own.equalsIgnoreCase(name)
                        || own.isEmpty() && isCardName(view, id, name)
                        || isWholeName(view, id, own, name)
                        || view.isToken(id) && isTokenName(view, id, own, name);
            }
            case STACK -> view.traits(id).name().equalsIgnoreCase(name) || isCardName(view, id, name);
            default -> isCardName(view, id, name);
        };
    }

    /// CR 111.4: with or without the word that ends most names of tokens; a Role (CR 111.10) is also called that.
    private static boolean isTokenName(GameView view, int id, String own, String name) {
        return (own + " Token").equalsIgnoreCase(name)
                || own.equalsIgnoreCase(name + " Token")
                || view.traits(id).hasSubtype("Role")
                        && ((own + " Role").equalsIgnoreCase(name) || (own + " Role Token").equalsIgnoreCase(name));
    }

    /// A permanent of a card with several faces, whichever is up; not one that is a copy of something else.
    private static boolean isWholeName(GameView view, int id, String own, String name) {
        var card = view.card(id).definition();
        return card.faces().size() > 1
                && card.name().equalsIgnoreCase(name)
                && (isRoom(card, own)
                        || card.faces().stream().anyMatch(face -> face.name().equals(own)));
    }

    /// CR 709.5: with both its names, or none.
    private static boolean isRoom(CardDefinition card, String own) {
        return card.layout() == CardDefinition.Layout.ROOM && (own.isEmpty() || own.equals(card.name()));
    }

    private static boolean isCardName(GameView view, int id, String name) {
        var card = view.card(id).definition();
        if (card.name().equalsIgnoreCase(name)) return true;
        if (view.isToken(id) && (card.name() + " Token").equalsIgnoreCase(name)) return true;
        return card.layout() != CardDefinition.Layout.SPLIT
                && card.front().name().equalsIgnoreCase(name);
    }
}
