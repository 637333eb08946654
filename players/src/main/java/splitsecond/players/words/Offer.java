package splitsecond.players.words;

import java.util.function.IntFunction;
import splitsecond.engine.GameView;
import splitsecond.engine.ability.CastingWay;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.decision.Decision;

/// What is answered yes or no: "Shuffle your library? (Ponder)", "Pay 2 life so that Steam Vents enters untapped?".
final class Offer {

    private final GameView view;
    private final Decision decision;
    private final IntFunction<String> names;
    private final Clause clause;

    /// @param names what the one who is asked calls players and objects
    Offer(GameView view, Decision decision, IntFunction<String> names) {
        this.view = view;
        this.decision = decision;
        this.names = names;
        clause = new Clause(view, decision);
    }

    /// @param subject the name of what it is about
    String asked(String subject) {
        if (subject.isEmpty()) return "Do you want to?";
        var rule = new RuleQuestion(view, decision);
        String byRule = rule.asked(subject);
        if (!byRule.isEmpty()) return byRule + "?";
        if (bare() instanceof Effect.CastByWay(var _, CastingWay way)) return cast(way, subject) + "?";
        String words = rule.partner(subject, names);
        if (words.isEmpty()) words = firstSentence(clause.asked(subject));
        if (words.isEmpty()) words = CardText.offer(view, decision.subject());
        if (words.isEmpty()) words = rule.may(subject);
        if (words.isEmpty()) words = rule.either();
        if (words.isEmpty()) words = CardText.offerGiven(view, decision.subject());
        if (words.isEmpty()) return "Use the effect of " + subject + "?";
        words = words.replaceFirst("^(.{1,60}?) fights ", "Have $1 fight ").replaceFirst("^Have It ", "Have it ");
        if (words.equals("Shuffle")) words = "Shuffle your library";
        var entering = CardText.tappedIfNot(view, decision.subject());
        if (entering != null) return words + " so that " + entering.name() + " enters untapped?";
        return words + "?" + (words.contains(subject) ? "" : " (" + subject + ")");
    }

    /// What the answer leads to, where the question alone does not say it: "Counter target spell unless its controller
    /// pays {1}."
    String whole(String subject) {
        String words = clause.asked(subject);
        boolean said = !words.isEmpty() && words.equals(firstSentence(words));
        if (said && !(bare() instanceof Effect.MayPay || bare() instanceof Effect.Unless)) return "";
        String all = clause.whole(subject);
        return all.isEmpty() ? CardText.of(view, decision.subject()) : all;
    }

    private Effect bare() {
        var instruction = view.instruction();
        return instruction == null ? NOTHING : instruction.bare();
    }

    private static final Effect NOTHING = new Effect.Nothing("");

    /// What comes after it is no question any more.
    private static String firstSentence(String words) {
        int end = words.indexOf(". ");
        return end < 0 ? words : words.substring(0, end);
    }

    /// A card that has waited for this.
    private String cast(CastingWay way, String subject) {
        if (way == CastingWay.MADNESS || way == CastingWay.MIRACLE)
            return "Cast " + subject + " for its " + way.word() + " cost";
        // CR 310.11b: a battle that was defeated is cast as its other face.
        var faces = view.card(decision.subject()).definition().faces();
        boolean other = way == CastingWay.DEFEATED && faces.size() > 1;
        return "Cast " + (other ? faces.get(1).name() : subject) + " without paying its mana cost";
    }
}
