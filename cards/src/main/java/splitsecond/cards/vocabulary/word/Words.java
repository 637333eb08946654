package splitsecond.cards.vocabulary.word;

import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.phrase.Phrase.token;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Frame;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Color;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.ManaCost;
import splitsecond.engine.card.Supertype;

/// Words that stand for themselves: numbers, symbols, colors, types, keywords.
public final class Words {
    private Words() {}

    public static final Reference YOU = new Reference.You();
    public static final Amount X = new Amount.X();

    public static Amount n(int value) {
        return new Amount.Number(value);
    }

    private static final List<String> COUNTING = List.of(
            "zero",
            "one",
            "two",
            "three",
            "four",
            "five",
            "six",
            "seven",
            "eight",
            "nine",
            "ten",
            "eleven",
            "twelve",
            "thirteen",
            "fourteen",
            "fifteen",
            "sixteen",
            "seventeen",
            "eighteen",
            "nineteen",
            "twenty");

    public static final Phrase<Integer> DIGITS =
            token("a number", Words::digits, Integer.class, number -> Integer.toString(number));

    private static @Nullable Integer digits(String word) {
        return word.length() < 6 && word.chars().allMatch(c -> c >= '0' && c <= '9') ? Integer.valueOf(word) : null;
    }

    /// "two", "three"… and "thirty" and more in digits.
    public static final Phrase<Integer> NUMBER_WORD =
            oneOf("a number word", table("a number word", numberWords()), DIGITS.where(n -> n > 20));

    private static Map<String, Integer> numberWords() {
        Map<String, Integer> words = new LinkedHashMap<>();
        for (int i = 1; i < COUNTING.size(); i++) words.put(COUNTING.get(i), i);
        words.put("thirty", 30);
        words.put("forty", 40);
        words.put("fifty", 50);
        return words;
    }

    public static final Phrase<Integer> ORDINAL = table(
            "an ordinal",
            Map.ofEntries(
                    Map.entry("first", 1),
                    Map.entry("second", 2),
                    Map.entry("third", 3),
                    Map.entry("fourth", 4),
                    Map.entry("fifth", 5),
                    Map.entry("sixth", 6),
                    Map.entry("seventh", 7),
                    Map.entry("eighth", 8),
                    Map.entry("ninth", 9),
                    Map.entry("tenth", 10),
                    Map.entry("twelfth", 12)));

    public static final Phrase<Color> COLOR = table("a color", Arrays.asList(Color.values()), Color::word);

    public static final Phrase<ManaCost> MANA = token("mana symbols", Words::mana, ManaCost.class, ManaCost::toString);

    /// Symbols as a cost of mana; null if they are none.
    public static @Nullable ManaCost mana(String word) {
        if (!word.startsWith("{") || word.contains("{T}") || word.contains("{Q}") || word.contains("{E}")) return null;
        try {
            ManaCost cost = ManaCost.parse(word);
            return cost.toString().equals(word) ? cost : null;
        } catch (IllegalArgumentException _) {
            return null;
        }
    }

    private static @Nullable Integer energy(String word) {
        return !word.isEmpty() && word.replace("{E}", "").isEmpty() ? (Integer) (word.length() / 3) : null;
    }

    /// "{E}{E}".
    public static final Phrase<Amount> ENERGY = oneOf(
            "energy symbols",
            token("energy symbols", Words::energy, Integer.class, k -> "{E}".repeat(k))
                    .map(k -> new Amount.Number(k), Amount.Number.class, Amount.Number::value),
            Frame.phrase("{} {E}", NUMBER_WORD.where(k -> k > 1))
                    .as(Amount.Number::new, Amount.Number.class, Amount.Number::value));

    /// Power and toughness together, as they stand in one word.
    public record PowerToughness(Amount power, Amount toughness) {}

    /// "+2/-1", "-X/-0".
    public static final Phrase<PowerToughness> BONUS =
            token("a change such as +1/+1", Words::bonus, PowerToughness.class, Words::printBonus);

    /// "2/2", "X/X".
    public static final Phrase<PowerToughness> SIZE =
            token("power/toughness", word -> pair(word, false), PowerToughness.class, pt -> printPair(pt, false));

    private static @Nullable PowerToughness bonus(String word) {
        PowerToughness read = pair(word, true);
        return read != null && word.equals(printBonus(read)) ? read : null;
    }

    private static @Nullable String printBonus(PowerToughness pt) {
        return printPair(pt, true);
    }

    private static @Nullable PowerToughness pair(String word, boolean signed) {
        int slash = word.indexOf('/');
        if (slash <= 0) return null;
        Amount power = half(word.substring(0, slash), signed);
        Amount toughness = half(word.substring(slash + 1), signed);
        return power == null || toughness == null ? null : new PowerToughness(power, toughness);
    }

