package splitsecond.players.controller;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.state.GameState;
import splitsecond.players.Aiming;
import splitsecond.players.Defaults;
import splitsecond.players.InWords;
import splitsecond.players.Policy;
import splitsecond.players.controller.PlayerController.ManaSource;

/// Lets a controller answer decisions. What it names in one call is played out option by option; what was not offered
/// is refused and asked for again, and after three refusals the default is taken and noted.
public final class ControlledPolicy implements Policy {

    private static final int TRIES = 3;
    private static final int REFUSED = -1;
    private static final String NO_ANSWER = "An answer is needed, but there was none.";

    private final PlayerController controller;
    private final List<String> notes = new ArrayList<>();
    /// What was named in one call and is not played out yet.
    private @Nullable Named named;

    private int lastDecision;
    private long lastOption;
    private String refusal = "";

    /// @param subject what it was asked about first; in combat each creature is a decision
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
        refusal = "";
        int index = goOn(view, decision);
        if (index == REFUSED) index = ask(view, decision);
        if (named != null && named.kind == decision.kind()) named.asked.add(decision.subject());
        lastDecision = view.decisionId();
        lastOption = decision.packed(index);
        if (Option.kind(decision.packed(index)) == Option.Kind.PASS) controller.onPriorityPassed(view);
        return index;
    }

    /// Something of what was named earlier may have been refused already.
    private int ask(GameView view, Decision decision) {
        int tries = 0;
        if (!refusal.isEmpty()) {
            tries++;
            controller.onRefused(view, refusal);
        }
        for (; tries < TRIES; tries++) {
            refusal = "";
            int index = answer(view, decision);
            if (index >= 0 && index < decision.size() && refusal.isEmpty()) return index;
            if (refusal.isEmpty())
                refusal = "There is no option " + index + "; there are " + decision.size() + ", from 0.";
            named = null;
            controller.onRefused(view, refusal);
        }
        int index = Defaults.index(decision);
        notes.add("Turn " + view.turn() + ", decision " + view.decisionId() + " ("
                + InWords.question(decision.kind()) + "): " + refusal + " Refused " + TRIES
                + " times, so this was taken: " + InWords.option(view, decision, decision.option(index)) + ".");
        // The other creatures of a declaration stay out of it too.
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
        @Nullable Optional<SpellAbility> chosen = controller.chooseSpellAbilityToPlay(view, List.copyOf(available));
        if (chosen == null) return refuse(NO_ANSWER);
        if (chosen.isEmpty()) return decision.indexOf(Option.pack(Option.Kind.PASS, 0));
        int index = decision.indexOf(chosen.get().packed());
        return index >= 0 ? index : refuse(cannotPlay(view, chosen.get(), available));
    }

    private static String cannotPlay(GameView view, SpellAbility wanted, List<SpellAbility> available) {
        String name = name(view, wanted.card());
        boolean otherwise =
                available.stream().anyMatch(one -> one.card() == wanted.card() && one.getClass() == wanted.getClass());
        String how = otherwise ? " in that way now." : " now.";
        return switch (wanted) {
            case SpellAbility.PlayLand _ -> name + " cannot be played" + how;
            case SpellAbility.CastSpell _ -> name + " cannot be cast" + how;
            case SpellAbility.ActivateAbility _ -> "That ability of " + name + " cannot be activated now.";
        };
    }

    private int targets(GameView view, Decision decision) {
        var valid = entities(decision);
        var targets = given(controller.chooseTargets(view, decision.subject(), valid));
        if (targets == null) return REFUSED;
        String spell = name(view, decision.subject());
        if (targets.isEmpty()) {
            int done = done(decision);
            return done >= 0 ? done : refuse(spell + " needs a target.");
        }
        int most = Aiming.most(view, decision);
        if (targets.size() > most)
            return refuse(
                    spell + " takes " + count(most, "target") + " at most, but " + targets.size() + " were named.");
        return begin(view, decision, targets);
    }

    /// Null, after a refusal, if there is no list or something is missing in it.
    private <T> @Nullable List<T> given(@Nullable List<T> answer) {
        if (answer != null && answer.stream().noneMatch(Objects::isNull)) return answer;
        refuse(NO_ANSWER);
        return null;
    }

    private static String count(int count, String word) {
        return count == 1 ? "1 " + word : count + " " + word + "s";
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
        var chosen = given(controller.chooseManaSourcesToPay(view, decision.subject(), cost, List.copyOf(sources)));
        if (chosen == null) return REFUSED;
        var answers = new ArrayList<Answer>();
        for (var source : chosen) {
            if (!sources.remove(source)) return refuse(cannotPay(view, source.card()));
            answers.add(new Answer(
                    GameState.NONE,
                    source.ability() == ManaSource.HELPS
                            ? Option.pack(Option.Kind.ENTITY, source.card())
                            : Option.pack(Option.Kind.ACTIVATE, source.card(), source.ability())));
        }
        name(view, decision, answers);
        int next = next(view, decision);
        if (next >= 0 || !refusal.isEmpty()) return next;
        return refuse("What has been tapped cannot pay for " + name(view, decision.subject()) + ".");
    }

    private static String cannotPay(GameView view, int source) {
        return name(view, source) + " cannot make mana for this now.";
    }

    private int combat(GameView view, Decision decision) {
        var possible = view.combatants();
        var answers = decision.kind() == Decision.Kind.ATTACK
                ? attacks(given(controller.chooseAttackers(view, possible)))
                : blocks(given(controller.chooseBlockers(view, possible)));
        if (answers == null) return REFUSED;
        for (var answer : answers) {
            boolean offered = possible.stream()
                    .anyMatch(one ->
                            one.creature() == answer.creature && one.targets().contains(Option.id(answer.option)));
            if (!offered) return refuse(cannotFight(view, decision.kind(), answer));
        }
        if (new HashSet<>(answers).size() < answers.size()) return refuse("A creature was named twice.");
        name(view, decision, answers);
        int next = next(view, decision);
        if (next >= 0 || !refusal.isEmpty()) return next;
        return refuse(name(view, decision.subject()) + " must " + verb(decision.kind()) + " if able.");
    }

    private static @Nullable List<Answer> attacks(@Nullable List<PlayerController.Attack> pairs) {
        if (pairs == null) return null;
        var answers = new ArrayList<Answer>();
        for (var pair : pairs)
            answers.add(new Answer(pair.attacker(), Option.pack(Option.Kind.ENTITY, pair.defender())));
        return answers;
    }

    private static @Nullable List<Answer> blocks(@Nullable List<PlayerController.Block> pairs) {
        if (pairs == null) return null;
        var answers = new ArrayList<Answer>();
        for (var pair : pairs)
            answers.add(new Answer(pair.blocker(), Option.pack(Option.Kind.ENTITY, pair.attacker())));
        return answers;
    }

    private static String cannotFight(GameView view, Decision.Kind kind, Answer answer) {
        return name(view, answer.creature) + " cannot " + verb(kind) + " " + name(view, Option.id(answer.option)) + ".";
    }

    private static String verb(Decision.Kind kind) {
        return kind == Decision.Kind.ATTACK ? "attack" : "block";
    }

    private int cards(GameView view, Decision decision, @Nullable List<Integer> answer) {
        var cards = given(answer);
        if (cards == null) return REFUSED;
        var offered = entities(decision);
        if (cards.isEmpty() && done(decision) >= 0) return done(decision);
        for (int card : cards)
            if (!offered.contains(card)) return refuse(name(view, card) + " is not among the cards that are offered.");
        if (new HashSet<>(cards).size() < cards.size()) return refuse("One card was named twice.");
        int most = decision.detail();
        if (cards.isEmpty() || cards.size() > most)
            return refuse(count(most, "card") + (most == 1 ? " is" : " are") + " to be chosen, but "
                    + (cards.isEmpty() ? "none was" : cards.size() == 1 ? "1 was" : cards.size() + " were")
                    + " named.");
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
        return next(view, decision);
    }

    private void name(GameView view, Decision decision, List<Answer> answers) {
        named = new Named(decision.kind(), decision.subject(), view.turn(), answers, new ArrayList<>());
    }

    /// The next of what was named in an earlier call; `REFUSED` if the controller is to be asked.
    private int goOn(GameView view, Decision decision) {
        var earlier = named;
        if (earlier == null) return REFUSED;
        if (isSameQuestion(view, decision, earlier)) {
            int next = next(view, decision);
            if (next < 0) named = null;
            return next;
        }
        // A color for a mana ability and the like come in between.
        if (decision.kind() == Decision.Kind.PRIORITY || isNamedAtOnce(decision.kind())) {
            for (var answer : earlier.answers)
                if (!isDone(view, earlier, answer))
                    controller.onRefused(view, notOffered(view, earlier.kind, earlier.subject, answer));
            named = null;
        }
        return REFUSED;
    }

    /// Where there was no other choice the game has not asked. What cannot be seen any more is taken to be done.
    private static boolean isDone(GameView view, Named earlier, Answer answer) {
        int id = Option.id(answer.option);
        return switch (earlier.kind) {
            case TARGET -> {
                var targets = Aiming.targets(view, earlier.subject);
                yield targets == null || targets.contains(id);
            }
            case ATTACK -> !isStillFighting(view, earlier, answer) || view.attacking(answer.creature) == id;
            case BLOCK -> !isStillFighting(view, earlier, answer) || isBlocking(view, answer.creature, id);
            case PAY -> false;
            default -> true;
        };
    }

    private static boolean isStillFighting(GameView view, Named earlier, Answer answer) {
        return view.turn() == earlier.turn && view.step().isCombat() && view.isOnBattlefield(answer.creature);
    }

    private static boolean isBlocking(GameView view, int blocker, int attacker) {
        for (int pair = 0; pair < view.blocks(); pair++)
            if (view.blocker(pair) == blocker && view.blocked(pair) == attacker) return true;
        return false;
    }

    private static String notOffered(GameView view, Decision.Kind kind, int subject, Answer answer) {
        int id = Option.id(answer.option);
        return switch (kind) {
            case TARGET -> name(view, id) + " is not a legal target of " + name(view, subject) + ".";
            case PAY -> cannotPay(view, id);
            case ATTACK, BLOCK -> cannotFight(view, kind, answer);
            default -> name(view, id) + " is not offered any more.";
        };
    }

    private boolean isSameQuestion(GameView view, Decision decision, Named earlier) {
        if (earlier.kind != decision.kind()) return false;
        // Between the targets of one spell another player may choose one.
        if (earlier.kind == Decision.Kind.PAY || earlier.kind == Decision.Kind.TARGET)
            return earlier.subject == decision.subject();
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
    private int next(GameView view, Decision decision) {
        if (named == null) return REFUSED;
        var answers = named.answers;
        for (int i = 0; i < answers.size(); i++) {
            var answer = answers.get(i);
            if (isCombat(named.kind) && answer.creature != decision.subject()) continue;
            int index = decision.indexOf(answer.option);
            if (index >= 0) {
                answers.remove(i);
                return index;
            }
            // It may be meant for what is targeted next.
            boolean later = named.kind == Decision.Kind.TARGET && Aiming.hasMoreSlots(view, decision);
            if (later && done(decision) >= 0) return done(decision);
            return refuse(notOffered(view, named.kind, decision.subject(), answer));
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
        return InWords.name(view, id, "An object that is not there");
    }

    private int refuse(String sentence) {
        refusal = sentence;
        return REFUSED;
    }
}
