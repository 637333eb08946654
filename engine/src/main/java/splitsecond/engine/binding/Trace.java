package splitsecond.engine.binding;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Filter;
import splitsecond.engine.ability.Modification;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.binding.TextSoFar.Kind;

/// What an instruction leaves for the words after it.
///
/// @param subject whom or what it speaks of first
/// @param deeds the words for what it has done, after which comes "this way"
/// @param came the kind of number that "that much" may mean
record Trace(
        @Nullable Reference subject,
        List<String> deeds,
        @Nullable Kind came) {

    private static final Trace NONE = new Trace(null, List.of(), null);

    static Trace of(Effect.Instruction instruction) {
        return switch (instruction) {
            case Effect.DamageOrLife e -> damageOrLife(e);
            case Effect.Moving e -> moving(e);
            case Effect.Looking e -> looking(e);
            case Effect.Counters e -> counters(e);
            case Effect.Altering e -> altering(e);
            case Effect.CreateToken e -> about(e.who(), "created").counting();
            case Effect.CreateCopyToken _ -> about(null, "created").counting();
            // "… instead" speaks of the same target again, and says no number.
            case Effect.ChooseObjects e when e.wording().equals("instead") -> about(null, "chosen");
            case Effect.ChooseObjects e
            when e.who() instanceof Reference.You -> about(null, "chosen").counting();
            case Effect.ChooseObjects e -> about(e.who(), "chosen").counting();
            case Effect.RollDie _ -> NONE.coming(Kind.ROLL);
            case Effect.KeywordAction _ -> NONE.counting();
            case Effect.CreateEmblem _,
                    Effect.Delayed _,
                    Effect.AfterPrevention _,
                    Effect.CopySpell _,
                    Effect.Playing _,
                    Effect.Choose _,
                    Effect.Vote _,
                    Effect.RememberPlayer _,
                    Effect.Nothing _ -> NONE;
        };
    }

    private static Trace damageOrLife(Effect.DamageOrLife instruction) {
        return switch (instruction) {
            case Effect.DealDamage e -> about(e.source(), "dealt damage").coming(Kind.DAMAGE);
            case Effect.DealSpillingDamage e ->
                about(e.source(), "dealt damage").coming(Kind.DAMAGE);
            case Effect.DealDividedDamage _, Effect.DealEvenDamage _ ->
                about(null, "dealt damage").coming(Kind.DAMAGE);
            case Effect.Fight e -> about(e.one(), "dealt damage");
            case Effect.GainLife e -> about(e.who()).coming(Kind.LIFE);
            case Effect.LoseLife e -> about(e.who()).coming(Kind.LIFE);
            case Effect.SetLife _ -> NONE.coming(Kind.LIFE);
            case Effect.PreventNextDamage e -> about(e.to());
            case Effect.RedirectNextDamage e -> about(those(e.to()));
            case Effect.PreventDamage e -> about(those(e.shield().to()));
        };
    }

    private static @Nullable Reference those(@Nullable Filter filter) {
        return filter instanceof Filter.AmongThose(var those) ? those : null;
    }

    private static Trace moving(Effect.Moving instruction) {
        return switch (instruction) {
            case Effect.Destroy e ->
                about(e.what(), "destroyed", "put into a graveyard", "died").counting();
            case Effect.Move e -> new Trace(e.what(), moved(e.to()), Kind.COUNT);
            case Effect.ExileUntilLeaves _ -> about(null, "exiled");
            case Effect.Sacrifice e ->
                about(e.who(), "sacrificed", "discarded", "put into a graveyard")
                        .counting();
            case Effect.KeepOnly _ -> about(null, "sacrificed", "discarded");
            case Effect.Draw e -> about(e.who(), "drawn").counting();
            case Effect.DrawUpTo e -> about(e.who(), "drawn").counting();
            case Effect.Discard e -> about(e.who(), "discarded").counting();
            case Effect.DiscardHand _ -> about(null, "discarded").counting();
            case Effect.ChooseFromHand e ->
                about(
                                null,
                                switch (e.deed()) {
                                    case EXILE, EXILE_UNTIL_LEAVES -> "exiled";
                                    case DISCARD, PUT_ON_TOP, PUT_ON_BOTTOM, TAKE -> "discarded";
                                },
                                "revealed")
                        .counting();
            case Effect.Mill e ->
                about(e.who(), "milled", "put into a graveyard", "put into your graveyard")
                        .counting();
            case Effect.Counter _ -> about(null, "countered");
        };
    }

    private static Trace looking(Effect.Looking instruction) {
        return switch (instruction) {
            case Effect.Reveal _ -> about(null, "revealed").counting();
            case Effect.LookAtHand _ -> about(null, "revealed");
            case Effect.Dig e -> new Trace(null, found(e.picked().zone()), null);
            case Effect.RevealUntil e -> new Trace(null, found(e.found().zone()), null);
            case Effect.Search e -> new Trace(null, found(e.to().zone()), Kind.COUNT);
            case Effect.Seek _ -> new Trace(null, found(Zone.HAND), Kind.COUNT);
            case Effect.Shuffle _, Effect.Scry _, Effect.Surveil _ -> NONE;
        };
    }

    private static Trace counters(Effect.Counters instruction) {
        return switch (instruction) {
            case Effect.PutCounters e -> about(e.on(), "put").counting();
            case Effect.EnterWithCounters e -> about(e.spell());
            case Effect.PutChosenCounter e -> about(e.on(), "put").counting();
            case Effect.DistributeCounters _ -> about(null, "put");
            case Effect.RemoveCounters e -> about(e.from(), "removed").counting();
            case Effect.MoveCounters _ -> NONE.counting();
            case Effect.DoubleCounters _, Effect.Proliferate _ -> NONE;
        };
    }

    private static Trace altering(Effect.Altering instruction) {
        return switch (instruction) {
            case Effect.Tap e -> about(e.what(), "tapped").counting();
            case Effect.Untap e -> about(e.what(), "untapped").counting();
            case Effect.PhaseOut _ -> about(null, "phased out");
            case Effect.Change e -> {
                boolean control = e.changes().stream().anyMatch(Modification.ChangeControl.class::isInstance);
                yield control ? about(e.what(), "gained control of") : about(e.what());
            }
            case Effect.ExchangeControl _,
                    Effect.TapOrUntap _,
                    Effect.ExileAsItResolves _,
                    Effect.Apply _,
                    Effect.Attach _,
                    Effect.BecomeAura _,
                    Effect.Unattach _,
                    Effect.Regenerate _,
                    Effect.Transform _,
                    Effect.RemoveFromCombat _,
                    Effect.ChangeText _,
                    Effect.ChangeTargetTo _,
                    Effect.ChooseNewTargets _ -> NONE;
        };
    }

    private static Trace about(@Nullable Reference subject, String... deeds) {
        return new Trace(subject, List.of(deeds), null);
    }

    private Trace counting() {
        return coming(Kind.COUNT);
    }

    private Trace coming(Kind kind) {
        return new Trace(subject, deeds, kind);
    }

    private static List<String> moved(Zone to) {
        return switch (to) {
            case EXILE -> List.of("exiled");
            case GRAVEYARD -> List.of("put into a graveyard", "put into your graveyard", "discarded");
            case HAND ->
                List.of(
                        "returned",
                        "put into your hand",
                        "returned to its owner's hand",
                        "returned to their owners' hands",
                        "returned to your hand");
            case BATTLEFIELD -> List.of("returned", "put onto the battlefield");
            case LIBRARY -> List.of("returned", "put", "shuffled", "shuffled into your library");
            case STACK, COMMAND, OUTSIDE -> List.of();
        };
    }

    private static List<String> found(Zone to) {
        return switch (to) {
            case EXILE -> List.of("exiled", "revealed", "found");
            case BATTLEFIELD -> List.of("put onto the battlefield", "revealed", "found");
            case HAND -> List.of("put into your hand", "revealed", "found");
            case GRAVEYARD -> List.of("put into a graveyard", "put into your graveyard", "milled", "revealed", "found");
            case LIBRARY, STACK, COMMAND, OUTSIDE -> List.of("revealed", "found");
        };
    }
}
