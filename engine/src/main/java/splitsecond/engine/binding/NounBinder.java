package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Choice;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;

/// CR 115, 109: phrases that name something, which later words may mean.
abstract class NounBinder extends WordBinder {

    NounBinder(Nature nature, List<Unbound> unbound) {
        super(nature, unbound);
    }

    /// "It deals that much damage to each other creature": other than it.
    @Override
    protected Reference recipients(Reference source, Reference to) {
        if (source.plain() instanceof Reference.This) return reference(to);
        var outer = other;
        other = otherThan(source);
        var mapped = reference(to);
        other = outer;
        return mapped;
    }

    static Filter otherThan(Reference that) {
        return new Filter.OtherThan(new Reference.Again(that, Unbinding.OTHER));
    }

    @Override
    public Filter filter(Filter filter) {
        // "The number of other spells you've cast" is said of the spell itself.
        if (filter instanceof Filter.Other)
            return inTarget || isSpell && inAmount > 0 && !otherThanSubject ? filter : other;
        if (filter instanceof Filter.IsChosen(Choice.Kind kind, boolean justNow) && justNow && !chosen.contains(kind))
            missing(new Reference.It("that type"), "that type", "No type was chosen before.");
        // "Enchanted creature gets +2/+2 for each other enchantment": other than this one, whatever the creature is.
        var outer = other;
        if (hosted != null
                && filter instanceof Filter.And(var all)
                && all.contains(new Filter.Other())
                && (Noun.of(filter, nature).types() & hosted.types()) == 0) other = new Filter.Other();
        else if (filter instanceof Filter.And(var parts)
                && parts.contains(new Filter.Other())
                && other instanceof Filter.Other
                && nature.self().isAttachedTo(Noun.of(filter, nature))) other = otherThanDamagedOrHost();
        inNoun++;
        var mapped = filter instanceof Filter.Or either ? either(either) : super.filter(filter);
        other = outer;
        inNoun--;
        return mapped;
    }

    /// "Whenever equipped creature deals damage to a blocking creature, … each other creature": other than the one
    /// that was dealt damage. Else an Equipment means others than what it is attached to.
    private Filter otherThanDamagedOrHost() {
        for (var thing : discourse.said)
            if (thing.opening
                    && thing.role == Reference.Role.DAMAGED
                    && thing.noun.isObject()
                    && !thing.noun.isPlayer()) return otherThan(thing.meaning(new Reference.It(""), depth));
        return otherThan(new Reference.Host(""));
    }

    /// "Each opponent and each creature they control": all those players.
    Filter either(Filter.Or either) {
        int known = discourse.said.size();
        var parts = new ArrayList<Filter>();
        for (var part : either.any()) {
            parts.add(filter(part));
            if (!(part instanceof Filter.IsPlayer)) continue;
            var players = new Reference.Each(part, "");
            discourse.add(new Said(Noun.PLAYER, Word.Number.MANY, (said, _) -> new Reference.Again(players, said)));
        }
        while (discourse.said.size() > known) discourse.said.removeLast();
        return new Filter.Or(parts);
    }

    /// "Whenever a player casts a spell, choose another target player", "you and another target player": where no
    /// player is targeted before, other than that player, or than you.
    @Override
    protected Filter targeted(TargetSlot slot) {
        var filter = super.targeted(slot);
        if (!slot.another()) return filter;
        var noun = Noun.of(slot.filter(), nature);
        if (!noun.equals(Noun.PLAYER)) {
            var than = otherThanNoTarget(slot.filter(), noun);
            return than == null ? filter : Unbinding.another(filter, than);
        }
        if (discourse.said.stream().anyMatch(thing -> thing.target && thing.noun.isPlayer())) return filter;
        var one = eventPlayer();
        var than = one == null ? new Reference.You() : one.meaning(new Reference.It(""), depth);
        return Unbinding.another(filter, than);
    }

