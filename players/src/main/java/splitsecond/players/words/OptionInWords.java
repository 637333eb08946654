package splitsecond.players.words;

import java.util.List;
import java.util.function.IntFunction;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Color;
import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;

/// Puts what is offered into words: an option of a decision.
///
/// @param names what the one who reads calls players and objects
record OptionInWords(GameView view, Decision decision, IntFunction<String> names) {

    private static final String MANA = "WUBRGC";
    /// Longer costs are not for a button.
    private static final int MOST_OF_A_WAY = 40;

    /// An option in words.
    ///
    /// @param label to click on
    /// @param name in a sentence, and as somebody would type it
    /// @param terse in a list of many
    record Words(String label, String name, String terse) {
        Words(String label, String name) {
            this(label, name, name);
        }

        Words(String word) {
            this(word, word, word);
        }
    }

    Words of(Option option) {
        int id = option.id();
        boolean mulligan = decision.kind() == Decision.Kind.MULLIGAN;
        return switch (option.kind()) {
            case PASS -> new Words("Pass", "pass");
            case PLAY_LAND -> new Words("Play " + face(option), names.apply(id));
            case CAST -> new Words("Cast " + face(option) + way(option), names.apply(id));
            case ACTIVATE -> new Words(activate(option), names.apply(id));
            case PUT -> new Words(byHand(names.apply(id), ByHand.of(option.variant()), id), names.apply(id));
            case YES -> new Words(mulligan ? "Mulligan" : "Yes", mulligan ? "mulligan" : "yes", "yes");
            case NO -> new Words(no(), mulligan ? "keep" : "no", "no");
            case ENTITY ->
                decision.kind() == Decision.Kind.ORDER_TRIGGERS
                        ? new Words(trigger(option), names.apply(id))
                        : new Words(isFace(option) ? faceName(option) : names.apply(id));
            case NUMBER -> new Words(String.valueOf(id));
            case COLOR -> {
                String color = id < 5 ? Color.of(id).word() : "colorless";
                yield new Words(color, color, String.valueOf(MANA.charAt(id)));
            }
            case MODE -> new Words(mode(id), "mode " + (id + 1));
            case WORD ->
                new Words(id < decision.words().size() ? decision.words().get(id) : "?");
            case DONE -> new Words(done(), "done");
            case AUTO -> new Words("Pay automatically", "automatic payment", "auto");
            case PLACE -> {
                String place = List.of("top", "bottom", "graveyard").get(Math.min(2, id));
                yield new Words(isMutating() ? mutating(id) : place(id), place);
            }
        };
    }

    /// What is done in a sandbox with a card outside the rules.
    private String byHand(String card, ByHand what, int id) {
        return switch (what) {
            case ByHand.Move move -> "Put " + card + from(view.zone(id)) + into(move.to());
            case ByHand.Turn() -> (view.isTapped(id) ? "Untap " : "Tap ") + card;
            case ByHand.PutCounter(CounterKind kind) -> "Put a " + kind.name() + " counter on " + card;
            case ByHand.RemoveCounter(CounterKind kind) -> "Remove a " + kind.name() + " counter from " + card;
        };
    }

    /// A card in hand is played from there, as every other one.
    private static String from(Zone zone) {
        return switch (zone) {
            case HAND -> "";
            case EXILE -> " from exile";
            case OUTSIDE -> " from outside the game";
            case BATTLEFIELD, GRAVEYARD, LIBRARY, STACK, COMMAND -> " from the " + zone.word();
        };
    }

    private static String into(Zone zone) {
        return switch (zone) {
            case BATTLEFIELD -> " onto the battlefield";
            case LIBRARY -> " on top of the library";
            case EXILE -> " into exile";
            case GRAVEYARD, HAND, STACK, COMMAND, OUTSIDE -> " into the " + zone.word();
        };
    }

    /// Of a card that may be cast the other face is an option of its own.
    private boolean isFace(Option option) {
        return decision.kind() == Decision.Kind.CHOOSE && option.variant() > 0;
    }

    private String faceName(Option option) {
        return view.card(option.id()).definition().faces().get(option.variant()).name();
    }

    private String done() {
        if (decision.kind() == Decision.Kind.SEARCH) return isFirstSearch() ? "Find nothing" : "Find nothing more";
        return decision.shown() > 0 && !decision.isAboutPiles() ? "Take nothing more" : "Done";
    }

    /// Whether nothing was found yet, as far as the card says how much can be.
    private boolean isFirstSearch() {
        return view.instruction() != null
                && view.instruction().bare() instanceof Effect.Search search
                && search.count().most() instanceof Amount.Number(int most)
                && decision.detail() == most;
    }

    private String no() {
        var kind = decision.kind();
        if (kind == Decision.Kind.MULLIGAN) return "Keep";
        if (kind == Decision.Kind.ATTACK) return "Stay home";
        return kind == Decision.Kind.BLOCK ? "Don't block" : "No";
    }

    private String face(Option option) {
        var card = view.card(option.id());
        return card.face(Math.min(GameView.faceOf(option.variant()), card.faces() - 1))
                .name();
    }

    /// " (bestow {3}{G}{G})": another way has another cost.
    private String way(Option option) {
        String name = view.wayName(option.id(), option.variant());
        if (name.isEmpty()) return "";
        String line = CardText.keyword(view, option.id(), name);
        return " (" + (line.isEmpty() || line.length() > MOST_OF_A_WAY ? name : line) + ")";
    }

    /// "Soul Warden: Whenever another creature enters, you gain 1 life. (Grizzly Bears)".
    private String trigger(Option option) {
        String name = names.apply(option.id());
        String words = CardText.trigger(view, option.id(), view.waiting(option)).replace("~", name);
        int on = view.triggeredOn(option);
        String which = on < 0 || on == option.id() ? "" : " (" + names.apply(on) + ")";
        return words.isEmpty() ? name : name + ": " + words + which;
    }

    private String activate(Option option) {
        var traits = view.traits(option.id());
        String name = names.apply(option.id());
        if (option.variant() >= traits.abilities()) return name;
        return name + ": " + CardText.line(view, option.id(), traits.ability(option.variant()));
    }

    private String mode(int mode) {
        if (decision.paying() instanceof Cost.Either(List<Cost> costs)) {
            String cost = CostInWords.each(costs.get(mode)).replace("~", names.apply(decision.subject()));
            if (!cost.isEmpty()) return cost;
        }
        var lines = CardText.modes(view, decision.subject());
        return mode < lines.size() ? lines.get(mode) : "Choice " + (mode + 1);
    }

    /// CR 702.140c: the card is a spell that merges with a creature.
    boolean isMutating() {
        int subject = decision.subject();
        return view.exists(subject) && view.stackItem(subject) != null;
    }

    private static String mutating(int ordinal) {
        return ordinal == 0 ? "On top of the creature" : "Under the creature";
    }

    private static String place(int ordinal) {
        return switch (ordinal) {
            case 0 -> "Top of the library";
            case 1 -> "Bottom of the library";
            case 2 -> "Graveyard";
            default -> "Place " + ordinal;
        };
    }
}
