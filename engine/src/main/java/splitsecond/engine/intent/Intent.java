package splitsecond.engine.intent;

import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.Traits;

/// What a player wants to do, said at once; the game asks for it in small choices.
public sealed interface Intent {

    /// Something that is done with priority.
    sealed interface Play extends Intent {

        Option.Kind option();

        Meant card();

        Way way();

        Announcement with();
    }

    /// CR 305.
    record PlayLand(Meant card, Way way) implements Play {
        @Override
        public Option.Kind option() {
            return Option.Kind.PLAY_LAND;
        }

        @Override
        public Announcement with() {
            return Announcement.NOTHING;
        }
    }

    /// CR 601.
    record Cast(Meant card, Way way, Announcement with) implements Play {
        @Override
        public Option.Kind option() {
            return Option.Kind.CAST;
        }
    }

    /// CR 602.
    record Activate(Meant card, Way way, Announcement with) implements Play {
        @Override
        public Option.Kind option() {
            return Option.Kind.ACTIVATE;
        }
    }

    /// CR 117.3d.
    record Pass() implements Intent {}

    /// A creature, and what it attacks or blocks.
    ///
    /// @param goal null if it does not matter
    record Pair(Meant creature, @Nullable Meant goal) {

        public static Pair of(int creature, int goal) {
            return new Pair(new Meant.Id(creature), new Meant.Id(goal));
        }
    }

    /// CR 508.1, 509.1: all attackers or blockers; one that blocks several has a pair for each.
    sealed interface Declare extends Intent {

        List<Pair> pairs();

        default Decision.Kind question() {
            return switch (this) {
                case Attack _ -> Decision.Kind.ATTACK;
                case Block _ -> Decision.Kind.BLOCK;
            };
        }

        static Declare of(Decision.Kind question, List<Pair> pairs) {
            return question == Decision.Kind.ATTACK ? new Attack(pairs) : new Block(pairs);
        }
    }

    record Attack(List<Pair> pairs) implements Declare {
        public Attack {
            pairs = List.copyOf(pairs);
        }
    }

    record Block(List<Pair> pairs) implements Declare {
        public Block {
            pairs = List.copyOf(pairs);
        }
    }

    /// CR 601.2c: targets of what is being announced, from the open question on.
    record Aim(List<Meant> targets) implements Intent {
        public Aim {
            targets = List.copyOf(targets);
        }
    }

    /// Some of what the open question offers, one after the other, and then no more: cards to discard, what to tap for
    /// mana before the rest is paid automatically.
    record Choose(List<Option> options) implements Intent {
        public Choose {
            options = List.copyOf(options);
        }
    }

    /// An answer to the open question, whatever it asks, and to those that belong to it.
    record Answer(Said said) implements Intent {}

    /// Which face, which alternative cost, from where, which of several abilities.
    interface Way {

        boolean fits(GameView view, Option option);

        /// Whatever is offered first.
        Way ANY = (_, _) -> true;

        static Way variant(int variant) {
            return (_, option) -> option.variant() == variant;
        }

        /// The place among all abilities of an object of its activated ability of that number, from 0; or -1.
        static int place(Traits traits, int number) {
            int seen = 0;
            for (int i = 0; i < traits.abilities(); i++)
                if (traits.ability(i).isActivated() && seen++ == number) return i;
            return -1;
        }
    }
}
