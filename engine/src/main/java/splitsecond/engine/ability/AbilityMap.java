package splitsecond.engine.ability;

/// Builds abilities anew from their parts, in the order of the text.
public abstract class AbilityMap extends PhraseMap {

    public Ability ability(Ability ability) {
        return switch (ability) {
            case Ability.Spell e -> new Ability.Spell(effect(e.effect()));
            case Ability.Activated e ->
                new Ability.Activated(cost(e.cost()), effect(e.effect()), limits(e.limits()), e.zone(), e.name());
            case Ability.Triggered e ->
                new Ability.Triggered(
                        trigger(e.trigger()),
                        orNull(e.interveningIf(), this::condition),
                        effect(e.effect()),
                        e.often(),
                        e.zone(),
                        e.name());
            case Ability.Static e ->
                new Ability.Static(staticEffect(e.effect()), orNull(e.condition(), this::condition), e.zone());
            case Ability.Parameterized e -> new Ability.Parameterized(keyword(e.keyword()));
            case Ability.Keyword _ -> ability;
        };
    }

    public Effect effect(Effect effect) {
        return switch (effect) {
            case Effect.Sequence e -> new Effect.Sequence(all(e.steps(), this::effect), e.joints());
            case Effect.Numbered e -> new Effect.Numbered(e.number(), e.end(), effect(e.effect()));
            case Effect.May e -> new Effect.May(reference(e.who()), effect(e.effect()), e.wording());
            case Effect.If e -> conditional(e);
            case Effect.MayPay e ->
                new Effect.MayPay(
                        reference(e.who()),
                        cost(e.cost()),
                        effect(e.then()),
                        orNull(e.otherwise(), this::effect),
                        e.wording());
            case Effect.Unless e ->
                new Effect.Unless(effect(e.effect()), reference(e.who()), cost(e.cost()), e.wording());
            case Effect.ForEach e -> new Effect.ForEach(reference(e.each()), effect(e.effect()), e.wording());
            case Effect.WhereX e -> new Effect.WhereX(effect(e.effect()), amount(e.x()));
            case Effect.Repeat e -> new Effect.Repeat(amount(e.times()), effect(e.effect()), e.wording());
            case Effect.Process e -> new Effect.Process(effect(e.effect()), e.most());
            case Effect.RepeatProcess e -> new Effect.RepeatProcess(reference(e.process()), e.most(), e.wording());
            case Effect.Modal e ->
                new Effect.Modal(count(e.choose()), all(e.modes(), this::mode), e.sameAgain(), e.fresh(), e.wording());
            case Effect.Delayed e ->
                new Effect.Delayed(
                        trigger(e.trigger()), effect(e.effect()), duration(e.until()), e.once(), e.wording());
            case Effect.WhenYouDo e ->
                new Effect.WhenYouDo(
                        effect(e.first()),
                        orNull(e.done(), this::condition),
                        effect(e.then()),
                        e.optional(),
                        e.wording());
            case Effect.DealDamage e -> damage(e);
            case Effect.DealDividedDamage e ->
                new Effect.DealDividedDamage(
                        reference(e.source()), amount(e.amount()), reference(e.among()), e.wording());
            case Effect.DealSpillingDamage e ->
                new Effect.DealSpillingDamage(
                        reference(e.source()), amount(e.amount()), reference(e.to()), e.onlyTrampling(), e.wording());
            case Effect.DealEvenDamage e ->
                new Effect.DealEvenDamage(reference(e.source()), amount(e.amount()), reference(e.among()));
            case Effect.Fight e -> new Effect.Fight(reference(e.one()), reference(e.other()));
            case Effect.GainLife e -> new Effect.GainLife(reference(e.who()), amount(e.amount()), e.wording());
            case Effect.LoseLife e -> new Effect.LoseLife(reference(e.who()), amount(e.amount()), e.wording());
            case Effect.SetLife e -> new Effect.SetLife(reference(e.who()), amount(e.amount()));
            case Effect.RedirectNextDamage e ->
                new Effect.RedirectNextDamage(
                        orNull(e.amount(), this::amount),
                        orNull(e.from(), this::filter),
                        orNull(e.to(), this::filter),
                        e.kind(),
                        reference(e.instead()),
                        duration(e.duration()),
                        e.wording());
            case Effect.AfterPrevention e ->
                new Effect.AfterPrevention(orNull(e.from(), this::filter), effect(e.then()), e.said());
            case Effect.PreventDamage e ->
                new Effect.PreventDamage(prevention(e.shield()), duration(e.duration()), e.once());
            case Effect.PreventNextDamage e ->
                new Effect.PreventNextDamage(
                        orNull(e.amount(), this::amount),
                        reference(e.to()),
                        orNull(e.from(), this::reference),
                        e.kind(),
                        duration(e.duration()));
            case Effect.Destroy e -> new Effect.Destroy(reference(e.what()), e.canRegenerate(), e.wording());
            case Effect.Move e ->
                new Effect.Move(
                        reference(e.what()),
                        e.from(),
                        e.to(),
                        placement(e.placement()),
                        orNull(e.under(), this::reference),
                        e.wording());
            case Effect.ExileUntilLeaves e -> new Effect.ExileUntilLeaves(reference(e.what()), e.wording());
            case Effect.Sacrifice e -> new Effect.Sacrifice(reference(e.who()), reference(e.what()), e.wording());
            case Effect.KeepOnly e ->
                new Effect.KeepOnly(
                        reference(e.who()),
                        filter(e.what()),
                        all(e.kinds(), this::filter),
                        amount(e.each()),
                        e.wording());
            case Effect.Draw e -> new Effect.Draw(reference(e.who()), amount(e.count()));
            case Effect.DrawUpTo e -> new Effect.DrawUpTo(reference(e.who()), amount(e.most()));
            case Effect.Discard e ->
                new Effect.Discard(
                        reference(e.who()),
                        amount(e.count()),
                        orNull(e.what(), this::filter),
                        e.atRandom(),
                        e.upTo(),
                        e.wording());
            case Effect.DiscardHand e -> new Effect.DiscardHand(reference(e.who()), e.wording());
            case Effect.ChooseFromHand e ->
                new Effect.ChooseFromHand(
                        reference(e.chooser()),
                        reference(e.whose()),
                        e.reveal(),
                        orNull(e.shown(), this::amount),
                        filter(e.what()),
                        count(e.count()),
                        e.deed(),
                        e.wording());
            case Effect.Mill e -> new Effect.Mill(reference(e.who()), amount(e.count()));
            case Effect.Shuffle e -> new Effect.Shuffle(reference(e.who()));
            case Effect.Scry e -> new Effect.Scry(amount(e.count()));
            case Effect.Surveil e -> new Effect.Surveil(amount(e.count()));
            case Effect.Dig e ->
                new Effect.Dig(
                        reference(e.who()),
                        amount(e.look()),
                        e.reveal(),
                        orNull(e.pick(), this::filter),
                        count(e.count()),
                        e.revealPicked(),
                        destination(e.picked()),
                        destination(e.rest()),
                        e.wording());
            case Effect.Search e ->
                new Effect.Search(
                        reference(e.who()),
                        reference(e.whose()),
                        filter(e.what()),
                        count(e.count()),
                        e.reveal(),
                        destination(e.to()),
                        e.shuffle(),
                        e.also(),
                        orNull(e.others(), this::destination),
                        e.wording());
            case Effect.RevealUntil e ->
                new Effect.RevealUntil(
                        reference(e.who()),
                        filter(e.what()),
                        amount(e.count()),
                        destination(e.found()),
                        destination(e.rest()),
                        e.yours(),
                        e.wording());
            case Effect.Reveal e -> new Effect.Reveal(reference(e.what()), e.shown(), e.wording());
            case Effect.LookAtHand e -> new Effect.LookAtHand(reference(e.whose()), e.reveal());
            case Effect.ExchangeControl e ->
                new Effect.ExchangeControl(reference(e.one()), orNull(e.other(), this::reference));
            case Effect.Tap e -> new Effect.Tap(reference(e.what()));
            case Effect.Untap e -> new Effect.Untap(reference(e.what()));
            case Effect.TapOrUntap e -> new Effect.TapOrUntap(reference(e.what()));
            case Effect.ExileAsItResolves e ->
                new Effect.ExileAsItResolves(reference(e.spell()), orNull(e.then(), this::effect), e.wording());
            case Effect.CreateToken e ->
                new Effect.CreateToken(
                        reference(e.who()),
                        amount(e.count()),
                        token(e.token()),
                        e.tapped(),
                        e.attacking(),
                        orNull(e.attacked(), this::reference),
                        e.extras(),
                        orNull(e.attachedTo(), this::reference),
                        e.wording());
            case Effect.CreateCopyToken e ->
                new Effect.CreateCopyToken(
                        reference(e.who()),
                        amount(e.count()),
                        reference(e.of()),
                        all(e.except(), this::modification),
                        e.tapped(),
                        e.attacking(),
                        e.wording());
            case Effect.PutCounters e -> counters(e);
            case Effect.EnterWithCounters e ->
                new Effect.EnterWithCounters(reference(e.spell()), e.kind(), amount(e.count()), e.wording());
            case Effect.PutChosenCounter e -> new Effect.PutChosenCounter(e.any(), reference(e.on()), e.wording());
            case Effect.DistributeCounters e ->
                new Effect.DistributeCounters(e.kind(), amount(e.count()), reference(e.among()), e.wording());
            case Effect.RemoveCounters e ->
                new Effect.RemoveCounters(
                        e.kind(), orNull(e.count(), this::amount), reference(e.from()), e.upTo(), e.wording());
            case Effect.DoubleCounters e -> new Effect.DoubleCounters(e.kind(), reference(e.on()), e.wording());
            case Effect.MoveCounters e ->
                new Effect.MoveCounters(
                        e.kind(), orNull(e.count(), this::amount), reference(e.from()), reference(e.to()));
            case Effect.Change e ->
                new Effect.Change(
                        reference(e.what()), all(e.changes(), this::modification), duration(e.duration()), e.wording());
            case Effect.ChangeText e ->
                new Effect.ChangeText(reference(e.what()), e.kinds(), e.to(), e.never(), duration(e.duration()));
            case Effect.Apply e -> new Effect.Apply(staticEffect(e.effect()), duration(e.duration()), e.wording());
            case Effect.Attach e -> new Effect.Attach(reference(e.what()), reference(e.to()));
            case Effect.BecomeAura e -> new Effect.BecomeAura(reference(e.attachedTo()), cost(e.toEnd()));
            case Effect.Unattach e -> new Effect.Unattach(reference(e.what()));
            case Effect.Regenerate e -> new Effect.Regenerate(reference(e.what()));
            case Effect.Transform e -> new Effect.Transform(reference(e.what()), e.wording());
            case Effect.RemoveFromCombat e -> new Effect.RemoveFromCombat(reference(e.what()));
            case Effect.PhaseOut e -> new Effect.PhaseOut(reference(e.what()));
            case Effect.KeywordAction e ->
                new Effect.KeywordAction(
                        action(e.action()),
                        orNull(e.number(), this::amount),
                        orNull(e.what(), this::reference),
                        e.wording());
            case Effect.Counter e ->
                new Effect.Counter(reference(e.what()), orNull(e.to(), this::destination), e.wording());
            case Effect.CopySpell e ->
                new Effect.CopySpell(
                        reference(e.what()),
                        amount(e.count()),
                        e.newTargets(),
                        all(e.except(), this::modification),
                        e.wording());
            case Effect.ChangeTargetTo e -> new Effect.ChangeTargetTo(reference(e.what()), reference(e.to()));
            case Effect.ChooseNewTargets e ->
                new Effect.ChooseNewTargets(
                        reference(e.what()), e.optional(), orNull(e.among(), this::filter), e.wording());
            case Effect.CastCard e ->
                new Effect.CastCard(
                        reference(e.who()),
                        reference(e.what()),
                        e.free(),
                        e.optional(),
                        e.landToo(),
                        duration(e.duration()),
                        e.thenExiled(),
                        e.anyNumber(),
                        e.spending(),
                        e.wording());
            case Effect.CastByWay e -> new Effect.CastByWay(reference(e.what()), e.way());
            case Effect.AddMana e ->
                new Effect.AddMana(
                        reference(e.who()), production(e.production()), orNull(e.terms(), this::terms), e.wording());
            case Effect.LoseUnspentMana e -> new Effect.LoseUnspentMana(reference(e.who()));
            case Effect.ExtraTurn e -> new Effect.ExtraTurn(reference(e.who()), amount(e.count()));
            case Effect.SkipNext e -> new Effect.SkipNext(reference(e.who()), e.what(), amount(e.times()), e.wording());
            case Effect.WinGame e -> new Effect.WinGame(reference(e.who()));
            case Effect.LoseGame e -> new Effect.LoseGame(reference(e.who()));
            case Effect.Choose e -> new Effect.Choose(reference(e.who()), e.what(), e.words(), e.wording());
            case Effect.SeparateIntoPiles e ->
                new Effect.SeparateIntoPiles(
                        reference(e.what()), reference(e.by()), reference(e.chooser()), e.faceDown(), effect(e.then()));
            case Effect.ChooseObjects e ->
                new Effect.ChooseObjects(reference(e.who()), reference(e.what()), e.wording());
            case Effect.FlipCoin e ->
                new Effect.FlipCoin(reference(e.who()), effect(e.win()), orNull(e.lose(), this::effect), e.wording());
            case Effect.CreateEmblem e ->
                new Effect.CreateEmblem(reference(e.who()), all(e.abilities(), this::ability));
            case Effect.Seek e -> new Effect.Seek(filter(e.what()), amount(e.count()));
            case Effect.Vote e -> e;
            case Effect.RollDie e -> new Effect.RollDie(e.sides(), orNull(e.plus(), this::amount));
            case Effect.RememberPlayer e -> new Effect.RememberPlayer(reference(e.who()));
            case Effect.BecomeMonarch e -> new Effect.BecomeMonarch(reference(e.who()));
            case Effect.Proliferate _, Effect.ExtraPhase _, Effect.EndTurn _, Effect.NoteMana _, Effect.Nothing _ ->
                effect;
        };
    }

