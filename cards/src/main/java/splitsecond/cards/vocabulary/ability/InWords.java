package splitsecond.cards.vocabulary.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.EventSubjects;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Counted;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.DamageVerbs;
import splitsecond.cards.vocabulary.verb.Moved;
import splitsecond.cards.vocabulary.verb.Obeying;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.verb.ProducedMana;
import splitsecond.cards.vocabulary.verb.TokenNouns;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.KeywordAbility;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Production;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;

/// Parts of a meaning said by themselves, with the phrases that say them in a text.
public final class InWords {

    private static final List<Phrase<Filter>> NOUNS = List.of(
            Nouns.PERMANENT.one(),
            Nouns.PLAYERS,
            Nouns.SPELLS.one(),
            Nouns.CARDS.one(),
            Nouns.CARDS_IN_ZONE.one(),
            EventSubjects.SUBJECT);
    private static final List<Phrase<Reference>> REFERENCES = List.of(
            References.OBJECT,
            References.PLAYER.one(),
            References.PLAYER.many(),
            References.SUBJECT.one(),
            References.SUBJECT.many(),
            References.PLAYER_OBJECT,
            DamageVerbs.RECIPIENT,
            Moved.MOVED);
    private static final List<Phrase<Amount>> AMOUNTS = List.of(Amounts.VALUE, Amounts.EXPRESSION);
    private static final List<Phrase<Cost>> COSTS =
            List.of(Costs.BEFORE_COLON, Costs.IN_SENTENCE, ActivatedAbilities.LOYALTY);
    private static final List<Phrase<List<Modification>>> CHANGES =
            List.of(Predicates.STATIC.one(), Predicates.TEMPORARY.one(), Obeying.CANT);

    private InWords() {}

    /// The part in words, with `~` for the object that has the ability; null where no phrase says it alone.
    public static @Nullable String say(Object part) {
        return switch (part) {
            case Ability.Keyword(var keyword) -> keyword.word();
            case Ability.Parameterized(KeywordAbility keyword) -> Keywords.PARAMETERIZED.printInside(keyword);
            case KeywordAbility keyword -> Keywords.PARAMETERIZED.printInside(keyword);
            case Amount.Number(int value) -> Integer.toString(value);
            case Amount.Times(int factor, Amount unit) -> forEach(factor, unit);
            case Amount amount -> amount(amount);
            case Count count -> count(count);
            case Cost cost -> cost.parts().isEmpty() ? "nothing" : first(COSTS, cost);
            case Condition condition -> Conditions.CONDITION.printInside(condition);
            case Duration duration -> Durations.DURATION.printInside(duration);
            case Filter filter -> noun(filter);
            case Reference reference -> reference(reference);
            case Trigger.Chapter(List<Integer> numbers) -> "chapter " + join(numbers, ", ");
            case Trigger trigger -> Triggers.TRIGGER.printInside(trigger);
            case Modification modification -> first(CHANGES, List.of(modification));
            case Production production -> ProducedMana.PRODUCTION.printInside(production);
            case Token token -> TokenNouns.TOKEN.one().printInside(token);
            case CounterKind kind -> kind.name();
            case String word -> word;
            case Integer number -> number.toString();
            default -> null;
        };
    }

    /// A noun for cards that are not on the battlefield.
    public static @Nullable String sayCard(Filter filter) {
        String card = Nouns.CARDS.one().printInside(filter);
        return card == null ? say(filter) : card;
    }

    private static <T> @Nullable String first(List<Phrase<T>> phrases, T part) {
        for (Phrase<T> phrase : phrases) {
            String said = phrase.printInside(part);
            if (said != null) return said;
        }
        return null;
    }

    private static @Nullable String forEach(int factor, Amount unit) {
        String each = Counted.UNIT.printInside(unit);
        return each == null ? first(AMOUNTS, new Amount.Times(factor, unit)) : factor + " for each " + each;
    }

    private static @Nullable String amount(Amount amount) {
        String said = first(AMOUNTS, amount);
        if (said != null) return said;
        return switch (amount) {
            case Amount.ThatMuch(String word) -> word;
            case Amount.Plus(Amount left, Amount right) -> around(left, " plus ", right);
            case Amount.Minus(Amount left, Amount right) -> around(left, " minus ", right);
            case Amount.Half(Amount whole, boolean up) ->
                say(whole) == null ? null : "half of " + say(whole) + ", rounded " + (up ? "up" : "down");
            case Amount.Word _, Amount.Arithmetic _, Amount.Counted _, Amount.Number _ -> null;
        };
    }

    private static @Nullable String around(Object left, String between, Object right) {
        String first = say(left);
        String second = say(right);
        return first == null || second == null ? null : first + between + second;
    }

    private static @Nullable String noun(Filter filter) {
        if (filter instanceof Filter.Any) return "anything";
        String said = first(NOUNS, filter);
        return said == null && filter instanceof Filter.Or(List<Filter> any) ? join(any, " or ") : said;
    }

    private static @Nullable String reference(Reference reference) {
        String said = first(REFERENCES, reference);
        if (said != null) return said;
        return switch (reference) {
            case Reference.TopCards(Amount count, Reference whose) ->
                around(
                        (count.equals(new Amount.Number(1)) ? "the top card" : "the top " + say(count) + " cards")
                                + " of the library of",
                        " ",
                        whose);
            case Reference.Target(TargetSlot slot) -> around(slot.count(), " target ", slot.filter());
            case Reference.Each(Filter filter, var _) -> around("each", " ", filter);
            case Reference.Chosen(Filter filter, Count count, var _) -> around(count, " ", filter);
            case Reference.OwnerOf(Reference what, var _) -> around("the owner of", " ", what);
            case Reference.ControllerOf(Reference what, var _) -> around("the controller of", " ", what);
            case Reference.Both(Reference one, Reference other) -> around(one, " and ", other);
            case Reference.It(String word) -> word;
            case Reference.ThatPlayer(String word) -> word;
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Described _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Mention _,
                    Reference.Both _ -> null;
        };
    }

    private static @Nullable String join(List<?> parts, String between) {
        StringBuilder joined = new StringBuilder();
        for (Object part : parts) {
            String said = say(part);
            if (said == null) return null;
            joined.append(joined.isEmpty() ? "" : between).append(said);
        }
        return joined.toString();
    }

    private static @Nullable String count(Count count) {
        String least = say(count.least());
        Amount limit = count.most();
        if (limit == null) return least == null || least.equals("0") ? "any number" : least + " or more";
        String most = say(limit);
        if (least == null || most == null) return null;
        return least.equals(most) ? most : least.equals("0") ? "up to " + most : least + " to " + most;
    }
}
