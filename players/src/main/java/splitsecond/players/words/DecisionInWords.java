package splitsecond.players.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.Amount;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.ability.OptionalCost;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.TargetSlot;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Aiming;
import splitsecond.engine.view.Describing;

/// Puts a decision into words: as a prompt with labels to click on, as a noun for sentences ("a target"), and as what
/// somebody was asked for ("for a target").
public final class DecisionInWords {

    /// What is done with what was found.
    private static final String FOUND = ", (?:put|reveal|exile)s? .*";

    private final GameView view;
    private final Decision decision;
    /// What the one who reads calls players and objects.
    private final IntFunction<String> names;
    private final OptionInWords options;

    public DecisionInWords(GameView view, Decision decision, IntFunction<String> names) {
        this.view = view;
        this.decision = decision;
        this.names = names;
        options = new OptionInWords(view, decision, names);
    }

    /// For somebody who knows as much as the viewer.
    public DecisionInWords(GameView view, Decision decision) {
        this(view, decision, id -> view.name(id, CardText.lastName(view, id)));
    }

    /// The words for a kind of decision.
    ///
    /// @param noun in a sentence about what is open now
    /// @param asked after "was asked"
    private record Spoken(String noun, String asked) {}

    private static Spoken spoken(Decision.Kind kind) {
        return switch (kind) {
            case NONE -> new Spoken("nothing", "for a choice");
            case PRIORITY -> new Spoken("what to play", "what to do");
            case MULLIGAN -> new Spoken("whether to take a mulligan", "for a choice");
            case BOTTOM -> new Spoken("a card for the bottom of the library", "for a choice");
            case ORDER_TRIGGERS -> new Spoken("which ability goes on the stack next", "for the order of triggers");
            case MODE -> new Spoken("a mode", "for a mode");
            case X -> new Spoken("X", "for X");
            case TARGET -> new Spoken("a target", "for a target");
            case DIVIDE -> new Spoken("how much the next one gets", "how much the next one gets");
            case OPTIONAL_COST -> new Spoken("whether an optional cost is paid", "whether to pay an optional cost");
            case COST -> new Spoken("what to pay with", "what to pay a cost with");
            case PAY -> new Spoken("mana", "how to pay");
            case ATTACK -> new Spoken("whether a creature attacks", "whom to attack");
            case BLOCK -> new Spoken("whether a creature blocks", "what to block");
            case MAY -> new Spoken("yes or no", "yes or no");
            case CHOOSE, OTHER -> new Spoken("a choice", "for a choice");
            case DISCARD -> new Spoken("a card to discard", "what to discard");
            case LEGEND -> new Spoken("which one to keep", "which legend to keep");
            case COLOR -> new Spoken("a color", "for a color");
            case NUMBER -> new Spoken("a number", "for a number");
            case WORD -> new Spoken("a word", "for a choice");
            case PLACE -> new Spoken("where a card goes", "where a card goes");
            case SEARCH -> new Spoken("a card from a library", "which card to find");
            case REPLACEMENT -> new Spoken("which effect applies first", "which replacement effect applies");
        };
    }

    /// "a target".
    public static String noun(Decision.Kind kind) {
        return spoken(kind).noun;
    }

    /// What is asked, with what is offered: "a target (Alice, Bob)".
    public String question() {
        var offered = new ArrayList<String>();
        for (var option : decision.options()) {
            String name = name(option);
            if (!offered.contains(name)) offered.add(name);
        }
        return noun(decision.kind()) + " (" + String.join(", ", offered) + ")";
    }

    /// Who was asked what: "alice was asked for a target about Shock: alice, bob".
    ///
    /// @param most how many options are told
    public String report(int most) {
        var words = new ArrayList<String>();
        for (int i = 0; i < decision.size() && i < most; i++)
            words.add(options.of(decision.option(i)).terse());
        if (decision.size() > most) words.add("…");
        String about = decision.subject() < 0 ? "" : " about " + names.apply(decision.subject());
        return names.apply(decision.player()) + " was asked " + spoken(decision.kind()).asked + about + ": "
                + String.join(", ", words);
    }

