package splitsecond.players.controller;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import splitsecond.engine.GameView;
import splitsecond.engine.decision.ByHand;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.Option;
import splitsecond.engine.intent.Aiming;
import splitsecond.engine.intent.Intent;
import splitsecond.engine.intent.Meant;
import splitsecond.engine.intent.Pursuit;
import splitsecond.engine.intent.Said;
import splitsecond.players.Defaults;
import splitsecond.players.Policy;
import splitsecond.players.controller.PlayerController.ManaSource;
import splitsecond.players.heuristic.HeuristicPolicy;
import splitsecond.players.words.DecisionInWords;

/// Lets a controller answer decisions. What it names in one call is played out option by option; what was not offered
/// is refused and asked for again, and after three refusals the default is taken and noted: nothing is done where that
/// is
/// possible, and else what a sound player would choose, so that nobody harms their own side by default.
public final class ControlledPolicy implements Policy {

    private static final int TRIES = 3;
    private static final int REFUSED = -1;
    private static final String UNSEEN = "An object that is not there";
    private static final String NO_ANSWER = "An answer is needed, but there was none.";

    private final PlayerController controller;
    private final List<String> notes = new ArrayList<>();
    private final Policy sound = new HeuristicPolicy();
    /// Who has passed since the controller was last told.
    private final List<Integer> passed = new ArrayList<>();
    /// Passes that it has chosen, and that the game has yet to tell of.
    private int chosen;
    /// What was named in one call and is not played out yet.
    private @Nullable Pursuit named;

