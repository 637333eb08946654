package splitsecond.players.controller;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.players.Defaults;
import splitsecond.players.Policy;
import splitsecond.players.controller.PlayerController.ManaSource;

/// Lets a controller answer decisions. What it names in one call is played out option by option; what was not offered
/// is refused and asked for again, and after three refusals the default is taken and noted.
public final class ControlledPolicy implements Policy {

    private static final int TRIES = 3;
    private static final int REFUSED = -1;

    private final PlayerController controller;
    private final List<String> notes = new ArrayList<>();
    /// What was named in one call and is not played out yet.
    private @Nullable Named named;

    private int lastDecision;
    private long lastOption;
    private String refusal = "";

    /// @param subject the spell that is being cast; for combat none, because there each creature is a decision
    /// @param asked the creatures that have been asked about
    private record Named(Decision.Kind kind, int subject, int turn, List<Answer> answers, List<Integer> asked) {}

    /// @param creature that attacks or blocks; none outside combat
    private record Answer(int creature, long option) {}

    public ControlledPolicy(PlayerController controller) {
        this.controller = controller;
    }

    /// Where the default was taken, a sentence each.
    public List<String> notes() {
        return List.copyOf(notes);
    }

    @Override
    public void begin(long seed) {
        notes.clear();
        named = null;
    }

    @Override
    public void end(GameView view) {
        controller.onGameEnd(view);
    }

    @Override
    public int choose(GameView view, Decision decision) {
        int index = goOn(view, decision);
        if (index == REFUSED) index = ask(view, decision);
        if (named != null && named.kind == decision.kind()) named.asked.add(decision.subject());
        lastDecision = view.decisionId();
        lastOption = decision.packed(index);
        if (Option.kind(decision.packed(index)) == Option.Kind.PASS) controller.onPriorityPassed(view);
        return index;
    }

    private int ask(GameView view, Decision decision) {
        for (int i = 0; i < TRIES; i++) {
            refusal = "";
            int index = answer(view, decision);
            if (index >= 0 && index < decision.size() && refusal.isEmpty()) return index;
            if (refusal.isEmpty())
                refusal = "There is no option " + index + "; there are " + decision.size() + ", from 0.";
            controller.onRefused(view, refusal);
        }
        int index = Defaults.index(decision);
        notes.add("Turn " + view.turn() + ", decision " + view.decisionId() + " (" + decision.kind() + "): "
                + refusal + " Refused " + TRIES + " times, so "
                + Option.kind(decision.packed(index)) + " was taken.");
        // The other creatures of a declaration stay out of it too.
        named = null;
        if (isCombat(decision.kind())) name(view, decision, List.of());
        return index;
    }

    private int answer(GameView view, Decision decision) {
        return switch (decision.kind()) {
            case PRIORITY -> play(view, decision);
            case TARGET -> targets(view, decision);
            case PAY -> mana(view, decision);
            case ATTACK, BLOCK -> combat(view, decision);
            case DISCARD ->
                cards(view, decision, controller.chooseCardsToDiscard(view, entities(decision), decision.detail()));
            case BOTTOM ->
                cards(view, decision, controller.chooseCardsForTheBottom(view, entities(decision), decision.detail()));
            case MULLIGAN -> yesOrNo(decision, controller.wantsMulligan(view, decision.detail()));
            case X -> x(view, decision);
            case MAY -> yesOrNo(decision, controller.confirm(view, decision.subject()));
            case OPTIONAL_COST ->
                isYesOrNo(decision)
                        ? yesOrNo(decision, controller.wantsToPay(view, decision.subject()))
                        : controller.chooseOption(view, decision);
            default -> controller.chooseOption(view, decision);
        };
    }