    /// What is offered, in the order of the options.
    public List<String> offered() {
        var words = new ArrayList<String>();
        for (int i = 0; i < decision.size(); i++)
            words.add(options.of(decision.option(i)).terse());
        return words;
    }

    /// For the one who is asked.
    public String prompt() {
        String subject = decision.subject() < 0 ? "" : names.apply(decision.subject());
        String forSubject = subject.isEmpty() ? "" : " for " + subject;
        return switch (decision.kind()) {
            case NONE -> "";
            case PRIORITY -> priority();
            case MULLIGAN -> "Keep this hand?";
            case BOTTOM -> "Choose a card for the bottom of your library";
            case ORDER_TRIGGERS -> "Which ability goes on the stack first? It resolves last";
            case MODE -> (decision.detail() > 1 ? "Choose modes" : "Choose a mode") + forSubject;
            case X -> "Choose X" + forSubject;
            case TARGET -> "Choose target" + whichTarget() + forSubject;
            case DIVIDE -> divide(subject);
            case OPTIONAL_COST -> additional(subject);
            case COST -> pay(subject);
            case PAY -> "Pay" + forSubject;
            case ATTACK -> "Declare attackers: does " + subject + " attack?";
            case BLOCK -> "Declare blockers: does " + subject + " block?";
            case MAY -> new Offer(view, decision, names).asked(subject);
            case DISCARD -> "Discard a card" + (subject.isEmpty() ? downTo() : " (" + subject + ")");
            case LEGEND -> "Keep one " + subject;
            case COLOR -> "Choose a color" + forSubject;
            case NUMBER -> decision.isAboutPiles() ? "Choose a pile" + forSubject : number(subject);
            case PLACE -> decision.shown() > 1 ? looking() : place(subject);
            case SEARCH -> search(subject);
            case REPLACEMENT -> "Which effect applies first to " + replaced(subject) + "?" + resolving();
            case CHOOSE -> choose(subject, forSubject);
            case WORD -> word(subject);
            case OTHER -> "Choose" + forSubject;
        };
    }

    /// CR 616.1: what the event is about; a draw, which is no object's, is that of the one who is asked.
    private String replaced(String subject) {
        if (decision.subject() < 0) return "your draw";
        return decision.subject() == decision.player() ? "you" : subject;
    }

    /// CR 514.1.
    private String downTo() {
        return view.step() == Step.CLEANUP && view.instruction() == null
                ? ", down to " + (decision.size() - decision.detail()) + " in hand"
                : "";
    }

    private String library() {
        for (var option : decision.options())
            if (option.kind() == Option.Kind.ENTITY && view.owner(option.id()) != decision.player())
                return names.apply(view.owner(option.id())) + "'s library";
        return "your library";
    }

    /// "Choose a creature type (Clan Banner)".
    private String word(String subject) {
        String wanted = CardText.wanted(view, decision.subject());
        String clause = clause(subject);
        if (wanted.isEmpty() && !clause.isEmpty()) return clause + " (" + subject + ")";
        if (wanted.isEmpty()) wanted = new RuleQuestion(view, decision).wanted();
        // Of what is paid only counters come in kinds.
        if (wanted.isEmpty() && view.stackSize() > 0 && view.isBeingAnnounced(view.stackObject(view.stackSize() - 1)))
            return "Which kind of counter is removed? (" + subject + ")";
        return "Choose " + (wanted.isEmpty() ? "for " + subject : wanted + " (" + subject + ")");
    }

    private String choose(String subject, String forSubject) {
        if (decision.isAboutPiles()) return "Separate them into two piles" + forSubject;
        if (isOrder()) return "Which of these comes first, nearer the top?" + resolving();
        var rule = new RuleQuestion(view, decision);
        String clause = rule.entering(subject);
        if (!clause.isEmpty()) return clause;
        clause = rule.action(subject);
        if (clause.isEmpty()) clause = clause(subject);
        if (clause.isEmpty()) clause = CardText.entering(view, decision.subject());
        if (clause.isEmpty()) clause = rule.choose();
        if (clause.isEmpty()) clause = CardText.deedGiven(view, decision.subject());
        if (clause.isEmpty()) return "Choose" + forSubject;
        return fromWhere(ofOnesOwn(clause))
                + (subject.isEmpty() || clause.contains(subject) ? "" : " (" + subject + ")");
    }

