package splitsecond.cards.vocabulary.clause;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.NUMBER_WORD;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Numbered;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.Players;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Comparison;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Condition.PlayerHas;
import splitsecond.engine.ability.Condition.Possession;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// What one player has more or less of than another: "an opponent controls more lands than you", "you have more life
/// than each opponent".
final class PlayerComparisons {
    private PlayerComparisons() {}

    private static final Reference AN_OPPONENT = Players.AN_OPPONENT;
    private static final Reference NO_OPPONENT = new Reference.Each(Nouns.OPPONENT, "no opponent");
    private static final Reference EACH_OPPONENT = new Reference.Each(Nouns.OPPONENT, "each opponent");
    private static final String THAN = "than";
    private static final String NONE = "no opponent than";

    private static final Numbered<Reference> WHO = Numbered.of(
            table(
                    "a player",
                    Map.of(
                            "an opponent",
                            AN_OPPONENT,
                            "no opponent",
                            NO_OPPONENT,
                            "that player",
                            Players.THAT_PLAYER,
                            "defending player",
                            new Reference.DefendingPlayer(),
                            "its controller",
                            new Reference.ControllerOf(References.IT, ""),
                            "enchanted player",
                            new Reference.Host("enchanted player"))),
            table("players", Map.of("you", YOU, "they", Players.THEY)));

    private static final Phrase<Reference> THAN_WHOM = table("a player", others());

    private static Map<String, Reference> others() {
        Map<String, Reference> others = new LinkedHashMap<>();
        others.put("you", YOU);
        others.put("you do", YOU);
        others.put("an opponent", AN_OPPONENT);
        others.put("each opponent", EACH_OPPONENT);
        others.put("each other player", EACH_OPPONENT);
        others.put("that player", Players.THAT_PLAYER);
        others.put("defending player", new Reference.DefendingPlayer());
        others.put("attacking player", new Reference.ActivePlayer("attacking player"));
        return others;
    }

    private record Compared(Reference who, Comparison comparison, Possession what, Reference than, int least) {}

    private static Amount amount(Possession what, Reference who) {
        return switch (what) {
            case Possession.Life _ -> new Amount.LifeOf(who);
            case Possession.Permanents(Filter of) -> new Amount.CountOf(Nouns.with(of, new Filter.ControlledBy(who)));
            case Possession.Cards(Zone zone, Filter of) -> new Amount.CountOf(Nouns.with(of, new Filter.In(zone, who)));
            case Possession.ThisTurn(Amount.Tally tally) -> new Amount.ThisTurn(tally, null, who);
        };
    }

    private static Comparison mirrored(Comparison comparison) {
        return comparison == Comparison.MORE ? Comparison.LESS : Comparison.MORE;
    }

    /// "More than each opponent": no opponent has as many.
    private static @Nullable Condition condition(Compared c) {
        boolean ofOpponents = c.who().equals(AN_OPPONENT);
        if (c.who().equals(NO_OPPONENT))
            return c.than().equals(EACH_OPPONENT) || c.than().equals(AN_OPPONENT) || c.least() > 1
                    ? null
                    : new Condition.Not(
                            new PlayerHas(AN_OPPONENT, c.what(), c.comparison(), amount(c.what(), c.than()), NONE));
        if (c.than().equals(EACH_OPPONENT)) {
            if (!c.who().equals(YOU)) return null;
            var as = c.comparison() == Comparison.MORE ? Comparison.AT_LEAST : Comparison.AT_MOST;
            return new Condition.Not(new PlayerHas(AN_OPPONENT, c.what(), as, amount(c.what(), YOU), THAN));
        }
        if (c.than().equals(AN_OPPONENT)) {
            return ofOpponents
                    ? null
                    : new PlayerHas(AN_OPPONENT, c.what(), mirrored(c.comparison()), amount(c.what(), c.who()), "mine");
        }
        if (c.than().equals(c.who())) return null;
        var theirs = amount(c.what(), c.than());
        return c.least() == 1
                ? new PlayerHas(c.who(), c.what(), c.comparison(), theirs, THAN)
                : new PlayerHas(
                        c.who(), c.what(), Comparison.AT_LEAST, new Amount.Plus(theirs, n(c.least())), "at least");
    }

