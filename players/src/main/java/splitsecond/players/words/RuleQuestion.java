package splitsecond.players.words;

import java.util.Map;
import java.util.function.IntFunction;
import java.util.regex.Pattern;
import splitsecond.cards.Phrasebook;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Action;
import splitsecond.engine.ability.Count;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.Reference;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.view.Describing;

/// Questions that no clause says by itself: a rule asks, or a keyword, or an instruction that is never printed alone.
final class RuleQuestion {

    /// "Devour 2 (As this creature enters, you may sacrifice any number of creatures. …)".
    private static final Pattern AS_IT_ENTERS =
            Pattern.compile("(?m)^([A-Z][^(\n.]*?) ?\\(As this \\w+ enters, (?:you may )?([^.)]+)");

    /// "Provoke (Whenever this creature attacks, you may have target creature …)".
    private static final Pattern KEYWORD_MAY =
            Pattern.compile("(?m)^([A-Z][\\w ]*?) ?\\([^)]*?\\b(?:[Yy]ou|an opponent of your choice) may ([^.)]+)");

    /// "Riot (This creature enters with your choice of a +1/+1 counter or haste.)".
    private static final Pattern KEYWORD_CHOICE =
            Pattern.compile("(?m)^([A-Z][\\w ]*?) ?\\([^)]*?\\byour choice of ([^.)]+?) or ([^.)]+)");

    /// `~` is the object that has the ability, `{}` the action as it is printed.
    private static final Map<Action, String> CHOICES = Map.ofEntries(
            Map.entry(Action.PAIR, "Soulbond: pair ~ with another unpaired creature"),
            Map.entry(Action.THE_RING_TEMPTS_YOU, "Choose your Ring-bearer"),
            Map.entry(Action.EXPLOIT, "Exploit: sacrifice a creature"),
            Map.entry(Action.ENCODE, "Cipher: encode ~ on a creature you control"),
            Map.entry(
                    Action.MANIFEST_DREAD,
                    "Manifest dread: put one onto the battlefield face down, the other into your graveyard"),
            Map.entry(Action.BOLSTER, "{}: choose one of the creatures with the least toughness"),
            Map.entry(Action.AMASS_ZOMBIES, "{}: choose an Army"),
            Map.entry(Action.AMASS_ORCS, "{}: choose an Army"),
            Map.entry(Action.AMASS_GOBLINS, "{}: choose an Army"),
            Map.entry(Action.POPULATE, "Populate: choose a creature token to copy"),
            Map.entry(Action.CLASH, "Clash: choose an opponent"));

    private static final Pattern FROM_THE_HAND = Pattern.compile("begin the game with (?:it|them) on the battlefield");

    private final GameView view;
    private final Decision decision;

    RuleQuestion(GameView view, Decision decision) {
        this.view = view;
        this.decision = decision;
    }

    /// What is chosen; empty if that is not known.
    String choose() {
        var instruction = view.instruction();
        if (instruction != null) return deed(instruction.bare());
        if (view.step() == Step.UNTAP) return "Choose what to untap";
        // CR 702.22c, 702.154a.
        if (view.step() == Step.DECLARE_ATTACKERS)
            return isAboutAttackers() ? "Choose who attacks in a band with it" : "Tap a creature to enlist it";
        var keyword = AS_IT_ENTERS.matcher(CardText.of(view, decision.subject()));
        if (keyword.find()) return keyword.group(1).strip() + ": " + keyword.group(2);
        String wanted = CardText.wanted(view, decision.subject());
        return wanted.isEmpty() ? "" : "Choose " + wanted;
    }

    /// What a keyword offers, as its reminder says it of what has it; empty if there is none, or several.
    String may(String name) {
        String text = CardText.of(view, decision.subject());
        var offers = KEYWORD_MAY.matcher(text).results().toList();
        if (offers.size() == 1) {
            // When it is offered needs not be said while it is.
            String offer = offers.getFirst().group(2).replaceFirst(" when (?:either|it) enters$", "");
            return offers.getFirst().group(1) + ": " + offer.replaceAll("\\bthis (?:creature|permanent)\\b", name);
        }
        var choices = KEYWORD_CHOICE.matcher(text).results().toList();
        if (choices.size() != 1) return keyword().equals("Provoke: ") ? provoked(name) : asItEnters(name);
        var choice = choices.getFirst();
        return choice.group(1) + ": " + choice.group(2) + " instead of " + choice.group(3);
    }

    /// CR 702.39a, of a creature that somebody else gives it.
    private static String provoked(String name) {
        return "Provoke: have its target untap and block " + name + " if able";
    }

    /// CR 702.98, 702.104, 702.136: keywords whose reminder is not there, or that somebody else gives it.
    private String asItEnters(String name) {
        int id = decision.subject();
        if (view.instruction() != null || !view.exists(id) || view.isOnBattlefield(id)) return "";
        String tribute = CardText.keyword(view, id, "tribute");
        if (!tribute.isEmpty()) return "Pay " + tribute + ": have " + name + " enter with that many +1/+1 counters";
        String counter = "have " + name + " enter with a +1/+1 counter";
        if (isSaidOf(id, UNLEASH)) return "Unleash: " + counter + ", so that it can't block";
        return isSaidOf(id, RIOT) ? "Riot: " + counter + " instead of haste" : Clause.capital(counter);
    }