    public StaticEffect staticEffect(StaticEffect staticEffect) {
        return switch (staticEffect) {
            case StaticEffect.Change e ->
                new StaticEffect.Change(reference(e.what()), all(e.changes(), this::modification));
            case StaticEffect.DefinePowerToughness e ->
                new StaticEffect.DefinePowerToughness(
                        orNull(e.power(), this::amount), orNull(e.toughness(), this::amount), e.wording());
            case StaticEffect.SpellCost e ->
                new StaticEffect.SpellCost(
                        filter(e.spells()),
                        orNull(e.castBy(), this::reference),
                        e.more(),
                        e.by(),
                        amount(e.times()),
                        e.wording());
            case StaticEffect.AbilityCost e ->
                new StaticEffect.AbilityCost(
                        filter(e.of()),
                        e.more(),
                        e.by(),
                        amount(e.times()),
                        e.exceptMana(),
                        e.leavesOne(),
                        e.which(),
                        e.wording());
            case StaticEffect.OptionalAdditionalCost e -> new StaticEffect.OptionalAdditionalCost(cost(e.cost()));
            case StaticEffect.AdditionalCost e -> new StaticEffect.AdditionalCost(cost(e.cost()));
            case StaticEffect.AlternativeCost e ->
                new StaticEffect.AlternativeCost(cost(e.cost()), orNull(e.when(), this::condition), e.wording());
            case StaticEffect.FromGraveyardFor e -> new StaticEffect.FromGraveyardFor(cost(e.cost()), e.instead());
            case StaticEffect.AsThoughFlash e ->
                new StaticEffect.AsThoughFlash(
                        cost(e.more()), orNull(e.when(), this::condition), e.sacrificed(), e.wording());
            case StaticEffect.ManaCostInstead e ->
                new StaticEffect.ManaCostInstead(filter(e.spells()), reference(e.who()), cost(e.cost()), e.often());
            case StaticEffect.CastAsThoughFlash e ->
                new StaticEffect.CastAsThoughFlash(filter(e.spells()), reference(e.who()));
            case StaticEffect.SpellsHave e ->
                new StaticEffect.SpellsHave(
                        filter(e.spells()), reference(e.who()), e.keyword(), e.first(), e.wording());
            case StaticEffect.CantPlay e -> new StaticEffect.CantPlay(reference(e.who()), filter(e.cards()));
            case StaticEffect.CantCast e ->
                new StaticEffect.CantCast(reference(e.who()), filter(e.spells()), e.mostEachTurn());
            case StaticEffect.CastOnlyAsSorcery e -> new StaticEffect.CastOnlyAsSorcery(reference(e.who()));
            case StaticEffect.EnteringTriggersNothing e ->
                new StaticEffect.EnteringTriggersNothing(filter(e.what()), orNull(e.of(), this::filter));
            case StaticEffect.TriggersAgain e ->
                new StaticEffect.TriggersAgain(orNull(e.cause(), this::trigger), filter(e.of()), e.wording());
            case StaticEffect.AttackToll e ->
                new StaticEffect.AttackToll(cost(e.cost()), e.planeswalkersToo(), e.wording());
            case StaticEffect.CastOnlyIf e -> new StaticEffect.CastOnlyIf(condition(e.condition()));
            case StaticEffect.CantActivate e ->
                new StaticEffect.CantActivate(
                        e.who() == null ? null : reference(e.who()), filter(e.of()), e.exceptMana());
            case StaticEffect.TargetedDespite e ->
                new StaticEffect.TargetedDespite(
                        filter(e.what()), orNull(e.by(), this::reference), e.despite(), e.wording());
            case StaticEffect.ExtraLands e -> new StaticEffect.ExtraLands(reference(e.who()), e.count());
            case StaticEffect.PlayFrom e ->
                new StaticEffect.PlayFrom(
                        filter(e.what()),
                        e.zone(),
                        reference(e.who()),
                        e.asLand(),
                        e.asSpell(),
                        orNull(e.instead(), this::cost),
                        e.often(),
                        e.thenExiled(),
                        e.only(),
                        e.spending(),
                        e.besides(),
                        orNull(e.then(), this::rider));
            case StaticEffect.GrantsWay e -> new StaticEffect.GrantsWay(reference(e.cards()), e.way(), e.wording());
            case StaticEffect.MaximumHandSize e ->
                new StaticEffect.MaximumHandSize(reference(e.who()), orNull(e.size(), this::amount));
            case StaticEffect.HandSizeChange e -> new StaticEffect.HandSizeChange(reference(e.who()), e.by());
            case StaticEffect.UntapLimit e ->
                new StaticEffect.UntapLimit(reference(e.who()), filter(e.what()), e.most());
            case StaticEffect.CantEnter e -> new StaticEffect.CantEnter(filter(e.cards()), e.from());
            case StaticEffect.UntapsWithOthers e -> new StaticEffect.UntapsWithOthers(reference(e.what()));
            case StaticEffect.MustTarget e -> new StaticEffect.MustTarget(reference(e.who()), filter(e.what()));
            case StaticEffect.PlayerRule e -> new StaticEffect.PlayerRule(reference(e.who()), e.kind());
            case StaticEffect.Replace e -> new StaticEffect.Replace(replacement(e.replacement()));
            case StaticEffect.RevealedAtFirst e -> new StaticEffect.RevealedAtFirst(effect(e.then()));
            case StaticEffect.TapsOthers e -> new StaticEffect.TapsOthers(filter(e.what()), terms(e.terms()));
            case StaticEffect.SpendAs e ->
                new StaticEffect.SpendAs(
                        reference(e.who()), orNull(e.spells(), this::filter), e.spending(), e.wording());
            case StaticEffect.PaidFrom e -> new StaticEffect.PaidFrom(filter(e.sources()), e.way(), e.wording());
            case StaticEffect.XPaidWith _,
                    StaticEffect.MinimumSpellCost _,
                    StaticEffect.BeginsInPlay _,
                    StaticEffect.DeckLimit _,
                    StaticEffect.UnspentMana _ -> staticEffect;
        };
    }

