package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// CR 614, 615: what happens instead, or not at all.
public sealed interface Replacement {
    /// CR 614.1c, 614.12: how a permanent enters.
    sealed interface OfEntering extends Replacement {}

    /// CR 614.9, 615: damage that would be dealt.
    sealed interface OfDamage extends Replacement {}

    /// "This land enters tapped unless …"; `unlessPaid`: "you may pay 2 life. If you don't, it enters tapped."
    record EntersTapped(
            Filter what,
            @Nullable Condition unless,
            @Nullable Cost unlessPaid,
            String wording) implements OfEntering {}

    /// "Lands you control enter untapped": whatever else would have them enter tapped (CR 616.1).
    record EntersUntapped(Filter what) implements OfEntering {}

    record EntersWithCounters(
            Filter what,
            CounterKind kind,
            Amount count,
            @Nullable Condition when,
            String wording) implements OfEntering {}

    /// "You may have this creature enter as a copy of …, except …".
    ///
    /// @param tapped "enter tapped as a copy of"
    record EntersAsCopy(Filter of, boolean optional, List<Modification> except, boolean tapped, String wording)
            implements OfEntering {
        public EntersAsCopy {
            except = List.copyOf(except);
        }

        public EntersAsCopy(Filter of, boolean optional, List<Modification> except, String wording) {
            this(of, optional, except, false, wording);
        }
    }

    /// "As this enters, choose a color".
    ///
    /// @param words those printed on the card, of which one is chosen
    record EntersChoosing(Choice.Kind what, List<String> words, String wording) implements OfEntering {
        public EntersChoosing {
            words = List.copyOf(words);
        }

        public EntersChoosing(Choice.Kind what, String wording) {
            this(what, List.of(), wording);
        }
    }

    /// "If this would enter, sacrifice a Plains instead. If you do, put it onto the battlefield"; else into its owner's
    /// graveyard.
    ///
    /// @param deed sacrificing or discarding
    record EntersAtPrice(Cost.Deed deed, Filter what, int count, boolean optional) implements OfEntering {}

    /// "As this enters, pay any amount of life": how much, it remembers as a chosen number.
    record EntersPayingLife() implements OfEntering {}

    /// CR 722.3a.
    record EntersPrepared() implements OfEntering {}

    /// "You may have this enter with a +1/+1 counter on it", with what happens to it otherwise, or null.
    record MayEnterWithCounter(CounterKind kind, @Nullable Effect otherwise) implements OfEntering {}

    /// "This enters with your choice of a flying counter or a trample counter on it".
    record EntersWithChosenCounter(List<CounterKind> any, String wording) implements OfEntering {
        public EntersWithChosenCounter {
            any = List.copyOf(any);
        }
    }

    /// CR 702.82: any number of those are sacrificed as it enters; for each it enters with so many +1/+1 counters.
    record Devours(Filter what, int each) implements OfEntering {}

    /// CR 702.38: any number of cards from the hand that share a creature type with it are revealed as it enters; for
    /// each it enters with so many +1/+1 counters.
    record Amplifies(int each) implements OfEntering {}

    /// CR 702.104: an opponent may have it enter with so many +1/+1 counters, which is noted as its number.
    record Tribute(int counters) implements OfEntering {}

    /// "If … would die, exile it instead"; from and to may be null for any zone.
    ///
    /// @param discarded only what is discarded because of a spell or ability that an opponent controls
    record MoveInstead(
            Filter what,
            @Nullable Zone from,
            @Nullable Zone to,
            Zone instead,
            Effect.Placement placement,
            boolean discarded,
            String wording)
            implements Replacement {
        public MoveInstead(
                Filter what,
                @Nullable Zone from,
                @Nullable Zone to,
                Zone instead,
                Effect.Placement placement,
                String wording) {
            this(what, from, to, instead, placement, false, wording);
        }
    }

    /// Prevents damage: null amount means all of it. Shields with an amount are used up.
    ///
    /// @param either "dealt to and dealt by": from the one or to the other
    record PreventDamage(
            @Nullable Filter from,
            @Nullable Filter to,
            @Nullable Amount amount,
            DamageKind kind,
            boolean either,
            String wording)
            implements OfDamage {
        public PreventDamage(
                @Nullable Filter from, @Nullable Filter to, @Nullable Amount amount, DamageKind kind, String wording) {
            this(from, to, amount, kind, false, wording);
        }
    }

    /// "If damage would be dealt to this creature, … instead", or "prevent that damage and …": then what follows
    /// happens even if the damage can't be prevented (CR 615.12).
    ///
    /// @param counts whether it counts what was prevented, which is then nothing
    record InsteadOfDamage(
            @Nullable Filter from,
            @Nullable Filter to,
            DamageKind kind,
            boolean prevents,
            Effect instead,
            boolean counts,
            String wording)
            implements OfDamage {
        public InsteadOfDamage(
                @Nullable Filter from,
                @Nullable Filter to,
                DamageKind kind,
                boolean prevents,
                Effect instead,
                String wording) {
            this(from, to, kind, prevents, instead, false, wording);
        }
    }

    /// Damage that would be dealt is multiplied and added to.
    record ChangeDamage(
            @Nullable Filter from, @Nullable Filter to, int times, int plus, DamageKind kind, String wording)
            implements OfDamage {}

    /// "If a source would deal 4 or more damage to a permanent or player, it deals 3 damage instead".
    ///
    /// @param than how much it must be compared with for the effect to apply
    record SetDamage(
            @Nullable Filter from,
            @Nullable Filter to,
            DamageKind kind,
            Comparison comparison,
            Amount than,
            Amount amount,
            String wording)
            implements OfDamage {}

    /// "All damage that would be dealt to you is dealt to enchanted creature instead" (CR 614.9).
    record RedirectDamage(@Nullable Filter from, Filter to, DamageKind kind, Reference instead, String wording)
            implements OfDamage {}

    /// "If you would gain life, you gain twice that much instead".
    ///
    /// @param loss of the life that is lost, or else of the life that is gained
    /// @param times -1 if as much is lost instead of gained
    record ChangeLife(Reference who, boolean loss, int times, int plus, String wording) implements Replacement {}

    /// @param onlyEffects "if an effect would put …": not for counters that are put as a cost
    record ChangeCounters(
            @Nullable CounterKind kind, Filter on, int times, int plus, boolean onlyEffects, String wording)
            implements Replacement {}

    record ChangeTokens(Reference who, int times, String wording) implements Replacement {}

    /// "If one or more artifact tokens would be created under your control, those tokens plus a Clue token are created
    /// instead".
    ///
    /// @param of said of tokens by their types and subtypes alone
    /// @param asMany one for each of those tokens
    record AddTokens(Reference who, Filter of, Token token, boolean asMany, String wording) implements Replacement {}

    /// "If an opponent would mill one or more cards, they mill twice that many cards instead".
    record ChangeMill(Reference who, int times, int plus) implements Replacement {}

    /// "If a nontoken creature would enter and it wasn't cast, exile it instead": what it would be there counts
    /// (CR 614.12).
    record ExileUncast(Filter what) implements Replacement {}

    /// "If a spell or ability you control would counter a spell, instead …".
    ///
    /// @param what the spell
    record InsteadOfCountering(Reference what, Effect instead, String wording) implements Replacement {}

    /// "If you would draw a card, … instead".
    ///
    /// @param exceptFirst "except the first one you draw in each of your draw steps"
    record InsteadOfDraw(Reference who, boolean exceptFirst, boolean optional, Effect instead, String wording)
            implements Replacement {}
}
