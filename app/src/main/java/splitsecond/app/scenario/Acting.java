package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Announcement;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Plan;
import splitsecond.engine.view.AbilityView;
import splitsecond.engine.view.Traits;
import splitsecond.timing.Verdict;

/// What players do with priority: says it as an intent, or says why it cannot be done.
final class Acting {

    /// CR 702.102: both halves of a split card are one face more.
    private static final int FUSED = 2;

    private static final Pattern LOYALTY = Pattern.compile("[+−-]\\d{1,3}|0");

    private static final Step.Which FIRST = new Step.Which.Nth(1);

    private final Names names;
    private final Game game;
    private final GameView view;
    private final @Nullable List<Integer> lands;

    Acting(Names names, Game game) {
        this(names, game, null);
    }

    /// @param lands what pays for a step that does not say so, or null if that is left to the rules
    Acting(Names names, Game game, @Nullable List<Integer> lands) {
        this.names = names;
        this.game = game;
        this.lands = lands;
        view = game.everything();
    }

    /// How it is carried out.
    ///
    /// @param why what the rules say if it is not offered at all
    private Plan plan(int player, Intent.Play intent, Supplier<Refusal> why) {
        var plan = Plan.knowingAll(game, player, intent);
        if (plan.verdict().allowed()) return plan;
        throw plan.isBegun() ? new Refusal(plan.verdict().message()) : why.get();
    }

    private static Refusal refusal(Verdict verdict, String otherwise) {
        return new Refusal(verdict.allowed() ? otherwise : verdict.message());
    }

    private Announcement announcement(Step.Choices choices) {
        var costs = new ArrayList<Meant>();
        for (var list :
                Arrays.asList(choices.sacrificing(), choices.discarding(), choices.exiling(), choices.tapping()))
            if (list != null) costs.addAll(meant(list));
        var targets = choices.targets();
        return new Announcement(
                targets == null
                        ? null
                        : targets.groups().stream().map(this::meant).toList(),
                targets != null && targets.grouped(),
                choices.x(),
                choices.modes(),
                choices.kicked(),
                choices.as() == null ? "" : choices.as().toLowerCase(Locale.ROOT),
                choices.divide(),
                paying(choices),
                costs,
                choices.tapping() != null || choices.exiling() != null);
    }

    private @Nullable List<Meant> paying(Step.Choices choices) {
        if (choices.paying() != null) return meant(choices.paying());
        return lands == null ? null : Meant.ids(lands);
    }

    private List<Meant> meant(List<ObjectName> list) {
        return list.stream().map(names::meant).toList();
    }

    Plan play(Step.Play step) {
        int player = names.player(step.player());
        var wanted = step.choices();
        boolean anywhere = isElsewhere(step.card(), player);
        Intent.Way way = (_, option) -> isFrom(option.id(), wanted.from(), anywhere)
                && (isFace(
                                option.id(),
                                option.variant(),
                                wanted.as(),
                                step.card().name())
                        || wanted.as() == null && isOnlyLand(option.id(), option.variant()));
        return plan(player, new Intent.PlayLand(names.card(step.card(), player), way), () -> {
            int card = card(step.card(), player, wanted.from());
            return refusal(
                    game.canPlayLand(player, card),
                    "Cannot play " + names.of(view, card) + ": It cannot be played that way now.");
        });
    }

    /// A card that is called so and is not in the player's hand can only be meant where it is.
    private boolean isElsewhere(ObjectName name, int player) {
        return names.findIn(view, name, Zone.HAND, one -> Names.whose(view, one) == player) == Names.NOTHING;
    }

    private boolean isFrom(int id, splitsecond.app.scenario.@Nullable Zone from, boolean anyZone) {
        if (from == null) return anyZone || view.isIn(id, Zone.HAND);
        return view.isIn(id, Zone.valueOf(from.name()));
    }

