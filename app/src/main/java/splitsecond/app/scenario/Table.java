package splitsecond.app.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.Game;
import splitsecond.engine.GameView;
import splitsecond.engine.Setup;
import splitsecond.engine.ability.Cost;
import splitsecond.engine.ability.Effect;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.event.GameEvent;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Plan;
import splitsecond.engine.intent.Pursuit;

/// A game that is played by a scenario: it answers what answers itself, and keeps answers until they are asked for.
final class Table {

    /// More questions than any step of a scenario could bring: a game that never stops.
    private static final int TOO_MANY = 20_000;

    final Names names;
    final GameLog log;
    private final Game game;
    private final KeptAnswers kept;
    /// What is under way and goes on as soon as the open question is answered.
    private @Nullable Progress progress;
    /// Whose declaration was refused: that player needs not attack or block any more.
    private int refusedDeclarer = GameView.NONE;
    /// The step after the one being played, if it is an answer: it may order triggers.
    private Step.@Nullable Choose next;

    private Step.@Nullable Choose afterLooking;

    /// The answers that follow each other after the step being played.
    private List<Step.Choose> following = List.of();

    private final Set<Step> usedAhead = Collections.newSetFromMap(new IdentityHashMap<>());

    /// How answers are read where there are two ways to.
    enum Reading {
        AS_IT_COMES,
        /// One name after another may be said to a question that takes several.
        JOINING,
        /// What names the only one there was is kept for a question that is still to come.
        LATER,
        /// A list also has what was the only one to an earlier question.
        WITHOUT_ANSWERED
    }

    /// What was said of "you may" when only its target was asked for, by the source.
    private final Map<Integer, Answer.YesNo> saidEarly = new HashMap<>();

    /// The sources of abilities whose targets were named.
    private final Set<Integer> aimed = new HashSet<>();

    private final Reading reading;
    /// Whether the latest answer was a no to where a card goes: the others that are looked at stay on top, too.
    private boolean placedNothing;

    /// The play that was announced last.
    private @Nullable Plan announced;

    /// Something that takes several decisions: what is still to be done now, or null if it is done.
    interface Progress {
        boolean isDone();
    }

    Table(Scenario scenario, Setup setup, Reading reading) {
        this.reading = reading;
        var players = setup.seats().stream().map(Setup.Seat::name).toList();
        names = new Names(scenario.file(), players);
        kept = new KeptAnswers(names, players.size(), reading != Reading.LATER);
        var started = new Game[1];
        log = new GameLog(names, () -> started[0]);
        game = Game.start(setup, event -> {
            if (event.kind() == GameEvent.Kind.ANSWERED_ITSELF) answeredItself(started[0], event);
            else log.on(event);
        });
        started[0] = game;
        settle();
    }

    Game game() {
        return game;
    }

    GameView all() {
        return game.everything();
    }

    Decision decision() {
        return game.decision();
    }

    /// @param later the next step but those that look, if it is an answer
    /// @param answers the steps after it, as long as they are answers
    void expectNext(Step.@Nullable Choose later, List<Step.Choose> answers) {
        next = answers.isEmpty() ? null : answers.getFirst();
        afterLooking = later;
        following = answers;
    }

    void refuseDeclaration(int player) {
        refusedDeclarer = player;
    }

    /// Whether the game waits for something other than priority.
    boolean isQuestionOpen() {
        return !game.isOver() && decision().kind() != Decision.Kind.PRIORITY && !isDeclarationOver();
    }

    private boolean isDeclarationOver() {
        return isDeclaration() && decision().player() == refusedDeclarer;
    }

    boolean isDeclaration() {
        return decision().kind() == Decision.Kind.ATTACK || decision().kind() == Decision.Kind.BLOCK;
    }

    /// After a refused declaration the player declares nothing.
    void endRefusedDeclaration() {
        while (!game.isOver() && isDeclarationOver() && declineFight()) settle();
        refusedDeclarer = GameView.NONE;
    }

    void choose(int option) {
        game.choose(option);
        settle();
    }

    void chooseAll(List<Integer> options) {
        for (int option : options) game.choose(option);
        settle();
    }

