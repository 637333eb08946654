package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.lazy;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.phrase.Phrase.repeat;
import static splitsecond.cards.phrase.Phrase.table;
import static splitsecond.cards.vocabulary.word.Words.YOU;
import static splitsecond.cards.vocabulary.word.Words.n;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Conditions;
import splitsecond.cards.vocabulary.clause.Costs;
import splitsecond.cards.vocabulary.clause.DiceResults;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.clause.Triggers;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.Nouns;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.verb.CardVerbs;
import splitsecond.cards.vocabulary.verb.CastingVerbs;
import splitsecond.cards.vocabulary.verb.ChangeVerbs;
import splitsecond.cards.vocabulary.verb.ChoiceVerbs;
import splitsecond.cards.vocabulary.verb.KeywordActions;
import splitsecond.cards.vocabulary.verb.ManaVerbs;
import splitsecond.cards.vocabulary.verb.PhaseVerbs;
import splitsecond.cards.vocabulary.verb.PlayerVerbs;
import splitsecond.cards.vocabulary.verb.Predicates;
import splitsecond.cards.vocabulary.verb.Prevention;
import splitsecond.cards.vocabulary.verb.Searches;
import splitsecond.cards.vocabulary.verb.TokensAndCounters;
import splitsecond.cards.vocabulary.verb.Verbs;
import splitsecond.cards.vocabulary.verb.ZoneVerbs;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.DamageKind;
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
import splitsecond.engine.ability.StaticEffect;

/// How instructions are joined: clauses, sentences, "you may", "if", "unless", modes.
public final class Sentences {
    private Sentences() {}

    private static StaticEffect exileInstead(splitsecond.engine.ability.Filter what) {
        return new StaticEffect.Replace(new splitsecond.engine.ability.Replacement.MoveInstead(
                what,
                splitsecond.engine.ability.Zone.BATTLEFIELD,
                splitsecond.engine.ability.Zone.GRAVEYARD,
                splitsecond.engine.ability.Zone.EXILE,
                Effect.Placement.PLAIN,
                ""));
    }

    private static StaticEffect exileWhenLeaving(splitsecond.engine.ability.Filter what) {
        return new StaticEffect.Replace(new splitsecond.engine.ability.Replacement.MoveInstead(
                what,
                splitsecond.engine.ability.Zone.BATTLEFIELD,
                null,
                splitsecond.engine.ability.Zone.EXILE,
                Effect.Placement.PLAIN,
                "leave"));
    }

    private static Object dying(Effect.Apply apply) {
        return apply.effect() instanceof StaticEffect.Replace(splitsecond.engine.ability.Replacement.MoveInstead move)
                ? move.what()
                : "";
    }

    private static Object flashSpells(Effect.Apply apply) {
        return apply.effect() instanceof StaticEffect.CastAsThoughFlash flash ? flash.spells() : "";
    }

