package splitsecond.engine.ability;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// CR 608.2c: an instruction. `wording` fields keep how it was said, for printing; they mean nothing else.
public sealed interface Effect {
    /// What joins instructions, repeats them or makes them depend on something.
    sealed interface Structure extends Effect {}

    /// CR 608.2c: something to do.
    sealed interface Instruction extends Effect {}

    /// CR 119, 120, 701.14.
    sealed interface DamageOrLife extends Instruction {}

    /// Objects go from one zone to another.
    sealed interface Moving extends Instruction {}

    /// Cards are looked at, revealed, searched for, put in another order; some may then move.
    sealed interface Looking extends Instruction {}

    /// There are objects, or triggers, that were not there before.
    sealed interface Creating extends Instruction {}

    /// CR 122.
    sealed interface Counters extends Instruction {}

    /// Objects are changed where they are, or what may happen to them.
    sealed interface Altering extends Instruction {}

    /// Spells, mana, turns, and the game itself.
    sealed interface Playing extends Instruction {}

    /// Nothing happens but that something is chosen.
    sealed interface Choosing extends Instruction {}

    /// The instruction without its number.
    default Effect bare() {
        return this instanceof Numbered numbered ? numbered.effect().bare() : this;
    }

    // Structure

    /// Several instructions in order; `joints` says how each is joined to the one before it.
    record Sequence(List<Effect> steps, List<Joint> joints) implements Structure {
        public Sequence {
            steps = List.copyOf(steps);
            joints = List.copyOf(joints);
        }
    }

    /// An instruction that later words speak of: what it came to is noted under the number.
    ///
    /// @param end the first number after those of its parts
    record Numbered(int number, int end, Effect effect) implements Structure {}

    /// "You may …"; `who` is asked.
    record May(Reference who, Effect effect, String wording) implements Structure {}

    /// "If …, …. Otherwise, …".
    record If(Condition condition, Effect then, @Nullable Effect otherwise, String wording) implements Structure {
        /// "… if …", "… unless …".
        public boolean saysConditionLast() {
            return wording.equals("after") || wording.equals("unless") || wording.equals("instead if");
        }

        /// "… If …, … instead".
        public boolean saysOtherwiseFirst() {
            return wording.contains("instead");
        }
    }

    /// "You may pay {2}. If you do, …": `who` may pay; then, or otherwise.
    record MayPay(
            Reference who, Cost cost, Effect then, @Nullable Effect otherwise, String wording) implements Structure {}

    /// "… unless its controller pays {2}".
    record Unless(Effect effect, Reference who, Cost cost, String wording) implements Structure {}

    /// "For each opponent, …", "each player …": done for every one in turn order, who is then "that player" or "it".
    record ForEach(Reference each, Effect effect, String wording) implements Structure {}

    /// "…, where X is the number of …".
    record WhereX(Effect effect, Amount x) implements Structure {}

    record Repeat(Amount times, Effect effect, String wording) implements Structure {}

    /// What "repeat this process" repeats: everything up to those words. No text says so; the binder finds it.
    ///
    /// @param most how often it may be repeated, 0 for any number of times
    record Process(Effect effect, int most) implements Structure {}

    /// "Repeat this process".
    ///
    /// @param process bound to the process
    record RepeatProcess(Reference process, int most, String wording) implements Structure {
        /// Under which number the process stands.
        public int number() {
            if (process instanceof Reference.Result(int number, var _)) return number;
            throw new IllegalStateException("no process is meant");
        }
    }

    /// CR 700.2: choose one —, two —, one or both —, any number.
    record Modal(Count choose, List<Ability.Mode> modes, boolean sameAgain, Fresh fresh, String wording)
            implements Structure {
        public Modal {
            modes = List.copyOf(modes);
        }

        public Modal(Count choose, List<Ability.Mode> modes, boolean sameAgain, String wording) {
            this(choose, modes, sameAgain, Fresh.NO, wording);
        }
    }

    /// "Choose one that hasn't been chosen": for this ability of this object, ever or this turn; or one that nobody
    /// chooses.
    enum Fresh {
        NO,
        EVER,
        THIS_TURN,
        AT_RANDOM
    }

    /// CR 603.7: a delayed trigger: "at the beginning of the next end step, …", "when that creature dies this turn, …".
    record Delayed(Trigger trigger, Effect effect, Duration until, boolean once, String wording) implements Creating {}

