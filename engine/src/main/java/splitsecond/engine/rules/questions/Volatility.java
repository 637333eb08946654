package splitsecond.engine.rules.questions;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.AbilityMap;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Condition;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Replacement;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.state.Aspect;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.IntList;

/// Whether what a static ability does may change although no object's characteristics, controller, counters or
/// attachments do, and which changes of the game those are. In doubt all of them. Of characteristics it says only
/// whether
/// sizes and keywords of others matter.
final class Volatility {

    private Volatility() {}

    static CompiledAbility.Standing standing(Ability.Static ability) {
        if (isAboutItsArrival(ability.effect())) return CompiledAbility.Standing.NONE;
        if (ability.condition() == null && isContained(ability.effect())) return CompiledAbility.Standing.CONTAINED;
        return ability.condition() != null || dependsOn(ability.effect()) != 0
                ? CompiledAbility.Standing.VOLATILE
                : CompiledAbility.Standing.STEADY;
    }

    /// What must not change unnoticed while the ability is there, as bits of `Aspect`.
    static int dependsOn(Ability.Static ability) {
        var condition = ability.condition();
        boolean permanent = ability.zone() == Zone.BATTLEFIELD;
        return dependsOn(ability.effect()) | (condition == null ? 0 : dependsOn(condition, permanent));
    }

    static int dependsOn(Condition condition) {
        return dependsOn(condition, false);
    }

    private static int dependsOn(Condition condition, boolean permanent) {
        var reading = new Reading(permanent);
        reading.condition(condition);
        return reading.aspects;
    }

    /// From now on the game looks out for what the ability looks at.
    static void note(GameState state, int source, CompiledAbility ability) {
        if (ability.standing == CompiledAbility.Standing.VOLATILE) note(state, source, ability.dependsOn);
    }

    static void note(GameState state, int source, int aspects) {
        state.caches.layersVolatile = true;
        state.caches.dependsOn |= aspects;
        if ((aspects & Aspect.TAPPED_ITSELF.bit()) != 0 && !state.caches.watched.contains(source))
            state.caches.watched = state.caches.watched.with(IntList.of(source));
    }

