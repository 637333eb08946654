package splitsecond.players.heuristic;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.CounterKind;
import splitsecond.engine.ability.Duration;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.StaticEffect;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.Keywords;

/// Reads out of an effect what it is for. What it does not know is taken for harmless.
final class Reading {

    /// A number that is only known in play.
    private static final int SOME = 2;

    private static final Keywords SHIELDING = Keywords.of(Keyword.HEXPROOF, Keyword.SHROUD, Keyword.INDESTRUCTIBLE);

    private final Purpose purpose = new Purpose();
    private final Roles roles = new Roles(purpose);

    private Reading() {}

    static Purpose of(@Nullable Effect effect) {
        if (effect == null) return Purpose.NONE;
        var reading = new Reading();
        reading.effect(effect);
        return reading.purpose;
    }

    /// What a static ability does for as long as it is there.
    static Purpose of(StaticEffect effect) {
        var reading = new Reading();
        reading.whileThere(effect);
        return reading.purpose;
    }

    private void whileThere(StaticEffect effect) {
        switch (effect) {
            case StaticEffect.Change change -> {
                for (var intent : roles.of(change.what())) changes(intent, change.changes(), true);
            }
            case StaticEffect.ExtraLands _ -> purpose.ramps = true;
            case StaticEffect.DefinePowerToughness _, StaticEffect.OfRules _ -> {}
        }
    }

    private void effect(@Nullable Effect effect) {
        if (effect == null) return;
        switch (effect.bare()) {
            case Effect.Sequence e -> {
                for (var step : e.steps()) effect(step);
            }
            case Effect.May e -> effect(e.effect());
            case Effect.If e -> {
                effect(e.then());
                effect(e.otherwise());
            }
            case Effect.MayPay e -> effect(e.then());
            case Effect.Unless e -> {
                effect(e.effect());
                for (var part : e.cost().parts())
                    if (part instanceof Cost.Mana mana)
                        purpose.unlessPaid = Math.max(1, mana.cost().manaValue());
            }
            case Effect.ForEach e -> {
                roles.speakOf(e.each());
                effect(e.effect());
            }
            case Effect.WhereX e -> effect(e.effect());
            case Effect.Repeat e -> effect(e.effect());
            case Effect.Process e -> effect(e.effect());
            case Effect.WhenYouDo e -> {
                effect(e.first());
                effect(e.then());
            }
            case Effect.FlipCoin e -> effect(e.win());
            case Effect.Modal e -> modes(e);
            case Effect.Numbered _, Effect.SeparateIntoPiles _, Effect.RepeatProcess _ -> {}
            case Effect.Instruction e -> instruction(e);
        }
    }

    private void instruction(Effect.Instruction instruction) {
        switch (instruction) {
            case Effect.DamageOrLife e -> damageOrLife(e);
            case Effect.Moving e -> moving(e);
            case Effect.Looking e -> looking(e);
            case Effect.Creating e -> creating(e);
            case Effect.Counters e -> counters(e);
            case Effect.Altering e -> altering(e);
            case Effect.Playing e -> playing(e);
            case Effect.KeywordAction e -> {
                purpose.gains += Worth.CARD / 2;
                if (e.what() != null) roles.of(e.what());
            }
            case Effect.Choosing _, Effect.Nothing _ -> {}
        }
    }

    private void damageOrLife(Effect.DamageOrLife instruction) {
        switch (instruction) {
            case Effect.DealDamage e -> damage(e.to(), e.amount());
            case Effect.DealDividedDamage e -> damage(e.among(), e.amount());
            case Effect.DealSpillingDamage e -> damage(e.to(), e.amount());
            case Effect.Fight e -> {
                roles.of(e.one());
                for (var intent : roles.of(e.other())) intent.fights = true;
            }
            case Effect.GainLife e -> life(e.who(), e.amount(), 1);
            case Effect.LoseLife e -> life(e.who(), e.amount(), -1);
            case Effect.PreventNextDamage e -> {
                for (var intent : roles.of(e.to())) intent.protects = true;
            }
            case Effect.PreventDamage _ -> purpose.you = protecting(purpose.you);
            case Effect.RedirectNextDamage e -> {
                if (e.to() instanceof Filter.AmongThose(var those))
                    for (var intent : roles.of(those)) intent.protects = true;
            }
            case Effect.DealEvenDamage _, Effect.SetLife _ -> {}
        }
    }

