package splitsecond.cards;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.TypeLine;

/// What an ability means, as a tree in words: its kind, then cost, trigger, instructions, and who, what and how much.
///
/// @param label what this is, or the part it plays in what is above it
/// @param value in words; empty where the branches say it
public record Explanation(String label, String value, List<Explanation> branches) {

    /// Names that the records' own do not tell a reader.
    private static final Map<String, String> NAMES = Map.ofEntries(
            Map.entry("Change", "change"),
            Map.entry("Apply", "for a while"),
            Map.entry("Dig", "look at the top of a library"),
            Map.entry("Modal", "choose modes"),
            Map.entry("Delayed", "later"),
            Map.entry("CastCard", "cast or play a card"),
            Map.entry("ChooseFromHand", "choose from a hand"),
            Map.entry("Nothing", "no instruction of its own"),
            Map.entry("WhereX", "with X defined"),
            Map.entry("DefinePowerToughness", "power and toughness are"),
            Map.entry("PlayerRule", "rule for players"),
            Map.entry("MoveInstead", "goes elsewhere instead"));

    private static final Map<String, String> ROLES = Map.of(
            "interveningIf", "if",
            "onlyIf", "only if",
            "least", "at least",
            "most", "at most",
            "condition", "if",
            "canRegenerate", "can be regenerated",
            "production", "mana");

    /// Of an ability; the object that has it is named as given, such as "this creature".
    public static Explanation of(Ability ability, String self) {
        return named(ability(Antecedents.named(ability)), self);
    }

    private static final String GIVER = "what gives the ability";

    private static Explanation named(Explanation tree, String self) {
        String holder = holder(tree, self);
        return new Explanation(
                named(tree.label, self),
                quoting(tree.value, self, holder),
                tree.branches.stream()
                        .map(branch -> isGiven(branch)
                                ? new Explanation(
                                        branch.label,
                                        quoting(branch.value, self, holder),
                                        named(branch, holder).branches)
                                : named(branch, self))
                        .toList());
    }

    private static String named(String words, String self) {
        return words.replace("~", self).replace("≈", GIVER);
    }

    /// A quoted ability names the object that will have it (CR 201.5).
    private static String quoting(String words, String self, String holder) {
        int quote = words.indexOf('\'');
        boolean quoted = quote >= 0 && (quote == 0 || words.charAt(quote - 1) == ' ');
        return quoted
                ? named(words.substring(0, quote), self) + named(words.substring(quote), holder)
                : named(words, self);
    }

    private static boolean isGiven(Explanation branch) {
        return branch.label.equals("it") || branch.label.equals("gain ability");
    }

    /// What is changed, as an ability that it gains would speak of it.
    private static String holder(Explanation tree, String self) {
        if (!tree.label.endsWith("change")) return self;
        for (var branch : tree.branches) {
            if (!branch.label.equals("what")) continue;
            String what = branch.value.toLowerCase(Locale.ROOT);
            if (what.contains("~")) return self;
            for (String kind : List.of("creature", "planeswalker", "land", "artifact", "enchantment"))
                if (what.contains(kind)) return "this " + kind;
            return self.equals("this creature") ? self : "this permanent";
        }
        return self;
    }

    private static Explanation ability(Ability ability) {
        return switch (ability) {
            case Ability.Keyword _, Ability.Parameterized _ -> {
                String words = Antecedents.say(ability);
                yield words != null
                        ? leaf("keyword", words)
                        : new Explanation("keyword", "", List.copyOf(parts((Record) ability)));
            }
            case Ability.Spell(Effect effect) -> new Explanation("spell", "as it resolves", instructions(effect));
            case Ability.Activated activated -> activated(activated);
            case Ability.Triggered triggered -> {
                List<Explanation> branches = new ArrayList<>();
                branches.add(trigger(triggered.trigger()));
                role(branches, "if", triggered.interveningIf());
                switch (triggered.often().kind()) {
                    case EVERY_TIME -> {}
                    case AT_MOST -> branches.add(leaf("at most", triggered.timesEachTurn() + " each turn"));
                    case FIRST_TIME -> branches.add(leaf("only", "for the first time each turn"));
                    case DONE_ONCE -> branches.add(leaf("done", "only once each turn"));
                }
                zone(branches, triggered.zone());
                branches.addAll(instructions(triggered.effect()));
                yield new Explanation("triggered ability", triggered.name(), branches);
            }
            case Ability.Static fixed -> {
                List<Explanation> branches = new ArrayList<>();
                role(branches, "as long as", fixed.condition());
                zone(branches, fixed.zone());
                branches.add(record((Record) fixed.effect()));
                yield new Explanation("static ability", "", branches);
            }
        };
    }

