package splitsecond.cards;

import java.util.HashMap;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.vocabulary.ability.InWords;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.binding.Unbinding;

/// The words of a bound ability as they were said, each with what it means: "it (target creature)".
final class Antecedents extends AbilityMap {

    private final Map<Integer, String> names = new HashMap<>();

    private Antecedents() {}

    static Ability named(Ability ability) {
        var naming = new Antecedents();
        naming.whole(ability);
        return naming.whole(ability);
    }

    private Ability whole(Ability ability) {
        return super.ability(ability);
    }

    /// A condition whose words are bound to what they mean in words.
    private Condition meaning(Condition condition) {
        return new Meanings().condition(condition);
    }

    /// As a text says it, with what its words mean: "it (target creature) has mana value 2 or less"; null where no
    /// phrase says it.
    static @Nullable String say(Object part) {
        return explained(InWords.say(mapped(Unbinding.words(), part)), part);
    }

    /// Of cards that are not on the battlefield.
    static @Nullable String sayCard(Filter filter) {
        return explained(InWords.sayCard(Unbinding.asSaid(filter)), filter);
    }

    private static @Nullable String explained(@Nullable String said, Object part) {
        if (said == null) return null;
        var words = new StringBuilder(said);
        mapped(
                new AbilityMap() {
                    @Override
                    public Reference reference(Reference reference) {
                        if (reference instanceof Reference.Again(Reference.It(String meant), Reference word))
                            explain(words, word, meant);
                        return super.reference(reference);
                    }
                },
                part);
        return words.toString();
    }

    /// The parts of speech whose words have antecedents.
    private static Object mapped(AbilityMap map, Object part) {
        if (part instanceof Condition condition) return map.condition(condition);
        if (part instanceof Filter filter) return map.filter(filter);
        if (part instanceof Reference reference) return map.reference(reference);
        if (part instanceof Amount amount) return map.amount(amount);
        if (part instanceof Count count) return map.count(count);
        if (part instanceof Cost cost) return map.cost(cost);
        if (part instanceof Trigger trigger) return map.trigger(trigger);
        if (part instanceof Duration duration) return map.duration(duration);
        return part instanceof Modification modification ? map.modification(modification) : part;
    }

    private static void explain(StringBuilder words, Reference word, String meant) {
        String said = InWords.say(word);
        if (said == null || said.isEmpty()) return;
        String forms = Pattern.quote(said) + "(s|'s)?|their|them";
        var place = Pattern.compile("\\b(" + forms + ")\\b(?! \\()").matcher(words);
        if (place.find()) words.insert(place.end(), " (" + meant + ")");
    }

    private final class Meanings extends AbilityMap {
        @Override
        public Reference reference(Reference reference) {
            return switch (reference) {
                case Reference.Mention(int number, Reference what) -> {
                    var said = reference(what);
                    names.put(number, plainly(said));
                    yield said;
                }
                case Reference.Noted(int number, Reference said) -> bound(said, names.get(number));
                case Reference.Result(int number, Reference said) -> bound(said, names.get(number));
                case Reference.Again(Reference meant, Reference said) -> bound(said, meaning(meant));
                case Reference.ThisWay way -> way.said();
                case Reference.RestOf rest -> rest.said();
                default -> super.reference(reference);
            };
        }

        private static Reference bound(Reference said, @Nullable String meant) {
            boolean word = said instanceof Reference.It || said instanceof Reference.ThatPlayer;
            return meant == null || !word ? said : new Reference.Again(new Reference.It(meant), said);
        }

        @Override
        public Amount amount(Amount amount) {
            return switch (amount) {
                case Amount.ResultOf _,
                        Amount.ExcessOf _,
                        Amount.AbsorbedOf _,
                        Amount.EventAmount _,
                        Amount.CastX _,
                        Amount.Meant _ -> Unbinding.asSaid(amount);
                default -> super.amount(amount);
            };
        }

        @Override
        public Filter filter(Filter filter) {
            return filter instanceof Filter.OtherThan ? Unbinding.asSaid(filter) : super.filter(filter);
        }

        @Override
        public Condition condition(Condition condition) {
            return condition instanceof Condition.Done ? Unbinding.asSaid(condition) : super.condition(condition);
        }
    }

    @Override
    public Ability ability(Ability ability) {
        return named(ability);
    }

    // What is said in one phrase stays one phrase.

    @Override
    public Condition condition(Condition condition) {
        return meaning(condition);
    }

    @Override
    public Filter filter(Filter filter) {
        return new Meanings().filter(filter);
    }

    @Override
    public Cost cost(Cost cost) {
        return new Meanings().cost(cost);
    }

    @Override
    public Trigger trigger(Trigger trigger) {
        return new Meanings().trigger(trigger);
    }