    private void moving(Effect.Moving instruction) {
        switch (instruction) {
            case Effect.Destroy e -> {
                for (var intent : roles.of(e.what())) intent.destroys = true;
            }
            case Effect.Move e -> move(e);
            case Effect.ExileUntilLeaves e -> {
                for (var intent : roles.of(e.what())) intent.exiles = true;
            }
            case Effect.Sacrifice e -> {
                for (var intent : roles.of(e.who())) intent.sacrifices = true;
                if (e.what().plain() instanceof Reference.This || e.what() instanceof Reference.Noted)
                    roles.of(e.what());
            }
            case Effect.Counter e -> {
                for (var intent : roles.of(e.what())) intent.counters = true;
            }
            case Effect.Draw e -> cards(e.who(), e.count(), 1);
            case Effect.DrawUpTo e -> cards(e.who(), e.most(), 1);
            case Effect.Discard e -> cards(e.who(), e.upTo() ? new Amount.Number(0) : e.count(), -1);
            case Effect.DiscardHand e -> {
                for (var intent : roles.of(e.who())) intent.cards -= 3;
            }
            case Effect.ChooseFromHand e -> {
                for (var intent : roles.of(e.whose())) intent.cards -= 1;
            }
            case Effect.Mill e -> {
                for (var intent : roles.of(e.who())) intent.milled += number(e.count());
            }
            case Effect.KeepOnly _ -> {}
        }
    }

    private void looking(Effect.Looking instruction) {
        switch (instruction) {
            case Effect.LookAtHand e -> roles.of(e.whose());
            case Effect.Search e -> search(e);
            case Effect.Seek e -> cards(new Reference.You(), e.count(), 1);
            case Effect.Dig _, Effect.RevealUntil _, Effect.Scry _, Effect.Surveil _ -> {
                purpose.finds = true;
                purpose.gains += Worth.CARD / 4;
            }
            case Effect.Shuffle _, Effect.Reveal _ -> {}
        }
    }

    private void creating(Effect.Creating instruction) {
        switch (instruction) {
            case Effect.CreateToken e -> tokens(e);
            case Effect.CreateCopyToken e -> {
                for (var intent : roles.of(e.of())) intent.copies = true;
            }
            case Effect.CreateEmblem _ -> purpose.gains += 2 * Worth.CARD;
            case Effect.CopySpell e -> {
                for (var intent : roles.of(e.what())) intent.copies = true;
            }
            case Effect.Delayed _, Effect.AfterPrevention _ -> {}
        }
    }

    private void counters(Effect.Counters instruction) {
        switch (instruction) {
            case Effect.PutCounters e -> counters(e.kind(), e.count(), e.on());
            case Effect.EnterWithCounters e -> counters(e.kind(), e.count(), e.spell());
            case Effect.DistributeCounters e -> counters(e.kind(), e.count(), e.among());
            case Effect.PutChosenCounter e -> counters(e.any().getFirst(), new Amount.Number(1), e.on());
            case Effect.DoubleCounters e -> {
                var kind = e.kind();
                counters(kind == null ? CounterKind.P1P1 : kind, new Amount.Number(SOME), e.on());
            }
            case Effect.Proliferate _ -> purpose.gains += Worth.CARD / 4;
            case Effect.RemoveCounters _, Effect.MoveCounters _ -> {}
        }
    }

    private void altering(Effect.Altering instruction) {
        switch (instruction) {
            case Effect.Tap e -> {
                for (var intent : roles.of(e.what())) intent.taps = true;
            }
            case Effect.TapOrUntap e -> {
                for (var intent : roles.of(e.what())) intent.taps = true;
            }
            case Effect.Untap e -> {
                for (var intent : roles.of(e.what())) intent.untaps = true;
            }
            case Effect.Change e -> {
                boolean lasts =
                        !(e.duration() instanceof Duration.EndOfTurn || e.duration() instanceof Duration.EndOfCombat);
                for (var intent : roles.of(e.what())) changes(intent, e.changes(), lasts);
            }
            case Effect.Apply e -> whileThere(e.effect());
            case Effect.Attach e -> {
                purpose.equips = true;
                roles.of(e.to());
            }
            case Effect.Regenerate e -> {
                for (var intent : roles.of(e.what())) intent.protects = intent.regenerates = true;
            }
            case Effect.PhaseOut e -> {
                for (var intent : roles.of(e.what())) intent.protects = true;
            }
            case Effect.ExchangeControl e -> {
                if (e.other() != null) for (var intent : roles.of(e.other())) intent.steals = true;
            }
            case Effect.Transform _,
                    Effect.ExileAsItResolves _,
                    Effect.BecomeAura _,
                    Effect.Unattach _,
                    Effect.RemoveFromCombat _,
                    Effect.ChangeText _,
                    Effect.ChangeTargetTo _,
                    Effect.ChooseNewTargets _ -> {}
        }
    }

