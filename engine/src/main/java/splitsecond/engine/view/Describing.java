package splitsecond.engine.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;

/// Words for what may be chosen, in refusals and prompts.
public final class Describing {

    private Describing() {}

    /// "target creature you control", "any target".
    public static String target(TargetSlot slot) {
        String noun = noun(slot.filter());
        if (noun.equals("any")) return "any target";
        return "target " + noun;
    }

    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten");

    /// "one", "six", "12".
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : String.valueOf(number);
    }

    /// "one target", "six targets".
    public static String targets(int number) {
        return number(number) + (number == 1 ? " target" : " targets");
    }

    /// How many of what: "a creature you control", "two permanents", "any number of cards in your graveyard".
    public static String some(Count count, Filter filter) {
        var phrase = new Phrase();
        phrase.read(filter);
        if (count.most() == null) return "any number of " + phrase.plural();
        boolean upTo = !count.least().equals(count.most());
        if (!(count.most() instanceof Amount.Number(int most))) return (upTo ? "up to X " : "X ") + phrase.plural();
        if (upTo) return "up to " + number(most) + " " + (most == 1 ? phrase.toString() : phrase.plural());
        return most == 1 ? article(phrase.toString()) : number(most) + " " + phrase.plural();
    }

    private static String article(String noun) {
        if (noun.startsWith("other ")) return "an" + noun;
        return ("aeiou".indexOf(Character.toLowerCase(noun.charAt(0))) >= 0 ? "an " : "a ") + noun;
    }

    /// A noun phrase in the singular, as near to the printed words as the meaning allows.
    public static String noun(Filter filter) {
        var phrase = new Phrase();
        phrase.read(filter);
        return phrase.toString();
    }

    /// Adjectives before the noun, the noun, and what follows it.
    private static final class Phrase {
        private final List<String> before = new ArrayList<>();
        private final List<String> nouns = new ArrayList<>();
        private final List<String> after = new ArrayList<>();
        /// Of nouns with words of their own, and their plural.
        private String joined = "";

        private String several = "";

        void read(Filter filter) {
            switch (filter) {
                // "Permanent", unless it is a card or a spell: that is seen at the end.
                case Filter.Any _ -> {}
                case Filter.IsType type -> nouns.add(word(type.type()));
                case Filter.IsSubtype subtype -> nouns.add(subtype.subtype());
                case Filter.IsSupertype supertype ->
                    before.add(supertype.supertype().word().toLowerCase(Locale.ROOT));
                case Filter.IsColor color -> before.add(color.color().word());
                case Filter.ColorCount count ->
                    before.add(count.most() == 0 ? "colorless" : count.least() > 1 ? "multicolored" : "monocolored");
                case Filter.Is status ->
                    before.add(status.status().name().toLowerCase(Locale.ROOT).replace('_', ' '));
                case Filter.HasKeyword keyword ->
                    after.add("with " + keyword.keyword().word());
                case Filter.Stat stat -> after.add(stat(stat));
                case Filter.ControlledBy by -> after.add(controlled(by.who()));
                case Filter.IsPlayer player ->
                    nouns.add(player.relation() == Filter.Relation.OPPONENT ? "opponent" : "player");
                case Filter.Other _, Filter.OtherThan _ -> before.addFirst("other");
                case Filter.In in -> in(in);
                case Filter.IsAbility _ -> nouns.add("ability");
                case Filter.TargetCount count ->
                    after.add(count.count() == 1 ? "with a single target" : "with " + count.count() + " targets");
                case Filter.Not not -> not(not.filter());
                case Filter.And and -> and.all().forEach(this::read);
                case Filter.Or or -> or(or);
                case Filter.Shares shares ->
                    after.add("that shares a "
                            + shares.what().name().toLowerCase(Locale.ROOT).replace('_', ' ') + " with it");
                case Filter.Quality _,
                        Filter.Circumstance _,
                        Filter.This _,
                        Filter.AmongThose _,
                        Filter.Targets _,
                        Filter.PaidWithMana _,
                        Filter.PaidWithItsMana _,
                        Filter.FromSource _,
                        Filter.Most _,
                        Filter.Has _ -> {}
            }
        }

        private static String word(CardType type) {
            return type.word().toLowerCase(Locale.ROOT);
        }

        private void in(Filter.In in) {
            if (in.zone() == Zone.STACK) nouns.add("spell");
            else {
                nouns.add("card");
                String whose = in.whose() instanceof Reference.You ? "your " : "a ";
                after.add("in " + whose + in.zone().word());
            }
        }

        private void not(Filter filter) {
            switch (filter) {
                case Filter.HasKeyword keyword ->
                    after.add("without " + keyword.keyword().word());
                case Filter.ControlledBy by ->
                    after.add(by.who() instanceof Reference.You ? "you don't control" : "they don't control");
                case Filter.IsColor color -> before.add("non" + color.color().word());
                case Filter.IsSupertype supertype ->
                    before.add("non" + supertype.supertype().word().toLowerCase(Locale.ROOT));
                case Filter.Is status ->
                    before.add("non"
                            + status.status().name().toLowerCase(Locale.ROOT).replace('_', ' '));
                case Filter.Which _,
                        Filter.Quality _,
                        Filter.Circumstance _,
                        Filter.OnStack _,
                        Filter.OfPlayers _,
                        Filter.Joined _ -> before.add(non(noun(filter)));
            }
        }

        /// "nonland", "non-Spirit".
        private static String non(String noun) {
            return (Character.isUpperCase(noun.charAt(0)) ? "non-" : "non") + noun;
        }

        private void or(Filter.Or or) {
            if (or.any().stream().allMatch(one -> one instanceof Filter.Is || one instanceof Filter.IsColor)) {
                var adjectives = new Phrase();
                or.any().forEach(adjectives::read);
                before.add(listed(adjectives.before));
                return;
            }
            var names = new ArrayList<String>();
            boolean player = false;
            boolean creature = false;
            for (var one : or.any()) {
                player |= one instanceof Filter.IsPlayer is && is.relation() == Filter.Relation.ANY;
                creature |= one instanceof Filter.IsType type && type.type() == CardType.CREATURE;
                names.add(noun(one));
            }
            // CR 115.4: creature, player, planeswalker or battle.
            if (player && creature && names.size() >= 3) nouns.add("any");
            else if (names.containsAll(PERMANENT_TYPES)) nouns.add("permanent");
            else {
                nouns.add(listed(names));
                if (names.stream().noneMatch(one -> one.contains(" "))) return;
                joined = nouns.getLast();
                several = listed(plurals(or));
            }
        }

        /// CR 110.4a: what a permanent card can be.
        private static final List<String> PERMANENT_TYPES =
                List.of("artifact", "battle", "creature", "enchantment", "land", "planeswalker");

        private static List<String> plurals(Filter.Or or) {
            var plurals = new ArrayList<String>();
            for (var one : or.any()) {
                var phrase = new Phrase();
                phrase.read(one);
                plurals.add(phrase.plural());
            }
            return plurals;
        }

        /// "artifact or enchantment", "artifact, creature, or land".
        private static String listed(List<String> words) {
            int last = words.size() - 1;
            if (last < 2) return String.join(" or ", words);
            return String.join(", ", words.subList(0, last)) + ", or " + words.get(last);
        }

        private static String stat(Filter.Stat stat) {
            String what = stat.what().name().toLowerCase(Locale.ROOT).replace('_', ' ');
            String number = stat.amount() instanceof Amount.Number n ? String.valueOf(n.value()) : "X";
            return "with " + what + " "
                    + switch (stat.comparison()) {
                        case AT_LEAST -> number + " or greater";
                        case AT_MOST -> number + " or less";
                        case EQUAL -> number;
                        case NOT_EQUAL -> "other than " + number;
                        case MORE -> "greater than " + number;
                        case LESS -> "less than " + number;
                        case EVEN -> "that is even";
                        case ODD -> "that is odd";
                    };
        }

        private static String controlled(Reference who) {
            if (who instanceof Reference.You) return "you control";
            return who instanceof Reference.Each ? "an opponent controls" : "that player controls";
        }

        /// Of several nouns the last is the head: "creature cards". What is said of two different places is said of
        /// each:
        /// "creatures you control or creature cards in your graveyard".
        String plural() {
            if (nouns.isEmpty()) nouns.add("permanent");
            nouns.set(nouns.size() - 1, nouns.getLast().equals(joined) ? several : nouns.getLast() + "s");
            return toString().replace(" that shares ", " that share ");
        }

        @Override
        public String toString() {
            if (nouns.isEmpty()) nouns.add("permanent");
            var text = new StringBuilder();
            for (int i = 0; i < before.size(); i++) {
                boolean list = i + 1 < before.size()
                        && before.get(i).startsWith("non")
                        && before.get(i + 1).startsWith("non");
                text.append(before.get(i)).append(list ? ", " : " ");
            }
            var words = new ArrayList<>(nouns);
            words.addAll(after);
            return text + String.join(" ", words);
        }
    }
}