    @Override
    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Numbered(int number, int _, Effect inner) -> {
                names.put(number, result(inner.bare()));
                yield effect(inner);
            }
            case Effect.WhenYouDo when ->
                new Effect.WhenYouDo(effect(when.first()), effect(when.then()), when.optional(), when.wording());
            case Effect.If(Condition condition, Effect then, Effect otherwise, String wording) -> {
                var first = effect(then);
                yield new Effect.If(meaning(condition), first, orNull(otherwise, this::effect), wording);
            }
            default -> super.effect(effect);
        };
    }

    private String result(Effect instruction) {
        return switch (instruction) {
            case Effect.ForEach each -> plainly(reference(each.each()));
            case Effect.Repeat _ -> "each in turn";
            case Effect.RollDie _ -> "the number rolled";
            case Effect.Process _ -> "the instructions before";
            case Effect.SeparateIntoPiles _ -> "a pile chosen";
            case Effect.ChooseObjects _, Effect.ChooseFromHand _ -> "what was chosen";
            case Effect.ExileUntilLeaves _ -> "what was exiled";
            case Effect.Move move ->
                switch (move.to()) {
                    case EXILE -> "what was exiled";
                    case HAND, BATTLEFIELD, GRAVEYARD, LIBRARY, STACK, COMMAND, OUTSIDE -> "what was moved";
                };
            case Effect.KeywordAction action ->
                "what came of \"" + action.action().word() + "\"";
            case Effect.CreateToken _, Effect.CreateCopyToken _ -> "what was created";
            case Effect.Search _, Effect.Seek _ -> "what was found";
            case Effect.Discard _, Effect.DiscardHand _ -> "the cards discarded";
            case Effect.Draw _ -> "the cards drawn";
            case Effect.Mill _ -> "the cards milled";
            case Effect.Sacrifice _ -> "what was sacrificed";
            case Effect.Destroy _ -> "what was destroyed";
            case Effect.DealDamage _,
                    Effect.DealDividedDamage _,
                    Effect.DealEvenDamage _,
                    Effect.DealSpillingDamage _ -> "the damage dealt";
            case Effect.GainLife _ -> "the life gained";
            case Effect.LoseLife _ -> "the life lost";
            case Effect.PutCounters _, Effect.PutChosenCounter _ -> "the counters put";
            case Effect.RemoveCounters _ -> "the counters removed";
            case Effect.CopySpell _ -> "the copy";
            case Effect.Dig _, Effect.RevealUntil _ -> "the cards looked at";
            case Effect.WhereX _ -> "as defined";
            case Effect.MayPay _, Effect.Unless _ -> "what was paid";
            case Effect.Structure _,
                    Effect.DamageOrLife _,
                    Effect.Moving _,
                    Effect.Looking _,
                    Effect.Altering _,
                    Effect.Playing _,
                    Effect.Choosing _,
                    Effect.DistributeCounters _,
                    Effect.EnterWithCounters _,
                    Effect.DoubleCounters _,
                    Effect.MoveCounters _,
                    Effect.Proliferate _,
                    Effect.CreateEmblem _,
                    Effect.Delayed _,
                    Effect.AfterPrevention _,
                    Effect.Nothing _ -> "what was done";
        };
    }

    @Override
    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.Mention(int number, Reference what) -> {
                var said = reference(what);
                names.put(number, plainly(said));
                yield said;
            }
            case Reference.Noted(int number, Reference said) -> with(said, names.get(number));
            case Reference.Result(int number, Reference said) -> with(said, names.get(number));
            case Reference.Again(Reference meant, Reference said) -> with(said, meaning(meant));
            case Reference.ThisWay way -> way.said();
            case Reference.RestOf rest -> rest.said();
            default -> super.reference(reference);
        };
    }

    private String meaning(Reference meant) {
        return switch (meant) {
            case Reference.EventPart(Reference.Role role, boolean _) -> role.words();
            case Reference.Again(Reference what, Reference _) -> meaning(what);
            case Reference.Noted(int number, Reference _) -> names.getOrDefault(number, "what was spoken of");
            case Reference.Result(int number, Reference _) -> names.getOrDefault(number, "what was done");
            case Reference.Both(Reference one, Reference other) -> meaning(one) + " and " + meaning(other);
            case Reference.ControllerOf(Reference what, String _) -> "the controller of " + meaning(what);
            case Reference.OwnerOf(Reference what, String _) -> "the owner of " + meaning(what);
            case Reference.HostOf(Reference what) -> "what " + meaning(what) + " is attached to";
            case Reference.PaidWith _ -> "what paid the cost";
            case Reference.ChosenPlayer _ -> "the player another ability has chosen";
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Described _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Mention _,
                    Reference.Both _ -> plainly(reference(meant));
        };
    }

    private static String plainly(Reference said) {
        String words = InWords.say(mapped(Unbinding.words(), said));
        return words == null ? "what was spoken of" : words;
    }

    private static Reference with(Reference said, @Nullable String meant) {
        if (meant == null) return said;
        return switch (said) {
            case Reference.It(String word) -> new Reference.It((word.isEmpty() ? "it" : word) + " (" + meant + ")");
            case Reference.ThatPlayer(String word) ->
                new Reference.ThatPlayer((word.isEmpty() ? "they" : word) + " (" + meant + ")");
            case Reference.AsRead _,
                    Reference.Bound _,
                    Reference.Described _,
                    Reference.Known _,
                    Reference.Through _,
                    Reference.Mention _,
                    Reference.Both _ -> said;
        };
    }

    @Override
    public Amount amount(Amount amount) {
        return switch (amount) {
            case Amount.ResultOf(int number, Amount.ThatMuch(String word)) ->
                new Amount.ThatMuch(word + " (" + names.getOrDefault(number, "what was done") + ")");
            case Amount.EventAmount(boolean _, Amount.ThatMuch(String word)) ->
                new Amount.ThatMuch(word + " (as the event says)");
            case Amount.ResultOf _, Amount.EventAmount _, Amount.CastX _, Amount.Meant _ -> Unbinding.asSaid(amount);
            default -> super.amount(amount);
        };
    }
}