    /// What was announced beyond a question that was left open is said after its answer.
    void begin(Plan plan) {
        announced = plan;
        chooseAll(plan.choices());
    }

    private void announceTheRest() {
        var rest = announced == null || game.isOver() ? null : announced.afterAnswer(game);
        announced = null;
        if (rest == null) return;
        if (!rest.verdict().allowed()) throw new Refusal(rest.verdict().message());
        announced = rest;
        for (int choice : rest.choices()) game.choose(choice);
    }

    void keep(int player, Answer answer) {
        kept.keep(all(), player, answer);
    }

    private void answeredItself(@Nullable Game now, GameEvent event) {
        if (now == null) return;
        var view = now.everything();
        if (event.amount() > 0) kept.onlyMode(event.player(), event.amount());
        else kept.onlyOne(view, event.player(), event.subject(), log.name(view, event.subject()));
    }

    /// Whether this names what the question before the open one had as its only answer, and is none to the open one.
    boolean isAnswered(int player, Answer answer) {
        return KeptAnswers.isNames(answer)
                && !fits(decision(), answer)
                && kept.hasAnsweredItself(all(), player, answer);
    }

    KeptAnswers kept() {
        return kept;
    }

    /// Answers everything that answers itself or for which an answer was kept.
    void settle() {
        while (!game.isOver() && decision().kind() != Decision.Kind.PRIORITY) {
            if (!settleOnce()) return;
        }
    }

    private boolean settleOnce() {
        var decision = decision();
        return switch (decision.kind()) {
            case PAY -> {
                int auto = decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
                if (auto >= 0) game.choose(auto);
                yield auto >= 0;
            }
            case OPTIONAL_COST -> {
                payOnTop(decision);
                yield true;
            }
            case ORDER_TRIGGERS -> {
                order(decision);
                yield true;
            }
            case ATTACK, BLOCK -> false;
            case NONE,
                    PRIORITY,
                    MULLIGAN,
                    BOTTOM,
                    MODE,
                    X,
                    TARGET,
                    DIVIDE,
                    COST,
                    MAY,
                    CHOOSE,
                    DISCARD,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> answerAsKept(decision);
        };
    }

    private boolean answerAsKept(Decision decision) {
        var answers = kept.of(decision.player());
        if (kept.isSpare(answers.peek()) && decision.kind() != Decision.Kind.DIVIDE) {
            if (!fits(decision, answers.element())) answers.remove();
        }
        if (isPhyrexian(decision) && !isAnswered(decision, answers.peek())) {
            game.choose(0);
            announceTheRest();
        } else if (!answers.isEmpty()) reply(decision.player(), answers.remove());
        else return chooseWhatIsLeftOut(decision);
        return true;
    }

    /// What is left out is not chosen: a spell cast in mid-resolution is kicked only if the next answer says so.
    private void payOnTop(Decision decision) {
        int player = decision.player();
        var answers = kept.of(player);
        if (answers.peek() instanceof Answer.YesNo) {
            reply(player, answers.remove());
        } else if (answers.isEmpty()
                && next != null
                && next.answer() instanceof Answer.YesNo
                && !isUnanswered(decision)) {
            usedAhead.add(next);
            reply(player, next.answer());
            next = null;
        } else game.choose(0);
    }

    /// The source of the triggered ability for which a target must be chosen now; none if that is not so. Its player
    /// may decline only later (CR 603.5): a yes or no to it is about that.
    private int aimingTrigger() {
        var decision = decision();
        boolean aims = decision.kind() == Decision.Kind.TARGET
                && Pursuit.none(decision) < 0
                && all().exists(decision.subject());
        var item = aims ? all().stackItem(decision.subject()) : null;
        return item == null || !item.isAbility() ? GameView.NONE : item.source();
    }

    /// What was said of it as its target was chosen; naming the target accepts, if nothing else is said.
    private boolean mayAsSaidEarly(Decision decision) {
        if (decision.kind() != Decision.Kind.MAY) return false;
        var early = saidEarly.remove(decision.subject());
        boolean named = aimed.remove((Integer) decision.subject()) && all().instruction() instanceof Effect.May;
        if (early == null && !(named && isUnanswered(decision))) return false;
        reply(decision.player(), early == null ? new Answer.YesNo(0, true) : early);
        return true;
    }

