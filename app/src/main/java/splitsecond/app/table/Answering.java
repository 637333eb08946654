package splitsecond.app.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import splitsecond.app.web.Refusal;
import splitsecond.cards.data.CardPool;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.card.CardName;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Plan;
import splitsecond.engine.intent.Said;

/// Questions that the game asks card by card or mode by mode, answered in one go: where the cards go that are looked
/// at, in which order, in which pile; which modes are chosen.
final class Answering {

    private static final List<String> PLACES = List.of("top", "bottom", "graveyard");
    private static final String FIRST = "first";
    private static final String SECOND = "second";

    /// @param place `top`, `bottom`, `graveyard`; of piles `first` or `second`
    /// @param cards the one nearest the top first
    record Pile(@Nullable String place, @Nullable List<Long> cards) {}

    private Answering() {}

    /// The cards that are looked at together, or null if there are none.
    static View.@Nullable LookedAt view(Game game, Drawing drawing) {
        var decision = game.decision();
        if (decision.shown() == 0) return null;
        var cards = new ArrayList<Integer>();
        for (int i = 0; i < decision.shown(); i++) cards.add(decision.shown(i));
        return new View.LookedAt(
                layout(decision), drawing.shown(cards), places(decision), Math.max(0, decision.firstPile()));
    }

    private static View.LookedAt.Layout layout(Decision decision) {
        boolean choosing = decision.kind() == Decision.Kind.CHOOSE;
        if (decision.isAboutPiles()) return choosing ? View.LookedAt.Layout.SEPARATE : View.LookedAt.Layout.PILES;
        if (decision.kind() == Decision.Kind.PLACE) return View.LookedAt.Layout.PLACES;
        return choosing && decision.subject() < 0 ? View.LookedAt.Layout.ORDER : View.LookedAt.Layout.SOME;
    }

    private static List<String> places(Decision decision) {
        return switch (layout(decision)) {
            case PLACES ->
                decision.options().stream().map(one -> PLACES.get(one.id())).toList();
            case ORDER -> List.of(PLACES.getFirst());
            case SEPARATE -> List.of(FIRST, SECOND);
            case PILES, SOME -> List.of();
        };
    }

    /// The answers that put every card where it is wanted.
    ///
    /// @throws Refusal if a card is missing or named twice, or nothing of the kind is asked
    static List<Integer> arranged(Game game, Ids ids, List<Pile> piles) {
        var decision = game.decision();
        if (game.isOver() || decision.shown() == 0 || places(decision).isEmpty())
            throw new Refusal(422, "Cannot arrange cards now: You are not asked for it.", List.of("NOT_NOW"));
        var wanted = new ArrayList<Said.Pile>();
        var named = new HashSet<Integer>();
        var places = places(decision);
        for (var pile : piles) {
            int place = pile == null || pile.place() == null ? -1 : places.indexOf(pile.place());
            if (pile == null || place < 0)
                throw new Refusal(400, "The places are " + String.join(", ", places) + ".", List.of("PLACE"));
            wanted.add(new Said.Pile(PLACES.indexOf(pile.place()), cards(ids, pile, decision, named)));
        }
        if (named.size() < decision.shown())
            throw new Refusal(400, "Every card that is looked at goes somewhere.", List.of("CARDS"));
        return planned(game, said(decision, piles, wanted));
    }

    private static List<Meant> cards(Ids ids, Pile pile, Decision decision, Set<Integer> named) {
        var cards = new ArrayList<Meant>();
        for (var number : pile.cards() == null ? List.<Long>of() : pile.cards()) {
            int id = number == null ? GameView.NONE : ids.find(number);
            if (!isShown(decision, id) || !named.add(id))
                throw new Refusal(400, "Each card that is looked at is named once.", List.of("CARDS"));
            cards.add(new Meant.Id(id));
        }
        return cards;
    }

    private static boolean isShown(Decision decision, int id) {
        for (int i = 0; i < decision.shown(); i++) if (decision.shown(i) == id) return true;
        return false;
    }

    private static Said said(Decision decision, List<Pile> piles, List<Said.Pile> wanted) {
        if (decision.kind() == Decision.Kind.PLACE) return new Said.Places(wanted);
        var named = new ArrayList<Said>();
        for (int i = 0; i < piles.size(); i++) {
            if (SECOND.equals(piles.get(i).place())) continue;
            for (var card : wanted.get(i).cards()) named.add(new Said.Named(card));
        }
        return new Said.Several(named);
    }

    /// The answers that choose these modes, in whatever order they were named.
    ///
    /// @param modes counted from 0, as the options have them
    static List<Integer> modes(Game game, List<Integer> modes) {
        var decision = game.decision();
        if (game.isOver() || decision.kind() != Decision.Kind.MODE)
            throw new Refusal(422, "Cannot choose modes now: You are not asked for it.", List.of("NOT_NOW"));
        var said = new ArrayList<Said>();
        for (var mode : modes) {
            if (mode == null || mode < 0 || decision.indexOf(Option.pack(Option.Kind.MODE, mode)) < 0)
                throw new Refusal(400, "There is no such mode to choose.", List.of("MODE"));
            said.add(new Said.Number(mode + 1));
        }
        return planned(game, new Said.Several(said));
    }

    /// CR 201.4: the card that is named, which need not be offered.
    static CardName named(Decision decision, CardPool cards, String name) {
        if (!decision.takesNames())
            throw new Refusal(422, "Cannot name a card now: You are not asked for one.", List.of("NOT_NOW"));
        var card = cards.find(name);
        var named = cards.named(name);
        if (card == null) {
            String nearest = cards.nearest(name);
            throw new Refusal(
                    400,
                    "There is no card with that name" + (nearest == null ? "." : "; did you mean \"" + nearest + "\"?"),
                    List.of("NAME"));
        }
        if (named == null)
            throw new Refusal(
                    400, "Name one of its parts: " + card.name().replace(" // ", " or ") + ".", List.of("NAME"));
        if (named.land() && !decision.takesLandNames())
            throw new Refusal(422, "Cannot name " + named.name() + ": Only nonland cards are named.", List.of("LAND"));
        return named;
    }

    private static List<Integer> planned(Game game, Said said) {
        var plan = Plan.of(game, game.decision().player(), new Intent.Answer(said));
        if (plan.verdict().allowed()) return plan.choices();
        throw new Refusal(422, plan.verdict().message(), plan.verdict().failed());
    }
}
