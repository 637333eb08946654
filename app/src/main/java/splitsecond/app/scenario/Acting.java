package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Casting;
import splitsecond.engine.rules.playing.Timing;
import splitsecond.engine.state.GameState;
import splitsecond.engine.view.Traits;
import splitsecond.timing.Verdict;

/// What players do with priority: finds the option a step means, or says why there is none.
final class Acting {

    /// CR 702.102: both halves of a split card are one face more.
    private static final int FUSED = 2;

    private final Names names;
    private final Game game;

    Acting(Names names, Game game) {
        this.names = names;
        this.game = game;
    }

    private GameState state() {
        return game.state();
    }

    private static Refusal refusal(Verdict verdict, String otherwise) {
        return new Refusal(verdict.allowed() ? otherwise : verdict.message());
    }

    private boolean hasPriority(int player) {
        return !game.isOver()
                && game.decision().kind() == Decision.Kind.PRIORITY
                && game.decision().player() == player;
    }

    /// Options of a kind for the named object, in the order in which names are looked up; numbered names mean one
    /// object.
    private List<Integer> options(Option.Kind kind, ObjectName name, int player) {
        var found = new ArrayList<Integer>();
        if (!hasPriority(player)) return found;
        var decision = game.decision();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() == kind && isMeant(name, option.id(), player)) found.add(i);
        }
        return found;
    }

    private boolean isMeant(ObjectName name, int id, int player) {
        if (names.means(game, name, id)) return true;
        // A half or a face may be named by itself.
        boolean own = Names.whose(state(), id) == player;
        return own
                && state().blueprint(id).card.faces().stream()
                        .anyMatch(face -> face.name().equalsIgnoreCase(name.name()));
    }

    List<Integer> play(Step.Play step) {
        int player = names.player(step.player());
        for (int i : options(Option.Kind.PLAY_LAND, step.card(), player)) {
            var option = game.decision().option(i);
            if (isFrom(option.id(), step.choices().from(), false)
                    && isFace(
                            option.id(),
                            option.variant(),
                            step.choices().as(),
                            step.card().name())) return List.of(i);
        }
        int card = card(step.card(), player, step.choices().from());
        throw refusal(
                game.canPlayLand(player, card),
                "Cannot play " + names.of(game, card) + ": It cannot be played that way now.");
    }

    private boolean isFrom(int id, splitsecond.app.scenario.@Nullable Zone from, boolean anyZone) {
        if (from == null) return anyZone || state().isIn(id, Zone.HAND);
        return state().isIn(id, Zone.valueOf(from.name()));
    }

    /// The face that `as` names, or the one that the card was called by, or the front.
    private boolean isFace(int id, int face, @Nullable String as, String called) {
        var card = state().blueprint(id).card;
        int wanted = faceNamed(card, as == null ? called : as);
        return face == Math.max(0, wanted);
    }

    private static int faceNamed(CardDefinition card, String name) {
        boolean adventure = card.layout() == CardDefinition.Layout.ADVENTURE;
        if (adventure && (name.equalsIgnoreCase("adventure") || name.equalsIgnoreCase("omen"))) return 1;
        if (card.layout() == CardDefinition.Layout.SPLIT && name.equalsIgnoreCase("fuse")) return FUSED;
        for (int face = 0; face < card.faces().size(); face++)
            if (card.faces().get(face).name().equalsIgnoreCase(name)) return face;
        return -1;
    }

    /// The card a step is about, in the zone it names, the hand, or wherever it is.
    private int card(ObjectName name, int player, splitsecond.app.scenario.@Nullable Zone from) {
        var zone = from == null ? Zone.HAND : Zone.valueOf(from.name());
        int id = names.findIn(game, name, zone, one -> Names.whose(state(), one) == player);
        if (id == Names.NOTHING)
            id = names.findIn(game, name, Zone.GRAVEYARD, one -> Names.whose(state(), one) == player);
        if (id == Names.NOTHING) id = names.anywhere(game, name);
        if (id == Names.NOTHING) throw names.unknown(name);
        return id;
    }

    List<Integer> cast(Step.Cast step) {
        int player = names.player(step.player());
        var wanted = step.choices();
        var fitting = options(Option.Kind.CAST, step.card(), player).stream()
                .filter(i ->
                        isWay(game.decision().option(i), wanted, step.card().name()))
                .toList();
        if (fitting.isEmpty()) {
            int card = card(step.card(), player, wanted.from());
            int face = faceNamed(
                    state().blueprint(card).card,
                    wanted.as() == null ? step.card().name() : wanted.as());
            var verdict = face < 0 || face >= state().blueprint(card).faces.length
                    ? game.canCast(player, card)
                    : game.canCast(player, card, face);
            throw refusal(
                    naming(verdict, wanted, card),
                    "Cannot cast " + names.of(game, card) + ": It cannot be cast that way now.");
        }
        int option = fitting.getFirst();
        int card = game.decision().option(option).id();
        String start =
                "Cannot cast " + spellName(card, game.decision().option(option).variant());
        return new Announcement(names, game, player, wanted, start).make(option, card);
    }

    /// If nothing is a legal target, a target that was named is refused by its name.
    private Verdict naming(Verdict verdict, Step.Choices wanted, int card) {
        var targets = wanted.targets();
        if (targets == null || !verdict.failed().equals(List.of(Timing.TARGETS))) return verdict;
        var legal = Timing.legalTargets(state(), card);
        for (var name : targets.flat()) {
            if (names.find(game, name, legal::contains) != Names.NOTHING) continue;
            if (!names.existsAnywhere(game, name)) throw names.unknown(name);
            String who = names.player(name.text()) >= 0 ? name.text() : names.of(game, names.anywhere(game, name));
            return Verdict.no(
                    Timing.TARGETS,
                    verdict.message().replace("There is no legal target", who + " is not a legal target"));
        }
        return verdict;
    }

    private String spellName(int card, int variant) {
        return state().blueprint(card).faces[variant & 15].name;
    }

    /// Whether an option to cast is the one that `as` and `from` ask for: a face, an alternative cost, or neither.
    private boolean isWay(Option option, Step.Choices wanted, String called) {
        var blueprint = state().blueprint(option.id());
        int face = option.variant() & 15;
        int way = option.variant() >> 4 & 255;
        String name = Casting.wayName(blueprint, option.variant());
        var as = wanted.as();
        if (as == null) {
            boolean elsewhere = wanted.from() != null;
            return isFrom(option.id(), wanted.from(), false)
                    && (way == 0 || way == Casting.PERMITTED || elsewhere)
                    && isFace(option.id(), face, null, called);
        }
        String word = as.toLowerCase(Locale.ROOT);
        if (faceNamed(blueprint.card, as) >= 0)
            return way == 0 && isFrom(option.id(), wanted.from(), false) && isFace(option.id(), face, as, called);
        if (isOptionalCost(word)) return way == 0 && isFrom(option.id(), wanted.from(), false);
        boolean named = name.equals(word) || word.equals("alternative") && name.equals("instead");
        return named && isFrom(option.id(), wanted.from(), true);
    }

    /// Costs that are paid on top are no way of their own to cast a spell.
    private static boolean isOptionalCost(String word) {
        return switch (word) {
            case "kicker", "kicked", "buyback", "entwine", "replicate", "offspring", "squad", "casualty", "splice" ->
                true;
            default -> false;
        };
    }

    List<Integer> activate(Step.Activate step) {
        int player = names.player(step.player());
        for (int i : options(Option.Kind.ACTIVATE, step.card(), player)) {
            var option = game.decision().option(i);
            if (step.choices().from() != null
                    && !isFrom(option.id(), step.choices().from(), true)) continue;
            if (option.variant() != index(traits(option.id()), step.ability())) continue;
            String start = "Cannot activate " + names.of(game, option.id());
            return new Announcement(names, game, player, step.choices(), start).make(i, option.id());
        }
        int object =
                names.find(game, step.card(), one -> GameState.isObject(one) && Names.whose(state(), one) == player);
        if (object == Names.NOTHING) object = names.anywhere(game, step.card());
        if (object == Names.NOTHING) throw names.unknown(step.card());
        var verdict = game.fork().activate(player, object, step.ability() - 1);
        throw refusal(verdict, "Cannot activate " + names.of(game, object) + ": It cannot be activated now.");
    }

    /// A land that makes one of several colors has an ability for each (CR 305.6): the one that makes this color, or
    /// -1 if the ability that was asked for is no such ability.
    int manaOption(Step.Activate step, String color) {
        var symbol = Mana.symbol(color);
        int player = names.player(step.player());
        if (symbol == null) return -1;
        int kind = Mana.SYMBOLS.indexOf(symbol);
        var decision = game.decision();
        for (int i : options(Option.Kind.ACTIVATE, step.card(), player)) {
            var option = decision.option(i);
            if (!traits(option.id()).ability(option.variant()).isMana()) continue;
            var trial = game.fork();
            trial.choose(i);
            boolean asked = trial.decision().kind() == Decision.Kind.COLOR;
            if (asked) return -1;
            if (trial.state().mana(player, kind) > state().mana(player, kind)) return i;
        }
        return -1;
    }

    private Traits traits(int id) {
        return state().isIn(id, Zone.BATTLEFIELD) ? game.traits(id) : state().printed(id);
    }

    private static int index(Traits traits, int ability) {
        int seen = 0;
        for (int i = 0; i < traits.abilities(); i++)
            if (traits.ability(i).source() instanceof Ability.Activated && ++seen == ability) return i;
        return -1;
    }
}