    private static final Phrase<Effect> PLAYERS_AND_TURNS = oneOf(
            "an instruction",
            phrase("take an extra turn after this one").means(new Effect.ExtraTurn(YOU, n(1))),
            phrase("{} (takes|take) an extra turn after this one", References.PLAYER)
                    .as(who -> new Effect.ExtraTurn(who, n(1)), Effect.ExtraTurn.class, Effect.ExtraTurn::who),
            phrase("you get an emblem with {}", Predicates.GRANTED)
                    .as(Effect.CreateEmblem::new, Effect.CreateEmblem.class, Effect.CreateEmblem::abilities),
            phrase("end the turn").means(new Effect.EndTurn()),
            phrase("{} (wins|win) the game", References.PLAYER)
                    .as(Effect.WinGame::new, Effect.WinGame.class, Effect.WinGame::who),
            phrase("{} (loses|lose) the game", References.PLAYER)
                    .as(Effect.LoseGame::new, Effect.LoseGame.class, Effect.LoseGame::who),
            phrase("you become the monarch").means(new Effect.BecomeMonarch(YOU)),
            phrase("you may play an additional land this turn")
                    .means(new Effect.Apply(new StaticEffect.ExtraLands(YOU, 1), Durations.THIS_TURN, "")),
            phrase("you may play up to two additional lands this turn")
                    .means(new Effect.Apply(new StaticEffect.ExtraLands(YOU, 2), Durations.THIS_TURN, "")),
            phrase(
                            "{} gains flashback until end of turn. the flashback cost is equal to its mana cost",
                            oneOf(
                                    "cards",
                                    References.TARGET.one(),
                                    phrase("each {}", Nouns.CARDS_IN_ZONE.one())
                                            .as(
                                                    f -> new Reference.Each(f, "each"),
                                                    Reference.Each.class,
                                                    Reference.Each::filter)))
                    .as(
                            cards -> new Effect.Apply(
                                    new StaticEffect.GrantsFlashback(cards, ""), new Duration.EndOfTurn(""), ""),
                            Effect.Apply.class,
                            a -> a.effect() instanceof StaticEffect.GrantsFlashback grants ? grants.cards() : ""),
            phrase("you may cast {} this turn as though they had flash", Nouns.SPELLS.many())
                    .as(
                            f -> new Effect.Apply(
                                    new StaticEffect.CastAsThoughFlash(f, YOU), Durations.THIS_TURN, "flash"),
                            Effect.Apply.class,
                            Sentences::flashSpells),
            phrase("{}, you may cast {} as though they had flash", Durations.LEADING, Nouns.SPELLS.many())
                    .as(
                            (d, f) -> new Effect.Apply(new StaticEffect.CastAsThoughFlash(f, YOU), d, "until"),
                            Effect.Apply.class,
                            Effect.Apply::duration,
                            Sentences::flashSpells),
            phrase("if {} would leave the battlefield, exile it instead of putting it anywhere else", Triggers.DYING)
                    .as(
                            f -> new Effect.Apply(exileWhenLeaving(f), Durations.FOREVER, "would leave"),
                            Effect.Apply.class,
                            Sentences::dying),
            phrase("if {} would die this turn, exile it instead", Triggers.DYING)
                    .as(
                            f -> new Effect.Apply(exileInstead(f), Durations.THIS_TURN, "would die"),
                            Effect.Apply.class,
                            Sentences::dying),
            phrase("choose a creature type")
                    .means(new Effect.Choose(YOU, splitsecond.engine.ability.Choice.Kind.CREATURE_TYPE, List.of(), "")),
            phrase("choose a color")
                    .means(new Effect.Choose(YOU, splitsecond.engine.ability.Choice.Kind.COLOR, List.of(), "")),
            phrase("prevent all combat damage that would be dealt this turn")
                    .means(new Effect.PreventDamage(
                            new splitsecond.engine.ability.Replacement.PreventDamage(
                                    null, null, null, DamageKind.COMBAT, ""),
                            Durations.THIS_TURN)),
            phrase("prevent the next {} damage that would be dealt to {} this turn", Amounts.VALUE, Verbs.RECIPIENT)
                    .as(
                            (a, to) -> new Effect.PreventNextDamage(a, to, null, DamageKind.ANY, Durations.THIS_TURN),
                            Effect.PreventNextDamage.class,
                            p -> p.amount() == null ? "" : p.amount(),
                            Effect.PreventNextDamage::to),
            phrase("prevent all damage that would be dealt to {} this turn", Verbs.RECIPIENT)
                    .as(
                            to -> new Effect.PreventNextDamage(null, to, null, DamageKind.ANY, Durations.THIS_TURN),
                            Effect.PreventNextDamage.class,
                            Effect.PreventNextDamage::to),
            phrase("prevent all combat damage that would be dealt to {} this turn", Verbs.RECIPIENT)
                    .as(
                            to -> new Effect.PreventNextDamage(null, to, null, DamageKind.COMBAT, Durations.THIS_TURN),
                            Effect.PreventNextDamage.class,
                            Effect.PreventNextDamage::to));

    private static final Phrase<Effect> VERB = oneOf(
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
            PLAYERS_AND_TURNS);

    // One clause, with what can trail it.

    private static final splitsecond.engine.ability.Cost PAYS_X =
            splitsecond.engine.ability.Cost.mana(splitsecond.engine.card.ManaCost.parse("{X}"));

