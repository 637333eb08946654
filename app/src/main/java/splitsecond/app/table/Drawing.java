package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.GameView.ObjectView;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.OnStack;
import splitsecond.engine.view.Traits;
import splitsecond.players.words.CardText;
import splitsecond.players.words.ChosenInWords;
import splitsecond.timing.Verdict;

/// Draws what one viewer may see of a game: cards, players, zones.
final class Drawing {

    private static final String MANA = "WUBRGC";

    private final Game game;
    private final GameView view;
    private final int viewer;
    private final boolean openHands;
    private final boolean still;
    private final Ids ids;
    private final Map<Integer, List<Integer>> options = new HashMap<>();
    private final Map<Integer, List<Integer>> manaOptions = new HashMap<>();

    /// @param openHands whether all hands are drawn, for replays of records, which hold them anyway
    Drawing(Game game, Ids ids, boolean openHands) {
        this(game, ids, openHands, false);
    }

    /// As something to look at only: without what could be done.
    static Drawing still(Game game, Ids ids, boolean openHands) {
        return new Drawing(game, ids, openHands, true);
    }

    private Drawing(Game game, Ids ids, boolean openHands, boolean still) {
        this.still = still;
        this.game = game;
        this.ids = ids;
        this.openHands = openHands;
        viewer = ids.viewer();
        view = game.viewOf(viewer);
        var decision = still ? null : view.decision();
        for (int i = 0; decision != null && i < decision.size(); i++) {
            var option = decision.option(i);
            if (!isAboutObject(option)) continue;
            boolean mana = decision.kind() == Decision.Kind.PRIORITY && isMana(game, option);
            (mana ? manaOptions : options)
                    .computeIfAbsent(option.id(), _ -> new ArrayList<>())
                    .add(i);
        }
    }

    static boolean isAboutObject(Option option) {
        return switch (option.kind()) {
            case PLAY_LAND, CAST, ACTIVATE, PUT -> true;
            case ENTITY -> GameView.isObject(option.id());
            case PASS, YES, NO, NUMBER, COLOR, MODE, WORD, DONE, AUTO, PLACE -> false;
        };
    }

    static boolean isMana(Game game, Option option) {
        if (option.kind() != Option.Kind.ACTIVATE || !game.everything().exists(option.id())) return false;
        var traits = game.traits(option.id());
        return option.variant() < traits.abilities()
                && traits.ability(option.variant()).isMana();
    }

    List<View.PlayerView> players(List<Seat> seats) {
        var players = new ArrayList<View.PlayerView>();
        for (int p = 0; p < view.playerCount(); p++) players.add(player(p, seats.get(p)));
        return players;
    }

    private View.PlayerView player(int player, Seat seat) {
        var mana = new LinkedHashMap<String, Integer>();
        for (int type = 0; type < MANA.length(); type++)
            mana.put(String.valueOf(MANA.charAt(type)), view.mana(player, type));
        return new View.PlayerView(
                player,
                seat.name(),
                seat.deck(),
                view.life(player),
                view.poison(player),
                view.counters(player),
                view.hasLost(player),
                view.monarch() == player,
                marks(player),
                mana,
                view.handSize(player) + unfinished(player, Zone.HAND).size(),
                view.librarySize(player) + unfinished(player, Zone.LIBRARY).size(),
                cards(openHands ? game.viewOf(player).hand(player) : view.hand(player)),
                pile(player, Zone.GRAVEYARD),
                pile(player, Zone.EXILE),
                libraryTop(player));
    }

    /// The player's cards there, with those that are just being cast where they lay before.
    private List<CardView> pile(int player, Zone zone) {
        var cards = new ArrayList<>(cards(lying(player, zone)));
        for (int spell : unfinished(player, zone)) {
            var before = before(spell);
            if (before == null) continue;
            var lay = before.lying(player, zone);
            for (int i = 0; i < lay.size(); i++) {
                int id = lay.get(i).id();
                if (game.everything().exists(id) || before.definition(id) != definition(spell)) continue;
                cards.add(Math.min(i, cards.size()), before.card(lay.get(i)));
                break;
            }
        }
        return cards;
    }

    private CardDefinition definition(int id) {
        return game.everything().card(id).definition();
    }

    private List<ObjectView> lying(int player, Zone zone) {
        if (zone == Zone.GRAVEYARD) return view.graveyard(player);
        return view.exile().stream().filter(card -> card.owner() == player).toList();
    }

