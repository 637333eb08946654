package splitsecond.engine.rules.playing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.decision.JudgedPlay;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.questions.Layers;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.TotalCost;
import splitsecond.timing.Verdict;
import splitsecond.timing.Window;

/// Goes along while `Playing` walks over what might be done with one object, and writes down what each play needs and
/// whether it is so. Where only options are wanted there is none, and the first thing that is missing ends a play.
final class Reasons {

    private final GameState state;
    private final int player;
    /// The card or permanent that is asked about.
    private final int object;

    private final List<JudgedPlay> plays = new ArrayList<>();

    // The play that is being judged.

    private final List<Verdict.Check> checks = new ArrayList<>();
    private String start = "";
    private String message = "";
    private @Nullable Characteristics traits;
    private FaceRules rules = FaceRules.BLANK;
    private @Nullable TotalCost cost;
    private @Nullable CastingWay way;
    private @Nullable CompiledAbility ability;

    Reasons(GameState state, int player, int object) {
        this.state = state;
        this.player = player;
        this.object = object;
    }

    List<JudgedPlay> plays() {
        return plays;
    }

    boolean isAbout(int id) {
        return id == object;
    }

    boolean has(Option.Kind kind, int variant) {
        for (var play : plays) if (play.option().kind() == kind && play.option().variant() == variant) return true;
        return false;
    }

    /// @param cost null if it has none
    void beginCast(Characteristics face, FaceRules itsRules, @Nullable TotalCost itsCost, @Nullable CastingWay itsWay) {
        begin("Cannot cast " + face.name + ": ");
        traits = face;
        rules = itsRules;
        cost = itsCost;
        way = itsWay;
    }

    void beginLand(Characteristics face) {
        begin("Cannot play " + face.name + ": ");
    }

    void beginAbility(CompiledAbility itsAbility) {
        begin("Cannot activate " + Layers.of(state, object).name + ": ");
        ability = itsAbility;
        cost = itsAbility.cost;
    }

    private void begin(String sentence) {
        start = sentence;
        checks.clear();
        message = "";
        traits = null;
        rules = FaceRules.BLANK;
        cost = null;
        way = null;
        ability = null;
    }

    void end(Option.Kind kind, int variant) {
        plays.add(new JudgedPlay(new Option(kind, object, variant), new Verdict(checks, message)));
    }

    /// Whether to go on judging: always with reasons, else while all that was needed is so.
    static boolean goesOn(@Nullable Reasons reasons, Requirement requirement, boolean holds) {
        if (reasons == null) return holds;
        reasons.note(requirement, holds);
        return true;
    }

    private void note(Requirement requirement, boolean holds) {
        if (!holds || requirement.isAlwaysShown() && (requirement != Requirement.TARGETS || hasTargets()))
            checks.add(new Verdict.Check(requirement.name(), requirement.label(), holds));
        if (!holds && message.isEmpty()) message = start + sentence(requirement);
    }

    /// Of what targets nothing it would be idle to say that its targets are there.
    private boolean hasTargets() {
        var spell = ability == null ? rules.spell() : ability;
        return spell == null
                ? rules.enchant() != null || way == CastingWay.MUTATE
                : spell.modal != null || spell.slots.length > 0;
    }

    void time(Window<Moment> window) {
        var verdict = window.judge(new Moment(state, player), (failed, _) -> start + whyNotNow(failed.code()));
        checks.addAll(verdict.checks());
        if (message.isEmpty()) message = verdict.message();
    }

    private String whyNotNow(String failed) {
        if (ability != null) return Moment.whyNotActivated(failed);
        return traits == null ? Moment.whyNotPlayed(failed) : Moment.whyNotCast(failed, traits);
    }

    private String sentence(Requirement requirement) {
        return switch (requirement) {
            case SUPPORTED -> "Its text is not understood.";
            case SPLIT_SECOND -> "A spell with split second is on the stack.";
            case CONDITION ->
                ability == null ? "Its own text does not allow it now." : "What its text asks for is not so now.";
            case PROHIBITED -> "An effect or its own text forbids it now.";
            case MANA -> ability == null ? whyNotPaid() : whyNotPaid(ability);
            case TARGETS -> whyNoTargets();
            case ZONE -> "It cannot be activated from the " + state.zone(object).word() + ".";
            case ACTIVATOR -> "You may not activate it.";
            case LIMIT -> "It has been activated as often as it may be.";
            case PAID_AUTOMATICALLY -> "It makes mana by itself when something is paid for.";
        };
    }

    private String whyNotPaid() {
        if (cost == null) return "It has no mana cost.";
        var mana = Playability.manaCost(state, player, object, rules, cost, way);
        return Bill.of(player, mana.withX(0), Purpose.spell(object, null)).isPayable(state)
                ? "Its additional costs cannot be paid."
                : itCosts(mana.toString());
    }

    private String whyNotPaid(CompiledAbility activated) {
        var mana = CostChanges.abilityWithStatics(state, activated.cost.mana(), activated, object);
        return Bill.of(player, mana.withX(0), Purpose.ability(object, activated, null))
                        .isPayable(state)
                ? "Its costs cannot be paid."
                : itCosts(mana.toString());
    }

    private String itCosts(String mana) {
        String payable = Mana.describe(state, player);
        return "It costs " + mana
                + (payable.isEmpty() ? " and no mana can be paid." : " and only " + payable + " can be paid.");
    }

    private String whyNoTargets() {
        String name = traits == null ? Layers.of(state, object).name : traits.name;
        return ability == null
                ? Playability.whyNoTargets(state, player, object, rules, name)
                : Playability.whyNoTargets(state, player, object, ability, name);
    }
}