    private void playing(Effect.Playing instruction) {
        switch (instruction) {
            case Effect.AddMana _ -> purpose.mana = true;
            case Effect.ExtraTurn _ -> purpose.gains += 3 * Worth.CARD;
            case Effect.WinGame _ -> purpose.gains += Worth.GAME;
            case Effect.LoseGame e -> {
                for (var intent : roles.of(e.who())) intent.bent -= Worth.GAME;
            }
            case Effect.BecomeMonarch _ -> purpose.gains += Worth.CARD;
            case Effect.CastCard e -> {
                for (var intent : roles.of(e.what())) intent.regrows = true;
            }
            case Effect.CastByWay _, Effect.ExtraPhase _, Effect.SkipNext _, Effect.EndTurn _, Effect.NoteMana _ -> {}
            case Effect.LoseUnspentMana _ -> purpose.gains += Worth.CARD / 2;
        }
    }

    private static Intent protecting(Intent intent) {
        var protecting = intent == Intent.NOTHING ? new Intent() : intent;
        protecting.protects = true;
        return protecting;
    }

    private void modes(Effect.Modal modal) {
        var modes = new ArrayList<Purpose>(modal.modes().size());
        for (var mode : modal.modes()) modes.add(of(mode.effect()));
        purpose.modes = List.copyOf(modes);
    }

    private void damage(Reference to, Amount amount) {
        for (var intent : roles.of(to)) {
            if (amount instanceof Amount.X) intent.damagePerX++;
            else intent.damage += number(amount);
        }
    }

    private void life(Reference who, Amount amount, int sign) {
        for (var intent : roles.of(who)) {
            if (amount instanceof Amount.X) intent.lifePerX += sign;
            else intent.life += sign * number(amount);
        }
    }

    private void cards(Reference who, Amount count, int sign) {
        for (var intent : roles.of(who)) {
            if (count instanceof Amount.X) intent.cardsPerX += sign;
            else intent.cards += sign * number(count);
        }
    }

    private void search(Effect.Search search) {
        purpose.finds = true;
        if (search.to().zone() == Zone.BATTLEFIELD) {
            purpose.ramps = true;
            purpose.gains += Worth.CARD;
        } else purpose.gains += Worth.CARD;
    }

    private void tokens(Effect.CreateToken create) {
        int each = create.token().power() == null
                ? Worth.CARD / 3
                : Worth.creature(
                        number(create.token().power()),
                        create.token().toughness() == null
                                ? 1
                                : number(create.token().toughness()),
                        Keywords.NONE);
        if (!(create.who().plain() instanceof Reference.You)) {
            for (var intent : roles.of(create.who())) intent.bent += each;
            return;
        }
        if (create.count() instanceof Amount.X) purpose.gainsPerX += each;
        else purpose.gains += each * number(create.count());
    }

    private void move(Effect.Move move) {
        boolean fromGraveyard = move.from() == Zone.GRAVEYARD || Roles.isInGraveyard(move.what());
        for (var intent : roles.of(move.what())) {
            switch (move.to()) {
                case HAND -> {
                    if (fromGraveyard) intent.regrows = true;
                    else intent.bounces = true;
                }
                case BATTLEFIELD -> {
                    // What was exiled a moment ago comes back: a blink.
                    intent.exiles = false;
                    intent.raises = true;
                }
                case EXILE, LIBRARY, GRAVEYARD -> {
                    if (!fromGraveyard) intent.exiles = true;
                }
                case STACK, COMMAND, OUTSIDE -> {}
            }
        }
    }

    private void counters(CounterKind kind, Amount count, Reference on) {
        for (var intent : roles.of(on)) {
            int n = number(count);
            if (kind.power() != 0 || kind.toughness() != 0) {
                intent.power += n * kind.power();
                intent.toughness += n * kind.toughness();
                intent.lasts = true;
            } else if (kind.equals(CounterKind.POISON)) intent.poison += n;
            else if (kind.guard() == CounterKind.Guard.UNTAPPING) intent.taps = true;
            else intent.bent += 5;
        }
    }