    private int play(GameView view, Decision decision) {
        var available = new ArrayList<SpellAbility>();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            switch (option.kind()) {
                case PLAY_LAND -> available.add(new SpellAbility.PlayLand(option.id(), option.variant()));
                case CAST -> available.add(new SpellAbility.CastSpell(option.id(), option.variant()));
                case ACTIVATE -> available.add(new SpellAbility.ActivateAbility(option.id(), option.variant()));
                default -> {}
            }
        }
        var chosen = controller.chooseSpellAbilityToPlay(view, List.copyOf(available));
        if (chosen.isEmpty()) return decision.indexOf(Option.pack(Option.Kind.PASS, 0));
        int index = decision.indexOf(chosen.get().packed());
        return index >= 0 ? index : refuse(chosen.get() + " is not among what can be played now.");
    }

    private int targets(GameView view, Decision decision) {
        var valid = entities(decision);
        var targets = controller.chooseTargets(view, decision.subject(), valid);
        String spell = name(view, decision.subject());
        if (targets.isEmpty()) {
            int done = done(decision);
            return done >= 0 ? done : refuse(spell + " needs a target.");
        }
        if (!valid.contains(targets.getFirst()))
            return refuse(name(view, targets.getFirst()) + " is not a legal target of " + spell + ".");
        return begin(view, decision, targets);
    }

    private int mana(GameView view, Decision decision) {
        var sources = new ArrayList<ManaSource>();
        for (int i = 0; i < decision.size(); i++) {
            var option = decision.option(i);
            if (option.kind() == Option.Kind.ACTIVATE) sources.add(new ManaSource(option.id(), option.variant()));
            if (option.kind() == Option.Kind.ENTITY) sources.add(new ManaSource(option.id(), ManaSource.HELPS));
        }
        var cost = view.costToPay();
        if (cost == null) return controller.chooseOption(view, decision);
        var chosen = controller.chooseManaSourcesToPay(view, decision.subject(), cost, List.copyOf(sources));
        var answers = new ArrayList<Answer>();
        for (var source : chosen) {
            if (!sources.remove(source)) return refuse(name(view, source.card()) + " cannot make mana for this now.");
            answers.add(new Answer(
                    GameState.NONE,
                    source.ability() == ManaSource.HELPS
                            ? Option.pack(Option.Kind.ENTITY, source.card())
                            : Option.pack(Option.Kind.ACTIVATE, source.card(), source.ability())));
        }
        name(view, decision, answers);
        int next = next(decision);
        return next >= 0 ? next : refuse("What has been tapped cannot pay for " + name(view, decision.subject()) + ".");
    }

    private int combat(GameView view, Decision decision) {
        var possible = view.combatants();
        boolean attack = decision.kind() == Decision.Kind.ATTACK;
        var answers = new ArrayList<Answer>();
        if (attack)
            for (var pair : controller.chooseAttackers(view, possible))
                answers.add(new Answer(pair.attacker(), Option.pack(Option.Kind.ENTITY, pair.defender())));
        else
            for (var pair : controller.chooseBlockers(view, possible))
                answers.add(new Answer(pair.blocker(), Option.pack(Option.Kind.ENTITY, pair.attacker())));
        for (var answer : answers) {
            boolean offered = possible.stream()
                    .anyMatch(one ->
                            one.creature() == answer.creature && one.targets().contains(Option.id(answer.option)));
            if (!offered)
                return refuse(name(view, answer.creature) + " cannot " + (attack ? "attack " : "block ")
                        + name(view, Option.id(answer.option)) + ".");
        }
        name(view, decision, answers);
        int next = next(decision);
        return next >= 0
                ? next
                : refuse(name(view, decision.subject()) + " must " + (attack ? "attack" : "block") + " if able.");
    }

    private int cards(GameView view, Decision decision, List<Integer> cards) {
        var offered = entities(decision);
        if (cards.isEmpty() && done(decision) >= 0) return done(decision);
        if (!offered.containsAll(cards)) return refuse("One of the cards named is not among those offered.");
        if (new HashSet<>(cards).size() < cards.size()) return refuse("A card was named twice.");
        if (cards.isEmpty() || cards.size() > decision.detail())
            return refuse("Expected " + decision.detail() + " cards, but " + cards.size() + " were named.");
        return begin(view, decision, cards);
    }

    private int x(GameView view, Decision decision) {
        int most = Option.id(decision.packed(decision.size() - 1));
        int x = controller.chooseX(view, decision.subject(), most);
        int index = decision.indexOf(Option.pack(Option.Kind.NUMBER, x));
        return index >= 0 ? index : refuse("X cannot be " + x + "; at most " + most + " can be paid.");
    }

    private static boolean isYesOrNo(Decision decision) {
        return decision.indexOf(Option.pack(Option.Kind.YES, 0)) >= 0;
    }

    private int yesOrNo(Decision decision, boolean yes) {
        int index = decision.indexOf(Option.pack(yes ? Option.Kind.YES : Option.Kind.NO, 0));
        return index >= 0 ? index : Defaults.index(decision);
    }

    private int begin(GameView view, Decision decision, List<Integer> ids) {
        var answers = new ArrayList<Answer>();
        for (int id : ids) answers.add(new Answer(GameState.NONE, Option.pack(Option.Kind.ENTITY, id)));
        name(view, decision, answers);
        return next(decision);
    }

    private void name(GameView view, Decision decision, List<Answer> answers) {
        named = new Named(decision.kind(), decision.subject(), view.turn(), answers, new ArrayList<>());
    }

    /// The next of what was named in an earlier call; `REFUSED` if the controller is to be asked.
    private int goOn(GameView view, Decision decision) {
        var earlier = named;
        if (earlier == null) return REFUSED;
        if (isSameQuestion(view, decision, earlier)) {
            int next = next(decision);
            if (next < 0) named = null;
            return next;
        }
        // A color for a mana ability and the like come in between.
        if (decision.kind() == Decision.Kind.PRIORITY || isNamedAtOnce(decision.kind())) {
            if (!earlier.answers.isEmpty())
                controller.onRefused(view, earlier.answers.size() + " more were named than are needed.");
            named = null;
        }
        return REFUSED;
    }

    private boolean isSameQuestion(GameView view, Decision decision, Named earlier) {
        if (earlier.kind != decision.kind()) return false;
        if (earlier.kind == Decision.Kind.PAY) return earlier.subject == decision.subject();
        if (view.decisionId() != lastDecision + 1) return false;
        if (!isCombat(earlier.kind))
            // What can be named once and is offered again is another question.
            return earlier.subject == decision.subject() && decision.indexOf(lastOption) < 0;
        boolean again = earlier.asked.contains(decision.subject());
        boolean blocksAnother = earlier.kind == Decision.Kind.BLOCK && earlier.asked.getLast() == decision.subject();
        return earlier.turn == view.turn() && (!again || blocksAnother);
    }

    private static boolean isCombat(Decision.Kind kind) {
        return kind == Decision.Kind.ATTACK || kind == Decision.Kind.BLOCK;
    }

    private static boolean isNamedAtOnce(Decision.Kind kind) {
        return switch (kind) {
            case TARGET, PAY, ATTACK, BLOCK, DISCARD, BOTTOM -> true;
            default -> false;
        };
    }

    /// When all that was named is played out: no more, if that is an option.
    private int next(Decision decision) {
        if (named == null) return REFUSED;
        var answers = named.answers;
        for (int i = 0; i < answers.size(); i++) {
            if (isCombat(named.kind) && answers.get(i).creature != decision.subject()) continue;
            int index = decision.indexOf(answers.get(i).option);
            if (index >= 0) answers.remove(i);
            return index;
        }
        int done = done(decision);
        return done >= 0 ? done : decision.indexOf(Option.pack(Option.Kind.AUTO, 0));
    }

    private static int done(Decision decision) {
        int done = decision.indexOf(Option.pack(Option.Kind.DONE, 0));
        return done >= 0 ? done : decision.indexOf(Option.pack(Option.Kind.NO, 0));
    }

    private static List<Integer> entities(Decision decision) {
        var ids = new ArrayList<Integer>();
        for (int i = 0; i < decision.size(); i++)
            if (Option.kind(decision.packed(i)) == Option.Kind.ENTITY) ids.add(Option.id(decision.packed(i)));
        return List.copyOf(ids);
    }

    private static String name(GameView view, int id) {
        if (id >= 0 && id < view.playerCount()) return view.playerName(id);
        var object = id < 0 ? null : view.find(id);
        return object == null ? "An object that is not there" : object.name();
    }

    private int refuse(String sentence) {
        refusal = sentence;
        return REFUSED;
    }
}
