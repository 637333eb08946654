package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.ability.SameForKeywords;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.StepEvents;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.OfYourChoice;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.CardVerbs;
import splitsecond.cards.vocabulary.verb.CastingVerbs;
import splitsecond.cards.vocabulary.verb.ChangeVerbs;
import splitsecond.cards.vocabulary.verb.ChoiceVerbs;
import splitsecond.cards.vocabulary.verb.DamageVerbs;
import splitsecond.cards.vocabulary.verb.FromHands;
import splitsecond.cards.vocabulary.verb.KeywordActions;
import splitsecond.cards.vocabulary.verb.LastingChanges;
import splitsecond.cards.vocabulary.verb.ManaVerbs;
import splitsecond.cards.vocabulary.verb.PhaseVerbs;
import splitsecond.cards.vocabulary.verb.PlayerVerbs;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.verb.Prevention;
import splitsecond.cards.vocabulary.verb.Processes;
import splitsecond.cards.vocabulary.verb.Searches;
import splitsecond.cards.vocabulary.verb.TokensAndCounters;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.cards.vocabulary.verb.ZoneVerbs;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.If;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.May;
import splitsecond.engine.ability.Effect.Sequence;
import splitsecond.engine.ability.Effect.Unless;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Token;

/// How instructions are joined: clauses, sentences, "you may", "if", "unless", modes.
public final class Sentences {
    private Sentences() {}

    private static final Phrase<Effect> ONCE = oneOf(
            "an instruction",
            Verbs.VERB,
            ZoneVerbs.VERB,
            Searches.VERB,
            Prevention.VERB,
            PlayerVerbs.VERB,
            KeywordActions.VERB,
            ChangeVerbs.VERB,
            CardVerbs.VERB,
            ChoiceVerbs.VERB,
            TokensAndCounters.VERB,
            ManaVerbs.VERB,
            PhaseVerbs.VERB,
            CastingVerbs.VERB,
            Processes.VERB,
            PlayersAndTurns.PLAYERS_AND_TURNS);

    /// What is done several times is a keyword action: nothing else is told so.
    private static boolean isKeywordAction(Effect effect) {
        return effect instanceof Effect.KeywordAction || effect instanceof Effect.Proliferate;
    }

    /// "Destroy all creatures of the creature type of your choice": chosen first.
    private static Effect.@Nullable Repeat choosing(Effect instruction) {
        var kind = OfYourChoice.in(instruction);
        if (kind == null) return null;
        var choose = new Effect.Choose(YOU, kind, List.of(), "");
        return new Effect.Repeat(
                n(1), new Sequence(List.of(choose, instruction), List.of(Joint.AND)), "of your choice");
    }

    private static Object afterChoosing(Effect.Repeat repeat) {
        return repeat.effect() instanceof Sequence(List<Effect> steps, var _)
                        && steps.getLast() instanceof Effect last
                        && OfYourChoice.in(last) != null
                ? last
                : "";
    }

    /// Done by you, with no subject that the text would name.
    private static boolean isYours(Effect.KeywordAction action) {
        return switch (action.action()) {
            case EARTHBEND, AIRBEND, INVESTIGATE, POPULATE, LEARN, MANIFEST, MANIFEST_DREAD, VENTURE, BLIGHT -> true;
            default -> false;
        };
    }

    static final Phrase<Effect> VERB = oneOf(
            "an instruction",
            ONCE.where(e -> OfYourChoice.in(e) == null),
            ONCE.map(Sentences::choosing, Effect.Repeat.class, Sentences::afterChoosing),
            phrase("you {}", ZoneVerbs.VERB.where(e -> e instanceof Effect.Move || e instanceof Effect.Repeat))
                    .as(e -> e, Effect.class, e -> e),
            phrase(
                            "you {}",
                            KeywordActions.VERB.where(e -> e instanceof Effect.KeywordAction action && isYours(action)))
                    .as(e -> e, Effect.class, e -> e),
            phrase("{} {}", ONCE.where(Sentences::isKeywordAction), Amounts.TIMES)
                    .as(
                            (e, times) -> new Effect.Repeat(times, e, "times"),
                            Effect.Repeat.class,
                            Effect.Repeat::effect,
                            Effect.Repeat::times),
            phrase("{} for each {}", ONCE.where(Sentences::isKeywordAction), Amounts.UNIT)
                    .as(
                            (e, times) -> new Effect.Repeat(times, e, "after each"),
                            Effect.Repeat.class,
                            Effect.Repeat::effect,
                            Effect.Repeat::times));

    // One clause, with what can trail it.

    private static final splitsecond.engine.ability.Cost PAYS_X =
            splitsecond.engine.ability.Cost.mana(splitsecond.engine.card.ManaCost.parse("{X}"));

