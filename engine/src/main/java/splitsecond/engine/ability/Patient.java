package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// Whom or what an instruction is done to, where that is one phrase of it; null where it is none, or several.
public final class Patient {

    private Patient() {}

    public static @Nullable Reference of(Effect.Instruction instruction) {
        return switch (instruction) {
            case Effect.DamageOrLife e -> of(e);
            case Effect.Moving e -> of(e);
            case Effect.Looking e -> of(e);
            case Effect.Creating e -> of(e);
            case Effect.Counters e -> of(e);
            case Effect.Altering e -> of(e);
            case Effect.Playing e -> of(e);
            case Effect.ChooseObjects e -> e.what();
            case Effect.KeywordAction e -> e.what();
            case Effect.Choose _, Effect.Vote _, Effect.RollDie _, Effect.RememberPlayer _, Effect.Nothing _ -> null;
        };
    }

    private static @Nullable Reference of(Effect.DamageOrLife instruction) {
        return switch (instruction) {
            case Effect.DealDamage e -> e.to();
            case Effect.DealDividedDamage e -> e.among();
            case Effect.DealEvenDamage e -> e.among();
            case Effect.DealSpillingDamage e -> e.to();
            case Effect.GainLife e -> e.who();
            case Effect.LoseLife e -> e.who();
            case Effect.SetLife e -> e.who();
            case Effect.PreventNextDamage e -> e.to();
            case Effect.RedirectNextDamage e -> e.instead();
            case Effect.Fight _, Effect.PreventDamage _ -> null;
        };
    }

    private static @Nullable Reference of(Effect.Moving instruction) {
        return switch (instruction) {
            case Effect.Destroy e -> e.what();
            case Effect.Move e -> e.what();
            case Effect.ExileUntilLeaves e -> e.what();
            case Effect.Sacrifice e -> e.what();
            case Effect.Counter e -> e.what();
            case Effect.KeepOnly e -> e.who();
            case Effect.Draw e -> e.who();
            case Effect.DrawUpTo e -> e.who();
            case Effect.Discard e -> e.who();
            case Effect.DiscardHand e -> e.who();
            case Effect.ChooseFromHand e -> e.whose();
            case Effect.Mill e -> e.who();
        };
    }

    private static @Nullable Reference of(Effect.Looking instruction) {
        return switch (instruction) {
            case Effect.Reveal e -> e.what();
            case Effect.LookAtHand e -> e.whose();
            case Effect.Shuffle e -> e.who();
            case Effect.Dig _, Effect.Search _, Effect.Seek _, Effect.RevealUntil _, Effect.Scry _, Effect.Surveil _ ->
                null;
        };
    }

    private static @Nullable Reference of(Effect.Creating instruction) {
        return switch (instruction) {
            case Effect.CreateCopyToken e -> e.of();
            case Effect.CopySpell e -> e.what();
            case Effect.CreateToken _, Effect.Delayed _, Effect.AfterPrevention _ -> null;
            case Effect.CreateEmblem e -> e.who();
        };
    }

    private static @Nullable Reference of(Effect.Counters instruction) {
        return switch (instruction) {
            case Effect.PutCounters e -> e.on();
            case Effect.EnterWithCounters e -> e.spell();
            case Effect.DistributeCounters e -> e.among();
            case Effect.PutChosenCounter e -> e.on();
            case Effect.RemoveCounters e -> e.from();
            case Effect.DoubleCounters e -> e.on();
            case Effect.MoveCounters _, Effect.Proliferate _ -> null;
        };
    }

    private static @Nullable Reference of(Effect.Altering instruction) {
        return switch (instruction) {
            case Effect.Tap e -> e.what();
            case Effect.Untap e -> e.what();
            case Effect.TapOrUntap e -> e.what();
            case Effect.ExileAsItResolves e -> e.spell();
            case Effect.Change e -> e.what();
            case Effect.ChangeText e -> e.what();
            case Effect.Attach e -> e.what();
            case Effect.BecomeAura e -> e.attachedTo();
            case Effect.Unattach e -> e.what();
            case Effect.Regenerate e -> e.what();
            case Effect.Transform e -> e.what();
            case Effect.RemoveFromCombat e -> e.what();
            case Effect.PhaseOut e -> e.what();
            case Effect.ChangeTargetTo e -> e.what();
            case Effect.ChooseNewTargets e -> e.what();
            case Effect.ExchangeControl _, Effect.Apply _ -> null;
        };
    }

    private static @Nullable Reference of(Effect.Playing instruction) {
        return switch (instruction) {
            case Effect.CastCard e -> e.what();
            case Effect.CastByWay e -> e.what();
            case Effect.LoseUnspentMana e -> e.who();
            case Effect.ExtraTurn e -> e.who();
            case Effect.SkipNext e -> e.who();
            case Effect.WinGame e -> e.who();
            case Effect.LoseGame e -> e.who();
            case Effect.BecomeMonarch e -> e.who();
            case Effect.AddMana _, Effect.ExtraPhase _, Effect.EndTurn _, Effect.NoteMana _ -> null;
        };
    }
}
