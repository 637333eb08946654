package splitsecond.engine.rules.resolving;

import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Patient;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.state.GameState;

/// CR 608.2c, 701: carries out single instructions, chapter by chapter. Each returns false while an answer is missing.
final class Instructions {

    private Instructions() {}

    static boolean follow(GameState state, Following frame, Effect.Instruction instruction) {
        return switch (instruction) {
            case Effect.DealDamage effect -> DamageAndLife.dealDamage(state, frame, effect);
            case Effect.DealSpillingDamage effect -> DamageAndLife.dealSpilling(state, frame, effect);
            case Effect.DealEvenDamage effect -> DamageAndLife.dealEvenly(state, frame, effect);
            case Effect.DealDividedDamage effect -> DamageAndLife.dealDivided(state, frame, effect);
            case Effect.Fight effect -> DamageAndLife.fight(state, frame, effect);
            case Effect.GainLife effect -> DamageAndLife.gainLife(state, frame, effect);
            case Effect.LoseLife effect -> DamageAndLife.loseLife(state, frame, effect);
            case Effect.SetLife effect -> DamageAndLife.setLife(state, frame, effect);
            case Effect.RedirectNextDamage effect -> Shielding.redirectNext(state, frame, effect);
            case Effect.PreventDamage effect -> Shielding.prevent(state, frame, effect);
            case Effect.PreventNextDamage effect -> Shielding.preventNext(state, frame, effect);
            case Effect.Regenerate effect -> DamageAndLife.regenerate(state, frame, effect);

            case Effect.Destroy effect -> Moving.destroy(state, frame, effect);
            case Effect.Move effect -> Moving.move(state, frame, effect);
            case Effect.ExileUntilLeaves effect -> Moving.exileUntilLeaves(state, frame, effect);
            case Effect.Sacrifice effect -> Moving.sacrifice(state, frame, effect);
            case Effect.KeepOnly effect -> KeepingOnly.keepOnly(state, frame, effect);

            case Effect.Draw effect -> DrawAndDiscard.draw(state, frame, effect);
            case Effect.DrawUpTo effect -> DrawAndDiscard.drawUpTo(state, frame, effect);
            case Effect.Discard effect -> DrawAndDiscard.discard(state, frame, effect);
            case Effect.DiscardHand effect -> DrawAndDiscard.discardHand(state, frame, effect);
            case Effect.ChooseFromHand effect -> DrawAndDiscard.chooseFromHand(state, frame, effect);
            case Effect.LookAtHand effect -> DrawAndDiscard.look(state, frame, effect);
            case Effect.Reveal effect -> DrawAndDiscard.reveal(state, frame, effect);

            case Effect.Seek effect -> Libraries.seek(state, frame.context, effect);
            case Effect.Mill effect -> Libraries.mill(state, frame, effect);
            case Effect.Shuffle effect -> Libraries.shuffle(state, frame, effect);
            case Effect.Scry effect -> ScryAndSurveil.scry(state, frame, effect);
            case Effect.Surveil effect -> ScryAndSurveil.surveil(state, frame, effect);
            case Effect.Dig effect -> Libraries.dig(state, frame, effect);
            case Effect.Search effect -> Libraries.search(state, frame, effect);
            case Effect.RevealUntil effect -> Libraries.revealUntil(state, frame, effect);

            case Effect.Tap effect -> Permanents.tap(state, frame, effect);
            case Effect.Untap effect -> Permanents.untap(state, frame, effect);
            case Effect.TapOrUntap effect -> Permanents.tapOrUntap(state, frame, effect);
            case Effect.ExileAsItResolves effect -> Countering.exileAsItResolves(state, frame, effect);
            case Effect.PutCounters effect -> Permanents.putCounters(state, frame, effect);
            case Effect.EnterWithCounters effect -> Countering.enterWithCounters(state, frame, effect);
            case Effect.PutChosenCounter effect -> Permanents.putChosenCounter(state, frame, effect);
            case Effect.DistributeCounters effect -> Permanents.distributeCounters(state, frame, effect);
            case Effect.RemoveCounters effect -> Permanents.removeCounters(state, frame, effect);
            case Effect.DoubleCounters effect -> Permanents.doubleCounters(state, frame, effect);
            case Effect.MoveCounters effect -> Permanents.moveCounters(state, frame, effect);
            case Effect.Proliferate _ -> CounterActions.proliferate(state, frame);
            case Effect.Attach effect -> Permanents.attach(state, frame, effect);
            case Effect.BecomeAura effect -> BecomingAuras.become(state, frame, effect);
            case Effect.Unattach effect -> Permanents.unattach(state, frame, effect);
            case Effect.Transform effect -> Permanents.transform(state, frame, effect);
            case Effect.RemoveFromCombat effect -> Permanents.removeFromCombat(state, frame, effect);
            case Effect.PhaseOut effect -> Permanents.phaseOut(state, frame, effect);

            case Effect.CreateToken effect -> Tokens.create(state, frame, effect);
            case Effect.CreateCopyToken effect -> Tokens.createCopy(state, frame, effect);
            case Effect.CreateEmblem effect -> Tokens.emblem(state, frame, effect);

            case Effect.Change effect -> LastingEffects.change(state, frame, effect);
            case Effect.ChangeText effect -> TextChanging.change(state, frame, effect);
            case Effect.Apply effect -> LastingEffects.apply(state, frame, effect);
            case Effect.ExchangeControl effect -> LastingEffects.exchangeControl(state, frame, effect);
            case Effect.Delayed effect -> LastingEffects.delay(state, frame, effect);
            case Effect.AfterPrevention effect -> Shielding.follow(state, frame, effect);
            case Effect.SkipNext effect -> LastingEffects.skipNext(state, frame, effect);

            case Effect.Counter effect -> Countering.counter(state, frame, effect);
            case Effect.CopySpell effect -> CopyingSpells.copySpell(state, frame, effect);
            case Effect.ChangeTargetTo effect -> NewTargets.changeTarget(state, frame, effect);
            case Effect.ChooseNewTargets effect -> NewTargets.chooseNewTargets(state, frame, effect);
            case Effect.CastCard effect -> CastingInResolution.castCard(state, frame, effect);
            case Effect.CastByWay effect -> CastingInResolution.castByWay(state, frame, effect);

            case Effect.AddMana effect -> AddingMana.add(state, frame, effect);

            case Effect.LoseUnspentMana effect -> AddingMana.lose(state, frame, effect);
            case Effect.ExtraTurn effect -> TurnsAndChoices.extraTurn(state, frame, effect);
            case Effect.ExtraPhase effect -> TurnsAndChoices.extraPhase(state, effect);
            case Effect.EndTurn _ -> TurnsAndChoices.endTurn(state);
            case Effect.NoteMana _ -> Countering.noteMana(state, frame.context);
            case Effect.WinGame effect -> TurnsAndChoices.win(state, frame, effect);
            case Effect.LoseGame effect -> TurnsAndChoices.lose(state, frame, effect);
            case Effect.Vote effect -> TurnsAndChoices.vote(state, frame, effect);
            case Effect.RollDie effect -> Dice.roll(state, frame, effect);
            case Effect.RememberPlayer effect -> TurnsAndChoices.remember(state, frame, effect);
            case Effect.BecomeMonarch effect -> TurnsAndChoices.monarch(state, frame, effect);
            case Effect.Choose effect -> TurnsAndChoices.choose(state, frame, effect);
            case Effect.ChooseObjects effect -> TurnsAndChoices.chooseObjects(state, frame, effect);

            case Effect.KeywordAction effect -> KeywordActions.perform(state, frame, effect);
            case Effect.Nothing _ -> true;
        };
    }

    /// Whether an instruction begins with a choice, so that "you may" need not be asked apart.
    static boolean beginsWithChoice(Effect instruction) {
        return switch (instruction.bare()) {
            case Effect.Sequence effect ->
                !effect.steps().isEmpty() && beginsWithChoice(effect.steps().getFirst());
            case Effect.Discard effect -> !effect.atRandom();
            case Effect.Search _ -> true;
            case Effect.Attach effect -> isChosen(effect.what()) || isChosen(effect.to());
            // Some ask for more before or after it.
            case Effect.KeywordAction _ -> false;
            case Effect.Instruction effect -> isChosen(Patient.of(effect));
            case Effect.Structure _ -> false;
        };
    }

    private static boolean isChosen(@Nullable Reference reference) {
        return reference != null && reference.plain() instanceof Reference.Chosen;
    }
}
