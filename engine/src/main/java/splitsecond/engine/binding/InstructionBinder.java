package splitsecond.engine.binding;

import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Measure;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;

/// CR 608.2c: single instructions, and what they do or make that is spoken of afterwards.
abstract class InstructionBinder extends EventBinder {

    /// Keyword actions that put something onto the battlefield, or choose it, to be spoken of afterwards.
    private static final List<Action> MAKING = List.of(
            Action.MANIFEST,
            Action.MANIFEST_DREAD,
            Action.AMASS_ZOMBIES,
            Action.AMASS_ORCS,
            Action.AMASS_GOBLINS,
            Action.INCUBATE,
            Action.POPULATE,
            Action.THE_RING_TEMPTS_YOU);

    InstructionBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    /// The instruction that last created tokens.
    private int lastCreated = NONE;

    /// What was last told to be exiled.
    private @Nullable Said exiled;

    Effect instruction(Effect.Instruction e) {
        int number = next++;
        discourse.clause++;
        // Afterwards, what this is attached to may be another thing, or nothing.
        moving = e instanceof Effect.Moving || e instanceof Effect.Attach;
        changed = e instanceof Effect.Change change ? change.what() : null;
        discourse.sayable = sayable(e);
        var mapped = switch (e) {
            case Effect.Attach attach -> attach(attach);
            case Effect.PutCounters put when put.count() instanceof Amount.CountOf -> putCounters(put);
            case Effect.Fight fight -> fight(fight);
            case Effect.Move move -> move(move);
            case Effect.DealDamage deal when isEachOf(deal.source()) -> dealtByEach(deal);
            case Effect.Change change when isEachOf(change.what()) -> changeOfEach(change);
            case Effect.DealDamage deal
            when kicked && isIt(deal.source()) ->
                super.effect(
                        new Effect.DealDamage(meant(deal.source(), self), deal.amount(), deal.to(), deal.wording()));
            case Effect.DealDividedDamage deal
            when kicked && isIt(deal.source()) ->
                super.effect(new Effect.DealDividedDamage(
                        meant(deal.source(), self), deal.amount(), deal.among(), deal.wording()));
            default -> super.effect(e);
        };
        discourse.sayable = Discourse.ANYTHING;
        moving = false;
        changed = null;
        if (e instanceof Effect.Choose choose) chosen.add(choose.what());
        prevents |= e instanceof Effect.PreventDamage || e instanceof Effect.PreventNextDamage;
        rivals(e);
        var trace = Trace.of(e);
        results(number, e, mapped, trace);
        lastSubject = saidBy.get(trace.subject());
        return numbered(number, mapped);
    }

    private static Predicate<Said> sayable(Effect.Instruction e) {
        return switch (e) {
            case Effect.Sacrifice _ -> thing -> thing.noun.mayBePermanent() && !thing.noun.isPlayer() && !thing.gone;
            case Effect.Transform _,
                    Effect.Tap _,
                    Effect.Untap _,
                    Effect.Destroy _,
                    Effect.Regenerate _,
                    Effect.Fight _,
                    Effect.Attach _,
                    Effect.BecomeAura _,
                    Effect.Unattach _,
                    Effect.RemoveFromCombat _,
                    Effect.PhaseOut _ -> thing -> thing.noun.mayBePermanent() && !thing.gone;
            case Effect.PutCounters _, Effect.PutChosenCounter _, Effect.RemoveCounters _, Effect.DoubleCounters _ ->
                thing -> thing.noun.mayHaveCounters() && !thing.gone;
            // No card that lies in a graveyard gets +1/+1 until end of turn.
            case Effect.Change change
            when change.changes().stream().anyMatch(Modification.AddPowerToughness.class::isInstance) ->
                thing -> thing.noun.mayBePermanent() && !thing.gone;
            case Effect.Change _ -> thing -> !thing.gone;
            case Effect.CastCard _ -> thing -> thing.noun.mayBeCast();
            // "Create a token that's a copy of that creature. Each opponent may create a token that's a copy of that
            // creature": of the same one.
            case Effect.CreateCopyToken _ -> thing -> !thing.made || !thing.noun.isToken();
            case Effect.DamageOrLife _,
                    Effect.Moving _,
                    Effect.Looking _,
                    Effect.Creating _,
                    Effect.Counters _,
                    Effect.Altering _,
                    Effect.Playing _,
                    Effect.Choosing _,
                    Effect.KeywordAction _,
                    Effect.Nothing _ -> Discourse.ANYTHING;
        };
    }