    private static final Phrase<splitsecond.engine.ability.Cost> PAID_WITH_X = oneOf(
            "a cost with X",
            phrase("{X}").means(PAYS_X),
            phrase("X life")
                    .means(new splitsecond.engine.ability.Cost(
                            List.of(new splitsecond.engine.ability.Cost.PayLife(Words.X)))));

    private static final Phrase<splitsecond.engine.card.ManaCost> GENERIC_MANA =
            Words.MANA.where(m -> m.generic() > 0 && m.manaValue() == m.generic());

    private static Object generic(Object number) {
        return number instanceof Integer k ? splitsecond.engine.card.ManaCost.parse("{" + k + "}") : "";
    }

    private static final Phrase<Effect> SIMPLE = oneOf(
            "an instruction",
            VERB,
            Anyone.UNLESS,
            phrase("{} unless {} (pays|pay) {}", VERB, References.PLAYER, Costs.PAID_BY_PLAYER)
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, ""),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase("{} unless {} (pays|pay) {} for each {}", VERB, References.PLAYER, GENERIC_MANA, Amounts.UNIT)
                    .as(
                            (e, who, m, unit) -> new Effect.WhereX(
                                    new Unless(e, who, PAYS_X, "for each"), Amounts.times(m.generic(), unit)),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Unless u ? u.effect() : "",
                            w -> w.effect() instanceof Unless u ? u.who() : "",
                            w -> Amounts.factorOf(w.x()) instanceof Integer k
                                    ? splitsecond.engine.card.ManaCost.parse("{" + k + "}")
                                    : "",
                            w -> Amounts.unitOf(w.x())),
            phrase(
                            "{} unless {} (pays|pay) {} plus an additional {} for each {}",
                            VERB,
                            References.PLAYER,
                            GENERIC_MANA,
                            GENERIC_MANA,
                            Amounts.UNIT)
                    .as(
                            (e, who, m, more, unit) -> new Effect.WhereX(
                                    new Unless(e, who, PAYS_X, "plus"),
                                    new Amount.Plus(n(m.generic()), Amounts.times(more.generic(), unit))),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Unless u && u.wording().equals("plus") ? u.effect() : "",
                            w -> w.effect() instanceof Unless u ? u.who() : "",
                            w -> w.x() instanceof Amount.Plus plus ? generic(Amounts.number(plus.left())) : "",
                            w -> w.x() instanceof Amount.Plus plus ? generic(Amounts.factorOf(plus.right())) : "",
                            w -> w.x() instanceof Amount.Plus plus ? Amounts.unitOf(plus.right()) : ""),
            phrase(
                            "{} unless {} (pays|pay) {}, where X is {}",
                            VERB,
                            References.PLAYER,
                            PAID_WITH_X,
                            Amounts.EXPRESSION)
                    .as(
                            (e, who, cost, x) -> new Effect.WhereX(new Unless(e, who, cost, "where X"), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Unless u ? u.effect() : "",
                            w -> w.effect() instanceof Unless u ? u.who() : "",
                            w -> w.effect() instanceof Unless u ? u.cost() : "",
                            Effect.WhereX::x),
            phrase("{} unless {} {}", VERB, References.PLAYER.one().where(who -> !who.equals(YOU)), Costs.DONE_BY.one())
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, "one does"),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase(
                            "{} unless {} {}",
                            VERB,
                            References.PLAYER.many().where(who -> !who.equals(YOU)),
                            Costs.DONE_BY.many())
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, "many do"),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase("{} unless you {}", VERB, Costs.IN_SENTENCE)
                    .as(
                            (e, cost) -> paid(cost) ? null : new Unless(e, YOU, cost, "do"),
                            Unless.class,
                            Unless::effect,
                            Unless::cost),
            // "It enters with a counter on it if it's a creature": the counter depends on it, not what puts it there.
            phrase("{} if {}", VERB.where(e -> !ZoneVerbs.saysHowItEnters(e)), Conditions.CONDITION)
                    .as((e, c) -> new If(c, e, null, "after"), If.class, If::then, If::condition),
            phrase("{} unless {}", VERB, Conditions.CONDITION)
                    .as(
                            (e, c) -> new If(new Condition.Not(c), e, null, "unless"),
                            If.class,
                            If::then,
                            i -> i.condition() instanceof Condition.Not(Condition c) ? c : ""),
            phrase("{} at {}", VERB, StepEvents.NEXT_STEP)
                    .as(
                            (e, t) -> new Effect.Delayed(t, e, Durations.FOREVER, true, "after"),
                            Effect.Delayed.class,
                            Effect.Delayed::effect,
                            Effect.Delayed::trigger),
            phrase("{} at {} if {}", VERB, StepEvents.NEXT_STEP, Conditions.CONDITION)
                    .as(
                            (e, t, c) -> new Effect.Delayed(
                                    t, new If(c, e, null, "after"), Durations.FOREVER, true, "after if"),
                            Effect.Delayed.class,
                            d -> d.effect() instanceof If then ? then.then() : "",
                            Effect.Delayed::trigger,
                            d -> d.effect() instanceof If then ? then.condition() : ""),
            // What is said after "when you spend this mana" has an X of its own.
            phrase("{}, where X is {}", VERB.where(e -> !hasTriggers(e)), Amounts.EXPRESSION)
                    .as(Effect.WhereX::new, Effect.WhereX.class, Effect.WhereX::effect, Effect.WhereX::x));

    private static boolean hasTriggers(Effect effect) {
        return effect instanceof Effect.AddMana add
                && add.terms() != null
                && !add.terms().when().isEmpty();
    }

    private static boolean paid(splitsecond.engine.ability.Cost cost) {
        return cost.parts().stream()
                .allMatch(p -> p instanceof splitsecond.engine.ability.Cost.Mana
                        || p instanceof splitsecond.engine.ability.Cost.PayEnergy
                        || p instanceof splitsecond.engine.ability.Cost.PayLife);
    }

    // Several clauses in a sentence.

    private static final Phrase<Joint> JOINT = oneOf(
            "a joint",
            table("a joint", Map.of("and", Joint.AND, ", then", Joint.THEN, ",", Joint.COMMA)),
            phrase(", and").means(Joint.AND));

    private static Sequence clauses(Effect first, Joint joint, Effect rest) {
        return join(first, joint, joint == Joint.AND ? Verbs.toTheSame(first, rest) : rest);
    }

    private static Sequence join(Effect first, Joint joint, Effect rest) {
        List<Effect> steps = new ArrayList<>();
        List<Joint> joints = new ArrayList<>();
        append(first, steps, joints);
        joints.add(joint);
        append(rest, steps, joints);
        return new Sequence(steps, joints);
    }

    private static void append(Effect effect, List<Effect> steps, List<Joint> joints) {
        if (effect instanceof Sequence(List<Effect> more, List<Joint> theirs)) {
            steps.addAll(more);
            joints.addAll(theirs);
        } else steps.add(effect);
    }

    private static Effect part(Sequence sequence, int from, int to) {
        if (to <= from) return new Effect.Nothing("");
        if (to - from == 1) return sequence.steps().get(from);
        return new Sequence(
                sequence.steps().subList(from, to), sequence.joints().subList(from, to - 1));
    }

    /// The clauses of one sentence. What "you may" or "if" opens reaches to the end of it.
    public static final Phrase<Effect> CLAUSES = lazy(() -> Sentences.BODY);

    private static final Phrase<Effect> MAY = oneOf(
            "you may",
            phrase("you may gain {}", Amounts.LIFE)
                    .as(
                            life -> new May(YOU, new Effect.GainLife(YOU, life, ""), ""),
                            May.class,
                            m -> m.effect() instanceof Effect.GainLife gain ? gain.amount() : "")
                    .printOnly(),
            phrase("you may {}", CLAUSES).as(e -> new May(YOU, e, ""), May.class, May::effect),
            phrase("you may have ~ {}", Predicates.HAVE_BECOME)
                    .as(
                            changes -> new May(
                                    YOU,
                                    new Effect.Change(References.SELF, changes, Durations.FOREVER, "have become"),
                                    "have become"),
                            May.class,
                            m -> m.effect() instanceof Effect.Change change ? change.changes() : ""),
            phrase(
                            "you may have {} {} {}",
                            References.SUBJECT.one(),
                            oneOf("a predicate", Predicates.TEMPORARY.many(), Predicates.BECOME_ONE),
                            Durations.DURATION)
                    .as(
                            (what, changes, d) -> new May(YOU, new Effect.Change(what, changes, d, "have"), "have"),
                            May.class,
                            m -> m.effect() instanceof Effect.Change change ? change.what() : "",
                            m -> m.effect() instanceof Effect.Change change ? change.changes() : "",
                            m -> m.effect() instanceof Effect.Change change ? change.duration() : ""),
            phrase("you may have {} fight {}", References.SUBJECT.one(), References.OBJECT)
                    .as(
                            (one, other) -> new May(YOU, new Effect.Fight(one, other), "have fight"),
                            May.class,
                            m -> m.effect() instanceof Effect.Fight fight ? fight.one() : "",
                            m -> m.effect() instanceof Effect.Fight fight ? fight.other() : ""),
            Having.PHRASE,
            phrase(
                            "{} may sacrifice {} of their choice",
                            References.PLAYER.one(),
                            References.chosen(Nouns.PERMANENT, YOU))
                    .as(
                            (who, what) -> new May(who, new Effect.Sacrifice(YOU, what, ""), "of their choice"),
                            May.class,
                            May::who,
                            m -> m.effect() instanceof Effect.Sacrifice sacrifice ? sacrifice.what() : ""),
            Anyone.MAY,
            phrase("{} may {}", References.PLAYER.one(), CLAUSES)
                    .as((who, e) -> new May(who, e, ""), May.class, May::who, May::effect),
            phrase(
                            "you may have {} deal {} damage to {}",
                            References.SUBJECT.one(),
                            Amounts.VALUE,
                            DamageVerbs.RECIPIENT)
                    .as(
                            (source, a, to) -> new May(YOU, new Effect.DealDamage(source, a, to, "have"), "have"),
                            May.class,
                            m -> damage(m).source(),
                            m -> damage(m).amount(),
                            m -> damage(m).to()),
            phrase(
                            "you may have {} deal damage equal to {} to {}",
                            References.SUBJECT.one(),
                            Amounts.EXPRESSION,
                            DamageVerbs.RECIPIENT)
                    .as(
                            (source, a, to) -> new May(YOU, new Effect.DealDamage(source, a, to, "have equal"), "have"),
                            May.class,
                            m -> damage(m).source(),
                            m -> damage(m).amount(),
                            m -> damage(m).to()));

    @SuppressWarnings("NullAway") // to any zone
    private static final splitsecond.engine.ability.Trigger LEAVES = new splitsecond.engine.ability.Trigger.ZoneChange(
            Nouns.THIS, splitsecond.engine.ability.Zone.BATTLEFIELD, null, false, "later");

    private static final splitsecond.engine.ability.Filter PUT_WITH =
            new splitsecond.engine.ability.Filter.AmongThose(new Reference.Remembered("put with"));

    /// CR 303.4a: an Aura that enchanted a card enchants what the card becomes.
    private static Effect.Change enchantsInstead(
            splitsecond.engine.ability.Filter card, splitsecond.engine.ability.Filter permanent) {
        return new Effect.Change(
                References.SELF,
                List.of(
                        new splitsecond.engine.ability.Modification.LoseAbility(enchant(card)),
                        new splitsecond.engine.ability.Modification.GainAbility(
                                enchant(Nouns.and(permanent, PUT_WITH)))),
                Durations.FOREVER,
                "put with");
    }

    private static Ability enchant(splitsecond.engine.ability.Filter what) {
        return new Ability.Parameterized(new splitsecond.engine.ability.KeywordAbility.Enchant(what));
    }

    private static Object enchanted(Effect.Change change, int which) {
        if (change.changes().size() != 2) return "";
        Modification one = change.changes().get(which);
        Ability ability = one instanceof Modification.LoseAbility(Ability lost)
                ? lost
                : one instanceof Modification.GainAbility(Ability gained) ? gained : null;
        if (!(ability instanceof Ability.Parameterized(splitsecond.engine.ability.KeywordAbility.Enchant(var what))))
            return "";
        if (which == 0) return what;
        return what instanceof splitsecond.engine.ability.Filter.And(var all)
                        && all.getLast().equals(PUT_WITH)
                ? all.getFirst()
                : "";
    }

    private static Effect.DealDamage damage(May may) {
        return may.effect() instanceof Effect.DealDamage damage ? damage : new Effect.DealDamage(YOU, n(0), YOU, "");
    }

    private static final Phrase<Effect> SCOPED = oneOf(
            "a clause",
            MAY,
            phrase("if {}, {}", Conditions.CONDITION, CLAUSES)
                    .as(
                            (c, e) -> c instanceof Condition.PreviousDone ? null : new If(c, e, null, ""),
                            If.class,
                            If::condition,
                            If::then),
            phrase("whenever {} this turn, {}", Triggers.EVENT, CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.THIS_TURN, false, "whenever"),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect),
            phrase(
                            "{}, whenever {}, {}",
                            Durations.LEADING.where(
                                    d -> d instanceof Duration.EndOfTurn || d instanceof Duration.YourNextTurn),
                            Triggers.EVENT_MEANWHILE,
                            CLAUSES)
                    .as(
                            (d, t, e) -> new Effect.Delayed(t, e, d, false, "until"),
                            Effect.Delayed.class,
                            Effect.Delayed::until,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect),
            phrase("when ~ leaves the battlefield, {}", CLAUSES)
                    .as(
                            e -> new Effect.Delayed(LEAVES, e, Durations.FOREVER, true, "leaves"),
                            Effect.Delayed.class,
                            Effect.Delayed::effect),
            phrase("when {} this turn, {}", Triggers.EVENT, CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.THIS_TURN, true, "when"),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect),
            phrase("for each {}, {}", Amounts.UNIT, CLAUSES)
                    .as(
                            (u, e) -> new Effect.Repeat(u, e, "for each"),
                            Effect.Repeat.class,
                            Effect.Repeat::times,
                            Effect.Repeat::effect),
            phrase("for each of {}, {}", References.THOSE, CLAUSES)
                    .as(
                            (those, e) -> new Effect.ForEach(those, e, "for each of"),
                            Effect.ForEach.class,
                            Effect.ForEach::each,
                            Effect.ForEach::effect),
            phrase("at {}, {}", StepEvents.NEXT_STEP, CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.FOREVER, true, ""),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect));

    /// "Look at the top two cards of your library. Put one of them into your hand and the other …" has said all of it.
    private static boolean hasNoOther(Effect first, Effect rest) {
        Effect next = rest instanceof Sequence(List<Effect> steps, var _) ? steps.getFirst() : rest;
        return first instanceof Effect.Dig
                && next instanceof Effect.Move move
                && move.what() instanceof Reference.TheRest;
    }

    private static final Phrase<Effect> BODY = oneOf(
            "a clause",
            SIMPLE,
            SCOPED,
            phrase("{} {} {}", SIMPLE, JOINT, lazy(() -> Sentences.BODY))
                    .as(
                            (first, joint, rest) -> hasNoOther(first, rest) ? null : clauses(first, joint, rest),
                            Sequence.class,
                            s -> s.steps().getFirst(),
                            s -> s.joints().getFirst(),
                            s -> part(s, 1, s.steps().size())));

    // Sentences

    // "… instead": the second instruction takes the place of the first, and speaks of what the first one targets.

    private static final String OF_THOSE = "of those";

    /// "Create two of those tokens": whatever tokens the first instruction creates.
    private static Effect.CreateToken ofThose(Amount count) {
        var unsaid =
                new Token(null, splitsecond.engine.card.TypeLine.parse("Creature"), 0, null, null, List.of(), false);
        return new Effect.CreateToken(YOU, count, unsaid, false, false, List.of(), OF_THOSE);
    }

    /// The same tokens as another instruction creates, in another number; null if it creates none.
    private static @Nullable Effect asMany(Effect first, Effect.CreateToken ofThose) {
        return switch (first) {
            case Effect.CreateToken t ->
                new Effect.CreateToken(
                        t.who(),
                        ofThose.count(),
                        t.token(),
                        t.tapped(),
                        t.attacking(),
                        t.extras(),
                        t.attachedTo(),
                        OF_THOSE);
            case Effect.CreateCopyToken t ->
                new Effect.CreateCopyToken(
                        t.who(), ofThose.count(), t.of(), t.except(), t.tapped(), t.attacking(), OF_THOSE);
            case Effect.Structure _, Effect.Instruction _ -> null;
        };
    }

    private static @Nullable Amount countOfThose(Effect then) {
        return switch (then) {
            case Effect.CreateToken t when t.wording().equals(OF_THOSE) -> t.count();
            case Effect.CreateCopyToken t when t.wording().equals(OF_THOSE) -> t.count();
            case Effect.Structure _, Effect.Instruction _ -> null;
        };
    }

    public static final Phrase<Effect> INSTEAD = oneOf(
            "an instruction",
            CLAUSES,
            phrase("create {} of those tokens", Amounts.SEVERAL)
                    .as(Sentences::ofThose, Effect.CreateToken.class, Effect.CreateToken::count),
            phrase("create X of those tokens, where X is {}", Amounts.EXPRESSION)
                    .as(x -> new Effect.WhereX(ofThose(Words.X), x), Effect.WhereX.class, Effect.WhereX::x),
            phrase("it deals {} damage", Amounts.VALUE)
                    .as(
                            a -> new Effect.DealDamage(References.SELF, a, new Reference.It(""), "it instead"),
                            Effect.DealDamage.class,
                            Effect.DealDamage::amount),
            phrase("~ deals {} damage", Amounts.VALUE)
                    .as(
                            a -> new Effect.DealDamage(References.SELF, a, new Reference.It(""), "~ instead"),
                            Effect.DealDamage.class,
                            Effect.DealDamage::amount));

    /// "It deals 4 damage instead": to whatever the first instruction damages.
    private static final Reference SAME = new Reference.It("");

    public static @Nullable If instead(Effect first, Condition condition, Effect other, String wording) {
        if (other instanceof Effect.CreateToken many && many.wording().equals(OF_THOSE)) {
            Effect same = asMany(first, many);
            return same == null ? null : new If(condition, same, first, wording);
        }
        if (other instanceof Effect.WhereX(Effect.CreateToken many, Amount x)
                && many.wording().equals(OF_THOSE)) {
            Effect same = asMany(first, many);
            return same == null ? null : new If(condition, new Effect.WhereX(same, x), first, wording);
        }
        Reference target = targetOf(first);
        List<Reference> several = targetsOf(first);
        if (several.size() > 1) {
            List<Effect> steps = new ArrayList<>();
            for (Reference one : several) steps.add(new Effect.ChooseObjects(one, "instead"));
            append(other, steps, new ArrayList<>());
            List<Joint> joints = new ArrayList<>(java.util.Collections.nCopies(steps.size() - 1, Joint.AND));
            return new If(condition, new Sequence(steps, joints), first, wording);
        }
        if (other instanceof Effect.DealDamage(Reference source, var amount, Reference to, String said)
                && to.equals(SAME)
                && target == null)
            return first instanceof Effect.DealDamage(var _, var _, Reference hurt, var _)
                    ? new If(condition, new Effect.DealDamage(source, amount, hurt, said), first, wording)
                    : null;
        if (target == null)
            return first.toString().contains("Target[") ? null : new If(condition, other, first, wording);
        if (other instanceof Effect.DealDamage(Reference source, var amount, Reference to, String said)
                && to.equals(SAME))
            return new If(condition, new Effect.DealDamage(source, amount, target, said), first, wording);
        Effect spokenOf = new Effect.ChooseObjects(target, "instead");
        Effect lasting = asLong(first, other);
        return new If(condition, new Sequence(List.of(spokenOf, lasting), List.of(Joint.AND)), first, wording);
    }

    private static final String AS_LONG = "as long: ";

    /// "… becomes an artifact creature with base power and toughness 4/3. … it has base power and toughness 1/1
    /// instead": it becomes one all the same.
    private static final String RESIZED = "resized: ";

    /// "… gets -1/-1 until end of turn. That creature gets -4/-4 instead": for as long as the first would.
    private static Effect asLong(Effect first, Effect other) {
        if (first instanceof Effect.Change(var _, List<Modification> changes, var _, var _)
                && changes.size() > 1
                && changes.stream().anyMatch(Modification.SetPowerToughness.class::isInstance)
                && other instanceof Effect.Change(var it, List<Modification> size, var duration, String wording)
                && size.size() == 1
                && size.getFirst() instanceof Modification.SetPowerToughness) {
            List<Modification> resized = new ArrayList<>(changes);
            resized.replaceAll(one -> one instanceof Modification.SetPowerToughness ? size.getFirst() : one);
            return new Effect.Change(it, resized, duration, RESIZED + wording);
        }
        return first instanceof Effect.Change(var _, var _, Duration duration, var _)
                        && !(duration instanceof Duration.Forever)
                        && other instanceof Effect.Change(var what, var changes, Duration.Forever _, String wording)
                ? new Effect.Change(what, changes, duration, AS_LONG + wording)
                : other;
    }

    private static Effect asSaid(Effect other) {
        if (other instanceof Effect.Change(var what, var changes, var duration, String wording)
                && wording.startsWith(RESIZED))
            return new Effect.Change(
                    what,
                    changes.stream()
                            .filter(Modification.SetPowerToughness.class::isInstance)
                            .toList(),
                    duration,
                    wording.substring(RESIZED.length()));
        return other instanceof Effect.Change(var what, var changes, var _, String wording)
                        && wording.startsWith(AS_LONG)
                ? new Effect.Change(what, changes, Durations.FOREVER, wording.substring(AS_LONG.length()))
                : other;
    }

    private static Effect insteadOf(If then) {
        Amount many = countOfThose(then.then());
        if (many != null) return ofThose(many);
        if (then.then() instanceof Effect.WhereX(Effect same, Amount x) && countOfThose(same) != null)
            return new Effect.WhereX(ofThose(Words.X), x);
        if (then.then() instanceof Effect.DealDamage(Reference source, var amount, Reference _, String said)
                && said.endsWith(" instead")) return new Effect.DealDamage(source, amount, SAME, said);
        if (then.then() instanceof Sequence(List<Effect> all, List<Joint> joints)
                && all.size() > 2
                && isSpokenOf(all.getFirst())
                && isSpokenOf(all.get(1))) {
            int from = (int) all.stream().filter(Sentences::isSpokenOf).count();
            return part(new Sequence(all, joints), from, all.size());
        }
        return then.then() instanceof Sequence(List<Effect> steps, var _)
                        && steps.size() == 2
                        && steps.getFirst() instanceof Effect.ChooseObjects(Reference _, Reference _, String wording)
                        && wording.equals("instead")
                ? asSaid(steps.getLast())
                : then.then();
    }

    /// "1 damage to target player and 1 damage to target creature": the targets of a sentence that has no other words
    /// for
    /// what is spoken of.
    private static List<Reference> targetsOf(Effect effect) {
        if (!(effect instanceof Sequence(List<Effect> steps, var _))) return List.of();
        List<Reference> targets = new ArrayList<>();
        for (Effect step : steps) {
            if (!(step instanceof Effect.DealDamage) || targetOf(step) == null) return List.of();
            targets.add(targetOf(step));
        }
        return targets;
    }

    private static boolean isSpokenOf(Effect step) {
        return step instanceof Effect.ChooseObjects(Reference _, Reference _, String wording)
                && wording.equals("instead");
    }

    /// The one target that an instruction has, or null.
    private static @Nullable Reference targetOf(Effect effect) {
        Reference reference = switch (effect) {
            case If then -> targetOf(then.then());
            case Unless unless -> targetOf(unless.effect());
            case Effect.ChooseObjects _ -> null;
            case Effect.Instruction instruction -> Patient.of(instruction);
            case Effect.Structure _ -> null;
        };
        return reference instanceof Reference.Target ? reference : null;
    }

    private static final Phrase<Effect> SENTENCE = oneOf(
            "a sentence",
            phrase("{}.", BODY).as(e -> e, Effect.class, e -> e),
            phrase("{}.", LastingChanges.BEING).as(e -> e, Effect.class, e -> e),
            phrase("{}.", FromHands.IF_CHOSEN).as(e -> e, Effect.class, e -> e),
            phrase("if {}, {}.", Conditions.CONDITION, CLAUSES)
                    .as(
                            (c, e) -> c instanceof Condition.PreviousDone ? new If(c, e, null, "") : null,
                            If.class,
                            If::condition,
                            If::then),
            phrase("if {}, {}. otherwise, {}.", Conditions.CONDITION, CLAUSES, CLAUSES)
                    .as(
                            (c, e, o) -> new If(c, e, o, ""),
                            If.class,
                            If::condition,
                            If::then,
                            i -> i.otherwise() == null ? "" : i.otherwise()),
            phrase(
                            "{} if {}. otherwise, {}.",
                            VERB.where(e -> !ZoneVerbs.saysHowItEnters(e)),
                            Conditions.CONDITION,
                            CLAUSES)
                    .as(
                            (e, c, o) -> new If(c, e, o, "after"),
                            If.class,
                            If::then,
                            If::condition,
                            i -> i.otherwise() == null ? "" : i.otherwise()),
            phrase("then if {}, {}. otherwise, {}.", Conditions.CONDITION, CLAUSES, CLAUSES)
                    .as(
                            (c, e, o) -> new Sequence(List.of(new If(c, e, o, "then")), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst() instanceof If i ? i.condition() : "",
                            s -> s.steps().getFirst() instanceof If i ? i.then() : "",
                            s -> s.steps().getFirst() instanceof If i && i.otherwise() != null ? i.otherwise() : ""),
            phrase("you may pay {}. if you do, {}. otherwise, {}.", Costs.PAID_BY_YOU, CLAUSES, CLAUSES)
                    .as(
                            (c, e, o) -> new Effect.MayPay(YOU, c, e, o, "otherwise"),
                            Effect.MayPay.class,
                            Effect.MayPay::cost,
                            Effect.MayPay::then,
                            m -> m.otherwise() == null ? "" : m.otherwise()),
            phrase("you may pay {}. if you do, {}.", Costs.PAID_BY_YOU, CLAUSES)
                    .as(
                            (c, e) -> new Effect.MayPay(YOU, c, e, null, ""),
                            Effect.MayPay.class,
                            Effect.MayPay::cost,
                            Effect.MayPay::then),
            phrase("you may pay {}, where X is {}. if you do, {}.", PAID_WITH_X, Amounts.EXPRESSION, CLAUSES)
                    .as(
                            (c, x, e) -> new Effect.WhereX(new Effect.MayPay(YOU, c, e, null, "where X"), x),
                            Effect.WhereX.class,
                            w -> w.effect() instanceof Effect.MayPay may ? may.cost() : "",
                            Effect.WhereX::x,
                            w -> w.effect() instanceof Effect.MayPay may ? may.then() : ""),
            phrase("then {}", lazy(() -> Payments.REFLEXIVE))
                    .as(
                            e -> new Sequence(List.of(e), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst()),
            phrase("{}. if {}, {} instead.", CLAUSES, Conditions.CONDITION, INSTEAD)
                    .as(
                            (a, c, b) -> instead(a, c, b, "instead"),
                            If.class,
                            i -> i.otherwise() == null ? "" : i.otherwise(),
                            If::condition,
                            Sentences::insteadOf),
            phrase("{}. if {}, instead {}.", CLAUSES, Conditions.CONDITION, INSTEAD)
                    .as(
                            (a, c, b) -> instead(a, c, b, "if instead"),
                            If.class,
                            i -> i.otherwise() == null ? "" : i.otherwise(),
                            If::condition,
                            Sentences::insteadOf),
            phrase("{}. {} instead if {}.", CLAUSES, INSTEAD, Conditions.CONDITION)
                    .as(
                            (a, b, c) -> instead(a, c, b, "instead if"),
                            If.class,
                            i -> i.otherwise() == null ? "" : i.otherwise(),
                            Sentences::insteadOf,
                            If::condition),
            phrase("flip a coin. if you win the flip, {}. if you lose the flip, {}.", CLAUSES, CLAUSES)
                    .as(
                            (w, l) -> new Effect.FlipCoin(YOU, w, l, ""),
                            Effect.FlipCoin.class,
                            Effect.FlipCoin::win,
                            f -> f.lose() == null ? "" : f.lose()),
            phrase("flip a coin. if you lose the flip, {}.", CLAUSES)
                    .as(
                            l -> new Effect.FlipCoin(YOU, new Effect.Nothing(""), l, "lose"),
                            Effect.FlipCoin.class,
                            f -> f.lose() == null ? "" : f.lose()),
            phrase("flip a coin. if you win the flip, {}.", CLAUSES)
                    .as(w -> new Effect.FlipCoin(YOU, w, null, ""), Effect.FlipCoin.class, Effect.FlipCoin::win),
            lazy(() -> Payments.SENTENCE),
            phrase(
                            "~ loses this ability and becomes an Aura enchantment with enchant creature. attach it to"
                                    + " {}. you may pay {} to end this effect.",
                            References.OBJECT,
                            Costs.PAID_BY_PLAYER)
                    .as(
                            Effect.BecomeAura::new,
                            Effect.BecomeAura.class,
                            Effect.BecomeAura::attachedTo,
                            Effect.BecomeAura::toEnd),
            phrase(
                            "it loses \"enchant {}\" and gains \"enchant {} put onto the battlefield with ~.\"",
                            Nouns.CARDS_IN_ZONE.one(),
                            Nouns.PERMANENT.one())
                    .as(Sentences::enchantsInstead, Effect.Change.class, c -> enchanted(c, 0), c -> enchanted(c, 1)),
            phrase("{}. the same is true for {}.", CLAUSES, SameForKeywords.KEYWORDS)
                    .as(Sentences::sameForAll, Effect.Repeat.class, r -> saidOf(r, true), r -> saidOf(r, false)),
            phrase("then {}.", BODY)
                    .as(
                            e -> new Sequence(List.of(e), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst()));

    private static final String SAME_IS_TRUE = "the same is true";

    private static Effect.@Nullable Repeat sameForAll(Effect first, List<splitsecond.engine.card.Keyword> keywords) {
        List<Effect> all = SameForKeywords.all(first, keywords);
        return all == null
                ? null
                : new Effect.Repeat(
                        n(1),
                        new Sequence(all, java.util.Collections.nCopies(all.size() - 1, Joint.SENTENCE)),
                        SAME_IS_TRUE);
    }

    private static Object saidOf(Effect.Repeat repeat, boolean first) {
        if (!repeat.wording().equals(SAME_IS_TRUE) || !(repeat.effect() instanceof Sequence(List<Effect> all, var _)))
            return "";
        if (first) return all.getFirst();
        List<splitsecond.engine.card.Keyword> keywords = new ArrayList<>();
        for (Effect one : all.subList(1, all.size())) {
            var keyword = SameForKeywords.keywordIn(one);
            if (keyword == null) return "";
            keywords.add(keyword);
        }
        return keywords;
    }

    /// All the sentences of an ability.
    static final Phrase<Effect> SENTENCES =
            repeat(SENTENCE, 1, "").map(Sentences::sequence, Effect.class, Sentences::split);

    private static @Nullable Effect sequence(List<Effect> sentences) {
        Effect all = sentences.getFirst();
        for (int i = 1; i < sentences.size(); i++)
            if (sentences.get(i - 1) instanceof Effect.ExileAsItResolves
                    && sentences.get(i) instanceof If(Condition.PreviousDone _, var _, var _, var _)) return null;
        for (Effect next : sentences.subList(1, sentences.size())) {
            if (next instanceof Sequence(List<Effect> steps, List<Joint> joints) && joints.size() == steps.size())
                all = join(all, Joint.SENTENCE_THEN, steps.getFirst());
            else all = join(all, Joint.SENTENCE, next);
        }
        return all;
    }

    private static List<Effect> split(Effect effect) {
        if (!(effect instanceof Sequence sequence)) return List.of(effect);
        // A paragraph of its own that begins with "Then".
        if (sequence.steps().size() == 1) return List.of(effect);
        List<Effect> sentences = new ArrayList<>();
        int from = 0;
        boolean then = false;
        for (int i = 0; i < sequence.steps().size(); i++) {
            boolean last = i == sequence.steps().size() - 1;
            Joint after = last ? Joint.SENTENCE : sequence.joints().get(i);
            if (after != Joint.SENTENCE && after != Joint.SENTENCE_THEN && after != Joint.PARAGRAPH) continue;
            Effect sentence = part(sequence, from, i + 1);
            sentences.add(then ? new Sequence(List.of(sentence), List.of(Joint.THEN)) : sentence);
            then = after == Joint.SENTENCE_THEN;
            from = i + 1;
        }
        return sentences;
    }
}