    private static boolean isContained(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.Change change)) return false;
        var what = change.what().plain();
        if (!(what instanceof Reference.This || what instanceof Reference.Host)) return false;
        return areConstant(change.changes());
    }

    /// Whether they change an object always in the same way.
    static boolean areConstant(List<Modification> changes) {
        for (int i = 0; i < changes.size(); i++) {
            boolean constant = switch (changes.get(i)) {
                case Modification.AddPowerToughness m -> isConstant(m.power()) && isConstant(m.toughness());
                case Modification.SetPowerToughness m -> isConstant(m.power()) && isConstant(m.toughness());
                case Modification.ChangeControl _,
                        Modification.BecomeCopy _,
                        Modification.OneOf _,
                        Modification.GainActivatedAbilities _ -> false;
                case Modification.OfAbilities _,
                        Modification.OfTypesOrColors _,
                        Modification.OfText _,
                        Modification.SwitchPowerToughness _,
                        Modification.Obey _ -> true;
            };
            if (!constant) return false;
        }
        return true;
    }

    private static boolean isConstant(@Nullable Amount amount) {
        return amount == null || amount instanceof Amount.Number;
    }

    /// "This land enters tapped": nothing that is in play need know it.
    private static boolean isAboutItsArrival(StaticEffect effect) {
        if (!(effect instanceof StaticEffect.Replace replace)) return false;
        return switch (replace.replacement()) {
            case Replacement.EntersTapped r -> r.what() instanceof Filter.This;
            case Replacement.EntersUntapped _ -> false;
            case Replacement.EntersWithCounters r -> r.what() instanceof Filter.This;
            case Replacement.OfEntering _ -> true;
            case Replacement.OfDamage _,
                    Replacement.MoveInstead _,
                    Replacement.ChangeLife _,
                    Replacement.ChangeCounters _,
                    Replacement.ChangeTokens _,
                    Replacement.AddTokens _,
                    Replacement.ChangeMill _,
                    Replacement.ExileUncast _,
                    Replacement.InsteadOfCountering _,
                    Replacement.InsteadOfDraw _ -> false;
        };
    }

    static int dependsOn(StaticEffect effect) {
        return switch (effect) {
            case StaticEffect.Change _, StaticEffect.DefinePowerToughness _ -> {
                var reading = new Reading(false);
                reading.staticEffect(effect);
                yield reading.aspects;
            }
            // Kept in the index as they are: who asks looks at the game then.
            case StaticEffect.OfRules _ -> 0;
        };
    }

    /// What is read that is neither a characteristic, a controller, a counter nor an attachment.
    private static final class Reading extends AbilityMap {
        /// What has happened this turn, and to what: as it is noted and as it is found in zones.
        private static final int PAST = Aspect.PLAYERS.bit()
                | Aspect.OBJECTS.bit()
                | Aspect.EVENTS.bit()
                | Aspect.TURN.bit()
                | Aspect.HAND.bit()
                | Aspect.STACK.bit()
                | Aspect.GRAVEYARD.bit()
                | Aspect.EXILE.bit();

        /// Whether the source is a permanent: how it was cast is in its memory, and memories mark layers dirty.
        private final boolean permanent;

        private int aspects;

        private Reading(boolean permanent) {
            this.permanent = permanent;
        }

        private void reads(Aspect aspect) {
            aspects |= aspect.bit();
        }

        @Override
        public Condition condition(Condition condition) {
            switch (condition) {
                case Condition.TurnOf _ -> reads(Aspect.TURN);
                case Condition.During during -> {
                    reads(Aspect.STEP);
                    if (during.turnOf() != null) reads(Aspect.TURN);
                }
                case Condition.PlayerHas has -> {
                    switch (has.what()) {
                        case Condition.Possession.Life _ -> reads(Aspect.LIFE);
                        case Condition.Possession.Cards cards -> aspects |= Aspect.in(cards.zone());
                        case Condition.Possession.Permanents _ -> {}
                        case Condition.Possession.ThisTurn _ -> reads(Aspect.PLAYERS);
                    }
                }
                case Condition.Matches matches
                when matches.what().plain() instanceof Reference.This
                        && matches.filter() instanceof Filter.Is(var status)
                        && (status == Filter.Status.TAPPED || status == Filter.Status.UNTAPPED) -> {
                    reads(Aspect.TAPPED_ITSELF);
                    return condition;
                }
                case Condition.Exists _,
                        Condition.Compare _,
                        Condition.Matches _,
                        Condition.Not _,
                        Condition.And _,
                        Condition.Or _,
                        // Chosen as it entered: memories mark layers dirty.
                        Condition.WordChosen _ -> {}
                case Condition.Happened happened -> readsCount(happened.of());
                case Condition.Occurred _ -> aspects |= PAST;
                case Condition.PlayerIs is -> aspects |= designated(is.designation());
                case Condition.WasPaid _ -> {
                    if (!permanent) aspects = Aspect.ALL;
                }
                case Condition.WasCast cast -> {
                    if (!permanent || !(cast.what().plain() instanceof Reference.This)) aspects = Aspect.ALL;
                }
                case Condition.PreviousDone _,
                        Condition.Done _,
                        Condition.ResolvedTimes _,
                        Condition.ActivatedTimes _ -> aspects = Aspect.ALL;
            }
            return super.condition(condition);
        }

        private static int designated(Condition.Designation designation) {
            return switch (designation) {
                case MONARCH, CITYS_BLESSING, INITIATIVE, COMPLETED_DUNGEON, MAX_SPEED -> Aspect.PLAYERS.bit();
                case FIRST_COMBAT_PHASE -> Aspect.TURN.bit() | Aspect.STEP.bit();
                // Layers are marked dirty when that changes.
                case DAY, NIGHT -> 0;
                case ATTACKED, IN_THAT_EXTRA_TURN -> Aspect.ALL;
            };
        }

        /// What is counted for each player as it happens; the spells of some kind are looked at one by one.
        private void readsCount(@Nullable Filter of) {
            reads(Aspect.PLAYERS);
            if (of != null) aspects |= PAST;
        }

        @Override
        public Modification modification(Modification change) {
            return switch (change) {
                case Modification.AddPowerToughness _,
                        Modification.SetPowerToughness _,
                        Modification.ChangeControl _,
                        Modification.OneOf _,
                        Modification.GainActivatedAbilities _ -> super.modification(change);
                case Modification.BecomeCopy _ -> {
                    aspects = Aspect.ALL;
                    yield change;
                }
                // What an object has or must do is looked at when it is asked for.
                case Modification.OfAbilities _,
                        Modification.OfTypesOrColors _,
                        Modification.OfText _,
                        Modification.SwitchPowerToughness _,
                        Modification.Obey _ -> change;
            };
        }

        @Override
        public Reference reference(Reference reference) {
            return switch (reference.plain()) {
                // In exile, perhaps face down; that they were put aside is a memory.
                case Reference.Remembered _ -> {
                    reads(Aspect.EXILE);
                    reads(Aspect.OBJECTS);
                    yield reference;
                }
                // `Noted` is the object in its turn.
                case Reference.You _, Reference.This _, Reference.Host _, Reference.Locked _, Reference.Noted _ ->
                    reference;
                case Reference.Each _, Reference.ControllerOf _, Reference.OwnerOf _, Reference.Both _ ->
                    super.reference(reference);
                case Reference.AsRead _,
                        Reference.Known _,
                        Reference.Target _,
                        Reference.Mention _,
                        Reference.Again _,
                        Reference.Result _,
                        Reference.ThisWay _,
                        Reference.RestOf _,
                        Reference.Chosen _,
                        Reference.AtRandom _,
                        Reference.TopCards _ -> {
                    aspects = Aspect.ALL;
                    yield reference;
                }
            };
        }

        @Override
        public Amount amount(Amount amount) {
            return switch (amount) {
                case Amount.Number _,
                        Amount.Devotion _,
                        Amount.CastX _,
                        // Chosen as it entered, merged since: memories mark layers dirty.
                        Amount.ChosenNumber _,
                        Amount.TimesMutated _,
                        Amount.StartingLife _,
                        Amount.Party _ -> amount;
                case Amount.Speed _ -> {
                    aspects |= designated(Condition.Designation.MAX_SPEED);
                    yield amount;
                }
                case Amount.Meant _,
                        Amount.CountOf _,
                        Amount.Domain _,
                        Amount.CountersOn _,
                        Amount.Depending _,
                        Amount.Plus _,
                        Amount.Minus _,
                        Amount.Times _,
                        Amount.Half _ -> super.amount(amount);
                case Amount.StatOf _, Amount.Greatest _, Amount.Total _, Amount.Different _ -> {
                    reads(Aspect.SIZE);
                    yield super.amount(amount);
                }
                case Amount.LifeOf _, Amount.HighestLife _ -> {
                    reads(Aspect.LIFE);
                    yield super.amount(amount);
                }
                case Amount.ThisTurn counted -> {
                    readsCount(counted.of());
                    yield super.amount(amount);
                }
                case Amount.X _,
                        Amount.SizeOf _,
                        Amount.Alike _,
                        Amount.GreatestOf _,
                        Amount.MostOfOne _,
                        Amount.Fewest _,
                        Amount.ThatMuch _,
                        Amount.ResultOf _,
                        Amount.ExcessOf _,
                        Amount.AbsorbedOf _,
                        Amount.EventAmount _,
                        Amount.TargetsBeyondFirst _,
                        Amount.TimesPaid _,
                        Amount.CastBefore _,
                        Amount.CommanderCasts _,
                        Amount.TurnsTaken _,
                        Amount.UnlockedDoors _,
                        Amount.Occurrences _,
                        Amount.Votes _,
                        Amount.OpponentsAttacked _,
                        Amount.ManaSpent _ -> {
                    aspects = Aspect.ALL;
                    yield amount;
                }
            };
        }

        /// Where it is written that something did so this turn.
        private static int noted(Filter.Deed deed) {
            return switch (deed) {
                case ENTERED, ATTACKED, BLOCKED, WAS_DEALT_DAMAGE -> Aspect.OBJECTS.bit() | Aspect.PLAYERS.bit();
                case DEALT_DAMAGE, DEALT_DAMAGE_TO, DIED, PUT_THERE, DRAWN, WAS_CAST, CREWED, CAME_UNDER_CONTROL ->
                    PAST;
            };
        }

        @Override
        public Filter filter(Filter filter) {
            return switch (filter) {
                case Filter.HasKeyword _, Filter.HasNumbered _, Filter.HasNoAbilities _, Filter.OwnStats _ -> {
                    reads(Aspect.SIZE);
                    yield filter;
                }
                case Filter.Stat _ -> {
                    reads(Aspect.SIZE);
                    yield super.filter(filter);
                }
                case Filter.Any _,
                        Filter.This _,
                        Filter.Other _,
                        Filter.IsType _,
                        Filter.IsSupertype _,
                        Filter.IsSubtype _,
                        Filter.IsChosen _,
                        Filter.IsColor _,
                        Filter.ColorCount _,
                        Filter.Named _,
                        Filter.HasCounter _,
                        Filter.IsPlayer _,
                        Filter.HasManaCost _,
                        Filter.HasWay _,
                        Filter.TargetCount _,
                        Filter.PaidWithMana _,
                        Filter.PaidWithItsMana _,
                        Filter.HasXInCost _ -> filter;
                case Filter.ControlledBy _,
                        Filter.OwnedBy _,
                        Filter.AttachedTo _,
                        Filter.Bears _,
                        Filter.OtherThan _,
                        Filter.Not _,
                        Filter.And _,
                        Filter.Or _ -> super.filter(filter);
                case Filter.Is(Filter.Status status) -> {
                    aspects |= switch (status) {
                        case TOKEN, ENCHANTED, EQUIPPED, MODIFIED, HISTORIC, OUTLAW, PARTY_MEMBER, RING_BEARER -> 0;
                        case TAPPED, UNTAPPED -> Aspect.TAPPED.bit();
                        case ATTACKING, UNDER_ATTACK -> Aspect.ATTACKING.bit();
                        case BLOCKED -> Aspect.ATTACKING.bit() | Aspect.OBJECTS.bit();
                        case MANIFESTED, COPY, SUSPECTED, RENOWNED, NEW_SINCE_UPKEEP, MONSTROUS, SADDLED, PREPARED ->
                            Aspect.OBJECTS.bit();
                        case BLOCKING,
                                UNBLOCKED,
                                ATTACKING_ALONE,
                                BEING_DECLARED,
                                FACE_DOWN,
                                KICKED,
                                COMMANDER,
                                WITH_MANA_ABILITY,
                                TRANSFORMED,
                                GOADED,
                                PAIRED,
                                FORETOLD,
                                PLOTTED,
                                WARPED,
                                ADVENTURER -> Aspect.ALL;
                    };
                    yield filter;
                }
                case Filter.In in -> {
                    aspects |= Aspect.in(in.zone());
                    yield super.filter(filter);
                }
                case Filter.ThisTurn did -> {
                    aspects |= did.by() == null ? noted(did.deed()) : Aspect.ALL;
                    yield filter;
                }
                case Filter.AmongThose among
                when among.those().plain() instanceof Reference.Remembered -> super.filter(filter);
                case Filter.PairedWith _,
                        Filter.Haunted _,
                        Filter.AmongThose _,
                        Filter.Extreme _,
                        Filter.SingleGraveyard _,
                        Filter.TotalAtMost _,
                        Filter.Differing _,
                        Filter.OneOfEach _,
                        Filter.Controllers _,
                        Filter.EndOfGraveyard _,
                        Filter.Targets _,
                        Filter.IsAbility _,
                        Filter.FromSource _,
                        Filter.CastFrom _,
                        Filter.BlockingThose _,
                        Filter.BlockedByThose _,
                        Filter.Shares _,
                        Filter.Most _,
                        Filter.Has _,
                        Filter.Attacking _ -> {
                    aspects = Aspect.ALL;
                    yield filter;
                }
            };
        }
    }
}