    public Replacement replacement(Replacement replacement) {
        return switch (replacement) {
            case Replacement.EntersUntapped e -> new Replacement.EntersUntapped(filter(e.what()));
            case Replacement.EntersTapped e ->
                new Replacement.EntersTapped(
                        filter(e.what()),
                        orNull(e.unless(), this::condition),
                        orNull(e.unlessPaid(), this::cost),
                        e.wording());
            case Replacement.EntersWithCounters e ->
                new Replacement.EntersWithCounters(
                        filter(e.what()), e.kind(), amount(e.count()), orNull(e.when(), this::condition), e.wording());
            case Replacement.EntersAsCopy e ->
                new Replacement.EntersAsCopy(
                        filter(e.of()), e.optional(), all(e.except(), this::modification), e.tapped(), e.wording());
            case Replacement.MayEnterWithCounter e ->
                new Replacement.MayEnterWithCounter(e.kind(), orNull(e.otherwise(), this::effect));
            case Replacement.EntersAtPrice e ->
                new Replacement.EntersAtPrice(e.deed(), filter(e.what()), e.count(), e.optional());
            case Replacement.Amplifies _,
                    Replacement.Tribute _,
                    Replacement.EntersPrepared _,
                    Replacement.EntersPayingLife _ -> replacement;
            case Replacement.Devours e -> new Replacement.Devours(filter(e.what()), e.each());
            case Replacement.MoveInstead e ->
                new Replacement.MoveInstead(
                        filter(e.what()),
                        e.from(),
                        e.to(),
                        e.instead(),
                        placement(e.placement()),
                        e.discarded(),
                        e.wording());
            case Replacement.PreventDamage e ->
                new Replacement.PreventDamage(
                        orNull(e.from(), this::filter),
                        orNull(e.to(), this::filter),
                        orNull(e.amount(), this::amount),
                        e.kind(),
                        e.either(),
                        e.wording());
            case Replacement.SetDamage e ->
                new Replacement.SetDamage(
                        orNull(e.from(), this::filter),
                        orNull(e.to(), this::filter),
                        e.kind(),
                        e.comparison(),
                        amount(e.than()),
                        amount(e.amount()),
                        e.wording());
            case Replacement.InsteadOfDamage e ->
                new Replacement.InsteadOfDamage(
                        orNull(e.from(), this::filter),
                        orNull(e.to(), this::filter),
                        e.kind(),
                        e.prevents(),
                        effect(e.instead()),
                        e.counts(),
                        e.wording());
            case Replacement.EntersWithChosenCounter e -> e;
            case Replacement.ChangeDamage e ->
                new Replacement.ChangeDamage(
                        orNull(e.from(), this::filter),
                        orNull(e.to(), this::filter),
                        e.times(),
                        e.plus(),
                        e.kind(),
                        e.wording());
            case Replacement.RedirectDamage e ->
                new Replacement.RedirectDamage(
                        orNull(e.from(), this::filter), filter(e.to()), e.kind(), reference(e.instead()), e.wording());
            case Replacement.ChangeLife e ->
                new Replacement.ChangeLife(reference(e.who()), e.loss(), e.times(), e.plus(), e.wording());
            case Replacement.ChangeCounters e ->
                new Replacement.ChangeCounters(
                        e.kind(), filter(e.on()), e.times(), e.plus(), e.onlyEffects(), e.wording());
            case Replacement.ChangeMill e -> new Replacement.ChangeMill(reference(e.who()), e.times(), e.plus());
            case Replacement.ExileUncast e -> new Replacement.ExileUncast(filter(e.what()));
            case Replacement.ChangeTokens e -> new Replacement.ChangeTokens(reference(e.who()), e.times(), e.wording());
            case Replacement.AddTokens e ->
                new Replacement.AddTokens(
                        reference(e.who()), filter(e.of()), token(e.token()), e.asMany(), e.wording());
            case Replacement.InsteadOfCountering e ->
                new Replacement.InsteadOfCountering(reference(e.what()), effect(e.instead()), e.wording());
            case Replacement.InsteadOfDraw e ->
                new Replacement.InsteadOfDraw(
                        reference(e.who()), e.exceptFirst(), e.optional(), effect(e.instead()), e.wording());
            case Replacement.EntersChoosing _ -> replacement;
        };
    }