    /// Than what "another target" is another, if it is neither a target before it nor, with none before it, the
    /// object that has the ability. "Whenever a creature dies, return another target creature card": than that one.
    /// "Attach target Equipment to her. Then another target creature …": than she is, for no Equipment is meant.
    private @Nullable Reference otherThanNoTarget(Filter filter, Noun noun) {
        if (isSpell) return null;
        var before = discourse.said.stream().filter(thing -> thing.target).toList();
        // "Enchanted creature deals damage equal to its power to any other target": other than that creature.
        if (before.isEmpty()
                && other instanceof Filter.OtherThan(Reference.Again(Reference that, var _))
                && that.plain() instanceof Reference.Host) return that;
        if (before.isEmpty() && isInGraveyard(filter))
            for (var thing : discourse.said)
                if (thing.opening && !thing.self && thing.role == Reference.Role.MOVED)
                    return new Reference.EventPart(Reference.Role.MOVED_CARD, depth > 0);
        boolean ofOthers = !before.isEmpty() && before.stream().noneMatch(thing -> thing.noun.sharesTypeWith(noun));
        return ofOthers && nature.self().sharesTypeWith(noun) ? new Reference.This("") : null;
    }

    private static boolean isInGraveyard(Filter filter) {
        return filter instanceof Filter.In in && in.zone() == Zone.GRAVEYARD
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(NounBinder::isInGraveyard);
    }

    @Override
    public TargetSlot slot(TargetSlot slot) {
        boolean outer = inTarget;
        var outerNeeds = needed;
        inTarget = true;
        needed = TargetSlot.Needs.NOTHING;
        var mapped = super.slot(slot);
        inTarget = outer;
        // "Target creature target opponent controls".
        needed = outer ? outerNeeds.withEarlierTargets() : outerNeeds;
        return mapped;
    }

    @Override
    public TargetSlot.Needs needs(TargetSlot.Needs needs) {
        return needed;
    }

    private static final String EACH_OTHER_PLAYER = "each other player";
    private static final Filter ANY_PLAYER = new Filter.IsPlayer(Filter.Relation.ANY);

    /// "Whenever a player casts a spell, each other player …": other than that one.
    private @Nullable Said eventPlayer() {
        for (var thing : discourse.said) if (thing.opening && thing.role == Reference.Role.PLAYER) return thing;
        return null;
    }