    /// The face that `as` names, or the one that the card was called by, or the front.
    private boolean isFace(int id, int face, @Nullable String as, String called) {
        var card = view.card(id).definition();
        int wanted = faceNamed(card, as == null ? called : as);
        return face == Math.max(0, wanted);
    }

    /// CR 712.12: of a card whose front is no land, playing it as a land means the other face.
    private boolean isOnlyLand(int id, int face) {
        var faces = view.card(id).definition().faces();
        for (int i = 0; i < faces.size(); i++) if (faces.get(i).types().is(CardType.LAND) != (i == face)) return false;
        return true;
    }

    private static int faceNamed(CardDefinition card, String name) {
        boolean adventure = card.layout() == CardDefinition.Layout.ADVENTURE;
        boolean omen = card.layout() == CardDefinition.Layout.OMEN;
        if ((adventure || omen) && (name.equalsIgnoreCase("adventure") || name.equalsIgnoreCase("omen"))) return 1;
        if (card.layout() == CardDefinition.Layout.SPLIT && name.equalsIgnoreCase("fuse")) return FUSED;
        for (int face = 0; face < card.faces().size(); face++)
            if (card.faces().get(face).name().equalsIgnoreCase(name)) return face;
        return -1;
    }

    /// The card a step is about, in the zone it names, the hand, or wherever it is.
    private int card(ObjectName name, int player, splitsecond.app.scenario.@Nullable Zone from) {
        var zone = from == null ? Zone.HAND : Zone.valueOf(from.name());
        int id = names.findIn(view, name, zone, one -> Names.whose(view, one) == player);
        if (id == Names.NOTHING) id = names.findIn(view, name, Zone.GRAVEYARD, one -> Names.whose(view, one) == player);
        if (id == Names.NOTHING) id = names.anywhere(view, name);
        if (id == Names.NOTHING) throw names.unknown(name);
        return id;
    }

    /// What is exiled, sacrificed, discarded or tapped for a spell that has no such cost of its own can only be meant
    /// for an alternative cost (CR 118.9).
    Plan cast(Step.Cast step) {
        try {
            return castInAnyWay(step);
        } catch (Refusal refusal) {
            for (var targets : inOrderOfModes(step.choices())) {
                try {
                    return castInAnyWay(step.at(targets));
                } catch (Refusal _) {
                    // What is wrong with the first is said.
                }
            }
            throw refusal;
        }
    }

    /// Who names modes in another order than the printed one may have named their targets in that order, too.
    private static List<Step.Targets> inOrderOfModes(Step.Choices said) {
        var modes = said.modes();
        var targets = said.targets();
        if (modes == null
                || targets == null
                || modes.equals(modes.stream().sorted().toList())) return List.of();
        var orders = new ArrayList<Step.Targets>();
        // The targets of the modes that were named first come last, or somewhere behind the others.
        for (int shift = 1; shift < targets.groups().size(); shift++) {
            var turned = new ArrayList<>(targets.groups());
            Collections.rotate(turned, shift);
            orders.add(new Step.Targets(turned, targets.grouped()));
        }
        orders.add(new Step.Targets(targets.groups().reversed(), targets.grouped()));
        return orders;
    }

    private Plan castInAnyWay(Step.Cast step) {
        var wanted = step.choices();
        if (wanted.as() == null && !wanted.namesCosts()) return castAsSaid(step);
        try {
            return castAsSaid(step);
        } catch (Refusal refusal) {
            if (wanted.as() != null) return byKeyword(step, refusal);
            for (var way : otherWays(step)) {
                try {
                    return castAsSaid(step.as(way));
                } catch (Refusal _) {
                    // What is wrong with the first is said.
                }
            }
            throw refusal;
        }
    }

