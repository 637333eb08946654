package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.PaidCost;
import splitsecond.engine.ability.Reference;

/// CR 107.3: X, "that many", "if you do", and what is paid.
abstract class NumberBinder extends NounBinder {

    NumberBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    @Override
    public Amount amount(Amount amount) {
        inAmount++;
        var mapped = switch (amount) {
            case Amount.X said -> x(said);
            case Amount.ThatMuch said -> thatMuch(said);
            case Amount.CountOf count -> counted(count);
            default -> super.amount(amount);
        };
        inAmount--;
        return mapped;
    }

    /// "Draw a card for each creature you control. Those creatures …".
    Amount counted(Amount.CountOf count) {
        var mapped = filter(count.filter());
        var noun = Noun.of(count.filter(), nature);
        if (noun.isObject() && !noun.isPlayer() && !isStatic) {
            var each = new Reference.Each(mapped, "");
            var counted = new Said(noun, Word.Number.MANY, (said, _) -> new Reference.Again(each, said));
            counted.together = true;
            counted.counted = true;
            discourse.add(counted);
        }
        return new Amount.CountOf(mapped);
    }

    Amount x(Amount.X said) {
        if (x != null && inTarget && !(x.definition() instanceof Amount.X)) {
            var definition = x.definition();
            var outer = x;
            x = null;
            var mapped = amount(definition);
            x = outer;
            return new Amount.Meant(mapped, said);
        }
        if (x != null && x.number() == NONE) return new Amount.Meant(x.definition(), said);
        if (x != null && inTarget) needed = needed.withPayment(x.number());
        if (x != null) return new Amount.ResultOf(x.number(), said);
        if (announcesX) {
            if (inTarget) needed = needed.withX();
            return said;
        }
        // CR 107.3i: the X of an earlier sentence.
        if (lastX != NONE) return new Amount.ResultOf(lastX, said);
        if (eventX != null) return eventX.apply(said, depth);
        if (nature.castWithX()) return new Amount.CastX(new Reference.This(""), said);
        unbound.add(new Unbound(Unbound.Kind.UNBOUND, "X", "Nothing says what X is."));
        return said;
    }

    /// What the words name, the more telling one first: "the excess damage", "damage prevented this way".
    private static @Nullable Kind kindOf(String words) {
        if (words.contains("excess")) return Kind.EXCESS;
        if (words.contains("but not more")) return Kind.ABSORBED;
        if (words.contains("prevented")) return Kind.PREVENTED;
        if (words.contains("damage")) return Kind.DAMAGE;
        if (words.contains("life")) return Kind.LIFE;
        if (words.contains("result")) return Kind.ROLL;
        return words.contains("difference") ? Kind.DIFFERENCE : null;
    }

    private Amount thatMuch(Amount.ThatMuch said) {
        var wanted = kindOf(said.wording());
        // "All": a number that the instruction itself makes.
        if (said.wording().equals("all")) return said;
        for (int i = came.size() - 1; i >= 0; i--)
            if (wanted == null
                    ? came.get(i).kind() != Kind.DIFFERENCE
                            && came.get(i).kind() != Kind.EXCESS
                            && came.get(i).kind() != Kind.ABSORBED
                    : came.get(i).kind() == wanted) return came.get(i).meaning().apply(said, depth);
        unbound.add(new Unbound(
                Unbound.Kind.UNBOUND, said.wording(), "No number was spoken of before \"" + said.wording() + "\"."));
        return said;
    }