    @Override
    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.It it -> object(it);
            case Reference.ThatPlayer player -> player(player);
            case Reference.DoneThisWay way -> thisWay(way);
            case Reference.TheRest rest -> {
                if (lastRest == NONE) yield missing(rest, "the rest", "Nothing was looked at before.");
                var all = new Reference.RestOf(lastRest, rest);
                if (lastRest != lastExiling) yield all;
                // "Exile cards until you exile a nonland card. You may cast that card. Put the rest on the bottom":
                // without
                // that card, which stays in exile if it is not cast.
                var passed = new Filter.And(List.of(
                        new Filter.AmongThose(all),
                        new Filter.OtherThan(new Reference.Result(lastRest, rest)),
                        new Filter.In(Zone.EXILE, null)));
                yield new Reference.Again(new Reference.Each(passed, ""), rest);
            }
            case Reference.This self -> {
                discourse.touch(this.self);
                namesItself = true;
                saidBy.put(reference, this.self);
                yield self;
            }
            case Reference.Target target -> target(target);
            case Reference.Each(Filter.IsPlayer(var _), String wording)
            when wording.equals(EACH_OTHER_PLAYER) && eventPlayer() instanceof Said other -> {
                var others = new Filter.And(List.of(ANY_PLAYER, otherThan(other.meaning(new Reference.It(""), depth))));
                yield mention(new Reference.Each(others, wording), others, Word.Number.MANY);
            }
            case Reference.Each each ->
                inNoun > 0
                        ? super.reference(each)
                        : mention(each, each.filter(), isOne(each.filter()) ? Word.Number.ONE : Word.Number.MANY);
            case Reference.Chosen chosen -> mention(chosen, chosen.filter(), number(chosen.count()));
            case Reference.AtRandom random -> mention(random, random.filter(), number(random.count()));
            case Reference.ControllerOf of -> mentionPlayer(of);
            case Reference.OwnerOf of -> mentionPlayer(of);
            case Reference.Host host ->
                isStatic || inNoun > 0 || !moving
                        ? same(host, Noun.ofHost(host.wording()))
                        : mention(host, Noun.ofHost(host.wording()), Word.Number.ONE, null);
            case Reference.Giver _ -> same(reference, Noun.PERMANENT);
            case Reference.DefendingPlayer _ ->
                isStatic || inNoun > 0
                        ? same(reference, Noun.PLAYER)
                        : mention(reference, Noun.PLAYER, Word.Number.ONE, null);
            case Reference.Attacked _, Reference.ActivePlayer _, Reference.ChosenPlayer _ ->
                same(reference, Noun.PLAYER);
            case Reference.PaidWith paid -> {
                var thing = doneTo.get(paid.deed());
                // What a cost of the spell itself says is spoken of from here on: "its toughness".
                if (thing != null && !discourse.said.contains(thing)) discourse.said.add(thing);
                // "Whenever you sacrifice a permanent, … if the sacrificed permanent was an artifact".
                if (thing == null && heard != null && Deeds.is(paid.deed(), heardDeed)) thing = heard;
                // Only a spell has a cost that another of its paragraphs says.
                if (thing == null && paid.deed() == Cost.Deed.REVEAL && !isSpell)
                    yield missing(paid, "the revealed card", "Nothing was revealed before.");
                yield thing == null ? same(paid, Noun.ANYTHING) : meant(paid, thing);
            }
            // "The exiled card", where the cost says what is exiled.
            case Reference.Remembered(String wording)
            when wording.startsWith("the exiled ") && doneTo.get(Cost.Deed.EXILE) != null ->
                meant(reference, doneTo.get(Cost.Deed.EXILE));
            // Where the ability itself has just exiled it.
            case Reference.Remembered(String wording)
            when wording.startsWith("the exiled ") && discourse.exiled() instanceof Said exiled ->
                meant(reference, exiled);
            // "As long as there are three or more cards exiled with this creature, it …": no such card is "it".
            case Reference.Remembered _ when isStatic && inNoun > 0 -> super.reference(reference);
            case Reference.Remembered _ -> mention(reference, Noun.CARD, Word.Number.EITHER, null);
            // Of several libraries, several cards.
            case Reference.TopCards top -> {
                var number = top.whose() instanceof Reference.Each ? Word.Number.MANY : number(top.count());
                var cards = mention(top, Noun.CARD, number, null);
                // "The top X cards, where X is their total power": there are none before X is known.
                if (top.count() instanceof Amount.X && saidBy.get(top) instanceof Said those) those.made = true;
                yield cards;
            }
            case Reference.Both both -> inNoun > 0 ? super.reference(both) : both(both);
            case Reference.EventPart part -> {
                int at = depth;
                var thing = new Said(
                        Noun.PERMANENT,
                        Word.Number.ONE,
                        (said, deep) -> new Reference.Again(new Reference.EventPart(part.role(), deep > at), said));
                say(part, thing, null);
                yield part;
            }
            case Reference.You _,
                    Reference.HostOf _,
                    Reference.Locked _,
                    Reference.Mention _,
                    Reference.Noted _,
                    Reference.Again _,
                    Reference.Result _,
                    Reference.ThisWay _,
                    Reference.RestOf _ -> reference;
        };
    }

    /// "The top creature card of your graveyard".
    private static boolean isOne(Filter filter) {
        return filter instanceof Filter.EndOfGraveyard
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(NounBinder::isOne);
    }

    Reference target(Reference.Target target) {
        var mapped = new Reference.Target(slot(target.slot()));
        var filter = target.slot().filter();
        var thing = new Said(
                Noun.of(filter, nature), number(target.slot().count()), (said, _) -> new Reference.Again(mapped, said));
        thing.target = true;
        say(target, thing, filter);
        // "Destroy target creature and all other creatures": a spell is no creature.
        if (isSpell && Noun.of(filter, nature).isObject()) other = otherThan(mapped);
        return mapped;
    }

    private Reference mention(Reference reference, Filter filter, Word.Number number) {
        return mention(reference, Noun.of(filter, nature), number, filter);
    }

    private Reference mention(Reference reference, Noun noun, Word.Number count, @Nullable Filter filter) {
        if (isStatic && !(reference instanceof Reference.Each)) return same(reference, noun);
        int number = next++;
        var mapped = super.reference(reference);
        // "Exile the top two cards. Choose one of them. You may play that card": what they are, it is.
        var those = filter == null ? null : saidBy.get(among(filter));
        var thing = new Said(
                those == null ? noun : noun.among(those.noun), count, (said, _) -> new Reference.Noted(number, said));
        thing.oneOfThem = reference instanceof Reference.Chosen(Filter.AmongThose _, var _, var _);
        say(reference, thing, filter);
        if (those == null || those.lookedAt < 0 || depth > 0) return new Reference.Mention(number, mapped);
        return new Reference.Mention(number, ofThoseLeft(mapped, those.lookedAt));
    }

    /// "Put one of them into your hand and one of them into your graveyard": not the same card twice.
    private static Reference ofThoseLeft(Reference mapped, int lookedAt) {
        if (!(mapped instanceof Reference.Chosen(Filter filter, var count, var by))) return mapped;
        return new Reference.Chosen(ofThoseLeft(filter, lookedAt), count, by);
    }

    private static Filter ofThoseLeft(Filter filter, int lookedAt) {
        return switch (filter) {
            case Filter.AmongThose(Reference.Bound bound) ->
                new Filter.AmongThose(new Reference.RestOf(lookedAt, bound.said()));
            case Filter.And(var all) ->
                new Filter.And(
                        all.stream().map(one -> ofThoseLeft(one, lookedAt)).toList());
            case Filter.Which _,
                    Filter.Quality _,
                    Filter.Circumstance _,
                    Filter.OnStack _,
                    Filter.OfPlayers _,
                    Filter.Joined _ -> filter;
        };
    }

    /// The word for those among which a phrase looks, or null.
    private static @Nullable Reference among(Filter filter) {
        if (filter instanceof Filter.AmongThose(var those)) return those;
        if (filter instanceof Filter.And(var all))
            for (var one : all) if (one instanceof Filter.AmongThose(var those)) return those;
        return null;
    }

    private Reference mentionPlayer(Reference whose) {
        if (inNoun > 0 || isStatic) return super.reference(whose);
        int number = next++;
        var mapped = super.reference(whose);
        var of = whose instanceof Reference.ControllerOf(Reference what, String _)
                ? saidBy.get(what)
                : whose instanceof Reference.OwnerOf(Reference what, String _) ? saidBy.get(what) : null;
        var count = of == null ? Word.Number.ONE : of.number;
        var thing = new Said(Noun.PLAYER, count, (said, _) -> new Reference.Noted(number, said));
        say(whose, thing, null);
        return new Reference.Mention(number, mapped);
    }

    /// What means the same wherever it is asked.
    Reference same(Reference reference, Noun noun) {
        var mapped = super.reference(reference);
        say(reference, new Said(noun, Word.Number.ONE, (said, _) -> new Reference.Again(mapped, said)), null);
        return mapped;
    }

    private Reference both(Reference.Both both) {
        int number = next++;
        var first = reference(both.first());
        var outer = other;
        // "Target creature and each other creature that shares a color with it": this one too, if it does.
        if (first instanceof Reference.Target) other = otherThan(first);
        var mapped = new Reference.Both(first, reference(both.second()));
        other = outer;
        var one = saidBy.get(both.first());
        var thing = new Said(
                one == null ? Noun.ANYTHING : one.noun,
                Word.Number.MANY,
                (said, _) -> new Reference.Noted(number, said));
        say(both, thing, null);
        return new Reference.Mention(number, mapped);
    }

    private void say(Reference reference, Said thing, @Nullable Filter filter) {
        discourse.add(thing);
        saidBy.put(reference, thing);
        if (filter == null) return;
        thing.side = Side.of(filter);
        whose(thing, filter);
    }

    /// "A creature an opponent controls …": "that player" is its controller.
    void whose(Said thing, Filter filter) {
        var owned = Said.ownedRatherThanControlled(filter);
        if (owned == null) return;
        var player = new Said(Noun.PLAYER, thing.number, (said, deep) -> {
            var what = thing.meaning(new Reference.It(""), deep);
            return new Reference.Again(
                    owned ? new Reference.OwnerOf(what, "") : new Reference.ControllerOf(what, ""), said);
        });
        player.inPassing = true;
        discourse.add(player);
    }
}