    /// What is not cast but set aside for it (CR 116.2f, 116.2h), or put onto the battlefield or discarded by an
    /// ability
    /// of that keyword.
    private Plan byKeyword(Step.Cast step, Refusal refusal) {
        var keyword =
                new Step.Which.Keyword(Objects.requireNonNull(step.choices().as()));
        try {
            return activate(new Step.Activate(
                    step.line(),
                    step.player(),
                    step.card(),
                    keyword,
                    step.choices().as(null)));
        } catch (Refusal _) {
            throw refusal;
        }
    }

    /// The other ways in which the card could be cast now, by their names.
    private List<String> otherWays(Step.Cast step) {
        var card = names.card(step.card(), names.player(step.player()));
        return game.decision().options().stream()
                .filter(option -> option.kind() == Option.Kind.CAST && card.is(view, option.id()))
                .map(option -> view.wayName(option.id(), option.variant()))
                .filter(name -> !name.isEmpty() && !isFlash(name))
                .map(name -> name.equals("instead") ? "alternative" : name)
                .distinct()
                .toList();
    }

    private Plan castAsSaid(Step.Cast step) {
        int player = names.player(step.player());
        var wanted = step.choices();
        boolean anywhere = isElsewhere(step.card(), player);
        var intent = new Intent.Cast(
                names.card(step.card(), player),
                (_, option) -> isWay(option, wanted, step.card().name(), anywhere),
                announcement(wanted));
        return plan(player, intent, () -> {
            int card = card(step.card(), player, wanted.from());
            var printed = view.card(card);
            int face = faceNamed(
                    printed.definition(), wanted.as() == null ? step.card().name() : wanted.as());
            var anyWay =
                    face < 0 || face >= printed.faces() ? game.canCast(player, card) : game.canCast(player, card, face);
            var verdict = game.plays(player, card).stream()
                    .filter(play -> play.option().kind() == Option.Kind.CAST
                            && isWay(play.option(), wanted, step.card().name(), anywhere))
                    .map(JudgedPlay::verdict)
                    .findFirst()
                    .orElse(anyWay);
            return refusal(
                    naming(verdict, wanted, card),
                    "Cannot cast " + step.card().name() + ": It cannot be cast that way now.");
        });
    }

    /// If nothing is a legal target, a target that was named is refused by its name.
    private Verdict naming(Verdict verdict, Step.Choices wanted, int card) {
        var targets = wanted.targets();
        if (targets == null || !verdict.failed().equals(List.of(Game.TARGETS))) return verdict;
        var legal = game.legalTargets(card);
        for (var name : targets.flat()) {
            if (names.find(view, name, legal::contains) != Names.NOTHING) continue;
            String who = names.meant(name).name(view, "that");
            return Verdict.no(
                    Game.TARGETS,
                    verdict.message().replace("There is no legal target", who + " is not a legal target"));
        }
        return verdict;
    }

    /// Whether an option to cast is the one that `as` and `from` ask for: a face, an alternative cost, or neither.
    private boolean isWay(Option option, Step.Choices wanted, String called, boolean anywhere) {
        int face = GameView.faceOf(option.variant());
        String name = view.wayName(option.id(), option.variant());
        var as = wanted.as();
        if (as == null || faceNamed(view.card(option.id()).definition(), as) >= 0) {
            boolean elsewhere = wanted.from() != null;
            return isFrom(option.id(), wanted.from(), anywhere)
                    && (name.isEmpty() || GameView.isPermitted(option.variant()) || elsewhere || isFlash(name))
                    && isFace(option.id(), face, as, called);
        }
        String word = as.toLowerCase(Locale.ROOT);
        // From elsewhere, there is no way but another (flashback with buyback).
        if (isOptionalCost(word))
            return (name.isEmpty() || GameView.isPermitted(option.variant()) || wanted.from() != null || isFlash(name))
                    && isFrom(option.id(), wanted.from(), anywhere);
        boolean named = letters(name).equals(letters(word))
                || isPast(letters(name), letters(word))
                || isFaceDown(letters(word)) && isFaceDown(letters(name))
                || word.equals("flash") && isFlash(name)
                || word.equals("alternative") && name.equals("instead");
        return named && isFrom(option.id(), wanted.from(), true);
    }