    private static boolean isIt(Reference reference) {
        return reference instanceof Reference.It(String said) && said.equals("it");
    }

    private static boolean isEachOf(Reference reference) {
        return reference instanceof Reference.It(String said) && said.startsWith("each of ");
    }

    /// "Each of those creatures doesn't untap for as long as it has a counter on it": each as long as that one.
    private Effect changeOfEach(Effect.Change e) {
        reference(e.what());
        var each = saidBy.get(e.what());
        if (each == null) return super.effect(e);
        boolean outer = each.inTurn;
        each.inTurn = true;
        var mapped = super.effect(e);
        each.inTurn = outer;
        return mapped;
    }

    /// "Each of those creatures deals damage equal to its power": to each in its turn, "it" is that one.
    private Effect dealtByEach(Effect.DealDamage e) {
        var source = reference(e.source());
        var each = saidBy.get(e.source());
        if (each == null) return super.effect(e);
        boolean outer = each.inTurn;
        each.inTurn = true;
        discourse.touch(each);
        var first = e.saysAmountLast() ? dealtTo(source, each, e.to()) : null;
        var amount = amount(e.amount());
        var to = first == null ? dealtTo(source, each, e.to()) : first;
        each.inTurn = outer;
        return new Effect.DealDamage(source, amount, to, e.wording());
    }

    /// "… to that creature": none of those who deal it.
    private Reference dealtTo(Reference source, Said each, Reference to) {
        boolean that = to instanceof Reference.It(String said) && said.startsWith("that ");
        discourse.excluded = that ? each : null;
        var bound = recipients(source, to);
        discourse.excluded = null;
        return bound;
    }

    /// "Put a counter on it for each card in your hand": what is counted is said last.
    private Effect putCounters(Effect.PutCounters e) {
        var on = reference(e.on());
        return new Effect.PutCounters(e.kind(), amount(e.count()), on, e.wording());
    }

    /// Nothing fights itself by a word.
    private Effect fight(Effect.Fight e) {
        var one = reference(e.one());
        discourse.excluded = saidBy.get(e.one());
        var other = reference(e.other());
        discourse.excluded = null;
        return new Effect.Fight(one, other);
    }

    /// "Return it to the battlefield under its owner's control": the owner of what is returned.
    private Effect move(Effect.Move e) {
        var outer = other;
        // "Exile it, then return all other cards exiled with this artifact": other than it.
        if (exiled != null && isAmongExiled(e.what())) other = otherThan(exiled.meaning(new Reference.It(""), depth));
        // "Create a token. Then exile all other Nightmare tokens": other than that token.
        if (lastCreated != NONE && isOfTokens(e.what()))
            other = otherThan(new Reference.Result(lastCreated, Unbinding.OTHER));
        var what = reference(e.what());
        other = outer;
        var thing = saidBy.get(e.what());
        var under = e.under() instanceof Reference.OwnerOf(Reference.It it, String wording) && thing != null
                ? new Reference.OwnerOf(meant(it, thing), wording)
                : orNull(e.under(), this::reference);
        // Nothing is attached to itself.
        if (e.placement().attachedTo() != null) discourse.excluded = thing;
        var placement = placement(e.placement());
        discourse.excluded = null;
        return new Effect.Move(what, expected(e, thing), e.to(), placement, under, e.wording());
    }

    /// Whether it is said of what was not done: "if you don't".
    boolean undone;

    /// CR 603.7c: "you may return target creature card to the battlefield. Exile it at the beginning of the next end
    /// step": only if that is where it is.
    private @Nullable Zone expected(Effect.Move e, @Nullable Said thing) {
        if (depth == 0 || thing == null || !(thing.target || thing.self) || e.from() != null) return e.from();
        var zone = undone ? thing.stayed : thing.went;
        return zone == Zone.BATTLEFIELD && !thing.self || zone == Zone.EXILE ? zone : null;
    }

