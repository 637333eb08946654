package splitsecond.app.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.players.words.DecisionInWords;

/// A board that was played on, as a scenario: its position and the steps that were made.
final class Retelling {

    private final Game game;
    private final List<String> steps = new ArrayList<>();
    /// Attackers or blockers whose declaration is not complete.
    private final List<String> declared = new ArrayList<>();

    private Decision.@Nullable Kind declaring;
    private String declarer = "";

    private Retelling(Game played) {
        game = Game.start(played.setup());
    }

    /// @param scenario the file that the game was started with; its steps and what it expects are replaced
    static String of(String scenario, Game played) {
        var telling = new Retelling(played);
        for (int choice : played.choices()) telling.tell(choice);
        telling.endDeclaration();
        var text = new StringBuilder(given(scenario));
        if (!telling.steps.isEmpty()) text.append("when:\n");
        for (String step : telling.steps) text.append("  - ").append(step).append('\n');
        return text.toString();
    }

    private static String given(String scenario) {
        var kept = new StringBuilder();
        boolean inside = true;
        for (String line : scenario.lines().toList()) {
            if (line.startsWith("when:") || line.startsWith("then:")) inside = false;
            else if (!line.isEmpty() && Character.isLetter(line.charAt(0))) inside = true;
            if (inside) kept.append(line).append('\n');
        }
        return kept.toString();
    }

    private void tell(int choice) {
        var decision = game.decision();
        var option = decision.option(choice);
        String player = Names.of(game, decision.player());
        if (declaring != null && (decision.kind() != declaring || !declarer.equals(player))) endDeclaration();
        var told = told(player, decision, option);
        if (told != null) steps.add(told);
        game.choose(choice);
    }

    /// The step that this choice is, or null if it is none or belongs to a declaration.
    private @Nullable String told(String player, Decision decision, Option option) {
        return switch (decision.kind()) {
            case PRIORITY -> acted(player, option);
            case ATTACK, BLOCK -> {
                declare(player, decision, option);
                yield null;
            }
            case PAY ->
                option.kind() == Option.Kind.ACTIVATE ? player + " activates: " + quoted(name(option.id())) : null;
            case NONE,
                    MULLIGAN,
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
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> player + " chooses: " + quoted(label(decision, option));
        };
    }

    private String acted(String player, Option option) {
        return switch (option.kind()) {
            case PASS -> player + " passes";
            case PLAY_LAND -> player + " plays: " + quoted(name(option.id()));
            case CAST -> player + " casts: " + quoted(name(option.id()));
            case ACTIVATE -> player + " activates: " + quoted(name(option.id()));
            case PUT, YES, NO, ENTITY, NUMBER, COLOR, MODE, WORD, DONE, AUTO, PLACE ->
                player + " chooses: " + quoted(label(game.decision(), option));
        };
    }

    private void declare(String player, Decision decision, Option option) {
        declaring = decision.kind();
        declarer = player;
        if (option.kind() == Option.Kind.ENTITY)
            declared.add(quoted(name(decision.subject())) + ": " + quoted(name(option.id())));
    }

    private void endDeclaration() {
        if (declaring != null && !declared.isEmpty())
            steps.add(declarer + (declaring == Decision.Kind.ATTACK ? " attacks: {" : " blocks: {")
                    + String.join(", ", declared) + "}");
        declaring = null;
        declared.clear();
    }

    private String name(int id) {
        return GameView.isPlayer(id) || game.everything().exists(id) ? Names.of(game, id) : "?";
    }

    private String label(Decision decision, Option option) {
        return switch (option.kind()) {
            case YES -> "yes";
            case NO -> "no";
            case DONE -> "done";
            case NUMBER -> String.valueOf(option.id());
            case ENTITY -> name(option.id());
            case PASS, PLAY_LAND, CAST, ACTIVATE, PUT, COLOR, MODE, WORD, AUTO, PLACE ->
                new DecisionInWords(game.everything(), decision, this::name).label(option);
        };
    }

    /// As YAML reads it as one text.
    private static String quoted(String words) {
        return words.matches("[A-Za-z0-9][A-Za-z0-9 '/-]*") ? words : '"' + words.replace("\"", "'") + '"';
    }
}