    @Override
    public Condition condition(Condition condition) {
        // CR 702.33f: which of its kicker costs that is.
        if (condition instanceof Condition.WasPaid(PaidCost.OneKicker(var cost, int _)))
            condition = new Condition.WasPaid(
                    new PaidCost.OneKicker(cost, nature.kickers().indexOf(Cost.mana(cost))));
        if (!(condition instanceof Condition.PreviousDone said)) {
            // "If you've cast another black spell": another than the spell itself, whatever it targets.
            boolean counts = condition instanceof Condition.Happened;
            namesItself |= condition instanceof Condition.WasPaid;
            if (counts) inAmount++;
            var outer = other;
            // "Choose target creature. If you control another Lizard": another than this, not than what was chosen.
            boolean beside = !isSpell && condition instanceof Condition.Exists && isOtherThanResult(other);
            if (beside) other = new Filter.Other();
            var mapped = ofSubject(condition);
            if (beside) other = outer;
            if (counts) inAmount--;
            // "If its mana value was 1 or greater, … that many".
            if (mapped instanceof Condition.Compare(Amount.StatOf stat, var _, var _, var _))
                came.addFirst(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(stat, word)));
            if (mapped instanceof Condition.Matches(var what, Filter.Stat(var stat, var _, var _), var _))
                came.addFirst(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(new Amount.StatOf(stat, what), word)));
            // "If eight or more mana was spent to cast that spell, … that much".
            if (mapped instanceof Condition.Compare(Amount.ManaSpent spent, var _, var _, var _))
                came.add(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(spent, word)));
            // "If you sacrificed a permanent this way, return another permanent card": other than those.
            if (isSpell && mapped instanceof Condition.Compare(Amount.SizeOf(var those), var _, var _, var _))
                other = otherThan(those);
            // "If excess damage was dealt this way, create that many tokens".
            if (mapped instanceof Condition.Compare(Amount.ExcessOf excess, var _, var _, var _))
                came.add(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(excess, word)));
            host(mapped);
            var difference = Difference.of(mapped);
            if (difference != null)
                came.addFirst(new Came(Kind.DIFFERENCE, (word, _) -> new Amount.Meant(difference, word)));
            var happened = happened(mapped);
            if (happened != null) came.addFirst(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(happened, word)));
            return mapped;
        }
        if (lastDone == NONE) {
            unbound.add(new Unbound(
                    Unbound.Kind.UNBOUND, said.wording(), "Nothing was to be done before \"" + said.wording() + "\"."));
            return said;
        }
        return new Condition.Done(lastDone, said.done(), said);
    }

    private static boolean isOtherThanResult(Filter other) {
        return other instanceof Filter.OtherThan(Reference.Again(Reference.Result _, var _));
    }

    /// "If enchanted Equipment is attached to a creature, destroy that creature".
    private void host(Condition condition) {
        if (!isStatic
                && condition
                        instanceof
                        Condition.Matches(var what, Filter.AttachedTo(Reference.Each(var host, var _)), var _))
            discourse.add(new Said(
                    Noun.of(host, nature),
                    Word.Number.ONE,
                    (said, _) -> new Reference.Again(new Reference.HostOf(what), said)));
    }

    private static final String CARD = "card";

    /// "When it dies, … if it's a Samurai card": what it is in the graveyard, not what died.
    private static Reference asCard(Reference what) {
        return what instanceof Reference.Again(Reference.EventPart(var role, boolean outer), Reference said)
                        && role == Reference.Role.MOVED
                ? new Reference.Again(new Reference.EventPart(Reference.Role.MOVED_CARD, outer), said)
                : what;
    }

    /// "If its power is greater than each other creature's": other than it.
    private Condition ofSubject(Condition condition) {
        if (condition instanceof Condition.Matches(var what, var filter, var wording) && wording.equals(CARD))
            return new Condition.Matches(asCard(reference(what)), filter(filter), wording);
        // "If no opponent has more life than that player": nobody is compared with themselves, so that player is one
        // who was spoken of before.
        if (condition instanceof Condition.PlayerHas(Reference.Each who, var what, var how, var count, var wording)) {
            var compared = amount(count);
            return super.condition(new Condition.PlayerHas(who, what, how, compared, wording));
        }
        if (!(condition instanceof Condition.Matches(var what, Filter.Stat stat, var wording))
                || what instanceof Reference.This) return super.condition(condition);
        var whose = reference(what);
        var outer = other;
        other = NounBinder.otherThan(whose);
        var compared = filter(stat);
        other = outer;
        return new Condition.Matches(whose, compared, wording);
    }

    /// "If you sacrificed one or more permanents this turn, … that much", or null.
    private static @Nullable Amount happened(Condition condition) {
        if (condition instanceof Condition.Happened h) return new Amount.ThisTurn(h.tally(), h.of(), h.by());
        return condition instanceof Condition.Occurred o ? new Amount.Occurrences(o.event(), "") : null;
    }

    @Override
    public Cost.Part part(Cost.Part part) {
        int number = paying;
        // An {X} that is paid while the ability resolves is that of the sentence, or of the ability.
        if (part instanceof Cost.Mana mana && mana.cost().xs() > 0 && number != NONE)
            return new Cost.ManaWithX(mana.cost(), amount(new Amount.X()));
        var mapped = super.part(part);
        if (part instanceof Cost.RemoveCounters(var _, Amount.X count, var _, var _) && number == NONE)
            came.add(new Came(Kind.COUNT, (said, _) -> new Amount.Meant(count, said)));
        if (!(part instanceof Cost.Do deed)) return mapped;
        if (deed.what() instanceof Filter.This || isItself(deed.what())) {
            discourse.touch(self);
            return mapped;
        }
        var paid = new Reference.PaidWith(deed.deed(), "");
        var thing = new Said(
                Noun.of(deed.what(), nature),
                number(deed.count()),
                (said, _) -> number == NONE ? new Reference.Again(paid, said) : new Reference.Result(number, said));
        thing.gone = deed.deed() == Cost.Deed.SACRIFICE;
        discourse.add(thing);
        doneTo.put(deed.deed(), thing);
        came.add(new Came(
                Kind.COUNT,
                (said, _) -> number == NONE
                        ? new Amount.Meant(new Amount.SizeOf(paid), said)
                        : new Amount.ResultOf(number, said)));
        return mapped;
    }

    /// "An artifact with mana value X".
    private static boolean saysX(Filter filter) {
        return switch (filter) {
            case Filter.Stat stat -> stat.amount() instanceof Amount.X;
            case Filter.And(var all) -> all.stream().anyMatch(NumberBinder::saysX);
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> false;
        };
    }

    static boolean hasX(Cost cost) {
        for (var part : cost.parts()) {
            boolean found = switch (part) {
                case Cost.Mana mana -> mana.cost().xs() > 0;
                case Cost.ManaWithX _, Cost.Repeated _ -> false;
                case Cost.PayLife pay -> pay.amount() instanceof Amount.X;
                case Cost.Suffer suffer -> suffer.damage() instanceof Amount.X;
                case Cost.Loyalty loyalty -> loyalty.amount() instanceof Amount.X;
                case Cost.Do deed -> deed.count().least() instanceof Amount.X || saysX(deed.what());
                case Cost.RemoveCounters remove -> remove.count() instanceof Amount.X;
                case Cost.PutCounters put -> put.count() instanceof Amount.X;
                case Cost.Mill mill -> mill.count() instanceof Amount.X;
                case Cost.PayEnergy pay -> pay.count() instanceof Amount.X;
                case Cost.Either either -> either.costs().stream().anyMatch(NumberBinder::hasX);
                case Cost.CollectEvidence collect -> collect.number() instanceof Amount.X;
                case Cost.Tap _, Cost.Untap _, Cost.TapForPower _, Cost.Less _ -> false;
            };
            if (found) return true;
        }
        return false;
    }
}
