package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// How much or how many an instruction says, or null: what "that much" after it means if nothing changes it.
public final class Measure {

    private Measure() {}

    public static @Nullable Amount of(Effect.Instruction instruction) {
        return switch (instruction) {
            case Effect.DamageOrLife e -> of(e);
            case Effect.Draw e -> e.count();
            case Effect.Discard e -> e.count();
            case Effect.Mill e -> e.count();
            case Effect.Scry e -> e.count();
            case Effect.Surveil e -> e.count();
            case Effect.CreateToken e -> e.count();
            case Effect.CreateCopyToken e -> e.count();
            case Effect.PutCounters e -> e.count();
            case Effect.EnterWithCounters e -> e.count();
            case Effect.DistributeCounters e -> e.count();
            case Effect.RemoveCounters e -> e.count();
            case Effect.MoveCounters e -> e.count();
            case Effect.DoubleCounters _,
                    Effect.PutChosenCounter _,
                    Effect.Proliferate _,
                    Effect.Moving _,
                    Effect.Looking _,
                    Effect.Creating _,
                    Effect.Altering _,
                    Effect.Playing _,
                    Effect.Choosing _,
                    Effect.KeywordAction _,
                    Effect.Nothing _ -> null;
        };
    }

    private static @Nullable Amount of(Effect.DamageOrLife instruction) {
        return switch (instruction) {
            case Effect.DealDamage e -> e.amount();
            case Effect.DealDividedDamage e -> e.amount();
            case Effect.DealEvenDamage e -> e.amount();
            case Effect.DealSpillingDamage e -> e.amount();
            case Effect.GainLife e -> e.amount();
            case Effect.LoseLife e -> e.amount();
            case Effect.SetLife e -> e.amount();
            case Effect.PreventNextDamage e -> e.amount();
            case Effect.RedirectNextDamage e -> e.amount();
            case Effect.Fight _, Effect.PreventDamage _ -> null;
        };
    }
}
