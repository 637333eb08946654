package splitsecond.cards.vocabulary.verb;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.noun.References.OBJECT;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.a;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Name;
import splitsecond.cards.phrase.Numbered.Number;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.CreateToken;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Token;

/// CR 701.7: creating tokens.
public final class CreatingTokens {
    private CreatingTokens() {}

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
        return phrase("tapped {}", TokenNouns.TOKEN.in(number)).as(t -> t, Token.class, t -> t);
    }

    /// CR 508.4: it enters attacking, and tapped only if that is said.
    private static final Phrase<Boolean> IN_THE_ATTACK =
            table("how it enters", Map.of("tapped and attacking", true, "attacking", false));

    private static final Phrase<Tokens> TOKENS = oneOf(
            "tokens",
            a(TokenNouns.TOKEN.one()).map(t -> new Tokens(n(1), t, false, false), Tokens.class, Tokens::token),
            phrase("{} {}", Amounts.SEVERAL, TokenNouns.TOKEN.many())
                    .as((c, t) -> new Tokens(c, t, false, false), Tokens.class, Tokens::count, Tokens::token),
            a(tapped(Number.ONE)).map(t -> new Tokens(n(1), t, true, false), Tokens.class, Tokens::token),
            phrase("{} {}", Amounts.SEVERAL, tapped(Number.MANY))
                    .as((c, t) -> new Tokens(c, t, true, false), Tokens.class, Tokens::count, Tokens::token),
            phrase("a tapped and attacking {}", TokenNouns.TOKEN.one())
                    .as(t -> new Tokens(n(1), t, true, true), Tokens.class, Tokens::token),
            phrase("{} that's tapped and attacking for each {}", a(TokenNouns.TOKEN.one()), Counted.UNIT)
                    .as((t, u) -> new Tokens(u, t, true, true), Tokens.class, Tokens::token, Tokens::count),
            phrase("{} that's {}", a(TokenNouns.TOKEN.one()), IN_THE_ATTACK)
                    .as(
                            (t, tapped) -> new Tokens(n(1), t, tapped, true),
                            Tokens.class,
                            Tokens::token,
                            tokens -> tokens.attacking() ? (Object) tokens.tapped() : ""),
            phrase("{} that's tapped and attacking {}", a(TokenNouns.TOKEN.one()), References.CERTAIN_PLAYER)
                    .as(
                            (t, who) -> new Tokens(n(1), t, true, true, who),
                            Tokens.class,
                            Tokens::token,
                            tokens -> tokens.attacked() == null ? "" : tokens.attacked()),
            phrase("{} {} that are {}", Amounts.SEVERAL, TokenNouns.TOKEN.many(), IN_THE_ATTACK)
                    .as(
                            (c, t, tapped) -> new Tokens(c, t, tapped, true),
                            Tokens.class,
                            Tokens::count,
                            Tokens::token,
                            tokens -> tokens.attacking() ? (Object) tokens.tapped() : ""),
            phrase("{} for each {}", a(TokenNouns.TOKEN.one()), Counted.UNIT)
                    .as((t, u) -> new Tokens(u, t, false, false), Tokens.class, Tokens::token, Tokens::count),
            phrase("{} for each {}", a(tapped(Number.ONE)), Counted.UNIT)
                    .as((t, u) -> new Tokens(u, t, true, false), Tokens.class, Tokens::token, Tokens::count),
            phrase("a number of {} equal to {}", tapped(Number.MANY), Amounts.EXPRESSION)
                    .as((t, c) -> new Tokens(c, t, true, false), Tokens.class, Tokens::token, Tokens::count),
            phrase("a number of {} equal to {}", TokenNouns.TOKEN.many(), Amounts.EXPRESSION)
                    .as((t, c) -> new Tokens(c, t, false, false), Tokens.class, Tokens::token, Tokens::count));

    /// "Create … It has …": the abilities are said in a sentence of their own.
    private static @Nullable CreateToken having(Tokens tokens, List<Ability> abilities, String wording) {
        Token plain = tokens.token();
        if (!plain.abilities().isEmpty()) return null;
        Token token = new Token(
                plain.name(), plain.types(), plain.colors(), plain.power(), plain.toughness(), abilities, false);
        return tokens.created(YOU, token, wording);
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
            someCopies("{} tokens that are copies of {}", false),
            someCopies("{} tapped tokens that are copies of {}", true));

    private static Phrase<Copies> aCopy(String words, boolean tapped, boolean attacking) {
        return phrase(words, OBJECT).as(of -> new Copies(n(1), of, tapped, attacking), Copies.class, Copies::of);
    }

    private static Phrase<Copies> someCopies(String words, boolean tapped) {
        return phrase(words, Amounts.SEVERAL, OBJECT)
                .as((count, of) -> new Copies(count, of, tapped, false), Copies.class, Copies::count, Copies::of);
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

    public static final Phrase<Effect> VERB = oneOf(
            "create",
            phrase("create {}. it has {}", TOKENS, QUOTED)
                    .as(
                            (t, a) -> having(t, a, "it has"),
                            CreateToken.class,
                            CreatingTokens::without,
                            c -> c.token().abilities()),
            phrase("create {}. they have {}", TOKENS, QUOTED)
                    .as(
                            (t, a) -> having(t, a, "they have"),
                            CreateToken.class,
                            CreatingTokens::without,
                            c -> c.token().abilities()),
            Verbs.doing(
                    "creates",
                    "create",
                    " {}",
                    TOKENS,
                    (who, t) -> t.created(who, t.token(), ""),
                    CreateToken.class,
                    CreateToken::who,
                    CreatingTokens::tokensOf),
            ChosenTokens.CREATE,
            copies("create {}, except {}", COPY_OF, CopyExceptions.EXCEPT, "except"),
            copies("create {}, except {}", COPY_OF, CopyExceptions.EXCEPT_THE_TOKEN, "except the token"),
            copies("create {}, except {}", COPIES_OF, CopyExceptions.EXCEPT_THEY, "except"),
            copies("create {}, except {}", COPIES_OF, CopyExceptions.EXCEPT_THE_TOKENS, "except the tokens"),
            phrase("create {} attached to {}", a(TokenNouns.TOKEN.one()), OBJECT)
                    .as(
                            (t, to) -> new CreateToken(YOU, n(1), t, false, false, null, List.of(), to, ""),
                            CreateToken.class,
                            CreateToken::token,
                            c -> c.attachedTo() == null ? "" : c.attachedTo()),
            Verbs.doing(
                    "creates",
                    "create",
                    " {}",
                    phrase("{}, {}", new Name(), a(TokenNouns.TOKEN.one()))
                            .as(
                                    (name, t) -> TokenNouns.named(t, name),
                                    Token.class,
                                    t -> t.name() == null ? "" : t.name(),
                                    t -> TokenNouns.named(t, null)),
                    (who, t) -> new CreateToken(who, n(1), t, false, false, List.of(), "named"),
                    CreateToken.class,
                    CreateToken::who,
                    CreateToken::token),
            phrase("{}", TOKENS).as(t -> t.created(YOU, t.token(), "and"), CreateToken.class, CreatingTokens::tokensOf),
            Verbs.doing(
                    "creates",
                    "create",
                    " {}",
                    oneOf("copies", COPY_OF, COPIES_OF),
                    (who, copies) -> copies.created(who, List.of(), ""),
                    Effect.CreateCopyToken.class,
                    Effect.CreateCopyToken::who,
                    create -> create.except().isEmpty() ? Copies.madeBy(create) : ""));
}