    /// "A creature card in their graveyard" is in that of the one who is asked.
    private String ofOnesOwn(String clause) {
        for (var option : decision.options())
            if (option.kind() == Option.Kind.ENTITY
                    && GameView.isObject(option.id())
                    && view.owner(option.id()) != decision.player()) return clause;
        return clause.replaceAll("\\b(in|from) their (hand|graveyard|library)\\b", "$1 your $2")
                .replaceAll("\\bthey control\\b", "you control");
    }

    /// "From it" is a hand that a sentence before has named.
    private String fromWhere(String clause) {
        if (!clause.contains(" from it")) return clause;
        int owner = GameView.NONE;
        for (var option : decision.options()) {
            if (option.kind() != Option.Kind.ENTITY) continue;
            if (!view.isIn(option.id(), Zone.HAND) || owner >= 0 && view.owner(option.id()) != owner) return clause;
            owner = view.owner(option.id());
        }
        if (owner < 0 || owner == decision.player()) return clause;
        return clause.replaceFirst(" from it\\b", " from " + Matcher.quoteReplacement(names.apply(owner)) + "'s hand");
    }

    /// "Search your library for a basic land card (Rampant Growth)".
    private String search(String subject) {
        String clause = clause(subject);
        String by = subject.isEmpty() ? "" : " (" + subject + ")";
        if (clause.startsWith("Search ")) return clause.replaceFirst(FOUND, "") + by;
        String sought = CardText.sought(view, decision.subject());
        if (sought.isEmpty() && view.stackSize() > 0)
            sought = CardText.sought(view, view.stackObject(view.stackSize() - 1));
        if (sought.isEmpty()) sought = soughtByRule();
        if (!sought.isEmpty()) return "Search " + library() + " for " + sought + by;
        return "Search " + library() + (decision.detail() > 1 ? " for up to " + decision.detail() + " cards" : "") + by;
    }

    /// What a token's ability or a keyword looks for, whose words are on no card.
    private String soughtByRule() {
        String partner = CardText.keyword(view, decision.subject(), "partner with ");
        if (!partner.isEmpty()) return partner.substring("partner with ".length());
        var instruction = view.instruction();
        if (instruction == null || !(instruction.bare() instanceof Effect.Search search)) return "";
        String noun = Describing.some(search.count(), search.what());
        return noun.contains("permanent") ? "" : noun + (noun.endsWith("s") ? " cards" : " card");
    }

    /// "Scry 1 (Opt): where does Grizzly Bears go?".
    private String place(String subject) {
        String clause = options.isMutating() ? "" : clause(resolvingName());
        String where = "here does " + (subject.isEmpty() ? "the card" : subject) + " go?";
        if (clause.startsWith("It ")) return resolvingName() + clause.substring(2) + ": w" + where;
        return clause.isEmpty() ? "W" + where : clause + resolving() + ": w" + where;
    }

    /// "How much damage for Goblin Piker? (Furious Blast)".
    private String number(String subject) {
        String asked = new RuleQuestion(view, decision).number(subject);
        if (asked.isEmpty()) return "Choose a number for " + subject;
        return asked + (asked.endsWith("?") ? resolving() : " (" + subject + ")");
    }

    /// "Sacrifice a creature (Bone Splinters)".
    private String pay(String subject) {
        var part = decision.paying();
        String deed =
                part == null ? "" : CostInWords.of(part, decision.detail()).replace("~", subject);
        if (deed.isEmpty()) deed = clause(subject);
        // What attacking or blocking costs belongs to no card.
        if (subject.isEmpty()) return deed.isEmpty() ? "Choose what to pay with" : deed;
        return deed.isEmpty() ? "Choose what to pay with for " + subject : deed + " (" + subject + ")";
    }

    /// " 2 of up to 3".
    private String whichTarget() {
        var slot = slot();
        if (slot == null || !(slot.count().most() instanceof Amount.Number(int most)) || most == 1) return "";
        boolean all = slot.count().least().equals(slot.count().most());
        return " " + (view.targetsSoFar() + 1) + (all ? " of " : " of up to ") + most;
    }

