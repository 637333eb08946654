package splitsecond.engine.rules.turn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import splitsecond.engine.ability.Ability;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keyword;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.decision.Decision;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.decision.Option;
import splitsecond.engine.rules.changes.Entering;
import splitsecond.engine.rules.changes.Zones;
import splitsecond.engine.rules.questions.Compiler;
import splitsecond.engine.state.GameState;
import splitsecond.engine.state.ObjectFlags;

/// A position for tests of combat: permanents, who attacks, who blocks, how damage is divided.
final class Battlefield {

    static final int ALICE = 0;
    static final int BOB = 1;

    final GameState state;
    private final List<int[]> attacks = new ArrayList<>();
    private final List<int[]> blocks = new ArrayList<>();
    private final ArrayDeque<Integer> numbers = new ArrayDeque<>();
    /// Every option of every question that was asked, as `KIND subject: options`.
    final List<String> questions = new ArrayList<>();

    Battlefield() {
        this(2);
    }

    Battlefield(int players) {
        state = new GameState(players, GameOptions.FULL, 40, AllRules.GIVEN);
        state.turn.step = Step.DECLARE_ATTACKERS;
    }

    int creature(int player, int power, int toughness, Keyword... keywords) {
        var abilities = new ArrayList<Ability>();
        for (var keyword : keywords) abilities.add(new Ability.Keyword(keyword));
        return permanent(player, "Creature — Bear", power, toughness, abilities);
    }

    int creature(int player, int power, int toughness, Rule rule) {
        return permanent(player, "Creature — Bear", power, toughness, List.of(rule(rule)));
    }

    static Ability rule(Rule rule) {
        return new Ability.Static(
                new splitsecond.engine.ability.StaticEffect.Change(
                        new splitsecond.engine.ability.Reference.This("this creature"),
                        List.of(new splitsecond.engine.ability.Modification.Obey(rule))),
                null,
                Zone.BATTLEFIELD);
    }

    int permanent(int player, String types, int power, int toughness, List<Ability> abilities) {
        return permanent(player, "Bear", types, power, toughness, 0, abilities);
    }

    int permanent(
            int player, String name, String types, int power, int toughness, int loyalty, List<Ability> abilities) {
        var face = new Face(name, null, TypeLine.parse(types), 0, power, toughness, loyalty, abilities, "");
        int id = Zones.createToken(state, Compiler.compile(CardDefinition.of(face)), player, Entering.plain());
        state.set(id, ObjectFlags.SICK, false);
        return id;
    }

    Battlefield attack(int attacker) {
        return attack(attacker, BOB);
    }

    Battlefield attack(int attacker, int defender) {
        attacks.add(new int[] {attacker, defender});
        return this;
    }

    Battlefield block(int blocker, int attacker) {
        blocks.add(new int[] {blocker, attacker});
        return this;
    }

    Battlefield divide(int... shares) {
        for (int share : shares) numbers.add(share);
        return this;
    }

    Battlefield declareAttackers() {
        state.turn.step = Step.DECLARE_ATTACKERS;
        Combat.declareAttackers(state);
        return answer();
    }

    Battlefield declareBlockers() {
        state.turn.step = Step.DECLARE_BLOCKERS;
        Combat.declareBlockers(state);
        return answer();
    }

    /// Both combat damage steps, with state-based actions after each.
    Battlefield fight() {
        declareAttackers().declareBlockers();
        return dealDamage();
    }

    Battlefield dealDamage() {
        if (Combat.hasFirstStrikeStep(state)) {
            state.turn.step = Step.FIRST_STRIKE_DAMAGE;
            Combat.dealDamage(state, true);
            answer().checkState();
        }
        state.turn.step = Step.COMBAT_DAMAGE;
        Combat.dealDamage(state, false);
        return answer().checkState();
    }

    Battlefield checkState() {
        while (!state.outcome.over && StateBased.performOnce(state)) answer();
        return this;
    }

    boolean isAlive(int id) {
        return state.isOnBattlefield(id);
    }

    private Battlefield answer() {
        while (true) {
            while (state.decision.isNone() && !state.agenda.isEmpty())
                state.agenda.top().run(state);
            if (state.decision.isNone()) return this;
            questions.add(state.decision.kind() + " " + state.decision.subject() + ": " + state.decision.options());
            long option = choice(state.decision);
            if (state.decision.indexOf(option) < 0)
                throw new AssertionError(Option.unpack(option) + " is not among " + state.decision.options());
            state.answer = option;
            state.decision.clear();
        }
    }

    private long choice(Decision decision) {
        return switch (decision.kind()) {
            case ATTACK -> {
                for (var attack : attacks)
                    if (attack[0] == decision.subject()) yield Option.pack(Option.Kind.ENTITY, attack[1]);
                yield Option.pack(Option.Kind.NO, 0);
            }
            case BLOCK -> {
                int skip = decision.detail();
                for (var block : blocks)
                    if (block[0] == decision.subject() && skip-- == 0) yield Option.pack(Option.Kind.ENTITY, block[1]);
                yield Option.pack(decision.detail() == 0 ? Option.Kind.NO : Option.Kind.DONE, 0);
            }
            case DIVIDE -> Option.pack(Option.Kind.NUMBER, numbers.remove());
            default -> decision.packed(decision.size() - 1);
        };
    }
}
