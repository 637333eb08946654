package splitsecond.engine.binding;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Characteristic;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Token;
import splitsecond.engine.ability.Trigger;
import splitsecond.engine.ability.Zone;

/// CR 608.2c, 608.2h, 608.2k, 607, 107.3: goes through an ability in the order of its text and binds every word that
/// means something said before: "it", "that player", "that many", "this way", "if you do", X.
public final class Binder extends AbilityMap {

    /// An ability whose words are bound, with those that are not.
    public record Bound(Ability ability, List<Unbound> unbound) {}

    private final Nature nature;
    private final Discourse discourse;
    private final Said self;
    private final List<Unbound> unbound;
    private int next;
    /// How many delayed or reflexive triggers deep.
    private int depth;
    /// Whether it is a static ability, in which nothing is noted: it is asked anew every time.
    private boolean isStatic;
    private boolean isAsLongAs;
    /// Inside a noun: players in general that it names are not spoken of.
    private int inNoun;
    private boolean isSpell;
    /// What "other" means.
    private Filter other = new Filter.Other();

    private int inAmount;
    private boolean moving;
    private boolean inTarget;
    /// What must be known before the target that is being read can be chosen.
    private TargetSlot.Needs needed = TargetSlot.Needs.NOTHING;

    /// The players who have their turn, and what is said of them.
    private @Nullable Turn turn;

    /// What X is within this sentence: the number of its definition, and the definition.
    private @Nullable X x;

    private boolean announcesX;
    /// The last sentence before this one that defined X, or none.
    private int lastX = NONE;
    /// CR 107.3k: the X of what made the ability trigger.
    private @Nullable BiFunction<Amount, Integer, Amount> eventX;

    /// The instruction that "if you do" speaks of.
    private int lastDone = NONE;

    /// What was said before the sentence whose X is being defined, or none.
    private int defining = NONE;
    /// The instruction whose cost is read, or none: the cost of the ability itself.
    private int paying = NONE;

    private @Nullable Said lastSubject;
    private final Map<Reference, Said> saidBy = new IdentityHashMap<>();
    private final List<Came> came = new ArrayList<>();
    /// What was last to be sacrificed, discarded and so on: "the sacrificed creature".
    private final Map<Cost.Deed, Said> doneTo = new EnumMap<>(Cost.Deed.class);

    private final Map<Integer, List<String>> deeds = new HashMap<>();
    private int lastRest = NONE;
    /// What the event was about, and the word for what happened to it.
    private @Nullable Said heard;

    private String heardDeed = "";

    private static final int NONE = -1;
    static final Duration AS_THE_SENTENCE_BEGAN = new Duration.EndOfTurn("as the sentence began");

    /// Keyword actions that put something onto the battlefield, or choose it, to be spoken of afterwards.
    private static final List<Action> MAKING = List.of(
            Action.MANIFEST,
            Action.MANIFEST_DREAD,
            Action.AMASS_ZOMBIES,
            Action.AMASS_ORCS,
            Action.INCUBATE,
            Action.THE_RING_TEMPTS_YOU);

    private record X(int number, Amount definition) {}

    private record Turn(Said player, Filter players) {}

    /// A number that "that many" may mean.
    private record Came(Kind kind, BiFunction<Amount, Integer, Amount> meaning) {}

    private enum Kind {
        DAMAGE,
        LIFE,
        COUNT
    }

    private Binder(Nature nature, List<Unbound> unbound) {
        this.nature = nature;
        this.unbound = unbound;
        discourse = new Discourse(nature);
        discourse.clause = -1;
        self = new Said(nature.self(), Word.Number.ONE, (said, _) -> new Reference.Again(new Reference.This(""), said));
        self.self = true;
        discourse.add(self);
        discourse.clause = 0;
    }

    public static Bound bind(Ability ability, Nature nature) {
        var unbound = new ArrayList<Unbound>(0);
        return new Bound(bind(ability, nature, unbound), unbound);
    }

    /// For abilities that the rules themselves are made of: all their words must be bound.
    public static Ability bound(Ability ability, Nature nature) {
        var bound = bind(Unbinding.asSaid(ability), nature);
        if (!bound.unbound().isEmpty()) throw new IllegalArgumentException(bound.unbound() + " in " + ability);
        return bound.ability();
    }

    /// An effect of the rules themselves.
    public static Effect bound(Effect effect) {
        var ability = new Ability.Triggered(new Trigger.Reflexive(""), null, effect, 0, Zone.BATTLEFIELD, "");
        return bound(ability, Nature.ANY_PERMANENT) instanceof Ability.Triggered triggered
                ? triggered.effect()
                : effect;
    }

    private static Ability bind(Ability ability, Nature nature, List<Unbound> unbound) {
        return Numbers.compact(new Binder(nature, unbound).whole(ability));
    }

    private Ability whole(Ability ability) {
        return switch (ability) {
            case Ability.Spell spell -> {
                announcesX = true;
                isSpell = true;
                for (var deed : nature.paidToCast()) {
                    var paid = new Reference.PaidWith(deed.deed(), "");
                    var thing = new Said(
                            Noun.of(deed.what(), nature),
                            number(deed.count()),
                            (said, _) -> new Reference.Again(paid, said));
                    thing.clause = -1;
                    doneTo.put(deed.deed(), thing);
                }
                yield super.ability(spell);
            }
            case Ability.Activated activated -> {
                announcesX = hasX(activated.cost());
                yield super.ability(activated);
            }
            case Ability.Triggered triggered -> triggered(triggered);
            case Ability.Static fixed -> fixed(fixed);
            case Ability.Parameterized keyword -> {
                isStatic = true;
                announcesX = true;
                yield super.ability(keyword);
            }
            case Ability.Keyword keyword -> keyword;
        };
    }