    private static @Nullable Compared compared(Condition condition) {
        if (condition instanceof Condition.Not(PlayerHas(var _, var what, var as, var count, var wording)))
            return wording.equals(NONE)
                    ? new Compared(NO_OPPONENT, as, what, whose(count), 1)
                    : wording.equals(THAN)
                            ? new Compared(
                                    YOU,
                                    as == Comparison.AT_LEAST ? Comparison.MORE : Comparison.LESS,
                                    what,
                                    EACH_OPPONENT,
                                    1)
                            : null;
        if (!(condition instanceof PlayerHas(var who, var what, var comparison, var count, var wording))) return null;
        return switch (wording) {
            case THAN -> new Compared(who, comparison, what, whose(count), 1);
            case "mine" -> new Compared(whose(count), mirrored(comparison), what, AN_OPPONENT, 1);
            case "at least" ->
                count instanceof Amount.Plus(var theirs, Amount.Number(int least))
                        ? new Compared(who, Comparison.MORE, what, whose(theirs), least)
                        : null;
            default -> null;
        };
    }

    private static Reference whose(Amount amount) {
        if (amount instanceof Amount.LifeOf(Reference who)) return who;
        if (amount instanceof Amount.CountOf(Filter filter)) {
            var last = Nouns.parts(filter).getLast();
            if (last instanceof Filter.ControlledBy(Reference who)) return who;
            if (last instanceof Filter.In(var _, Reference who) && who != null) return who;
        }
        return References.IT;
    }

    private static Object who(Condition condition) {
        var compared = compared(condition);
        return compared == null ? "" : compared.who();
    }

    private static Object how(Condition condition) {
        var compared = compared(condition);
        return compared == null ? "" : compared.comparison();
    }

    private static Object than(Condition condition) {
        var compared = compared(condition);
        return compared == null ? "" : compared.than();
    }

    private static Object least(Condition condition) {
        var compared = compared(condition);
        return compared == null ? "" : compared.least();
    }

    private static Object what(Condition condition) {
        var compared = compared(condition);
        return compared == null ? "" : compared.what();
    }

    private static final Phrase<Comparison> MORE_OR_FEWER =
            table("more or fewer", Map.of("more", Comparison.MORE, "fewer", Comparison.LESS));

    private static final Phrase<Possession> PERMANENTS =
            Nouns.PERMANENT.many().map(Possession.Permanents::new, Possession.Permanents.class, p -> p.of());

    private static final Phrase<Possession> CARDS = oneOf(
            "cards",
            phrase("{} in hand", Nouns.CARDS.many())
                    .as(
                            f -> new Possession.Cards(Zone.HAND, f),
                            Possession.Cards.class,
                            c -> c.zone() == Zone.HAND ? c.of() : ""));

    static final Phrase<Condition> CONDITION = oneOf(
            "a comparison",
            phrase("{} (controls|control) {} {} than {}", WHO, MORE_OR_FEWER, PERMANENTS, THAN_WHOM)
                    .as(
                            (who, how, what, than) -> condition(new Compared(who, how, what, than, 1)),
                            Condition.class,
                            PlayerComparisons::who,
                            PlayerComparisons::how,
                            PlayerComparisons::what,
                            PlayerComparisons::than),
            phrase("{} (has|have) {} {} than {}", WHO, MORE_OR_FEWER, CARDS, THAN_WHOM)
                    .as(
                            (who, how, what, than) -> condition(new Compared(who, how, what, than, 1)),
                            Condition.class,
                            PlayerComparisons::who,
                            PlayerComparisons::how,
                            PlayerComparisons::what,
                            PlayerComparisons::than),
            phrase(
                            "{} (has|have) {} life than {}",
                            WHO,
                            table("more or less", Map.of("more", Comparison.MORE, "less", Comparison.LESS)),
                            THAN_WHOM)
                    .as(
                            (who, how, than) -> condition(new Compared(who, how, new Possession.Life(), than, 1)),
                            Condition.class,
                            PlayerComparisons::who,
                            PlayerComparisons::how,
                            PlayerComparisons::than),
            phrase("{} (controls|control) at least {} more {} than {}", WHO, NUMBER_WORD, PERMANENTS, THAN_WHOM)
                    .as(
                            (who, least, what, than) ->
                                    condition(new Compared(who, Comparison.MORE, what, than, least)),
                            Condition.class,
                            PlayerComparisons::who,
                            PlayerComparisons::least,
                            PlayerComparisons::what,
                            PlayerComparisons::than));
}
