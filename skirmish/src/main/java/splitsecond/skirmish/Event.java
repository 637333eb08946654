package splitsecond.skirmish;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// Something that has just happened, or is about to, which players may answer with a card.
///
/// The board is the game's own business: an event brings along what its windows ask for, such as how near it is.
public sealed interface Event {

    /// Whose figure, attack, ability or card it is.
    Player player();

    /// An event of one figure; in an attack, the attacking one.
    sealed interface OfFigure extends Event {
        Figure figure();
    }

    /// An event that happens somewhere on the board.
    sealed interface Nearby extends OfFigure {
        Near near();
    }

    /// An event of an attack: both sides are known, and the attacker answers first.
    sealed interface OfAttack extends OfFigure {
        /// Missing when the target is an object.
        @Nullable
        Figure target();
    }

    /// Something that the rules call by a name: an ability, an action, a card.
    sealed interface OfName extends Event {
        String name();
    }

    /// How near a player's figures are, without the figures that the event is about.
    record Near(Vantage one, Vantage two) {

        public static final Near NOBODY = new Near(Vantage.FAR, Vantage.FAR);

        public static Near to(Player player, int spaces, boolean lineOfSight) {
            var vantage = new Vantage(spaces, lineOfSight);
            return player == Player.ONE ? new Near(vantage, Vantage.FAR) : new Near(Vantage.FAR, vantage);
        }

        public Vantage of(Player player) {
            return player == Player.ONE ? one : two;
        }
    }

    /// The spaces to a player's nearest figure (1 is adjacent), and whether one of his figures sees it.
    record Vantage(int spaces, boolean lineOfSight) {
        public static final Vantage FAR = new Vantage(Integer.MAX_VALUE, false);
    }

    record FigureEnters(Player player, Figure figure, Near near) implements Nearby {}

    /// Raised before the figure has moved.
    record FigureLeaves(Player player, Figure figure, Near near) implements Nearby {}

    record MovementEnds(Player player, Figure figure, boolean amongFigures) implements OfFigure {}

    /// Immediately before an attack is declared.
    record AttackPlanned(Player player, Figure figure, boolean ranged) implements OfFigure {}

    record AttackDeclared(
            Player player, Figure figure, @Nullable Figure target, Near near, boolean highestCost)
            implements OfAttack, Nearby {}

    /// Attack dice, and with them the target's defence dice.
    record AttackRolled(
            Player player, Figure figure, @Nullable Figure target, Near near) implements OfAttack, Nearby {}

    record AttackResolved(
            Player player, Figure figure, @Nullable Figure target, boolean missedByAccuracy) implements OfAttack {}

    /// Any dice of one figure, in or outside an attack.
    record DiceRolled(Player player, Figure figure, Near near, boolean reroll) implements Nearby {}

    record DamageSuffered(Player player, Figure figure, Near near, int damage, boolean beneficialCondition)
            implements Nearby {}

    record WouldBeDefeated(Player player, Figure figure, Near near) implements Nearby {}

    record Defeated(Player player, Figure figure, Near near) implements Nearby {}

    record ActivationStarted(Player player, Figure figure, Near near) implements Nearby {}

    record ActivationResolved(Player player, Figure figure) implements OfFigure {}

    record ActionResolved(Player player, Figure figure, String name) implements OfFigure, OfName {}

    record AbilityUsed(Player player, Figure figure, String name) implements OfFigure, OfName {}

    record AbilityResolved(Player player, Figure figure, String name) implements OfFigure, OfName {}

    /// A card is played and has not taken effect yet.
    record CommandCardPlayed(Player player, String name, int cost) implements OfName {}

    record CommandCardResolved(Player player, String name) implements OfName {}

    /// From hand or deck.
    record CommandCardDiscarded(Player player, String name) implements OfName {}

    /// The player is the one with initiative.
    record StatusPhaseStarted(Player player) implements Event {}