    private boolean chooseWhatIsLeftOut(Decision decision) {
        if (mayAsSaidEarly(decision)) return true;
        // Whether no step answers it, not even after looking at the game.
        boolean wholly = afterLooking == null || names.player(afterLooking.player()) != decision.player();
        int option = new LeftOut(decision, all(), log, isUnanswered(decision), wholly, placedNothing).option();
        if (option < 0) return false;
        game.choose(option);
        return true;
    }

    /// CR 107.4f: mana pays itself, and life only where somebody says so.
    private static boolean isPhyrexian(Decision decision) {
        return decision.paying() instanceof Cost.Either either && either.isPhyrexian();
    }

    /// Whether a kept answer, or else the next step, is one to this question.
    private boolean isAnswered(Decision decision, @Nullable Answer keptAnswer) {
        if (keptAnswer != null) return fits(decision, keptAnswer);
        return !isUnanswered(decision) && next != null && fits(decision, next.answer());
    }

    private boolean fits(Decision decision, Answer answer) {
        return Plan.knowingAll(game, decision.player(), new Intent.Answer(answer.said(names)))
                .verdict()
                .allowed();
    }

    /// What is left out is not chosen: who says nothing of new targets keeps the old ones (CR 115.7d, 707.10c).
    void keepTargets() {
        while (isQuestionOpen() && decision().kind() == Decision.Kind.TARGET) {
            int keep = decision().indexOf(Option.pack(Option.Kind.NO, 0));
            if (keep < 0) return;
            choose(keep);
            goOn();
        }
    }

    /// Whether the next step is no answer of that player.
    private boolean isUnanswered(Decision decision) {
        return next == null || names.player(next.player()) != decision.player();
    }

    /// In printed order, unless an answer names the order.
    private void order(Decision decision) {
        int player = decision.player();
        var answer = kept.of(player).peek();
        if (answer != null && isOrder(answer)) {
            kept.of(player).remove();
            reply(player, answer);
            return;
        }
        if (next != null && names.player(next.player()) == player && isOrder(next.answer())) {
            var now = next;
            next = null;
            usedAhead.add(now);
            reply(player, now.answer());
            return;
        }
        game.choose(0);
    }

    /// Whether this step has been used already, to order triggers.
    boolean isUsed(Step step) {
        return usedAhead.contains(step);
    }

    /// If the next step names a color for this player and there is an option for it: that option, and the step is used;
    /// else -1.
    int colorNamedNext(int player, ToIntFunction<String> options) {
        var step = next;
        if (step == null || names.player(step.player()) != player || !(step.answer() instanceof Answer.Named named))
            return -1;
        int option = options.applyAsInt(named.name().text());
        if (option >= 0) usedAhead.add(step);
        return option;
    }

    private boolean isOrder(Answer answer) {
        if (answer instanceof Answer.Order order)
            return order.answers().size() == decision().size();
        if (!(answer instanceof Answer.Several several)
                || several.answers().size() != decision().size()) return false;
        for (var one : several.answers()) {
            if (!(one instanceof Answer.Named named)) return false;
            boolean any = false;
            for (int i = 0; i < decision().size(); i++)
                any |= names.means(
                        game.everything(), named.name(), decision().option(i).id());
            if (!any) return false;
        }
        return true;
    }