    /// CR 603.12.
    ///
    /// @param done whether the first was done, once the words are bound
    record WhenYouDo(Effect first, @Nullable Condition done, Effect then, boolean optional, String wording)
            implements Structure {
        public WhenYouDo(Effect first, Effect then, boolean optional, String wording) {
            this(first, null, then, optional, wording);
        }
    }

    // Damage and life

    record DealDamage(Reference source, Amount amount, Reference to, String wording) implements DamageOrLife {
        /// "… to target creature equal to its power", "… for each".
        public boolean saysAmountLast() {
            return wording.equals("to equal") || wording.equals("for each");
        }
    }

    /// Divided as its controller chooses on casting (CR 601.2d).
    record DealDividedDamage(Reference source, Amount amount, Reference among, String wording)
            implements DamageOrLife {}

    /// Divided evenly, rounded down, among those that are still legal as it is dealt.
    record DealEvenDamage(Reference source, Amount amount, Reference among) implements DamageOrLife {}

    /// What is more than lethal is dealt to the creature's controller instead (CR 120.4a).
    ///
    /// @param onlyTrampling only if the source has trample
    record DealSpillingDamage(Reference source, Amount amount, Reference to, boolean onlyTrampling, String wording)
            implements DamageOrLife {}

    record Fight(Reference one, Reference other) implements DamageOrLife {}

    record GainLife(Reference who, Amount amount, String wording) implements DamageOrLife {}

    record LoseLife(Reference who, Amount amount, String wording) implements DamageOrLife {}

    record SetLife(Reference who, Amount amount) implements DamageOrLife {}

    /// @param once only the next time such damage would be dealt
    record PreventDamage(Replacement.PreventDamage shield, Duration duration, boolean once) implements DamageOrLife {
        public PreventDamage(Replacement.PreventDamage shield, Duration duration) {
            this(shield, duration, false);
        }
    }

    /// "Prevent the next 3 damage that would be dealt to target creature this turn"; null amount: all.
    record PreventNextDamage(
            @Nullable Amount amount, Reference to, @Nullable Reference from, DamageKind kind, Duration duration)
            implements DamageOrLife {}

    /// "The next 1 damage that would be dealt to … this turn is dealt to … instead"; null amount: all, the next time.
    ///
    /// @param from what would deal it, null for anything
    /// @param to to whom, null for anything
    record RedirectNextDamage(
            @Nullable Amount amount,
            @Nullable Filter from,
            @Nullable Filter to,
            DamageKind kind,
            Reference instead,
            Duration duration,
            String wording)
            implements DamageOrLife {}

    /// CR 615.5: what follows each time the effect made just before prevents damage: "you gain life equal to the
    /// damage prevented this way".
    ///
    /// @param from "if damage from a red source is prevented this way", null for any
    /// @param said whether the text says "if damage is prevented this way"; otherwise what follows speaks of it
    record AfterPrevention(@Nullable Filter from, Effect then, boolean said) implements Creating {}

    // Moving objects

    record Destroy(Reference what, boolean canRegenerate, String wording) implements Moving {}

    /// Exile, return, put: one verb.
    ///
    /// @param under who controls it on the battlefield, null for its owner
    record Move(
            Reference what,
            @Nullable Zone from,
            Zone to,
            Placement placement,
            @Nullable Reference under,
            String wording)
            implements Moving {}

    /// "Exile … until this leaves the battlefield".
    record ExileUntilLeaves(Reference what, String wording) implements Moving {}

    /// `who` sacrifices; what they may choose from, and how many.
    record Sacrifice(Reference who, Reference what, String wording) implements Moving {}

    /// Each of those players keeps so many of each kind that they choose, and sacrifices the rest (or discards it,
    /// where the cards are in hands).
    record KeepOnly(Reference who, Filter what, List<Filter> kinds, Amount each, String wording) implements Moving {
        public KeepOnly {
            kinds = List.copyOf(kinds);
        }
    }

    record Draw(Reference who, Amount count) implements Moving {}

    /// "Draws up to two cards": each of those players says how many first.
    record DrawUpTo(Reference who, Amount most) implements Moving {}

