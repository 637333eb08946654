package splitsecond.engine.ability;

import org.jspecify.annotations.Nullable;

/// CR 113.3: what an object can do or have done.
public sealed interface Ability {
    /// The text of an instant or sorcery, to be followed as it resolves (CR 113.3a).
    record Spell(Effect effect) implements Ability {}

    /// CR 602. An ability that could add mana, without targets and not loyalty, is a mana ability (605.1a): the engine
    /// sees to that.
    ///
    /// @param zone where the object must be: the battlefield unless the text says otherwise
    /// @param name a keyword it is known by, such as "cycling" or "equip", or ""
    record Activated(Cost cost, Effect effect, Limits limits, Zone zone, String name) implements Ability {}

    /// CR 603.
    ///
    /// @param interveningIf CR 603.4: checked as it triggers and again as it resolves
    /// @param name a keyword that stands for it, such as "ward" or "echo", or ""
    record Triggered(
            Trigger trigger, @Nullable Condition interveningIf, Effect effect, Often often, Zone zone, String name)
            implements Ability {

        public Triggered(
                Trigger trigger,
                @Nullable Condition interveningIf,
                Effect effect,
                int timesEachTurn,
                Zone zone,
                String name) {
            this(trigger, interveningIf, effect, Often.atMost(timesEachTurn), zone, name);
        }

        /// 0 for any number.
        public int timesEachTurn() {
            return often.timesEachTurn();
        }
    }

    /// CR 604, with "as long as" or "during your turn" as its condition.
    record Static(StaticEffect effect, @Nullable Condition condition, Zone zone) implements Ability {}

    /// A keyword without parameters.
    record Keyword(splitsecond.engine.card.Keyword keyword) implements Ability {}

    /// A keyword with parameters, or one that stands for other abilities.
    record Parameterized(KeywordAbility keyword) implements Ability {}

    /// When and by whom an ability may be activated.
    ///
    /// @param timesEachTurn 0: any number
    /// @param ofChosenColor whether only mana of the color chosen for its source may be spent on it
    record Limits(
            Timing timing, int timesEachTurn, @Nullable Condition onlyIf, Activator activator, boolean ofChosenColor) {
        public Limits(Timing timing, int timesEachTurn, @Nullable Condition onlyIf, Activator activator) {
            this(timing, timesEachTurn, onlyIf, activator, false);
        }

        /// As a number of times each turn: once and never again, as long as it is that object.
        public static final int ONCE = -1;

        public static final Limits NONE = new Limits(Timing.INSTANT, 0, null, Activator.CONTROLLER);
        public static final Limits SORCERY = new Limits(Timing.SORCERY, 0, null, Activator.CONTROLLER);
    }

    enum Timing {
        INSTANT,
        SORCERY,
        /// "Activate only as an instant": with priority, though it may be a mana ability.
        PRIORITY,

        // CR 116.2: special actions, which use no stack.

        SPECIAL,
        SPECIAL_AS_SORCERY,
        /// When the card could be cast.
        SPECIAL_AS_SPELL;

        public boolean isSpecialAction() {
            return this == SPECIAL || this == SPECIAL_AS_SORCERY || this == SPECIAL_AS_SPELL;
        }

        public boolean isAsSorcery() {
            return this == SORCERY || this == SPECIAL_AS_SORCERY;
        }

        /// CR 602.5d, 605.3a: what needs priority or the time for a sorcery is not for payments.
        public boolean isForPayments() {
            return this != PRIORITY && !isAsSorcery();
        }
    }

    enum Activator {
        CONTROLLER,
        ANY_PLAYER,
        OPPONENTS
    }

    /// What a modal effect offers, with its printed name or cost if it has one.
    record Mode(Effect effect, @Nullable Cost cost, String label) {}
}