    private List<CardView> libraryTop(int player) {
        var unfinished = unfinished(player, Zone.LIBRARY);
        var before = unfinished.isEmpty() ? null : before(unfinished.getFirst());
        return before == null ? cards(view.libraryTop(player)) : before.cards(before.view.libraryTop(player));
    }

    /// As it was before somebody began to cast what they have not finished.
    private @Nullable Drawing before(int spell) {
        var item = view.stackItem(spell);
        if (item == null || item.startedAt() < 0) return null;
        var earlier = game.fork();
        earlier.rewind(item.startedAt());
        return still(earlier, ids, openHands);
    }

    /// CR 114, 309, 701.54, 726.
    private List<String> marks(int player) {
        var marks = new ArrayList<String>();
        if (view.initiative() == player) marks.add("initiative");
        for (int id : view.objects(Zone.COMMAND, player))
            if (view.owner(id) == player) marks.add(view.printed(id).name());
        int bearer = view.ringBearer(player);
        if (bearer != GameView.NONE) marks.add("Ring-bearer: " + Names.of(game, bearer));
        return marks;
    }

    List<CardView> battlefield() {
        return cards(view.battlefield());
    }

    /// The top first. What is just being cast or activated is nobody else's business before it is complete.
    List<CardView> stack() {
        return cards(view.stack().stream().filter(this::isSeen).toList());
    }

    private boolean isSeen(ObjectView item) {
        return openHands || item.controller() == viewer || !game.everything().isBeingAnnounced(item.id());
    }

    /// The spells that are not complete: others take them for cards that lie where they were cast from.
    private List<Integer> unfinished(int player, Zone zone) {
        var spells = new ArrayList<Integer>();
        for (var item : view.stack()) {
            var spell = view.stackItem(item.id());
            int whose = zone == Zone.HAND ? item.controller() : item.owner();
            if (whose == player && !isSeen(item) && spell != null && spell.isFrom(zone)) spells.add(item.id());
        }
        return spells;
    }

    /// Cards that are asked about or offered and lie in a library or in somebody else's hand.
    List<CardView> hiddenOffers(Decision decision) {
        var ids = new LinkedHashSet<Integer>();
        if (decision.subject() >= 0) ids.add(decision.subject());
        for (var option : decision.options()) if (isAboutObject(option)) ids.add(option.id());
        var cards = new ArrayList<CardView>();
        for (int id : ids) {
            var object = view.find(id);
            if (object == null) continue;
            if (object.zone() == Zone.LIBRARY || object.zone() == Zone.HAND && object.owner() != viewer)
                cards.add(card(object));
        }
        return cards;
    }

    List<CardView> shown(List<Integer> ids) {
        var cards = new ArrayList<CardView>();
        for (int id : ids) {
            var object = view.find(id);
            if (object != null) cards.add(card(object));
        }
        return cards;
    }

    private List<CardView> cards(List<ObjectView> objects) {
        return objects.stream().map(this::card).toList();
    }

    private CardView card(ObjectView object) {
        var all = game.everything();
        int id = object.id();
        var traits = object.traits();
        boolean faceDown = all.isFaceDown(id);
        // CR 406.3: only on the battlefield and the stack is a face-down card a 2/2 creature.
        boolean aside = faceDown && object.zone() == Zone.EXILE;
        boolean hidden = !view.knows(id) && (aside || !openHands);
        boolean creature = traits.isCreature() && !aside;
        var cost = traits.manaCost();
        var printed = all.printed(id);
        var face = CardText.face(game.everything(), id);
        var stack = object.zone() == Zone.STACK && !hidden ? onStack(object) : null;
        boolean ability = stack != null && !stack.kind().equals("spell");
        return new CardView(
                ids.number(id),
                ability ? Names.of(game, id) : object.name(),
                object.owner(),
                object.controller(),
                object.zone(),
                cost == null || hidden ? "" : cost.toString(),
                aside ? hidden ? "" : face.types().toString() : typeLine(traits),
                aside ? List.of() : CardView.types(traits.types()),
                CardView.supertypes(traits.supertypes()),
                traits.subtypes(),
                CardView.colors(traits.colors()),
                hidden ? "" : face.text(),
                keywords(traits),
                hidden ? null : Gained.of(all, id),
                creature ? traits.power() : null,
                creature ? traits.toughness() : null,
                creature ? printed.power() : null,
                creature ? printed.toughness() : null,
                loyalty(object),
                object.damage(),
                object.counters(),
                object.tapped(),
                object.sick() && creature && !traits.has(Keyword.HASTE),
                object.token(),
                faceDown,
                ids.reference(object.attachedTo()),
                ids.reference(object.attacking()),
                object.blocking().stream().map(ids::number).toList(),
                all.isBlocked(id),
                options.getOrDefault(id, List.of()),
                manaOptions.getOrDefault(id, List.of()),
                why(object),
                faceDown ? null : CardView.faces(all.card(id).definition()),
                merged(all.merged(id)),
                hidden || faceDown || all.card(id).definition().supported() ? null : true,
                stack);
    }

