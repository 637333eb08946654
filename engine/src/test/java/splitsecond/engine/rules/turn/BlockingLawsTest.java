package splitsecond.engine.rules.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import splitsecond.engine.ability.Rule;
import splitsecond.engine.ability.Step;
import splitsecond.engine.ability.Zone;
import splitsecond.engine.card.CardDefinition;
import splitsecond.engine.card.CardType;
import splitsecond.engine.card.Face;
import splitsecond.engine.card.Keywords;
import splitsecond.engine.card.TypeLine;
import splitsecond.engine.decision.GameOptions;
import splitsecond.engine.rules.changes.Combatants;
import splitsecond.engine.state.Blueprint;
import splitsecond.engine.state.Characteristics;
import splitsecond.engine.state.CompiledAbility;
import splitsecond.engine.state.FaceRules;
import splitsecond.engine.state.GameState;

/// Declarations of blockers that can be reached creature by creature, compared with trying every declaration.
class BlockingLawsTest {

    private final List<List<Rule>> attackers = new ArrayList<>();
    private final List<List<Rule>> blockers = new ArrayList<>();

    /// @param requirements whether creatures may have to block or be blocked
    /// @param alone whether creatures may be unable to block alone
    @ParameterizedTest
    @CsvSource({"1, 400, false, false", "2, 600, true, false", "3, 400, false, true"})
    void exactlyTheLegalDeclarationsCanBeReached(long seed, int cases, boolean requirements, boolean alone) {
        var random = new Random(seed);
        int restricted = 0;
        for (int i = 0; i < cases; i++) {
            deal(random, requirements, alone);
            var legal = legalDeclarations();
            if (legal.size() < allDeclarations()) restricted++;
            assertThat(reachedDeclarations())
                    .as("seed %d, case %d: attackers %s, blockers %s", seed, i, attackers, blockers)
                    .isEqualTo(legal);
        }
        assertThat(restricted).isPositive();
    }

    private void deal(Random random, boolean requirements, boolean alone) {
        attackers.clear();
        blockers.clear();
        int count = 1 + random.nextInt(3);
        for (int a = 0; a < count; a++) {
            var rules = new ArrayList<Rule>();
            if (random.nextInt(3) == 0) rules.add(new Rule.MinimumBlockers(2 + random.nextInt(2)));
            if (random.nextInt(5) == 0) rules.add(new Rule.MaximumBlockers(1 + random.nextInt(2)));
            if (requirements && random.nextInt(4) == 0) rules.add(new Rule.Simple(Rule.Kind.MUST_BE_BLOCKED));
            if (requirements && random.nextInt(4) == 0) rules.add(new Rule.Simple(Rule.Kind.ALL_ABLE_MUST_BLOCK_IT));
            attackers.add(rules);
        }
        count = 1 + random.nextInt(4);
        for (int b = 0; b < count; b++) {
            var rules = new ArrayList<Rule>();
            if (random.nextInt(4) == 0) rules.add(new Rule.CanBlockAdditional(random.nextBoolean() ? 1 : -1));
            if (requirements && random.nextInt(3) == 0) rules.add(new Rule.Simple(Rule.Kind.BLOCKS_EACH_COMBAT));
            if (alone && random.nextInt(2) == 0) rules.add(new Rule.Simple(Rule.Kind.CANT_BLOCK_ALONE));
            blockers.add(rules);
        }
    }

    private Set<String> reachedDeclarations() {
        var state = new GameState(2, GameOptions.FULL, 20, AllRules.GIVEN);
        state.turn.step = Step.DECLARE_BLOCKERS;
        var ids = new ArrayList<Integer>();
        for (var rules : attackers) {
            int id = creature(state, 0, rules);
            ids.add(id);
            Combatants.enterAttacking(state, id, 1);
        }
        for (var rules : blockers) ids.add(creature(state, 1, rules));
        Combat.declareBlockers(state);
        var reached = new TreeSet<String>();
        follow(state, ids, reached);
        return reached;
    }

