package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Compiled;
import splitsecond.cards.Definitions;
import splitsecond.cards.Phrasebook;
import splitsecond.cards.data.CardData;
import splitsecond.cards.phrase.Trace;
import splitsecond.cards.vocabulary.ability.Companions;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.card.CardDefinition;
import splitsecond.timing.Problem;

/// Which rules of the phrasebook are proven. A rule is proven by a scenario that holds, and holds no longer when the
/// instruction or ability that was read by it is left out: so it was carried out, and its result was checked. What is
/// said inside an instruction (who, what, how many, when) is proven with it.
public final class Proof {

    /// What is said of decks has nothing to do in a game, nor what is said of commanders alone where nobody has one (CR
    /// 100.2a, 702.124, 903.3).
    private static final List<String> OF_DECKS = List.of(
            "choose a Background",
            "doctor's companion",
            "friends forever",
            "partner—Friends forever",
            "if ~ is your commander, choose a color before the game begins. ~ is the chosen color.",
            "partner—Survivors",
            "partner—Character select",
            "partner—Father & son",
            "~ can be your commander.",
            "commanders",
            "your commander",
            "time you've cast {} from the command zone this game (Amount.CommanderCasts)",
            "the number of times it's been cast from the command zone this game",
            "one mana of any color in your commander's color identity",
            "a deck can have any number of cards named ~",
            "a deck can have only one card named ~",
            "a deck can have up to {} cards named ~ (StaticEffect.DeckLimit)");

    private final Definitions definitions;
    private final Map<String, String> proven = new TreeMap<>();
    private final Map<CardData, List<Trace>> traces = new HashMap<>();

    public Proof(Definitions definitions) {
        this.definitions = definitions;
        for (var rule : OF_DECKS) proven.put(rule, "no part of a game");
        for (var condition : Companions.CONDITIONS) proven.put("companion — " + condition + ".", "no part of a game");
    }

    /// The rules that are proven so far, each with the file of a scenario that proves it.
    public Map<String, String> proven() {
        return proven;
    }

    /// Looks for rules that this scenario proves and that were not proven yet.
    public void look(Scenario scenario) {
        if (scenario.expected() == null) return;
        var cards = new Cards(definitions);
        if (!holds(scenario, cards)) return;
        for (var card : cards.named())
            if (definitions.find(card.name()) instanceof Compiled.Supported(var definition))
                for (var trace : traces.computeIfAbsent(card, Phrasebook::traces))
                    look(scenario, card, definition, trace);
    }

    private void look(Scenario scenario, CardData card, CardDefinition definition, Trace paragraph) {
        if (!isOpen(paragraph)) return;
        look(scenario, definition, paragraph, null);
        if (isOpen(paragraph) && isParagraphMissed(scenario, card, paragraph)) prove(scenario, definition, paragraph);
    }

    /// All that was read here, but what can be left out on its own: that was looked at.
    private void prove(Scenario scenario, CardDefinition card, Trace trace) {
        var value = trace.value();
        if (value != null && isPart(value) && Without.of(card, value) != null) return;
        if (trace.rule() != null) proven.putIfAbsent(trace.rule(), scenario.file());
        for (var part : trace.parts()) prove(scenario, card, part);
    }

    /// What a paragraph says is not always found again as a part of the card: an "instead" is joined with the paragraph
    /// before, "enters tapped with a counter" is two abilities. Then the card is read without the paragraph.
    private boolean isParagraphMissed(Scenario scenario, CardData card, Trace paragraph) {
        for (var shorter : withoutOneLine(card)) {
            if (Phrasebook.traces(shorter).contains(paragraph)) continue;
            if (!(Phrasebook.compile(shorter) instanceof Compiled.Supported(var without))) continue;
            try {
                // A step that is refused may have lost its target only.
                return new ScenarioRunner(new Cards(definitions, without)).run(scenario)
                                instanceof Outcome.Failed failed
                        && !failed.isFault()
                        && !failed.isRefusal();
            } catch (Problem _) {
                return false;
            }
        }
        return false;
    }

    /// A line less, with what is listed below it.
    private static List<CardData> withoutOneLine(CardData card) {
        var shorter = new ArrayList<CardData>();
        var lines = card.oracleText().lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            int end = i + 1;
            while (end < lines.size() && lines.get(end).startsWith("•")) end++;
            var others = new ArrayList<>(lines);
            others.subList(i, end).clear();
            shorter.add(card.withText(String.join("\n", others)));
        }
        for (int i = 0; i < card.faces().size(); i++)
            for (var face : withoutOneLine(card.faces().get(i))) {
                var faces = new ArrayList<>(card.faces());
                faces.set(i, face);
                shorter.add(card.withFaces(faces));
            }
        return shorter;
    }

    private static boolean holds(Scenario scenario, Cards cards) {
        try {
            return new ScenarioRunner(cards).run(scenario) instanceof Outcome.Passed;
        } catch (Problem _) {
            return false;
        }
    }

    /// Whether a rule in it is not proven yet.
    private boolean isOpen(Trace trace) {
        if (trace.rule() != null && !proven.containsKey(trace.rule())) return true;
        for (var part : trace.parts()) if (isOpen(part)) return true;
        return false;
    }

    /// Whether what was read here is missed when it is left out.
    ///
    /// @param around the same of the instruction or ability in which it was said, or null
    private boolean look(Scenario scenario, CardDefinition card, Trace trace, @Nullable Boolean around) {
        Boolean missed = isOpen(trace) ? missed(scenario, card, trace.value()) : null;
        if (missed == null) missed = around;
        if (Boolean.FALSE.equals(missed)) return false;
        boolean any = false;
        for (var part : trace.parts()) any |= look(scenario, card, part, missed);
        boolean acted = missed == null ? any : missed;
        if (acted && trace.rule() != null) proven.putIfAbsent(trace.rule(), scenario.file());
        return acted;
    }

    private static boolean isPart(Object value) {
        return value instanceof Ability || value instanceof Effect;
    }

    /// Null if it is nothing that can be left out, or if the game cannot go on without it.
    private @Nullable Boolean missed(Scenario scenario, CardDefinition card, @Nullable Object value) {
        if (value == null || !isPart(value)) return null;
        var without = Without.of(card, value);
        if (without == null) return null;
        try {
            return switch (new ScenarioRunner(new Cards(definitions, without)).run(scenario)) {
                case Outcome.Passed _ -> false;
                case Outcome.Unsupported _ -> null;
                case Outcome.Failed failed -> failed.isFault() ? null : true;
            };
        } catch (Problem _) {
            // Something that a later step names was never there.
            return true;
        }
    }
}