    /// "dash" is also "dashed", "plot" "plotted".
    private static boolean isPast(String way, String word) {
        if (way.isEmpty()) return false;
        char last = way.charAt(way.length() - 1);
        return word.equals(way + "ed") || last == 'e' && word.equals(way + "d") || word.equals(way + last + "ed");
    }

    /// "jump-start" is also "jump start".
    private static String letters(String word) {
        return word.replace(" ", "").replace("-", "");
    }

    /// CR 702.37c, 702.168b: what has several names is the same.
    private static boolean isFaceDown(String word) {
        return switch (word) {
            case "facedown", "morph", "megamorph", "disguise" -> true;
            default -> false;
        };
    }

    /// What is cast as though it had flash is cast as ever, but for the time.
    private static boolean isFlash(String way) {
        return way.equals(CastingWay.AS_THOUGH_FLASH.word());
    }

    /// Costs that are paid on top are no way of their own to cast a spell.
    private static boolean isOptionalCost(String word) {
        return switch (word) {
            case "kicked", "splice" -> true;
            default ->
                Arrays.stream(OptionalCost.values())
                        .anyMatch(cost -> cost.word().equals(word));
        };
    }

    /// CR 116.2: special actions are no activated abilities, and are counted only where no ability is meant.
    Plan activate(Step.Activate step) {
        try {
            return activate(step, false);
        } catch (Refusal refusal) {
            try {
                return activate(step, true);
            } catch (Refusal _) {
                throw refusal;
            }
        }
    }

    private Plan activate(Step.Activate step, boolean special) {
        int player = names.player(step.player());
        var from = step.choices().from();
        Intent.Way way = (_, option) -> (from == null || isFrom(option.id(), from, true))
                && isMeant(option.id(), option.variant(), step, special);
        var intent = new Intent.Activate(names.card(step.card(), player), way, announcement(step.choices()));
        return plan(player, intent, () -> {
            int object =
                    names.find(view, step.card(), one -> GameView.isObject(one) && Names.whose(view, one) == player);
            if (object == Names.NOTHING) object = names.anywhere(view, step.card());
            if (object == Names.NOTHING) throw names.unknown(step.card());
            int number = number(object, step);
            if (number < 0 && step.ability() instanceof Step.Which.Keyword(String word)) ofLoyalty(step, object, word);
            return refusal(
                    number < 0 ? Verdict.yes() : game.fork().activate(player, object, number),
                    "Cannot activate " + names.of(view, object) + ": It "
                            + (number < 0 ? "has no such ability now." : "cannot be activated now."));
        });
    }

    /// Whether the ability at this place among all of an object's is the one that is asked for.
    private boolean isMeant(int id, int place, Step.Activate step, boolean special) {
        return switch (step.ability()) {
            case Step.Which.Nth(int number) -> place == place(traits(id), number - 1, special);
            case Step.Which.Keyword(String word) ->
                isCalled(traits(id).ability(place), word, step.choices().as());
        };
    }

    private static int place(Traits traits, int number, boolean special) {
        int seen = 0;
        for (int i = 0; i < traits.abilities(); i++) {
            var ability = traits.ability(i);
            if (ability.isActivated() && (special || !isSpecial(ability)) && seen++ == number) return i;
        }
        return -1;
    }

    private static boolean isSpecial(AbilityView ability) {
        return ability.source() instanceof Ability.Activated activated
                && activated.limits().timing().isSpecialAction();
    }

