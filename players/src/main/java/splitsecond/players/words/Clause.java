package splitsecond.players.words;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.decision.Decision;

/// The clause of a text that a question is about, said to the one who is asked: "Put two cards from your hand on top of
/// your library in any order". It is printed from the instruction that asks, so it is never another part of the text.
final class Clause {

    /// What is looked at is seen by then.
    private static final Pattern LOOKING =
            Pattern.compile("^(?:[Ll]ook at|(?:[^.]* )?[Rr]eveals?) (?:(?! choose )[^.])*\\. (?=\\S)");

    /// "Target player sacrifices": the one who is asked does it.
    private static final Pattern SOMEBODY = Pattern.compile(
            "^(?:any number of )?(?:(?:each|target|that|defending|chosen|the) )?(?:(?:other"
                    + " )?players?|opponents?|(?:its|\\w+'s) (?:controller|owner)|they) (?:each )?(?:may"
                    + " )?(\\w+?)(e?s)?\\b",
            Pattern.CASE_INSENSITIVE);

    /// What is asked for is said in the midst of what will be done to it.
    private static final Pattern OF_YOUR_CHOICE =
            Pattern.compile("^[Tt]he next time (an? [\\w ,]*source) of your choice would");

    /// What a token or another object is given says of itself what it says.
    private static final Pattern QUOTED =
            Pattern.compile("(?<=with |has |have |gains? )(?:'[^']*~.*'|\"[^\"]*~[^\"]*\")");

    /// Of so many words in common it is the same clause.
    private static final double ALIKE = 0.7;

    /// A card in words of its own, which the object's name stands for.
    private static final Pattern ITSELF = Pattern.compile(
            "\\b[Tt]his"
                    + " (?:creature|enchantment|artifact|land|permanent|planeswalker|battle|token|Aura|Equipment|Vehicle|Saga)\\b");

    private final GameView view;
    private final Decision decision;
    /// Whether the card's own wording is taken: where several mean the same, the usual one may be far from it.
    private final boolean own;

    Clause(GameView view, Decision decision) {
        this(view, decision, false);
    }

    private Clause(GameView view, Decision decision, boolean own) {
        this.view = view;
        this.decision = decision;
        this.own = own;
    }

    /// Empty where no instruction asks, or no phrase says it by itself.
    ///
    /// @param name of the object that has it
    String asked(String name) {
        var instruction = view.instruction();
        if (instruction == null) return "";
        String words = worded(instruction);
        if (words.isEmpty()) return "";
        if (!words.startsWith("pay ") && !isNear(words)) {
            String printed = new Clause(view, decision, true).worded(instruction);
            if (!printed.isEmpty()) words = printed;
        }
        words = LOOKING.matcher(words.replaceAll("\\.(\"?)$", "$1")).replaceFirst("");
        words = words.replaceFirst("^[^.]* reveals? (?:their|his or her|your) hand and you choose ", "choose ");
        // "Look at target player's hand and choose two cards from it."
        words = words.replaceFirst("^[Ll]ook at [^.]*?(?: and (?=choose )|, then (?=put ))", "");
        // What was searched for is found by now.
        if (decision.kind() == Decision.Kind.CHOOSE) words = words.replaceFirst("^[Ss]earch .*?, (?=put )", "");
        // "Draw two cards" means the same as "draw two additional cards".
        if (!CardText.of(view, decision.subject()).contains("additional")) words = words.replace(" additional ", " ");
        String said = words.startsWith("pay ") ? words : asPrinted(words);
        if (decision.kind() == Decision.Kind.CHOOSE)
            said = OF_YOUR_CHOICE.matcher(said).replaceFirst("choose $1: the next time it would");
        return capital(QUOTED.matcher(addressed(said))
                .replaceAll(quoted -> Matcher.quoteReplacement(quoted.group().replace("~", "this creature")))
                .replace("~", name));
    }

    private String worded(Effect instruction) {
        return switch (instruction.bare()) {
            case Effect.May may -> offered(may);
            case Effect.MayPay may -> may.cost().parts().isEmpty() ? chosen(may) : payment(may.cost());
            case Effect.Vote vote -> "vote for " + String.join(" or ", vote.options());
            case Effect.Unless unless -> payment(unless.cost());
            case Effect.ForEach each -> print(each.effect());
            case Effect.CastCard cast -> cast(cast);
            case Effect.KeywordAction action -> action(action);
            case Effect.Structure _, Effect.Instruction _ -> print(instruction);
        };
    }

    /// One or the other: what happens if the first is not chosen is said, too.
    private String chosen(Effect.MayPay may) {
        String one = print(may.then());
        String other = may.otherwise() == null ? "" : print(may.otherwise());
        return one.isEmpty() || other.isEmpty() ? one : one + " (or else " + other + ")";
    }

    /// The whole of what asks, with what depends on the answer, in the card's own voice; empty where no phrase says it.
    String whole(String name) {
        var instruction = view.instruction();
        // "You may put it on the bottom instead" has no cost, and is said by its card alone.
        boolean free = instruction != null
                && instruction.bare() instanceof Effect.MayPay may
                && may.cost().parts().isEmpty();
        String words = instruction == null || free ? "" : print(instruction);
        return words.isEmpty() ? "" : capital(words.replace("~", name)) + (words.endsWith(".") ? "" : ".");
    }

    /// "Have it deal 2 damage to target creature" is said by nobody but the one who offers it.
    private String offered(Effect.May may) {
        String words = print(may.effect());
        String offer = print(may).replaceFirst("^you may ", "");
        return words.isEmpty() || offer.startsWith("have ") ? offer : words;
    }

