package splitsecond.cards.vocabulary.sentence;

import static splitsecond.cards.phrase.Frame.phrase;
import static splitsecond.cards.phrase.Phrase.oneOf;
import static splitsecond.cards.vocabulary.word.Words.YOU;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.cards.phrase.Phrase;
import splitsecond.cards.vocabulary.clause.Durations;
import splitsecond.cards.vocabulary.noun.Amounts;
import splitsecond.cards.vocabulary.noun.References;
import splitsecond.cards.vocabulary.word.Words;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Effect.If;
import splitsecond.engine.ability.Effect.Joint;
import splitsecond.engine.ability.Effect.Sequence;
import splitsecond.engine.ability.Effect.Unless;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Token;

/// "… instead": the second instruction takes the place of the first, and speaks of what the first one targets.
public final class Alternatives {
    private Alternatives() {}

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
                        t.attacked(),
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
            Clauses.CLAUSES,
            phrase("create {} of those tokens", Amounts.SEVERAL)
                    .as(Alternatives::ofThose, Effect.CreateToken.class, Effect.CreateToken::count),
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
            Clauses.append(other, steps, new ArrayList<>());
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

    static Effect insteadOf(If then) {
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
            int from = (int) all.stream().filter(Alternatives::isSpokenOf).count();
            return Clauses.part(new Sequence(all, joints), from, all.size());
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
}
