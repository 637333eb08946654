package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.card.Color;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.playing.Casting;
import splitsecond.engine.rules.playing.Describing;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.PlayerTable;
import splitsecond.engine.state.StackItem;

/// Puts an open decision into words: a prompt, and a label for each option.
final class Questions {

    private final Game game;
    private final Decision decision;

    Questions(Game game) {
        this.game = game;
        this.decision = game.decision();
    }

    /// @param id the number by which the client answers
    View.DecisionView view(int id, Drawing drawing) {
        int subject = decision.subject();
        return new View.DecisionView(
                id,
                decision.kind(),
                prompt(),
                detail(),
                Reference.of(subject),
                subject < 0 ? null : name(subject),
                options(),
                drawing.hiddenOffers(decision),
                payment(),
                Declaring.view(game));
    }

    private String name(int id) {
        return Names.of(game, id);
    }

    String prompt() {
        String subject = decision.subject() < 0 ? "" : name(decision.subject());
        String forSubject = subject.isEmpty() ? "" : " for " + subject;
        return switch (decision.kind()) {
            case NONE -> "";
            case PRIORITY -> priority();
            case MULLIGAN -> "Keep this hand?";
            case BOTTOM -> "Choose a card for the bottom of your library";
            case ORDER_TRIGGERS -> "Which ability goes on the stack first? It resolves last";
            case MODE -> "Choose a mode" + forSubject;
            case X -> "Choose X" + forSubject;
            case TARGET -> "Choose target" + forSubject;
            case DIVIDE -> divide(subject);
            case OPTIONAL_COST -> "Pay an additional cost" + forSubject + "?";
            case COST -> "Choose what to pay with" + forSubject;
            case PAY -> "Pay" + forSubject;
            case ATTACK -> "Declare attackers: does " + subject + " attack?";
            case BLOCK -> "Declare blockers: does " + subject + " block?";
            case MAY -> subject.isEmpty() ? "Do you want to?" : "Use the effect of " + subject + "?";
            case CHOOSE -> "Choose" + forSubject;
            case DISCARD -> "Discard a card" + forSubject;
            case LEGEND -> "Keep one " + subject;
            case COLOR -> "Choose a color" + forSubject;
            case NUMBER -> "Choose a number" + forSubject;
            case WORD -> "Choose" + forSubject;
            case PLACE -> "Where does " + (subject.isEmpty() ? "the card" : subject) + " go?";
            case SEARCH -> "Search" + forSubject;
            case REPLACEMENT -> "Which effect applies first?";
            case OTHER -> "Choose" + forSubject;
        };
    }

    private String priority() {
        var state = game.state();
        if (!state.zones.stack.isEmpty()) return "Respond, or resolve " + Names.onStack(game, state.zones.stack.last());
        boolean own = state.turn.activePlayer == decision.player();
        if (own && state.turn.step.isMain()) return "Play cards, or go on";
        return (own ? "Your " : name(state.turn.activePlayer) + "'s ") + state.turn.step.word() + " step: act, or pass";
    }

    private String divide(String subject) {
        int recipient = dividedTo();
        return "How much" + (subject.isEmpty() ? "" : " of " + subject) + " for "
                + (recipient < 0 ? "the next" : name(recipient)) + "?";
    }

    /// Whom the share is for: the next target of a divided effect, or the next blocker.
    private int dividedTo() {
        var state = game.state();
        var item = state.item(decision.subject());
        int nth = decision.detail();
        if (item != null) {
            for (int[] slot : item.targets) {
                if (nth < slot.length) return slot[nth];
                nth -= slot.length;
            }
            return GameState.NONE;
        }
        boolean attacks = state.attacking(decision.subject()) != GameState.NONE;
        for (int i = 0; i + 1 < state.combat.blocks.size(); i += 2) {
            int own = state.combat.blocks.get(attacks ? i + 1 : i);
            if (own == decision.subject() && nth-- == 0) return state.combat.blocks.get(attacks ? i : i + 1);
        }
        return GameState.NONE;
    }

    String detail() {
        StackItem item = game.state().item(decision.subject());
        return switch (decision.kind()) {
            case TARGET ->
                item != null && decision.detail() < item.slots.length
                        ? Describing.target(item.slots[decision.detail()])
                        : "";
            case MULLIGAN -> decision.detail() == 0 ? "" : "Mulligans so far: " + decision.detail();
            case BOTTOM, DISCARD -> decision.detail() > 1 ? decision.detail() + " cards" : "";
            case OPTIONAL_COST -> optionalCost();
            case MAY, CHOOSE, SEARCH -> textOf(decision.subject());
            default -> "";
        };
    }

    private String optionalCost() {
        int subject = decision.subject();
        if (!game.state().exists(subject)) return "";
        var offers = game.state()
                .blueprint(subject)
                .rules[game.state().face(subject)]
                .optional();
        return decision.detail() < offers.size() ? textOf(subject) : "";
    }

    private String textOf(int id) {
        if (!GameState.isObject(id) || !game.state().exists(id) && game.state().lastKnown(id) == null) return "";
        return Names.face(game.state(), id).text();
    }

    private List<View.OptionView> options() {
        var views = new ArrayList<View.OptionView>(decision.size());
        for (int i = 0; i < decision.size(); i++) views.add(option(i));
        return views;
    }

    private View.OptionView option(int index) {
        var option = decision.option(index);
        boolean object = Drawing.isAboutObject(option);
        boolean player = option.kind() == Option.Kind.ENTITY && GameState.isPlayer(option.id());
        return new View.OptionView(
                index,
                option.kind(),
                label(option),
                object ? option.id() : null,
                player ? option.id() : null,
                option.kind() == Option.Kind.NUMBER ? option.id() : null,
                object ? game.state().zone(option.id()) : null,
                Drawing.isMana(game, option) ? true : null);
    }