    private static @Nullable List<String> merged(List<String> names) {
        return names.isEmpty() ? null : names;
    }

    private static @Nullable Integer loyalty(ObjectView object) {
        if (object.zone() == Zone.BATTLEFIELD)
            return object.counters().getOrDefault("loyalty", object.counters().get("defense"));
        return object.traits().loyalty() > 0 ? object.traits().loyalty() : null;
    }

    private static String typeLine(Traits traits) {
        var line = new StringBuilder();
        for (var supertype : Supertype.values())
            if (traits.is(supertype)) line.append(supertype.word()).append(' ');
        for (String type : CardView.types(traits.types()).reversed())
            line.append(type).append(' ');
        // "Creature" stands last among the types on a printed card.
        if (traits.isCreature()) {
            int at = line.indexOf(CardType.CREATURE.word());
            line.delete(at, at + CardType.CREATURE.word().length() + 1)
                    .append(CardType.CREATURE.word())
                    .append(' ');
        }
        if (!traits.subtypes().isEmpty()) line.append("— ").append(String.join(" ", traits.subtypes()));
        return line.toString().strip();
    }

    private static List<String> keywords(Traits traits) {
        var words = new ArrayList<String>();
        for (var keyword : Keyword.values()) if (traits.has(keyword)) words.add(keyword.word());
        return words;
    }

    private CardView.StackView onStack(ObjectView object) {
        var all = game.everything();
        var item = all.stackItem(object.id());
        if (item == null)
            return new CardView.StackView(
                    "spell", null, "", List.of(), null, List.of(), null, List.of(), List.of(), List.of(), null, null,
                    null);
        var ability = item.isAbility() ? item.ability() : null;
        String kind = ability == null ? "spell" : ability.isActivated() ? "activated" : "triggered";
        String which = ChosenInWords.ability(all, object.id());
        return new CardView.StackView(
                kind,
                ability == null ? null : ids.reference(item.source()),
                ability == null ? CardText.of(all, object.id()) : CardText.line(all, item.source(), ability),
                references(object.targets()),
                item.x() > 0 ? item.x() : null,
                item.modes(),
                spent(item),
                references(item.manaFrom()),
                references(item.paidWith()),
                ChosenInWords.of(all, object.id(), target -> Names.seenBy(game, view, target)),
                which.isEmpty() ? null : which,
                item.startedAt() < 0 ? null : item.startedAt(),
                all.isBeingAnnounced(object.id()) ? true : null);
    }

    private List<Reference> references(List<Integer> objects) {
        var references = new ArrayList<Reference>();
        for (int id : objects) {
            var reference = ids.reference(id);
            if (reference != null) references.add(reference);
        }
        return references;
    }

    private static @Nullable String spent(OnStack item) {
        var text = new StringBuilder();
        var spent = item.manaSpent();
        for (int type = 0; type < spent.size(); type++)
            text.append(("{" + "WUBRGC".charAt(type) + "}").repeat(spent.get(type)));
        return text.isEmpty() ? null : text.toString();
    }

    private @Nullable VerdictView why(ObjectView object) {
        if (still || object.zone() != Zone.HAND || object.owner() != viewer || game.isOver()) return null;
        return VerdictView.of(why(game, viewer, object.id()));
    }

    /// Whether the player could play the card now, as a land or as a spell.
    static Verdict why(Game game, int player, int card) {
        var cast = game.canCast(player, card);
        if (cast.allowed() || !game.everything().exists(card)) return cast;
        var printed = game.everything().card(card);
        for (int face = 0; face < printed.faces(); face++) {
            if (!printed.face(face).isLand()) continue;
            var play = game.canPlayLand(player, card);
            return play.allowed() || printed.face(0).isLand() ? play : cast;
        }
        return cast;
    }
}