    private static final Pattern RIOT = Pattern.compile("\\b[Rr]iot\\b");
    private static final Pattern UNLEASH = Pattern.compile("\\b[Uu]nleash\\b");

    /// By its own text, or by what its player has on the battlefield.
    private boolean isSaidOf(int id, Pattern keyword) {
        if (keyword.matcher(CardText.of(view, id)).find()) return true;
        for (int i = 0; i < view.permanents(); i++) {
            int giver = view.permanent(i);
            if (view.controller(giver) == decision.player()
                    && keyword.matcher(CardText.of(view, giver)).find()) return true;
        }
        return false;
    }

    /// CR 702.95a: "Pair Wingcrafter with Silvercoat Lion". Empty if it is not about soulbond.
    String partner(String name, IntFunction<String> names) {
        var instruction = view.instruction();
        if (instruction == null
                || !(instruction.bare() instanceof Effect.May may)
                || !(may.effect().bare() instanceof Effect.KeywordAction action)
                || action.action() != Action.PAIR
                || action.what() == null) return "";
        var others = view.meant(action.what());
        return "Pair " + name + " with " + (others.size() == 1 ? names.apply(others.getFirst()) : "another creature");
    }

    private boolean isAboutAttackers() {
        for (var option : decision.options())
            if (GameView.isObject(option.id()) && view.isAttacking(option.id())) return true;
        return false;
    }

    /// CR 303.4f, 301.5e, 508.4: what something is attached to, or attacks, as it enters. Empty if it is not that.
    String entering(String name) {
        int id = decision.subject();
        if (!GameView.isObject(id) || !view.exists(id) || view.isOnBattlefield(id) || view.isIn(id, Zone.STACK))
            return "";
        if (decision.indexOf(Option.pack(Option.Kind.NO, 0)) >= 0 || !isAboutOthers(id)) return "";
        if (isAttacking()) return "Whom does " + name + " attack?";
        var types = CardText.face(view, id).types();
        if (types.subtypes().contains("Aura")) return "What does " + name + " enchant?";
        return types.subtypes().contains("Equipment") ? "What is " + name + " attached to?" : "";
    }

    private boolean isAboutOthers(int id) {
        for (var option : decision.options()) {
            boolean there = GameView.isPlayer(option.id()) || view.isOnBattlefield(option.id());
            if (option.kind() != Option.Kind.ENTITY || option.id() == id || !there) return false;
        }
        return true;
    }

    private boolean isAttacking() {
        return view.instruction() != null
                && view.instruction().bare() instanceof Effect.Move move
                && move.placement().attacking();
    }