    private static boolean isAmongExiled(Reference what) {
        return what instanceof Reference.Each(var filter, var _) && isAmongExiled(filter);
    }

    private static boolean isAmongExiled(Filter filter) {
        return filter instanceof Filter.AmongThose(Reference.Remembered _)
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(InstructionBinder::isAmongExiled);
    }

    private static boolean isOfTokens(Reference what) {
        return what instanceof Reference.Each(Filter.And(var all), var _)
                && all.contains(new Filter.Is(Filter.Status.TOKEN));
    }

    /// Nothing is attached to itself, and "target Aura attached to a creature to another creature" is another than
    /// that.
    private Effect attach(Effect.Attach e) {
        var what = reference(e.what());
        var thing = saidBy.get(e.what());
        var outer = other;
        if (thing != null && e.what() instanceof Reference.Target(var slot) && isAttached(slot.filter()))
            other = otherThan(new Reference.HostOf(thing.meaning(new Reference.It(""), depth)));
        discourse.excluded = thing;
        var to = reference(e.to());
        discourse.excluded = null;
        other = outer;
        return new Effect.Attach(what, to);
    }

    private static boolean isAttached(Filter filter) {
        return filter instanceof Filter.AttachedTo
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(InstructionBinder::isAttached);
    }

    private void rivals(Effect e) {
        var one = e instanceof Effect.Fight fight ? saidBy.get(fight.one()) : null;
        var other = e instanceof Effect.Fight fight ? saidBy.get(fight.other()) : null;
        if (one == null || other == null || one.self || other.self || one == other) return;
        one.rival = other;
        other.rival = one;
    }

    /// "Each player discards their hand, then draws that many cards": as many as they discarded themselves.
    private Amount howMuch(int number, Effect mapped, Amount said) {
        // "Damage equal to the number of counters on it to target player and that much damage to target creature": as
        // much as the text says, whatever was dealt in the end.
        if (mapped instanceof Effect.DealDamage damage && said instanceof Amount.ThatMuch(var word) && isStated(word))
            return new Amount.Meant(damage.amount(), said);
        if (isShuffledByEach(mapped)) return ofThem(number, player(new Reference.ThatPlayer("")), said);
        var who = mapped instanceof Effect.DiscardHand hand
                ? hand.who()
                : mapped instanceof Effect.Discard discard ? discard.who() : null;
        if (!(who instanceof Reference.Mention(int players, Reference several))
                || !(several instanceof Reference.Each || several instanceof Reference.Both))
            return new Amount.ResultOf(number, said);
        return ofThem(number, new Reference.Noted(players, new Reference.ThatPlayer("")), said);
    }

    /// "Each player shuffles the cards from their hand into their library": whatever comes next is said of each.
    private static boolean isShuffledByEach(Effect mapped) {
        return mapped instanceof Effect.Move move
                && move.to() == Zone.LIBRARY
                && move.what().plain() instanceof Reference.Each(Filter.And(var all), var _)
                && all.getLast() instanceof Filter.In(var _, var whose)
                && whose != null
                && whose.plain() instanceof Reference.Each;
    }

    private static Amount ofThem(int number, Reference players, Amount said) {
        var moved = new Filter.AmongThose(new Reference.Result(number, new Reference.It("")));
        return new Amount.Meant(new Amount.CountOf(new Filter.And(List.of(moved, new Filter.OwnedBy(players)))), said);
    }

    private static boolean isStated(String word) {
        return word.equals("that much") || word.equals("that many");
    }

    /// "Tap up to that many target creatures and draw that many cards": the number that was spoken of before.
    private static boolean hasThatManyTargets(Effect.Instruction e) {
        return Patient.of(e) instanceof Reference.Target(var slot)
                && slot.count().most() instanceof Amount.ThatMuch;
    }