    private static Explanation trigger(Trigger trigger) {
        String words = Antecedents.say(trigger);
        if (words == null) return new Explanation("trigger", "", List.of(record((Record) trigger)));
        int space = words.indexOf(' ');
        String first = words.substring(0, Math.max(0, space));
        return switch (first) {
            case "when", "whenever" -> leaf("when", words.substring(space + 1));
            case "at" -> leaf("at", words.substring(space + 1));
            default -> leaf("trigger", words);
        };
    }

    private static Explanation activated(Ability.Activated activated) {
        List<Explanation> branches = new ArrayList<>();
        role(branches, "cost", activated.cost());
        Ability.Limits limits = activated.limits();
        boolean loyalty = activated.cost().parts().stream().anyMatch(Cost.Loyalty.class::isInstance);
        if (limits.timing() == Ability.Timing.SORCERY && !loyalty) branches.add(leaf("only", "as a sorcery"));
        if (limits.timing() == Ability.Timing.PRIORITY) branches.add(leaf("only", "as an instant"));
        if (limits.timesEachTurn() > 0) branches.add(leaf("at most", limits.timesEachTurn() + " each turn"));
        role(branches, "only if", limits.onlyIf());
        if (limits.activator() != Ability.Activator.CONTROLLER)
            branches.add(leaf("activated by", words(limits.activator().name())));
        zone(branches, activated.zone());
        branches.addAll(instructions(activated.effect()));
        String kind = loyalty
                ? "loyalty ability"
                : activated.effect() instanceof Effect.AddMana ? "mana ability" : "activated ability";
        return new Explanation(kind, loyalty ? "" : activated.name(), branches);
    }

    private static void zone(List<Explanation> branches, Zone zone) {
        if (zone != Zone.BATTLEFIELD) branches.add(leaf("works in", zone.word()));
    }