    String label(Option option) {
        return switch (option.kind()) {
            case PASS -> "Pass";
            case PLAY_LAND -> "Play " + face(option.id(), option.variant() & 15);
            case CAST -> "Cast " + face(option.id(), option.variant() & 15) + way(option);
            case ACTIVATE -> activate(option);
            case PUT -> "Put " + name(option.id()) + " onto the battlefield";
            case YES -> decision.kind() == Decision.Kind.MULLIGAN ? "Mulligan" : "Yes";
            case NO -> no();
            case ENTITY -> name(option.id());
            case NUMBER -> String.valueOf(option.id());
            case COLOR -> option.id() < 5 ? Color.of(option.id()).word() : "colorless";
            case MODE -> mode(option.id());
            case WORD ->
                option.id() < decision.words().size() ? decision.words().get(option.id()) : "?";
            case DONE -> "Done";
            case AUTO -> "Pay automatically";
            case PLACE -> place(option.id());
        };
    }

    private String no() {
        return switch (decision.kind()) {
            case MULLIGAN -> "Keep";
            case ATTACK -> "Stay home";
            case BLOCK -> "Don't block";
            default -> "No";
        };
    }

    private String face(int card, int face) {
        var faces = game.state().blueprint(card).faces;
        return faces[Math.min(face, faces.length - 1)].name;
    }

    private String way(Option option) {
        String name = Casting.wayName(game.state().blueprint(option.id()), option.variant());
        return name.isEmpty() ? "" : " (" + name + ")";
    }

    private String activate(Option option) {
        var traits = game.traits(option.id());
        if (option.variant() >= traits.abilities()) return name(option.id());
        return name(option.id()) + ": " + Names.text(game, option.id(), traits.ability(option.variant()));
    }

    private String mode(int mode) {
        var lines = Names.modes(game, decision.subject());
        return mode < lines.size() ? lines.get(mode) : "Choice " + (mode + 1);
    }

    private static String place(int ordinal) {
        return switch (ordinal) {
            case 0 -> "Top of the library";
            case 1 -> "Bottom of the library";
            case 2 -> "Graveyard";
            default -> "Place " + ordinal;
        };
    }

    private View.@Nullable PaymentView payment() {
        var cost = Describing.openPayment(game.state());
        if (cost == null) return null;
        int[] pool = new int[6];
        for (int type = 0; type < PlayerTable.MANA_TYPES; type++)
            pool[type % 6] += game.state().mana(decision.player(), type);
        return new View.PaymentView(cost.toString(), remaining(cost.toString(), pool));
    }

    /// What the pool does not cover: colored symbols first, then generic mana from what is left.
    static String remaining(String cost, int[] pool) {
        int generic = 0;
        var rest = new StringBuilder();
        for (String symbol : cost.substring(Math.min(1, cost.length())).split("[{}]+")) {
            if (symbol.isEmpty()) continue;
            if (symbol.chars().allMatch(Character::isDigit)) generic += Integer.parseInt(symbol);
            else if (!take(symbol.toUpperCase(Locale.ROOT), pool))
                rest.append('{').append(symbol).append('}');
        }
        for (int type = 0; type < pool.length; type++) {
            int taken = Math.min(generic, pool[type]);
            generic -= taken;
        }
        return (generic > 0 ? "{" + generic + "}" : "") + rest;
    }

    private static boolean take(String symbol, int[] pool) {
        for (String half : symbol.split("/")) {
            int type = half.length() == 1 ? "WUBRGC".indexOf(half) : -1;
            if (type >= 0 && pool[type] > 0) {
                pool[type]--;
                return true;
            }
        }
        return false;
    }

    /// What the main button does.
    View.MainButton mainButton() {
        return switch (decision.kind()) {
            case PRIORITY -> button(onPass(), Option.Kind.PASS);
            case ATTACK -> new View.MainButton("No attack", null, Declaring.ATTACKS);
            case BLOCK -> new View.MainButton("No blocks", null, Declaring.BLOCKS);
            case MULLIGAN -> button("Keep", Option.Kind.NO);
            case PAY ->
                decision.indexOf(Option.pack(Option.Kind.DONE, 0)) >= 0
                        ? button("Pay from the pool", Option.Kind.DONE)
                        : button("Pay automatically", Option.Kind.AUTO);
            default -> {
                boolean done = decision.indexOf(Option.pack(Option.Kind.DONE, 0)) >= 0;
                yield done ? button("Done", Option.Kind.DONE) : new View.MainButton("Choose", null, null);
            }
        };
    }

    private View.MainButton button(String label, Option.Kind kind) {
        int index = decision.indexOf(Option.pack(kind, 0));
        return new View.MainButton(label, index < 0 ? null : index, null);
    }

    private String onPass() {
        var state = game.state();
        if (!state.zones.stack.isEmpty()) return "Resolve " + Names.onStack(game, state.zones.stack.last());
        if (state.turn.activePlayer != decision.player()) return "Pass";
        return switch (state.turn.step) {
            case UNTAP, UPKEEP -> "To draw";
            case DRAW -> "To main phase";
            case PRECOMBAT_MAIN -> "To combat";
            case BEGINNING_OF_COMBAT -> "To attackers";
            case DECLARE_ATTACKERS -> state.combat.attackers.isEmpty() ? "To end of combat" : "To blockers";
            case DECLARE_BLOCKERS -> "To damage";
            case FIRST_STRIKE_DAMAGE -> "To regular damage";
            case COMBAT_DAMAGE -> "To end of combat";
            case END_OF_COMBAT -> "To main phase 2";
            case POSTCOMBAT_MAIN, END, CLEANUP -> "End turn";
        };
    }
}
