package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Step;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Aiming;
import splitsecond.players.words.DecisionInWords;

/// The open decision as the page shows it.
final class Questions {

    static final String PASS_TURN = "pass-turn";

    private final Game game;
    private final Decision decision;
    private final DecisionInWords words;

    Questions(Game game) {
        this.game = game;
        decision = game.decision();
        // As whoever is asked sees it: what lies face down to them has no text.
        words = new DecisionInWords(game.viewOf(decision.player()), decision, this::name);
    }

    /// @param id the number by which the client answers
    View.DecisionView view(int id, Drawing drawing, Ids ids) {
        int subject = decision.subject();
        return new View.DecisionView(
                id,
                decision.kind(),
                prompt(),
                detail(),
                ids.reference(subject),
                subject < 0 ? null : name(subject),
                recipient(ids),
                options(ids),
                drawing.hiddenOffers(decision),
                Answering.view(game, drawing),
                decision.kind() == Decision.Kind.MODE ? decision.detail() : null,
                decision.takesNames() ? true : null,
                payment(),
                Declaring.view(game, ids));
    }

    private @Nullable Reference recipient(Ids ids) {
        if (decision.kind() != Decision.Kind.DIVIDE) return null;
        int recipient = Aiming.recipient(game.everything(), decision);
        return recipient < 0 ? null : ids.reference(recipient);
    }

    private String name(int id) {
        return Names.of(game, id);
    }

    String prompt() {
        return words.prompt();
    }

    String detail() {
        return words.detail();
    }

    String label(Option option) {
        return words.label(option);
    }

    private List<View.OptionView> options(Ids ids) {
        var views = new ArrayList<View.OptionView>(decision.size());
        var prospects = new Prospects(game, ids);
        for (int i = 0; i < decision.size(); i++) views.add(option(i, ids, prospects));
        return views;
    }

    private View.OptionView option(int index, Ids ids, Prospects prospects) {
        var option = decision.option(index);
        boolean object = Drawing.isAboutObject(option);
        boolean player = option.kind() == Option.Kind.ENTITY && GameView.isPlayer(option.id());
        return new View.OptionView(
                index,
                option.kind(),
                label(option),
                object ? ids.number(option.id()) : null,
                player ? option.id() : null,
                option.kind() == Option.Kind.NUMBER || option.kind() == Option.Kind.MODE ? option.id() : null,
                object ? game.everything().zone(option.id()) : null,
                Drawing.isMana(game, option) ? true : null,
                // What pays is no mode of a text.
                option.kind() == Option.Kind.MODE && decision.kind() == Decision.Kind.MODE
                        ? prospects.of(option.id(), label(option))
                        : null);
    }

    private View.@Nullable PaymentView payment() {
        var all = game.everything();
        var cost = all.costToPay();
        if (cost == null) return null;
        int[] pool = new int[6];
        for (int type = 0; type < pool.length; type++) pool[type] = all.mana(decision.player(), type);
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
            case PRIORITY ->
                isTurnDone()
                        ? new View.MainButton("End turn", null, PASS_TURN)
                        : button(words.onPass(), Option.Kind.PASS);
            case ATTACK -> new View.MainButton("No attack", null, Declaring.ATTACKS);
            case BLOCK -> new View.MainButton("No blocks", null, Declaring.BLOCKS);
            case MULLIGAN -> button("Keep", Option.Kind.NO);
            // To find nothing is never what the largest button does.
            case SEARCH -> new View.MainButton("Choose a card", null, null);
            case PAY ->
                decision.indexOf(Option.pack(Option.Kind.DONE, 0)) >= 0
                        ? button("Pay from the pool", Option.Kind.DONE)
                        : button("Pay automatically", Option.Kind.AUTO);
            case NONE,
                    BOTTOM,
                    ORDER_TRIGGERS,
                    MODE,
                    X,
                    TARGET,
                    DIVIDE,
                    OPTIONAL_COST,
                    COST,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    REPLACEMENT,
                    OTHER -> {
                if (decision.isAboutPiles()) yield new View.MainButton("Choose a pile", null, null);
                // Nor is to take nothing of what is looked at.
                if (decision.shown() > 0) yield new View.MainButton("Choose a card", null, null);
                boolean done = decision.indexOf(Option.pack(Option.Kind.DONE, 0)) >= 0;
                yield done ? button("Done", Option.Kind.DONE) : new View.MainButton("Choose", null, null);
            }
        };
    }

    /// Before combat, with nobody who could attack, only the end of the turn is left to go on to.
    private boolean isTurnDone() {
        var all = game.everything();
        int player = decision.player();
        if (all.stackSize() > 0 || all.activePlayer() != player || all.step() != Step.PRECOMBAT_MAIN) return false;
        for (int i = 0; i < all.permanents(); i++) {
            int id = all.permanent(i);
            if (all.controller(id) == player && couldAttack(id)) return false;
        }
        return true;
    }

    private boolean couldAttack(int id) {
        var traits = game.traits(id);
        return traits.isCreature()
                && !game.everything().isTapped(id)
                && !traits.has(Keyword.DEFENDER)
                && (traits.has(Keyword.HASTE) || !game.everything().isSick(id));
    }

    private View.MainButton button(String label, Option.Kind kind) {
        int index = decision.indexOf(Option.pack(kind, 0));
        return new View.MainButton(label, index < 0 ? null : index, null);
    }
}