    default Kind kind() {
        return switch (this) {
            case FigureEnters _ -> Kind.FIGURE_ENTERS;
            case FigureLeaves _ -> Kind.FIGURE_LEAVES;
            case MovementEnds _ -> Kind.MOVEMENT_ENDS;
            case AttackPlanned _ -> Kind.ATTACK_PLANNED;
            case AttackDeclared _ -> Kind.ATTACK_DECLARED;
            case AttackRolled _ -> Kind.ATTACK_ROLLED;
            case AttackResolved _ -> Kind.ATTACK_RESOLVED;
            case DiceRolled _ -> Kind.DICE_ROLLED;
            case DamageSuffered _ -> Kind.DAMAGE_SUFFERED;
            case WouldBeDefeated _ -> Kind.WOULD_BE_DEFEATED;
            case Defeated _ -> Kind.DEFEATED;
            case ActivationStarted _ -> Kind.ACTIVATION_STARTED;
            case ActivationResolved _ -> Kind.ACTIVATION_RESOLVED;
            case ActionResolved _ -> Kind.ACTION_RESOLVED;
            case AbilityUsed _ -> Kind.ABILITY_USED;
            case AbilityResolved _ -> Kind.ABILITY_RESOLVED;
            case CommandCardPlayed _ -> Kind.COMMAND_CARD_PLAYED;
            case CommandCardResolved _ -> Kind.COMMAND_CARD_RESOLVED;
            case CommandCardDiscarded _ -> Kind.COMMAND_CARD_DISCARDED;
            case StatusPhaseStarted _ -> Kind.STATUS_PHASE_STARTED;
        };
    }

    /// The kinds of events by the names that the card file uses, each with its words for a log.
    enum Kind {
        FIGURE_ENTERS("figureEnters", "enters a space", "figure", "within", "lineOfSight"),
        FIGURE_LEAVES("figureLeaves", "leaves a space", "figure", "within", "lineOfSight"),
        MOVEMENT_ENDS("movementEnds", "ends its movement", "figure", "amongFigures"),
        ATTACK_PLANNED("attackPlanned", "is about to declare an attack", "figure", "ranged"),
        ATTACK_DECLARED(
                "attackDeclared", "declares an attack", "figure", "target", "within", "lineOfSight", "highestCost"),
        ATTACK_ROLLED("attackRolled", "rolls its attack", "figure", "target", "within", "lineOfSight"),
        ATTACK_RESOLVED("attackResolved", "has resolved its attack", "figure", "target", "missedByAccuracy"),
        DICE_ROLLED("diceRolled", "rolls dice", "figure", "within", "lineOfSight", "reroll"),
        DAMAGE_SUFFERED(
                "damageSuffered",
                "suffers damage",
                "figure",
                "within",
                "lineOfSight",
                "damageAtLeast",
                "beneficialCondition"),
        WOULD_BE_DEFEATED("wouldBeDefeated", "would be defeated", "figure", "within", "lineOfSight"),
        DEFEATED("defeated", "is defeated", "figure", "within", "lineOfSight"),
        ACTIVATION_STARTED("activationStarted", "starts its activation", "figure", "within", "lineOfSight"),
        ACTIVATION_RESOLVED("activationResolved", "has resolved its activation", "figure"),
        ACTION_RESOLVED("actionResolved", "has resolved an action", "figure", "name"),
        ABILITY_USED("abilityUsed", "uses an ability", "figure", "name"),
        ABILITY_RESOLVED("abilityResolved", "has resolved an ability", "figure", "name"),
        COMMAND_CARD_PLAYED("commandCardPlayed", "plays a command card", "name"),
        COMMAND_CARD_RESOLVED("commandCardResolved", "has resolved a command card", "name"),
        COMMAND_CARD_DISCARDED("commandCardDiscarded", "discards a command card", "name"),
        STATUS_PHASE_STARTED("statusPhaseStarted", "status phase begins");

        private final String inFile;
        private final String words;
        private final String tells;

        Kind(String inFile, String words, String... tells) {
            this.inFile = inFile;
            this.words = words;
            this.tells = String.join(" ", tells);
        }

        /// Whether a window may ask this of such an event; everyone knows whose activation it is.
        boolean tells(String key) {
            return key.equals("yourActivation") || List.of(tells.split(" ")).contains(key);
        }

        public String inFile() {
            return inFile;
        }

        public String words() {
            return words;
        }
    }

    /// For a log, such as "Luke Skywalker declares an attack on AT-ST".
    default String words() {
        return switch (this) {
            case StatusPhaseStarted _ -> "The status phase begins";
            case OfAttack attack
            when attack.target() != null ->
                attack.figure().name() + " " + kind().words() + ": "
                        + attack.target().name();
            case OfFigure figure
            when this instanceof OfName named -> figure.figure().name() + " " + kind().words() + ": " + named.name();
            case OfFigure figure -> figure.figure().name() + " " + kind().words();
            case OfName named -> player() + " " + kind().words() + ": " + named.name();
        };
    }
}