    /// One after the other, each with the word that joins it to the one before.
    private static List<Explanation> instructions(Effect effect) {
        if (!(effect instanceof Effect.Sequence(List<Effect> steps, List<Effect.Joint> joints)))
            return List.of(record((Record) effect));
        List<Explanation> numbered = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            Explanation step = record((Record) steps.get(i));
            boolean then = i > 0
                    && (joints.get(i - 1) == Effect.Joint.THEN || joints.get(i - 1) == Effect.Joint.SENTENCE_THEN);
            numbered.add(
                    new Explanation((i + 1) + ". " + (then ? "then " : "") + step.label, step.value, step.branches));
        }
        return numbered;
    }

    private static Explanation record(Record part) {
        return switch (part) {
            case Ability ability -> ability(ability);
            case Effect.Sequence sequence -> new Explanation("in order", "", instructions(sequence));
            case Effect.Modal modal -> {
                List<Explanation> branches = new ArrayList<>();
                role(branches, "choose", modal.choose());
                if (modal.sameAgain()) branches.add(leaf("the same mode may be chosen again", ""));
                int number = 0;
                for (Ability.Mode mode : modal.modes()) {
                    List<Explanation> inside = new ArrayList<>();
                    role(inside, "cost", mode.cost());
                    inside.addAll(instructions(mode.effect()));
                    branches.add(new Explanation("mode " + ++number, mode.label(), inside));
                }
                yield new Explanation("modes", "", branches);
            }
            case Effect.May may
            when may.who().equals(new Reference.You()) -> new Explanation("you may", "", instructions(may.effect()));
            case Effect.Discard discard
            when discard.upTo() -> {
                // "up to" belongs to the number
                var exactly = new Effect.Discard(
                        discard.who(), discard.count(), discard.what(), discard.atRandom(), false, discard.wording());
                List<Explanation> branches = parts(exactly).stream()
                        .map(one -> one.label.equals("count") && !one.value.equals("any number")
                                ? leaf("count", "up to " + one.value)
                                : one)
                        .toList();
                yield new Explanation(name(discard), "", branches);
            }
            case Effect.If when -> when(when);
            case Effect.Unless unless -> unless(unless);
            case Effect.Move move -> move(move);
            case Effect.Delayed later -> {
                List<Explanation> branches = new ArrayList<>();
                branches.add(trigger(later.trigger()));
                role(branches, "until", later.until());
                branches.addAll(instructions(later.effect()));
                yield new Explanation(later.once() ? "later, once" : "later, each time", "", branches);
            }
            case Effect.KeywordAction action -> {
                List<Explanation> branches = new ArrayList<>();
                role(branches, "number", action.number());
                role(branches, "what", action.what());
                yield new Explanation(action.action().word(), "", branches);
            }
            case Effect.Change change -> changes("change", change, change.changes());
            case StaticEffect.Change change -> changes("change", change, change.changes());
            case StaticEffect.GrantsWay grants -> {
                List<Explanation> branches = parts(grants);
                branches.add(leaf(grants.way().way().word() + " cost", "its mana cost"));
                if (!grants.way().more().parts().isEmpty())
                    role(branches, "and", grants.way().more());
                yield new Explanation(name(grants), "", branches);
            }
            case StaticEffect.Replace(Replacement replacement) -> {
                Explanation inner = record((Record) replacement);
                yield new Explanation("replacement: " + inner.label, inner.value, inner.branches);
            }
            default -> named(name(part), part);
        };
    }

    private static Explanation when(Effect.If choice) {
        List<Explanation> branches = new ArrayList<>();
        String condition = Antecedents.say(choice.condition());
        if (condition == null) role(branches, "condition", choice.condition());
        branches.addAll(instructions(choice.then()));
        role(branches, "otherwise", choice.otherwise());
        return new Explanation("if", condition == null ? "" : condition, branches);
    }

    private static Explanation unless(Effect.Unless unless) {
        List<Explanation> branches = new ArrayList<>(instructions(unless.effect()));
        String who = Antecedents.say(unless.who());
        String cost = said(unless.cost());
        if (who != null && cost != null)
            branches.add(leaf("unless", who + (cost.startsWith("{") ? " pays " : ": ") + cost));
        else {
            role(branches, "who", unless.who());
            role(branches, "cost", unless.cost());
        }
        return new Explanation("unless something is paid", "", branches);
    }

    /// What somebody "has ~ deal damage to them" for is no cost that an ability could have.
    private static @Nullable String said(Cost cost) {
        if (cost.parts().size() != 1 || !(cost.parts().getFirst() instanceof Cost.Suffer(var damage)))
            return Antecedents.say(cost);
        return "is dealt damage, " + Antecedents.say(damage);
    }

    private static Explanation move(Effect.Move move) {
        List<Explanation> branches = new ArrayList<>();
        role(branches, "what", move.what());
        role(branches, "from", move.from());
        if (move.to() == Zone.LIBRARY && move.placement().position() == 0) branches.add(leaf("how", "on top"));
        role(branches, "placement", move.placement());
        role(branches, "under the control of", move.under());
        String name = switch (move.to()) {
            case EXILE -> "exile";
            case HAND -> "put into its owner's hand";
            case BATTLEFIELD -> "put onto the battlefield";
            default -> "put into its owner's " + move.to().word();
        };
        return new Explanation(name, "", branches);
    }

    private static Explanation changes(String name, Record change, List<Modification> changes) {
        List<Explanation> branches = new ArrayList<>();
        for (Explanation part : parts(change)) if (!part.label.equals("changes")) branches.add(part);
        for (Modification one : changes) {
            String words = switch (one) {
                case Modification.ChangeControl(Reference to) -> "is controlled by " + Antecedents.say(to);
                case Modification.Obey(Rule.Simple(Rule.Kind kind)) ->
                    words(kind.name()).replace("cant", "can't");
                case Modification.OfNumbers _,
                        Modification.OfAbilities _,
                        Modification.OfTypesOrColors _,
                        Modification.OfText _,
                        Modification.ChangeControl _,
                        Modification.BecomeCopy _,
                        Modification.OneOf _,
                        Modification.Obey _ -> Antecedents.say(one);
            };
            branches.add(words != null ? leaf("it", words) : record((Record) one));
        }
        return new Explanation(name, "", branches);
    }

    private static Explanation named(String name, Record part) {
        return new Explanation(name, "", parts(part));
    }

    private static String name(Record part) {
        String simple = part.getClass().getSimpleName();
        return NAMES.getOrDefault(simple, words(simple));
    }

    /// The parts of a record, each by its role.
    private static List<Explanation> parts(Record of) {
        List<Explanation> branches = new ArrayList<>();
        Parts.ofRecord(of, (name, value) -> {
            String card = value instanceof Filter filter && isAboutCards(of) ? Antecedents.sayCard(filter) : null;
            if (card != null) branches.add(leaf(words(name), card));
            else if (!name.equals("wording") && !isOwnLibrary(of, name)) role(branches, name, value);
        });
        return branches;
    }

    private static boolean isOwnLibrary(Record effect, String name) {
        return effect instanceof Effect.Search search
                && name.equals("whose")
                && search.whose().equals(search.who());
    }

    private static boolean isAboutCards(Record effect) {
        return effect instanceof Effect.Search
                || effect instanceof Effect.Dig
                || effect instanceof Effect.ChooseFromHand
                || effect instanceof Effect.Discard
                || effect instanceof Effect.RevealUntil;
    }

    private static void role(List<Explanation> branches, String name, @Nullable Object value) {
        String role = ROLES.getOrDefault(name, words(name));
        switch (value) {
            case null -> {}
            case Boolean flag -> {
                if (flag && !name.equals("canRegenerate")) branches.add(leaf(role, ""));
                if (!flag && name.equals("canRegenerate")) branches.add(leaf("can't be regenerated", ""));
            }
            case String text -> {
                if (!text.isEmpty()) branches.add(leaf(role, text));
            }
            case CounterKind kind -> branches.add(leaf(role, kind.name()));
            case TypeLine line -> branches.add(leaf(role, line.toString()));
            case Integer colors
            when name.equals("colors") -> {
                String words = Arrays.stream(Color.values())
                        .filter(color -> (colors & color.bit()) != 0)
                        .map(Color::word)
                        .collect(Collectors.joining(" and "));
                if (!words.isEmpty()) branches.add(leaf(role, words));
            }
            case Integer types
            when name.equals("types") -> {
                String words = Arrays.stream(CardType.values())
                        .filter(type -> (types & type.bit()) != 0)
                        .map(type -> words(type.name()))
                        .collect(Collectors.joining(" "));
                if (!words.isEmpty()) branches.add(leaf(role, words));
            }
            case Integer number -> {
                if (number != 0) branches.add(leaf(role, number.toString()));
            }
            case Amount.Number(int number) when number == Integer.MAX_VALUE -> branches.add(leaf(role, "any number"));
            case ManaCost cost -> branches.add(leaf(role, cost.toString()));
            case Enum<?> constant -> branches.add(leaf(role, words(constant.name())));
            case List<?> list -> list.forEach(item -> role(branches, name, item));
            case Effect effect -> {
                List<Explanation> steps = instructions(effect);
                if (role.equals("effect") || steps.size() == 1 && role.equals("then")) branches.addAll(steps);
                else branches.add(new Explanation(role, "", steps));
            }
            case Effect.Destination(Zone zone, Effect.Placement placement) -> {
                String how = how(placement);
                boolean top = zone == Zone.LIBRARY && placement.position() == 0;
                branches.add(leaf(role, zone.word() + (top ? ", on top" : "") + (how.isEmpty() ? "" : ", " + how)));
            }
            case Effect.Placement placement -> {
                String how = how(placement);
                if (!how.isEmpty()) branches.add(leaf("how", how));
            }
            case Record part -> part(branches, role, part);
            default -> branches.add(leaf(role, value.toString()));
        }
    }

    private static void part(List<Explanation> branches, String role, Record part) {
        String said = Antecedents.say(part);
        if (said != null) {
            // In the abilities of a token its own name is the token's.
            String words = part instanceof Token ? said.replace("~", "this token") : said;
            branches.add(leaf(role, words.isEmpty() ? understood(part) : words));
            return;
        }
        Explanation inner = record(part);
        if (inner.branches.isEmpty()) branches.add(leaf(role, inner.value.isEmpty() ? inner.label : inner.value));
        else branches.add(new Explanation(role, inner.label, inner.branches));
    }

    /// Where the text leaves it out: "each player chooses [their] lands".
    private static String understood(Record part) {
        if (part instanceof Reference.Again(Reference.It(String meant), var said))
            return understood((Record) said) + " (" + meant + ")";
        return part instanceof Reference.ThatPlayer ? "they" : "it";
    }

    private static String how(Effect.Placement placement) {
        List<String> how = new ArrayList<>();
        int position = placement.position();
        if (position == Effect.Placement.TOP_OR_BOTTOM) how.add("on the top or bottom, as its owner chooses");
        else if (position == Effect.Placement.SECOND_OR_BOTTOM)
            how.add("second from the top or on the bottom, as its owner chooses");
        else if (position == Effect.Placement.WHERE_IT_IS) how.add("where it is");
        else if (position < 0) how.add("on the bottom");
        else if (position > 0) how.add((position + 1) + " from the top");
        if (placement.tapped()) how.add("tapped");
        if (placement.attacking()) how.add("attacking");
        if (placement.transformed()) how.add("transformed");
        if (placement.faceDown()) how.add("face down");
        if (placement.randomOrder()) how.add("in a random order");
        for (var counter : placement.counters()) {
            String many = Antecedents.say(counter.count());
            how.add("with " + (many == null ? "" : many + " ") + counter.kind() + " counters");
        }
        return String.join(", ", how);
    }

    private static Explanation leaf(String label, String value) {
        return new Explanation(label, value, List.of());
    }

    /// `DealDamage` and `CREATURE_TYPE` as words.
    private static String words(String name) {
        if (name.equals(name.toUpperCase(Locale.ROOT)))
            return name.toLowerCase(Locale.ROOT).replace('_', ' ');
        StringBuilder words = new StringBuilder();
        for (char letter : name.toCharArray()) {
            if (Character.isUpperCase(letter) && !words.isEmpty()) words.append(' ');
            words.append(Character.toLowerCase(letter));
        }
        return words.toString();
    }
}