    protected Action action(Action action) {
        return action;
    }

    /// How a keyword was said, for printing.
    protected String said(String wording) {
        return wording;
    }

    public KeywordAbility keyword(KeywordAbility keyword) {
        return switch (keyword) {
            case KeywordAbility.Enchant e -> new KeywordAbility.Enchant(filter(e.what()));
            case KeywordAbility.Equip e -> new KeywordAbility.Equip(cost(e.cost()), orNull(e.only(), this::filter));
            case KeywordAbility.Protection e ->
                new KeywordAbility.Protection(filter(e.from()), orNull(e.spares(), this::filter), said(e.wording()));
            case KeywordAbility.HexproofFrom e -> new KeywordAbility.HexproofFrom(filter(e.from()), said(e.wording()));
            case KeywordAbility.Ward e -> new KeywordAbility.Ward(cost(e.cost()));
            case KeywordAbility.Cycling e ->
                new KeywordAbility.Cycling(cost(e.cost()), orNull(e.searchFor(), this::filter), said(e.wording()));
            case KeywordAbility.Kicker e -> new KeywordAbility.Kicker(all(e.costs(), this::cost), e.multi());
            case KeywordAbility.Splice e -> new KeywordAbility.Splice(filter(e.onto()), cost(e.cost()));
            case KeywordAbility.Buyback e -> new KeywordAbility.Buyback(cost(e.cost()));
            case KeywordAbility.Entwine e -> new KeywordAbility.Entwine(cost(e.cost()));
            case KeywordAbility.Escalate e -> new KeywordAbility.Escalate(cost(e.cost()));
            case KeywordAbility.Replicate e -> new KeywordAbility.Replicate(cost(e.cost()));
            case KeywordAbility.CastAnotherWay e -> new KeywordAbility.CastAnotherWay(e.way(), cost(e.cost()));
            case KeywordAbility.Numbered e -> new KeywordAbility.Numbered(e.kind(), amount(e.number()));
            case KeywordAbility.WithCost e -> new KeywordAbility.WithCost(e.kind(), cost(e.cost()));
            case KeywordAbility.Affinity e -> new KeywordAbility.Affinity(filter(e.what()));
            case KeywordAbility.Suspend e -> new KeywordAbility.Suspend(amount(e.time()), e.cost());
            case KeywordAbility.Reinforce e -> new KeywordAbility.Reinforce(amount(e.counters()), cost(e.cost()));
            case KeywordAbility.Awaken e -> new KeywordAbility.Awaken(amount(e.counters()), cost(e.cost()));
            case KeywordAbility.Landwalk e -> new KeywordAbility.Landwalk(filter(e.land()), said(e.wording()));
            case KeywordAbility.ExertAsAttacks e ->
                new KeywordAbility.ExertAsAttacks(orNull(e.whenYouDo(), this::effect));
            case KeywordAbility.Craft e ->
                new KeywordAbility.Craft(filter(e.materials()), count(e.count()), cost(e.cost()), e.wording());
            case KeywordAbility.Champion e -> new KeywordAbility.Champion(filter(e.what()));
            case KeywordAbility.Impending e -> new KeywordAbility.Impending(amount(e.time()), cost(e.cost()));
            case KeywordAbility.Crew _,
                    KeywordAbility.Partner _,
                    KeywordAbility.DeckRule _,
                    KeywordAbility.Gift _,
                    KeywordAbility.Prototype _ -> keyword;
        };
    }

