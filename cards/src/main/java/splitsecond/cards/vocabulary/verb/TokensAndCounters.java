package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.flag;
import static splitsecond.cards.phrase.Phrase.list;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.word.Words.COLOR;
import static splitsecond.cards.vocabulary.word.Words.COUNTER_KIND;
import static splitsecond.cards.vocabulary.word.Words.SIZE;
import static splitsecond.cards.vocabulary.word.Words.SUBTYPE;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Name;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.cards.vocabulary.word.Words.PowerToughness;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CreateToken;
import splitsecond.engine.ability.Effect.PutCounters;
import splitsecond.engine.ability.Effect.RemoveCounters;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Token;
import splitsecond.engine.binding.ThoseCounters;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Supertype;
import splitsecond.engine.card.TypeLine;

/// Tokens and counters.
public final class TokensAndCounters {
    private TokensAndCounters() {}

    // Tokens

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
            list(COLOR, "and").mapAny(Becoming::bits, Integer.class, Becoming::colorOrders),
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
                        TokensAndCounters::sizeOf,
                        Token::colors,
                        t -> t.types().subtypes(),
                        TokensAndCounters::typesOf,
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
                            TokensAndCounters::typesOf,
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
                            TokensAndCounters::sizeOf,
                            t -> t.types().subtypes(),
                            TokensAndCounters::typesOf,
                            Token::colors),
            phrase("{} {} token", COLORS, TYPES)
                    .as(
                            (colors, types) ->
                                    types.contains(CardType.CREATURE) ? null : sizeless(colors, List.of(), types),
                            Token.class,
                            Token::colors,
                            TokensAndCounters::typesOf));

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
                                TokensAndCounters::sizeOf,
                                Token::colors,
                                t -> t.types().subtypes(),
                                TokensAndCounters::typesOf),
                withAbilities("", word, false),
                withAbilities("legendary ", word, true),
                phrase("{} {} {} " + word, COLORS, repeat(SUBTYPE.one(), 1, ""), TYPES)
                        .as(
                                (colors, subtypes, types) -> sizeless(colors, subtypes, types),
                                Token.class,
                                Token::colors,
                                t -> t.types().subtypes(),
                                TokensAndCounters::typesOf),
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
                                TokensAndCounters::named,
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

    /// @param attacked what they attack, or null if that is chosen
    private record Tokens(
            Amount count,
            Token token,
            boolean tapped,
            boolean attacking,
            @Nullable Reference attacked) {
        Tokens(Amount count, Token token, boolean tapped, boolean attacking) {
            this(count, token, tapped, attacking, null);
        }

        static Tokens of(CreateToken create, Token token) {
            return new Tokens(create.count(), token, create.tapped(), create.attacking(), create.attacked());
        }

        CreateToken created(Reference who, Token of, String wording) {
            return new CreateToken(who, count, of, tapped, attacking, attacked, List.of(), null, wording);
        }
    }

    private static Tokens tokensOf(CreateToken create) {
        return Tokens.of(create, create.token());
    }

    private static Phrase<Token> tapped(Number number) {
        return phrase("tapped {}", TOKEN.in(number)).as(t -> t, Token.class, t -> t);
    }

    /// CR 508.4: it enters attacking, and tapped only if that is said.
    private static final Phrase<Boolean> IN_THE_ATTACK =
            table("how it enters", Map.of("tapped and attacking", true, "attacking", false));

    private static final Phrase<Tokens> TOKENS = oneOf(
            "tokens",
            a(TOKEN.one()).map(t -> new Tokens(n(1), t, false, false), Tokens.class, Tokens::token),
            phrase("{} {}", Amounts.SEVERAL, TOKEN.many())
                    .as((c, t) -> new Tokens(c, t, false, false), Tokens.class, Tokens::count, Tokens::token),
            a(tapped(Number.ONE)).map(t -> new Tokens(n(1), t, true, false), Tokens.class, Tokens::token),
            phrase("{} {}", Amounts.SEVERAL, tapped(Number.MANY))
                    .as((c, t) -> new Tokens(c, t, true, false), Tokens.class, Tokens::count, Tokens::token),
            phrase("a tapped and attacking {}", TOKEN.one())
                    .as(t -> new Tokens(n(1), t, true, true), Tokens.class, Tokens::token),
            phrase("{} tapped and attacking {}", Amounts.SEVERAL, TOKEN.many())
                    .as((c, t) -> new Tokens(c, t, true, true), Tokens.class, Tokens::count, Tokens::token),
            phrase("{} that's tapped and attacking for each {}", a(TOKEN.one()), Amounts.UNIT)
                    .as((t, u) -> new Tokens(u, t, true, true), Tokens.class, Tokens::token, Tokens::count),
            phrase("{} that's {}", a(TOKEN.one()), IN_THE_ATTACK)
                    .as(
                            (t, tapped) -> new Tokens(n(1), t, tapped, true),
                            Tokens.class,
                            Tokens::token,
                            tokens -> tokens.attacking() ? (Object) tokens.tapped() : ""),
            phrase("{} that's tapped and attacking {}", a(TOKEN.one()), References.CERTAIN_PLAYER)
                    .as(
                            (t, who) -> new Tokens(n(1), t, true, true, who),
                            Tokens.class,
                            Tokens::token,
                            tokens -> tokens.attacked() == null ? "" : tokens.attacked()),
            phrase("{} {} that are {}", Amounts.SEVERAL, TOKEN.many(), IN_THE_ATTACK)
                    .as(
                            (c, t, tapped) -> new Tokens(c, t, tapped, true),
                            Tokens.class,
                            Tokens::count,
                            Tokens::token,
                            tokens -> tokens.attacking() ? (Object) tokens.tapped() : ""),
            phrase("{} for each {}", a(TOKEN.one()), Amounts.UNIT)
                    .as((t, u) -> new Tokens(u, t, false, false), Tokens.class, Tokens::token, Tokens::count),
            phrase("{} for each {}", a(tapped(Number.ONE)), Amounts.UNIT)
                    .as((t, u) -> new Tokens(u, t, true, false), Tokens.class, Tokens::token, Tokens::count),
            phrase("a number of {} equal to {}", tapped(Number.MANY), Amounts.EXPRESSION)
                    .as((t, c) -> new Tokens(c, t, true, false), Tokens.class, Tokens::token, Tokens::count),
            phrase("a number of {} equal to {}", TOKEN.many(), Amounts.EXPRESSION)
                    .as((t, c) -> new Tokens(c, t, false, false), Tokens.class, Tokens::token, Tokens::count));

    /// "Create … It has …": the abilities are said in a sentence of their own.
    private static @Nullable CreateToken having(Tokens tokens, List<Ability> abilities, String wording) {
        Token plain = tokens.token();
        if (!plain.abilities().isEmpty()) return null;
        Token token = new Token(
                plain.name(), plain.types(), plain.colors(), plain.power(), plain.toughness(), abilities, false);
        return tokens.created(YOU, token, wording);
    }

    private static Token named(Token token, @Nullable String name) {
        return new Token(
                name,
                token.types(),
                token.colors(),
                token.power(),
                token.toughness(),
                token.abilities(),
                token.predefined());
    }

    private static Tokens without(CreateToken create) {
        Token full = create.token();
        Token plain = new Token(
                full.name(), full.types(), full.colors(), full.power(), full.toughness(), List.of(), full.predefined());
        return Tokens.of(create, plain);
    }

    private static final Phrase<List<Ability>> QUOTED =
            phrase("{}", Granting.QUOTED).as(a -> List.of(a), List.class, l -> l.getFirst());

    /// Tokens that are copies of something.
    private record Copies(Amount count, Reference of, boolean tapped, boolean attacking) {
        static Copies madeBy(Effect.CreateCopyToken create) {
            return new Copies(create.count(), create.of(), create.tapped(), create.attacking());
        }

        Effect.CreateCopyToken created(Reference who, List<Modification> except, String wording) {
            return new Effect.CreateCopyToken(who, count, of, except, tapped, attacking, wording);
        }
    }

    private static final Phrase<Copies> COPY_OF = oneOf(
            "a copy",
            aCopy("a token that's a copy of {}", false, false),
            aCopy("a tapped token that's a copy of {}", true, false),
            aCopy("a tapped and attacking token that's a copy of {}", true, true));

    private static final Phrase<Copies> COPIES_OF = oneOf(
            "copies",
            someCopies("{} tokens that are copies of {}", false, false),
            someCopies("{} tapped tokens that are copies of {}", true, false),
            someCopies("{} tapped and attacking tokens that are copies of {}", true, true));

    private static Phrase<Copies> aCopy(String words, boolean tapped, boolean attacking) {
        return phrase(words, OBJECT).as(of -> new Copies(n(1), of, tapped, attacking), Copies.class, Copies::of);
    }

    private static Phrase<Copies> someCopies(String words, boolean tapped, boolean attacking) {
        return phrase(words, Amounts.SEVERAL, OBJECT)
                .as((count, of) -> new Copies(count, of, tapped, attacking), Copies.class, Copies::count, Copies::of);
    }

    private static Phrase<Effect> copies(
            String words, Phrase<Copies> copies, Phrase<List<Modification>> except, String wording) {
        return phrase(words, copies, except)
                .as(
                        (c, changes) -> c.created(YOU, changes, wording),
                        Effect.CreateCopyToken.class,
                        Copies::madeBy,
                        Effect.CreateCopyToken::except);
    }

    private static final Phrase<Effect> CREATE = oneOf(
            "create",
            phrase("create {}. it has {}", TOKENS, QUOTED)
                    .as(
                            (t, a) -> having(t, a, "it has"),
                            CreateToken.class,
                            TokensAndCounters::without,
                            c -> c.token().abilities()),
            phrase("create {}. they have {}", TOKENS, QUOTED)
                    .as(
                            (t, a) -> having(t, a, "they have"),
                            CreateToken.class,
                            TokensAndCounters::without,
                            c -> c.token().abilities()),
            Verbs.doing(
                    "creates",
                    "create",
                    " {}",
                    TOKENS,
                    (who, t) -> t.created(who, t.token(), ""),
                    CreateToken.class,
                    CreateToken::who,
                    TokensAndCounters::tokensOf),
            ChosenTokens.CREATE,
            copies("create {}, except {}", COPY_OF, CopyExceptions.EXCEPT, "except"),
            copies("create {}, except {}", COPY_OF, CopyExceptions.EXCEPT_THE_TOKEN, "except the token"),
            copies("create {}, except {}", COPIES_OF, CopyExceptions.EXCEPT_THEY, "except"),
            copies("create {}, except {}", COPIES_OF, CopyExceptions.EXCEPT_THE_TOKENS, "except the tokens"),
            phrase("create {} attached to {}", a(TOKEN.one()), OBJECT)
                    .as(
                            (t, to) -> new CreateToken(YOU, n(1), t, false, false, null, List.of(), to, ""),
                            CreateToken.class,
                            CreateToken::token,
                            c -> c.attachedTo() == null ? "" : c.attachedTo()),
            Verbs.doing(
                    "creates",
                    "create",
                    " {}",
                    phrase("{}, {}", new Name(), a(TOKEN.one()))
                            .as(
                                    (name, t) -> named(t, name),
                                    Token.class,
                                    t -> t.name() == null ? "" : t.name(),
                                    t -> named(t, null)),
                    (who, t) -> new CreateToken(who, n(1), t, false, false, List.of(), "named"),
                    CreateToken.class,
                    CreateToken::who,
                    CreateToken::token),
            phrase("{}", TOKENS)
                    .as(t -> t.created(YOU, t.token(), "and"), CreateToken.class, TokensAndCounters::tokensOf),
            Verbs.doing(
                    "creates",
                    "create",
                    " {}",
                    oneOf("copies", COPY_OF, COPIES_OF),
                    (who, copies) -> copies.created(who, List.of(), ""),
                    Effect.CreateCopyToken.class,
                    Effect.CreateCopyToken::who,
                    create -> create.except().isEmpty() ? Copies.madeBy(create) : ""));

    // Counters

    private record Counters(CounterKind kind, Amount count) {}

    /// CR 122.1: only players have them.
    private static final CounterKind EXPERIENCE = CounterKind.named("experience");

    private static final Phrase<Counters> COUNTERS = oneOf(
            "counters",
            a(phrase("{} counter", COUNTER_KIND).as(k -> new Counters(k, n(1)), Counters.class, Counters::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, COUNTER_KIND)
                    .as((c, k) -> new Counters(k, c), Counters.class, Counters::count, Counters::kind),
            phrase("a number of {} counters equal to {}", COUNTER_KIND, Amounts.EXPRESSION)
                    .as(Counters::new, Counters.class, Counters::kind, Counters::count));

    private static Counters countersOf(PutCounters put) {
        return new Counters(put.kind(), put.count());
    }

    private static final Phrase<Counters> OF_PLAYERS = oneOf(
            "counters",
            a(phrase("poison counter").means(new Counters(CounterKind.POISON, n(1)))),
            a(phrase("experience counter").means(new Counters(EXPERIENCE, n(1)))),
            phrase("{} poison counters", Amounts.SEVERAL)
                    .as(c -> new Counters(CounterKind.POISON, c), Counters.class, Counters::count));

    private static final Phrase<Reference> BEARER = oneOf(
            "an object",
            OBJECT,
            phrase("each of {}", References.TARGET.many())
                    .as(t -> References.worded(t, "each of"), Reference.Target.class, t -> References.worded(t, "")),
            References.EACH_OF_THOSE);

    /// "your choice of a flying counter or a trample counter", "your choice of a flying or trample counter".
    public static final Phrase<List<CounterKind>> COUNTER_OF_CHOICE = oneOf(
            "a counter of your choice",
            phrase(
                            "your choice of {}",
                            list(a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)), 2, "or"))
                    .as(any -> any, List.class, any -> any),
            phrase(
                            "your choice of {}",
                            a(phrase("{} counter", list(COUNTER_KIND, 2, "or")).as(any -> any, List.class, any -> any)))
                    .as(any -> any, List.class, any -> any));

    private static final Phrase<Reference> ONE_BEARER = oneOf("an object", References.TARGET.one(), References.CERTAIN);

    private static final Phrase<java.util.Optional<CounterKind>> MOVED_KIND = oneOf(
            "counters",
            phrase("counters").means(java.util.Optional.empty()),
            phrase("{} counters", COUNTER_KIND)
                    .as(java.util.Optional::of, java.util.Optional.class, o -> o.isPresent() ? o.get() : ""));

    private static Map<String, Effect> thoseCounters() {
        Map<String, Effect> words = new java.util.LinkedHashMap<>();
        for (String those : ThoseCounters.WORDS) words.put(those, ThoseCounters.removing(those));
        return words;
    }

    private static final Phrase<Effect> COUNTER = oneOf(
            "counters",
            phrase("put {} on {}", COUNTER_OF_CHOICE, BEARER)
                    .as(
                            (any, on) -> new Effect.PutChosenCounter(any, on, ""),
                            Effect.PutChosenCounter.class,
                            Effect.PutChosenCounter::any,
                            Effect.PutChosenCounter::on),
            phrase(
                            "put {} on {}",
                            list(a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)), 2, "or"),
                            BEARER)
                    .as(
                            (any, on) -> new Effect.PutChosenCounter(any, on, "or"),
                            Effect.PutChosenCounter.class,
                            Effect.PutChosenCounter::any,
                            Effect.PutChosenCounter::on),
            phrase("put {} on {}", COUNTERS, BEARER)
                    .as(
                            (c, on) -> new PutCounters(c.kind(), c.count(), on, ""),
                            PutCounters.class,
                            TokensAndCounters::countersOf,
                            PutCounters::on),
            phrase("put a number of {} counters on {} equal to {}", COUNTER_KIND, BEARER, Amounts.EXPRESSION)
                    .as(
                            (k, on, count) -> new PutCounters(k, count, on, "on equal"),
                            PutCounters.class,
                            PutCounters::kind,
                            PutCounters::on,
                            PutCounters::count),
            phrase(
                            "put {} on {} for each {}",
                            a(phrase("{} counter", COUNTER_KIND).as(k -> k, CounterKind.class, k -> k)),
                            BEARER,
                            Amounts.UNIT)
                    .as(
                            (k, on, u) -> new PutCounters(k, u, on, "for each"),
                            PutCounters.class,
                            PutCounters::kind,
                            PutCounters::on,
                            PutCounters::count),
            phrase("put a number of {} counters on {} equal to {}", COUNTER_KIND, BEARER, Amounts.EXPRESSION)
                    .as(
                            (k, on, x) -> new PutCounters(k, x, on, "on equal"),
                            PutCounters.class,
                            PutCounters::kind,
                            PutCounters::on,
                            PutCounters::count),
            phrase("{} on {}", COUNTERS, BEARER)
                    .as(
                            (c, on) -> new PutCounters(c.kind(), c.count(), on, "and"),
                            PutCounters.class,
                            TokensAndCounters::countersOf,
                            PutCounters::on),
            phrase("distribute {} among {}", COUNTERS, References.TARGET.many())
                    .as(
                            (c, among) -> new Effect.DistributeCounters(c.kind(), c.count(), among, ""),
                            Effect.DistributeCounters.class,
                            d -> new Counters(d.kind(), d.count()),
                            Effect.DistributeCounters::among),
            phrase("remove {} from {}", COUNTERS, OBJECT)
                    .as(
                            (c, from) -> new RemoveCounters(c.kind(), c.count(), from, ""),
                            RemoveCounters.class,
                            r -> r.kind() == null || r.count() == null ? "" : new Counters(r.kind(), r.count()),
                            RemoveCounters::from),
            phrase("remove all {} counters from {}", COUNTER_KIND, OBJECT)
                    .as(
                            (k, from) -> new RemoveCounters(k, null, from, "all"),
                            RemoveCounters.class,
                            r -> r.kind() == null || r.count() != null ? "" : r.kind(),
                            RemoveCounters::from),
            phrase("move {} from {} onto {}", COUNTERS, ONE_BEARER, ONE_BEARER)
                    .as(
                            (c, from, to) -> new Effect.MoveCounters(c.kind(), c.count(), from, to),
                            Effect.MoveCounters.class,
                            m -> m.kind() == null || m.count() == null ? "" : new Counters(m.kind(), m.count()),
                            Effect.MoveCounters::from,
                            Effect.MoveCounters::to),
            phrase("move all {} from {} onto {}", MOVED_KIND, ONE_BEARER, ONE_BEARER)
                    .as(
                            (kind, from, to) -> new Effect.MoveCounters(kind.orElse(null), null, from, to),
                            Effect.MoveCounters.class,
                            m -> m.count() == null ? java.util.Optional.ofNullable(m.kind()) : "",
                            Effect.MoveCounters::from,
                            Effect.MoveCounters::to),
            phrase(
                            "put {} counters on {}",
                            table(
                                    "whose",
                                    Map.of("its", References.IT, "those", References.IT, "~'s", References.SELF)),
                            ONE_BEARER)
                    .as(
                            (from, to) -> new Effect.MoveCounters(null, null, from, to),
                            Effect.MoveCounters.class,
                            m -> m.kind() == null && m.count() == null ? m.from() : "",
                            Effect.MoveCounters::to),
            phrase("remove {}", table("counters", thoseCounters())).as(e -> e, RemoveCounters.class, e -> e),
            phrase("remove all counters from {}", OBJECT)
                    .as(from -> new RemoveCounters(null, null, from, ""), RemoveCounters.class, RemoveCounters::from),
            phrase("double the number of {} counters on {}", COUNTER_KIND, BEARER)
                    .as(
                            (k, on) -> new Effect.DoubleCounters(k, on, ""),
                            Effect.DoubleCounters.class,
                            d -> d.kind() == null ? "" : d.kind(),
                            Effect.DoubleCounters::on),
            phrase("double the number of each kind of counter on {}", BEARER)
                    .as(
                            on -> new Effect.DoubleCounters(null, on, "each kind"),
                            Effect.DoubleCounters.class,
                            Effect.DoubleCounters::on),
            phrase("{} (gets|get) {}", References.PLAYER, OF_PLAYERS)
                    .as(
                            (who, c) -> new PutCounters(c.kind(), c.count(), who, "gets"),
                            PutCounters.class,
                            PutCounters::on,
                            TokensAndCounters::countersOf),
            phrase("gets {}", OF_PLAYERS)
                    .as(
                            c -> new PutCounters(c.kind(), c.count(), Verbs.SAME_PLAYER, "gets"),
                            PutCounters.class,
                            TokensAndCounters::countersOf));

    private static final Phrase<Effect> ENERGY = oneOf(
            "energy",
            phrase("you get {}", Amounts.ENERGY)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "energy"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("you get {E} for each {}", Amounts.UNIT)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "energy for each"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("you get an amount of {E} equal to {}", Amounts.EXPRESSION)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "energy equal to"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count),
            phrase("get {}", Amounts.ENERGY)
                    .as(
                            k -> new Effect.PutCounters(CounterKind.ENERGY, k, YOU, "get energy"),
                            Effect.PutCounters.class,
                            Effect.PutCounters::count));

    /// On the same object, one kind after another.
    private static Effect.Repeat severalKinds(List<Effect.CounterCount> kinds, Reference on) {
        List<Effect> steps = new ArrayList<>();
        for (Effect.CounterCount kind : kinds)
            steps.add(
                    new Effect.PutCounters(kind.kind(), kind.count(), steps.isEmpty() ? on : new Reference.It(""), ""));
        return new Effect.Repeat(
                n(1),
                new Effect.Sequence(steps, java.util.Collections.nCopies(steps.size() - 1, Effect.Joint.AND)),
                KINDS_OF_COUNTERS);
    }

    private static final String KINDS_OF_COUNTERS = "kinds of counters";

    private static Object kindsIn(Effect.Repeat repeat) {
        if (!repeat.wording().equals(KINDS_OF_COUNTERS)
                || !(repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _))) return "";
        List<Effect.CounterCount> kinds = new ArrayList<>();
        for (Effect step : steps)
            if (step instanceof Effect.PutCounters put) kinds.add(new Effect.CounterCount(put.kind(), put.count()));
        return kinds;
    }

    private static Object bearer(Effect.Repeat repeat) {
        return repeat.effect() instanceof Effect.Sequence(List<Effect> steps, var _)
                        && steps.getFirst() instanceof Effect.PutCounters put
                ? put.on()
                : "";
    }

    private static final Phrase<Effect.CounterCount> COUNTERS_OF_A_KIND = oneOf(
            "counters",
            a(phrase("{} counter", Words.COUNTER_KIND)
                    .as(k -> new Effect.CounterCount(k, n(1)), Effect.CounterCount.class, Effect.CounterCount::kind)),
            phrase("{} {} counters", Amounts.SEVERAL, Words.COUNTER_KIND)
                    .as(
                            (c, k) -> new Effect.CounterCount(k, c),
                            Effect.CounterCount.class,
                            Effect.CounterCount::count,
                            Effect.CounterCount::kind));

    private static final Phrase<Effect> SEVERAL_KINDS = oneOf(
            "an instruction",
            phrase("put {} on {}", list(COUNTERS_OF_A_KIND, 2, "and"), OBJECT)
                    .as(
                            TokensAndCounters::severalKinds,
                            Effect.Repeat.class,
                            TokensAndCounters::kindsIn,
                            TokensAndCounters::bearer),
            phrase("remove up to {} counters from {}", Amounts.SEVERAL, OBJECT)
                    .as(
                            (count, from) -> new Effect.RemoveCounters(null, count, from, true, "up to"),
                            Effect.RemoveCounters.class,
                            r -> r.upTo() && r.count() != null ? r.count() : "",
                            Effect.RemoveCounters::from),
            phrase("remove a counter from {}", OBJECT)
                    .as(
                            w -> new Effect.RemoveCounters(null, n(1), w, "a counter"),
                            Effect.RemoveCounters.class,
                            Effect.RemoveCounters::from));

    public static final Phrase<Effect> VERB = oneOf("an instruction", CREATE, COUNTER, ENERGY, SEVERAL_KINDS);
}