    private static final Phrase<splitsecond.engine.ability.Cost> PAID_WITH_X = oneOf(
            "a cost with X",
            phrase("{X}").means(PAYS_X),
            phrase("X life")
                    .means(new splitsecond.engine.ability.Cost(
                            List.of(new splitsecond.engine.ability.Cost.PayLife(Words.X)))));

    private static final Phrase<Effect> SIMPLE = oneOf(
            "an instruction",
            VERB,
            phrase("{} unless {} (pays|pay) {}", VERB, References.PLAYER, Costs.PAID_BY_PLAYER)
                    .as(
                            (e, who, cost) -> new Unless(e, who, cost, ""),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            Unless::cost),
            phrase(
                            "{} unless {} (pays|pay) {} for each {}",
                            VERB,
                            References.PLAYER,
                            Words.MANA.where(m -> m.generic() > 0 && m.manaValue() == m.generic()),
                            Amounts.UNIT)
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
            phrase(
                            "{} unless {} (discards|discard) {}",
                            VERB,
                            References.PLAYER.where(who -> !who.equals(YOU)),
                            Words.a(Nouns.CARDS.one()))
                    .as(
                            (e, who, f) -> new Unless(
                                    e,
                                    who,
                                    new splitsecond.engine.ability.Cost(List.of(new splitsecond.engine.ability.Cost.Do(
                                            splitsecond.engine.ability.Cost.Deed.DISCARD, f, Count.ONE, ""))),
                                    "discards"),
                            Unless.class,
                            Unless::effect,
                            Unless::who,
                            u -> u.cost().parts().getFirst() instanceof splitsecond.engine.ability.Cost.Do deed
                                    ? deed.what()
                                    : ""),
            phrase("{} unless you {}", VERB, Costs.IN_SENTENCE)
                    .as(
                            (e, cost) -> paid(cost) ? null : new Unless(e, YOU, cost, "do"),
                            Unless.class,
                            Unless::effect,
                            Unless::cost),
            phrase("{} if {}", VERB, Conditions.CONDITION)
                    .as((e, c) -> new If(c, e, null, "after"), If.class, If::then, If::condition),
            phrase("{} unless {}", VERB, Conditions.CONDITION)
                    .as(
                            (e, c) -> new If(new Condition.Not(c), e, null, "unless"),
                            If.class,
                            If::then,
                            i -> i.condition() instanceof Condition.Not(Condition c) ? c : ""),
            phrase("{} at {}", VERB, Triggers.NEXT_STEP)
                    .as(
                            (e, t) -> new Effect.Delayed(t, e, Durations.FOREVER, true, "after"),
                            Effect.Delayed.class,
                            Effect.Delayed::effect,
                            Effect.Delayed::trigger),
            phrase("{}, where X is {}", VERB, Amounts.EXPRESSION)
                    .as(Effect.WhereX::new, Effect.WhereX.class, Effect.WhereX::effect, Effect.WhereX::x));

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
            phrase("you may have {} {} {}", References.SUBJECT.one(), Predicates.TEMPORARY.many(), Durations.DURATION)
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
            phrase("{} may {}", References.PLAYER.one(), CLAUSES)
                    .as((who, e) -> new May(who, e, ""), May.class, May::who, May::effect),
            phrase("you may have {} deal {} damage to {}", References.SUBJECT.one(), Amounts.VALUE, Verbs.RECIPIENT)
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
                            Verbs.RECIPIENT)
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
            phrase("until end of turn, whenever {}, {}", Triggers.EVENT, CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, new Duration.EndOfTurn(""), false, "until"),
                            Effect.Delayed.class,
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
            phrase("at {}, {}", Triggers.NEXT_STEP, CLAUSES)
                    .as(
                            (t, e) -> new Effect.Delayed(t, e, Durations.FOREVER, true, ""),
                            Effect.Delayed.class,
                            Effect.Delayed::trigger,
                            Effect.Delayed::effect));

    private static final Phrase<Effect> BODY = oneOf(
            "a clause",
            SIMPLE,
            SCOPED,
            phrase("{} {} {}", SIMPLE, JOINT, lazy(() -> Sentences.BODY))
                    .as(
                            Sentences::join,
                            Sequence.class,
                            s -> s.steps().getFirst(),
                            s -> s.joints().getFirst(),
                            s -> part(s, 1, s.steps().size())));

    // Sentences

    // "… instead": the second instruction takes the place of the first, and speaks of what the first one targets.

    public static final Phrase<Effect> INSTEAD = oneOf(
            "an instruction",
            CLAUSES,
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
        Reference target = targetOf(first);
        if (target == null)
            return first.toString().contains("Target[") ? null : new If(condition, other, first, wording);
        if (other instanceof Effect.DealDamage(Reference source, var amount, Reference to, String said)
                && to.equals(SAME))
            return new If(condition, new Effect.DealDamage(source, amount, target, said), first, wording);
        Effect spokenOf = new Effect.ChooseObjects(target, "instead");
        return new If(condition, new Sequence(List.of(spokenOf, other), List.of(Joint.AND)), first, wording);
    }

    private static Effect insteadOf(If then) {
        if (then.then() instanceof Effect.DealDamage(Reference source, var amount, Reference _, String said)
                && said.endsWith(" instead")) return new Effect.DealDamage(source, amount, SAME, said);
        return then.then() instanceof Sequence(List<Effect> steps, var _)
                        && steps.size() == 2
                        && steps.getFirst() instanceof Effect.ChooseObjects(Reference _, String wording)
                        && wording.equals("instead")
                ? steps.getLast()
                : then.then();
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
            phrase("you may pay {}. if you do, {}.", Costs.PAID_BY_PLAYER, CLAUSES)
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
            phrase("you may {}. when you do, {}.", CLAUSES, CLAUSES)
                    .as(
                            (first, then) -> new Effect.WhenYouDo(first, then, true, ""),
                            Effect.WhenYouDo.class,
                            Effect.WhenYouDo::first,
                            Effect.WhenYouDo::then),
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
                            "it loses \"enchant {}\" and gains \"enchant {} put onto the battlefield with ~.\"",
                            Nouns.CARDS_IN_ZONE.one(),
                            Nouns.PERMANENT.one())
                    .as(Sentences::enchantsInstead, Effect.Change.class, c -> enchanted(c, 0), c -> enchanted(c, 1)),
            phrase("then {}.", BODY)
                    .as(
                            e -> new Sequence(List.of(e), List.of(Joint.THEN)),
                            Sequence.class,
                            s -> s.steps().getFirst()));

    /// All the sentences of an ability.
    static final Phrase<Effect> SENTENCES =
            repeat(SENTENCE, 1, "").map(Sentences::sequence, Effect.class, Sentences::split);

    private static Effect sequence(List<Effect> sentences) {
        Effect all = sentences.getFirst();
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

    // Modes

    private static final Phrase<Count> CHOOSE = table(
            "how many modes",
            Map.of(
                    "choose one", Count.ONE,
                    "choose two", Count.exactly(2),
                    "choose three", Count.exactly(3),
                    "choose one or both", new Count(n(1), n(2)),
                    "choose one or more", new Count(n(1), null),
                    "choose up to one", Count.upTo(1),
                    "choose up to two", Count.upTo(2),
                    "choose up to three", Count.upTo(3)));

    private static final Phrase<Ability.Mode> MODE =
            phrase("• {}", SENTENCES).as(e -> new Ability.Mode(e, null, ""), Ability.Mode.class, Ability.Mode::effect);

    static final Phrase<Effect> MODAL = phrase("{} —\n{}", CHOOSE, repeat(MODE, 2, "\n"))
            .as(
                    (choose, modes) -> new Effect.Modal(choose, modes, false, ""),
                    Effect.Modal.class,
                    Effect.Modal::choose,
                    Effect.Modal::modes);

    private static final Phrase<Effect> MODAL_AGAIN = phrase(
                    "{}. you may choose the same mode more than once.\n{}", CHOOSE, repeat(MODE, 2, "\n"))
            .as(
                    (choose, modes) -> new Effect.Modal(choose, modes, true, "again"),
                    Effect.Modal.class,
                    Effect.Modal::choose,
                    Effect.Modal::modes);

    private static final List<String> INSTEAD_OF_ONE = List.of(
            "choose both",
            "you may choose both",
            "choose two",
            "you may choose two",
            "choose one or more",
            "choose any number");

    private static Phrase<String> insteadOfOne() {
        Map<String, String> words = new LinkedHashMap<>();
        for (String said : INSTEAD_OF_ONE) words.put(said, said);
        return table("how many modes", words);
    }

    /// "Choose one. If …, choose both instead."
    private static Phrase<Effect> modalInstead(String words, String kept) {
        return phrase(words, Conditions.CONDITION, insteadOfOne(), repeat(MODE, 2, "\n"))
                .as(
                        (c, said, modes) ->
                                new Effect.Modal(insteadOfOne(c, said, modes.size()), modes, false, kept + said),
                        Effect.Modal.class,
                        m -> m.choose().most() instanceof Amount.Depending(Condition c, var _, var _) ? c : "",
                        m -> m.wording().startsWith(kept) ? m.wording().substring(kept.length()) : "",
                        Effect.Modal::modes);
    }

    private static Count insteadOfOne(Condition when, String said, int modes) {
        int most = said.endsWith("both") || said.endsWith("two") ? 2 : modes;
        int least = said.equals("choose both") || said.equals("choose two") ? 2 : said.endsWith("number") ? 0 : 1;
        return new Count(new Amount.Depending(when, n(least), n(1)), new Amount.Depending(when, n(most), n(1)));
    }

    private static final Phrase<Effect> MODAL_INSTEAD = oneOf(
            "modes",
            modalInstead("choose one. if {}, {} instead.\n{}", "if "),
            modalInstead("choose one. if {} as you cast ~, {} instead.\n{}", "as "));

    /// CR 702.172: one or more modes, each for its cost.
    private static final Phrase<Ability.Mode> SPREE_MODE = phrase("+ {} — {}", Words.MANA, SENTENCES)
            .as(
                    (mana, e) -> new Ability.Mode(e, Cost.mana(mana), "+"),
                    Ability.Mode.class,
                    m -> m.cost() != null && m.cost().parts().getFirst() instanceof Cost.Mana(var mana) ? mana : "",
                    Ability.Mode::effect);

    private static final Phrase<Effect> SPREE = phrase("Spree\n{}", repeat(SPREE_MODE, 2, "\n"))
            .as(
                    modes -> new Effect.Modal(new Count(n(1), null), modes, false, "spree"),
                    Effect.Modal.class,
                    Effect.Modal::modes);

    private static final String ROW = "row";

    /// CR 706.3a: at most one of the rows happens.
    private static final Phrase<Effect> TABLE = oneOf(
            "a results table",
            phrase("{} | {}", DiceResults.ROW, SENTENCES)
                    .as(
                            (c, e) -> new If(c, e, null, ROW),
                            If.class,
                            i -> i.wording().equals(ROW) && i.otherwise() == null ? i.condition() : "",
                            If::then),
            phrase("{} | {}\n{}", DiceResults.ROW, SENTENCES, lazy(() -> Sentences.TABLE))
                    .as(
                            (c, e, rest) -> new If(c, e, rest, ROW),
                            If.class,
                            i -> i.wording().equals(ROW) ? i.condition() : "",
                            If::then,
                            i -> i.otherwise() == null ? "" : i.otherwise()));

    private static boolean isTable(Effect effect) {
        return effect instanceof If(var _, var _, var _, String wording) && wording.equals(ROW);
    }

    private static final Phrase<Effect> WITH_TABLE = phrase("{}\n{}", SENTENCES, TABLE)
            .as(
                    (e, rows) -> new Sequence(List.of(e, rows), List.of(Joint.SENTENCE)),
                    Sequence.class,
                    s -> s.steps().size() == 2 && isTable(s.steps().getLast())
                            ? s.steps().getFirst()
                            : "",
                    s -> s.steps().getLast());

    /// What a whole ability does.
    public static final Phrase<Effect> EFFECT =
            oneOf("an effect", SENTENCES, MODAL, MODAL_AGAIN, MODAL_INSTEAD, SPREE, WITH_TABLE);
}