    private static int creature(GameState state, int player, List<Rule> rules) {
        var face = new Face("Bear", null, TypeLine.parse("Creature"), 0, 2, 2, 0, List.of(), "");
        var traits = new Characteristics(
                "Bear",
                null,
                0,
                CardType.CREATURE.bit(),
                new String[0],
                0,
                Keywords.NONE,
                2,
                2,
                0,
                new CompiledAbility[0],
                rules.toArray(new Rule[0]),
                false);
        var faceRules = FaceRules.BLANK;
        var blueprint =
                new Blueprint(CardDefinition.of(face), new Characteristics[] {traits}, new FaceRules[] {faceRules});
        int id = state.create(blueprint, player, Zone.BATTLEFIELD);
        state.zones.battlefield.add(id);
        state.caches.layersDirty = true;
        return id;
    }

    private static void follow(GameState state, List<Integer> ids, Set<String> reached) {
        while (state.decision.isNone() && !state.agenda.isEmpty())
            state.agenda.top().run(state);
        if (state.decision.isNone()) {
            var pairs = new TreeSet<String>();
            for (int i = 0; i < state.combat.blocks.size(); i += 2)
                pairs.add(ids.indexOf(state.combat.blocks.get(i)) + ">" + ids.indexOf(state.combat.blocks.get(i + 1)));
            reached.add(pairs.toString());
            return;
        }
        for (int i = 0; i < state.decision.size(); i++) {
            var next = state.fork();
            next.answer = next.decision.packed(i);
            next.decision.clear();
            follow(next, ids, reached);
        }
    }

    private int allDeclarations() {
        return 1 << attackers.size() * blockers.size();
    }

    private Set<String> legalDeclarations() {
        var legal = new TreeSet<String>();
        int most = -1;
        for (int set = 0; set < allDeclarations(); set++) {
            int met = requirementsMet(set);
            if (met < most) continue;
            if (met > most) legal.clear();
            most = met;
            var pairs = new TreeSet<String>();
            for (int b = 0; b < blockers.size(); b++)
                for (int a = 0; a < attackers.size(); a++)
                    if (isBlocking(set, b, a)) pairs.add(attackers.size() + b + ">" + a);
            legal.add(pairs.toString());
        }
        return legal;
    }

    private boolean isBlocking(int set, int blocker, int attacker) {
        return (set & 1 << blocker * attackers.size() + attacker) != 0;
    }

    /// -1 if a restriction is broken.
    private int requirementsMet(int set) {
        int met = 0;
        int blocking = 0;
        boolean needsCompany = false;
        for (int b = 0; b < blockers.size(); b++) {
            int blocks = 0;
            for (int a = 0; a < attackers.size(); a++) {
                if (!isBlocking(set, b, a)) continue;
                blocks++;
                if (has(attackers.get(a), Rule.Kind.ALL_ABLE_MUST_BLOCK_IT)) met++;
            }
            if (blocks > capacity(blockers.get(b))) return -1;
            if (blocks == 0) continue;
            blocking++;
            needsCompany |= has(blockers.get(b), Rule.Kind.CANT_BLOCK_ALONE);
            if (has(blockers.get(b), Rule.Kind.BLOCKS_EACH_COMBAT)) met++;
        }
        if (needsCompany && blocking == 1) return -1;
        for (int a = 0; a < attackers.size(); a++) {
            int blockedBy = 0;
            for (int b = 0; b < blockers.size(); b++) if (isBlocking(set, b, a)) blockedBy++;
            for (var rule : attackers.get(a)) {
                if (rule instanceof Rule.MinimumBlockers(int least) && blockedBy > 0 && blockedBy < least) return -1;
                if (rule instanceof Rule.MaximumBlockers(int most) && blockedBy > most) return -1;
            }
            if (blockedBy > 0 && has(attackers.get(a), Rule.Kind.MUST_BE_BLOCKED)) met++;
        }
        return met;
    }

    private static boolean has(List<Rule> rules, Rule.Kind kind) {
        return rules.contains(new Rule.Simple(kind));
    }

    private static int capacity(List<Rule> rules) {
        for (var rule : rules)
            if (rule instanceof Rule.CanBlockAdditional(int count)) return count < 0 ? Integer.MAX_VALUE : 1 + count;
        return 1;
    }
}