    /// The first of the activated abilities of an object that could be meant, from 0; or -1.
    private int number(int id, Step.Activate step) {
        return switch (step.ability()) {
            case Step.Which.Nth(int nth) -> nth(traits(id), nth - 1);
            case Step.Which.Keyword(String word) -> {
                var traits = traits(id);
                int number = 0;
                for (int i = 0; i < traits.abilities(); i++) {
                    if (!traits.ability(i).isActivated()) continue;
                    if (isCalled(traits.ability(i), word, step.choices().as())) yield number;
                    number++;
                }
                yield -1;
            }
        };
    }

    /// The number among what may be activated, special actions included, of an ability that is none.
    private static int nth(Traits traits, int number) {
        int place = place(traits, number, false);
        int nth = 0;
        for (int i = 0; i < place; i++) if (traits.ability(i).isActivated()) nth++;
        return place < 0 ? number : nth;
    }

    /// CR 701.40c: what is manifested and has morph may be turned face up in two ways, and `as` names the one.
    private static boolean isCalled(AbilityView ability, String word, @Nullable String as) {
        if (!(ability.source() instanceof Ability.Activated activated)) return false;
        if (LOYALTY.matcher(word).matches()) return isLoyalty(activated, word);
        // CR 702.37e: what turns it face up is also called by its keyword.
        boolean turns = activated.name().equals("turn face up")
                && List.of("morph", "megamorph", "disguise").contains(word.toLowerCase(Locale.ROOT));
        if (!turns && !activated.name().equalsIgnoreCase(word)) return false;
        if (as == null) return true;
        boolean manifested = activated.limits().onlyIf() != null;
        return switch (as.toLowerCase(Locale.ROOT)) {
            case "manifest", "cloak" -> manifested;
            case "morph", "megamorph", "disguise" -> !manifested;
            default -> true;
        };
    }

    /// No ability is counted so where there is none of loyalty.
    private void ofLoyalty(Step.Activate step, int object, String word) {
        if (!LOYALTY.matcher(word).matches()) return;
        var traits = traits(object);
        for (int i = 0; i < traits.abilities(); i++)
            if (traits.ability(i).source() instanceof Ability.Activated activated
                    && activated.cost().parts().stream().anyMatch(Cost.Loyalty.class::isInstance)) return;
        throw names.problem(step.line(), "expected a number from 1, not '" + word + "'");
    }

    /// CR 606.4: an ability of a planeswalker is also called by its cost.
    private static boolean isLoyalty(Ability.Activated activated, String word) {
        int said = Integer.parseInt(word.replace('−', '-'));
        return activated.cost().parts().stream()
                .anyMatch(part -> part instanceof Cost.Loyalty(Amount.Number(int number), boolean add)
                        && said == (add ? number : -number));
    }

    /// A land that makes one of several colors has an ability for each (CR 305.6): the one that makes this color, or
    /// -1 if the ability that was asked for is no such ability.
    int manaOption(Step.Activate step, String color) {
        var symbol = Mana.symbol(color);
        int player = names.player(step.player());
        var decision = game.decision();
        if (symbol == null || decision.kind() != Decision.Kind.PRIORITY || decision.player() != player) return -1;
        int kind = Mana.SYMBOLS.indexOf(symbol);
        var card = names.card(step.card(), player);
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() != Option.Kind.ACTIVATE || !card.is(view, option.id())) continue;
            // Another ability than the first is asked for by its place.
            if (!FIRST.equals(step.ability()) && !isMeant(option.id(), option.variant(), step, false)) continue;
            if (!traits(option.id()).ability(option.variant()).isMana()) continue;
            var trial = game.fork();
            trial.choose(i);
            boolean asked = trial.decision().kind() == Decision.Kind.COLOR;
            if (asked) return -1;
            if (trial.everything().mana(player, kind) > view.mana(player, kind)) return i;
        }
        return -1;
    }

    private Traits traits(int id) {
        // Cards elsewhere may have been given abilities, too.
        return view.isOnBattlefield(id)
                        || view.traits(id).abilities() > view.printed(id).abilities()
                ? view.traits(id)
                : view.printed(id);
    }
}