    /// What is chosen for a keyword action, whose name does not say it; empty if it is none of those.
    String action(String name) {
        var instruction = view.instruction();
        if (instruction == null) return "";
        return switch (instruction.bare()) {
            case Effect.Proliferate _ ->
                "Proliferate: choose permanents and players to get another counter of each kind";
            case Effect.KeywordAction action -> of(action, name);
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }

    private String of(Effect.KeywordAction action, String name) {
        String printed = Phrasebook.print(action);
        String said = Clause.capital(printed == null ? action.action().word() : printed.replaceFirst("\\.$", ""));
        return CHOICES.getOrDefault(action.action(), "").replace("~", name).replace("{}", said);
    }

    /// "Annihilator: " where the ability that resolves is a keyword's.
    private String keyword() {
        if (view.stackSize() == 0) return "";
        var item = view.stackItem(view.stackObject(view.stackSize() - 1));
        var ability = item == null || !item.isAbility() ? null : item.ability();
        return ability != null
                        && ability.source() instanceof Ability.Triggered triggered
                        && !triggered.name().isEmpty()
                ? Clause.capital(triggered.name()) + ": "
                : "";
    }

    /// "a basic land type": what an instruction has somebody choose; empty if it is no such instruction.
    String wanted() {
        var instruction = view.instruction();
        if (instruction == null || !(instruction.bare() instanceof Effect.Choose choose)) return "";
        return switch (choose.what()) {
            case COLOR -> "a color";
            case CREATURE_TYPE -> "a creature type";
            case BASIC_LAND_TYPE -> "a basic land type";
            case CARD_TYPE -> "a card type";
            case CARD_NAME -> "a card name";
            case NONLAND_CARD_NAME -> "a nonland card name";
            case PLAYER -> "a player";
            case OPPONENT -> "an opponent";
            case NUMBER -> "a number";
            case WORD -> String.join(" or ", choose.words());
        };
    }

    private String deed(Effect effect) {
        return switch (effect) {
            case Effect.KeepOnly keep -> "Choose " + own(Describing.some(Count.ONE, keep.what())) + " to keep";
            case Effect.Dig dig
            when dig.picked().placement().faceDown() -> Clause.capital(keyword() + "exile one of them face down");
            case Effect.Dig dig -> moved("what", dig.picked().zone());
            case Effect.ChooseObjects choose -> "Choose " + some(choose.what());
            case Effect.Sacrifice sacrifice -> Clause.capital(keyword() + "sacrifice " + some(sacrifice.what()));
            case Effect.Destroy destroy -> "Destroy " + some(destroy.what());
            case Effect.Move move -> moved(some(move.what()), move.to());
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }

    /// Of whom is said only where it is not the one who is asked.
    private static String own(String words) {
        return words.replaceFirst(" (?:that player controls|they control|you control)$", "")
                .replaceFirst(" in (?:their|a|that player's) hand$", " in your hand");
    }

    /// "two permanents".
    private static String some(Reference what) {
        if (!(what.plain() instanceof Reference.Chosen(var filter, var count, var by))) return "what";
        String words = own(Describing.some(count, filter));
        return by instanceof Reference.You ? words : words.replace(" in a ", " in your ");
    }

    /// One of two places for a card, where no phrase says the one without the other: "Put it onto the battlefield
    /// rather
    /// than into your hand". Empty if it is not that.
    String either() {
        var instruction = view.instruction();
        if (instruction == null
                || !(instruction.bare() instanceof Effect.MayPay may)
                || !(may.then().bare() instanceof Effect.Move move)) return "";
        String deed = moved("it", move.to());
        return may.otherwise() != null && may.otherwise().bare() instanceof Effect.Move other
                ? deed + " rather than " + place(other.to())
                : deed;
    }

    private static String place(Zone to) {
        return switch (to) {
            case EXILE -> "into exile";
            case HAND -> "into your hand";
            case BATTLEFIELD -> "onto the battlefield";
            case GRAVEYARD -> "into the graveyard";
            case LIBRARY -> "into the library";
            case STACK, COMMAND, OUTSIDE -> "elsewhere";
        };
    }

    private static boolean isSeveral(String what) {
        return !what.matches("(?:an?|another|what|it|one|up to one)\\b.*");
    }

    private static String moved(String what, Zone to) {
        String deed = switch (to) {
            case EXILE -> "exile " + what;
            case HAND -> "return " + what + " to " + (isSeveral(what) ? "their" : "its") + " owner's hand";
            case BATTLEFIELD -> "put " + what + " onto the battlefield";
            case GRAVEYARD -> "put " + what + " into the graveyard";
            case LIBRARY -> "put " + what + " into the library";
            case STACK, COMMAND, OUTSIDE -> "";
        };
        if (deed.isEmpty()) return "";
        return what.equals("what") ? "Choose what to " + deed.replaceFirst(" what", "") : Clause.capital(deed);
    }

    /// What a rule asks that no instruction says, whatever else its text offers; empty if it is not that.
    String asked(String name) {
        if (view.instruction() != null || !view.exists(decision.subject())) return "";
        if (view.isIn(decision.subject(), Zone.HAND)) return inTheHand(name);
        if (!view.isOnBattlefield(decision.subject())) return "";
        return switch (view.step()) {
            case UNTAP -> "Leave " + name + " tapped";
            // CR 701.43.
            case DECLARE_ATTACKERS -> "Exert " + name + " as it attacks";
            case FIRST_STRIKE_DAMAGE, COMBAT_DAMAGE ->
                "Have " + name + " assign its combat damage as though it weren't blocked";
            case UPKEEP,
                    DRAW,
                    PRECOMBAT_MAIN,
                    BEGINNING_OF_COMBAT,
                    DECLARE_BLOCKERS,
                    END_OF_COMBAT,
                    POSTCOMBAT_MAIN,
                    END,
                    CLEANUP -> "";
        };
    }

    /// CR 103.6: with a card of an opening hand; CR 702.94a: with one that was just drawn.
    private String inTheHand(String name) {
        String text = CardText.of(view, decision.subject());
        if (FROM_THE_HAND.matcher(text).find()) return "Begin the game with " + name + " on the battlefield";
        return CardText.keyword(view, decision.subject(), "miracle").isEmpty()
                ? ""
                : "Reveal " + name + " to cast it for its miracle cost";
    }

    /// How many of what; empty if that is not known.
    String number(String subject) {
        var instruction = view.instruction();
        if (instruction == null)
            return CardText.of(view, decision.subject()).startsWith("Read ahead")
                    ? "Choose a chapter to start with"
                    : "";
        return switch (instruction.bare()) {
            case Effect.DistributeCounters _ -> "How many counters for " + subject + "?";
            case Effect.DealDividedDamage _ -> "How much damage for " + subject + "?";
            case Effect.MayPay _, Effect.Unless _ -> "Choose X";
            case Effect.KeywordAction action when action.action() == Action.PAY_ENERGY -> "Pay how much {E}";
            case Effect.Structure _, Effect.Instruction _ -> "";
        };
    }
}