    private String refusal = "";

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
        passed.clear();
        chosen = 0;
        sound.begin(seed);
        named = null;
    }

    @Override
    public boolean isToldOfPasses() {
        return true;
    }

    @Override
    public void passed(int player) {
        passed.add(player);
    }

    /// Of the passes that the game has made for this player; those it has chosen it knows already.
    private void tellOfPasses(GameView view) {
        for (int player : passed) {
            if (player != view.viewer()) continue;
            if (chosen > 0) chosen--;
            else controller.onPriorityPassed(view);
        }
        passed.clear();
    }

    @Override
    public void end(GameView view) {
        tellOfPasses(view);
        controller.onGameEnd(view);
    }

    @Override
    public int choose(GameView view, Decision decision) {
        tellOfPasses(view);
        refusal = "";
        int index = goOn(view, decision);
        if (index == REFUSED) index = ask(view, decision);
        if (Option.kind(decision.packed(index)) == Option.Kind.PASS) {
            chosen++;
            controller.onPriorityPassed(view);
        }
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
        int index = byDefault(view, decision);
        notes.add("Turn " + view.turn() + ", decision " + view.decisionId() + " ("
                + DecisionInWords.noun(decision.kind()) + "): " + refusal + " Refused " + TRIES
                + " times, so this was taken: " + new DecisionInWords(view, decision).name(decision.option(index))
                + ".");
        // The other creatures of a declaration stay out of it too.
        if (isCombat(decision.kind())) begin(view, decision, Intent.Declare.of(decision.kind(), List.of()));
        return index;
    }

    private int byDefault(GameView view, Decision decision) {
        return switch (decision.kind()) {
            case PRIORITY, PAY, ATTACK, BLOCK, MULLIGAN, NONE -> Defaults.index(decision);
            case TARGET,
                    DISCARD,
                    BOTTOM,
                    X,
                    MAY,
                    OPTIONAL_COST,
                    ORDER_TRIGGERS,
                    MODE,
                    DIVIDE,
                    COST,
                    CHOOSE,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> sound.choose(view, decision);
        };
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
            case MULLIGAN -> yesOrNo(view, decision, controller.wantsMulligan(view, decision.detail()));
            case X -> x(view, decision);
            case MAY -> yesOrNo(view, decision, controller.confirm(view, decision.subject()));
            case OPTIONAL_COST ->
                isOnce(decision)
                        ? yesOrNo(view, decision, controller.wantsToPay(view, decision.subject()))
                        : controller.chooseOption(view, decision);
            case NONE,
                    ORDER_TRIGGERS,
                    MODE,
                    DIVIDE,
                    COST,
                    CHOOSE,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> controller.chooseOption(view, decision);
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
                case PUT -> available.add(new SpellAbility.MoveByHand(option.id(), ByHand.of(option.variant())));
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
            case SpellAbility.MoveByHand _ -> name + " cannot be moved by hand" + how;
        };
    }

    private int targets(GameView view, Decision decision) {
        var valid = entities(decision);
        var targets = given(controller.chooseTargets(view, decision.subject(), valid));
        if (targets == null) return REFUSED;
        String spell = name(view, decision.subject());
        if (targets.isEmpty()) {
            int none = Pursuit.none(decision);
            return none >= 0 ? none : refuse(spell + " needs a target.");
        }
        int most = Aiming.most(view, decision);
        if (targets.size() > most)
            return refuse(
                    spell + " takes " + count(most, "target") + " at most, but " + targets.size() + " were named.");
        return begin(view, decision, new Intent.Aim(Meant.ids(targets)));
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
        var options = new ArrayList<Option>();
        for (var source : chosen) {
            if (!sources.remove(source)) return refuse(name(view, source.card()) + " cannot make mana for this now.");
            options.add(
                    source.ability() == ManaSource.HELPS
                            ? new Option(Option.Kind.ENTITY, source.card(), 0)
                            : new Option(Option.Kind.ACTIVATE, source.card(), source.ability()));
        }
        int next = begin(view, decision, new Intent.Choose(options));
        if (next >= 0 || !refusal.isEmpty()) return next;
        return refuse("What has been tapped cannot pay for " + name(view, decision.subject()) + ".");
    }

    private int combat(GameView view, Decision decision) {
        var possible = view.combatants();
        var pairs = decision.kind() == Decision.Kind.ATTACK
                ? attacks(given(controller.chooseAttackers(view, possible)))
                : blocks(given(controller.chooseBlockers(view, possible)));
        if (pairs == null) return REFUSED;
        for (var pair : pairs) {
            boolean offered = possible.stream().anyMatch(one -> isOffered(one, pair));
            if (!offered) return refuse(cannotFight(view, decision.kind(), pair));
        }
        if (new HashSet<>(pairs).size() < pairs.size()) return refuse("A creature was named twice.");
        return begin(view, decision, Intent.Declare.of(decision.kind(), pairs));
    }

    private static boolean isOffered(GameView.Combatant one, Intent.Pair pair) {
        return one.targets().stream().anyMatch(goal -> pair.equals(Intent.Pair.of(one.creature(), goal)));
    }

    private static @Nullable List<Intent.Pair> attacks(@Nullable List<PlayerController.Attack> pairs) {
        return pairs == null
                ? null
                : pairs.stream()
                        .map(pair -> Intent.Pair.of(pair.attacker(), pair.defender()))
                        .toList();
    }

    private static @Nullable List<Intent.Pair> blocks(@Nullable List<PlayerController.Block> pairs) {
        return pairs == null
                ? null
                : pairs.stream()
                        .map(pair -> Intent.Pair.of(pair.blocker(), pair.attacker()))
                        .toList();
    }

    private static String cannotFight(GameView view, Decision.Kind kind, Intent.Pair pair) {
        return pair.creature().name(view, UNSEEN) + " cannot "
                + (kind == Decision.Kind.ATTACK ? "attack " : "block ")
                + (pair.goal() == null ? "that" : pair.goal().name(view, UNSEEN)) + ".";
    }

    private int cards(GameView view, Decision decision, @Nullable List<Integer> answer) {
        var cards = given(answer);
        if (cards == null) return REFUSED;
        var offered = entities(decision);
        int none = Pursuit.none(decision);
        if (cards.isEmpty() && none >= 0) return none;
        for (int card : cards)
            if (!offered.contains(card)) return refuse(name(view, card) + " is not among the cards that are offered.");
        if (new HashSet<>(cards).size() < cards.size()) return refuse("One card was named twice.");
        int most = decision.detail();
        if (cards.isEmpty() || cards.size() > most)
            return refuse(count(most, "card") + (most == 1 ? " is" : " are") + " to be chosen, but "
                    + (cards.isEmpty() ? "none was" : cards.size() == 1 ? "1 was" : cards.size() + " were")
                    + " named.");
        return begin(
                view,
                decision,
                new Intent.Choose(cards.stream()
                        .map(card -> new Option(Option.Kind.ENTITY, card, 0))
                        .toList()));
    }

    private int x(GameView view, Decision decision) {
        int most = Option.id(decision.packed(decision.size() - 1));
        int x = controller.chooseX(view, decision.subject(), most);
        int index = say(view, decision, new Said.Number(x));
        return index >= 0 ? index : refuse("X cannot be " + x + "; at most " + most + " can be paid.");
    }

    /// Whether a cost can be paid once and no more; not splicing, for which a card is chosen.
    private static boolean isOnce(Decision decision) {
        return decision.size() == 2 && decision.option(1).kind() == Option.Kind.NUMBER;
    }

    private static int yesOrNo(GameView view, Decision decision, boolean yes) {
        int index = say(view, decision, new Said.YesNo(yes));
        return index >= 0 ? index : Defaults.index(decision);
    }

    /// What is said to one question, or -1 if that is no answer to it.
    private static int say(GameView view, Decision decision, Said said) {
        return Pursuit.of(new Intent.Answer(said)).next(view, decision) instanceof Pursuit.Reply.Take take
                ? take.first()
                : -1;
    }

    private int begin(GameView view, Decision decision, Intent intent) {
        var pursuit = Pursuit.of(intent);
        named = pursuit;
        return next(view, decision, pursuit);
    }

    private int next(GameView view, Decision decision, Pursuit pursuit) {
        return switch (pursuit.next(view, decision)) {
            case Pursuit.Reply.Take take -> take.first();
            case Pursuit.Reply.Open _ -> REFUSED;
            case Pursuit.Reply.Refused refused -> refuse(refused.why().message());
        };
    }

    /// The next of what was named in an earlier call; `REFUSED` if the controller is to be asked.
    private int goOn(GameView view, Decision decision) {
        var earlier = named;
        if (earlier == null) return REFUSED;
        if (earlier.isAbout(view, decision)) {
            int next = next(view, decision, earlier);
            if (next < 0) named = null;
            return next;
        }
        // A color for a mana ability and the like come in between.
        if (decision.kind() == Decision.Kind.PRIORITY || isNamedAtOnce(decision.kind())) {
            var refused = earlier.verify(view);
            if (refused != null) controller.onRefused(view, refused.why().message());
            named = null;
        }
        return REFUSED;
    }

    private static boolean isCombat(Decision.Kind kind) {
        return kind == Decision.Kind.ATTACK || kind == Decision.Kind.BLOCK;
    }

    private static boolean isNamedAtOnce(Decision.Kind kind) {
        return switch (kind) {
            case TARGET, PAY, ATTACK, BLOCK, DISCARD, BOTTOM -> true;
            case NONE,
                    PRIORITY,
                    MULLIGAN,
                    ORDER_TRIGGERS,
                    MODE,
                    X,
                    DIVIDE,
                    OPTIONAL_COST,
                    COST,
                    MAY,
                    CHOOSE,
                    LEGEND,
                    COLOR,
                    NUMBER,
                    WORD,
                    PLACE,
                    SEARCH,
                    REPLACEMENT,
                    OTHER -> false;
        };
    }

    private static List<Integer> entities(Decision decision) {
        var ids = new ArrayList<Integer>();
        for (int i = 0; i < decision.size(); i++)
            if (Option.kind(decision.packed(i)) == Option.Kind.ENTITY) ids.add(Option.id(decision.packed(i)));
        return List.copyOf(ids);
    }

    private static String name(GameView view, int id) {
        return view.name(id, UNSEEN);
    }

    private int refuse(String sentence) {
        refusal = sentence;
        return REFUSED;
    }
}