    /// @param atRandom chosen at random rather than by the player
    /// @param upTo so many or fewer, as the player chooses
    record Discard(Reference who, Amount count, @Nullable Filter what, boolean atRandom, boolean upTo, String wording)
            implements Moving {
        /// "Any number": no hand has more.
        public static final Amount ANY_NUMBER = new Amount.Number(Integer.MAX_VALUE);

        public Discard(Reference who, Amount count, @Nullable Filter what, boolean atRandom, String wording) {
            this(who, count, what, atRandom, false, wording);
        }
    }

    record DiscardHand(Reference who, String wording) implements Moving {}

    /// One player looks at or has revealed another's hand, chooses from it, and it is discarded or moved.
    ///
    /// @param shown how many cards the hand's owner reveals, of which one is chosen; null for the whole hand
    record ChooseFromHand(
            Reference chooser,
            Reference whose,
            boolean reveal,
            @Nullable Amount shown,
            Filter what,
            Count count,
            Deed deed,
            String wording)
            implements Moving {
        public ChooseFromHand(
                Reference chooser,
                Reference whose,
                boolean reveal,
                Filter what,
                Count count,
                Deed deed,
                String wording) {
            this(chooser, whose, reveal, null, what, count, deed, wording);
        }
    }

    record Mill(Reference who, Amount count) implements Moving {}

    record Shuffle(Reference who) implements Looking {}

    record Scry(Amount count) implements Looking {}

    record Surveil(Amount count) implements Looking {}

    /// Look at, or reveal, the top cards of a library; some are chosen and moved, the rest go elsewhere.
    record Dig(
            Reference who,
            Amount look,
            boolean reveal,
            @Nullable Filter pick,
            Count count,
            boolean revealPicked,
            Destination picked,
            Destination rest,
            String wording)
            implements Looking {}

    /// CR 701.23: search a library (its owner's unless `where` says more) for cards, and put them somewhere; then
    /// shuffle.
    ///
    /// @param also where else: "your graveyard, hand, and library"
    /// @param others where all but one of the cards go: "… and the other into your hand"
    record Search(
            Reference who,
            Reference whose,
            Filter what,
            Count count,
            boolean reveal,
            Destination to,
            boolean shuffle,
            List<Zone> also,
            @Nullable Destination others,
            String wording)
            implements Looking {
        public Search(
                Reference who,
                Reference whose,
                Filter what,
                Count count,
                boolean reveal,
                Destination to,
                boolean shuffle,
                String wording) {
            this(who, whose, what, count, reveal, to, shuffle, List.of(), null, wording);
        }

        public Search {
            also = List.copyOf(also);
        }

        /// The same search, with another place for what is found.
        public Search puttingThem(Destination elsewhere) {
            return new Search(who, whose, what, count, reveal, elsewhere, shuffle, also, others, wording);
        }
    }

    /// Reveal cards from the top until one fits, or so many; they go to one place, the rest to another.
    ///
    /// @param yours what is found is put onto the battlefield "under your control"
    record RevealUntil(
            Reference who,
            Filter what,
            Amount count,
            Destination found,
            Destination rest,
            boolean yours,
            String wording)
            implements Looking {
        public RevealUntil(Reference who, Filter what, Destination found, Destination rest, String wording) {
            this(who, what, new Amount.Number(1), found, rest, false, wording);
        }
    }

    /// @param shown to all players; else only looked at
    record Reveal(Reference what, boolean shown, String wording) implements Looking {
        public Reveal(Reference what, String wording) {
            this(what, true, wording);
        }
    }

    record LookAtHand(Reference whose, boolean reveal) implements Looking {}

    /// @param other null where the first names both: "two target creatures"
    record ExchangeControl(Reference one, @Nullable Reference other) implements Altering {}

    // Permanents

    record Tap(Reference what) implements Altering {}

    record Untap(Reference what) implements Altering {}

    record TapOrUntap(Reference what) implements Altering {}

    /// "Exile that spell instead of putting it into its owner's graveyard as it resolves. If you do, …".
    ///
    /// @param then what follows, said of the exiled card as though it said it of itself; null for nothing
    record ExileAsItResolves(Reference spell, @Nullable Effect then, String wording) implements Altering {}