    /// "Sacrifice it and create that many Treasure tokens": one is no number to speak of.
    private boolean movesOne(Effect.Instruction e) {
        var what = e instanceof Effect.Sacrifice || e instanceof Effect.Destroy || e instanceof Effect.Move
                ? Patient.of(e)
                : null;
        var thing = what == null ? null : saidBy.get(what);
        return what instanceof Reference.This || thing != null && thing.number == Word.Number.ONE;
    }

    private void results(int number, Effect.Instruction e, Effect mapped, Trace trace) {
        deeds.put(number, trace.deeds());
        // "You may play it this turn. If you don't, …": that is not known now.
        lastDone = e instanceof Effect.CastCard cast && !cast.isNow() ? NONE : number;
        // "Draw that many cards, create that many tokens, then lose that much life": all speak of the same number.
        if (trace.came() != null
                && !(Measure.of(e) instanceof Amount.ThatMuch)
                && !hasThatManyTargets(e)
                && !movesOne(e)) came.add(new Came(trace.came(), (said, _) -> howMuch(number, mapped, said)));
        if (trace.came() == Kind.DAMAGE) {
            came.add(new Came(Kind.EXCESS, (said, _) -> new Amount.ExcessOf(number, said)));
            came.add(new Came(Kind.ABSORBED, (said, _) -> new Amount.AbsorbedOf(number, said)));
        }
        switch (e) {
            case Effect.CreateToken create -> {
                made(number, Noun.of(create.token().types()).asToken(), number(create.count()));
                created(number);
            }
            case Effect.CreateCopyToken create -> {
                made(number, copied(create.of()).asToken(), number(create.count()));
                created(number);
            }
            case Effect.Search search -> {
                made(number, Noun.of(search.what(), nature).in(search.to().zone()), number(search.count()));
                lastRest = number;
            }
            case Effect.Seek seek -> made(number, Noun.of(seek.what(), nature).in(Zone.HAND), cards(seek.count()));
            case Effect.Dig dig -> {
                var picked = dig.pick();
                var noun = picked == null ? Noun.CARD : Noun.of(picked, nature);
                made(number, noun.in(dig.picked().zone()), number(dig.count()));
                lastRest = number;
                if (dig.rest().zone() == Zone.GRAVEYARD) buried = number;
            }
            case Effect.RevealUntil until -> {
                made(number, Noun.of(until.what(), nature).in(until.found().zone()), cards(until.count()));
                lastRest = number;
                lastUntil = number;
                if (until.found().equals(until.rest())) lastTogether = number;
                if (until.found().zone() == Zone.EXILE) lastExiling = number;
            }
            case Effect.Mill mill -> {
                made(number, Noun.CARD, cards(mill.count()));
                discourse.said.getLast().owned = mill.who() instanceof Reference.You;
            }
            case Effect.Draw draw -> {
                made(number, Noun.CARD, cards(draw.count()));
                discourse.said.getLast().drawn = true;
            }
            case Effect.DrawUpTo _ -> {
                made(number, Noun.CARD, Word.Number.MANY);
                discourse.said.getLast().drawn = true;
            }
            case Effect.Discard discard -> {
                made(number, Noun.CARD, cards(discard.count()));
                doneTo(Cost.Deed.DISCARD, discourse.said.getLast());
            }
            case Effect.DiscardHand _ -> made(number, Noun.CARD, Word.Number.MANY);
            case Effect.ChooseFromHand choose -> made(number, Noun.CARD, number(choose.count()));
            case Effect.CopySpell copy -> made(number, Noun.SPELL, number(copy.count()));
            case Effect.KeywordAction action -> {
                var noun = action.action() == Action.POPULATE ? Noun.PERMANENT.asToken() : Noun.PERMANENT;
                if (MAKING.contains(action.action())) made(number, noun, Word.Number.EITHER);
            }
            case Effect.Move move -> {
                moved(move.what(), move.to());
                if (move.what() instanceof Reference.TopCards) lookedAt(move.what(), number);
                // "Return target permanent to its owner's hand. Then that player …".
                var thing = saidBy.get(move.what());
                if (thing != null && move.to() != Zone.BATTLEFIELD && move.to() != Zone.EXILE) owner(thing);
            }
            case Effect.Destroy destroy -> also(destroy.what(), Zone.GRAVEYARD);
            case Effect.Sacrifice sacrifice -> {
                also(sacrifice.what(), Zone.GRAVEYARD);
                var thing = saidBy.get(sacrifice.what());
                doneTo(Cost.Deed.SACRIFICE, thing);
                if (thing != null && !thing.self) thing.gone = true;
            }
            case Effect.DealDividedDamage divided -> {
                var thing = saidBy.get(divided.among());
                if (thing != null && thing.number != Word.Number.ONE) {
                    thing.number = Word.Number.MANY;
                    thing.together = true;
                }
            }
            case Effect.ExileUntilLeaves exile -> moved(exile.what(), Zone.EXILE);
            // "Each player chooses a creature they control. Destroy all other creatures".
            case Effect.ChooseObjects _ -> other = otherThan(new Reference.Result(number, Unbinding.OTHER));
            case Effect.Reveal reveal -> {
                doneTo(Cost.Deed.REVEAL, saidBy.get(reveal.what()));
                if (reveal.what() instanceof Reference.TopCards) lookedAt(reveal.what(), number);
            }
            case Effect.Counter counter ->
                also(
                        counter.what(),
                        counter.to() == null ? Zone.GRAVEYARD : counter.to().zone());
            case Effect.DamageOrLife _,
                    Effect.Counters _,
                    Effect.Altering _,
                    Effect.Playing _,
                    Effect.Choosing _,
                    Effect.KeepOnly _,
                    Effect.Shuffle _,
                    Effect.Scry _,
                    Effect.Surveil _,
                    Effect.LookAtHand _,
                    Effect.CreateEmblem _,
                    Effect.Delayed _,
                    Effect.AfterPrevention _,
                    Effect.Nothing _ -> {}
        }
    }

