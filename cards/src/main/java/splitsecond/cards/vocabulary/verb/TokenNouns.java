package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.flag;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Name;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.word.Words.PowerToughness;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Token;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// CR 111: tokens as nouns: what is created.
public final class TokenNouns {
    private TokenNouns() {}

    private static final List<String> PREDEFINED = List.of(
            "Treasure",
            "Food",
            "Clue",
            "Blood",
            "Gold",
            "Map",
            "Powerstone",
            "Vibranium",
            "Junk",
            "Lander",
            "Shard",
            "Incubator",
            "Mutagen");

    private static final List<String> ROLES =
            List.of("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero");

    /// CR 111.10: an Aura that is attached as it is created.
    private static Token role(String name) {
        return new Token(
                name,
                new TypeLine(0, CardType.ENCHANTMENT.bit(), List.of("Aura", "Role")),
                0,
                null,
                null,
                List.of(),
                true);
    }

    private static Token predefined(String word) {
        int type = word.equals("Shard") ? CardType.ENCHANTMENT.bit() : CardType.ARTIFACT.bit();
        return new Token(null, new TypeLine(0, type, List.of(word)), 0, null, null, List.of(), true);
    }

    private static final Phrase<Token> PREDEFINED_TOKEN = table("a kind of token", predefinedWords());

    private static Map<String, Token> predefinedWords() {
        Map<String, Token> words = new LinkedHashMap<>();
        for (String word : PREDEFINED) words.put(word, predefined(word));
        for (String role : ROLES) words.put(role + " Role", role(role));
        return words;
    }

    private static final Phrase<Integer> COLORS = oneOf(
            "colors",
            list(COLOR, "and").mapAny(ColorsAndTypes::bits, Integer.class, ColorsAndTypes::colorOrders),
            phrase("colorless").means(0));

    private static final Phrase<List<CardType>> TYPES = table(
            "card types",
            Map.of(
                    "creature", List.of(CardType.CREATURE),
                    "artifact creature", List.of(CardType.ARTIFACT, CardType.CREATURE),
                    "land creature", List.of(CardType.LAND, CardType.CREATURE),
                    "enchantment creature", List.of(CardType.ENCHANTMENT, CardType.CREATURE),
                    "artifact", List.of(CardType.ARTIFACT),
                    "enchantment", List.of(CardType.ENCHANTMENT)));

    private record Body(
            boolean legendary,
            PowerToughness size,
            int colors,
            List<String> subtypes,
            List<CardType> types,
            List<Ability> abilities) {}

    private static @Nullable Token token(Body body) {
        int types = 0;
        for (CardType type : body.types) types |= type.bit();
        return new Token(
                null,
                new TypeLine(body.legendary ? Supertype.LEGENDARY.bit() : 0, types, body.subtypes),
                body.colors,
                body.size.power(),
                body.size.toughness(),
                body.abilities,
                false);
    }

    /// A token whose abilities say how large it is.
    private static Token sizeless(int colors, List<String> subtypes, List<CardType> types) {
        return sizeless(false, colors, subtypes, types);
    }

    private static Token sizeless(boolean legendary, int colors, List<String> subtypes, List<CardType> types) {
        int bits = 0;
        for (CardType type : types) bits |= type.bit();
        TypeLine line = new TypeLine(legendary ? Supertype.LEGENDARY.bit() : 0, bits, subtypes);
        return new Token(null, line, colors, null, null, List.of(), false);
    }

    private static List<CardType> typesOf(Token token) {
        List<CardType> types = new ArrayList<>();
        for (CardType type : List.of(CardType.ARTIFACT, CardType.ENCHANTMENT, CardType.LAND, CardType.CREATURE))
            if (token.types().is(type)) types.add(type);
        return types;
    }

    private static Object sizeOf(Token token) {
        return token.power() == null || token.toughness() == null
                ? ""
                : new PowerToughness(token.power(), token.toughness());
    }

    private static Phrase<Token> withAbilities(String before, String word, boolean legendary) {
        return phrase(
                        before + "{} {} {} {} " + word + " with {}",
                        SIZE,
                        COLORS,
                        repeat(SUBTYPE.one(), 1, ""),
                        TYPES,
                        Granting.GRANTED)
                .as(
                        (size, colors, subtypes, types, abilities) ->
                                token(new Body(legendary, size, colors, subtypes, types, abilities)),
                        Token.class,
                        TokenNouns::sizeOf,
                        Token::colors,
                        t -> t.types().subtypes(),
                        TokenNouns::typesOf,
                        Token::abilities);
    }