    /// @param attacked what each that enters attacking attacks, or null if its controller chooses
    /// @param attachedTo what each of them is attached to, or null
    record CreateToken(
            Reference who,
            Amount count,
            Token token,
            boolean tapped,
            boolean attacking,
            @Nullable Reference attacked,
            List<String> extras,
            @Nullable Reference attachedTo,
            String wording)
            implements Creating {
        public CreateToken {
            extras = List.copyOf(extras);
        }

        public CreateToken(
                Reference who,
                Amount count,
                Token token,
                boolean tapped,
                boolean attacking,
                List<String> extras,
                String wording) {
            this(who, count, token, tapped, attacking, null, extras, null, wording);
        }
    }

    record CreateCopyToken(
            Reference who,
            Amount count,
            Reference of,
            List<Modification> except,
            boolean tapped,
            boolean attacking,
            String wording)
            implements Creating {
        public CreateCopyToken {
            except = List.copyOf(except);
        }

        public CreateCopyToken(
                Reference who, Amount count, Reference of, List<Modification> except, boolean tapped, String wording) {
            this(who, count, of, except, tapped, false, wording);
        }
    }

    /// CR 614.1c: the permanent that a spell becomes enters with more counters.
    record EnterWithCounters(Reference spell, CounterKind kind, Amount count, String wording) implements Counters {}

    /// Counters on permanents or players.
    record PutCounters(CounterKind kind, Amount count, Reference on, String wording) implements Counters {
        /// "… on target creature equal to its power".
        public boolean saysAmountLast() {
            return wording.equals("on equal");
        }
    }

    /// "Put your choice of a flying counter or a trample counter on it": one of each, of a kind that is chosen then.
    record PutChosenCounter(List<CounterKind> any, Reference on, String wording) implements Counters {
        public PutChosenCounter {
            any = List.copyOf(any);
        }
    }

    /// Divided as its controller chooses (CR 601.2d).
    record DistributeCounters(CounterKind kind, Amount count, Reference among, String wording) implements Counters {}

    /// @param kind null where whoever removes them chooses, or where all are removed
    /// @param count null for all
    /// @param upTo so many or fewer
    record RemoveCounters(
            @Nullable CounterKind kind, @Nullable Amount count, Reference from, boolean upTo, String wording)
            implements Counters {
        public RemoveCounters(@Nullable CounterKind kind, @Nullable Amount count, Reference from, String wording) {
            this(kind, count, from, false, wording);
        }
    }

    /// @param kind null for each kind
    record DoubleCounters(@Nullable CounterKind kind, Reference on, String wording) implements Counters {}

    /// @param count null for all, or `ANY_NUMBER`
    record MoveCounters(
            @Nullable CounterKind kind, @Nullable Amount count, Reference from, Reference to) implements Counters {
        public static final Amount ANY_NUMBER = new Amount.Number(Integer.MAX_VALUE);
    }

    record Proliferate() implements Counters {}

    /// "Gets +3/+3 and gains trample until end of turn", "becomes a 5/5 Elemental creature", "gain control of", "can't
    /// block this turn".
    record Change(Reference what, List<Modification> changes, Duration duration, String wording) implements Altering {
        public Change {
            changes = List.copyOf(changes);
        }

        /// Others of the same, for as long.
        public Change to(List<Modification> others) {
            return new Change(what, others, duration, wording);
        }
    }

    /// A static effect that lasts a while: "you may play an additional land this turn", "creatures can't block".
    record Apply(StaticEffect effect, Duration duration, String wording) implements Altering {}

    record Attach(Reference what, Reference to) implements Altering {}

    /// "This creature loses this ability and becomes an Aura enchantment with enchant creature. Attach it to target
    /// creature. You may pay {W} to end this effect."
    record BecomeAura(Reference attachedTo, Cost toEnd) implements Altering {}

    record Unattach(Reference what) implements Altering {}

    record Regenerate(Reference what) implements Altering {}

    record Transform(Reference what, String wording) implements Altering {}

    record RemoveFromCombat(Reference what) implements Altering {}

    record PhaseOut(Reference what) implements Altering {}

    /// A keyword action that needs a number or an object: monstrosity, adapt, bolster, support, explore, connive,
    /// amass, investigate, populate, manifest, goad, suspect, learn, venture, fateseal, clash, detain, exert,
    /// discover, …
    record KeywordAction(
            Action action,
            @Nullable Amount number,
            @Nullable Reference what,
            String wording) implements Instruction {}

    // Stack