    /// "Cards equal to its power": several, whatever it comes to.
    static Word.Number cards(Amount count) {
        return count instanceof Amount.Number ? number(count) : Word.Number.MANY;
    }

    void doneTo(Cost.Deed deed, @Nullable Said thing) {
        if (thing != null) doneTo.put(deed, thing);
    }

    private void owner(Said thing) {
        if (thing.owned) return;
        var owner = new Said(
                Noun.PLAYER,
                thing.number,
                (said, deep) -> new Reference.Again(
                        new Reference.OwnerOf(thing.meaning(new Reference.It(""), deep), ""), said));
        owner.inPassing = true;
        owner.owner = true;
        discourse.add(owner);
    }

    private Noun copied(Reference of) {
        var thing = saidBy.get(of);
        return thing == null ? Noun.PERMANENT : thing.noun;
    }

    private void lookedAt(Reference cards, int number) {
        lastRest = number;
        var thing = saidBy.get(cards);
        if (thing != null && depth == 0) thing.lookedAt = number;
    }

    /// "Create X tokens. … destroy all other creatures": other than those. A spell is none of them.
    private void created(int number) {
        lastCreated = number;
        if (isSpell) other = otherThan(new Reference.Result(number, Unbinding.OTHER));
    }

    void made(int number, Noun noun, Word.Number count) {
        var thing = new Said(noun, count, (said, _) -> new Reference.Result(number, said));
        thing.made = true;
        madeBy.put(number, thing);
        discourse.add(thing);
    }

    private void moved(Reference what, Zone to) {
        var thing = saidBy.get(what);
        if (thing == null || thing.noun.isPlayer()) return;
        if (to == Zone.BATTLEFIELD) thing.gone = false;
        if (to == Zone.EXILE) exiled = thing;
        thing.card = to != Zone.BATTLEFIELD && to != Zone.STACK;
        thing.exiled = to == Zone.EXILE;
        thing.stayed = thing.went;
        thing.went = to;
        // What has left is still spoken of as it was: "exile target creature. Its controller …".
        var now = thing.noun.in(to);
        thing.noun = new Noun(now.kinds() | thing.noun.kinds(), thing.noun.types(), thing.noun.subtypes());
    }

    private void also(Reference what, Zone to) {
        moved(what, to);
    }
}