    /// CR 701.22, 701.25, 701.29: "Scry 2 (Preordain): what stays on top, and in which order?".
    private String looking() {
        boolean surveil = decision.indexOf(Option.pack(Option.Kind.PLACE, 2)) >= 0;
        boolean own = view.owner(decision.subject()) == decision.player();
        String what = surveil ? "Surveil " : own ? "Scry " : "Fateseal ";
        return what + decision.shown() + resolving() + ": what stays on top, and in which order?";
    }

    /// " (Opt)": what resolves now.
    private String resolving() {
        String name = resolvingName();
        return name.isEmpty() ? "" : " (" + name + ")";
    }

    private String resolvingName() {
        if (view.stackSize() == 0) return "";
        int id = view.stackObject(view.stackSize() - 1);
        var item = view.stackItem(id);
        return names.apply(item != null && item.isAbility() ? item.source() : id);
    }

    /// "Pay kicker {2}{R}? (Goblin Ruinblaster)".
    private String additional(String subject) {
        int spell = decision.subject();
        var cost = view.exists(spell) ? view.optionalCost(spell, decision.detail()) : null;
        if (cost == null) return "Splice a card onto " + subject + "?";
        int earlier = 0;
        for (int i = 0; i < decision.detail(); i++)
            if (view.optionalCost(spell, i) instanceof OptionalCost other
                    && keyword(other).equals(keyword(cost))) earlier++;
        String line = CardText.oneOf(CardText.keyword(view, spell, keyword(cost)), keyword(cost), earlier);
        boolean often = decision.size() > 2 || line.startsWith("multi");
        String asked = switch (cost) {
            case ADDITIONAL -> CardText.additional(view, spell);
            case GIFT -> "Promise the " + line.replaceFirst("^gift ", "gift of ");
            case KICKER,
                    FIRST_KICKER,
                    SECOND_KICKER,
                    BUYBACK,
                    ENTWINE,
                    REPLICATE,
                    OFFSPRING,
                    SQUAD,
                    CASUALTY,
                    CONSPIRE,
                    BARGAIN,
                    TEAMWORK -> offered(line.isEmpty() ? cost.word() : line) + (often ? ": how often" : "");
        };
        return (asked.isEmpty() ? "Pay an additional cost" : asked) + "? (" + subject + ")";
    }

    private static String keyword(OptionalCost cost) {
        return cost.isKicker() ? OptionalCost.KICKER.word() : cost.word();
    }

    /// "Pay kicker {2}{R}", "Casualty 1: sacrifice a creature with power 1 or greater".
    private String offered(String line) {
        var cost = view.offeredCost(decision.subject(), decision.detail());
        if (cost == null || !CostInWords.isDone(cost)) return "Pay " + line;
        String deed = CostInWords.each(cost);
        String keyword = line.replaceFirst("\\s*—.*", "");
        return Clause.capital(keyword) + ": " + Character.toLowerCase(deed.charAt(0)) + deed.substring(1);
    }

    /// Cards that are put somewhere in an order of the player's choice.
    private boolean isOrder() {
        if (decision.subject() >= 0 || decision.size() == 0) return false;
        for (var option : decision.options())
            if (option.kind() != Option.Kind.ENTITY || !GameView.isObject(option.id())) return false;
        return decision.shown() > 0;
    }

    private String priority() {
        if (view.stackSize() > 0) return "Respond, or resolve " + onStack(view.stackObject(view.stackSize() - 1));
        boolean own = view.activePlayer() == decision.player();
        if (own && view.step().isMain()) return "Play cards, or go on";
        return (own ? "Your " : names.apply(view.activePlayer()) + "'s ")
                + view.step().word() + " step: act, or pass";
    }

    /// What lies on the stack: "Lightning Bolt", "the ability of Soul Warden".
    public String onStack(int id) {
        var item = view.stackItem(id);
        return item != null && item.isAbility() ? "the ability of " + names.apply(item.source()) : names.apply(id);
    }

    /// CR 510.1: a creature assigns its combat damage.
    private boolean isDealt() {
        boolean damage = view.step() == Step.COMBAT_DAMAGE || view.step() == Step.FIRST_STRIKE_DAMAGE;
        return damage && decision.subject() >= 0 && view.isOnBattlefield(decision.subject());
    }