    /// An ability within an ability, which some other object will have: its words are its own.
    @Override
    public Ability ability(Ability ability) {
        return bind(Unbinding.asSaid(ability), Nature.ANY_PERMANENT, unbound);
    }

    @Override
    public Token token(Token token) {
        var abilities = new ArrayList<Ability>();
        for (var ability : token.abilities()) abilities.add(bind(Unbinding.asSaid(ability), Nature.of(token), unbound));
        return new Token(
                token.name(),
                token.types(),
                token.colors(),
                orNull(token.power(), this::amount),
                orNull(token.toughness(), this::amount),
                abilities,
                token.predefined());
    }

    private Ability triggered(Ability.Triggered triggered) {
        var trigger = trigger(triggered.trigger());
        hear(triggered.trigger());
        other = otherThanMoved(triggered.trigger());
        var interveningIf = orNull(triggered.interveningIf(), this::condition);
        other = new Filter.Other();
        var effect = effect(triggered.effect());
        if (nature.linked() && LinkedPlayer.isChosenBy(triggered))
            effect = new Effect.Sequence(
                    List.of(new Effect.RememberPlayer(LinkedPlayer.target(effect)), effect),
                    List.of(Effect.Joint.SENTENCE));
        return new Ability.Triggered(
                trigger, interveningIf, effect, triggered.timesEachTurn(), triggered.zone(), triggered.name());
    }

    /// "Whenever a Mountain you control enters, if you control five other Mountains": other than that one.
    private static Filter otherThanMoved(Trigger trigger) {
        return trigger instanceof Trigger.ZoneChange change
                        && change.to() == Zone.BATTLEFIELD
                        && !change.oneOrMore()
                        && !(change.what() instanceof Filter.This)
                ? new Filter.OtherThan(new Reference.EventPart(Reference.Role.MOVED, false))
                : new Filter.Other();
    }

    /// "As long as enchanted creature is red, it gets …", or "it gets … as long as it's red".
    private Ability fixed(Ability.Static fixed) {
        isStatic = true;
        // CR 601.2b: an X in what is paid besides is announced with the spell.
        announcesX = fixed.effect() instanceof StaticEffect.AdditionalCost
                || fixed.effect() instanceof StaticEffect.AlternativeCost;
        var condition = fixed.condition();
        if (condition != null && beginsWithWord(fixed.effect())) {
            var first = asLongAs(condition);
            return new Ability.Static(staticEffect(fixed.effect()), first, fixed.zone());
        }
        var effect = staticEffect(fixed.effect());
        return new Ability.Static(effect, orNull(condition, this::asLongAs), fixed.zone());
    }

    private Condition asLongAs(Condition condition) {
        isAsLongAs = true;
        var mapped = condition(condition);
        isAsLongAs = false;
        return mapped;
    }

    private static boolean beginsWithWord(StaticEffect effect) {
        return effect instanceof StaticEffect.Change(Reference what, var _)
                && (what instanceof Reference.It || what instanceof Reference.This);
    }

    // Events

    private void hear(Trigger trigger) {
        for (var part : EventRoles.of(trigger, nature)) {
            if (part.filter() instanceof Filter.This || isItself(part.filter())) {
                self.opening = true;
                discourse.touch(self);
                continue;
            }
            int at = depth;
            var role = part.role();
            var thing = new Said(
                    part.noun(),
                    part.many() ? Word.Number.MANY : Word.Number.ONE,
                    (said, deep) -> new Reference.Again(new Reference.EventPart(role, deep > at), said));
            thing.opening = true;
            thing.role = role;
            discourse.add(thing);
            if (role == Reference.Role.CARD || role == Reference.Role.SUBJECT) {
                heard = thing;
                heardDeed = Deeds.of(trigger);
            }
            if (part.filter() != null) whose(thing, part.filter());
        }
        var kind = amountOf(trigger);
        int at = depth;
        if (kind != null) came.add(new Came(kind, (said, deep) -> new Amount.EventAmount(deep > at, said)));
        hearX(trigger, at);
        if (trigger instanceof Trigger.PlayerAttacks attacks) {
            var those = new Said(Noun.of(attacks.with(), nature), Word.Number.MANY, (said, deep) -> {
                var attacker = new Reference.EventPart(Reference.Role.ATTACKING_PLAYER, deep > at);
                var attacking = new Filter.And(List.of(
                        attacks.with(), new Filter.Is(Filter.Status.ATTACKING), new Filter.ControlledBy(attacker)));
                return new Reference.Again(new Reference.Each(attacking, ""), said);
            });
            those.opening = true;
            discourse.add(those);
        }
        discourse.clause++;
    }

    /// "When you cycle this card", "whenever you cast a spell with {X} in its mana cost": whose X is spoken of.
    private void hearX(Trigger trigger, int at) {
        switch (trigger) {
            case Trigger.Casts casts
            when !(casts.spell() instanceof Filter.This) -> {
                // "A spell with mana value equal to …, … that much".
                if (saysManaValue(casts.spell()))
                    came.add(new Came(
                            Kind.COUNT,
                            (said, deep) -> new Amount.Meant(
                                    new Amount.StatOf(
                                            Characteristic.MANA_VALUE,
                                            new Reference.EventPart(Reference.Role.SPELL, deep > at)),
                                    said)));
                eventX = (said, deep) ->
                        new Amount.CastX(new Reference.EventPart(Reference.Role.SPELL, deep > at), said);
            }
            case Trigger.CastsOrCopies _ ->
                eventX = (said, deep) ->
                        new Amount.CastX(new Reference.EventPart(Reference.Role.SPELL, deep > at), said);
            case Trigger.TurnedFaceUp _, Trigger.Does _ ->
                eventX = (said, deep) -> new Amount.EventAmount(deep > at, said);
            default -> {}
        }
    }