    /// Gives an answer to the open question and to what belongs to it. An answer that does not fit is a refusal;
    /// nothing has changed then.
    void reply(int player, Answer first) {
        int aims = aimingTrigger();
        if (aims != GameView.NONE && first instanceof Answer.YesNo may) {
            saidEarly.put(aims, may);
            // Whoever declines need not say at what.
            if (!may.yes()) game.choose(0);
            return;
        }
        if (aims != GameView.NONE) aimed.add(aims);
        var shorter = kept.withoutAnswered(all(), player, first);
        var answer = switch (reading) {
            case AS_IT_COMES, LATER -> first;
            case JOINING -> joined(player, first);
            case WITHOUT_ANSWERED -> shorter;
        };
        var plan = Plan.knowingAll(game, player, new Intent.Answer(answer.said(names)));
        if (!plan.verdict().allowed()) throw refused(answer, plan.verdict().message());
        placedNothing =
                decision().kind() == Decision.Kind.PLACE && answer instanceof Answer.YesNo(var _, boolean yes) && !yes;
        int accepted = answer instanceof Answer.YesNo(var _, boolean yes) && yes ? onlyObject() : GameView.NONE;
        String called = accepted == GameView.NONE ? "" : log.name(all(), accepted);
        for (int choice : plan.choices()) game.choose(choice);
        // To accept the only one there is and to name it as well is right.
        if (accepted != GameView.NONE) kept.onlyOne(all(), player, accepted, called);
        announceTheRest();
    }

    /// What is offered if it is the only object or player; none if there are several, or no such thing.
    private int onlyObject() {
        int only = GameView.NONE;
        for (var option : decision().options()) {
            if (option.kind() != Option.Kind.ENTITY) continue;
            if (only != GameView.NONE) return GameView.NONE;
            only = option.id();
        }
        return only;
    }

    /// A name with the names after it that the same question takes.
    private Answer joined(int player, Answer first) {
        if (!(first instanceof Answer.Named)) return first;
        var all = new ArrayList<Answer>(List.of(first));
        for (var more = nameAfter(player); more != null && takes(player, all, more); more = nameAfter(player)) {
            all.add(more.answer());
            var step = more.step();
            if (step == null) kept.of(player).remove();
            else usedAhead.add(step);
        }
        return all.size() == 1 ? first : new Answer.Several(first.line(), List.copyOf(all));
    }

    private boolean takes(int player, List<Answer> before, Next more) {
        var all = new ArrayList<>(before);
        all.add(more.answer());
        var several = new Answer.Several(more.answer().line(), all);
        var plan = Plan.knowingAll(game, player, new Intent.Answer(several.said(names)));
        return plan.verdict().allowed() && plan.isSaidWhole();
    }

    /// @param step where it is said, or null if it has been kept
    private record Next(Answer answer, Step.@Nullable Choose step) {}

    private @Nullable Next nameAfter(int player) {
        var keptNext = kept.of(player).peek();
        if (keptNext != null) return keptNext instanceof Answer.Named ? new Next(keptNext, null) : null;
        for (var step : following) {
            if (usedAhead.contains(step)) continue;
            boolean named = names.player(step.player()) == player && step.answer() instanceof Answer.Named;
            return named ? new Next(step.answer(), step) : null;
        }
        return null;
    }

    /// Other words than names may be no answer; a name of nothing is a fault of the file.
    private RuntimeException refused(Answer answer, String sentence) {
        boolean words = decision().kind() == Decision.Kind.WORD || decision().kind() == Decision.Kind.COLOR;
        if (!words)
            for (var name : Answer.named(answer)) if (!names.existsAnywhere(all(), name)) return names.unknown(name);
        return new Refusal(sentence);
    }

    /// Takes a step forward that is no decision of anyone: passing, not attacking, not blocking. False if a question is
    /// in the way.
    boolean drift() {
        if (decision().kind() == Decision.Kind.PRIORITY) {
            choose(0);
            return true;
        }
        return isDeclaration() && declineFight();
    }

    private boolean declineFight() {
        int none = Pursuit.none(decision());
        if (none < 0) return false;
        choose(none);
        return true;
    }

    /// Everyone passes until it is done; stops at a question, to go on when it has been answered.
    void proceed(int line, BooleanSupplier done) {
        progress = new Progress() {
            @Override
            public boolean isDone() {
                for (int i = 0; i < TOO_MANY; i++) {
                    if (game.isOver() || done.getAsBoolean()) return true;
                    if (!drift()) return false;
                }
                throw new Mismatch(line, "an end of this step", "the game goes on and on");
            }
        };
        goOn();
    }

    /// What was under way goes on after an answer.
    void goOn() {
        var now = progress;
        if (now != null && now.isDone()) progress = null;
    }

    /// Who is asked what, for a question that nobody answered.
    String question() {
        return new Question(game, names).report();
    }
}