    /// One whose abilities say how large it is, or that is no creature and of no subtype.
    private static final Phrase<Token> ODD_TOKEN = oneOf(
            "a token",
            phrase(
                            "{} {} {} {} token with {}",
                            flag("legendary"),
                            COLORS,
                            repeat(SUBTYPE.one(), 1, ""),
                            TYPES,
                            Granting.GRANTED)
                    .as(
                            (legendary, colors, subtypes, types, abilities) ->
                                    able(sizeless(legendary, colors, subtypes, types), abilities),
                            Token.class,
                            t -> t.types().is(Supertype.LEGENDARY),
                            Token::colors,
                            t -> t.types().subtypes(),
                            TokenNouns::typesOf,
                            Token::abilities),
            phrase(
                            "{} {} {} token that's {}",
                            SIZE,
                            repeat(SUBTYPE.one(), 1, ""),
                            TYPES,
                            table("colors", Map.of("all colors", splitsecond.engine.card.Color.ALL)))
                    .as(
                            (size, subtypes, types, colors) ->
                                    token(new Body(false, size, colors, subtypes, types, List.of())),
                            Token.class,
                            TokenNouns::sizeOf,
                            t -> t.types().subtypes(),
                            TokenNouns::typesOf,
                            Token::colors),
            phrase("{} {} token", COLORS, TYPES)
                    .as(
                            (colors, types) ->
                                    types.contains(CardType.CREATURE) ? null : sizeless(colors, List.of(), types),
                            Token.class,
                            Token::colors,
                            TokenNouns::typesOf));

    private static Phrase<Token> creature(Number number) {
        String word = number.pick("token", "tokens");
        Phrase<Token> predefined = phrase("{} " + word, PREDEFINED_TOKEN).as(t -> t, Token.class, t -> t);
        return oneOf(
                "a token",
                phrase("{} {} {} {} {} " + word, flag("legendary"), SIZE, COLORS, repeat(SUBTYPE.one(), 1, ""), TYPES)
                        .as(
                                (legendary, size, colors, subtypes, types) ->
                                        token(new Body(legendary, size, colors, subtypes, types, List.of())),
                                Token.class,
                                t -> t.types().is(Supertype.LEGENDARY),
                                TokenNouns::sizeOf,
                                Token::colors,
                                t -> t.types().subtypes(),
                                TokenNouns::typesOf),
                withAbilities("", word, false),
                withAbilities("legendary ", word, true),
                phrase("{} {} {} " + word, COLORS, repeat(SUBTYPE.one(), 1, ""), TYPES)
                        .as(
                                (colors, subtypes, types) -> sizeless(colors, subtypes, types),
                                Token.class,
                                Token::colors,
                                t -> t.types().subtypes(),
                                TokenNouns::typesOf),
                number == Number.ONE ? oneOf("a token", ODD_TOKEN, predefined) : predefined);
    }

    public static final Numbered<Token> TOKEN = Numbered.numbered(number -> {
        Phrase<Token> plain = creature(number);
        // Where a name is said there need not be a subtype to take it from.
        Phrase<Token> bare = phrase("{} {} token", COLORS, TYPES)
                .as(
                        (colors, types) -> sizeless(colors, List.of(), types),
                        Token.class,
                        Token::colors,
                        t -> t.types().subtypes().isEmpty() && t.power() == null ? typesOf(t) : "");
        Phrase<Token> nameless = number == Number.ONE ? oneOf("a token", plain, bare) : plain;
        return oneOf(
                "a token",
                plain,
                phrase("{} named {}", nameless, new Name())
                        .as(
                                TokenNouns::named,
                                Token.class,
                                t -> t.name() == null ? "" : named(t, null),
                                t -> t.name() == null ? "" : t.name()),
                phrase("{} named {} with {}", nameless, new Name(), Granting.GRANTED)
                        .as(
                                (t, name, abilities) ->
                                        t.abilities().isEmpty() ? able(named(t, name), abilities) : null,
                                Token.class,
                                t -> t.name() == null ? "" : able(named(t, null), List.of()),
                                t -> t.name() == null ? "" : t.name(),
                                Token::abilities));
    });

    private static Token able(Token token, List<Ability> abilities) {
        return new Token(
                token.name(),
                token.types(),
                token.colors(),
                token.power(),
                token.toughness(),
                abilities,
                token.predefined());
    }

    static Token named(Token token, @Nullable String name) {
        return new Token(
                name,
                token.types(),
                token.colors(),
                token.power(),
                token.toughness(),
                token.abilities(),
                token.predefined());
    }
}