    /// Counters a spell or ability; `to` says where the card goes instead of the graveyard.
    record Counter(Reference what, @Nullable Destination to, String wording) implements Moving {}

    record CopySpell(Reference what, Amount count, boolean newTargets, List<Modification> except, String wording)
            implements Creating {
        public CopySpell {
            except = List.copyOf(except);
        }

        public CopySpell(Reference what, Amount count, boolean newTargets, String wording) {
            this(what, count, newTargets, List.of(), wording);
        }
    }

    /// "Change a target of target spell or ability to this creature".
    record ChangeTargetTo(Reference what, Reference to) implements Altering {}

    ///
    /// @param among what the new targets must be, besides legal; null for anything
    record ChooseNewTargets(
            Reference what, boolean optional, @Nullable Filter among, String wording) implements Altering {
        public ChooseNewTargets(Reference what, boolean optional, String wording) {
            this(what, optional, null, wording);
        }
    }

    /// Cast a card, or play it; `optional` for "you may". Of all that `Each` describes, one.
    ///
    /// @param free without paying its mana cost
    /// @param duration how long it may be played; forever: now, if it is cast, which is the only time there is
    /// @param thenExiled "if that spell would be put into a graveyard, exile it instead"
    /// @param anyNumber one after the other, as many as the player likes
    /// @param spending what mana may pay for it
    record CastCard(
            Reference who,
            Reference what,
            boolean free,
            boolean optional,
            boolean landToo,
            Duration duration,
            boolean thenExiled,
            boolean anyNumber,
            Spending spending,
            String wording)
            implements Playing {
        public CastCard(
                Reference who,
                Reference what,
                boolean free,
                boolean optional,
                boolean landToo,
                Duration duration,
                String wording) {
            this(who, what, free, optional, landToo, duration, false, false, Spending.AS_IT_IS, wording);
        }

        /// The same for others.
        public CastCard by(Reference others) {
            return new CastCard(
                    others, what, free, optional, landToo, duration, thenExiled, anyNumber, spending, wording);
        }

        /// Whether it is cast during the resolution (CR 608.2g).
        public boolean isNow() {
            return duration instanceof Duration.Forever && !landToo || free && duration instanceof Duration.Forever;
        }
    }

    /// "You may cast it for its madness cost": now, in the way of that name.
    record CastByWay(Reference what, CastingWay way) implements Playing {}

    // Mana, turns, players

    record AddMana(
            Reference who, Production production, @Nullable ManaTerms terms, String wording) implements Playing {}

    /// CR 106.4.
    record LoseUnspentMana(Reference who) implements Playing {}

    record ExtraTurn(Reference who, Amount count) implements Playing {}

    /// CR 500.8.
    ///
    /// @param after the only phase after which there are any, or any phase
    record ExtraPhase(boolean combat, boolean main, Phase after, String wording) implements Playing {}

    enum Phase {
        ANY,
        MAIN,
        COMBAT
    }

    /// CR 614.10.
    record SkipNext(Reference who, Skip what, Amount times, String wording) implements Playing {}

    record EndTurn() implements Playing {}

    /// "Note the type of mana spent to pay this activation cost."
    record NoteMana(String wording) implements Playing {}

    record WinGame(Reference who) implements Playing {}

    record LoseGame(Reference who) implements Playing {}

    /// CR 612: "change the text of … by replacing all instances of one color word with another". The words are chosen
    /// as the instruction is followed.
    ///
    /// @param kinds the kinds of words of which one is chosen
    /// @param to the new word, or null if it is chosen too
    /// @param never the word that may not be chosen for the new one, or null
    record ChangeText(
            Reference what,
            List<Choice.Kind> kinds,
            @Nullable String to,
            @Nullable String never,
            Duration duration) implements Altering {
        public ChangeText {
            kinds = List.copyOf(kinds);
        }
    }

    record Choose(Reference who, Choice.Kind what, List<String> words, String wording) implements Choosing {
        public Choose {
            words = List.copyOf(words);
        }
    }

    /// CR 701.38: each player, beginning with you and in turn order, votes for one of these.
    record Vote(List<String> options) implements Choosing {
        public Vote {
            options = List.copyOf(options);
        }
    }

