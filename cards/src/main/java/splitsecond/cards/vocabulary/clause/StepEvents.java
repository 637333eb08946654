package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Phrase.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Trigger;

/// CR 603.2b: the beginnings of steps and phases.
public final class StepEvents {
    private StepEvents() {}

    private static final Map<String, Filter> WHOSE_STEP = new LinkedHashMap<>();

    static {
        WHOSE_STEP.put("your {}", Nouns.YOU);
        WHOSE_STEP.put("each {}", Nouns.PLAYER);
        WHOSE_STEP.put("each player's {}", Nouns.PLAYER);
        WHOSE_STEP.put("each opponent's {}", Nouns.OPPONENT);
        WHOSE_STEP.put("each other player's {}", Nouns.OPPONENT);
        WHOSE_STEP.put(
                "the chosen player's {}",
                new Filter.AmongThose(new splitsecond.engine.ability.Reference.ChosenPlayer()));
        for (String host : List.of("land", "artifact", "permanent", "enchantment"))
            WHOSE_STEP.put(
                    "the {} of enchanted " + host + "'s controller",
                    new Filter.AmongThose(new splitsecond.engine.ability.Reference.ControllerOf(
                            new splitsecond.engine.ability.Reference.Host("enchanted " + host), "")));
        WHOSE_STEP.put(
                "the {} of enchanted creature's controller",
                new Filter.AmongThose(new splitsecond.engine.ability.Reference.ControllerOf(
                        new splitsecond.engine.ability.Reference.Host("enchanted creature"), "")));
        WHOSE_STEP.put(
                "enchanted player's {}",
                new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host("enchanted player")));
    }

    static final Phrase<Trigger> STEP = table("a step", steps());

    private static final String SECOND_MAIN = "second main phase";

    private static Map<String, Trigger> steps() {
        Map<String, Trigger> words = new LinkedHashMap<>();
        Map<String, Step> steps = new LinkedHashMap<>();
        steps.put("upkeep", Step.UPKEEP);
        steps.put("draw step", Step.DRAW);
        steps.put("end step", Step.END);
        steps.put("precombat main phase", Step.PRECOMBAT_MAIN);
        steps.put("first main phase", Step.PRECOMBAT_MAIN);
        steps.put("postcombat main phase", Step.POSTCOMBAT_MAIN);
        steps.put(SECOND_MAIN, Step.POSTCOMBAT_MAIN);
        WHOSE_STEP.forEach((whose, who) -> steps.forEach((word, step) -> words.put(
                "the beginning of " + whose.replace("{}", word),
                new Trigger.StepBegins(
                        step,
                        who,
                        word.equals(SECOND_MAIN) ? 2 : 0,
                        whose.startsWith("each player's") || whose.startsWith("each other")
                                ? whose.substring(0, whose.indexOf(' ', 6))
                                : ""))));
        steps.forEach((word, step) -> {
            words.put(
                    "the beginning of each of your " + word + "s", new Trigger.StepBegins(step, Nouns.YOU, "each of"));
            words.put(
                    "the beginning of each of enchanted player's " + word + "s",
                    new Trigger.StepBegins(
                            step,
                            new Filter.AmongThose(new splitsecond.engine.ability.Reference.Host("enchanted player")),
                            "each of"));
        });
        words.put(
                "the beginning of each of your main phases",
                new Trigger.Either(
                        List.of(
                                new Trigger.StepBegins(Step.PRECOMBAT_MAIN, Nouns.YOU, ""),
                                new Trigger.StepBegins(Step.POSTCOMBAT_MAIN, Nouns.YOU, "")),
                        "each main phase"));
        words.put(
                "the beginning of combat on each player's turn",
                new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.PLAYER, "each player's"));
        words.put("end of combat on your turn", new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.YOU, ""));
        words.put("the end of combat on your turn", new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.YOU, ""));
        words.put(
                "the beginning of combat on your turn",
                new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.YOU, ""));
        words.put(
                "the beginning of combat on each opponent's turn",
                new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.OPPONENT, ""));
        words.put("the beginning of each combat", new Trigger.StepBegins(Step.BEGINNING_OF_COMBAT, Nouns.PLAYER, ""));
        words.put("the beginning of the end step", new Trigger.StepBegins(Step.END, Nouns.PLAYER, "the"));
        words.put("end of combat", new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.PLAYER, ""));
        return words;
    }

    private static final Trigger NEXT_MAIN = new Trigger.Either(
            List.of(
                    new Trigger.StepBegins(Step.PRECOMBAT_MAIN, Nouns.YOU, "next"),
                    new Trigger.StepBegins(Step.POSTCOMBAT_MAIN, Nouns.YOU, "next")),
            "next main phase");

    /// The same of what is said before the game begins.
    private static final Phrase<Trigger> FIRST = table(
            "a step",
            Map.of(
                    "the beginning of the first upkeep", new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, "first"),
                    "the beginning of your first upkeep", new Trigger.StepBegins(Step.UPKEEP, Nouns.YOU, "first"),
                    "the beginning of your first main phase of the game",
                            new Trigger.StepBegins(Step.PRECOMBAT_MAIN, Nouns.YOU, "of the game")));

    /// The next such step only, as delayed triggers say it.
    public static final Phrase<Trigger> NEXT_STEP = Phrase.oneOf("a step", Phrase.lazy(() -> StepEvents.NEXT), FIRST);

    private static final Phrase<Trigger> NEXT = table(
            "a step",
            Map.ofEntries(
                    Map.entry(
                            "this turn's next end of combat",
                            new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.PLAYER, "this turn's next")),
                    Map.entry(
                            "the beginning of the next upkeep",
                            new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, "next upkeep")),
                    Map.entry("the beginning of your next main phase", NEXT_MAIN),
                    Map.entry(
                            "the beginning of the next end step",
                            new Trigger.StepBegins(Step.END, Nouns.PLAYER, "next")),
                    Map.entry(
                            "the beginning of the next cleanup step",
                            new Trigger.StepBegins(Step.CLEANUP, Nouns.PLAYER, "next")),
                    Map.entry(
                            "the beginning of your next end step", new Trigger.StepBegins(Step.END, Nouns.YOU, "next")),
                    Map.entry(
                            "the beginning of the next turn's upkeep",
                            new Trigger.StepBegins(Step.UPKEEP, Nouns.PLAYER, "next")),
                    Map.entry(
                            "the beginning of your next upkeep",
                            new Trigger.StepBegins(Step.UPKEEP, Nouns.YOU, "next")),
                    Map.entry(
                            "the beginning of that turn's end step",
                            new Trigger.While(
                                    new Trigger.StepBegins(Step.END, Nouns.PLAYER, "that turn's"),
                                    new Condition.PlayerIs(Words.YOU, Condition.Designation.IN_THAT_EXTRA_TURN),
                                    "that turn's")),
                    Map.entry("end of combat", new Trigger.StepBegins(Step.END_OF_COMBAT, Nouns.PLAYER, "next"))));
}