    private String divide(String subject) {
        int recipient = Aiming.recipient(view, decision);
        String whose = isDealt() ? (subject.endsWith("s") ? "'" : "'s") + " damage" : "";
        return "How much" + (subject.isEmpty() ? "" : " of " + subject + whose) + " for "
                + (recipient < 0 ? "the next" : EventInWords.within(names.apply(recipient))) + "?";
    }

    /// More about the question, such as "target creature"; may be empty.
    public String detail() {
        return switch (decision.kind()) {
            case TARGET -> target();
            case MULLIGAN -> decision.detail() == 0 ? "" : "Mulligans so far: " + decision.detail();
            case BOTTOM, DISCARD -> decision.detail() > 1 ? decision.detail() + " cards" : "";
            case OPTIONAL_COST -> optionalCost();
            case MODE -> CardText.howManyModes(view, decision.subject());
            case CHOOSE -> decision.detail() > 1 && !decision.isAboutPiles() ? more() : whole();
            case SEARCH -> searching();
            case MAY ->
                new Offer(view, decision, names).whole(decision.subject() < 0 ? "" : names.apply(decision.subject()));
            case NUMBER -> decision.isAboutPiles() ? CardText.of(view, decision.subject()) : "";
            case NONE,
                    PRIORITY,
                    ORDER_TRIGGERS,
                    X,
                    DIVIDE,
                    COST,
                    PAY,
                    ATTACK,
                    BLOCK,
                    LEGEND,
                    COLOR,
                    WORD,
                    PLACE,
                    REPLACEMENT,
                    OTHER -> "";
        };
    }

    /// The whole clause, where the question says only what is looked for.
    private String searching() {
        String clause = decision.subject() < 0 ? "" : clause(names.apply(decision.subject()));
        return clause.isEmpty() || prompt().startsWith(clause) ? "" : clause + ".";
    }

    /// The whole text, where the question itself does not say its clause.
    private String whole() {
        return clause("").isEmpty() ? CardText.of(view, decision.subject()) : "";
    }

    private String clause(String name) {
        return new Clause(view, decision).asked(name);
    }

    private String more() {
        boolean upTo = decision.indexOf(Option.pack(Option.Kind.DONE, 0)) >= 0;
        return (upTo ? "up to " : "") + decision.detail() + " more";
    }

    private @Nullable TargetSlot slot() {
        var item = view.stackItem(decision.subject());
        return item == null || decision.detail() >= item.slots() ? null : item.slot(decision.detail());
    }

    private String target() {
        var slot = slot();
        if (slot == null) return "";
        String what = Describing.target(slot);
        if (slot.count().most() instanceof Amount.Number) return what;
        return what + " · as many as you like"
                + (view.targetsSoFar() > 0 ? ", " + view.targetsSoFar() + " chosen" : "");
    }

    /// What is spliced is not in the spell's own text.
    private String optionalCost() {
        int spell = decision.subject();
        boolean own = view.exists(spell) && view.optionalCost(spell, decision.detail()) != null;
        return own ? CardText.of(view, spell) : "";
    }

    public String label(Option option) {
        return options.of(option).label();
    }

    public String name(Option option) {
        return options.of(option).name();
    }

    /// What passing priority leads to, for the one who is asked.
    public String onPass() {
        if (view.stackSize() > 0) return "Resolve " + onStack(view.stackObject(view.stackSize() - 1));
        if (view.activePlayer() != decision.player()) return "Pass";
        return switch (view.step()) {
            case UNTAP, UPKEEP -> "To draw";
            case DRAW -> "To main phase";
            case PRECOMBAT_MAIN -> "To combat";
            case BEGINNING_OF_COMBAT -> "To attackers";
            case DECLARE_ATTACKERS -> view.hasAttackers() ? "To blockers" : "To end of combat";
            case DECLARE_BLOCKERS -> "To damage";
            case FIRST_STRIKE_DAMAGE -> "To regular damage";
            case COMBAT_DAMAGE -> "To end of combat";
            case END_OF_COMBAT -> "To main phase 2";
            case POSTCOMBAT_MAIN, END, CLEANUP -> "End turn";
        };
    }
}