    private static @Nullable Amount half(String half, boolean signed) {
        String digits = half;
        boolean minus = false;
        if (signed) {
            if (half.isEmpty() || "+-".indexOf(half.charAt(0)) < 0) return null;
            minus = half.charAt(0) == '-';
            digits = half.substring(1);
        }
        if (digits.equals("X")) return minus ? new Amount.Times(-1, X) : X;
        Integer value = digits.isEmpty() ? null : digits(digits);
        return value == null ? null : n(minus ? -value : value);
    }

    private static @Nullable String printPair(PowerToughness pt, boolean signed) {
        String power = printHalf(pt.power, signed, negative(pt.toughness));
        String toughness = printHalf(pt.toughness, signed, negative(pt.power));
        return power == null || toughness == null ? null : power + "/" + toughness;
    }

    private static boolean negative(Amount amount) {
        return amount instanceof Amount.Times || (amount instanceof Amount.Number number && number.value() < 0);
    }

    private static @Nullable String printHalf(Amount amount, boolean signed, boolean otherNegative) {
        return switch (amount) {
            case Amount.Number(int value)
            when signed -> value < 0 || (value == 0 && otherNegative) ? "-" + -value : "+" + value;
            case Amount.Number(int value) when value >= 0 -> Integer.toString(value);
            case Amount.X _ -> signed ? "+X" : "X";
            case Amount.Times(int factor, Amount.X _) when signed && factor == -1 -> "-X";
            case Amount.Word _, Amount.Arithmetic _, Amount.Counted _, Amount.Number _ -> null;
        };
    }

    /// The kind of a counter: "+1/+1", "loyalty", "charge".
    public static final Phrase<CounterKind> COUNTER_KIND = oneOf(
            "a kind of counter",
            table("a kind of counter", CounterKinds.counterKinds()),
            token(
                    "a kind of counter",
                    word -> CounterKind.isPower(word) || CounterNames.mayBe(word) ? CounterKind.named(word) : null,
                    CounterKind.class,
                    kind -> CounterKind.isPower(kind.name()) || CounterNames.mayBe(kind.name()) ? kind.name() : null));

    /// The keywords that are ways of casting: flashback, mutate.
    public static final Phrase<CastingWay> WAY = table(
            "a way of casting",
            Arrays.stream(CastingWay.values())
                    .filter(CastingWay::isKeywordWithCost)
                    .toList(),
            CastingWay::word);

    public static final Phrase<Keyword> KEYWORD = table("a keyword", Arrays.asList(Keyword.values()), Keyword::word);

    public static final Phrase<Zone> ZONE_OF_CARDS = table(
            "a zone",
            List.of(Zone.GRAVEYARD, Zone.HAND, Zone.LIBRARY),
            zone -> zone.name().toLowerCase(Locale.ROOT));

    public static final Phrase<Supertype> SUPERTYPE = table(
            "a supertype",
            List.of(Supertype.BASIC, Supertype.LEGENDARY, Supertype.SNOW),
            s -> s.word().toLowerCase(Locale.ROOT));

    public static final Numbered<CardType> PERMANENT_TYPE = Numbered.numbered(number -> types(
            number,
            CardType.CREATURE,
            CardType.ARTIFACT,
            CardType.ENCHANTMENT,
            CardType.LAND,
            CardType.PLANESWALKER,
            CardType.BATTLE));

    public static final Phrase<CardType> CARD_TYPE = types(
            Number.ONE,
            CardType.CREATURE,
            CardType.ARTIFACT,
            CardType.ENCHANTMENT,
            CardType.LAND,
            CardType.PLANESWALKER,
            CardType.BATTLE,
            CardType.INSTANT,
            CardType.SORCERY);

    private static Phrase<CardType> types(Number number, CardType... types) {
        return table("a card type", Arrays.asList(types), type -> {
            String word = type.word().toLowerCase(Locale.ROOT);
            return number.pick(word, word + "s");
        });
    }

    public static final Numbered<String> SUBTYPE =
            Numbered.of(table("a subtype", Subtypes.singular()), table("subtypes", Subtypes.plural()));

    /// Every order of a few things, the given one first; of more than four only the given one.
    public static <T> List<List<T>> orders(List<T> things) {
        if (things.size() <= 1 || things.size() > 4) return List.of(things);
        List<List<T>> all = new java.util.ArrayList<>();
        for (int i = 0; i < things.size(); i++) {
            List<T> rest = new java.util.ArrayList<>(things);
            T first = rest.remove(i);
            for (List<T> order : orders(rest)) {
                List<T> whole = new java.util.ArrayList<>(List.of(first));
                whole.addAll(order);
                all.add(List.copyOf(whole));
            }
        }
        return all;
    }

    /// "a", "an" before a word; which of them is a matter of sound, checked by printing.
    public static <T> Phrase<T> a(Phrase<T> noun) {
        return new Article<>(noun);
    }

    /// CR 701.38b: what one votes for, a word of the card's own.
    public static final Phrase<String> VOTE = Phrase.token(
            "a word to vote for",
            word -> !word.isEmpty() && word.chars().allMatch(Character::isLowerCase) ? word : null,
            String.class,
            word -> word);
}