    /// "Pay {2}", "Sacrifice a creature", "Pay cumulative upkeep {1}".
    private String payment(Cost cost) {
        String words = orEmpty(Phrasebook.print(cost));
        if (words.isEmpty()) words = CardText.keyword(view, decision.subject(), "cumulative upkeep");
        if (words.isEmpty()) return CostInWords.each(cost);
        return words.startsWith("{") || words.startsWith("cumulative") ? "pay " + words : words;
    }

    /// A keyword such as exploit is an action of its name.
    private String action(Effect.KeywordAction action) {
        String words = print(action);
        return words.isEmpty() ? action.action().word() : words;
    }

    /// A keyword such as cascade says this only in its reminder.
    private String cast(Effect.CastCard cast) {
        String words = print(cast);
        if (!words.isEmpty()) return words;
        return (cast.landToo() ? "play it" : "cast it") + (cast.free() ? " without paying its mana cost" : "");
    }

    private String print(Effect instruction) {
        if (own && !CardText.of(view, decision.subject()).isEmpty()) {
            String words = orEmpty(Phrasebook.printAsOn(CardText.face(view, decision.subject()), instruction));
            if (!words.isEmpty()) return ITSELF.matcher(words).replaceAll("~");
        }
        return orEmpty(Phrasebook.print(instruction));
    }

    private boolean isNear(String words) {
        String first = words.split("\\. ")[0];
        return nearest(first, sentences()) != null;
    }

    private String[] sentences() {
        String text = CardText.of(view, decision.subject()).replaceAll("\\([^)]*\\)", "");
        return text.split("\\.\\s*|\n|[•—]");
    }

    private static String orEmpty(@Nullable String words) {
        return words == null || words.contains("\n") ? "" : words;
    }

    /// By itself a clause is printed in the usual words; the card may have others for the same.
    private String asPrinted(String words) {
        var sentences = sentences();
        var printed = new ArrayList<String>();
        for (String sentence : words.split("\\. "))
            printed.add(
                    printed.isEmpty()
                            ? Objects.requireNonNullElse(nearest(sentence, sentences), sentence)
                            : capital(sentence));
        return String.join(". ", printed);
    }

    /// What stands before an instruction: when it happens, what it costs, that it is offered.
    private static final Pattern BEFORE = Pattern.compile(
            "^(?:[^:\"]*: )?(?:(?:When|Whenever|At|If|As) [^,]*, )?(?:(?:you|(?:each|that|target) (?:player|opponent))"
                    + " may )?",
            Pattern.CASE_INSENSITIVE);

    /// Null where none is like it.
    private static @Nullable String nearest(String clause, String[] sentences) {
        var wanted = words(clause);
        String best = null;
        double most = ALIKE;
        for (String sentence : sentences) {
            var parts = new ArrayList<>(List.of(sentence.split("(?:, then|, and|,| and then) ")));
            parts.add(sentence);
            for (String part : parts) {
                String said = BEFORE.matcher(part.strip()).replaceFirst("");
                if (said.contains(" unless ") && !clause.contains(" unless ") || said.contains("\"")) continue;
                double alike = alike(wanted, words(said));
                if (alike > most) {
                    most = alike;
                    best = said;
                }
            }
        }
        return best;
    }

    private static Set<String> words(String text) {
        return new HashSet<>(Arrays.asList(text.toLowerCase(Locale.ROOT).split("[^\\w{}/+~-]+")));
    }

    private static double alike(Set<String> a, Set<String> b) {
        var common = new HashSet<>(a);
        common.retainAll(b);
        return common.size() / (double) Math.max(a.size(), b.size());
    }

    private static String addressed(String said) {
        // "Instead each opponent sacrifices two creatures": what it is instead of is known by now.
        String words = said.replaceFirst("^(?:[Ii]nstead,?|[Tt]hen|\\d[\\d—–-]* \\|) ", "")
                .replace(" and may choose ", " and choose ");
        var somebody = SOMEBODY.matcher(words);
        if (!somebody.find())
            return words.replaceFirst("^[Yy]ou (?:may )?", "")
                    .replaceFirst("^([Ss]acrifice|[Dd]iscard)s (.*) of their choice", "$1 $2")
                    .replaceFirst("^([Dd]iscard|[Rr]eveal) their hand\\b", "$1 your hand");
        // "Target opponent reveals their hand and you choose": whoever cast that is asked about others.
        if (words.contains(" you choose ") || words.contains(" your choice")) return words;
        return verb(somebody.group(1), somebody.group(2))
                + FURTHER.matcher(words.substring(somebody.end())
                                .replace(" of their choice", "")
                                .replace(" their ", " your ")
                                .replaceAll("\\bthey (control|own|cast|put|chose)\\b", "you $1")
                                .replace("that player controls", "you control"))
                        .replaceAll(next -> next.group(1) + verb(next.group(2), next.group(3)));
    }

    /// What else the same player does: ", then sacrifices the rest".
    private static final Pattern FURTHER = Pattern.compile("((?:, then|,| and| or) )"
            + "(sacrific|discard|put|shuffl|reveal|exil|return|draw|gain|los|mill|cho+s)(e?s)(?= |$)");

    /// "searches" is "search", "sacrifices" is "sacrifice".
    private static String verb(String stem, @Nullable String ending) {
        if (stem.matches(".*(sacrific|shuffl|exil|los|choos)")) return stem + "e";
        boolean hissing = stem.endsWith("sh") || stem.endsWith("ch") || stem.endsWith("ss") || stem.endsWith("x");
        return "es".equals(ending) && !hissing ? stem + "e" : stem;
    }

    static String capital(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
}