    private static boolean saysManaValue(Filter filter) {
        return filter instanceof Filter.Stat(var what, var _, var amount)
                        && what == Characteristic.MANA_VALUE
                        && !(amount instanceof Amount.Number)
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(Binder::saysManaValue);
    }

    private static boolean isItself(@Nullable Filter filter) {
        return filter instanceof Filter.And(var all) && all.getFirst() instanceof Filter.This;
    }

    private static @Nullable Kind amountOf(Trigger trigger) {
        return switch (trigger) {
            case Trigger.DealsDamage _, Trigger.DealsNoncombatDamage _, Trigger.IsDealtDamage _ -> Kind.DAMAGE;
            case Trigger.GainsLife _, Trigger.LosesLife _ -> Kind.LIFE;
            case Trigger.CountersPut _, Trigger.CountersRemoved _, Trigger.Does _, Trigger.PlayerAttacks _ ->
                Kind.COUNT;
            case Trigger.ZoneChange t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Discards t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Sacrifices t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Attacks t -> t.oneOrMore() ? Kind.COUNT : null;
            case Trigger.Either t -> t.any().isEmpty() ? null : amountOf(t.any().getFirst());
            default -> null;
        };
    }

    // Structure

    @Override
    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Sequence e -> sequence(e);
            case Effect.If e -> conditional(e);
            case Effect.May e -> {
                var who = reference(e.who());
                yield numbered(next++, new Effect.May(who, effect(e.effect()), e.wording()));
            }
            case Effect.MayPay e -> mayPay(e);
            case Effect.Unless e -> {
                int number = next++;
                var then = effect(e.effect());
                var who = reference(e.who());
                paying = number;
                var cost = cost(e.cost());
                paying = NONE;
                lastDone = number;
                yield numbered(number, new Effect.Unless(then, who, cost, e.wording()));
            }
            case Effect.ForEach e -> forEach(e);
            case Effect.Repeat e -> repeat(e);
            case Effect.WhereX e -> whereX(e, next++);
            case Effect.Modal e -> modal(e);
            case Effect.Delayed e -> delayed(e);
            case Effect.WhenYouDo e -> {
                int number = next++;
                var first = effect(e.first());
                var done = condition(new Condition.PreviousDone(true, "when you do"));
                depth++;
                var then = effect(e.then());
                depth--;
                yield numbered(number, new Effect.WhenYouDo(first, done, then, e.optional(), e.wording()));
            }
            case Effect.FlipCoin e -> {
                int number = next++;
                var who = reference(e.who());
                var win = effect(e.win());
                var lose = orNull(e.lose(), this::effect);
                lastDone = number;
                yield numbered(number, new Effect.FlipCoin(who, win, lose, e.wording()));
            }
            case Effect.SeparateIntoPiles e -> {
                int number = next++;
                var what = reference(e.what());
                var by = reference(e.by());
                var chooser = reference(e.chooser());
                made(number, Noun.of(new Filter.Any(), nature), Word.Number.EITHER);
                lastRest = number;
                yield numbered(number, new Effect.SeparateIntoPiles(what, by, chooser, effect(e.then())));
            }
            case Effect.Numbered e -> e;
            default -> instruction(effect);
        };
    }

    private static Effect numbered(int number, Effect effect) {
        return new Effect.Numbered(number, number, effect);
    }

    /// A definition of X at the end holds for the whole sentence: "… deals X damage … and you gain X life, where X is".
    private Effect sequence(Effect.Sequence read) {
        var sequence = Later.folded(read);
        var steps = new ArrayList<Effect>();
        boolean untilEndOfTurn = false;
        var outer = x;
        for (int i = 0; i < sequence.steps().size(); i++) {
            if (i == 0 || endsSentence(sequence, i - 1)) {
                x = definedIn(sequence, i, outer);
                discourse.sentence++;
            }
            var step = sequence.steps().get(i);
            // "Until end of turn, one target creature gets +2/+2 and another gets +1/+1".
            if (i == 0 || endsSentence(sequence, i - 1)) untilEndOfTurn = beginsUntilEndOfTurn(step);
            else if (untilEndOfTurn
                    && step instanceof Effect.Change(var what, var changes, Duration.Forever _, var said))
                step = new Effect.Change(what, changes, AS_THE_SENTENCE_BEGAN, said);
            steps.add(
                    x != null && x != outer && hoisted(step) instanceof Effect.WhereX where
                            ? whereX(where, x.number())
                            : effect(step));
        }
        x = outer;
        return new Effect.Sequence(steps, sequence.joints());
    }

    private static boolean beginsUntilEndOfTurn(Effect step) {
        return step instanceof Effect.Change change
                && change.wording().equals("first")
                && change.duration() instanceof Duration.EndOfTurn;
    }

    /// "Draw X cards, then you may put a card with mana value X …, where X is": it is defined whether you do or not.
    private static Effect hoisted(Effect step) {
        return step instanceof Effect.May(var who, Effect.WhereX(var effect, var defined), var wording)
                ? new Effect.WhereX(new Effect.May(who, effect, wording), defined)
                : step;
    }

    private @Nullable X definedIn(Effect.Sequence sequence, int from, @Nullable X outer) {
        for (int i = from; i < sequence.steps().size(); i++) {
            if (i > from && hoisted(sequence.steps().get(i)) instanceof Effect.WhereX where)
                return new X(next++, where.x());
            if (endsSentence(sequence, i)) break;
        }
        return outer;
    }

    private static boolean endsSentence(Effect.Sequence sequence, int joint) {
        if (joint >= sequence.joints().size()) return true;
        return switch (sequence.joints().get(joint)) {
            case SENTENCE, SENTENCE_THEN, LATER, PARAGRAPH -> true;
            case THEN, AND, COMMA -> false;
        };
    }

    private Effect whereX(Effect.WhereX where, int number) {
        var outer = x;
        x = new X(number, where.x());
        int known = discourse.said.size();
        var effect = effect(where.effect());
        x = outer;
        // X is worked out before the instruction is carried out.
        var made = new ArrayList<Said>();
        for (int i = discourse.said.size() - 1; i >= known; i--)
            if (discourse.said.get(i).made) made.addFirst(discourse.said.remove(i));
        defining = known;
        var defined = amount(where.x());
        defining = NONE;
        lastX = number;
        discourse.said.addAll(made);
        return numbered(number, new Effect.WhereX(effect, defined));
    }

    private Effect conditional(Effect.If e) {
        int number = next++;
        boolean again = e.condition() instanceof Condition.PreviousDone;
        int spokenOf = lastDone;
        Effect otherwise = null;
        if (e.saysOtherwiseFirst()) otherwise = orNull(e.otherwise(), this::effect);
        Condition condition;
        Effect then;
        if (e.saysConditionLast()) {
            then = effect(e.then());
            condition = condition(e.condition());
        } else {
            condition = condition(e.condition());
            then = effect(e.then());
        }
        if (!e.saysOtherwiseFirst() && e.otherwise() != null) {
            int known = discourse.said.size();
            otherwise = effect(e.otherwise());
            // What only the other branch speaks of is not meant afterwards.
            while (discourse.said.size() > known) discourse.said.removeLast();
        }
        if (again) lastDone = spokenOf;
        return numbered(number, new Effect.If(condition, then, otherwise, e.wording()));
    }

    private Effect mayPay(Effect.MayPay e) {
        int number = next++;
        var who = reference(e.who());
        paying = number;
        boolean choosesX = hasX(e.cost()) && x == null;
        var cost = choosesX ? e.cost() : cost(e.cost());
        paying = NONE;
        var outer = x;
        if (choosesX) x = new X(number, new Amount.X());
        came.add(new Came(Kind.COUNT, (said, _) -> new Amount.ResultOf(number, said)));
        lastDone = number;
        var then = effect(e.then());
        var otherwise = orNull(e.otherwise(), this::effect);
        x = outer;
        lastDone = number;
        return numbered(number, new Effect.MayPay(who, cost, then, otherwise, e.wording()));
    }

    private Effect forEach(Effect.ForEach e) {
        int number = next++;
        discourse.clause++;
        var each = reference(e.each());
        var one = saidBy.get(e.each());
        var outer = turn;
        if (one != null) one.inTurn = true;
        if (one != null && one.noun.isPlayer() && each.plain() instanceof Reference.Each(Filter players, var _))
            turn = new Turn(one, players);
        int known = discourse.said.size();
        var effect = effect(e.effect());
        turn = outer;
        if (one != null) one.inTurn = false;
        severalSince(known);
        return numbered(number, new Effect.ForEach(each, effect, e.wording()));
    }

    /// What was said within a loop is several things after it.
    private void severalSince(int known) {
        for (int i = known; i < discourse.said.size(); i++) discourse.said.get(i).number = Word.Number.MANY;
    }

    /// "For each token you control, create a copy of it": each that is counted is meant in its turn.
    private Effect repeat(Effect.Repeat e) {
        int number = next++;
        discourse.clause++;
        var times = amount(e.times());
        Said one = null;
        var counted = e.times() instanceof Amount.CountOf(Filter filter)
                ? filter
                : e.times() instanceof Amount.SizeOf(Reference.DoneThisWay(Filter filter, String _)) ? filter : null;
        if (counted != null) {
            one = new Said(Noun.of(counted, nature), Word.Number.MANY, (said, _) -> new Reference.Noted(number, said));
            one.inTurn = true;
            discourse.add(one);
        }
        var outer = turn;
        if (one != null && one.noun.isPlayer() && times instanceof Amount.CountOf(Filter players))
            turn = new Turn(one, players);
        int known = discourse.said.size();
        var effect = effect(e.effect());
        turn = outer;
        severalSince(known);
        if (one != null) discourse.said.remove(one);
        return numbered(number, new Effect.Repeat(times, effect, e.wording()));
    }

    private Effect modal(Effect.Modal e) {
        int number = next++;
        var choose = count(e.choose());
        var modes = new ArrayList<Ability.Mode>();
        int known = discourse.said.size();
        for (var mode : e.modes()) {
            modes.add(mode(mode));
            while (discourse.said.size() > known) discourse.said.removeLast();
        }
        return numbered(number, new Effect.Modal(choose, modes, e.sameAgain(), e.wording()));
    }

    private Effect delayed(Effect.Delayed e) {
        int number = next++;
        depth++;
        int known = discourse.said.size();
        var trigger = trigger(e.trigger());
        hear(e.trigger());
        var effect = effect(e.effect());
        depth--;
        while (discourse.said.size() > known) discourse.said.removeLast();
        return numbered(number, new Effect.Delayed(trigger, effect, duration(e.until()), e.once(), e.wording()));
    }

    // Instructions

    private Effect instruction(Effect e) {
        int number = next++;
        discourse.clause++;
        moving = moves(e);
        var mapped = switch (e) {
            case Effect.Dig dig -> dig(dig);
            case Effect.Attach attach -> attach(attach);
            default -> super.effect(e);
        };
        moving = false;
        rivals(e);
        results(number, e);
        lastSubject = saidBy.get(subject(e));
        return numbered(number, mapped);
    }

    /// Nothing is attached to itself.
    private Effect attach(Effect.Attach e) {
        var what = reference(e.what());
        discourse.excluded = saidBy.get(e.what());
        var to = reference(e.to());
        discourse.excluded = null;
        return new Effect.Attach(what, to);
    }

    /// "Look at the top X cards, where X is its power. You may put a card with mana value X or less …".
    private Effect dig(Effect.Dig e) {
        if (x != null || e.look() instanceof Amount.Number || e.look() instanceof Amount.X) return super.effect(e);
        var who = reference(e.who());
        var look = amount(e.look());
        x = new X(NONE, look);
        var dug = new Effect.Dig(
                who,
                look,
                e.reveal(),
                orNull(e.pick(), this::filter),
                count(e.count()),
                e.revealPicked(),
                e.picked(),
                e.rest(),
                e.wording());
        x = null;
        return dug;
    }

    /// Whether what this is attached to may be another thing, or nothing, afterwards.
    private static boolean moves(Effect e) {
        return e instanceof Effect.Destroy
                || e instanceof Effect.Move
                || e instanceof Effect.Sacrifice
                || e instanceof Effect.ExileUntilLeaves
                || e instanceof Effect.Attach;
    }

    private void rivals(Effect e) {
        var one = e instanceof Effect.Fight fight ? saidBy.get(fight.one()) : null;
        var other = e instanceof Effect.Fight fight ? saidBy.get(fight.other()) : null;
        if (one == null || other == null || one.self || other.self || one == other) return;
        one.rival = other;
        other.rival = one;
    }

    private static @Nullable Reference subject(Effect e) {
        return switch (e) {
            case Effect.DealDamage d -> d.source();
            case Effect.Change c -> c.what();
            case Effect.PutCounters p -> p.on();
            case Effect.RemoveCounters r -> r.from();
            case Effect.PreventNextDamage p -> p.to();
            case Effect.Destroy d -> d.what();
            case Effect.Move m -> m.what();
            case Effect.Tap t -> t.what();
            case Effect.Untap u -> u.what();
            case Effect.Fight f -> f.one();
            case Effect.GainLife g -> g.who();
            case Effect.LoseLife l -> l.who();
            case Effect.Draw d -> d.who();
            case Effect.Discard d -> d.who();
            case Effect.Mill m -> m.who();
            case Effect.Sacrifice s -> s.who();
            case Effect.CreateToken c -> c.who();
            default -> null;
        };
    }

    private void results(int number, Effect e) {
        deeds.put(number, Deeds.of(e));
        lastDone = number;
        var amount = amountOf(e);
        // "Draw that many cards, create that many tokens, then lose that much life": all speak of the same number.
        if (amount != null && !repeats(e))
            came.add(new Came(amount, (said, _) -> new Amount.ResultOf(number, said)));
        switch (e) {
            case Effect.CreateToken create ->
                made(number, Noun.of(create.token().types()).asToken(), number(create.count()));
            case Effect.CreateCopyToken create ->
                made(number, copied(create.of()).asToken(), number(create.count()));
            case Effect.Search search -> {
                made(number, Noun.of(search.what(), nature).in(search.to().zone()), number(search.count()));
            }
            case Effect.Dig dig -> {
                var picked = dig.pick();
                var noun = picked == null ? Noun.CARD : Noun.of(picked, nature);
                made(number, noun.in(dig.picked().zone()), number(dig.count()));
                lastRest = number;
            }
            case Effect.RevealUntil until -> {
                made(number, Noun.of(until.what(), nature).in(until.found().zone()), Word.Number.ONE);
                lastRest = number;
            }
            case Effect.Mill mill -> made(number, Noun.CARD, cards(mill.count()));
            case Effect.Draw draw -> made(number, Noun.CARD, cards(draw.count()));
            case Effect.Discard discard -> {
                made(number, Noun.CARD, cards(discard.count()));
                doneTo(Cost.Deed.DISCARD, discourse.said.getLast());
            }
            case Effect.DiscardHand _ -> made(number, Noun.CARD, Word.Number.MANY);
            case Effect.ChooseFromHand choose -> made(number, Noun.CARD, number(choose.count()));
            case Effect.CopySpell copy -> made(number, Noun.SPELL, number(copy.count()));
            case Effect.KeywordAction action -> {
                if (MAKING.contains(action.action())) made(number, Noun.PERMANENT.asToken(), Word.Number.EITHER);
            }
            case Effect.Move move -> {
                moved(move.what(), move.to());
                // "Return target permanent to its owner's hand. Then that player …".
                var thing = saidBy.get(move.what());
                if (thing != null && move.to() != Zone.BATTLEFIELD && move.to() != Zone.EXILE) owner(thing);
            }
            case Effect.Destroy destroy -> also(destroy.what(), Zone.GRAVEYARD);
            case Effect.Sacrifice sacrifice -> {
                also(sacrifice.what(), Zone.GRAVEYARD);
                doneTo(Cost.Deed.SACRIFICE, saidBy.get(sacrifice.what()));
            }
            case Effect.ExileUntilLeaves exile -> moved(exile.what(), Zone.EXILE);
            case Effect.Counter counter ->
                also(
                        counter.what(),
                        counter.to() == null ? Zone.GRAVEYARD : counter.to().zone());
            default -> {}
        }
    }

    private static boolean repeats(Effect e) {
        return switch (e) {
            case Effect.Draw d -> d.count() instanceof Amount.ThatMuch;
            case Effect.Discard d -> d.count() instanceof Amount.ThatMuch;
            case Effect.Mill m -> m.count() instanceof Amount.ThatMuch;
            case Effect.CreateToken c -> c.count() instanceof Amount.ThatMuch;
            case Effect.PutCounters p -> p.count() instanceof Amount.ThatMuch;
            case Effect.GainLife g -> g.amount() instanceof Amount.ThatMuch;
            case Effect.LoseLife l -> l.amount() instanceof Amount.ThatMuch;
            case Effect.DealDamage d -> d.amount() instanceof Amount.ThatMuch;
            default -> false;
        };
    }

    /// "Cards equal to its power": several, whatever it comes to.
    private static Word.Number cards(Amount count) {
        return count instanceof Amount.Number ? number(count) : Word.Number.MANY;
    }

    private void doneTo(Cost.Deed deed, @Nullable Said thing) {
        if (thing != null) doneTo.put(deed, thing);
    }

    private void owner(Said thing) {
        var owner = new Said(
                Noun.PLAYER,
                thing.number,
                (said, deep) -> new Reference.Again(
                        new Reference.OwnerOf(thing.meaning(new Reference.It(""), deep), ""), said));
        owner.inPassing = true;
        discourse.add(owner);
    }

    private Noun copied(Reference of) {
        var thing = saidBy.get(of);
        return thing == null ? Noun.PERMANENT : thing.noun;
    }

    private void made(int number, Noun noun, Word.Number count) {
        var thing = new Said(noun, count, (said, _) -> new Reference.Result(number, said));
        thing.made = true;
        discourse.add(thing);
    }

    private void moved(Reference what, Zone to) {
        var thing = saidBy.get(what);
        if (thing == null || thing.noun.isPlayer()) return;
        // What has left is still spoken of as it was: "exile target creature. Its controller …".
        var now = thing.noun.in(to);
        thing.noun = new Noun(now.kinds() | thing.noun.kinds(), thing.noun.types(), thing.noun.subtypes());
    }

    private void also(Reference what, Zone to) {
        moved(what, to);
    }

    private static Word.Number number(Amount count) {
        return count instanceof Amount.Number(int value)
                ? value == 1 ? Word.Number.ONE : Word.Number.MANY
                : Word.Number.EITHER;
    }

    private static Word.Number number(Count count) {
        var most = count.most();
        return most == null ? Word.Number.EITHER : number(most);
    }

    private static @Nullable Kind amountOf(Effect e) {
        return switch (e) {
            case Effect.DealDamage _, Effect.DealDividedDamage _, Effect.DealEvenDamage _ -> Kind.DAMAGE;
            case Effect.GainLife _, Effect.LoseLife _, Effect.SetLife _ -> Kind.LIFE;
            case Effect.Draw _,
                    Effect.Discard _,
                    Effect.DiscardHand _,
                    Effect.Mill _,
                    Effect.PutCounters _,
                    Effect.RemoveCounters _,
                    Effect.MoveCounters _,
                    Effect.Sacrifice _,
                    Effect.Destroy _,
                    Effect.Move _,
                    Effect.Tap _,
                    Effect.Untap _,
                    Effect.CreateToken _,
                    Effect.CreateCopyToken _,
                    Effect.Reveal _,
                    Effect.Search _,
                    Effect.KeywordAction _,
                    Effect.ChooseFromHand _,
                    Effect.ChooseObjects _ -> Kind.COUNT;
            default -> null;
        };
    }

    // Static abilities and replacement effects

    @Override
    public StaticEffect staticEffect(StaticEffect effect) {
        discourse.clause++;
        // "Pay life equal to its mana value": it is the card that is played.
        if (effect instanceof StaticEffect.PlayFrom play)
            discourse.add(new Said(
                    Noun.of(play.what(), nature).in(play.zone()),
                    Word.Number.ONE,
                    (said, _) -> new Reference.Again(new Reference.EventPart(Reference.Role.CARD, false), said)));
        return super.staticEffect(effect);
    }

    @Override
    public Replacement replacement(Replacement replacement) {
        return switch (replacement) {
            // What is done instead, or as it enters, is followed like any effect.
            case Replacement.MayEnterWithCounter may -> {
                var otherwise = may.otherwise();
                if (otherwise == null) yield may;
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(otherwise);
                isStatic = outer;
                yield new Replacement.MayEnterWithCounter(may.kind(), effect);
            }
            case Replacement.AsEnters as -> {
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(as.effect());
                isStatic = outer;
                yield new Replacement.AsEnters(effect);
            }
            case Replacement.InsteadOfDraw instead -> {
                int number = next++;
                var who = super.reference(instead.who());
                var player = new Said(Noun.PLAYER, Word.Number.ONE, (said, _) -> new Reference.Noted(number, said));
                discourse.add(player);
                boolean outer = isStatic;
                isStatic = false;
                var effect = effect(instead.instead());
                isStatic = outer;
                yield new Replacement.InsteadOfDraw(
                        new Reference.Mention(number, who),
                        instead.exceptFirst(),
                        instead.optional(),
                        effect,
                        instead.wording());
            }
            default -> super.replacement(replacement);
        };
    }

    /// "Unless that player …": who would be attacked.
    @Override
    public Modification modification(Modification modification) {
        if (!(modification instanceof Modification.BecomeCopy)) return super.modification(modification);
        discourse.besideSubject = true;
        var bound = super.modification(modification);
        discourse.besideSubject = false;
        return bound;
    }

    @Override
    public Rule rule(Rule rule) {
        if (rule instanceof Rule.CantAttack) {
            var defending = new Reference.DefendingPlayer();
            discourse.add(new Said(Noun.PLAYER, Word.Number.ONE, (said, _) -> new Reference.Again(defending, said)));
        }
        return super.rule(rule);
    }

    // Nouns

    /// "It deals that much damage to each other creature": other than it.
    @Override
    protected Reference recipients(Reference source, Reference to) {
        var outer = other;
        if (!(source.plain() instanceof Reference.This)) other = otherThan(source);
        var mapped = reference(to);
        other = outer;
        return mapped;
    }

    private static Filter otherThan(Reference that) {
        return new Filter.OtherThan(new Reference.Again(that, Unbinding.OTHER));
    }

    @Override
    public Filter filter(Filter filter) {
        // "The number of other spells you've cast" is said of the spell itself.
        if (filter instanceof Filter.Other) return inTarget || isSpell && inAmount > 0 ? filter : other;
        inNoun++;
        var mapped = filter instanceof Filter.Or either ? either(either) : super.filter(filter);
        inNoun--;
        return mapped;
    }

    /// "Each opponent and each creature they control": all those players.
    private Filter either(Filter.Or either) {
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

    private static boolean isOfTarget(Reference meaning) {
        return switch (meaning) {
            case Reference.Target _ -> true;
            case Reference.Again again -> isOfTarget(again.meant());
            case Reference.ControllerOf of -> isOfTarget(of.what());
            case Reference.OwnerOf of -> isOfTarget(of.what());
            case Reference.Both both -> isOfTarget(both.first()) || isOfTarget(both.second());
            default -> false;
        };
    }

    @Override
    public Reference reference(Reference reference) {
        return switch (reference) {
            case Reference.It it -> object(it);
            case Reference.ThatPlayer player -> player(player);
            case Reference.DoneThisWay way -> thisWay(way);
            case Reference.TheRest rest -> {
                if (lastRest == NONE) yield missing(rest, "the rest", "Nothing was looked at before.");
                yield new Reference.RestOf(lastRest, rest);
            }
            case Reference.This self -> {
                discourse.touch(this.self);
                saidBy.put(reference, this.self);
                yield self;
            }
            case Reference.Target target -> target(target);
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
            case Reference.DefendingPlayer _ ->
                isStatic || inNoun > 0
                        ? same(reference, Noun.PLAYER)
                        : mention(reference, Noun.PLAYER, Word.Number.ONE, null);
            case Reference.ActivePlayer _, Reference.ChosenPlayer _ -> same(reference, Noun.PLAYER);
            case Reference.PaidWith paid -> {
                var thing = doneTo.get(paid.deed());
                yield thing == null ? same(paid, Noun.ANYTHING) : meant(paid, thing);
            }
            // "The exiled card", where the cost says what is exiled.
            case Reference.Remembered(String wording)
            when wording.startsWith("the exiled ") && doneTo.get(Cost.Deed.EXILE) != null ->
                meant(reference, doneTo.get(Cost.Deed.EXILE));
            case Reference.Remembered _ -> mention(reference, Noun.CARD, Word.Number.EITHER, null);
            case Reference.TopCards top -> mention(top, Noun.CARD, number(top.count()), null);
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
                || filter instanceof Filter.And(var all) && all.stream().anyMatch(Binder::isOne);
    }

    private Reference target(Reference.Target target) {
        var mapped = new Reference.Target(slot(target.slot()));
        var filter = target.slot().filter();
        var thing = new Said(
                Noun.of(filter, nature), number(target.slot().count()), (said, _) -> new Reference.Again(mapped, said));
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
        var thing = new Said(noun, count, (said, _) -> new Reference.Noted(number, said));
        say(reference, thing, filter);
        return new Reference.Mention(number, mapped);
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
    private Reference same(Reference reference, Noun noun) {
        var mapped = super.reference(reference);
        say(reference, new Said(noun, Word.Number.ONE, (said, _) -> new Reference.Again(mapped, said)), null);
        return mapped;
    }

    private Reference both(Reference.Both both) {
        int number = next++;
        var mapped = super.reference(both);
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
        if (filter != null) whose(thing, filter);
    }

    /// "A creature an opponent controls …": "that player" is its controller.
    private void whose(Said thing, Filter filter) {
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

    // Words

    private Reference object(Reference.It it) {
        var word = Word.of(it.wording());
        if (it.wording().isEmpty() && lastSubject != null) return meant(it, lastSubject);
        var thing = discourse.object(
                word, inAmount == 0 && inNoun == 0 && !isStatic && !it.wording().equals("itself"));
        if (thing == null && word.number() != Word.Number.ONE) {
            var several = discourse.several(word);
            if (several.size() >= 2) {
                Reference all = several.getFirst().meaning(it, depth);
                for (var one : several.subList(1, several.size()))
                    all = new Reference.Both(all, one.meaning(it, depth));
                return new Reference.Again(all, it);
            }
        }
        if (thing == null)
            return missing(it, it.wording(), "Nothing was said before that \"" + it.wording() + "\" could mean.");
        if (thing.rival != null && thing.rival.clause == thing.clause && thing.rival.noun.fit(word.noun()) > 0)
            unbound.add(new Unbound(
                    Unbound.Kind.AMBIGUOUS, it.wording(), "\"" + it.wording() + "\" could mean either of two."));
        return meant(it, thing);
    }

    private Reference player(Reference.ThatPlayer that) {
        String words = that.wording();
        if (words.equals("that player or that permanent's controller")) {
            var thing = discourse.object(Word.of("it"), false);
            if (thing != null)
                return new Reference.Again(new Reference.ControllerOf(thing.meaning(that, depth), ""), that);
        }
        var number = switch (words) {
            case "that player", "that opponent" -> Word.Number.ONE;
            case "those players" -> Word.Number.MANY;
            default -> Word.Number.EITHER;
        };
        var thing = discourse.player(number);
        // CR 607.2: the player whom another ability of the object has chosen.
        if (thing == null && nature.linked()) return new Reference.Again(new Reference.ChosenPlayer(), that);
        if (thing == null) return missing(that, words, "No player was spoken of before \"" + words + "\".");
        return meant(that, thing);
    }

    private Reference meant(Reference word, Said thing) {
        discourse.touch(thing);
        saidBy.put(word, thing);
        var meaning = thing.meaning(word, depth);
        if (isAsLongAs && meaning instanceof Reference.Noted)
            return missing(word, text(word), "The condition would have to be asked of each of several.");
        // "Each player loses X life, where X is … their …": another X for each.
        if (defining != NONE
                && thing.number == Word.Number.MANY
                && meaning instanceof Reference.Noted
                && discourse.said.indexOf(thing) >= defining)
            return missing(word, text(word), "X would have to be worked out for each of several.");
        if (!inTarget) return meaning;
        if (isOfTarget(meaning)) needed = needed.withEarlierTargets();
        if (turn != null && turn.player() == thing && meaning instanceof Reference.Noted(int number, var _)) {
            needed = needed.withEach(new TargetSlot.PerPlayer(number, turn.players()));
        } else if (meaning instanceof Reference.Noted || meaning instanceof Reference.Result)
            return missing(
                    word, text(word), "Targets are chosen before it is known what \"" + text(word) + "\" means.");
        return meaning;
    }

    private static String text(Reference word) {
        return switch (word) {
            case Reference.It it -> it.wording();
            case Reference.ThatPlayer player -> player.wording();
            case Reference.PaidWith paid -> paid.wording();
            case Reference.Remembered remembered -> remembered.wording();
            default -> "";
        };
    }

    private Reference missing(Reference word, String text, String reason) {
        unbound.add(new Unbound(Unbound.Kind.UNBOUND, text, reason));
        return word;
    }

    private Reference thisWay(Reference.DoneThisWay way) {
        String deed = way.wording();
        for (String prefix : List.of("card ", "is ", "was "))
            if (deed.startsWith(prefix)) deed = deed.substring(prefix.length());
        var numbers = new ArrayList<Integer>();
        for (int number = 0; number < next; number++)
            if (deeds.getOrDefault(number, List.of()).contains(deed)) numbers.add(number);
        if (numbers.isEmpty() && deed.isEmpty() && lastDone != NONE) numbers.add(lastDone);
        var paid = numbers.isEmpty() ? Deeds.paid(deed, doneTo) : null;
        if (paid == null && numbers.isEmpty() && deed.equals(heardDeed)) paid = heard;
        if (paid != null) {
            var those = paid.meaning(way, depth);
            if (way.filter() == null) return new Reference.Again(those, way);
            var fitting = new Filter.And(List.of(new Filter.AmongThose(those), filter(way.filter())));
            return new Reference.Again(new Reference.Each(fitting, ""), way);
        }
        if (numbers.isEmpty()) return missing(way, "this way", "Nothing was " + deed + " before \"this way\".");
        return new Reference.ThisWay(numbers, orNull(way.filter(), this::filter), way);
    }

    // Numbers and conditions

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
    private Amount counted(Amount.CountOf count) {
        var mapped = filter(count.filter());
        var noun = Noun.of(count.filter(), nature);
        if (noun.isObject() && !noun.isPlayer() && !isStatic) {
            var each = new Reference.Each(mapped, "");
            discourse.add(new Said(noun, Word.Number.MANY, (said, _) -> new Reference.Again(each, said)));
        }
        return new Amount.CountOf(mapped);
    }

    private Amount x(Amount.X said) {
        if (x != null && inTarget && !(x.definition() instanceof Amount.X)) {
            var definition = x.definition();
            var outer = x;
            x = null;
            var mapped = amount(definition);
            x = outer;
            return new Amount.Meant(mapped, said);
        }
        if (x != null && x.number() == NONE) return new Amount.Meant(x.definition(), said);
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

    private Amount thatMuch(Amount.ThatMuch said) {
        var wanted =
                said.wording().contains("damage") ? Kind.DAMAGE : said.wording().contains("life") ? Kind.LIFE : null;
        // "All": a number that the instruction itself makes.
        if (said.wording().equals("all")) return said;
        for (int i = came.size() - 1; i >= 0; i--)
            if (wanted == null || came.get(i).kind() == wanted)
                return came.get(i).meaning().apply(said, depth);
        unbound.add(new Unbound(
                Unbound.Kind.UNBOUND, said.wording(), "No number was spoken of before \"" + said.wording() + "\"."));
        return said;
    }

    @Override
    public Condition condition(Condition condition) {
        if (!(condition instanceof Condition.PreviousDone said)) {
            var mapped = super.condition(condition);
            // "If its mana value was 1 or greater, … that many".
            if (mapped instanceof Condition.Compare(Amount.StatOf stat, var _, var _, var _))
                came.addFirst(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(stat, word)));
            if (mapped instanceof Condition.Matches(var what, Filter.Stat(var stat, var _, var _), var _))
                came.addFirst(new Came(Kind.COUNT, (word, _) -> new Amount.Meant(new Amount.StatOf(stat, what), word)));
            return mapped;
        }
        if (lastDone == NONE) {
            unbound.add(new Unbound(
                    Unbound.Kind.UNBOUND, said.wording(), "Nothing was to be done before \"" + said.wording() + "\"."));
            return said;
        }
        return new Condition.Done(lastDone, said.done(), said);
    }

    // Costs

    @Override
    public Cost.Part part(Cost.Part part) {
        int number = paying;
        // An {X} that is paid while the ability resolves is that of the sentence, or of the ability.
        if (part instanceof Cost.Mana mana && mana.cost().xs() > 0 && number != NONE)
            return new Cost.ManaWithX(mana.cost(), amount(new Amount.X()));
        var mapped = super.part(part);
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
            case Filter.And(var all) -> all.stream().anyMatch(Binder::saysX);
            default -> false;
        };
    }

    private static boolean hasX(Cost cost) {
        for (var part : cost.parts()) {
            boolean found = switch (part) {
                case Cost.Mana mana -> mana.cost().xs() > 0;
                case Cost.ManaWithX _, Cost.Repeated _ -> false;
                case Cost.PayLife pay -> pay.amount() instanceof Amount.X;
                case Cost.Loyalty loyalty -> loyalty.amount() instanceof Amount.X;
                case Cost.Do deed -> deed.count().least() instanceof Amount.X || saysX(deed.what());
                case Cost.RemoveCounters remove -> remove.count() instanceof Amount.X;
                case Cost.PutCounters put -> put.count() instanceof Amount.X;
                case Cost.Mill mill -> mill.count() instanceof Amount.X;
                case Cost.PayEnergy pay -> pay.count() instanceof Amount.X;
                case Cost.Either either -> either.costs().stream().anyMatch(Binder::hasX);
                case Cost.Tap _, Cost.Untap _, Cost.TapForPower _ -> false;
            };
            if (found) return true;
        }
        return false;
    }
}