    public Modification modification(Modification modification) {
        return switch (modification) {
            case Modification.AddPowerToughness e ->
                new Modification.AddPowerToughness(amount(e.power()), amount(e.toughness()));
            case Modification.SetPowerToughness e ->
                new Modification.SetPowerToughness(
                        orNull(e.power(), this::amount), orNull(e.toughness(), this::amount));
            case Modification.GainAbility e -> new Modification.GainAbility(ability(e.ability()));
            case Modification.LoseAbility e -> new Modification.LoseAbility(ability(e.ability()));
            case Modification.GainActivatedAbilities e -> new Modification.GainActivatedAbilities(reference(e.of()));
            case Modification.ChangeControl e -> new Modification.ChangeControl(reference(e.to()));
            case Modification.BecomeCopy e ->
                new Modification.BecomeCopy(reference(e.of()), all(e.except(), this::modification));
            case Modification.Obey e -> new Modification.Obey(rule(e.rule()));
            case Modification.OneOf e -> new Modification.OneOf(all(e.any(), this::modification));
            case Modification.SwitchPowerToughness _,
                    Modification.GainKeyword _,
                    Modification.LoseKeyword _,
                    Modification.CantHaveKeyword _,
                    Modification.LoseLandwalk _,
                    Modification.GainForManaCost _,
                    Modification.LoseAllAbilities _,
                    Modification.ChangeTypes _,
                    Modification.LoseType _,
                    Modification.LoseSupertype _,
                    Modification.LoseCreatureTypes _,
                    Modification.BecomeChosenType _,
                    Modification.ChangeColors _,
                    Modification.BecomeChosenColor _,
                    Modification.ReplaceWord _,
                    Modification.KeepThisAbility _,
                    Modification.SetName _,
                    Modification.NoManaCost _ -> modification;
        };
    }