    /// CR 700.3: `by` separates them into two piles, `chooser` chooses one: it is "it", the other one is the rest.
    ///
    /// @param faceDown only `by` knows the cards of the second pile
    record SeparateIntoPiles(Reference what, Reference by, Reference chooser, boolean faceDown, Effect then)
            implements Structure {}

    /// Chooses objects now, to be spoken of later as "it", "those", "the chosen creature".
    ///
    /// @param who chooses
    record ChooseObjects(Reference who, Reference what, String wording) implements Choosing {
        public ChooseObjects(Reference what, String wording) {
            this(new Reference.You(), what, wording);
        }
    }

    record FlipCoin(Reference who, Effect win, @Nullable Effect lose, String wording) implements Structure {}

    /// Cards at random from your library go to your hand. A word of digital cards, which the Comprehensive Rules don't
    /// have: it is neither searching nor drawing.
    record Seek(Filter what, Amount count) implements Looking {}

    /// CR 706: what it comes to is the result.
    ///
    /// @param plus what is added to the natural result, null for nothing
    record RollDie(int sides, @Nullable Amount plus) implements Choosing {}

    record CreateEmblem(Reference who, List<Ability> abilities) implements Creating {
        public CreateEmblem {
            abilities = List.copyOf(abilities);
        }
    }

    /// CR 607.2: another ability of the object will speak of that player. No text says so.
    record RememberPlayer(Reference who) implements Choosing {}

    record BecomeMonarch(Reference who) implements Playing {}

    /// Does nothing by itself: text that only modifies how another instruction is read.
    record Nothing(String wording) implements Instruction {}

    enum Joint {
        SENTENCE,
        THEN,
        AND,
        COMMA,
        /// A sentence of its own that begins with "Then".
        SENTENCE_THEN,
        /// A sentence of its own about what a delayed trigger does; the binder makes it part of that.
        LATER,
        /// The same within a sentence: "exile it at end of combat, then return it".
        LATER_THEN,
        /// The next paragraph of a spell's text.
        PARAGRAPH
    }

    /// Where in a zone, and how, an object arrives.
    ///
    /// @param position from the top of a library: 0 is the top, -1 the bottom, 1 second from the top, or
    ///     `TOP_OR_BOTTOM`, `SECOND_OR_BOTTOM` or `YOUR_TOP_OR_BOTTOM`
    /// @param attachedTo what it enters attached to (CR 303.4i, 301.5e), or null
    record Placement(
            int position,
            boolean tapped,
            boolean attacking,
            boolean transformed,
            boolean faceDown,
            boolean randomOrder,
            List<CounterCount> counters,
            @Nullable Reference attachedTo,
            String wording) {
        /// As its owner chooses.
        public static final int TOP_OR_BOTTOM = Integer.MIN_VALUE;

        /// Second from the top or on the bottom, as its owner chooses.
        public static final int SECOND_OR_BOTTOM = Integer.MIN_VALUE + 1;

        /// As whoever puts it there chooses.
        public static final int YOUR_TOP_OR_BOTTOM = Integer.MIN_VALUE + 3;

        /// It stays where it is: "reveal cards … until", and what becomes of them is said later.
        public static final int WHERE_IT_IS = Integer.MIN_VALUE + 2;

        public static final Placement PLAIN = new Placement(0, false, false, false, false, false, List.of(), "");
        public static final Placement TAPPED = new Placement(0, true, false, false, false, false, List.of(), "");
        public static final Placement ATTACKING = new Placement(0, true, true, false, false, false, List.of(), "");
        public static final Placement BOTTOM = new Placement(-1, false, false, false, false, false, List.of(), "");

        public Placement {
            counters = List.copyOf(counters);
        }

        public Placement(
                int position,
                boolean tapped,
                boolean attacking,
                boolean transformed,
                boolean faceDown,
                boolean randomOrder,
                List<CounterCount> counters,
                String wording) {
            this(position, tapped, attacking, transformed, faceDown, randomOrder, counters, null, wording);
        }
    }

    record CounterCount(CounterKind kind, Amount count) {}

    record Destination(Zone zone, Placement placement) {}

    /// What is done with a card chosen from a hand.
    enum Deed {
        DISCARD,
        EXILE,
        /// CR 610.3: until the object that says so leaves the battlefield.
        EXILE_UNTIL_LEAVES,
        PUT_ON_TOP,
        PUT_ON_BOTTOM,
        TAKE
    }
}