    private void changes(Intent intent, List<Modification> changes, boolean lasts) {
        for (var change : changes) {
            switch (change) {
                case Modification.AddPowerToughness add -> {
                    if (add.power() instanceof Amount.X) intent.powerPerX++;
                    else if (isMinusX(add.power())) intent.powerPerX--;
                    else intent.power += number(add.power());
                    if (add.toughness() instanceof Amount.X) intent.toughnessPerX++;
                    else if (isMinusX(add.toughness())) intent.toughnessPerX--;
                    else intent.toughness += number(add.toughness());
                    intent.lasts |= lasts;
                }
                case Modification.GainKeyword gain -> {
                    if (SHIELDING.has(gain.keyword())) intent.protects = true;
                    if (gain.keyword() == Keyword.DEFENDER || gain.keyword() == Keyword.DECAYED) intent.pacifies = true;
                    else intent.keywords = intent.keywords.with(gain.keyword());
                    intent.lasts |= lasts;
                }
                case Modification.GainAbility gain -> {
                    if (gain.ability() instanceof Ability.Parameterized) intent.protects = true;
                    intent.bent += 10;
                    intent.lasts |= lasts;
                }
                case Modification.LoseAllAbilities _ -> {
                    intent.losesAbilities = true;
                    intent.lasts |= lasts;
                }
                case Modification.SetPowerToughness set -> {
                    intent.lasts |= lasts;
                    if (lasts) intent.bent -= set.power() == null ? 0 : 10;
                    else {
                        if (set.power() != null) intent.basePower = number(set.power());
                        if (set.toughness() != null) intent.baseToughness = number(set.toughness());
                    }
                }
                case Modification.ChangeControl _ -> {
                    if (lasts) intent.steals = true;
                    else intent.stealsForATurn = true;
                }
                case Modification.Obey obey -> obeys(intent, obey.rule());
                case Modification.OfTypesOrColors _,
                        Modification.OfText _,
                        Modification.SwitchPowerToughness _,
                        Modification.LoseKeyword _,
                        Modification.CantHaveKeyword _,
                        Modification.LoseLandwalk _,
                        Modification.GainForManaCost _,
                        Modification.OneOf _,
                        Modification.LoseAbility _,
                        Modification.GainActivatedAbilities _,
                        Modification.BecomeCopy _,
                        Modification.KeepThisAbility _ -> {}
            }
        }
    }

    private static boolean isMinusX(Amount amount) {
        return amount instanceof Amount.Minus minus && minus.right() instanceof Amount.X
                || amount instanceof Amount.Times times && times.factor() < 0 && times.amount() instanceof Amount.X;
    }

    private static void obeys(Intent intent, Rule rule) {
        switch (rule) {
            case Rule.CantAttack _, Rule.CantBlock _ -> intent.pacifies = true;
            case Rule.CantBeBlocked _, Rule.CantBeBlockedExceptBy _ ->
                intent.keywords = intent.keywords.with(Keyword.FLYING);
            case Rule.Simple simple -> {
                if (simple.kind() == Rule.Kind.DOESNT_UNTAP) intent.pacifies = true;
            }
            case Rule.MinimumBlockers _,
                    Rule.MaximumBlockers _,
                    Rule.DoesntTrigger _,
                    Rule.CantHaveKeyword _,
                    Rule.BlockedDespite _,
                    Rule.CantHaveCounters _,
                    Rule.CrewsAs _,
                    Rule.MustBlock _,
                    Rule.Goaded _,
                    Rule.CanBlockOnly _,
                    Rule.CanBlockAdditional _,
                    Rule.CantBeTargetedBy _,
                    Rule.AttackTax _ -> {}
        }
    }

    static int number(Amount amount) {
        return switch (amount) {
            case Amount.Number n -> n.value();
            case Amount.X _ -> 0;
            case Amount.Times times -> times.factor() * number(times.amount());
            case Amount.Minus minus -> number(minus.left()) - number(minus.right());
            case Amount.Plus plus -> number(plus.left()) + number(plus.right());
            case Amount.Word _, Amount.Counted _, Amount.Half _ -> SOME;
        };
    }
}