    /// "If …, do" or "do … if".
    private Effect conditional(Effect.If e) {
        if (e.saysConditionLast()) {
            var then = effect(e.then());
            var condition = condition(e.condition());
            return new Effect.If(condition, then, orNull(e.otherwise(), this::effect), e.wording());
        }
        // "… instead": what is done otherwise stands before the condition.
        var otherwise = e.saysOtherwiseFirst() ? orNull(e.otherwise(), this::effect) : null;
        var condition = condition(e.condition());
        var then = effect(e.then());
        if (!e.saysOtherwiseFirst()) otherwise = orNull(e.otherwise(), this::effect);
        return new Effect.If(condition, then, otherwise, e.wording());
    }

    /// "Deals 3 damage to it", or "deals damage to it equal to its power".
    private Effect damage(Effect.DealDamage e) {
        var source = reference(e.source());
        if (!e.saysAmountLast())
            return new Effect.DealDamage(source, amount(e.amount()), recipients(source, e.to()), e.wording());
        var to = recipients(source, e.to());
        return new Effect.DealDamage(source, amount(e.amount()), to, e.wording());
    }

    private Effect counters(Effect.PutCounters e) {
        if (!e.saysAmountLast())
            return new Effect.PutCounters(e.kind(), amount(e.count()), reference(e.on()), e.wording());
        var on = reference(e.on());
        return new Effect.PutCounters(e.kind(), amount(e.count()), on, e.wording());
    }

    /// Those to whom the source deals damage: "other" is said of the source.
    protected Reference recipients(Reference source, Reference to) {
        return reference(to);
    }

    public Ability.Mode mode(Ability.Mode mode) {
        var cost = orNull(mode.cost(), this::cost);
        return new Ability.Mode(effect(mode.effect()), cost, mode.label());
    }

    public Ability.Limits limits(Ability.Limits limits) {
        return new Ability.Limits(
                limits.timing(),
                limits.timesEachTurn(),
                orNull(limits.onlyIf(), this::condition),
                limits.activator(),
                limits.ofChosenColor());
    }

    public Token token(Token token) {
        return new Token(
                token.name(),
                token.types(),
                token.colors(),
                orNull(token.power(), this::amount),
                orNull(token.toughness(), this::amount),
                all(token.abilities(), this::ability),
                token.predefined());
    }

    public Effect.Placement placement(Effect.Placement p) {
        return new Effect.Placement(
                p.position(),
                p.tapped(),
                p.attacking(),
                p.transformed(),
                p.faceDown(),
                p.randomOrder(),
                all(p.counters(), c -> new Effect.CounterCount(c.kind(), amount(c.count()))),
                orNull(p.attachedTo(), this::reference),
                p.wording());
    }

    public Effect.Destination destination(Effect.Destination destination) {
        return new Effect.Destination(destination.zone(), placement(destination.placement()));
    }

    private ManaTerms.Rider rider(ManaTerms.Rider rider) {
        return new ManaTerms.Rider(filter(rider.spells()), effect(rider.effect()), rider.wording());
    }

    public ManaTerms terms(ManaTerms terms) {
        return new ManaTerms(
                orNull(terms.only(), this::use),
                all(terms.riders(), this::rider),
                all(terms.when(), this::ability),
                terms.lasting(),
                terms.wording());
    }

    private ManaTerms.Use use(ManaTerms.Use use) {
        return new ManaTerms.Use(all(use.any(), this::spending), use.otherCosts(), use.wording());
    }

    private ManaTerms.Spending spending(ManaTerms.Spending spending) {
        return switch (spending) {
            case ManaTerms.Cast e -> new ManaTerms.Cast(filter(e.spells()), e.wording());
            case ManaTerms.Activate e -> new ManaTerms.Activate(filter(e.sources()), e.which(), e.wording());
            case ManaTerms.Act e -> new ManaTerms.Act(e.special(), filter(e.with()), e.wording());
            case ManaTerms.ColorlessCost e -> e;
            case ManaTerms.WayCost e -> e;
            case ManaTerms.NotGeneric e -> e;
            case ManaTerms.LastExiled e -> e;
            case ManaTerms.KeywordCost e -> e;
        };
    }

    private Replacement.PreventDamage prevention(Replacement.PreventDamage shield) {
        return (Replacement.PreventDamage) replacement(shield);
    }
}
